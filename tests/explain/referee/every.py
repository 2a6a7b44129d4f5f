"""Every incident there can be, told without a deal: kinds, seats, moments, circumstances, numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from piquet_tutor.explain.referee import AnnouncedCall, Incident, Moment, laws
from piquet_tutor.game.cards import Rank

DEALS = [
    (elder, younger, 32 - elder - younger)
    for elder in (10, 11, 12, 13, 14)
    for younger in (11, 12, 13)
    if (elder, younger) != (12, 12)
]
"""Wrong deals: cards of elder, of younger, and left in the stock."""
KINGS = AnnouncedCall("set", 3, rank=Rank.KING)
CLAIMS = (KINGS, AnnouncedCall("sequence", 3, rank=Rank.KING), AnnouncedCall("point", 4, pips=41))


def circumstances(found):
    return map(frozenset, chain.from_iterable(combinations(sorted(found), size) for size in range(len(found) + 1)))


def incidents() -> Iterator[Incident]:
    for form in laws().incidents.values():
        if form.kind == "asks":
            continue
        for by in form.by:
            for noticed in Moment:
                for with_ in circumstances(form.with_):
                    yield from _told(form, by, noticed, with_)


def _told(form, by, noticed, with_):
    claims = CLAIMS if "claim" in form.needs else (None,)
    asked = "How many hearts?" if "asked" in form.needs else ""
    counts = (0, 1, 2) if "count" in form.needs else (None,)
    deals = DEALS if "dealt" in form.needs else [None]
    for claim, count, dealt in product(claims, counts, deals):
        yield Incident(form.kind, by, noticed, claim, (), count, dealt, asked, with_)
