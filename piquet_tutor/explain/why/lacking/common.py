"""Conditions common to several kinds of question: the deal has not come that far, or ended earlier."""

from __future__ import annotations

from typing import Final, NamedTuple

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.subjects import Subject

STOPPING: Final = (Subject.RACE_REACHED, Subject.PLAY_DECIDED, Subject.CONCEDED_PLAY, Subject.PASSED_OUT)
"""Subjects of the clauses that end a deal before its last trick."""


class Unmet(NamedTuple):
    """The answer to a question.

    Attributes:
        happened: the numbers of the rulings by which it happened; empty if it did not.
        lacking: the unmet conditions, not yet sorted.
    """

    happened: tuple[int, ...]
    lacking: list[Premise]


def unfinished(known: ReadersDeal, make: Maker, side: Side, wanted: str) -> list[Premise]:
    """That a phase is not over yet, or the deal ended before it was; empty if it is over.

    Args:
        known: the deal.
        make: makes the premises.
        side: the side the question concerns.
        wanted: ``declare`` (the calls are over) or ``play`` (all tricks are played).
    """
    deal = known.deal
    through = deal.declared if wanted == "declare" else len(deal.tricks) == deal.rules.hand_size
    if through:
        return []
    if not deal.done:
        return [make.premise("not_yet", side, phase=deal.phase)]
    stop = [each for each in known.rulings if each.subject in STOPPING]
    if bare(known) and wanted == "declare":
        return [make.premise("nobody_bid", side, rulings=_bidding(known))]
    return [make.premise("stopped", side, each.subject, rulings=(each.number,), clause=each.rule) for each in stop[-1:]]


def unbid(known: ReadersDeal) -> bool:
    """Whether a bidding is not over yet, so that neither the totals needed nor the aim of the play is known."""
    return "bidding" in known.rules.phases and known.deal.undertaking is None


def bare(known: ReadersDeal) -> bool:
    """Whether nobody bid, so that the hands are played as dealt."""
    mine = known.deal.undertaking
    return mine is not None and not mine.tricks


def _bidding(known: ReadersDeal) -> tuple[int, ...]:
    return tuple(each.number for each in known.rulings if each.subject is Subject.UNDERTAKING)


def nobody_bid(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    """That nobody bid, so that nothing is declared; empty if somebody did."""
    return [make.premise("nobody_bid", side, rulings=_bidding(known))] if bare(known) else []


def lay(known: ReadersDeal, make: Maker, side: Side, seat: Seat, cards: Cards, far: int) -> list[Premise]:
    """Where the cards that a hand lacked were, as far as the reader can place them."""
    return [each for one in cards if (each := _lay(known, make, side, seat, one, far)) is not None]


def _lay(known: ReadersDeal, make: Maker, side: Side, seat: Seat, one: Card, far: int) -> Premise | None:
    place = known.place_of(one)
    if place is None or place == ("hand", seat):
        return None
    where, holder = place
    own = holder == seat
    return make.premise("lay", side, far=far, card=one, place=where, holder=holder or None, own=own)
