"""Whether something may be done: exchanged, played, called or bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from piquet_tutor.game.actions import Action, Bid, Call, Exchange, Play
from piquet_tutor.game.cards import CardError, parse_card, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step
from piquet_tutor.teach.lessons.tables import LessonError
from piquet_tutor.teach.lessons.texts import StepTexts
from piquet_tutor.teach.questions.may_be_done import MayBeDone

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
