"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.classroom.presenter_page import ClassroomController
from piquet_tutor.app.pages.dispute.dispute_page import SAMPLE, DisputeController
from tests.app.opening import open_desk


def ruled(desk):
    """Everything on the page that somebody could take for the ruling of their deal."""
    return [desk.taken.scene, desk.rulings.scene, desk.app, *desk.two.ledgers.scene["columns"]]


@pytest.mark.parametrize("before", ["", SAMPLE])
def test_under_a_refusal_nothing_can_be_read_as_the_answer(before):
    """Neither the deal before, nor the deal of the tutor's own on which two books part."""
    desk = DisputeController({})
    if before:
        desk.rule_on(before)
        desk.rulings.handle({"kind": "open"})
        assert all(ruled(desk))
    desk.text.choose("no cards at all")
    desk.rule.press()
    assert desk.notice.scene["tone"] == "refused"
    assert not any(ruled(desk))
    assert desk.text.value == "no cards at all"
    assert desk.back.hidden is not bool(before)


def reloaded(desk):
    """The page as the same browser opens it again."""
    again = DisputeController({})
    return open_desk(again, desk.store.written(), desk.fragment.value or "", "http://127.0.0.1/dispute.html")


@pytest.mark.parametrize("before", ["", SAMPLE])
def test_after_a_reload_a_refusal_stands_again_and_still_nothing_can_be_read_as_the_answer(before):
    desk = reloaded(DisputeController({}))
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
    desk = reloaded(DisputeController({}))
    assert desk.two.ledgers.scene["title"].startswith("An example:")
    desk.text.choose("elder: ♠KQJT98")
    assert not any(ruled(desk))
    assert not any(ruled(reloaded(desk)))
    assert not reloaded(desk).notice.scene, "it was never ruled on"
    desk.two.find_parting()
    assert desk.two.ledgers.scene["title"].startswith("An example:")
    desk.text.choose("")
    assert desk.two.ledgers.scene["columns"]
    desk.rule_on(SAMPLE)
    assert desk.two.ledgers.scene["title"] == "Where they differ"


def test_a_deal_put_aside_comes_back_as_it_was():
    desk = DisputeController({})
    desk.rule_on(AGREED)
    desk.basis.choose("hands")
    case = desk.case
    desk.rule_on("no cards at all")
    desk.rule_on("nor any here")
    desk.back.press()
    assert (desk.case.record, desk.basis.value, desk.back.hidden) == (case.record, "hands", True)
    assert not desk.notice.scene


def test_the_address_of_a_deal_put_aside_is_not_sent_on():
    desk = DisputeController({})
    open_desk(desk, page="http://127.0.0.1/dispute.html")
    desk.rule_on(SAMPLE)
    assert desk.fragment.value
    desk.text.choose("no cards at all")
    desk.rule.press()
    assert desk.fragment.value == ""


def test_what_cannot_be_had_of_a_deal_is_no_refusal_of_the_deal():
    """Its rulings stay, and it is said whose they are."""
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    desk.two.one.choose("voleur")
    assert desk.notice.scene["title"] == "Piquet Voleur, for four cannot rule this deal"
    assert desk.notice.scene["paragraphs"][-1] == "The rulings are still those of Rubicon Piquet."
    assert desk.two.one.value == "rubicon"
    assert desk.rulings.scene["title"]


def test_a_book_named_in_a_text_rules_that_text_alone():
    desk = DisputeController({})
    desk.rule_on(f"rules: parlett\n{SAMPLE}")
    assert desk.case.deal.rules.id == desk.two.one.value == "parlett"
    desk.rule_on(SAMPLE)
    assert desk.case.deal.rules.id == desk.two.one.value == "rubicon"
    desk.two.one.choose("cavendish")
    desk.rule_on(f"rules: parlett\n{SAMPLE}")
    desk.rule_on(SAMPLE)
    assert desk.case.deal.rules.id == "cavendish", "a book that the reader chose rules what follows"


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
        open_desk(addressed, fragment=damaged, page="https://example.org/dispute.html")
        assert addressed.case.record == again.case.record == desk.case.record | {"rules": "rubicon"}


AGREED = """elder: AS KS QS JS TS 9S 8S 7S AH KH QH JH
younger: TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D"""
"""A deal that is not played out, and that every book scores alike as far as it goes."""


def test_who_asks_for_a_ruling_is_brought_to_it():
    """On a telephone it stands far below the button, under three lists."""
    desk = DisputeController({})
    before = desk.tabs.scene["arrived"]
    desk.text.choose(SAMPLE)
    desk.rule.press()
    assert (desk.tabs.scene["arrived"], desk.tabs.scene["place"]) == (before + 1, "pq-book-rulings")
    desk.rulings.handle({"kind": "open"})
    assert desk.tabs.scene["place"] == "piquet-found"


def test_nobody_is_moved_for_a_refusal_or_for_what_was_kept():
    desk = DisputeController({})
    before = desk.tabs.scene["arrived"]
    desk.text.choose("no cards at all")
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
