"""A deal in a bare HTML page at another address: its hands at once, and its rulings when it is opened."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from piquet_tutor.explore import links
from piquet_tutor.explore.examples import find
from tests.browser.test_site import PATIENCE, served, site_url  # noqa: F401  # the site is built once for both

RECORD = find("parlett-repique-example").record
HIDING = links.write(links.Link((RECORD,), hidden=("younger",)))
UNSOUND = {**RECORD, "play": "AS AS"}

pytestmark = pytest.mark.fresh_page


@pytest.fixture
def on_a_page(page, site_url, tmp_path):  # noqa: F811  # the fixture
    """Open a page of somebody's, at another port, in a browser that reaches it and the site alone."""
    (tmp_path / "record.json").write_text(json.dumps(RECORD), encoding="utf-8")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with served(tmp_path) as own:
        asked = []
        page.route(lambda url: not url.startswith((site_url, own)), lambda route: route.abort())
        page.on("request", lambda request: asked.append(request.url))

        def opened(body, script=True):
            tag = f'<script src="{site_url}embed.js" async></script>' if script else ""
            html = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mine</title>{tag}</head>'
            (tmp_path / "index.html").write_text(f"{html}<body><h1>Mine</h1>{body}</body></html>", encoding="utf-8")
            page.goto(f"{own}/index.html")
            return asked

        yield opened
        assert [url for url in asked if not url.startswith((site_url, own, "data:", "blob:"))] == []
        assert [url for url in asked if "piquet=" in url] == [], "the deal is told to no server"


def test_a_deal_shows_its_hands_and_opens_to_its_rulings(page, on_a_page, site_url):  # noqa: F811  # the fixture
    asked = on_a_page('<piquet-deal src="record.json"></piquet-deal>')
    deal = page.locator("piquet-deal")
    expect(deal.locator("dd")).to_have_count(2)
    expect(deal.locator("dd").first.locator("svg")).to_have_count(12)
    assert [url for url in asked if url.startswith(site_url)] == [f"{site_url}embed.js"], "Python is not asked for yet"
    deal.get_by_role("button", name="Open the deal").press("Enter")
    frame = deal.locator("iframe")
    expect(frame).to_have_attribute("title", "A Piquet deal with its rulings")
    inside = deal.frame_locator("iframe")
    repique = inside.locator('.pq-passage[data-number="23"]')
    expect(repique).to_contain_text("Repique!", timeout=PATIENCE)
    repique.locator(".pq-more").click()
    repique.get_by_role("button", name="Why?").click()
    expect(repique.locator(".pq-answer").first).to_be_visible()
    expect(inside.locator(".pq-page-head")).to_be_hidden()
    page.evaluate("postMessage({ piquet: 'height', height: 5000 }, '*')")
    page.wait_for_timeout(200)
    assert frame.evaluate("frame => frame.style.height") != "5000px", "the frame believes nobody but the site"
    page.wait_for_function(
        "() => document.querySelector('piquet-deal').shadowRoot.querySelector('iframe').style.height !== '760px'"
    )
    high = frame.evaluate("frame => frame.clientHeight")
    assert inside.locator("html").evaluate("root => root.scrollHeight") <= high + 4, "it is as high as what is in it"
    with page.context.expect_page() as beside:  # the rulebook is read beside the page, not in its place
        repique.locator(".pq-clause-link").click()
    beside.value.close()


def test_what_a_link_hides_is_not_drawn_and_an_own_picture_comes_first(page, on_a_page):
    picture = '<svg class="own" width="60" height="30"></svg>'
    on_a_page(
        f'<piquet-deal id="one" link="{HIDING}"></piquet-deal>'
        f'<piquet-deal id="two" lang="fr" link="https://example.org/table.html#{HIDING}">{picture}'
        '</piquet-deal><piquet-deal id="three">'
        f'<script type="application/json">{json.dumps(RECORD)}</script></piquet-deal>'
    )
    expect(page.locator("#one dt")).to_have_text(["Elder"])
    expect(page.locator("#two dd")).to_have_count(0)
    expect(page.locator("#two svg.own")).to_be_visible()
    expect(page.locator("#two").get_by_role("button")).to_contain_text("Ouvrir la donne")
    expect(page.locator("#three dt")).to_have_text(["Elder", "Younger"])


def test_what_cannot_be_shown_is_told_in_one_sentence(page, on_a_page):
    page.expected_errors.append("404")
    on_a_page(
        '<piquet-deal src="bad.json"></piquet-deal><piquet-deal src="none.json"></piquet-deal>'
        '<piquet-deal></piquet-deal><piquet-deal link="nonsense"></piquet-deal>'
    )
    told = page.locator("piquet-deal [role=alert]")
    starts = ("This is not a record of one deal", "The record could not be read", "There is no deal here")
    expect(told).to_have_count(4)
    for number, start in enumerate((*starts, "This is not a link to a deal")):
        expect(told.nth(number)).to_contain_text(start)
    expect(page.locator("piquet-deal button")).to_have_count(0)


def test_a_record_that_breaks_the_rules_is_refused_where_the_deal_stands(page, on_a_page):
    on_a_page(f"<piquet-deal>{json.dumps(UNSOUND)}</piquet-deal>")
    page.locator("piquet-deal").get_by_role("button").click()
    refused = page.locator("piquet-deal").frame_locator("iframe").locator('.pq-lesson[data-tone="refused"]')
    expect(refused).to_be_visible(timeout=PATIENCE)
