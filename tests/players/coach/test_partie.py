"""Advice on the partie: when points are worth more or less than points, and when a gamble is."""

from __future__ import annotations

import pytest

from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.partie import BOLD, EVEN, GAMBLE, SAFE, advise_partie, home_of, partie_reasons
from piquet_tutor.players.coach.partie_outlook import End, Outlook, of_play
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.reckoner.match_equity import BothSides, RaceEquity, scored
from tests.players.coach.helpers import cards_to_play


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


def test_before_the_play_of_a_race_no_chance_is_told():
    found = advised(95, 30, 3, 0, "cent-36")
    assert found.mine_there is None
    assert "partie-home" not in [each.name for each in partie_reasons(found)]


@pytest.mark.parametrize(("name", "seed"), [("au-cent", 3), ("cent-1651", 5), ("cent-36", 8)])
def test_in_the_play_of_a_race_the_chance_is_of_what_this_deal_has_brought_and_may_bring(name, seed):
    """Near enough to the end that the most the rest can bring, cards and capot included, tells who can get home."""
    told = set()
    for before in (40, 64):
        standing = Standing(points={"elder": before, "younger": 60}, deal=2, deals=None)
        for _, view in cards_to_play(name, seed, most=4, standing=standing):
            play = advise_play(view)
            found = advise_partie(view, play)
            short = found.match.target - found.now.mine
            most, least = play.best.spread[-1][0], play.best.spread[0][0]
            if found.mine_there is None:
                continue
            if least >= short:
                assert found.mine_there > 0.9
                told.add("sure")
            if max(most, 0) + len(view.hand) + 1 < short:
                assert found.mine_there < 0.01
                told.add("never")
    assert told >= ({"sure", "never"} if name == "au-cent" else {"never"})


def test_a_capot_still_to_come_gets_the_other_home():
    """The other has 62 in the race and every trick; the last three and the capot bring 43."""
    outlook = Outlook((End(BothSides(0, 105), 1.0, 0.0),), 4.0, (End(BothSides(0, 105), 1.0, 0.0),))
    race = RaceEquity(BothSides(0, 0), 100, at_once=True, under=0)
    assert home_of(race, BothSides(0, 62), outlook) == (0, 1)


def test_where_nothing_so_large_is_left_no_word_is_said_of_boldness_and_none_of_a_pique_that_cannot_come():
    standing = Standing(points={"elder": 40, "younger": 90}, deal=6, deals=6)
    for seat_view in (view for _, view in cards_to_play("rubicon", 3, most=3, standing=standing)):
        play = advise_play(seat_view)
        names = [each.name for each in partie_reasons(advise_partie(seat_view, play))]
        ends = [points for each in play.options for points, _ in each.spread]
        assert "partie-bold-pique" not in names
        if max(ends) - min(ends) < GAMBLE:
            assert not {"partie-bold", "partie-safe", "partie-even"} & set(names)


@pytest.mark.parametrize("name", ["wikipedia", "au-cent", "cent-36"])
def test_what_both_may_have_at_the_end_differs_by_what_the_advised_card_brings(name):
    """What each has is worked out apart from the difference; where one takes all, a quarter of a point is lost."""
    standing = Standing(points={"elder": 40, "younger": 45}, deal=2, deals=6 if name == "wikipedia" else None)
    for _, view in cards_to_play(name, 2, most=7, standing=standing):
        play, had = advise_play(view), scored(view)
        outlook = of_play(play)
        assert sum(each.chance for each in outlook.ends) == pytest.approx(1)
        end = outlook.expected
        assert end.mine - end.theirs == pytest.approx(had.mine - had.theirs + play.best.points, abs=0.26)
