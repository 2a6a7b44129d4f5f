"""What the encyclopaedia states and no other test holds, by its own rule set."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.game.actions import Answer, Call, ClaimCarteBlanche, Exchange, Reply
from piquet_tutor.game.cards import Rank, pack_of
from piquet_tutor.game.combinations import combination_of, sequences
from piquet_tutor.game.deal.engine import apply, start
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from tests.game.deal.test_partie import partie
from tests.game.rules.test_stated_in_every_book import ALL_TWELVE, OTHER, STRONG, WINNERS, drawn
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


def test_who_deals_first_does_not_deal_last():
    """Ann deals the first of six, and Ben the sixth."""
    found = partie(rules="wikipedia")
    assert (found.dealer_of(1), found.dealer_of(6)) == ("Ann", "Ben")


@pytest.mark.parametrize(
    ("elder_took", "numbers"), [(5, range(1, 4)), (4, range(1, 5)), (3, range(1, 6)), (1, range(1, 6))]
)
def test_younger_exchanges_one_to_five_of_what_elder_left(elder_took, numbers):
    """Three after five; five after three; and five, not seven, after one."""
    deal = apply(deal_of(STRONG, OTHER, rules="wikipedia"), Exchange("elder", cards(STRONG)[:elder_took]))
    allowed = [number for number in range(13) if may(deal, Exchange("younger", cards(OTHER)[:number]))]
    assert allowed == list(numbers)


# --- carte blanche --------------------------------------------------------------------------------

TALON = "7S 7H 7D 7C AC"


def test_twelve_courts_do_not_go_into_a_talon_of_eight():
    """Four of them at least are in the hands, so one hand is no blank."""
    pack = pack_of(32).cards
    courts = [one for one in pack if one.rank.name in ("JACK", "QUEEN", "KING")]
    talon = len(pack) - 2 * 12
    assert (len(courts), talon) == (12, 8)
    assert len(courts) - talon > 0


# --- the declarations -----------------------------------------------------------------------------


def test_to_ask_is_to_tell_that_one_has_as_many():
    """Younger may ask only with as many cards to set against elder's, and elder hears the question."""
    deal = call(hands_of(STRONG, OTHER, rules="wikipedia"), "point", "S:AKQJT")
    refused(deal, Reply("younger", "point", Answer.ASK, cards("H:AQJT")))
    deal = reply(deal, "point", "ask", "H:AQJT7")
    assert "point.asked" in [one.rule for one in seen_by(deal, "elder").rulings]


def test_not_good_on_the_value_is_said_with_the_value_that_beats_it():
    """48 is told, 51 is held: elder hears of the 51 with the answer, and of no card; not where the number decides."""
    deal = reply(call(hands_of(OTHER, STRONG, rules="wikipedia"), "point", "H:AQJT7"), "point", "ask", "S:AKQJT")
    deal = reply(deal, "point", "not_good", "S:AKQJT")
    heard = for_seat(ruling(deal, "point.good", "denied"), "elder")
    assert (heard.facts["other_pips"], heard.facts.get("other_cards")) == (51, None)
    assert "51" in narration.text(heard, "short")
    assert set(cards("S:AKQJT")) <= seen_by(deal, "elder").unseen
    longer = hands_of("S:98 H:AQJ7 D:KJ8 C:AJ9", STRONG, rules="wikipedia")
    longer = reply(call(longer, "point", "H:AQJ7"), "point", "not_good", "S:AKQJT")
    assert "other_pips" not in for_seat(ruling(longer, "point.good", "denied"), "elder").facts
    elsewhere = hands_of(OTHER, STRONG, rules="club")
    elsewhere = reply(call(elsewhere, "point", "H:AQJT7"), "point", "ask", "S:AKQJT")
    elsewhere = reply(elsewhere, "point", "not_good", "S:AKQJT")
    assert "other_pips" not in for_seat(ruling(elsewhere, "point.good", "denied"), "elder").facts


def test_a_class_is_kept_back_whole_or_not_at_all():
    """Elder may say nothing of his quint; but he may not call a quart of it."""
    deal = declared_until(hands_of(STRONG, OTHER, rules="wikipedia"), "sequence")
    assert may(deal, Call("elder", "sequence"))
    assert refused(deal, Call("elder", "sequence", cards("S:KQJT"))).rule == "sinking.allowed"


def test_three_cards_are_no_point_for_either_hand():
    """Three of each suit in both hands: nothing can be called, nothing can be set against it, and nobody scores."""
    threes = ("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9")
    for hands in (threes, threes[::-1]):
        deal = hands_of(*hands, rules="wikipedia")
        assert refused(deal, Call("elder", "point", deal.hands["elder"][:3])).facts["reason"] == "point.too_short"
        done = shown(lead(deal, str(deal.hands["elder"][0])))
        assert "point" not in in_hand(done, "elder") | in_hand(done, "younger")
    four = hands_of("S:AKQ7 H:KJ9 D:QT C:A97", "S:JT98 H:AQT D:AK9 C:KQ", rules="wikipedia")
    assert in_hand(declared(four), "elder")["point"] == 4


# --- carte rouge ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawn_card", "points"), [("9C", 20), ("8C", None)])
def test_a_carte_blanche_does_not_make_a_carte_rouge(drawn_card, points):
    """Four tierces cover the whole blank hand; with the eight in place of the nine a card of it is bare."""
    elder = "S:T98 H:T98 D:T98 C:T87" if drawn_card == "9C" else "S:AT98 H:T98 D:T98 C:T9"
    younger = "S:KQ7 H:KQ7 D:KQ7 C:KQJ" if drawn_card == "9C" else "S:KQ7 H:KQ7 D:KQ7 C:KQ7"
    second = "AC" if drawn_card == "9C" else "JC"
    deal = deal_of(elder, younger, talon=f"{drawn_card} {second}", rules="wikipedia", carte_rouge=20)
    deal = exchange(apply(deal, ClaimCarteBlanche("elder", 1)), "7C" if drawn_card == "9C" else "9C")
    deal = declared(exchange(deal, "KC"))
    assert in_hand(deal, "elder")["carte_blanche"] == 10
    assert in_hand(deal, "elder").get("carte_rouge") == points


# --- pique ----------------------------------------------------------------------------------------


def test_the_capot_helps_no_pique():
    """All that both hold is kept back. Thirteen in the play and ten for the cards are 23, and stay so."""
    deal = hands_of(*WINNERS, rules="wikipedia")
    for kind in ("point", "sequence", "set"):
        deal = reply(call(deal, kind), kind, "good")
    done = play(deal, ALL_TWELVE)
    assert in_hand(done, "elder") == {"play": 13, "cards": 10, "capot": 30}


def test_equal_points_neither_bar_nor_help_a_pique():
    """49 against 49: nobody's point. A quint and two trios, 21, with seven tricks and the ten for them are thirty."""
    deal = declared(hands_of("S:KQJT9 H:9 D:AJT C:AJT", "S:87 H:AKQJ8 D:K98 C:98", rules="wikipedia"))
    assert ruling(deal, "point.equal", "denied").facts["pips"] == 49
    six = play(deal, "KS 7S QS 8S JS 8D TS 9D 9S 8H AC 8C")
    assert not rulings(six, "pique.award")
    seven = play(six, "JC 9C")
    assert in_hand(seven, "elder") == {"sequence": 15, "set": 6, "play": 7, "cards": 10, "pique": 30}


# --- the tricks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("open_", "shows"), [(False, 0), (True, 2)])
def test_tricks_won_lie_closed_unless_the_table_wants_them_open(open_, shows):
    """Both players' tricks, before either player: as a rule their cards are not shown again."""
    deal = play(declared(hands_of(STRONG, OTHER, rules="wikipedia", tricks_open=open_)), "AS 8S QS 9S 9H AH")
    for seat in ("elder", "younger"):
        tricks = {one["seat"]: one["tricks"]["won"] for one in drawn(deal, seat)["seats"]}
        assert [len(tricks[each]) for each in ("elder", "younger")] == [2, 1]
        assert {len(trick["cards"]) for won in tricks.values() for trick in won} == {shows}


def test_the_last_trick_may_be_worth_ten():
    """Ten in place of one, and the ten for the cards besides."""
    by_rule = played_out(hands_of(STRONG, OTHER, rules="wikipedia"))
    varied = played_out(hands_of(STRONG, OTHER, rules="wikipedia", last_trick=10))
    last = varied.tricks[-1].winner
    assert ruling(varied, "play.last", "awarded", last).points == 10
    assert in_hand(varied, last)["play"] == in_hand(by_rule, last)["play"] + 9
    assert [in_hand(one, "elder").get("cards") for one in (by_rule, varied)] == [10, 10]


# --- the classic game of thirty-six cards ---------------------------------------------------------


def test_the_classic_pack_has_the_sixes_and_elder_may_change_seven():
    """Thirty-six cards, so that twelve are left; elder takes up to seven of them, and not eight."""
    deal = shuffled(load("cent-36"), 5)
    dealt = {*deal.hands["elder"], *deal.hands["younger"], *deal.talon}
    assert dealt == set(pack_of(36).cards)
    assert set(cards("6S 6H 6D 6C")) < dealt
    assert len(deal.talon) == 12
    hand = deal.hands["elder"]
    assert [number for number in range(13) if may(deal, Exchange("elder", hand[:number]))] == list(range(1, 8))


def test_with_the_sixes_both_hands_can_be_blank():
    """Ace, ten and all below it in two suits each: both may claim; their runs are quints, the aces stand apart."""
    first, second = cards("S:AT9876 H:AT9876"), cards("D:AT9876 C:AT9876")
    rest = tuple(one for one in pack_of(36).cards if one not in (*first, *second))
    deal = start(load("cent-36"), {"elder": first, "younger": second}, rest)
    assert deal.to_act == "elder"
    deal = apply(deal, ClaimCarteBlanche("elder", 1))
    assert deal.to_act == "younger"
    assert may(deal, ClaimCarteBlanche("younger"))
    assert [(run.length, run.top.name) for run in sequences(first)] == [(5, "TEN"), (5, "TEN")]
    assert combination_of("sequence", cards("S:AT9876")) is None


@pytest.mark.parametrize(
    ("trick", "points"),
    [("AS JS", (2, 0)), ("AS 8S", (1, 0)), ("9H 7H", (0, 0)), ("9H TH", (0, 1)), ("QS KS", (0, 2))],
)
def test_in_the_classic_game_the_taker_counts_the_tens_and_higher_cards(trick, points):
    """Two, one or none for a trick, all of them his who takes it; nothing for the lead, and nothing for the last."""
    deal = declared(hands_of("S:AQ97 H:A98 D:QT C:A97", "S:KJ8T H:KT7 D:AK9 C:KQ", rules="cent-36"))
    after = play(deal, trick)
    assert tuple(in_hand(after, seat).get("play", 0) for seat in ("elder", "younger")) == points
    done = played_out(deal)
    high = [sum(one.rank >= Rank.TEN for one in won.cards) for won in done.tricks]
    assert sum(in_hand(done, seat).get("play", 0) for seat in ("elder", "younger")) == sum(high)
