"""The race to thirty, on the table."""
