"""What a newcomer does by mouse or thumb: comes in, plays a guided deal, plays a deal alone, looks an example up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.doors import DOORS
from tests.browser.begun import sit_down
from tests.browser.helpers import Look, comes_to, seen_in
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

    into_the_first_deal(page)
    to_the_front_page(page)
    through_the_door(page, "play.ipynb")
    through_a_deal_of_ones_own(page)

    to_the_front_page(page)
    through_the_door(page, "examples.ipynb")
    through_an_example(page)


def into_the_first_deal(page) -> None:
    """As far as the first lead; test_by_keyboard.py goes on to the end."""
    page.locator("a.pq-next-link").click()
    ready(page, "first_deal.ipynb")
    table = AtTable(page)
    pages: list[str] = []

    def read():
        pages.extend(title for title in turn_pages(page) if title not in pages[-1:])

    def step(table):
        read()
        if len(table.chosen()) == 3 or (table.phase == "play" and len(table.hand()) == 12):
            inspect(page)

    table.play(until=lambda table: table.phase == "play" and len(table.hand()) < 12, step=step)
    read()
    assert len(pages) >= 8, pages
    assert len(set(pages)) == len(pages), "no page comes twice"
    inspect_in_both_colours(page)


def through_a_deal_of_ones_own(page) -> None:
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

    table.play(step=step)
    assert looked >= {"cut", "exchange", "chosen", "declare", "play"}  # a carte blanche comes now and then
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


@pytest.mark.slow
@in_looks([Look(390, "dark"), Look(1280, "light")])
def test_the_first_deal_is_looked_back_on_in_its_own_light(open_page, look):
    """The last note stands on the way on; over the review it throws no light, and on a telephone it lies under it."""
    page = open_page("first_deal.ipynb")
    AtTable(page).play(step=lambda _: turn_pages(page))
    turn_pages(page)
    expect(page.locator(".pq-spot")).to_be_visible()
    review = page.locator(".pq-review")
    review.locator(".pq-review-line").first.click()
    expect(page.locator(".pq-table .pq-title")).to_contain_text("Choice 1 of ")
    expect(page.locator(".pq-spot")).to_be_hidden()
    expect(page.locator(".piquet-above:has(.pq-lesson)")).to_have_css("position", "static")
    page.locator('.pq-action[data-id="show_answer"]').click()
    expect(page.locator(".pq-spot")).to_be_hidden()
    expect(review.locator(".is-opened dt")).to_have_text(["Your choice", "Better"])
    marked = page.locator(".pq-seat[data-at=bottom] .pq-card.is-lit .pq-choice-word")
    assert {"better", "both"} <= set(marked.all_inner_texts()) <= {"yours", "better", "both"}
    inspect_in_both_colours(page)


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


@pytest.mark.parametrize("size", [(1280, 757), (390, 844)], ids=["desk", "telephone"])
def test_cards_and_what_is_asked_stand_in_one_window(open_page, page, size):
    """At every press the table is whole in the window with its prompt, and no plate lies under a card or is cut off.

    From the deal on nothing on it moves: hand, prompt and tools stay where they are, and so does what stands below.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_page("play.ipynb?seed=42")
    stands = set()

    def whole(table):
        top, bottom, window = page.evaluate(IN_SIGHT)
        if table.phase != "cut":
            stands.add((*page.evaluate(STANDS), round(bottom)))
        assert top >= 0, "nothing has scrolled"
        assert bottom <= window, (table.phase, table.prompt, bottom)
        assert page.evaluate(OVERLAPS) == []

    AtTable(page).play(until=lambda table: table.phase == "play" and len(table.hand()) < 9, step=whole)
    assert len(stands) == 1


UNDER = """
(one, y) => {
  const box = one.getBoundingClientRect();
  one.closest(".pq-feed-scroll").scrollBy({ top: box.top + box.height / 2 - y, behavior: "instant" });
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
    scored.evaluate(UNDER, y)
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


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "telephone"])
def test_answers_and_undo_have_fixed_places(open_page, page, size):
    """From call to call good, not good, equal and the question stand where they stood, as wide, with the same key.

    So do calling and sinking, whatever is called and whether one thing may be called or two; and discarding any number.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_page("play.ipynb?seed=5")
    stood: dict[str, set] = {}

    def note(_table):
        for name, *place in page.evaluate(PLACES):
            stood.setdefault(name, set()).add(tuple(place))

    AtTable(page).play(until=lambda table: table.phase == "play" and len(table.hand()) < 11, step=note)
    open_page("play.ipynb?seed=42")
    AtTable(page).play(until=lambda table: table.phase == "play", step=note)
    fixed = {"undo", "reply-good", "reply-not_good", "reply-equal", "reply-ask", "exchange", "call", "sink"}
    assert stood.keys() >= fixed
    assert {name: len(stood[name]) for name in fixed} == dict.fromkeys(fixed, 1)


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


# --- refused moves -----------------------------------------------------------------------------------


def test_a_card_that_may_not_be_played_says_which_would_do(open_page):
    table = sit_down(open_page, must_follow)
    page = table.page
    closed = [code for code in table.hand() if code not in table.open_cards()]
    before = (table.hand(), table.score("bottom"), table.score("top"), numbers(page))
    table.touch(closed[0])
    expect(page.locator(".pq-prompt")).to_have_attribute("data-tone", "refused")
    newest = page.locator(".pq-passage").last
    expect(newest).to_have_attribute("data-verdict", "refused")
    newest.locator(".pq-more").click()
    told = newest.inner_text() + table.detail
    suit = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    words = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
    led = table.open_cards()[0][1]
    assert words[led] in told or suit[led] in told
    evidence = names_of(page.locator(".pq-passage").last.locator(".pq-evidence .pq-mini"))
    assert {table.card(code).get_attribute("aria-label").split(",")[0] for code in table.open_cards()} <= evidence
    assert (table.hand(), table.score("bottom"), table.score("top"), numbers(page)) == before
    inspect(page)
    table.touch(table.open_cards()[0])
    assert len(table.hand()) == len(before[0]) - 1


def at_the_exchange(table) -> bool:
    """The cards are dealt, and none has been discarded."""
    return table.phase == "exchange"


def must_follow(table) -> bool:
    """Somebody has led, and some card of the hand may not be played to it."""
    return table.phase == "play" and 0 < len(table.open_cards()) < len(table.hand())


def numbers(page) -> list[str]:
    """The numbers on the score sheet."""
    return page.locator(f"{SHEET} td").all_inner_texts()


def test_exchanging_none_and_exchanging_six_are_refused_with_the_reason(open_page):
    table = sit_down(open_page, at_the_exchange)
    page, hand = table.page, table.hand()
    table.press("exchange")
    expect(page.locator(".pq-prompt")).to_have_attribute("data-tone", "refused")
    assert table.detail
    assert table.hand() == hand
    assert table.phase == "exchange"
    for code in hand[:5]:
        table.touch(code)
    table.touch(hand[5])
    assert table.chosen() == hand[:5]
    expect(page.locator(".pq-prompt")).to_have_attribute("data-tone", "refused")
    assert re.search(r"\b(5|five)\b", table.detail), table.detail
    expect(page.locator(".pq-passage").last).to_have_attribute("data-verdict", "refused")
    table.press("exchange")
    expect(page.locator('.pq-passage[data-verdict="refused"]')).to_have_count(0)


# --- back and forth ----------------------------------------------------------------------------------


def test_undo_takes_back_one_decision_of_mine(open_page):
    table = sit_down(open_page, lambda table: table.phase == "play" and len(table.hand()) == 11 and table.open_cards())
    page = table.page
    decided = []

    def remember(table):
        if table.phase == "play" and table.open_cards():
            decided.append((table.hand(), table.prompt, table.score("bottom"), table.score("top")))

    table.play(
        until=lambda table: table.phase == "play" and len(table.hand()) == 8 and table.open_cards(), step=remember
    )
    for hand, prompt, mine, theirs in reversed(decided[-3:]):
        table.press("undo")
        assert (table.hand(), table.prompt, table.score("bottom"), table.score("top")) == (hand, prompt, mine, theirs)
    while page.locator('.pq-tool[data-id="undo"]:not([aria-disabled])').count():
        table.press("undo")
    assert table.phase == "exchange"
    assert len(table.hand()) == 12


def test_a_finished_deal_is_walked_through(open_page):
    table = sit_down(open_page, lambda table: table.phase == "play" and len(table.hand()) == 1)
    page = table.page
    table.play()
    done = as_it_lies(table)
    assert len(table.hand("top")) == 12, "the other hand lies open at the end"
    table.press("first")
    assert table.phase == "exchange"
    assert len(table.hand()) == 12
    assert len(table.hand("top")) == 12, "nothing of a finished deal is hidden, however far it is stepped back"
    for _ in range(3):  # through the whole of a deal: tests/app/test_sessions.py
        table.press("forward")
    table.press("last")
    assert table.phase == "done"
    table.press("back")
    assert table.phase == "play"
    table.press("forward")
    comes_to(lambda: as_it_lies(table), done)
    expect(page.locator('.pq-tool[data-id="forward"]')).to_have_attribute("aria-disabled", "true")
    # the step keys step, even while a card has the focus: no card can be chosen any more
    page.locator(".pq-seat[data-at=bottom] .pq-hand .pq-card").first.focus()
    table.key("ArrowLeft")
    assert table.phase == "play"
    table.key("Home")
    assert table.phase == "exchange"
    table.key("ArrowRight")
    table.key("End")
    comes_to(lambda: as_it_lies(table), done)


def as_it_lies(table: AtTable) -> tuple:
    """Cards and numbers, and what is asked."""
    return table.hand(), table.hand("top"), numbers(table.page), table.prompt, table.detail


# --- what the page is not told -----------------------------------------------------------------------


@pytest.mark.fresh_page
def test_no_message_and_no_element_holds_a_card_the_learner_cannot_know(open_page, page):
    """From the first message to the end of the deal, before every press: only what lies open is there at all."""
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

    table.play(until=lambda table: table.phase == "play" and len(table.hand()) == 1, step=look)
    assert read > 80
    page.locator('.pq-tool[data-id="other_hand"][aria-pressed="false"]').wait_for(state="attached")
    assert len(table.hand("top")) < 12
    secret = len(known)
    table.play()
    for scene in sent.scenes():
        known.update(told_in(scene))
    assert len(known) > secret, "there were cards that had to be kept back"


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


@pytest.mark.fresh_page
def test_the_other_hand_opens_only_at_a_press(open_page, page):
    sent = Sent(page)
    open_page("play.ipynb?seed=7")
    table = AtTable(page)
    table.play(until=lambda table: table.phase == "exchange")
    assert table.hand("top") == []
    count = len(list(sent.scenes()))
    table.press("other_hand")
    theirs = table.hand("top")
    assert len(theirs) == 12
    before = [told_in(scene) for scene in list(sent.scenes())[:count] if not is_cut(scene)]
    assert not set(theirs) & set().union(*before)
    table.press("other_hand")
    assert table.hand("top") == []
    assert page.locator(".pq-seat[data-at=top] [data-card]").count() == 0


# --- reloading, sorting, colours ---------------------------------------------------------------------


def test_a_page_reloaded_in_the_middle_goes_on_where_it_was(open_page):
    table = sit_down(open_page, lambda table: table.phase == "play" and table.open_cards())
    page = table.page
    table.play(until=lambda table: len(table.hand()) < 12 and table.open_cards())
    hand = table.hand()
    page.reload(wait_until="commit")
    ready(page, "play.ipynb?seed=42")
    expect(page.locator(".pq-table[data-phase=play]")).to_be_visible()
    table = AtTable(page)
    assert table.hand() == hand
    table.play(until=lambda table: len(table.hand()) < len(hand))


def test_sorting_and_four_colours(open_page):
    table = sit_down(open_page, at_the_exchange)
    page = table.page
    by_suit = table.hand()
    table.press("sort")
    by_rank = table.hand()
    assert sorted(by_suit) == sorted(by_rank)
    assert by_suit != by_rank
    assert ["AKQJT987".index(code[0]) for code in by_rank] == sorted("AKQJT987".index(code[0]) for code in by_rank)
    assert len(colours_of(page)) == 2
    table.press("four_colour")
    assert len(colours_of(page)) == 4
    inspect(page)
    table.press("sort")
    assert table.hand() == by_suit


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


def test_who_wants_no_motion_gets_none(open_page):
    page = open_page("play.ipynb?seed=42")
    table = AtTable(page)
    running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    for _ in range(12):
        table.play(until=lambda table: True)
        do, what = table.sensible()
        getattr(table, do)(what)
        assert page.evaluate(running) == 0
    assert page.evaluate(MOVING) == []


def test_cards_glide_for_who_does_not_mind(open_page):
    table = sit_down(open_page, lambda table: table.phase == "play" and table.open_cards())
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => { window.glided = 0; const plain = window.plain = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.glided += 1; return plain.apply(this, all); }; }"""
    )
    table.touch(table.open_cards()[0])
    assert page.evaluate("() => { Element.prototype.animate = window.plain; return window.glided; }") > 0
