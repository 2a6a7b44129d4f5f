"""The other forms of the game, one hand each."""
