"""Why not the cards or a capot: how many tricks the side was short, and which it lost."""

from __future__ import annotations

from typing import Any

from piquet_tutor.engine.rules.parts import Trick
from piquet_tutor.engine.rules.policies.bidding import to_lose
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import Known
from piquet_tutor.explain.why.lacking.common import Found, unbid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Question


def won_by(known: Known, side: Side) -> int:
    """How many of the tricks played so far a side has taken."""
    return sum(known.deal.table.side_of(trick.winner) == side for trick in known.deal.tricks)


def _counting(known: Known, side: Side) -> int:
    """How many tricks count for a side: those it took, or, if the bid was to lose tricks, those it lost."""
    return len(known.deal.tricks) - won_by(known, side) if to_lose(known.deal) else won_by(known, side)


def cards(known: Known, make: Maker, side: Side, question: Question) -> Found:
    """Too few tricks, divided cards, or a capot in place of the cards."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "cards"))
    if happened:
        return Found(happened, [])
    if unbid(known):
        return Found((), unfinished(known, make, side, "play"))
    instead = [one.number for one in known.scores if (one.side, one.kind) == (side, "capot")]
    if instead:
        return Found((), [make.premise("capot_instead", side, Subject.CAPOT, 0, tuple(instead))])
    most = max(_counting(known, each) for each in known.deal.table.opponents(side))
    mine = _counting(known, side)
    found = []
    if mine <= most:
        short = (most - mine) // 2 + 1
        facts: dict[str, Any] = {"tricks": mine, "other_tricks": most, "short": short, "losing": to_lose(known.deal)}
        divided = known.find(Subject.CARDS, None, "denied")
        numbers = (divided.number,) if divided is not None else ()
        found.append(make.premise("fewer_tricks", side, Subject.CARDS, short, numbers, **facts))
    return Found((), [*found, *unfinished(known, make, side, "play")])


def capot(known: Known, make: Maker, side: Side, question: Question) -> Found:
    """The tricks that were lost, their number first."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "capot"))
    if happened:
        return Found(happened, [])
    lost = [(place, trick) for place, trick in enumerate(known.deal.tricks, 1) if _goes_elsewhere(known, side, trick)]
    found = []
    if lost:
        wanted = known.rules.hand_size
        facts: dict[str, Any] = {
            "tricks": _counting(known, side),
            "wanted": wanted,
            "short": len(lost),
            "losing": to_lose(known.deal),
        }
        found.append(make.premise("capot_short", side, Subject.CAPOT, len(lost), **facts))
        found += [_lost(known, make, side, place, trick, len(lost)) for place, trick in lost]
    return Found((), [*found, *unfinished(known, make, side, "play")])


def _goes_elsewhere(known: Known, side: Side, trick: Trick) -> bool:
    return (known.deal.table.side_of(trick.winner) == side) == to_lose(known.deal)


def _lost(known: Known, make: Maker, side: Side, place: int, trick: Trick, far: int) -> Premise:
    """One of the lost tricks; all of them would have had to be won, so each has their number as its distance."""
    best = trick.cards[_place_of_winner(known, trick)]
    facts: dict[str, Any] = {
        "trick": place,
        "cards": trick.cards,
        "card": best,
        "winner": known.deal.table.side_of(trick.winner),
    }
    return make.premise("trick_went", side, Subject.CAPOT, far, **facts)


def _place_of_winner(known: Known, trick: Trick) -> int:
    """The index of the winning card in a trick."""
    seats = known.deal.table.seats
    return (seats.index(trick.winner) - seats.index(trick.leader)) % len(seats)
