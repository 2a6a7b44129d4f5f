"""Whether something may be done at a moment of a deal: the engine judges it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.game.actions import Action, Call, Exchange, Play
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message, sentence
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import cards_behind


@dataclass(frozen=True)
class MayBeDone(Offering):
    """Whether an action is allowed.

    Attributes:
        deal: the deal at the moment that is meant.
        action: what would be done.
        text: the question.
        reply_no: what is said to whoever took for refused what is allowed.
    """

    deal: Deal
    action: Action
    text: str
    reply_no: str = ""
    sort: ClassVar[str] = "may"

    @cached_property
    def ruling(self) -> Ruling:
        """The engine's ruling on it."""
        return judge(self.deal, self.action)

    @property
    def allowed(self) -> bool:
        """Whether it may be done."""
        return self.ruling.verdict is not Verdict.REFUSED

    @property
    def lit(self) -> Cards:
        """The cards of the action, and what the ruling on it names."""
        action = self.action
        own: Cards = (action.card,) if isinstance(action, Play) else ()
        own = action.cards if isinstance(action, Exchange | Call) else own
        return tuple(dict.fromkeys((*own, *cards_behind([self.ruling], ()))))

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """Yes and no."""
        return (
            OfferedAnswer("yes", message("course-may-yes", language), self.allowed),
            OfferedAnswer("no", message("course-may-no", language), not self.allowed, reply=self.reply_no),
        )

    def remarks(self, given: OfferedAnswer, language: str, before: Collection[str]) -> Iterable[str]:
        """Why it may not be done; or where to look, since it may."""
        return (self._refused(language),) if given.id == "yes" else super().remarks(given, language, before)

    def reasons(self, given: OfferedAnswer | None, language: str) -> Iterable[str]:
        """Why it may not be done, or that it may."""
        return (message("course-may-be-done", language) if self.allowed else self._refused(language),)

    def _refused(self, language: str) -> str:
        """Why it may not be done; of an exchange, without speaking to the learner as if they had chosen."""
        if not isinstance(self.action, Exchange):
            return sentence(self.ruling, language)
        least, most = limits(self.deal, self.action.seat)
        number = len(self.action.cards)
        told = {"seat": self.action.seat, "number": number, "least": least, "most": most}
        return message(f"course-exchange-too-{'many' if number > most else 'few'}", language, **told)
