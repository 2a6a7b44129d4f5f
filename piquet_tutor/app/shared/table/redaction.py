"""What may be told of a deal of which a part is covered: hands, the talon, the discards. Pure: no widget in here.

A ruling is told as whoever sees the open parts may know it. What names a card that lies under a cover is cut away, or
left out where nothing else is in it; what everybody at the table was told stays.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from piquet_tutor.engine.rulings import Facts, OnlyFor, Ruling, renumbered
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.views import known_cards, open_cards
from piquet_tutor.game.state import Deal

PARTS: Final = frozenset({"talon", "discards"})
"""Parts of a deal beside the hands whose cover hides cards."""


def seen(deal: Deal, looking: Collection[Seat], hidden: Collection[str]) -> frozenset[Card]:
    """Every card that can be placed from these seats, without what is covered.

    Args:
        deal: as far as it has gone.
        looking: the seats whose hands lie open.
        hidden: ``talon`` and ``discards`` where those are covered; anything else is passed over.
    """
    found: set[Card] = set()
    for seat in looking:
        found |= known_cards(deal, seat)
    if "discards" in hidden:
        found -= {card for cards in deal.discards.values() for card in cards}
    if "talon" in hidden:
        found -= set(deal.talon)  # also what a seat saw there and another took
    for seat in looking:
        found |= {*deal.hands[seat], *deal.kept.get(seat, ())}
    return frozenset(found | open_cards(deal))


def narrowed(ruling: Ruling, looking: Collection[Seat], placed: Collection[Card]) -> Ruling | None:
    """A ruling as it may be told; None where all of it is private and tells of what is covered.

    Args:
        ruling: as the engine made it.
        looking: the seats whose hands lie open.
        placed: the cards that may be named to them: :func:`seen`.
    """
    plain = {name: value for name, value in ruling.facts.items() if not isinstance(value, OnlyFor)}
    if ruling.audience is not None and (set(ruling.audience).isdisjoint(looking) or not cards_of(plain) <= set(placed)):
        return None
    private: dict[Seat, dict[str, object]] = {}
    for name, value in ruling.facts.items():
        if isinstance(value, OnlyFor):
            private.setdefault(value.seat, {})[name] = value.value
    told = [facts for seat, facts in private.items() if seat in looking and cards_of(facts) <= set(placed)]
    kept = {name for facts in (plain, *told) for name in facts}
    facts = {name: value for name, value in ruling.facts.items() if name in kept}
    return ruling._replace(facts=Facts(_open(facts)))


def as_told(deal: Deal, looking: Collection[Seat], hidden: Collection[str], *, counted: bool = False) -> Deal:
    """The deal with rulings that tell nothing of what is covered; its cards are as they were.

    Args:
        deal: as far as it has gone.
        looking: the seats whose hands lie open.
        hidden: ``talon`` and ``discards`` where those are covered.
        counted: number what is left anew, for a reader who is no seat and so is told every ruling there is; else what
            may not be told stays where it was, told to nobody.
    """
    placed = seen(deal, looking, hidden)
    told = [(each, narrowed(each, looking, placed)) for each in deal.rulings]
    if not counted:
        return replace(deal, rulings=tuple(cut or each._replace(audience=()) for each, cut in told))
    left = [cut for _, cut in told if cut is not None]
    numbers = {each.number: place for place, each in enumerate(left, 1)}
    return replace(
        deal,
        rulings=tuple(renumbered(each, numbers) for each in left),
        scores=tuple(one._replace(number=numbers[one.number]) for one in deal.scores if one.number in numbers),
    )


def cards_of(facts: Mapping[str, object]) -> set[Card]:
    """Every card that facts name, private ones among them."""
    found: set[Card] = set()
    waiting: list[object] = list(facts.values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, OnlyFor):
            waiting.append(value.value)
        elif isinstance(value, Card):
            found.add(value)
        elif isinstance(value, tuple):
            waiting.extend(value)
    return found


def _open(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts with what is left of the private ones told to whoever looks."""
    return {name: value.value if isinstance(value, OnlyFor) else value for name, value in facts.items()}
