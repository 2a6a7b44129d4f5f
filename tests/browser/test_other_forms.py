"""The other forms as a newcomer meets them: an auction, a table of four, a table of three; by mouse, at both widths."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.words import PageWords
from piquet_tutor.players.opponents.levels import FIRST
from tests.browser.begun import begun, with_one_card
from tests.browser.helpers import Look, comes_to, seen_in
from tests.browser.learner import SHEET, AtTable, Stand, inspect, sensible, word

WORDS = PageWords("play")
LEAST = 44
"""Pixels: what a thumb hits surely."""


def in_any_form(table: Stand) -> tuple[str, str]:
    """What somebody sensible does: touches a card or presses a button."""
    if table.phase == "round":
        return "press", word(table.actions)
    if table.phase == "exchange" and not table.chosen and "exchange" in table.actions:
        return "press", "exchange"
    return sensible(table)


class AtAnyTable(AtTable):
    """A person at a table of any form: bids, calls round the table, and plays."""

    def sensible(self) -> tuple[str, str]:
        """What somebody does who reads the prompt: ("touch", card) or ("press", button)."""
        return in_any_form(self.stand())

    @property
    def stake(self) -> str:
        """What has been undertaken."""
        return self.page.locator(".pq-stake").inner_text()


def at(looks):
    return pytest.mark.parametrize("look", looks, ids=str, indirect=True)


def sit_down(open_page, rules: str, seed: int) -> AtAnyTable:
    """Open a form by its address, and go through the cut without the pauses after each trick."""
    page = open_page(f"play.ipynb?rules={rules}&seed={seed}")
    table = AtAnyTable(page)
    select = page.get_by_label(WORDS["rules"], exact=True)
    expect(select).to_have_value(rules)
    assert select.locator("optgroup").evaluate_all("all => all.map((one) => one.label)") == [
        WORDS[f"group_{name}"] for name in ("deals", "race", "long_pack", "bidding", "more")
    ]
    table.press("begin")
    table.press("pause")
    return table


def with_one_trick(open_page, rules: str) -> AtAnyTable:
    """The same table, when all has been played but one trick."""
    kept = begun(with_one_card, rules, SEEDS[rules], FIRST, in_any_form)
    return AtAnyTable(open_page(f"play.ipynb?rules={rules}&seed={SEEDS[rules]}&lang=en", kept={"play": kept}))


def roomy(page, selector: str) -> None:
    """Fail on a control smaller than a thumb."""
    boxes = [one.bounding_box() for one in page.locator(selector).all()]
    assert boxes
    assert min(min(box["width"], box["height"]) for box in boxes) >= LEAST


def in_sight(page) -> None:
    """The hand, what is asked and every bid stand in the window without scrolling."""
    page.evaluate("window.scrollTo(0, 0)")
    # The table takes a moment to fit itself to another window.
    page.wait_for_function(
        "() => document.querySelector('.pq-prompt').getBoundingClientRect().bottom <= window.innerHeight"
    )


def apart(page) -> None:
    """No hand, plate or line of the table lies over another, and no words over a card or past the cloth."""
    comes_to(lambda: page.evaluate(OVER_EACH_OTHER), [])  # the table takes a moment to fit itself to another window


def inspect_wide_and_narrow(page) -> None:
    """Both of the above in both windows, whichever the table is played in."""

    def inspect_it(page):
        inspect(page)
        apart(page)

    seen_in(page, [Look(1280, "dark"), Look(390, "light")], inspect_it)


OVER_EACH_OTHER = """() => {
  const boxes = [...document.querySelectorAll(".pq-cloth .pq-hand, .pq-cloth .pq-plate, .pq-cloth .pq-middle")]
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const found = [];
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([two, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) found.push(`${one.className} ${two.className}: ${across} x ${down}`);
  }));
  const cloth = document.querySelector(".pq-cloth").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".pq-cloth .pq-card")].map((one) => one.getBoundingClientRect());
  for (const one of document.querySelectorAll(".pq-bubble")) {
    const a = one.getBoundingClientRect();
    if (!a.width) continue;
    const over = cards.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2);
    if (over) found.push(`over a card: ${one.textContent}`);
    if (a.left < cloth.left || a.right > cloth.right) found.push(`past the cloth: ${one.textContent}`);
  }
  return found;
}"""


BIDS_AND_HAND = """() => {
  const bids = document.querySelector(".pq-bids").getBoundingClientRect();
  const hand = document.querySelector(".pq-seat[data-at=bottom] .pq-hand").getBoundingClientRect();
  return bids.bottom - hand.top <= window.innerHeight;
}"""


def on_a_telephone(page) -> None:
    """The bids stand below what is asked, and one's own cards stay in the window above them."""
    page.wait_for_function(BIDS_AND_HAND)
    roomy(page, ".pq-bid")
    inspect(page)


@pytest.mark.slow
@at([Look(1280, "light")])
def test_an_auction_won_too_dear(open_page, look):
    """Twelve tricks bid and not made: the other player scores the bid for every trick that lacks."""
    table = sit_down(open_page, "contract", SEEDS["contract"])
    page = table.page
    assert table.phase == "bidding"
    expect(page.locator(".pq-bid")).to_have_count(42)
    seen_in(page, [Look(390, "dark")], on_a_telephone)
    page.set_viewport_size({"width": look.width, "height": min(look.height, 757)})
    in_sight(page)
    inspect(page)
    page.locator('.pq-bid[tabindex="0"]').focus()  # 7 tricks, leaving 3: the cheapest
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    table.key("Enter")
    assert "12 tricks, leaving 3: 36" in table.stake
    assert table.phase == "exchange", table.prompt
    expect(page.locator(".pq-seat[data-at=bottom] .pq-role")).to_contain_text("Elder")
    table.play()
    won = int(re.search(r"won (\d+)", table.stake)[1])
    assert won < 12
    below = page.locator(f"{SHEET} tbody[data-account=below] .pq-account-head td")
    expect(below).to_have_text(["0", str(36 * (12 - won))])
    expect(page.locator(".pq-partie-sheet .pq-heading.has-line")).to_have_count(2 if 36 * (12 - won) >= 100 else 1)
    inspect(page)
    apart(page)


@pytest.mark.slow
@at([Look(390, "light")])
def test_a_deal_of_four_with_a_partner(open_page, look):
    """Point, sequences and sets go round the table; a trick has four cards; the sides score together."""
    table = sit_down(open_page, "voleur", SEEDS["voleur"])
    page = table.page
    table.play(until=lambda table: table.phase == "round")
    expect(page.locator(".pq-seat")).to_have_count(4)
    expect(page.locator(".pq-seat:not([data-at=bottom]) .pq-hand .pq-card[data-card]")).to_have_count(0)
    inspect_wide_and_narrow(page)
    roomy(page, ".pq-action")
    table.play(until=lambda table: table.phase == "play" and page.locator(".pq-trick .pq-card").count() == 4)
    inspect_wide_and_narrow(page)
    table = with_one_trick(open_page, "voleur")
    table.play()
    scores = {at: table.score(at) for at in ("bottom", "left", "top", "right")}
    assert scores["bottom"] == scores["top"]
    assert scores["left"] == scores["right"]
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text([str(scores["bottom"]), str(scores["left"])])
    inspect_wide_and_narrow(page)


@pytest.mark.slow
@at([Look(390, "light")])
def test_a_deal_of_three(open_page, look):
    """Each for himself; the dealer takes the two cards of the talon or leaves them."""
    table = sit_down(open_page, "normand", SEEDS["normand"])
    page = table.page
    expect(page.locator(".pq-seat")).to_have_count(3)
    table.play(until=lambda table: table.phase == "play")
    apart(page)
    table = with_one_trick(open_page, "normand")
    table.play()
    scores = [table.score(at) for at in ("bottom", "left", "right")]
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text([str(score) for score in scores])
    inspect(page)
    apart(page)


SEEDS = {"contract": 3, "voleur": 7, "normand": 3}
"""Seeds by which the learner deals, and so opens the bidding and may take the talon; with four he sits second."""
