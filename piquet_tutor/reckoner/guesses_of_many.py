"""What a seat can work out about two or three other hands, and random guesses at them.

A guess gives every other seat as many cards as it holds: those it is known to hold and none of a suit it has failed to
follow, so that they fit its calls and passes as well as possible. The remaining cards lie in the talon or are
discarded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, card_order
from piquet_tutor.game.combinations import Kind, Strength
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.policies.declaring import placed
from piquet_tutor.game.subjects import CLASSES, Subject
from piquet_tutor.reckoner.best_combinations import BestCombinations, Masks, classes_of, declared, masks_of
from piquet_tutor.reckoner.holding import played_by, voids_shown

Hands = Mapping[Seat, Masks]
"""The hands of all other seats."""
Check = Callable[[BestCombinations], bool]

_TRIES: Final = 4
"""How many guesses are made for each one wanted; those that contradict the fewest declarations are kept."""
_AGAIN: Final = 20
"""How often a guess that leaves a card without a place is restarted, before cards of missing suits are accepted."""
_SEQUENCE_OF: Final[Mapping[Kind, tuple[str, str]]] = {
    "point": ("length", "pips"),
    "sequence": ("length", "top"),
    "set": ("size", "rank"),
}
"""The names of the two facts that describe a call of each kind."""


def possible_deals(view: View, wanted: int, rng: Random) -> list[Hands]:
    """Guesses at the hands of the other seats.

    Args:
        view: of a seat at a table of three or more.
        wanted: how many guesses to return.
        rng: the source of the guesses.
    """
    checks, tables = words_of(view), classes_of(view.rules)
    played = {seat: played_by(view, seat) for seat in view.table.seats}
    places = _places(view, played)
    found: list[tuple[int, int, Hands]] = []
    for number in range(wanted * (_TRIES if any(checks.values()) else 1)):
        hands = _dealt(view, places, rng)
        broken = sum(
            not check(would_declare)
            for seat, heard in checks.items()
            if heard
            for would_declare in [declared(masks_of((*hands[seat], *played[seat])), tables)]
            for check in heard
        )
        found.append((broken, number, {seat: masks_of(cards) for seat, cards in hands.items()}))
    found.sort(key=lambda each: each[:2])
    return [hands for _, _, hands in found[:wanted]]


def _places(view: View, played: Mapping[Seat, Cards]) -> list[tuple[Card, tuple[Seat, ...]]]:
    """Every card whose place is not certain, with the seats that may hold it; ``""`` stands for talon and discards."""
    missing = {seat: voids_shown(view, seat) for seat in view.others}
    gone = {*view.hand, *view.discards, *(one for cards in played.values() for one in cards)}
    sure = {one for other in view.others.values() for one in other.held}
    shown = {one: seat for seat, other in view.others.items() for one in other.shown if one not in {*gone, *sure}}
    loose = view.unseen - gone - sure - shown.keys()
    needed = sum(other.count - len(other.held) for other in view.others.values())
    hidden = ("",) if len(loose) + len(shown) > needed else ()
    found = [(one, (seat, *hidden)) for one, seat in shown.items()]
    for one in loose:
        may = tuple(seat for seat in view.others if one.suit not in missing[seat])
        found.append((one, (*may, *hidden)))
    return sorted(found, key=lambda each: card_order(each[0]))


def _dealt(view: View, places: list[tuple[Card, tuple[Seat, ...]]], rng: Random) -> dict[Seat, list[Card]]:
    """One way to give every card a place."""
    everywhere = ("", *view.others)
    for attempt in range(_AGAIN + 1):
        hands = {seat: list(other.held) for seat, other in view.others.items()}
        need = {seat: other.count - len(other.held) for seat, other in view.others.items()}
        need[""] = len(places) - sum(need.values())
        order = sorted(places, key=lambda each: (len(each[1]), rng.random()))
        for one, seats in order:
            open_to = [seat for seat in (seats if attempt < _AGAIN else everywhere) if need[seat] > 0]
            if not open_to:
                break
            seat = rng.choices(open_to, [need[each] for each in open_to])[0]
            need[seat] -= 1
            if seat:
                hands[seat].append(one)
        else:
            return hands
    raise AssertionError("cards may lie anywhere in the end")


# --- what was said --------------------------------------------------------------------------------


def words_of(view: View) -> dict[Seat, list[Check]]:
    """What every seat's calls and passes say about the hand it held, as checks on what it would declare."""
    checks: dict[Seat, list[Check]] = {seat: [] for seat in view.others}
    best: dict[Kind, Strength] = {}
    for ruling in view.rulings:
        seat = ruling.facts.get("seat")
        kind = _kind_of(ruling)
        if seat is None or kind is None:
            continue
        called = _called(view, ruling, kind)
        if seat in checks and (called is not None or ruling.subject == Subject.NOTHING_CALLED):
            checks[seat].append(_as_said(kind, called, best.get(kind)))
        if called is not None:
            best[kind] = max(best.get(kind, (0, 0)), called)
    return checks


def _kind_of(ruling: Ruling) -> Kind | None:
    for kind in _SEQUENCE_OF:
        if ruling.subject == CLASSES[kind].called or (
            ruling.subject == Subject.NOTHING_CALLED and ruling.facts.get("kind") == kind
        ):
            return kind
    return None


def _called(view: View, ruling: Ruling, kind: Kind) -> Strength | None:
    """By what the law compares what was called; None for a pass."""
    numbers = [ruling.facts.get(name) for name in _SEQUENCE_OF[kind]]
    length, value = (int(each) if isinstance(each, int) else 0 for each in numbers)
    return placed(view.rules.rule_on(CLASSES[kind].good), length, value) if length and value else None


def _as_said(kind: Kind, called: Strength | None, before: Strength | None) -> Check:
    """A check that a call is the seat's best, or after a pass, that it has nothing better than the calls before."""

    def check(would_declare: BestCombinations) -> bool:
        has = would_declare.best(kind)
        if called is not None:
            return has == called
        return kind == "point" if before is None and has[0] else has <= (before or (0, 0))

    return check
