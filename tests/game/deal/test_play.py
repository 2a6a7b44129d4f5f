"""The play: what may be played, who takes the trick, what leading and taking count, the last, the cards, the capot."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from tests.game.table_talk import (
    cards,
    declared,
    hands_of,
    in_hand,
    lead,
    play,
    played_out,
    refused,
    ruling,
    rulings,
    shown,
)
from tests.samples import sample
from tests.strategies import deals, for_elder_and_younger, generators

ELDER = "S:AKQ7 H:KJ9 D:QT C:A97"
YOUNGER = "S:JT98 H:AQT D:AK9 C:KQ"


def at_table(**options: object):
    """All is declared."""
    return declared(hands_of(ELDER, YOUNGER, **options))


# --- what may be played ---------------------------------------------------------------------------


@pytest.mark.clause("play.follow_suit")
def test_a_player_follows_suit_if_he_can():
    """Hearts are led: any heart will do, high or low, and nothing else."""
    deal = shown(play(at_table(), "JH"))
    assert playable(deal) == cards("H:AQT")
    assert refused(deal, Play("younger", parse_card("AD"))).facts["reason"] == "play.follow_suit"


def test_who_has_none_of_the_suit_plays_what_he_likes():
    """And takes nothing with it: there are no trumps."""
    deal = play(at_table(), "AS 8S KS 9S QS TS 7S JS KD TD AD QD")
    deal = play(deal, "9D")
    assert playable(deal) == cards("H:KJ9 C:A97")
    deal = play(deal, "AC")
    assert deal.tricks[-1].winner == "younger"


@pytest.mark.parametrize(
    ("must_head", "led", "may_play"),
    [
        (False, "9H", "H:AQT"),
        (True, "9H", "H:AQT"),
        (True, "JH", "H:AQ"),
        (True, "KH", "H:A"),
        (True, "AS", "S:JT98"),
        (False, "KH", "H:AQT"),
    ],
)
def test_whether_a_player_who_can_win_must(must_head, led, may_play):
    """Not by the club laws; by the older rules he heads the trick if he can, and plays any of the suit if he cannot."""
    deal = shown(play(at_table(must_head=must_head), led))
    assert playable(deal) == cards(may_play)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("AS JS", "elder"), ("7S JS", "younger"), ("7S 8S", "younger"), ("KH QH", "elder"), ("KH AH", "younger")],
)
def test_the_higher_card_of_the_suit_led_takes_the_trick_and_its_player_leads(trick, winner):
    """The next card is the winner's to lead."""
    deal = play(at_table(), trick)
    assert (deal.tricks[0].winner, deal.to_act, deal.leader) == (winner, winner, winner)


def test_elder_leads_first():
    assert (at_table().phase, at_table().to_act) == ("play", "elder")


# --- what it counts -------------------------------------------------------------------------------

FOUR_CARDS = {
    # elder leads, younger plays: elder's and younger's points after this one trick
    "AS JS": "elder's ace led and held",
    "7S JS": "elder's seven led, younger's knave takes it",
    "7S 8S": "elder's seven led, younger's eight takes it",
    "9H TH": "elder's nine led, younger's ten takes it",
}


@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        ("lead_capture", {"AS JS": (1, 0), "7S JS": (1, 1), "7S 8S": (1, 1), "9H TH": (1, 1)}),
        ("double_capture", {"AS JS": (2, 0), "7S JS": (1, 2), "7S 8S": (1, 2), "9H TH": (1, 2)}),
        ("high_lead_capture", {"AS JS": (1, 0), "7S JS": (0, 1), "7S 8S": (0, 0), "9H TH": (0, 1)}),
        ("flat_won", {"AS JS": (1, 0), "7S JS": (0, 1), "7S 8S": (0, 1), "9H TH": (0, 1)}),
        ("high_cards_won", {"AS JS": (2, 0), "7S JS": (0, 1), "7S 8S": (0, 0), "9H TH": (0, 1)}),
    ],
)
@pytest.mark.parametrize("trick", FOUR_CARDS)
def test_what_one_trick_counts(scoring, points, trick):
    """One for leading, one for taking the other's lead; or the first lead, one and two for tricks; and so on."""
    deal = play(at_table(trick_scoring=scoring), trick)
    found = tuple(in_hand(deal, side).get("play", 0) for side in ("elder", "younger"))
    assert found == points[trick]


@pytest.mark.clause("play.lead")
def test_law_65_a_card_led_counts_whether_or_not_it_holds():
    """One for the lead at once, before it is answered."""
    deal = play(at_table(), "7S")
    assert in_hand(deal, "elder")["play"] == 1
    assert (ruling(deal, "play.lead").points, ruling(deal, "play.lead").facts["trick"]) == (1, 1)


@pytest.mark.clause("play.trick")
def test_a_trick_that_counts_nothing_more_for_its_taker_is_told_all_the_same():
    """Who led and holds has had his point: the ruling says so without points, resting on the lead."""
    deal = play(at_table(), "AS 8S")
    trick = ruling(deal, "play.trick")
    assert (trick.verdict, trick.side, trick.points) == (Verdict.ALLOWED, "elder", 0)
    assert trick.because == (ruling(deal, "play.lead").number,)


@pytest.mark.clause("play.last")
@pytest.mark.parametrize(("extra", "points"), [(0, None), (1, 1), (2, 2), (10, 10), ("two_with_high_card", 1)])
def test_what_the_last_trick_counts_besides(extra, points):
    """Nothing, one, two or ten to whoever takes it."""
    done = played_out(at_table(last_trick=extra), Random(1))
    found = rulings(done, "play.last", "awarded")
    assert [one.points for one in found] == ([points] if points else [])
    if found:
        assert found[0].side == done.tricks[-1].winner
        assert found[0].facts["trick"] == 12


@settings(max_examples=sample(20), deadline=None)
@given(rng=generators(), seed=st.integers(0, 2**32))
def test_claim_17_the_shorthand_comes_to_the_same_as_the_traditional_count(rng, seed):
    """One for a trick led and won, two for one taken from the other's lead, one more for elder at the start."""
    cut = Random(seed).sample(cards("S:AKQJT987 H:AKQJT987 D:AKQJT987 C:AKQJT987"), 24)
    first, second = (" ".join(map(str, half)) for half in (cut[:12], cut[12:]))
    done = played_out(hands_of(first, second), rng)
    short = {"elder": 1, "younger": 0}
    for trick in done.tricks:
        short[trick.winner] += 1 if trick.leader == trick.winner else 2
    assert {side: in_hand(done, side).get("play", 0) for side in short} == short


LONG_COUNT = {"trick_scoring": "lead_capture", "last_trick": 1}
SHORT_COUNT = {"trick_scoring": "double_capture", "last_trick": 0}
COUNTED_ALIKE = ("rubicon", "parlett", "club", "wikipedia", "cavendish", "au-cent", "cent-36", "normand", "voleur")


def both_counts(form, seed):
    """One deal of a form, played at random, by the long count of the play and by the club's."""
    return [
        play_out(shuffled(rules, seed), Random(seed)) for rules in (load(form, LONG_COUNT), load(form, SHORT_COUNT))
    ]


@pytest.mark.parametrize("form", COUNTED_ALIKE)
def test_by_the_long_count_and_by_the_clubs_every_deal_comes_to_the_same(form):
    """Each total and each kind of score, a pique among them, whoever plays, two alone, or three or four."""
    for seed in range(40):
        long, short = both_counts(form, seed)
        assert long.actions == short.actions
        assert long.tally() == short.tally(), (form, seed)


# --- the cards and the capot ----------------------------------------------------------------------

SIX_EACH = ("S:AKQJT9 H:987 D:987", "H:AKQJT D:AKQJT S:87")
"""Elder has six spades to lead and nothing else; younger the rest."""
SIX_TRICKS = "AS 7S KS 8S QS TD JS JD TS TH 9S JH 9H QH 8H KH 7H AH 9D QD 8D KD 7D AD"
"""Elder's six spades, then younger's six tricks: hearts and diamonds are led into his hands and he leads them back."""


def test_law_66_six_tricks_each_the_cards_are_divided():
    """Nobody counts ten, and a ruling says why."""
    done = play(declared(hands_of(*SIX_EACH)), "AS 7S KS 8S QS TD JS JD TS TH 9S JH 9H QH")
    done = played_out(done)
    assert [sum(trick.winner == side for trick in done.tricks) for side in ("elder", "younger")] == [6, 6]
    divided = ruling(done, "cards.most", "denied")
    assert (divided.side, divided.facts["tricks"], divided.facts["other_tricks"]) == (None, 6, 6)
    assert "cards" not in in_hand(done, "elder") | in_hand(done, "younger")


@pytest.mark.clause("cards.most")
@pytest.mark.parametrize(("cards_worth", "found"), [(10, 10), (0, None)])
def test_law_66_and_r42_most_tricks_count_ten(cards_worth, found):
    """Seven or more; or nothing where only the last trick pays."""
    done = played_out(at_table(cards=cards_worth), Random(3))
    won = {side: sum(trick.winner == side for trick in done.tricks) for side in ("elder", "younger")}
    most = max(won, key=won.__getitem__)
    assert 6 < won[most] < 12
    assert in_hand(done, most).get("cards") == found
    if found:
        assert ruling(done, "cards.most").facts["tricks"] == won[most]


WINNERS = "S:AKQJ8 H:AKJT87 D:A"
LOSERS = "S:T9 H:Q D:KQT9 C:AKQ98"
EVERY_TRICK = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7H AC"


@pytest.mark.clause("cards.capot")
@pytest.mark.parametrize("capot", [40, 30])
def test_law_66_capot_takes_the_place_of_the_ten(capot):
    """All twelve: forty (or thirty) instead of ten, and the ten's ruling stands superseded without points."""
    done = play(declared(hands_of(WINNERS, LOSERS, capot=capot)), EVERY_TRICK)
    assert in_hand(done, "elder")["capot"] == capot
    assert "cards" not in in_hand(done, "elder")
    ten = ruling(done, "cards.most")
    assert (ten.verdict, ten.awards, ten.side) == (Verdict.SUPERSEDED, (), "elder")


def test_a_capot_counts_where_most_tricks_do_not():
    """Nothing to take the place of: forty all the same."""
    done = play(declared(hands_of(WINNERS, LOSERS, cards=0)), EVERY_TRICK)
    assert in_hand(done, "elder")["capot"] == 40
    assert not rulings(done, "cards.most")


def test_eleven_tricks_are_no_capot():
    """The seven of clubs lost at the end: ten for the cards."""
    hands = ("S:AKQJ8 H:AKJT8 D:A C:7", "S:T9 H:Q D:KQT9 C:AKQ98")
    play_order = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7C AC"
    done = play(declared(hands_of(*hands)), play_order)
    assert in_hand(done, "elder")["cards"] == 10
    assert "capot" not in in_hand(done, "elder")
    assert ruling(done, "play.last").side == "younger"


# --- in any deal ----------------------------------------------------------------------------------


@settings(max_examples=sample(35), deadline=None)
@given(deal=deals(for_elder_and_younger(), whole=True))
def test_a_whole_deal_is_twelve_tricks_each_rightly_won_and_led(deal):
    """Follower's card in suit and higher wins, the winner leads; unless a race ended it early all cards are played."""
    leader = "elder"
    for trick in deal.tricks:
        led, answer = trick.cards
        wins = answer.suit is led.suit and answer.rank > led.rank
        other = "younger" if leader == "elder" else "elder"
        assert (trick.leader, trick.winner) == (leader, other if wins else leader)
        leader = trick.winner
    if not rulings(deal, "race.reached"):
        assert len(deal.tricks) == 12
        assert not deal.hands["elder"]
        assert not deal.hands["younger"]


@settings(max_examples=sample(35), deadline=None)
@given(deal=deals(for_elder_and_younger(), whole=True))
def test_of_cards_and_capot_one_side_has_at_most_one_whole(deal):
    """Together they never come to more than the capot, and both sides never have any."""
    both = [sum(in_hand(deal, side).get(kind, 0) for kind in ("cards", "capot")) for side in ("elder", "younger")]
    assert min(both) == 0
    assert max(both) in (0, 10, deal.rules.number("capot"))


@settings(max_examples=sample(20), deadline=None)
@given(rng=generators())
def test_swapping_suits_changes_no_ruling_but_in_names(rng):
    """Spades played as hearts and so on: clause by clause the same verdicts, sides and points."""
    whole = rng.sample(cards("S:AKQJT987 H:AKQJT987 D:AKQJT987 C:AKQJT987"), 24)
    first, second = (" ".join(map(str, half)) for half in (whole[:12], whole[12:]))
    swap = str.maketrans("SHDC", "".join(rng.sample("SHDC", 4)))
    here = played_out(hands_of(first, second), rng)
    order = " ".join(str(one) for trick in here.tricks for one in trick.cards)
    here = play(declared(hands_of(first, second)), order)
    there = play(declared(hands_of(first.translate(swap), second.translate(swap))), order.translate(swap))
    assert [(one.rule, one.verdict, one.side, one.points, one.because) for one in here.rulings] == [
        (one.rule, one.verdict, one.side, one.points, one.because) for one in there.rulings
    ]


def test_only_the_first_lead_waits_for_younger_to_show():
    """From the second trick on a card follows a card."""
    deal = play(lead(hands_of(ELDER, YOUNGER), "7S"), "JS AD TD")
    assert len(deal.tricks) == 2
