"""The names by which a query refers to seats and sides, and what each means at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.explore.finder.layout import SIDES
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.seats import ELDER, YOUNGER

BARRED: Final = "-barred"
"""Added to a name: that side had points enough, but was barred."""


@lru_cache(maxsize=64)
def side_names(rules: RuleSet) -> tuple[str, ...]:
    """Every name a query may use, elder and younger first.

    Elder is the first seat (after bidding, whoever has won it), and younger is any opponent of that seat.
    """
    table = rules.table
    return tuple(dict.fromkeys((*SIDES, *table.sides, *table.seats)))


def seats_named(name: str, table: Table) -> tuple[Seat, ...]:
    """The seats that a name means.

    Args:
        name: a role, a side or a seat.
        table: the table; after bidding, elder sits first.
    """
    if name == ELDER:
        return table.seats[:1]
    if name == YOUNGER:
        return tuple(seat for seat in table.seats if table.side_of(seat) != table.sides[0])
    if name in table.seats:
        return (name,)
    return tuple(seat for seat in table.seats if table.side_of(seat) == name)


def sides_named(name: str, table: Table) -> tuple[Side, ...]:
    """The sides that a name means, each once."""
    return tuple(dict.fromkeys(table.side_of(seat) for seat in seats_named(name, table)))


def names_of_side(side: Side, table: Table) -> frozenset[str]:
    """Every name that means this side, alone or among others."""
    role = ELDER if side == table.sides[0] else YOUNGER
    return frozenset({side, role, *(seat for seat in table.seats if table.side_of(seat) == side)})


def choices(rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
    """The conditions whose value is a word, and the words each accepts, for a rule set.

    >>> from piquet_tutor.game.rules.loader import load
    >>> choices(load("rubicon"))["capot"]
    ('elder', 'younger', 'none')
    """
    return choices_of(side_names(rules), bids=law_of(rules).has_bidding)


@cache
def choices_of(names: tuple[str, ...], *, bids: bool) -> Mapping[str, tuple[str, ...]]:
    """The conditions whose value is a word, and the words each accepts, for these names of sides."""
    sided = (*names, "none")
    barred = (*sided, *(f"{name}{BARRED}" for name in names))
    return {
        **dict.fromkeys(("point", "sequence", "set"), (*names, "equal", "none")),
        "repique": barred,
        "pique": barred,
        "capot": sided,
        "cards": (*names, "divided", "none"),
        "blank": (*names, "both", "none"),
        "rouge": (*names, "both", "none"),
        **({"bid": sided, "bid.sign": ("plus", "minus", "none")} if bids else {}),
    }
