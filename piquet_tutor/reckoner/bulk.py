"""Many deals scored at once with numpy, to the same tally as the ledger when everything is declared.

Hands are arrays of numbers, each a hand in the layout of ``masks``; numpy sees four masks in it. Everything held is
declared, and every answer is true. The prices are those of the price table, the combinations those of its tables. The
engine is the authority: a test compares these tallies with its ledger.

What two hands come to is told as the first one's lead: positive where it scores, negative where the other does, since
never both do. :func:`leads_of`, :func:`repiques` and :func:`piques` serve whoever has hands as arrays; :func:`score`
makes a tally of whole deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.game.cards import Rank, Suit, card
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus
from piquet_tutor.reckoner.combination_arrays import Array, arrays_of
from piquet_tutor.reckoner.combination_tables import SET_RANKS
from piquet_tutor.reckoner.holdings import spoiling
from piquet_tutor.reckoner.masks import bit_in_hand
from piquet_tutor.reckoner.price_table import PriceTable, price_table
from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.pique import BonusProgress, tricks_wanted
from piquet_tutor.reckoner.supported import bulk_prices

Hands = NDArray[np.int64]
"""Hands, each as one number."""
SuitMasks = Sequence[Array]
"""The masks of the four suits of many hands, an array each."""

IN_HAND: Final = ("carte_blanche", *KINDS)
TRICKS: Final = 12
RANKS: Final = tuple(Rank)[1:]
"""Seven to ace: the ranks of the pack of thirty-two, in the order of the numbers of its cards."""
FAR: Final = 99
"""More tricks than a deal has: a pique out of reach."""
_MOST_IN_HAND: Final = 200
_FIRST_LEAD: Final = BonusProgress(0, leads=True, led=False, won=0, first_hand=True)
_TEN: Final = Rank.TEN - Rank.SIX
_BITS: Final = np.array([bit_in_hand(card(rank, suit)) for suit in Suit for rank in RANKS], np.int64)


@dataclass(frozen=True)
class DealScores:
    """The scores of many deals.

    Attributes:
        kinds: for each kind of score, an array with one row for each deal and a column each for elder and younger.
        best: for point, sequence and set, who won it in each deal: 0 elder, 1 younger, 2 nobody.
    """

    kinds: Mapping[str, NDArray[np.int16]]
    best: Mapping[str, NDArray[np.int8]]

    @property
    def total(self) -> NDArray[np.int16]:
        """The total of each side, shaped as each array of ``kinds``."""
        return _added(self.kinds.values())

    @property
    def declared(self) -> NDArray[np.int16]:
        """What each side scores in hand without the repique, shaped as each array of ``kinds``."""
        return _added(self.kinds[kind] for kind in IN_HAND)


def _added(arrays: Iterable[NDArray[np.int16]]) -> NDArray[np.int16]:
    first, *others = arrays
    found = first.copy()
    for each in others:
        found += each
    return found


# --- hands ------------------------------------------------------------------------------------------


def hands_of(numbers: Array) -> Hands:
    """Hands from card numbers.

    Args:
        numbers: 0 to 31 (eight for each suit, spades first, sevens first) along the last axis.
    """
    found: Hands = _BITS[numbers[..., 0]]
    for place in range(1, numbers.shape[-1]):  # a column at a time is twice as fast as all of them reduced
        found |= _BITS[numbers[..., place]]
    return found


def suits_of(hands: Hands) -> NDArray[np.uint16]:
    """The masks of the four suits of each hand along a new last axis."""
    return np.ascontiguousarray(hands, "<i8").view(np.uint16).reshape(*hands.shape, 4)


def masks_in(hands: Hands) -> SuitMasks:
    """The masks of the four suits of each hand, an array each."""
    suits = suits_of(hands)
    return [suits[..., suit] for suit in range(4)]


def blanks_in(dealt: Hands, ten_spoils: bool = False) -> NDArray[np.bool_]:
    """For each hand dealt whether it is a carte blanche."""
    found: NDArray[np.bool_] = dealt & np.int64(spoiling(ten_spoils)) == 0
    return found


# --- what hands hold --------------------------------------------------------------------------------


class PairTables(NamedTuple):
    """What is looked up of two hands before a card is played; what the points are worth as int16.

    Attributes:
        point: for the mask of a suit, the number of its point: higher is better, 0 is none.
        point_strength: for such a number, the number by which points are compared.
        point_worth: for such a number, what the point scores.
        sequence: for the mask of a suit, the number of its best sequence: higher is better, 0 is none.
        sequence_worth: for the mask of a suit, what all its sequences score.
        set: for an index that :func:`set_places` returns, the number of the best set: higher is better, 0 is none.
        set_worth: for such an index, what all sets score.
        order: the three classes in the order of reckoning.
        repique, pique: the bonuses; None if there is none.
        wanted: tricks the leader of the first trick must win in a row for a pique, by their points in hand.
    """

    point: Array
    point_strength: Array
    point_worth: Array
    sequence: Array
    sequence_worth: Array
    set: Array
    set_worth: Array
    order: tuple[Kind, ...]
    repique: Bonus | None
    pique: Bonus | None
    wanted: Array


@lru_cache(maxsize=32)
def pair_tables(rules: RuleSet) -> PairTables:
    """The tables of a rule set without bidding."""
    prices = price_table(rules)
    return pair_tables_of(rules, prices.repique, prices.pique, prices.play)


def pair_tables_of(rules: RuleSet, repique: Bonus | None, pique: Bonus | None, play: Prices | None) -> PairTables:
    """The tables of a rule set.

    Args:
        rules: the rule set.
        repique: the repique, as the bid leaves it if there was one.
        pique: likewise.
        play: the prices of the play, with that pique; None where they are not known.
    """
    point, sequence, sets = arrays_of(rules)
    counts = [_packed(both & 31, both >> 5) for both in range(1 << len(SET_RANKS) * 2)]
    return PairTables(
        point.best,
        point.first.astype(np.uint8),
        point.worth.astype(np.int16),
        sequence.best,
        sequence.whole.astype(np.int16),
        sets.best[counts],
        sets.whole[counts].astype(np.int16),
        tuple(sorted(KINDS, key=price_table(rules).order.index)),
        repique,
        pique,
        tricks_for_pique(play),
    )


def tricks_for_pique(play: Prices | None, way: BonusProgress = _FIRST_LEAD) -> Array:
    """The tricks in a row that make a pique, by points in hand."""
    found = np.full(_MOST_IN_HAND, FAR, np.int16)
    if play is None or play.by_cards:
        return found
    for had in range(_MOST_IN_HAND):
        tricks = tricks_wanted(play, way._replace(had=had))
        if tricks is not None:
            found[had] = tricks
    return found


def _packed(fours: int, threes: int) -> int:
    """The packed counts of the ranks that make sets, for those held four times and three times."""
    counts = (4 if fours >> place & 1 else 3 * (threes >> place & 1) for place in range(len(SET_RANKS)))
    return sum(count << 3 * place for place, count in enumerate(counts))


def set_places(suits: SuitMasks) -> Array:
    """An index into the set tables for each hand.

    Its low five bits are the ranks held four times (ten to ace), its next five those held three times.
    """
    one, two, three, four = suits
    inner, outer = one & two, three & four
    threes = (inner & (three | four)) | (outer & (one | two))
    found: Array = (inner & outer) >> _TEN | threes >> _TEN << 5
    return found


class Leads(NamedTuple):
    """What the declarations of two hands bring the first of them more than the other.

    Attributes:
        point, sequence, set: its lead in the class: negative where the other has the better of it; int16.
        better, worse: for each class, where it has the better of it and where the other has.
    """

    point: Array
    sequence: Array
    set: Array
    better: tuple[Array, Array, Array]
    worse: tuple[Array, Array, Array]

    def of(self, kind: Kind) -> Array:
        """The lead in a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set


def leads_of(tables: PairTables, mine: SuitMasks, theirs: SuitMasks) -> Leads:
    """The leads of hands over others; the arrays of both broadcast with each other."""
    point, sequence, sets = map(_compared, _held(tables, mine), _held(tables, theirs))
    better, worse = (point.better, sequence.better, sets.better), (point.worse, sequence.worse, sets.worse)
    return Leads(point.lead, sequence.lead, sets.lead, better, worse)


class _ClassLead(NamedTuple):
    lead: Array
    better: Array
    worse: Array


_Best = tuple[Array, Array]
"""How good the best of a class is in each hand, as a number, and what the class scores when it is good."""


def _compared(mine: _Best, theirs: _Best) -> _ClassLead:
    better, worse = mine[0] > theirs[0], theirs[0] > mine[0]
    return _ClassLead(better * mine[1] - worse * theirs[1], better, worse)


def _held(tables: PairTables, suits: SuitMasks) -> tuple[_Best, _Best, _Best]:
    point, places = _best(tables.point, suits), set_places(suits)
    first, second, third, fourth = (tables.sequence_worth[mask] for mask in suits)
    return (
        (tables.point_strength[point], tables.point_worth[point]),
        (_best(tables.sequence, suits), first + second + third + fourth),
        (tables.set[places], tables.set_worth[places]),
    )


def _best(numbers: Array, suits: SuitMasks) -> Array:
    first, second, third, fourth = (numbers[mask] for mask in suits)
    found: Array = np.maximum(np.maximum(first, second), np.maximum(third, fourth))
    return found


# --- the bonuses ------------------------------------------------------------------------------------


def repiques(repique: Bonus | None, leads: Sequence[Array]) -> tuple[Array, Array]:
    """Who makes a repique: reaches the target in hand before the other has scored anything.

    Args:
        repique: the bonus; None if there is none.
        leads: the first hand's leads in the order of reckoning, from the carte blanche on.

    Returns:
        Where the first hand does, and where the other does.
    """
    mine = theirs = np.zeros((), np.int16)
    made = other_made = np.zeros(leads[-1].shape, bool)
    if repique is None:
        return made, other_made
    for lead in leads:
        mine, theirs = mine + np.maximum(lead, 0), theirs + np.maximum(-lead, 0)
        # Whoever had enough before the other scored had it at an earlier place already.
        made = made | (mine >= repique.target) & (theirs == 0)
        other_made = other_made | (theirs >= repique.target) & (mine == 0)
    return made, other_made


def piques(tables: PairTables, leads: Sequence[Array], repique: Array, run: Array) -> Array:
    """Where the leader of the first trick makes a pique: no score of the other's comes before its last point.

    Args:
        tables: of the rule set.
        leads: their leads, the carte blanche first.
        repique: where they have made a repique.
        run: how many tricks they win before the other wins one.
    """
    if tables.pique is None:
        return np.zeros(np.shape(run), bool)
    blank, *classes = leads
    had = in_hand(leads)
    wanted = tables.wanted[had]
    barred = scores_any(classes)
    # By the clock, the other scores only after the first lead, and so bars a pique only if that lead does not complete
    # it. A leader with enough for a repique in hand was kept from it by the other's score, which bars the pique too.
    if not tables.pique.by_order:
        enough = False if tables.repique is None else had >= tables.repique.target
        barred &= (wanted > 0) | enough
    found: Array = ~barred & (wanted <= run) & ~repique & (blank >= 0)
    return found


def scores_any(leads: Sequence[Array]) -> Array:
    """Whether the other hand scores in any class, by the first one's leads."""
    first, second, third = leads
    found: Array = np.minimum(np.minimum(first, second), third) < 0
    return found


def in_hand(leads: Sequence[Array]) -> Array:
    """What a hand scores before the play, by its leads."""
    blank, first, second, third = (np.maximum(each, 0) for each in leads)
    found: Array = first + second + third + blank
    return found


# --- whole deals ------------------------------------------------------------------------------------


def score(rules: RuleSet, hands: Hands, dealt: Hands | None = None, takers: Array | None = None) -> DealScores:
    """Score many deals.

    Args:
        rules: the rule set.
        hands: the hands after the exchange; one row for each deal, a column each for elder and younger.
        dealt: the hands as dealt, for cartes blanches; None where there are none.
        takers: who took each trick (0 elder, 1 younger), one row for each deal; None where there is no play.

    Raises:
        UnsupportedRules: deals cannot be scored in bulk by this rule set.
    """
    prices, tables = bulk_prices(rules), pair_tables(rules)
    leads = leads_of(tables, masks_in(hands[:, 0]), masks_in(hands[:, 1]))
    blanks = np.zeros(hands.shape, bool) if dealt is None else blanks_in(dealt, prices.ten_spoils)
    blank = (blanks[:, 0] * np.int16(prices.blank)) - (blanks[:, 1] * np.int16(prices.blank))
    in_order = [blank, *(leads.of(kind) for kind in tables.order)]
    repique, other_repique = repiques(prices.repique, in_order)
    kinds: dict[str, NDArray[np.int16]] = {"carte_blanche": _both(blank)}
    kinds |= {kind: _both(leads.of(kind)) for kind in KINDS}
    bonus = prices.repique.points if prices.repique is not None else 0
    kinds["repique"] = np.stack([repique, other_repique], 1) * np.int16(bonus)
    if takers is not None:
        kinds.update(_played(prices, tables, in_order, repique, takers))
    best: dict[str, NDArray[np.int8]] = {
        kind: (2 - 2 * better - worse).astype(np.int8)
        for kind, better, worse in zip(KINDS, leads.better, leads.worse, strict=True)
    }
    return DealScores(kinds, best)


def _both(lead: Array) -> NDArray[np.int16]:
    """What each side scores, by elder's lead: a column each."""
    return np.stack([np.maximum(lead, 0), np.maximum(-lead, 0)], 1)


def _played(
    prices: PriceTable, tables: PairTables, leads: Sequence[Array], repique: Array, takers: Array
) -> dict[str, NDArray[np.int16]]:
    """The scores of the play: leads, tricks won on the opponent's lead, last trick, cards, capot and pique.

    Elder's first lead always bars younger's pique.

    Args:
        prices: what the rule set pays.
        tables: its tables.
        leads: elder's leads in hand, in the order of reckoning.
        repique: where elder has made a repique.
        takers: who took each trick.
    """
    totals = prices.trick_totals
    assert totals is not None  # such a rule set is not supported
    assert prices.pique is not None  # likewise
    many = len(takers)
    younger_took = takers.astype(bool)
    younger_led = np.zeros_like(younger_took)
    younger_led[:, 1:] = younger_took[:, :-1]
    tricks = np.empty((many, 2), np.int16)
    tricks[:, 1] = younger_took.sum(1)
    tricks[:, 0] = TRICKS - tricks[:, 1]
    led, taken = younger_led.sum(1), (younger_took & younger_led).sum(1)
    # Elder won the tricks that younger led and did not take, and younger won those that elder led and did not take.
    captured = np.stack([led - taken, tricks[:, 1] - taken], 1)
    play = (totals.kept * (tricks - captured) + totals.captured * captured).astype(np.int16)
    play[:, 0] += totals.leading
    every = tricks == TRICKS
    last = np.stack([~younger_took[:, -1], younger_took[:, -1]], 1)
    play += (last * np.where(every, totals.last_with_capot, totals.last)).astype(np.int16)
    run = np.where(younger_took.any(1), younger_took.argmax(1), TRICKS)
    cards = np.where(tricks > TRICKS // 2, totals.cards, 0)
    capot = np.zeros_like(cards)
    if totals.capot:
        capot = np.where(every, totals.capot, 0)
        cards = np.where(every, 0, cards)
        both = _early(prices, leads, repique, run) & every[:, 0]
        cards[:, 0] += both * totals.cards
        capot[:, 0] -= both * totals.cards
    pique = np.zeros((many, 2), np.int16)
    pique[:, 0] = piques(tables, leads, repique, run) * np.int16(prices.pique.points)
    return {"play": play, "pique": pique, "cards": cards.astype(np.int16), "capot": capot.astype(np.int16)}


def _early(prices: PriceTable, leads: Sequence[Array], repique: Array, run: Array) -> Array:
    """In which deals elder scores the cards early: sure of them, with no bonus yet, and younger with nothing at all."""
    play, pique = prices.play, prices.pique
    if play is None or pique is None or not play.early or not play.cards:
        return np.zeros(len(run), bool)
    sure, scoring = TRICKS // 2 + 1, play.scoring
    by_tricks = scoring.first_lead + sure * (scoring.lead + scoring.kept)
    played = play.leading(first=True) if pique.first_lead else by_tricks
    blank, *classes = leads
    nothing = ~scores_any(classes) & (blank >= 0) & ~repique
    found: Array = nothing & (run >= sure) & (in_hand(leads) + played < pique.target)
    return found


FIRST: Final = "rubicon"
"""The default rule set."""
