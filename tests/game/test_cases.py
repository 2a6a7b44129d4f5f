"""The worked cases of ``tests/cases``, each as it is written there; and a case that is wrong is found out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.game.casebook import BadCase, cases, check

CASES = list(cases())


@pytest.mark.parametrize(
    "case", [pytest.param(one, id=one.id, marks=pytest.mark.clause(*one.clauses)) for one in CASES]
)
def test_case(case):
    case.run()


def test_no_two_cases_are_called_alike():
    assert len({one.id for one in CASES}) == len(CASES)


def test_every_case_says_what_it_shows_and_checks_something():
    for one in CASES:
        assert one.told["says"], one.id
        assert "\n> " in f"\n{one.told['play']}" or {"counts", "has", "unlawful"} & set(one.told), one.id


@pytest.mark.parametrize("wrong", ["elder point 6", "elder: point 5", "no point.good", "point.good awarded: points=4"])
def test_what_does_not_hold_is_found_out(wrong):
    one = next(each for each in CASES if each.name.startswith("law_62"))
    with pytest.raises(AssertionError):
        replace(one, told={**one.told, "play": f"declare\n> {wrong}"}).run()


@pytest.mark.parametrize("nonsense", ["elder point five", "point.good perhaps", "sometimes"])
def test_what_means_nothing_is_refused(nonsense):
    with pytest.raises((BadCase, AssertionError)):
        check(CASES[0].begun(), nonsense)
