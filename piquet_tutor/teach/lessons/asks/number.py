"""A number to be chosen: the law's, those that wrong rules make of the same deal, and prices of other clauses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Self

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.filling import figure_of, filled
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step
from piquet_tutor.teach.lessons.tables import StepTexts
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.scoring.cases import SUMS, Key, ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.items import box_of, clauses_of
from piquet_tutor.teach.scoring.words import answer_text, diagnosis_text
from piquet_tutor.teach.scoring.wrong_answers import next_remark


@dataclass(frozen=True)
class PointsOffered(Offering):
    """Who scores in a box and how many, to be chosen among a few answers.

    Attributes:
        points: the same with nothing offered.
        text: the question.
        named: the answers that wrong rules give, each with those that give it.
        priced: other answers, each with what is said to whoever chooses it.
    """

    points: Points
    text: str
    named: Mapping[Key, tuple[str, ...]]
    priced: Sequence[tuple[Key, str]] = ()

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.points.deal

    @property
    def subject(self) -> str:
        """The box."""
        return self.points.subject

    @property
    def ruling(self) -> Ruling | None:
        """The first ruling of the box that awards points; where none does, the first of all."""
        telling = [each for each in self.deal.rulings if box_of(self.deal.rules, each) == self.subject]
        return next((each for each in telling if each.awards), telling[0] if telling else None)

    @property
    def lit(self) -> Cards:
        """The cards that the box turns on."""
        return self.points.case.telling_cards(self.subject)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The answers by their points, so that their order gives nothing away."""
        truth = self.points.truth
        found = [
            OfferedAnswer(name_of(key), answer_text(key, language), key == truth, names if key != truth else ())
            for key, names in {truth: (), **self.named}.items()
        ]
        found += [OfferedAnswer(name_of(key), answer_text(key, language), reply=reply) for key, reply in self.priced]
        return tuple(sorted(found, key=lambda each: each.id))

    def remarks(self, given: OfferedAnswer, language: str, before: Collection[str]) -> Iterable[str]:
        """The reply to a price; else what is wrong with the number, which is no slip."""
        if given.reply:
            return (given.reply,)
        key = next(key for key in self.named if name_of(key) == given.id)
        case = self.points.case
        return (next_remark(case, self.subject, dict(key), given.named, language, before=before, offered=True),)

    def reasons(self, given: OfferedAnswer | None, language: str) -> Iterable[str]:
        """The wrong rule behind a wrong number, or the reply to a price."""
        if given is not None and given.named:
            named = Diagnosis(False, given.named[:1], (), ())
            return diagnosis_text(self.deal.rules, self.subject, named, language)
        return super().reasons(given, language)

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The ruling by which the points are scored, or denied."""
        found = self.ruling
        return (text_of(found, "short", language, self.deal.rulings),) if found is not None else ()


def name_of(key: Key) -> str:
    """A name that sorts by points, so that the order of the answers gives nothing away.

    >>> name_of((("elder", 5),)), name_of(())
    ('005-elder', '000')
    """
    return " ".join(f"{points:03d}-{side}" for side, points in key) or "000"


@dataclass(frozen=True, eq=False, kw_only=True)
class AskNumber(Ask):
    """Who scores in a box, and how many.

    Attributes:
        about: the box.
        tempts: misreadings whose numbers are offered beside the right one.
        prices: figures of other clauses that somebody may take for the answer: they are offered too.
    """

    about: str
    tempts: tuple[str, ...] = ()
    prices: tuple[str, ...] = ()
    kind: ClassVar[str] = "box"
    keys: ClassVar[frozenset[str]] = frozenset({"tempts", "prices", "then"})
    steps: ClassVar[tuple[str, ...]] = ("hook", "idea", "question")
    worded = "usual"

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        return cls(
            texts=texts,
            then=tables.what_follows(value, rulings),
            about=tables.box(value["box"], where),
            tempts=tuple(tables.texts(value.get("tempts", []), where, "tempts")),
            prices=tuple(tables.texts(value.get("prices", []), where, "prices")),
        )

    @property
    def replies(self) -> tuple[str, ...]:
        """What is said to whoever chooses a price, in the order of ``prices``."""
        return self.texts.several("reply") if self.prices else ()

    @property
    def others(self) -> tuple[str, ...]:
        """The replies."""
        return self.replies

    @property
    def box(self) -> str:
        """The one whose points are offered."""
        return self.about

    @property
    def misreadings(self) -> tuple[str, ...]:
        """Those whose numbers are offered."""
        return self.tempts

    def lacks(self) -> str:
        """Whether a price lacks its reply."""
        return "" if len(self.replies) == len(self.prices) else "each of its prices needs a reply"

    def question(self, lesson: Lesson, step: Step, language: str) -> PointsOffered:
        """The question, its numbers made by the engine from the deal of the step."""
        assert step.place is not None  # a step that asks for a number has a deal
        table = laid(step.place)
        points, named = _ruled(table, self.about, self.tempts)
        text = filled(lesson, step, self.text, language) if self.text else points.asking(language).text
        replies = [filled(lesson, step, each, language) for each in self.replies]
        priced = tuple(zip(self._priced(table, points.truth, named), replies, strict=True))
        return PointsOffered(points, text, named, priced)

    def _priced(self, table: Laid, truth: Key, named: Mapping[Key, object]) -> Iterator[Key]:
        """The figures of other clauses, offered to the side that scores."""
        for name in self.prices:
            key = tuple((side, int(figure_of(table.rules, name))) for side, _ in truth)
            if key == truth or key in named:
                raise PlaceError(f"the price of “{name}” is offered already.")
            yield key

    def withheld(self, step: Step) -> frozenset[str]:
        """The clauses of the box; of a number that is added up from many rulings, none by itself answers."""
        if self.about in SUMS or step.place is None:
            return frozenset()
        table = laid(step.place)
        ruled = {each.rule for each in table.ledger if box_of(table.rules, each) == self.about}
        return frozenset(ruled | set(clauses_of(table.rules, self.about)))


@lru_cache(maxsize=64)
def _ruled(table: Laid, box: str, tempts: tuple[str, ...]) -> tuple[Points, Mapping[Key, tuple[str, ...]]]:
    """The box of a deal, and the numbers that wrong rules make of it."""
    case = ScoredDeal(table.deal)
    if box not in case.truth:
        raise PlaceError(f"the deal has no box “{box}”, or no answer to it: it must be played to its end.")
    found: dict[Key, tuple[str, ...]] = {}
    for name in tempts:
        theirs = case.answer((name,), box, box != "total")  # a misreading of another box can make a total wrong
        if theirs is None:
            raise PlaceError(f"“{name}” is not a misreading of this rule set.")
        found[theirs] = (*found.get(theirs, ()), name)
    return Points(case, box), found
