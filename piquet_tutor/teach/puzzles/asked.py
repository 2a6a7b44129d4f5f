"""A puzzle as a question: two cards change places, and every exchange that brings about what is asked is right."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import line_of_difference
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.puzzles.goals import BREAK
from piquet_tutor.teach.puzzles.laying import Swap
from piquet_tutor.teach.puzzles.making import Attempt, Puzzle
from piquet_tutor.teach.puzzles.measured import measured
from piquet_tutor.teach.questions.asked import Feedback, Form, Marked, QuestionFault, WordedQuestion
from piquet_tutor.teach.scoring.laying import Row
from piquet_tutor.teach.scoring.mastery import Mastery

OUT: Final = "out"
"""The name of the row of cards that neither hand holds."""


@dataclass(frozen=True)
class ByExchange:
    """Which two cards are to change places so that something comes about.

    Attributes:
        puzzle: the deal, what is asked of it, and every answer.
    """

    puzzle: Puzzle
    sort: ClassVar[str] = "exchange"

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.puzzle.layout.deal

    @property
    def subject(self) -> str:
        """The kind of score."""
        return self.puzzle.goal.kind

    @property
    def side(self) -> Side:
        """Whose score it is."""
        return self.puzzle.goal.side

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that is to be turned; None where nothing has been ruled on it."""
        return self.puzzle.goal.ruling(self.deal)

    def rows(self) -> Iterator[tuple[str, Cards]]:
        """Younger's hand, what neither holds, and elder's: as the cards lie on a table, each row by its name."""
        layout = self.puzzle.layout
        first, *others = layout.hands
        yield from ((seat, layout.hands[seat]) for seat in others)
        yield OUT, layout.out
        yield first, layout.hands[first]

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        goal, rows = self.puzzle.goal, tuple(self.rows())
        words = catalogue(language)
        return WordedQuestion(
            title=words.word("page-puzzles.title"),
            rules=rules_called(self.deal.rules, language),
            text=message(f"page-puzzles.task_{goal.kind}_{goal.aim}", language, side=goal.side),
            how=words.word(f"page-puzzles.{'how' if goal.in_hand else 'how_played'}"),
            form=Form("cards", hand=tuple(one for _, cards in rows for one in cards)),
            rows=tuple(Row(words.word(f"page-puzzles.row_{name}"), cards) for name, cards in rows),
        )

    def read(self, given: object) -> Swap:
        """Read two cards, as codes or as cards: untrusted.

        Raises:
            QuestionFault: they are no two cards of the deal that can change places.
        """
        known = {one.code: one for _, cards in self.rows() for one in cards}
        several = given if isinstance(given, list | tuple) else ()
        codes = [one.code if isinstance(one, Card) else one for one in several]
        found = self.puzzle.layout.pair(tuple(known[code] for code in codes if isinstance(code, str) and code in known))
        if found is None:
            raise QuestionFault("pair")
        return found

    def mark(self, given: object) -> Marked:
        """Mark an exchange by ruling the deal with it; None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self.subject, diagnosis=self.puzzle.attempt(self.puzzle.gentlest.swap))
        swap = self.read(given)
        attempt = self.puzzle.attempt(swap)
        return Marked(swap, attempt.solved, about=self.subject, diagnosis=attempt)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """The one number that tells how near an exchange came; then what has changed in the rulings.

        Of a question that was given up, that of the answer which leaves most as it was.
        """
        attempt, verdict = cast("Attempt", marked.diagnosis), marked.verdict
        head = {"right": "yes", "wrong": "no", "skipped": "shown"}[verdict]
        return Feedback(
            verdict,
            catalogue(language).word(f"page-puzzles.{head}"),
            self._how_many(attempt, language) if verdict != "wrong" else "",
            why=(self._number(attempt, language),),
            reasons=(self._ruled(attempt, language), *self._besides(attempt, language)),
            lit=attempt.swap,
            whole=verdict != "wrong",
        )

    def _number(self, attempt: Attempt, language: str) -> str:
        """How near it came, such as “40 against 41: one short”."""
        found = measured(self.puzzle.goal, attempt.deal)
        gap = "level" if not found.short else "short" if found.short > 0 else "over"
        facts: dict[str, Any] = {"gap": gap, "by": abs(found.short), **found.facts}
        return message(f"page-puzzles.near_{found.by}", language, **facts)

    def _ruled(self, attempt: Attempt, language: str) -> str:
        """What is ruled now on the score that was asked about."""
        if attempt.ruling is not None:
            return words_for(attempt.deal, language=language).ruling(attempt.ruling)
        if self.puzzle.goal.aim == BREAK:
            return narration.whole("why-swap-gone", language)
        return catalogue(language).word("page-puzzles.nothing")

    def _besides(self, attempt: Attempt, language: str) -> Iterator[str]:
        """What the exchange did besides: rulings new, gone and changed, and the totals."""
        line = line_of_difference(attempt.effect, words_for(self.deal, language=language))
        yield from (each.text for each in line.below)

    def _how_many(self, attempt: Attempt, language: str) -> str:
        """How many exchanges would have done it, and through what this one works."""
        hidden, goal = self.puzzle.hidden, self.puzzle.goal
        way = next(each.way for each in self.puzzle.answers if set(each.swap) == set(attempt.swap))
        alike = message("page-puzzles.alike", language, count=hidden.answers, tried=hidden.tried)
        return f"{alike} {message(f'page-puzzles.way_{way}', language, side=goal.side)}"

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer: whoever asks to be shown the cards did not find them."""
        return mastery.answered(self.ruling.rule, marked.right) if self.ruling is not None else mastery
