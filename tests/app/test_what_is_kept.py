"""What a page keeps does not grow with every press: deals as far as they can be undone, answers while they stand."""

from __future__ import annotations

import gc
from collections import Counter
from itertools import islice
from random import Random

import pytest

from piquet_tutor.game.deal.views import View
from piquet_tutor.game.state import Deal
from tests.app.strangers import built, learning

PRESSES = 90
MOST_DEALS = 130
"""A deal as it was dealt and after each of some sixty actions; the deals of the partie; those of a record, stepped."""
MOST_NEW = 12_000
"""Objects that may come in the second half: texts not said before, and what their caches hold. One deal a press, with
its rulings and their facts, would be more."""


def alive() -> Counter[type]:
    gc.collect()
    return Counter(type(each) for each in gc.get_objects())


@pytest.mark.parametrize("name", ["first_deal", "examples", "play"])
def test_a_page_keeps_no_more_after_many_presses_than_after_some(name):
    before = alive()
    page = built(name)
    presses = learning(page, Random(2))
    kept = []
    for _ in range(2):
        for part, intent in islice(presses, PRESSES):
            page.handle({"part": part, "intent": intent})
        kept.append(alive())
    for after in kept:
        assert after[Deal] - before[Deal] <= MOST_DEALS
        assert after[View] - before[View] <= 2
    assert kept[1].total() - kept[0].total() <= MOST_NEW
