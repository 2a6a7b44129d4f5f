"""Many deals scored at once with numpy, to the same tally as the ledger when everything is declared.

A hand is a 32-bit number: a byte for each suit (spades lowest) with a bit for each rank (seven lowest). An array of
hands has one row for each deal, and a column each for elder and younger. Everything held is declared, and every answer
is true. The engine is the authority: a test compares these tallies with its ledger.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.explore.odds.supported import BulkPrices, prices_in_bulk
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.combination_tables import SET_RANKS, classes_of

Array = NDArray[Any]
Masks = NDArray[np.uint32]

IN_HAND: Final = ("carte_blanche", "point", "sequence", "set")
TRICKS: Final = 12
RANKS: Final = tuple(Rank)[1:]
"""Seven to ace, in the order of their bits in a byte."""
_SUITED: Final = 256
_COURTS: Final = (1 << RANKS.index(Rank.JACK)) | (1 << RANKS.index(Rank.QUEEN)) | (1 << RANKS.index(Rank.KING))
_TEN: Final = RANKS.index(Rank.TEN)


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
        found: NDArray[np.int16] = np.sum(np.stack(list(self.kinds.values())), axis=0, dtype=np.int16)
        return found

    @property
    def declared(self) -> NDArray[np.int16]:
        """What each side scores in hand without the repique, shaped as each array of ``kinds``."""
        found: NDArray[np.int16] = np.sum(np.stack([self.kinds[kind] for kind in IN_HAND]), axis=0, dtype=np.int16)
        return found


# --- hands ------------------------------------------------------------------------------------------


def masks_of(numbers: Array) -> Masks:
    """Hands from card numbers.

    Args:
        numbers: 0 to 31 (eight for each suit, spades first, sevens first) along the last axis.
    """
    found: Masks = np.bitwise_or.reduce(np.uint32(1) << numbers.astype(np.uint32), axis=-1)
    return found


def suits_of(hands: Masks) -> NDArray[np.uint8]:
    """The bytes of the four suits of each hand along a new last axis."""
    return np.ascontiguousarray(hands, "<u4").view(np.uint8).reshape(*hands.shape, 4)


# --- what hands hold --------------------------------------------------------------------------------


class CombinationTables(NamedTuple):
    """Tables of combinations and their scores.

    Attributes:
        point: for the cards of a suit (a byte), the number of its point: higher is better, 0 is none.
        point_strength: for such a number, the number by which points are compared.
        point_worth: for such a number, what the point scores.
        sequence: for the cards of a suit, the number of its best sequence: higher is better, 0 is none.
        sequence_worth: for the cards of a suit, what all its sequences score.
        sets: for an index that :func:`set_places` returns, the number of the best set: higher is better, 0 is none.
        set_worth: for such an index, what all sets score.
    """

    point: Array
    point_strength: Array
    point_worth: Array
    sequence: Array
    sequence_worth: Array
    sets: Array
    set_worth: Array


@lru_cache(maxsize=32)
def tables_for(rules: RuleSet) -> CombinationTables:
    """The tables of a rule set, taken from those of the reckoner."""
    point, sequence, sets = classes_of(rules)
    masks = np.arange(_SUITED) << 1  # a byte begins with the seven, a mask with the six
    counts = [_packed(both & 31, both >> 5) for both in range(1 << 10)]
    return CombinationTables(
        point.best[masks],
        point.first,
        point.worth.astype(np.int16),
        sequence.best[masks],
        sequence.whole[masks].astype(np.int16),
        sets.best[counts],
        sets.whole[counts].astype(np.int16),
    )


def _packed(fours: int, threes: int) -> int:
    """The packed counts of the ranks that make sets, for those held four times and three times."""
    counts = (4 if fours >> place & 1 else 3 * (threes >> place & 1) for place in range(len(SET_RANKS)))
    return sum(count << 3 * place for place, count in enumerate(counts))


def set_places(hands: Masks) -> Array:
    """An index into the set tables for each hand.

    Its low five bits are the ranks held four times (ten to ace), its next five those held three times.
    """
    one, two, three, four = (suits_of(hands)[..., suit] for suit in range(4))
    inner, outer = one & two, three & four
    fours = inner & outer
    threes = (inner & (three | four)) | (outer & (one | two))
    found: Array = (fours >> _TEN).astype(np.int16) | (threes >> _TEN).astype(np.int16) << 5
    return found


def blanks_in(dealt: Masks, ten_spoils: bool = False) -> NDArray[np.bool_]:
    """For each hand dealt whether it is a carte blanche."""
    spoils = _COURTS | (1 << _TEN if ten_spoils else 0)
    found: NDArray[np.bool_] = dealt & np.uint32(spoils * 0x01010101) == 0
    return found


# --- scoring ----------------------------------------------------------------------------------------


def score(rules: RuleSet, hands: Masks, dealt: Masks | None = None, takers: Array | None = None) -> DealScores:
    """Score many deals.

    Args:
        rules: the rule set.
        hands: the hands after the exchange; one row for each deal, a column each for elder and younger.
        dealt: the hands as dealt, for cartes blanches; None where there are none.
        takers: who took each trick (0 elder, 1 younger), one row for each deal; None where there is no play.

    Raises:
        Unsupported: deals cannot be scored in bulk by this rule set.
    """
    prices = prices_in_bulk(rules)
    tables = tables_for(rules)
    suits = suits_of(hands)
    points, sequences = tables.point[suits].max(-1), tables.sequence[suits].max(-1)
    places = set_places(hands)
    compared = {"point": tables.point_strength[points], "sequence": sequences, "set": tables.sets[places]}
    worth = {
        "point": tables.point_worth[points],
        "sequence": tables.sequence_worth[suits].sum(-1, dtype=np.int16),
        "set": tables.set_worth[places],
    }
    kinds: dict[str, NDArray[np.int16]] = {}
    blank = np.zeros(hands.shape, np.int16) if dealt is None else blanks_in(dealt, prices.ten_spoils) * prices.blank
    kinds["carte_blanche"] = blank.astype(np.int16)
    best = {}
    for kind, keys in compared.items():
        better = keys > keys[:, ::-1]
        kinds[kind] = np.where(better, worth[kind], 0).astype(np.int16)
        best[kind] = np.where(better[:, 0], 0, np.where(better[:, 1], 1, 2)).astype(np.int8)
    kinds["repique"] = _repique(prices, kinds)
    if takers is not None:
        kinds.update(_played(prices, kinds, takers))
    return DealScores(kinds, best)


def _repique(prices: BulkPrices, kinds: Mapping[str, NDArray[np.int16]]) -> NDArray[np.int16]:
    """The repiques: to reach the target, in the order of reckoning, before the opponent scores anything."""
    mine = np.zeros_like(kinds["point"])
    theirs = np.zeros_like(mine)
    made = np.zeros(mine.shape, bool)
    for kind in IN_HAND:
        before = mine
        mine = mine + kinds[kind]
        made |= (before < prices.repique_at) & (mine >= prices.repique_at) & (theirs == 0)
        theirs = theirs + kinds[kind][:, ::-1]
    return (made * prices.repique).astype(np.int16)


def _played(prices: BulkPrices, kinds: Mapping[str, NDArray[np.int16]], takers: Array) -> dict[str, NDArray[np.int16]]:
    """The scores of the play: leads, tricks won on the opponent's lead, last trick, cards, capot and pique."""
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
    play = (prices.kept * (tricks - captured) + prices.captured * captured).astype(np.int16)
    play[:, 0] += prices.leading
    every = tricks == TRICKS
    last = np.stack([~younger_took[:, -1], younger_took[:, -1]], 1)
    extra = last * np.where(every, prices.last_with_capot, prices.last)
    play += extra.astype(np.int16)
    run = np.where(younger_took.any(1), younger_took.argmax(1), TRICKS)
    early, pique = _pique(prices, kinds, run, extra[:, 0])
    cards = np.where(tricks > TRICKS // 2, prices.cards, 0)
    capot = np.zeros_like(cards)
    if prices.capot:
        capot = np.where(every, prices.capot, 0)
        cards = np.where(every, 0, cards)
        both = early & every[:, 0]
        cards[:, 0] += both * prices.cards
        capot[:, 0] -= both * prices.cards
    return {
        "play": play,
        "pique": pique,
        "cards": cards.astype(np.int16),
        "capot": capot.astype(np.int16),
    }


def _pique(
    prices: BulkPrices, kinds: Mapping[str, NDArray[np.int16]], run: Array, last: Array
) -> tuple[NDArray[np.bool_], NDArray[np.int16]]:
    """In which deals elder scores the cards early, and the piques; elder's first lead always bars younger's.

    Args:
        prices: what the rule set pays.
        kinds: the scores in hand and the repiques.
        run: in each deal, how many tricks elder wins before younger wins one.
        last: in each deal, what elder scores for the last trick.
    """
    in_hand = np.sum([kinds[kind] for kind in IN_HAND], axis=0)
    had, against = in_hand[:, 0], in_hand[:, 1]
    none = kinds["repique"][:, 0] == 0
    half = TRICKS // 2
    early = np.zeros(len(had), bool)
    if prices.early_cards and prices.cards:
        clear = (in_hand[:, 1] == 0) & (kinds["repique"] == 0).all(1)
        early = clear & (run > half) & (had + prices.when_sure < prices.pique_at)
    in_play = prices.leading + prices.kept * run + np.where(run == TRICKS, last, 0) + early * prices.cards
    reached = had + (prices.leading if prices.first_lead else in_play)
    made = (reached >= prices.pique_at) & (against == 0)
    if not prices.by_order:  # elder leads before younger scores anything but a carte blanche
        short = had < prices.repique_at  # a hand that has enough by itself earns a repique or nothing
        made |= short & (had + prices.leading >= prices.pique_at) & (kinds["carte_blanche"][:, 1] == 0)
    pique = np.zeros((len(had), 2), np.int16)
    pique[:, 0] = (made & none) * prices.pique
    return early, pique


FIRST: Final = "rubicon"
"""The default rule set."""
