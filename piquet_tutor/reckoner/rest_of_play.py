"""What the rest of the play is worth to a seat, by its half-tricks: under the prices of the form, or under the bid.

Points that its clauses have awarded already are taken off, so that only what is still to come is compared.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from piquet_tutor.engine.table import Side
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.match_equity import scored
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue, contract_value_of
from piquet_tutor.reckoner.solver.moves import UNWANTED, WANTED
from piquet_tutor.reckoner.solver.pending_pique import live_of, pending_under, tricks_of
from piquet_tutor.reckoner.solver.pique import Live


class RestOfPlay(NamedTuple):
    """What is left of a play that half-tricks decide, as one seat sees it.

    Attributes:
        worth: what the rest brings the seat more than its opponent, by the half-tricks made of it.
        won, lost: tricks the seat has won, and those it has lost.
        live: a pique still possible, which ``worth`` leaves out.
        pique_side: the side that may make it.
        aim: whether tricks are wanted (see ``solver.moves``).
        contract: what tricks are worth under the bid; None in a form without bidding.
        pique_left_out: whether a pique is still possible that cannot be reckoned with, as tricks are to be lost.
    """

    worth: tuple[int, ...]
    won: int
    lost: int
    live: Live | None
    pique_side: Side
    aim: str = WANTED
    contract: ContractValue | None = None
    pique_left_out: bool = False


def rest_of_play(view: View) -> RestOfPlay | None:
    """What the rest is worth to a seat at a table of two; None if a clause of the play cannot be reckoned with.

    Args:
        view: of a seat that is to play, in a form that half-tricks decide or under a bid.
    """
    won, lost = tricks_of(view, view.table.side_of(view.seat))
    if view.undertaking is not None:
        return _under_the_bid(view, won, lost)
    already, led = counted(view, clauses_of_the_cards(view.rules)), bool(view.trick)
    worth = tuple(each - already for each in prices_of(view.rules).by_half_tricks(won, lost, not led, led))
    return RestOfPlay(worth, won, lost, *live_of(view))


def _under_the_bid(view: View, won: int, lost: int) -> RestOfPlay | None:
    if view.undertaking is None or len(view.table.seats) != 2:
        return None
    contract = contract_value_of(view.rules, view.table, view.undertaking, view.table.side_of(view.seat))
    if contract is None:
        return None
    worth = contract.rest(won, lost, counted(view, contract.clauses))
    live, pique_side = pending_under(view, contract)
    left_out = live is not None and contract.aim == UNWANTED
    return RestOfPlay(worth, won, lost, None if left_out else live, pique_side, contract.aim, contract, left_out)


def counted(view: View, clauses: Collection[str]) -> int:
    """The seat's points from these clauses so far, less the opponent's."""
    had = scored(view, lambda each: each.rule in clauses)
    return int(had.mine - had.theirs)


def clauses_of_the_cards(rules: RuleSet) -> frozenset[str]:
    """The ids of the clauses that score the cards, which some rule sets do before the last trick."""
    return frozenset(rule.id for rule in rules.clauses.values() if rule.counts_as == "cards")
