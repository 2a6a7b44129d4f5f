"""Worksheets on paper: four problems stand on a page, the tricks of a whole deal among them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.worksheets import worksheet
from piquet_tutor.teach.worksheets.printed import page as printed
from tests.browser.sizes import assert_an_eye_reads

MM = 96 / 25.4
"""Pixels of a style sheet in a millimetre."""
PAPERS = {"A4": (round((210 - 30) * MM), (297 - 22) * MM), "Letter": (round((215.9 - 30) * MM), (279.4 - 22) * MM)}
"""What the margins leave of a page, in pixels."""
BOTTOM = "() => document.querySelectorAll('section')[3].getBoundingClientRect().bottom + scrollY"
LEAST = 6 * MM
"""The narrowest card that is still read well."""


BOXES = ("point", "sequence", "repique", "pique", "play", "cards")
NARROWEST = "Math.min(...[...document.querySelectorAll('.card')].map((one) => one.clientWidth))"
FARTHEST = "Math.max(...[...document.querySelectorAll('.card')].map((one) => one.getBoundingClientRect().right))"
WIDE = "document.documentElement.scrollWidth"


@pytest.mark.fresh_page
@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_problems_stand_on_the_first_page_and_on_a_telephone_none_is_wider_than_the_window(page, language):
    """On either paper: with the heading above them, so that as many stand on every other page."""
    for box in BOXES:
        sheet = worksheet(load("rubicon"), [box], count=4, seed=3)
        page.emulate_media(media="print")
        page.set_content(printed(sheet, language, with_key=False))
        for paper, (width, height) in PAPERS.items():
            page.set_viewport_size({"width": width, "height": round(height)})
            assert page.evaluate(BOTTOM) <= height, (box, paper)
            assert page.evaluate(NARROWEST) >= LEAST, (box, paper)
            assert page.evaluate(WIDE) <= width, (box, paper)
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 340, "height": 800})
        assert max(page.evaluate(WIDE), page.evaluate(FARTHEST)) <= 340, box
        assert_an_eye_reads(page)


@pytest.mark.fresh_page
def test_the_page_printed_from_the_browser_is_the_sheet_alone_and_whole(open_page):
    """A frame is cut where it ends, so the sheet is laid out in the page itself while that is printed."""
    page = open_page("worksheets.ipynb?seed=3&count=10")
    sheet = page.frame_locator(".pq-ws-sheet")
    sheet.locator("section").nth(9).wait_for()
    laid = page.locator(".pq-ws-paper section")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf())) >= 3, "four problems stand on a page"
    expect(laid).to_have_count(0)
    page.emulate_media(media="print")
    expect(laid).to_have_count(10)
    assert laid.all_text_contents() == sheet.locator("section").all_text_contents()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.emulate_media(media="screen")
    expect(laid).to_have_count(0)
    expect(page.get_by_role("heading", level=1).first).to_have_text("Worksheets")
