"""What can be counted is counted right."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

from piquet_tutor.explore.odds import chances, dealing
from piquet_tutor.explore.odds.chances import Draw
from piquet_tutor.explore.odds.printed import printed
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner import bulk


def hundredths(counts):
    return {size: round(100 * count / chances.hands(), 4) for size, count in counts.items()}


def test_every_hand_is_counted_once():
    for counts in (chances.point_lengths(), chances.sequences(), chances.sets()):
        assert sum(counts.values()) == comb(32, 12)


def test_chances_of_one_hand():
    """The same figures were found by another program, hand by hand."""
    assert hundredths(chances.point_lengths()) == {
        3: 4.3555,
        4: 55.1491,
        5: 33.1999,
        6: 6.6743,
        7: 0.6024,
        8: 0.0188,
    }
    assert hundredths(chances.sequences()) == {
        0: 35.6079,
        3: 43.6815,
        4: 15.65,
        5: 4.0253,
        6: 0.8659,
        7: 0.1506,
        8: 0.0188,
    }
    assert hundredths(chances.sets()) == {0: 42.6649, 3: 50.4995, 4: 6.8356}


def test_carte_blanche():
    assert chances.carte_blanche() == Fraction(323, 578_956)


@pytest.mark.parametrize(
    ("kind", "elder", "nobody"),
    [("point", 0.466005, 0.067990), ("sequence", 0.409260, 0.181480), ("set", 0.406130, 0.187740)],
)
def test_who_wins_a_class(kind, elder, nobody):
    found = chances.shares(kind)
    assert found.elder == found.younger
    assert found.elder + found.younger + found.equal + found.neither == comb(32, 12) * comb(20, 12)
    assert round(found.elder / found.all, 6) == elder
    assert round(found.nobody / found.all, 6) == nobody


def test_counts_and_dealt_hands_agree():
    """The bulk scorer deals and compares; the counts never deal. Four standard errors apart at most."""
    many = 20_000
    deals = dealing.dealt(np.random.default_rng(11), many, exchange=False)
    best = bulk.score(load("rubicon"), deals.hands).best
    for kind, winners in best.items():
        found = chances.shares(kind)
        for winner, count in ((0, found.elder), (1, found.younger), (2, found.nobody)):
            share = count / found.all
            error = (share * (1 - share) / many) ** 0.5
            assert abs((winners == winner).mean() - share) < 4 * error


def test_draws_by_trying_every_one():
    for draw in (Draw(9, 4, 3, 1), Draw(8, 3, 5, 2), Draw(7, 0, 2, 1), Draw(6, 6, 2, 2)):
        every = list(combinations(range(draw.unseen), draw.drawn))
        good = sum(sum(one < draw.wanted for one in each) >= draw.least for each in every)
        assert draw.chance == Fraction(good, len(every))
    both = list(combinations(range(8), 3))
    assert chances.one_of_each(8, 2, 3, 3) == Fraction(
        sum(any(one < 2 for one in each) and any(2 <= one < 5 for one in each) for each in both), len(both)
    )
    assert chances.two_of_either(8, 4) == Fraction(
        sum({0, 1} <= set(each) or {2, 3} <= set(each) for each in combinations(range(8), 4)), comb(8, 4)
    )
    with pytest.raises(ValueError, match="take smaller numbers"):
        Draw(4, 5, 2, 1).chance  # noqa: B018  # asking is what is tried


def test_what_hoyle_prints_is_right_but_for_three_aces():
    wrong = [one for one in printed() if not one.right]
    assert [(one.wanted, one.drawn, one.least, one.against) for one in wrong] == [(4, 5, 3, 33)]
    assert round(wrong[0].counted, 2) == Fraction(30.26).limit_denominator(100)
    assert len(printed()) == 22
