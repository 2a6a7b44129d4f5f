"""What David Parlett states, by his own rule set, and neither another test nor a worked case holds.

The cases stand in ``tests/cases/by_book.toml`` and ``carte_blanche.toml``.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Bid, Exchange, Pass
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load
from tests.game.rules.test_stated_in_every_book import OTHER, STRONG, drawn
from tests.game.table_talk import (
    deal_of,
    declared,
    exchange,
    hands_of,
    in_hand,
    may,
    play,
    played_out,
    ruling,
    rulings,
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


# --- the exchange ---------------------------------------------------------------------------------


def test_own_discards_lie_open_to_their_owner():
    """On elder's table his own discards show their faces during the play, younger's their backs."""
    deal = exchange(exchange(deal_of(STRONG, OTHER, rules="parlett"), "C:87"), "C:9")
    deal = play(declared(deal), "AS")
    shown_to_elder = {one["seat"]: one["discards"]["cards"] for one in drawn(deal, "elder")["seats"]}
    assert {one["card"] for one in shown_to_elder["elder"]} == {"8C", "7C"}
    assert shown_to_elder["younger"] == [None]


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
