"""What can be known of a clause without asking its policy, held against what the ledger of random deals says."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import customs, load, rule_set_names
from piquet_tutor.game.subjects import Subject

WITHOUT_PRICES = {"cards": 0, "capot": 30, "last_trick": 0}


def rulings_of(rules, deals=40):
    for seed in range(deals):
        rng = Random(seed)
        yield from ((each, deal) for deal in [play_out(shuffled(rules, rng), rng)] for each in deal.rulings)


def test_what_may_be_looked_at_is_read_by_no_clause():
    """Cavendish, Law 45: a player may look at his discards; no score hangs on it."""
    assert set(customs()) == {"own_discards_visible", "tricks_open"}


@pytest.mark.parametrize("name", rule_set_names())
def test_a_clause_without_a_price_awards_nothing(name):
    rules = load(name, WITHOUT_PRICES)
    free = {rule.id: rule.nature for rule in rules.clauses.values() if rule.nature.price}
    free = {clause: each for clause, each in free.items() if rules.rule(clause).params[each.price] == 0}
    for ruling, _ in rulings_of(rules):
        if ruling.rule in free:
            assert ruling.verdict is not Verdict.AWARDED
            assert not free[ruling.rule].silent_at_nought


@pytest.mark.parametrize("name", rule_set_names())
def test_the_first_side_alone_and_parties_alone(name):
    """The cards before the end are elder's alone; no deal on its own reaches the end of a race."""
    for ruling, deal in rulings_of(load(name)):
        nature = deal.rules.rule(ruling.rule).nature
        assert not nature.needs_match
        assert not nature.first_side_only or ruling.side == deal.table.sides[0]


def test_contract_and_auction_judge_the_pique_by_policies_of_their_own():
    ordinary = [name for name in rule_set_names() if load(name).clause_on(Subject.PIQUE).ordinary]
    assert set(rule_set_names()) - set(ordinary) == {"contract", "auction"}


def test_a_parameter_names_the_option_that_sets_it():
    assert load("rubicon").clause_on(Subject.PIQUE).set_by["younger"] == "younger_pique"
    assert "points" not in load("rubicon").clause_on(Subject.PIQUE).set_by
