"""The head of a page: its name, one sentence, and the way to every other page."""
