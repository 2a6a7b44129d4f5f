"""Cards as drawings: the same shapes on paper, in pictures and at the tables."""

from __future__ import annotations

import re

from piquet_tutor.app import assets
from piquet_tutor.narration import card_drawing


def test_the_cards_are_those_of_the_tables():
    """The paths are those that the views draw."""
    art = "".join(assets.read(f"shared/drawing/{name}") for name in ("card_art.js", "card_shapes.js"))
    for name, path in (*card_drawing.SUITS.items(), *card_drawing.RANKS.items(), *card_drawing.LETTERS.items()):
        assert f'{name}: "{path}"' in art


def test_court_cards_have_the_letters_of_the_language():
    """In French roi, dame and valet, as at the tables; an ace is an ace in both."""
    french = [re.search("rank-(.)", card_drawing.card(code, "fr"))[1] for code in ("AS", "KS", "QS", "JS", "TS")]
    assert (french, 'href="#rank-K"' in card_drawing.card("KS", "en")) == (["A", "R", "D", "V", "T"], True)
