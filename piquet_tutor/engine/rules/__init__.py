"""Rules as data: clauses with their citations, read strictly, and the small pure functions they name."""
