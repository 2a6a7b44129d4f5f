"""Of several boxes that stand open together, any may be filled first: its mark answers itself, and no other."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from random import Random

import pytest

from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.app.pages.scorer.scorer_scene import boxes_scene, deal_scene
from piquet_tutor.app.pages.scorer.scorer_state import SKIPPED
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.explore.examples import example
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import laid, lessons
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.items import box_of
from piquet_tutor.teach.scoring.misconceptions import misconceptions
from piquet_tutor.teach.scoring.pacing import PACES, steps
from tests.app.learners import texts
from tests.app.opening import open_desk
from tests.app.test_nothing_answers_first import sentences
from tests.samples import sample

DEALS = ("parlett-repique-example", "four-at-the-table", "twenty-one-bid-five-won")

MOST = 2
"""Wrong answers tried at a box."""


@cache
def dealt():
    """Deals of several forms, and some that are rigged to be rich."""
    found = [course_of(example(name))[-1] for name in DEALS]
    rules = load("rubicon")
    found += [practice_deal(rules, Random(lean), lean) for lean in ("equal", "edge", "rich", "strong")[: sample(2)]]
    return tuple(ScoredDeal(deal) for deal in found)


def named(value):
    return value if isinstance(value, str) else value.deal.title or value.deal.rules.id


def resting_on(case, boxes):
    """The numbers of the rulings of some boxes, and of whatever rests on one of them."""
    found = set()
    for each in case.deal.rulings:
        if box_of(case.deal.rules, each) in boxes or found & set(each.because):
            found.add(each.number)
    return found


def told_of(scene):
    """Every ruling of a sheet that is told with a mark or a hint, by number."""
    boxes = [*scene["boxes"], *scene["done"]]
    hints = [one for box in boxes for hint in box["hints"] for one in hint["reasons"]]
    return {one["number"] for one in [*(one for box in boxes if box["mark"] for one in box["mark"]["reasons"]), *hints]}


def wrong_answers(case, box):
    """What some write who hold one wrong rule; where none gives another number, a slip."""
    found = dict.fromkeys(case.telling(box).values())
    return [dict(each) for each in found][-MOST:] or [{case.items[0].sides[0]: 997}]


@pytest.mark.parametrize(("case", "pace"), zip(dealt(), cycle(PACES), strict=False), ids=named)
def test_whatever_box_of_a_whole_deal_is_filled_first_tells_no_other(case, pace):
    """Neither a ruling that answers another, nor one that rests on such a one, nor a wrong rule about another."""
    for stop, step in enumerate(steps(case.deal, pace)):
        boxes = [item.id for item in step.items]
        before = {item.id for each in steps(case.deal, pace)[:stop] for item in each.items}
        done = {box: Sitting(case.deal.rules).answer(Points(case, box, focused=False), None) for box in before}
        still = {item.id for item in case.items} - before
        for box in boxes:
            for given in (SKIPPED, *wrong_answers(case, box)):
                asked = Points(case, box, focused=False)
                mark = Sitting(case.deal.rules).mark(asked, None if given == SKIPPED else given)
                marks, others = {**done, box: mark}, still - {box}
                scene = deal_scene(case, pace, stop, marks, {box: len(STEPS)}, {})
                assert not told_of(scene) & resting_on(case, others), f"{box} first, at {pace}"
                (shown,) = [each["mark"] for each in scene["boxes"] if each["id"] == box]
                spoken = mark.diagnosis.named if shown["named"] else ()
                about = [set(misconceptions()[name].items) for name in spoken]
                assert all(box in items or items.isdisjoint(others) for items in about)


@pytest.mark.parametrize("case", dealt(), ids=named)
def test_a_total_that_is_answered_first_lists_no_ruling(case):
    """But its number is told, and that the reasons are to come; with all boxes filled they are all there."""
    marks = {"total": Sitting(case.deal.rules).mark(Points(case, "total"), None)}
    scene = deal_scene(case, "end", 0, marks, {}, {})
    (mark,) = [box["mark"] for box in scene["boxes"] if box["id"] == "total"]
    assert mark["reasons"] == []
    assert mark["waiting"]
    assert len(scene["said"]) == len(deal_scene(case, "end", 0, {}, {}, {})["said"])
    every = {item.id: Sitting(case.deal.rules).mark(Points(case, item.id), None) for item in case.items}
    (mark,) = [box["mark"] for box in deal_scene(case, "end", 0, every, {}, {})["boxes"] if box["id"] == "total"]
    assert [one["number"] for one in mark["reasons"]] == list(case.item("total").reasons)
    assert not mark["waiting"]


@pytest.mark.parametrize("case", dealt(), ids=named)
def test_what_is_said_of_a_box_stands_nowhere_before_whichever_box_is_filled_first(case):
    """To the letter: no sentence of another box's mark, reasons and laws is in the sheet by then."""
    boxes = [item.id for item in case.items]
    every = {box: Sitting(case.deal.rules).answer(Points(case, box, focused=False), None) for box in boxes}
    whole = {box["id"]: box["mark"] for box in boxes_scene(case, boxes, every, {})["boxes"]}
    own = {box: sentences([mark["text"], *(one["short"] for one in mark["reasons"])]) for box, mark in whole.items()}
    for first in boxes:
        stands = "\n".join(texts(boxes_scene(case, boxes, {first: every[first]}, {})))
        for other in (box for box in boxes if box not in (first, "total")):
            assert not [each for each in own[other] - own[first] if each in stands], f"{other}, told with {first}"


def test_the_cards_lit_for_another_try_are_those_of_its_own_box():
    """A repique rests on what scores in hand: while those boxes are open, no card of theirs is lit."""
    case = ScoredDeal(course_of(example("parlett-repique-example"))[-1])
    own = {card.code for card in case.telling_cards("set")} & {card.code for card in case.telling_cards("repique")}
    assert own, "the repique rests on the set"
    for marked, lit in (((), set()), (("set",), own)):
        marks = {box: Sitting(case.deal.rules).answer(Points(case, box, focused=False), None) for box in marked}
        scene = boxes_scene(case, ["point", "sequence", "set", "repique"], marks, {}, tried="repique")
        assert [set(box["lit"]) for box in scene["boxes"] if box["id"] == "repique"] == [lit]


@pytest.mark.parametrize("name", [each.id for each in lessons() if each.stop])
def test_the_deal_at_the_end_of_a_stop_tells_of_no_box_by_another(name):
    """Filled from the last to the first, each box answered wrongly before it is skipped."""
    desk = open_desk(LessonController(name))
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "boxes":
            continue
        desk.go(step.id)
        case, left = ScoredDeal(laid(step.place).deal), list(step.ask.boxes)
        for box in reversed(step.ask.boxes):
            for given in wrong_answers(case, box):
                desk.sheet.handle({"kind": "answer", "box": box, "answer": given})
                (note,) = [each["note"] for each in desk.sheet.scene["boxes"] if each["id"] == box]
                assert note
            desk.sheet.handle({"kind": "skip", "box": box})
            left.remove(box)
            assert not told_of(desk.sheet.scene) & resting_on(case, left), f"{box} of {name}"
