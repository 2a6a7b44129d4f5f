"""What the cards alone reveal of another hand, apart from calls: cards it must have, cards it may have, and its size.

The hand meant is the one after the exchange, including cards played since, as that is the hand the calls were about;
before the exchange it is the hand as dealt. Only the view of the asking seat is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, Suit, pack_of
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.subjects import Subject

_BEFORE: Final = frozenset(
    {
        *(Subject.DEAL, Subject.NEXT_DEAL, Subject.CUT),
        *(
            Subject.CARTE_BLANCHE,
            Subject.CARTE_BLANCHE_AGAIN,
            Subject.CARTE_BLANCHE_CLAIMED,
            Subject.CARTE_BLANCHE_KEPT,
        ),
        *(Subject.CARTE_BLANCHE_BOUND, Subject.CARTE_BLANCHE_NUMBER, Subject.CARTE_BLANCHE_NAMED),
    }
)
"""Subjects of rulings that are made before everyone has had the chance to announce a carte blanche."""


@dataclass(frozen=True)
class InformationSet:
    """What the cards alone reveal of another hand.

    Attributes:
        seat: its holder.
        size: how many cards it has (those played since included).
        sure: cards that are in it.
        open: cards that may be in it.
        barred: unseen cards that its holder has shown not to have, by not following with them.
        dealt: the cards it was dealt, if they were shown; else empty.
        left: how many of those it still has.
        courts: cards that spoil a carte blanche.
        blank: ``none`` if it has no court card, ``some`` if it has one or more, empty if unknown.
        silence: the same, assuming that a carte blanche is never kept quiet.
        loose: whether more is known of the hand than these fields express, so that counts are upper bounds.
    """

    seat: Seat
    size: int
    sure: frozenset[Card]
    open: frozenset[Card]
    barred: frozenset[Card]
    dealt: frozenset[Card]
    left: int
    courts: frozenset[Card]
    blank: str
    silence: str
    loose: bool


def information(view: View, seat: Seat) -> InformationSet:
    """What a view reveals of another hand, apart from calls."""
    dealt, loose = _dealt(view, seat)
    sure = frozenset({*view.others[seat].held, *played_by(view, seat), *drawn_for_sure(view, seat)})
    gone = {
        *view.hand,
        *view.kept,
        *view.discards,
        *view.faced,
        *view.peeked,
        *cards_played(view),
        *sure,
    }
    for other, known in view.others.items():
        if other != seat:
            gone.update(known.held)
    cards = pack_of(view.rules.pack).cards
    missing = frozenset(_not_held(view, seat))
    size = view.others[seat].count + len(played_by(view, seat))
    left = size - (view.others[seat].discarded if has_drawn(view, seat) else 0)
    blank = _blank(view, seat)
    return InformationSet(
        seat,
        size,
        sure,
        frozenset(cards) - gone - missing,
        missing - gone,
        dealt,
        left,
        frozenset(courts_in(cards, view.rules.options.blank_ten_is_court)),
        blank,
        blank or _silence(view, seat),
        loose,
    )


def may_have(view: View, seat: Seat) -> frozenset[Card]:
    """The cards another seat may hold now, as far as the asker can tell."""
    bounds = information(view, seat)
    return (bounds.open | bounds.sure).difference(played_by(view, seat))


def still_out(view: View) -> frozenset[Card]:
    """Every card that some other hand may have now."""
    return frozenset(one for seat in view.others for one in may_have(view, seat))


def tricks_of(view: View) -> Iterator[tuple[Seat, Cards]]:
    """Every trick, the one on the table last: who led, and the cards."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    if view.trick:
        yield view.leader, view.trick


def plays(view: View) -> Iterator[tuple[Seat, Card, Card]]:
    """Every card played: by whom, the card, and the card led to that trick."""
    for leader, cards in tricks_of(view):
        seat = leader
        for one in cards:
            yield seat, one, cards[0]
            seat = view.table.after(seat)


def cards_played(view: View) -> frozenset[Card]:
    """Every card played by anybody."""
    return frozenset(one for _, one, _ in plays(view))


def played_by(view: View, seat: Seat) -> Cards:
    """The cards a seat has played, in order."""
    return tuple(one for player, one, _ in plays(view) if player == seat)


def voids_shown(view: View, seat: Seat) -> frozenset[Suit]:
    """The suits a seat has shown to have none of, by not following."""
    return frozenset(led.suit for player, one, led in plays(view) if player == seat and one.suit is not led.suit)


def _not_held(view: View, seat: Seat) -> Iterator[Card]:
    """Cards that a seat has shown not to have: a suit it did not follow, or higher cards where it had to win."""
    must_head = view.rules.options.must_head
    for player, one, led in plays(view):
        if player != seat or one is led:
            continue
        for each in pack_of(view.rules.pack).cards:
            if each.suit is led.suit and (
                one.suit is not led.suit or (must_head and one.rank < led.rank and each.rank > led.rank)
            ):
                yield each


def has_drawn(view: View, seat: Seat) -> bool:
    """Whether a seat has exchanged and drawn, rather than only discarded because of elder's carte blanche."""
    if not view.others[seat].discarded:
        return False
    first = view.table.seats[0]
    waits = view.phase == "exchange" and view.seat == first and not view.discards and seat == view.table.seats[-1]
    return not waits or law_of(view.rules).younger_draws_first


def drawn_for_sure(view: View, seat: Seat) -> Cards:
    """Cards elder has looked at and left on top, and the next hand has drawn."""
    seats = view.table.seats
    if view.seat != seats[0] or seat != seats[1] or not has_drawn(view, seat):
        return ()
    return view.peeked[: view.others[seat].discarded]


def of_seat(view: View, ruling: Ruling, seat: Seat) -> bool:
    """Whether a ruling is about this seat (and not only about its side)."""
    return ruling.facts.get("seat", seat) == seat and ruling.side == view.table.side_of(seat)


def _dealt(view: View, seat: Seat) -> tuple[frozenset[Card], bool]:
    """The cards a seat was dealt, if it has shown them; and whether it scored a carte blanche nobody saw."""
    for each in view.rulings:
        if each.subject == Subject.CARTE_BLANCHE and of_seat(view, each, seat):
            return frozenset(each.facts["cards"]), not each.facts["cards"]
    return frozenset(), False


def _blank(view: View, seat: Seat) -> str:
    """What is known of court cards in the present hand from what was announced about a carte blanche."""
    told = {each.subject for each in view.rulings if of_seat(view, each, seat)}
    if Subject.CARTE_BLANCHE in told:
        again = law_of(view.rules).price(Subject.CARTE_BLANCHE_AGAIN)
        scored = any(
            each.subject == Subject.CARTE_BLANCHE and each.awards and of_seat(view, each, seat) for each in view.rulings
        )
        settled = bool(view.kept) and bool(again) and scored
        return "some" if settled and Subject.CARTE_BLANCHE_AGAIN not in told else ""
    claimed = Subject.CARTE_BLANCHE_CLAIMED in told and not has_drawn(view, seat)
    return "none" if claimed else _silence(view, seat) if not view.rules.options.blank_optional else ""


def _silence(view: View, seat: Seat) -> str:
    """What is known of court cards in a hand that could have announced a carte blanche; empty once it has drawn."""
    told = {each.subject for each in view.rulings if of_seat(view, each, seat)}
    dealt = any(each.subject == Subject.DEAL for each in view.rulings)
    if not dealt or has_drawn(view, seat) or Subject.CARTE_BLANCHE_CLAIMED in told or Subject.CARTE_BLANCHE in told:
        return ""
    first = view.table.seats[0]
    late = law_of(view.rules).blank_told_after_exchange and seat != first
    if late:
        spoken = any(each.subject == Subject.ELDER_EXCHANGE for each in view.rulings) or bool(view.kept)
    else:
        spoken = any(each.subject not in _BEFORE for each in view.rulings)
    return "some" if spoken else ""
