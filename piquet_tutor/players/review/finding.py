"""The review itself: one search after another, the quick ones first, each in a module of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.state import Deal
from piquet_tutor.players.review.declared import undeclared
from piquet_tutor.players.review.model import MissedChance, NoSuchSeat, NotOver, Remark, Review, TakenAction, steps_of
from piquet_tutor.players.review.nearly import nearly
from piquet_tutor.players.review.played import played_away
from piquet_tutor.reckoner.exchange.unweighed import NO_ARRAYS

Stop = Callable[[], bool]
Search = Callable[[Deal, Seat, tuple[TakenAction, ...], Stop], Iterable[MissedChance | Remark | None]]
"""One of the searches; None where it may stand still for a moment."""


def review(deal: Deal, seat: Seat, language: str = "en") -> Review:
    """What happened to a seat in a deal, and what it could have had.

    Args:
        deal: a deal that is over; the review sees every card.
        seat: whose review it is.
        language: of its sentences.

    Raises:
        NotOver: the deal is not over.
        NoSuchSeat: this table has no such seat.
    """
    *_, last = reviewing(deal, seat, language)
    return last


def reviewing(deal: Deal, seat: Seat, language: str = "en", stop: Stop | None = None) -> Iterator[Review]:
    """The review as it grows: first without any finding, then again after each search, the quick ones first.

    Between two tries of a search it is the same again, for whoever has other things to do meanwhile.

    Args:
        deal: a deal that is over.
        seat: whose review it is.
        language: of its sentences.
        stop: asked now and then; once it returns True, nothing more is yielded.

    Raises:
        NotOver: the deal is not over.
        NoSuchSeat: this table has no such seat.
    """
    if seat not in deal.table.seats:
        raise NoSuchSeat("no-seat", seat=seat, seats=tuple(deal.table.seats))
    if not deal.done:
        raise NotOver("not-over")
    return _growing(Review(deal, seat, language), stop or (lambda: False))


def reviewing_choice(deal: Deal, seat: Seat, place: int, language: str = "en", stop: Stop | None = None) -> Review:
    """The review of one choice of a deal: nothing else is looked at.

    Args:
        deal: a deal that is over.
        seat: whose choice it is.
        place: how many actions had been taken before it.
        language: of its sentences.
        stop: asked now and then; once it returns True, the search ends early.
    """
    steps = steps_of(deal)
    action = steps[place].action
    if isinstance(action, Play):
        found = tuple(played_away(deal, seat, (steps[place],)))
    elif isinstance(action, Exchange):
        found = tuple(_exchanged(deal, seat, steps, stop or (lambda: False)))
    else:
        found = tuple(undeclared(deal, seat, steps))
    here = tuple(each for each in found if isinstance(each, MissedChance) and each.place == place and each.behind)
    return Review(deal, seat, language).with_more(here, whole=True)


def _exchanged(deal: Deal, seat: Seat, steps: tuple[TakenAction, ...], stop: Stop) -> Iterator[MissedChance | Remark]:
    """The exchange, where there is what weighs it."""
    try:
        from piquet_tutor.players.review.exchanged import exchanged
    except ModuleNotFoundError:
        if any(isinstance(each.action, Exchange) for each in steps):
            yield Remark("exchange-unserved", {"reason": NO_ARRAYS})
        return
    yield from exchanged(deal, seat, steps, stop)


def _growing(found: Review, stop: Stop) -> Iterator[Review]:
    deal, seat = found.deal, found.seat
    steps = () if deal.void else steps_of(deal)
    yield found
    for place, search in enumerate(_SEARCHES):
        more: list[MissedChance | Remark] = []
        for each in () if deal.void else search(deal, seat, steps, stop):
            if stop():
                return
            if each is None:
                yield found
            else:
                more.append(each)
        if stop():
            return
        found = found.with_more(tuple(more), whole=place == len(_SEARCHES) - 1, settled=place >= len(_CHOICES) - 1)
        yield found


_CHOICES: Final[tuple[Search, ...]] = (
    lambda deal, seat, steps, _: undeclared(deal, seat, steps),
    lambda deal, seat, steps, _: played_away(deal, seat, steps),
    _exchanged,
)
"""The searches that find choices to be made again, the quick ones first."""
_SEARCHES: Final[tuple[Search, ...]] = (*_CHOICES, nearly)
