"""A ruling saved as a picture from the page: the file is a drawing that any browser shows."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from piquet_tutor.explain.picture.drawing import svg, told
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import find
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.rendering.svg import HIGH, WIDE
from tests.browser.helpers import FAR_APART, assert_accessible, assert_no_sideways_scroll, seen_in

LINK = links.write(links.Link((find("parlett-repique-example").record,), start="done"))
WIDEST = "texts => texts.map(one => one.getCTM().e + one.getBBox().x + one.getBBox().width)"


def test_a_ruling_is_saved_as_a_picture(open_page, tmp_path):
    page = open_page(f"table.ipynb#{LINK}")
    passage = page.locator('.pq-passage[data-number="23"]')
    passage.locator(".pq-more").click()
    with page.expect_download() as saved:
        passage.get_by_role("button", name="Save as picture").click()
    assert saved.value.suggested_filename == "ruling-23.png"
    dots = Path(saved.value.path()).read_bytes()
    assert dots[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", dots[16:24]) == (2 * WIDE, 2 * HIGH)
    assert len(dots) > 30_000, "something is drawn"
    button = passage.get_by_role("button", name="As a drawing")
    with page.expect_download() as saved:
        button.press("Enter")
    assert saved.value.suggested_filename == "ruling-23.svg"
    drawing = Path(saved.value.path()).read_text("utf-8")
    assert "Repique!" in drawing
    expect(button).to_be_focused()
    seen_in(page, FAR_APART, lambda page: (assert_no_sideways_scroll(page), assert_accessible(page)))
    with page.expect_download():  # asked for again it is saved again
        button.press("Enter")


@pytest.mark.fresh_page
def test_in_a_browser_s_own_letters_no_word_leaves_the_picture(page):
    """The longest rulings among the examples, drawn in the letters of this machine, which are wide ones."""
    for name, number in (("a-void-against-fifty", 16), ("the-whole-suit", 13), ("four-at-the-table", 20)):
        deal = play_through(score_from(find(name).record))
        for language in languages():
            page.set_content(svg(told(deal, number, language=language)))
            wide = page.eval_on_selector_all("text", WIDEST)
            assert max(wide) <= WIDE - 40, (name, language)
