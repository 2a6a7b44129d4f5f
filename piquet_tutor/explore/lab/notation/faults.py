"""What the notation tells of a text that it does not read: the words it would have read instead, and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.faults import Phrase, likely_meant
from piquet_tutor.explore.lab.faults import WordedValue
from piquet_tutor.explore.lab.notation.vocabulary import folded, shown, vocabulary
from piquet_tutor.game.cards import Cards
from piquet_tutor.narration.faults import phrase_told
from piquet_tutor.narration.naming import FIRST_LANGUAGE

BEGINNINGS: Final = ("elder", "younger", "dealer", "talon", "discards", "play", "rules", "title")
"""Heads with which a line can begin, as they are told to somebody who began with something else."""


_SHORTEST: Final = 3
"""Words of so many letters are like too many others to be what somebody meant."""
_UNSAID: Final = ("DOUBT", "GREETING")
"""Words that say nothing of a deal."""


@dataclass(frozen=True)
class Heads(WordedValue):
    """Heads of the notation, such as the seats of a table, in the words of the sentence's language."""

    heads: tuple[str, ...]

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """All of them in a row."""
        return ", ".join(shown(self.heads, language))


@dataclass(frozen=True)
class Near(WordedValue):
    """What to write in place of a word that the notation has not: the one that is like it, or with what to begin."""

    word: str

    @property
    def known(self) -> str:
        """The word that is like it, as it is written; empty where none is."""
        words = vocabulary().meanings.items()
        known = {word: each for word, each in words if len(word) > _SHORTEST and each.terminal not in _UNSAID}
        close = likely_meant(folded(self.word[:30])[0], known, likeness=0.8)
        return known[close].written if close else ""

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """The hint."""
        known = self.known
        hint = Phrase("perhaps", known) if known else Phrase("write-one-of", shown(BEGINNINGS, language))
        return phrase_told(hint, language)


@dataclass(frozen=True)
class CardsIn(WordedValue):
    """Cards in the signs of the sentence's language."""

    cards: Cards

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """All of them in a row."""
        return " ".join(narration.card_symbol(one, language) for one in self.cards)
