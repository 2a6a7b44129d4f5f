"""What people already have still leads where it led: addresses, links, and texts that their browsers keep.

``tests/given_out.json`` holds them as they were given out. Something new is added to it; nothing in it is changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import unveiled
from piquet_tutor.app.pages.pages import MOVED, files, page_at
from piquet_tutor.app.visit import visiting
from piquet_tutor.explore import links
from piquet_tutor.game.records.io import read_deal

GIVEN = json.loads(Path(__file__).parents[1].joinpath("given_out.json").read_text(encoding="utf-8"))

NAMED = {"lesson": "course"}
"""What a page calls itself where that is not its name."""


def opened(thing):
    """The page at an address, by a browser that keeps what it kept then."""
    address = Address.read(thing["address"])
    with visiting(address):
        page = page_at(address)
        page.open({name: unveiled(text) for name, text in thing.get("kept", {}).items()}, address)
    return page


@pytest.mark.parametrize("name", GIVEN["addresses"])
def test_an_address_leads_to_its_page(name):
    thing = GIVEN["addresses"][name]
    address = Address.read(thing["address"])
    moved = [page for (file, word), page in MOVED.items() if f"{file}.ipynb" == address.file and word in address.query]
    meant = moved or files()[address.file]  # the page, and the place on it whose name it may have
    assert opened(thing).name in {NAMED.get(each, each) for each in meant}


@pytest.mark.parametrize("name", GIVEN["links"])
def test_a_link_shows_its_deal(name):
    thing = GIVEN["links"][name]
    shown = opened(thing).deal
    if shown is not None:  # a table may stand at a deal's beginning, and a page for questions has none
        meant = read_deal(json.dumps(dict(links.read(thing["address"]).records[0])))
        assert shown.rules.id == meant.rules.id
        assert shown.actions == meant.actions[: len(shown.actions)]


@pytest.mark.parametrize("name", GIVEN["texts"])
def test_a_link_is_read_out_of_a_text(name):
    assert links.read(GIVEN["texts"][name]).records


@pytest.mark.parametrize("name", GIVEN["kept"])
def test_what_a_browser_kept_is_taken_up_again(name):
    """No page forgets or overwrites it: what it would keep, if anything, is what was kept."""
    thing = GIVEN["kept"][name]
    page = opened(thing)
    for text, value in page.kept().items():
        assert value is not None, f"{text} is forgotten"
    fresh = opened({"address": thing["address"]})
    assert page.scene()["parts"] != fresh.scene()["parts"] or page.kept() == fresh.kept()
