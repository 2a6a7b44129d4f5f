"""Which of a few sentences holds of a deal: each stands for a ruling, and holds where the deal has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import cards_behind


@dataclass(frozen=True)
class WhichHolds(Offering):
    """Which sentences are true of a deal; any of those that are is a right answer.

    Attributes:
        deal: the deal.
        text: the question.
        sentences: the answers.
        found: the rulings for which those that hold stand.
        ledger: what those may rest on: the rulings of the deal, or of its match as well.
    """

    deal: Deal
    text: str
    sentences: tuple[OfferedAnswer, ...]
    found: Sequence[Ruling]
    ledger: Sequence[Ruling]

    @property
    def ruling(self) -> Ruling | None:
        """The first of the rulings that the true sentences stand for."""
        return self.found[0] if self.found else None

    @property
    def lit(self) -> Cards:
        """The cards of these rulings, and of what they rest on."""
        return cards_behind(self.found, self.deal.rulings)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The sentences, in the language in which they were given."""
        return self.sentences

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The ruling for which the first true sentence stands."""
        return (text_of(self.found[0], "short", language, self.ledger),) if self.found else ()
