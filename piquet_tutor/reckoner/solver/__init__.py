"""The solver: the value of every position of the play, and what it means in points under each rule set."""
