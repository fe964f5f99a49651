"""Draws a game in a terminal: map, players, cards, story, scorings, answers."""
