"""A puzzle as a question: two cards change places, and every exchange that brings about what is asked is right.

How near another exchange comes to it is one number: of two holdings side by side, or of a count and its goal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.race import race_of
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import line_of_difference
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Sequence, Set, held
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.puzzles.laying import BREAK, Goal, Swap
from piquet_tutor.teach.puzzles.making import Attempt, Puzzle
from piquet_tutor.teach.questions.asked import Feedback, Form, Marked, QuestionFault, WordedQuestion
from piquet_tutor.teach.scoring.laid_open import Row
from piquet_tutor.teach.scoring.mastery import Mastery

NOTHING: Final = "none"


@dataclass(frozen=True)
class Measured:
    """The one number that tells how an exchange did.

    Attributes:
        by: what is compared: ``cards`` or ``pips`` of two points, two ``sequence`` or two ``set``, or how far a side
            came on its way to thirty: ``reached``, ``short``, or ``barred``.
        short: by how much the side falls short of what is asked; 0 where it is just as much, below 0 where it is more.
        facts: the figures of the sentence.
    """

    by: str
    short: int
    facts: Mapping[str, Any]


def measured(goal: Goal, deal: Deal) -> Measured:
    """How near a deal comes to what is asked."""
    kind = next((each for each in KINDS if each == goal.kind), None)
    return _race(goal, deal) if kind is None else _holdings(kind, goal.side, deal)


def _holdings(kind: Kind, side: Side, deal: Deal) -> Measured:
    """The best of a class that each side holds."""
    mine, theirs = (_best(kind, deal, each) for each in (side, _other(deal, side)))
    sizes, values = (_size(mine), _size(theirs)), (_value(mine), _value(theirs))
    by = ("cards" if sizes[0] != sizes[1] else "pips") if kind == "point" else kind
    short = sizes[1] - sizes[0] or values[1] - values[0]
    numbers = sizes if by == "cards" else values
    facts: dict[str, Any] = {"side": side, "mine": numbers[0], "theirs": numbers[1]}
    if by == kind:
        unit = "level" if not short else "lone" if not all(sizes) else "card" if sizes[0] != sizes[1] else "rank"
        facts |= {"unit": unit, **_named("mine", mine), **_named("theirs", theirs)}
    return Measured(by, short, facts)


def _named(whose: str, one: Combination | None) -> dict[str, Any]:
    top = one.top.name if isinstance(one, Sequence) else one.rank.name if isinstance(one, Set) else NOTHING
    return {f"{whose}_size": _size(one), f"{whose}_top": top.lower()}


def _best(kind: Kind, deal: Deal, side: Side) -> Combination | None:
    seat = next(each for each in deal.table.seats if deal.table.side_of(each) == side)
    return next(iter(held(kind, sort_hand(deal.kept[seat]))), None)


def _size(one: Combination | None) -> int:
    return 0 if one is None else len(one.cards)


def _value(one: Combination | None) -> int:
    if isinstance(one, Point):
        return one.pips
    return 0 if one is None else int(one.top if isinstance(one, Sequence) else one.rank)


def _other(deal: Deal, side: Side) -> Side:
    (other,) = deal.table.opponents(side)
    return other


def _race(goal: Goal, deal: Deal) -> Measured:
    """What the side has reckoned before the other reckons anything: for a repique in hand alone."""
    race, count = race_of(deal), 0
    for item in race.items:
        if goal.kind == "repique" and item.kind not in IN_HAND:
            continue
        if item.side != goal.side and item.points and count < race.target:
            told = {"side": goal.side, "count": count, "target": race.target, "kind": item.kind}
            return Measured("barred", race.target - count, told)
        count += item.points if item.side == goal.side else 0
    told = {"side": goal.side, "count": count, "target": race.target}
    return Measured("reached" if count >= race.target else "short", race.target - count, told)


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
