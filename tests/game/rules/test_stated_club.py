"""What the club rules state and no other test holds, by their own rule set."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.rulings import Verdict, for_seat
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from tests.game.deal.test_partie import LEVEL, partie
from tests.game.rules.test_stated_in_every_book import LADDER, LONG, OTHER, STRONG, talk
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
    reply,
    ruling,
    rulings,
    show,
    shown,
)


def test_twos_or_threes_is_the_dealers_choice_and_cited_on_the_deal():
    """The ruling on the deal cites it; the cards of a shuffled pack are the same either way."""
    rule = load("club").rule("deal.hands")
    assert "deal_packet" in rule.options
    assert ("club", "Deal") in {(cite.source, cite.locus) for cite in rule.cites}
    twos, threes = (shuffled(load("club", {"deal_packet": size}), 11) for size in ("2", "3"))
    assert (twos.hands, twos.talon) == (threes.hands, threes.talon)


def test_a_partie_is_kept_by_what_each_deal_came_to():
    """Two deals: what each came to, and what each player has so far."""
    found = partie((5, 30), (40, 7), rules="club")
    assert [found.points(number) for number in (1, 2)] == [{"Ann": 5, "Ben": 30}, {"Ann": 40, "Ben": 7}]
    assert found.totals == {"Ann": 45, "Ben": 37}


def test_a_tie_adds_a_deal_by_each():
    """Level after six: Ann deals the seventh, Ben the eighth, and not before then are the totals looked at."""
    tied = partie(*LEVEL, rules="club")
    assert not tied.over
    assert (tied.dealer_of(7), tied.dealer_of(8)) == ("Ann", "Ben")
    assert not partie(*LEVEL, (9, 0), rules="club").over
    assert partie(*LEVEL, (9, 0), (0, 0), rules="club").over


# --- carte blanche --------------------------------------------------------------------------------

TALON = "7S 7H 7D 7C AC JC 8C AD"


# --- the exchange ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("elder_took", "most"), [(5, 3), (4, 4), (1, 7)])
def test_younger_takes_one_up_to_all_that_is_left(elder_took, most):
    """Three as a rule, more when elder took less; never none."""
    deal = apply(deal_of(STRONG, OTHER, rules="club"), Exchange("elder", cards(STRONG)[:elder_took]))
    allowed = [number for number in range(13) if may(deal, Exchange("younger", cards(OTHER)[:number]))]
    assert allowed == list(range(1, most + 1))


def test_eight_cards_stay_out_of_play():
    """Five and two put out and one left in the talon: none of the eight is ever played."""
    deal = exchange(exchange(deal_of(STRONG, OTHER, rules="club"), "C:87 D:9 H:98"), "C:9 D:J")
    out = {*deal.discards["elder"], *deal.discards["younger"], *deal.stock}
    assert len(out) == 8
    done = played_out(deal)
    assert {card for trick in done.tricks for card in trick.cards} == set(pack_of(32).cards) - out


# --- repique --------------------------------------------------------------------------------------


def test_the_lead_does_not_save_elder_from_a_repique():
    """Elder leads for one, and has nothing else before it; younger's thirty bring him sixty more."""
    deal = play(declared(hands_of("H:AQ7 D:AQJ87 C:KT98", LONG, rules="club")), "AH")
    assert in_hand(deal, "elder") == {"play": 1}
    assert in_hand(shown(deal), "younger")["repique"] == 60


def test_after_the_first_trick_no_repique_is_made():
    """Twenty-nine in hand go over thirty with the first card, and never become a repique."""
    done = played_out(hands_of("S:AKQJT987 H:JT9 C:7", "H:AKQ87 D:KJT9 C:QT8", rules="club"))
    assert in_hand(done, "elder")["pique"] == 30
    assert not rulings(done, "repique.award")


# --- sinking and proving --------------------------------------------------------------------------

FOUR_QUEENS = "QS QH QD QC AS KS 9H 8H 7D 9D 7C 8C"
KNAVES = "JS JH JD AH KH TD AD 8S 7S 7H 8D TC"


def test_a_trio_called_from_a_quatorze():
    """Three queens are called, good, and score three; the fourth nobody is told of."""
    deal = declared_until(hands_of(FOUR_QUEENS, KNAVES, rules="club"), "set")
    deal = reply(call(deal, "set", "QS QH QD"), "set", "good")
    assert in_hand(deal, "elder")["set"] == 3
    assert cards("QC")[0] in seen_by(deal, "younger").unseen
    assert for_seat(ruling(deal, "sinking.allowed", side="elder"), "younger") is None


def test_what_was_declared_is_known_and_what_was_sunk_is_not():
    """Of a quint that has scored, suit and cards are known to the other; of the tierce kept back nothing is."""
    deal = lead(hands_of("S:98 H:AQJ7 D:JT8 C:AJ9", "S:AKQJT H:K98 D:AKQ C:8", rules="club"), "AH")
    deal = show(deal, "S:AKQJT", ("S:AKQJT",), ("KS KH KD",))
    unseen = seen_by(deal, "elder").unseen
    assert not set(cards("S:AKQJT")) & unseen
    assert set(cards("D:AQ")) <= unseen


def test_one_for_the_first_lead_one_for_a_trick_kept_and_two_for_a_trick_captured():
    """Elder's first lead: one. A trick kept one more, a trick captured two, a later lead and the last trick nothing."""

    def counted(deal):
        return [in_hand(deal, seat).get("play", 0) for seat in ("elder", "younger")]

    deal = declared(hands_of(*LADDER, rules="club"))
    assert counted(play(deal, "KS")) == [1, 0]
    assert counted(play(deal, "KS QS")) == [2, 0]
    lost = play(deal, "KS AS")
    assert counted(lost) == [1, 2]
    later = play(lost, lost.hands["younger"][0].code)
    assert counted(later) == [1, 2]
    second = rulings(later, "play.lead")[-1]
    assert (second.verdict, second.side, second.points) == (Verdict.ALLOWED, "younger", 0)
    done = played_out(lost)
    kept = {seat: sum(trick.leader == seat == trick.winner for trick in done.tricks) for seat in ("elder", "younger")}
    taken = {seat: sum(trick.leader != seat == trick.winner for trick in done.tricks) for seat in kept}
    assert counted(done) == [1 + kept["elder"] + 2 * taken["elder"], kept["younger"] + 2 * taken["younger"]]
    assert not rulings(done, "play.last")


def test_the_running_total_grows_as_tricks_are_taken():
    """Elder sums up as he leads, younger as he shows; after that a total is called when a trick is taken."""
    deal = play(declared(hands_of(STRONG, OTHER, rules="club")), "AS 9S KS")
    said = talk(deal)
    assert "Elder leads A♠: “Twenty-one points.”" in said
    assert "Younger: “Three jacks: three points.”" in said
    assert "Younger plays 9♠, and elder keeps the trick: “Twenty-two points.”" in said
    assert said[-1] == "Elder leads K♠."
