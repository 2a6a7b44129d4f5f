"""The pique that may still come: the layer on the table against every line there is."""

from random import Random

import pytest

from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.pique import BonusProgress, Layer, Live, tricks_wanted
from piquet_tutor.reckoner.solver.play import half_tricks_of, lead_at
from piquet_tutor.reckoner.solver.searching import position_of
from tests.reckoner.solver.brute import random_hands, with_pique


@pytest.mark.parametrize("size", range(1, 6))
def test_the_layer_is_exact(size):
    rng = Random(size)
    between = 0
    for _ in range(60):
        mine, other = random_hands(rng, size)
        first, bonus = rng.randint(1, size), rng.choice((3, 7, 30))
        worth = tuple(sorted(rng.sample(range(60), 2 * size + 2)))
        layer = Layer(worth, Live(first, bonus))
        found = layer.leading(position_of(masks_of(mine), masks_of(other)), 0)
        assert found == with_pique(frozenset(mine), frozenset(other), worth, first, bonus)
        assert found == max(layer.led(*lead_at(masks_of(mine), masks_of(other), one)) for one in mine)
        base = worth[half_tricks_of(masks_of(mine), masks_of(other))]
        assert base <= found <= base + bonus
        between += base < found < base + bonus
    assert between or size == 1  # some are bought off


SHORT_COUNT = {"trick_scoring": "double_capture", "last_trick": 0}


@pytest.mark.parametrize(
    ("options", "way", "wanted"),
    [
        # Twenty-nine and the lead is thirty.
        ({}, BonusProgress(29, True, False, 0, True), 0),
        ({}, BonusProgress(28, True, False, 0, True), 1),
        ({}, BonusProgress(28, True, True, 0, True), 2),  # that lead has been counted
        ({}, BonusProgress(18, True, False, 0, True), 11),
        # Seventeen, twelve leads and the last trick are thirty; sixteen are not enough.
        ({}, BonusProgress(17, True, False, 0, True), 12),
        ({}, BonusProgress(16, True, False, 0, True), None),
        ({"last_trick": 0}, BonusProgress(17, True, False, 0, True), None),
        # Where the other's lead scores, he has counted something.
        ({}, BonusProgress(29, False, False, 0, False), None),
        # The first lead, and one for each trick kept: seventeen and twelve tricks, or eighteen and eleven.
        (SHORT_COUNT, BonusProgress(29, True, False, 0, True), 0),
        (SHORT_COUNT, BonusProgress(28, True, False, 0, True), 1),
        (SHORT_COUNT, BonusProgress(28, True, True, 0, True), 2),
        (SHORT_COUNT, BonusProgress(28, True, False, 3, True), 2),
        (SHORT_COUNT, BonusProgress(18, True, False, 0, True), 11),
        (SHORT_COUNT, BonusProgress(17, True, False, 0, True), 12),
        (SHORT_COUNT, BonusProgress(16, True, False, 0, True), None),
        (SHORT_COUNT, BonusProgress(29, False, False, 0, False), None),
        (SHORT_COUNT, BonusProgress(29, False, True, 0, False), None),
        # A point for each trick won and none for leading: twenty and ten tricks.
        ({"trick_scoring": "flat_won"}, BonusProgress(20, True, False, 0, True), 10),
        ({"trick_scoring": "flat_won"}, BonusProgress(20, False, True, 0, False), 10),
        # The cards as soon as they are sure: seven leads, and ten.
        ({"cards_in_pique": True}, BonusProgress(13, True, False, 0, True), 7),
        ({"cards_in_pique": True}, BonusProgress(10, True, False, 0, True), 9),
        ({"cards_in_pique": True}, BonusProgress(13, True, False, 0, False), None),
        ({"cards_in_pique": True}, BonusProgress(19, True, False, 6, True), 1),
    ],
)
def test_how_many_tricks_make_a_pique(options, way, wanted):
    assert tricks_wanted(prices_of(load("rubicon", options)), way) == wanted
