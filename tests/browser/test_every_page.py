"""Every notebook of the tutor, opened as a page."""

from __future__ import annotations

import pytest

from tests.browser.helpers import FAR_APART, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.server import ROOT

PAGES = sorted(
    path.relative_to(ROOT / "notebooks").as_posix()
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


ONE_OF_MANY = ("lesson_01_cards.ipynb", "lesson_07_repique.ipynb", "lesson_12_forms.ipynb")
"""Of the lessons, which are one page with other data: the first, the longest, and the one with all the forms."""
LOOKED_AT = [name for name in PAGES if not name.startswith("lesson_") or name in ONE_OF_MANY]

LINKS: dict[str, set[str]] = {}
"""The pages that a page leads to, by its name; found while it stands open for another look."""


@pytest.mark.fresh_page
@pytest.mark.parametrize("name", LOOKED_AT)
def test_it_opens_without_an_error(open_page, name):
    page = open_page(name)
    assert page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').all_inner_texts() == []
    page.get_by_role("heading", level=1).first.wait_for()  # a widget writes it, and widgets come last
    LINKS[name] = links_on(page)
    seen_in(page, FAR_APART, inspect)


def inspect(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def links_on(page) -> set[str]:
    """The pages that prose and widgets of this page lead to."""
    page.locator("main a[href]").first.wait_for()
    found = page.eval_on_selector_all(
        "main a[href]", "links => links.filter(a => a.origin === location.origin).map(a => a.pathname)"
    )
    return {path.split("/voila/render/", 1)[1] for path in found if "/voila/render/" in path}


def test_every_link_between_pages_leads_to_one(open_page):
    """Follow the links of prose and widgets alike, from the front page on, as a reader could."""
    seen, waiting = set(), {"index.ipynb"}
    while waiting:
        name = waiting.pop()
        seen.add(name)
        assert name in PAGES, f"a link leads to {name}, which is no page"
        if name not in LINKS:
            LINKS[name] = links_on(open_page(name)) if name in LOOKED_AT else set()
        waiting |= LINKS[name] - seen
