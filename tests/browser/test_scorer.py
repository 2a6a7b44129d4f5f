"""Be the scorer as a learner does it: a wrong answer on purpose, a hint, a right one, and a page loaded again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.pages.scorer.scorer_state import ScorerState, name_of, token_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.mastery import Familiarity, Mastery
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.scoring.words import answer_text
from tests.browser.helpers import (
    FAR_APART,
    Look,
    assert_accessible,
    assert_no_sideways_scroll,
    comes_to,
    kept_in,
    seen_in,
)

ASKED = question(load("rubicon"), "capot_on_top", 1)
KNOWN = Mastery(4, {ASKED.law: Familiarity(3, 60, 4, 0)}).to_json()
BEGIN = ScorerState(question=token_of(ASKED.id), topic="cards", seed=3).to_json()


def kept(page):
    return json.loads(kept_in(page, "scorer"))


def inspect(page):
    seen_in(page, FAR_APART, _inspect)


def _inspect(page):
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def open_tab(page, name):
    page.locator(f'.pq-tab[data-id="{name}"]').click()
    expect(page.locator(f'.pq-tab[data-id="{name}"]')).to_have_attribute("aria-current", "true")


def by_keyboard(page, answer):
    """Write an answer with keys alone, from the question on."""
    for side in ("elder", "younger"):
        if answer.get(side):
            page.locator(f'.pq-sc-side[data-side="{side}"]:visible').focus()
            page.keyboard.press("Space")
            page.keyboard.type(str(answer[side] - 1))
            page.keyboard.press("ArrowUp")


@pytest.mark.fresh_page
@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_a_misconception_is_named_and_a_reload_loses_nothing(open_page, page, look):
    sent = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
    begin = f"localStorage.setItem('piquet-tutor.scorer', {json.dumps(BEGIN)});"
    begin += f"localStorage.setItem('piquet-tutor.mastery', {json.dumps(KNOWN)});"
    page.add_init_script(f"if (!localStorage.getItem('piquet-tutor.scorer')) {{ {begin} }}")
    open_page("scorer.ipynb")
    sheet = page.locator(".pq-sc:visible")
    expect(sheet.locator(".pq-sc-box")).to_have_attribute("data-box", "cards")
    answer = answer_text(ASKED.item.answer)
    assert answer not in sheet.inner_html()
    told = "".join(sent)
    assert "scorer" in told, "these are the frames in which the page was sent"
    assert "capot_on_top" not in told
    assert not re.search(rf"\b{re.escape(answer)}\b", told)

    sheet.locator(".pq-sc-mark").click()
    expect(sheet.locator(".pq-sc-note")).to_contain_text("First say who scores")
    expect(sheet.locator(".pq-sc-note")).to_be_in_viewport(ratio=1)
    sheet.locator(".pq-sc-hint-more").click()
    expect(sheet.locator(".pq-sc-hint")).to_have_count(1)
    by_keyboard(page, dict(ASKED.temptation))
    page.reload()
    expect(sheet.locator(".pq-sc-hint")).to_have_count(1)
    expect(sheet.locator(".pq-sc-points:visible")).to_have_value(str(dict(ASKED.temptation)["elder"]))
    inspect(page)
    sheet.locator(".pq-sc-points:visible").press("Enter")
    expect(sheet.locator(".pq-sc-note")).to_contain_text("You counted the capot’s 40 on top of the 10")
    expect(sheet.locator(".pq-sc-verdict")).to_have_count(0)
    sheet.locator(".pq-sc-points:visible").press("Enter")
    expect(sheet.locator(".pq-sc-misread")).to_contain_text("on top of the 10")
    expect(sheet.locator(".pq-law cite")).to_contain_text("Laws 66 and 69")
    expect(sheet.locator(".pq-sc-verdict h4")).to_be_focused()
    inspect(page)
    page.reload()
    expect(sheet.locator(".pq-sc-misread")).to_contain_text("on top of the 10")

    sheet.locator('.pq-sc-button[data-id="next"]').click()
    expect(sheet.locator(".pq-sc-verdict")).to_have_count(0)
    comes_to(lambda: token_of(ASKED.id) in kept_in(page, "scorer"), False)
    following = from_id(name_of(kept(page)["question"]))
    expect(sheet.locator(".pq-sc-map")).to_contain_text("What you know")
    if not any(following.item.answer.values()):
        sheet.locator('.pq-sc-side[data-side="nobody"]').click()
    by_keyboard(page, following.item.answer)
    sheet.locator(".pq-sc-mark").press("Enter")
    expect(sheet.locator(".pq-sc-verdict h4")).to_have_text("Right")
    expect(sheet.locator(".pq-sc-reason").first).to_be_visible()
    expect(sheet.locator(".pq-sc-recent li")).to_have_count(2)

    open_tab(page, "deal")
    page.locator('.pq-sc-box[data-box="point"]:visible .pq-sc-skip').click()
    expect(page.locator('.pq-sc-box[data-box="point"]:visible .pq-sc-verdict')).to_contain_text("Skipped")
    inspect(page)

    open_tab(page, "known")
    expect(page.locator('.pq-known-rule[data-rule="cards.capot"]')).to_contain_text(re.compile("[45] right, 1 wrong"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    inspect(page)
    page.get_by_role("button", name="Erase", exact=True).click()
    page.get_by_role("button", name="Erase it").click()
    expect(page.locator(".pq-map-note")).to_contain_text("Erased")
    page.wait_for_function("localStorage.getItem('piquet-tutor.mastery') === null")
    page.locator(".pq-map-file").set_input_files(saved.value.path())
    expect(page.locator('.pq-known-rule[data-rule="cards.capot"]')).to_contain_text("1 wrong")
