"""What is told of random deals: true by the brute scorer, alike in every language, and nothing that a seat cannot know.

What each premise says, and when, stands in ``tests/cases/answers.toml``, deal by deal.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from piquet_tutor.explain.why import ChangeError, nearest_change, what_if, why, why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import as_json, words_for
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_partie, write_record
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.catalogue import catalogue, languages
from tests.explain.why.leaking import Search, other_world, through_the_deal, told_apart
from tests.explain.why.scanning import cards_in, figures_in
from tests.explain.why.telling import Teller
from tests.game.answers import written
from tests.game.casebook import CASES
from tests.narration.deals import some_rules
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorers import score
from tests.oracle.starts import any_deal
from tests.samples import sample
from tests.strategies import random_deal

RANKS = ("tens", "jacks", "queens", "kings", "aces")
KINDS = tuple(kind.replace("_", " ") for kind in AWARDS)


def questions(deal, rng):
    """One question of each sort: what scores, and some particular things."""
    cards = [one.code for hand in (deal.kept or deal.hands).values() for one in hand]
    run = rng.choice([f"A{suit} K{suit} Q{suit}" for suit in "SHDC"] + [f"T{suit} 9{suit} 8{suit}" for suit in "SHDC"])
    yield from (*KINDS, rng.choice(RANKS), f"sequence {run}", f"exchange {rng.randint(0, 9)}")
    yield from (f"play {rng.choice(cards)}", f"play {rng.choice(cards)} at {rng.randint(1, 12)}")


def tally_of(deal):
    """What the brute scorer has of a finished deal; None where it has none."""
    try:
        return score(json.loads(json.dumps(write_record(deal)))) if deal.done and not deal.void else None
    except (Unlawful, ValueError, KeyError):
        return None


def finished(number):
    rng = Random(f"faithful {number}")
    return any_deal(some_rules(rng), rng), rng


@pytest.mark.parametrize("number", range(sample(24)))
def test_what_scores_scores_by_the_brute_scorer_and_of_the_rest_it_is_said_what_was_lacking(number):
    """The nearest comes first, behind what the denial names; and all that is lacking counts in one unit."""
    deal, rng = finished(number)
    tally = tally_of(deal)
    for side in dict.fromkeys(deal.table.sides):
        for question in questions(deal, rng):
            answer = why_not(deal, side, question)
            denied = any((one.subject, one.side, one.verdict.value) == (answer.question.kind, side, "denied")
                         for one in answer.rulings)  # fmt: skip
            far = [(each.name == "one_card", each.far) for each in answer.lacking[denied:]]
            assert far == sorted(far)
            assert len({each.unit for each in answer.lacking} - {""}) < 2
            if tally is not None and question in KINDS:
                assert answer.so == (answer.question.kind in tally[side]), (question, side, tally)
                assert answer.so or answer.lacking


@pytest.mark.parametrize("number", range(sample(12)))
def test_every_language_tells_the_same_cards_and_figures_and_no_card_but_those_of_the_facts(number):
    deal, rng = finished(f"told {number}")
    teller = Teller(deal, languages(), Counter())
    wrong = [said for ruling in deal.rulings for said in teller.ruling(ruling)]
    premises = [node.premise for ruling in deal.rulings for node in why(deal, ruling).walk() if node.premise]
    for side in dict.fromkeys(deal.table.sides):
        premises += [each for question in questions(deal, rng) for each in why_not(deal, side, question).lacking]
    wrong += [said for premise in premises for said in teller.premise(premise)]
    assert wrong == []


def some_change(deal, rng):
    """One change of some sort, that may or may not be possible."""
    seat, kind = rng.choice(deal.table.seats), rng.choice(("point", "sequence", "set"))
    cards = [one.code for hand in (deal.kept or deal.hands).values() for one in hand]
    changes = (f"{seat} sink {kind}", f"{seat} declare {kind}", f"play {rng.choice(cards)} at {rng.randint(1, 12)}")
    options = ("option lesser_combinations=both", "option last_trick=0")
    return rng.choice((*changes, *options, "swap {} {}".format(*rng.sample(cards, 2))))


@pytest.mark.parametrize("number", range(sample(24)))
def test_what_comes_of_a_change_is_what_the_brute_scorer_makes_of_the_changed_deal(number):
    deal, rng = finished(f"changed {number}")
    try:
        found = what_if(deal, some_change(deal, rng))
    except ChangeError:
        return
    told = [as_json(found, words_for(deal, None, language))["text"] for language in languages()]
    for read in (cards_in, lambda text: figures_in(text.partition(" (")[0])):
        assert all(read(one) == read(other) for one, other in pairwise(told)), told
    if found.deal is None or len(deal.rules.accounts) > 1:
        return
    tally = tally_of(found.deal)
    for side, totals in found.totals.items():
        assert totals == (deal.total(side), found.deal.total(side))
        assert tally is None or tally[side]["total"] == totals[1]


@pytest.mark.parametrize("number", range(sample(3)))
def test_the_nearest_change_turns_the_verdict_by_the_brute_scorer_s_word(number):
    deal, rng = finished(f"nearest {number}")
    side = rng.choice(deal.table.sides)
    kind = rng.choice([kind for kind in AWARDS if law_of(deal.rules).has(Subject(kind))])
    found = nearest_change(deal, kind, side, seconds=0.5)
    if found.record is not None:
        assert (kind in score(json.loads(json.dumps(found.record)))[side]) == found.wanted


@pytest.mark.parametrize("number", range(sample(16)))
def test_no_seat_is_told_what_it_cannot_know(number):
    """No text names a card it cannot place; and with two unseen cards exchanged it is told the very same."""
    rng, met = Random(f"leaks {number}"), Counter()
    deal = random_deal(some_rules(rng), rng, rng.choice((4, 6, 8, 10, 12, 14, 16, 20, 24, 30)))
    search = Search(deal, languages(), met)
    wrong = [*through_the_deal(deal, languages(), met)]
    for seat in deal.table.seats:
        wrong += [*search.scenes(seat), *search.refusals(seat, rng)]
    seat = deal.table.seats[number % len(deal.table.seats)]
    wrong += [*search.answers(seat), *search.changes(seat), *search.nearest(seat, "repique", deal.table.sides[0])]
    wrong += search.information(seat) if number % 8 == 0 else ()
    other = other_world(deal, seat, rng) if number % 3 == 0 else None
    wrong += told_apart(deal, other, seat, languages(), met, number % 9 == 0) if other is not None else ()
    assert wrong == []


SETTLED = {
    "difference": "difference high=154, low=93, bonus=100, points=161",
    "sum": "sum high=154, low=93, bonus=100, points=347, line=100",
}
"""What stands under the rulings at the end of the partie of 347 points."""


def test_under_a_settlement_stands_what_it_adds_up():
    partie = read_partie(example("partie-347"))
    told = [node.premise for ruling in partie.ledger for node in why(partie, ruling.number).because if node.premise]
    assert [written(premise, None) for premise in told] == list(SETTLED.values())


UNMET = {"bound", "must_first", "refused"}
"""Sorts that none of the many deals that were gone through for these cases has come to."""


def test_every_sort_of_premise_is_worded_and_has_a_worked_case():
    worded = {key.removeprefix("why-is-") for key in catalogue().read_all().entries if key.startswith("why-is-")}
    lines = "\n".join(path.read_text("utf-8") for path in CASES.glob("*.toml"))
    told = set(re.findall(r"(?:: |\| )([a-z_]+)(?=[ \n\"])", lines))
    assert worded - told == UNMET | SETTLED.keys()
