"""Questions of which one of a few answers is right: each answer knows whether it is, and what is said of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.questions.asked import (
    Feedback,
    Form,
    Marked,
    PossibleAnswer,
    WordedQuestion,
    chosen,
    feedback,
    learned_of,
)
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import BeliefWords, belief_words, look_again

MOST_NAMED: Final = 2
"""The most wrong rules named behind one answer."""


@dataclass(frozen=True)
class OfferedAnswer(PossibleAnswer):
    """An answer that can be chosen, with what is known of it.

    Attributes:
        right: whether it is right.
        named: the wrong rules that lead to it.
        reply: said to whoever chooses it wrongly.
    """

    right: bool = False
    named: tuple[str, ...] = ()
    reply: str = ""


class Offering(ABC):
    """A question whose answers are all offered; whoever is asked chooses one.

    Attributes:
        text: the question.
        told_as: the family of texts in which it is told what was answered, and what is right.
    """

    sort: ClassVar[str] = "choice"
    told_as: ClassVar[str] = "choice"
    text: str

    if TYPE_CHECKING:

        @property
        def deal(self) -> Deal:
            """The deal it is asked about."""

        @property
        def subject(self) -> str:
            """What it is about: a box of the scorer's sheet, or nothing of the kind."""

    else:
        subject = ""  # some kinds have it as a field

    @property
    def box(self) -> str:
        """The box of the scorer's sheet whose law it is about."""
        return self.subject

    @property
    def side(self) -> Side | None:
        """Whom it is about; None for all alike."""
        return None

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that answers it; None where none does."""
        return None

    @property
    def right(self) -> str:
        """The name of the right answer; of the first where several are."""
        return next(each.id for each in self.offered() if each.right)

    @property
    def law(self) -> str:
        """The clause of which an answer shows knowledge."""
        return self.ruling.rule if self.ruling is not None else ""

    @property
    def lit(self) -> Cards:
        """The cards on which it turns."""
        return ()

    @property
    def lit_at_last(self) -> Cards:
        """The same once the right answer may be told."""
        return self.lit

    def law_told(self, language: str) -> tuple[str, str]:
        """What the law says, and where it is written; two empty texts where no law is quoted."""
        return "", ""

    def misread(self, answer: str) -> tuple[str, ...]:
        """The wrong rules that lead to a wrong answer."""
        return next(each.named for each in self.offered() if each.id == answer)

    @abstractmethod
    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The answers, in an order of no meaning."""

    def remarks(self, given: OfferedAnswer, language: str, before: Collection[str]) -> Iterable[str]:
        """What is said of a wrong answer that is to be tried again: its own reply, or where to look."""
        nudges = tuple(each.nudge for each in self._beliefs(given, language))
        return nudges if nudges and not given.reply else (given.reply or look_again(self.subject, language),)

    def _beliefs(self, given: OfferedAnswer, language: str) -> tuple[BeliefWords, ...]:
        """The wrong rules named behind an answer, in words."""
        named = () if given.right else self.misread(given.id)[:MOST_NAMED]
        return tuple(belief_words(self.deal.rules, name, language, self.box) for name in named)

    def reasons(self, given: OfferedAnswer | None, language: str) -> Iterable[str]:
        """What is said of an answer, or of none, once the right one may be told."""
        if given is None or given.right:
            return ()
        beliefs = self._beliefs(given, language)
        said = tuple(each.correction for each in beliefs)
        if len(beliefs) > 1:  # each leads to it by itself, so nobody knows which it was
            said = (narration.whole("question-either", language, one=beliefs[0].belief, other=beliefs[1].belief),)
        return (*said, *filter(None, (given.reply,)))

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The rulings that decide it, in a line each."""
        return ()

    def form(self, language: str = "en") -> Form:
        """What is open: the answers, of which nothing tells which is right."""
        return Form("choice", choices=tuple(PossibleAnswer(each.id, each.text) for each in self.offered(language)))

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        return WordedQuestion(
            title=self.text,
            rules=rules_called(self.deal.rules, language),
            text=self.text,
            how=message("question-how-number", language),
            form=self.form(language),
            rows=(),
        )

    def read(self, given: object) -> Hashable:
        """Read an answer: its name, its number or its words.

        Raises:
            QuestionFault: it is none of those offered.
        """
        return chosen(given, self.offered)

    def mark(self, given: object) -> Marked:
        """Mark an answer; None gives the question up.

        Raises:
            QuestionFault: it is none of those offered.
        """
        if given is None:
            return Marked(None, False, about=self.box)
        name = chosen(given, self.offered)
        right = next(each.right for each in self.offered() if each.id == name)
        behind = () if right else self.misread(name)
        return Marked(name, right, behind[:MOST_NAMED], self.box, behind=behind)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        offered, verdict = self.offered(language), marked.verdict
        given = next((each for each in offered if each.id == marked.given), None)
        texts = {"right": narration.listed([each.text for each in offered if each.right], language)}
        if given is not None:
            texts["given"] = given.text
        tries = given is not None and not whole and not given.right
        return feedback(
            verdict,
            f"question-{self.told_as}-{verdict}",
            texts,
            language,
            whole=whole,
            law=self.law_told(language),
            named=tuple(belief_words(self.deal.rules, name, language, self.box).name for name in marked.named),
            why=tuple(
                self.remarks(cast("OfferedAnswer", given), language, before) if tries else self.reasons(given, language)
            ),
            reasons=self.rulings_told(language) if whole else (),
            lit=self.lit_at_last if whole else self.lit,
        )

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        return learned_of(marked, mastery, self.box, self.law, day)
