"""The thinking of the bots, compiled together with the rules."""
