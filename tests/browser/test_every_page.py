"""Every page of the tutor, opened at its address."""

from __future__ import annotations

from itertools import pairwise

import pytest

from piquet_tutor.app.in_the_book import CONTENTS_PAGE, PAGES
from piquet_tutor.serving.places import notebooks_folder
from tests.browser.helpers import FAR_APART, UNSEEN, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.sizes import assert_a_thumb_hits_and_an_eye_reads

ONE_OF_MANY = ("lesson_01_cards.ipynb", "lesson_07_repique.ipynb", "lesson_12_forms.ipynb")
"""Of the lessons, which are one page with other data: the first, the longest, and the one with all the forms."""
LOOKED_AT = [name for name in PAGES if not name.startswith("lesson_") or name in ONE_OF_MANY]

LOADED_ELSEWHERE = {
    "index.ipynb": "test_one_stage.py",
    "play.ipynb": "test_one_stage.py",
    "first_deal.ipynb": "test_one_stage.py",
    "rulebook.ipynb": "test_one_stage.py",
    "examples.ipynb": "test_untrusted.py",
    "scorer.ipynb": "test_scorer.py",
    "lab.ipynb": "test_lab.py",
    "odds.ipynb": "test_odds.py",
    "classroom.ipynb": "test_classroom.py",
    "lesson_04_point.ipynb": "test_french.py",
}
"""Pages that another test loads by their own address, with the same watch on it: here one goes to them in place."""


def is_loaded_elsewhere(name: str) -> bool:
    """Whether another test loads this page, or a page of the same kind, by its own address."""
    return name in LOADED_ELSEWHERE or name.startswith("lesson_")


LINKS: dict[str, set[str]] = {}
"""The pages that a page leads to, by its name; found while it stands open for another look."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if is_loaded_elsewhere(name) else [pytest.mark.fresh_page]) for name in LOOKED_AT],
)
def test_it_opens_without_an_error_and_stands_in_every_window(open_page, name):
    page = open_page(name)
    assert page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').all_inner_texts() == []
    page.get_by_role("heading", level=1).first.wait_for()  # a widget writes it, and widgets come last
    LINKS[name] = links_on(page)
    assert_no_heading_skips_a_level(page)
    assert_what_is_chosen_is_seen(page, name)
    seen_in(page, FAR_APART, inspect)


def inspect(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    if page.viewport_size["width"] < 600:
        assert_a_thumb_hits_and_an_eye_reads(page)
        for lead in page.locator(".pq-page-lead:visible").all():
            assert lead.bounding_box()["width"] > 300, "what a page is for is said across the whole window"


LEVELS = """
() => [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter((one) => one.checkVisibility())
  .map((one) => Number(one.tagName[1]))
"""


def assert_no_heading_skips_a_level(page) -> None:
    """Who goes from heading to heading by ear finds each part below its page, and each question below its part."""
    levels = page.evaluate(LEVELS)
    assert levels.count(1) == 1, "one page, one title"
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


CHOSEN = {f"{name}.ipynb" for name in ("odds", "lab", "puzzles", "rulebook", "examples")}


def assert_what_is_chosen_is_seen(page, name) -> None:
    """Where the reader's system sets the colours too."""
    page.emulate_media(forced_colors="active")
    found = page.evaluate(UNSEEN)
    page.emulate_media(forced_colors="none")
    assert found["unseen"] == []
    assert found["pairs"] or name not in CHOSEN, "something is chosen here"


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
        there = name in (*PAGES, CONTENTS_PAGE) or (notebooks_folder() / name).is_file()
        assert there, f"a link leads to {name}, which is not there"
        if name not in LINKS:
            LINKS[name] = links_on(open_page(name)) if name in LOOKED_AT else set()
        waiting |= LINKS[name] - seen
