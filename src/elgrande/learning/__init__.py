"""Learning the game: lessons, the coach, puzzles and the trainer. All of it is data and words."""
