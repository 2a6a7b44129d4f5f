"""What the books print of particular deals, and what became of it."""
