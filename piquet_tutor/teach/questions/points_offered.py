"""How many somebody scores, where a few numbers are offered: the right one, those of wrong rules, and other prices."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.scoring.cases import Key
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.items import box_of
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
