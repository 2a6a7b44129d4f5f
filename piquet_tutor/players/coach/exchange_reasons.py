"""Why a discard is as good as it is: what it keeps, what it hopes for and what it gives up, as facts to be worded.

Chances are exact: every draw is counted, and all hands the opponent may hold are taken as equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import Final

from piquet_tutor.game.cards import Cards, Rank, Suit
from piquet_tutor.game.combinations import SHORTEST_SEQUENCE, Combination, Kind, Point, Sequence, Set, held
from piquet_tutor.players.coach.exchange_race import DiscardResult
from piquet_tutor.reckoner.combination_tables import SET_RANKS, packed_of
from piquet_tutor.reckoner.exchange.draws import Draws
from piquet_tutor.reckoner.exchange.facing import Against, Exact
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.masks import cards_in_suit, masks_of

KEEPS, HOPES, GIVES, LEAVES = "keeps", "hopes", "gives", "leaves"
BONUS, BONUS_OTHER = "bonus", "bonus-other"
_LENGTH: Final = 4
"""The fewest cards of a point worth mentioning."""
_WORTH_TELLING: Final = 0.25
"""The least mean value of a hope worth mentioning, in points."""
_RARE: Final = 0.01
_MOST_KEPT, _MOST_HOPED = 2, 1
_TRIO: Final = 3


@dataclass(frozen=True)
class DiscardReason:
    """One reason for or against a discard.

    Attributes:
        about: ``keeps`` or ``gives`` (a combination held now, kept or broken up), ``hopes`` (one that may be
            drawn), ``leaves`` (talon cards left to the opponent), ``bonus`` (this seat's repique and pique),
            ``bonus-other`` (the opponent's).
        kind: the class of the combination; empty if there is none.
        cards: the cards of the combination; for a hope, those of it that are kept.
        missing: for a sequence hoped for, the cards to be drawn.
        size: how many cards the combination has; for ``leaves``, how many are left.
        top: the top rank of a sequence, or the rank of a set.
        points: what the combination scores.
        more: for a hope, how many points more that is than the cards kept for it already score.
        good: the chance that it is better than all the opponent has of its class.
        chance: the chance that a hope comes true, or of a pique.
        repique: the chance of a repique.
        weight: about what it is worth on average, in points.
    """

    about: str
    kind: str = ""
    cards: Cards = ()
    missing: Cards = ()
    size: int = 0
    top: Rank | None = None
    points: float = 0.0
    more: float = 0.0
    good: float = 0.0
    chance: float = 0.0
    repique: float = 0.0
    weight: float = 0.0


def reasons(exact: Exact, out: Cards, sampled: DiscardResult) -> tuple[DiscardReason, ...]:
    """Why a discard is as good as it is; within each kind of reason the weightiest comes first.

    Args:
        exact: the exact counts for what the seat knows.
        out: the cards discarded.
        sampled: the result over many simulated deals.
    """
    information = exact.information
    draws, against = exact.of(len(out))
    kept = information.kept(out)
    found = [
        *_heaviest(_kept(information, against, kept), _MOST_KEPT),
        *_heaviest(_hopes(information, draws, against, kept), _MOST_HOPED),
        *_heaviest(_given_up(information, against, kept), 1),
    ]
    if len(out) < information.most:
        found.append(DiscardReason(LEAVES, size=information.most - len(out)))
    for about, repique, pique in (
        (BONUS, sampled.repique, sampled.pique),
        (BONUS_OTHER, sampled.other_repique, sampled.other_pique),
    ):
        if max(repique.share, pique.share) >= _RARE:
            found.append(DiscardReason(about, chance=pique.share, repique=repique.share))
    return tuple(found)


def _heaviest(found: Iterator[DiscardReason], many: int) -> list[DiscardReason]:
    return sorted(found, key=lambda each: each.weight, reverse=True)[:many]


# --- combinations held now --------------------------------------------------------------------------


def _kept(information: BeforeExchange, against: Against, kept: Cards) -> Iterator[DiscardReason]:
    for kind, one in _bests(kept):
        yield _what_it_may_score(KEEPS, information, against, kind, one)


def _given_up(information: BeforeExchange, against: Against, kept: Cards) -> Iterator[DiscardReason]:
    """The best combination of each class in the hand, if the discard breaks it up and keeps none as good."""
    left = dict(_bests(kept))
    for kind, one in _bests(information.hand):
        number = _number(information, one)
        if not set(one.cards) <= set(kept) and (kind not in left or _number(information, left[kind]) < number):
            yield _what_it_may_score(GIVES, information, against, kind, one)


def _bests(cards: Cards) -> Iterator[tuple[Kind, Combination]]:
    kinds: tuple[Kind, ...] = ("point", "sequence", "set")
    for kind in kinds:
        for one in held(kind, cards)[:1]:
            if kind != "point" or len(one.cards) >= _LENGTH:
                yield kind, one


def _what_it_may_score(
    about: str, information: BeforeExchange, against: Against, kind: Kind, one: Combination
) -> DiscardReason:
    number = _number(information, one)
    good, points = against.good(kind, number), float(information.tables.of(kind).worth[number])
    top = one.top if isinstance(one, Sequence) else one.rank if isinstance(one, Set) else None
    size = one.size if isinstance(one, Set) else one.length
    return DiscardReason(about, kind, one.cards, size=size, top=top, points=points, good=good, weight=good * points)


def _number(information: BeforeExchange, one: Combination) -> int:
    """The item number of a combination in the table of its class."""
    tables = information.tables
    if isinstance(one, Set):
        return int(tables.set.best[packed_of(one.cards)])
    table = tables.point if isinstance(one, Point) else tables.sequence
    return int(table.best[max(masks_of(one.cards))])


# --- combinations hoped for -------------------------------------------------------------------------


def _hopes(information: BeforeExchange, draws: Draws, against: Against, kept: Cards) -> Iterator[DiscardReason]:
    for each in (*_sequences_hoped(information, draws, against, kept), *_sets_hoped(information, draws, against, kept)):
        if each.weight >= _WORTH_TELLING:
            yield each


def _sequences_hoped(
    information: BeforeExchange, draws: Draws, against: Against, kept: Cards
) -> Iterator[DiscardReason]:
    """Every sequence that the right draw would complete."""
    table, masks, unseen = information.tables.sequence, masks_of(kept), masks_of(information.unseen)
    now = int(table.best[max(masks, key=lambda mask: int(table.best[mask]))])
    numbers = draws.held(kept).sequence
    for suit in Suit:
        for run in _runs():
            missing = run & ~masks[suit]
            if not missing or missing & ~unseen[suit] or run.bit_count() - missing.bit_count() < _had(run):
                continue
            number, count = int(table.best[run]), missing.bit_count()
            if number <= now or count > draws.count:
                continue
            others = len(information.unseen) - count
            chance = comb(others, draws.count - count) / comb(len(information.unseen), draws.count)
            there = draws.suits[suit] & missing == missing
            good = against.good_where("sequence", numbers, there)
            gain = float(table.worth[number] - table.whole[masks[suit]])
            have = cards_in_suit(run & masks[suit], suit)
            top = cards_in_suit(run, suit)[0].rank
            yield DiscardReason(
                HOPES,
                "sequence",
                have,
                cards_in_suit(missing, suit),
                run.bit_count(),
                top,
                float(table.worth[number]),
                gain,
                good,
                chance,
                weight=chance * good * gain,
            )


def _had(run: int) -> int:
    """How many cards of a run must be held already: all but one or two of them, and at least two."""
    return max(2, run.bit_count() - 2)


def _runs() -> Iterator[int]:
    ranks = len(Rank)
    for length in range(SHORTEST_SEQUENCE, ranks):
        for start in range(1, ranks - length + 1):
            yield ((1 << length) - 1) << start


def _sets_hoped(information: BeforeExchange, draws: Draws, against: Against, kept: Cards) -> Iterator[DiscardReason]:
    table, packed = information.tables.set, packed_of(kept)
    numbers, _ = draws.sets(packed)
    for place, rank in enumerate(SET_RANKS):
        cards = tuple(one for one in kept if one.rank is rank)
        if len(cards) not in (2, _TRIO):
            continue
        size = len(cards) + 1
        there = (draws.packed >> 3 * place & 7) + len(cards) >= size
        if not there.any():
            continue
        chance, good = float(there.mean()), against.good_where("set", numbers, there)
        number = int(table.best[size << 3 * place])
        had = float(table.worth[int(table.best[len(cards) << 3 * place])])
        points = float(table.worth[number])
        yield DiscardReason(
            HOPES,
            "set",
            cards,
            (),
            size,
            rank,
            points,
            points - had,
            good,
            chance,
            weight=chance * good * (points - had),
        )
