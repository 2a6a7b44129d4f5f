"""What is to be read has room: no name is cut off, no button stands alone, no line is pushed apart or scrolled past."""

from __future__ import annotations

import pytest

from tests.browser.begun import sit_down
from tests.browser.helpers import Look

TELEPHONE = pytest.mark.parametrize("look", [Look(390)], ids=str, indirect=True)
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


@TELEPHONE
@pytest.mark.parametrize(
    "address",
    ["classroom.ipynb", "classroom.ipynb?lang=fr", "lesson_07_repique.ipynb?lang=fr", "daily.ipynb?lang=fr"],
)
def test_names_at_the_race_are_whole_on_a_telephone(open_page, address):
    page = open_page(address)
    names = page.locator(".pq-lane-name")
    names.first.wait_for()
    assert names.evaluate_all(CUT) == []


def with_a_hand(table):
    return bool(table.hand())


@TELEPHONE
def test_both_partners_of_a_track_are_named_on_a_telephone(open_page):
    page = sit_down(open_page, with_a_hand, rules="voleur", lang="fr").page
    names = page.locator(".pq-lane-name")
    names.first.wait_for()
    assert names.evaluate_all(CUT) == []


def calling(table):
    return table.phase == "declare"


def knowing(table):
    return table.phase == "play" and len(table.hand()) < 9


@TELEPHONE
@pytest.mark.parametrize("until", [calling, knowing])
def test_nothing_on_the_table_is_cut_off_on_a_telephone(open_page, until):
    """Neither the buttons of a call, nor a plate with cards known, discards and tricks beside it, in longer words."""
    page = sit_down(open_page, until, lang="fr").page
    assert_table_is_whole(page)


def assert_table_is_whole(page) -> None:
    """No button is cut off, and nothing makes the table wider than it is."""
    wide, seen = page.locator(".pq-table").evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide <= seen
    assert page.locator(".pq-action").evaluate_all(CUT) == []
