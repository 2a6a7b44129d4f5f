"""What two hands come to before a card is played: everything the finder can ask of them, as whole numbers.

Hands are masks of card indexes here, and what one suit of a hand comes to is looked up, so that a search can measure
tens of thousands of lies a second. Nothing is scored in this room: a deal that is found is ruled by the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NamedTuple

from piquet_tutor.engine.cards import Card, Rank, Suit, card
from piquet_tutor.engine.combinations import LOWEST_IN_A_SET, PIPS, SHORTEST_SEQUENCE, Point
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.policies.dealing import COURTS
from piquet_tutor.engine.rules.policies.declaring import SEQUENCE_POINTS, worth
from piquet_tutor.engine.table import ELDER, YOUNGER, Seat
from piquet_tutor.explore.finder.layout import SIDES, Layout, has_bidding

SUIT_SIZE: Final = 9
SUIT_MASK: Final = (1 << SUIT_SIZE) - 1
CLASSES: Final = ("point", "sequence", "set")
SCALE: Final = 128
"""Of two numbers that decide, the first counts so much more than the second."""
SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
OTHER: Final[Mapping[Seat, Seat]] = {ELDER: YOUNGER, YOUNGER: ELDER}
"""Two hands are measured against each other; more are measured in ``many``."""


class SuitMarks(NamedTuple):
    """What the cards of one suit come to."""

    length: int
    pips: int
    best_run: int
    runs: int
    run_points: int
    courts: int
    in_runs: int


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as bits, by their index."""
    mask = 0
    for one in cards:
        mask |= 1 << one.index
    return mask


def rank_at(place: int) -> Rank:
    """The rank at a place in a suit, the ace at nought."""
    return Rank(Rank.ACE - place)


def _bits(rank: Rank) -> int:
    return sum(1 << (suit * SUIT_SIZE + Rank.ACE - rank) for suit in Suit)


RANK_MASKS: Final = {rank: _bits(rank) for rank in Rank}
COURT_MASK: Final = sum(RANK_MASKS[rank] for rank in COURTS)


@cache
def suit_marks(mask: int) -> SuitMarks:
    """What these cards of one suit come to; bit nought is the ace."""
    ranks = [rank_at(place) for place in range(SUIT_SIZE) if mask >> place & 1]
    found = list(runs_in(mask))
    return SuitMarks(
        len(ranks),
        sum(PIPS[rank] for rank in ranks),
        max((length * SCALE + int(rank_at(place)) for place, length in found), default=0),
        len(found),
        sum(SEQUENCE_POINTS[length] for _, length in found),
        sum(rank in COURTS for rank in ranks),
        sum(((1 << length) - 1) << place for place, length in found),
    )


def runs_in(mask: int) -> Iterable[tuple[int, int]]:
    """Every unbroken run of three or more in a suit: the place of its top card, and its length."""
    place = 0
    while place < SUIT_SIZE:
        length = 0
        while place + length < SUIT_SIZE and mask >> (place + length) & 1:
            length += 1
        if length >= SHORTEST_SEQUENCE:
            yield place, length
        place += max(1, length)


@dataclass(frozen=True)
class Terms:
    """What of a rule set decides how hands compare.

    Attributes:
        why_not: why what is measured may differ from what the ledger says, in words; empty when it cannot.
    """

    rules: RuleSet
    min_length: int
    min_pips: int
    by_pips: bool
    trio: int
    quatorze: int
    blank: int
    ten_is_court: bool
    younger_blank_first: bool
    target: int
    why_not: str

    def point_worth(self, length: int, pips: int) -> int:
        """What a good point of so many cards and pips scores."""
        return _point_worth(self.rules, length, pips)


@cache
def _point_worth(rules: RuleSet, length: int, pips: int) -> int:
    cards = (card(Rank.ACE, Suit.SPADES),) * length  # only their number and the pips are looked at
    return worth(rules.rule("point.good"), Point(cards, length, pips, Suit.SPADES)) if length else 0


UNMEASURED: Final[Mapping[str, tuple[object, ...]]] = {
    "equal_sequence_voids": ("all",),
    "lesser_combinations": ("winner",),
    "blank_again_after_exchange": (False,),
    "carte_rouge": (0,),
    "nought_value": ("off",),
    "double_blank": ("both_void", "younger_scores"),
}
"""Options whose other values change what hands come to in ways that are ruled on, but not measured here."""
MEASURED: Final = frozenset(
    {
        *("point_min_length", "point_min_pips", "point_compare", "point_score"),
        *("blank_points", "blank_ten_is_court", "carte_rouge_in_pique"),
    }
)


@cache
def terms_of(rules: RuleSet) -> Terms:
    """The terms of a rule set for two players."""
    point, sets = rules.rule("point.good").params, rules.rule("set.good").params
    repique = rules.rule("repique.award").params if "repique.award" in rules.clauses else {}
    blank = rules.rule("carte_blanche.award").params if "carte_blanche.award" in rules.clauses else {}
    return Terms(
        rules,
        int(point["min_length"]),
        int(point["min_pips"]),
        point["compare"] == "pips",
        int(sets["trio"]),
        int(sets["quatorze"]),
        int(blank.get("points", 0)),
        bool(blank.get("ten_is_court", False)),
        rules.values.get("double_blank") == "younger_scores",
        int(repique.get("target", 0)),
        _why_not(rules),
    )


SIGNED_LINES: Final = ("plus", "minus")
"""Where the line of a repique hangs on what was undertaken: the two lines, as its clause names them."""


def _why_not(rules: RuleSet) -> str:
    read = {
        option
        for name in ("point.good", "sequence.good", "set.good", "repique.award", "carte_blanche.award")
        if name in rules.clauses
        for option in rules.clauses[name].options
    }
    read |= UNMEASURED.keys() & rules.values.keys()
    for option in sorted(read - _one_line(rules)):
        value = rules.values[option]
        if option not in MEASURED and value not in UNMEASURED.get(option, ()):
            return f"the option {option} = {value} is not part of the proof's model"
    if rules.rule("point.good").policy != "best_point" or rules.reckoning[:4] != ("carte_blanche", *CLASSES):
        return f"{rules.title} compares or reckons hands in a way that is not part of the proof's model"
    crossed = rules.clauses["bid.signed"].params["combinations"] if "bid.signed" in rules.clauses else "holder"
    if crossed != "holder":
        return f"in {rules.title} a hand's combinations may score for the other side"
    if has_bidding(rules) and rules.values.get("double_blank") == "younger_scores":
        return f"in {rules.title} who is younger is not yet known when two cartes blanches meet"
    return ""


def _one_line(rules: RuleSet) -> set[str]:
    """The options that set a repique's line by the sign of the undertaking, where they all set the same."""
    clause = rules.clauses.get("repique.award")
    if clause is None or not set(SIGNED_LINES) <= clause.params.keys():
        return set()
    lines = {clause.params[sign] for sign in SIGNED_LINES} | {clause.params["target"]}
    return {option for option in clause.options if rules.values[option] in lines} if len(lines) == 1 else set()


class Hand:
    """One hand's marks."""

    __slots__ = ("counts", "dealt", "mask", "suits", "terms")

    def __init__(self, mask: int, dealt: int, terms: Terms) -> None:
        self.mask = mask
        self.dealt = dealt
        self.terms = terms
        self.suits = [suit_marks(mask >> SUIT_SIZE * suit & SUIT_MASK) for suit in range(4)]
        self.counts = [(mask & RANK_MASKS[rank]).bit_count() for rank in SET_RANKS]

    @property
    def point(self) -> int:
        """How good the best point is, as the rule set compares; nought when none may be called."""
        best = 0
        terms = self.terms
        for suit in self.suits:
            if suit.length and suit.length >= terms.min_length and suit.pips >= terms.min_pips:
                best = max(best, suit.pips * SCALE + suit.length if terms.by_pips else suit.length * SCALE + suit.pips)
        return best

    @property
    def best_point(self) -> tuple[int, int]:
        """Length and pips of the best point."""
        first, second = divmod(self.point, SCALE)
        return (second, first) if self.terms.by_pips else (first, second)

    @property
    def sequence(self) -> int:
        """How good the best sequence is: length, then top card."""
        return max(suit.best_run for suit in self.suits)

    @property
    def set(self) -> int:
        """How good the best set is: size, then rank."""
        best = 0
        for count, rank in zip(self.counts, SET_RANKS, strict=True):
            if count >= 3:
                best = max(best, count * SCALE + int(rank))
        return best

    def strength(self, kind: str) -> int:
        """How good the best of a class is."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set

    def points(self, kind: str) -> int:
        """What the class scores if it is good, everything counted."""
        if kind == "point":
            return self.terms.point_worth(*self.best_point)
        if kind == "sequence":
            return sum(suit.run_points for suit in self.suits)
        terms = self.terms
        return sum(terms.quatorze if count == 4 else terms.trio if count == 3 else 0 for count in self.counts)

    @property
    def dealt_courts(self) -> int:
        """How many cards of the hand dealt spoil a carte blanche."""
        spoil = COURT_MASK | (RANK_MASKS[Rank.TEN] if self.terms.ten_is_court else 0)
        return (self.dealt & spoil).bit_count()


class Marks:
    """Both hands measured, each against the other."""

    def __init__(self, kept: Mapping[Seat, int], dealt: Mapping[Seat, int], terms: Terms) -> None:
        self.terms = terms
        self.hands = {side: Hand(kept[side], dealt[side], terms) for side in SIDES}

    @cached_property
    def winners(self) -> Mapping[str, str]:
        """Of each class: the side it is good for, ``equal`` or ``none``."""
        found = {}
        for kind in CLASSES:
            mine, theirs = (self.hands[side].strength(kind) for side in SIDES)
            found[kind] = ELDER if mine > theirs else YOUNGER if theirs > mine else "equal" if mine else "none"
        return found

    def dealt_blank(self, side: Seat) -> bool:
        """Whether a side was dealt a carte blanche."""
        return self.hands[side].dealt_courts == 0

    def blank(self, side: Seat) -> bool:
        """Whether a side's carte blanche scores: two of them may void each other, or younger's elder's."""
        if not self.dealt_blank(OTHER[side]):
            return self.dealt_blank(side)
        return self.dealt_blank(side) and side == YOUNGER and self.terms.younger_blank_first

    def scored(self, side: Seat) -> tuple[int, ...]:
        """What a side counts before play: carte blanche, point, sequences, sets."""
        hand = self.hands[side]
        classes = (hand.points(kind) if self.winners[kind] == side else 0 for kind in CLASSES)
        return (self.terms.blank if self.blank(side) else 0, *classes)

    @cached_property
    def in_hand(self) -> Mapping[Seat, int]:
        """What each side counts before play, without bonuses."""
        return {side: sum(self.scored(side)) for side in SIDES}

    def repique(self, side: Seat) -> str:
        """``made``, ``barred`` (thirty, but something of the other side's reckons first) or ``short``."""
        reached = 0
        other = self.scored(OTHER[side])
        for mine, theirs in zip(self.scored(side), other, strict=True):
            reached += mine
            if reached >= self.terms.target and mine:
                return "made"
            if theirs:
                break
        return "barred" if self.in_hand[side] >= self.terms.target else "short"


def marks_of(layout: Layout, terms: Terms) -> Marks:
    """A layout measured."""
    return Marks(
        {side: mask_of(layout.kept[side]) for side in SIDES},
        {side: mask_of(layout.dealt[side]) for side in SIDES},
        terms,
    )


# --- what can be asked, by name -----------------------------------------------------------------------------------

HandMeasure = Callable[[Hand], int]

HAND_MEASURES: Final[Mapping[str, HandMeasure]] = {
    "point": lambda hand: hand.best_point[0],
    "pips": lambda hand: hand.best_point[1],
    "sequence": lambda hand: hand.sequence // SCALE,
    "top": lambda hand: hand.sequence % SCALE,
    "sequences": lambda hand: sum(suit.runs for suit in hand.suits),
    "set": lambda hand: hand.set // SCALE,
    "rank": lambda hand: hand.set % SCALE,
    "sets": lambda hand: sum(count >= 3 for count in hand.counts),
    "trios": lambda hand: sum(count == 3 for count in hand.counts),
    "quatorzes": lambda hand: sum(count == 4 for count in hand.counts),
    "courts": lambda hand: (hand.mask & COURT_MASK).bit_count(),
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
"""What can be asked of one hand by itself, by name."""
MEASURES: Final = (*HAND_MEASURES, "in_hand")
"""Everything that can be asked of one hand, by name; ``query`` puts the side before it."""


def measure(name: str, marks: Marks, side: Seat) -> int:
    """What one of two hands comes to, by the name of a measure."""
    return marks.in_hand[side] if name == "in_hand" else HAND_MEASURES[name](marks.hands[side])
