"""Rules on a sheet: returns the deal as far as it is sound, and a fault for everything that is wrong.

>>> from piquet_tutor.explore.lab.sheet import blank
>>> found = judged(blank())
>>> found.deal is None, [fault.key for fault in found.faults]
(True, ['count', 'count', 'count'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.explore.lab.faults import SheetFault
from piquet_tutor.explore.lab.recording import to_record
from piquet_tutor.explore.lab.sheet import OUT, TALON, Place, Sheet
from piquet_tutor.game.cards import Card, Cards, format_cards, pack_of
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.records import io
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import KIND_OF
from piquet_tutor.game.records.replay import ParsedRecord, followed
from piquet_tutor.game.state import Deal

_CALLS: Final = ("calls.not_held", "calls.no_such", "calls.not_void", "calls.no_nought", "calls.once")
"""The codes of faults that concern a single call and do not affect the others."""
_SORTS: Final = ("play", "bids", "calls", *BESIDE, "standing")


@dataclass(frozen=True)
class SheetRulings:
    """How far the deal on a sheet can be ruled on, and what stops it.

    Attributes:
        deal: the deal as far as the sheet is sound, with every ruling up to there; None when the cards themselves are
            at fault, so that there is nothing to rule on.
        faults: everything that is wrong, in the order of a deal; of the moves that the rules refuse only the first,
            since later ones depend on it.
    """

    deal: Deal | None
    faults: tuple[SheetFault, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong; a sheet that stops before the end of the deal is sound."""
        return not self.faults


def judged(sheet: Sheet) -> SheetRulings:
    """Rule on a sheet."""
    faults = tuple(_faults_of_cards(sheet))
    return SheetRulings(None, faults) if faults else _RecordReplay(sheet).judged()


# --- the cards ----------------------------------------------------------------------------------------------------


def _faults_of_cards(sheet: Sheet) -> Iterator[SheetFault]:
    """Yield the faults of the cards themselves; while there is one of these, nothing is ruled on."""
    yield from _strangers(sheet)
    yield from _twice(sheet)
    yield from _counts(sheet)


def _required(sheet: Sheet) -> dict[Place, int]:
    rules = sheet.rule_set
    talon = {TALON: sheet.talon_size} if sheet.basis == "deal" and (sheet.talon_size or sheet.talon) else {}
    return dict.fromkeys(rules.table.seats, rules.hand_size) | talon


def _strangers(sheet: Sheet) -> Iterator[SheetFault]:
    """Yield seats that these rules do not have, and cards that are not in their pack."""
    rules = sheet.rule_set
    own, pack = rules.table.seats, pack_of(rules.pack)
    for seat in sheet.hands:
        if seat not in own:
            values = (("seat", seat), ("rules", rules.id), ("seats", ", ".join(own)))
            yield SheetFault("seat", f"{sheet.basis}.{seat}", seat, sheet.hands.get(seat, ()), values)
    for place in (*sheet.hands, TALON):
        wrong = tuple(one for one in sheet.at(place) if one not in pack)
        if wrong:
            facts = (*_at(place), ("cards", wrong), ("count", len(wrong)), ("size", rules.pack))
            yield SheetFault("pack", f"{sheet.basis}.{place}", place, wrong, facts)


def _twice(sheet: Sheet) -> Iterator[SheetFault]:
    """Yield cards that are in two places, or twice in one list."""
    first: dict[Card, Place] = {}
    for place in (*sheet.seats, TALON):
        for one in sheet.at(place):
            if one in first:
                values = (*_at(place), *_at(first[one], "first"), ("card", one), ("same", first[one] == place))
                yield SheetFault("twice", f"{sheet.basis}.{place}", place, (one,), values)
            first.setdefault(one, place)


def _counts(sheet: Sheet) -> Iterator[SheetFault]:
    for place, required in _required(sheet).items():
        count = len(sheet.at(place))
        if count != required:
            how = "more" if count < required else "fewer"
            values = (*_at(place), ("count", count), ("wanted", required), ("by", abs(required - count)), ("how", how))
            yield SheetFault("count", f"{sheet.basis}.{place}", place, (), values)


def _at(place: Place, name: str = "place") -> tuple[tuple[str, Any], ...]:
    """A place as messages take it: the sort of place, and whose it is."""
    sort = "talon" if place == TALON else "hand"
    return ((f"{name}_sort", sort), (f"{name}_seat", "" if place == TALON else place))


# --- what is done with them -----------------------------------------------------------------------------------------


class _RecordReplay:
    """A record being read as a deal: every fault is noted, and the record is cut off there."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.value = to_record(sheet)
        self.faults: list[SheetFault] = []
        self.dealt_only = False
        """Stop before anything is done."""
        self.undeclared = False
        """Stop before the declarations, since a declaration is at fault."""
        self.broken = False
        """Whether something essential has been left out, so that what is missing later is not reported as a fault."""

    def judged(self) -> SheetRulings:
        score = self._score()
        if not self.broken:
            score = self._with_sound_calls(score)
        return SheetRulings(self._deal(score), tuple(self.faults))

    def _score(self) -> ParsedRecord:
        """The record without what cannot be read as part of this deal."""
        while True:
            try:
                return io.score_from(self.value)
            except RecordError as error:
                self._leave_out(error)

    def _with_sound_calls(self, score: ParsedRecord) -> ParsedRecord:
        """Play the deal, and note every wrong call and the first wrong move; return the record without those calls."""
        while True:
            try:
                io.play_through(score)
                return score
            except RecordError as error:
                if error.code not in _CALLS or error.ruling is not None:
                    self.faults.append(_fault(error, self.sheet))
                    return score
                self._leave_out(error)
                score = self._score()

    def _leave_out(self, error: RecordError) -> None:
        """Note a fault, and remove what is at fault from the record, which gets shorter each time."""
        self.faults.append(_fault(error, self.sheet))
        where = re.split(r"[.\[\]]+", error.where)
        key, rest = where[0], [part for part in where[1:] if part]
        if key == "play":
            self.value["play"] = format_cards(self.sheet.play[: int(rest[0])])
            self._forget(*BESIDE)
        elif key == "bids":
            self.broken = self.broken or bool(rest)
            self.value["bids"] = self.value["bids"][: int(rest[0]) if rest else 0]
            if not self.value["bids"]:
                self._forget("bids")
        elif key == "exchange":
            self.broken = True
            self._forget(*BESIDE)
            del self.value["exchange"][rest[0]]
        elif key == "calls":
            self._leave_out_call(rest)
        else:
            self._forget(key)

    def _leave_out_call(self, rest: list[str]) -> None:
        calls = self.value["calls"]
        if rest and rest[0] not in self.sheet.rule_set.table.seats:
            del calls[rest[0]]
        elif len(rest) < 2 or rest[1] == "carte_blanche":
            self.dealt_only = self.broken = True
            for said in calls.values():
                said.pop("carte_blanche", None)
        else:
            self.undeclared = True
            del calls[rest[0]][rest[1]]

    def _forget(self, *keys: str) -> None:
        for key in keys:
            self.value.pop(key, None)

    def _deal(self, score: ParsedRecord) -> Deal:
        with suppress(Refused):
            for deal in followed(score):
                if self.dealt_only or (self.undeclared and deal.kept):
                    break
        return deal


def _fault(error: RecordError, sheet: Sheet) -> SheetFault:
    """A fault of the record as a fault of the sheet."""
    cards = _cards_of(error, sheet)
    place = _place(error.where)
    values = _spoken(error.where, place, cards)
    return SheetFault("record", error.where, place, cards, values, error.code, error.ruling, error)


def _spoken(where: str, place: Place, cards: Cards) -> tuple[tuple[str, Any], ...]:
    """A place as messages take it: the sort of place, whose it is, the kind of call, a number, and the card."""
    number = re.search(r"\[(\d+)\]", where)
    key, _, rest = place.partition(".")
    seat, _, kind = rest.partition(".") if key == "calls" else (key if place.endswith(OUT) else "", "", "")
    sort = "discards" if place.endswith(OUT) else key if key in _SORTS else "other"
    return (
        ("sort", sort),
        ("seat", seat or None),
        ("kind", kind or "all"),
        ("number", int(number[1]) + 1 if number is not None else 0),
        ("card", cards[0] if sort == "play" and cards else None),
    )


def _place(where: str) -> Place:
    key, *rest = re.sub(r"\[\d+\]", "", where).split(".")
    if key == "exchange" and rest:
        return rest[0] + OUT
    if key in ("deal", "hands") and rest:
        return rest[0]
    return ".".join((key, *rest)) if key == "calls" else key


def _cards_of(error: RecordError, sheet: Sheet) -> Cards:
    """The cards that a fault is about, if any."""
    played = re.fullmatch(r"play\[(\d+)\]", error.where)
    if played is not None:
        return sheet.play[int(played[1]) :][:1]
    found = error.ruling.facts.get("card") if error.ruling is not None else None
    if isinstance(found, Card):
        return (found,)
    return _listed(error.where, sheet)


def _listed(where: str, sheet: Sheet) -> Cards:
    """The card at a place in a list of discards, or the cards of a call."""
    out = re.fullmatch(r"exchange\.(\w+)\[(\d+)\]", where)
    if out is not None:
        return sheet.at(out[1] + OUT)[int(out[2]) :][:1]
    call = re.fullmatch(r"calls\.(\w+)\.(\w+?)(?:\[(\d+)\])*", where)
    given = sheet.said(call[1]).given(KIND_OF[call[2]]) if call is not None and call[2] in KIND_OF else None
    if call is None or not given:
        return ()
    return given[min(int(call[3] or 0), len(given) - 1)]
