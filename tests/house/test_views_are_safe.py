"""What no view does: put a scene's text in as markup, ask another host, order cards, or style what is not its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[2] / "piquet_tutor" / "app"
SCRIPTS = sorted(APP.rglob("*.js"))
STYLES = sorted(APP.rglob("*.css"))
BANNED = (
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "document.write",
    "fetch(",
    "XMLHttpRequest",
    "eval(",
    "import(",
)
MAY = {
    # markup of the tutor's own, in which the kernel has escaped every stranger's word
    "shared/controls/markup.js": {"innerHTML"},
    # the first scene of a page, from the server the page itself is from
    "waking.js": {"fetch("},
    # the tutor's own views, from the kernel that the widget is of
    "loading.js": {"import("},
    # the record of a deal, from the page somebody has put it into
    "embed/embed.js": {"fetch("},
}
SVG = "http://www.w3.org/2000/svg"
ORDERS_CARDS = re.compile(r"indexOf\(\s*\w*[rR]ank|rankOrder|compareCards")
NO_RULE = re.compile(r"from|to|\d+%")


def named(path: Path) -> str:
    """The name of a case."""
    return path.relative_to(APP).as_posix()


def test_there_are_views_to_look_at():
    assert len(SCRIPTS) > 50
    assert len(STYLES) > 10


@pytest.mark.parametrize("path", SCRIPTS, ids=named)
def test_no_script_puts_text_in_as_markup_asks_another_host_or_orders_cards(path):
    source = path.read_text(encoding="utf-8")
    assert {each for each in BANNED if each in source} <= MAY.get(named(path), set())
    assert set(re.findall(r'https?://[^"\s]+', source)) <= {SVG}
    assert not ORDERS_CARDS.search(source)


def test_the_two_dark_palettes_are_one():
    theme = (APP / "theme.css").read_text(encoding="utf-8")
    palettes = [" ".join(each.split()) for each in re.findall(r"color-scheme: dark;([^}]*)}", theme)]
    assert len(palettes) == 2
    assert palettes[0] == palettes[1]


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_no_style_reaches_outside_the_page(path):
    source = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.search(r"url\(|@import", source)
    for each in re.findall(r"([^{}]+)\{", source):
        selectors = each.strip()
        if not selectors or selectors.startswith("@") or NO_RULE.fullmatch(selectors):
            continue
        wild = [one.strip() for one in re.split(r",(?![^(]*\))", selectors) if ".piquet" not in one]
        assert wild == []
