"""What a deal is worth after the bidding, in place of the rule set's prices for the play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.law import Bonus
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.prices import bonus_under
from piquet_tutor.reckoner.solver.contract_value import ContractValue, contract_value_of
from piquet_tutor.reckoner.solver.moves import MIXED, UNWANTED


class BidWorth(NamedTuple):
    """What a deal is worth after bidding, in place of the rule set's prices for the play.

    Attributes:
        play: the lead in points that the play gives the leader of the first trick, by their half-tricks.
        repique: the repique; None if there is none.
        contract: what tricks are worth to that leader under the bid, and the pique they may make.
    """

    play: tuple[float, ...]
    repique: Bonus | None
    contract: ContractValue


def why_not_agreed(view: View) -> str:
    """Why an exchange under this bid is not weighed; empty if it is.

    Returns:
        ``phase`` (nothing has been undertaken yet), ``clauses``, ``contract`` (one more trick may gain or lose points),
        or ``losing`` (tricks are better lost).
    """
    if view.undertaking is None:
        return "phase"
    contract = _contract(view)
    if contract is None:
        return "clauses"
    return {MIXED: "contract", UNWANTED: "losing"}.get(contract.aim, "")


def terms_of(view: View, play: Sequence[float] | None = None) -> BidWorth | None:
    """What the deal is worth after the bidding, from the side of the leader of the first trick.

    Args:
        view: after the bidding.
        play: what the play is worth to that leader by their half-tricks; None to take its points.

    Returns:
        The terms; None if the coach does not know how a clause of the play is decided.
    """
    contract = _contract(view)
    if contract is None:
        return None
    worth = contract.ends if play is None else play
    return BidWorth(tuple(map(float, worth)), bonus_under(view.rules, Subject.REPIQUE, view.undertaking), contract)


def _contract(view: View) -> ContractValue | None:
    """What tricks are worth to the leader of the first trick."""
    if view.undertaking is None:
        return None
    return contract_value_of(view.rules, view.table, view.undertaking, view.table.sides[0])
