"""Thirty before the other has anything: repique in hand, pique with the play; what bars them and what does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings

from piquet_tutor import narration
from piquet_tutor.game.state import Deal
from tests.game.table_talk import (
    call,
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
from tests.samples import sample
from tests.strategies import deals

EXAMPLES = Path(__file__).parents[3] / "piquet_tutor" / "explore" / "examples"

LONG = "S:AKQJT987 H:JT98"
"""Point 8, huitième 18, quart 4: thirty in point and sequence."""
THREE_TRIOS = "H:AKQ7 D:AKQ7 C:AKQ7"
"""Three aces, three kings, three queens: nine in sets."""


def bonus(deal: Deal, side: str) -> dict[str, int]:
    """What a side has for repique and pique."""
    return {kind: points for kind, points in in_hand(deal, side).items() if kind in ("repique", "pique")}


# --- repique --------------------------------------------------------------------------------------


@pytest.mark.clause("repique.award", "set.lesser")
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
    "point": ("S:AKQJT H:AKQ D:AT C:A7", "H:J D:KQJ987 C:KQJ98"),
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


def test_everything_that_stands_in_the_way_of_a_repique_is_named():
    """Thirty-one in sets; younger's point and his sequence come first, and are still to be shown."""
    deal = declared(hands_of("S:AKQ H:AKQ D:AKQ C:AK7", "S:JT987 H:JT98 D:JT8"))
    denied = ruling(deal, "repique.award", "denied")
    assert (denied.facts["by"], denied.facts["also"]) == ("point", ("sequence",))
    assert denied.facts["also_points"] == (0,)
    told = {deal.rulings[number - 1].rule for number in denied.because}
    assert {"point.answered", "sequence.answered"} <= told


def test_everything_that_stands_in_the_way_of_a_pique_is_named():
    """Four tierces of younger's come before elder's play, and the denial rests on each of them."""
    deal = shown(lead(hands_of(*BARRED["sequence"]), "AS"))
    denied = ruling(deal, "pique.award", "denied")
    assert (denied.facts["by"], denied.facts["by_points"]) == ("sequence", 3)
    assert (denied.facts["also"], denied.facts["also_points"]) == (("sequence",) * 3, (3,) * 3)
    younger = {score.number for score in deal.scores if score.side == "younger"}
    assert younger <= set(denied.because)
    assert "sequence (3), sequence (3) and sequence (3)" in narration.text(denied, "full")
    assert "Besides" not in narration.text(denied, "short")


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


# --- pique ----------------------------------------------------------------------------------------

TWENTY_NINE = "S:AKQJT987 H:JT9 C:7"
"""Point 8, huitième 18, tierce 3."""
GOOD_TRIOS = "H:AKQ7 D:AKQ7 C:AKQ8"
NO_SET = "H:AKQ87 D:KJT9 C:QT8"


@pytest.mark.clause("pique.award")
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
def test_twenty_nine_and_the_lead_against_a_good_trio(rules, pique):
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


@pytest.mark.parametrize("rules", ["parlett", "club", "saunt", "rubicon"])
def test_parlett_a_hand_of_thirty_barred_from_the_repique_makes_no_pique_by_the_lead(rules):
    """Thirty must be reached by adding tricks. Elder has 32 before a card is led, and younger's point comes first."""
    record = json.loads((EXAMPLES / "18-point-saves-the-repique.json").read_text(encoding="utf-8"))
    deal = Deal.from_record({**record, "rules": rules})
    assert not ruling(deal, "repique.award", "denied").awards
    refused = ruling(deal, "pique.award", "denied")
    assert not refused.awards
    assert refused.facts["by"] == "point"
    assert deal.total("elder") == 18 + 14 + 12 + 10
    assert deal.total("younger") == 6 + 3


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


def test_by_the_clubs_count_a_trick_kept_makes_the_pique_before_the_next_lead():
    """29 with the ace led and 30 with the trick it takes: one card sooner than where each lead scores."""
    led = shown(play(declared(hands_of(TWENTY_EIGHT, AGAINST_IT, rules="club")), "AS"))
    assert bonus(led, "elder") == {}
    taken = play(led, "7S")
    assert bonus(taken, "elder") == {"pique": 30}
    assert ruling(taken, "play.trick").number in ruling(taken, "pique.award", "awarded").because


def test_by_the_clubs_count_a_trick_lost_before_thirty_bars_the_pique():
    """Elder leads his seven of clubs at 28, and younger's two for taking it come first."""
    deal = played_out(play(declared(hands_of(TWENTY_EIGHT, AGAINST_IT, rules="club")), "7C KC"))
    assert bonus(deal, "elder") == {}


def test_repique_and_pique_are_never_both_made():
    """Thirty in hand and then the play: sixty once, and no thirty."""
    assert bonus(played_out(hands_of(LONG, THREE_TRIOS)), "elder") == {"repique": 60}


# --- the cards and the capot in a pique -----------------------------------------------------------

WINNERS = "S:AKQJ8 H:AKJT87 D:A"
"""Point 6, quart 4, three aces 3: thirteen, and every trick if hearts are led first."""
LOSERS = "S:T9 H:Q D:KQT9 C:AKQ98"
EVERY_TRICK = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7H AC"


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        (False, {"point": 6, "sequence": 4, "set": 3, "play": 13, "capot": 40}),
        (True, {"point": 6, "sequence": 4, "set": 3, "pique": 30, "play": 13, "cards": 10, "capot": 30}),
    ],
)
def test_thirteen_in_hand_and_every_trick(inside, expected):
    """66; or, with the ten counted at the seventh trick, a pique and 96, the capot adding only its other thirty."""
    done = play(declared(hands_of(WINNERS, LOSERS, cards_in_pique=inside)), EVERY_TRICK)
    assert in_hand(done, "elder") == expected
    assert done.total("elder") == (96 if inside else 66)


@pytest.mark.clause("cards.early")
def test_the_ten_is_counted_at_the_seventh_trick_and_the_pique_rests_on_it():
    """Six tricks: nothing yet. Seven: ten for the cards, and thirty is reached."""
    deal = declared(hands_of(WINNERS, LOSERS, cards_in_pique=True))
    six = play(deal, " ".join(EVERY_TRICK.split()[:12]))
    assert not rulings(six, "cards.early")
    seven = play(six, " ".join(EVERY_TRICK.split()[12:14]))
    early = ruling(seven, "cards.early", "awarded")
    assert early.points == 10
    assert early.number in ruling(seven, "pique.award", "awarded").because


def test_the_ten_once_counted_helps_a_pique_made_later():
    """The trio kept back: 10 in hand, 17 after seven tricks, 27 with the cards, and thirty at the tenth lead."""
    deal = declared_until(hands_of(WINNERS, LOSERS, cards_in_pique=True), "set")
    deal = reply(call(deal, "set"), "set", "good")
    played = EVERY_TRICK.split()
    assert bonus(play(deal, " ".join(played[:18])), "elder") == {}
    assert bonus(play(deal, " ".join(played[:19])), "elder") == {"pique": 30}


def test_a_trick_lost_first_leaves_the_ten_for_the_end():
    """Younger takes the first card led: the ten waits for the end of the play and helps no pique."""
    hands = ("S:AKQJ8 H:AKJT7 D:A C:7", "S:T9 H:Q9 D:KQT9 C:AKQ8")
    deal = play(declared(hands_of(*hands, cards_in_pique=True)), "7C 8C")
    done = played_out(deal)
    assert not rulings(done, "cards.early")
    assert bonus(done, "elder") == {}
    assert in_hand(done, "elder")["cards"] == 10


# --- younger's pique ------------------------------------------------------------------------------

YOUNGERS = ("S:7 H:87 D:AQT8 C:KJT98", "S:AKQJT98 H:QJT9 C:A")
"""Younger has 28 in hand and takes whatever is led to him."""


@pytest.mark.parametrize(
    ("options", "made"),
    [
        ({}, False),
        ({"younger_pique": True}, False),
        ({"trick_scoring": "flat_won"}, False),
        ({"trick_scoring": "flat_won", "younger_pique": True}, True),
    ],
)
def test_younger_never_piques_while_the_lead_scores(options, made):
    """Elder's one for leading comes before younger's play; only without it, and where allowed, can he make one."""
    deal = play(declared(hands_of(*YOUNGERS, **options)), "8C AC AS 7S KS 7H")
    assert bonus(deal, "younger") == ({"pique": 30} if made else {})


# --- carte rouge ----------------------------------------------------------------------------------

RED = "S:AKJT87 H:AKQ D:AKQ"
"""Point 6, tierces 3 and 3: every card counts. Three aces and three kings besides."""
PALE = "S:Q9 H:JT87 D:JT87 C:J9"


@pytest.mark.clause("carte_rouge.award")
@pytest.mark.parametrize("points", [0, 10, 20, 40, 50])
def test_every_card_in_what_has_counted(points):
    """Six in the point and six in the sequences: counted when the sequences are, once, and before the sets."""
    deal = declared(hands_of(RED, PALE, carte_rouge=points))
    assert in_hand(deal, "elder").get("carte_rouge", 0) == points
    if points:
        red = ruling(deal, "carte_rouge.award")
        assert red.facts["place"] == "sequence"
        assert all(one.number > red.number for one in rulings(deal, "set.good", "awarded"))


def test_it_waits_for_the_sets_where_they_complete_it():
    """Point and huitième leave knave and ten of hearts and of diamonds to the trios."""
    deal = declared(hands_of("S:AKQJT987 H:JT D:JT", "H:AKQ98 D:AK97 C:QT8", carte_rouge=20))
    assert ruling(deal, "carte_rouge.award").facts["place"] == "set"


def test_what_does_not_count_covers_nothing():
    """The tierces kept back: point and sets leave the queens bare."""
    deal = declared_until(hands_of(RED, PALE, rules="parlett", carte_rouge=20), "sequence")
    deal = declared(reply(call(deal, "sequence"), "sequence", "good"))
    assert "carte_rouge" not in in_hand(deal, "elder")


@pytest.mark.parametrize(
    ("how", "elder", "younger"),
    [("true", {"repique": 60}, {"repique": 60}), ("elder_only", {"repique": 60}, {}), ("false", {}, {})],
)
def test_whose_carte_rouge_helps_a_repique(how, elder, younger):
    """6 + 3 + 3 + 20 = 32 before any set: for both, for elder alone, or for nobody."""
    first = declared(hands_of(RED, PALE, carte_rouge=20, carte_rouge_in_pique=how))
    assert bonus(first, "elder") == elder
    second = shown(lead(hands_of(PALE, RED, carte_rouge=20, carte_rouge_in_pique=how), "9C"))
    assert in_hand(second, "younger")["carte_rouge"] == 20
    assert bonus(second, "younger") == younger


@pytest.mark.parametrize(("how", "made"), [("true", {"pique": 30}), ("elder_only", {"pique": 30}), ("false", {})])
def test_it_helps_a_pique_alike(how, made):
    """With ten for it 28 are in hand, and two leads make thirty; without it they do not."""
    deal = declared(hands_of(RED, PALE, carte_rouge=10, carte_rouge_in_pique=how))
    assert bonus(play(deal, "AS 9S KS"), "elder") == made


@pytest.mark.parametrize("how", ["true", "false"])
def test_a_carte_rouge_is_a_score_that_bars_the_others_later_thirty(how):
    """Counted at the sequences, it stands before the other's sets whether or not it helps its own side."""
    deal = shown(lead(hands_of(RED, PALE, carte_rouge=20, carte_rouge_in_pique=how), "AS"))
    assert not rulings(deal, "repique.award", "awarded", "younger")
    assert len(rulings(deal, "carte_rouge.award")) == 1


# --- in any deal ----------------------------------------------------------------------------------


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_a_bonus_rests_on_thirty_points_of_its_own_side(deal):
    """Its reasons are awards of that side that come to thirty or more; no capot helps."""
    for side in deal.table.sides:
        assert len(bonus(deal, side)) < 2, "never both"
    for name in ("repique.award", "pique.award"):
        for won in rulings(deal, name, "awarded"):
            made = [deal.rulings[number - 1] for number in won.because]
            assert {award.side for one in made for award in one.awards} == {won.side}
            target = won.facts.get("target") or deal.rules.rule(name).params["target"]
            by_tricks = won.facts.get("tricks", 0) if "bid.pairs" in deal.rules.clauses else 0
            assert sum(one.points for one in made) + by_tricks == won.facts["total"] >= min(target, 30)
            kinds = {deal.kind_of(one) for one in made}
            assert not kinds & {"capot", "repique", "pique"}
            if name == "repique.award":
                assert kinds <= {"carte_blanche", "point", "sequence", "set", "carte_rouge"}
            elif not deal.rules.option("cards_in_pique"):
                assert "cards" not in kinds


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_claim_18_younger_makes_no_pique_where_the_lead_scores(deal):
    """In any deal by the usual count of the play, whatever younger may be allowed."""
    last = deal.rules.table.seats[-1]
    if "play.lead" in deal.rules.clauses and deal.rules.option("trick_scoring") == "lead_capture":
        assert "pique" not in deal.tally()[deal.rules.table.side_of(last)]
    if "younger" in deal.rules.rule("pique.award").params and not deal.rules.option("younger_pique"):
        assert "pique" not in deal.tally()[deal.table.sides[1]]
