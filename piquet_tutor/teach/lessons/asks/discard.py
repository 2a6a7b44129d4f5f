"""A discard to be chosen among a few, marked by what each is behind the best."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from piquet_tutor import narration
from piquet_tutor.game.cards import CardError, parse_cards, sort_hand
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.discards import weighed
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering


@dataclass(frozen=True)
class WhichDiscard(Offering):
    """Which of a few discards is as good as can be asked for.

    Attributes:
        deal: the deal.
        text: the question.
        discards: the answers; each tells what it is worth.
    """

    deal: Deal
    text: str
    discards: tuple[OfferedAnswer, ...]

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The discards, in the language in which they were given."""
        return self.discards

    def reasons(self, given: OfferedAnswer | None, language: str) -> Iterable[str]:
        """What a discard is worth, good or not."""
        return (given.reply,) if given is not None else ()

    def remarks(self, given: OfferedAnswer, language: str, before: Collection[str]) -> Iterable[str]:
        """What a costly discard is worth."""
        return (given.reply,)


@dataclass(frozen=True, eq=False, kw_only=True)
class AskDiscard(Ask):
    """Which of a few discards is the best.

    Attributes:
        discards: each as the codes of its cards.
    """

    discards: tuple[str, ...]
    kind: ClassVar[str] = "discard"
    steps: ClassVar[tuple[str, ...]] = ("question",)

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        return cls(texts=texts, discards=tuple(_discards(value["discard"], where)))

    @property
    def exchanges(self) -> bool:
        """It asks for a discard."""
        return True

    def question(self, lesson: Lesson, step: Step, language: str) -> WhichDiscard:
        """The question, its discards in an order of no meaning."""
        assert step.place is not None  # a step that asks for a discard has a deal
        offered = []
        for number, cards in enumerate(self.discards, 1):
            found = weighed(lesson.id, step, cards)
            if found is None:
                raise PlaceError(f"“{cards}” has no figure in the step {step.id}; tools/make_discards.py writes it.")
            shown = narration.cards_shown(parse_cards(cards), language)
            offered.append(OfferedAnswer(str(number), shown, found.good, reply=found.told(language)))
        Random(f"{lesson.id} {step.id}").shuffle(offered)
        return WhichDiscard(laid(step.place).deal, filled(lesson, step, self.text, language), tuple(offered))


def _discards(value: Any, where: str) -> Iterator[str]:
    given = tables.texts(value, where, "discard")
    if not 2 <= len(given) <= 4:
        raise LessonError(f"{where}: give two to four discards.")
    for each in given:
        try:
            yield " ".join(card.code for card in sort_hand(parse_cards(each)))
        except CardError as error:
            raise LessonError(f"{where}: “discard”: {error}") from None
