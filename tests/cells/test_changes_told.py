"""What a change is said to do: what matters line by line, the single tricks in one, and how the play went on."""

from __future__ import annotations

import pytest

from piquet_tutor import deal
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.subjects import TRICK_POINTS
from piquet_tutor.players.review.model import steps_of

WORDS = "hands after the exchange; elder: ♠AKQJT987 ♥KQJ ♦A; younger: ♥AT8 ♦KQT9 ♣AKT98"


def played_points(of, side):
    return sum(a.points for each in of.rulings if each.subject in TRICK_POINTS for a in each.awards if a.side == side)


@pytest.mark.parametrize("change", [{"swap": "AS TC"}, {"play": ("AD", 3)}])
def test_the_single_tricks_are_one_line_with_what_each_side_scored_before(change):
    d = deal(WORDS, played=True)
    found = d.what_if(**change)
    lines = repr(found).splitlines()
    assert len(found.difference.tricks) > 2
    assert not [line for line in lines if "leads" in line or "takes the trick" in line]
    (play,) = [line for line in lines if line.startswith("Play: ")]
    sides = [
        f"{side} {now}, was {then}" if now != then else f"{side} {now} as before"
        for side in ("elder", "younger")
        for then, now in [(played_points(d, side), played_points(found.deal, side))]
    ]
    assert play == f"Play: {'; '.join(sides)}."
    assert len(lines) < 13
    assert [line.partition(":")[0] for line in lines[-2:] if " → " in line], "the totals stand last"


FIVES = "hands after the exchange; elder leads KS; elder: ♠KQJ ♥AKJ98 ♦AQ ♣KT; younger: ♠AT ♥QT ♦KT9 ♣AQJ98"


def test_what_is_good_or_equal_for_other_cards_is_told_though_it_scores_the_same():
    """Six against six is as equal as five against five: whoever asks what becomes of the point is told."""
    told = repr(deal(FIVES).what_if(swap=("KC", "QH")))
    assert "Changed: Equal points, 5 making 48 on both sides: nobody scores. → Equal points, 6 making 58" in told
    assert "calls a point" not in told, "what was said of it is a formality"


def test_a_comparison_that_reads_the_same_is_no_change_to_be_told():
    lines = repr(deal(WORDS, played=True).what_if(swap=("AS", "TC"))).splitlines()
    pairs = [line.removeprefix("Changed: ").split(" → ") for line in lines if line.startswith("Changed: ")]
    assert all(before != after.partition(" (")[0] for before, after in pairs)


def test_two_tricks_and_fewer_are_still_told_one_by_one_and_nothing_of_a_play_that_stays():
    told = repr(deal(WORDS, played=True).what_if(last_trick=0))
    assert "Gone: Elder takes the last trick" in told
    assert "Play: " not in told
    assert "Nobody thinks" not in told


@pytest.mark.parametrize("swap", ["AS TC", "KH AH", "7S AC", "QD AD"])
def test_the_play_after_a_swap_is_replayed_as_the_answer_says(swap):
    """Each side plays its cards in their old order, at each turn the first that it may, or else the lowest it may."""
    d = deal(WORDS, played=True)
    found = d.what_if(swap=swap)
    one, other = (parse_card(each) for each in swap.split())
    turned = {one: other, other: one}
    told = "each swapped card stands in that order where the other stood"
    assert (told in repr(found)) == bool(found.difference.tricks)
    queues = {
        seat: [turned.get(each.card, each.card) for each in d.actions if isinstance(each, Play) and each.seat == seat]
        for seat in d.table.seats
    }
    count = 0
    for step in steps_of(found.deal):
        if not isinstance(step.action, Play):
            continue
        count += 1
        hand, may = step.before.hands[step.action.seat], playable(step.before)
        first = next((each for each in queues[step.action.seat] if each in hand and each in may), None)
        assert step.action.card == (first or min(may, key=lambda each: each.rank))
    assert count == 24


def test_the_smallest_change_that_turns_a_verdict_has_its_tricks_in_a_line_as_well():
    found = deal("cavendish-example").turned_by("cards", "elder")
    assert len(found.nearest.difference.tricks) > 2
    assert repr(found).count("Play: elder") == 1
    assert "takes the trick" not in repr(found)
