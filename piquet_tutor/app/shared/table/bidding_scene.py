"""The bidding on the table: the bids that can be named, as a grid of buttons, and the line that tells what stands."""

from __future__ import annotations

from collections.abc import Callable

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Bid
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.policies.bidding import (
    factor,
    pair_bids,
    signed_bids,
    standing_bid,
    value,
    won_already,
)
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

# --- the grid --------------------------------------------------------------------------------------------------------


def bid_name(bid: Bid) -> str:
    """A bid as messages name it: ``bid-7-3``, ``bid-8-minus``."""
    return f"bid-{bid.tricks}-{bid.sign or bid.left}"


def every_bid(deal: Deal, seat: Seat) -> list[Bid]:
    """Every bid there is in this form of the game, whether it may be made now or not."""
    pairs = [Bid(seat, tricks, left) for tricks, left in pair_bids(deal.rules)]
    return pairs or [Bid(seat, tricks, 0, sign) for tricks, sign in signed_bids(deal.rules)]


def bid_label(bid: Bid, language: str) -> str:
    """A bid as it is read out."""
    points = value(bid.tricks, bid.left)
    return narration.message(
        "table-bid", language, tricks=bid.tricks, left=bid.left, sign=bid.sign or "none", points=points
    )


def grid(deal: Deal, seat: Seat, language: str, why: Callable[[Bid], str]) -> Scene | None:
    """The bids as a grid: tricks across; down, the cards to be left or whether to win or lose; None when none is open.

    Args:
        deal: it is this seat's turn to bid.
        seat: who bids.
        language: of every text.
        why: why a bid may not be made; empty when it may.
    """
    bids = every_bid(deal, seat)
    closed = {bid: why(bid) for bid in bids}
    if all(closed.values()):
        return None
    columns = sorted({bid.tricks for bid in bids})
    return {
        "label": narration.message("table-bids", language),
        "across": narration.message("table-bids-tricks", language),
        "down": narration.message("table-bids-left" if pair_bids(deal.rules) else "table-bids-sign", language),
        "columns": [str(tricks) for tricks in columns],
        "rows": [
            {"label": head, "cells": [_cell(bid, closed[bid], language) for bid in row]}
            for head, row in _rows(bids, language)
        ],
    }


def _rows(bids: list[Bid], language: str) -> list[tuple[str, list[Bid]]]:
    keys = list(dict.fromkeys((bid.sign, bid.left) for bid in sorted(bids, key=lambda bid: bid.left)))
    return [
        (
            narration.message(f"table-bids-{sign}", language) if sign else str(left),
            sorted((bid for bid in bids if (bid.sign, bid.left) == (sign, left)), key=lambda bid: bid.tricks),
        )
        for sign, left in keys
    ]


def _cell(bid: Bid, why: str, language: str) -> Scene:
    return {
        "id": bid_name(bid),
        "text": str(bid.tricks if bid.sign else value(bid.tricks, bid.left)),
        "label": bid_label(bid, language),
        "enabled": not why,
        "why": why,
    }


# --- what stands -----------------------------------------------------------------------------------------------------


def stake(deal: Deal, viewpoint: Viewpoint) -> str:
    """The bid that stands, or the undertaking and how far it has come; empty in forms without bidding."""
    if "bidding" not in deal.rules.phases:
        return ""
    if deal.undertaking is not None:
        return _undertaken(deal, deal.undertaking, viewpoint)
    bid = standing_bid(deal)
    if bid is None:
        return narration.message("table-stake-none", viewpoint.language)
    who = _who(_bound(deal, bid), viewpoint)
    text = bid_label(bid, viewpoint.language)
    return narration.message("table-stake-bid", viewpoint.language, who=who, bid=text, factor=factor(deal))


def _bound(deal: Deal, bid: Bid) -> Seat:
    """Who would have to make the bid that stands: when its bidder has passed, whoever said “yes” to it."""
    other = deal.rules.table.after(bid.seat)
    return other if won_already(deal, other) else bid.seat


def _who(seat: Seat, viewpoint: Viewpoint) -> str:
    return viewpoint.names.get(seat) or narration.message(f"table-name-{seat}", viewpoint.language)


def _undertaken(deal: Deal, mine: Undertaking, viewpoint: Viewpoint) -> str:
    won = {seat: _tricks(deal, seat) for seat in deal.table.seats}
    if not mine.tricks:
        each = ", ".join(f"{_who(seat, viewpoint)} {won[seat]}" for seat in viewpoint.places(deal.table))
        return narration.message("table-stake-misere", viewpoint.language, each=each)
    elder, other = deal.table.seats
    lost = mine.sign == "minus"
    text = bid_label(Bid(mine.seat, mine.tricks, mine.left, mine.sign), viewpoint.language)
    return narration.message(
        "table-stake",
        viewpoint.language,
        who=_who(elder, viewpoint),
        bid=text,
        factor=mine.factor,
        sign=mine.sign or "none",
        count=won[other if lost else elder],
        begun="yes" if deal.tricks else "no",
    )


def _tricks(deal: Deal, seat: Seat) -> int:
    """How many tricks a seat has: as the rulings count them where they do, else as they were taken."""
    told = [r for r in deal.rulings if r.subject is Subject.TRICK_COUNTED and r.side == deal.table.side_of(seat)]
    return int(told[-1].facts["tricks"]) if told else sum(trick.winner == seat for trick in deal.tricks)
