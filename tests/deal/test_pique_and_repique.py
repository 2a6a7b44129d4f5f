"""Thirty before the other has anything: repique in hand, pique with the play; what bars them and what does not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from piquet_tutor.deal.state import Deal
from tests.engine.table_talk import (
    call,
    cards,
    declared,
    declared_until,
    hands_of,
    in_hand,
    lead,
    play,
    played_out,
    reply,
    ruling,
    rulings,
    shown,
)
from tests.strategies import deals

LONG = "S:AKQJT987 H:JT98"
"""Point 8, huitième 18, quart 4: thirty in point and sequence."""
THREE_TRIOS = "H:AKQ7 D:AKQ7 C:AKQ7"
"""Three aces, three kings, three queens: nine in sets."""


def bonus(deal: Deal, side: str) -> dict[str, int]:
    """What a side has for repique and pique."""
    return {kind: points for kind, points in in_hand(deal, side).items() if kind in ("repique", "pique")}


# --- repique --------------------------------------------------------------------------------------


def test_law_68_thirty_in_hand_before_the_other_counts_adds_sixty():
    """Point 5, sequences 15, 3 and 3, four kings and three queens: repique, and it names the awards that made it."""
    deal = declared(hands_of("S:AKQJT H:AKQ D:KQJ C:K", "S:987 H:T98 D:T98 C:T98"))
    won = ruling(deal, "repique.award", "awarded")
    assert (won.side, won.points) == ("elder", 60)
    made = [deal.rulings[number - 1] for number in won.because]
    assert sum(one.points for one in made) == won.facts["total"] >= 30
    assert {one.rule for one in made} <= {"point.good", "sequence.good", "sequence.lesser", "set.good", "set.lesser"}


def test_a_set_of_the_others_comes_too_late_to_bar_thirty_in_point_and_sequence():
    """Thirty stand before any set is reckoned; younger counts his trios all the same."""
    deal = shown(lead(hands_of(LONG, THREE_TRIOS), "AS"))
    assert bonus(deal, "elder") == {"repique": 60}
    assert in_hand(deal, "younger") == {"set": 9}


def test_the_order_of_reckoning_not_of_speaking_makes_youngers_repique():
    """Elder counted his trios at the call, long before younger showed: younger's thirty still reckon earlier."""
    deal = declared(hands_of(THREE_TRIOS, LONG))
    assert in_hand(deal, "elder") == {"set": 9}
    deal = shown(play(deal, "AH"))
    assert bonus(deal, "younger") == {"repique": 60}


def test_elders_lead_never_bars_youngers_repique():
    """Play is reckoned after every declaration: elder's one is no score before the thirty."""
    deal = shown(lead(hands_of(THREE_TRIOS, LONG), "AH"))
    assert in_hand(deal, "elder") == {"set": 9, "play": 1}
    assert bonus(deal, "younger") == {"repique": 60}


BARRED = {
    "carte_blanche": ("S:AKQJT H:AKQ D:KQJ C:K", "S:987 H:T98 D:T98 C:T98"),
    "point": ("S:AKQJT H:AKQ D:A7 C:A7", "H:J D:KQJ987 C:KQJ98"),
    "sequence": ("S:AK987 H:AK7 D:AK C:AK", "S:QJT H:QJT D:QJT C:QJT"),
}


@pytest.mark.parametrize("by", BARRED)
def test_law_68_what_counts_before_the_thirty_bars_it(by):
    """A carte blanche, a better point, a better sequence: each comes before elder's sets."""
    blanks = ("younger",) if by == "carte_blanche" else ()
    deal = shown(lead(hands_of(*BARRED[by], blanks=blanks), "AS"))
    assert bonus(deal, "elder") == {}
    denied = ruling(deal, "repique.award", "denied")
    assert (denied.side, denied.facts["by"]) == ("elder", by)
    assert denied.facts["total"] >= 30
    assert denied.because, "it rests on the elder's awards and on what barred them"


@pytest.mark.parametrize("by", ["point", "sequence"])
def test_the_same_hands_make_a_repique_once_the_bar_is_sunk(by):
    """Younger says good to what he could beat: nothing of his comes before the thirty."""
    deal = declared_until(hands_of(*BARRED[by], rules="club"), by)
    words = {"point": "S:AKQJT", "sequence": "S:987"}[by]
    deal = declared(reply(call(deal, by, words), by, "good"))
    assert bonus(deal, "elder") == {"repique": 60}


def test_a_bar_to_one_is_not_a_bar_to_itself():
    """Younger's own carte blanche is the first of his thirty."""
    deal = hands_of("H:AKQ7 D:AKQ7 C:AKQ7", "S:AKQJT98 H:JT98 D:9", blanks=("younger",))
    deal = shown(lead(deal, "AH"))
    won = ruling(deal, "repique.award", "awarded", "younger")
    assert ruling(deal, "carte_blanche.award").number in won.because


def test_twenty_nine_in_hand_is_no_repique_and_no_word_is_said_of_it():
    """Short of thirty there is nothing to award and nothing to deny."""
    deal = declared(hands_of("S:AKQJT987 H:JT9 C:7", THREE_TRIOS.replace("C:AKQ7", "C:AKQ8")))
    assert not rulings(deal, "repique.award")


def test_equality_never_bars():
    """Points equal, sequences equal: neither is a score, and four aces, four kings and three queens make 31."""
    elder = "AS KS QS 9S AH KH QH AD KD 8D AC KC"
    younger = "TS 8S 7S JH 9H 8H 7H QD JD TD 9D JC"
    deal = hands_of(elder, younger)
    equal = {"point": ("9S QS AS KS", None)}
    assert equal
    points = [max(len([c for c in cards(hand) if c.suit is one.suit]) for one in cards(hand)) for hand in (elder, younger)]
    assert points == [4, 4]
    done = shown(lead(deal, "AS"))
    assert done.contests["point"].result in ("good", "equal")


# --- pique ----------------------------------------------------------------------------------------

TWENTY_NINE = "S:AKQJT987 H:JT9 C:7"
"""Point 8, huitième 18, tierce 3."""
GOOD_TRIOS = "H:AKQ7 D:AKQ7 C:AKQ8"
NO_SET = "H:AKQ87 D:KJT9 C:QT8"


@pytest.mark.parametrize("reckoning", ["precedence", "chronological"])
def test_law_69_twenty_nine_and_the_lead_is_a_pique(reckoning):
    """The thirtieth point is play, so it is thirty more and not sixty."""
    deal = shown(lead(hands_of(TWENTY_NINE, NO_SET, pique_reckoning=reckoning), "AS"))
    won = ruling(deal, "pique.award", "awarded")
    assert (won.side, won.points) == ("elder", 30)
    assert ruling(deal, "play.lead").number in won.because
    assert bonus(deal, "elder") == {"pique": 30}


@pytest.mark.parametrize(
    ("rules", "pique"), [("rubicon", False), ("wikipedia", False), ("parlett", True), ("club", True), ("saunt", True)]
)
def test_r29_twenty_nine_and_the_lead_against_a_good_trio(rules, pique):
    """By the clock the lead comes before younger's trio; by the order of reckoning the trio comes before the lead."""
    deal = shown(lead(hands_of(TWENTY_NINE, GOOD_TRIOS, rules=rules), "AS"))
    assert bonus(deal, "elder") == ({"pique": 30} if pique else {})
    assert in_hand(deal, "younger") == {"set": 9}
    if not pique:
        denied = ruling(deal, "pique.award", "denied")
        assert (denied.facts["by"], denied.facts["in_hand"]) == ("set", True)
        assert ruling(deal, "set.good", "awarded").number in denied.because


def test_by_the_order_of_reckoning_the_lead_waits_for_younger_to_show():
    """Until younger has shown, nobody can say whether the thirty came first."""
    deal = lead(hands_of(TWENTY_NINE, GOOD_TRIOS), "AS")
    assert not rulings(deal, "pique.award")
    assert rulings(shown(deal), "pique.award")


def test_by_the_clock_the_lead_decides_at_once():
    deal = lead(hands_of(TWENTY_NINE, GOOD_TRIOS, rules="parlett"), "AS")
    assert bonus(deal, "elder") == {"pique": 30}


def test_a_trio_sunk_bars_nothing():
    """Younger says good to nothing called, and the pique is made by either reckoning."""
    deal = call(declared_until(hands_of(TWENTY_NINE, GOOD_TRIOS), "set"), "set")
    deal = shown(play(reply(deal, "set", "good"), "AS"))
    assert bonus(deal, "elder") == {"pique": 30}


TWENTY_EIGHT = "S:AKQJT98 H:QJT9 C:7"
"""Point 7, septième 17, quart 4."""
AGAINST_IT = "S:7 H:AK87 D:AQT8 C:KT9"


def test_a_trick_lost_before_thirty_bars_the_pique():
    """Elder leads his seven of clubs at 28: 29, and younger takes it. The thirtieth comes too late."""
    deal = play(declared(hands_of(TWENTY_EIGHT, AGAINST_IT)), "7C KC")
    deal = played_out(deal)
    assert bonus(deal, "elder") == {}
    denied = ruling(deal, "pique.award", "denied")
    assert (denied.facts["by"], denied.facts["in_hand"]) == ("play", False)


def test_two_leads_make_it_from_twenty_eight():
    """29 with the ace, 30 with the king."""
    deal = play(declared(hands_of(TWENTY_EIGHT, AGAINST_IT)), "AS 7S")
    assert bonus(deal, "elder") == {}
    assert bonus(play(deal, "KS"), "elder") == {"pique": 30}


def test_r35_repique_and_pique_are_never_both_made():
    """Thirty in hand and then the play: sixty once, and no thirty."""
    assert bonus(played_out(hands_of(LONG, THREE_TRIOS)), "elder") == {"repique": 60}


# --- the cards and the capot in a pique -----------------------------------------------------------

THIRTEEN = "S:AKQJT8 H:AK D:AK C:AK"
THIRTEEN = "S:AKQJ87 H:AK9 D:A8 C:9"
ALL_TRICKS = (
    "AS KS QS JS 8S 7S AH KH JH TH 9H AD".split(),
    "TS 9S QH 8H 7H KD QD JD AC KC QC JC".split(),
)
"""Point 6 and quart 4 in spades; two aces only, so ten in hand; every card of elder's is a winner when led in turn."""


def test_r32_r33_neither_the_cards_nor_the_capot_help_a_pique():
    """Seventeen in hand and thirteen in play would be thirty; ten for point and quart and thirteen are not."""
    deal = hands_of(" ".join(ALL_TRICKS[0]), " ".join(ALL_TRICKS[1]))
    done = played_out(deal)
    assert in_hand(done, "elder")["capot"] == 40
    assert bonus(done, "elder") == {}
    assert in_hand(done, "elder")["play"] == 13


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        (False, {"point": 6, "sequence": 4, "set": 3, "play": 13, "capot": 40}),
        (True, {"point": 6, "sequence": 4, "set": 3, "pique": 30, "play": 13, "cards": 10, "capot": 30}),
    ],
)
def test_r32_thirteen_in_hand_and_every_trick(inside, expected):
    """Claim 15: 66, or with the ten counted at the seventh trick a pique and 96; the capot then adds thirty."""
    deal = hands_of(
        "S:AKQJ87 H:AKJT A:D A:C".replace("A:D A:C", "AD AC"),
        "S:T9 H:Q98 D:KQJ C:KQJT",
        cards_in_pique=inside,
    )
    deal = play(declared(deal), "AS 9S KS TS QS KQ"[:14].strip() + " JD")
    done = played_out(deal)
    assert {kind: n for kind, n in in_hand(done, "elder").items()} == expected
