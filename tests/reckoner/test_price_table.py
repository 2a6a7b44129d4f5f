"""The price table and all that is made of it are held to the ledger for every value of every option."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner import bulk
from piquet_tutor.reckoner.price_table import price_table
from piquet_tutor.reckoner.supported import supported_names
from piquet_tutor.reckoner.terms import Minded, Term, in_the_way, option_behind
from tests.reckoner.every_value import Case, cases, differing
from tests.samples import sample

OF_EACH_VALUE = 70
OF_EACH_BOOK = 100


@pytest.mark.parametrize("option", sorted(options()))
def test_every_value_of_an_option_is_reckoned_as_the_ledger_counts_it(option):
    """Seventy deals of each value, shared out among the rule sets that can be scored in bulk and are set otherwise."""
    wrong = []
    for number, case in enumerate(cases(option)):
        if load(case.name).option(option) != case.value:
            wrong += differing(case, sample(-(-OF_EACH_VALUE // len(supported_names()))), number)
    assert wrong == []


@pytest.mark.parametrize("name", supported_names())
def test_a_book_as_it_is_is_reckoned_as_the_ledger_counts_it(name):
    assert differing(Case(name, "cards", load(name).option("cards")), sample(OF_EACH_BOOK)) == []


def test_every_value_is_tried():
    for option, each in options().items():
        assert {case.value for case in cases(option)} >= set(each.values)


def test_a_deal_reckoned_by_another_table_is_noticed(monkeypatch):
    """The comparison can fail: by tables that pay two points less for sets, deals come out otherwise."""
    right = bulk.pair_tables(load("rubicon"))
    wrong = right._replace(set_worth=right.set_worth - 2 * (right.set_worth > 0))
    monkeypatch.setattr(bulk, "pair_tables", cache(lambda rules: wrong))
    assert differing(Case("rubicon", "cards", 10), 40)


def test_tables_pay_alike_where_their_totals_do():
    """A point for every lead and one for taking the opponent's come to as much as the Portland Club's one and two."""
    tables = {name: price_table(load(name)) for name in ("parlett", "club", "rubicon")}
    assert tables["parlett"].pays_like(tables["club"])
    assert tables["parlett"] != tables["club"]
    assert not tables["parlett"].pays_like(tables["rubicon"])


def test_a_parameter_that_is_not_read_stands_in_the_way():
    minded, rules = Minded({Term.PARAMETERS: "unread"}), load("rubicon")
    assert not any(in_the_way(load(name), minded) for name in rule_set_names())
    rule = rules.rule_on(Subject.CARTE_BLANCHE)
    more = replace(rules, clauses={**rules.clauses, rule.id: replace(rule, params={**rule.params, "for_aces": 3})})
    assert in_the_way(more, minded) == "unread"
    assert option_behind(more, Term.PARAMETERS) == (rule.id, "for_aces")
