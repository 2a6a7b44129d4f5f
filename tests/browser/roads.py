"""What a browser keeps of a lesson that somebody has gone through as far as a step."""

from __future__ import annotations

from piquet_tutor.app.pages.lessons.lesson_state import Given, Visit, to_json
from piquet_tutor.teach.lessons import Lesson, Step, choices, lesson


def gone_through(name: str, until: str) -> dict[str, str]:
    """The texts kept, by page: the steps of a lesson before this one are done, and it is shown.

    What is chosen, done or filled in is right; what cannot be is skipped.
    """
    one = lesson(name)
    steps = one.steps[: one.steps.index(one.step(until)) + 1]
    visit = Visit(at=until, seen=[each.id for each in steps])
    for step in steps[:-1]:
        if step.ask is not None or step.kind == "explain":
            visit.answers[step.id], visit.verdicts[step.id] = _done(one, step)
    return {"lessons": to_json({name: visit})}


def _done(one: Lesson, step: Step) -> tuple[Given, str]:
    if step.kind == "explain":
        return [], "skipped"
    if step.ask is not None and step.ask.kind in ("do", "boxes"):
        return "done", "right"
    right = next((each.id for each in choices(one, step) if each.right), "")
    return right, "right" if right else "skipped"
