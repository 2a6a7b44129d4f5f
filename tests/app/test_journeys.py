"""What visitors do at the pages, step by step, and what they see then: cases as data, in ``journeys``."""

from __future__ import annotations

import pytest

from tests.app.walker import Journey, journeys

CASES = dict(journeys())


@pytest.mark.parametrize("name", CASES, ids=list(CASES))
def test_a_visitor_sees_what_the_journey_says(name):
    Journey(CASES[name]).go()
