"""What a sheet comes to: the deal as far as it holds, and a sentence for everything that is wrong with it.

>>> from piquet_tutor.editing.sheet import blank
>>> found = judged(blank())
>>> found.deal is None, [fault.key for fault in found.faults]
(True, ['count', 'count', 'count'])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from piquet_tutor.cards import Card, Cards, format_cards, pack_of
from piquet_tutor.deal.engine import Refused, apply
from piquet_tutor.deal.state import Deal
from piquet_tutor.editing.faults import Fault
from piquet_tutor.editing.recording import to_record
from piquet_tutor.editing.sheet import OUT, TALON, Place, Sheet
from piquet_tutor.records import io
from piquet_tutor.records.faults import RecordError, plain
from piquet_tutor.records.notation import KIND_OF
from piquet_tutor.records.replay import Calls, Score, next_action, opening
from piquet_tutor.rules.model import RuleSet

_CALLS: Final = ("calls.not_held", "calls.no_such", "calls.not_void", "calls.no_nought", "calls.once")
"""Faults of one call, which say nothing of the others."""
_BLANKS: Final = ("calls.not_blank", "calls.blank_impossible", "calls.blank_both")


@dataclass(frozen=True)
class Judged:
    """What a sheet comes to.

    Attributes:
        deal: the deal as far as the sheet holds, with every ruling up to there; None when the cards themselves are
            not in order, so that there is nothing to rule on.
        faults: everything that is wrong, in the order of a deal; of moves that the rules refuse only the first, for
            what follows hangs on it.
    """

    deal: Deal | None
    faults: tuple[Fault, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong (a sheet that stops before the end of the deal is sound)."""
        return not self.faults


def judged(sheet: Sheet) -> Judged:
    """What a sheet comes to."""
    faults = tuple(_faults_of_cards(sheet))
    if faults:
        return Judged(None, faults)
    return _played(sheet)


# --- the cards ----------------------------------------------------------------------------------------------------


def _faults_of_cards(sheet: Sheet) -> Iterator[Fault]:
    """What is wrong before anything is played: nothing is ruled on while one of these stands."""
    yield from _strangers(sheet)
    yield from _twice(sheet)
    yield from _counts(sheet)


def _wanted(sheet: Sheet) -> dict[Place, int]:
    rules = sheet.rule_set
    talon = {TALON: sheet.talon_size} if sheet.basis == "deal" and (sheet.talon_size or sheet.talon) else {}
    return dict.fromkeys(rules.table.seats, rules.hand_size) | talon


def _path(sheet: Sheet, place: Place) -> str:
    return f"exchange.{place.removesuffix(OUT)}" if place.endswith(OUT) else f"{sheet.basis}.{place}"


def _strangers(sheet: Sheet) -> Iterator[Fault]:
    """Seats these rules have not, and cards their pack has not."""
    rules = sheet.rule_set
    own, pack = rules.table.seats, pack_of(rules.pack)
    for seat in sheet.seats:
        if seat not in own:
            values = (("seat", seat), ("rules", rules.title), ("seats", ", ".join(own)))
            yield Fault("seat", f"{sheet.basis}.{seat}", seat, sheet.hands.get(seat, ()), values)
    for place in sheet.places:
        wrong = tuple(one for one in sheet.at(place) if one not in pack)
        if wrong:
            values = (*_at(place), ("cards", wrong), ("count", len(wrong)), ("size", rules.pack))
            yield Fault("pack", _path(sheet, place), place, wrong, values)


def _twice(sheet: Sheet) -> Iterator[Fault]:
    """A card in two hands, or twice in one list."""
    first: dict[Card, Place] = {}
    for place in (*sheet.seats, TALON):
        for one in sheet.at(place):
            if one in first:
                values = (*_at(place), *_at(first[one], "first"), ("card", one), ("same", first[one] == place))
                yield Fault("twice", _path(sheet, place), place, (one,), values)
            first.setdefault(one, place)
    for seat, cards in sheet.discards.items():
        for one in _repeated(cards):
            place = seat + OUT
            values = (*_at(place), *_at(place, "first"), ("card", one), ("same", True))
            yield Fault("twice", _path(sheet, place), place, (one,), values)
    for one in _repeated(sheet.play):
        yield Fault("played_twice", "play", "play", (one,), (("card", one),))


def _repeated(cards: Cards) -> Cards:
    return tuple(dict.fromkeys(one for number, one in enumerate(cards) if one in cards[:number]))


def _counts(sheet: Sheet) -> Iterator[Fault]:
    for place, wanted in _wanted(sheet).items():
        count = len(sheet.at(place))
        if count != wanted:
            how = "more" if count < wanted else "fewer"
            values = (*_at(place), ("count", count), ("wanted", wanted), ("by", abs(wanted - count)), ("how", how))
            yield Fault("count", _path(sheet, place), place, (), values)


def _at(place: Place, name: str = "place") -> tuple[tuple[str, Any], ...]:
    """A place as a message takes it: what sort of place, and whose."""
    sort = "talon" if place == TALON else "discards" if place.endswith(OUT) else "hand"
    return ((f"{name}_sort", sort), (f"{name}_seat", "" if place == TALON else place.removesuffix(OUT)))


# --- the play -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _remembered(_text: str, rules: RuleSet) -> Judged:
    """Placeholder for the signature of the cache; see :func:`_played`."""
    raise NotImplementedError


def _played(sheet: Sheet) -> Judged:
    """Go through a sheet whose cards are in order."""
    faults: list[Fault] = []
    value = to_record(sheet)
    while True:
        try:
            score = io.score_from(value)
            break
        except RecordError as error:
            faults.append(_fault(error))
            rest = _without(value, error.where)
            if rest is None:
                return Judged(None, tuple(faults))
            value = rest
    found, more = _gone_through(score)
    return Judged(_up_to_here(found, faults), (*faults, *more))
