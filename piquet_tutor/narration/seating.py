"""Who a ruling speaks of: one of two hands, a player by number, or a pair of partners.

Rulings keep the names of seats and sides that records have. Where hands are bid for, the dealer and the non-dealer are
elder and younger once the bidding has made them so: then the texts say elder and younger, as the players do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from piquet_tutor.engine.rulings import Facts, Ruling
from piquet_tutor.engine.subjects import EQUAL, Subject
from piquet_tutor.engine.table import ELDER, YOUNGER, Seat, Side
from piquet_tutor.narration.functions import other

Roles = Mapping[Side, Side]
"""What seats have become: ``{"dealer": "elder", "nondealer": "younger"}``; empty where they are what they were."""

NO_ROLES: Final[Roles] = {}
PAIRS: Final = frozenset({"1-3", "2-4"})
"""Sides that are two partners, of whom one speaks in the plural."""
PLAYERS: Final = frozenset({"1", "2", "3", "4", *PAIRS})
"""Sides of a table of more than two."""
BIDDERS: Final = frozenset({"dealer", "nondealer"})
"""Sides where the hands are bid for."""
_SEATED: Final = ("seat", "to_act")
"""Facts that name a seat."""


def speaker(ruling: Ruling) -> Side | None:
    """The seat a ruling speaks of, where it is told; else the side."""
    seat: Seat | None = ruling.facts.get("seat")
    return ruling.side if seat is None else seat


def variants(ruling: Ruling) -> tuple[str, ...]:
    """The endings of messages that would suit a ruling better than the plain ones, the best first."""
    found = []
    side, facts = ruling.side, ruling.facts
    if side in PLAYERS or (side is None and _equal_round_the_table(ruling)):
        found.append("round")
    if facts.get("why") == "crossed":
        found.append("crossed")
    if facts.get("sign"):
        found.append("signed")
    if "tricks" in facts:
        found.append("tricks")
    if side in BIDDERS:
        found.append("bid")
    return tuple(found)


def _equal_round_the_table(ruling: Ruling) -> bool:
    """Between two, each knows at least his own cards of two equal bests; round the table none are named."""
    return ruling.subject in EQUAL.values() and not {"cards", "other_cards"} & ruling.facts.keys()


def roles_from(ruling: Ruling) -> Roles:
    """Who is elder and who younger by a ruling that says what the bidding came to."""
    elder: Seat = ruling.facts["elder"]
    return {elder: ELDER, other(elder): YOUNGER}


def roles_at(ruling: Ruling, ledger: Iterable[Ruling]) -> Roles:
    """What the seats have become by the time of a ruling.

    Args:
        ruling: the ruling that is told.
        ledger: the rulings it stands among.
    """
    for each in ledger:
        if each.subject is Subject.UNDERTAKING:
            return roles_from(each) if each.number < ruling.number else NO_ROLES
    return NO_ROLES


def roles_in(ledger: Iterable[Ruling]) -> Roles:
    """What the seats have become by the end of a ledger."""
    return next((roles_from(each) for each in ledger if each.subject is Subject.UNDERTAKING), NO_ROLES)


def in_roles(ruling: Ruling, roles: Roles) -> Ruling:
    """A ruling that names elder and younger where it named who has become so."""
    if not roles:
        return ruling
    facts = ruling.facts
    seated = {name: roles[facts[name]] for name in _SEATED if facts.get(name) in roles}
    side = ruling.side if ruling.side is None else roles.get(ruling.side, ruling.side)
    return ruling._replace(side=side, facts=Facts({**facts, **seated}) if seated else facts)
