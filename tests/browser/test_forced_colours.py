"""Where the reader's system sets the colours, what is chosen is seen all the same: on every page, by no colour of ours."""

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
  const chosen = [...document.querySelectorAll(".piquet :is([aria-pressed], [aria-selected], [aria-current])")].filter((one) => isChosen(one) && seen(one));
  const alike = (one) => [...one.parentElement.children].find((other) => other !== one && other.tagName === one.tagName && other.classList[0] === one.classList[0] && !isChosen(other) && seen(other));
  const pairs = chosen.map((one) => [one, alike(one)]).filter(([, other]) => other);
  return { pairs: pairs.length, unseen: pairs.filter(([one, other]) => told(one) === told(other)).map(([one]) => one.outerHTML.slice(0, 120)) };
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
