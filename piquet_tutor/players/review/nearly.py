"""The repique or pique that was one card away: luck, or hindsight if the seat itself could have played it otherwise.

Only the smallest changes are tried, up to a limit: one point, one other card played, two cards exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from piquet_tutor.engine.actions import Exchange
from piquet_tutor.engine.cards import Card
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why import Nearest, nearest_change
from piquet_tutor.players.review.model import LUCK, SEEN, Finding, Step, gain

BONUSES: Final = ("repique", "pique")
MOST: Final = 700
"""Changes tried for one of them: all of the smallest, and most deals' swaps of two cards."""
SECONDS: Final = 4.0
"""How long at most, on a machine so slow that the number of tries does not end it first."""


def nearly(deal: Deal, seat: Seat, steps: Sequence[Step], stop: Callable[[], bool] | None = None) -> Iterator[Finding]:
    """The bonuses that one card, or one point, kept from a seat's side.

    Args:
        deal: the deal, over.
        seat: whose review it is.
        steps: every action of the deal.
        stop: asked between two tries.
    """
    side = deal.table.side_of(seat)
    made = {score.kind for score in deal.scores if score.side == side}
    for kind in BONUSES:
        if kind in made or f"{kind}.award" not in deal.rules.clauses:
            continue
        found = nearest_change(deal, kind, side, seconds=SECONDS, stop=_after(MOST, stop))
        told = _told(deal, seat, steps, kind, found)
        if told is not None:
            yield told
            return  # a repique that was so near is told without the pique that was too


def _after(tries: int, stop: Callable[[], bool] | None) -> Callable[[], bool]:
    left = iter(range(tries))
    return lambda: next(left, None) is None or (stop is not None and stop())


def _told(deal: Deal, seat: Seat, steps: Sequence[Step], kind: str, found: Nearest) -> Finding | None:
    """What was found, where it is told; a call that was not made is told where calls are."""
    if found.difference is None or found.difference.deal is None:
        return None
    side = deal.table.side_of(seat)
    points = gain(deal, found.difference.deal, side)
    if points <= 0:
        return None
    change = found.change[0]
    facts = {"kind": kind, "alike": found.alike}
    if found.size == "point":
        place, rulings = _denied(deal, steps, seat, kind)
        return Finding("near-point", LUCK, points, place, (), facts, rulings, difference=found.difference)
    if found.size == "card" and change.seat == seat:
        step = _play_of(steps, seat, change.trick)
        card = getattr(step.action, "card", None)
        assert isinstance(card, Card)  # a card was played to that trick
        facts = {**facts, "trick": change.trick, "card": card, "better": change.cards[0]}
        cards = (card, change.cards[0])
        return Finding("near-card", SEEN, points, step.place, cards, facts, step.rulings, difference=found.difference)
    if found.size == "swap":
        one, other = _mine_first(deal, seat, change.cards)
        where = _where(deal, seat, one, other)
        facts = {**facts, "card": one, "other": other, "where": where}
        place = next(
            (each.place for each in steps if isinstance(each.action, Exchange) and each.action.seat == seat), 0
        )
        group = SEEN if where == "out" else LUCK
        return Finding("near-swap", group, points, place, (one, other), facts, (), difference=found.difference)
    return None


def _denied(deal: Deal, steps: Sequence[Step], seat: Seat, kind: str) -> tuple[int, tuple[int, ...]]:
    """Where it was ruled that there was none, and by which ruling; else when the declarations were over."""
    side = deal.table.side_of(seat)
    refused = (Verdict.DENIED, Verdict.SUPERSEDED)
    numbers = [
        each.number
        for each in deal.rulings
        if each.rule == f"{kind}.award" and each.side == side and each.verdict in refused
    ]
    if numbers:
        return next(each.place for each in steps if numbers[0] in each.rulings) + 1, tuple(numbers)
    return next((each.place for each in steps if each.after.declared), len(steps) - 1) + 1, ()


def _play_of(steps: Sequence[Step], seat: Seat, trick: int) -> Step:
    return next(
        each
        for each in steps
        if each.action.seat == seat and each.before.phase == "play" and len(each.before.tricks) == trick - 1
        if hasattr(each.action, "card")
    )


def _mine_first(deal: Deal, seat: Seat, cards: Sequence[Card]) -> tuple[Card, Card]:
    """The two cards, one that the seat played with first."""
    one, other = cards
    own = deal.kept.get(seat, ())
    return (other, one) if other in own and one not in own else (one, other)


def _where(deal: Deal, seat: Seat, one: Card, other: Card) -> str:
    """Where the card wanted lay: ``out`` (discarded by the seat), ``talon``, ``other``; ``apart``: neither was."""
    if (one in deal.kept.get(seat, ())) == (other in deal.kept.get(seat, ())):
        return "apart"
    if other in deal.discards.get(seat, ()):
        return "out"
    return "talon" if other in deal.stock else "other"
