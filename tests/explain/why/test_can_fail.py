"""The checkers of what is told can fail: each is given something false, and catches it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.explain.why import nearest_change, why, why_not
from piquet_tutor.game.cards import Card, Rank, pack_of
from piquet_tutor.narration.catalogue import catalogue
from tests.explain.why import smallest
from tests.explain.why.checks import Case, is_so
from tests.explain.why.leaking import Search, told_apart
from tests.explain.why.ledger_facts import wrong_facts
from tests.explain.why.many import questions
from tests.explain.why.scanning import cards_in, figures_in, scanned_languages
from tests.explain.why.telling import Teller
from tests.narration.deals import claim_20, some_rules
from tests.oracle.starts import any_deal

LANGUAGES = narration.languages()
DEALS = 30
ABOUT_THE_READER = {"hidden", "dealt_unknown", "nobody_bid", "no_exchange", "not_yet", "dealer_alone"}
"""Premises without a figure or card, or of what is not known: there is nothing in them to falsify but a name."""


def falsified(deal, premise, rng):
    """The same premise with one fact that its sentence reads made another."""
    read = {name for language in LANGUAGES for name in catalogue(language).entry(f"why-is-{premise.name}").names}
    for name in premise.facts:
        if name in read:
            for other in _others(deal, premise.facts[name], rng):
                yield replace(premise, facts=Facts({**premise.facts, name: other}))
    if "side" in read and premise.side is not None:
        for side in dict.fromkeys(deal.table.sides):
            if side != premise.side:
                yield replace(premise, side=side)


def _others(deal, value, rng):
    pack = pack_of(deal.rules.pack).cards
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Rank):
        return [each for each in Rank if each is not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, Card):
        return [rng.choice([one for one in pack if one is not value])]
    if isinstance(value, tuple) and value and isinstance(value[0], Card):
        return [(*value[1:], one) for one in pack if one not in value][:3]
    return [f"{value}x"] if isinstance(value, str) else []


def told_of(deal, rng):
    """Every premise told of a deal, with the ruling it is a ground of."""
    for ruling in deal.rulings:
        for node in why(deal, ruling).walk():
            yield from ((each.premise, node.ruling) for each in node.because if each.premise is not None)
    for side in dict.fromkeys(deal.table.sides):
        for question in questions(deal, rng):
            yield from ((each, None) for each in why_not(deal, side, question).lacking)


def caught(case, premise, ruling):
    """Whether a premise is found to be false; one that makes no sense at all is."""
    try:
        return not is_so(case, premise, ruling)
    except (IndexError, KeyError, ValueError, AttributeError, TypeError, StopIteration):
        return True


def test_a_premise_of_every_kind_is_caught_when_one_of_its_facts_is_made_false():
    tried, found = Counter(), Counter()
    for number in range(DEALS):
        rng = Random(f"false {number}")
        deal = any_deal(some_rules(rng), rng)
        case, seen = Case(deal), Counter()
        for premise, ruling in told_of(deal, rng):
            seen[premise.name] += 1
            if seen[premise.name] > 2:
                continue
            for false in falsified(deal, premise, rng):
                tried[premise.name] += 1
                found[premise.name] += caught(case, false, ruling)
    blind = (
        {name for name in tried if not found[name]} - ABOUT_THE_READER - {"no_such_trick"}
    )  # the next is none either
    assert not blind
    assert len(found) > 60, "the sample no longer meets the sorts of premise there are"
    assert found.total() > 0.75 * tried.total()


def test_a_ruling_with_a_false_fact_is_caught():
    deal = claim_20()
    case = Case(deal)
    missed = []
    for ruling in deal.rulings:
        assert not list(wrong_facts(case, ruling))
        for name in ("length", "pips", "size", "trick", "tricks", "count", "total", "points", "left"):
            value = ruling.facts.get(name)
            if isinstance(value, int) and not isinstance(value, bool):
                false = ruling._replace(facts=Facts({**ruling.facts, name: value + 1}))
                if not list(wrong_facts(case, false)):
                    missed.append((ruling.rule, name))
    assert not missed


# --- cards in texts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_is_found_by_name_and_by_sign(language):
    assert language in scanned_languages(), "give the new language its table in tests/explain/why/scanning.py"
    for one in pack_of(claim_20().rules.pack).cards:
        for said in (narration.card_name(one, language), narration.card_symbol(one, language), one.code):
            assert cards_in(f"— {said}.") == {one.code}, said
    shown = narration.cards_shown(claim_20().kept["elder"], language)
    assert cards_in(shown) == {one.code for one in claim_20().kept["elder"]}
    assert figures_in(f"{shown} : 12 points") == {12}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_names_a_hidden_card_is_caught(language):
    deal = claim_20()
    hidden = deal.discards["elder"][0]
    search = Search(deal, (language,), Counter())
    for said in (narration.card_name(hidden, language), narration.card_symbol(hidden, language), hidden.code):
        assert list(search.text("younger", language, "a test", f"— {said}."))
        assert not list(search.text("elder", language, "a test", f"— {said}."))


def test_a_language_that_tells_another_figure_or_card_is_caught():
    teller = Teller(claim_20(), ("en", "fr"), Counter())
    assert list(teller.wrong("a test", {"en": "5 cards", "fr": "6 cartes"}, set()))
    assert list(teller.wrong("a test", {"en": "the ace of hearts", "fr": "l’as de pique"}, {"AH", "AS"}))
    assert list(teller.wrong("a test", {"en": "the ace of hearts", "fr": "l’as de cœur"}, {"AS"}))
    assert not list(teller.wrong("a test", {"en": "the ace of hearts, 5", "fr": "l’as de cœur, 5"}, {"AH"}))


def test_a_seat_told_something_else_by_unseen_cards_is_caught(monkeypatch):
    deal = claim_20()
    monkeypatch.setattr(
        "tests.explain.why.leaking.everything_told",
        lambda each, seat, language, information=False: {"a hint": id(each)},
    )
    assert list(told_apart(deal, replace(deal), "elder", ("en",), Counter()))


# --- the smallest change ------------------------------------------------------------------------------------------


def test_a_change_that_does_not_turn_it_and_one_that_is_not_the_smallest_are_caught():
    deal = claim_20()
    found = nearest_change(deal, "cards", "elder")
    assert found.size == "card"
    assert not list(smallest.wrong_nearest(deal, "cards", "elder", found, Counter()))
    assert list(smallest.wrong_nearest(deal, "cards", "elder", replace(found, wanted=not found.wanted), Counter()))
    too_large = replace(found, size="swap")
    assert any(
        "need only play" in each for each in smallest.wrong_nearest(deal, "cards", "elder", too_large, Counter())
    )
