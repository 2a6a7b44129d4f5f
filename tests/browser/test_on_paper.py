"""Worksheets on paper: four problems stand on a page, the tricks of a whole deal among them."""

from __future__ import annotations

from functools import cache

import pytest

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.worksheets import worksheet
from piquet_tutor.teach.worksheets.printed import page as printed

MM = 96 / 25.4
"""Pixels of a style sheet in a millimetre."""
PAPERS = {"A4": (round((210 - 30) * MM), (297 - 22) * MM), "Letter": (round((215.9 - 30) * MM), (279.4 - 22) * MM)}
"""What the margins leave of a page, in pixels."""
BOTTOM = "() => document.querySelectorAll('section')[3].getBoundingClientRect().bottom + scrollY"
LEAST = 6 * MM
"""The narrowest card that is still read well."""


@pytest.mark.fresh_page
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("box", ["point", "sequence", "repique", "pique", "play", "cards"])
def test_four_problems_stand_on_the_first_page(page, box, language, paper):
    """On either paper, in either language: with the heading above them, so that as many stand on every other page."""
    width, height = PAPERS[paper]
    page.set_viewport_size({"width": width, "height": round(height)})
    page.emulate_media(media="print")
    page.set_content(printed(_sheet(box), language, with_key=False))
    assert page.evaluate(BOTTOM) <= height
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.card')].map((one) => one.clientWidth))") >= LEAST
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@cache
def _sheet(box):
    return worksheet(load("rubicon"), [box], count=4, seed=3)


@pytest.mark.fresh_page
@pytest.mark.parametrize("box", ["point", "play"])
def test_on_a_telephone_a_sheet_is_no_wider_than_the_window(page, box):
    page.set_viewport_size({"width": 340, "height": 800})
    page.set_content(printed(_sheet(box), "fr", with_key=False))
    assert page.evaluate("document.documentElement.scrollWidth") <= 340
    farthest = "Math.max(...[...document.querySelectorAll('.card')].map((one) => one.getBoundingClientRect().right))"
    assert page.evaluate(farthest) <= 340
