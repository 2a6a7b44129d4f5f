"""Which cards to discard: every discard is tried on the same guesses at the talon and the opponent's hand.

A guess deals out the cards the player has not seen. The value of a discard is what the hand then declares, less what
the opponent declares, plus an estimate of the play. All discards are tried on a few guesses, the better ones on more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.combination_tables import BestCombinations, classes_of, declared
from piquet_tutor.reckoner.exchange.information import BeforeExchange, known_before
from piquet_tutor.reckoner.hand_to_hand import HandPrices, hand_prices, points_ahead
from piquet_tutor.reckoner.likely_exchange import MOST_SPARED, least_dangerous, most_useful
from piquet_tutor.reckoner.masks import Masks, masks_of
from piquet_tutor.reckoner.match_equity import match_of, scored

ROUNDS: Final = ((1, 0.6), (120, 2.0), (24, 8.0), (6, 32.0))
"""The rounds: how many discards enter each (1 in the first: all of them), and the number of guesses, as a multiple of
``care``."""

_LEFT: Final = 1.0
"""What a card left in the talon by the leader is worth to the opponent, who may take it, in points."""


class Guess(NamedTuple):
    """One guess at the unseen cards: the cards drawn, and the opponent's final hand and declarations.

    Attributes:
        drawn: by their number, the cards drawn, from none on.
        other: the opponent's hand after the exchange.
        other_declares: what it would declare.
    """

    drawn: tuple[Masks, ...]
    other: Masks
    other_declares: BestCombinations


def best_discard(
    view: View, limits: tuple[int, int], care: float, rng: Random, priced_by: RuleSet | None = None
) -> Cards:
    """The cards to discard.

    Args:
        view: of a seat that is to exchange, or to announce how many cards it will.
        limits: the fewest and the most cards that may be discarded.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
        priced_by: the rules that say what combinations score; None for those that are played.
    """
    information = known_before(view, limits)
    prices = _prices(view, information.first)
    if priced_by is not None:
        prices = prices._replace(combinations=classes_of(priced_by))
    return discard_for(information, prices, care, rng)


def lead_of(one: Cards, other: Cards, view: View, guesses: int, rng: Random) -> float:
    """How many points a discard scores more than another, on average over the same guesses.

    Args:
        one: a discard.
        other: the discard it is compared with.
        view: of a seat that is to exchange.
        guesses: how many guesses are made.
        rng: the source of the guesses.
    """
    assert view.limits is not None  # it is to exchange
    information = known_before(view, view.limits)
    prices = _prices(view, information.first)
    fresh = [guess(information, prices, rng) for _ in range(guesses)]
    held = masks_of(view.hand)
    first, second = (_worth(held, out, fresh, information.first, prices) for out in (one, other))
    return (first - second) / guesses


def _prices(view: View, leads: bool) -> HandPrices:
    return hand_prices(view.rules, view.undertaking, match_of(view), scored(view), leads)


def discard_for(
    information: BeforeExchange,
    prices: HandPrices,
    care: float,
    rng: Random,
    among: Cards | None = None,
) -> Cards:
    """The cards to discard.

    Args:
        information: what the player knows.
        prices: the prices a hand is valued by.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
        among: the cards considered for discarding; None for the whole hand.
    """
    hand, least, most, leads = information.hand, information.least, information.most, information.first
    from_these = hand if among is None else among
    field: list[Cards] = [out for size in range(most, least - 1, -1) for out in combinations(from_these, size)]
    held = masks_of(hand)
    totals = dict.fromkeys(field, 0.0)
    for entrants, share in ROUNDS:
        if entrants > 1:
            field = _better(field, totals, entrants)
        if len(field) == 1:
            break
        fresh = [guess(information, prices, rng) for _ in range(max(2, int(care * share)))]
        for out in field:
            left = _LEFT * (most - len(out)) if leads and not prices.losing else 0.0
            totals[out] += _worth(held, out, fresh, leads, prices) - left * len(fresh)
    return max(_better(field, totals, 1), key=totals.__getitem__)


def _better(field: Sequence[Cards], totals: dict[Cards, float], count: int) -> list[Cards]:
    return sorted(field, key=totals.__getitem__, reverse=True)[:count]


def guess(information: BeforeExchange, prices: HandPrices, rng: Random) -> Guess:
    """A guess at the unseen cards: the draw, then the opponent's hand after a likely exchange of their own."""
    unseen, most, size = list(information.unseen), information.most, len(information.hand)
    rng.shuffle(unseen)
    drawn = tuple(masks_of(unseen[:count]) for count in range(most + 1))
    has = [*information.shown, *unseen[most:]]
    may = information.changed or min(max(0, information.stock - most), MOST_SPARED)
    changes = min(may, len(has) - size)
    keep = least_dangerous if prices.losing else most_useful
    other_hand = masks_of([*keep(has[:size], size - changes), *has[size : size + changes]])
    return Guess(drawn, other_hand, declared(other_hand, prices.combinations))


def _worth(hand: Masks, out: Cards, guesses: Iterable[Guess], leads: bool, prices: HandPrices) -> float:
    """The lead in points after a discard, summed over the guesses."""
    less, size = masks_of(out), len(out)
    first, second, third, fourth = hand[0] ^ less[0], hand[1] ^ less[1], hand[2] ^ less[2], hand[3] ^ less[3]
    total = 0.0
    for each in guesses:
        spades, hearts, diamonds, clubs = each.drawn[size]
        mine = (first | spades, second | hearts, third | diamonds, fourth | clubs)
        total += points_ahead(mine, each.other, each.other_declares, leads, prices)
    return total
