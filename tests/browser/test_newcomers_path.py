"""What a newcomer does by mouse or thumb: comes in, plays a guided deal, plays a deal alone, looks an example up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.doors import DOORS
from tests.browser.begun import first_deal_begun, sit_down, with_one_card
from tests.browser.helpers import FAR_APART, Look, seen_in
from tests.browser.learner import (
    SHEET,
    AtTable,
    Sent,
    assert_scores_are_their_rulings,
    assert_sheet_agrees,
    inspect,
    names_of,
    ready,
    shown_by,
    to_the_front_page,
    told_in,
    turn_pages,
)
from tests.browser.test_room_for_words import assert_table_is_whole


def in_looks(looks):
    return pytest.mark.parametrize("look", looks, ids=str, indirect=True)


def inspect_in_both_colours(page) -> None:
    """At the places where a page has changed most: as it is, and in the colours that this path does not have."""
    width = page.viewport_size["width"]
    seen_in(page, [Look(width, "light"), Look(width, "dark")], inspect)


def through_the_door(page, name: str) -> None:
    """From the front page through the door to another page."""
    page.locator(f'a.pq-door-link[href="{name}"]').click()
    ready(page, name)


@pytest.mark.slow
@in_looks([Look(390, "dark")])
def test_from_the_front_page_to_an_example(open_page, look):
    page = open_page()
    expect(page.locator(".pq-door-link")).to_have_count(sum(len(pages) for pages in DOORS.values()))
    inspect_in_both_colours(page)

    through_the_door(page, "play.ipynb")
    into_a_deal_of_ones_own(page)
    to_the_end_of_a_deal(open_page)

    to_the_front_page(page)
    through_the_door(page, "examples.ipynb")
    through_an_example(page)


def into_a_deal_of_ones_own(page) -> None:
    table = AtTable(page)
    expect(page.locator(".pq-table .pq-title")).to_have_text("Cut for deal")
    inspect(page)
    looked = set()

    def step(table):
        state = "chosen" if len(table.chosen()) > 1 else table.phase
        if state not in looked:
            looked.add(state)
            if state == "play":
                open_the_newest_award(page, hovering=False)
                inspect_in_both_colours(page)
            else:
                inspect(page)

    table.play(until=lambda table: table.phase == "play" and len(table.hand()) < 11, step=step)
    assert looked >= {"cut", "exchange", "chosen", "declare", "play"}  # a carte blanche comes now and then


def to_the_end_of_a_deal(open_page) -> None:
    table = sit_down(open_page, with_one_card)
    page = table.page
    table.play()
    inspect(page)
    assert_sheet_agrees(table)
    assert_scores_are_their_rulings(page)
    expect(page.locator(".pq-partie")).to_contain_text("Deal 1")
    table.press("next")
    expect(page.locator(".pq-table .pq-title")).to_have_text("Deal 2 of 6")


def open_the_newest_award(page, *, hovering: bool) -> None:
    """The newest ruling that gave points for cards: read it, see its law, see its cards lit on the table."""
    awards = page.locator('.pq-passage[data-verdict="awarded"]')
    for number in awards.evaluate_all("awards => awards.map(award => award.dataset.number).reverse()"):
        evidence, lit = open_award(page, number, hovering=hovering)
        assert lit <= evidence
        if evidence:  # a pique rests on a count, not on cards
            assert lit
            return


def open_award(page, number: str, *, hovering: bool) -> tuple[set[str], set[str]]:
    """Open one ruling and read its reason and its law; returns the cards it names and those lit on the table."""
    page.locator(f'.pq-passage[data-number="{number}"] .pq-more').click()
    passage = page.locator(f'.pq-passage.is-open[data-number="{number}"]')
    expect(passage.locator(".pq-full").first).not_to_be_empty()
    expect(passage.locator(".pq-cites cite").first).to_have_text(re.compile(r"\w+"))
    if hovering:
        page.mouse.move(0, 0)
        passage.locator(".pq-short").hover()
    return names_of(passage.locator(".pq-evidence .pq-mini")), names_of(page.locator(".pq-table .pq-card.is-lit"))


def through_an_example(page) -> None:
    """Cavendish's example: 28 to 23."""
    page.locator(".pq-gal-example").first.click()
    table = AtTable(page)
    expect(page.locator(".pq-lesson[data-tone=note]").first).to_contain_text("Cavendish")
    inspect(page)
    for _ in range(12):
        table.press("step")
    inspect(page)
    table.press("last")
    expect(page.locator(".pq-prompt")).to_have_attribute("data-tone", "done")
    expect(page.locator(f"{SHEET} thead th")).to_have_text(["Elder", "Younger"])
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text(["28", "23"])
    assert_scores_are_their_rulings(page)
    inspect_in_both_colours(page)
    through_the_review(page)


def through_the_review(page) -> None:
    """What could have been had, in three lines; one of them opens the table at its moment, with its cards lit."""
    review = page.locator(".pq-review")
    expect(review.locator(".pq-review-working")).to_be_hidden(timeout=60_000)
    review.locator(".pq-review-line").first.click()
    expect(page.locator(".pq-table .pq-back-frame").nth(11)).to_be_attached()
    inspect(page)
    review.locator(".pq-review-reveal").click()
    expect(review.locator(".is-opened .pq-review-line-to-watch")).to_have_count(2)
    review.locator(".pq-review-line").first.click()
    line = review.locator(".pq-review-line").first
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(review.locator(".pq-review-reason").first).to_have_text(re.compile(r"\w+"))  # told before it is opened
    assert review.locator(".pq-review-line").count() <= 3
    line.focus()
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(line).to_be_focused()
    expect(page.locator(".pq-prompt")).not_to_have_attribute("data-tone", "done")
    expect(page.locator(".pq-table .pq-card.is-lit").first).to_be_visible()
    lit = names_of(page.locator(".pq-table .pq-card.is-lit"))
    assert lit <= names_of(review.locator(".is-opened .pq-mini"))
    inspect(page)
    review.locator(".pq-review-back").click()
    expect(page.locator(".pq-prompt")).to_have_attribute("data-tone", "done")


@in_looks([Look(390, "dark")])
def test_the_first_deal_is_looked_back_on_in_its_own_light(open_page, look):
    """The last note stands on the way on; over the review it throws no light, and on a telephone it lies under it."""
    page = open_page("first_deal.ipynb", kept={"first_deal": first_deal_begun(with_one_card)})
    AtTable(page).play(step=lambda _: turn_pages(page))
    turn_pages(page)
    expect(page.locator(".pq-spot")).to_be_visible()
    review = page.locator(".pq-review")
    review.locator(".pq-review-line").first.click()
    expect(page.locator(".pq-table .pq-title")).to_contain_text("Choice 1 of ")
    expect(page.locator(".pq-spot")).to_be_hidden()
    page.locator('.pq-action[data-id="show_answer"]').click()
    expect(review.locator(".is-opened dt")).to_have_text(["Your choice", "Better"])
    marked = page.locator(".pq-seat[data-at=bottom] .pq-card.is-lit .pq-choice-word")
    assert {"better", "both"} <= set(marked.all_inner_texts()) <= {"yours", "better", "both"}

    def check(page):
        expect(page.locator(".pq-spot")).to_be_hidden()
        expect(page.locator(".piquet-above:has(.pq-lesson)")).to_have_css("position", "static")
        inspect(page)

    seen_in(page, [look, *FAR_APART], check)


# --- what is in sight --------------------------------------------------------------------------------

IN_SIGHT = """
() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return [box(".pq-table").top, box(".pq-prompt").bottom, window.innerHeight];
}
"""
STANDS = """
() => [".pq-tools", ".pq-seat[data-at=bottom] .pq-hand", ".pq-prompt"]
  .map((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().top))
"""
OVERLAPS = """
() => [...document.querySelectorAll(".pq-strip")].flatMap((strip) => {
  const plate = strip.querySelector(".pq-plate").getBoundingClientRect();
  const rows = [...strip.querySelectorAll(".pq-mini-row .pq-card")].map((one) => one.getBoundingClientRect());
  const words = [...strip.querySelectorAll(".pq-name, .pq-role")];
  const cut = words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `cut off: ${one.textContent}`);
  return [...cut, ...rows.filter((one) => one.left < plate.right - 1).map((one) => `${one.left} under ${plate.right}`)];
})
"""


UNDER = """
(scroll, y) => {
  const scored = [...scroll.querySelectorAll(".pq-passage")].filter((one) => one.querySelector(".pq-points"));
  const box = scored[3].getBoundingClientRect();
  scroll.scrollBy({ top: box.top + box.height / 2 - y, behavior: "instant" });
}
"""


def test_cards_are_lit_for_who_points_and_not_for_a_mouse_that_rests(open_page):
    """What comes under a resting mouse lights nothing; what is pointed at is ringed in white, not in gold."""
    page = open_page("examples.ipynb?example=cavendish-example")
    AtTable(page).press("last")
    page.locator(".pq-feed-scroll").evaluate("one => one.scrollIntoView({block: 'center', behavior: 'instant'})")
    frame = page.locator(".pq-feed-scroll").bounding_box()
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(1, 1)
    page.mouse.move(x, y)
    scored = page.locator(".pq-feed-scroll .pq-passage", has=page.locator(".pq-points")).nth(3)
    page.locator(".pq-feed-scroll").evaluate(UNDER, y)
    page.wait_for_function("one => one.matches(':hover')", arg=scored.element_handle())
    page.wait_for_timeout(200)
    assert not page.locator(".pq-card.is-pointed").count(), "the mouse has not moved"
    page.mouse.move(x + 3, y)
    expect(page.locator(".pq-card.is-pointed").first).to_be_visible()
    ring = "one => getComputedStyle(one.querySelector('.pq-card-in')).boxShadow"
    assert "rgb(255, 255, 255)" in page.locator(".pq-card.is-pointed").first.evaluate(ring)


PLACES = """
() => [...document.querySelectorAll(".pq-action, .pq-tool[data-id=undo]")].map((one) => {
  const box = one.getBoundingClientRect(), own = /^(call|sink)-/.exec(one.dataset.id);
  const key = own ? "" : one.getAttribute("aria-keyshortcuts");
  return [own ? own[1] : one.dataset.id, Math.round(box.left), Math.round(box.width), key];
})
"""
FIXED = {"undo", "reply-good", "reply-not_good", "reply-equal", "reply-ask", "exchange", "call", "sink"}


@pytest.mark.parametrize("size", [(1280, 757), (390, 844)], ids=["desk", "telephone"])
def test_the_table_is_whole_in_the_window_with_what_is_asked_and_nothing_on_it_moves(open_page, page, size):
    """At every press the prompt is in sight, and no plate lies under a card or is cut off.

    From the deal on hand, prompt and tools stay where they are, and so does what stands below. From call to call good,
    not good, equal and the question stand where they stood, as wide, with the same key; so do undo and the first
    button of a call.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    places: dict[str, set] = {}
    stands = set()

    def in_its_place(_table):
        for name, *place in page.evaluate(PLACES):
            places.setdefault(name, set()).add(tuple(place))

    def whole(table):
        in_its_place(table)
        top, bottom, window = page.evaluate(IN_SIGHT)
        if table.phase != "cut":
            stands.add((*page.evaluate(STANDS), round(bottom)))
        assert top >= 0, "nothing has scrolled"
        assert bottom <= window, (table.phase, table.prompt, bottom)
        assert page.evaluate(OVERLAPS) == []
        assert_table_is_whole(page)

    for seed, left, step in ((42, 9, whole), (5, 11, in_its_place)):
        open_page(f"play.ipynb?seed={seed}")
        AtTable(page).play(until=lambda table, left=left: table.phase == "play" and len(table.hand()) < left, step=step)
    assert len(stands) == 1
    assert places.keys() >= FIXED
    assert {name: len(places[name]) for name in FIXED} == dict.fromkeys(FIXED, 1)


def test_a_low_passage_opens_into_sight(open_page):
    page = sit_down(open_page, lambda table: table.phase == "play" and len(table.hand()) < 9).page
    for place in (1, 2, 3):
        passage = page.locator(".pq-passage").nth(-1 - place)
        passage.locator(".pq-more").click()
        inside = page.evaluate(
            """place => { const all = [...document.querySelectorAll(".pq-passage")];
            const box = all.at(-1 - place).getBoundingClientRect();
            const frame = document.querySelector(".pq-feed-scroll").getBoundingClientRect();
            return [box.top >= frame.top - 1, box.bottom <= frame.bottom + 1 || box.top - frame.top < 8]; }""",
            place,
        )
        assert inside == [True, True]
    open_the_newest_award(page, hovering=True)  # where there is a mouse, to point at a ruling is enough


# --- what the page is not told -----------------------------------------------------------------------


@pytest.mark.fresh_page
def test_no_message_and_no_element_holds_a_card_the_learner_cannot_know(open_page, page):
    """From the first message on, before every press, only what lies open is there at all; until the other hand is.

    That whole deals of every form tell no more: tests/app/test_frames.py.
    """
    sent = Sent(page)
    open_page("play.ipynb?seed=7")
    table = AtTable(page)
    known: set[str] = set()
    read = 0

    def look(table):
        nonlocal read
        fresh = list(sent.scenes())[read:]
        read += len(fresh)
        fresh = [scene for scene in fresh if not is_cut(scene)]
        seat = page.locator(".pq-seat[data-at=bottom]").get_attribute("data-seat") if table.phase != "cut" else None
        for scene in fresh:  # the table comes before the feed, which tells of the same press
            known.update(shown_by(scene, seat))
        for scene in fresh:
            secret = told_in(without_what_was_worked_out(scene)) - known
            assert not secret, f"{scene.get('title')}: {secret}"
        there = page.eval_on_selector_all(".pq-table [data-card]", "all => all.map((one) => one.dataset.card)")
        if table.phase != "cut":
            assert set(there) <= known

    table.play(until=lambda table: table.phase == "play" and len(table.hand()) == 9 and table.open_cards(), step=look)
    look(table)
    assert read > 40
    table.press("other_hand")
    theirs = set(table.hand("top"))
    assert len(theirs) >= 9
    assert theirs - known, "there were cards that had to be kept back"
    table.press("other_hand")
    assert set(table.hand("top")) <= known, "and they are again"


def without_what_was_worked_out(scene: dict) -> dict:
    """A scene without what a call told: that names cards which follow from what lies open, though nobody showed them.

    That it does follow is held where hidden cards are exchanged and nothing told may change
    (tests/explain/why/leaking).
    """
    passages = [
        {name: each for name, each in one.items() if name != "told"} if isinstance(one, dict) else one
        for one in scene.get("passages", ())
    ]
    return {**scene, "passages": passages} if passages else scene


def is_cut(scene: dict) -> bool:
    """Whether a scene shows the cut: its two cards lie open, and are shuffled in again."""
    return scene.get("phase") == "cut"


# --- colours and motion -----------------------------------------------------------------------------


def test_suits_have_two_colours_or_four(open_page):
    table = sit_down(open_page, lambda table: table.phase == "exchange")
    assert len(colours_of(table.page)) == 2
    table.press("four_colour")
    assert len(colours_of(table.page)) == 4
    inspect(table.page)


def colours_of(page) -> set[str]:
    """The colours the suits have on the table."""
    names = [f"--pq-{suit}" for suit in ("spade", "heart", "diamond", "club")]
    return set(
        page.locator(".pq-root-table").evaluate(
            "(root, names) => names.map((name) => getComputedStyle(root).getPropertyValue(name).trim())", names
        )
    )


MOVING = """
() => [...document.querySelectorAll("main *")].flatMap((one) => {
  const style = getComputedStyle(one);
  const one_of = (part) => parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000);
  const longest = (value) => Math.max(...value.split(",").map(one_of));
  const moves = style.animationName !== "none" ? longest(style.animationDuration) : 0;
  const turns = style.transitionProperty !== "none" ? longest(style.transitionDuration) : 0;
  return Math.max(moves, turns) > 1 ? [`${one.tagName} ${one.className}: ${moves} ${turns}`] : [];
})
"""


RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def test_who_wants_no_motion_gets_none_and_for_others_cards_glide(open_page):
    table = sit_down(open_page, lambda table: table.phase == "declare")
    page = table.page

    for _ in range(8):
        do, what = table.sensible()
        getattr(table, do)(what)
        assert page.evaluate(RUNNING) == 0
    assert page.evaluate(MOVING) == []
    table.play(until=lambda table: table.phase == "play" and table.open_cards())
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => { window.glided = 0; const plain = window.plain = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.glided += 1; return plain.apply(this, all); }; }"""
    )
    table.touch(table.open_cards()[0])
    assert page.evaluate("() => { Element.prototype.animate = window.plain; return window.glided; }") > 0
