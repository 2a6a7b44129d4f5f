"""Advice on a card with three or four players: the last tricks, averaged over possible layouts of the other hands.

In each layout every hand fits what its own seat has called and played; what one seat's calls imply about the other
hands is not used. Each layout is searched completely, with all cards known.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import Unadvised, same_figure
from piquet_tutor.reckoner.figures import AdviceSentence
from piquet_tutor.reckoner.hands import hands
from piquet_tutor.reckoner.information_set import still_out
from piquet_tutor.reckoner.masks import Masks, bit_of, masks_of
from piquet_tutor.reckoner.solver.last_tricks import LastTricks, reads
from piquet_tutor.reckoner.solver.pending_pique import progress_among
from piquet_tutor.reckoner.solver.tricks import Held, position_in, winning

TRICKS: Final = {3: 5, 4: 4}
"""The number of tricks left at which the search begins, by the number of players."""
EFFORT: Final = 40_000
"""No further layout is begun once this many cards have been tried, which takes well under a second."""
FEWEST: Final = 8
"""The fewest layouts searched, whatever the effort."""
MOST: Final = 120
"""The most layouts searched."""
_LISTED: Final = 4000
"""The most hands of one seat that are listed."""


class AmongOption(NamedTuple):
    """What a card is worth.

    Attributes:
        card: the card.
        points: the mean score of the seat's side in the rest of the play, less the average of the other sides'.
        error: the standard error of ``points``, if the layouts are a sample; else None.
    """

    card: Card
    points: float
    error: float | None


@dataclass(frozen=True)
class AmongAdvice:
    """The cards that may be played, the best first.

    Attributes:
        view: the view it was computed from.
        ways: how many layouts of the other hands are possible.
        tried: how many of them were searched.
        options: the cards.
        sides: how many sides there are.
    """

    view: View
    ways: int
    tried: int
    options: tuple[AmongOption, ...]
    sides: int

    @property
    def best(self) -> AmongOption:
        """The advised card."""
        return self.options[0]

    @property
    def level(self) -> Cards:
        """The cards whose figure, as shown, is the same as the best one's."""
        return tuple(each.card for each in self.options if same_figure(self.best.points, each.points))


def advise_among(view: View) -> AmongAdvice:
    """What each card that may be played is worth to the seat's side, less the average of the other sides.

    Args:
        view: of the seat that is to play, one of three or four; nothing else is used.

    Raises:
        Unadvised: no advice can be given; the reason says why.
    """
    if not view.my_turn or not view.choices or not isinstance(view.choices[0], Play):
        raise Unadvised("turn")
    seats = len(view.table.seats)
    if seats not in TRICKS or not reads(view.rules):
        raise Unadvised("clauses")
    if len(view.hand) > TRICKS[seats]:
        raise Unadvised("far", TRICKS[seats])
    ways = sorted(_ways(view))
    order = Random("0").sample(ways, min(len(ways), MOST))
    play = LastTricks(view.rules, view.table)
    side = list(dict.fromkeys(view.table.sides)).index(view.table.side_of(view.seat))
    progress = progress_among(view)
    made: dict[Card, list[float]] = {one: [] for one in choices_of(view)}
    tried = 0
    for held in order:
        if tried >= FEWEST and play.tried >= EFFORT:
            break
        tried += 1
        moment = position_in(view, held, progress)
        for one, found in made.items():
            found.append(play.ahead(play.comes_to(moment, (int(one.suit), bit_of(one))), side))
    options = sorted((_weighed(one, found, tried < len(ways)) for one, found in made.items()), key=_place)
    return AmongAdvice(view, len(ways), tried, tuple(options), len(set(view.table.sides)))


def _weighed(one: Card, found: list[float], sampled: bool) -> AmongOption:
    return AmongOption(one, fmean(found), pstdev(found) / sqrt(len(found)) if sampled else None)


def _place(each: AmongOption) -> tuple[float, int]:
    """Sort key: the best first, and the lowest card first among equals."""
    return (-round(each.points, 6), each.card.rank)


def _ways(view: View) -> Iterator[Held]:
    """Every possible layout of the hands."""
    listed = {seat: hands(view, seat, most=_LISTED).now for seat in view.others}
    order = sorted(listed, key=lambda seat: len(listed[seat]))
    own = masks_of(view.hand)
    for found in _dealt(order, listed, (0, 0, 0, 0)):
        given = {**dict(zip(order, found, strict=True)), view.seat: own}
        yield tuple(given[seat] for seat in view.table.seats)


def _dealt(order: list[Seat], listed: dict[Seat, tuple[Masks, ...]], gone: Masks) -> Iterator[tuple[Masks, ...]]:
    if not order:
        yield ()
        return
    for one in listed[order[0]]:
        if not (one[0] & gone[0] or one[1] & gone[1] or one[2] & gone[2] or one[3] & gone[3]):
            taken = (one[0] | gone[0], one[1] | gone[1], one[2] | gone[2], one[3] | gone[3])
            for rest in _dealt(order[1:], listed, taken):
                yield one, *rest


def reasons_among(advice: AmongAdvice) -> Iterator[AdviceSentence]:
    """The reasons for the advised card that can be read off the cards."""
    view, one = advice.view, advice.best.card
    if len(advice.options) == 1:
        yield AdviceSentence("play-forced", {"card": one})
        return
    if view.trick:
        yield from _of_the_trick(view, one)
    elif not any(each.suit is one.suit and each.rank > one.rank for each in still_out(view)):
        yield AdviceSentence("play-among-best", {"card": one})


def _of_the_trick(view: View, one: Card) -> Iterator[AdviceSentence]:
    led, table = view.trick[0], view.table
    holder, best = winning(view)
    if one.suit is led.suit and one.rank > best.rank:
        yield AdviceSentence("play-among-takes", {"card": one})
    elif table.side_of(holder) == table.side_of(view.seat):
        yield AdviceSentence("play-among-partner", {"card": one})
