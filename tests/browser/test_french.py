"""French throughout: chosen once on the front page, and then at the table, in a ruling, a lesson and the scorer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.pages.scorer.scorer_state import ScorerState, token_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.practice import question
from tests.browser.helpers import assert_accessible, kept_in
from tests.browser.learner import AtTable

ENGLISH = re.compile(
    r"\b(the|of|tricks?|elder|younger|you|your|with|and|hearts|spades|clubs|diamonds|king|queen|jack|trio|is|are|not|"
    r"which|scored?|leads?|holds?|this|from|deal|hand|show|close|undo|why|hint|next|rulings?)\b|[KQJ][♠♥♦♣]",
    re.IGNORECASE,
)
KEPT_ENGLISH = re.compile(r"Royall Game of Picquet|[a-z_]+[=>]\S+")
"""A book's own title, and what is typed."""
SEEN_OR_HEARD = """
() => [document.title, document.querySelector("main, body").innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder], main option")]
    .filter((one) => !one.closest("[lang=en], .pq-languages"))
    .flatMap((one) => [one.ariaLabel, one.title, one.placeholder, one.tagName === "OPTION" ? one.textContent : ""]),
].filter(Boolean).join("\\n").split("\\n")
"""
ASKED = question(load("rubicon"), "capot_on_top", 1)


def all_in_french(page):
    """No line that can be read or heard has an English word in it."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    lines = page.evaluate(SEEN_OR_HEARD)
    assert len(lines) > 10
    english = [line for line in lines if ENGLISH.search(KEPT_ENGLISH.sub("", line))]
    assert english == []


@pytest.mark.fresh_page
def test_french_chosen_once_is_spoken_everywhere(open_page, page, app_url):
    """At the table with a ruling open, in a lesson and in the scorer; kept over reloads, in links, and without them."""
    open_page("index.ipynb").get_by_role("link", name="Français").click()
    page.wait_for_url("**/index.ipynb?lang=fr")
    door = page.locator('.pq-door-link[href^="play"]')
    expect(door).to_have_text("Jouer")
    all_in_french(page)
    door.click()
    page.wait_for_url("**/play.ipynb?lang=fr")
    table = AtTable(page)
    table.play(until=lambda table: len(table.hand()) == 11)
    page.locator(".pq-more").first.click()
    expect(page.locator(".pq-passage-body").first).to_be_visible()
    all_in_french(page)
    assert_accessible(page)

    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/render/" in request.url else None)
    open_page("lesson_04_point.ipynb")
    assert asked[:2] == [f"{app_url}/voila/render/lesson_04_point.ipynb{query}" for query in ("", "?lang=fr")]
    page.locator('.pq-cs-nav [data-id="next"]').click()
    expect(page.locator(".pq-cs-verdict, .pq-cs-choice, .pq-cs-buttons").first).to_be_visible()
    all_in_french(page)

    place = ScorerState(question=token_of(ASKED.id), topic="cards", seed=3).to_json()
    page.evaluate("(place) => localStorage.setItem('piquet-tutor.scorer', place)", place)
    open_page("scorer.ipynb")
    sheet = page.locator(".pq-sc:visible")
    for side, points in dict(ASKED.temptation).items():
        sheet.locator(f'.pq-sc-side[data-side="{side}"]:visible').click()
        sheet.locator(".pq-sc-points:visible").fill(str(points))
    sheet.locator(".pq-sc-mark").click()
    expect(sheet.locator(".pq-sc-note")).not_to_be_empty()  # a first answer that is wrong has a second try
    all_in_french(page)
    sheet.locator(".pq-sc-mark").click()
    expect(sheet.locator(".pq-sc-misread")).to_contain_text("10")
    all_in_french(page)
    assert_accessible(page)
    page.reload()
    expect(sheet.locator(".pq-sc-misread")).to_contain_text("10")
    assert json.loads(kept_in(page, "scorer"))
    all_in_french(page)


def test_where_nobody_chose_the_browser_says_which_language(browser, app_url):
    """The first page, and whatever page is opened first; what is chosen then is kept, and an address has its way."""
    context = browser.new_context(locale="fr-CA")
    page = context.new_page()
    try:
        page.goto(app_url)
        page.wait_for_url("**/index.ipynb?lang=fr")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.goto(f"{app_url}/voila/render/play.ipynb?seed=7&lang=en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.goto(f"{app_url}/voila/render/index.ipynb")
        page.wait_for_url("**/index.ipynb?lang=fr")
        page.get_by_role("link", name="English").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.goto(f"{app_url}/voila/render/index.ipynb")
        expect(page.locator("html[data-ready=yes]")).to_have_attribute("lang", "en")
    finally:
        context.close()


def test_the_small_cards_of_the_gallery_are_signed_in_french(open_page):
    """As every other card is: R for the king, D for the queen, V for the jack."""
    page = open_page("examples.ipynb?lang=fr")
    expect(page.locator(".pq-gal-cards b").first).to_be_visible()
    signs = set(page.locator(".pq-gal-cards b").all_inner_texts())
    assert {"R", "D", "V"} <= signs
    assert signs.isdisjoint("KQJT")
