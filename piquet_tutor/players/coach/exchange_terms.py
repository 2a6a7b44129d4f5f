"""What an exchange is weighed by where the hands were bid for: what the tricks make of the bid, and the bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.players.analysis.prices import bonus_under
from piquet_tutor.players.analysis.solver.contract_value import LOSE, NEITHER, ContractValue, contract_value_of
from piquet_tutor.players.coach.exchange_prices import Terms


def why_not_agreed(view: View) -> str:
    """Why an exchange is not weighed by what was undertaken; empty where it is.

    Returns:
        ``phase`` (nothing has been undertaken yet), ``clauses``, ``contract`` (a trick more may bring more or less), or
        ``losing`` (tricks are better lost).
    """
    if view.undertaking is None:
        return "phase"
    contract = _contract(view)
    if contract is None:
        return "clauses"
    return {NEITHER: "contract", LOSE: "losing"}.get(contract.aim, "")


def terms_of(view: View, play: Sequence[float] | None = None) -> Terms | None:
    """What the hands have agreed to play for, as the leader of the first trick sees it.

    Args:
        view: after the bidding.
        play: what the play is worth to that leader by their half-tricks; None where a point is a point.

    Returns:
        None where a clause of the play is decided in a way that is not known.
    """
    contract = _contract(view)
    if contract is None:
        return None
    worth = contract.ends if play is None else play
    return Terms(tuple(map(float, worth)), bonus_under(view.rules, Subject.REPIQUE, view.undertaking), contract)


def _contract(view: View) -> ContractValue | None:
    """What the tricks bring the leader of the first."""
    if view.undertaking is None:
        return None
    return contract_value_of(view.rules, view.table, view.undertaking, view.table.sides[0])
