"""Advice on a card to play: what each is worth, averaged over the hands the opponent may still hold.

For each of those hands the play is solved with all cards known, so a figure is the result of perfect play by both sides
with full knowledge. That is a good guide but not exact, and it never relies on the opponent's mistakes. All hands that
the rules allow are taken as equally likely unless weights are given. Where half-tricks decide, with a bid or without,
they are looked up or searched for every hand; where they do not, hands are searched for points, up to a fixed effort.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record({**example("cavendish-example"), "play": ""})
>>> advice = advise_play(seen_by(deal, "elder"))
>>> advice.best.card, round(advice.best.points, 1), advice.hands.count
(AH, 13.8, 81)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.pausing import Pausing, finished
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import (
    CardAdvice,
    PlayAdvice,
    Unadvised,
    Weigh,
    of_half_tricks,
    of_points,
    ordered,
)
from piquet_tutor.reckoner import prices
from piquet_tutor.reckoner.hands import Hands, hands
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.rest_of_play import RestOfPlay, clauses_of_the_cards, counted, rest_of_play
from piquet_tutor.reckoner.solver.alpha_beta import PlaySearch, Stand
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.moves import MIXED, UNWANTED
from piquet_tutor.reckoner.solver.pending_pique import progress_of, tricks_of
from piquet_tutor.reckoner.solver.pique import Live, with_pique
from piquet_tutor.reckoner.solver.play import makes
from piquet_tutor.reckoner.solver.points import PointsPayoff
from piquet_tutor.reckoner.solver.worlds import CardResults, weighing
from piquet_tutor.reckoner.supported import search_of

MOST: Final = 3000
"""The most hands evaluated with the solver's table; if there are more, this many are drawn at random."""
TO_LOSE: Final = {12: 80, 11: 120, 10: 160, 9: 250}
"""The most hands evaluated if tricks are to be lost, by the number of cards held; each hand needs its own search."""
TO_LOSE_LATE: Final = 500
"""The same for fewer cards."""
WITH_PIQUE: Final = 48
"""About how many hands the value of a pending pique is averaged over."""
EFFORT: Final = 120_000
"""Where points are searched, no further hand is begun once this many positions have been: well under a second."""
FEWEST: Final = 6
"""The fewest hands searched for their points, whatever the effort."""
MOST_BY_POINTS: Final = 200
"""The most hands searched for their points."""


def advise_play(view: View, weigh: Weigh | None = None, most: int = MOST) -> PlayAdvice:
    """What each card that may be played is worth.

    Args:
        view: of the seat that is to play; nothing else is used.
        weigh: gives each hand its relative likelihood; None if all are equally likely.
        most: the most hands evaluated, of those that the rules allow; a sample, if there are more.

    Raises:
        Unadvised: no advice can be given; the reason says why.
    """
    return finished(advising_play(view, weigh, most))


def advising_play(view: View, weigh: Weigh | None = None, most: int = MOST) -> Pausing[PlayAdvice]:
    """The same, standing still now and then where there is no table."""
    if not view.my_turn or not view.choices or not isinstance(view.choices[0], Play):
        raise Unadvised("turn")
    if view.undertaking is None:
        search = search_of(view.rules)
        if search.how == prices.NOTHING:
            raise Unadvised(search.reason)
        if search.how == prices.POINTS:
            return _by_points(view, weigh, most)
    rest = rest_of_play(view)
    if rest is None:
        raise Unadvised("clauses")
    if rest.aim == MIXED:
        raise Unadvised("contract")
    return (yield from _by_half_tricks(view, weigh, most, rest))


# --- where half-tricks decide -----------------------------------------------------------------------


def _by_half_tricks(view: View, weigh: Weigh | None, most: int, rest: RestOfPlay) -> Pausing[PlayAdvice]:
    """What each card that may be played is worth; it stands still between two cards where there is no table."""
    loses, contract, live = rest.aim == UNWANTED, rest.contract, rest.live
    most = min(most, TO_LOSE.get(len(view.hand), TO_LOSE_LATE)) if loses else most
    found = hands(view, most=most)
    weights = weigh(found) if weigh is not None else None
    led = view.trick[0] if view.trick else None
    made = yield from weighing(view.hand, led, found.now, weights, rest.aim)
    added = _added_by_pique(view, found, weights, rest, live) if live is not None else {}
    number, stand = len(found.now) if found.sampled else 0, (rest.won, rest.lost, len(view.hand))
    options = []
    for one in choices_of(view):
        each = of_half_tricks(one, made[one], rest.worth, stand, number, added.get(one, 0.0))
        options.append(each if contract is None else _with_the_bid(each, made[one], contract, rest.won))
    best_first = ordered(view, found, options, loses)
    weighed, left_out = weights is not None, rest.pique_left_out
    return PlayAdvice(view, found, weighed, prices.HALF_TRICKS, best_first, live, rest.pique_side, contract, left_out)


def _with_the_bid(found: CardAdvice, spread: CardResults, contract: ContractValue, won: int) -> CardAdvice:
    """The advice on a card with the chance that the bid is made, if there is one."""
    if not contract.wanted:
        return found
    kept = sum(chance for half, chance in enumerate(spread.chances) if chance and contract.bid_made(2 * won + half))
    return replace(found, kept=kept)


def _added_by_pique(
    view: View, found: Hands, weights: Sequence[float] | None, rest: RestOfPlay, live: Live
) -> dict[Card, float]:
    """The points that a pending pique adds to each card, averaged over some of the hands.

    Args:
        view: of the seat that is to play.
        found: the hands the opponent may hold.
        weights: the relative likelihood of each hand; None if all are equally likely.
        rest: what the rest of the play is worth without the pique.
        live: the pending pique.
    """
    by_me = rest.pique_side == view.table.side_of(view.seat)
    if not live.first:  # the pique is made with the next lead, whichever card that is
        return dict.fromkeys(choices_of(view), float(live.points if by_me else -live.points))
    search, progress = with_pique(rest.worth, live, by_me)
    step = max(1, len(found.kept) // WITH_PIQUE)
    led = view.trick[0] if view.trick else None
    sums = dict.fromkeys(choices_of(view), 0.0)
    whole = 0.0
    for place in range(0, len(found.kept), step):
        weight = 1.0 if weights is None else weights[place]
        stand = Stand(masks_of(view.hand), found.now[place], led is None, progress=progress)
        for one in sums:
            plain = rest.worth[makes(stand.mine, stand.other, led, one)]
            sums[one] += weight * (search.card(stand, led, one) - plain)
        whole += weight
    return {one: each / whole if whole else 0.0 for one, each in sums.items()}


# --- where points must be searched ------------------------------------------------------------------


def _by_points(view: View, weigh: Weigh | None, most: int) -> PlayAdvice:
    """What each card that may be played is worth."""
    found = hands(view, most=min(most, MOST_BY_POINTS))
    already = counted(view, clauses_of_the_cards(view.rules))
    ending = PlaySearch(PointsPayoff(prices_of(view.rules)))
    places = list(range(len(found.kept)))
    Random("0").shuffle(places)
    made: dict[int, dict[Card, int]] = {}
    for place in places:
        if len(made) >= FEWEST and ending.looked_at >= EFFORT:
            break
        made[place] = _made(view, found, place, ending)
    found = _those(found, sorted(made))
    weights = list(weigh(found)) if weigh is not None else [1.0] * len(found.kept)
    whole = sum(weights)
    number = len(found.kept) if found.sampled else 0
    options = []
    for one in choices_of(view):
        chances: dict[int, float] = {}
        for place, weight in zip(sorted(made), weights, strict=True):
            points = made[place][one] - already
            chances[points] = chances.get(points, 0.0) + weight / whole
        options.append(of_points(one, {points: chance for points, chance in chances.items() if chance}, number))
    return PlayAdvice(view, found, weigh is not None, prices.POINTS, ordered(view, found, options))


def _made(view: View, found: Hands, place: int, ending: PlaySearch) -> dict[Card, int]:
    """The points each card makes against one of the hands."""
    won, lost = tricks_of(view, view.table.side_of(view.seat))
    led = view.trick[0] if view.trick else None
    stand = Stand(masks_of(view.hand), found.now[place], led is None, won, lost, progress_of(view))
    return {one: ending.card(stand, led, one) for one in choices_of(view)}


def _those(found: Hands, places: list[int]) -> Hands:
    """The hands at these places; marked as a sample unless they are all of them."""
    if len(places) == len(found.kept):
        return found
    kept = tuple(found.kept[place] for place in places)
    return replace(found, kept=kept, now=tuple(found.now[place] for place in places), sampled=True)
