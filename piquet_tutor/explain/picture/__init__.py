"""Rulings as drawings: cards as SVG shapes, and one ruling with its cards, its law and the score, for a slide."""
