"""What is said of points, sequences and sets: of each in its own words, whole, and no more than its ruling knows."""

from __future__ import annotations

import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.explain.why import why
from piquet_tutor.explore.rulebook.book import rulebook_of
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.clauses import clause, telling
from tests.narration.deals import opening_of, rules_of
from tests.samples import sample

LANGUAGES = ("en", "fr")
OTHERS = {
    "point": {
        "en": r"top card|tierce|quart\b|quint\b|neighbouring|higher rank|\btrio|quatorze|sequence|(?:the|other) sets?",
        "fr": r"carte du haut|tierce|quarte|quinte|se suivent|rang|brelan|quatorze|séquence",
    },
    "sequence": {
        "en": r"\bmak(?:e|es|ing)\b|\bpoint\b|\btrio|quatorze|\brank\b|(?:the|other) sets?\b",
        "fr": r"\bvalant\b|(?<!se )\bvalent\b|le point\b|un point\b|brelan|quatorze|\brang\b",
    },
    "set": {
        "en": r"top card|tierce|neighbouring|\bmak(?:e|es|ing)\b|\bpoint of\b|sequences?\b",
        "fr": r"carte du haut|tierce|se suivent|\bvalant\b|point de\b|séquence",
    },
}
"""Words of the other two, which nothing said of a point, a sequence or a set may use."""


def kind_of(each):
    kind = each.rule.split(".")[0]
    return kind if kind in OTHERS else each.facts.get("kind")


def said(each, language, deal):
    passage = narration.passage(each, language, deal.rulings, deal.rules)
    return " ".join((passage.short, *passage.reasons))


# --- each in its own words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", rule_set_names())
def test_what_is_said_of_a_point_a_sequence_or_a_set_uses_no_word_of_the_others(name):
    rng = Random(name)
    for _ in range(sample(12)):
        deal = play_out(opening_of(rules_of(name, rng), rng), rng)
        for each in deal.rulings:
            if kind_of(each) in OTHERS:
                for language in LANGUAGES:
                    text = said(each, language, deal)
                    assert not re.search(OTHERS[kind_of(each)][language], text), (each.rule, text)


# --- whole --------------------------------------------------------------------------------------------------------


def announced(each):
    """What of a call is public: its value or its top card, in words that its text must have."""
    facts = {name: each.facts[name] for name in ("pips", "top") if name in each.facts}
    return [value for value in facts.values() if not isinstance(value, OnlyFor)]


@pytest.mark.parametrize("name", rule_set_names())
def test_every_text_of_a_call_has_the_value_or_the_top_card_that_was_named(name):
    """On each line that speaks of the call: when it is made, answered “good”, and not good."""
    rng = Random(name)
    for _ in range(sample(12)):
        deal = play_out(opening_of(rules_of(name, rng), rng), rng)
        for each in deal.rulings:
            answered = each.rule == "sequence.answered" and each.facts["answer"] == "good"
            if each.rule in ("point.called", "sequence.called") or answered:
                for value in announced(each):
                    word = str(value) if not hasattr(value, "name") else value.name.lower()
                    text = narration.text(each)
                    assert word in text or (word == "ace" and "major" in text), text


# --- what is not played -------------------------------------------------------------------------------------------


def options_under(reason):
    if reason.option is not None:
        yield reason.option[0]
    for each in reason.because:
        yield from options_under(each)


@pytest.mark.parametrize("name", rule_set_names())
def test_under_a_ruling_stand_only_options_that_mean_something_in_its_rules(name):
    rng = Random(name)
    for _ in range(sample(2)):
        deal = play_out(opening_of(load(name), rng), rng)
        for each in deal.rulings:
            assert {*options_under(why(deal, each))} <= telling(deal.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_without_a_carte_rouge_tells_of_none(name, language):
    """Nor of a rubicon, a misère or a doubled bid, where there is none."""
    rules = load(name)
    absent = {
        "carte rouge": "carte_rouge.award" not in rules.clauses,
        "rubicon": "settlement.rubicon" not in rules.clauses,
        "misère": "misere.award" not in rules.clauses,
    }
    for part in rulebook_of(rules, language).parts:
        for article in part.articles:
            told = [part.title, article.question, article.statement, clause(rules, article.id, language)]
            told += [each.title for each in article.settings if each.name in telling(rules)]
            for word, none in absent.items():
                assert not none or word not in " ".join(told).lower(), (word, article.id, told)
