"""What leads and tricks score, by what the books say of them: a price for each way, and the clauses pay just that."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.events import Ended
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.play_prices import SCORINGS, is_high, play_prices_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.solver.contract_value import FinishedPlay, awards


def price(rules, cards, captured=False, first=False):
    """What a trick of two cards scores: for the lead, and for taking it."""
    led, answer = map(is_high, parse_cards(cards))
    paid = play_prices_of(rules)
    return paid.leading(led, first), paid.taking(led, answer, captured)


@pytest.mark.parametrize(
    ("rules", "cards", "captured", "scores"),
    [
        pytest.param(
            load("cavendish"), "7S AS", True, (1, 1), id="Law 65: one for the lead, one for winning it from it"
        ),
        pytest.param(load("cavendish"), "AS 7S", False, (1, 0), id="Law 65: nothing more for winning one's own lead"),
        pytest.param(load("cent-1651"), "9S 7S", False, (0, 0), id="Chapter X: nothing below the ten"),
        pytest.param(load("cent-1651"), "9S TS", True, (0, 1), id="Chapter X: the ten that wins the trick"),
        pytest.param(load("cent-36"), "AS TS", False, (0, 2), id="classic: each high card in the trick won"),
        pytest.param(
            load("parlett", {"trick_scoring": "flat_won"}), "7S 9S", True, (0, 1), id="Parlett: a point a trick"
        ),
    ],
)
def test_what_a_lead_and_a_trick_score(rules, cards, captured, scores):
    assert price(rules, cards, captured) == scores


@pytest.mark.parametrize(
    ("first", "captured", "scores"),
    [(True, False, (1, 1)), (True, True, (1, 2)), (False, False, (0, 1)), (False, True, (0, 2))],
)
def test_the_club_counts_the_first_lead_one_for_a_trick_kept_and_two_for_a_trick_captured(first, captured, scores):
    assert price(load("club"), "9S TS" if captured else "9S 8S", captured, first) == scores


@pytest.mark.parametrize(
    ("rules", "most"),
    [
        pytest.param(load("cavendish"), 13, id="twelve leads and the last trick"),
        pytest.param(load("club"), 13, id="one for leading and twelve tricks kept"),
        pytest.param(
            load("parlett", {"trick_scoring": "flat_won", "last_trick": 10}), 22, id="twelve tricks, ten for the last"
        ),
        pytest.param(load("cent-36"), 20, id="every card from the ten up"),
        pytest.param(load("cent-1651"), 13, id="twelve high leads, and two for the last"),
    ],
)
def test_the_most_that_leads_and_tricks_can_bring(rules, most):
    assert play_prices_of(rules).most_in_tricks == most


@pytest.mark.parametrize("count", SCORINGS)
def test_no_way_the_tricks_can_fall_brings_more_than_the_most(count):
    """All the ways of winning twelve tricks; of each the points of both, the cards in it as high as can be."""
    paid = play_prices_of(load("rubicon", {"trick_scoring": count}))
    most = 0
    for winners in product((0, 1), repeat=paid.tricks):
        points, leader = [0, 0], 0
        for number, winner in enumerate(winners):
            captured, high = winner != leader, not paid.scoring.each_high or number < 10
            points[leader] += paid.leading(high, first=not number)
            points[winner] += paid.taking(high, high, captured)
            leader = winner
        points[winner] += paid.last_extra(high, high, captured, every=len(set(winners)) == 1)
        most = max(most, *points)
    assert most == paid.most_in_tricks


@pytest.mark.parametrize(("cards", "captured", "whole"), [("9S 7S", False, 1), ("9S TS", True, 2), ("AS 7S", False, 2)])
def test_chapter_x_makes_the_last_trick_two_in_all_with_a_ten_or_higher_and_one_with_less(cards, captured, whole):
    led, answer = map(is_high, parse_cards(cards))
    paid = play_prices_of(load("cent-1651"))
    counted = paid.taking(led, answer, captured) + (0 if captured else paid.leading(led))
    assert counted + paid.last_extra(led, answer, captured, every=False) == whole


@pytest.mark.parametrize("name", [name for name in rule_set_names() if play_prices_of(load(name)) is not None])
def test_the_clauses_pay_what_the_price_list_says(name):
    """Twenty deals played out at random: the points of leads and tricks are those of the price list, side by side."""
    rules = load(name)
    paid = play_prices_of(rules)
    for seed in range(20):
        deal = play_out(shuffled(rules, seed), Random(seed))
        if len(deal.tricks) < rules.hand_size or len(deal.table.seats) > 2:
            continue
        side_of, points = deal.table.side_of, dict.fromkeys(deal.table.sides, 0)
        for trick in deal.tricks:
            led, answer = map(is_high, trick.cards)
            captured, last = trick.winner != trick.leader, trick is deal.tricks[-1]
            every = len({each.winner for each in deal.tricks}) == 1
            points[side_of(trick.leader)] += paid.leading(led, first=trick is deal.tricks[0])
            points[side_of(trick.winner)] += paid.taking(led, answer, captured)
            points[side_of(trick.winner)] += paid.last_extra(led, answer, captured, every) if last else 0
        scored = {
            side: sum(one.points for one in deal.scores if one.side == side and one.kind == "play") for side in points
        }
        assert scored == points


ENDS = [(name, {}) for name in rule_set_names() if "bidding" not in load(name).phases]
ENDS += [("rubicon", {"cards": 0}), ("rubicon", {"capot": 30}), ("normand", {"cards": 0})]


@pytest.mark.parametrize(("form", "options"), ENDS)
def test_the_cards_and_the_capot_are_what_the_clauses_award_for_every_division_of_the_tricks(form, options):
    rules = load(form, options)
    paid, sides = play_prices_of(rules), list(dict.fromkeys(rules.table.sides))
    asked = [rule for rule in rules.clauses.values() if rule.subject in (Subject.CARDS, Subject.CAPOT)]
    for won in product(range(rules.hand_size + 1), repeat=len(sides)):
        if sum(won) == rules.hand_size:
            points = dict.fromkeys(sides, 0)
            for award in awards(FinishedPlay(rules, rules.table), asked, Ended(tuple(zip(sides, won, strict=True)))):
                points[award.side] += award.points
            assert paid.at_the_end(won) == list(points.values()), won
