"""Reads where a step takes place and what is asked there, strictly: each error is one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.game.cards import Card, CardError, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.asks import ASKS
from piquet_tutor.teach.lessons.model import TOYS, VIEWS, Ask, LaidDeal, Toy
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts

Table = Mapping[str, Any]


def place_of(value: Table, where: str, rulings: Mapping[str, str], records: Table) -> LaidDeal:
    """The deal of a step that names a record.

    Args:
        value: the step.
        where: what errors call it.
        rulings: its short names of rulings.
        records: the records to which the lesson itself gives a name.

    Raises:
        LessonError: the record, the moment or what is shown is not as it must be.
    """
    record = value["record"]
    record = records.get(record, record) if isinstance(record, str) else record
    if not isinstance(record, (str, dict)) or not record:
        raise LessonError(f"{where}: “record” must be the id of an example, or a record as a table.")
    at = value.get("at", "end")
    if not isinstance(at, str):
        raise LessonError(f"{where}: “at” must be a moment.")
    before = "before " if at.startswith("before ") else ""
    bare = at.removeprefix("before ")
    views = tuple(tables.texts(value.get("show", []), where, "show"))
    for each in views:
        if each not in VIEWS:
            raise LessonError(f"{where}: “show” takes {', '.join(VIEWS)}.")
    return LaidDeal(
        record=record,
        at=before + rulings.get(bare, bare),
        rules=value.get("rules", ""),
        deal=tables.number(value, "deal", where) if "deal" in value else 1,
        seat=value.get("seat", ""),
        views=views,
    )


def rulings_of(value: Table, where: str) -> dict[str, str]:
    """The short names of a step's rulings.

    Raises:
        LessonError: they are no table of texts.
    """
    found = value.get("rulings", {})
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise LessonError(f"{where}: “rulings” must give each name its ruling.")
    return found


def light_of(value: Table, where: str, rulings: Mapping[str, str]) -> tuple[str, ...]:
    """The cards to light, or the short names of rulings whose cards to light.

    Raises:
        LessonError: they are neither cards nor names of the step's rulings.
    """
    given = value.get("light", [])
    if isinstance(given, str):
        try:
            return tuple(card.code for card in parse_cards(given))
        except CardError as error:
            raise LessonError(f"{where}: “light”: {error}") from None
    names = tuple(tables.texts(given, where, "light"))
    for name in names:
        if name not in rulings:
            raise LessonError(f"{where}: “light” names “{name}”, which is not among its rulings.")
    return names


def ask_of(value: Any, kind: str, where: str, rulings: Mapping[str, str], texts: StepTexts) -> Ask:
    """The question of a step of some kind.

    Raises:
        LessonError: it asks for nothing, for several things, or for something that such a step cannot ask for.
    """
    where = f"{where}, its question"
    allowed = [each for each in ASKS if kind in each.steps]
    if not isinstance(value, dict):
        raise LessonError(f"{where} must be a table.")
    asked = [each for each in allowed if each.kind in value]
    first = asked[0] if asked else None
    if first is None or any(each.kind not in first.keys for each in asked[1:]):
        listed = ", ".join(each.kind for each in allowed) or "nothing can be asked here"
        raise LessonError(f"{where} must ask exactly one thing: {listed}.")
    tables.keys(value, where, {first.kind}, set(first.keys))
    return first.read(value, where, rulings, texts)


def toy_of(value: Any, where: str) -> Toy:
    """What can be done with the cards of a step.

    Raises:
        LessonError: it is none of the toys, or is not as that toy must be.
    """
    where = f"{where}, its toy"
    tables.keys(value, where, {"kind", "seat"}, {"calls", "swaps", "records", "tells"})
    kind = tables.text(value, "kind", where)
    if kind not in TOYS:
        raise LessonError(f"{where}: its kind must be one of {', '.join(TOYS)}.")
    calls = value.get("calls", "")
    if (kind == "call") != (calls in KINDS):
        raise LessonError(f"{where}: cards to be called, and no others, name a class: {', '.join(KINDS)}.")
    return Toy(
        kind=kind,
        seat=tables.text(value, "seat", where),
        calls=calls,
        swaps=tuple(_swap(each, where) for each in tables.texts(value.get("swaps", []), where, "swaps")),
        records=tuple(tables.texts(value.get("records", []), where, "records")),
        tells=tuple(tables.texts(value.get("tells", []), where, "tells")),
    )


def _swap(text: str, where: str) -> tuple[Card, Card]:
    try:
        one, other = parse_cards(text)
    except (CardError, ValueError):
        raise LessonError(f"{where}: “{text[:20]}” is no pair of cards.") from None
    return one, other
