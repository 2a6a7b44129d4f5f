"""The end of every stop of the road: what scored, what to take away, what was done, and one way on, at a glance."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.teach.lessons import lesson
from piquet_tutor.teach.path import ROAD
from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.roads import gone_through
from tests.browser.sizes import assert_an_eye_reads

STOPS = [stop.lesson for stop in ROAD if stop.lesson]
PARTS = """
() => Object.fromEntries([".pq-ce-won", ".pq-ce-worth", ".pq-ce-did", ".pq-cs-nav .is-primary"].map((what) =>
  [what, [...document.querySelectorAll(what)].filter((one) => one.offsetParent).map((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return { left, top, bottom };
  })]))
"""


@pytest.mark.parametrize("name", STOPS)
def test_an_end_is_seen_at_a_glance_in_its_order_with_one_way_on(open_page, name):
    page = open_page(f"{lesson(name).page}?lang=fr", kept=gone_through(name, "summary"))
    page.locator(".pq-ce-did").wait_for()
    expect(page.locator(".pq-table")).to_be_hidden()
    seen_in(page, [Look(1280, "dark", tall=800), Look(390, "light")], inspect)


def inspect(page) -> None:
    won, (worth,), (did,), (way_on,) = page.evaluate(PARTS).values()
    for cards in won:  # above the values, or beside them
        assert (cards["left"] < worth["left"]) or cards["bottom"] <= worth["top"]
    assert max(each["bottom"] for each in (*won, worth)) <= did["top"]
    assert did["bottom"] <= way_on["top"]
    assert way_on["bottom"] <= page.viewport_size["height"]
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    assert_an_eye_reads(page)
