"""Rulings as drawings: cards as SVG shapes, and one ruling with its cards, its law and the score, for a slide.

Where to begin:

- ``telling``: what of a ruling its reader may know.
- ``drawing``: that as a document.
"""
