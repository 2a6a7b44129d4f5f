"""Rulings as drawings: cards as SVG shapes, and one ruling with its cards, its law and the score, for a slide.

Where to begin:

- ``drawing``: what of a ruling its reader may know, and that as a document.
"""
