"""Learning to evaluate positions from self-play."""
