"""Asking the rules of Piquet: whether an action is allowed, what follows from it, and what follows from a score."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor.engine import asking
from piquet_tutor.engine.asking import Answer, first_refusal
from piquet_tutor.engine.clauses import EventName, Rule
from piquet_tutor.engine.rulings import Facts, Ruling, make
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Void
from piquet_tutor.game.parts import Score, points_so_far
from piquet_tutor.game.rules.events import MAY
from piquet_tutor.game.state import DealState

SCORED: Final = {
    "play": "play_scored",
    "cards": "play_scored",
    "capot": "play_scored",
    "repique": "bonus_scored",
    "pique": "bonus_scored",
}
"""The event that follows an award, by kind of score; everything else is scored in hand."""


def refused(deal: DealState, action: Action) -> Answer | None:
    """The first clause that refuses this action, with its finding; None if it is allowed.

    Turns are checked before (:func:`piquet_tutor.game.deal.engine.judge`).
    """
    return first_refusal(deal, MAY[type(action)], action)


def ask(deal: DealState, name: EventName, event: Any) -> tuple[int, ...]:
    """Ask every clause of an event; see :func:`piquet_tutor.engine.asking.ask`.

    Args:
        deal: a draft.
        name: the event's name, such as ``trick_taken``.
        event: what has just happened, as policies are told of it.

    Returns:
        The numbers of the rulings this event made (not of those that followed from their awards).
    """
    return asking.ask(deal, name, event, _follow)


def _follow(deal: DealState, rule: Rule, ruling: Ruling) -> None:
    """Give an award its place in the order of reckoning, and ask what follows from it."""
    ((side, _, points),) = ruling.awards
    kind = rule.counts_as or rule.id
    shown = ruling.facts.get("cards")
    cards = tuple([one for one in shown if not isinstance(one, Void)]) if shown else ()
    order, so_far = _order(deal, kind, side, ruling.facts), points + points_so_far(side, deal.scores)
    score = make(Score, (side, kind, points, ruling.number, cards, order, so_far))
    deal.scores = (*deal.scores, score)
    follows = SCORED.get(kind, "hand_scored")
    if follows == "hand_scored":
        ask(deal, "declared_so_far", None)  # what these cards bar is ruled before the bonus to which that opens the way
    ask(deal, follows, score)


def _turn_of_blank(deal: DealState, side: str, facts: Facts) -> int:
    """Cartes blanches that both count do so in the turn of the seats that hold them, a bonus after what it rests on."""
    scored = [score.order[1] for score in deal.scores if (score.kind, score.side) == ("carte_blanche", side)]
    if scored and "seat" not in facts:
        return min(scored)
    return 2 * (deal.table.seats.index(facts["seat"]) if "seat" in facts else deal.table.sides.index(side))


def _order(deal: DealState, kind: str, side: str, facts: Facts) -> tuple[int, int]:
    """Place in the order of reckoning; within a class the winner counts first, then the others who may."""
    place = deal.rules.place.get(kind)
    after = 0
    if place is None:
        kind = {"capot": "cards", "pique": "play"}.get(kind) or facts["place"]
        if kind not in deal.rules.place:
            return next(score.order for score in deal.scores if (score.kind, score.side) == (kind, side))
        after = 1
        place = deal.rules.place[kind]
    if kind == "play":
        return (place, after)
    contest = deal.contests.get(kind)  # type: ignore[call-overload]  # the other kinds are not classes
    if kind == "carte_blanche":
        return (place, after + _turn_of_blank(deal, side, facts))
    if contest is None:
        return (place, after)
    first = contest.winner or deal.table.sides[0]
    return (place, after if side == first else after + 2)
