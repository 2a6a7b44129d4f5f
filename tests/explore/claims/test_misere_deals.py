"""Claim 11: a misère is worth 35, 40, ... 65, each on a deal that ships."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.rulings import total
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_deal

SHIPPED = {
    "misere-thirty-five": 35,
    "misere-forty": 40,
    "misere-forty-five": 45,
    "misere-fifty": 50,
    "misere-fifty-five": 55,
    "misere-sixty": 60,
    "misere-sixty-five": 65,
}


@pytest.mark.parametrize(("name", "points"), SHIPPED.items())
def test_the_one_with_fewer_tricks_scores_five_for_each_of_the_others(name, points):
    deal = read_deal(example(name))
    below = sorted(total(deal.rulings, seat, "below") for seat in deal.table.seats)
    assert deal.done
    assert below == [0, points]
