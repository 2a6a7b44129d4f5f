"""A deal in play, solved under its own rule set: what each card is worth in points, and a line of best play.

Both hands are used: this is for the review, the editor and the lessons, never for advice to one seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import total
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Action, Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.bonuses import PLAY
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner import prices
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.alpha_beta import PlaySearch, Stand
from piquet_tutor.reckoner.solver.contract_value import ContractValue, contract_value_of
from piquet_tutor.reckoner.solver.moves import MIXED, WANTED
from piquet_tutor.reckoner.solver.pending_pique import (
    PiqueState,
    kind_of,
    live_at,
    live_by_tricks,
    progress_at,
    tricks_of,
)
from piquet_tutor.reckoner.solver.pique import Live, with_pique
from piquet_tutor.reckoner.solver.play import Made, makes
from piquet_tutor.reckoner.solver.points import PointsPayoff
from piquet_tutor.reckoner.supported import search_of

_KINDS: Final = frozenset({PLAY, "cards", "capot", "pique", "bid"})
"""Kinds scored in the play, including the bid; a repique that still depends on the opponent's showing is excluded."""


class UnsupportedDeal(ValueError):
    """The solver does not support the deal; the caller words the reason.

    Attributes:
        reason: ``players``, ``clauses``, ``contract`` (under the bid, one more trick may be worth more or less) or
            ``phase`` (it is not in play).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Worth(NamedTuple):
    """What a card is worth to its player, with best play afterwards.

    Attributes:
        points: their score less the opponent's in the rest of the play: tricks, the last trick, the cards or the capot,
            the bid, and a pique still possible; without what has been scored already.
        made: the half-tricks they make; None if points were searched.
    """

    points: int
    made: Made | None


@dataclass(frozen=True)
class Solved:
    """The play of a deal from one moment on.

    Attributes:
        deal: the deal; if the second hand had yet to show, with everything shown.
        seat: the seat to act.
        how: ``half_tricks`` or ``points`` (see ``prices``).
        cards: what each card that may be played is worth.
        live: the pique still possible, if half-tricks decide the rest; None if there is none.
        pique_side: the side that may make it.
        contract: what the tricks score for the seat to act, in forms with bidding.
    """

    deal: Deal
    seat: Seat
    how: str
    cards: Mapping[Card, Worth]
    live: Live | None = None
    pique_side: Side = ""
    contract: ContractValue | None = None

    @property
    def points(self) -> int:
        """The score of the seat to act less the opponent's in the rest of the play, with best play on both sides."""
        return max(self.cards.values()).points

    @property
    def ahead(self) -> int:
        """The same for the first hand: elder's points less younger's."""
        return self.points if self.seat == self.deal.table.seats[0] else -self.points

    @property
    def best(self) -> Cards:
        """The cards worth most."""
        return tuple(one for one, worth in self.cards.items() if worth.points == self.points)

    @property
    def line(self) -> tuple[Action, ...]:
        """A line of best play to the end, including what is shown: actions to apply to ``deal``."""
        return self.end.actions[len(self.deal.actions) :]

    @property
    def end(self) -> Deal:
        """The deal at the end of that line."""
        return self._states[-1]

    @cached_property
    def _states(self) -> tuple[Deal, ...]:
        return played_out(self.deal)


def solved(deal: Deal) -> Solved:
    """Solve the play of a deal, both hands known.

    Args:
        deal: a deal in play. The second hand is taken to show everything it may still show.

    Raises:
        UnsupportedDeal: its rules or its phase are not supported; the reason says why.
    """
    search = search_of(deal.rules)
    if search.how == prices.NOTHING and search.reason != "bidding":
        raise UnsupportedDeal(search.reason)
    if deal.phase == "play" and younger_showing.may_show(deal):
        deal = apply(deal, younger_showing.full_show(deal))
    if deal.phase != "play" or deal.to_act is None:
        raise UnsupportedDeal("phase")
    if deal.undertaking is not None:
        return _by_contract(deal, deal.undertaking)
    if search.how == prices.HALF_TRICKS:
        return _by_half_tricks(deal)
    return _by_points(deal)


def played_out(deal: Deal) -> tuple[Deal, ...]:
    """A deal in play, and the deal after every action of a line of best play to its end, both hands known.

    Args:
        deal: a deal in play, or over.

    Raises:
        UnsupportedDeal: its rules are not supported.
    """
    states = [deal]
    while not states[-1].done:
        now = states[-1]
        if younger_showing.may_show(now):
            action: Action = younger_showing.full_show(now)
        else:
            action = Play(now.to_act or "", _chosen(now, solved(now).best))
        states.append(apply(now, action))
    return tuple(states)


def of_the_play(deal: Deal) -> int:
    """The first hand's points of the play less the second's, so far."""
    first = deal.table.sides[0]
    return sum(score.points if score.side == first else -score.points for score in deal.scores if score.kind in _KINDS)


def _chosen(deal: Deal, level: Cards) -> Card:
    """The card chosen among equals: to lead, the first of the hand; to follow, the lowest."""
    return min(level, key=lambda one: one.rank) if deal.trick else level[0]


# --- by half-tricks ---------------------------------------------------------------------------------


def _by_half_tricks(deal: Deal) -> Solved:
    seat = deal.to_act or ""
    side = deal.table.side_of(seat)
    paid = prices_of(deal.rules).by_half_tricks(*tricks_of(deal, side), not deal.trick, bool(deal.trick))
    live, pique_side = live_pique(deal)
    cards = _worths(deal, [each - _cards_counted(deal, side) for each in paid], live, pique_side)
    return Solved(deal, seat, prices.HALF_TRICKS, cards, live, pique_side)


def _worths(
    deal: Deal, worth: Sequence[int], live: Live | None, pique_side: Side, aim: str = WANTED
) -> dict[Card, Worth]:
    """What each card is worth, from what the half-tricks of the rest are, and a pique still possible."""
    stand, led = _stand(deal), deal.trick[0] if deal.trick else None
    made = {one: makes(stand.mine, stand.other, led, one, aim) for one in playable(deal)}
    added = 0
    if live is not None:
        mine = pique_side == deal.table.side_of(deal.to_act or "")
        if live.first:
            search, progress = with_pique(worth, live, mine, aim)
            stand = stand._replace(progress=progress)
            return {one: Worth(search.card(stand, led, one), Made(half)) for one, half in made.items()}
        # If any next lead makes the pique, no choice depends on it.
        added = live.points if mine else -live.points
    return {one: Worth(worth[half] + added, Made(half)) for one, half in made.items()}


def _stand(deal: Deal) -> Stand:
    """The hands, as the seat to act has them."""
    seat = deal.to_act or ""
    return Stand(masks_of(deal.hands[seat]), masks_of(deal.hands[deal.table.after(seat)]), not deal.trick)


def live_pique(deal: Deal) -> tuple[Live | None, Side]:
    """The pique still possible in a play decided by half-tricks, and the side that may make it."""
    return live_at(_moment(deal))


def _moment(deal: Deal) -> PiqueState:
    """A moment of a deal, with the rulings that will follow when the second hand shows."""
    probe = _with_all_shown(deal)
    shown = tuple(each for each in probe.rulings[len(deal.rulings) :] if kind_of(deal, each.rule) != PLAY)
    return PiqueState(deal, deal.to_act or "", shown)


def _with_all_shown(deal: Deal) -> Deal:
    """The deal after the second hand has shown; which card is led first does not matter for that."""
    if not deal.declared and not deal.trick and not deal.tricks:
        deal = apply(deal, Play(deal.to_act or "", deal.hands[deal.to_act or ""][0]))
    if deal.phase == "play" and younger_showing.may_show(deal):
        deal = apply(deal, younger_showing.full_show(deal))
    return deal


def _cards_counted(deal: Deal, side: Side) -> int:
    return sum(score.points if score.side == side else -score.points for score in deal.scores if score.kind == "cards")


# --- where tricks were bid for ------------------------------------------------------------------------


def _by_contract(deal: Deal, undertaking: Undertaking) -> Solved:
    seat = deal.to_act or ""
    side = deal.table.side_of(seat)
    contract = contract_value_of(deal.rules, deal.table, undertaking, side)
    if contract is None or contract.aim == MIXED:
        raise UnsupportedDeal("clauses" if contract is None else "contract")
    had = [total((each for each in deal.rulings if each.rule in contract.clauses), one) for one in deal.table.sides]
    counted = had[0] - had[1] if side == deal.table.sides[0] else had[1] - had[0]
    live, pique_side = live_by_tricks(_moment(deal), contract)
    cards = _worths(deal, contract.rest(*tricks_of(deal, side), counted), live, pique_side, contract.aim)
    return Solved(deal, seat, prices.HALF_TRICKS, cards, live, pique_side, contract)


# --- by points --------------------------------------------------------------------------------------


def _by_points(deal: Deal) -> Solved:
    seat = deal.to_act or ""
    side = deal.table.side_of(seat)
    won, lost = tricks_of(deal, side)
    stand = _stand(deal)._replace(won=won, lost=lost, progress=progress_at(PiqueState(deal, seat)))
    search, led = PlaySearch(PointsPayoff(prices_of(deal.rules))), deal.trick[0] if deal.trick else None
    counted = _cards_counted(deal, side)
    cards = {one: Worth(search.card(stand, led, one) - counted, None) for one in playable(deal)}
    return Solved(deal, seat, prices.POINTS, cards)
