"""The pace of the table: words come one at a time, and an impatient second click plays no second card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.begun import sit_down
from tests.browser.learner import AtTable
from tests.browser.roads import gone_through

IMPATIENT_MS = 250
"""Between two clicks of somebody who is not sure that the first was heard."""


TALKING = "() => document.querySelectorAll('.pq-bubble.is-fresh').length === 1"

CARDS_IN_HAND = "(count) => document.querySelectorAll('.pq-seat[data-at=bottom] .pq-hand .pq-card').length === count"


def at_the_lead(open_page) -> AtTable:
    """At the first lead, without pauses."""
    table = sit_down(open_page, lambda table: table.phase == "play" and table.open_cards(), seed=7)
    page = table.page
    if page.locator('.pq-tool[data-id="pause"][aria-pressed="true"]').count():
        table.press("pause")
    return table


AGAIN = """
([x, y, apart]) => new Promise((done) => {
  let clicks = 0;
  const there = {bubbles: true, clientX: x, clientY: y};
  const again = () => {
    document.elementFromPoint(x, y).dispatchEvent(
      new MouseEvent("click", {...there, cancelable: true, detail: 1}));
    if ((clicks += 1) < 2) setTimeout(again, apart); else done();
  };
  document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointermove", there));
  again();
})
"""
"""Two clicks at one place, so far apart by the page's own clock, whatever else the machine does."""


def click_twice(page, code: str) -> None:
    """Click where a card shows, and there again."""
    box = page.locator(f'.pq-seat[data-at=bottom] .pq-hand [data-card="{code}"]').bounding_box()
    page.evaluate(AGAIN, [box["x"] + 12, box["y"] + 40, IMPATIENT_MS])


def test_an_impatient_second_click_plays_no_second_card_and_what_is_meant_is_done_at_once(open_page):
    """A pointer that has moved on, and a key that is pressed again, are no impatience."""
    table = at_the_lead(open_page)
    page = table.page

    def at_next_card():
        table.play(until=lambda table: table.phase == "play" and table.open_cards())

    for place in (0, 4):
        before = len(table.hand())
        click_twice(page, table.open_cards()[place])
        page.wait_for_function(CARDS_IN_HAND, arg=before - 1)
        table.press("sort")  # what is done later is answered later: by now a second card would have gone
        assert len(table.hand()) == before - 1
        at_next_card()
    before = len(table.hand())
    table.touch(table.open_cards()[-1])  # moves the pointer to what it means
    assert len(table.hand()) == before - 1
    for _ in range(2):
        at_next_card()
        page.locator(f'.pq-hand [data-card="{table.open_cards()[0]}"]').focus()
        before = len(table.hand())
        table.key("Enter")
        assert len(table.hand()) == before - 1


BUBBLES = "() => [...document.querySelectorAll('.pq-bubble.is-fresh')].map((one) => one.textContent)"
SAID = ["Point of five.", "Making?", "Forty-nine.", "Good.", "In hearts: five points."]


def to_the_point(page) -> AtTable:
    """The first deal, as far as the call of its point."""
    table = AtTable(page)
    for code in ("KS", "8C", "7C", "9D", "8D"):
        table.touch(code)
    table.press("exchange")
    page.wait_for_function("() => document.querySelector('.pq-talk').textContent.includes('I take three.')")
    expect(page.locator(".pq-action[data-id=call-point]")).to_be_visible()
    return table


def test_words_come_one_at_a_time_in_their_order(open_page):
    page = open_page("first_deal.ipynb")
    to_the_point(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => { window.seen = []; const look = () => { if (!window.seen) return; const now = JSON.stringify([
        [...document.querySelectorAll('.pq-bubble.is-fresh')].map((one) => one.textContent),
        document.querySelector('.pq-seat[data-at=bottom] .pq-score').textContent,
        [...document.querySelectorAll('.pq-passage .pq-call')].at(-1)?.textContent]);
        if (now !== window.seen.at(-1)) window.seen.push(now); requestAnimationFrame(look); }; look(); }"""
    )
    page.locator('.pq-action[data-id="call-point"]').click()
    page.wait_for_function("() => document.querySelector('.pq-talk').textContent.includes('In hearts: five points.')")
    seen = [page.evaluate("one => JSON.parse(one)", one) for one in page.evaluate("window.seen")]
    page.evaluate("window.seen = null")
    steps = [one for one in seen if one[0] and one[0][0] == SAID[0]]
    assert [one[0] for one in steps if one[0]] == [SAID[: len(one[0])] for one in steps]
    assert {len(one[0]) for one in steps} == {1, 2, 3, 4, 5}
    assert all(one[1] == "0" for one in steps if len(one[0]) < 5), "the score does not run ahead of the words"
    assert steps[-1][1] == "5"

    page.locator('.pq-action[data-id="call-sequence"]').click()
    page.wait_for_function(f"() => ({BUBBLES})()[0] === 'A quart.'")
    page.keyboard.press("c")  # the letter of the next call: it shows the rest, and calls nothing
    page.wait_for_function(f"() => ({BUBBLES})().length === 3")
    expect(page.locator('.pq-action[data-id="call-set"]')).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(BUBBLES)[0] == "A quart."


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_ruling_opens_while_the_players_still_speak(open_page, by):
    """The press that shows the rest is lost on the table alone: what is opened beside it stands open."""
    page = open_page("examples.ipynb?example=cavendish-example")
    table = AtTable(page)
    page.emulate_media(reduced_motion="no-preference")
    table.press("last")
    page.wait_for_function("() => document.querySelectorAll('.pq-bubble.is-fresh').length === 1")
    more = page.locator(".pq-passage[data-number='10'] .pq-more")
    if by == "mouse":
        page.evaluate(
            """([x, y]) => { const at = document.elementFromPoint(x, y);
            const there = {bubbles: true, clientX: x, clientY: y};
            at.dispatchEvent(new PointerEvent('pointerdown', there));
            at.dispatchEvent(new PointerEvent('pointerup', there));
            at.dispatchEvent(new MouseEvent('click', there)); }""",
            more.evaluate(
                """(one) => { one.scrollIntoView({block: 'center'}); const {x, y, width, height} =
                one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"""
            ),
        )
    else:
        more.focus()
        page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    page.wait_for_function("() => document.querySelectorAll('.pq-bubble.is-fresh').length > 1")  # the rest stands there
    expect(more).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("by_key", [False, True], ids=["pressed", "by key"])
def test_a_card_that_is_only_chosen_is_taken_while_words_are_still_coming(open_page, by_key):
    """It can be put back, so nothing is done unawares; the words that are left stand there at once."""
    page = open_page("lesson_07_repique.ipynb", kept=gone_through("07_repique", "repique"))
    page.emulate_media(reduced_motion="no-preference")
    table = AtTable(page)
    for code in ("AC", "KC", "QC", "JC", "TC"):
        table.touch(code)
    page.keyboard.press("c")
    page.wait_for_function(TALKING)
    king = page.locator('.pq-seat[data-at=bottom] .pq-hand [data-card="KC"]')
    if by_key:
        king.focus()
        page.keyboard.press("Enter")
    else:
        box = king.bounding_box()
        page.mouse.click(box["x"] + 12, box["y"] + 40)
    expect(king).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pq-hand .pq-card.is-selected")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('.pq-talk').textContent.includes('five points.')")
