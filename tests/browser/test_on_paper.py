"""Worksheets on paper: four problems stand on a page, the tricks of a whole deal among them."""

from __future__ import annotations

import pytest

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
