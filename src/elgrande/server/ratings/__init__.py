"""Ratings of accounts and bots: one ladder for people, one for games with bots, by season."""
