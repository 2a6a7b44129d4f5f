"""The rulings in words, and what can be asked of them."""
