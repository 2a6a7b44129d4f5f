"""What a class is asked while a deal lies before it, ruling by ruling: the cards on the screen are all it needs to see.

Two are of a call, before it is answered; two of a ruling, before it is told, where those who hold a wrong rule would
have ruled otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.questions.asked import WordedQuestion
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import ruled_as
from piquet_tutor.teach.scoring.laid_open import role_of
from piquet_tutor.teach.scoring.misconceptions import ITEMS, applicable

NOBODY: Final = "nobody"
NAMELESS: Final[Mapping[str, Any]] = {"named": "no", "length": 0, "top": "", "size": 0, "rank": "", "cards": ()}
"""What a question says of the combination it asks about, where there is none or nobody may know which."""
_TWO_SIDES: Final = 2


@dataclass(frozen=True, eq=False)
class BelievedDeals:
    """A deal as those rule it who hold a wrong rule, found once for all that is asked about it.

    Attributes:
        deal: as far as it has come, by the true rules.
    """

    deal: Deal

    @cached_property
    def by_rule(self) -> Mapping[str, Deal]:
        """The whole deal by the name of each wrong rule; one by which it could not have been played so is left out."""
        score = score_of(self.deal)
        ruled = {each.id: ruled_as(score, self.deal.standing, (each.id,)) for each in applicable(self.deal.rules)}
        return {name: deal for name, deal in ruled.items() if deal is not None}

    def about(self, box: str) -> Iterator[tuple[str, Deal]]:
        """The same, those first whose wrong rule is about a box."""
        own = {each.id for each in applicable(self.deal.rules) if box in each.items}
        yield from sorted(self.by_rule.items(), key=lambda each: each[0] not in own)


class OnTheScreen(Offering):
    """A question about what a class has before its eyes; one of a few answers is right."""

    @property
    def box(self) -> str:
        """The box of the scorer's sheet that it is about; empty for none."""
        return self.subject if self.subject in ITEMS else ""

    def worded(self, language: str) -> str:
        """The question."""
        return message(f"classroom-ask-{self.sort}", language, kind=self.subject, side=role_of(self.deal, self.side))

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer; the cards lie on the screen."""
        text, form = self.worded(language), self.form(language)
        how = message("question-how-number", language)
        return WordedQuestion(text, rules_called(self.deal.rules, language), text, how, form, ())


@dataclass(frozen=True)
class OwnCall(OnTheScreen):
    """Whether a side calls something of its own, where the other has called nothing.

    Attributes:
        deal: before it is answered.
        caller: who answers.
        calls: whether they do.
        subject: ``point``, ``sequence`` or ``set``.
    """

    deal: Deal
    caller: Side
    calls: bool
    subject: str
    sort: ClassVar[str] = "own"

    @property
    def side(self) -> Side:
        """Who answers."""
        return self.caller

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """Yes and no."""
        return _yes_or_no(self.calls, language)


@dataclass(frozen=True)
class WhoseBest(OnTheScreen):
    """Whose call of a class is the best, round a table of several.

    Attributes:
        deal: once the last has called.
        best: the side; ``nobody`` where no call is good.
        subject: ``point``, ``sequence`` or ``set``.
    """

    deal: Deal
    best: str
    subject: str
    sort: ClassVar[str] = "whose"

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The sides, and nobody."""
        texts = {side: message(f"table-name-{side}", language) for side in dict.fromkeys(self.deal.table.sides)}
        texts[NOBODY] = message("classroom-choice-nobody", language)
        return tuple(OfferedAnswer(name, text, name == self.best) for name, text in texts.items())


@dataclass(frozen=True)
class WhetherAwarded(OnTheScreen):
    """Whether a bonus comes about.

    Attributes:
        deal: with the ruling on it.
        by: the ruling that awards or denies it.
        believed: the whole deal, as those rule it who hold a wrong rule.
    """

    deal: Deal
    by: Ruling
    believed: BelievedDeals
    sort: ClassVar[str] = "bonus"

    @property
    def ruling(self) -> Ruling:
        """The ruling that answers it."""
        return self.by

    @property
    def subject(self) -> str:
        """The bonus."""
        return str(self.ruling.subject)

    @property
    def side(self) -> Side | None:
        """For whom."""
        return self.ruling.side

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """Yes and no."""
        return _yes_or_no(self.ruling.verdict is Verdict.AWARDED, language)

    def misread(self, answer: str) -> tuple[str, ...]:
        """The wrong rules by which it does, or does not."""
        told = self.believed.about(self.subject)
        return tuple(name for name, deal in told if answer == ("yes" if self._comes_about(deal) else "no"))

    def _comes_about(self, deal: Deal) -> bool:
        return any(
            each.verdict is Verdict.AWARDED and each.side == self.side and str(each.subject) == self.subject
            for each in deal.rulings
        )


@dataclass(frozen=True)
class AwardedPoints(OnTheScreen):
    """How much a side scores for one thing.

    Attributes:
        deal: with the award.
        by: the award.
        believed: the whole deal, as those rule it who hold a wrong rule.
        numbers: what is offered, in rising order.
        named: which combination is meant, in the words of ``NAMELESS``; those of no fact where it is not known.
    """

    deal: Deal
    by: Ruling
    believed: BelievedDeals
    numbers: tuple[int, ...]
    named: Mapping[str, Any] = field(default_factory=lambda: NAMELESS)
    sort: ClassVar[str] = "points"

    @property
    def ruling(self) -> Ruling:
        """The ruling that answers it."""
        return self.by

    @property
    def subject(self) -> str:
        """The kind of score."""
        return str(self.deal.kind_of(self.ruling))

    @property
    def side(self) -> Side | None:
        """Who scores."""
        return self.ruling.side

    @property
    def cards(self) -> Cards:
        """The cards that the question names."""
        found: Cards = self.named["cards"]
        return found

    def worded(self, language: str) -> str:
        """The question."""
        many = "-many" if len(set(self.deal.table.sides)) > _TWO_SIDES else ""
        told = {"kind": self.subject, "side": role_of(self.deal, self.side), **self.named}
        return message(f"classroom-ask-points{many}", language, **told)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The numbers."""
        return tuple(OfferedAnswer(str(each), str(each), each == self.ruling.points) for each in self.numbers)

    def misread(self, answer: str) -> tuple[str, ...]:
        """The wrong rules that give this number for the same thing."""
        key = award_key(self.ruling)
        return tuple(
            dict.fromkeys(
                name
                for name, deal in self.believed.about(self.subject)
                for each in deal.rulings
                if award_key(each) == key and each.points > 0 and str(each.points) == answer
            )
        )


def award_key(ruling: Ruling) -> tuple[object, ...]:
    """By what an award is known again when the deal is ruled otherwise."""
    return ruling.rule, ruling.side, ruling.facts.get("cards")


def _yes_or_no(yes: bool, language: str) -> tuple[OfferedAnswer, ...]:
    texts = {name: message(f"classroom-choice-{name}", language) for name in ("yes", "no")}
    return tuple(OfferedAnswer(name, text, (name == "yes") is yes) for name, text in texts.items())
