"""Good, not good or equal: what is to be answered to what the other side calls."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.declarations import full_reply
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.policies.calling import current
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import ANSWER_OF, KIND_OF
from piquet_tutor.narration import message
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.passages import passage, spoken_line, text_of
from piquet_tutor.narration.players import name_of_side
from piquet_tutor.teach.questions.asked import Feedback, Form, Marked, PossibleAnswer, QuestionFault, WordedQuestion
from piquet_tutor.teach.questions.choosing import chosen
from piquet_tutor.teach.questions.laying import bidding_told, laid_out
from piquet_tutor.teach.questions.replies import ANSWERS, before_reply, replies_believed
from piquet_tutor.teach.scoring.cases import cards_behind
from piquet_tutor.teach.scoring.learning import learned
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import belief_words, statement_of

MOST_NAMED = 2
"""The most wrong rules named behind one answer."""


@dataclass(frozen=True)
class GoodOrNot:
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
        rows, _ = laid_out(self.deal, self.subject, language)
        return WordedQuestion(
            title=narration.message(f"scorer-box-{self.subject}", language),
            rules=rules_called(self.deal.rules, language),
            text=message("classroom-ask-answer", language, kind=self.subject),
            how=narration.whole("question-how-choice", language, listed=self._listed(language)),
            form=Form("choice", choices=self._choices(language)),
            rows=rows,
            said=(*bidding_told(self.deal, language), *self._said(language)),
        )

    def _said(self, language: str) -> Iterator[str]:
        """What has been said of the class by then."""
        ledger = self._moment.rulings
        for each in ledger:
            if each.subject is not None and KIND_OF.get(each.subject) == self.subject:
                told = passage(each, language, ledger)
                if told.call:
                    name = name_of_side(self.deal, each.side) if each.side else None
                    yield spoken_line(replace(told, speaker=name) if name else told, language)

    def read(self, given: object) -> str:
        """Read an answer: ``good``, ``not good`` or ``equal``.

        Raises:
            QuestionFault: it is none of them.
        """
        return chosen(given, self._choices)

    def mark(self, given: object) -> Marked:
        """Mark an answer, with the wrong rules that lead to it; None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self.subject)
        answer = self.read(given)
        if answer == self.truth:
            return Marked(answer, True, about=self.subject)
        named = tuple(name for name, theirs in replies_believed(self.deal, self.subject).items() if theirs == answer)
        return Marked(answer, False, named[:MOST_NAMED], self.subject, behind=named)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        verdict, rules = marked.verdict, self.deal.rules
        texts = {"right": self._word(self.truth, language)}
        if marked.given is not None:
            texts["given"] = self._word(cast("str", marked.given), language)
        key = f"question-choice-{verdict}" if whole else "question-given"
        beliefs = [belief_words(rules, name, language, self.subject) for name in marked.named]
        statement, cite = statement_of(rules, self.subject, "", language)
        answered = [each for each in (self.ruling,) if each is not None and whole]
        return Feedback(
            verdict,
            narration.message(f"scorer-page-{verdict}", language),
            narration.whole(key, language, **(texts if whole else {"given": texts["given"]})),
            named=tuple(each.name for each in beliefs),
            why=self._why(marked, language, whole=whole),
            reasons=tuple(text_of(each, "short", language, self.deal.rulings) for each in answered),
            law=statement if whole else "",
            cite=cite if whole else "",
            lit=cards_behind(answered, self.deal.rulings),
            whole=whole,
        )

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        law = f"{self.subject}.good"
        if marked.given is None:
            return mastery.skipped(law)
        return learned(mastery, self.subject, marked.named, law, marked.right, day=day)

    def _why(self, marked: Marked, language: str, *, whole: bool) -> tuple[str, ...]:
        """What is said of the wrong rules behind an answer; where there are none, that it is to be tried again."""
        beliefs = (belief_words(self.deal.rules, name, language, self.subject) for name in marked.named)
        told = tuple(each.told(whole=whole) for each in beliefs)
        return told if told or whole else (message("course-look-again", language, box=self.subject),)

    def _word(self, answer: str, language: str) -> str:
        return message(f"classroom-choice-{answer}", language, kind=self.subject)

    def _choices(self, language: str) -> tuple[PossibleAnswer, ...]:
        return tuple(PossibleAnswer(each.value, self._word(each.value, language)) for each in ANSWERS)

    def _listed(self, language: str) -> str:
        """The answers as they are written in code."""
        return " · ".join(f'"{each.text.lower()}"' for each in self._choices(language))
