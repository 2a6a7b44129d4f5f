"""Every notebook of the tutor, opened as a page."""

from __future__ import annotations

import pytest

from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll
from tests.server import ROOT

PAGES = sorted(
    path.relative_to(ROOT / "notebooks").as_posix()
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


@pytest.mark.parametrize("look", [Look(1280, "light"), Look(390, "dark")], ids=str, indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_it_opens_without_an_error(open_page, name, look):
    page = open_page(name)
    assert page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').all_inner_texts() == []
    page.get_by_role("heading", level=1).first.wait_for()  # a widget writes it, and widgets come last
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def test_every_link_between_pages_leads_to_one(open_page):
    """Follow the links of prose and widgets alike, from the front page on, as a reader could."""
    seen, waiting = set(), {"index.ipynb"}
    while waiting:
        name = waiting.pop()
        seen.add(name)
        assert name in PAGES, f"a link leads to {name}, which is no page"
        page = open_page(name)
        page.locator("main a[href]").first.wait_for()
        found = page.eval_on_selector_all(
            "main a[href]", "links => links.filter(a => a.origin === location.origin).map(a => a.pathname)"
        )
        pages = {path.split("/voila/render/", 1)[1] for path in found if "/voila/render/" in path}
        waiting |= pages - seen
