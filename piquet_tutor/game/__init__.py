"""Piquet itself: cards, combinations, laws as data, deals and records. It knows every form, and names none in code."""
