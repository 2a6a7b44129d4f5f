"""The first deal."""
