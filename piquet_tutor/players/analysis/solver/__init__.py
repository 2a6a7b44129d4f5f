"""The solver: the value of every position once for all, and what it comes to by each rule set."""
