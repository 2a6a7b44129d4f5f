"""Advice on a card where only half-tricks matter: the solver's table, over the hands the opponent may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import (
    AdviceSettings,
    PlayAdvice,
    clauses_of_the_cards,
    counted,
    of_half_tricks,
    ordered,
)
from piquet_tutor.players.coach.play_pique import live_of, tricks_of
from piquet_tutor.reckoner import prices
from piquet_tutor.reckoner.hands import Hands, hands
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.alpha_beta import Stand
from piquet_tutor.reckoner.solver.pique import Live, with_pique
from piquet_tutor.reckoner.solver.play import makes
from piquet_tutor.reckoner.solver.worlds import weighing

WITH_PIQUE: Final = 48
"""About how many hands the value of a pending pique is averaged over."""


def by_half_tricks(view: View, asking: AdviceSettings) -> Pausing[PlayAdvice]:
    """What each card that may be played is worth; it stands still between two cards where there is no table.

    Args:
        view: of the seat that is to play.
        asking: how the advice is to be computed.
    """
    found = hands(view, None, asking.reading, asking.most, asking.seed)
    weights = asking.weigh(found) if asking.weigh is not None else None
    side = view.table.side_of(view.seat)
    won, lost = tricks_of(view, side)
    led = view.trick[0] if view.trick else None
    already = counted(view, clauses_of_the_cards(view.rules))
    paid = prices_of(view.rules)
    worth = tuple(each - already for each in paid.by_half_tricks(won, lost, led is None, led is not None))
    spreads = yield from weighing(view.hand, led, found.now, weights)
    live, pique_side = live_of(view)
    added = added_by_pique(view, found, weights, worth, live, pique_side) if live is not None else {}
    number = len(found.now) if found.sampled else 0
    options = [
        of_half_tricks(one, spreads[one], worth, (won, lost, len(view.hand)), number, added.get(one, 0.0))
        for one in choices_of(view)
    ]
    best_first = ordered(view, found, options)
    return PlayAdvice(view, found, weights is not None, prices.HALF_TRICKS, best_first, live, pique_side)


def added_by_pique(
    view: View, found: Hands, weights: Sequence[float] | None, worth: Sequence[int], live: Live, pique_side: Side
) -> dict[Card, float]:
    """The points that a pending pique adds to each card, averaged over some of the hands.

    Args:
        view: of the seat that is to play.
        found: the hands the opponent may hold.
        weights: the relative likelihood of each hand; None if all are equally likely.
        worth: the value of the rest of the play without the pique, by half-tricks.
        live: the pending pique.
        pique_side: the side that may make it.
    """
    by_me = pique_side == view.table.side_of(view.seat)
    if not live.first:  # the pique is made with the next lead, whichever card that is
        return dict.fromkeys(choices_of(view), float(live.points if by_me else -live.points))
    search, progress = with_pique(worth, live, by_me)
    step = max(1, len(found.kept) // WITH_PIQUE)
    led = view.trick[0] if view.trick else None
    sums = dict.fromkeys(choices_of(view), 0.0)
    whole = 0.0
    for place in range(0, len(found.kept), step):
        weight = 1.0 if weights is None else weights[place]
        stand = Stand(masks_of(view.hand), found.now[place], led is None, progress=progress)
        for one in sums:
            plain = worth[makes(stand.mine, stand.other, led, one)]
            sums[one] += weight * (search.card(stand, led, one) - plain)
        whole += weight
    return {one: each / whole if whole else 0.0 for one, each in sums.items()}
