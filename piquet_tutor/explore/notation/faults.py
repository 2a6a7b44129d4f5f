"""What the notation tells of a text that it does not read: the words it would have read instead, and cards."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from piquet_tutor import narration
from piquet_tutor.engine.cards import Cards
from piquet_tutor.explore.lab.faults import Told
from piquet_tutor.explore.notation.vocabulary import folded, shown, vocabulary
from piquet_tutor.narration.catalogue import DEFAULT


@dataclass(frozen=True)
class Heads(Told):
    """Heads of the notation, such as the seats of a table, in the words of the sentence's language."""

    heads: tuple[str, ...]

    def text(self, language: str = DEFAULT) -> str:
        """Return them in a row."""
        return ", ".join(shown(self.heads, language))


@dataclass(frozen=True)
class Near(Told):
    """The word of the notation that is like one it has not; nothing where none is."""

    word: str

    def text(self, language: str = DEFAULT) -> str:
        """Return a question whether that word was meant, or nothing."""
        known = vocabulary().meanings
        close = get_close_matches(folded(self.word[:30])[0], known, 1, 0.75)
        return narration.message("typed-near", language, word=known[close[0]].written) if close else ""


@dataclass(frozen=True)
class CardsIn(Told):
    """Cards in the signs of the sentence's language."""

    cards: Cards

    def text(self, language: str = DEFAULT) -> str:
        """Return them in a row."""
        return " ".join(narration.card_symbol(one, language) for one in self.cards)
