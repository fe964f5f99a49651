"""Observations: what a seat may know as numbers, for one game or many at once."""
