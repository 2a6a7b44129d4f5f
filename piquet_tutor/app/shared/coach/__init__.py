"""The coach at a table."""
