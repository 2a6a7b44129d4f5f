"""An address that opens a page at one of its places: what it asks for is there, under Voilà, on the site, in a cell."""

from __future__ import annotations

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import visiting
from piquet_tutor.app.browser_host import of_the_site
from piquet_tutor.app.doors import DOORS, PLACES, address_of
from piquet_tutor.app.pages.pages import ONLY_BY_PLACE, builder, page_at
from piquet_tutor.app.shared.head.page_head import PageHead

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


def scene_of(page, view: str):
    return next(part.scene for part in page.parts().values() if part.view == view and part.scene)


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_its_pages_and_stands_behind_the_same_door(place):
    (door,) = [pages for pages in DOORS.values() if place in pages]
    assert PLACES[place] in door or PLACES[place] in ONLY_BY_PLACE
    for page in (at(f"{HERE}{place}.ipynb"), at(f"{ON_THE_SITE}{place}.html"), builder(place)(language="en")):
        assert page.name == (place if PLACES[place] in ONLY_BY_PLACE else PLACES[place])
        assert place_of(page) == place
    assert of_the_site(f'<a href="{address_of(place)}?lang=fr">') == f'<a href="{place}.html?lang=fr">'


@pytest.mark.parametrize(
    ("address", "place", "target"),
    [
        ("referee.ipynb?case=IV", "referee", "IV"),
        ("referee.ipynb?law=revoke", "referee", "revoke"),
        ("claims.ipynb?claim=3", "claims", "3"),
        ("rulebook.ipynb?part=differ", "differ", ""),
        ("rulebook.ipynb?part=differ&question=pique_reckoning", "differ", "pique_reckoning"),
        ("rulebook.ipynb?part=rules", "rulebook", ""),
        ("rulebook.ipynb?rules=parlett&clause=pique.award", "rulebook", "pique.award"),
        ("rulebook.ipynb?rules=rubicon&options=cards_in_pique:true&clause=cards.early", "rulebook", "cards.early"),
    ],
)
def test_what_an_address_names_is_gone_to(address, place, target):
    for whole in (HERE + address, ON_THE_SITE + address.replace(".ipynb", ".html")):
        page = at(whole)
        assert place_of(page) == place
        scene = scene_of(page, "lookup")
        assert scene["target"] == target
        assert not target or target in [one["id"] for group in scene["groups"] for one in group["items"]]


@pytest.mark.parametrize("address", ["rulebook.ipynb?find=younger-repiques", "find.ipynb?find=younger-repiques"])
def test_a_question_of_an_address_is_ready_to_be_asked(address):
    page = at(HERE + address)
    assert place_of(page) == "find"
    assert "repique=younger" in [part.scene["value"] for part in page.parts().values() if part.view == "field"]


def test_the_subject_of_the_odds_is_the_one_that_was_asked_for():
    (chosen,) = [tab["id"] for tab in scene_of(at(f"{HERE}odds.ipynb?subject=draws"), "odds")["tabs"] if tab["chosen"]]
    assert chosen == "draws"


@pytest.mark.parametrize("address", ["daily.ipynb?day=2026-11-23", "play.ipynb?day=2026-11-23"])
def test_the_deal_of_a_day_is_dealt_at_either_address(address):
    page = at(HERE + address)
    assert place_of(page) == "daily"
    assert "daily" in page.scene()["keeps"]
    assert "23 November 2026" in scene_of(page, "head")["lead"]
