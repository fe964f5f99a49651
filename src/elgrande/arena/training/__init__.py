"""Learning to judge positions from games of the bots against themselves."""
