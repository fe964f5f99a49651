"""How a game looks in a terminal: map, players, cards, story, scorings, answers."""
