"""The race to thirty is what the rulings say: its order, what bars whom, and what rings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from piquet_tutor import Deal
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.race import ELDER_ONLY, has_race, race_of
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.subjects import BONUSES, Subject
from tests.samples import sample
from tests.strategies import random_start

FORMS = ("rubicon", "parlett", "club", "wikipedia", "au-cent", "saunt", "cent-36", "cent-1651", "contract", "voleur")
HANDS = {"elder": "AS KS QS JS TS AH KH QH AD 9D 8D AC", "younger": "9S JH 9H KD QD TD KC QC JC 9C 8C 7C"}


def stages(rules: str, seed: int) -> Iterator[Deal]:
    """A deal, likely to have strong hands, after every action."""
    rng = Random(f"{rules} {seed} race")
    deal = random_start(load(rules), rng)
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
        yield deal


def award(deal: Deal, number: int, side: str) -> int:
    return sum(each.points for each in deal.rulings[number - 1].awards if each.side == side)


def bonuses(deal: Deal, side: str, verdict: Verdict):
    found = (each for each in deal.rulings if each.subject in BONUSES and each.side == side)
    return [each for each in found if each.verdict is verdict]


@pytest.mark.parametrize("rules", FORMS)
def test_items_stand_in_the_order_of_reckoning_or_of_the_clock_and_are_the_ledgers_points(rules):
    law = law_of(load(rules))
    for seed in range(sample(15)):
        for deal in stages(rules, seed):
            if not has_race(deal):
                continue
            race = race_of(deal)
            order = {score.number: score.order for score in deal.scores}
            places = [(order[item.rulings[0]], item.rulings[0]) for item in race.items if not item.counted]
            if law.pique is not None and not law.pique.by_order:
                assert race.by_clock
                places = [number for _, number in places]
            assert places == sorted(places)
            for side in dict.fromkeys(deal.table.sides):
                total = 0
                for item in race.of(side):
                    total += item.points
                    assert item.total == total
                    assert item.counted or item.points == sum(award(deal, each, side) for each in item.rulings)
                assert race.total(side) == total


@pytest.mark.parametrize("rules", FORMS)
def test_it_rings_exactly_where_a_bonus_was_awarded(rules):
    for seed in range(sample(15)):
        for deal in stages(rules, seed):
            race = race_of(deal)
            for side in dict.fromkeys(deal.table.sides):
                awarded = bonuses(deal, side, Verdict.AWARDED)
                assert (side in race.rings) is bool(awarded)
                if awarded:
                    ring = race.rings[side]
                    assert (ring.bonus, ring.ruling) == (awarded[0].subject, awarded[0].number)
                    assert ring.points == award(deal, ring.ruling, side)
                    assert side not in race.gates


@pytest.mark.parametrize("rules", FORMS)
def test_a_gate_stands_where_a_ruling_denies_a_bonus_and_no_bonus_is_made_behind_one(rules):
    """What was denied is barred by what the denial names; and once a gate has fallen, its side makes no bonus."""
    for seed in range(sample(15)):
        barred: set[str] = set()
        for deal in stages(rules, seed):
            race = race_of(deal)
            assert not barred & set(race.rings)
            for side in dict.fromkeys(deal.table.sides):
                gate = race.gates.get(side)
                denied = [each for each in bonuses(deal, side, Verdict.DENIED) if "by" in each.facts]
                if denied and side not in race.rings:
                    assert gate is not None
                    assert gate.denied
                    assert (gate.by_kind, gate.ruling, gate.bonus) == (
                        denied[0].facts["by"],
                        denied[0].number,
                        denied[0].subject,
                    )
                elif gate is not None and gate.by_kind == ELDER_ONLY:
                    assert side == "younger"
                    assert deal.declared
                    assert not law_of(deal.rules).pique.younger
                    assert not [item for item in race.of(side) if item.kind == "play" and not item.late]
                elif gate is not None:
                    assert not gate.denied
                    assert deal.rulings[gate.ruling - 1].verdict is Verdict.AWARDED
                if gate is not None:
                    assert gate.by_side != side
                    barred.add(side)
                    assert gate.at == sum(item.points for item in race.of(side) if not item.late)
                else:
                    assert not any(item.late for item in race.of(side))


def of(rules: str, younger: str | None = "", play: str = "AS") -> Deal:
    record = {"format": "piquet-record/1", "rules": rules, "hands": HANDS, "play": play}
    return Deal.from_record({**record, "calls": {"younger": {"point": None}}} if younger is None else record)


def test_a_point_that_reckons_first_bars_a_repique_and_left_unsaid_bars_nothing():
    barred = race_of(of("rubicon"))
    assert barred.gates["elder"].by_kind == "point"
    assert barred.gates["elder"].at == 0
    assert barred.items[0].side == "younger", "the point is reckoned before all that elder counted first"
    free = race_of(of("rubicon", younger=None))
    assert not free.gates.get("elder")
    assert free.rings["elder"].points == 60
    assert free.rings["elder"].bonus is Subject.REPIQUE


CLOCK = {
    "elder": "AS KS QS JS TS 9S 8S 7S KH QH JH AD",
    "younger": "AH TH 8H KD QD TD 9D AC KC TC 9C 8C",
}


@pytest.mark.parametrize(("rules", "first"), [("rubicon", "younger"), ("parlett", "elder")])
def test_three_tens_and_the_lead_change_places_from_book_to_book(rules, first):
    """By the order of reckoning the tens bar the pique at twenty-nine; by the clock the lead comes first."""
    record = {"format": "piquet-record/1", "rules": rules, "hands": CLOCK, "play": "AS"}
    race = race_of(Deal.from_record(record))
    tens, lead = (
        next(i for i, item in enumerate(race.items) if (item.side, item.kind) == each)
        for each in (("younger", "set"), ("elder", "play"))
    )
    assert (tens < lead) is (first == "younger")
    if first == "younger":
        assert (race.gates["elder"].at, race.gates["elder"].bonus) == (29, Subject.PIQUE)
    else:
        assert race.rings["elder"].at == 30
