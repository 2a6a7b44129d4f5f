"""Odd or even: a second, small game on the same engine, with nothing of Piquet in it."""
