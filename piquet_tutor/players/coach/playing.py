"""Advice on a card to play: what each is worth, averaged over the hands the opponent may still hold.

For each of those hands the play is solved with all cards known, so a figure is the result of perfect play by both sides
with full knowledge. That is a good guide but not exact, and it never relies on the opponent's mistakes. All hands that
the rules allow are taken as equally likely unless weights are given.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record({**example("cavendish-example"), "play": ""})
>>> advice = advise_play(seen_by(deal, "elder"))
>>> advice.best.card, round(advice.best.points, 1), advice.hands.count
(AH, 13.8, 81)
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.actions import Play
from piquet_tutor.game.deal.pausing import Pausing, finished
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_by_contract import by_contract
from piquet_tutor.players.coach.play_by_half_tricks import by_half_tricks
from piquet_tutor.players.coach.play_by_points import by_points
from piquet_tutor.players.coach.play_model import AS_GOOD as AS_GOOD
from piquet_tutor.players.coach.play_model import AdviceSettings, Weigh
from piquet_tutor.players.coach.play_model import CardAdvice as CardAdvice
from piquet_tutor.players.coach.play_model import PlayAdvice as PlayAdvice
from piquet_tutor.players.coach.play_model import Unadvised as Unadvised
from piquet_tutor.reckoner import prices
from piquet_tutor.reckoner.hands import RULES
from piquet_tutor.reckoner.service import supports

MOST: Final = 3000
"""The most hands evaluated with the solver's table; if there are more, this many are drawn at random."""


def advise_play(
    view: View, weigh: Weigh | None = None, reading: str = RULES, most: int = MOST, seed: int = 0
) -> PlayAdvice:
    """What each card that may be played is worth.

    Args:
        view: of the seat that is to play; nothing else is used.
        weigh: gives each hand its relative likelihood; None if all are equally likely.
        reading: ``rules`` (all hands the rules allow) or ``unsunk`` (the opponent is assumed to have sunk nothing).
        most: the most hands evaluated.
        seed: for the random sample of hands, if there are more.

    Raises:
        Unadvised: no advice can be given; the reason says why.
    """
    return finished(advising_play(view, weigh, reading, most, seed))


def advising_play(
    view: View, weigh: Weigh | None = None, reading: str = RULES, most: int = MOST, seed: int = 0
) -> Pausing[PlayAdvice]:
    """The same, standing still now and then where there is no table."""
    if not view.my_turn or not view.choices or not isinstance(view.choices[0], Play):
        raise Unadvised("turn")
    asking = AdviceSettings(weigh, reading, most, seed)
    if view.undertaking is not None:
        return by_contract(view, asking)
    service = supports(view.rules)
    if service.how == prices.NOTHING:
        raise Unadvised(service.reason)
    if service.how == prices.POINTS:
        return by_points(view, asking)
    return (yield from by_half_tricks(view, asking))
