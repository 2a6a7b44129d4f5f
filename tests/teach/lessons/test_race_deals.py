"""The deals on which the race to thirty is taught: each shows what its step says of it, and nothing beside."""

from __future__ import annotations

from dataclasses import replace

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explore.finder import parse
from piquet_tutor.explore.finder.matching import meets
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.teach.lessons import filled, laid, lesson
from piquet_tutor.teach.lessons.toys import swapped

RACE = lesson("07_repique")
MOST_WORDS = 50
"""Words of a step before something is done, and of what is said after it."""
FOUND_BY = {
    "repique": "repique=elder elder.point=5 elder.sequence=5 elder.set=4 elder.sequences=1 elder.sets=1 "
    "elder.rank=ace younger.in_hand=0 capot=none",
    "pique": "elder.in_hand=29 younger.in_hand=0 pique=elder",
    "earlier-trick": "elder.in_hand=28 younger.in_hand=0 pique=none repique=none capot=none",
    "later-scores": "repique=younger set=elder",
    "equal": "repique=younger point=equal sequence=none",
}


@pytest.mark.parametrize(("step", "query"), FOUND_BY.items())
def test_the_finder_would_find_it(step, query):
    assert meets(parse(query), laid(RACE.step(step).place).deal)


def hand_scores(table):
    return [(each.side, each.kind, each.points) for each in table.deal.scores if each.kind != "play"]


BAR = [(ELDER, "point", 5), (ELDER, "set", 14), (ELDER, "set", 14)]
ORDER = [(ELDER, "point", 5), (ELDER, "sequence", 15), (ELDER, "sequence", 15)]
SWAPS = [
    ("bar", [], [*BAR, (ELDER, "repique", 60)]),
    ("bar", [0], [*BAR, (YOUNGER, "sequence", 3)]),
    ("order", [], [*ORDER, (ELDER, "repique", 60), (YOUNGER, "set", 3)]),
    ("order", [0], [*ORDER, (ELDER, "repique", 60), (YOUNGER, "set", 14)]),
    ("order", [1], [*ORDER[1:], (YOUNGER, "point", 6), (YOUNGER, "set", 3)]),
]


@pytest.mark.parametrize(("step", "given", "scores"), SWAPS)
def test_a_card_given_away_changes_one_thing(step, given, scores):
    assert hand_scores(swapped(RACE.step(step), given)) == scores


def test_a_trick_too_soon_is_what_bars_and_the_ace_first_would_have_been_in_time():
    place = RACE.step("earlier-trick").place
    (denied,) = (each for each in laid(place).deal.rulings if each.rule == "pique.award")
    assert denied.verdict is Verdict.DENIED
    assert denied.facts["by"] == "play"
    in_time = laid(replace(place, record={**place.record, "play": "AS 9S 7C"}))
    assert ("pique", 30) in [(each.kind, each.points) for each in in_time.deal.scores]


@pytest.mark.parametrize(
    "step", [each for each in RACE.steps if each.kind in ("toy", "question")], ids=lambda each: each.id
)
def test_its_texts_are_short(step):
    before = [filled(RACE, step, each) for each in (step.title, *step.text, step.ask.text)]
    after = [filled(RACE, step, each) for each in step.after]
    assert max(sum(len(each.split()) for each in texts) for texts in (before, after)) <= MOST_WORDS
