"""A deal: taken from the gallery, laid out or typed, ruled, laid beside other books, and shared."""
