"""Which wrong rule gives each wrong answer to a question of the class: found by ruling the deal as it would have it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from piquet_tutor.app.pages.classroom.presenter_steps import ANSWERS, Beat, Course, Question, award_key
from piquet_tutor.engine.deal.declarations import full_reply
from piquet_tutor.engine.deal.engine import Refused
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.replay import Score, followed, opening, score_of
from piquet_tutor.engine.rules.model import Conflict
from piquet_tutor.engine.rules.parts import Standing
from piquet_tutor.engine.rules.policies.calling import current
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.teach.scoring.misconceptions import amended, applicable

MOST: Final = 2
"""The most wrong rules named behind one answer."""
Held = Mapping[str, tuple[str, ...]]
"""By wrong answer, the names of the wrong rules that give it, those about the question's own box first."""


def misreadings(course: Course, beat: Beat) -> Held:
    """Return the wrong rules behind each wrong answer to the question of a beat.

    Args:
        course: the deal.
        beat: on which something is asked.

    Returns:
        Only answers that some wrong rule gives; the others may be slips, and nothing is said of them.
    """
    question = beat.question
    if question is None:
        return {}
    if question.sort == "law":
        return {choice: (name,) for choice, name in question.stands_for.items() if name}
    given = {"answer": _replies, "bonus": _bonuses, "points": _points}.get(question.sort)
    if given is None:
        return {}
    found: dict[str, list[str]] = {}
    for name, choice in given(course, beat, question).items():
        if choice != question.right and choice in question.choices:
            found.setdefault(choice, []).append(name)
    own = {each.id for each in applicable(course.states[-1].rules) if question.kind in each.items}
    return {choice: tuple(sorted(names, key=lambda name: name not in own)[:MOST]) for choice, names in found.items()}


def _replies(course: Course, beat: Beat, question: Question) -> dict[str, str]:
    """What younger would have to answer if the wrong rule were right."""
    last = course.states[-1]
    score = score_of(last)
    found = {}
    for each in applicable(last.rules):
        rules = amended(last.rules, (each.id,)) if question.kind in each.items else None
        if rules is None:
            continue
        with suppress(Refused, Conflict):  # as they have it, it could not have come to this answer
            answer = _answer(replace(score, rules=rules), last.standing, question.kind)
            if answer:
                found[each.id] = answer
    return found


def _answer(score: Score, standing: Standing | None, kind: str) -> str:
    """The answer to the call of a class by the rules of a score; a question about the call is none yet."""
    for deal in followed(score, opening(score, standing)):
        contest = current(deal) if deal.phase == "declare" else None
        if contest is None or contest.kind != kind:
            continue
        reply = full_reply(deal).answer
        if reply in ANSWERS:
            return str(reply.value)
    return ""


def _bonuses(course: Course, beat: Beat, question: Question) -> dict[str, str]:
    """Whether a bonus comes about if the wrong rule is right."""
    return {name: "yes" if _awarded(deal, question) else "no" for name, deal in course.believed.items()}


def _awarded(deal: Deal, question: Question) -> bool:
    return any(
        ruling.verdict is Verdict.AWARDED and ruling.side == question.who and str(ruling.subject) == question.kind
        for ruling in deal.rulings
    )


def _points(course: Course, beat: Beat, question: Question) -> dict[str, str]:
    """How much the same thing scores if the wrong rule is right."""
    last = course.states[-1]
    asked = next(
        (
            ruling
            for ruling in last.rulings[beat.upto :]
            if ruling.side == question.who and last.kind_of(ruling) == question.kind and ruling.points > 0
        ),
        None,
    )
    if asked is None:
        return {}
    key = award_key(asked)
    return {
        name: str(ruling.points)
        for name, deal in course.believed.items()
        for ruling in deal.rulings
        if award_key(ruling) == key and ruling.points > 0
    }
