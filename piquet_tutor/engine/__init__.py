"""What a law is, whatever the game: clauses, options, rulings and how they are asked. No word of Piquet in it."""
