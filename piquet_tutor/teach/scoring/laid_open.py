"""What of a deal lies open with a question: the cards that a box is about in labelled rows and tricks; sides; bids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import cards_shown
from piquet_tutor.narration.passages import side_name
from piquet_tutor.narration.players import name_of_side, named, names_in
from piquet_tutor.narration.render import bidding_of

NO_NAMES: Final[Mapping[Seat, str]] = MappingProxyType({})
AS_DEALT: Final = "carte_blanche"
"""The box that is about the hands before the exchange."""
WITH_TRICKS: Final = frozenset({"pique", "play", "cards", "bid", "total"})


@dataclass(frozen=True)
class Row:
    """Cards that lie open: whose they are, and whether they matter less than the hands (discards)."""

    label: str
    cards: Cards
    small: bool = False


@dataclass(frozen=True)
class TrickRow:
    """A trick that lies open: its number from 1, who led to it and who won it, in words, and all of that in a line."""

    number: int
    cards: Cards
    leader: str
    winner: str
    label: str


@dataclass(frozen=True)
class CardsLaid:
    """The cards that lie open: hands and discards, and the tricks where they matter."""

    rows: tuple[Row, ...]
    tricks: tuple[TrickRow, ...]


def laid_for(box: str, deal: Deal, language: str, called: Mapping[Seat, str] = NO_NAMES) -> CardsLaid:
    """The cards that one box is about.

    Args:
        box: the box.
        deal: the deal as it stands; nothing is hidden, for a scorer sees both hands.
        language: a language that the catalogue has.
        called: who sits in a seat, by name: a row is then called “Anna (elder)”, and a trick is Anna's.
    """
    return laid_open(deal, "only" if box == AS_DEALT else "", box in WITH_TRICKS, language, called)


def laid_open(
    deal: Deal, as_dealt: str, with_tricks: bool, language: str, called: Mapping[Seat, str] = NO_NAMES
) -> CardsLaid:
    """The cards of a deal.

    Args:
        deal: the deal as it stands.
        as_dealt: ``only`` to show the hands as dealt, ``also`` to show them besides the hands kept, or empty.
        with_tricks: whether to show the tricks.
        language: a language that the catalogue has.
        called: who sits in a seat, by name.
    """
    rows = []
    for seat in deal.table.seats:
        name = named(called[seat], seat, language) if seat in called else side_name(seat, language)
        dealt, kept = deal.dealt.get(seat, ()), deal.kept.get(seat, ())
        exchanged = bool(kept and dealt) and set(kept) != set(dealt)
        if exchanged and as_dealt:
            rows.append(_row("dealt", name, dealt, as_dealt == "also", language))
        if not exchanged or as_dealt != "only":
            cards = kept or dealt or deal.hands.get(seat, ())
            rows.append(_row("kept" if exchanged else "held", name, cards, False, language))
        if not as_dealt:
            rows.append(_row("out", name, deal.discards.get(seat, ()), True, language))
    played = deal.tricks if with_tricks else ()
    tricks = tuple(_trick(number, trick, language, called) for number, trick in enumerate(played, 1))
    return CardsLaid(tuple(row for row in rows if row.cards), tricks)


def _row(key: str, name: str, cards: Cards, small: bool, language: str) -> Row:
    return Row(narration.whole(f"scorer-page-{key}", language, name=name), cards, small)


def _trick(number: int, trick: Trick, language: str, called: Mapping[Seat, str]) -> TrickRow:
    leader, winner = (called.get(who) or side_name(who, language) for who in (trick.leader, trick.winner))
    label = narration.whole("scorer-page-trick", language, number=str(number), leader=leader, winner=winner)
    return TrickRow(number, trick.cards, leader, winner, label)


def laid_out(deal: Deal, box: str, language: str) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """The rows of cards that a box is about, and the tricks, each in a line.

    >>> from piquet_tutor import Deal
    >>> from piquet_tutor.explore.examples import example
    >>> rows, tricks = laid_out(Deal.from_record(example("cavendish-example")), "cards", "en")
    >>> rows[0].label, tricks[0]
    ('Elder, after the exchange', 'Trick 1: Elder leads, Elder wins it: A♥ 10♥')
    """
    laid = laid_for(box, deal, language, names_in(deal.title))
    return laid.rows, tuple(f"{trick.label}: {cards_shown(trick.cards, language)}" for trick in laid.tricks)


def side_called(deal: Deal, side: Side, language: str) -> str:
    """What a side is called where it is asked about: “Anna (elder)” where the deal tells who plays it.

    >>> from piquet_tutor import deal
    >>> side_called(deal("cavendish-example"), "elder", "en")
    'Elder'
    """
    name = name_of_side(deal, side)
    return named(name, side, language) if name else side_name(side, language)


def bidding_told(deal: Deal, language: str) -> tuple[str, ...]:
    """The bidding in a line, by which everybody knows who is elder and what was undertaken; empty without one.

    >>> from piquet_tutor import Deal
    >>> from piquet_tutor.explore.examples import example
    >>> bidding_told(Deal.from_record(example("eight-bid-and-made")), "en")
    ('The bidding: Dealer: “Eight, three”, Non-dealer: “Pass”.',)
    """
    line = bidding_of(deal, language)
    return (line,) if line else ()


def role_of(deal: Deal, who: Side | Seat | None) -> str:
    """Elder or younger, where the seats are not those words but the bidding has made them so."""
    if deal.undertaking is None or who not in deal.table.seats:
        return who or ""
    return "elder" if who == deal.table.seats[0] else "younger"
