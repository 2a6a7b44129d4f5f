"""“Be the scorer”."""
