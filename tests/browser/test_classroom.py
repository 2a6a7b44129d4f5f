"""The classroom and the teacher's links, as a class and its pupils meet them."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll, comes_to

NEXT = ".pq-pr-button.is-primary"


@pytest.mark.parametrize("look", [Look(1280, "light")], ids=str, indirect=True)
def test_a_presentation_is_stepped_by_page_down_alone(open_page, look):
    page = open_page("classroom.ipynb")
    page.locator(NEXT).wait_for()
    question = page.locator(".pq-pr-question")
    place = page.locator(".pq-pr-place")
    for step in range(2, 12):
        page.keyboard.press("PageDown")
        page.get_by_text(f"{step} of ", exact=False).first.wait_for()
        if question.is_visible():
            break
    page.get_by_text("good or not good?").wait_for()
    for _ in range(5):  # faster than any scene comes back
        page.keyboard.press("2")
    page.wait_for_function("document.querySelector('.pq-pr-choice[data-id=not_good] input').value === '5'")
    assert page.locator(".pq-pr-choice.is-right").count() == 0
    field = page.locator(".pq-pr-choice[data-id=good] input")
    field.click()
    page.keyboard.type("1x2")
    page.wait_for_function(
        "document.querySelector('.pq-pr-choice[data-id=good] .pq-pr-share span').style.width !== '0%'"
    )
    assert field.input_value() == "12", "digits alone go into a number"
    page.keyboard.press("Enter")  # leaves the field, and reveals
    page.locator(".pq-pr-choice.is-right").wait_for()
    page.keyboard.press("r")
    page.locator(".pq-pr-why").wait_for()
    told = page.evaluate(
        "(({scrollHeight, clientHeight}) => [scrollHeight, clientHeight])(document.querySelector('.pq-pr-why'))"
    )
    assert told[0] <= told[1] + 1, "the reason and its law are read whole"
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    stood = place.inner_text()
    page.keyboard.press("b")
    page.locator(".pq-pr-blank").wait_for()
    black = page.locator(".pq-pr-blank").bounding_box()
    assert (black["x"], black["y"], black["width"]) == (0, 0, page.viewport_size["width"]), "the whole window is black"
    page.keyboard.press("PageDown")  # any key brings the table back, and does no more
    page.locator(".pq-pr-blank").wait_for(state="hidden")
    assert place.inner_text() == stood
    page.reload()
    page.locator(NEXT).wait_for()
    page.get_by_text(stood, exact=True).wait_for()


SEEN = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => box(one).height);
  const talk = document.querySelector(".pq-pr-talk"), question = document.querySelector(".pq-pr-question");
  return {
    card: Math.min(...all(".pq-pr-hand .pq-pr-card").map((one) => box(one).width)),
    rows: new Set(all(".pq-pr-choice").map((one) => Math.round(box(one).top))).size,
    lines: Math.round(box(question).height / parseFloat(getComputedStyle(question).lineHeight)),
    cut: talk.scrollHeight > talk.clientHeight + 1,
    small: all(".pq-pr-title, .pq-pr-sub, .pq-pr-place, .pq-pr-lie-label")
      .filter((one) => one.textContent && parseFloat(getComputedStyle(one).fontSize) < 18)
      .map((one) => one.textContent),
    asked: question.textContent,
  };
}
"""
FULL = "Boolean(document.fullscreenElement)"
LEAST = {(1280, 800): 94, (1920, 1080): 142}
"""The width of a card, in pixels, that a step of the deal had when its questions halved it."""


@pytest.mark.fresh_page
def test_cards_are_as_large_on_a_question_and_after_it_as_on_a_step_of_the_deal(open_page):
    page = open_page("classroom.ipynb")
    page.locator(NEXT).wait_for()
    for size, full in product(LEAST, (False, True)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.keyboard.press("f") if full != page.evaluate(FULL) else None
        page.wait_for_function(f"{FULL} === {str(full).lower()}")
        page.keyboard.press("Home")
        page.wait_for_function("document.querySelector('.pq-pr-place').textContent.startsWith('1 of')")
        dealt = page.evaluate(SEEN)
        assert dealt["card"] >= LEAST[size]
        for step in range(2, 8):
            page.keyboard.press("PageDown")
            page.wait_for_function(
                "step => document.querySelector('.pq-pr-place').textContent.startsWith(`${step} of`)", arg=step
            )
            seen = page.evaluate(SEEN)
            assert (seen["card"], seen["cut"], seen["small"]) == (dealt["card"], False, [])
        asked = "The point that was called: good or not good?"
        assert (seen["asked"], seen["lines"], seen["rows"]) == (asked, 1, 1), "it is read beside its answer too"


READ = """
(least) => {
  const shown = (one) => one.getBoundingClientRect().height > 1 && one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".pq-hidden");
  const told = (one) => `${one.className}: ${one.textContent.trim().slice(0, 30)}`;
  const all = [...document.querySelectorAll(".pq-pr, .pq-pr *")].filter((one) => shown(one) && !one.closest("svg"));
  const own = (one) => [...one.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
  const words = all.filter((one) => own(one) && !one.closest(".pq-pr-foot, kbd"));
  return {
    small: words.filter((one) => parseFloat(getComputedStyle(one).fontSize) < least).map(told),
    scrolls: all.filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowY)
      && one.scrollHeight > one.clientHeight + 1).map(told),
    cut: all.filter((one) => one.matches(".pq-pr-answer, .pq-lane-what, .pq-lane-name")
      && one.scrollWidth > one.clientWidth + 1).map(told),
    below: document.querySelector(".pq-pr").getBoundingClientRect().bottom + scrollY > innerHeight,
  };
}
"""
"""On the big screen: words that are smaller than this, but for the teacher's own keys and buttons; what has to be
scrolled; what is cut off; and whether the screen goes on below the window."""
BACK_ROW = 20
"""The least letters, in pixels, on a laptop's window that is projected."""


TALLIED = """
() => {
  const talk = document.querySelector(".pq-pr-talk"), bars = [...document.querySelectorAll(".pq-pr-share")];
  const px = (what) => [...document.querySelectorAll(what)].map((one) => parseFloat(getComputedStyle(one).fontSize));
  return {
    least: Math.min(...px(".pq-pr-answer, .pq-pr-count, .pq-pr-misread, .pq-pr-tell")),
    seen: bars.every((one) => one.getBoundingClientRect().bottom <= talk.getBoundingClientRect().bottom),
    lengths: new Set(bars.map((one) => Math.round(one.getBoundingClientRect().width))).size,
  };
}
"""


@pytest.mark.fresh_page
def test_with_a_room_open_the_bars_of_an_answered_question_are_seen_and_its_misreading_is_read(open_page):
    page = open_page("classroom.ipynb?lang=fr")
    page.locator(NEXT).wait_for()
    page.locator(".pq-live button").first.click()
    page.locator(".pq-pr-room").wait_for(state="attached")
    named = page.locator(".pq-pr-misread")
    for _ in range(60):
        if named.count() and page.locator(".pq-pr-middle.is-trick").count():
            break
        stood = page.locator(".pq-pr").inner_text()
        for more in page.locator(".pq-pr-choices:not(.is-told) .pq-pr-more").all():
            more.evaluate("one => one.click()")
        page.keyboard.press("PageDown")
        page.wait_for_function("(was) => document.querySelector('.pq-pr').innerText !== was", arg=stood)
    named.first.wait_for()
    for (width, height), least in (((1280, 757), 20), ((1280, 800), 20), ((1920, 1080), 28)):
        page.set_viewport_size({"width": width, "height": height})
        found = {}

        def stands(least=least, found=found):
            found.update(page.evaluate(TALLIED))
            return found["least"] >= least and found["seen"] and found["lengths"] == 1

        comes_to(stands, True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_laptops_window_every_step_and_its_reasons_are_read_from_the_back_row_unscrolled(open_page, language):
    page = open_page(f"classroom.ipynb?lang={language}")
    page.locator(NEXT).wait_for()
    page.set_viewport_size({"width": 1280, "height": 757})
    read = {"small": [], "scrolls": [], "cut": [], "below": False}
    place, reason = page.locator(".pq-pr-place"), page.locator(".pq-pr-button[data-id=reason]")
    while True:
        comes_to(lambda: page.evaluate(READ, BACK_ROW), read)
        if reason.is_visible():
            page.keyboard.press("r")
            comes_to(lambda: page.evaluate(READ, BACK_ROW), read)
            page.keyboard.press("r")
        if page.locator(NEXT).get_attribute("aria-disabled"):
            break
        stood = place.inner_text()
        page.keyboard.press("PageDown")
        page.wait_for_function("(was) => document.querySelector('.pq-pr-place').textContent !== was", arg=stood)


RACE = """
() => [...document.querySelectorAll(".pq-pr-stage .pq-lane")].map((lane) => [
  lane.dataset.state, lane.innerText, [...lane.querySelectorAll(".pq-lane-item")].map((one) => one.style.cssText)])
"""
RUNNING = """
() => [...document.querySelectorAll(".pq-race, .pq-race *, .pq-race-flight, .pq-pr-hand *")]
  .flatMap((one) => one.getAnimations()).length + document.querySelectorAll(".pq-race-flight").length
"""


def through_the_deal(page) -> tuple[list, int]:
    """Step a presentation to its end; the race at the end, and in how many steps something of it moved."""
    page.keyboard.press("Home")
    place, moved = page.locator(".pq-pr-place"), 0
    page.wait_for_function("document.querySelector('.pq-pr-place').textContent.startsWith('1 of')")
    for _ in range(60):
        stood = place.inner_text()
        page.keyboard.press("PageDown")
        page.wait_for_function("(was) => document.querySelector('.pq-pr-place').textContent !== was", arg=stood)
        moved += page.evaluate(RUNNING) > 0
        now, of = (int(word) for word in place.inner_text().split() if word.isdecimal())
        if now == of:
            break
    page.wait_for_function("document.querySelectorAll('.pq-race-flight').length === 0")
    page.wait_for_timeout(1500)  # the last total follows its number
    return page.evaluate(RACE), moved


def test_the_race_runs_on_the_big_screen_and_stands_still_for_who_wants_no_motion(open_page):
    page = open_page("classroom.ipynb")
    page.locator(NEXT).wait_for()
    page.emulate_media(reduced_motion="no-preference")
    ends, moved = through_the_deal(page)
    assert moved, "something was run"
    assert len(ends) == 2
    page.emulate_media(reduced_motion="reduce")
    assert through_the_deal(page) == (ends, 0)
    assert_no_sideways_scroll(page)


def test_a_teacher_makes_a_link_and_a_pupil_opens_it(open_page, browser):
    page = open_page("teacher.ipynb")
    page.locator(".pq-lm-field[data-id=mode] select").select_option("table")
    page.locator(".pq-tick[data-id=rulings]").wait_for()
    page.locator(".pq-tick[data-id=younger] input").check()
    page.get_by_text("pupils play on from where the link begins").wait_for()
    page.locator(".pq-lm-field[data-id=start] select").select_option("declare")
    page.locator(".pq-prompt-text", has_text="Call your point.").wait_for()
    page.get_by_text("This address works on this computer only").first.wait_for()
    link = page.locator(".pq-share-part textarea").first.input_value()
    page.get_by_role("button", name="Show a QR code").click()
    page.get_by_role("img", name="QR code of a link to this deal").wait_for()
    page.keyboard.press("Escape")
    pupil = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    pupil.goto(link, wait_until="commit")
    pupil.get_by_text("You are elder, and play on from here").first.wait_for(timeout=30_000)
    pupil.get_by_role("button", name="Point of five").click()
    pupil.get_by_text("“good”").first.wait_for()
    assert pupil.locator('.pq-seat[data-at="top"] .pq-card[data-suit]').count() == 0
    assert_no_sideways_scroll(pupil)
    pupil.context.close()
