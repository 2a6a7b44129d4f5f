"""Layouts for two hands that meet conditions, found by simulated annealing from a random layout.

The distance from the goal is the sum of the distances from each condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from piquet_tutor.explore.finder.annealing import Annealing
from piquet_tutor.explore.finder.layout import SIDES, Slots, slots_for
from piquet_tutor.explore.finder.measures import CLASSES, OTHER, SCALE, ComparisonRules, PairMeasures, measure
from piquet_tutor.explore.finder.query import Condition
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.layout import Layout
from piquet_tutor.game.deal.random_play import shuffled_cards
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.reckoner.masks import bit_in_hand

COARSE: Final = {"pips": 10.0, "in_hand": 5.0}
"""By how much to divide the distance of measures that have many small steps."""


def words_of(name: str, measures: PairMeasures) -> frozenset[str]:
    """The words for which a condition that the hands alone decide is true."""
    if name in CLASSES:
        return frozenset({measures.winners[name]})
    if name == "blank":
        blank = {side for side in SIDES if measures.blank(side)}
        return frozenset(blank | ({"both"} if len(blank) == 2 else set()) or {"none"})
    made = {side: measures.repique(side) for side in SIDES}
    found = {side for side in SIDES if made[side] == "made"}
    barred = {f"{side}-barred" for side in SIDES if made[side] == "barred"}
    return frozenset((found or {"none"}) | barred)


def number_of(name: str, measures: PairMeasures) -> int:
    """The number that a condition on one hand is about."""
    side, _, what = name.partition(".")
    return measure(what, measures, side)


def found_by_hands(condition: Condition, measures: PairMeasures) -> int | frozenset[str]:
    """What a condition on two hands is judged by: its number, or the words for which it is true."""
    return number_of(condition.name, measures) if "." in condition.name else words_of(condition.name, measures)


# --- the distance -------------------------------------------------------------------------------------------------


def distance(condition: Condition, measures: PairMeasures) -> float:
    """How far two hands are from meeting a condition; 0 when they meet it."""
    if "." not in condition.name:
        if condition.holds(words_of(condition.name, measures)):
            return 0.0
        if condition.sign == "!=":
            return 1.0
        return min(_distance_to_word(condition.name, str(value), measures) for value in condition.accepted)
    found = number_of(condition.name, measures)
    if condition.holds(found):
        return 0.0
    gaps = [abs(found - value) for value in condition.accepted if isinstance(value, int)]
    return max(0.5, min(gaps) / COARSE.get(condition.name.partition(".")[2], 1.0))


def _distance_to_word(name: str, value: str, measures: PairMeasures) -> float:
    if name in CLASSES:
        return _distance_to_class(name, value, measures)
    if name == "blank":
        courts = {side: float(measures.hands[side].dealt_courts) for side in SIDES}
        return courts[value] if value in courts else sum(courts.values()) if value == "both" else 1.0
    if value == "none":
        return 1.0
    side = value.removesuffix("-barred")
    short = max(0, measures.terms.target - measures.in_hand[side]) / COARSE["in_hand"]
    theirs = sum(1 for points in measures.scored(OTHER[side]) if points)
    return short + (theirs if value == side else 0.0 if theirs else 1.0) + 0.3


def _distance_to_class(kind: str, value: str, measures: PairMeasures) -> float:
    mine, theirs = (measures.hands[side].strength(kind) for side in SIDES)
    if value == "none":
        return (mine + theirs) / SCALE
    if value == "equal":
        return 0.3 + min(4.0, abs(mine - theirs) / SCALE) + (0 if mine and theirs else 1)
    better, worse = (mine, theirs) if value == ELDER else (theirs, mine)
    return 0.3 + min(4.0, (worse - better) / SCALE)


# --- the search ---------------------------------------------------------------------------------------------------

_PARTS: Final = ((1, 1, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 1), (0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0))
"""For each part of ``Slots.parts``: whether dealt to elder, kept by elder, dealt to younger, kept by younger."""


class PairSearch(Annealing):
    """A search for a layout of two hands.

    Args:
        conditions: conditions that the hands alone decide.
        terms: how hands are compared and scored.
        books: rule sets in which the exchange must be legal.
        rng: the random number generator.
        slots: how many cards each exchanges; None for any number the rule sets allow.
    """

    def __init__(
        self,
        conditions: Sequence[Condition],
        terms: ComparisonRules,
        books: Sequence[RuleSet],
        rng: Random,
        slots: Slots | None = None,
    ) -> None:
        self.conditions = conditions
        self.terms = terms
        self.rules = books[0]
        self.slots: Slots = slots or slots_for(books, rng)
        super().__init__(shuffled_cards(self.rules, rng), rng)
        self.part = [number for number, count in enumerate(self.slots.parts) for _ in range(count)]
        self.masks = [0, 0, 0, 0]
        for place, one in enumerate(self.cards):
            self._turn(place, one)
        self.distance = self._distance()

    def _turn(self, place: int, one: Card) -> None:
        for number, inside in enumerate(_PARTS[self.part[place]]):
            if inside:
                self.masks[number] ^= bit_in_hand(one)

    @property
    def measures(self) -> PairMeasures:
        """The measures of the current hands."""
        dealt_elder, elder, dealt_younger, younger = self.masks
        return PairMeasures({ELDER: elder, YOUNGER: younger}, {ELDER: dealt_elder, YOUNGER: dealt_younger}, self.terms)

    def _distance(self) -> float:
        measures = self.measures
        return sum(distance(each, measures) for each in self.conditions)

    def _swap(self, one: int, other: int) -> None:
        for place in (one, other):
            self._turn(place, self.cards[place])
        super()._swap(one, other)
        for place in (one, other):
            self._turn(place, self.cards[place])

    def layout(self) -> Layout:
        """The current layout, with the talon in the order in which the players draw."""
        blank = self.measures.dealt_blank(ELDER)
        return self.slots.layout(self.cards, blank and law_of(self.rules).younger_draws_first)
