"""Searches: deals that are found are what was asked for, what cannot be is proved, and everything can be stopped."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from piquet_tutor.compare import parting
from piquet_tutor.deal.chance import shuffled
from piquet_tutor.finder import NotTwoHanded, Search, find, named_queries, parse, proving, query_from, told
from piquet_tutor.finder.judging import meets, telling_ruling
from piquet_tutor.opponents.interface import play_deal
from piquet_tutor.opponents.sensible import Sensible
from piquet_tutor.records.io import read_deal
from piquet_tutor.rules.loader import load

IMPOSSIBLE = ["two-blanks", "two-repiques", "repique-against-a-blank", "beaten-eight"]


def check(outcome):
    """The record alone, read and ruled anew, is what was asked for."""
    assert outcome.kind == "found"
    text = json.dumps(outcome.record)
    deals = [read_deal(text, rules) for rules in outcome.query.books]
    assert deals[0].done
    assert meets(outcome.query, *deals)
    assert deals[0].rulings == outcome.deal.rulings


@pytest.mark.parametrize("name", ["younger-repiques", "equal-points", "blank-saves-the-repique", "clock-and-order"])
def test_a_deal_that_is_found_is_what_was_asked_for(name):
    check(find(query_from(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", [each.id for each in named_queries()])
def test_every_named_question_has_its_answer(name):
    outcome = find(query_from(name), seconds=240)
    if name in (*IMPOSSIBLE, "more-than-fifty-seven"):
        assert outcome.kind == "proved"
    else:
        check(outcome)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_proved(name):
    outcome = find(query_from(name))
    assert outcome.kind == "proved"
    said = " ".join(told(outcome))
    assert "no such deal, and that is proved" in said
    assert "OR-Tools" in said
    assert "Play does not come into it" in said


def test_a_deal_from_a_seed_can_be_dealt_again():
    outcome = find(parse("elder.total>=1"), seed=5)
    check(outcome)
    assert outcome.how == "seed"
    deal = shuffled(load("rubicon"), outcome.seed)
    again = play_deal(deal, {seat: Sensible(outcome.seed) for seat in deal.table.seats})
    assert again.rulings == outcome.deal.rulings


def test_the_same_seed_finds_the_same_deal_and_another_another():
    asked = parse("capot=elder repique=none")
    limits = {"seconds": 600, "prove": False}
    one, two = (find(asked, 3, **limits) for _ in range(2))
    assert one.record == two.record
    assert find(asked, 4000, **limits).record != one.record


def test_without_the_solver_the_tutor_says_that_it_cannot_prove(monkeypatch):
    monkeypatch.setattr(proving, "is_installed", lambda: False)
    outcome = find(query_from("two-blanks"), most=20, seconds=20)
    assert outcome.kind == "not_found"
    said = " ".join(told(outcome))
    assert "does not prove" in said
    assert "pip install 'piquet-tutor[proofs]'" in said


def test_what_hangs_on_the_play_is_not_proved():
    outcome = find(parse("elder.total>=400"), most=3, seconds=20)
    assert outcome.kind == "not_found"
    assert "hangs on the play" in " ".join(told(outcome))


def test_rules_outside_the_model_are_not_proved():
    outcome = find(parse("blank=both rules=rubicon,lesser_combinations:both"), most=2, seconds=20)
    assert outcome.kind == "not_found"
    assert "lesser_combinations" in " ".join(told(outcome))


def test_two_packs_are_no_deal_for_both():
    outcome = find(parse("against=cent-36"), most=2, seconds=20)
    assert outcome.kind == "not_found"
    assert "different packs" in " ".join(told(outcome))


def test_a_search_tells_how_far_it_is_and_can_be_stopped():
    search = Search(parse("elder.total>=400"), seconds=600)
    shares = []
    for _ in range(30):
        assert search.step() is None
        shares.append(search.progress.share)
    assert shares == sorted(shares)
    assert 0 < shares[-1] < 1
    search.cancel()
    assert search.outcome.kind == "cancelled"
    assert search.step() is search.outcome
    assert search.progress.share == 1
    assert told(search.outcome)[0].startswith("Stopped after")


def test_a_proof_that_is_under_way_is_stopped_with_the_search():
    search = Search(query_from("more-than-fifty-seven"), seconds=600)
    while search._proof is None:
        search.step()
    search.cancel()
    assert search._proof.wait(5) is not None
    assert not search._proof._thread.is_alive()


def test_the_ruling_to_look_at_is_the_one_that_was_asked_for():
    outcome = find(query_from("younger-repiques"))
    ruling = outcome.deal.rulings[telling_ruling(outcome.query, outcome.deal) - 1]
    assert (ruling.rule, ruling.side, ruling.points) == ("repique.award", "younger", 60)
    two = find(query_from("clock-and-order"))
    number = telling_ruling(two.query, two.deal, two.other)
    assert number in (0, getattr(parting(two.deal, two.other).first, "number", 0))


def test_forms_for_which_no_deals_are_made_are_refused():
    with pytest.raises(NotTwoHanded):
        Search(replace(parse("capot=elder"), rules=load("voleur")))
