"""Advice on the partie: when points are worth more or less than points, and when a gamble is."""

from __future__ import annotations

import pytest

from piquet_tutor.coach.advice.partie import BOLD, EVEN, SAFE, advise_partie, partie_reasons
from piquet_tutor.deal.chance import shuffled
from piquet_tutor.deal.state import Standing
from piquet_tutor.deal.views import seen_by
from piquet_tutor.rules.loader import load


def advised(mine, theirs, deal=6, deals=6, name="rubicon"):
    standing = Standing(points={"elder": mine, "younger": theirs}, deal=deal, deals=deals)
    return advise_partie(seen_by(shuffled(load(name), 1, standing), "elder"))


def test_of_a_deal_that_stands_alone_nothing_is_said():
    assert advise_partie(seen_by(shuffled(load("rubicon"), 1), "elder")) is None


def test_far_behind_in_the_last_deal_a_gamble_pays_and_far_ahead_it_does_not():
    assert advised(40, 90).style == BOLD
    assert advised(90, 40).style == SAFE
    assert advised(300, 60).style == EVEN
    assert advised(40, 90).gamble > 0 > advised(90, 40).gamble


def test_a_point_is_a_point_once_both_are_over_the_line_and_the_winner_is_sure():
    found = advised(400, 250)
    assert (found.mine, found.theirs) == pytest.approx((1, 1), abs=0.01)
    assert found.win == pytest.approx(1, abs=0.01)


def test_a_loser_who_cannot_cross_pays_for_his_points_and_the_sentence_says_so():
    found = advised(10, 160)
    assert found.mine < 0 < found.theirs
    names = [each.name for each in partie_reasons(found)]
    assert "partie-point-costs" in names
    assert "partie-point" not in names


@pytest.mark.parametrize(("mine", "theirs", "deal"), [(0, 0, 1), (40, 90, 5), (99, 120, 6), (20, 30, 7)])
def test_chances_are_chances_and_more_points_never_make_them_less(mine, theirs, deal):
    found, more = advised(mine, theirs, deal), advised(mine + 20, theirs, deal)
    assert 0 <= found.win <= more.win <= 1
    assert 0 <= found.mine_there <= more.mine_there <= 1
    assert found.theirs_there == more.theirs_there
    for each in partie_reasons(found):
        assert each.said("en") != each.said("fr")


def test_in_a_race_whoever_needs_the_points_in_this_deal_is_told_the_chance():
    near, far = (advised(points, 30, 3, 0, "cent-36") for points in (80, 20))
    assert near.win is None
    assert near.mine_there > 0.5 > far.mine_there
    assert [each.name for each in partie_reasons(near)][:2] == ["partie-race", "partie-home"]
