"""Searches: deals that are found are what was asked for, what cannot be is proved, and everything can be stopped."""

from __future__ import annotations

import json
from contextlib import contextmanager
from functools import cache
from random import Random

import pytest

from piquet_tutor.explain.compare import parting
from piquet_tutor.explore.finder import Search, find, named_queries, outcome_lines, parse, query_from, search
from piquet_tutor.explore.finder.exclusions import bar_of
from piquet_tutor.explore.finder.matching import meets, telling_ruling, words_in_ledger
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration import place_of
from piquet_tutor.players.opponents.interface import play_deal
from piquet_tutor.players.opponents.sensible import Sensible

IMPOSSIBLE = {
    "two-blanks": ["carte_blanche.award"],
    "two-repiques": ["repique.award"],
    "repique-against-a-blank": ["repique.award", "carte_blanche.award"],
    "beaten-eight": ["point.good"],
    "more-than-fifty-seven": ["carte_blanche.award", "point.good", "sequence.good", "set.good"],
}
"""Named questions that no two hands meet, and the clauses that are the reason."""


THOUGHTS: dict = {}


@contextmanager
def thought_over_once():
    """Every search begins with the same few deals; the players, who think long, need not think them over each time."""
    think = search.step

    def step(deal, players):
        asked = (repr(deal.rules), tuple(deal.dealt.values()), deal.talon, deal.actions)
        if asked not in THOUGHTS:
            THOUGHTS[asked] = think(deal, players).actions[-1]
        return apply(deal, THOUGHTS[asked])

    search.step = step
    try:
        yield
    finally:
        search.step = think


@cache
def answer(name):
    """What comes of a named question."""
    with thought_over_once():
        return find(query_from(name), seconds=240)


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
    check(answer(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", [each.id for each in named_queries()])
def test_every_named_question_has_its_answer(name):
    outcome = answer(name)
    if name in IMPOSSIBLE:
        assert outcome.kind == "proved"
    else:
        check(outcome)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_proved(name):
    outcome = answer(name)
    assert outcome.kind == "proved"
    said = " ".join(outcome_lines(outcome))
    assert "no such deal, and that is proved" in said
    assert "Play does not come into it" in said
    assert list(outcome.bar.clauses) == IMPOSSIBLE[name]
    assert all(clause in said for clause in IMPOSSIBLE[name])
    assert all(place_of(cite) in said for cite in outcome.bar.cites)


def test_a_deal_from_a_seed_can_be_dealt_again():
    outcome = find(parse("elder.total>=1"), seed=5)
    check(outcome)
    assert outcome.how == "seed"
    deal = shuffled(load("rubicon"), outcome.seed)
    again = play_deal(deal, {seat: Sensible(outcome.seed) for seat in deal.table.seats})
    assert again.rulings == outcome.deal.rulings


def test_the_same_seed_finds_the_same_deal_and_another_another():
    """A deal that is made, too, after those that were dealt; that players choose alike is held among their tests."""
    asked = parse("repique=elder")
    with thought_over_once():
        one, two = (find(asked, 3, seconds=600) for _ in range(2))
        other = find(asked, 4000, seconds=600)
    assert one.how == "made"
    assert one.record == two.record
    assert other.record != one.record


def test_hands_that_each_could_be_are_not_proved_not_to_fit_together(monkeypatch):
    """Each of the two could be held by itself: that leaves it open, and it is said so."""
    monkeypatch.setattr(search, "FIRST", 0)
    monkeypatch.setattr(search, "NATURAL", 0)
    outcome = find(parse("elder.sequences=4 younger.sequences=4 elder.sequence=3 younger.aces=4"), most=2)
    assert outcome.kind == "not_found"
    assert "whether two such hands fit together is not proved here" in " ".join(outcome_lines(outcome))


def test_what_hangs_on_the_play_is_not_proved():
    with thought_over_once():
        outcome = find(parse("elder.total>=400"), most=3, seconds=20)
    assert outcome.kind == "not_found"
    assert "depends on the play" in " ".join(outcome_lines(outcome))


def test_rules_outside_the_model_are_not_proved():
    outcome = find(parse("blank=both rules=rubicon,lesser_combinations:both"), most=2, seconds=20)
    assert outcome.kind == "not_found"
    assert "lesser_combinations" in " ".join(outcome_lines(outcome))


def test_two_packs_are_no_deal_for_both():
    outcome = find(parse("against=cent-36"), most=2, seconds=20)
    assert outcome.kind == "proved"
    (said,) = outcome_lines(outcome)
    assert said.startswith("No deal can be ruled by both Rubicon Piquet and Classic Piquet with thirty-six cards")
    assert said.endswith("they are played with 32 and with 36 cards.")


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
    assert outcome_lines(search.outcome)[0].startswith("Stopped after")


def test_what_is_under_way_is_stopped_with_the_search():
    """Every hand is weighed in pieces, and a search can be stopped between two of them."""
    search = Search(query_from("two-repiques"), seconds=600)
    with thought_over_once():
        while search.progress.phase != "proving":
            assert search.step() is None
    search.cancel()
    assert search.outcome.kind == "cancelled"


def test_the_ruling_to_look_at_is_the_one_that_was_asked_for():
    outcome = answer("younger-repiques")
    ruling = outcome.deal.rulings[telling_ruling(outcome.query, outcome.deal) - 1]
    assert (ruling.rule, ruling.side, ruling.points) == ("repique.award", "younger", 60)
    two = answer("clock-and-order")
    number = telling_ruling(two.query, two.deal, two.other)
    assert number in (0, getattr(parting(two.deal, two.other).first, "number", 0))


@pytest.mark.parametrize(
    "text",
    [
        "repique=younger rules=contract",
        "bid.tricks>=11 ruling=bid.beaten rules=contract",
        "bid=none difference>=20 rules=contract",
        "bid=none elder.sequence>=6 rules=contract",
        "pique=nondealer rules=auction",
        "bid.sign=minus bid.factor>=2 elder.point>=5 rules=auction",
        "repique=2 rules=normand",
        "1.quatorzes>=2 rules=normand",
        "repique=1-3-barred point=2-4 rules=voleur",
        "4.sequence=huitieme rules=voleur",
        "against=voleur,voleur_lesser:everyone on=sequence.lesser rules=voleur",
    ],
)
def test_forms_with_a_bidding_and_larger_tables_have_their_deals(text):
    outcome = find(query_from(text), seconds=60)
    check(outcome)
    assert outcome.how in ("random", "made")
    assert "tried" in outcome_lines(outcome)[0]


def test_a_random_deal_can_be_dealt_and_played_again():
    outcome = find(parse("ruling=bid.said rules=auction"), seed=11)
    assert outcome.how == "random"
    rng = Random(outcome.seed)
    assert play_out(shuffled(load("auction"), rng), rng).rulings == outcome.deal.rulings


def test_hands_that_are_bid_for_can_be_proved_not_to_exist():
    outcome = find(parse("blank=both rules=contract"))
    assert outcome.kind == "proved"
    assert "must have been bid for" in " ".join(outcome_lines(outcome))


def test_a_table_of_four_says_that_nothing_is_proved_of_it():
    outcome = find(parse("1.quatorzes=2 2.quatorzes=2 3.quatorzes=2 rules=voleur"), most=3, seconds=20)
    assert outcome.kind == "not_found"
    assert "cannot prove" in " ".join(outcome_lines(outcome))


@pytest.mark.parametrize("name", rule_set_names())
def test_what_a_clause_rules_out_is_told_with_the_clause(name):
    """Younger's pique: by the clause of this very rule set, whatever its name; and what is open is not ruled out."""
    rules = load(name)
    bar = bar_of(parse("pique=younger", rules))
    assert (bar is None) == bool(rules.clauses["pique.award"].params["younger"])
    assert bar_of(parse("pique=elder", rules)) is None
    if bar is not None:
        outcome = find(parse("pique=younger", rules))
        assert (outcome.kind, outcome.how, outcome.tried) == ("proved", "clause", 0)
        assert all(place_of(cite) in " ".join(outcome_lines(outcome)) for cite in bar.cites)
        for seed in range(12):
            rng = Random(seed)
            deal = play_out(shuffled(rules, rng), rng)
            assert not {"younger", "younger-barred"} & words_in_ledger("pique", deal)


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("pique=younger", "first_and_lead", "only the side that leads first"),
        ("pique=younger rules=rubicon,younger_pique:true", "lead_first", "play.lead"),
        ("pique=younger-barred", "first_only", "rules=rubicon,younger_pique:true"),
        ("pique=younger rules=auction", "first_only", "rules=auction,younger_pique:true"),
        ("capot=elder rules=contract", "no_clause", "cards.capot does not apply"),
        ("rouge!=none", "no_clause", "rules=rubicon,carte_rouge:10"),
        ("cards=elder rules=rubicon,cards:0", "no_points", "pays nothing"),
        ("ruling=settlement.rubicon", "partie", "a whole partie"),
        ("ruling=cards.early:awarded:younger rules=wikipedia", "first_only", "leads first"),
        ("elder.tricks>=7 younger.tricks>=6", "tricks", "12 tricks"),
        ("1.tricks=4 2.tricks=4 3.tricks=4 rules=normand", "tricks", "10 tricks"),
    ],
)
def test_every_kind_of_reason_is_told(text, kind, said):
    outcome = find(parse(text), most=1, seconds=5)
    assert outcome.kind == "proved"
    assert outcome.bar.kind == kind
    assert said in " ".join(outcome_lines(outcome))


@pytest.mark.parametrize(
    "text",
    [
        "pique=elder|younger",
        "pique=dealer rules=auction",
        "pique=1 rules=voleur",
        "pique=younger rules=rubicon,younger_pique:true,trick_scoring:flat_won",
        "rouge=none",
        "repique!=elder",
        "cards=divided",
        "elder.tricks=6 younger.tricks=6",
        "dealer.tricks=12 elder.tricks=12 rules=auction",
    ],
)
def test_what_the_clauses_leave_open_is_not_ruled_out(text):
    assert bar_of(parse(text)) is None
