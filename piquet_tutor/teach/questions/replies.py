"""Good, not good or equal: what is answered to a call, by the law or as somebody has it who holds a wrong rule."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from piquet_tutor.engine.clauses import Conflict
from piquet_tutor.game.actions import Answer
from piquet_tutor.game.deal.declarations import full_reply
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.replay import ParsedRecord, followed, score_of
from piquet_tutor.game.rules.policies.calling import current
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.misconceptions import amended, applicable

ANSWERS: Final = (Answer.GOOD, Answer.NOT_GOOD, Answer.EQUAL)


def before_reply(score: ParsedRecord, standing: Standing | None, kind: str) -> Deal | None:
    """The deal at the moment when the call of a class is answered; None where it comes to no such moment.

    Args:
        score: the deal as a score, with the rules by which it is ruled.
        standing: of the match.
        kind: ``point``, ``sequence`` or ``set``. A question about the call is no answer yet.
    """
    for deal in followed(score, standing):
        contest = current(deal) if deal.phase == "declare" else None
        if contest is not None and contest.kind == kind and full_reply(deal).answer in ANSWERS:
            return deal
    return None


def replies_believed(deal: Deal, kind: str) -> Mapping[str, str]:
    """What is answered to the call of a class by those who hold a wrong rule about it, by the rule's name."""
    score, found = score_of(deal), {}
    for each in applicable(deal.rules):
        rules = amended(deal.rules, (each.id,)) if kind in each.items else None
        if rules is None:
            continue
        with suppress(Refused, Conflict):  # as they have it, it could not have come to this answer
            moment = before_reply(replace(score, rules=rules), deal.standing, kind)
            if moment is not None:
                found[each.id] = str(full_reply(moment).answer.value)
    return found
