"""The play, in what a worked case cannot say: two counts that agree, and what holds in any deal.

The rest stands in ``tests/cases/play.toml``.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load
from tests.game.table_talk import (
    cards,
    declared,
    hands_of,
    in_hand,
    play,
    played_out,
    rulings,
)
from tests.samples import sample
from tests.strategies import deals, for_elder_and_younger, generators


def test_elder_leads_first():
    deal = declared(hands_of("S:AKQ7 H:KJ9 D:QT C:A97", "S:JT98 H:AQT D:AK9 C:KQ"))
    assert (deal.phase, deal.to_act) == ("play", "elder")


# --- what it counts -------------------------------------------------------------------------------


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
