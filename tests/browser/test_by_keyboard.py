"""The same path without a mouse: everything can be reached, is seen to be reached, and stays reached."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.begun import first_deal_begun, sit_down, with_one_card
from tests.browser.conftest import PATIENCE
from tests.browser.helpers import assert_accessible, comes_to
from tests.browser.learner import AtTable, assert_sheet_agrees, names_of, ready

FARTHEST = 90
"""Presses of Tab after which something counts as out of reach."""

FOCUS = """
(wanted) => {
  const one = document.activeElement;
  if (!one || one === document.body) return {lost: true};
  const box = one.getBoundingClientRect();
  const rings = [one, ...one.children, one.closest("li")].filter(Boolean).map((each) => getComputedStyle(each));
  return {
    lost: false,
    there: one.matches(wanted || "*"),
    name: `${one.tagName} ${one.className} ${one.ariaLabel || one.textContent.slice(0, 40)}`,
    ringed: rings.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2),
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
"""


def tab_to(page, selector: str, key: str = "Tab") -> None:
    """Press Tab until this is reached; at every stop it must be visible where one is."""
    for _ in range(FARTHEST):
        page.keyboard.press(key)
        focus = page.evaluate(FOCUS, selector)
        if focus["lost"]:  # between the end of the page and its beginning
            continue
        assert focus["ringed"], f"no ring: {focus['name']}"
        if focus["there"]:
            assert focus["seen"], f"out of sight: {focus['name']}"
            return
    raise AssertionError(f"{selector} cannot be reached with {key}")


class ByKeyboard(AtTable):
    """A person at the table who has no mouse."""

    def touch(self, code: str, key: str = "Space") -> None:
        """Go to a card with the arrows and press a key on it."""
        self.reach(code)
        self.key(key)
        self.still_there()

    def reach(self, code: str) -> None:
        """Go to a card with the arrows."""
        page = self.page
        own = ".pq-seat[data-at=bottom] .pq-hand .pq-card"
        if not page.evaluate("own => document.activeElement.matches(own)", own):
            tab_to(page, own)
        hand = self.hand()
        here = hand.index(page.evaluate("document.activeElement.dataset.card"))
        away = hand.index(code) - here
        for _ in range(abs(away)):
            page.keyboard.press("ArrowRight" if away > 0 else "ArrowLeft")
        assert page.evaluate("document.activeElement.dataset.card") == code
        assert page.evaluate(FOCUS)["ringed"]

    def press(self, name: str) -> None:
        """Press the key that stands on the button."""
        page = self.page
        if not page.evaluate("Boolean(document.activeElement.closest('.pq-table'))"):
            tab_to(page, ".pq-table *")
        key = page.locator(f'.pq-action[data-id="{name}"], .pq-tool[data-id="{name}"]').get_attribute(
            "aria-keyshortcuts"
        )
        assert key, f"{name} has no key"
        self.key(key)
        self.still_there()

    def still_there(self) -> None:
        """The focus is where it was, or at what comes next; never nowhere."""
        focus = self.page.evaluate(FOCUS)
        assert not focus["lost"], f"the focus was lost at: {self.prompt}"
        assert focus["ringed"], f"no ring: {focus['name']}"

    def said(self) -> str:
        """What is read aloud."""
        return self.page.locator(".pq-table [role=status]").inner_text()


def test_the_first_deal_is_ended_and_begun_from_the_other_side_by_keyboard_alone(open_page):
    page = open_page("index.ipynb", kept={"first_deal": first_deal_begun(with_one_card)})
    tab_to(page, "a.pq-next-link")
    page.keyboard.press("Enter")
    ready(page, "first_deal.ipynb")
    table = ByKeyboard(page)
    table.play()
    assert_sheet_agrees(table)
    tab_to(page, '.pq-lesson-button[data-id="lesson-next"]', key="Shift+Tab")
    turn_pages_by_keyboard(page)
    table.press("other-side")
    expect(page.locator(".pq-table .pq-title")).to_have_text("The same deal, as younger")
    tab_to(page, '.pq-lesson-button[data-id="lesson-next"]')
    turn_pages_by_keyboard(page)
    table.play(until=lambda table: table.phase == "play")
    page.keyboard.press("Escape")  # folds the note
    expect(page.locator(".pq-lesson.is-folded")).to_be_visible()


def turn_pages_by_keyboard(page) -> None:
    """From the button that turns them, to the last of them."""
    title = page.locator(".pq-lesson .pq-title:visible")
    while not page.locator('.pq-lesson-button[data-id="lesson-next"]').get_attribute("aria-disabled"):
        before = title.inner_text()
        page.keyboard.press("Enter")
        expect(title).not_to_have_text(before)
        place = ".pq-lesson-button, .pq-table button, .pq-table [role=button]"  # or what the note stands on
        assert page.evaluate("place => document.activeElement.matches(place)", place)


@pytest.mark.slow
def test_a_deal_of_ones_own_by_keyboard_alone(open_page):
    page = open_page("play.ipynb?seed=42")
    table = ByKeyboard(page)
    tab_to(page, ".pq-action")
    page.keyboard.press("Enter")
    expect(table.cloth).to_have_attribute("data-phase", "exchange")

    # cards: arrows and space; the exchange: its key
    first, second = table.hand()[2], table.hand()[5]
    table.touch(first)
    table.touch(second, key="Enter")
    assert table.chosen() == [first, second]
    table.touch(second)
    assert table.chosen() == [first]
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.card") == table.hand()[0]
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.dataset.card") == table.hand()[-1]
    table.press("exchange")
    assert table.phase == "declare"

    # the calls are read aloud
    heard = []

    def listen(table):
        heard.append(table.said())

    table.play(until=lambda table: table.phase == "play" and table.open_cards(), step=listen)
    heard.append(table.said())
    assert any(re.search(r"You: Point of \w+\.", said) for said in heard), heard
    assert any(re.search(r"Camille: (Good|Not good|Making\?|Equal)", said) for said in heard), heard
    assert any("Lead any card" in said or "Follow suit" in said for said in heard), heard

    # play with Enter; a card that may not be played is refused, and said so
    table.play(until=lambda table: table.phase == "play" and 0 < len(table.open_cards()) < len(table.hand()))
    hand = table.hand()
    closed = next(code for code in hand if code not in table.open_cards())
    table.touch(closed, key="Enter")
    assert table.hand() == hand
    assert table.detail
    assert table.detail in table.said()
    table.touch(table.open_cards()[0], key="Enter")
    assert len(table.hand()) == len(hand) - 1

    # undo, by its letter
    table.press("undo")
    assert table.hand() == hand
    table.play(until=lambda table: "continue" in table.open_actions())
    table.press("continue")
    assert "continue" not in table.open_actions()

    a_ruling_and_what_it_rests_on(page)


def test_a_finished_deal_is_stepped_by_its_keys_even_while_a_card_has_the_focus(open_page):
    """Within a hand and within the toolbar the arrows go from card to card, from tool to tool, while it is played."""
    page = sit_down(open_page, with_one_card).page
    table = ByKeyboard(page)
    table.play()
    done = table.signature()
    page.locator(".pq-seat[data-at=bottom] .pq-hand .pq-card").first.focus()
    for key, phase in (("ArrowLeft", "play"), ("Home", "exchange"), ("ArrowRight", "exchange"), ("End", "done")):
        table.key(key)
        assert table.phase == phase
    comes_to(table.signature, done)
    assert len(table.hand("top")) == 12, "the other hand lies open at the end"
    expect(page.locator('.pq-tool[data-id="forward"]')).to_have_attribute("aria-disabled", "true")
    assert_accessible(page)


def a_ruling_and_what_it_rests_on(page) -> None:
    """Open a ruling, see its cards lit while it has the focus, follow its link, close it with Escape."""
    numbers = page.eval_on_selector_all(
        '.pq-passage[data-verdict="awarded"]', "all => all.map((one) => one.dataset.number)"
    )
    for number in numbers:
        tab_to(page, f'.pq-passage[data-number="{number}"] .pq-more')
        page.keyboard.press("Enter")
        passage = page.locator(f'.pq-passage.is-open[data-number="{number}"]')
        expect(passage).to_be_visible()
        assert page.evaluate("document.activeElement.matches('.pq-more[aria-expanded=true]')")
        evidence = names_of(passage.locator(".pq-evidence .pq-mini"))
        lit = names_of(page.locator(".pq-table .pq-card.is-lit"))
        assert lit <= evidence
        if passage.locator(".pq-jump").count():
            break
        page.keyboard.press("Escape")
        expect(passage).to_have_count(0)
    else:
        raise AssertionError("no ruling rests on another")
    its_reasons(page, passage)
    tab_to(page, f'.pq-passage[data-number="{number}"] .pq-jump', key="Shift+Tab")
    to = re.search(r"\d+", page.evaluate("document.activeElement.ariaLabel")).group()
    page.keyboard.press("Enter")
    expect(page.locator(f'.pq-passage.is-open[data-number="{to}"]')).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.pq-passage').dataset.number") == to
    focus = page.evaluate(FOCUS)
    assert focus["ringed"]
    assert focus["seen"]


def its_reasons(page, passage) -> None:
    """Ask an open ruling why; walk down its tree with the arrows, each line lighting its own cards, and up again."""
    unfolded = "document.activeElement.getAttribute('aria-expanded')"
    tab_to(page, ".pq-passage.is-open .pq-why")
    page.keyboard.press("Enter")
    expect(passage.locator(".pq-reasons")).to_be_visible()
    tab_to(page, ".pq-reason")
    while page.evaluate(unfolded) is None:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(unfolded) == "true"
    told = page.evaluate("document.activeElement.querySelector(':scope > ul .pq-reason-words').textContent")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.querySelector('.pq-reason-words').textContent") == told
    focus = page.evaluate(FOCUS)
    assert focus["ringed"]
    assert focus["seen"]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(unfolded) == "false"


def test_the_menu_is_one_stop_with_arrows_inside_and_letters_typed_into_a_field_stay_there(open_page):
    """Every tool has its name in words; Escape and a choice close the menu, and leave the keyboard on its button."""
    page = open_page("play.ipynb?seed=42")
    table = ByKeyboard(page)
    table.press("begin")
    tools = page.locator(".pq-more-list .pq-tool")
    tab_to(page, ".pq-tool-more", key="Shift+Tab")
    page.keyboard.press("ArrowDown")
    names = tools.evaluate_all("all => all.map((one) => one.dataset.id)")
    labels = page.locator(".pq-head .pq-tool:visible")
    assert all(one.strip() for one in labels.all_inner_texts())
    assert labels.count() == len(names) + 2, "the coach, the menu's button, and what it holds"
    walked = []
    for _ in names:
        walked.append(page.evaluate("document.activeElement.dataset.id"))
        page.keyboard.press("ArrowRight")
    assert walked == names
    page.keyboard.press("Escape")
    expect(tools.first).to_be_hidden()
    page.keyboard.press("ArrowDown")
    by_suit = table.hand()
    table.key("Enter")
    expect(tools.first).to_be_hidden()
    expect(page.locator(".pq-tool-more")).to_be_focused()
    assert sorted(table.hand()) == sorted(by_suit)
    assert table.hand() != by_suit
    before = table.signature()
    page.locator("summary", has_text="Settings").press("Enter")
    seed = page.get_by_label("Seed")
    seed.focus()
    expect(seed).to_be_focused()
    page.keyboard.type("erou4")
    expect(seed).to_have_value("42erou4")
    page.wait_for_timeout(ANSWERED_MS)
    assert table.signature() == before


def choose_next(page, selector: str) -> str:
    """Go to a list and take what comes next in it."""
    tab_to(page, selector)
    before = page.locator(f"{selector}:visible").first.input_value()
    page.keyboard.press("ArrowDown")
    after = page.locator(f"{selector}:visible").first.input_value()
    assert after != before
    return str(after)


def press(page, selector: str, key: str = "Enter") -> None:
    """Go to a button or a box and press it."""
    tab_to(page, selector)
    page.keyboard.press(key)


ANSWERED_MS = 800  # what a key had done at the table would show by then
GONE_ON = """
(card) => new Promise((done) => {
  const button = document.querySelector('.pq-action[data-id^="none-"]');
  const drawn = new MutationObserver(() => {
    if (!card.classList.contains("is-selected")) return;
    drawn.disconnect();
    button.focus();
    setTimeout(() => done(document.activeElement === button), 600);
  });
  drawn.observe(card, { attributes: true });
  card.focus();
  card.click();
})
"""


def test_a_button_gone_on_to_while_a_touched_card_still_settles_keeps_the_focus(open_page):
    page = open_page("lesson_07_repique.ipynb")
    card = page.locator('.pq-hand [data-card="AC"]').last
    card.wait_for()
    assert page.evaluate(GONE_ON, card.element_handle())


def a_lesson(page) -> None:
    title = page.locator(".pq-cs > .pq-title")
    expect(title).not_to_be_empty()
    press(page, ".pq-cs-choice")
    expect(page.locator(".pq-cs-verdict")).to_be_focused()
    before = title.inner_text()
    press(page, '.pq-cs-nav [data-id="next"]')
    expect(title).not_to_have_text(before)
    expect(title).to_be_focused()
    press(page, ".pq-cs-steps summary")
    press(page, ".pq-cs-step")
    expect(title).to_have_text(before)


def the_scorer(page) -> None:
    box = page.locator(".pq-sc:visible .pq-sc-box")
    box.wait_for()
    press(page, ".pq-sc-hint-more")
    expect(page.locator(".pq-sc-hint:visible")).to_have_count(1)
    tab_to(page, '.pq-sc-side[data-side="elder"]', key="Shift+Tab")
    page.keyboard.press("Space")
    page.keyboard.type("6")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".pq-sc-points:visible")).to_have_value("7")
    page.keyboard.press("Enter")
    verdict = page.locator(".pq-sc-verdict:visible h4")
    note = page.locator(".pq-sc-note:visible:not(:empty)")
    expect(verdict.or_(note)).to_be_visible()
    if note.count():  # a first answer that is wrong has a second try
        page.keyboard.press("Enter")
    expect(verdict).to_be_focused()
    press(page, '.pq-sc-button[data-id="next"]')
    expect(page.locator(".pq-sc-verdict:visible")).to_have_count(0)
    press(page, '.pq-tab[data-id="known"]', "Enter")
    expect(page.locator('.pq-tab[data-id="known"]')).to_have_attribute("aria-current", "true")


def the_lab(page) -> None:
    def codes(name):
        return page.locator(f'.pq-lab-place[data-place="{name}"] .pq-lab-card').evaluate_all(
            "all => all.map(one => one.dataset.card)"
        )

    tab_to(page, ".pq-lab-card")
    before = codes("elder"), codes("younger")
    for key in ("Space", "3", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('.pq-lab-place[data-place="younger"] .pq-lab-card').first).to_be_focused()
    assert before[0][0] in codes("younger")
    assert before[1][0] in codes("elder")
    page.keyboard.press("Control+z")
    expect(page.locator('[data-tool="undo"]')).to_be_disabled()
    assert (codes("elder"), codes("younger")) == before
    press(page, ".pq-share .pq-share-unfold")
    page.locator(".pq-share-part textarea").first.wait_for()
    tab_to(page, ".pq-share-body *")


def the_worksheets(page) -> None:
    page.frame_locator(".pq-ws-sheet").locator("h1").first.wait_for()
    shown = page.locator(".pq-ws-sheet").get_attribute("srcdoc")
    choose_next(page, ".widget-dropdown select, .piquet-controls select")
    press(page, '.pq-tick input[data-id="point"]', "Space")
    press(page, ".pq-ws-button.is-primary")
    page.wait_for_function("old => document.querySelector('.pq-ws-sheet').srcdoc !== old", arg=shown)
    page.frame_locator(".pq-ws-sheet").locator("h1").first.wait_for()


def the_examples(page) -> None:
    press(page, ".pq-gal-subject")
    press(page, '.pq-gal-example[data-id="parlett-repique-example"]')
    title = page.locator(".pq-lesson .pq-title:visible").first
    expect(title).to_contain_text("Thirty in hand")
    press(page, '.pq-action[data-id="step"]')
    expect(page.locator(".pq-prompt")).to_contain_text("Step 1 of")
    page.keyboard.press("Enter")
    expect(page.locator(".pq-prompt")).to_contain_text("Step 2 of")
    stood = title.inner_text()
    page.reload(wait_until="commit")
    expect(page.locator(".pq-prompt")).to_contain_text("Step 2 of", timeout=PATIENCE)
    expect(page.locator(".pq-lesson .pq-title:visible").first).to_have_text(stood)


def the_other_forms(page) -> None:
    expect(page.locator(".pq-table")).to_be_hidden()
    tab_to(page, '.pq-form[data-id="contract"]')
    page.keyboard.press("Enter")
    expect(page.locator(".pq-table .pq-title").first).to_have_text("Contract Piquet")
    tab_to(page, '.pq-lesson-button[data-id="lesson-next"]')
    turn_pages_by_keyboard(page)


@pytest.mark.parametrize(
    ("name", "do"),
    [
        ("lesson_12_forms.ipynb", a_lesson),
        ("scorer.ipynb", the_scorer),
        ("lab.ipynb", the_lab),
        ("worksheets.ipynb", the_worksheets),
        ("examples.ipynb", the_examples),
        ("forms.ipynb", the_other_forms),
    ],
    ids=lambda value: value.removesuffix(".ipynb") if isinstance(value, str) else "",
)
def test_what_a_page_is_for_is_done_by_keyboard_alone(open_page, name, do):
    page = open_page(name)
    page.get_by_role("heading", level=1).first.wait_for()
    do(page)


def test_a_link_is_made_and_opened_by_keyboard_alone(open_page):
    page = open_page("teacher.ipynb")
    page.locator(".pq-share-part textarea").first.wait_for()
    before = page.locator(".pq-share-part textarea").first.input_value()
    mode = '.pq-lm-field[data-id="mode"] select'
    tab_to(page, mode)
    page.keyboard.press("End")
    page.locator('.pq-tick[data-id="rulings"]').wait_for(state="detached")
    assert page.locator(".pq-share-part textarea").first.input_value() != before
    page.keyboard.press("Home")
    assert page.locator(mode).input_value() == "table"
    page.locator('.pq-tick[data-id="rulings"]').wait_for()
    tab_to(page, "a.pq-share-button")
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    pupil = opened.value
    pupil.locator('.pq-action[data-id="step"]').wait_for(timeout=30_000)
    press(pupil, '.pq-action[data-id="step"]')
    expect(pupil.locator(".pq-prompt")).to_contain_text("Step 1 of")
