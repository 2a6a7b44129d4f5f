"""What can go wrong at the table: the incident, what was claimed in it, and when it was noticed.

An incident only states what happened; what follows from it is decided by the laws (``data/laws.toml``).

>>> Moment.BEFORE_LEAD < Moment.DURING_PLAY
True
>>> from piquet_tutor.game.cards import parse_cards
>>> AnnouncedCall("set", 3, rank=Rank.KING).could_be_in(parse_cards("KS KH KD AS"))
True
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Cards, Rank, sort_hand
from piquet_tutor.game.combinations import Combination, Kind, Point, Sequence, Set, combination_of, held, points


class IncidentError(ValueError):
    """An impossible incident; the error says what is wrong with it and what would be valid."""


class Moment(IntEnum):
    """When an incident was noticed, the earliest first. Laws state until or from which moment they apply."""

    CUTTING = 1
    """Before the pack has been cut to the dealer."""
    DEALING = 2
    """While the cards are being dealt."""
    BEFORE_HANDS = 3
    """The cards are dealt; nobody has picked up a hand."""
    BEFORE_DISCARD = 4
    """Hands have been looked at; elder has not discarded."""
    BEFORE_STOCK = 5
    """Elder has discarded; the stock is untouched."""
    BEFORE_ELDER_DRAWS = 6
    """Elder has pulled the stock towards them, but picked up no card of it."""
    BEFORE_YOUNGER_DRAWS = 7
    """Elder has picked up cards of the stock, younger has not."""
    BEFORE_CALL = 8
    """Both have drawn; nothing has been called."""
    BEFORE_REPLY = 9
    """A call has been made and not answered."""
    BEFORE_NEXT_CALL = 10
    """It has been answered; elder has made no other call."""
    BEFORE_LEAD = 11
    """The calling is over; elder has led no card."""
    BEFORE_FIRST_CARD = 12
    """Elder has led; younger has not played to the first trick."""
    DURING_PLAY = 13
    """Younger has played to the first trick."""
    AFTER_PLAY = 14
    """All tricks are played; the player in error has not seen their next hand."""
    AFTER_NEXT_HAND = 15
    """The player in error has seen their next hand."""

    @classmethod
    def of(cls, name: str) -> Moment:
        """The moment of this name, such as ``before_lead``.

        Raises:
            IncidentError: there is none.
        """
        try:
            return cls[name.upper()]
        except KeyError:
            known = ", ".join(each.word for each in cls)
            raise IncidentError(f"there is no moment “{name[:40]}”; use one of {known}.") from None

    @property
    def word(self) -> str:
        """Its name in data files, such as ``before_lead``."""
        return self.name.lower()


@dataclass(frozen=True)
class AnnouncedCall:
    """A call as it was announced, with the cards themselves if they were named or shown.

    Attributes:
        what: point, sequence or set.
        count: how many cards.
        rank: the top card of a sequence or the rank of a set, if it was announced.
        pips: the value of a point, if it was announced.
        cards: the cards meant, if the claim was tied to them (by showing them, or by saying which card is not meant).
    """

    what: Kind
    count: int
    rank: Rank | None = None
    pips: int | None = None
    cards: Cards = ()

    def __post_init__(self) -> None:
        """Check that the claim has what its kind requires.

        Raises:
            IncidentError: a set without its rank.
        """
        if self.what == "set" and self.rank is None:
            raise IncidentError("a trio or quatorze is called by its rank; name its rank.")

    @classmethod
    def of(cls, what: Kind, cards: Cards) -> AnnouncedCall:
        """The claim to exactly these cards.

        Raises:
            IncidentError: they are not such a combination.
        """
        found = combination_of(what, cards)
        if found is None:
            raise IncidentError(f"these cards are no {what}; name a whole combination.")
        if isinstance(found, Point):
            return cls(what, found.length, pips=found.pips, cards=found.cards)
        if isinstance(found, Sequence):
            return cls(what, found.length, rank=found.top, cards=found.cards)
        return cls(what, found.size, rank=found.rank, cards=found.cards)

    def could_be_in(self, cards: Cards) -> bool:
        """Whether these cards hold what is claimed."""
        if self.cards:
            return set(self.cards) <= set(cards)
        return any(self.fits(one) for one in _every(self.what, self.count, cards))

    def fits(self, one: Combination) -> bool:
        """Whether a combination of that many cards fits the pips or rank announced."""
        if isinstance(one, Point):
            return self.pips is None or one.pips == self.pips
        top = one.top if isinstance(one, Sequence) else one.rank
        return self.rank is None or top is self.rank

    def same_value_in(self, hand: Cards) -> bool:
        """Whether a hand holds something of the same counting value, whatever its suit or rank."""
        if self.what == "point":
            whole = [one for one in points(sort_hand(hand)) if one.length == self.count]
            return any(self.pips is None or one.pips == self.pips for one in whole)
        return any(len(one.cards) == self.count for one in held(self.what, sort_hand(hand)))


def _every(what: Kind, count: int, cards: Cards) -> list[Combination]:
    """Every combination of exactly ``count`` of these cards."""
    found: list[Combination] = []
    for whole in held(what, sort_hand(cards)):
        size = len(whole.cards)
        if isinstance(whole, Set) or size < count:
            parts = [whole.cards] if size >= count else []
        elif isinstance(whole, Sequence):
            parts = [whole.cards[start : start + count] for start in range(size - count + 1)]
        else:
            parts = list(combinations(whole.cards, count))
        for part in parts:
            one = combination_of(what, part[:count])
            if one is not None:
                found.append(one)
    return found


@dataclass(frozen=True)
class Incident:
    """Something that went wrong at the table, or about which the players disagree.

    Attributes:
        kind: from the closed list of ``laws.incidents()``, such as ``miscall``.
        by: the seat that did it, or that asks for something.
        noticed: when it was noticed or asked for.
        claim: what was called, if the incident is about a call.
        cards: the cards it is about (dropped, exposed, led), if that matters.
        count: a number it is about: cards misdealt or left, or the answer given to “how many?”.
        dealt: how many cards elder, younger and the stock were dealt, if they are wrong.
        asked: the question that was answered wrongly, such as ``how many diamonds?``.
        with_: circumstances that apply, from the closed list of its kind, such as ``shown`` or ``mixed``.
    """

    kind: str
    by: Seat
    noticed: Moment
    claim: AnnouncedCall | None = None
    cards: Cards = ()
    count: int | None = None
    dealt: tuple[int, int, int] | None = None
    asked: str = ""
    with_: frozenset[str] = frozenset()

    @property
    def misdealt(self) -> int:
        """How many cards went to the wrong place in the deal."""
        if self.dealt is None:
            return self.count or 0
        elder, younger, stock = self.dealt
        return max(0, elder - 12) + max(0, younger - 12) + max(0, stock - 8)
