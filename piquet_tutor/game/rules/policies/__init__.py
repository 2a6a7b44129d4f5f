"""The policies: small pure functions that rule files name, in one module for each part of the game."""
