"""Everything that a query can ask about two hands before a card is played, as whole numbers.

A hand is a bit mask, the masks of its four suits side by side. The measures of one suit are looked up, so that a search
can measure tens of thousands of layouts a second. Nothing is scored here: the engine rules on every deal that is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Final, NamedTuple

from piquet_tutor.engine.clauses import Rule, plainly
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.layout import SIDES, Layout
from piquet_tutor.game.cards import Card, Rank, Suit, card
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, points, sequences
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import DoubleBlank, PointScore, law_of
from piquet_tutor.game.rules.policies.dealing import COURTS
from piquet_tutor.game.rules.policies.declaring import SEQUENCE_POINTS, point_worth
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.masks import bit_of, cards_in_suit

SUIT_SIZE: Final = len(Rank)
"""Bits of a suit in the mask of a hand."""
SUIT_MASK: Final = (1 << SUIT_SIZE) - 1
CLASSES: Final = ("point", "sequence", "set")
SCALE: Final = 128
"""What the number that is compared first is multiplied by, before the number that breaks a tie is added."""
SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
OTHER: Final[Mapping[Seat, Seat]] = {ELDER: YOUNGER, YOUNGER: ELDER}
"""The opponent of each of two hands; ``larger_tables`` measures more than two."""


class SuitMeasures(NamedTuple):
    """Measures of the cards of one suit."""

    length: int
    pips: int
    best_run: int
    runs: int
    run_points: int
    courts: int


def bit_in_hand(one: Card) -> int:
    """The bit of a card in the mask of a hand: the masks of its suits side by side, spades lowest."""
    return bit_of(one) << SUIT_SIZE * one.suit


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of a hand."""
    mask = 0
    for one in cards:
        mask |= bit_in_hand(one)
    return mask


def _bits(rank: Rank) -> int:
    return mask_of(card(rank, suit) for suit in Suit)


RANK_MASKS: Final = {rank: _bits(rank) for rank in Rank}
COURT_MASK: Final = sum(RANK_MASKS[rank] for rank in COURTS)


@cache
def suit_measures(mask: int) -> SuitMeasures:
    """The measures of the cards of one suit, given as a mask."""
    held = cards_in_suit(mask, Suit.SPADES)
    runs = sequences(held)
    return SuitMeasures(
        len(held),
        sum(point.pips for point in points(held)),
        max((run.length * SCALE + int(run.top) for run in runs), default=0),
        len(runs),
        sum(SEQUENCE_POINTS[run.length] for run in runs),
        sum(one.rank in COURTS for one in held),
    )


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


@dataclass(frozen=True)
class ComparisonRules:
    """What a rule set says about comparing and scoring hands.

    Attributes:
        rules: the rule set.
        min_length, min_pips: what a point must have to be called.
        by_pips: whether points are compared by pips alone.
        point_score: how a good point scores.
        trio, quatorze, blank: what a trio, a quatorze and a carte blanche score.
        ten_is_court: whether a ten spoils a carte blanche.
        younger_blank_first: whether only younger scores where both hold a carte blanche.
        target: how many points in hand make a repique.
        why_not: why the measures may differ from the ledger; None when they cannot.
    """

    rules: RuleSet
    min_length: int
    min_pips: int
    by_pips: bool
    point_score: PointScore
    trio: int
    quatorze: int
    blank: int
    ten_is_court: bool
    younger_blank_first: bool
    target: int
    why_not: Unmeasured | None

    def point_worth(self, length: int, pips: int) -> int:
        """What a good point scores, from its length and pips."""
        return point_worth(self.point_score, length, pips) if length else 0


MEASURED: Final[Mapping[Subject, frozenset[str]]] = {
    Subject.CARTE_BLANCHE: frozenset({"points", "ten_is_court"}),
    Subject.POINT: frozenset({"compare", "score", "min_length", "min_pips"}),
    Subject.SEQUENCE: frozenset({"equal_voids", "lesser"}),
    Subject.SET: frozenset({"trio", "quatorze", "lesser"}),
    Subject.REPIQUE: frozenset({"points", "target", "plus", "minus", "kinds", "rouge"}),
}
"""The clauses that are measured, and the parameters of each that the measures take into account."""
BY_SIGN: Final = frozenset({"plus", "minus"})
"""The parameters of a repique whose target depends on whether the tricks are to be won or lost."""


@lru_cache(maxsize=32)
def terms_of(rules: RuleSet) -> ComparisonRules:
    """The terms of a rule set for two players."""
    law = law_of(rules)
    return ComparisonRules(
        rules,
        law.options.point_min_length,
        law.options.point_min_pips,
        law.points_by_pips,
        law.point_score or PointScore.CARDS,
        law.trio,
        law.quatorze,
        law.carte_blanche,
        law.options.blank_ten_is_court,
        law.double_blank is DoubleBlank.YOUNGER_SCORES,
        law.repique.target if law.repique is not None else 0,
        _why_not(rules),
    )


def _why_not(rules: RuleSet) -> Unmeasured | None:
    law = law_of(rules)
    for subject, known in MEASURED.items():
        rule = rules.clause_on(subject)
        more = sorted(rule.params.keys() - known) if rule is not None else []
        if rule is not None and more:
            return Unmeasured("clause", rule.id, more[0])
    for rule, name, differs in _unmeasured(rules):
        if differs:
            option = rule.set_by.get(name, rule.id)
            return Unmeasured("option", option, plainly(rule.params[name]))
    if law.has(Subject.CARTE_BLANCHE_AGAIN) or law.double_blank is DoubleBlank.BOTH_SCORE:
        return Unmeasured("blanks")
    if law.void_suits_called:
        return Unmeasured("void")
    if not law.are_ordinary(Subject.POINT) or rules.reckoning[:4] != ("carte_blanche", *CLASSES):
        return Unmeasured("reckoning")
    if law.combinations_may_cross:
        return Unmeasured("crossing")
    if law.has_bidding and law.double_blank is DoubleBlank.YOUNGER_SCORES:
        return Unmeasured("younger")
    return None


def _unmeasured(rules: RuleSet) -> Iterator[tuple[Rule, str, bool]]:
    """Yield parameters that the measures ignore, each with its clause and whether its value changes the scores."""
    law = law_of(rules)
    if (rouge := rules.clause_on(Subject.CARTE_ROUGE)) is not None:
        yield rouge, "points", law.carte_rouge > 0
    yield rules.rule_on(Subject.SEQUENCE), "lesser", law.losers_count_too
    yield rules.rule_on(Subject.SEQUENCE), "equal_voids", not law.equal_sequences_void_all
    if (repique := rules.clause_on(Subject.REPIQUE)) is not None and law.repique is not None:
        for name in sorted(BY_SIGN & repique.params.keys()):
            yield repique, name, len(law.repique.targets) > 1


class HandMeasures:
    """What can be counted in a hand: its suits, runs and equal ranks."""

    __slots__ = ("counts", "dealt", "mask", "suits", "terms")

    def __init__(self, mask: int, dealt: int, terms: ComparisonRules) -> None:
        self.mask = mask
        self.dealt = dealt
        self.terms = terms
        self.suits = [suit_measures(mask >> SUIT_SIZE * suit & SUIT_MASK) for suit in range(4)]
        self.counts = [(mask & RANK_MASKS[rank]).bit_count() for rank in SET_RANKS]

    @property
    def point(self) -> int:
        """The best point as a number that ranks points and holds length and pips; 0 when none may be called."""
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
        """The best sequence as a number: length, then top card."""
        return max(suit.best_run for suit in self.suits)

    @property
    def set(self) -> int:
        """The best set as a number: size, then rank."""
        best = 0
        for count, rank in zip(self.counts, SET_RANKS, strict=True):
            if count >= 3:
                best = max(best, count * SCALE + int(rank))
        return best

    def strength(self, kind: str) -> int:
        """The best of a class as a number that compares as the rule set does."""
        if kind == "point" and self.terms.by_pips:
            return self.point - self.point % SCALE  # two points worth the same pips are equal, whatever their length
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set

    def points(self, kind: str) -> int:
        """What the class scores in all if it is good."""
        if kind == "point":
            return self.terms.point_worth(*self.best_point)
        if kind == "sequence":
            return sum(suit.run_points for suit in self.suits)
        terms = self.terms
        return sum(terms.quatorze if count == 4 else terms.trio if count == 3 else 0 for count in self.counts)

    @property
    def dealt_courts(self) -> int:
        """The number of cards dealt that spoil a carte blanche."""
        spoil = COURT_MASK | (RANK_MASKS[Rank.TEN] if self.terms.ten_is_court else 0)
        return (self.dealt & spoil).bit_count()


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
        return self.dealt_blank(side) and side == YOUNGER and self.terms.younger_blank_first

    def scored(self, side: Seat) -> tuple[int, ...]:
        """What a side scores before play for carte blanche, point, sequences and sets."""
        hand = self.hands[side]
        classes = (hand.points(kind) if self.winners[kind] == side else 0 for kind in CLASSES)
        return (self.terms.blank if self.blank(side) else 0, *classes)

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
        {side: mask_of(layout.kept[side]) for side in SIDES},
        {side: mask_of(layout.dealt[side]) for side in SIDES},
        terms,
    )


# --- what can be asked, by name -----------------------------------------------------------------------------------

HandMeasure = Callable[[HandMeasures], int]

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
"""Measures of a hand by itself, by name."""
MEASURES: Final = (*HAND_MEASURES, "in_hand")
"""Every measure of a hand, by name; a query puts the side before it."""


def measure(name: str, measures: PairMeasures, side: Seat) -> int:
    """A measure of one of two hands, by its name."""
    return measures.in_hand[side] if name == "in_hand" else HAND_MEASURES[name](measures.hands[side])
