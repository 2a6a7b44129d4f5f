"""The exchange reckoned: what a seat knows before it, the hands that may come of it, and what two hands then score."""
