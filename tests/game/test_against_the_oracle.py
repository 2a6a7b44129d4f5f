"""The engine against a scorer that shares no code with it, on deals that nobody has seen before."""

from __future__ import annotations

import os
from random import Random, SystemRandom

import pytest
from hypothesis import given, settings

from piquet_tutor.engine.rulings import Ledger, total
from tests.oracle.agreement import trouble
from tests.oracle.many import books
from tests.oracle.starts import any_deal
from tests.strategies import deals

SEED = int(os.environ.get("PIQUET_SEED") or SystemRandom().randrange(10**6))
"""Fresh at each run, and printed when something fails; PIQUET_SEED repeats one."""
DEALS = int(os.environ.get("PIQUET_DEALS") or 40)
"""Deals for each rule set and mix; many more: ``python -m tests.oracle.many``."""


@pytest.mark.parametrize("book", range(len(books(SEED))))
def test_engine_record_and_brute_scorer_agree(book):
    """The sum of awards is the score, the record replays to an equal ledger, the brute scorer has the same tally."""
    rules = books(SEED)[book]
    for number in range(DEALS):
        found = trouble(any_deal(rules, Random(f"{SEED} {book} {number}")))
        assert not found, f"PIQUET_SEED={SEED}, deal {number} by {rules.spoken}: {found}"


@settings(max_examples=60, deadline=None)
@given(deal=deals())
def test_removing_any_ruling_lowers_the_total_by_exactly_its_awards(deal):
    """The ledger is the score: nothing else holds points."""
    for place, ruling in enumerate(deal.ledger):
        rest = Ledger((*deal.rulings[:place], *deal.rulings[place + 1 :]))
        for side in deal.table.sides:
            given_away = sum(award.points for award in ruling.awards if award.side == side)
            assert total(rest, side) == deal.total(side) - given_away


@settings(max_examples=60, deadline=None)
@given(deal=deals())
def test_the_sum_of_awards_is_the_score(deal):
    """By side, by kind and in all."""
    for side, found in deal.tally().items():
        awards = [award.points for ruling in deal.ledger for award in ruling.awards if award.side == side]
        assert sum(awards) == found["total"] == deal.total(side)
        accounts = {"above", "below"} & set(found)
        assert sum(points for kind, points in found.items() if kind not in {"total", *accounts}) == found["total"]
        assert not accounts or found["above"] + found["below"] == found["total"]


@settings(max_examples=60, deadline=None)
@given(deal=deals())
def test_a_ruling_rests_only_on_earlier_ones(deal):
    """Numbers run from one, and nothing rests on what was not ruled yet."""
    for place, ruling in enumerate(deal.ledger, 1):
        assert ruling.number == place
        assert all(0 < number < place for number in ruling.because)
