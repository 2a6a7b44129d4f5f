"""Why not the cards or a capot: how many tricks the side was short, and which it lost."""

from __future__ import annotations

from typing import Any

from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking.common import Unmet, unbid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.bidding import counts_for, to_lose
from piquet_tutor.game.subjects import Subject


def _counting(known: ReadersDeal, side: Side) -> int:
    """How many tricks count for a side: those it took, or, if the bid was to lose tricks, those it lost."""
    return sum(not _goes_elsewhere(known, side, trick) for trick in known.deal.tricks)


def cards(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """Too few tricks, divided cards, or a capot in place of the cards."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "cards"))
    if happened:
        return Unmet(happened, [])
    if unbid(known):
        return Unmet((), unfinished(known, make, side, "play"))
    instead = [one.number for one in known.scores if (one.side, one.kind) == (side, "capot")]
    if instead:
        return Unmet((), [make.premise("capot_instead", side, Subject.CAPOT, 0, tuple(instead))])
    if len(known.deal.tricks) < known.rules.hand_size:
        return Unmet((), _of_tricks_to_come(known, make, side))
    mine, others = _standing(known, side)
    shared = law_of(known.rules).cards_shared
    if _has_most(mine, others, shared):
        return Unmet((), [])
    short = _short_of_most(mine, others, shared)
    facts = _tricks_lacking(known, mine, others, short)
    divided = known.find(Subject.CARDS, None, "denied")
    numbers = (divided.number,) if divided is not None else ()
    return Unmet((), [make.premise("fewer_tricks", side, Subject.CARDS, short, numbers, shared=shared, **facts)])


def _standing(known: ReadersDeal, side: Side) -> tuple[int, tuple[int, ...]]:
    """The tricks that count for a side so far, and those of each other side."""
    return _counting(known, side), tuple(_counting(known, each) for each in _others(known, side))


def _others(known: ReadersDeal, side: Side) -> tuple[Side, ...]:
    return tuple(each for each in dict.fromkeys(known.deal.table.sides) if each != side)


def _tricks_lacking(known: ReadersDeal, mine: int, others: tuple[int, ...], short: int) -> dict[str, Any]:
    return {"tricks": mine, "other_tricks": max(others), "short": short, "losing": to_lose(known.deal)}


def _has_most(mine: int, others: tuple[int, ...], shared: bool) -> bool:
    """Whether so many tricks score the cards; two who are level may share them."""
    return mine > max(others) or (shared and mine == max(others))


def _short_of_most(mine: int, others: tuple[int, ...], shared: bool) -> int:
    """How many tricks that the others have taken would have been enough, taken from whoever has most."""
    short = 0
    while not _has_most(mine, others, shared):
        first, *rest = sorted(others, reverse=True)
        mine, others, short = mine + 1, (first - 1, *rest), short + 1
    return short


def _of_tricks_to_come(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    """How many of the tricks still to be played would make sure of the cards, whoever takes the rest of them."""
    deal, whole, shared = known.deal, known.rules.hand_size, law_of(known.rules).cards_shared
    mine, others = _standing(known, side)
    left = whole - len(deal.tricks)
    to_come = unfinished(known, make, side, "play")
    if deal.done and not deal.tricks:
        return to_come  # it was stopped before the play
    # All the rest can go to the one of the others who has most. More than are left cannot be had.
    short = next(more for more in range(whole + 1) if _has_most(mine + more, (max(others) + left - more,), shared))
    facts = _tricks_lacking(known, mine, others, short)
    if short == 0:
        return [make.premise("tricks_enough", side, Subject.CARDS, 0, whole=whole, over=deal.done, **facts), *to_come]
    more: dict[str, Any] = {
        "whole": whole,
        "left": left,
        "reach": short <= left,
        "over": deal.done,
        "sure": len(others) > 1,
    }
    needed = make.premise("tricks_needed", side, Subject.CARDS, short, **facts, **more)
    return [needed, *to_come] if short <= left else [needed]  # out of reach, however the play goes on


def capot(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """The tricks that were lost, their number first."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "capot"))
    if happened:
        return Unmet(happened, [])
    if unbid(known):
        return Unmet((), unfinished(known, make, side, "play"))
    deal, wanted = known.deal, known.rules.hand_size
    lost = [(place, trick) for place, trick in enumerate(deal.tricks, 1) if _goes_elsewhere(known, side, trick)]
    facts: dict[str, Any] = {
        "tricks": _counting(known, side),
        "played": len(deal.tricks),
        "wanted": wanted,
        "short": len(lost),
        "losing": to_lose(deal),
        "shared": law_of(known.rules).capot_sharers > 1,
        "over": deal.done,
    }
    found = []
    if lost:
        found.append(make.premise("capot_short", side, Subject.CAPOT, len(lost), **facts))
        found += [_lost(known, make, side, place, trick, len(lost)) for place, trick in lost]
    elif len(deal.tricks) < wanted and (deal.tricks or not deal.done):
        left = wanted - len(deal.tricks)
        found.append(make.premise("capot_needs", side, Subject.CAPOT, left, left=left, **facts))
    found += _to_share(known, make, side)
    if lost and law_of(known.rules).capot_sharers == 1:
        return Unmet((), found)  # out of reach, however the play goes on
    return Unmet((), [*found, *unfinished(known, make, side, "play")])


def _to_share(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    """Where two may share a capot: the opponent who has fewest tricks, and must have none."""
    deal = known.deal
    if law_of(known.rules).capot_sharers == 1 or not deal.tricks:
        return []
    least = min(_others(known, side), key=lambda each: _counting(known, each))
    number = _counting(known, least)
    if deal.done and number == 0 and _counting(known, side):
        return []  # it was stopped, or nothing was left to share
    facts: dict[str, Any] = {"of": least, "number": number, "over": deal.done}
    return [make.premise("capot_to_share", side, Subject.CAPOT, max(number, 1), **facts)]


def _goes_elsewhere(known: ReadersDeal, side: Side, trick: Trick) -> bool:
    return counts_for(known.deal, known.deal.table.side_of(trick.winner)) != side


def _lost(known: ReadersDeal, make: Maker, side: Side, place: int, trick: Trick, far: int) -> Premise:
    """One of the lost tricks; all of them would have had to be won, so each has their number as its distance."""
    best = trick.cards[_place_of_winner(known, trick)]
    facts: dict[str, Any] = {
        "trick": place,
        "cards": trick.cards,
        "card": best,
        "winner": known.deal.table.side_of(trick.winner),
    }
    return make.premise("trick_went", side, Subject.CAPOT, far, **facts)


def _place_of_winner(known: ReadersDeal, trick: Trick) -> int:
    """The index of the winning card in a trick."""
    seats = known.deal.table.seats
    return (seats.index(trick.winner) - seats.index(trick.leader)) % len(seats)
