"""How a learner answers the steps of a lesson, rightly or wrongly, at its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.teach.lessons import choices, laid, lesson
from piquet_tutor.teach.scoring.cases import ScoredDeal
from tests.app.opening import open_desk
from tests.teach.lessons.answering import right_cards

if TYPE_CHECKING:
    from tests.app.walker import Walker


def opened(name: str, lessons: str | None = None, mastery: str | None = None, language: str = "en") -> Any:
    """A lesson, in a browser that keeps these texts."""
    return open_desk(LessonController(name, language), lessons, mastery=mastery)


def card(desk: Any, **intent: Any) -> None:
    """What is done at the card of the step."""
    desk.card.handle({"step": desk.step.id, **intent})


def answer(desk: Any, right: bool) -> None:
    """Answer the step that is shown, rightly or wrongly."""
    one, step = desk.lesson, desk.step
    if desk.question is not None:
        truth, wrong = dict(desk.question.item.answer), dict(desk.question.temptation)
        desk.sheet.handle({"kind": "answer", "box": desk.question.box, "answer": truth if right else wrong})
    elif step.ask is not None and step.ask.kind == "boxes":
        for box in desk.boss.boxes:
            truth = dict(desk.boss.answer_of(box))
            for given in (truth,) if right else ({**truth, "elder": 99}, truth):
                desk.sheet.handle({"kind": "answer", "box": box, "answer": given})
    else:
        for part, intent in _chosen(one, step, right):
            {"course": desk.card, "table": desk.app.table}[part].handle({"step": step.id, **intent})


def answered(walker: Walker, how: str, wrong: str = "", leave: str = "") -> None:
    """Answer the step that lies on a page, ``right`` or ``wrong``; ``all`` answers this and every later one.

    Args:
        walker: at the page.
        how: rightly, wrongly, or on to the end.
        wrong: steps that are answered wrongly on the way.
        leave: steps that are passed over.
    """
    name = walker.at.rpartition("lesson_")[2].partition(".")[0]
    one = lesson(name)
    for step in one.steps[one.steps.index(one.step(walker.find("course.key"))) :]:
        right = how != "wrong" and step.id not in wrong.split()
        left = step.id in leave.split()
        if not left and step.ask is not None and step.ask.kind == "boxes":
            case = ScoredDeal(laid(step.place).deal)
            for box in step.ask.boxes:
                truth = dict(case.item(box).answer)
                for given in (truth,) if right else ({**truth, "elder": 99}, truth):
                    walker.do("scorer", kind="answer", box=box, answer=given)
        for part, intent in () if left else _chosen(one, step, right):
            walker.do(part, **intent)
        if how != "all":
            return
        walker.do("course", kind="press", action="next")


def _chosen(one: Any, step: Any, right: bool) -> list[tuple[str, dict[str, Any]]]:
    """The intents that answer a step by choosing."""
    if step.kind == "explain":
        ids = [each.id for each in choices(one, step) if each.right is right]
        return [("course", {"kind": "choose", "choices": ids})]
    if step.ask is None or step.kind == "toy" or step.ask.kind in ("do", "boxes", "misconception"):
        return []
    if step.ask.kind == "pick":
        codes = right_cards(one, step)[0 if right else 1 :]
        return [
            *(("table", {"kind": "select", "card": code}) for code in codes),
            ("table", {"kind": "press", "action": "check"}),
        ]
    chosen = next(each.id for each in choices(one, step) if each.right is right)
    return [("course", {"kind": "choose", "choices": [chosen]})]
