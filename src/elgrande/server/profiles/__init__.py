"""Profiles: what a player's finished games add up to."""
