"""Worksheets on paper: four problems stand on a page, the tricks of a whole deal among them."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.worksheets import worksheet
from piquet_tutor.teach.worksheets.printed import page as printed

MM = 96 / 25.4
"""Pixels of a style sheet in a millimetre."""
A4 = (round((210 - 30) * MM), (297 - 25) * MM)
"""What the margins leave of a page, in pixels."""
BOTTOM = "() => document.querySelectorAll('.problem')[3].getBoundingClientRect().bottom + scrollY"
LEAST = 6 * MM
"""The narrowest card that is still read well."""


@pytest.mark.fresh_page
@pytest.mark.parametrize("box", ["point", "pique", "play", "cards"])
def test_four_problems_stand_on_the_first_page(page, box):
    page.set_viewport_size({"width": A4[0], "height": round(A4[1])})
    page.emulate_media(media="print")
    page.set_content(printed(worksheet(load("rubicon"), [box], count=4, seed=3), "en", with_key=False))
    assert page.evaluate(BOTTOM) <= A4[1]
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.card')].map((one) => one.clientWidth))") >= LEAST
    assert page.evaluate("document.documentElement.scrollWidth") <= A4[0]
