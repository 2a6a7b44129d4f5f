"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.classroom.presenter_page import ClassroomController
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
def test_under_a_refusal_nothing_can_be_read_as_the_answer(before):
    """Neither the deal before, nor the deal of the tutor's own on which two books part."""
    desk = DealController("dispute", {})
    if before:
        desk.rule_on(before)
        assert all(ruled(desk))
    desk.text.choose("no cards at all")
    desk.rule.press()
    assert desk.notice.scene["tone"] == "refused"
    assert not any(ruled(desk))
    assert desk.text.value == "no cards at all"
    assert desk.back.hidden is not bool(before)


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


def reloaded(desk):
    """The page as the same browser opens it again."""
    again, kept = DealController("dispute", {}), desk.stores["dispute"].written()
    return open_desk(again, fragment=desk.fragment.value or "", page="http://127.0.0.1/dispute.html", dispute=kept)


@pytest.mark.parametrize("before", ["", SAMPLE])
def test_after_a_reload_a_refusal_stands_again_and_still_nothing_can_be_read_as_the_answer(before):
    desk = reloaded(DealController("dispute", {}))
    if before:
        desk.rule_on(before)
    desk.text.choose(SAMPLE.replace("♠KQJT98", "♠KQJT99"))
    desk.rule.press()
    again = reloaded(reloaded(desk))
    assert again.notice.scene == desk.notice.scene
    assert again.text.value == desk.text.value
    assert not any(ruled(again))
    assert again.back.hidden is not bool(before), "nor is the deal before lost"


def test_a_deal_of_the_tutors_own_is_called_an_example_and_stands_only_where_nothing_was_typed():
    desk = reloaded(DealController("dispute", {}))
    assert desk.books.two.ledgers.scene["title"].startswith("An example:")
    desk.text.choose("elder: ♠KQJT98")
    assert not any(ruled(desk))
    assert not any(ruled(reloaded(desk)))
    assert not reloaded(desk).notice.scene, "it was never ruled on"
    desk.books.two.find_parting()
    assert desk.books.two.ledgers.scene["title"].startswith("An example:")
    desk.text.choose("")
    assert desk.books.two.ledgers.scene["columns"]
    desk.rule_on(SAMPLE)
    assert desk.books.two.ledgers.scene["title"] == "Where they differ"


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


def test_a_deal_put_aside_comes_back_as_it_was():
    desk = DealController("dispute", {})
    desk.rule_on(AGREED)
    desk.table.basis.choose("hands")
    record = desk.table.record
    desk.rule_on("no cards at all")
    desk.rule_on("nor any here")
    desk.back.press()
    assert (desk.table.record, desk.table.basis.value, desk.back.hidden) == (record, "hands", True)
    assert not desk.notice.scene


def test_the_address_of_a_deal_put_aside_is_not_sent_on():
    desk = DealController("dispute", {})
    open_desk(desk, page="http://127.0.0.1/dispute.html")
    desk.rule_on(SAMPLE)
    assert desk.fragment.value
    desk.text.choose("no cards at all")
    desk.rule.press()
    assert desk.fragment.value == ""


def test_what_cannot_be_had_of_a_deal_is_no_refusal_of_the_deal():
    """Its rulings stay, by the book that gave them; books that could rule no such deal are not offered."""
    desk = DealController("dispute", {})
    desk.rule_on(SAMPLE)
    assert "voleur" not in [value for _, value in desk.table.rules.options]
    desk.table.basis.choose("hands")
    assert desk.notice.scene["title"] == desk.words["not_so"]
    assert desk.table.basis.value == ""
    assert desk.books.rulings.scene["title"]


def test_a_book_named_in_a_text_rules_that_text_alone():
    desk = DealController("dispute", {})
    desk.rule_on(f"rules: parlett\n{SAMPLE}")
    assert desk.table.whole.rules.id == desk.books.two.one.value == "parlett"
    desk.rule_on(SAMPLE)
    assert desk.table.whole.rules.id == desk.books.two.one.value == "rubicon"
    desk.table.rules.choose("cavendish")
    desk.rule_on(f"rules: parlett\n{SAMPLE}")
    desk.rule_on(SAMPLE)
    assert desk.table.whole.rules.id == "cavendish", "a book that the reader chose rules what follows"


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


AGREED = """elder: AS KS QS JS TS 9S 8S 7S AH KH QH JH
younger: TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D"""
"""A deal that is not played out, and that every book scores alike as far as it goes."""


def test_who_asks_for_a_ruling_is_brought_to_it():
    """On a telephone it stands far below the button, under three lists."""
    desk = DealController("dispute", {})
    before = desk.tabs.scene["arrived"]
    desk.text.choose(SAMPLE)
    desk.rule.press()
    assert (desk.tabs.scene["arrived"], desk.tabs.scene["place"]) == (before + 1, "pq-book-rulings")
    desk.books.two.ledgers.handle({"kind": "open", "column": 1})
    assert desk.tabs.scene["place"] == "piquet-found"


def test_nobody_is_moved_for_a_refusal_or_for_what_was_kept():
    desk = DealController("dispute", {})
    before = desk.tabs.scene["arrived"]
    desk.text.choose("no cards at all")
    desk.rule.press()
    desk.rule_on(SAMPLE)
    assert desk.tabs.scene["arrived"] == before


def test_the_score_says_where_its_points_come_from():
    desk = DealController("dispute", {})
    desk.rule_on(SAMPLE)
    for side in desk.books.rulings.scene["own"]["scores"]:
        figures = [int(part.rsplit(" ", 1)[1]) for part in side["made_of"].split(" · ")]
        assert sum(figures) == side["points"]
    assert desk.books.rulings.scene["own"]["scores"][0]["made_of"] == "Point 8 · Sequences 21 · Play 10 · Cards 10"


def test_what_can_change_a_score_need_not_change_this_one():
    """Beside “no other book scores this deal differently” it is said that three rules could."""
    desk = DealController("dispute", {})
    desk.rule_on(AGREED)
    assert desk.books.rulings.scene["none"] == "No other book scores this deal differently."
    assert desk.books.two.view.scene["count"].endswith("of them can change a score, but not this deal’s.")
    desk.rule_on(SAMPLE)
    assert desk.books.two.view.scene["count"].endswith("can change a score.")
