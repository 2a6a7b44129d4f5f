"""Layouts for three or four hands, found by simulated annealing as ``two_hands`` finds them for two.

The distances here only guide the search: they say how far the cards are from the conditions, as far as that can be told
before play. The ledger decides whether a deal meets them, and nothing is proved from these measures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explore.finder.annealing import Annealing
from piquet_tutor.explore.finder.layout import record_of
from piquet_tutor.explore.finder.matching import SUBJECT_OF
from piquet_tutor.explore.finder.measures import CLASSES, HAND_MEASURES, RANK_MASKS, SCALE, HandMeasures, terms_of
from piquet_tutor.explore.finder.query import AskedRuling, Condition
from piquet_tutor.explore.finder.side_names import BARRED, seats_named, sides_named
from piquet_tutor.explore.finder.two_hands import COARSE
from piquet_tutor.game.cards import Card, Cards, Rank, sort_hand
from piquet_tutor.game.deal.layout import Layout
from piquet_tutor.game.deal.random_play import shuffled_cards
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import EQUAL, Subject
from piquet_tutor.reckoner.masks import bits_of
from piquet_tutor.reckoner.price_table import price_table

BOTH_WAYS: Final = 0.5
"""How often the dealer takes the talon where leaving it is allowed too."""
WINNERS: Final = ((Rank.ACE, 3), (Rank.KING, 2), (Rank.QUEEN, 1))
"""Roughly what high cards are worth for taking tricks."""
MEASURED: Final = ("repique", "pique", "capot", "blank", *CLASSES)
"""Conditions whose value is a side, and whose distance can be measured from the hands."""
WORD_FOR: Final = {SUBJECT_OF[name]: name for name in MEASURED}
"""The condition whose distance is used for a ruling, by the subject of the ruling."""


class TableMeasures:
    """The measures of every hand at a table, and what each side could score before play."""

    def __init__(self, hands: Mapping[Seat, int], rules: RuleSet) -> None:
        self.rules, self.table = rules, rules.table
        self.hands = {seat: HandMeasures(mask, mask, terms_of(rules)) for seat, mask in hands.items()}
        self.sides: tuple[Side, ...] = tuple(dict.fromkeys(rules.table.sides))
        self.best = {
            kind: {side: max(self.hands[seat].strength(kind) for seat in self.of(side)) for side in self.sides}
            for kind in CLASSES
        }
        self.counts = {side: self._counts(side) for side in self.sides}

    def of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat in self.table.seats if self.table.side_of(seat) == side)

    def blank(self, side: Side) -> bool:
        """Whether a hand of this side has no court cards."""
        return any(self.hands[seat].dealt_courts == 0 for seat in self.of(side))

    def holder(self, kind: str) -> Side:
        """The side that wins a class; empty where nobody does, or the best are equal."""
        first, *others = sorted(self.sides, key=lambda side: -self.best[kind][side])
        top = self.best[kind][first]
        return first if top and all(self.best[kind][side] < top for side in others) else ""

    def level(self, kind: str) -> bool:
        """Whether two sides hold an equal best of a class."""
        return not self.holder(kind) and any(self.best[kind].values())

    def _counts(self, side: Side) -> tuple[int, ...]:
        """What a side scores before play for carte blanche, point, sequences and sets."""
        blank = price_table(self.rules).blank if self.blank(side) else 0
        mine = [self.hands[seat] for seat in self.of(side)]
        classes = (
            max((hand.points(kind) for hand in mine), default=0) if self.holder(kind) == side else 0 for kind in CLASSES
        )
        return (blank, *classes)

    def strength(self, side: Side) -> int:
        """Roughly how strong a side is in tricks, from its high cards."""
        return sum(
            weight * (self.hands[seat].mask & RANK_MASKS[rank]).bit_count()
            for seat in self.of(side)
            for rank, weight in WINNERS
        )


def table_distance(condition: Condition, measures: TableMeasures) -> float:
    """Roughly how far the hands are from meeting a condition; 0 where only the play decides it."""
    if condition.ruling is not None:
        return _distance_to_ruling(condition.ruling, measures)
    if condition.name in MEASURED:
        if condition.sign == "!=":
            return 0.0
        return min(_distance_to_word(condition.name, str(value), measures) for value in condition.accepted)
    name, _, what = condition.name.partition(".")
    if what not in HAND_MEASURES:
        return _distance_to_in_hand(condition, name, measures) if what == "in_hand" else 0.0
    found = [HAND_MEASURES[what](measures.hands[seat]) for seat in seats_named(name, measures.table)]
    return min((_gap(condition, number, what) for number in found), default=0.0)


def _gap(condition: Condition, found: int, what: str) -> float:
    if condition.holds(found):
        return 0.0
    gaps = [abs(found - value) for value in condition.accepted if isinstance(value, int)]
    return max(0.5, min(gaps) / COARSE.get(what, 1.0))


def _distance_to_in_hand(condition: Condition, name: str, measures: TableMeasures) -> float:
    found = [sum(measures.counts[side]) for side in sides_named(name, measures.table)]
    return min((_gap(condition, number, "in_hand") for number in found), default=0.0)


def _distance_to_ruling(asked: AskedRuling, measures: TableMeasures) -> float:
    rule, verdict, name = measures.rules.clause(asked.clause), asked.verdict, asked.side
    if rule is None or rule.subject is None:
        return 0.0
    for kind, equal in EQUAL.items():
        if rule.subject is equal:
            return _distance_to_word(kind, "equal", measures)
    word = WORD_FOR.get(rule.subject)
    if word is None or verdict not in ("", "awarded", "denied"):
        return 0.0
    barred = BARRED if verdict == "denied" and word in ("repique", "pique") else ""
    return min(_distance_to_word(word, f"{side}{barred}", measures) for side in ([name] if name else measures.sides))


def _distance_to_word(name: str, value: str, measures: TableMeasures) -> float:
    sides = sides_named(value.removesuffix(BARRED), measures.table)
    if name in CLASSES and value in ("equal", "none"):
        return _distance_to_level(name, value, measures)
    if name == "blank" and value == "both":
        return sum(sorted(_courts(side, measures) for side in measures.sides)[:2])
    barred = value.endswith(BARRED)
    return min((_distance_to_side(name, side, measures, barred=barred) for side in sides), default=0.0)


def _distance_to_level(kind: str, value: str, measures: TableMeasures) -> float:
    strengths = sorted(measures.best[kind].values())
    if value == "none":
        return strengths[-1] / SCALE
    return 0.0 if measures.level(kind) else 0.3 + min(4.0, (strengths[-1] - strengths[-2]) / SCALE)


def _courts(side: Side, measures: TableMeasures) -> float:
    return float(min(measures.hands[seat].dealt_courts for seat in measures.of(side)))


def _distance_to_side(name: str, side: Side, measures: TableMeasures, *, barred: bool) -> float:
    if name == "blank":
        return _courts(side, measures)
    if name in CLASSES:
        top = max(measures.best[name].values())
        return 0.0 if measures.holder(name) == side else 0.3 + min(4.0, (top - measures.best[name][side]) / SCALE)
    if name == "capot":
        return max(0.0, sum(measures.strength(other) for other in measures.sides if other != side) - 3) / 6
    return _distance_to_bonus(name, side, measures, barred=barred)


def _distance_to_bonus(name: str, side: Side, measures: TableMeasures, *, barred: bool) -> float:
    """The distance to a repique, which needs its whole target in hand, or a pique, which needs part of it."""
    prices = price_table(measures.rules)
    bonus = prices.repique if name == "repique" else prices.pique
    if bonus is None:
        return 0.0
    line = bonus.target
    mine = sum(measures.counts[side])
    theirs = sum(1 for other in measures.sides if other != side for points in measures.counts[other] if points)
    conditions = line if name == "repique" else line - 5
    over = max(0, mine - line + 1) if name == "pique" else 0
    return max(0, conditions - mine + over) / COARSE["in_hand"] + (float(theirs == 0) if barred else theirs / 2)


class TableSearch(Annealing):
    """A search for a layout at a larger table; the last places are the dealer's discards or the talon."""

    def __init__(self, conditions: Sequence[Condition], rules: RuleSet, rng: Random) -> None:
        """Begin.

        Args:
            conditions: the conditions to meet.
            rules: the rules of the deal.
            rng: the random number generator.
        """
        super().__init__(shuffled_cards(rules, rng), rng)
        self.conditions, self.rules = conditions, rules
        seats, size = rules.table.seats, rules.hand_size
        self.part = [place // size for place in range(rules.pack)]
        self.talon = rules.pack - len(seats) * size
        self.drawn = self.talon if self._dealer_draws() else 0
        self.distance = self._distance()

    def _dealer_draws(self) -> bool:
        return law_of(self.rules).dealer_may_exchange and self.rng.random() < BOTH_WAYS

    def hands(self) -> dict[Seat, list[Card]]:
        """What each seat holds after any exchange."""
        size = self.rules.hand_size
        return {
            seat: self.cards[place * size : (place + 1) * size] for place, seat in enumerate(self.rules.table.seats)
        }

    def _distance(self) -> float:
        masks = {seat: bits_of(cards) for seat, cards in self.hands().items()}
        measures = TableMeasures(masks, self.rules)
        return sum(table_distance(each, measures) for each in self.conditions)

    def score(self) -> ParsedRecord:
        """The layout as a record without play, with everything held declared."""
        held = self.hands()
        dealer = self.rules.table.seats[-1]
        rest = self.cards[len(self.cards) - self.talon :] if self.talon else []
        exchange: dict[Seat, Cards] = {dealer: ()} if law_of(self.rules).has(Subject.DEALER_EXCHANGE) else {}
        talon = tuple(rest)
        if self.drawn:  # the dealer drew the last cards of the hand, and discarded those in the last places
            out, talon = sort_hand(rest), tuple(held[dealer][-self.drawn :])
            held[dealer] = [*held[dealer][: -self.drawn], *rest]
            exchange = {dealer: out}
        dealt = {seat: sort_hand(cards) for seat, cards in held.items()}
        return record_of(Layout(dealt, talon, exchange), self.rules)
