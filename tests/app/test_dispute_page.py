"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.deal.deal_page import SAMPLE, DealController
from tests.app.opening import open_desk


def ruled(desk):
    """Everything on the page that somebody could take for the ruling of their deal."""
    return [
        desk.table.brought,
        desk.table.place.children,
        desk.books.rulings.scene,
        *desk.books.two.ledgers.scene["columns"],
    ]


@pytest.mark.parametrize("before", ["", SAMPLE])
@pytest.mark.parametrize("typed", ["", "no cards at all"])
def test_a_refusal_speaks_of_what_was_written_and_of_a_deal_before_only_where_there_are_such(before, typed):
    desk = DealController("dispute", {})
    if before:
        desk.rule_on(before)
    desk.text.choose(typed)
    desk.rule.press()
    told = " ".join(desk.notice.scene["paragraphs"])
    assert [desk.words["kept"] in told, desk.words["kept_before"] in told] == [bool(typed), bool(before)]


def test_under_a_refusal_the_fold_is_of_two_books_and_not_of_a_deal():
    desk = DealController("dispute", {})
    desk.rule_on(SAMPLE)
    assert desk.books.bar.scene["title"] == "What other books make of this deal"
    desk.rule_on("no cards at all")
    assert desk.books.bar.scene["title"] == "Two books side by side"


def test_where_no_deal_lies_the_example_stands_beside_the_field_and_of_ones_own_below_the_rulings():
    desk = open_desk(DealController("dispute", {}))
    example = desk.books.two.ledgers
    assert desk.asking.children == (desk.giving, example)
    desk.rule_on(SAMPLE)
    assert desk.asking.children == (desk.giving,)
    assert example in desk.books.place.children[1].children
    desk.away.press()
    assert desk.asking.children == (desk.giving, example)
    desk.go("lay")
    assert example in desk.books.place.children[1].children


def test_a_class_can_be_asked_about_the_deal_that_is_disputed():
    desk = DealController("dispute", {})
    desk.rule_on(SAMPLE)
    page, _, fragment = shared(desk)["class"]["page"].partition("#")
    shown = ClassroomController("en", fragment)
    assert page == "classroom.ipynb"
    assert shown.course.states[-1].dealt == desk.table.whole.dealt
    assert shown.course.states[-1].rules.id == desk.table.whole.rules.id


def test_a_file_in_utf_16_is_opened_and_stands_in_the_field():
    desk = DealController("dispute", {})
    desk.upload.open(SAMPLE.encode("utf-16"))
    assert desk.text.value == SAMPLE
    assert desk.table.brought is not None
    desk.upload.open("aîné : RP".encode("cp1252"))
    assert "save it as UTF-8" in str(desk.notice.scene)
    assert desk.text.value == SAMPLE


def test_a_link_out_of_a_letter_opens_its_deal_from_the_field_and_from_the_address():
    desk = DealController("dispute", {})
    desk.rule_on(SAMPLE)
    _, _, fragment = shared(desk)["link"]["address"].rpartition("#")
    for damaged in (f"(https://example.org/dispute.html#{fragment}).", f"{fragment.replace('=', '%3D')}&utm_source=x"):
        again, addressed = DealController("dispute", {}), DealController("dispute", {})
        assert again.rule_on(damaged)
        open_desk(addressed, fragment=damaged, page="https://example.org/dispute.html")
        assert addressed.table.record == again.table.record == desk.table.record | {"rules": "rubicon"}


def shared(desk):
    """What the part below the rulings offers, once it has been opened."""
    desk.share.handle({"kind": "open", "open": True})
    return desk.share.scene


"""A deal that is not played out, and that every book scores alike as far as it goes."""
