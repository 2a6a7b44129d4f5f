"""What would have turned it: two cards that change places, after which it is ruled the other way."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.changing import Change, ChangeError
from piquet_tutor.explain.why.differing import Difference, what_if
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.questions import Hypothetical, question_of
from piquet_tutor.explain.why.scenes import ruled_then, words_for
from piquet_tutor.explain.why.turning import Nearest, target_of
from piquet_tutor.explain.why.wording import in_words
from piquet_tutor.game.cards import CardError, Cards, parse_cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.questions.asked import (
    LONGEST,
    Feedback,
    Form,
    Marked,
    PossibleAnswer,
    QuestionFault,
    WordedQuestion,
    chosen,
    feedback,
    laid_question,
    learned_of,
)
from piquet_tutor.teach.questions.turnings import BETWEEN, Turning, pair_words, turning_of
from piquet_tutor.teach.scoring.items import box_of
from piquet_tutor.teach.scoring.laid_open import laid_out
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import statement_of

_JUDGED: Final = (Verdict.AWARDED, Verdict.DENIED)


@dataclass(frozen=True)
class WhatTurns:
    """Which two cards, if they had changed places, would have turned a ruling.

    Attributes:
        deal: the deal.
        subject: what was ruled on: a box of the scorer's sheet.
        side: for or against whom; None for the side of the first ruling on it.
        known: the ruling and its pairs, where somebody has looked for them; None to look for them here.

    >>> from piquet_tutor.explore.examples import example
    >>> asked = WhatTurns(Deal.from_record(example("capot-outside-the-pique")), "point")
    >>> asked.mark("TS TC").right, asked.mark(("TS", "TH")).right
    (True, False)
    """

    deal: Deal
    subject: str
    side: Side | None = None
    known: Turning | None = None
    sort: ClassVar[str] = "change"

    def __post_init__(self) -> None:
        """See that there is something to turn, and two cards that do.

        Raises:
            QuestionFault: nothing was ruled on it, or no exchange of two cards was found that turns it.
        """
        if self.known is None and not self._ruled:
            raise QuestionFault("not-ruled", found=self.subject)
        if self._found is None:
            raise QuestionFault("no-turning", found=self.subject)
        object.__setattr__(self, "side", self.turning.ruling.side)

    @cached_property
    def _ruled(self) -> tuple[Ruling, ...]:
        """The rulings that might be turned: awards first."""
        own = [
            each
            for each in self.deal.rulings
            if each.verdict in _JUDGED
            and each.side is not None
            and self.side in (None, each.side)
            and box_of(self.deal.rules, each) == self.subject
            and question_of(each) is not None
        ]
        return tuple(sorted(own, key=lambda each: not each.awards))

    @cached_property
    def _found(self) -> Turning | None:
        """The pairs to choose from, all of cards that lie open: nobody can choose by one that they do not see."""
        if self.known is not None:
            return self.known
        rows, _ = laid_out(self.deal, self.subject, FIRST_LANGUAGE)
        laid = frozenset(card for row in rows for card in row.cards)
        return turning_of(self.deal, self._ruled[0], among=laid)

    @property
    def turning(self) -> Turning:
        """The ruling, and the pairs of cards to choose from."""
        assert self._found is not None  # or the question could not have been asked
        return self._found

    @property
    def ruling(self) -> Ruling:
        """The ruling that is to be turned."""
        return self.turning.ruling

    @property
    def _question(self) -> Hypothetical:
        question = question_of(self.ruling)
        assert question is not None  # or nothing would have been looked for
        return question

    @property
    def right(self) -> str:
        """The pair that turns it."""
        return self.turning.right

    def form(self, language: str = "en") -> Form:
        """The pairs."""
        return Form("choice", choices=self._choices(language))

    def _choices(self, language: str) -> tuple[PossibleAnswer, ...]:
        return tuple(PossibleAnswer(pair, pair_words(pair, language)) for pair in self.turning.choices)

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer: the ruling, which is not what is asked, and the pairs."""
        text, how = message("classroom-ask-change", language), message("question-how-pair", language)
        ruled = text_of(self.ruling, "short", language, self.deal.rulings)
        return laid_question(self, self.subject, language, text, how, [ruled])

    def read(self, given: object) -> str:
        """Read two cards, or the number of a pair; any two cards may be named, for others may turn it too.

        Raises:
            QuestionFault: it is neither.
        """
        cards = _pair(given)
        if cards is None:
            return chosen(given, self._choices)
        if len(cards) != 2 or cards[0] == cards[1]:
            raise QuestionFault("pair")
        return BETWEEN.join(sorted(one.code for one in cards))

    def mark(self, given: object) -> Marked:
        """Mark an answer by ruling the deal again with these two cards exchanged; None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self.subject)
        pair = self.read(given)
        told = self._after(pair)
        turned = target_of(ReadersDeal(self.deal), self._question, self.ruling.side).turned
        return Marked(pair, told.deal is not None and turned(told.deal), about=self.subject, diagnosis=told)

    def _after(self, pair: str) -> Difference:
        """What the exchange of two cards does.

        Raises:
            QuestionFault: one of them lies in no hand.
        """
        try:
            return what_if(self.deal, _swap(pair))
        except ChangeError as error:
            raise QuestionFault("swap", why=error) from None

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark: how it is ruled with these two cards exchanged, and which two turn it."""
        verdict, words = marked.verdict, words_for(self.deal, None, language)
        texts = {"right": pair_words(self.turning.right, language)}
        if marked.given is not None:
            texts["given"] = pair_words(cast("str", marked.given), language)
        found = self.turning.found
        then = in_words(found.change[0], words), ruled_then(found, self._question, words)
        own = marked.diagnosis
        theirs: tuple[str, ...] = ()
        if isinstance(own, Difference) and own.deal is not None:
            theirs = (self._ruled_after(own, cast("str", marked.given), language),)
        elif isinstance(own, Difference) and own.refused is not None:
            theirs = (text_of(own.refused, "short", language),)
        return feedback(
            verdict,
            f"question-change-{verdict}",
            texts,
            language,
            whole=whole,
            law=statement_of(self.deal.rules, self.subject, self.ruling.rule, language),
            why=theirs,
            reasons=(narration.whole("question-change-then", language, change=then[0], then=then[1]),)
            if whole and verdict != "right"
            else (),
            lit=self._lit(marked) if whole else (),
        )

    def _lit(self, marked: Marked) -> Cards:
        pair = cast("str", marked.given) if marked.right else self.turning.right
        return parse_cards(pair.replace(BETWEEN, " "))

    def _ruled_after(self, own: Difference, pair: str, language: str) -> str:
        """How it is ruled once the cards of an answer have changed places, with these cards: it may stand alone."""
        nearest = Nearest(self.ruling.side, wanted=False, difference=own)
        words = words_for(self.deal, None, language)
        told = ruled_then(nearest, self._question, words)
        if told == words.whole("why-swap-gone", {}):
            return message("question-change-nothing", language)
        return narration.whole("question-change-then", language, change=in_words(_swap(pair), words), then=told)

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        return learned_of(marked, mastery, self.subject, self.ruling.rule, day)


def _swap(pair: str) -> Change:
    """The exchange of the two cards of an answer."""
    return Change("swap", cards=parse_cards(pair.replace(BETWEEN, " ")))


def _pair(given: object) -> Cards | None:
    """Cards, in a list or written one after another; None for what is none."""
    if isinstance(given, list | tuple) and len(given) <= MOST_CARDS and all(isinstance(each, str) for each in given):
        given = " ".join(given)
    if not isinstance(given, str) or len(given) > LONGEST:
        return None
    bare = given.lower().removeprefix("swap").replace(BETWEEN, " ").replace("↔", " ")
    try:
        return parse_cards(bare) or None
    except CardError:
        return None


MOST_CARDS: Final = 4
"""The most cards that are read in an answer; two make one."""
