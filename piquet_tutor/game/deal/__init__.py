"""One deal as a frozen state machine, what each seat knows of it, and the partie that deals make up."""
