"""Which of these is the law: one sentence of it, to be told from what people take for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.questions.asked import Feedback, Form, Marked, PossibleAnswer, QuestionFault, WordedQuestion
from piquet_tutor.teach.questions.choosing import chosen
from piquet_tutor.teach.questions.law_asked import (
    BOX_OF,
    LAW,
    LawAsked,
    clause_asked,
    law_asked,
    law_authority,
    law_whole,
    law_words,
)
from piquet_tutor.teach.questions.laying import bidding_told, laid_out
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import box_of
from piquet_tutor.teach.scoring.learning import learned
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import belief_words


@dataclass(frozen=True)
class WhichLaw:
    """Which of several sentences is the law on a kind of score, by the rules of the deal.

    Attributes:
        case: the deal.
        subject: what the law is about: ``point``, ``repique``, ``capot`` ...

    >>> from piquet_tutor.explore.examples import example
    >>> asked = WhichLaw(ScoredDeal(Deal.from_record(example("parlett-repique-example"))), "repique")
    >>> len(asked.asking().form.choices), [asked.mark(number).right for number in (1, 2, 3)].count(True)
    (3, 1)
    """

    case: ScoredDeal
    subject: str
    sort: ClassVar[str] = "law"

    def __post_init__(self) -> None:
        """See that there is a law to ask for.

        Raises:
            QuestionFault: nobody misreads the law on this, or the rules have none.
        """
        if self._found is None:
            raise QuestionFault("no-law", found=self.subject, title=self.deal.rules.id)

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.case.deal

    @property
    def side(self) -> Side | None:
        """The law is the same for all."""
        return None

    @cached_property
    def _found(self) -> LawAsked | None:
        return law_asked(self.deal.rules, self.subject, salt_of(self.deal))

    @property
    def offered(self) -> LawAsked:
        """The sentences to choose from."""
        assert self._found is not None  # or the question could not have been asked
        return self._found

    @property
    def _box(self) -> str:
        return BOX_OF.get(self.subject, self.subject)

    @property
    def ruling(self) -> Ruling | None:
        """The first ruling by that law in this deal."""
        own = [each for each in self.deal.rulings if box_of(self.deal.rules, each) == self._box]
        return next((each for each in own if each.awards), own[0] if own else None)

    def _choices(self, language: str) -> tuple[PossibleAnswer, ...]:
        rules, offered = self.deal.rules, self.offered
        return tuple(PossibleAnswer(each, law_words(rules, offered, each, language)) for each in offered.stands_for)

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        rows, _ = laid_out(self.deal, self._box, language)
        return WordedQuestion(
            title=narration.message(f"scorer-box-{self._box}", language),
            rules=rules_called(self.deal.rules, language),
            text=message("classroom-ask-law", language, kind=self.subject),
            how=message("question-how-number", language),
            form=Form("choice", choices=self._choices(language)),
            rows=rows,
            said=bidding_told(self.deal, language),
        )

    def read(self, given: object) -> str:
        """Read the number of a sentence.

        Raises:
            QuestionFault: it is none of them.
        """
        return chosen(given, self._choices)

    def mark(self, given: object) -> Marked:
        """Mark an answer: each wrong sentence is a wrong rule that people hold. None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self._box)
        answer = self.read(given)
        name = self.offered.stands_for[answer]
        return Marked(answer, name == LAW, (name,) if name != LAW else (), self._box, behind=(name,))

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        verdict, rules = marked.verdict, self.deal.rules
        texts = {"right": law_words(rules, self.offered, self.offered.right, language)}
        if marked.given is not None:
            texts["given"] = law_words(rules, self.offered, cast("str", marked.given), language)
        key = f"question-law-{verdict}" if whole else "question-given"
        beliefs = [belief_words(rules, name, language, self._box) for name in marked.named]
        ruling = self.ruling
        return Feedback(
            verdict,
            narration.message(f"scorer-page-{verdict}", language),
            narration.whole(key, language, **(texts if whole else {"given": texts["given"]})),
            named=tuple(each.name for each in beliefs),
            why=tuple(each.told(whole=whole) for each in beliefs),
            reasons=(text_of(ruling, "short", language, self.deal.rulings),) if whole and ruling is not None else (),
            law=law_whole(rules, self.subject, language) if whole else "",
            cite=law_authority(rules, self.subject, language) if whole else "",
            whole=whole,
        )

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        law = clause_asked(self.deal.rules, self.subject)
        if marked.given is None:
            return mastery.skipped(law)
        return learned(mastery, self._box, marked.named, law, marked.right, day=day)


def salt_of(deal: Deal) -> str:
    """The cards of a deal as a text, by which answers stand in an order of no meaning."""
    hands = deal.dealt or deal.kept or deal.hands
    return " ".join(card.code for seat in deal.table.seats for card in hands.get(seat, ()))
