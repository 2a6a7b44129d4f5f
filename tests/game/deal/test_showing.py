"""What is shown of what was declared, in what a worked case cannot say; the rest is ``tests/cases/showing.toml``."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import AskToSee
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import apply as applied
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal
from tests.game.table_talk import (
    apply,
    call,
    cards,
    declared,
    hands_of,
    lead,
    may,
    reply,
    ruling,
    rulings,
    shown,
)
from tests.samples import sample

EQUAL = ("S:QJT9 H:AK7 D:A8 C:K87", "S:K8 H:QJT8 D:K9 C:QJT9")
"""Each has a point of four making 39, and a quart to the queen, in spades and in clubs."""


def equal_points(rules: str = "rubicon", **options: object) -> Deal:
    """Elder has called a point and been told that it is equal."""
    deal = call(hands_of(*EQUAL, rules=rules, **options), "point", "S:QJT9")
    if not deal.contests["point"].stated:
        deal = reply(deal, "point", "ask", "C:QJT9")
    return reply(deal, "point", "equal", "C:QJT9")


# --- what is equal is named -------------------------------------------------------------------------------------------


@pytest.mark.clause("equal.named")
@pytest.mark.parametrize("rules", ["rubicon", "cavendish"])
def test_cavendish_elder_told_equal_names_the_suit(rules):
    """Of the point the suit alone: number and value are known already."""
    named = ruling(equal_points(rules), "equal.named", "allowed", "elder")
    assert named.facts["suit"].letter == "S"
    assert "cards" not in named.facts


def test_cavendish_younger_names_what_is_equal_when_elder_has_led():
    deal = declared(hands_of(*EQUAL))
    assert not rulings(deal, "equal.named", "allowed", "younger")
    deal = lead(deal, "AH")
    assert [each.facts["kind"] for each in rulings(deal, "equal.named", "allowed", "younger")] == ["point", "sequence"]
    assert set(cards("C:QJT9")) <= set(seen_by(deal, "elder").others["younger"].held)


# --- asking to see ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", rule_set_names())
def test_a_deal_knows_at_every_step_which_requests_the_judge_allows(name):
    """They are noted when they open, and not tried at every step: whoever reads them finds what the judge would say."""
    rng, rules = Random(29), load(name)
    for _ in range(12):
        deal = shuffled(rules, rng)
        while not deal.done:
            every = [AskToSee(seat, kind) for kind in KINDS for seat in deal.table.seats]
            assert deal.requests == tuple(each for each in every if may(deal, each)), deal.actions
            deal = applied(deal, random_action(deal, rng))
        assert deal.requests == ()


def test_a_view_says_what_may_be_asked():
    assert seen_by(equal_points(), "younger").requests == ("point",)
    assert seen_by(equal_points(), "elder").requests == ()


def test_asking_scores_nothing():
    deal = lead(declared(hands_of(*EQUAL)), "AH")
    asked = apply(apply(deal, AskToSee("elder", "point")), AskToSee("younger", "point"))
    assert asked.tally() == deal.tally()


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_keeps_what_was_asked_and_when():
    """At once, without a number; later, after so many words and cards."""
    deal = apply(equal_points(), AskToSee("younger", "point"))
    deal = apply(shown(lead(declared(deal), "AH")), AskToSee("elder", "point"))
    record = write_record(deal)
    assert record["asked"][0] == ["younger", "point"]
    assert record["asked"][1][:2] == ["elder", "point"]
    assert read_deal(record).rulings == deal.rulings


def test_a_record_without_questions_reads_as_ever():
    deal = lead(declared(hands_of(*EQUAL)), "AH")
    assert "asked" not in write_record(deal)


# --- declared cards ---------------------------------------------------------------------------------------------------


def test_case_iv_three_aces_that_were_declared_bar_three_knaves():
    """A point headed by the ace and two tierces major: by the law itself, without a referee."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {"elder": "QS KS AS 8H 7H AD KD QD JH AH QC 9H", "younger": "8S 7S QH 9D 8D 7D JS KH KC JC JD 7C"},
        "calls": {"elder": {"sets": []}},
        "play": "AS 7S",
    }
    deal = read_deal(record)
    assert ruling(deal, "declared.bars", "denied", "younger").facts["other_size"] == 3
    assert "set" not in deal.tally()["younger"]
    allowed = read_deal({**record, "rules": {"base": "rubicon", "options": {"calling_shows": False}}})
    assert allowed.tally()["younger"]["set"] == 3


@pytest.mark.clause("declared.bars")
def test_what_equal_cards_bar_stays_barred_when_others_have_scored_since():
    """Elder's equal point holds a quint; the three queens counted after it are no reason to forget it."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {
            "elder": "JS QS KH AH QH JH TH 8H QD TD 7D 8D",
            "younger": "KS 9S AD JD 9D AC KC QC JC TC 8C 7H",
        },
        "calls": {"elder": {"sequences": []}},
        "play": "7D AD",
    }
    deal = read_deal(record)
    assert deal.contests["point"].result == "equal"
    assert ruling(deal, "declared.bars").verdict is Verdict.DENIED
    assert [one.points for one in deal.scores if one.kind == "set" and one.side == "elder"] == [3]
    assert not [one for one in deal.scores if one.kind == "sequence"]


LOWER_CALLED = {
    "format": "piquet-record/1",
    "rules": "au-cent",
    "hands": {"elder": "AS KS QS JS TS AH KH QH 9D 8C 7D 7H", "younger": "JD TD 9H 8D KC QC JC TC 9S 8S 7S 8H"},
    "calls": {"elder": {"sequences": ["AH KH QH"]}},
    "play": "AS 7S",
}
"""Elder's point holds a quint major; a tierce is called, and younger has a quart."""


def told(deal, rule, language):
    (found,) = (one for one in deal.rulings if one.rule == rule and one.verdict is Verdict.DENIED)
    return narration.text(found, "short", language)


@pytest.mark.parametrize("rules", ["au-cent", "rubicon", "cavendish"])
def test_a_lower_call_and_a_better_answer_both_count_nothing_and_say_the_same_of_each_other(rules):
    """The call is beaten by the answer, and the answer by what was shown: neither line denies the other."""
    deal = read_deal({**LOWER_CALLED, "rules": rules})
    assert not [one for one in deal.scores if one.kind == "sequence"]
    beaten, barred = (told(deal, rule, "en") for rule in ("sequence.good", "declared.bars"))
    assert "that elder called is not good: younger has a quart to the king" in beaten
    assert "quart to the king counts nothing either: it beats the tierce" in barred
    assert "but not the quint major among the cards elder has declared" in barred
    beaten, barred = (told(deal, rule, "fr") for rule in ("sequence.good", "declared.bars"))
    assert "annoncée par le premier n’est pas bonne" in beaten
    assert "ne compte pas non plus\u202f: elle bat la tierce" in barred


def test_a_lower_trio_called_and_a_better_trio_answered_both_count_nothing():
    """The point and three tierces major show the aces; elder calls the tens, and younger has three jacks."""
    record = {
        "format": "piquet-record/1",
        "rules": "au-cent",
        "hands": {"elder": "AS KS QS TS AH KH QH TH AD KD QD TD", "younger": "JS 9S 8S JH 9H 8H JD 9D 8D 9C 8C 7C"},
        "calls": {"elder": {"sets": ["TS TH TD"]}},
        "play": "AS 8S",
    }
    deal = read_deal(record)
    assert not [one for one in deal.scores if one.kind == "set"]
    assert (
        told(deal, "set.good", "en") == "The trio of tens that elder called is not good: younger has a trio of jacks."
    )
    assert told(deal, "declared.bars", "en") == (
        "Younger’s trio of jacks counts nothing either: it beats the trio of tens that was called, "
        "but not the trio of aces among the cards elder has declared."
    )


def test_to_call_nothing_leaves_nothing_for_younger_to_beat():
    """Where elder has called no sequence, what was shown alone stands against younger's."""
    deal = read_deal({**LOWER_CALLED, "calls": {"elder": {"sequences": []}}})
    assert told(deal, "declared.bars", "en").endswith(
        "counts nothing: the cards elder has declared contain a quint major."
    )


def test_what_elder_kept_back_is_not_called_equal():
    """Elder sinks a quart and calls a tierce that younger equals: only the two compared are said to be equal."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {"elder": "KS QS JS KH QH JH TH 9C AD 8C 7D 7C", "younger": "AS TS 9H 8H KD QD JD AC QC TC 9S 8D"},
        "calls": {"elder": {"sequences": ["KS QS JS"]}},
        "play": "KS AS",
    }
    deal = read_deal(record)
    equal, kept, _ = (one for one in deal.rulings if one.rule in ("sequence.equal", "sequence.lesser"))
    assert narration.text(equal, "short") == "Equal sequences, a tierce to the king on both sides: nobody scores."
    assert narration.text(kept, "short") == (
        "Elder’s quart to the king in hearts counts nothing: the two sequences compared were equal."
    )


def lower_call(rng: Random) -> dict[str, Any]:
    """Elder's quint and tierce against younger's quart, in any three suits and of any height; the rest is shuffled."""
    ranks, suits = "AKQJT987", rng.sample("SHDC", 3)
    runs = []
    for suit, size in zip(suits, (5, 3, 4), strict=True):
        start = rng.randrange(len(ranks) - size + 1)
        runs.append([f"{rank}{suit}" for rank in ranks[start : start + size]])
    quint, tierce, quart = runs
    taken = {*quint, *tierce, *quart}
    rest = [f"{rank}{suit}" for suit in "SHDC" for rank in ranks if f"{rank}{suit}" not in taken]
    rng.shuffle(rest)
    hands = {"elder": " ".join(quint + tierce + rest[:4]), "younger": " ".join(quart + rest[4:12])}
    return {"format": "piquet-record/1", "hands": hands, "calls": {"elder": {"sequences": [" ".join(tierce)]}}}


@pytest.mark.parametrize("rules", ["au-cent", "cavendish", "rubicon"])
def test_of_a_class_nobody_counts_the_two_lines_leave_each_other_true(rules):
    """The call is not good as called, and the answer counts nothing either: both say what beat them."""
    rng, met = Random(7), 0
    for _ in range(sample(60)):
        deal = read_deal({**lower_call(rng), "rules": rules})
        for barred in rulings(deal, "declared.bars", "denied"):
            beaten = ruling(deal, f"{barred.facts['kind']}.good", "denied", "elder")
            assert beaten.facts["implied_length"] >= barred.facts["other_length"] >= barred.facts["length"]
            assert "that elder called is not good" in narration.text(beaten, "short")
            assert " counts nothing either: " in narration.text(barred, "short")
            assert not [one for one in deal.scores if one.kind == barred.facts["kind"]]
            met += 1
    assert met > 10
