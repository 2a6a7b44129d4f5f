"""What a step of a lesson can ask for: a module a kind, and here their list."""

from __future__ import annotations

from typing import Final

from piquet_tutor.teach.lessons.asks.boxes import AskBoxes
from piquet_tutor.teach.lessons.asks.cards import AskCards
from piquet_tutor.teach.lessons.asks.discard import AskDiscard
from piquet_tutor.teach.lessons.asks.facts import AskFacts
from piquet_tutor.teach.lessons.asks.may import AskMay
from piquet_tutor.teach.lessons.asks.number import AskNumber
from piquet_tutor.teach.lessons.asks.play import AskPlay
from piquet_tutor.teach.lessons.asks.practice import AskPractice
from piquet_tutor.teach.lessons.asks.sentence import AskSentence
from piquet_tutor.teach.lessons.model import Ask

ASKS: Final[tuple[type[Ask], ...]] = (
    AskPractice,
    AskNumber,
    AskMay,
    AskCards,
    AskSentence,
    AskPlay,
    AskBoxes,
    AskDiscard,
    AskFacts,
)
"""Every kind; where a table could be read as two of them, as the first."""
