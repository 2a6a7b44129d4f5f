"""What of a deal lies open with a question: hands, discards and tricks, as the scorer's sheet lays them out."""

from __future__ import annotations

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import cards_shown
from piquet_tutor.narration.passages import side_name
from piquet_tutor.narration.players import name_of_side, named, names_in
from piquet_tutor.narration.render import bidding_of
from piquet_tutor.teach.scoring.laying import Row, laid_for


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
