"""Where the cards of a deal lie: what is fixed of it, and how the rest is filled with cards that are free.

>>> from piquet_tutor.game.cards import parse_cards
>>> filled_places([Place(parse_cards("AS KS"), 3), Place((), 2)], parse_cards("7H 8H 9H TH"))
((AS, KS, 7H), (8H, 9H), (TH,))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal


class Place(NamedTuple):
    """A place where cards lie: a hand, a part of one, or the talon.

    Attributes:
        fixed: the cards that lie there in any case.
        room: how many cards belong there in all.
    """

    fixed: Cards
    room: int


def filled_places(places: Iterable[Place], free: Iterable[Card]) -> tuple[Cards, ...]:
    """What lies in each place: its own cards, then as many of the free ones, in their order, as it has room for.

    Last come the cards that found no room.
    """
    rest = iter(free)
    return (*((*own, *islice(rest, max(0, room - len(own)))) for own, room in places), tuple(rest))


@dataclass(frozen=True)
class Layout:
    """Where the cards of a deal lie, and what is settled beforehand of what will be done with them.

    Attributes:
        dealt: the cards dealt to each seat.
        talon: the rest, the top card first.
        discards: what each seat will discard; a seat that is not named may do as it likes.
        kept: what each seat will hold after that, where somebody wants to know.
        bids: what will be bid, as records write it; empty where that is free, or there is no bidding.
    """

    dealt: Mapping[Seat, Cards]
    talon: Cards
    discards: Mapping[Seat, Cards] = field(default_factory=dict)
    kept: Mapping[Seat, Cards] = field(default_factory=dict)
    bids: tuple[str, ...] = ()

    def begun(self, rules: RuleSet, standing: Standing | None = None) -> Deal:
        """The deal with these cards just dealt.

        Args:
            rules: the rule set.
            standing: what the partie brings.
        """
        return start(rules, self.dealt, self.talon, standing)


def dealt_to(seats: Sequence[Seat], size: int, cards: Sequence[Card]) -> Layout:
    """The layout of a pack in some order: a hand of this size to each seat, and what is left is the talon."""
    *hands, talon = filled_places([Place((), size)] * len(seats), cards)
    return Layout(dict(zip(seats, hands, strict=True)), talon)


def pairs_apart(cards: Iterable[Card], place_of: Callable[[Card], object]) -> Iterator[tuple[Card, Card]]:
    """Every two cards that lie in different places, and so can change places."""
    return (pair for pair in combinations(cards, 2) if place_of(pair[0]) != place_of(pair[1]))
