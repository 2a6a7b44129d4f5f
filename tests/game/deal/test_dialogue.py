"""The declarations, word by word: what is called, answered, asked and counted, and what is ruled on each."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.game.actions import Answer, Call, Play, Reply, Show
from piquet_tutor.game.cards import Rank, parse_card
from tests.game.table_talk import (
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


@pytest.mark.clause("point.answered", "point.good")
def test_law_62_the_longer_point_is_good_at_once_and_counts_its_cards():
    """Five against at most four: the number decides, nothing is asked, elder counts five."""
    deal = hands_of(ELDER, FOUR_AT_MOST)
    deal = reply(call(deal, "point", "S:AKQJT"), "point", "good")
    assert [one.rule for one in deal.rulings] == ["point.called", "point.answered", "point.good", "point.good"]
    denied = ruling(deal, "point.good", "denied")
    assert (denied.side, denied.audience) == ("younger", ("younger",)), (
        "what he holds and may not count, he alone reads"
    )
    called = for_seat(ruling(deal, "point.called"), "younger")
    assert dict(called.facts) == {"length": 5}, "only the number is told, neither suit nor value"
    good = ruling(deal, "point.good", "awarded")
    assert good.points == 5
    assert good.facts["cards"] == cards("S:AKQJT")
    assert good.because == (1, 2)


@pytest.mark.clause("point.asked", "point.stated")
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


@pytest.mark.clause("point.equal")
def test_equal_points_count_for_nobody():
    """Five of 48 on both sides: equal, and the ruling concerns both."""
    deal = hands_of("S:AKQJ7 H:K98 D:Q9 C:87", "S:T98 H:AQJT7 D:KJ C:AJ")
    deal = reply(reply(call(deal, "point", "S:AKQJ7"), "point", "ask", "H:AQJT7"), "point", "equal", "H:AQJT7")
    equal = ruling(deal, "point.equal", "denied")
    assert equal.side is None
    assert (equal.facts["length"], equal.facts["pips"]) == (5, 48)
    done = shown(lead(deal, "AS"))
    assert "point" not in in_hand(done, "elder") | in_hand(done, "younger")


@pytest.mark.clause("point.called")
def test_value_always_tells_the_pips_with_the_number_so_nothing_is_left_to_ask():
    """Au cent: "fifty-one" is said at once; younger answers without asking."""
    deal = call(hands_of(ELDER, FIVE_LESS, point_call="value_always"), "point", "S:AKQJT")
    assert for_seat(ruling(deal, "point.called"), "younger").facts["pips"] == 51
    refused(deal, Reply("younger", "point", Answer.ASK, cards("H:AQJT7")))
    assert told(reply(deal, "point", "good"))[-1] == "point.good awarded elder 5"


def test_where_pips_decide_they_are_told_at_once_and_compared_first():
    """The French way of comparing; with this pack it never changes who wins."""
    deal = call(hands_of(ELDER, FIVE_LESS, point_compare="pips"), "point", "S:AKQJT")
    assert for_seat(ruling(deal, "point.called"), "younger").facts["pips"] == 51
    refused(deal, Reply("younger", "point", Answer.NOT_GOOD, cards("H:AQJT7")))
    assert in_hand(reply(deal, "point", "good"), "elder") == {"point": 5}


LOW_FIVE = "S:JT987 H:K98 D:Q9 C:87"
"""A point of five worth 44."""
AGAINST_LOW = "S:KQ H:AQJ7 D:KJ8 C:AJ9"


@pytest.mark.parametrize(
    ("how", "elder", "younger", "points"),
    [
        ("cards", ELDER, FOUR_AT_MOST, 5),
        ("cards", LOW_FIVE, AGAINST_LOW, 5),
        ("ending4_less_one", ELDER, FOUR_AT_MOST, 5),
        ("ending4_less_one", LOW_FIVE, AGAINST_LOW, 4),
        ("tens_rounded", ELDER, FOUR_AT_MOST, 5),
        ("tens_rounded", LOW_FIVE, AGAINST_LOW, 4),
        ("tens_rounded", "S:AT987 H:K98 D:Q9 C:87", AGAINST_LOW, 5),
        ("flat_5", "S:AKQJT9 H:K98 D:Q9 C:8", "S:87 H:AQJ7 D:KJ8 C:AJ9", 5),
        ("cards", "S:AKQJT9 H:K98 D:Q9 C:8", "S:87 H:AQJ7 D:KJ8 C:AJ9", 6),
    ],
)
def test_what_a_good_point_counts(how, elder, younger, points):
    """Its cards; one less when its value ends in four; its tens, rounded; or always five."""
    deal = declared(hands_of(elder, younger, point_score=how))
    assert in_hand(deal, "elder")["point"] == points


THREES = ("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9")


@pytest.mark.clause("point.too_short")
@pytest.mark.parametrize(
    ("hands", "point", "minimum", "allowed"),
    [
        (THREES, "S:AKQ", {"point_min_length": 0}, True),
        (THREES, "S:AKQ", {"point_min_length": 4}, False),
        ((ELDER, FOUR_AT_MOST), "S:AKQJT", {"point_min_length": 4}, True),
        ((THREES[0], THREES[1]), "S:AKQ", {"point_min_pips": 30}, True),
        ((THREES[1], THREES[0]), "S:JT9", {"point_min_pips": 30}, False),
    ],
)
def test_a_point_may_be_too_short_or_too_low_to_call(hands, point, minimum, allowed):
    """Four cards at least in one book, thirty pips in another; no least in most."""
    deal = hands_of(*hands, **minimum)
    action = Call("elder", "point", cards(point))
    if allowed:
        assert may(deal, action)
    else:
        assert refused(deal, action).facts["reason"] == "point.too_short"


def test_a_three_card_point_counts_three_where_it_may_be_called():
    """Three against three, 31 against less: good."""
    assert in_hand(declared(hands_of(*THREES)), "elder")["point"] == 3
    short = hands_of(*THREES, point_min_length=4)
    assert "point" not in in_hand(shown(lead(short, "AS")), "elder")


# --- sequence -------------------------------------------------------------------------------------


@pytest.mark.clause("sequence.answered", "sequence.good", "sequence.lesser")
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


ACE_HIGH = "S:AKQJ H:A98 D:Q9 C:T87"
"""A quart from the ace."""
KING_HIGH = "S:98 H:KQJT D:KJT C:AJ9"
"""A quart from the king."""


@pytest.mark.clause("sequence.asked", "sequence.called", "sequence.stated")
def test_law_48_with_as_long_a_sequence_younger_asks_how_high():
    """Quart against quart: "how high?", "ace", "good"."""
    deal = call(declared_until(hands_of(ACE_HIGH, KING_HIGH), "sequence"), "sequence", "S:AKQJ")
    assert dict(for_seat(ruling(deal, "sequence.called"), "younger").facts) == {"length": 4}
    deal = reply(deal, "sequence", "ask", "H:KQJT")
    assert ruling(deal, "sequence.stated").facts["top"] is Rank.ACE
    assert told(reply(deal, "sequence", "good"))[-1] == "sequence.good awarded elder 4"


def test_a_higher_sequence_of_the_same_length_is_not_good():
    """Quart from the king against quart from the ace."""
    deal = call(declared_until(hands_of(KING_HIGH, ACE_HIGH), "sequence"), "sequence", "H:KQJT")
    refused(deal, Reply("younger", "sequence", Answer.NOT_GOOD, cards("S:AKQJ")))
    deal = reply(reply(deal, "sequence", "ask", "S:AKQJ"), "sequence", "not_good", "S:AKQJ")
    assert ruling(deal, "sequence.good", "denied").side == "elder"
    assert in_hand(shown(lead(deal, "AC")), "younger")["sequence"] == 4


QUART_AND_TIERCE = "S:KQJT H:987 D:A98 C:QT"
SAME_QUART = "S:A98 H:KQJT D:K C:AJ98"
OTHER_QUART_AND_TIERCE = "S:A98 H:KQJT D:KQJ C:AJ"


@pytest.mark.clause("sequence.equal")
@pytest.mark.parametrize(("voids", "elder_points", "younger_points"), [("all", None, None), ("none", 4 + 3, 4 + 3)])
def test_equal_best_sequences(voids, elder_points, younger_points):
    """Quart from the king on both sides, a tierce beside each: all are void, or both sides count all."""
    deal = hands_of(QUART_AND_TIERCE, OTHER_QUART_AND_TIERCE, equal_sequence_voids=voids)
    deal = shown(lead(deal, "KS"))
    assert in_hand(deal, "elder").get("sequence") == elder_points
    assert in_hand(deal, "younger").get("sequence") == younger_points
    if voids == "all":
        assert ruling(deal, "sequence.equal", "denied").side is None
        void = rulings(deal, "sequence.lesser", "denied")
        assert [(one.side, one.audience, one.facts["why"]) for one in void] == [
            ("elder", ("elder",), "voided"),
            ("younger", ("younger",), "voided"),
        ], "each learns that his own tierce is void, and nothing of the other's"


@pytest.mark.parametrize(("who", "younger_points"), [("winner", None), ("both", 4)])
def test_the_beaten_side_counts_none_unless_both_may(who, younger_points):
    """Quart from the ace is good; quart from the king counts only where both sides count all they have."""
    deal = shown(lead(hands_of(ACE_HIGH, KING_HIGH, lesser_combinations=who), "AS"))
    assert in_hand(deal, "elder")["sequence"] == 4
    assert in_hand(deal, "younger").get("sequence") == younger_points


# --- sets -----------------------------------------------------------------------------------------


@pytest.mark.clause("set.answered", "set.good")
@pytest.mark.parametrize(
    ("elder", "younger", "winner", "points"),
    [
        ("KS KH KD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD TC AS AH 7S 8H 8D KC 9C 7D", "younger", 14),
        ("KS KH KD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD TC AS AH 7S 8H 8D AC 9C 7D", "younger", 14 + 3),
        ("KS KH KD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD AS AH AD 7S 8H 8D AC 9C 7D", "younger", 14 + 3),
        ("AS AH AD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD KS KH KD 7S 8H 8D KC 9C 7D", "younger", 14 + 3),
        ("AS AH AD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD KS KH KD 7S 8H 8D QS 9C 7D", "elder", 3),
        ("AS AH AD TS TH TD JC JS JH 7H QC 9C", "QS QH QD KS KH KD 7S 8H 8D 8S 8C 7D", "elder", 3 + 3 + 3),
    ],
)
def test_law_64_any_quatorze_then_the_higher_trio(elder, younger, winner, points):
    """Fourteen for four, three for three; the winner counts his other sets, the beaten none."""
    deal = shown(lead(hands_of(elder, younger), elder.split()[0]))
    loser = "younger" if winner == "elder" else "elder"
    assert in_hand(deal, winner)["set"] == points
    assert "set" not in in_hand(deal, loser)


@pytest.mark.clause("set.called")
def test_a_set_is_called_by_size_and_rank_so_there_is_nothing_to_ask():
    """The words “three kings” say all: younger answers good or not good."""
    deal = hands_of("KS KH KD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD TC AS AH 7S 8H 8D AC 9C 7D")
    deal = call(declared_until(deal, "set"), "set", "KS KH KD")
    facts = for_seat(ruling(deal, "set.called"), "younger").facts
    assert dict(facts) == {"size": 3, "rank": Rank.KING}
    for answer in (Answer.ASK, Answer.EQUAL, Answer.GOOD):
        claim = () if answer is Answer.GOOD else cards("TS TH TD TC")
        assert may(deal, Reply("younger", "set", answer, claim)) == (answer is Answer.GOOD)


# --- nothing, and sinking -------------------------------------------------------------------------

NOTHING = "S:AKJT H:AKJ D:AKJ C:AK"
"""No sequence; four aces, four kings, three knaves."""
ONE_TIERCE = "S:Q98 H:QT9 D:QT9 C:QJT"


def test_elder_calls_nothing_and_younger_counts_what_he_has():
    """Against nothing any tierce is good; it is shown after the lead."""
    deal = call(declared_until(hands_of(NOTHING, ONE_TIERCE), "sequence"), "sequence")
    deal = reply(deal, "sequence", "not_good", "C:QJT")
    assert not rulings(deal, "sequence.good"), "nothing was called, so nothing is denied"
    deal = lead(deal, "AS")
    refused_reason = refused(deal, _play("younger", "9S")).facts["reason"]
    assert refused_reason == "show.first"
    deal = show(deal, sequences=("C:QJT",))
    assert in_hand(deal, "younger")["sequence"] == 3


def test_elder_calls_nothing_and_younger_has_nothing():
    """Nobody counts the class, and no ruling speaks of a winner."""
    deal = declared_until(hands_of(NOTHING, "S:Q98 H:QT8 D:QT9 C:QJ9"), "sequence")
    deal = reply(call(deal, "sequence"), "sequence", "good")
    assert told(deal)[-2:] == ["declare.nothing allowed elder", "sequence.answered allowed younger"]
    assert deal.contests["sequence"].winner == ""


def test_younger_sinks_a_better_point_and_elder_counts():
    """Younger says good with five against four: elder counts four, and only younger is told what he gave up."""
    deal = call(hands_of(FOUR_AT_MOST, ELDER), "point", "H:AQJ7")
    deal = reply(deal, "point", "good")
    assert in_hand(deal, "elder") == {"point": 4}
    kept = ruling(deal, "sinking.allowed")
    assert (kept.side, kept.audience, kept.facts["cards"]) == ("younger", ("younger",), cards("S:AKQJT"))
    deal = lead(deal, "QH")
    assert "point" not in in_hand(shown(deal), "younger")


def test_elder_sinks_a_whole_class_and_younger_counts_the_less():
    """Three aces and four kings unsaid: younger's queens, worth nothing against them, are good."""
    deal = call(declared_until(hands_of(NOTHING, ONE_TIERCE), "set"), "set")
    kept = ruling(deal, "sinking.allowed")
    assert (kept.side, kept.audience) == ("elder", ("elder",))
    deal = reply(deal, "set", "not_good", "QS QH QD QC")
    deal = shown(lead(deal, "AS"))
    assert in_hand(deal, "younger")["set"] == 14 + 3, "the queens, and three tens beside them"
    assert "set" not in in_hand(deal, "elder")


def test_what_a_seat_keeps_back_the_other_is_not_told():
    """The ruling on a sunk class is for its holder alone."""
    deal = call(declared_until(hands_of(NOTHING, ONE_TIERCE), "set"), "set")
    assert for_seat(ruling(deal, "sinking.allowed"), "younger") is None
    assert for_seat(ruling(deal, "sinking.allowed"), "elder") is not None


def test_younger_may_not_show_what_he_gave_up():
    """He said good: that class is closed to him."""
    hands = hands_of(NOTHING, ONE_TIERCE)
    deal = call(declared_until(hands, "sequence"), "sequence")
    deal = lead(reply(deal, "sequence", "good"), "AS")
    assert may(deal, _play("younger", "9S")), "nothing is left to show"
    refused(deal, _show(sequences=("C:QJT",)))


def test_elder_keeps_back_his_other_sequences():
    """Having won the class he need not count the rest; what he counts is his to choose."""
    deal = hands_of("S:AKQJT H:K98 D:AKQ C:8", "S:98 H:AQJ7 D:JT8 C:AJ9")
    deal = call(declared_until(deal, "sequence"), "sequence", "S:AKQJT")
    deal = count(reply(deal, "sequence", "good"), "sequence")
    assert in_hand(deal, "elder")["sequence"] == 15


@pytest.mark.clause("show.claimed")
def test_younger_shows_the_best_and_keeps_the_others_back():
    """What he answered for must be shown; what goes with it is his to choose."""
    deal = lead(hands_of("S:98 H:AQJ7 D:JT8 C:AJ9", "S:AKQJT H:K98 D:AKQ C:8"), "AH")
    refused(deal, _show(point="S:AKQJT", sequences=("D:AKQ",), sets=("KS KH KD",)))
    deal = show(deal, point="S:AKQJT", sequences=("S:AKQJT",), sets=("KS KH KD",))
    assert in_hand(deal, "younger")["sequence"] == 15


# --- the order of the classes ---------------------------------------------------------------------


def test_the_classes_are_called_in_their_order():
    """Point, sequence, set; no class is called out of its place, and none twice."""
    deal = hands_of(NOTHING, ONE_TIERCE, declare_order="strict")
    for early in ("sequence", "set"):
        assert refused(deal, Call("elder", early)).facts["expected"] == "point"
    deal = declared_until(deal, "sequence")
    assert refused(deal, Call("elder", "set")).facts["expected"] == "sequence"
    assert refused(deal, Call("elder", "point")).facts["expected"] == "sequence"


@pytest.mark.clause("declare.order")
def test_laws_46_and_47_the_point_first_and_then_in_any_order():
    """Sets before sequences, and the ledger still reckons sequences first."""
    deal = hands_of(NOTHING, ONE_TIERCE, declare_order="point_then_free")
    refused(deal, Call("elder", "set"))
    deal = declared_until(deal, "sequence")
    assert may(deal, Call("elder", "sequence"))
    deal = reply(call(deal, "set", "AS AH AD AC"), "set", "good")
    deal = count(deal, "set", "KS KH KD KC", "JS JH JD")
    deal = reply(call(deal, "sequence"), "sequence", "not_good", "C:QJT")
    assert deal.phase == "play"
    assert not rulings(deal, "repique.award", "awarded"), "younger's tierce reckons before elder's thirty-one"


def test_younger_counts_only_once_elder_has_led():
    """Elder counts at the call; younger's good point is empty words until a card lies on the table."""
    deal = declared(hands_of(FOUR_AT_MOST, ELDER))
    assert in_hand(deal, "younger") == {}
    deal = shown(play(deal, "AH"))
    assert in_hand(deal, "younger") == {"point": 5, "sequence": 15}


def test_each_ruling_on_a_class_rests_on_the_call_and_the_answer():
    """A point that is good names the words that made it so."""
    deal = declared(hands_of(ELDER, FIVE_LESS))
    good = ruling(deal, "point.good", "awarded")
    words = [deal.rulings[number - 1].rule for number in good.because]
    assert words == ["point.called", "point.answered"]


@pytest.mark.clause("reply.true")
@pytest.mark.parametrize("kind", ["point", "sequence"])
def test_reply_must_be_true(kind):
    """Not good needs better cards and equal needs the same: neither may be said without."""
    deal = declared_until(hands_of(ELDER, FIVE_LESS), kind)
    deal = call(deal, kind, "S:AKQJT")
    less = {"point": "H:AQJT7", "sequence": "H:QJT"}[kind]
    for answer in (Answer.NOT_GOOD, Answer.EQUAL):
        assert refused(deal, Reply("younger", kind, answer, cards(less))).rule == "reply.true"


def _play(seat, text):
    return Play(seat, parse_card(text))


def _show(point="", sequences=(), sets=()):
    return Show("younger", cards(point), tuple(map(cards, sequences)), tuple(map(cards, sets)))
