"""The numbers of the game: exact where they can be counted, simulated with their error where not."""
