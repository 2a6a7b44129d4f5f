"""Whether something may be done: exchanged, played, called or bid."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Self

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.game.actions import Action, Bid, Call, Exchange, Play
from piquet_tutor.game.cards import CardError, Cards, parse_card, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message, sentence
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts
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


_ACTIONS: Final = ("exchange", "play", "call", "bid")


@dataclass(frozen=True, eq=False, kw_only=True)
class AskMay(Ask):
    """Whether an action is allowed at the step's moment.

    Attributes:
        action: ``seat``, and one of ``exchange``, ``play``, ``call`` (with ``cards``) or ``bid``.
    """

    action: Mapping[str, str]
    kind: ClassVar[str] = "may"
    keys: ClassVar[frozenset[str]] = frozenset({"then"})
    steps: ClassVar[tuple[str, ...]] = ("hook", "idea", "question")

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        action = value["may"]
        tables.keys(action, f"{where}, “may”", {"seat"}, {*_ACTIONS, "cards"})
        named = [each for each in _ACTIONS if each in action]
        if len(named) != 1 or not all(isinstance(each, str) for each in action.values()):
            raise LessonError(f"{where}: “may” takes a seat and one of {', '.join(_ACTIONS)}, all as texts.")
        return cls(texts=texts, then=tables.what_follows(value, rulings), action=dict(action))

    @property
    def others(self) -> tuple[str, ...]:
        """What is said to whoever took for refused what is allowed."""
        return tuple(filter(None, (self.texts.one("reply-no"),)))

    @property
    def box(self) -> str:
        """The class that would be called."""
        return self.action.get("call", "")

    def question(self, lesson: Lesson, step: Step, language: str) -> MayBeDone:
        """The question, asked at the moment of the step.

        Raises:
            PlaceError: this is not an action, or there is no such moment.
        """
        assert step.place is not None  # a step that asks it has a deal
        table = laid(step.place)
        text, reply = (filled(lesson, step, each, language) for each in (self.text, self.texts.one("reply-no")))
        return MayBeDone(table.states[table.moment(step.place.at)], _action(self.action), text, reply)

    def withheld(self, step: Step) -> frozenset[str]:
        """The clause by which it is judged."""
        if step.place is None:
            return frozenset()
        table = laid(step.place)
        judged = MayBeDone(table.states[table.moment(step.place.at)], _action(self.action), "")
        return frozenset({judged.ruling.rule})


def _action(value: Mapping[str, str]) -> Action:
    seat = value["seat"]
    try:
        if "exchange" in value:
            return Exchange(seat, parse_cards(value["exchange"]) if value["exchange"].strip() else ())
        if "play" in value:
            return Play(seat, parse_card(value["play"]))
        if "bid" in value:
            tricks, _, left = value["bid"].partition("-")
            return Bid(seat, int(tricks), int(left or 0))
        kind = next((each for each in KINDS if each == value["call"]), None)
        if kind is None:
            raise PlaceError(f"“call” takes {', '.join(KINDS)}.")
        return Call(seat, kind, parse_cards(value.get("cards", "")) if value.get("cards", "").strip() else ())
    except (CardError, ValueError) as error:
        if isinstance(error, PlaceError):
            raise
        raise PlaceError(f"“may” names no action: {error}") from error
