"""Clocks: how long players may think, and what happens when their time is up."""
