"""Puzzles from a seed: the same level and number always make the same puzzle.

>>> from piquet_tutor.game.rules.loader import load
>>> made = puzzle(load("rubicon"), "easy", 1)
>>> made.goal == puzzle(load("rubicon"), "easy", 1).goal, made.goal.met(made.layout.deal)
(True, False)
>>> all(made.goal.met(made.layout.swapped(each.swap)) for each in made.answers[:3])
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf, log2
from random import Random
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why.differing import Difference
from piquet_tutor.explore.finder.layout import SIDES
from piquet_tutor.explore.finder.measures import terms_of
from piquet_tutor.game.deal.search import search
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.teach.puzzles.answers import (
    FIRST_STEPS,
    LITTLE,
    MOST_ANSWERS,
    STEPS,
    Bench,
    Hiddenness,
    Solution,
    hiddenness,
    is_elsewhere,
)
from piquet_tutor.teach.puzzles.laying import BREAK, EVEN, MAKE, Goal, Swap, TwoHands, goals_in, layout_of
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.editions import FIRST, NEWEST

ASKED_FIRST: Final = (
    *(("repique", BREAK), ("repique", MAKE), ("pique", BREAK), ("point", MAKE), ("point", EVEN)),
    *(("sequence", MAKE), ("sequence", EVEN), ("set", MAKE)),
)
"""What was asked at the easy level of the first edition."""
ASKED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "easy": (
        *(("repique", MAKE), ("pique", MAKE), ("point", MAKE), ("point", EVEN)),
        *(("sequence", MAKE), ("sequence", EVEN), ("set", MAKE)),
    ),
    "medium": (
        *(("repique", MAKE), ("pique", MAKE), ("point", MAKE), ("point", EVEN), ("sequence", MAKE)),
        *(("sequence", EVEN), ("set", MAKE)),
    ),
    "hard": (("point", MAKE), ("point", EVEN), ("sequence", EVEN)),
}
"""What is asked at each level: a kind of score, and what is to become of it.

To break a repique or pique is no puzzle, for a fifth of all exchanges or more take a card out of what makes it up.
"""
LEANING: Final[Mapping[str, tuple[str, ...]]] = {
    "repique": ("rich", "runs", "edge"),
    "pique": ("rich", "edge", "equal", "long"),
    "point": ("any", "long", "equal", "sets"),
    "sequence": ("any", "long", "equal", "strong"),
    "set": ("any", "sets", "rich"),
}
"""To which deals each kind of score leans in which it is near."""
MOST_TRICKS: Final = 4
"""The most tricks that are played in a puzzle: so many can be kept in mind."""
MOVES: Final = 40
"""How often a card is moved about in one deal to hide its solution."""
TRIED: Final = 2000
"""How many deals are tried for one puzzle before the search is given up."""


class NoPuzzle(Spoken, ValueError):
    """No puzzle can be made by these rules; the sentence says why."""

    family = "no-puzzle-"


@dataclass(frozen=True)
class Attempt:
    """Two cards that the learner has exchanged.

    Attributes:
        swap: the two cards.
        deal: the deal as it is ruled then.
        effect: what has changed in the rulings.
        solved: whether it brings about what was asked.
        ruling: what is ruled on the score that was asked about, if anything still is.
    """

    swap: Swap
    deal: Deal
    effect: Difference
    solved: bool
    ruling: Ruling | None


@dataclass(frozen=True)
class Puzzle:
    """A deal, and what one exchange of two cards is to bring about. Every exchange that does is an answer.

    Attributes:
        level: one of ``answers.LEVELS``.
        seed: of the puzzle.
        edition: of the deals it was made from; one of ``editions.EDITIONS``.
        layout: the deal.
        goal: what is asked.
        answers: every exchange that does it.
        gentlest: the one of them that moves the totals least.
        hidden: how well hidden they are.
    """

    level: str
    seed: int
    layout: TwoHands
    goal: Goal
    answers: tuple[Solution, ...]
    gentlest: Solution
    hidden: Hiddenness
    edition: int = NEWEST

    def attempt(self, swap: Swap) -> Attempt:
        """What the engine says of an exchange."""
        effect = self.layout.effect(swap)
        deal = effect.deal
        assert deal is not None  # only a change that is refused leads to no deal, and cards may always lie otherwise
        return Attempt(swap, deal, effect, self.goal.met(deal), self.goal.ruling(deal))


def puzzle(rules: RuleSet, level: str, seed: int, edition: int = NEWEST) -> Puzzle:
    """Deal until something worth asking comes up.

    Args:
        rules: a rule set for two hands without bidding.
        level: one of ``answers.LEVELS``.
        seed: any number; another one makes another puzzle.
        edition: one of ``editions.EDITIONS``: of another, the same number makes another puzzle.

    Raises:
        NoPuzzle: these rules reckon with something that puzzles leave out, or nothing was found.
    """
    if law_of(rules).has_bidding or len(rules.table.seats) != len(SIDES) or terms_of(rules).why_not:
        raise NoPuzzle("form", title=rules.id)
    making = _Making(rules, level, seed, edition)
    looked = search(making.candidates(), making.puzzle_of, tries=TRIED)
    if looked.first is None:
        raise NoPuzzle("found", level=level, tried=looked.tried, title=rules.id)
    return looked.first


class _Making:
    """Deals for one puzzle, and what is made of each."""

    def __init__(self, rules: RuleSet, level: str, seed: int, edition: int) -> None:
        self.rules = rules
        self.level = level
        self.seed = seed
        self.edition = edition
        self.rng = Random(f"puzzle {rules.id} {level} {seed}")
        self.bench = Bench(rules)
        self.steps = FIRST_STEPS if edition == FIRST else STEPS
        self.most = inf if edition == FIRST else MOST_ANSWERS
        self.low, self.high = self.steps[level]
        asked = ASKED_FIRST if edition == FIRST and level == "easy" else ASKED[level]
        self.kind, self.aim = self.rng.choice(asked)

    def candidates(self) -> Iterator[TwoHands]:
        """Deal without end."""
        while True:
            lean = self.rng.choice(LEANING[self.kind])
            deal = practice_deal(self.rules, self.rng, lean, in_hand=self.kind != "pique", edition=self.edition)
            yield self._cut(layout_of(deal))

    def puzzle_of(self, begun: TwoHands) -> Puzzle | None:
        """The puzzle that a deal makes; None where nothing is to be asked of it, or that is not as hidden as wanted."""
        goals = goals_in(begun.deal, self.kind, self.aim)
        if not goals:
            return None
        goal = self.rng.choice(goals)
        layout = self.improved(begun, goal)
        found = self.bench.answers(layout, goal) if layout is not None else ()
        if layout is None or not found:
            return None
        hidden, gentlest = hiddenness(layout, found)
        if hidden.level_by(self.steps) != self.level or hidden.answers > self.most:
            return None
        return Puzzle(self.level, self.seed, layout, goal, found, gentlest, hidden, self.edition)

    def improved(self, layout: TwoHands, goal: Goal) -> TwoHands | None:
        """The deal with cards moved about until its solution is hidden as the level wants it; None if it never was.

        An exchange made at random is kept where it leaves the question and hides the solution no worse: nearer to the
        level's steps.
        """
        far, solving = self._far(layout, goal)
        for _ in range(MOVES):
            if far == 0:
                return layout
            move = self.rng.choice([each for each in layout.swaps() if each not in solving])
            other = self._cut(layout_of(layout.swapped(move)))
            if goal not in goals_in(other.deal, self.kind, self.aim):
                continue
            there, solving_there = self._far(other, goal)
            if there <= far:
                layout, far, solving = other, there, solving_there
        return layout if far == 0 else None

    def _far(self, layout: TwoHands, goal: Goal) -> tuple[float, frozenset[Swap]]:
        """How many steps a solution is from being hidden as the level wants it, and which exchanges solve it.

        The totals are not compared yet.
        """
        found = self.bench.answers(layout, goal)
        if not found:
            return inf, frozenset()
        hidden = Hiddenness(len(found), layout.count, is_elsewhere(found), LITTLE)
        many = log2(len(found) / self.most) if len(found) > self.most else 0
        far = max(self.low - hidden.steps, hidden.steps + 1e-9 - self.high, many, 0)
        return far, frozenset(each.swap for each in found)

    def _cut(self, layout: TwoHands) -> TwoHands:
        """The deal with as much of the play as matters."""
        return layout.cut(MOST_TRICKS if self.kind == "pique" else 0)
