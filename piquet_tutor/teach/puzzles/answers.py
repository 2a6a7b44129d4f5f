"""Every exchange of two cards that solves a puzzle, and how well hidden the solution is.

Of the 336 exchanges each could be ruled by the engine, but most are alike: what was asked depends on the hands only
through which side has the better of a class, what that class scores, and who leads and takes the tricks that are
played. So the exchanges are sorted by that, and the engine rules on one of each sort.

How hidden a solution is, is reckoned from three facts (:class:`Hiddenness`):

1. how many of the exchanges do it: each halving of the share that does makes it one step harder to come upon;
2. whether all of them leave what the side itself holds for that score as it is, and work through the other hand or the
   play alone: a repique falls because the opponent's point becomes equal, not because a card is taken out of the quint.
   That is worth ``ELSEWHERE`` steps;
3. how far the one that moves the two totals least moves them: below ``LITTLE`` points, one more step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log2
from typing import Any, Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.excluding import play_through
from piquet_tutor.explore.finder.measures import HandMeasures, terms_of
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.masks import bit_in_hand, bits_of
from piquet_tutor.teach.puzzles.laying import Goal, Swap, TwoHands

OWN: Final = "own"
OTHER: Final = "other"
PLAY: Final = "play"
WAYS: Final = (OWN, OTHER, PLAY)
"""Through what an exchange works: the side's own combinations, those of the other hand, or the play."""
ELSEWHERE: Final = 2.0
LITTLE: Final = 10
LEVELS: Final = ("easy", "medium", "hard")
MOST_ANSWERS: Final = 24
"""The most exchanges that may solve a puzzle: what nearly anything solves is none."""
FIRST_STEPS: Final[Mapping[str, tuple[float, float]]] = {"easy": (0.8, 4.0), "medium": (4.0, 6.5), "hard": (6.5, 99.0)}
"""The steps of the first edition, in which a hundred exchanges could do it."""
STEPS: Final[Mapping[str, tuple[float, float]]] = {"easy": (3.8, 5.0), "medium": (5.0, 6.5), "hard": (6.5, 99.0)}
"""How many steps a solution is hidden at each level: from the first number to just below the second."""

Holding = tuple[tuple[int, int], ...]
"""For each class that matters how good the best of a hand is, and what the class would score."""
Sort = tuple[Any, ...]


@dataclass(frozen=True)
class Solution:
    """An exchange that solves the puzzle.

    Attributes:
        swap: the two cards.
        way: one of ``WAYS``.
    """

    swap: Swap
    way: str


@dataclass(frozen=True)
class Hiddenness:
    """The facts by which a solution is hidden.

    Attributes:
        answers: how many exchanges solve the puzzle.
        tried: how many there are.
        elsewhere: whether every one of them works through the other hand or the play alone.
        moved: by how many points the gentlest answer moves the two totals, added up.
    """

    answers: int
    tried: int
    elsewhere: bool
    moved: int

    @property
    def steps(self) -> float:
        """How well hidden it is: 0 where every exchange would do.

        >>> Hiddenness(answers=21, tried=336, elsewhere=False, moved=60).steps
        4.0
        >>> Hiddenness(answers=21, tried=336, elsewhere=True, moved=5).steps
        7.0
        """
        return log2(self.tried / self.answers) + ELSEWHERE * self.elsewhere + (self.moved < LITTLE)

    @property
    def level(self) -> str:
        """The level that it belongs to, one of ``LEVELS``; empty where nearly every exchange would do."""
        return self.level_by(STEPS)

    def level_by(self, steps: Mapping[str, tuple[float, float]]) -> str:
        """The level that it belongs to by the steps of an edition; empty for none."""
        return next((name for name, (low, high) in steps.items() if low <= self.steps < high), "")


class Bench:
    """Where puzzles by one rule set are weighed; what was found of a hand or of a sort of exchange is remembered."""

    def __init__(self, rules: RuleSet) -> None:
        """Begin with nothing weighed.

        Args:
            rules: a rule set for two hands, of which the finder's measures tell the truth.
        """
        self.terms = terms_of(rules)
        self._holdings: dict[tuple[int, tuple[Kind, ...]], Holding] = {}
        self._met: dict[tuple[Goal, Sort], bool] = {}

    def answers(self, layout: TwoHands, goal: Goal) -> tuple[Solution, ...]:
        """Every exchange of two cards that brings about what is asked, in the order of the pack."""
        seats, kinds = layout.deal.table.seats, classes_of(goal)
        masks = [bits_of(layout.hands[seat]) for seat in seats]
        before = [self._holding(mask, kinds) for mask in masks]
        found = []
        for swap in layout.swaps():
            after = [self._holding(mask, kinds) for mask in _exchanged(masks, swap)]
            sort = (*map(_better, *after), _tricks(layout, swap, goal))
            if (goal, sort) not in self._met:
                self._met[goal, sort] = goal.met(layout.swapped(swap, until_declared=goal.in_hand))
            if self._met[goal, sort]:
                found.append(Solution(swap, _way(before, after, seats.index(goal.side))))
        return tuple(found)

    def _holding(self, mask: int, kinds: tuple[Kind, ...]) -> Holding:
        found = self._holdings.get((mask, kinds))
        if found is None:
            hand = HandMeasures(mask, 0, self.terms)
            found = tuple((hand.strength(kind), hand.points(kind)) for kind in kinds)
            self._holdings[mask, kinds] = found
        return found


def hiddenness(layout: TwoHands, found: tuple[Solution, ...]) -> tuple[Hiddenness, Solution]:
    """How well hidden the answers to a puzzle are, and the gentlest of them; there must be one."""
    moved = [(_moved(layout, each.swap), place) for place, each in enumerate(found)]
    least, place = min(moved)
    return Hiddenness(len(found), layout.count, is_elsewhere(found), least), found[place]


def is_elsewhere(found: tuple[Solution, ...]) -> bool:
    """Whether every answer works through the other hand or the play alone."""
    return all(each.way != OWN for each in found)


def _moved(layout: TwoHands, swap: Swap) -> int:
    """By how many points an exchange moves the two totals, added up."""
    before, after = layout.deal, layout.swapped(swap)
    return sum(abs(after.total(side) - before.total(side)) for side in dict.fromkeys(before.table.sides))


# --- sorts of exchanges -------------------------------------------------------------------------------------------


def _exchanged(masks: list[int], swap: Swap) -> list[int]:
    """The hands, as masks, with two cards exchanged."""
    both = bit_in_hand(swap[0]) | bit_in_hand(swap[1])
    return [mask ^ both if mask & both else mask for mask in masks]


def classes_of(goal: Goal) -> tuple[Kind, ...]:
    """The classes that matter: the one that is asked about; for a repique or pique, all."""
    return tuple(kind for kind in KINDS if kind == goal.kind) or KINDS


def _better(mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, int]:
    """Which hand has the better of a class (2 if they are equal, 3 if neither has any), and what it scores."""
    if mine[0] == theirs[0]:
        return (2, 0) if mine[0] else (3, 0)
    return (0, mine[1]) if mine[0] > theirs[0] else (1, theirs[1])


def _tricks(layout: TwoHands, swap: Swap, goal: Goal) -> Sort:
    """Who leads and who takes each trick, where the play matters."""
    if goal.in_hand:
        return ()
    one, other = swap
    new: dict[Card, Card] = {one: other, other: one}
    hands: dict[Seat, Cards] = {
        seat: tuple(new.get(each, each) for each in cards) for seat, cards in layout.hands.items()
    }
    return tuple((each.leader, each.winner) for each in play_through(layout.deal, layout.course, hands, new))


def _way(before: list[Holding], after: list[Holding], own: int) -> str:
    """Through what an exchange works."""
    if before[own] != after[own]:
        return OWN
    return OTHER if before != after else PLAY
