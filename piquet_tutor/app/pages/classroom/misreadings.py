"""Which wrong rule gives each wrong answer to a question of the class: found by ruling the deal as it would have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from piquet_tutor.app.pages.classroom.presenter_steps import Beat, ClassQuestion, Presentation, award_key
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.questions.replies import replies_believed
from piquet_tutor.teach.scoring.misconceptions import applicable

MOST: Final = 2
"""The most wrong rules named behind one answer."""
Held = Mapping[str, tuple[str, ...]]
"""By wrong answer, the names of the wrong rules that give it, those about the question's own box first."""


def misreadings(course: Presentation, beat: Beat) -> Held:
    """The wrong rules behind each wrong answer to the question of a beat.

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


def _replies(course: Presentation, beat: Beat, question: ClassQuestion) -> Mapping[str, str]:
    """What younger would have to answer if the wrong rule were right."""
    return replies_believed(course.states[-1], question.kind)


def _bonuses(course: Presentation, beat: Beat, question: ClassQuestion) -> dict[str, str]:
    """Whether a bonus comes about if the wrong rule is right."""
    return {name: "yes" if _awarded(deal, question) else "no" for name, deal in course.believed.items()}


def _awarded(deal: Deal, question: ClassQuestion) -> bool:
    return any(
        ruling.verdict is Verdict.AWARDED and ruling.side == question.who and str(ruling.subject) == question.kind
        for ruling in deal.rulings
    )


def _points(course: Presentation, beat: Beat, question: ClassQuestion) -> dict[str, str]:
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
