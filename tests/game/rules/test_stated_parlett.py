"""What David Parlett states and no other test holds, by his own rule set."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.game.actions import Bid, Call, Exchange, Pass
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load
from tests.game.rules.test_stated_in_every_book import OTHER, STRONG, drawn
from tests.game.table_talk import (
    call,
    cards,
    deal_of,
    declared,
    declared_until,
    exchange,
    hands_of,
    in_hand,
    lead,
    may,
    play,
    played_out,
    refused,
    reply,
    ruling,
    rulings,
    shown,
)
from tests.game.test_claims import example


def test_combinations_and_tricks_are_what_scores():
    """Whatever is scored in a deal is for cards held or for tricks, and the total is nothing else."""
    done = played_out(hands_of(STRONG, OTHER, rules="parlett"))
    kinds = {done.kind_of(one) for one in done.rulings if one.awards}
    assert kinds == {"point", "sequence", "set", "play", "cards"}
    for seat in ("elder", "younger"):
        assert done.total(seat) == sum(in_hand(done, seat).values())


def test_twos_or_threes_is_the_dealers_choice_and_cited_on_the_deal():
    """The ruling on the deal cites it; the cards of a shuffled pack are the same either way."""
    rule = load("parlett").rule("deal.hands")
    assert "deal_packet" in rule.options
    assert ("parlett", "The deal") in {(cite.source, cite.locus) for cite in rule.cites}
    twos, threes = (shuffled(load("parlett", {"deal_packet": size}), 11) for size in ("2", "3"))
    assert (twos.hands, twos.talon) == (threes.hands, threes.talon)


# --- the blank ------------------------------------------------------------------------------------

TALON = "7S 7H 7D 7C AC JC 8C AD"


# --- the exchange ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("elder_took", "most"), [(5, 3), (4, 4), (1, 7)])
def test_younger_may_take_all_that_is_left_or_nothing(elder_took, most):
    """Three at least are there for him, seven at most, and he need take none."""
    deal = apply(deal_of(STRONG, OTHER, rules="parlett"), Exchange("elder", cards(STRONG)[:elder_took]))
    allowed = [number for number in range(13) if may(deal, Exchange("younger", cards(OTHER)[:number]))]
    assert allowed == list(range(most + 1))
    stood = apply(deal, Exchange("younger", ()))
    assert set(stood.hands["younger"]) == set(cards(OTHER))


def test_own_discards_lie_open_to_their_owner():
    """On elder's table his own discards show their faces during the play, younger's their backs."""
    deal = exchange(exchange(deal_of(STRONG, OTHER, rules="parlett"), "C:87"), "C:9")
    deal = play(declared(deal), "AS")
    shown_to_elder = {one["seat"]: one["discards"]["cards"] for one in drawn(deal, "elder")["seats"]}
    assert {one["card"] for one in shown_to_elder["elder"]} == {"8C", "7C"}
    assert shown_to_elder["younger"] == [None]


# --- the declarations -----------------------------------------------------------------------------


def test_a_combination_is_sunk_whole_or_called_whole():
    """Four queens may be kept quiet; three of the four may not be called."""
    queens, knaves = "QS QH QD QC AS KS 9H 8H 7D 9D 7C 8C", "JS JH JD AH KH TD AD 8S 7S 7H 8D TC"
    deal = declared_until(hands_of(queens, knaves, rules="parlett"), "set")
    assert may(deal, Call("elder", "set"))
    assert refused(deal, Call("elder", "set", cards("QS QH QD"))).rule == "sinking.allowed"
    sunk = shown(lead(reply(call(deal, "set"), "set", "not_good", "JS JH JD"), "QS"))
    assert (in_hand(sunk, "elder").get("set"), in_hand(sunk, "younger")["set"]) == (None, 3)


def test_what_scores_is_named_card_by_card():
    """Every combination that has scored stands with its cards in the other player's ledger."""
    deal = shown(lead(hands_of(STRONG, OTHER, rules="parlett"), "AS"))
    for rule, side, held in [
        ("point.good", "elder", "S:AKQJT"),
        ("sequence.good", "elder", "S:AKQJT"),
        ("set.good", "younger", "JH JD JC"),
    ]:
        other = {"elder": "younger", "younger": "elder"}[side]
        told = for_seat(ruling(deal, rule, "awarded", side), other)
        assert told is not None
        assert set(told.facts["cards"]) == set(cards(held))


# --- repique --------------------------------------------------------------------------------------

TWO_FOURS_AND_A_THREE = "AS AH AD AC KS KH KD KC JS JH JD 9C"
"""Two quatorzes and a trio, 31; points of three, and no sequence."""


@pytest.mark.parametrize(
    ("elder", "blanks", "by"),
    [
        ("S:T987 H:T987 D:T98 C:T", ("elder",), "carte_blanche"),
        ("S:QT9 H:QT8 D:QT C:QJT8", (), "point"),
        ("S:QT9 H:QT9 D:QT9 C:QJT", (), "sequence"),
    ],
)
def test_elders_earlier_score_bars_youngers_sets(elder, blanks, by):
    """Elder's blank, his point of four or his tierce comes before younger's thirty-one in sets: no repique."""
    deal = declared(hands_of(elder, TWO_FOURS_AND_A_THREE, rules="parlett", blanks=blanks))
    deal = shown(lead(deal, str(deal.hands["elder"][0])))
    assert in_hand(deal, "younger")["set"] == 31
    assert "repique" not in in_hand(deal, "younger")
    assert ruling(deal, "repique.award", "denied", "younger").facts["by"] == by


# --- the play -------------------------------------------------------------------------------------


def test_tricks_worth_two_lie_another_way_than_tricks_worth_one():
    """A trick taken from the other's lead is laid across on the table; one that its winner led to is not."""
    deal = play(declared(hands_of(STRONG, OTHER, rules="parlett")), "AS 8S 9H AH QH KH")
    piles = {
        one["seat"]: [trick["two_point"] for trick in one["tricks"]["won"]] for one in drawn(deal, "elder")["seats"]
    }
    assert piles == {"elder": [False, True], "younger": [True]}


def test_one_a_trick_and_ten_for_the_last_in_place_of_the_most():
    """Twelve tricks are twelve points, the last ten more, and most of them nothing."""
    simple = {"trick_scoring": "flat_won", "last_trick": 10, "cards": 0}
    done = played_out(hands_of(STRONG, OTHER, rules="parlett", **simple))
    last = done.tricks[-1].winner
    for seat in ("elder", "younger"):
        won = sum(trick.winner == seat for trick in done.tricks)
        assert in_hand(done, seat).get("play", 0) == won + (10 if seat == last else 0)
        assert "cards" not in in_hand(done, seat)
    assert not rulings(done, "play.lead", "awarded")


# --- the highest score ----------------------------------------------------------------------------


def test_the_steps_of_a_hundred_and_seventy():
    """3, four tierces to 15, three quatorzes to 57, sixty to 117, thirteen in the play and forty."""
    found = in_hand(example("06-highest-hand-170"), "elder")
    assert found == {"point": 3, "sequence": 12, "set": 42, "repique": 60, "play": 13, "capot": 40}


def test_the_steps_of_a_hundred_and_seventy_three():
    """10 for the blank, 6 and 16 are 32; sixty; two quatorzes to 120; thirteen and forty. Three were exchanged."""
    deal = example("26-carte-blanche-173")
    found = in_hand(deal, "elder")
    assert [found[kind] for kind in ("carte_blanche", "point", "sequence", "repique", "set", "play", "capot")] == [
        *(10, 6, 16, 60, 28, 13, 40)
    ]
    assert len(deal.discards["elder"]) >= 3


# --- the other forms he names ---------------------------------------------------------------------


def test_three_play_each_for_himself_at_piquet_normand():
    """Three seats and three sides, and a deal of it comes to its end."""
    seats = load("normand").table
    assert (len(seats.seats), len(set(seats.sides))) == (3, 3)
    done = play_out(shuffled(load("normand"), 4), Random(4))
    assert done.done
    assert len(done.tally()) == 3


def test_four_play_two_against_two_at_piquet_voleur():
    """Who sits opposite is a partner, and the partners' points are one sum."""
    seats = load("voleur").table
    assert [seats.side_of(seat) for seat in seats.seats] == [seats.sides[0], seats.sides[1]] * 2
    done = play_out(shuffled(load("voleur"), 4), Random(4))
    assert done.done
    assert len(done.tally()) == 2


def test_the_last_bidder_is_elder_and_may_exchange_five():
    """Non-dealer bids seven, the dealer eight: the dealer exchanges first, up to five, and leads."""
    deal = shuffled(load("auction"), 6)
    deal = apply(deal, Bid("nondealer", 7, 0, "plus"))
    deal = apply(apply(deal, Bid("dealer", 8, 0, "plus")), Pass("nondealer"))
    assert (deal.table.seats[0], deal.to_act) == ("dealer", "dealer")
    hand = deal.hands["dealer"]
    assert max(number for number in range(13) if may(deal, Exchange("dealer", hand[:number]))) == 5


@pytest.mark.clause("bid.paid")
def test_a_bid_may_be_to_lose_the_tricks():
    """Seven minus is an undertaking to lose seven tricks: who loses them is paid, and who wins them pays."""
    deal = apply(shuffled(load("auction"), 6), Bid("nondealer", 7, 0, "minus"))
    deal = apply(deal, Pass("dealer"))
    assert (deal.undertaking.seat, deal.undertaking.tricks, deal.undertaking.sign) == ("nondealer", 7, "minus")
    done = play_out(deal, Random(6))
    lost = sum(trick.winner == "dealer" for trick in done.tricks)
    paid = ruling(done, "bid.paid")
    assert paid.points == 10 * abs(lost - 7)
    if lost != 7:
        assert paid.side == ("nondealer" if lost > 7 else "dealer")


VOID = "S:JT87 H:- D:KJ98 C:KJ98"
"""No heart; no sequence, and no point of more than four."""


def nought(other: str):
    """Elder has the void and has said all he has; younger has shown what is good."""
    deal = hands_of(VOID, other, rules="parlett", nought_value="50")
    return shown(lead(deal, "8S"))


def test_a_void_is_a_point_of_fifty_and_scores_five():
    """Better than any other four or five cards of the two hands."""
    deal = nought("S:AK9 H:KQ98 D:AQT C:QT")
    good = ruling(deal, "point.good", "awarded")
    assert (good.side, good.points, good.facts["pips"]) == ("elder", 5, 50)


@pytest.mark.parametrize(
    ("other", "elder_points"),
    [("S:A9 H:KQJT9 D:AQT C:QT", 10), ("S:A9 H:AKQJT D:AQT C:QT", None), ("S:A9 H:QJT987 D:AQ C:QT", None)],
)
def test_a_void_is_a_quint_below_the_aces_and_above_the_kings_and_scores_ten(other, elder_points):
    """Against a quint from the king it is good for ten; a quint from the ace beats it, and so do six in a row."""
    deal = nought(other)
    assert in_hand(deal, "elder").get("sequence") == elder_points
    assert ("sequence" in in_hand(deal, "younger")) == (elder_points is None)


@pytest.mark.parametrize(
    ("other", "beaten"),
    [
        ("S:A9 H:AKQJT D:AQT C:QT", True),
        ("S:AK9 H:QJ987 D:AQ C:QT", False),
        ("S:A9 H:KJT987 D:AQ C:QT", True),
        ("S:A9 H:AKJT9 D:AQT C:QT", False),
    ],
)
def test_only_a_quint_major_or_six_cards_beat_a_void(other, beaten):
    """51 in five cards, or any six, win the point; fifty in five are no better than the void."""
    deal = nought(other)
    assert bool(rulings(deal, "point.good", "awarded", "younger")) == beaten


def test_in_the_old_game_too_a_sequence_is_of_one_suit():
    """Ace, king and queen of three suits are none."""
    elder, younger = "S:A97 H:K86 D:Q97 C:J86", "S:K8 H:AQ7 D:JT6 C:AT97"
    deal = declared_until(hands_of(elder, younger, rules="cent-1651"), "sequence")
    assert refused(deal, Call("elder", "sequence", cards("AS KH QD"))).rule == "declare.no_such"
