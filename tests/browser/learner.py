"""Drives a table on a page as a person does, by what stands on it; and reads what the page was sent."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from piquet_tutor import narration
from tests.browser.helpers import assert_accessible, assert_no_sideways_scroll
from tests.browser.shared_page import ARRIVED
from tests.browser.sizes import assert_an_eye_reads
from tests.explain.why.scanning import cards_told

LONGEST = 200
"""Presses after which a deal counts as stuck; an ordinary one takes some forty."""

FIRST_SCENE = 60_000
"""Milliseconds until a table must stand: a program behind the page starts first, on a machine that may be busy."""

SHEET = ".pq-score-sheet > .pq-sheet"
"""The tally of the deal; the partie's own sheet stands below it."""

SIGNATURE = """
() => {
  const table = document.querySelector(".pq-table");
  if (!table) return "";
  const all = (selector, read) => [...table.querySelectorAll(selector)].map(read);
  return JSON.stringify([
    table.dataset.phase,
    all(".pq-title, .pq-prompt-text, .pq-prompt-detail, [role=status], .pq-score", (one) => one.textContent),
    all(".pq-hand .pq-card", (one) => [one.dataset.card, one.ariaPressed, one.ariaDisabled]),
    all(".pq-trick .pq-card", (one) => one.dataset.card),
    all(".pq-action", (one) => [one.dataset.id, one.textContent, one.ariaDisabled]),
    all(".pq-tool", (one) => [one.dataset.id, one.ariaPressed, one.ariaDisabled]),
    all(".pq-bubble", (one) => one.textContent),
  ]);
}
"""


THINKING = """
() => document.querySelector(".pq-prompt").dataset.tone === "wait"
  && !document.querySelector(".pq-action:not([aria-disabled])")
"""


STAND = """
() => {
  const cards = (which) => [...document.querySelectorAll(`.pq-seat[data-at=bottom] .pq-hand .pq-card${which}`)]
    .map((one) => one.dataset.card);
  return {
    phase: document.querySelector(".pq-table").dataset.phase,
    hand: cards("[data-card]"),
    open_cards: cards("[role=button]:not([aria-disabled])"),
    chosen: cards("[aria-pressed=true]"),
    actions: [...document.querySelectorAll(".pq-action:not([aria-disabled])")].map((one) => one.dataset.id),
    led: document.querySelectorAll(".pq-trick .pq-card[data-card]").length === 1,
  };
}
"""


@dataclass(frozen=True)
class Stand:
    """What somebody reads off a table who is to do something.

    Attributes:
        phase: of the deal.
        hand: the learner's cards, by their codes, as they stand.
        open_cards: those that may be touched.
        chosen: those that have been chosen.
        actions: the buttons that can be pressed.
        led: whether one card has been played to the trick.
    """

    phase: str
    hand: list[str]
    open_cards: list[str]
    chosen: list[str]
    actions: list[str]
    led: bool


def sensible(table: Stand) -> tuple[str, str]:
    """What somebody does who reads the prompt: ("touch", card) or ("press", button)."""
    if table.phase == "exchange":
        return _exchange(table)
    told = table.phase == "declare" or "continue" in table.actions
    if told or not table.open_cards or any(one.startswith("show-") for one in table.actions):
        return "press", word(table.actions)
    ranked = sorted(table.open_cards, key=lambda code: "AKQJT987".index(code[0]))
    return "touch", ranked[-1] if table.led and ranked[0][0] not in "AKQ" else ranked[0]


def _exchange(table: Stand) -> tuple[str, str]:
    """Three of the poorest cards of short suits."""
    lengths = {suit: sum(code[1] == suit for code in table.hand) for suit in "SHDC"}
    poor = [code for code in table.hand if code[0] not in "AKQ"]
    poor.sort(key=lambda code: (lengths[code[1]], -"AKQJT987".index(code[0])))
    left = [code for code in (poor or table.hand)[:3] if code not in table.chosen]
    if left and left[0] in table.open_cards:
        return "touch", left[0]
    return "press", "exchange" if "exchange" in table.actions else table.actions[0]


def word(actions: list[str]) -> str:
    """Of these buttons, the one that somebody presses who means to go on."""
    order = ("continue", "call-", "count-", "show-", "none-", "reply-", "face")
    return next(
        (one for start in order for one in actions if one.startswith(start) and one != "count-none"), actions[0]
    )


AT_REST = f"""
() => new Promise((done) => {{
  const moves = (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity;
  const look = () => {{
    if (document.querySelector(".pq-table").getAnimations({{subtree: true}}).some(moves)) requestAnimationFrame(look);
    else done(({SIGNATURE})());
  }};
  look();
}})
"""
"""Everything on the table, in one text, as soon as nothing on the cloth moves."""


class AtTable:
    """A person at the card table of an open page."""

    def __init__(self, page) -> None:
        self.page = page
        page.locator("html:not([data-going])").wait_for(state="attached")  # until then a page is only painted
        self.cloth = page.locator(".pq-table[data-phase]:not([data-phase=''])")
        expect(self.cloth).to_be_visible(timeout=FIRST_SCENE)

    # --- what stands there ---------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.cloth.get_attribute("data-phase")

    @property
    def prompt(self) -> str:
        return self.page.locator(".pq-prompt-text").inner_text()

    @property
    def detail(self) -> str:
        return self.page.locator(".pq-prompt-detail").inner_text()

    def hand(self, at: str = "bottom") -> list[str]:
        """The cards of a hand that lie face up, as they stand."""
        return self._cards(f'.pq-seat[data-at="{at}"] .pq-hand .pq-card[data-card]')

    def open_cards(self) -> list[str]:
        """The cards the table offers to touch."""
        return self._cards(".pq-seat[data-at=bottom] .pq-hand .pq-card[role=button]:not([aria-disabled])")

    def chosen(self) -> list[str]:
        """The cards chosen."""
        return self._cards(".pq-seat[data-at=bottom] .pq-hand .pq-card[aria-pressed=true]")

    def _cards(self, selector: str) -> list[str]:
        return self.page.eval_on_selector_all(selector, "cards => cards.map(card => card.dataset.card)")

    def open_actions(self) -> list[str]:
        """The buttons that can be pressed."""
        return self.page.eval_on_selector_all(
            ".pq-action:not([aria-disabled])", "buttons => buttons.map(button => button.dataset.id)"
        )

    def score(self, at: str = "bottom") -> int:
        return int(self.page.locator(f'.pq-seat[data-at="{at}"] .pq-score').inner_text())

    def signature(self) -> str:
        """Everything on the table, in one text."""
        return self.page.evaluate(SIGNATURE)

    # --- what a person does --------------------------------------------------------------------------

    def card(self, code: str):
        return self.page.locator(f'.pq-seat[data-at=bottom] .pq-hand [data-card="{code}"]')

    def touch(self, code: str) -> None:
        """Click a card where it shows, at the left edge, and wait for the answer."""
        # A closed card is aria-disabled, which Playwright would wait for; a person would click.
        self._answered(lambda: self.card(code).click(position={"x": 12, "y": 30}, force=True))

    def press(self, name: str) -> None:
        """Click a button or a tool, in the table's menu where it stands there, and wait for the answer."""
        button = self.page.locator(f'.pq-action[data-id="{name}"], .pq-tool[data-id="{name}"]')
        if self.page.locator(f'.pq-more-list[hidden] [data-id="{name}"]').count():
            self.page.locator(".pq-tool-more").click()
        self._answered(lambda: button.click(force=True))

    def key(self, key: str) -> None:
        """Press a key and wait for the answer."""
        self._answered(lambda: self.page.keyboard.press(key))

    def _answered(self, do) -> None:
        before = self.page.evaluate(AT_REST)  # a person aims at a card that lies still
        self.page.mouse.move(1, 1)  # and moves on to what they mean next; what comes under a pointer is no choice
        do()
        # What is done shows at once; then the others think, with every button closed, and what they do comes after it.
        self.page.wait_for_function(f"before => ({SIGNATURE})() !== before && !({THINKING})()", arg=before)

    def stand(self) -> Stand:
        """What somebody reads who is to do something."""
        return Stand(**self.page.evaluate(STAND))

    def sensible(self) -> tuple[str, str]:
        """What somebody does who reads the prompt: ("touch", card) or ("press", button)."""
        return sensible(self.stand())

    def play(self, until=lambda table: table.over(), step=None) -> None:
        """Go on as somebody sensible until something holds; `step` looks at the table before each press."""
        for _ in range(LONGEST):
            if until(self):
                return
            if step:
                step(self)
            do, what = self.sensible()
            getattr(self, do)(what)
        raise AssertionError(f"the deal does not come to an end: {self.prompt}")

    def over(self) -> bool:
        return self.phase == "done"


def inspect(page) -> None:
    """Whenever somebody looks: nothing serious for axe, no scrolling sideways, room for a thumb, letters for an eye."""
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    assert_touchable(page)
    assert_an_eye_reads(page)


CONTROLS = (
    ".pq-action, .pq-tool, .pq-more, .pq-number, .pq-filter, .pq-jump, .pq-lesson-button, .pq-door-link, "
    ".pq-page-head a, .pq-head-menu, main select, main button:not(.pq-term)"
)
SMALL = """
(controls) => [...document.querySelectorAll(controls)]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && (box.width < 24 || box.height < 24))
  .map(([one, box]) => `${one.className} ${one.textContent.slice(0, 30)}: ${box.width} x ${box.height}`)
"""


def assert_touchable(page) -> None:
    """Fail on a control that is smaller than 24 by 24 pixels (WCAG 2.2, target size; words within a text excepted)."""
    small = page.evaluate(SMALL, CONTROLS)
    assert not small, "\n".join(small)


def to_the_front_page(page) -> None:
    """By the head of a page: on a telephone, the way stands behind its button."""
    menu = page.locator(".pq-head-menu")
    if menu.is_visible():
        menu.click()
        page.locator(".pq-head-start a").click()
    else:
        page.locator(".pq-head-home").click()
    ready(page, "index.ipynb")


def ready(page, name: str) -> None:
    """Wait until this page of the app stands, and what it shows can be touched."""
    page.wait_for_url(f"**/voila/render/{name}*")
    page.locator(ARRIVED).wait_for()
    page.locator(":is(.pq-table, .pq-door-link, .pq-gal-example):visible").first.wait_for()


def turn_pages(page) -> list[str]:
    """Read the lesson on: the titles of the pages from the one that stands there."""
    title = page.locator(".pq-lesson .pq-title")
    more = page.locator('.pq-lesson-button[data-id="lesson-next"]:not([aria-disabled])')
    titles = [title.inner_text()]
    while more.count():
        more.click()
        page.wait_for_function(
            "before => document.querySelector('.pq-lesson .pq-title').textContent !== before", arg=titles[-1]
        )
        titles.append(title.inner_text())
    return titles


def names_of(cards) -> set[str]:
    """The names of cards on the page, as those hear them who listen."""
    return {label.split(",")[0] for label in cards.evaluate_all("all => all.map((one) => one.ariaLabel || '')")} - {""}


def assert_sheet_agrees(table: AtTable) -> None:
    """The sheet, the plates, the prompt and the last words of both players tell one score."""
    page, totals = table.page, [table.score("bottom"), table.score("top")]
    assert f"{totals[0]} to {totals[1]}" in table.prompt
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text([str(total) for total in totals])
    for name, total in zip(page.locator(f"{SHEET} thead th").all_inner_texts(), totals, strict=True):
        if not total:
            continue
        scored = page.locator(".pq-passage", has=page.locator(".pq-points"))
        last = scored.filter(has=page.locator(".pq-passage-who", has_text=re.compile(rf"^{name}\b"))).last
        expect(last.locator(".pq-call")).to_have_text(
            re.compile(rf"\b{narration.number_name(total)}( points?)?\.$", re.IGNORECASE)
        )


OPENED = """
(wanted) => {
  const open = [...document.querySelectorAll(".pq-passage.is-open")];
  const points = open.map((one) => Number(one.querySelector(".pq-points")?.textContent || 0));
  return open.length > 0 && points.every((one) => one > 0) && points.reduce((a, b) => a + b, 0) === wanted;
}
"""


def assert_scores_are_their_rulings(page) -> None:
    """Press every number of the score sheet: the rulings that open are it, to the point."""
    buttons = page.locator(f"{SHEET} .pq-number")
    assert buttons.count() >= 4
    for place in range(buttons.count()):
        page.evaluate("document.querySelectorAll('.pq-more[aria-expanded=true]').forEach((one) => one.click())")
        expect(page.locator(".pq-passage.is-open")).to_have_count(0)
        button = buttons.nth(place)
        shown = int(button.inner_text())
        if not shown:
            continue
        button.click()
        page.wait_for_function(OPENED, arg=shown)


# --- what the page was sent --------------------------------------------------------------------------


class Sent:
    """Everything a page's kernel tells it, from now on: pass it a page before it opens."""

    def __init__(self, page) -> None:
        self.frames: list[bytes | str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(frame)))

    def scenes(self, since: int = 0) -> Iterator[dict[str, Any]]:
        """The scenes sent since that frame, in order."""
        for frame in self.frames[since:]:
            data = _content(frame).get("data")
            inner = data.get("content") if isinstance(data, dict) else None
            if isinstance(inner, dict) and inner.get("kind") in ("page", "parts"):
                yield from (part["scene"] for part in inner["parts"].values() if part and part.get("scene"))


def _content(frame: bytes | str) -> dict[str, Any]:
    """The content of one of Jupyter's messages, in either of the forms its websocket has."""
    if isinstance(frame, str):
        message = json.loads(frame)
        return message.get("content", {}) if isinstance(message, dict) else {}
    count = struct.unpack_from("<Q", frame)[0]
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    # after the number of parts come where they begin: channel, header, parent header, metadata, content, ...
    return json.loads(frame[offsets[4] : offsets[5]])


def shown_by(scene: dict[str, Any], seat: str | None) -> set[str]:
    """The cards a scene may tell of: those that lie open, and those told to the learner in this seat.

    Open lie the learner's own, those played, and those of a combination that was scored for.
    """
    codes = set()
    for one in scene.get("seats", ()):
        if one["at"] == "bottom":
            cards = [*one["hand"], *one["discards"]["cards"]]
            codes |= {card["card"] for card in cards if card and card["card"]}
        for trick in one["tricks"]["won"]:
            codes |= set(trick["cards"])
    codes |= {one["card"] for one in scene.get("trick", ())}
    for one in scene.get("passages", ()):
        if isinstance(one, dict) and (one["points"] or (seat and one["side"] == seat)):
            codes |= set(one["cards"])
    return codes


def told_in(scene: dict[str, Any]) -> set[str]:
    """Every card a scene names, however it names it."""
    return {one.code for one in cards_told(scene)}
