"""Who a ruling is about: one of two hands, a player by number, or a pair of partners.

Rulings name seats and sides as records do. In forms with bidding, dealer and non-dealer become elder and younger by the
bidding; from then on the texts say elder and younger, as the players do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from piquet_tutor.engine.rulings import Facts, Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.subjects import EQUAL, Subject
from piquet_tutor.narration.functions import other

Roles = Mapping[Side, Side]
"""What seats have become by the bidding: ``{"dealer": "elder", "nondealer": "younger"}``; empty without one."""

NO_ROLES: Final[Roles] = {}
PARTNERSHIPS: Final = frozenset({"1-3", "2-4"})
"""Sides that are two partners, and take a plural verb."""
PLAYERS: Final = frozenset({"1", "2", "3", "4", *PARTNERSHIPS})
"""Sides of a table of more than two."""
BIDDERS: Final = frozenset({"dealer", "nondealer"})
"""Sides of the forms with bidding."""
_SEATED: Final = ("seat", "to_act")
"""Facts that name a seat."""


def speaker(ruling: Ruling) -> Side | None:
    """The seat a ruling is about, if it names one; else its side."""
    seat: Seat | None = ruling.facts.get("seat")
    return ruling.side if seat is None else seat


def variants(ruling: Ruling) -> tuple[str, ...]:
    """Suffixes of the messages that suit a ruling better than the plain one, the best first."""
    found = []
    side, facts = ruling.side, ruling.facts
    if facts.get("why") == "crossed":
        found.append("crossed")
    if facts.get("sign"):
        found.append("signed")
    if "tricks" in facts:
        found.append("tricks")
    if side in BIDDERS:
        found.append("bid")
    return tuple(found)


def round_the_table(ruling: Ruling) -> bool:
    """Whether it was made at a table of more than two.

    Where the bests are equal no side is named: between two each knows their own cards, round the table none are told.
    """
    if ruling.side is not None:
        return ruling.side in PLAYERS
    return ruling.subject in EQUAL.values() and not {"cards", "other_cards"} & ruling.facts.keys()


def roles_from(ruling: Ruling) -> Roles:
    """Who is elder and who younger, from the ruling that states the result of the bidding."""
    elder: Seat = ruling.facts["elder"]
    return {elder: ELDER, other(elder): YOUNGER}


def roles_at(ruling: Ruling, ledger: Iterable[Ruling]) -> Roles:
    """The roles the seats have at the time of a ruling.

    Args:
        ruling: the ruling to be put into words.
        ledger: the ledger that contains it.
    """
    for each in ledger:
        if each.subject is Subject.UNDERTAKING:
            return roles_from(each) if each.number < ruling.number else NO_ROLES
    return NO_ROLES


def roles_in(ledger: Iterable[Ruling]) -> Roles:
    """The roles the seats have at the end of a ledger."""
    return next((roles_from(each) for each in ledger if each.subject is Subject.UNDERTAKING), NO_ROLES)


def in_roles(ruling: Ruling, roles: Roles) -> Ruling:
    """A ruling with seats replaced by the roles they have become."""
    if not roles:
        return ruling
    facts = ruling.facts
    seated = {name: roles[facts[name]] for name in _SEATED if facts.get(name) in roles}
    side = ruling.side if ruling.side is None else roles.get(ruling.side, ruling.side)
    return ruling._replace(side=side, facts=Facts({**facts, **seated}) if seated else facts)
