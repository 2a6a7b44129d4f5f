"""A stop of the road in a browser: its toy, wrong answers on purpose, a reload, by keyboard, on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.pages.lessons.lesson_scene import title_of
from piquet_tutor.teach.lessons import choices, lesson
from tests.browser.conftest import PATIENCE
from tests.browser.helpers import FAR_APART, Look, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.roads import gone_through


def at(page, name):
    """Wait until the page stands at a step of this title."""
    expect(page.locator(".pq-cs > .pq-title")).to_have_text(name, timeout=PATIENCE)


def stands(page):
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def press(page, locator):
    """Press a button with the keyboard."""
    locator.focus()
    page.keyboard.press("Enter")


def touch(page, *cards):
    for card in cards:
        page.locator(f'.pq-table [data-card="{card}"]').last.click(
            position={"x": 10, "y": 14}
        )  # where no other lies on it


@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_a_stop_from_its_toy_to_the_next_stop(open_page, look):
    page = open_page("lesson_04_point.ipynb")
    at(page, "Make your point")
    touch(page, "AS", "JS")
    expect(page.locator(".pq-prompt")).to_contain_text("is not good")
    touch(page, "AS", "JS", "AH", "KH", "QH", "JH", "8H")
    expect(page.locator(".pq-prompt")).to_contain_text("is good: 5 points")
    expect(page.locator('.pq-cs-reply[data-verdict="right"]')).to_be_visible()
    stands(page)

    press(page, page.locator('.pq-cs-nav [data-id="next"]'))
    at(page, "Spades against clubs")
    expect(page.locator(".pq-cs-reply")).to_be_hidden()
    expect(page.locator('.pq-cs-nav [data-id="next"]')).to_have_count(0)  # nothing leads past what has not been tried
    press(page, page.locator(".pq-cs-choice", has_text="all their values"))
    expect(page.locator(".pq-cs-verdict")).to_be_focused()
    expect(page.locator(".pq-cs-reply")).to_contain_text("You scored the values.")
    expect(page.locator('.pq-cs-choice[data-mark="wrong"]')).to_have_count(1)
    expect(page.locator('.pq-cs-choice[data-mark="wrong"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator('.pq-cs-choice[data-mark="right"]')).to_have_count(0)
    expect(page.locator(".pq-table .is-lit").first).to_be_visible()
    assert_accessible(page)
    press(page, page.locator(".pq-cs-choice", has_text="Younger’s: one for each card"))
    expect(page.locator('.pq-cs-reply[data-verdict="right"]')).to_be_visible()
    page.locator(".pq-cs-verdict").focus()
    page.keyboard.press("Enter")
    at(page, "Hearts against clubs")

    page.locator(".pq-cs-steps summary").click()
    page.locator('.pq-cs-step[data-id="boxes"]').click()
    at(page, "Score this deal")
    expect(page.locator(".pq-sc-box")).to_have_count(3)
    tricks = page.locator('.pq-sc-box[data-box="play"]')
    for elder, younger in ((6, 6), (9, 6), (8, 8)):  # another wrong number hinders nobody from writing the right one
        tricks.locator('[data-side="elder"] .pq-sc-points').fill(str(elder))
        tricks.locator('[data-side="younger"] .pq-sc-points').fill(str(younger))
        tricks.locator(".pq-sc-mark").click()
        expect(page.locator(".pq-sc-panel")).not_to_have_attribute("aria-busy", "true")
    expect(tricks.locator('.pq-sc-mark-of[data-verdict="right"]')).to_be_visible()
    stands(page)

    page.reload(wait_until="commit")
    at(page, "Score this deal")
    expect(page.locator(".pq-sc-verdict")).to_have_count(1)
    page.locator('.pq-cs-nav [data-id="next"]').click()
    at(page, "In short")
    expect(page.locator(".pq-ce-did")).to_contain_text("You found the cards that beat")
    expect(page.locator(".pq-ce-won svg").first).to_be_visible()
    way_on = page.locator(".pq-cs-nav .is-primary").bounding_box()
    assert way_on is not None
    assert way_on["y"] + way_on["height"] <= page.viewport_size["height"], "the end is seen at a glance"
    expect(page.locator('.pq-cs-nav [data-id="missed"]')).to_be_visible()
    page.locator(".pq-cs-sources summary").click()
    expect(page.locator(".pq-cs-sources")).to_contain_text("Wikipedia, Point")
    stands(page)
    press(page, page.locator('.pq-cs-nav [data-id="next"]'))
    at(page, "One card more")


@pytest.mark.parametrize(
    ("name", "asked", "after"),
    [("05_sequences", "hook", 200), ("06_sets", "size-first", 200), ("06_sets", "size-first", 900)],
)
def test_a_press_on_next_soon_after_an_answer_is_never_lost(open_page, name, asked, after):
    """The reply comes, and the players speak, while the mouse is already down: the press is done all the same."""
    one = lesson(name)
    step = one.step(asked)
    following = one.steps[one.steps.index(step) + 1]
    right = next(each.id for each in choices(one, step) if each.right)
    page = open_page(one.page)
    page.locator(".pq-cs-steps summary").click()
    page.locator(f'.pq-cs-step[data-id="{asked}"]').click()
    at(page, title_of(one, step, "en"))
    page.locator(f'.pq-cs-choice[data-id="{right}"]').click()
    next_button = page.locator('.pq-cs-nav [data-id="next"]')
    page.wait_for_timeout(after)
    next_button.scroll_into_view_if_needed()
    box = next_button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(120)
    page.mouse.up()
    at(page, title_of(one, following, "en"))


@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_the_race_to_thirty_is_filled_barred_and_opened_again(open_page, look):
    """One's own track until it rings; then both, with their signs explained; then all that counts, in its order."""
    page = open_page("lesson_07_repique.ipynb")
    at(page, "A repique")
    expect(page.locator(".pq-lane")).to_have_count(1)
    for total, cards in (("5", "AC KC QC JC TC"), ("20", "AC KC QC JC TC"), ("34", "AS AH AD AC")):
        touch(page, *cards.split())
        press(page, page.locator('.pq-action[data-id^="chosen-"]'))
        expect(page.locator(".pq-lane-total")).to_have_text(total)
    expect(page.locator(".pq-race-signs")).to_be_hidden()
    expect(page.locator(".pq-lane-end")).to_contain_text("+60")
    expect(page.locator('.pq-cs-reply[data-verdict="right"]')).to_be_visible()
    for title in ("A pique", "What stops it"):
        press(page, page.locator('.pq-cs-nav [data-id="next"]'))
        at(page, title)

    own = page.locator(".pq-lane").last
    expect(own.locator(".pq-lane-end")).to_contain_text("+60")
    touch(page, "JH")
    expect(own.locator(".pq-gate")).to_have_count(1)
    expect(page.locator(".pq-race-signs")).to_contain_text("no bonus beyond")
    expect(page.locator('.pq-cs-reply[data-verdict="right"]')).to_be_visible()
    seen_in(page, FAR_APART, stands)

    press(page, page.locator('.pq-cs-nav [data-id="next"]'))
    at(page, "The list")
    touch(page, "AD")
    expect(own.locator(".pq-lane-end")).to_contain_text("+60")
    touch(page, "9C")
    expect(own.locator(".pq-gate")).to_have_count(1)
    expect(page.locator(".pq-order-row li").first).to_contain_text("Point")
    seen_in(page, FAR_APART, stands)


IN_SIGHT = """
() => {
  const [reply, next] = [".pq-cs-reply", '.pq-cs-nav [data-id="next"]'].map((each) => document.querySelector(each));
  return next && reply.getBoundingClientRect().top >= 0 && next.getBoundingClientRect().bottom <= innerHeight;
}
"""


@pytest.mark.fresh_page
def test_after_an_answer_what_is_said_and_the_way_on_are_in_sight(open_page, page):
    page.set_viewport_size({"width": 1280, "height": 560})  # lower than any question is
    open_page("lesson_03_exchange.ipynb")
    page.locator('.pq-cs-nav [data-id="next"]').click()
    for _ in range(3):
        page.locator(".pq-cs-choice").first.click()
        page.wait_for_function(IN_SIGHT)
        page.locator('.pq-cs-nav [data-id="next"]').click()
        expect(page.locator(".pq-cs-reply")).to_be_hidden()


@pytest.mark.parametrize("look", FAR_APART, ids=str, indirect=True)
def test_a_marked_box_moves_none_below_it_and_the_step_after_a_sheet_begins_at_its_top(open_page, look):
    page = open_page("lesson_04_point.ipynb", kept=gone_through("04_point", "boxes"))
    at(page, "Score this deal")
    box, below = page.locator('[data-box="point"]'), page.locator('[data-box="play"]')
    box.get_by_text("Elder", exact=True).first.click()
    box.locator("input.pq-sc-points:visible").fill("5")
    mark = box.get_by_text("Mark it")
    mark.scroll_into_view_if_needed()
    stood = below.bounding_box()["y"]
    mark.click()
    expect(box.locator(".pq-sc-verdict")).to_be_visible(timeout=PATIENCE)
    assert abs(below.bounding_box()["y"] - stood) < 3
    for name in ("play", "cards"):
        page.locator(f'[data-box="{name}"]').get_by_text("Skip", exact=True).click()
        expect(page.locator(f'[data-box="{name}"] .pq-sc-verdict')).to_be_visible(timeout=PATIENCE)
    page.locator(".pq-sc-buttons button").first.click()
    at(page, "In short")
    page.wait_for_function("document.querySelector('.pq-cs > .pq-title').getBoundingClientRect().top >= 0")
    page.wait_for_function("document.querySelector('.pq-cs > .pq-title').getBoundingClientRect().top < innerHeight / 2")
