"""Bidding: by pairs (Parlett's Contract Piquet, Bidding) and with a sign (Auction Piquet)."""

from __future__ import annotations

from itertools import product

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import Accept, Bid, Exchange
from piquet_tutor.game.deal.engine import judge, legal_actions
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.bidding import pairs, pairs_worth
from tests.game.deal.other_tables import bid_deal, exchanged, said

PARAMS = load("contract").rule("bid.pairs").params


def test_forty_two_bids_of_thirty_six_values():
    """Seven to thirteen tricks, three to eight cards left: from seven-three, 21, to thirteen-eight, 104."""
    every = pairs(PARAMS)
    assert set(every) == set(product(range(7, 14), range(3, 9)))
    worth = [tricks * left for tricks, left in every]
    assert worth == sorted(worth)
    assert (len(every), len(set(worth)), worth[0], worth[-1]) == (42, 36, 21, 104)


def test_six_numbers_can_mean_two_bids():
    double = {number: pairs_worth(PARAMS, number) for number in range(105) if len(pairs_worth(PARAMS, number)) > 1}
    assert double == {
        36: ((9, 4), (12, 3)),
        40: ((8, 5), (10, 4)),
        48: ((8, 6), (12, 4)),
        56: ((7, 8), (8, 7)),
        60: ((10, 6), (12, 5)),
        72: ((9, 8), (12, 6)),
    }


def test_the_dealer_speaks_first_and_names_a_bid_or_passes():
    deal = bid_deal()
    assert (deal.phase, deal.to_act) == ("bidding", "dealer")
    assert not any(isinstance(each, Accept) for each in legal_actions(deal))


def test_the_other_says_only_yes_or_pass():
    deal = said(bid_deal(), "7-3")
    assert deal.to_act == "nondealer"
    words = {type(each).__name__ for each in legal_actions(deal)}
    assert words == {"Accept", "Pass"}


@pytest.mark.clause("bid.said")
@pytest.mark.parametrize("word", ["7-3", "8-3", "12-3", "9-4"])
def test_after_yes_a_bid_must_be_worth_more(word):
    """Nine-four stands at 36: twelve-three, worth as much, is no raise."""
    deal = said(bid_deal(), "9-4", "yes")
    ruling = judge(deal, Bid("dealer", *map(int, word.split("-"))))
    assert (ruling.verdict, ruling.facts["reason"], ruling.facts["over"]) == (Verdict.REFUSED, "bid.higher", 36)


def test_the_dealer_who_wins_is_elder_at_his_bid():
    deal = said(bid_deal(), "8-4", "pass")
    assert deal.undertaking == Undertaking("dealer", 8, 4, "", 32)
    assert deal.table.seats == ("dealer", "nondealer")
    assert (deal.phase, deal.to_act) == ("exchange", "dealer")


def test_the_other_who_wins_may_raise_once_before_drawing():
    deal = said(bid_deal(), "8-4", "yes", "pass")
    assert (deal.phase, deal.to_act) == ("bidding", "nondealer")
    assert said(deal, "pass").undertaking == Undertaking("nondealer", 8, 4, "", 32)
    raised = said(deal, "9-5")
    assert raised.undertaking == Undertaking("nondealer", 9, 5, "", 45)
    assert raised.phase == "exchange"


def test_after_a_first_pass_the_other_may_bid_and_is_not_raised():
    assert said(bid_deal(), "pass", "7-5").undertaking == Undertaking("nondealer", 7, 5, "", 35)


def test_both_pass_and_nothing_is_drawn_or_called():
    """A misère: the non-dealer leads at once."""
    deal = said(bid_deal(), "pass", "pass")
    assert deal.undertaking == Undertaking("nondealer")
    assert (deal.phase, deal.to_act) == ("play", "nondealer")


@pytest.mark.parametrize(("bid", "most"), [("7-3", 5), ("7-8", 0), ("9-6", 2)])
def test_elder_draws_up_to_eight_less_what_he_promised(bid, most):
    """He may draw fewer, or none."""
    deal = said(bid_deal(), bid, "pass")
    hand = deal.hands["dealer"]
    for count in range(most + 1):
        assert judge(deal, Exchange("dealer", hand[:count])).verdict is Verdict.ALLOWED
    refused = judge(deal, Exchange("dealer", hand[: most + 1]))
    assert (refused.verdict, refused.facts["maximum"]) == (Verdict.REFUSED, most)


def test_elder_may_not_look_and_younger_takes_what_he_likes_of_the_rest():
    deal = said(bid_deal(), "7-3", "pass")
    deal = exchanged(deal, "QS TS", "AS JS 9S 7S QH 8H")
    assert deal.peeked == ()
    assert deal.stock == ()
    assert deal.phase == "declare"


def test_a_blank_is_shown_before_the_bidding():
    """Ten above the line at once, even if the deal comes to be a misère."""
    blank = "TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D"
    deal = bid_deal(dealer=blank, nondealer="AS KS QS JS AH KH QH JH AD KD QD JD")
    deal = next(iter_claims(deal))
    assert deal.phase == "bidding"
    assert deal.tally()["dealer"] == {"carte_blanche": 10, "total": 10, "above": 10, "below": 0}


def iter_claims(deal):
    from piquet_tutor.game.actions import ClaimCarteBlanche
    from piquet_tutor.game.deal.engine import apply

    yield apply(deal, ClaimCarteBlanche("dealer"))


# --- bids with a sign -----------------------------------------------------------------------------


@pytest.mark.clause("bid.said")
def test_signed_bids_are_opened_by_the_non_dealer_and_must_name_more():
    """Eight to lose does not overcall eight to win."""
    deal = bid_deal("auction")
    assert deal.to_act == "nondealer"
    deal = said(deal, "8+")
    ruling = judge(deal, Bid("dealer", 8, 0, "minus"))
    assert ruling.facts["reason"] == "bid.higher"
    assert judge(deal, Bid("dealer", 9, 0, "minus")).verdict is Verdict.ALLOWED


@pytest.mark.clause("bid.signed")
def test_a_double_and_a_redouble_and_a_higher_bid_that_cancels_them():
    assert said(bid_deal("auction"), "8+", "double", "pass").undertaking == Undertaking("nondealer", 8, 0, "plus", 0, 2)
    twice = said(bid_deal("auction"), "8+", "double", "double", "pass")
    assert twice.undertaking == Undertaking("nondealer", 8, 0, "plus", 0, 4)
    higher = said(bid_deal("auction"), "8+", "double", "9-", "pass")
    assert higher.undertaking == Undertaking("nondealer", 9, 0, "minus", 0, 1)


@pytest.mark.clause("bid.passed_out")
def test_nobody_bids_and_the_cards_are_dealt_again():
    deal = said(bid_deal("auction"), "pass", "pass")
    assert deal.done
    assert deal.void
    assert deal.tally() == {"nondealer": {"total": 0}, "dealer": {"total": 0}}
