"""The declarations, word by word: what is called, answered, asked and counted, and what is ruled on each."""

from __future__ import annotations

import pytest

from piquet_tutor.cards import Rank
from piquet_tutor.deal.actions import Answer, Call, Reply
from piquet_tutor.rulings import for_seat
from tests.engine.table_talk import (
    call,
    cards,
    count,
    declared,
    declared_until,
    hands_of,
    in_hand,
    lead,
    may,
    play,
    refused,
    reply,
    ruling,
    rulings,
    show,
    shown,
    told,
)

ELDER = "S:AKQJT H:K98 D:Q9 C:87"
"""A point of five, 51; a quint major; no set."""
FOUR_AT_MOST = "S:98 H:AQJ7 D:KJ8 C:AJ9"
FIVE_LESS = "S:98 H:AQJT7 D:KJ C:AJ9"
"""A point of five, 48; a tierce from the queen; three knaves."""


# --- point ----------------------------------------------------------------------------------------


def test_law_62_the_longer_point_is_good_at_once_and_counts_its_cards():
    """Five against at most four: the number decides, nothing is asked, elder counts five."""
    deal = hands_of(ELDER, FOUR_AT_MOST)
    deal = reply(call(deal, "point", "S:AKQJT"), "point", "good")
    assert told(deal) == ["point.called allowed elder", "point.answered allowed younger", "point.good awarded elder 5"]
    called = for_seat(ruling(deal, "point.called"), "younger")
    assert dict(called.facts) == {"length": 5}, "only the number is told, neither suit nor value"
    good = ruling(deal, "point.good")
    assert good.facts["cards"] == cards("S:AKQJT")
    assert good.because == (1, 2)


def test_law_46_with_as_many_younger_asks_and_elder_tells_the_value():
    """Five against five: "making?", "fifty-one", "good"."""
    deal = call(hands_of(ELDER, FIVE_LESS), "point", "S:AKQJT")
    deal = reply(deal, "point", "ask", "H:AQJT7")
    assert told(deal)[-2:] == ["point.asked allowed younger", "point.stated allowed elder"]
    assert ruling(deal, "point.stated").facts["pips"] == 51
    assert deal.to_act == "younger", "elder has told; younger has the last word"
    deal = reply(deal, "point", "good")
    assert told(deal)[-1] == "point.good awarded elder 5"


def test_with_as_many_and_more_younger_says_not_good_and_counts_after_the_lead():
    """48 is told, 51 is held: not good. Younger has counted nothing until a card is led."""
    deal = call(hands_of(FIVE_LESS, ELDER), "point", "H:AQJT7")
    deal = reply(reply(deal, "point", "ask", "S:AKQJT"), "point", "not_good", "S:AKQJT")
    assert told(deal)[-1] == "point.good denied elder"
    assert in_hand(deal, "younger") == {}
    deal = lead(deal, "KD")
    assert in_hand(deal, "younger") == {}, "not before he shows"
    assert in_hand(shown(deal), "younger")["point"] == 5


def test_a_longer_point_is_not_good_without_a_question():
    """Four are called against five: not good at once, and the value is never told."""
    deal = call(hands_of(FOUR_AT_MOST, ELDER), "point", "H:AQJ7")
    deal = reply(deal, "point", "not_good", "S:AKQJT")
    assert told(deal)[-2:] == ["point.answered allowed younger", "point.good denied elder"]
    assert not rulings(deal, "point.stated")


def test_equal_points_count_for_nobody():
    """Five of 48 on both sides: equal, and the ruling concerns both."""
    deal = hands_of("S:AKQJ7 H:K98 D:Q9 C:87", "S:T98 H:AQJT7 D:KJ C:AJ")
    deal = reply(reply(call(deal, "point", "S:AKQJ7"), "point", "ask", "H:AQJT7"), "point", "equal", "H:AQJT7")
    equal = ruling(deal, "point.equal", "denied")
    assert equal.side is None
    assert (equal.facts["length"], equal.facts["pips"]) == (5, 48)
    done = shown(lead(deal, "AS"))
    assert "point" not in in_hand(done, "elder") | in_hand(done, "younger")


def test_r18_value_always_tells_the_pips_with_the_number_so_nothing_is_left_to_ask():
    """Au cent: "fifty-one" is said at once; younger answers without asking."""
    deal = call(hands_of(ELDER, FIVE_LESS, point_call="value_always"), "point", "S:AKQJT")
    assert for_seat(ruling(deal, "point.called"), "younger").facts["pips"] == 51
    refused(deal, Reply("younger", "point", Answer.ASK, cards("H:AQJT7")))
    assert told(reply(deal, "point", "good"))[-1] == "point.good awarded elder 5"


def test_r15_where_pips_decide_they_are_told_at_once_and_compared_first():
    """The French way of comparing; with this pack it never changes who wins."""
    deal = call(hands_of(ELDER, FIVE_LESS, point_compare="pips"), "point", "S:AKQJT")
    assert for_seat(ruling(deal, "point.called"), "younger").facts["pips"] == 51
    refused(deal, Reply("younger", "point", Answer.NOT_GOOD, cards("H:AQJT7")))
    assert in_hand(reply(deal, "point", "good"), "elder") == {"point": 5}


@pytest.mark.parametrize(
    ("option", "value", "hand", "younger", "scored"),
    [
        ("cards", "cards", ELDER, FOUR_AT_MOST, 5),
        ("ending4_less_one", "S:AKJT8", "S:AKJT8 H:K98 D:Q9 C:87", "S:Q97 H:AQJ7 D:KJ C:AJ9", 5),
        ("ending4_less_one", "S:AKQJTJ", "S:AQJ98 H:K97 D:Q9 C:87", "S:KT7 H:AQJ8 D:KJ C:AJ9", 5),
        ("tens_rounded", "", "S:AKQJT H:K98 D:Q9 C:87", FOUR_AT_MOST, 5),
        ("tens_rounded", "", "S:AT987 H:K98 D:Q9 C:87", "S:KQ H:AQJ7 D:KJ8 C:AJ9", 5),
        ("tens_rounded", "", "S:JT987 H:K98 D:Q9 C:87", "S:KQ H:AQJ7 D:KJ8 C:AJ9", 4),
        ("ending4_less_one", "", "S:JT987 H:K98 D:Q9 C:87", "S:KQ H:AQJ7 D:KJ8 C:AJ9", 4),
        ("flat_5", "", "S:AKQJT9 H:K98 D:Q9 C:8", "S:87 H:AQJ7 D:KJ8 C:AJ9", 5),
    ],
)
def test_r16_what_a_good_point_counts(option, value, hand, younger, scored):
    """Its cards; one less when its value ends in four; its tens, rounded; or always five."""
    deal = declared(hands_of(hand, younger, point_score=option))
    assert in_hand(deal, "elder")["point"] == scored


@pytest.mark.parametrize(
    ("minimum", "elder", "allowed"),
    [
        ({"point_min_length": 4}, "S:AKQ H:AKQ D:AKQ C:AK7", False),
        ({"point_min_length": 0}, "S:AKQ H:AKQ D:AKQ C:AK7", True),
        ({"point_min_length": 4}, "S:AKQJ H:AKQ D:AKQ C:A7", True),
        ({"point_min_pips": 30}, "S:T98 H:T98 D:T98 C:T98", False),
        ({"point_min_pips": 30}, "S:AKQ H:AKQ D:AKQ C:AK7", True),
    ],
)
def test_r14_a_point_may_be_too_short_or_too_low_to_call(minimum, elder, allowed):
    """Four cards at least in one book, thirty pips in another; none in most."""
    younger = "S:J7 H:J7 D:J7 C:QJT986" if "T98" not in elder else "S:AKQ H:AKQ D:AKQ C:AKQ"
    suit = elder.split()[0]
    if elder.endswith("A7"):
        younger = "S:T7 H:J7 D:J7 C:QJT986"
    deal = hands_of(elder, younger, **minimum)
    if allowed:
        assert may(deal, Call("elder", "point", cards(suit)))
    else:
        facts = refused(deal, Call("elder", "point", cards(suit))).facts
        assert facts["reason"] == "point.too_short"
        assert facts["length"] == 3


def test_r14_a_three_card_point_counts_three_where_it_may_be_called():
    """Three against three, 31 against less: good."""
    deal = hands_of("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9")
    assert in_hand(declared(deal), "elder")["point"] == 3
    short = hands_of("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9", point_min_length=4)
    assert "point" not in in_hand(shown(lead(short, "AS")), "elder")


# --- sequence -------------------------------------------------------------------------------------


def test_law_63_the_longer_sequence_is_good_and_the_winner_counts_his_others():
    """A quint and a tierce against tierces: fifteen and three."""
    deal = hands_of("S:AKQJT H:K98 D:AKQ C:8", "S:98 H:AQJ7 D:JT8 C:AJ9")
    deal = declared_until(deal, "sequence")
    deal = reply(call(deal, "sequence", "S:AKQJT"), "sequence", "good")
    assert told(deal)[-1] == "sequence.good awarded elder 15"
    assert deal.to_act == "elder", "he has others to count"
    deal = count(deal, "sequence", "D:AKQ")
    assert told(deal)[-1] == "sequence.lesser awarded elder 3"
    assert in_hand(deal, "elder")["sequence"] == 18


@pytest.mark.parametrize(
    ("run", "points"),
    [("AKQ", 3), ("AKQJ", 4), ("AKQJT", 15), ("AKQJT9", 16), ("AKQJT98", 17), ("AKQJT987", 18)],
)
def test_law_63_the_price_of_each_sequence(run, points):
    """Tierce 3, quart 4, quint 15, sixième 16, septième 17, huitième 18."""
    pad = 12 - len(run)
    elder = f"S:{run} " + " ".join(["9H", "7H", "9D", "7D", "9C", "7C", "QH", "QD", "TC"][:pad])
    hearts = " ".join(["AH", "JH", "TH", "AD", "JD", "TD", "AC", "JC", "8H", "8D", "8C", "KC"])
    deal = declared(hands_of(elder, hearts))
    assert in_hand(deal, "elder")["sequence"] == points


def test_law_48_with_as_long_a_sequence_younger_asks_how_high():
    """Quart against quart: "how high?", "ace", "good"."""
    deal = hands_of("S:AKQJ H:K98 D:Q98 C:87", "S:T98 H:QJT7 D:KJ C:AJ9".replace("QJT7", "QJT"))if False else None
    deal = hands_of("S:AKQJ H:K98 D:Q9 C:T87", "S:T98 D:KJT8 H:AQ C:AJ9".replace("D:KJT8", "D:JT8"))if False else deal
    deal = hands_of("S:AKQJ H:K98 D:Q9 C:T87", "S:98 H:QJT7 D:AKJ C:AJ9".replace("H:QJT7", "H:AQJT").replace("D:AKJ", "D:KJT"))if False else deal
    deal = hands_of("S:AKQJ H:A98 D:Q9 C:T87", "S:98 H:KQJT D:KJT C:AJ9")
    deal = call(declared_until(deal, "sequence"), "sequence", "S:AKQJ")
    deal = reply(deal, "sequence", "ask", "H:KQJT")
    assert ruling(deal, "sequence.stated").facts["top"] is Rank.ACE
    deal = reply(deal, "sequence", "good")
    assert told(deal)[-1] == "sequence.good awarded elder 4"
