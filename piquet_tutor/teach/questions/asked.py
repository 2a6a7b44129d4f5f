"""What every kind of question has in common: what it says before an answer, and what it says after one.

A question is asked about one deal. It reads an answer as a page or a person gives it, marks it without learning from
it, and learns from a mark on request. Before an answer there is a :class:`WordedQuestion`, in which nothing tells the
answer; after one there is a :class:`Feedback`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, Protocol

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.narration.texts import whole as whole_text
from piquet_tutor.teach.scoring.diagnosis import learned
from piquet_tutor.teach.scoring.faults import AnswerError
from piquet_tutor.teach.scoring.laid_open import Row, bidding_told, laid_out
from piquet_tutor.teach.scoring.mastery import Mastery

Verdict = Literal["right", "wrong", "skipped"]
LONGEST: Final = 400
"""The longest text that is read as an answer."""


class QuestionFault(Spoken, ValueError):
    """A question that cannot be asked of this deal, or an answer that cannot be read; says what to do instead."""

    family = "question-error-"


class UnreadableAnswer(QuestionFault):
    """What was written is no answer to a box of the scorer's sheet.

    Attributes:
        fault: what is wrong with it.
    """

    def __init__(self, fault: AnswerError) -> None:
        """Say what the sheet says of it."""
        super().__init__("answer")
        self.fault = fault

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """The sentence."""
        return self.fault.text(language)


@dataclass(frozen=True)
class PossibleAnswer:
    """One answer of several: its name, which is the same in every language, and what it says."""

    id: str
    text: str


@dataclass(frozen=True)
class Form:
    """What is open to whoever answers.

    Attributes:
        sort: ``points`` (who and how many), ``choice`` (one of several) or ``cards`` (some of a hand).
        sides: of points, the sides that may score, each with its name.
        of_each: of points, whether every side has something to write.
        one: of points, whether one side alone can score.
        choices: what there is to choose from, in an order of no meaning.
        hand: the cards to choose among.
    """

    sort: Literal["points", "choice", "cards"]
    sides: tuple[tuple[Side, str], ...] = ()
    of_each: bool = False
    one: bool = False
    choices: tuple[PossibleAnswer, ...] = ()
    hand: Cards = ()


@dataclass(frozen=True)
class WordedQuestion:
    """A question in words, with everything that may be seen before it is answered.

    Attributes:
        title: what it is about, in a word or two.
        rules: the rule set, by its title.
        text: the question.
        how: how it is answered in code.
        form: what is open.
        rows: the hands and discards.
        tricks: each trick in a line, where the play matters.
        said: what has been said so far, where that is asked about.
    """

    title: str
    rules: str
    text: str
    how: str
    form: Form
    rows: tuple[Row, ...]
    tricks: tuple[str, ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class SumLine:
    """One line of two sums side by side; what does not stand in one of them is empty there."""

    text: str
    law: str
    yours: str


@dataclass(frozen=True)
class Marked:
    """The mark of an answer.

    Attributes:
        given: the answer as it was read; None if the question was given up.
        right: whether it is right.
        named: the wrong rules named for it.
        about: what the wrong rules are about: a box of the scorer's sheet.
        diagnosis: whatever else was found out about it; None where there is nothing.
        behind: the wrong rules that may be behind it: those named, or where several lead to it, the likeliest.
        again: those of the wrong rules named that were already named for another question.
    """

    given: Hashable | None
    right: bool
    named: tuple[str, ...] = ()
    about: str = ""
    diagnosis: object = None
    behind: tuple[str, ...] = ()
    again: tuple[str, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """The mark in a word."""
        return "skipped" if self.given is None else "right" if self.right else "wrong"


@dataclass(frozen=True)
class Feedback:
    """What is said of a mark.

    Attributes:
        verdict: ``right``, ``wrong`` or ``skipped``.
        word: the same in words.
        text: what was answered and, where that may be told, what is right.
        named: the titles of the wrong rules behind a wrong answer.
        why: what is said of them, or that none is known; where the right answer is not told yet, where to look.
        sums: the law's sum and that of the answer, side by side; the last line is what they come to. Where the right
            answer is not told yet, that of the answer alone.
        reasons: the rulings that decide it, in a line each.
        law: what the law says, and ``cite``, where it is written.
        lit: the cards on which the question turns.
        whole: whether the right answer is told.
    """

    verdict: Verdict
    word: str
    text: str
    named: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    sums: tuple[SumLine, ...] = ()
    reasons: tuple[str, ...] = ()
    law: str = ""
    cite: str = ""
    lit: Cards = ()
    whole: bool = True

    @property
    def both(self) -> bool:
        """Whether there are two sums to lay side by side."""
        return self.verdict == "wrong" and self.whole


class Askable(Protocol):
    """A question about one deal.

    Attributes:
        sort: the kind of question: ``points``, ``cards``, ``answer``, ``law``, ``change`` ...
    """

    sort: ClassVar[str]

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""

    @property
    def subject(self) -> str:
        """What it is about: a box of the scorer's sheet, or ``capot``."""

    @property
    def side(self) -> Side | None:
        """Whom it is about; None for all alike."""

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that answers it; None where nothing was ruled. Not to be told before an answer."""

    @property
    def right(self) -> str:
        """A right answer, as it can be given: the first where there are several. Not to be told before an answer."""

    def form(self, language: str = "en") -> Form:
        """What is open, of which nothing tells what is right."""

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""

    def read(self, given: object) -> Hashable:
        """Read an answer, as a page sends it or a person writes it.

        Raises:
            QuestionFault: it cannot be an answer to this question.
        """

    def mark(self, given: object) -> Marked:
        """Mark an answer; None gives the question up. Nothing is learned from it.

        Raises:
            QuestionFault: it cannot be an answer to this question.
        """

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark.

        Args:
            marked: the mark.
            language: a language that the catalogue has.
            whole: whether the right answer may be told; else a wrong one is to be tried again.
            before: what was said of earlier wrong answers to it, and need not be said again.
        """

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer."""


def laid_question(
    asked: Askable, box: str, language: str, text: str, how: str, said: Iterable[str] = (), tricks: bool = False
) -> WordedQuestion:
    """A question over the cards that lie open to it, and after what was bid.

    Args:
        asked: the question.
        box: of the scorer's sheet, which decides what lies open.
        language: of every text.
        text: the question in words.
        how: how it is answered in code.
        said: what else has been said by then.
        tricks: whether the play matters.
    """
    rows, played = laid_out(asked.deal, box, language)
    return WordedQuestion(
        title=message(f"scorer-box-{box}", language),
        rules=rules_called(asked.deal.rules, language),
        text=text,
        how=how,
        form=asked.form(language),
        rows=rows,
        tricks=played if tricks else (),
        said=(*bidding_told(asked.deal, language), *said),
    )


def feedback(
    verdict: Verdict,
    key: str,
    texts: Mapping[str, str],
    language: str,
    *,
    whole: bool,
    law: tuple[str, str] = ("", ""),
    **more: Any,
) -> Feedback:
    """What is said of a mark, and before the right answer may be told no more than what was answered.

    Args:
        verdict: the mark.
        key: of the message that tells what is right.
        texts: what stands in it: ``right``, and ``given`` where something was answered.
        language: of every text.
        whole: whether the right answer may be told.
        law: what the law says and where, which goes with it.
        more: the rest.
    """
    if not whole:
        key, texts = "question-given", {"given": texts.get("given", "")}
    statement, cite = law if whole else ("", "")
    word = message(f"scorer-page-{verdict}", language)
    return Feedback(verdict, word, whole_text(key, language, **texts), law=statement, cite=cite, whole=whole, **more)


def learned_of(marked: Marked, mastery: Mastery, box: str, law: str, day: int, name: str = "") -> Mastery:
    """What is known after an answer; a question that was given up is one skipped.

    Args:
        marked: the mark.
        mastery: what was known.
        box: of the scorer's sheet that it was about.
        law: the clause of which an answer shows knowledge; empty for none.
        day: on which it was answered.
        name: under which it is asked again after a wrong answer; empty if it is not.
    """
    if marked.given is None:
        return mastery.skipped(law) if law else mastery
    return learned(mastery, box, marked.named, law, marked.right, name=name, day=day)


def chosen(given: object, offered: Callable[[str], Sequence[PossibleAnswer]]) -> str:
    """The name of the answer that is meant: by its name, its number from 1, or its words in any language.

    Args:
        given: what was sent or written.
        offered: the answers in a language.

    Raises:
        QuestionFault: it is none of them.
    """
    first = offered(languages()[0])
    if given in [each.id for each in first]:
        return str(given)
    if type(given) is int and 1 <= given <= len(first):
        return first[given - 1].id
    if isinstance(given, str):
        wanted = _bare(given[:LONGEST])
        if wanted.isdecimal() and 1 <= int(wanted) <= len(first):
            return first[int(wanted) - 1].id
        for language in languages():
            for each in offered(language):
                if wanted in (_bare(each.id), _bare(each.text)):
                    return each.id
    raise QuestionFault("choice", found=str(given)[:40], most=len(first))


def _bare(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split()).rstrip(".")
