"""The repique or pique that was one card away: luck, or hindsight if the seat itself could have played otherwise.

Only the smallest changes are tried, up to a limit: one point, one call of the side made otherwise, one other card
played, two cards swapped. What the opponents might have kept quiet is nobody's luck, and no lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.explain.why.swapping import looking_for_swap
from piquet_tutor.explain.why.turning import Nearest, looking_for_change
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.state import Deal
from piquet_tutor.players.review.model import LUCK, SEEN, MissedChance, TakenAction, gain

BONUSES: Final = ("repique", "pique")
SIZES: Final = ("point", "word", "card", "swap")
"""The sizes of change that are tried, the smallest first."""
MOST: Final = 700
"""Changes tried for each bonus: enough for all of the smallest, and in most deals for all swaps of two cards."""
SECONDS: Final = 4.0
"""The time limit for each bonus, for a machine too slow to reach :data:`MOST` tries before."""


def nearly(
    deal: Deal, seat: Seat, steps: Sequence[TakenAction], stop: Callable[[], bool] | None = None
) -> Iterator[MissedChance | None]:
    """The bonuses that one card, or one point, kept from a seat's side; None between two tries.

    Args:
        deal: a deal that is over.
        seat: whose review it is.
        steps: every action of the deal.
        stop: asked between two tries; returns True to stop early.
    """
    side = deal.table.side_of(seat)
    made = {score.kind for score in deal.scores if score.side == side}
    for kind in BONUSES:
        if kind in made or f"{kind}.award" not in deal.rules.clauses:
            continue
        found = yield from looking_for_change(deal, kind, side, seconds=SECONDS, stop=_after(MOST, stop), sizes=SIZES)
        if found.size == "swap":
            found = yield from _as_shown(deal, kind, side, found, stop)
        told = _missed_chance(deal, seat, steps, kind, found)
        if told is not None:
            yield told
            return  # a repique this near makes a near pique not worth reporting


def _as_shown(deal: Deal, kind: str, side: Side, found: Nearest, stop: Callable[[], bool] | None) -> Pausing[Nearest]:
    """Of all swaps that would do, the one that the ruling itself shows when it is opened."""
    shown = yield from looking_for_swap(deal, Hypothetical(kind), side, seconds=SECONDS, stop=stop)
    if shown.size != "swap":
        return found
    return replace(found, change=shown.change, difference=shown.difference, record=shown.record)


def _after(tries: int, stop: Callable[[], bool] | None) -> Callable[[], bool]:
    left = iter(range(tries))
    return lambda: next(left, None) is None or (stop is not None and stop())


def _missed_chance(
    deal: Deal, seat: Seat, steps: Sequence[TakenAction], kind: str, found: Nearest
) -> MissedChance | None:
    """The finding for a change, if it belongs here; a call not made belongs to :mod:`declared`."""
    if found.difference is None or found.difference.deal is None:
        return None
    side = deal.table.side_of(seat)
    points = gain(deal, found.difference.deal, side)
    if points <= 0:
        return None
    change = found.change[0]
    facts: dict[str, Any] = {"kind": kind, "alike": None if found.stopped else found.alike}
    if found.size == "point":
        place, rulings = _denied(deal, steps, seat, kind)
        return MissedChance("near-point", LUCK, points, place, (), facts, rulings, difference=found.difference)
    if found.size == "card" and change.seat == seat:
        step = _play_of(steps, seat, change.trick)
        card = getattr(step.action, "card", None)
        assert isinstance(card, Card)  # a card was played to that trick
        facts = {**facts, "trick": change.trick, "card": card, "better": change.cards[0]}
        cards = (card, change.cards[0])
        return MissedChance(
            "near-card", SEEN, points, step.place, cards, facts, step.rulings, difference=found.difference
        )
    if found.size == "swap":
        one, other = _mine_first(deal, seat, change.cards)
        where = _where(deal, seat, one, other)
        facts = {**facts, "card": one, "other": other, "where": where}
        place = next(
            (each.place for each in steps if isinstance(each.action, Exchange) and each.action.seat == seat), 0
        )
        group = SEEN if where == "out" else LUCK
        return MissedChance("near-swap", group, points, place, (one, other), facts, (), difference=found.difference)
    return None


def _denied(deal: Deal, steps: Sequence[TakenAction], seat: Seat, kind: str) -> tuple[int, tuple[int, ...]]:
    """The place and the rulings that denied the bonus; if none did, the place where the declarations ended."""
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


def _play_of(steps: Sequence[TakenAction], seat: Seat, trick: int) -> TakenAction:
    return next(
        each
        for each in steps
        if each.action.seat == seat and each.before.phase == "play" and len(each.before.tricks) == trick - 1
        if hasattr(each.action, "card")
    )


def _mine_first(deal: Deal, seat: Seat, cards: Sequence[Card]) -> tuple[Card, Card]:
    """The two cards, with one from the seat's own hand first."""
    one, other = cards
    own = deal.kept.get(seat, ())
    return (other, one) if other in own and one not in own else (one, other)


def _where(deal: Deal, seat: Seat, one: Card, other: Card) -> str:
    """Where the wanted card lay: ``out`` (discarded by the seat), ``talon`` or ``other``.

    ``apart`` if the swap does not take one card out of the seat's hand and bring one in.
    """
    if (one in deal.kept.get(seat, ())) == (other in deal.kept.get(seat, ())):
        return "apart"
    if other in deal.discards.get(seat, ()):
        return "out"
    return "talon" if other in deal.stock else "other"
