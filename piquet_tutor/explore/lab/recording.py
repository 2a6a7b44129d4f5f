"""Converts a sheet to ``piquet-record/1`` and back without loss, whether the deal is sound or not.

>>> record = {"format": "piquet-record/1", "rules": "rubicon", "deal": {"elder": "AS", "younger": "AS", "talon": ""}}
>>> to_record(from_record(record)) == record
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.engine.faults import Phrase
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab.faults import EditFault, RecordFault
from piquet_tutor.explore.lab.sheet import MOST, TALON, Basis, SeatCalls, Sheet, in_order
from piquet_tutor.game.cards import CardError, Cards, Void, format_cards, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.records import form, io
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import KEY_OF, KIND_OF
from piquet_tutor.game.records.replay import Given
from piquet_tutor.game.records.writing import TEXTS
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import no_card_fault


def from_record(source: io.Source) -> Sheet:
    """The sheet of a record.

    It must have the shape of a record of one deal, and its rules and cards must exist; everything else may be wrong.

    Args:
        source: a mapping, JSON text, or the path of a file.

    Raises:
        EditFault: it has another shape, or names rules or cards that do not exist.
    """
    try:
        value = io.read_value(source)
        if value["format"] == form.PARTIE:
            raise RecordError("partie.one_deal", "", "")
        rules = io.rules_from(value["rules"])
    except RecordError as error:
        raise RecordFault(error) from None
    basis: Basis = "hands" if "hands" in value else "deal"
    hands = {seat: _cards(cards, f"{basis}.{seat}") for seat, cards in value[basis].items()}
    talon = hands.pop(TALON, ())
    return Sheet(
        rules=rules.id,
        options=rules.changed,
        basis=basis,
        hands=Frozen({seat: cards for seat, cards in hands.items() if cards}),
        talon=talon,
        discards=Frozen({s: _cards(cards, f"exchange.{s}") for s, cards in value.get("exchange", {}).items()}),
        calls=Frozen({seat: _said(said, seat) for seat, said in value.get("calls", {}).items() if said}),
        bids=tuple((seat, words) for seat, words in value.get("bids", ())),
        play=_cards(value.get("play", ""), "play"),
        beside=Frozen({key: value[key] for key in BESIDE if value.get(key)}),
        standing=value.get("standing"),
        **{name: value.get(name, "") for name in TEXTS},
    )


def of_deal(deal: Deal) -> Sheet:
    """The sheet of a deal."""
    return from_record(io.write_record(deal))


def _cards(text: str, where: str, voids: bool = False) -> Cards:
    try:
        found = parse_cards(text)
    except CardError:
        raise RecordFault(no_card_fault(text, where)) from None
    if any(isinstance(one, Void) for one in found) and not voids:
        raise EditFault("void", where=where)
    if len(found) > MOST:
        raise EditFault("many", where=where, count=len(found), limit=MOST)
    return found


def _said(value: Mapping[str, Any], seat: Seat) -> SeatCalls:
    kinds = {KIND_OF[key]: _given(value[key], f"calls.{seat}.{key}") for key in value if key in KIND_OF}
    whole = len(kinds) == len(KINDS)
    return SeatCalls(tuple(kinds.items()) if whole else in_order(kinds), value.get("carte_blanche"))


def _given(given: Any, where: str) -> Given:
    listed = (given,) if isinstance(given, str) else given or ()
    found = tuple(_cards(each, where, voids=True) for each in listed)
    if not all(found):
        raise RecordFault(RecordError("form.empty", where, hint=Phrase("write-cards")))
    return found


# --- and back -----------------------------------------------------------------------------------------------------


def to_record(sheet: Sheet) -> dict[str, Any]:
    """The record of a sheet, sound or not, with everything that is on it."""
    record: dict[str, Any] = {"format": form.RECORD}
    record |= {name: getattr(sheet, name) for name in TEXTS if getattr(sheet, name)}
    record["rules"] = {"base": sheet.rules, "options": dict(sheet.options)} if sheet.options else sheet.rules
    own = sheet.rule_set.table.seats
    lying = {
        seat: format_cards(sheet.hands.get(seat, ())) for seat in sheet.seats if seat in own or seat in sheet.hands
    }
    record[sheet.basis] = lying
    if sheet.talon or (sheet.basis == "deal" and sheet.talon_size):
        lying[TALON] = format_cards(sheet.talon)
    if sheet.bids:
        record["bids"] = [list(each) for each in sheet.bids]
    if sheet.discards:
        record["exchange"] = {seat: format_cards(cards) for seat, cards in sheet.discards.items()}
    calls = {seat: _written(said) for seat, said in sheet.calls.items()}
    if any(calls.values()):
        record["calls"] = {seat: said for seat, said in calls.items() if said}
    if sheet.play:
        record["play"] = format_cards(sheet.play)
    record |= {key: sheet.beside[key] for key in BESIDE if key in sheet.beside}
    if sheet.standing is not None:
        record["standing"] = dict(sheet.standing)
    return record


def _written(said: SeatCalls) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if said.carte_blanche is not None:
        written["carte_blanche"] = said.carte_blanche
    for kind, given in said.kinds:
        listed = [format_cards(cards) for cards in given]
        written[KEY_OF[kind]] = (listed[0] if listed else None) if kind == "point" else listed
    return written


def shaped(sheet: Sheet) -> Sheet:
    """The sheet if its record is well formed: no text, bid or list is too long.

    Raises:
        EditFault: it is not.
    """
    for where, cards in (*sheet.hands.items(), (TALON, sheet.talon), *sheet.discards.items(), ("play", sheet.play)):
        if len(cards) > MOST:
            raise EditFault("many", where=where, count=len(cards), limit=MOST)
    try:
        form.check(to_record(sheet))
    except RecordError as error:
        raise RecordFault(error) from None
    return sheet
