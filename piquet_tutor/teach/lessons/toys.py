"""Toys: cards of a deal that a learner moves about, and what the engine rules on them as they then lie."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.game.actions import Call, Exchange
from piquet_tutor.game.cards import Card, Cards, format_cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, held
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.rules.policies.counting import class_to_count
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import LaidDeal, Step, Toy

_TOLD = (Verdict.AWARDED, Verdict.DENIED, Verdict.SUPERSEDED)


def parts_of(step: Step) -> tuple[LaidDeal, Toy]:
    """The table and the toy of a step that has one.

    Raises:
        PlaceError: it has none.
    """
    if step.place is None or step.toy is None:
        raise PlaceError(f"the step {step.id} has nothing to be moved about.")
    return step.place, step.toy


def swapped(step: Step, on: Collection[int] = ()) -> Laid:
    """The deal of a toy with some of its pairs of cards in each other's places, played as far as it was.

    Args:
        step: a step with a toy.
        on: the numbers of the pairs that have changed places, from 0.
    """
    place, toy = parts_of(step)
    there: dict[Card, Card] = {}
    for number in on:
        one, other = toy.swaps[number]
        there |= {one: other, other: one}
    hands = {
        seat: format_cards(sort_hand(tuple(there.get(card, card) for card in cards)))
        for seat, cards in _hands(place).items()
    }
    played = place.record.get("play", "") if isinstance(place.record, Mapping) else ""
    return _ruled(place, {"hands": hands, **({"play": played} if played else {})})


def chosen(step: Step, record: str) -> Laid:
    """Another of the deals of a toy, at its end."""
    place, _ = parts_of(step)
    return laid(replace(place, record=record))


def called(step: Step, cards: Cards) -> Laid | Ruling:
    """The deal of a toy in which these cards have been called; or the ruling that refuses it.

    Args:
        step: a step with a toy whose cards are called.
        cards: at least one card of the seat that calls.
    """
    place, toy = parts_of(step)
    table = laid(place)
    refusal = refusal_of(table.states[table.moment(place.at)], Call(toy.seat, _kind(toy), cards))
    if refusal is not None:
        return refusal
    hands = {seat: format_cards(each) for seat, each in _hands(place).items()}
    point = format_cards(cards)
    return _ruled(place, {"hands": hands, "calls": {toy.seat: {toy.calls: point if toy.calls == "point" else [point]}}})


def refused_exchange(step: Step, cards: Cards) -> Ruling | None:
    """The ruling that refuses to discard these cards; None where they may go."""
    place, toy = parts_of(step)
    table = laid(place)
    return refusal_of(table.states[table.moment(place.at)], Exchange(toy.seat, cards))


def best_of(hand: Cards) -> tuple[Combination, ...]:
    """The best of each class that some cards hold."""
    return tuple(held(kind, sort_hand(hand))[0] for kind in KINDS if held(kind, sort_hand(hand)))


def part_about(table: Laid, kind: Kind) -> tuple[int, int]:
    """The places of a deal at which a class is still to be called, and at which it has been counted.

    What lies between is the talk of this class alone.
    """
    spoken = next(place for place, deal in enumerate(table.states) if deal.contests[kind].spoken)
    over = (place for place in range(spoken, len(table.states)) if _is_over(table.states[place], kind))
    return spoken - 1, next(over, len(table.states) - 1)


def _is_over(deal: Deal, kind: Kind) -> bool:
    counting = class_to_count(deal)
    return deal.contests[kind].settled and (counting is None or counting.kind != kind)


def told(table: Laid, clauses: Collection[str]) -> Iterator[Ruling]:
    """Yield the rulings by some clauses that award or deny something, first those that award."""
    found = [ruling for ruling in table.ledger if ruling.verdict in _TOLD and ruling.rule in clauses]
    yield from sorted(found, key=lambda ruling: ruling.verdict is not Verdict.AWARDED)


def _kind(toy: Toy) -> Any:
    return toy.calls  # read as one of the classes when the lesson was


def _hands(place: LaidDeal) -> dict[str, Cards]:
    """The hands after the exchange."""
    deal = laid(place).deal
    return {seat: deal.kept[seat] for seat in deal.table.seats}


def _ruled(place: LaidDeal, given: dict[str, Any]) -> Laid:
    rules = place.rules or laid(place).rules.id
    return laid(replace(place, record={"format": RECORD, "rules": rules, **given}, rules=rules, at="end"))
