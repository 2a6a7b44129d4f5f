"""Good, not good or equal: what is to be answered to a call, by the law and by those who hold a wrong rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.engine.clauses import Conflict
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.actions import Answer
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.declarations import full_reply
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.replay import ParsedRecord, followed, score_of
from piquet_tutor.game.rules.policies.calling import current
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import ANSWER_OF, KIND_OF
from piquet_tutor.narration import message
from piquet_tutor.narration.passages import passage, spoken_line, text_of
from piquet_tutor.narration.players import name_of_side
from piquet_tutor.teach.questions.asked import QuestionFault, WordedQuestion, laid_question
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import cards_behind
from piquet_tutor.teach.scoring.misconceptions import amended, applicable
from piquet_tutor.teach.scoring.words import statement_of

ANSWERS: Final = (Answer.GOOD, Answer.NOT_GOOD, Answer.EQUAL)


def before_reply(score: ParsedRecord, standing: Standing | None, kind: str) -> Deal | None:
    """The deal at the moment when the call of a class is answered; None where it comes to no such moment.

    Args:
        score: the deal as a score, with the rules by which it is ruled.
        standing: of the match.
        kind: ``point``, ``sequence`` or ``set``. A question about the call is no answer yet.
    """
    for deal in followed(score, standing):
        contest = current(deal) if deal.phase == "declare" else None
        if contest is not None and contest.kind == kind and full_reply(deal).answer in ANSWERS:
            return deal
    return None


def replies_believed(deal: Deal, kind: str) -> Mapping[str, str]:
    """What is answered to the call of a class by those who hold a wrong rule about it, by the rule's name."""
    score, found = score_of(deal), {}
    for each in applicable(deal.rules):
        rules = amended(deal.rules, (each.id,)) if kind in each.items else None
        if rules is None:
            continue
        with suppress(Refused, Conflict):  # as they have it, it could not have come to this answer
            moment = before_reply(replace(score, rules=rules), deal.standing, kind)
            if moment is not None:
                found[each.id] = str(full_reply(moment).answer.value)
    return found


@dataclass(frozen=True)
class GoodOrNot(Offering):
    """What younger answers to elder's call of a class.

    Attributes:
        deal: the deal; with two hands, in which the class was called.
        subject: ``point``, ``sequence`` or ``set``.

    >>> from piquet_tutor.explore.examples import example
    >>> asked = GoodOrNot(Deal.from_record(example("equal-points")), "point")
    >>> asked.mark("good").right, asked.mark("equal").right
    (False, True)
    """

    deal: Deal
    subject: str
    sort: ClassVar[str] = "answer"

    def __post_init__(self) -> None:
        """See that there is a call to answer.

        Raises:
            QuestionFault: nothing of the kind is answered in this deal.
        """
        if self.subject not in KINDS:
            raise QuestionFault("no-answer", found=self.subject, known=KINDS)
        if self.moment is None:
            raise QuestionFault("not-called", kind=self.subject)

    @cached_property
    def moment(self) -> Deal | None:
        """The deal when the call is to be answered; None where it comes to no such moment."""
        try:
            found = before_reply(score_of(self.deal), self.deal.standing, self.subject)
        except Refused:
            return None
        contest = current(found) if found is not None else None
        return found if contest is not None and contest.called is not None else None

    @property
    def _moment(self) -> Deal:
        assert self.moment is not None  # or the question could not have been asked
        return self.moment

    @cached_property
    def truth(self) -> str:
        """The true answer by the law."""
        return str(full_reply(self._moment).answer.value)

    @property
    def side(self) -> Side:
        """Who is to answer."""
        return self.deal.table.side_of(self.deal.table.seats[1])

    @property
    def ruling(self) -> Ruling | None:
        """The ruling on the answer that was given."""
        subject = ANSWER_OF[self.subject]
        return next((each for each in reversed(self.deal.rulings) if each.subject is subject), None)

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        text = message("classroom-ask-answer", language, kind=self.subject)
        how = narration.whole("question-how-choice", language, listed=self._listed(language))
        return laid_question(self, self.subject, language, text, how, self._said(language))

    def _said(self, language: str) -> Iterator[str]:
        """What has been said of the class by then."""
        ledger = self._moment.rulings
        for each in ledger:
            if each.subject is not None and KIND_OF.get(each.subject) == self.subject:
                told = passage(each, language, ledger)
                if told.call:
                    name = name_of_side(self.deal, each.side) if each.side else None
                    yield spoken_line(replace(told, speaker=name) if name else told, language)

    @property
    def law(self) -> str:
        """The clause by which it is decided."""
        return f"{self.subject}.good"

    @property
    def lit_at_last(self) -> Cards:
        """The cards of the ruling on the answer that was given, and of what it rests on."""
        return cards_behind([each for each in (self.ruling,) if each is not None], self.deal.rulings)

    def law_told(self, language: str) -> tuple[str, str]:
        """What the law says of the class."""
        return statement_of(self.deal.rules, self.subject, "", language)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The three answers."""
        texts = {each.value: message(f"classroom-choice-{each.value}", language, kind=self.subject) for each in ANSWERS}
        return tuple(OfferedAnswer(name, text, name == self.truth) for name, text in texts.items())

    def misread(self, answer: str) -> tuple[str, ...]:
        """The wrong rules by which this would be the answer."""
        return tuple(name for name, theirs in replies_believed(self.deal, self.subject).items() if theirs == answer)

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The ruling on the answer that was given."""
        return (text_of(self.ruling, "short", language, self.deal.rulings),) if self.ruling is not None else ()

    def _listed(self, language: str) -> str:
        """The answers as they are written in code."""
        return " · ".join(f'"{each.text.lower()}"' for each in self.offered(language))
