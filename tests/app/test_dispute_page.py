"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

from piquet_tutor.app.pages.classroom.presenter_page import ClassroomController
from piquet_tutor.app.pages.dispute.dispute_page import SAMPLE, DisputeController


def test_what_a_text_was_taken_to_be_goes_when_the_next_text_is_refused():
    """It was said of the text before; the deal that is ruled stays."""
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    assert desk.taken.scene["paragraphs"]
    desk.rule_on("no cards at all")
    assert desk.notice.scene["tone"] == "refused"
    assert not desk.taken.scene.get("paragraphs")
    assert desk.case is not None


def test_a_class_can_be_asked_about_the_deal_that_is_disputed():
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    page, _, fragment = desk.rulings.scene["link"]["class"].partition("#")
    shown = ClassroomController("en", fragment)
    assert page == "classroom.ipynb"
    assert shown.course.states[-1].dealt == desk.case.deal.dealt
    assert shown.course.states[-1].rules.id == desk.case.deal.rules.id
