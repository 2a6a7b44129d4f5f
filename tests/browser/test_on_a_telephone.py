"""The first deal and the road on a telephone: table, note and task are seen together, and nothing is crossed out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.teach.lessons import lesson
from tests.browser.helpers import FAR_APART, Look, comes_to, seen_in
from tests.browser.learner import AtTable, inspect
from tests.browser.roads import gone_through
from tests.browser.sizes import assert_an_eye_reads
from tests.browser.test_pace import BUBBLES, SAID

SEEN = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const note = box(".pq-lesson.is-mark"), cloth = box(".pq-cloth"),
    words = document.querySelector(".is-mark > .pq-lesson-said");
  return {
    window: innerHeight,
    cloth: cloth.top,
    asked: box(".pq-prompt").bottom,
    note: [note.top, note.bottom],
    words: words.getBoundingClientRect().bottom - box(".is-mark > .pq-lesson-bar").top,
    next: box(".is-mark .pq-lesson-button[data-id=lesson-next]").top,
    arrows: [...document.querySelectorAll(".pq-spot-line")].filter((one) => one.getAttribute("d")).length,
  };
}
"""
AMISS = f"""
() => {{
  const seen = ({SEEN})();
  const amiss = {{covered: seen.asked > seen.note[0] + 1, gone: seen.cloth < -1, cut: seen.words > 1}};
  return Object.keys(amiss).filter((one) => amiss[one]).map((one) => `${{one}} ${{JSON.stringify(seen)}}`);
}}
"""
STILL = """
() => new Promise((done) => {
  let stood, frames = 0;
  const look = () => {
    const next = document.querySelector(".is-mark .pq-lesson-button[data-id=lesson-next]");
    const stands = next.getBoundingClientRect().top;
    frames = stands === stood ? frames + 1 : 0;
    stood = stands;
    if (frames < 10) requestAnimationFrame(look);
    else done();
  };
  look();
})
"""
"""The page has come to rest: on a busy machine a note is drawn before it has its place."""


def assert_seen_together(page) -> float:
    """Fail unless table, prompt and note stand in the window; gives back where the button to read on is."""
    page.evaluate(STILL)
    comes_to(lambda: page.evaluate(AMISS), [])
    seen = page.evaluate(SEEN)
    title = page.locator(".pq-lesson .pq-title").inner_text()
    assert seen["note"][1] <= seen["window"] + 1, title
    assert not seen["arrows"], f"{title}: an arrow crosses what is said"
    return seen["next"]


def read_on(page) -> set[float]:
    """Read all pages of a note: where the button stood."""
    more = page.locator('.pq-lesson-button[data-id="lesson-next"]')
    places = {assert_seen_together(page)}
    while not more.get_attribute("aria-disabled"):
        before = page.locator(".pq-lesson .pq-title").inner_text()
        more.click()
        expect(page.locator(".pq-lesson .pq-title")).not_to_have_text(before)
        places.add(assert_seen_together(page))
    return places


COVERED = """
() => {
  const task = document.querySelector(".pq-cs"), box = task.getBoundingClientRect();
  const [foot, bar] = [".pq-cs-ask", ".pq-cs-nav"].map((one) => task.querySelector(one).getBoundingClientRect());
  const needed = [...document.querySelectorAll(".pq-prompt, .pq-seat[data-at=bottom] .pq-hand")];
  const steps = (from, to) => Array.from({ length: Math.ceil((to - from) / 12) }, (_, i) => from + 12 * i);
  const across = steps(box.left + 9, box.right - 9);
  const places = steps(box.top + 9, innerHeight - 9).flatMap((y) => across.map((x) => [x, y]));
  const found = places.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !task.contains(one));
  const middles = [...task.querySelectorAll(".pq-cs-nav > *")].map((one) => one.getBoundingClientRect())
    .map((one) => (one.top + one.bottom) / 2);
  return {
    covered: needed.filter((one) => one.offsetParent && one.getBoundingClientRect().bottom > box.top + 1).length,
    over: found.map((one) => one.outerHTML.slice(0, 80)),
    cut: foot.bottom - bar.top,
    apart: Math.max(...middles) - Math.min(...middles),
  };
}
"""
"""How much of the table the docked task covers, what lies over the task, how much of what is asked its bar of buttons
cuts off, and how far apart these stand."""
CLEAR_OF_IT = f"() => {{ const seen = ({COVERED})(); return seen.covered === 0 && seen.cut <= 1; }}"
DOCKED = [("03_exchange", "keep"), ("08_play", "capot"), ("05_sequences", "grow"), ("07_repique", "order")]
"""Tables of every height: with a button, with many tricks beside the hand, with a line of prompt, with the race."""


@pytest.mark.parametrize(("name", "step"), DOCKED, ids=lambda value: value)
@pytest.mark.parametrize("look", [Look(390, "light")], ids=str, indirect=True)
def test_a_task_docked_below_its_table_is_read_whole_and_covers_none_of_it(open_page, name, step, look):
    page = open_page(f"{lesson(name).page}?lang=fr", kept=gone_through(name, step))
    page.locator(".pq-cs").wait_for()
    page.wait_for_function(CLEAR_OF_IT)
    assert_an_eye_reads(page)
    seen = page.evaluate(COVERED)
    assert seen["over"] == []
    assert seen["apart"] <= 1


IN_THE_WAY = """
() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const seen = (one, x, y) => { const hit = document.elementFromPoint(x, y); return one === hit || one.contains(hit); };
  const buttons = shown(".pq-action, .pq-cs-nav > *, .pq-lesson.is-mark .pq-lesson-button").filter((one) => {
    const box = one.getBoundingClientRect();
    return ![0.2, 0.5, 0.8].every((part) => seen(one, box.x + box.width / 2, box.y + box.height * part));
  }).map((one) => `${one.dataset.id} is covered`);
  const words = [[".pq-cs-reply", ".pq-cs-nav"], [".is-mark > .pq-lesson-said", ".is-mark > .pq-lesson-bar"]];
  const cut = words.filter(([one, bar]) => shown(one).length && shown(bar).length
    && shown(one)[0].getBoundingClientRect().bottom > shown(bar)[0].getBoundingClientRect().top + 1);
  const raised = shown(".pq-hand .pq-card.is-selected > .pq-card-in").map((one) => one.getBoundingClientRect().top);
  const race = shown(".pq-tracks, .pq-order").map((one) => one.getBoundingClientRect().bottom);
  const back = (one) => getComputedStyle(one).backgroundColor;
  const filled = shown(".pq-cs-bar i").flatMap((bar) =>
    shown(".pq-action, .pq-cs-nav > *").filter((one) => back(one) === back(bar)));
  return [
    ...buttons, ...cut.map(([one]) => `${one} is cut`),
    ...(Math.min(...raised) < Math.max(...race) ? ["a raised card lies over the race"] : []),
    ...(filled.length > 1 ? ["two buttons are filled"] : []),
  ];
}
"""
"""Buttons that something lies over, words that a bar cuts off, a race that cards lie over, two ways on at once."""


def assert_nothing_in_the_way(page) -> None:
    comes_to(lambda: page.evaluate(IN_THE_WAY), [])
    assert_an_eye_reads(page)


def at_step(open_page, name: str, step: str):
    """At a step of a lesson, in the language with the longer words."""
    page = open_page(f"{lesson(name).page}?lang=fr", kept=gone_through(name, step))
    page.locator(".pq-cs").wait_for()
    assert_nothing_in_the_way(page)
    return page, AtTable(page)


on_a_telephone = pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)


@pytest.mark.parametrize("language", ["en", "fr"])
@on_a_telephone
def test_in_the_first_deal_table_and_note_are_seen_together_and_nothing_moves_under_the_thumb(
    open_page, language, look
):
    """Nor after a refusal, which leaves the buttons clear of the note."""
    page = open_page(f"first_deal.ipynb?lang={language}")
    table = AtTable(page)
    seen_in(page, [Look(1280)], assert_buttons_stand_in_one_row)
    places = read_on(page)
    for code in ("KS", "8C", "7C", "9D", "8D"):
        table.touch(code)
    inspect(page)
    table.press("exchange")
    expect(page.locator(".pq-action[data-id=call-point]")).to_be_visible()
    for code in ("8H", "JC"):
        table.touch(code)
        assert_nothing_in_the_way(page)
    for code in ("8H", "JC"):
        table.touch(code)
    places |= read_on(page)
    assert_nothing_in_the_way(page)
    assert max(places) - min(places) <= 2
    table.press("call-point")
    if language == "en":
        assert page.evaluate(BUBBLES) == SAID, "without motion all words stand there at once"


def assert_buttons_stand_in_one_row(page) -> None:
    buttons = page.locator(".pq-lesson-bar .pq-lesson-button")
    expect(buttons).to_have_count(4)
    middles = buttons.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => Math.round((box.top + box.bottom) / 2))"
    )
    assert max(middles) - min(middles) <= 1


@on_a_telephone
def test_whoever_says_the_words_that_are_in_sight_is_named(open_page, look):
    """Of many words of one player only the last have room, and the first of them would bear the name."""
    page, _ = at_step(open_page, "06_sets", "size-first")
    page.locator(".pq-cs-choice").last.click()
    page.locator(".pq-talk .pq-bubble.is-last").wait_for()
    comes_to(lambda: page.locator(".pq-talk .pq-bubble:visible.is-first").count(), 1)


@on_a_telephone
def test_a_task_gives_way_to_buttons_that_come_after_it_and_the_table_stands_still(open_page, look):
    page, table = at_step(open_page, "07_repique", "repique")
    places = set()
    for kind, cards in (("point", "AC KC QC JC TC"), ("sequence", "AC KC QC JC TC"), ("set", "AS AH AD AC")):
        for code in cards.split():
            table.touch(code)
            assert_nothing_in_the_way(page)
        places.add(page.evaluate("scrollY"))
        if kind == "set":  # with cards raised, which lie over no track of the race in any window
            seen_in(page, [Look(1280), Look(820)], assert_nothing_in_the_way)
        table.press(f"chosen-{kind}")
        assert_nothing_in_the_way(page)
    assert max(places) - min(places) <= 17  # one line of words
    expect(page.locator(".pq-cs-reply[data-verdict=right]")).to_be_visible()
    expect(page.locator('.pq-action[data-id="continue"]')).to_be_visible()  # beside the way on, which alone is filled


@on_a_telephone
def test_what_is_said_of_a_second_discard_is_read_whole(open_page, look):
    page, table = at_step(open_page, "03_exchange", "keep")
    for discard, verdict in (("8C 7C 9D", "wrong"), ("8C 7C 9D 8D 8H", "right")):
        for code in discard.split():
            table.touch(code)
        table.press("draw")
        reply = page.locator(".pq-cs-reply")
        expect(reply).to_be_visible()
        assert_nothing_in_the_way(page)
        if verdict == "wrong":
            told = reply.inner_text()
            table.press("anew")
            assert_nothing_in_the_way(page)
    assert reply.inner_text() != told


@on_a_telephone
def test_a_deal_played_out_covers_no_button_and_its_review_is_read_whole(open_page, look):
    page, table = at_step(open_page, "08_play", "play")
    table.play(step=lambda table: assert_nothing_in_the_way(table.page))
    expect(page.locator(".pq-cs-reply")).to_be_visible()
    assert_nothing_in_the_way(page)


ON_THE_TRACKS = """
() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const boxes = (selector) => shown(selector).map((one) => one.getBoundingClientRect());
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && one.top < other.bottom && other.top < one.bottom;
  const gates = boxes(".pq-lane .pq-gate");
  return {
    gates: gates.length,
    hidden: boxes(".pq-lane-item b").filter((one) => gates.some((gate) => over(one, gate))).length,
    cut: shown(".pq-lane-what").filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  };
}
"""
"""The posts on the tracks, the numbers that they stand on, and the names that are cut off."""


@pytest.mark.parametrize(("step", "card"), [("bar", "JH"), ("order", "9C"), ("order", "AD")], ids=lambda value: value)
@pytest.mark.parametrize("look", FAR_APART, ids=str, indirect=True)
def test_a_post_on_a_track_hides_no_number_and_no_name_is_cut(open_page, step, card, look):
    page, table = at_step(open_page, "07_repique", step)
    table.touch(card)
    assert_nothing_in_the_way(page)
    comes_to(lambda: page.evaluate(ON_THE_TRACKS)["gates"] > 0, True)
    seen = page.evaluate(ON_THE_TRACKS)
    assert [seen["hidden"], seen["cut"]] == [0, []]


MARKED = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const marks = boxes(".pq-hand .pq-mark"), letters = boxes(".pq-hand .pq-face .pq-rank");
  const hands = boxes(".pq-hand");
  return {
    marks: marks.length, letters: letters.length,
    over: marks.filter((mark) => letters.some((one) => over(mark, one))).length,
    gone: hands.filter((one) => one.top < 0).length,
  };
}
"""
"""The marks on the cards of both hands, the letters in their corners, how many marks lie over one, and hands that are
scrolled away."""


def test_both_hands_of_a_question_are_seen_and_no_mark_lies_over_a_letter(open_page):
    page, _ = at_step(open_page, "04_point", "hook")

    def check(page):
        comes_to(lambda: page.evaluate(MARKED)["gone"], 0)
        seen = page.evaluate(MARKED)
        assert seen["marks"] > 10
        assert seen["letters"] >= 24
        assert seen["over"] == 0

    seen_in(page, FAR_APART, check)
