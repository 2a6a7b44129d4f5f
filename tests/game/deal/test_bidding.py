"""Every bid by pairs there is, and how it may be written; the bidding itself stands in ``tests/cases/bidding.toml``."""

from __future__ import annotations

from itertools import product

import pytest

from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import read_bid
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.bidding import pairs, pairs_worth

PARAMS = load("contract").rule("bid.pairs").params


def test_forty_two_bids_of_thirty_six_values():
    """Seven to thirteen tricks, three to eight cards left: from seven-three, 21, to thirteen-eight, 104."""
    every = pairs(PARAMS)
    assert set(every) == set(product(range(7, 14), range(3, 9)))
    worth = [tricks * left for tricks, left in every]
    assert worth == sorted(worth)
    assert (len(every), len(set(worth)), worth[0], worth[-1]) == (42, 36, 21, 104)


def test_six_numbers_can_mean_two_bids():
    double = {number: pairs_worth(PARAMS, number) for number in range(105) if len(pairs_worth(PARAMS, number)) > 1}
    assert double == {
        36: ((9, 4), (12, 3)),
        40: ((8, 5), (10, 4)),
        48: ((8, 6), (12, 4)),
        56: ((7, 8), (8, 7)),
        60: ((10, 6), (12, 5)),
        72: ((9, 8), (12, 6)),
    }


def test_a_bid_may_be_called_by_what_it_pays():
    """21 is seven-three and nothing else; 36 could be nine-four or twelve-three, so the two numbers are asked for."""
    rules = load("contract")
    assert read_bid("21", "dealer", rules, "bids[0]") == read_bid("7-3", "dealer", rules, "bids[0]")
    assert pairs_worth(PARAMS, 104) == ((13, 8),)
    with pytest.raises(RecordError, match="more than one bid"):
        read_bid("36", "dealer", rules, "bids[0]")
