"""Everything that a query can ask about two hands before a card is played, as whole numbers.

A hand is one number, in the layout of ``masks``. What is held in a suit and what combinations come to are looked up, so
that a search can measure tens of thousands of layouts a second. Nothing is scored here: the engine rules on every deal
that is found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from piquet_tutor.engine.clauses import plainly
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.layout import SIDES
from piquet_tutor.game.cards import Rank, Suit, card
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.layout import Layout
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.reckoner.combination_tables import SET_RANKS, ClassTables, classes_of, packed_from
from piquet_tutor.reckoner.holdings import holding, spoiling
from piquet_tutor.reckoner.masks import Bits, bits_of, masks_from
from piquet_tutor.reckoner.price_table import PriceTable, price_table
from piquet_tutor.reckoner.terms import Minded, Term, option_behind, term_in_the_way

CLASSES: Final[tuple[str, ...]] = KINDS
SCALE: Final = 128
"""What the number that is compared first is multiplied by, before the number that breaks a tie is added."""
OTHER: Final[Mapping[Seat, Seat]] = {ELDER: YOUNGER, YOUNGER: ELDER}
"""The opponent of each of two hands; ``larger_tables`` measures more than two."""
RANK_MASKS: Final = {rank: bits_of(card(rank, suit) for suit in Suit) for rank in Rank}
COURT_BITS: Final = spoiling(ten_spoils=False)


@dataclass(frozen=True)
class Unmeasured:
    """Why the measures may differ from the ledger.

    Attributes:
        reason: the message (finder-unmeasured) has a variant for it.
        name: the clause or the option concerned, if one is.
        value: what it reads, or what the option is set to.
    """

    reason: str
    name: str = "-"
    value: str = "-"


@dataclass(frozen=True, eq=False)  # one for each rule set, and so its own key
class ComparisonRules:
    """What a rule set says about comparing and scoring hands.

    Attributes:
        rules: the rule set.
        prices: what it pays.
        tables: what combinations come to by it.
        strengths: for each class how good each of its combinations is, as a number.
        why_not: why the measures may differ from the ledger; None when they cannot.
    """

    rules: RuleSet
    prices: PriceTable
    tables: ClassTables
    strengths: Mapping[str, Sequence[int]]
    why_not: Unmeasured | None

    @property
    def target(self) -> int:
        """How many points in hand make a repique; 0 where there is none."""
        return self.prices.repique.target if self.prices.repique is not None else 0


@lru_cache(maxsize=32)
def terms_of(rules: RuleSet) -> ComparisonRules:
    """The terms of a rule set for two players."""
    tables = classes_of(rules)
    strengths = {
        kind: [int(first) * SCALE + int(second) for first, second in tables.of(kind).strengths] for kind in CLASSES
    }
    return ComparisonRules(rules, price_table(rules), tables, strengths, _why_not(rules))


_MINDED: Final = Minded(
    {
        Term.PARAMETERS: "clause",
        Term.CARTE_ROUGE: "option",
        Term.LOSERS_COUNT: "option",
        Term.EQUALS_COUNT: "option",
        Term.TARGET_BY_SIGN: "option",
        Term.BLANK_AGAIN: "blanks",
        Term.BOTH_BLANKS: "blanks",
        Term.VOID_SUITS: "void",
        Term.POINT_CLAUSE: "reckoning",
        Term.ORDER_IN_HAND: "reckoning",
        Term.CROSSING: "crossing",
        Term.YOUNGERS_BLANK_AFTER_BIDDING: "younger",
    }
)


def _why_not(rules: RuleSet) -> Unmeasured | None:
    term = term_in_the_way(rules, _MINDED)
    if term is None:
        return None
    reason = _MINDED.terms[term]
    if reason not in ("clause", "option"):
        return Unmeasured(reason)
    name, value = option_behind(rules, term)
    return Unmeasured(reason, name, plainly(value))


class HandMeasures:
    """What can be counted in a hand: its suits, runs and equal ranks."""

    __slots__ = ("dealt", "mask", "masks", "numbers", "packed", "suits", "terms")

    def __init__(self, mask: Bits, dealt: Bits, terms: ComparisonRules) -> None:
        self.mask = mask
        self.dealt = dealt
        self.terms = terms
        self.masks = masks_from(mask)
        self.suits = [holding(each) for each in self.masks]
        self.packed = packed_from(self.masks)
        point, sequence, sets = terms.tables
        self.numbers = {
            "point": max(point.best[each] for each in self.masks),
            "sequence": max(sequence.best[each] for each in self.masks),
            "set": sets.best[self.packed],
        }
        """For each class the number of its best combination in the tables; 0 for none."""

    @property
    def counts(self) -> list[int]:
        """How many cards it has of each rank that makes sets, tens first."""
        return [self.packed >> 3 * place & 7 for place in range(len(SET_RANKS))]

    @property
    def best_point(self) -> tuple[int, int]:
        """Length and pips of the best point that may be called; of points equally good, of the longest."""
        best, number = self.terms.tables.point.best, self.numbers["point"]
        if not number:
            return (0, 0)
        return max(
            (suit.length, suit.pips) for suit, mask in zip(self.suits, self.masks, strict=True) if best[mask] == number
        )

    @property
    def best_sequence(self) -> tuple[int, int]:
        """Length and top card of the best sequence; noughts for none."""
        return max(suit.best_run for suit in self.suits)

    @property
    def best_set(self) -> tuple[int, int]:
        """Size and rank of the best set; noughts for none."""
        return divmod(self.strength("set"), SCALE)

    def strength(self, kind: str) -> int:
        """The best of a class as a number that compares as the rule set does."""
        return self.terms.strengths[kind][self.numbers[kind]]

    def points(self, kind: str) -> int:
        """What the class scores in all if it is good."""
        point, sequence, sets = self.terms.tables
        if kind == "point":
            return point.worth[self.numbers[kind]]
        if kind == "sequence":
            return sum(sequence.whole[each] for each in self.masks)
        return sets.whole[self.packed]

    @property
    def dealt_courts(self) -> int:
        """The number of cards dealt that spoil a carte blanche."""
        return (self.dealt & spoiling(self.terms.prices.ten_spoils)).bit_count()


class PairMeasures:
    """The measures of two hands, each compared with the other."""

    def __init__(self, kept: Mapping[Seat, int], dealt: Mapping[Seat, int], terms: ComparisonRules) -> None:
        self.terms = terms
        self.hands = {side: HandMeasures(kept[side], dealt[side], terms) for side in SIDES}

    @cached_property
    def winners(self) -> Mapping[str, str]:
        """The side that wins each class, ``equal`` or ``none``."""
        found = {}
        for kind in CLASSES:
            mine, theirs = (self.hands[side].strength(kind) for side in SIDES)
            found[kind] = ELDER if mine > theirs else YOUNGER if theirs > mine else "equal" if mine else "none"
        return found

    def dealt_blank(self, side: Seat) -> bool:
        """Whether a side was dealt a carte blanche."""
        return self.hands[side].dealt_courts == 0

    def blank(self, side: Seat) -> bool:
        """Whether a side's carte blanche scores: if both have one, neither does, or by some rules younger's."""
        if not self.dealt_blank(OTHER[side]):
            return self.dealt_blank(side)
        return self.dealt_blank(side) and side == YOUNGER and self.terms.prices.youngers_blank_alone

    def scored(self, side: Seat) -> tuple[int, ...]:
        """What a side scores before play for carte blanche, point, sequences and sets."""
        hand = self.hands[side]
        classes = (hand.points(kind) if self.winners[kind] == side else 0 for kind in CLASSES)
        return (self.terms.prices.blank if self.blank(side) else 0, *classes)

    @cached_property
    def in_hand(self) -> Mapping[Seat, int]:
        """What each side scores before play, without bonuses."""
        return {side: sum(self.scored(side)) for side in SIDES}

    def repique(self, side: Seat) -> str:
        """``made``, ``barred`` (by something of the opponent's that is reckoned first) or ``short``."""
        reached = 0
        other = self.scored(OTHER[side])
        for mine, theirs in zip(self.scored(side), other, strict=True):
            reached += mine
            if reached >= self.terms.target and mine:
                return "made"
            if theirs:
                break
        return "barred" if self.in_hand[side] >= self.terms.target else "short"


def pair_measures(layout: Layout, terms: ComparisonRules) -> PairMeasures:
    """What can be counted in both hands of a layout, and who has the better."""
    return PairMeasures(
        {side: bits_of(layout.kept[side]) for side in SIDES},
        {side: bits_of(layout.dealt[side]) for side in SIDES},
        terms,
    )


# --- what can be asked, by name -----------------------------------------------------------------------------------

HandMeasure = Callable[[HandMeasures], int]

HAND_MEASURES: Final[Mapping[str, HandMeasure]] = {
    "point": lambda hand: hand.best_point[0],
    "pips": lambda hand: hand.best_point[1],
    "sequence": lambda hand: hand.best_sequence[0],
    "top": lambda hand: hand.best_sequence[1],
    "sequences": lambda hand: sum(len(suit.runs) for suit in hand.suits),
    "set": lambda hand: hand.best_set[0],
    "rank": lambda hand: hand.best_set[1],
    "sets": lambda hand: sum(count >= 3 for count in hand.counts),
    "trios": lambda hand: sum(count == 3 for count in hand.counts),
    "quatorzes": lambda hand: sum(count == 4 for count in hand.counts),
    "courts": lambda hand: (hand.mask & COURT_BITS).bit_count(),
    "dealt_courts": lambda hand: hand.dealt_courts,
    "voids": lambda hand: sum(not suit.length for suit in hand.suits),
    **{
        suit.name.lower(): lambda hand, suit=suit: hand.suits[suit].length  # type: ignore[misc]  # a default binds it
        for suit in Suit
    },
    **{
        f"{rank.name.lower()}s".replace("sixs", "sixes"): lambda hand, rank=rank: (  # type: ignore[misc]  # as above
            hand.mask & RANK_MASKS[rank]
        ).bit_count()
        for rank in Rank
    },
}
"""Measures of a hand by itself, by name."""
MEASURES: Final = (*HAND_MEASURES, "in_hand")
"""Every measure of a hand, by name; a query puts the side before it."""


def measure(name: str, measures: PairMeasures, side: Seat) -> int:
    """A measure of one of two hands, by its name."""
    return measures.in_hand[side] if name == "in_hand" else HAND_MEASURES[name](measures.hands[side])
