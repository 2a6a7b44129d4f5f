"""The rules as a book: clauses by part of the game, differences between rule sets, and deals that show them."""
