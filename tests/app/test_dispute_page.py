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


def test_a_file_in_utf_16_is_opened_and_stands_in_the_field():
    desk = DisputeController({})
    desk.upload.open(SAMPLE.encode("utf-16"))
    assert desk.text.value == SAMPLE
    assert desk.case is not None
    desk.upload.open("aîné : RP".encode("cp1252"))
    assert "save it as UTF-8" in str(desk.notice.scene)
    assert desk.text.value == SAMPLE


def test_a_link_out_of_a_letter_opens_its_deal_from_the_field_and_from_the_address():
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    _, _, fragment = desk.rulings.scene["link"]["address"].rpartition("#")
    for damaged in (f"(https://example.org/dispute.html#{fragment}).", f"{fragment.replace('=', '%3D')}&utm_source=x"):
        again, addressed = DisputeController({}), DisputeController({})
        assert again.rule_on(damaged)
        addressed.fragment.hear(damaged, "https://example.org/dispute.html")
        assert addressed.case.record == again.case.record == desk.case.record | {"rules": "rubicon"}


AGREED = """elder: AS KS QS JS TS 9S 8S 7S AH KH QH JH
younger: TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D"""
"""A deal that is not played out, and that every book scores alike as far as it goes."""


def test_who_asks_for_a_ruling_is_brought_to_it():
    """On a telephone it stands far below the button, under three lists."""
    desk = DisputeController({})
    before = desk.tabs.scene["arrived"]
    desk.text.value = SAMPLE
    desk.rule.press()
    assert (desk.tabs.scene["arrived"], desk.tabs.scene["place"]) == (before + 1, "pq-book-rulings")
    desk.rulings.handle({"kind": "open"})
    assert desk.tabs.scene["place"] == "piquet-found"


def test_nobody_is_moved_for_a_refusal_or_for_what_was_kept():
    desk = DisputeController({})
    before = desk.tabs.scene["arrived"]
    desk.text.value = "no cards at all"
    desk.rule.press()
    desk.rule_on(SAMPLE)
    assert desk.tabs.scene["arrived"] == before


def test_the_score_says_where_its_points_come_from():
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    for side in desk.rulings.scene["own"]["scores"]:
        figures = [int(part.rsplit(" ", 1)[1]) for part in side["made_of"].split(" · ")]
        assert sum(figures) == side["points"]
    assert desk.rulings.scene["own"]["scores"][0]["made_of"] == "Point 8 · Sequences 21 · Play 10 · Cards 10"


def test_what_can_change_a_score_need_not_change_this_one():
    """Beside “no other book scores this deal differently” it is said that three rules could."""
    desk = DisputeController({})
    desk.rule_on(AGREED)
    assert desk.rulings.scene["none"] == "No other book scores this deal differently."
    assert desk.two.view.scene["count"].endswith("of them can change a score, but not this deal’s.")
    desk.rule_on(SAMPLE)
    assert desk.two.view.scene["count"].endswith("can change a score.")
