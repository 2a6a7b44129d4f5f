"""The puzzles: two cards change places, and the score turns."""
