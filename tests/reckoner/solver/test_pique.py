"""The pique that may still come, by winning tricks or by losing them, against every line there is."""

from random import Random

import pytest

from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.alpha_beta import Stand
from piquet_tutor.reckoner.solver.moves import UNWANTED, WANTED
from piquet_tutor.reckoner.solver.pique import BonusProgress, Live, tricks_wanted, with_pique
from piquet_tutor.reckoner.solver.play import half_tricks_of
from tests.reckoner.solver.brute import Bonus, random_hands, with_bonus


@pytest.mark.parametrize("aim", [WANTED, UNWANTED])
@pytest.mark.parametrize("size", range(1, 6))
def test_the_pique_is_weighed_against_the_tricks_it_costs(size, aim):
    rng = Random(size)
    between = 0
    for _ in range(60):
        mine, other = random_hands(rng, size)
        leads = rng.random() < 0.5
        bonus = Bonus(rng.randint(1, size), rng.choice((3, 7, 30)), rng.random() < 0.5, aim == WANTED)
        worth = sorted(rng.sample(range(60), 2 * size + 2), reverse=aim == UNWANTED)
        search, progress = with_pique(worth, Live(bonus.first, bonus.points), bonus.by_me, aim)
        stand = Stand(masks_of(mine), masks_of(other), leads, progress=progress)
        found = (max if leads else min)(search.lead(stand, one) for one in (mine if leads else other))
        assert found == with_bonus(mine, other, leads, worth, bonus)
        ahead, behind = (stand.mine, stand.other) if leads else (stand.other, stand.mine)
        half = half_tricks_of(ahead, behind, aim)
        base = worth[half if leads else 2 * size + 1 - half]
        most = base + (bonus.points if bonus.by_me else -bonus.points)
        assert min(base, most) <= found <= max(base, most)
        between += found not in (base, most)
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
