"""The head of every page: its name, the six doors, and the other pages behind this one's."""

from __future__ import annotations

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import visiting
from piquet_tutor.app.doors import DOORS, address_of, door_of
from piquet_tutor.app.pages.pages import files, page_at
from piquet_tutor.app.shared.head.page_head import PageHead

BEHIND_DOORS = [address_of(page) for pages in DOORS.values() for page in pages]
REACHED_FROM_THERE = {"index.ipynb", "table.ipynb", *(file for file in files() if file.startswith("lesson_"))}


def head_at(file: str) -> dict:
    """The scene of the head of a page."""
    with visiting(Address(file)):
        page = page_at(Address(file))
    (found,) = [part for part in page.parts().values() if isinstance(part, PageHead)]
    return found.scene


def test_every_page_stands_behind_one_door():
    assert len(set(BEHIND_DOORS)) == len(BEHIND_DOORS)
    assert set(BEHIND_DOORS) | REACHED_FROM_THERE == set(files())


@pytest.mark.parametrize("file", sorted({*files()} - {"index.ipynb"}))
def test_every_page_leads_to_every_door_and_to_what_else_stands_behind_its_own(file):
    scene = head_at(file)
    assert scene["title"]
    doors = scene["ways"]["doors"]
    assert [each["page"] for door in doors for each in door["pages"]] == BEHIND_DOORS
    assert [door["page"] for door in doors] == [address_of(pages[0]) for pages in DOORS.values()]
    (here,) = [door for door in doors if door["here"]]
    shown = [each["page"] for each in here["pages"] if each["here"]]
    assert shown == ([] if file in REACHED_FROM_THERE else [file])
    assert scene["ways"]["home"]["page"] == "index.ipynb"


def test_what_stands_in_the_place_of_a_page_is_behind_no_door():
    assert door_of("trouble") == ""
    assert not any(door["here"] for door in PageHead("trouble", "Oh", "", "en").scene["ways"]["doors"])
    assert "ways" not in PageHead("trouble", "Oh", "", "en", doors=False).scene
