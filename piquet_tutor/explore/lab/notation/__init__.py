"""The notation in which people type a deal: its grammar, its words in every language, and the reader of it."""
