"""Declarations round the table, and tricks of three and four (Piquet Voleur; Piquet Normand as proposed)."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import Call, Count, Exchange
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply, judge, legal_actions
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.rules.loader import load
from tests.game.deal.other_tables import calls, counts, round_deal, tricks

FOUR = (
    "AS KS QS JS 9H 8H 7H 9C",
    "AH KH QH TS 9S 8S 7S TC",
    "AD KD QD JD JH TH 8C 7C",
    "TD 9D 8D 7D AC KC QC JC",
)


def four(**options: object):
    return round_deal("voleur", FOUR, **options)


def points_of(deal, rule: str) -> list[tuple[str | None, int]]:
    return [(one.side, one.points) for one in deal.rulings if one.rule == rule and one.verdict is Verdict.AWARDED]


def test_the_best_point_of_the_four_scores_for_its_side_alone():
    """Forty-one in spades against thirty-four in diamonds and forty-one again for nobody: one a card."""
    deal = calls(four(), "point", "AS KS QS JS", "", "", "")
    assert points_of(deal, "point.good") == [("1-3", 4)]


def test_an_opponent_may_call_the_same_and_then_nobody_scores():
    deal = calls(four(), "point", "AS KS QS JS", "", "", "AC KC QC JC")
    assert points_of(deal, "point.good") == []
    assert [one.rule for one in deal.rulings if one.verdict is Verdict.DENIED] == ["point.equal"]


@pytest.mark.clause("round.beaten")
def test_a_partner_may_not_call_the_same():
    deal = calls(four(), "point", "AS KS QS JS", "")
    ruling = judge(deal, Call("3", "point", parse_cards("AD KD QD JD")))
    assert (ruling.verdict, ruling.facts["reason"], ruling.facts["partner"]) == (
        Verdict.REFUSED,
        "round.not_better",
        True,
    )


def test_no_point_under_thirty_is_called():
    """Nine, eight, seven of hearts make twenty-four."""
    ruling = judge(four(), Call("1", "point", parse_cards("9H 8H 7H")))
    assert ruling.facts["reason"] == "point.too_short"


def declared(deal, *, sequence: tuple[str, ...]):
    return calls(calls(deal, "point", "AS KS QS JS", "", "", ""), "sequence", *sequence)


def test_the_side_that_wins_a_class_counts_what_either_partner_holds():
    """Player 1's quart is good; his partner counts his own quart, which he might not have called beside it."""
    deal = declared(four(), sequence=("AS KS QS JS", "", "", ""))
    assert deal.to_act == "1"
    deal = counts(deal, "sequence", "9H 8H 7H")
    assert deal.to_act == "3"
    deal = counts(deal, "sequence", "AD KD QD JD")
    assert points_of(deal, "sequence.good") == [("1-3", 4)]
    assert points_of(deal, "sequence.lesser") == [("1-3", 3), ("1-3", 4)]


def test_the_holder_alone_under_the_other_reading():
    deal = declared(four(voleur_lesser="holder_only"), sequence=("AS KS QS JS", "", "", ""))
    deal = counts(deal, "sequence", "9H 8H 7H")
    assert deal.to_act == "1"  # the sets come next
    assert points_of(deal, "sequence.lesser") == [("1-3", 3)]


def test_everyone_under_the_literal_reading():
    deal = declared(four(voleur_lesser="everyone"), sequence=("AS KS QS JS", "", "", ""))
    seats = []
    while isinstance(action := next(iter(legal_actions(deal))), Count):
        seats.append(deal.to_act)
        deal = apply(deal, action)
    assert seats == ["1", "2", "3", "4"]
    assert points_of(deal, "sequence.lesser") == [("1-3", 3), ("2-4", 4), ("2-4", 3), ("1-3", 4), ("2-4", 4)]
    shown = [one.facts["cards"] for one in deal.rulings if one.rule == "sequence.lesser"]
    assert parse_cards("AC KC QC JC") not in shown  # he might have set it against the first player's: it is sunk


def test_what_was_passed_over_when_it_could_be_called_is_sunk():
    """The first passes four spades in sequence; when his partner wins the class they stay sunk."""
    deal = declared(four(), sequence=("", "", "AD KD QD JD", ""))
    assert deal.to_act == "3" or deal.to_act == "1"
    offered = [cards for each in legal_actions(deal) if isinstance(each, Count) for cards in each.combinations]
    assert parse_cards("AS KS QS JS") not in offered


def all_declared(deal):
    while deal.phase == "round":
        deal = apply(deal, next(iter(legal_actions(deal))))
    return deal


def test_four_play_to_a_trick_and_the_highest_of_the_suit_led_takes_it():
    deal = all_declared(four())
    assert deal.phase == "play"
    deal = tricks(deal, "9C", "TC", "8C", "AC")
    assert deal.tricks[0].winner == "4"
    assert deal.to_act == "4"


def test_nothing_for_overtaking_a_partner():
    """The second leads and the fourth overtakes: their side led, so the trick scores nothing more."""
    deal = all_declared(four())
    deal = tricks(deal, "9C", "TC", "8C", "AC")
    assert points_of(deal, "play.lead") == [("1-3", 1)]
    assert points_of(deal, "play.trick") == [("2-4", 1)]
    deal = tricks(deal, "7D", "9H", "TS", "AD")
    assert points_of(deal, "play.trick") == [("2-4", 1), ("1-3", 1)]


def test_twenty_in_hand_are_ninety_and_twenty_in_hand_and_play_sixty():
    """Piquet Voleur: the bonus is seventy in hand, forty with the play."""
    hands = ("AS KS QS JS TS 9H 8H 7H", "AH KH QH 9S 8S 7S TC 9C", "AD KD QD JD JH TH 8C 7C", "TD 9D 8D 7D AC KC QC JC")
    deal = all_declared(round_deal("voleur", hands))
    scored = {"1-3": deal.tally()["1-3"], "2-4": deal.tally()["2-4"]}
    assert scored["1-3"]["repique"] == 70
    assert scored["2-4"] == {"total": 0}


# --- three ----------------------------------------------------------------------------------------


THREE = ("AS KS QS JS TS 9S 8S 7S AH KH", "QH JH TH 9H 8H 7H AD KD QD JD", "TD 9D 8D 7D AC KC QC JC TC 9C")


@pytest.mark.clause("deal.first", "exchange.dealer")
def test_the_dealer_of_three_takes_both_cards_or_none():
    deal = round_deal("normand", THREE)
    assert (deal.phase, deal.to_act) == ("exchange", "3")
    verdicts = {count: judge(deal, Exchange("3", deal.hands["3"][:count])).verdict for count in range(4)}
    assert verdicts == {0: Verdict.ALLOWED, 1: Verdict.REFUSED, 2: Verdict.ALLOWED, 3: Verdict.REFUSED}


def test_nobody_exchanges_under_the_other_reading():
    assert round_deal("normand", THREE, normand_exchange="none").phase == "round"


def ended(rules: str, seed: int):
    from piquet_tutor.game.deal.random_play import shuffled

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


def test_what_a_partner_called_counts_when_the_other_has_won_the_class():
    """The first calls a tierce major, his partner a quart: the side counts both."""
    hands = (
        "AS KS QS 9H 8H TH 9C 7C",
        "AH KH JS TS 9S 7S TC 7H",
        "KD QD JD TD QH JH 8C 9D",
        "AD 8D 7D AC KC QC JC 8S",
    )
    deal = calls(round_deal("voleur", hands), "point", "AS KS QS", "", "KD QD JD TD 9D", "")
    deal = calls(deal, "sequence", "AS KS QS", "", "KD QD JD TD 9D", "")
    scored = [(one.rule, one.points) for one in deal.rulings if one.rule.startswith("sequence.") and one.points]
    assert scored == [("sequence.good", 15), ("sequence.lesser", 3)]
