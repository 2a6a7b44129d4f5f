"""Asking the rules: whether an action is allowed, and what follows from it once it is done.

All clauses of a moment are asked, exceptions replace their defaults, and each finding is recorded as a ruling. Nowhere
else does a policy's finding become a ruling.
"""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.cards import Void
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.decide import Answer, answers, decide
from piquet_tutor.engine.rules.model import Finding, Rule
from piquet_tutor.engine.rules.moments import MAY, Moment
from piquet_tutor.engine.rules.parts import Score
from piquet_tutor.engine.rules.registry import REGISTERED
from piquet_tutor.engine.rulings import Facts, Ruling, Verdict

SCORED: Final = {
    "play": "play_scored",
    "cards": "play_scored",
    "capot": "play_scored",
    "repique": "bonus_scored",
    "pique": "bonus_scored",
}
"""The moment that follows an award, by kind of score; everything else is scored in hand."""


def refused(deal: Deal, action: Action) -> Answer | None:
    """The first clause that refuses this action, with its finding; None if it is allowed.

    Turns are checked before (:func:`piquet_tutor.engine.deal.engine.judge`).
    """
    return first_refusal(deal, (MAY[type(action)], action))


def first_refusal(deal: Deal, *asked: tuple[Moment, object]) -> Answer | None:
    """The first clause that refuses; the clauses of a moment are asked in the order of the rule file.

    Args:
        deal: the deal as it stands.
        asked: moments, each with what its clauses are asked about.
    """
    for moment, event in asked:
        for rule in deal.rules.by_moment.get(moment, ()):
            for finding in REGISTERED[rule.policy](deal, rule, event):
                if finding.verdict is Verdict.REFUSED:
                    return rule, finding
    return None


def ask(deal: Deal, moment: str, event: Any) -> tuple[int, ...]:
    """Ask every clause of a moment, settle exceptions, append the rulings; then ask what follows from each award.

    Args:
        deal: a draft.
        moment: such as ``trick_taken``.
        event: what has just happened.

    Returns:
        The numbers of the rulings this moment made (not of those that followed from their awards).
    """
    found = answers(deal.rules, moment, deal, event)
    if not found:
        return ()
    numbers = []
    for rule, finding in decide(found) if len(found) > 1 else found:
        if deal.phase == "done":
            break
        if not (rule.once and (rule.id, finding.side) in deal.spoken):
            numbers.append(_note(deal, rule, finding))
    return tuple(numbers)


def _note(deal: Deal, rule: Rule, finding: Finding) -> int:
    verdict, side, facts, points, because, audience = finding
    number = len(deal.rulings) + 1
    awards = rule.award(side, points) if points and side is not None else ()
    cites = rule.cites_on(side, facts)
    ruling = Ruling(number, rule.id, verdict, side, facts, awards, because, cites, audience, rule.subject)
    if rule.once:
        deal.put(spoken=deal.spoken | {(rule.id, side)})
    if rule.stops:
        deal.put(phase="done", to_act=None)
    if not awards or side is None:
        deal.put(rulings=(*deal.rulings, ruling))
        return number
    kind = rule.counts_as or rule.id
    shown = facts.get("cards")
    cards = tuple([one for one in shown if not isinstance(one, Void)]) if shown else ()
    score = Score(side, kind, points, number, cards, _order(deal, kind, side, facts))
    deal.put(rulings=(*deal.rulings, ruling), scores=(*deal.scores, score))
    follows = SCORED.get(kind, "hand_scored")
    if follows == "hand_scored":
        ask(deal, "declared_so_far", None)  # what these cards bar is ruled before the bonus to which that opens the way
    ask(deal, follows, score)
    return number


def _turn_of_blank(deal: Deal, side: str, facts: Facts) -> int:
    """Cartes blanches that both count do so in the turn of the seats that hold them, a bonus after what it rests on."""
    scored = [score.order[1] for score in deal.scores if (score.kind, score.side) == ("carte_blanche", side)]
    if scored and "seat" not in facts:
        return min(scored)
    return 2 * (deal.table.seats.index(facts["seat"]) if "seat" in facts else deal.table.sides.index(side))


def _order(deal: Deal, kind: str, side: str, facts: Facts) -> tuple[int, int]:
    """Place in the order of reckoning; within a class the winner counts first, then the others who may."""
    place = deal.rules.place.get(kind)
    after = 0
    if place is None:
        kind = {"capot": "cards", "pique": "play"}.get(kind) or facts["place"]
        if kind not in deal.rules.place:
            return next(score.order for score in deal.scores if (score.kind, score.side) == (kind, side))
        after = 1
        place = deal.rules.place[kind]
    contest = deal.contests.get(kind)  # type: ignore[call-overload]  # kinds of play are not classes
    if kind == "carte_blanche":
        return (place, after + _turn_of_blank(deal, side, facts))
    if contest is None:
        return (place, after)
    first = contest.winner or deal.table.sides[0]
    return (place, after if side == first else after + 2)
