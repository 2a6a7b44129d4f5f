"""Why not, as it stands in a cell: the actual reason first, and nothing denied that was there."""

from __future__ import annotations

from piquet_tutor.cells.dealing import deal


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


def test_what_the_heading_says_is_not_said_again_below_it():
    for side, number in (("elder", 5), ("younger", 3)):
        told = repr(deal("cavendish-example").why_not(f"exchange {number}", side))
        assert told.count(f"{side.capitalize()} did exchange {number}.") == 1
        assert f"{side.capitalize()} exchanges {number} cards." in told
