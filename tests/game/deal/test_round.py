"""Deals and races of three and four by chance; case by case ``tests/cases/round.toml``."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load


def ended(rules: str, seed: int):
    rng = Random(seed)
    return play_out(shuffled(load(rules), rng), rng)


@pytest.mark.parametrize("seed", range(60))
def test_cards_and_capot_among_three(seed):
    """Ten to the most, five each to two who are level; all ten forty, or twenty each to two who share them all."""
    deal = ended("normand", seed)
    won = {seat: sum(trick.winner == seat for trick in deal.tricks) for seat in "123"}
    most = max(won.values())
    best = sorted(seat for seat, tricks in won.items() if tricks == most)
    takers = sorted(seat for seat, tricks in won.items() if tricks)
    if len(takers) == 3:
        wanted = {seat: (10 if len(best) == 1 else 5) for seat in best}
    else:
        wanted = {seat: (40 if len(takers) == 1 else 20) for seat in takers}
    kinds = {seat: deal.tally()[seat].get("cards", 0) + deal.tally()[seat].get("capot", 0) for seat in "123"}
    assert {seat: points for seat, points in kinds.items() if points} == wanted


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("rules", ["normand", "voleur"])
def test_every_trick_goes_to_the_highest_card_of_the_suit_led(rules, seed):
    deal = ended(rules, seed)
    seats = deal.table.seats
    for trick in deal.tricks:
        order = seats[seats.index(trick.leader) :] + seats[: seats.index(trick.leader)]
        suited = [
            (card.rank, seat) for seat, card in zip(order, trick.cards, strict=True) if card.suit is trick.cards[0].suit
        ]
        assert trick.winner == max(suited)[1]
    assert len(deal.tricks) == deal.rules.hand_size


# --- races of three and four ----------------------------------------------------------------------


def raced(rules: str, players: tuple[str, ...], seed: int, **options: object):
    rng = Random(seed)
    match = begin(load(rules, options), players, players[0])
    while not match.over:
        match = match.with_deal(play_out(match.deal(rng), rng))
    return match


@pytest.mark.parametrize("seed", range(8))
def test_partners_race_together_and_the_first_side_home_wins(seed):
    match = raced("voleur", ("A", "B", "C", "D"), seed)
    totals = match.totals
    assert totals["A"] == totals["C"]
    assert totals["B"] == totals["D"]
    assert max(totals.values()) >= 100 > min(totals.values())
    assert {name for name, won in match.games_won.items() if won} in ({"A", "C"}, {"B", "D"})


@pytest.mark.clause("race.home")
@pytest.mark.parametrize("seed", range(8))
def test_of_three_the_first_home_withdraws_and_the_last_one_loses(seed):
    match = raced("normand", ("A", "B", "C"), seed)
    totals = match.totals
    assert sorted(points >= 100 for points in totals.values()) == [False, True, True]
    last = match.deals[-1]
    assert len(last.table.seats) == (2 if len(match.seats_of(len(match.deals))) == 2 else 3)
    assert match.ledger[-1].facts["loser"] == min(totals, key=totals.__getitem__)


@pytest.mark.parametrize("seed", range(4))
def test_or_the_first_home_wins_at_once(seed):
    match = raced("normand", ("A", "B", "C"), seed, normand_end="first_wins")
    assert sum(points >= 100 for points in match.totals.values()) == 1


def test_the_deal_goes_round_the_table():
    match = begin(load("voleur"), ("A", "B", "C", "D"), "C")
    assert match.seats_of(1) == {"D": "1", "A": "2", "B": "3", "C": "4"}
    rng = Random(5)
    match = match.with_deal(play_out(match.deal(rng), rng))
    assert match.dealer_of(2) == "D"
