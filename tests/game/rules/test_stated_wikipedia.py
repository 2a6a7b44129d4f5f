"""What the encyclopaedia states, by its own rule set, and neither another test nor a worked case holds.

The cases stand in ``tests/cases/by_book.toml`` and ``carte_blanche.toml``.
"""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange
from piquet_tutor.game.cards import Rank, pack_of
from piquet_tutor.game.combinations import combination_of, sequences
from piquet_tutor.game.deal.engine import apply, start
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from tests.game.rules.test_stated_in_every_book import OTHER, STRONG, drawn
from tests.game.table_talk import (
    call,
    cards,
    declared,
    hands_of,
    in_hand,
    may,
    play,
    played_out,
    reply,
    ruling,
)

# --- carte blanche --------------------------------------------------------------------------------


def test_twelve_courts_do_not_go_into_a_talon_of_eight():
    """Four of them at least are in the hands, so one hand is no blank."""
    pack = pack_of(32).cards
    courts = [one for one in pack if one.rank.name in ("JACK", "QUEEN", "KING")]
    talon = len(pack) - 2 * 12
    assert (len(courts), talon) == (12, 8)
    assert len(courts) - talon > 0


# --- the declarations -----------------------------------------------------------------------------


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
