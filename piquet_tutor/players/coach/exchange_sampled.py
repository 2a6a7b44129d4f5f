"""What a discard brings in the whole deal, by dealing the unseen cards again and again: calls, repique, pique, play.

In every deal dealt so the opponent exchanges too: they keep long suits, neighbours, matching courts and high cards,
and change as many as they may (``exchange_information.MOST_CHANGED`` at most). Then both call all they have, and the
play goes as it does when both hands are known, by the table of all positions. The pique is counted where the tricks
it wants can be taken one after another straight away, best cards first. (In 4,800 deals the best play for it was
worth more in 320, and this missed three of them; what going for it costs in the rest of the play it leaves out, 0.05
points a deal.) One of the second hand's, where tricks were bid for, is counted where the leader has no trick of their
own to begin with. All discards meet the same deals, so what tells them apart is surer than the error of each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from piquet_tutor.engine.cards import Cards, Rank
from piquet_tutor.players.analysis.combination_tables import Array, ClassTable
from piquet_tutor.players.analysis.masks import MASKS, masks_of
from piquet_tutor.players.analysis.solver.suit_arrays import codes_between, winners_of_codes
from piquet_tutor.players.analysis.solver.table_cache import at_hand
from piquet_tutor.players.coach.exchange_information import InformationSet
from piquet_tutor.players.coach.exchange_prices import HAND, Tables

EDGES: Final = (-19, -9, 0, 1, 10, 20)
"""The edges of the histogram of the lead in declarations: below the first, from each to the next, from the last up."""
_CHUNK: Final = 1 << 16
_RANKS: Final = 9
_HIGH_BIT: Final = int(Rank.TEN - Rank.SIX)
_JACK: Final = int(Rank.JACK - Rank.SIX)


class Chance(NamedTuple):
    """The frequency of an event, and its standard error."""

    share: float
    error: float


class Sampled(NamedTuple):
    """What a discard brought, points ahead of the opponent on the average of so many deals.

    Attributes:
        deals: how many.
        mean: all of it, in a match what it is worth there; ``error`` its standard error.
        calls: point, sequences and sets.
        bonus: repique and pique, both players'.
        play: tricks, the last, cards or capot.
        repique, pique: how often this seat makes one; ``other_repique``, ``other_pique`` the opponent.
        bins: how often the calls were ahead by so much, see :data:`EDGES`; they add up to one.
        made: how often what was bid is made, by whoever bid it; None where nothing was.
    """

    deals: int
    mean: float
    error: float
    calls: float
    bonus: float
    play: float
    repique: Chance
    pique: Chance
    other_repique: Chance
    other_pique: Chance
    bins: tuple[float, ...]
    made: Chance | None = None


class Dealt:
    """The unseen cards dealt out many times: what is drawn, and what the opponent ends with.

    Args:
        information: what the seat knows.
        deals: how many times.
        rng: where the deals come from.
    """

    def __init__(self, information: InformationSet, deals: int, rng: np.random.Generator) -> None:
        self.information, self.deals = information, deals
        bits = np.array([1 << one.suit * _RANKS + one.rank - Rank.SIX for one in information.unseen], np.int64)
        self._cards: Array = rng.permuted(np.tile(bits, (deals, 1)), axis=1)
        self._others: dict[int, Array] = {}

    def drawn(self, count: int) -> Array:
        """The first so many cards of each deal, together: int64 of shape (deals,), nine bits a suit."""
        return _together(self._cards[:, :count])

    def other(self, count: int) -> Array:
        """The opponent's hand, when so many have been discarded; int64 of shape (deals,)."""
        found = self._others.get(count)
        if found is None:
            found = self._others[count] = self._other(count)
        return found

    def _other(self, count: int) -> Array:
        information, changes = self.information, self.information.other_changes(count)
        shown = np.array([1 << one.suit * _RANKS + one.rank - Rank.SIX for one in information.shown], np.int64)
        width = self._cards.shape[1]
        hidden = self._cards[:, width - (HAND - len(shown)) :] if len(shown) < HAND else self._cards[:, :0]
        held = np.concatenate([np.tile(shown[:HAND], (self.deals, 1)), hidden], axis=1)
        if not changes:
            return _together(held)
        start = count if information.first else information.most
        taken = self._cards[:, start : start + changes]
        keep = _keep(held)
        worst = np.argpartition(keep, changes - 1, axis=1)[:, :changes]
        np.put_along_axis(held, worst, 0, axis=1)
        return _together(np.concatenate([held, taken], axis=1))


def _together(cards: Array) -> Array:
    """The cards of each row as one number."""
    found: Array = np.bitwise_or.reduce(cards, axis=1)
    return found


def _keep(held: Array) -> Array:
    """What each card of each hand is worth keeping: its suit's length, neighbours, matching courts, and its rank."""
    hands = _together(held)[:, None]
    place = np.log2(held).astype(np.int64)
    suit, rank = place // _RANKS, place % _RANKS
    tables = _bits()
    length = tables[hands >> suit * _RANKS & MASKS - 1]
    near = ((hands & held << 1) > 0).astype(np.int64) + ((hands & held >> 1) > 0)
    alike = sum((hands >> each * _RANKS + rank & 1 for each in range(4)), np.int64(0))
    # The last part only parts cards that are worth the same, so that a deal never depends on how they were sorted.
    high = np.where(rank >= _HIGH_BIT, alike, 0) + 2.0 * np.maximum(0, rank - _JACK)
    found: Array = length + near + high + place / 1000
    return found


class Trial:
    """Many discards over the same deals."""

    def __init__(self, dealt: Dealt) -> None:
        self._dealt = dealt
        self._ground = dealt.information

    def of(
        self, outs: Sequence[Cards], done: Callable[[int], object], should_stop: Callable[[], bool] | None
    ) -> list[Sampled] | None:
        """What each of these discards brings, in their order; None when it was stopped.

        Args:
            outs: what is discarded.
            done: called with how many more discards times deals are done.
            should_stop: asked now and then.
        """
        found: dict[Cards, Sampled] = {}
        for size in sorted({len(out) for out in outs}):
            alike = [out for out in outs if len(out) == size]
            each = max(1, _CHUNK // self._dealt.deals)
            for start in range(0, len(alike), each):
                if should_stop is not None and should_stop():
                    return None
                part = alike[start : start + each]
                scores = self._scored(part, size)
                worth = self._worth(scores)
                found.update((out, self._summed(scores.row(row), worth[row])) for row, out in enumerate(part))
                done(len(part) * self._dealt.deals)
        return [found[out] for out in outs]

    def one(self, out: Cards) -> Sampled:
        """What one discard brings."""
        scores = self._scored([out], len(out))
        return self._summed(scores.row(0), self._worth(scores)[0])

    def apart(self, one: Cards, other: Cards) -> tuple[float, float]:
        """How much more one discard brings than another over the same deals, and the standard error of that."""
        first, second = (self._worth(self._scored([out], len(out))) for out in (one, other))
        more = first - second
        return float(more.mean()), float(more.std(ddof=1)) / sqrt(self._dealt.deals)

    def _summed(self, scores: Scores, worth: Array) -> Sampled:
        return _summed(scores, worth, self._ground.tables.made is not None)

    def _scored(self, outs: list[Cards], size: int) -> Scores:
        kept = np.array([[_whole(self._ground.kept(out))] for out in outs], np.int64)
        mine = _split(kept | self._dealt.drawn(size))
        return scored(self._ground, mine, _split(self._dealt.other(size)))

    def _worth(self, scores: Scores) -> Array:
        """What each deal is worth: the points ahead, or what they do in the match."""
        match = self._ground.match
        return scores.whole if match is None else match.worth(scores.hand, scores.play)


class Scores(NamedTuple):
    """What comes of two hands, an array of one shape for each: this seat's points ahead.

    Attributes:
        point, sequence, set: what each class brings.
        bonus, play: see :class:`Sampled`.
        repique, pique: 1 where this seat makes one, -1 where the opponent does.
        made: 1 where what was bid is made, by whoever bid it; nought where nothing was.
    """

    point: Array
    sequence: Array
    set: Array
    bonus: Array
    play: Array
    repique: Array
    pique: Array
    made: Array

    @property
    def calls(self) -> Array:
        """Point, sequences and sets together."""
        found: Array = self.point + self.sequence + self.set
        return found

    @property
    def hand(self) -> tuple[Array, ...]:
        """What is scored beside the play: each of it is one player's or the opponent's."""
        return self.point, self.sequence, self.set, self.bonus

    @property
    def whole(self) -> Array:
        """All of it."""
        found: Array = self.calls + self.bonus + self.play
        return found

    def row(self, number: int) -> Scores:
        """Those of one discard."""
        return Scores(*(each[number] for each in self))


def scored(information: InformationSet, mine: list[Array], theirs: list[Array]) -> Scores:
    """What comes of pairs of hands after the exchange.

    Args:
        information: whose rules, who leads, and what carte blanches have brought.
        mine: the masks of the four suits of this seat's hands, integers of shapes that go together with the opponent's.
        theirs: the opponent's.
    """
    tables = information.tables
    won = {
        "point": _won(tables.point, _best(tables.point, mine), _best(tables.point, theirs)),
        "sequence": _won(tables.sequence, _added(tables.sequence, mine), _added(tables.sequence, theirs)),
        "set": _won(tables.set, _grouped(tables, mine), _grouped(tables, theirs)),
    }
    repique = _repique(information, won)
    played = _played(information, mine, theirs)
    play = tables.play[played.half_tricks] * (1 if information.first else -1)
    made = np.zeros_like(repique) if tables.made is None else tables.made[played.half_tricks].astype(np.float64)
    pique, brought = _pique(information, won, repique, played)
    bonus = brought if tables.repique is None else repique * tables.repique.points + brought
    return Scores(won["point"], won["sequence"], won["set"], bonus, play, repique, pique, made)


Pair = tuple[Array, Array]
"""The number of the best of a class, and what the class scores when it is good."""


def _best(table: ClassTable, hand: list[Array]) -> Pair:
    first, second, third, fourth = (table.best[mask] for mask in hand)
    best = np.maximum(np.maximum(first, second), np.maximum(third, fourth))
    return best, table.worth[best]


def _added(table: ClassTable, hand: list[Array]) -> Pair:
    first, second, third, fourth = (table.whole[mask] for mask in hand)
    return _best(table, hand)[0], (first + second + third + fourth).astype(np.float64)


def _grouped(tables: Tables, hand: list[Array]) -> Pair:
    first, second, third, fourth = (tables.packed[mask] for mask in hand)
    packed = first + second + third + fourth
    return tables.set.best[packed], tables.set.whole[packed].astype(np.float64)


def _won(table: ClassTable, mine: Pair, theirs: Pair) -> Array:
    """What a class brings this seat; what it brings the opponent is negative; where they are equal, nought."""
    own, other = table.first[mine[0]], table.first[theirs[0]]
    return np.where(own > other, mine[1], np.where(other > own, -theirs[1], 0.0))


def _repique(information: InformationSet, won: dict[str, Array]) -> Array:
    """Where the line is reached in hand by scores that reckon before anything the opponent has."""
    tables = information.tables
    found = np.zeros_like(won["point"])
    if tables.repique is None:
        return found
    mine = np.full_like(found, information.blank if not information.other_blank else -1e6)
    theirs = np.full_like(found, information.other_blank if not information.blank else -1e6)
    for kind in tables.order:
        score = won[kind]
        mine = np.where(score < 0, -1e6, mine + score)
        theirs = np.where(score > 0, -1e6, theirs - score)
        found = np.where((found == 0) & (mine >= tables.repique.target), 1.0, found)
        found = np.where((found == 0) & (theirs >= tables.repique.target), -1.0, found)
    return found


def _pique(information: InformationSet, won: dict[str, Array], repique: Array, played: _Played) -> tuple[Array, Array]:
    """Where a line is reached in hand and play, and the opponent has counted nothing: by whom, and what it brings."""
    tables = information.tables
    side = 1.0 if information.first else -1.0
    if tables.pique is None:
        return np.zeros_like(repique), np.zeros_like(repique)
    lead_blank, other_blank = (information.blank, information.other_blank)[:: 1 if information.first else -1]
    parts = [side * won[kind] for kind in tables.order]
    had = _in_hand(parts, lead_blank)
    wanted = tables.wanted[had]
    barred = _other_counts(parts)
    if not tables.by_order:  # what younger is good for counts only after the first lead; it may have barred a repique
        enough = False if tables.repique is None else had >= tables.repique.target
        barred &= (wanted > 0) | enough
    there = ~barred & (wanted <= played.tops) & (repique * side <= 0) & (not other_blank)
    found, brought = side * there, side * there * tables.pique.points
    if tables.second is not None:
        theirs = [-each for each in parts]
        had = _in_hand(theirs, other_blank)
        wins = (played.tops == 0) & (tables.second.wanted[had] <= played.other_tops)
        there = ~_other_counts(theirs) & wins & (repique * side >= 0) & (not lead_blank)
        found, brought = found - side * there, brought - side * there * tables.second.points[had]
    return found, brought


def _other_counts(parts: list[Array]) -> Array:
    """Whether the other of two players wins a class, given what each brings this one."""
    found: Array = np.minimum(np.minimum(parts[0], parts[1]), parts[2]) < 0
    return found


def _in_hand(parts: list[Array], blank: int) -> Array:
    """What a player scores in hand, given what each class brings them."""
    found = np.maximum(parts[0], 0) + np.maximum(parts[1], 0) + np.maximum(parts[2], 0) + blank
    return found.astype(np.intp)


class _Played(NamedTuple):
    """The play of pairs of hands.

    Attributes:
        half_tricks: what the leader makes.
        tops: the tricks they can take straight away; ``other_tops`` those the opponent could, were they to lead.
    """

    half_tricks: Array
    tops: Array
    other_tops: Array


def _played(information: InformationSet, mine: list[Array], theirs: list[Array]) -> _Played:
    table = at_hand()
    assert table is not None  # there is numpy here, so there is a table
    lead, other = (mine, theirs) if information.first else (theirs, mine)
    shape = np.broadcast_shapes(*(each.shape for each in (*lead, *other)))
    rows = _rows_of(lead, other, shape)
    tops = winners_of_codes()[rows].sum(axis=1).reshape(shape)
    other_tops = tops
    if information.tables.second is not None:
        other_tops = winners_of_codes()[_rows_of(other, lead, shape)].sum(axis=1).reshape(shape)
    return _Played(table.values_of(rows).reshape(shape), tops, other_tops)


def _rows_of(leader: list[Array], other: list[Array], shape: tuple[int, ...]) -> Array:
    """The four suits of pairs of hands as codes, a row a pair."""
    codes = [codes_between()[one, two] for one, two in zip(leader, other, strict=True)]
    return np.stack([np.broadcast_to(each, shape).ravel() for each in codes], axis=1)


def _summed(scores: Scores, worth: Array, bid: bool) -> Sampled:
    calls, deals = scores.calls, len(worth)
    bins = np.bincount(np.searchsorted(EDGES, calls, side="right"), minlength=len(EDGES) + 1) / deals
    return Sampled(
        deals,
        float(worth.mean()),
        float(worth.std(ddof=1)) / sqrt(deals),
        float(calls.mean()),
        float(scores.bonus.mean()),
        float(scores.play.mean()),
        _share(scores.repique > 0, deals),
        _share(scores.pique > 0, deals),
        _share(scores.repique < 0, deals),
        _share(scores.pique < 0, deals),
        tuple(bins.tolist()),
        _share(scores.made > 0, deals) if bid else None,
    )


def _share(there: Array, deals: int) -> Chance:
    share = float(there.mean())
    return Chance(share, sqrt(share * (1 - share) / deals))


def _whole(cards: Cards) -> int:
    return sum(mask << _RANKS * suit for suit, mask in enumerate(masks_of(cards)))


def _split(hands: Array) -> list[Array]:
    return [hands >> _RANKS * suit & MASKS - 1 for suit in range(4)]


@cache
def _bits() -> Array:
    return np.array([mask.bit_count() for mask in range(MASKS)], np.int64)
