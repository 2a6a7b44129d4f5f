"""The race to thirty."""
