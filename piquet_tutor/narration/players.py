"""What those who play a deal are called: their names stand in its title, each with where that player sits.

>>> titled("Tuesday club", {"elder": "Anna", "younger": "Ben"}, "en")
'Tuesday club: Anna (elder) and Ben (younger)'
>>> dict(names_in("Tuesday club: Anna (elder) and Ben (younger)"))
{'elder': 'Anna', 'younger': 'Ben'}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.rules.loader import every_seat
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.functions import listed
from piquet_tutor.narration.texts import whole

_ANY: Final = "7777"
"""Stands for any name where the place of one is looked for."""
_NAME: Final = r"([^():]+?)"


def titled(title: str, names: Mapping[Seat, str], language: str) -> str:
    """A title with the names of those who play.

    Args:
        title: what the deal is called besides; empty for nothing.
        names: by seat, in the order in which they are told; they may be none.
        language: a language that the catalogue has.
    """
    if not names:
        return title
    told = listed(catalogue(language), [named(name, seat, language) for seat, name in names.items()])
    return whole("cell-deal-of", language, title=title, names=told) if title else told


def named(name: str, seat: Seat, language: str) -> str:
    """A player's name with where that player sits: “Anna (elder)”."""
    return whole("cell-deal-player", language, name=name, seat=seat)


@lru_cache(maxsize=256)
def names_in(title: str) -> Mapping[Seat, str]:
    """The names that a title tells, by seat, in whatever language it was made; empty where it tells none."""
    if "(" not in title:
        return Frozen()
    found = ((seat, each.search(title)) for seat, several in _places().items() for each in several)
    return Frozen({seat: one[1] for seat, one in found if one is not None})


def player_told(deal: object, seat: Seat, language: str) -> str:
    """Who sits in a seat of a deal, “Anna (elder)”; empty where its title does not say."""
    name = names_in(getattr(deal, "title", "")).get(seat, "")
    return named(name, seat, language) if name else ""


def name_of_side(deal: object, side: str) -> str | None:
    """The name of who plays a side of a deal; None where its title does not say, or several play it.

    >>> from piquet_tutor import deal
    >>> d = deal("hands after the exchange; Anna (elder): ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ")
    >>> name_of_side(d, "elder"), name_of_side(d, "younger")
    ('Anna', None)
    """
    table, names = deal.table, names_in(deal.title)  # type: ignore[attr-defined]
    seats = [seat for seat in table.seats if table.side_of(seat) == side]
    return names.get(seats[0]) if len(seats) == 1 else None


def names_of_sides(deal: object) -> Mapping[str, str]:
    """The names of those who play, by side, where the title of a deal says them."""
    sides = dict.fromkeys(deal.table.sides)  # type: ignore[attr-defined]
    return {side: name for side in sides if (name := name_of_side(deal, side))}


@cache
def _places() -> Mapping[Seat, tuple[re.Pattern[str], ...]]:
    """Where a title tells who sits in a seat, in every language: at its beginning, or after what precedes a name."""
    return {seat: tuple(_place(seat, language) for language in languages()) for seat in sorted(every_seat())}


def _place(seat: Seat, language: str) -> re.Pattern[str]:
    words = catalogue(language)
    before = [words.format("list-comma", {}), words.format("list-and", {"first": _ANY, "last": _ANY})]
    before.append(whole("cell-deal-of", language, title=_ANY, names=_ANY))
    lead = "|".join(("^", *(re.escape(each.replace(_ANY, "")) for each in before)))
    return re.compile(f"(?:{lead}){re.escape(named(_ANY, seat, language)).replace(_ANY, _NAME)}")
