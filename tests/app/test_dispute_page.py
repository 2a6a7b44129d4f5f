"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

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
