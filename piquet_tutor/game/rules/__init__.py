"""Rules as data: clauses with citations, read strictly, and the small pure functions (policies) they name."""
