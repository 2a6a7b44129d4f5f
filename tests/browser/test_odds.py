"""The odds page in a browser: a number changed moves its bar, a run moves all of them and can be stopped."""

from __future__ import annotations

import re

from tests.browser.helpers import assert_accessible, assert_no_sideways_scroll


def test_numbers_are_changed_and_deals_dealt(open_page):
    page = open_page("odds.ipynb?subject=draws")
    figure = page.locator(".pq-odds-figure").first
    figure.filter(has_text="44.74%").wait_for()
    fill = page.locator(".pq-odds-fill").first
    before = fill.bounding_box()["width"]
    page.get_by_label("Cards that would do").fill("4")
    figure.filter(has_text="71.83%").wait_for()
    assert fill.bounding_box()["width"] > 1.5 * before

    page.get_by_text("What a book prints").click()
    page.get_by_text("the book is off").wait_for()
    assert_accessible(page)

    page.get_by_role("button", name="Big scores").focus()
    page.keyboard.press("Enter")
    page.get_by_label("How many to deal").fill("5000000")
    page.get_by_label("How many to deal").press("Tab")
    page.get_by_role("button", name="Deal again").click()
    bar = page.get_by_role("progressbar", name="How far the run has got")
    bar.wait_for()
    page.wait_for_function("document.querySelector('.pq-odds-progress').value > 0")
    assert 0 < bar.evaluate("bar => bar.value / bar.max") < 1
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("Stopped after").wait_for()
    basis = page.locator(".pq-odds-basis").inner_text()
    assert re.search(r"Simulated: [\d,]+ deals from seed 1\.", basis)
    assert page.get_by_label("How many to deal").input_value() == "5,000,000"
    assert_accessible(page)
    assert_no_sideways_scroll(page)

    page.reload()
    page.get_by_role("button", name="Big scores").click()
    page.locator(".pq-odds-basis").filter(has_text=basis).wait_for()
    page.get_by_role("button", name="Draws").click()
    page.locator(".pq-odds-figure").first.filter(has_text="71.83%").wait_for()
