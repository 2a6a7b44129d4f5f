"""The policies: small pure functions that rule files name, a room for each part of the game."""
