"""What can be asked about a deal, one class a kind of question: each asks, reads an answer, marks it, and says why."""
