"""What a bid pays: made, beaten, nobody's; piques by tricks; the rubber (Parlett's Contract Piquet, Score and Game)."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict, total
from piquet_tutor.game.actions import Bid, Pass
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.undertakings import nominal
from piquet_tutor.game.state import Deal


def bid_and_play(seed: int, tricks: int, left: int, **options: object) -> Deal:
    """The dealer bids so much and is elder; the rest goes by chance."""
    rng = Random(seed)
    deal = shuffled(load("contract", options), seed)
    while not deal.done:
        if deal.phase == "bidding":
            action = Bid("dealer", tricks, left) if deal.to_act == "dealer" else Pass("nondealer")
        else:
            action = random_action(deal, rng)
        deal = apply(deal, action)
    return deal


def found(deal: Deal, rule: str, verdict: Verdict = Verdict.AWARDED):
    return [ruling for ruling in deal.rulings if ruling.rule == rule and ruling.verdict is verdict]


def test_the_last_trick_counts_two_so_that_there_are_thirteen():
    for seed in range(40):
        deal = bid_and_play(seed, 13, 8)
        if len(deal.tricks) == 12:
            assert nominal(deal, "dealer", 1) + nominal(deal, "nondealer", 1) == 13


@pytest.mark.clause("bid.beaten")
def test_twenty_one_bid_and_five_won_is_forty_two_to_younger():
    """Claim 11: two tricks short at twenty-one."""
    deal = next(deal for seed in range(400) if nominal(deal := bid_and_play(seed, 7, 3), "dealer", 1) == 5)
    assert deal.tally()["nondealer"]["below"] == 42
    assert deal.tally()["dealer"]["below"] == 0


@pytest.mark.parametrize("tricks", range(7, 14))
@pytest.mark.parametrize("left", range(3, 9))
def test_every_bid_pays_its_value_or_its_value_for_every_trick_short(tricks, left):
    for seed in range(6):
        deal = bid_and_play(seed, tricks, left)
        won = nominal(deal, "dealer", 1)
        below = {seat: total(deal.rulings, seat, "below") for seat in ("dealer", "nondealer")}
        if won >= tricks:
            assert below == {"dealer": tricks * left, "nondealer": 0}
        else:
            assert below == {"dealer": 0, "nondealer": tricks * left * (tricks - won)}


@pytest.mark.clause("play.decided")
def test_the_play_stops_when_elder_has_his_tricks_and_no_pique_is_left_to_make():
    stopped = [deal for seed in range(200) if found(deal := bid_and_play(seed, 7, 3), "play.decided", Verdict.ALLOWED)]
    assert stopped
    for deal in stopped:
        assert nominal(deal, "dealer", 1) == 7
        assert len(deal.tricks) < 12
        assert not found(deal, "pique.award") or found(deal, "pique.award")[0].number < deal.rulings[-1].number


def test_played_out_where_the_players_so_agree():
    assert all(len(bid_and_play(seed, 7, 3, play_stops="played_out").tricks) == 12 for seed in range(20))


@pytest.mark.clause("bid.exact")
def test_the_other_counterpique_is_thirty_for_exactly_the_tricks_bid():
    """Parlett's page on the parent game tells of another bonus under the same name."""
    met = set()
    for seed in range(120):
        deal = bid_and_play(seed, 7, 3, counterpique="exact_bonus_30")
        assert len(deal.tricks) == 12
        exact = nominal(deal, "dealer", 1) == 7
        assert bool(found(deal, "bid.exact")) == exact
        met.add(exact)
    assert met == {True, False}


def misere(seed: int) -> Deal:
    rng = Random(seed)
    deal = shuffled(load("contract"), seed)
    while not deal.done:
        deal = apply(deal, Pass(deal.to_act or "") if deal.phase == "bidding" else random_action(deal, rng))
    return deal


@pytest.mark.clause("misere.award")
def test_in_a_misere_whoever_has_fewer_scores_five_for_each_of_the_others():
    """Claim 11: 35 to 65, every step of five."""
    seen = set()
    for seed in range(300):
        deal = misere(seed)
        counts = {seat: nominal(deal, seat, 1) for seat in ("dealer", "nondealer")}
        fewer, more = sorted(counts, key=counts.__getitem__)
        assert total(deal.rulings, fewer, "below") == 5 * counts[more]
        assert total(deal.rulings, more, "below") == 0
        assert not found(deal, "point.good")
        seen.add(5 * counts[more])
    assert seen >= {35, 40, 45, 50}


@pytest.mark.clause("pique.tricks")
def test_a_pique_needs_thirty_in_hand_and_tricks_and_an_opponent_with_nothing():
    piques = 0
    for seed in range(1500):
        deal = bid_and_play(seed, 7, 3)
        for ruling in found(deal, "pique.award"):
            piques += 1
            other = next(seat for seat in ("dealer", "nondealer") if seat != ruling.side)
            before = deal.rulings[: ruling.number - 1]
            assert total(before, other, "above") == 0
            assert total(before, ruling.side, "above") == ruling.facts["in_hand"]
            assert ruling.facts["in_hand"] + ruling.facts["tricks"] >= 30
            written = found(deal, "pique.tricks")
            if ruling.side == "nondealer":  # younger: the tricks he needed are written with it
                assert written[0].points == ruling.facts["tricks"]
            else:
                assert not written
    assert piques > 3


# --- the rubber -----------------------------------------------------------------------------------


def whole_rubber(seed: int):
    from piquet_tutor.game.deal.random_play import play_out

    rng = Random(seed)
    match = begin(load("contract"), ("Ann", "Ben"), "Ann")
    while not match.over:
        match = match.with_deal(play_out(match.deal(rng), rng))
    return match


@pytest.mark.clause("rubber.blank_games", "rubber.bonus", "rubber.game", "rubber.margin")
@pytest.mark.parametrize("seed", range(12))
def test_a_rubber_is_two_games_of_a_hundred_below_the_line(seed):
    match = whole_rubber(seed)
    won = match.games_won
    winner = max(won, key=won.__getitem__)
    assert won[winner] == 2
    for first, last in match.games:
        sums = {name: sum(match.below(number)[name] for number in range(first, last + 1)) for name in match.players}
        assert max(sums.values()) >= 100
        before = {name: sum(match.below(number)[name] for number in range(first, last)) for name in match.players}
        assert max(before.values()) < 100
    loser = next(name for name in match.players if name != winner)
    bonus = sum(award.points for ruling in match.ledger for award in ruling.awards)
    blank = sum(
        sum(match.below(number)[loser] for number in range(first, last + 1)) == 0 for first, last in match.games
    )
    assert bonus == (300 if won[loser] else 500) + 100 * blank
    assert match.margin == match.whole[winner] - match.whole[loser] + bonus


def test_whoever_scored_below_the_line_deals_next():
    for seed in range(6):
        match = whole_rubber(seed)
        for number in range(1, len(match.deals)):
            scored = [name for name, points in match.below(number).items() if points]
            assert match.dealer_of(number + 1) == (scored[0] if scored else match.dealer_of(number))
