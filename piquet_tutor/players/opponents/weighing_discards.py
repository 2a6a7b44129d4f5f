"""How the coach ranks its discards: as in the advice for a learner, with the bid and the match taken into account.

This module only gathers what is known. The race of the discards, and the reasons given once the deal is over, are those
of :mod:`~piquet_tutor.players.coach.exchange`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.exchange.bid_worth import BidWorth, terms_of
from piquet_tutor.reckoner.exchange.information import BeforeExchange, ground_nearly
from piquet_tutor.reckoner.exchange.unweighed import Unweighed
from piquet_tutor.reckoner.hand_to_hand import BOTH_IN_PLAY, DOUBT
from piquet_tutor.reckoner.match_equity import Agreed, BothSides, Match, match_of, scored
from piquet_tutor.reckoner.solver.table_cache import at_hand
from piquet_tutor.reckoner.stakes import stakes_of, wants_to_lose

if TYPE_CHECKING:  # these modules need numpy, which may be missing
    from piquet_tutor.players.coach.exchange_race import Ranked
    from piquet_tutor.reckoner.exchange.tables import InMatch


def weighed(view: View, seed: int) -> Ranked | None:
    """The discards ranked by the first answer of the race.

    Args:
        view: of the seat that is to exchange.
        seed: of the simulated deals; the same seed gives the same ranking.

    Returns:
        None if the solver's table or the advice does not apply, tricks are better lost, or a race may stop the deal.
    """
    information = _ground(view)
    return None if information is None else _raced(information, seed)


@lru_cache(maxsize=64)
def _raced(information: BeforeExchange, seed: int) -> Ranked:
    """The race, cached, because the reasons given after the deal need it again."""
    from piquet_tutor.players.coach.exchange_race import quickly

    return quickly(information, seed)


def _ground(view: View) -> BeforeExchange | None:
    if (
        at_hand() is None
        or len(view.table.seats) > 2
        or law_of(view.rules).has(Subject.DEALER_EXCHANGE)
        or wants_to_lose(view)
    ):
        return None
    match, had = match_of(view), scored(view)
    try:
        if view.undertaking is not None:
            terms = _terms(view, match, had)
            return None if terms is None else ground_nearly(view, terms=terms)
        if match is None:
            return ground_nearly(view)
        return ground_nearly(view, match=_in_match(match, had)) if isinstance(match, Agreed) else None
    except Unweighed:
        return None


def _terms(view: View, match: Match | None, had: BothSides) -> BidWorth | None:
    """What the deal is worth after the bidding, from the side of the leader of the first trick."""
    if match is None:
        return terms_of(view)
    leads = view.seat == view.table.seats[0]
    stakes = stakes_of(view.rules, view.undertaking, leads, match, had)
    # The leader's gain is this seat's loss.
    return terms_of(view, stakes if leads else tuple(-each for each in reversed(stakes)))


def _in_match(match: Agreed, had: BothSides) -> InMatch:
    from piquet_tutor.reckoner.exchange.tables import InMatch

    return InMatch(match, had, BOTH_IN_PLAY, DOUBT / 2)
