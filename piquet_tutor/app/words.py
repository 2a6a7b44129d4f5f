"""What the views say of their own accord, in the language of a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.asking import FIRST_LANGUAGE
from piquet_tutor.engine.cards import Rank, Suit, card
from piquet_tutor.narration.catalogue import catalogue


@cache
def frame_words(language: str) -> dict[str, Any]:
    """A view's own words, the names of cards and the signs of their ranks; empty where the views know them."""
    if language == FIRST_LANGUAGE:
        return {}
    keys = catalogue(FIRST_LANGUAGE).keys("frame-")
    pack = [card(rank, suit) for rank in Rank for suit in Suit]
    signs = {one.code[0]: narration.card_symbol(one, language)[:-1] for one in pack}
    return {
        **{key.removeprefix("frame-"): narration.message(key, language) for key in keys},
        "card_names": {one.code: narration.card_name(one, language) for one in pack},
        "signs": signs,
    }
