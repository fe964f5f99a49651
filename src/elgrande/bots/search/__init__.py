"""Search and evaluation of the bots, compiled together with the rules."""
