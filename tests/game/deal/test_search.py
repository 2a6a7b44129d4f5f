"""The one search: what it finds, in which order, and what may be concluded where it finds nothing."""

from __future__ import annotations

from itertools import count

import pytest

from piquet_tutor.game.deal.pausing import finished
from piquet_tutor.game.deal.search import ALL, Barred, NoCandidateError, SearchEnd, search, searching


def even(number):
    return number if number % 2 == 0 else None


def nothing(number):
    return None


@pytest.mark.parametrize(
    ("asked", "found", "tried", "end"),
    [
        ({}, (2,), 2, SearchEnd.ENOUGH),
        ({"wanted": 3}, (2, 4, 6), 6, SearchEnd.ENOUGH),
        ({"wanted": ALL, "tries": 5}, (2, 4), 5, SearchEnd.TRIES),
        ({"tries": 1}, (), 1, SearchEnd.TRIES),
    ],
)
def test_it_ends_with_enough_or_after_its_tries(asked, found, tried, end):
    looked = search(count(1), even, **asked)
    assert (looked.found, looked.tried, looked.end) == (found, tried, end)
    assert looked.first == (found[0] if found else None)


def test_nothing_found_means_there_is_none_only_where_every_candidate_was_tried():
    assert search(range(9), nothing, whole=True).is_impossible
    assert not search(range(9), nothing).is_impossible
    assert not search(range(9), nothing, whole=True, tries=5).is_impossible
    assert not search(range(9), nothing, whole=True, stop=lambda: True).is_impossible
    assert not search(range(9), even, wanted=ALL, whole=True).is_impossible


def test_a_bar_ends_it_with_its_reason_and_nothing_is_stopped_before_it():
    looked = search([Barred("a clause"), 1], even, stop=lambda: True)
    assert (looked.is_impossible, looked.why, looked.tried) == (True, "a clause", 0)


def test_what_cannot_be_and_a_rest_are_no_tries():
    def judge(number):
        if number % 3:
            raise NoCandidateError

    looked = search([1, None, 2, 3, None, 6], judge, whole=True)
    assert (looked.tried, looked.end) == (2, SearchEnd.EVERY)


def test_it_stands_still_before_each_candidate_and_can_be_stopped_there():
    seen = []
    looking = searching(count(), seen.append, stop=lambda: len(seen) == 3)
    for number in range(3):
        next(looking)
        assert seen == list(range(number))
    assert finished(looking).end is SearchEnd.STOPPED
    assert seen == [0, 1, 2]


def test_no_candidate_is_drawn_once_it_has_enough():
    """What is drawn draws chance with it: the deals that follow hang on how many were drawn before."""
    drawn = iter(range(10))
    search(drawn, even, tries=4)
    search(drawn, nothing, tries=4)
    assert next(drawn) == 5
