"""Where the reader's system sets the colours, what is chosen is seen all the same: on every page."""

from __future__ import annotations

import pytest

PAGES = ("odds", "lab", "puzzles", "rulebook", "scorer", "examples", "worksheets", "teacher", "index")
UNSEEN = """
() => {
  const told = (one) => {
    const style = getComputedStyle(one);
    return [style.backgroundColor, style.color, style.outlineStyle, style.outlineColor, style.outlineWidth].join(" ");
  };
  const STATES = ["aria-pressed", "aria-selected", "aria-current"];
  const isChosen = (one) => STATES.some((name) => one.hasAttribute(name) && one.getAttribute(name) !== "false");
  const seen = (one) => one.offsetParent !== null;
  const all = document.querySelectorAll(".piquet :is([aria-pressed], [aria-selected], [aria-current])");
  const chosen = [...all].filter((one) => isChosen(one) && seen(one));
  const isLike = (one, other) => other.tagName === one.tagName && other.classList[0] === one.classList[0];
  const listed = (item) => item.parentElement.querySelectorAll(":scope > li > *");
  const isItem = (one) => one.parentElement.tagName === "LI";
  const around = (one) => isItem(one) ? listed(one.parentElement) : one.parentElement.children;
  const beside = (one) => [...around(one)].filter((other) => isLike(one, other) && seen(other));
  const pairs = chosen.map((one) => [one, beside(one).find((other) => !isChosen(other))]).filter(([, other]) => other);
  const unseen = pairs.filter(([one, other]) => told(one) === told(other));
  return { pairs: pairs.length, unseen: unseen.map(([one]) => one.outerHTML.slice(0, 120)) };
}
"""
"""Of what is chosen among others like it: how many there are, and which look like those that are not."""


@pytest.mark.parametrize("name", PAGES)
def test_what_is_chosen_looks_otherwise_than_what_is_not(open_page, name):
    page = open_page(f"{name}.ipynb")
    page.emulate_media(forced_colors="active")
    found = page.evaluate(UNSEEN)
    assert found["unseen"] == []
    assert found["pairs"] or name in ("worksheets", "index", "teacher", "scorer"), "something is chosen here"
