"""Why not, as it stands in a cell: the actual reason first, and nothing denied that was there."""

from __future__ import annotations

import pytest

from piquet_tutor.cells.dealing import deal
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.cards import parse_cards


def test_a_class_that_another_side_won_is_the_first_reason_why_not():
    """What one more card would have made comes after it: a trio that a better one bars would not have counted."""
    for seed in (0, 8):
        found = deal(seed=seed, played=True)
        why_not = found.why_not("set", "younger")
        assert [each.name for each in why_not.answer.lacking][:2] == ["class_lost", "no_set"]
        assert "is good" in repr(why_not).split("neither trio")[0]
        for kind in ("sequence", "set", "point"):
            for side in ("elder", "younger"):
                names = [each.name for each in found.why_not(kind, side).answer.lacking]
                assert "one_card" not in names[:-1]


def test_what_was_held_and_beaten_was_not_lacking():
    """The question does not say that a side had no trio which it had."""
    held = deal(seed=3, played=True).why_not("set", "elder")
    assert held.answer.nearest.name == "beaten_set"
    assert repr(held).startswith("Why did elder not score a trio or quatorze?")


SUMMED = "Anna (elder): ♠KQJT9 ♥AKQ ♦K7 ♣KT; Miss Grey (younger): ♦AQJT98 ♣AQJ ♠A8 ♥J"


def test_what_several_rulings_make_begins_with_what_they_come_to():
    """Whoever was asked “how many in all?” reads it in the first line, and sees all the cards that make it."""
    d = deal(SUMMED, played=True)
    found = d.why("sequence")
    assert repr(found).startswith("Sequences: elder 18 = 15 + 3\n")
    assert set(parse_cards("KS QS JS TS 9S AH KH QH")) <= found.cards()
    assert repr(d.why("play", "elder")).startswith("Trick points: elder 10 = 10 × 1\n")
    assert repr(d.why("sequence", language="fr")).startswith("Séquences\u202f: le premier 18 = 15 + 3\n")


@pytest.mark.parametrize("box", ["sequence", "set", "play"])
def test_the_sum_above_the_reasons_is_the_tally(box):
    told = 0
    for d in (deal(one.id) for one in gallery() if "deals" not in one.record):
        for side in dict.fromkeys(d.table.sides):
            many = [each for each in d.rulings if each.points and each.side == side and d.kind_of(each) == box]
            if not many or any(each.rule == "pique.tricks" for each in many):  # written twice, above a line and below
                continue
            head = repr(d.why(box, side)).splitlines()[0]
            assert ("=" in head) == (len(many) > 1)
            if len(many) > 1:
                told += 1
                assert f" {d.tally()[side][box]} = " in head
    assert told > 3


def test_a_deal_that_is_not_yet_played_has_its_sums_too():
    assert repr(deal(SUMMED).why("sequence")).startswith("Sequences: elder 18 = 15 + 3\n")


def test_a_part_of_a_box_has_no_sum_above_it():
    """A single ruling, or those of one clause, come to less than the box."""
    d = deal(SUMMED, played=True)
    paid = [each for each in d.rulings if each.points and d.kind_of(each) == "sequence"]
    assert len(paid) == 2
    assert not any("=" in repr(d.why(each)).splitlines()[0] for each in paid)
    assert "=" not in repr(d.why("set")).splitlines()[0]


def test_what_the_heading_says_is_not_said_again_below_it():
    for side, number in (("elder", 5), ("younger", 3)):
        told = repr(deal("cavendish-example").why_not(f"exchange {number}", side))
        assert told.count(f"{side.capitalize()} did exchange {number}.") == 1
        assert f"{side.capitalize()} exchanges {number} cards." in told
