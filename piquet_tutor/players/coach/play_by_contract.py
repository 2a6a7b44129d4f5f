"""Advice on a card after bidding: what each card does to the bid, over the hands the opponent may hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_by_half_tricks import added_by_pique
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import (
    AdviceSettings,
    CardAdvice,
    PlayAdvice,
    Unadvised,
    counted,
    of_half_tricks,
    ordered,
)
from piquet_tutor.players.coach.play_pique import moment_of, tricks_of
from piquet_tutor.reckoner.hands import hands
from piquet_tutor.reckoner.prices import HALF_TRICKS
from piquet_tutor.reckoner.solver.contract_value import ContractValue, contract_value_of
from piquet_tutor.reckoner.solver.moves import MIXED, UNWANTED
from piquet_tutor.reckoner.solver.pending_pique import live_by_tricks
from piquet_tutor.reckoner.solver.worlds import CardResults, spreads

TO_LOSE: Final = {12: 80, 11: 120, 10: 160, 9: 250}
"""The most hands evaluated if tricks are to be lost, by the number of cards held; each hand needs its own search."""
TO_LOSE_LATE: Final = 500
"""The same for fewer cards."""


def contract_in(view: View) -> ContractValue | None:
    """What tricks are worth to the seat under the bid; None if nothing has been undertaken."""
    if view.undertaking is None or len(view.table.seats) != 2:
        return None
    return contract_value_of(view.rules, view.table, view.undertaking, view.table.side_of(view.seat))


def by_contract(view: View, asking: AdviceSettings) -> PlayAdvice:
    """What each card that may be played is worth.

    Args:
        view: of the seat that is to play.
        asking: how the advice is to be computed.

    Raises:
        Unadvised: no advice can be given; the reason says why.
    """
    contract = contract_in(view)
    if contract is None:
        raise Unadvised("clauses")
    if contract.aim == MIXED:
        raise Unadvised("contract")
    loses = contract.aim == UNWANTED
    most = min(asking.most, TO_LOSE.get(len(view.hand), TO_LOSE_LATE)) if loses else asking.most
    found = hands(view, None, asking.reading, most, asking.seed)
    weights = asking.weigh(found) if asking.weigh is not None else None
    side = view.table.side_of(view.seat)
    won, lost = tricks_of(view, side)
    worth = contract.rest(won, lost, counted(view, contract.clauses))
    made = spreads(view.hand, view.trick[0] if view.trick else None, found.now, weights, contract.aim)
    live, pique_side = live_by_tricks(moment_of(view), contract)
    left_out, live = (live is not None, None) if loses else (False, live)
    added = added_by_pique(view, found, weights, worth, live, pique_side) if live is not None else {}
    number = len(found.now) if found.sampled else 0
    options = [
        _with_the_bid(
            of_half_tricks(one, made[one], worth, (won, lost, len(view.hand)), number, added.get(one, 0.0)),
            made[one],
            contract,
            won,
        )
        for one in choices_of(view)
    ]
    best_first = ordered(view, found, options, loses)
    return PlayAdvice(
        view, found, asking.weigh is not None, HALF_TRICKS, best_first, live, pique_side, contract, left_out
    )


def _with_the_bid(found: CardAdvice, spread: CardResults, contract: ContractValue, won: int) -> CardAdvice:
    """The advice on a card with the chance that the bid is made, if there is one."""
    if not contract.wanted:
        return found
    kept = sum(chance for half, chance in enumerate(spread.chances) if chance and contract.bid_made(2 * won + half))
    return replace(found, kept=kept)
