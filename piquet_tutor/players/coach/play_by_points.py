"""Advice on a card where half-tricks do not decide the points: each hand is searched, up to a fixed effort."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import (
    AdviceSettings,
    PlayAdvice,
    clauses_of_the_cards,
    counted,
    of_points,
    ordered,
)
from piquet_tutor.players.coach.play_pique import progress_of, tricks_of
from piquet_tutor.reckoner import prices
from piquet_tutor.reckoner.hands import Hands, hands
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.alpha_beta import PlaySearch, Stand
from piquet_tutor.reckoner.solver.points import PointsPayoff

EFFORT: Final = 120_000
"""No further hand is begun once this many positions have been searched, which takes well under a second."""
FEWEST: Final = 6
"""The fewest hands evaluated, whatever the effort."""
MOST: Final = 200
"""The most hands evaluated."""


def by_points(view: View, asking: AdviceSettings) -> PlayAdvice:
    """What each card that may be played is worth.

    Args:
        view: of the seat that is to play.
        asking: how the advice is to be computed.
    """
    found = hands(view, None, asking.reading, min(asking.most, MOST), asking.seed)
    already = counted(view, clauses_of_the_cards(view.rules))
    ending = PlaySearch(PointsPayoff(prices_of(view.rules)))
    places = list(range(len(found.kept)))
    Random(f"{asking.seed}").shuffle(places)
    made: dict[int, dict[Card, int]] = {}
    for place in places:
        if len(made) >= FEWEST and ending.looked_at >= EFFORT:
            break
        made[place] = _made(view, found, place, ending)
    found = _those(found, sorted(made))
    weights = list(asking.weigh(found)) if asking.weigh is not None else [1.0] * len(found.kept)
    whole = sum(weights)
    number = len(found.kept) if found.sampled else 0
    options = []
    for one in choices_of(view):
        chances: dict[int, float] = {}
        for place, weight in zip(sorted(made), weights, strict=True):
            points = made[place][one] - already
            chances[points] = chances.get(points, 0.0) + weight / whole
        options.append(of_points(one, {points: chance for points, chance in chances.items() if chance}, number))
    return PlayAdvice(view, found, asking.weigh is not None, prices.POINTS, ordered(view, found, options))


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
