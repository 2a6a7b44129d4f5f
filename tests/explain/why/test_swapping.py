"""The two cards whose exchange turns a score: the changed deal is ruled anew, and a seat learns of no hidden card."""

from __future__ import annotations

import pytest

from piquet_tutor import Deal
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why import why_not
from piquet_tutor.explain.why.questions import Hypothetical, question_of
from piquet_tutor.explain.why.swapping import nearest_swap
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import play_through, read_value, score_from


@pytest.mark.parametrize("name", ["cavendish-example", "point-saves-the-repique", "twenty-nine-and-the-lead"])
def test_every_swap_that_is_found_turns_its_score(name):
    deal = Deal.from_record(example(name))
    asked = 0
    for ruling in deal.rulings:
        question = question_of(ruling)
        if question is None or ruling.side is None or ruling.verdict not in (Verdict.AWARDED, Verdict.DENIED):
            continue
        found = nearest_swap(deal, question, ruling.side, seconds=60)
        if not found.size:
            continue
        asked += 1
        (change,) = found.change
        assert (change.kind, len(change.cards)) == ("swap", 2)
        after = play_through(score_from(read_value(found.record)))
        assert why_not(after, ruling.side, question).so != why_not(deal, ruling.side, question).so
        assert found.difference.totals == {side: (deal.total(side), after.total(side)) for side in deal.table.sides}
    assert asked > 3


def test_a_seat_that_has_not_seen_every_hand_is_told_nothing():
    deal = Deal.from_record({**example("cavendish-example"), "play": ""})
    for seat in deal.table.seats:
        found = nearest_swap(deal, Hypothetical("repique"), "elder", seat)
        assert found.hidden
        assert not found.change
