"""What Tab offers after a dot: a notebook's own words, and nothing that would bury them."""

from __future__ import annotations

import pytest

import piquet_tutor
from piquet_tutor import ask, deal, page, race, table

DEAL = deal("cavendish-example")
LIBRARY = {"add_traits", "hold_trait_notifications", "set_trait", "class_traits", "comm", "send_state", "fold_line"}


def offered(thing):
    return {name for name in dir(thing) if not name.startswith("_")}


def test_a_deal_offers_what_one_asks_of_it_and_not_what_only_the_engine_looks_at():
    found = offered(DEAL)
    assert {"why", "why_not", "what_if", "turned_by", "under", "books", "explain", "tally", "total", "link"} <= found
    assert {"hands", "talon", "discards", "tricks", "rulings", "folded"} <= found
    assert found.isdisjoint({"draft", "sealed", "stop", "peeked", "faced", "waiting_to_draw", "lead_ruling"})
    assert {"draft", "peeked"} <= offered(DEAL.draft()), "policies and phases have them all the same"


def test_the_package_offers_its_words_alone():
    assert offered(piquet_tutor) == set(piquet_tutor.__all__)


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (ask(DEAL, "point"), {"mark", "show_me", "answer", "correct", "deal", "ruling", "observe"}),
        (race(DEAL), {"moves", "deal", "ruling", "race", "observe"}),
        (table(DEAL), {"deal", "ruling", "observe", "layout"}),
        (page("forms"), {"deal", "ruling", "observe"}),
        (DEAL.why("point"), {"ruling", "reason", "folded"}),
    ],
    ids=["ask", "race", "table", "page", "why"],
)
def test_what_shows_itself_offers_its_handles_and_nothing_of_a_library_behind_them(thing, words):
    found = offered(thing)
    assert words <= found
    assert found.isdisjoint(LIBRARY)
    assert len(found) < 20
