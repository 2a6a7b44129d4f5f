"""What the views say of their own accord, in the language of a page."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.cards import Rank, Suit, card
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.naming import FIRST_LANGUAGE

_CARDS: Final = tuple(card(rank, suit) for rank in Rank for suit in Suit)


@cache
def frame_words(language: str) -> dict[str, Any]:
    """A view's own words, the names of cards and the signs of their ranks; empty where the views know them."""
    if language == FIRST_LANGUAGE:
        return {}
    keys = catalogue(FIRST_LANGUAGE).keys("frame-")
    return {
        **{key.removeprefix("frame-"): narration.message(key, language) for key in keys},
        "card_names": card_names(language),
        "signs": rank_signs(language),
    }


def card_names(language: str) -> dict[str, str]:
    """What every card is called, by its code."""
    return {one.code: narration.card_name(one, language) for one in _CARDS}


def rank_signs(language: str) -> dict[str, str]:
    """The sign of every rank, by its letter."""
    return {one.code[0]: narration.card_symbol(one, language)[:-1] for one in _CARDS}


class PageWords:
    """The words of one page in one language: the message ``page-`` and its name, a word an attribute.

    Attributes:
        page: the page's name.
        language: of the words.

    >>> PageWords("play")["title"]
    'Play'
    >>> PageWords("examples")("deal_number", number=2)
    'Deal 2'
    """

    def __init__(self, page: str, language: str = FIRST_LANGUAGE) -> None:
        """Take the words of a page.

        Args:
            page: the page's name, as in :mod:`piquet_tutor.app.pages.pages`, or that of something several pages share.
            language: a language the catalogue has.
        """
        self.page, self.language = page, language

    def __getitem__(self, name: str) -> str:
        """A text without facts in it.

        Raises:
            MissingText: the page has no such text.
        """
        return catalogue(self.language).word(f"page-{self.page}.{name}")

    def __call__(self, name: str, /, **facts: Any) -> str:
        """A text with facts in it.

        Raises:
            MissingText: the page has no such text, or it needs another fact.
        """
        return narration.whole(f"page-{self.page}.{name}", self.language, **facts)
