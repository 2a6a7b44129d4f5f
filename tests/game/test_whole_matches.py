"""Every form from the cut to the settlement: by random legal play, and by the tutor's opponent against itself.

Each match replays from its record to equal ledgers, and every ruling in it can be told at three depths, of each deal to
one reader in turn.
"""

from __future__ import annotations

import json
from itertools import cycle
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import known_to
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.records.io import read_partie, write_partie
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players.opponents.interface import play_deal
from piquet_tutor.players.opponents.sensible import Sensible

PLAYERS = ("Ann", "Ben", "Cis", "Dan")
LONGEST = 60
"""Deals after which a match counts as endless; the longest seen was a rubber of some twenty-five."""


def match_of(rules: str, seed: int, sensible: bool):
    """A match to its end."""
    found = load(rules)
    rng = Random(seed)
    match = begin(found, PLAYERS[: len(found.table.seats)], "Ann")
    for _ in range(LONGEST):
        if match.over:
            return match
        deal = match.deal(rng)
        players = {seat: Sensible(seed, care=1) for seat in deal.table.seats}
        match = match.with_deal(play_deal(deal, players) if sensible else play_out(deal, rng))
    raise AssertionError(f"{rules} does not come to an end")


@pytest.mark.parametrize("sensible", [False, True], ids=["random", "opponent"])
@pytest.mark.parametrize("rules", rule_set_names())
def test_a_whole_match_replays_settles_and_can_be_told(rules, sensible):
    match = match_of(rules, 20261121, sensible)
    text = json.dumps(write_partie(match))
    again = read_partie(text)
    assert [deal.rulings for deal in again.deals] == [deal.rulings for deal in match.deals]
    assert again.ledger == match.ledger
    assert again.totals == match.totals
    assert match.ledger, "the match is settled"
    for deal, seat in zip(match.deals, cycle((None, *match.rules.table.seats)), strict=False):
        for ruling in known_to(deal.rulings, seat):
            for depth in ("call", "short", "full"):
                said = narration.text(ruling, depth, "en")
                assert said or depth == "call"
    for ruling in match.ledger:
        assert narration.text(ruling, "short", "en")
        assert narration.text(ruling, "full", "en")


def test_a_rubber_of_the_form_with_a_line_is_settled_with_its_bonuses():
    """Two games won; 300, or 500 when the loser has no game; 100 for each game in which he scored nothing."""
    match = match_of("contract", 3, sensible=False)
    won = sorted(match.games_won.values())
    bonus = next(ruling for ruling in match.ledger if ruling.rule == "rubber.bonus")
    assert won[1] == 2
    assert bonus.points == (300 if won[0] else 500)


def test_three_who_come_home_in_one_deal_end_the_match():
    """Nobody is left to deal: the race is over, and the one with the fewest points has arrived nowhere."""
    rng = Random(53)
    match = begin(load("normand", {"target": 10, "race_stop": "end_of_deal"}), ("Ann", "Ben", "Cis"), "Ann")
    match = match.with_deal(play_out(match.deal(rng), rng))
    assert min(match.totals.values()) >= 10
    assert match.over
    assert [(ruling.rule, ruling.side) for ruling in match.ledger] == [("race.home", "Ann"), ("race.home", "Cis")]


def test_an_auction_may_be_a_race_too():
    """Whatever form a match takes, any rule set that allows it can bring it to an end."""
    rng = Random(1)
    match = begin(load("auction", {"match_format": "race", "target": 10}), ("Ann", "Ben"), "Ann")
    for _ in range(20):
        if match.over:
            break
        match = match.with_deal(play_out(match.deal(rng), rng))
    assert match.over
    assert [ruling.rule for ruling in match.ledger] == ["settlement.race"]


def test_among_three_the_deal_goes_round():
    """Each deals in turn, and then the first again."""
    rng, one = Random(1), begin(load("normand"), ("Ann", "Ben", "Cat"), "Ann")
    for _ in range(3):
        one = one.with_deal(play_out(one.deal(rng), rng))
    assert [one.dealer_of(number) for number in (1, 2, 3, 4)] == ["Ann", "Ben", "Cat", "Ann"]
