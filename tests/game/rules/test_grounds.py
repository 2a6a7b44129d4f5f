"""What a bonus rests on is said with it: the sum, the line, and what opens or bars the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from piquet_tutor.engine.rulings import Ruling, Verdict, known_to
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES, Subject
from tests.samples import sample
from tests.strategies import random_options, strong_start


def bonuses(name: str) -> Iterator[tuple[Deal, Ruling]]:
    """What was ruled on bonuses, in deals with long suits, plain and with options."""
    for seed in range(sample(20)):
        rng = Random(f"{name} {seed} grounds")
        deal = play_out(strong_start(load(name, random_options(rng, 0.3) if seed % 2 else {}), rng), rng)
        yield from ((deal, ruling) for ruling in deal.rulings if ruling.subject in BONUSES)


@pytest.mark.parametrize("name", rule_set_names())
def test_a_bonus_says_which_scores_come_to_the_line_and_what_opens_or_bars_the_way(name):
    for deal, ruling in bonuses(name):
        made = ruling.ground("adds_up")
        assert made is not None
        awards = [award.points for number in made.rulings for award in deal.rulings[number - 1].awards]
        assert sum(awards) + made.facts.get("tricks", 0) == made.facts["total"] == ruling.facts["total"]
        bonus = getattr(law_of(deal.rules), str(ruling.subject))
        assert made.facts["line"] in bonus.targets
        assert made.facts["total"] >= made.facts["line"]
        named = [number for ground in ruling.grounds for number in ground.rulings]
        assert len(named) == len(set(named))
        assert set(named) <= set(ruling.because)
        first = [ground for ground in ruling.grounds if ground.name == "first"]
        if ruling.verdict is Verdict.AWARDED:
            assert not first
            continue
        assert first or "trick" in ruling.facts.values() or ruling.facts["reckoning"] == "hand_alone"
        assert [ground.facts["by"] for ground in first[:1]] in ([], [ruling.facts["by"]])
        for ground in first:
            assert ground.facts["of"] != ruling.side
            assert ground.facts["before"] <= made.facts["total"]


@pytest.mark.parametrize("name", ["rubicon", "parlett", "cent-1651"])
def test_whoever_knows_fewer_rulings_reads_the_grounds_under_their_own_numbers(name):
    for deal, ruling in bonuses(name):
        for seat in deal.table.seats:
            told = known_to(deal.rulings, seat)
            mine = next(each for each in told if (each.subject, each.side) == (ruling.subject, ruling.side))
            whole, part = ruling.ground("adds_up"), mine.ground("adds_up")
            assert whole is not None
            assert part is not None
            assert [told[number - 1].awards for number in part.rulings] == [
                deal.rulings[number - 1].awards for number in whole.rulings
            ]
            assert {number for ground in mine.grounds for number in ground.rulings} <= set(mine.because)


def test_a_repique_denied_says_whose_score_came_first_and_what_was_reckoned_before_it():
    hands = {"elder": "AS KS QS JS TS AH KH QH AD 9D 8D AC", "younger": "9S JH 9H KD QD TD KC QC JC 9C 8C 7C"}
    deal = Deal.from_record({"format": "piquet-record/1", "rules": "rubicon", "hands": hands, "play": "AS"})
    (denied,) = [each for each in deal.rulings if each.subject is Subject.REPIQUE]
    first = denied.ground("first")
    assert first is not None
    assert dict(first.facts) == {"of": "younger", "by": "point", "by_points": 0, "at": 2, "before": 0}
    assert deal.rulings[first.rulings[0] - 1].subject is Subject.POINT_ANSWERED
