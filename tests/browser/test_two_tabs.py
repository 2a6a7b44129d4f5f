"""Two tabs of one browser: what is done in one is not undone in the other, and a match is played in one of them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.held_text import things
from tests.browser.conftest import PATIENCE
from tests.browser.helpers import (
    FAR_APART,
    assert_accessible,
    assert_no_sideways_scroll,
    comes_to,
    kept_in,
    seen_in,
)
from tests.browser.learner import AtTable

pytestmark = pytest.mark.fresh_page

SAID = {
    "en": "This match is being played in another tab of this browser; what is done here is not kept.",
    "fr": "Cette partie se joue dans un autre onglet de ce navigateur ; ce qui se fait ici n’est pas gardé.",
}
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
HERE = {"en": "Go on here", "fr": "Continuer ici"}


@pytest.fixture
def tab(context, app_url):
    """Open another tab at an address, and wait until its page stands there."""

    def opened(address, script=""):
        page = context.new_page()
        page.add_init_script(script or "0")
        page.set_viewport_size({"width": 1280, "height": 900})
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{app_url}/voila/render/{address}", wait_until="commit")
        page.locator("html[data-ready=yes]").wait_for(timeout=PATIENCE)
        return page

    return opened


def go_on(page) -> None:
    """The next step of a lesson, past its question."""
    following = page.locator('.pq-cs-nav [data-id="next"]')
    if not following.count():
        page.locator(".pq-cs-choice").first.click()
    following.click()


def play_one(page) -> None:
    """Do the next sensible thing at a table."""
    done = []
    AtTable(page).play(until=lambda _: len(done) > 0, step=lambda table: done.append(table.phase))


def steps(page) -> dict[str, int]:
    """How many steps of each lesson have been looked at, by what the browser keeps."""
    kept = json.loads(kept_in(page, "lessons") or '{"lessons": {}}')["lessons"]
    return {name: len(visit["seen"]) for name, visit in kept.items()}


def test_a_lesson_in_one_tab_does_not_undo_another_in_the_other(open_page, tab):
    one = open_page("lesson_04_point.ipynb")
    listed = tab("lessons.ipynb")
    other = tab("lesson_05_sequences.ipynb")
    go_on(one)
    comes_to(lambda: steps(one), {"04_point": 2})
    expect(listed.locator("[data-state=begun]")).to_have_count(1)
    go_on(other)
    comes_to(lambda: steps(one), {"04_point": 2, "05_sequences": 2})
    go_on(one)
    comes_to(lambda: steps(other), {"04_point": 3, "05_sequences": 2})
    other.close()
    listed.close()


def matches(page) -> dict[str, dict]:
    found = things(kept_in(page, "play"), lambda kept: str(kept["seed"]))
    return {name: json.loads(text) for name, text in found.items()}


def played(page, seed: str) -> int:
    """How many actions are kept of a match."""
    return sum(len(deal["actions"]) for deal in matches(page)[seed]["deals"])


def test_a_match_is_played_in_one_tab_and_taken_over_by_the_other(open_page, tab):
    address, language = "play.ipynb?seed=7&lang=fr", "fr"
    one = open_page(address)
    AtTable(one).play(until=lambda table: table.phase == "declare")
    comes_to(lambda: list(matches(one)), ["7"])
    other = tab(address)
    expect(other.get_by_text(SAID[language])).to_be_visible()
    expect(one.get_by_text(SAID[language])).to_have_count(0)
    play_one(one)
    stands = AtTable(one).hand()
    assert_accessible(other, ".pq-lesson")
    seen_in(other, FAR_APART, assert_no_sideways_scroll)
    before = played(one, "7")
    play_one(other)
    comes_to(lambda: played(one, "7"), before)
    other.get_by_role("button", name=HERE[language]).click()
    expect(other.get_by_text(SAID[language])).to_have_count(0)
    comes_to(lambda: AtTable(other).hand(), stands)
    expect(one.get_by_text(SAID[language])).to_be_visible()
    play_one(other)
    comes_to(lambda: played(other, "7") > before, True)
    other.close()
    expect(one.get_by_text(SAID[language])).to_have_count(0)


def test_two_matches_are_kept_beside_each_other(open_page, tab):
    one = open_page("play.ipynb?seed=7")
    AtTable(one).play(until=lambda table: table.phase == "exchange")
    other = tab("play.ipynb?seed=8")
    AtTable(other).play(until=lambda table: table.phase == "exchange")
    play_one(one)
    comes_to(lambda: sorted(matches(one)), ["7", "8"])
    for page in (one, other):
        expect(page.get_by_text(SAID["en"])).to_have_count(0)
    other.close()


def test_without_locks_the_tab_that_comes_too_late_says_so(page, open_page, tab):
    """As where the tutor is shared over plain HTTP."""
    page.add_init_script(NO_LOCKS)
    one = open_page("play.ipynb?seed=7")
    AtTable(one).play(until=lambda table: table.phase == "declare")
    comes_to(lambda: list(matches(one)), ["7"])
    other = tab("play.ipynb?seed=7", NO_LOCKS)
    play_one(one)
    expect(other.get_by_text(SAID["en"])).to_be_visible()
    other.get_by_role("button", name=HERE["en"]).click()
    expect(other.get_by_text(SAID["en"])).to_have_count(0)
    before = played(one, "7")
    play_one(other)
    comes_to(lambda: played(one, "7") > before, True)
    expect(one.get_by_text(SAID["en"])).to_be_visible()
    other.close()
