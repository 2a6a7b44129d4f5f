"""A live class in real browsers: a teacher's page, and telephones that get a light page without a kernel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import FAR_APART, Look, assert_accessible, assert_no_sideways_scroll, seen_in

NEXT = ".pq-pr-button.is-primary"


class Phone:
    """A pupil's browser of its own."""

    def __init__(self, browser, address, *, width=390, locale="en-GB", dark=False):
        look = "dark" if dark else "light"
        self.context = browser.new_context(viewport={"width": width, "height": 780}, locale=locale, color_scheme=look)
        self.page = self.context.new_page()
        self.wrong = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.asked = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(address)

    def join(self, name=""):
        self.page.locator("input[name=name]").fill(name)
        self.page.keyboard.press("Enter")
        self.page.locator("header b").wait_for()

    def choose(self, at):
        self.page.locator(".choice").nth(at).click()
        self.page.locator(".choice[aria-pressed=true]").wait_for()

    def told(self):
        said = self.page.locator(".said")
        said.wait_for()
        return said.inner_text()


@pytest.fixture
def phones(browser, app_url):
    made = []

    def opened(code, **how):
        made.append(Phone(browser, f"{app_url}/class/{code}", **how))
        return made[-1]

    yield opened
    for each in made:
        each.context.close()
        assert each.wrong == []


OPEN = "Open it on this computer, to try it"
"""What opens a room, at an address that no phone can reach."""


def stands(page):
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def open_room(page):
    expect(page.locator(".pq-live-note")).to_contain_text("No phone can join from here")
    page.get_by_role("button", name=OPEN).click()
    return page.locator(".pq-live-letters").inner_text()


def open_named_room(open_page):
    """The Classroom with a room that asks for names, and its code."""
    page = open_page("classroom.ipynb")
    page.get_by_label("ask for names").check()
    return page, open_room(page)


def begin(page):
    """Go on from how to join to what it covers."""
    page.locator(NEXT).click()
    expect(page.locator(".pq-pr-join")).to_be_hidden()


def ask_next(page):
    if page.locator(".pq-pr-join").is_visible():
        begin(page)
    for _ in range(12):
        place = page.locator(".pq-pr-place").inner_text()
        page.locator(NEXT).click()
        page.wait_for_function("was => document.querySelector('.pq-pr-place').innerText !== was", arg=place)
        if page.locator(".pq-pr-question").is_visible():
            return
    raise AssertionError("nothing was asked")


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(1280, "light")], ids=str, indirect=True)
def test_a_class_answers_from_its_telephones_and_each_is_told_why(open_page, look, phones, app_url):
    page = open_page("classroom.ipynb")
    code = open_room(page)
    assert re.fullmatch("[A-Z]{8}", code)
    assert page.locator("img.pq-live-code").get_attribute("alt")
    expect(page.locator(".pq-pr-room")).to_contain_text(f"{code[:4]}\u00a0{code[4:]}")
    seen_in(page, FAR_APART, stands)  # it fits a teacher's telephone
    lost = phones("XXXXXX")
    lost.page.keyboard.press("Tab")
    lost.page.locator("button.way").click()
    expect(lost.page.get_by_role("alert")).to_have_text(
        "No class has this code. Look at the big screen and type it again."
    )
    ann, zoe = phones(code), phones(code, width=360, locale="fr-FR", dark=True)
    assert_accessible(ann.page)
    ann.join("Ann")
    zoe.join()
    ask_next(page)
    expect(ann.page.locator("h1")).to_have_text("The point that was called: good or not good?")
    expect(zoe.page.locator("h1")).to_have_text("Le point annoncé : bon, ou pas bon ?")
    zoe.page.locator(".choice").nth(1).focus()
    zoe.page.keyboard.press("Enter")
    ann.choose(1)
    ann.choose(0)
    expect(page.locator(".pq-live-count")).to_have_text("2 of 2 have answered")
    assert page.locator(".pq-pr-choice input").first.input_value() == "0", "which was chosen is not told yet"
    ann.page.reload()
    expect(ann.page.locator(".choice[aria-pressed=true]")).to_have_text("Good")
    page.reload()
    expect(page.locator(".pq-live-letters")).to_have_text(code)
    expect(page.locator(".pq-live-count")).to_have_text("2 of 2 have answered")
    page.locator(NEXT).click()
    assert "Right." in ann.told()
    assert "Pas cette fois." in zoe.told()
    expect(page.locator(".pq-pr-choice.is-right input")).to_have_value("1")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".pq-pr-question")).to_be_visible()
    page.locator(NEXT).click()
    expect(page.locator(".pq-pr-choice.is-right input")).to_have_value("1")
    expect(ann.page.locator(".choice[aria-pressed=true]")).to_have_text("Good✓")
    for phone in (ann, zoe):
        stands(phone.page)
        assert {url.split("/class/")[0] for url in phone.asked if url.startswith("http")} == {app_url}
    stands(page)
    page.get_by_role("button", name="Close the room").click()
    expect(zoe.page.locator("h1")).to_have_text("La classe est terminée.")
    expect(page.get_by_role("button", name=OPEN)).to_be_visible()


WIDE_LETTERS = """
() => {
  const code = document.querySelector(".pq-pr-join-code");
  for (const half of code.children) half.textContent = "WMWM";
  return code.scrollWidth <= code.clientWidth;
}
"""
"""Whether the widest code there can be stands whole in its place."""
WHOLE = """
(what) => {
  const box = document.querySelector(what).getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}
"""
"""Whether all of an element is in the window."""


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(1280, "dark")], ids=str, indirect=True)
def test_how_to_join_fills_the_screen_until_the_first_step_and_comes_back_in_full_screen(open_page, look, phones):
    page = open_page("classroom.ipynb")
    page.set_viewport_size({"width": 1280, "height": 800})
    code = open_room(page)
    panel, place = page.locator(".pq-pr-join"), page.locator(".pq-pr-place")
    expect(panel).to_be_visible()
    for part in ("qr", "where", "code", "count"):
        assert page.evaluate(WHOLE, f".pq-pr-join-{part}"), part
    assert page.locator(".pq-pr-join-code").inner_text() == code
    assert page.evaluate(WIDE_LETTERS)
    assert_accessible(page)
    phones(code).join()
    expect(page.locator(".pq-pr-join-count")).to_have_text("1 has joined")
    stood = place.text_content()
    page.keyboard.press("PageDown")
    expect(panel).to_be_hidden()
    assert place.text_content() == stood, "the deal that the panel covered is seen first"
    page.keyboard.press("f")
    page.wait_for_function("Boolean(document.fullscreenElement)")
    room = page.locator(".pq-pr-room")
    expect(room).to_contain_text(f"{code[:4]}\u00a0{code[4:]}")
    assert float(room.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 0.03 * 800, "read from row 8"
    page.keyboard.press("j")
    expect(panel).to_be_visible()
    assert page.evaluate(WHOLE, ".pq-pr-join-qr")
    page.keyboard.press("j")
    expect(panel).to_be_hidden()
    ask_next(page)
    counter = page.locator(".pq-pr-choice input").first
    expect(counter).to_be_hidden()
    page.keyboard.press("1")
    page.get_by_role("button", name="Raised hands").click()
    expect(counter).to_be_visible()
    assert counter.input_value() == "0", "no hand is counted unseen"
    page.keyboard.press("1")
    expect(counter).to_have_value("1")
    assert_accessible(page)
    page.keyboard.press("f")
    page.get_by_role("button", name="Close the room").click()


CSV = "Save it as a table (CSV)"


def saved_by(page, label):
    """The name of the file that a button saves, and its text."""
    with page.expect_download() as download:
        page.get_by_role("button", name=label).click()
    return download.value.suggested_filename, Path(download.value.path()).read_text(encoding="utf-8")


def saved(page):
    """Both files of the report, by their names."""
    return dict(saved_by(page, label) for label in ("Save the report", CSV))


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(1280, "light")], ids=str, indirect=True)
def test_the_class_plays_elder_by_its_votes_and_no_phone_calls_a_vote_right_or_wrong(open_page, look, phones):
    page = open_page("classroom.ipynb")
    page.get_by_role("combobox", name="The class plays elder").select_option("fresh")
    expect(page.locator(".pq-pr-title")).to_have_text("The class plays elder")
    code = open_room(page)
    ann, zoe = phones(code), phones(code, locale="fr-FR", dark=True)
    for phone in (ann, zoe):
        phone.join()
    begin(page)
    page.locator(NEXT).click()
    expect(page.locator(".pq-pr-question")).to_be_visible()
    assert page.locator(".pq-pr-seat[data-at=top] [data-card]").count() == 0
    assert page.locator(".pq-pr-lie [data-card]").count() == 0
    assert_accessible(page)
    for phone, cards in ((ann, (10, 11)), (zoe, (11, 0))):
        for at in cards:
            phone.page.locator(".choice").nth(at).click()
        phone.page.locator("button.way").click()
    expect(page.locator(".pq-live-count")).to_have_text("2 of 2 have answered")
    page.locator(NEXT).click()
    expect(zoe.page.locator(".said")).to_contain_text("La classe a voté.")
    expect(ann.page.locator(".choice.chosen")).to_have_count(2)
    expect(ann.page.locator(".said")).to_contain_text("The class discards two cards")
    for phone in (ann, zoe):
        assert phone.page.locator(".right, .wrong").count() == 0
        assert_accessible(phone.page)
    expect(page.locator(".pq-pr-tell.is-last")).to_contain_text("The class discards two cards")
    told = page.locator(".pq-pr-tell.is-last").inner_text()
    page.reload()
    expect(page.locator(".pq-pr-tell.is-last")).to_have_text(told)
    page.locator(NEXT).click()
    expect(page.locator(".pq-pr-gone [class*=pq-pr-card]").first).to_be_visible()
    page.get_by_role("combobox", name="The class plays elder").select_option("off")
    expect(page.locator(".pq-pr-title")).not_to_have_text("The class plays elder")
    page.get_by_role("button", name="Close the room").click()


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(1280, "dark")], ids=str, indirect=True)
def test_a_teacher_closes_seats_and_the_deals_are_seen_under_a_short_address_until_the_room_ends(
    open_page, look, phones
):
    page, code = open_named_room(open_page)
    ann, looks = phones(code), phones(f"{code}#deals")
    ann.join("Ann")
    same = ann.context.new_page()
    same.goto(ann.page.url)
    expect(same.locator("header b")).to_have_text(code)
    expect(page.locator(".pq-live-count")).to_have_text("1 has joined")  # all tabs of a browser have one vote
    expect(looks.page.locator(".hand")).to_have_count(3)
    looks.page.set_viewport_size({"width": 320, "height": 700})
    row = looks.page.locator(".hand .cards", has_text="hearts").first
    sign, cards = (row.locator(f"> span:nth-child({place})").bounding_box() for place in (1, 2))
    assert cards["x"] >= sign["x"] + sign["width"] - 1, "a long suit goes on below its first card, not below its sign"
    assert_accessible(looks.page)
    begin(page)
    page.locator(".pq-pr-seat[data-at=top] button").first.click()
    expect(looks.page.locator(".hand", has_text="Younger")).to_contain_text("12 cards face down")
    for fold in page.locator(".pq-live-fold > summary").all():
        fold.click()
    assert page.locator(".pq-live-address").input_value().endswith(f"/class/{code}#deals")
    assert_accessible(page)
    page.get_by_role("button", name="Close the seat: Ann").click()
    expect(page.locator(".pq-live-seat.is-asked")).to_contain_text("Close the seat of Ann")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Close the seat: Ann").click()
    page.get_by_role("button", name="Close it").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("is letting nobody in from this network")
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("is letting nobody in from this network")
    ann.page.locator("button.way").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Ask to be let in")
    page.get_by_role("button", name="Let them in again").click()
    expect(page.locator(".pq-live-fold").first).to_contain_text("Nobody has a seat yet.")
    ann.page.locator("button.way").click()
    expect(ann.page.locator("header b")).to_have_text(code)
    page.get_by_role("button", name="Close the room").click()
    expect(looks.page.locator("h1")).to_have_text("This class is over.")


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(1280, "light")], ids=str, indirect=True)
def test_the_report_outlives_seats_reloads_and_going_away_and_a_second_window_moves_no_phone(open_page, look, phones):
    """Two of one name are closed together and come back in the other order, and each has the row that was theirs."""
    page, code = open_named_room(open_page)
    first, second, third = phones(code), phones(code), phones(code)
    for phone, name in ((first, "Ida"), (second, "Ida"), (third, "Zoé")):
        phone.join(name)
    expect(second.page.locator("header")).to_contain_text("Ida (2)")
    ask_next(page)
    first.choose(0)
    second.choose(1)
    counted = page.locator(".pq-live-count")
    expect(counted).to_have_text("2 of 3 have answered")
    page.locator(NEXT).click()
    expect(page.locator(".pq-pr-choice.is-right")).to_be_visible()
    expect(page.locator(".pq-live-link")).to_have_attribute("target", "_blank")
    before, marks = saved(page), marks_of(page)
    assert all(f"_{code}." in name for name in before)
    assert all("Ida (2)" in text and "no answer" in text.lower() for text in before.values())
    page.goto(page.url.replace("classroom.ipynb", "index.ipynb"))
    page.go_back()
    expect(counted).to_have_text("2 of 3 have answered")
    assert saved(page) == before
    page.locator(".pq-live-fold > summary").first.click()
    page.get_by_role("button", name="Close all 3").click()
    page.get_by_role("button", name="Close them").click()
    page.get_by_role("button", name="Let them in again").click()
    assert [f"{mark[0]} (seat closed)" for mark in marks[1:]] == [mark[0] for mark in marks_of(page)[1:]]
    for phone in (third, second, first):
        phone.page.locator("button.way").click()
        phone.page.locator("header b").wait_for()
    for phone in (second, first):
        expect(phone.page.locator(".said")).to_have_text(re.compile(r"^(Right|Not this time)\."))
    expect(page.locator(".pq-live-seat.is-answered")).to_have_count(2)  # the page has heard that both are back
    page.reload()
    expect(counted).to_have_text("2 of 3 have answered")
    assert marks_of(page) == marks
    assert saved(page) == before
    told = first.page.locator("h1").inner_text()
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0])
    expect(other.locator(".pq-live-count")).to_have_text("2 of 3 have answered")
    expect(first.page.locator("h1")).to_have_text(told)
    page.get_by_role("button", name="Close the room").click()


def marks_of(page):
    """The first columns of the report: who, and what they answered."""
    return [line.split(",")[0:5] for line in saved_by(page, CSV)[1].strip().splitlines()]
