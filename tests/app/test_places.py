"""An address that opens a page at one of its places: what it asks for is there, under Voilà, on the site, in a cell."""

from __future__ import annotations

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.browser_host import of_the_site
from piquet_tutor.app.doors import DOORS, PLACES, address_of
from piquet_tutor.app.pages.pages import ONLY_BY_PLACE, builder, page_at
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.visit import visiting

HERE = "http://127.0.0.1:8866/voila/render/"
ON_THE_SITE = "https://example.org/piquet/"


def at(address: str):
    """The page at an address, as a browser that keeps nothing opens it."""
    asked = Address.read(address)
    with visiting(asked):
        return page_at(asked)


def place_of(page) -> str:
    """The place at which a page stands: the one that its head marks."""
    (head,) = [part for part in page.parts().values() if isinstance(part, PageHead)]
    return next(
        each["page"].removesuffix(".ipynb")
        for door in head.scene["ways"]["doors"]
        for each in door["pages"]
        if each["here"]
    )


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_its_pages_and_stands_behind_the_same_door(place):
    (door,) = [pages for pages in DOORS.values() if place in pages]
    assert PLACES[place] in door or PLACES[place] in ONLY_BY_PLACE
    for page in (at(f"{HERE}{place}.ipynb"), at(f"{ON_THE_SITE}{place}.html"), builder(place)(language="en")):
        assert page.name == (place if PLACES[place] in ONLY_BY_PLACE else PLACES[place])
        assert place_of(page) == place
    assert of_the_site(f'<a href="{address_of(place)}?lang=fr">') == f'<a href="{place}.html?lang=fr">'
