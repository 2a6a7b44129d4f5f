"""Every clause is stated in words, its numbers read off the rule data."""

from __future__ import annotations

import re

import pytest

from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.narration import MissingText
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.clauses import clause, key_of

EVERY = [(name, each) for name in rule_set_names() for each in load(name).clauses]
FOR_TWO = [name for name in rule_set_names() if {"bidding", "round"}.isdisjoint(load(name).phases)]
"""Elsewhere some options are read by a clause of the parent game and mean nothing any more."""
NUMBERS = (0, 7, 25, 120)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_is_stated(name, language):
    rules = load(name)
    for each in rules.clauses:
        words = clause(rules, each, language)
        assert words[0].isupper() or words[0].isdigit(), each
        assert words.endswith("."), each
        assert not re.search(r"[{}$]|  | [.,;:]|\.\.", words), (each, words)


@pytest.mark.parametrize("name", rule_set_names())
def test_a_statement_names_no_source_nor_option(name):
    """Whose word it is stands beside the statement, not in it."""
    for each in load(name).clauses:
        words = clause(name, each).lower()
        assert not any(source in words for source in ("cavendish", "wikipedia", "parlett", "law "))
        assert "_" not in words, each


def other_values(name):
    return options()[name].values or NUMBERS


@pytest.mark.parametrize("name", FOR_TWO)
def test_an_option_a_clause_reads_changes_what_it_says(name):
    """Or is at least one of the variables its words hang on; or takes the clause out of force."""
    for each, rule in load(name).clauses.items():
        for option in rule.options:
            found = set()
            for value in other_values(option):
                rules = load(name, {option: value})
                found.add(clause(rules, each) if each in rules.clauses else None)
            speaks_of = catalogue().entry(key_of(load(name), each)).names
            assert len(found) > 1 or option in speaks_of, f"{each} is silent on {option}"


@pytest.mark.parametrize("name", rule_set_names())
def test_no_value_of_an_option_leaves_a_clause_without_words(name):
    for option in options().values():
        for value in other_values(option.name):
            rules = load(name, {option.name: value})
            for each in rules.clauses:
                said = clause(rules, each)
                assert said
                assert "_" not in said, f"{each} gives the value of an option instead of words"


def test_numbers_are_read_off_the_rule_data():
    """Exchange limits, prices and targets come from the rule set and its options."""
    assert "at most 5" in clause("rubicon", "exchange.elder")
    assert "at most 8" in clause(load("rubicon", {"elder_exchange_max": 8}), "exchange.elder")
    assert clause("wikipedia", "point.too_short").startswith("A point of fewer than 4 cards")
    assert "30" in clause(load("rubicon", {"capot": 30}), "cards.capot")
    assert "Twenty or more" in clause("voleur", "pique.award")
    assert "The clock decides" in clause("parlett", "pique.award")
    assert "The order of reckoning decides" in clause("rubicon", "pique.award")


def test_a_clause_that_is_not_there_is_an_error():
    with pytest.raises(KeyError):
        clause("rubicon", "cards.early")
    with pytest.raises(MissingText, match="no catalogue"):
        clause("rubicon", "cards.most", "xx")
