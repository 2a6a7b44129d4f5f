"""What a deal is called where it is shown again: as whoever gave it called it; an example's title tells how it ended.

>>> from piquet_tutor import deal
>>> own_title(deal("equal-points")), own_title(deal("cavendish-example").under("parlett"))
('', '')
>>> deal("tens-before-the-lead").under("parlett").title
'The example “tens-before-the-lead”, ruled again'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from piquet_tutor import narration
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages

_SEEDS: Final = ("cell-deal-dealt-title", "cell-deal-played-title")
_AGAIN: Final = "cell-example-again"
_ANY: Final = "7777"
"""Stands for any number where a title is looked for."""


def own_title(deal: Deal) -> str:
    """What whoever gave a deal called it; empty for one that came with the tutor, since its title tells its answers.

    Args:
        deal: the deal.
    """
    made_here = deal.title in _examples() or any(each.fullmatch(deal.title) for each in _seeds())
    return "" if made_here else " ".join(deal.title.split())


def titled_again(deal: Deal, title: str, language: str) -> Deal:
    """A deal that goes another way than the one from which it has its title, with a title that holds of both.

    Args:
        deal: the deal as it is now.
        title: the title of the other.
        language: in which it is called so.
    """
    name = _examples().get(title)
    again = narration.message(_AGAIN, language, name=name) if name else title
    return deal if deal.title == again else replace(deal, title=again)


def by_other_rules(deal: Deal, before: Deal, language: str) -> Deal:
    """A deal that is ruled by other rules, as it was called unless it ends otherwise and its title tells how it ended.

    Args:
        deal: the deal as it is ruled now.
        before: as it was ruled; its language stays.
        language: in which it is called so.
    """
    deal = replace(deal, language=before.language)
    return deal if dict(deal.tally()) == dict(before.tally()) else titled_again(deal, before.title, language)


def is_of_an_example(title: str) -> bool:
    """Whether a title is that of a worked example."""
    return title in _examples()


@cache
def _examples() -> Mapping[str, str]:
    """The name of each worked example by its titles, in every language: as it is, and as it is ruled again."""
    found: dict[str, str] = {}
    for one in gallery():
        for language in languages():
            found[narration.message(one.title, language)] = one.id
            found[narration.message(_AGAIN, language, name=one.id)] = one.id
    return found


@cache
def _seeds() -> tuple[re.Pattern[str], ...]:
    """How deals that are dealt from a seed are called, in every language."""
    written = (narration.message(key, language, seed=_ANY) for key in _SEEDS for language in languages())
    return tuple(re.compile(re.escape(each).replace(_ANY, r"\d+")) for each in written)
