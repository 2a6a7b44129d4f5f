"""Questions of which one of a few answers is right: each answer knows whether it is, and what is said of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.questions.asked import Feedback, Form, Marked, PossibleAnswer, WordedQuestion
from piquet_tutor.teach.questions.choosing import chosen
from piquet_tutor.teach.scoring.learning import learned
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import belief_words


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
    """

    sort: ClassVar[str] = "choice"
    text: str

    if TYPE_CHECKING:

        @property
        def deal(self) -> Deal:
            """The deal it is asked about."""

    @property
    def subject(self) -> str:
        """What it is about: a box of the scorer's sheet, or nothing of the kind."""
        return ""

    @property
    def side(self) -> Side | None:
        """Whom it is about; None for all alike."""
        return None

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that answers it; None where none does."""
        return None

    @property
    def law(self) -> str:
        """The clause of which an answer shows knowledge."""
        return self.ruling.rule if self.ruling is not None else ""

    @property
    def lit(self) -> Cards:
        """The cards on which it turns."""
        return ()

    @abstractmethod
    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The answers, in an order of no meaning."""

    def remarks(self, given: OfferedAnswer, language: str, before: Collection[str]) -> Iterable[str]:
        """What is said of a wrong answer that is to be tried again."""
        return (given.reply or message("course-look-again", language, box=self.subject),)

    def reasons(self, given: OfferedAnswer | None, language: str) -> Iterable[str]:
        """What is said of an answer, or of none, once the right one may be told."""
        return (given.reply,) if given is not None and given.reply and not given.right else ()

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The rulings that decide it, in a line each."""
        return ()

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        offered = self.offered(language)
        return WordedQuestion(
            title=self.text,
            rules=rules_called(self.deal.rules, language),
            text=self.text,
            how=message("question-how-number", language),
            form=Form("choice", choices=tuple(PossibleAnswer(each.id, each.text) for each in offered)),
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
            return Marked(None, False, about=self.subject)
        name = self.read(given)
        found = next(each for each in self.offered() if each.id == name)
        return Marked(name, found.right, found.named, self.subject, behind=found.named)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        offered, verdict = self.offered(language), marked.verdict
        given = next((each for each in offered if each.id == marked.given), None)
        texts = {"right": narration.listed([each.text for each in offered if each.right], language)}
        if given is not None:
            texts["given"] = given.text
        key = f"question-choice-{verdict}" if whole else "question-given"
        tries = given is not None and not whole and not given.right
        return Feedback(
            verdict,
            narration.message(f"scorer-page-{verdict}", language),
            narration.whole(key, language, **(texts if whole else {"given": texts.get("given", "")})),
            named=tuple(belief_words(self.deal.rules, name, language, self.subject).name for name in marked.named),
            why=tuple(
                self.remarks(cast("OfferedAnswer", given), language, before) if tries else self.reasons(given, language)
            ),
            reasons=self.rulings_told(language) if whole else (),
            lit=self.lit,
            whole=whole,
        )

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        if marked.given is None:
            return mastery.skipped(self.law) if self.law else mastery
        return learned(mastery, self.subject, marked.named, self.law, marked.right, day=day)
