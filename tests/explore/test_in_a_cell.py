"""A deal as two lines for a cell: run there, they give the very same deal, and they are the shortest that do."""

from __future__ import annotations

import pytest

import piquet_tutor
from piquet_tutor.explore.in_a_cell import IMPORT, lines
from piquet_tutor.explore.links import LONGEST
from piquet_tutor.game.state import Deal

GIVEN = {
    '"equal-points"': {"what": "equal-points"},
    '"equal-points", rules="wikipedia"': {"what": "equal-points", "rules": "wikipedia"},
    '"partie-141", number=2': {"what": "partie-141", "number": 2},
    "seed=7": {"seed": 7},
    'seed=7, rules="cavendish"': {"seed": 7, "rules": "cavendish"},
}
"""What is shorter than a link, and how the deal is had."""
ANY = {
    "a hand in words": {"what": "hands after the exchange; elder: ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ"},
    "an example by a book with an option of its own": {"what": "equal-points", "carte_rouge": 20},
    "a deal that was dealt and played": {"seed": 7, "played": True},
}
"""What has no shorter name."""


def had(asked) -> Deal:
    """A deal as a cell has it."""
    return piquet_tutor.deal(asked.get("what"), **{name: asked[name] for name in asked if name != "what"})


def run(code: str) -> Deal:
    """What the last line of a cell gives."""
    first, last = code.splitlines()
    names: dict[str, object] = {}
    exec(first, names)
    return eval(last, names)


@pytest.mark.parametrize("short", GIVEN)
def test_a_deal_with_a_name_or_a_seed_is_given_by_it(short):
    deal = had(GIVEN[short])
    assert lines(deal) == f"{IMPORT}\ndeal({short})"
    assert run(lines(deal)) == deal


@pytest.mark.parametrize("which", ANY)
def test_any_other_is_given_by_a_link_that_holds_all_of_it(which):
    deal = had(ANY[which])
    assert lines(deal).splitlines()[1].startswith('deal("piquet=')
    assert len(lines(deal)) < LONGEST
    assert run(lines(deal)) == deal


def test_an_example_that_was_changed_is_that_example_no_more():
    """Its title may stand above it still."""
    changed = piquet_tutor.deal("cavendish-example").what_if(sink="younger point").deal
    assert "cavendish-example" not in lines(changed)
    assert run(lines(changed)) == changed
