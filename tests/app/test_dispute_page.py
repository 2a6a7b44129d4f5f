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


OPEN = "elder: ♠AKQJT987 ♥KQJ ♦7; younger: ♥T98 ♦KQT98 ♣QT98"
"""Twenty-nine, and younger's three tens: whether there is a pique hangs on the lead, which is not told."""
LED = f"{OPEN}; elder leads AS"


def test_where_no_lead_is_told_the_books_are_compared_so_far_and_it_is_said_how_a_lead_is_written():
    desk = DealController("dispute", {})
    desk.rule_on(OPEN)
    told = [desk.books.two.hint.value, desk.books.two.view.scene["count"], desk.books.rulings.scene["alike"]]
    assert all("so far" in each.lower() for each in told)
    for shown in (str(desk.table.note.scene), desk.books.rulings.scene["open"]):
        assert "once elder has led" in shown
        assert "“elder leads AS”" in shown
    desk.rule_on(LED)
    assert "once elder has led" not in str(desk.table.note.scene)
    assert "Parlett’s Piquet" in str(desk.books.rulings.scene["books"])


def test_a_deal_in_words_stands_at_its_end_and_can_be_stepped_back():
    desk = DealController("dispute", {})
    desk.rule_on(LED)
    session = desk.table.session
    assert session.deal is session.whole
    assert session.deal.total("elder") == 30
    session.press("back")
    assert session.deal is not session.whole
    desk.rule_on(OPEN)
    assert desk.table.session.deal.total("elder") == 29


def test_back_and_forward_again_the_words_stand_in_their_field():
    desk = open_desk(DealController("dispute", {}), page="http://127.0.0.1/dispute.html")
    desk.text.value = LED
    desk.rule.press()
    kept, address = desk.stores["dispute"].written(), desk.fragment.value
    again = DealController("dispute", {})
    open_desk(again, fragment=address, page="http://127.0.0.1/dispute.html", dispute=kept)
    assert again.text.value == LED
    assert again.table.whole == desk.table.whole
    assert not again.table.basis.hidden
    other = DealController("dispute", {})
    other.rule_on(SAMPLE)
    link = other.fragment.value or shared(other)["link"]["address"].rpartition("#")[2]
    stranger = DealController("dispute", {})
    open_desk(stranger, fragment=link, page="http://127.0.0.1/dispute.html", dispute=kept)
    assert stranger.text.value == ""
    assert stranger.table.whole == other.table.whole
