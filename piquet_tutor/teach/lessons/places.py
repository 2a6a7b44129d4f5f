"""Reads where a step takes place and what is asked there, strictly: each error is one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from piquet_tutor.game.cards import Card, CardError, parse_cards, sort_hand
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.model import ASKS, TOYS, VIEWS, Ask, LaidDeal, Statement, Toy
from piquet_tutor.teach.lessons.tables import LessonError
from piquet_tutor.teach.lessons.texts import StepTexts
from piquet_tutor.teach.scoring.misconceptions import ITEMS

Table = Mapping[str, Any]
_ASKING: Final[dict[str, set[str]]] = {
    "box": {"tempts", "prices", "then"},
    "may": {"then"},
    "pick": {"hand", "then"},
    "choice": {"then"},
    "do": {"longest"},
    "misconception": {"seed", "box", "rules"},
    "boxes": set(),
    "discard": set(),
}
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "hook": ("box", "may", "choice"),
    "idea": ("box", "may", "pick", "choice", "do"),
    "question": ("box", "may", "pick", "choice", "misconception", "discard"),
    "toy": ("do",),
    "boss": ("boxes", "do"),
}
_ACTIONS: Final = ("exchange", "play", "call", "bid")


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
    """The question of a step of some kind, with the short names of rulings replaced by what they stand for.

    Raises:
        LessonError: it asks for nothing, for several things, or for something that such a step cannot ask for.
    """
    where = f"{where}, its question"
    allowed = _ALLOWED.get(kind, ())
    if not isinstance(value, dict):
        raise LessonError(f"{where} must be a table.")
    kinds = [each for each in ASKS if each in value and each in allowed]
    if "misconception" in kinds:
        kinds = ["misconception"]
    if len(kinds) != 1:
        raise LessonError(f"{where} must ask exactly one thing: {', '.join(allowed) or 'nothing can be asked here'}.")
    (asked,) = kinds
    tables.keys(value, where, {asked}, _ASKING[asked])
    pick = tables.text(value, "pick", where) if asked == "pick" else ""
    if pick and pick not in rulings:
        raise LessonError(f"{where}: “pick” names “{pick}”, which is not among the rulings of its step.")
    until = value.get("do", [])
    until = (until,) if isinstance(until, str) else tuple(tables.texts(until, where, "do"))
    then = value.get("then", "")
    return Ask(
        texts=texts,
        kind=asked,
        box=_box(value, where),
        tempts=tuple(tables.texts(value.get("tempts", []), where, "tempts")),
        prices=tuple(tables.texts(value.get("prices", []), where, "prices")),
        action=_action(value["may"], where) if asked == "may" else {},
        pick=pick,
        hand=tables.text(value, "hand", where) if asked == "pick" else "",
        choices=tuple(_choices(value["choice"], where, rulings, texts)) if asked == "choice" else (),
        discards=tuple(_discards(value["discard"], where)) if asked == "discard" else (),
        until=tuple(rulings.get(each, each) for each in until),
        longest=value.get("longest") is True,
        misconception=tables.text(value, "misconception", where) if asked == "misconception" else "",
        seed=tables.number(value, "seed", where) if "seed" in value else 1,
        boxes=_boxes(value, where) if asked == "boxes" else (),
        rules=value.get("rules", ""),
        then=rulings.get(then, then),
    )


def _box(value: Table, where: str) -> str:
    box = value.get("box", "")
    if box and box not in ITEMS:
        raise LessonError(f"{where}: there is no box “{box}”; use {', '.join(ITEMS)}.")
    return str(box)


def _boxes(value: Table, where: str) -> tuple[str, ...]:
    boxes = tuple(tables.texts(value["boxes"], where, "boxes"))
    for box in boxes:
        _box({"box": box}, where)
    return boxes


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


def _action(value: Any, where: str) -> dict[str, str]:
    tables.keys(value, f"{where}, “may”", {"seat"}, {*_ACTIONS, "cards"})
    named = [each for each in _ACTIONS if each in value]
    if len(named) != 1 or not all(isinstance(each, str) for each in value.values()):
        raise LessonError(f"{where}: “may” takes a seat and one of {', '.join(_ACTIONS)}, all as texts.")
    return dict(value)


def _discards(value: Any, where: str) -> Iterator[str]:
    given = tables.texts(value, where, "discard")
    if not 2 <= len(given) <= 4:
        raise LessonError(f"{where}: give two to four discards.")
    for each in given:
        try:
            yield " ".join(card.code for card in sort_hand(parse_cards(each)))
        except CardError as error:
            raise LessonError(f"{where}: “discard”: {error}") from None


def _choices(value: Any, where: str, rulings: Mapping[str, str], texts: StepTexts) -> Iterator[Statement]:
    if not isinstance(value, list) or not 2 <= len(value) <= 4:
        raise LessonError(f"{where}: give two to four choices.")
    for number, each in enumerate(value, 1):
        tables.keys(each, f"{where}, a choice", {"holds"})
        holds = tables.text(each, "holds", where)
        yield Statement(texts, number, rulings.get(holds, holds))
