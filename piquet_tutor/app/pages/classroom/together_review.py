"""The costliest choices of a class that was elder, asked again: what the review found, and nothing else.

A review is worked out by the coach, in numpy, so what it takes is brought in only where a deal is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.together_deal import EldersChoice, moment_of
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Card
from piquet_tutor.game.seats import ELDER
from piquet_tutor.game.state import Deal

if TYPE_CHECKING:
    from piquet_tutor.players.review.lines import BothContinuations
    from piquet_tutor.players.review.model import MissedChance, Review
    from piquet_tutor.players.review.principles import Principle


@dataclass(frozen=True)
class Again:
    """A costly choice, to be made again.

    Attributes:
        review: what was found of the whole deal.
        finding: the choice.
        moment: what could be chosen.
        good: the choices that give nothing away; of an exchange the cards of the better one.
        principle: what it teaches.
        lines: both ways of it played to the end, where they can be.
    """

    review: Review
    finding: MissedChance
    moment: EldersChoice
    good: tuple[str, ...]
    principle: Principle
    lines: BothContinuations | None

    @property
    def done(self) -> tuple[str, ...]:
        """The cards that were played or discarded."""
        from piquet_tutor.players.review.asking import cards_of_question

        return tuple(card.code for card in cards_of_question(self.finding))

    def question(self, language: str) -> str:
        """What was done, what it gave away, and the question what would have been better."""
        from piquet_tutor.players.review.asking import question_of

        return question_of(replace(self.review, language=language), self.finding)

    def told(self, language: str) -> tuple[str, ...]:
        """The choice in one sentence, the principle with what bears it out, and the figures."""
        from piquet_tutor.players.review.wording import Commentary

        teller = Commentary(replace(self.review, language=language))
        principle = narration.whole(f"principle-{self.principle.name}", language)
        shown = teller.principle(self.principle.name, self.principle.facts)
        return teller.sentence(self.finding), f"{principle} {shown}", *teller.reasons(self.finding)[:1]

    def played_out(self, language: str) -> str:
        """What both ways come to as the cards lay; empty where they cannot be played out."""
        if self.lines is None:
            return ""
        gain = self.lines.gain
        return narration.whole("principle-to-the-end", language, gain=abs(gain), more=gain > 0)


@dataclass(frozen=True)
class LookedBack:
    """What was found of a deal.

    Attributes:
        review: all of it.
        again: the choices to be made again, the costliest first.
    """

    review: Review
    again: tuple[Again, ...]

    def summary(self, language: str) -> tuple[str, ...]:
        """What both sides scored; and where nothing is asked again, whether there was anything to find."""
        from piquet_tutor.players.review.wording import Commentary

        review = replace(self.review, language=language)
        teller = Commentary(review)
        nothing = [teller.nothing()] if review.nothing_given and not self.again else []
        return teller.summary(), *nothing


def looking_back(deal: Deal, language: str, stop: Callable[[], bool]) -> Iterator[LookedBack]:
    """Look through a deal that is over, for elder.

    Args:
        deal: the deal.
        language: of the sentences.
        stop: asked now and then; once it returns True, nothing is found.
    """
    from piquet_tutor.players.review.finding import reviewing
    from piquet_tutor.players.review.model import steps_of

    *_, found = reviewing(deal, ELDER, language, stop)
    if not found.whole:
        return
    steps = steps_of(deal)
    asked = ((each, moment_of(steps[each.place].before)) for each in found.costliest)
    again = (_again(found, each, moment) for each, moment in asked if moment is not None)
    yield LookedBack(found, tuple(each for each in again if each.good))


def _again(review: Review, finding: MissedChance, moment: EldersChoice) -> Again:
    from piquet_tutor.players.review.lines import lines_of
    from piquet_tutor.players.review.principles import principle_of

    lines = lines_of(review.deal, ELDER, finding)
    return Again(
        review, finding, moment, _good(finding, moment), principle_of(review.deal, ELDER, finding, lines), lines
    )


def _good(finding: MissedChance, moment: EldersChoice) -> tuple[str, ...]:
    """The choices that give nothing away, by the figures the finding was made with."""
    from piquet_tutor.players.review.played import LEAST

    if moment.sort == "exchange":
        better = [card.code for card in finding.facts.get("better", ()) if isinstance(card, Card)]
        return tuple(each for each in moment.ballot.choices if each in better)
    behind: Callable[[Action], float] | None = finding.behind
    return tuple(each for each, action in moment.actions.items() if behind is not None and behind(action) < LEAST)
