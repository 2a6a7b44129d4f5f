"""The odds of the game: exact where they can be counted, otherwise simulated and given with their standard error."""
