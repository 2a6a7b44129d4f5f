"""Reads the edits that a page sends: small mappings, checked strictly.

>>> edit_from({"kind": "move", "card": "as", "to": "elder"})
Move(card=AS, to='elder', source='', at=None)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from piquet_tutor.explore.lab import edits
from piquet_tutor.explore.lab.edits import Edit
from piquet_tutor.explore.lab.faults import EditFault, RecordFault
from piquet_tutor.explore.lab.sheet import MOST
from piquet_tutor.game.cards import CardError, Cards, parse_card, parse_cards
from piquet_tutor.game.records.notation import KIND_OF
from piquet_tutor.narration.spoken import no_card_fault

LONGEST: Final = 400
"""The most characters of a text in an intent, other than typed text and records."""


class _IntentFields:
    """The fields of an intent, read one by one; each must have the type it is read as."""

    def __init__(self, kind: str, fields: Mapping[str, Any]) -> None:
        self.kind = kind
        self.fields = fields

    def text(self, name: str, default: str | None = None, most: int = LONGEST) -> str:
        """What was sent under a name, if it is text of a fair length."""
        value = self.fields.get(name, default)
        if not isinstance(value, str) or len(value) > most:
            raise self.fault(name, "text")
        return value

    def integer(self, name: str) -> int:
        """A whole number, 0 or more."""
        value = self.fields.get(name)
        if type(value) is not int or not 0 <= value < 2**63:
            raise self.fault(name, "number")
        return value

    def number_or_none(self, name: str) -> int | None:
        """A whole number, or None."""
        return None if self.fields.get(name) is None else self.integer(name)

    def card(self, name: str) -> Any:
        """What was sent under a name, read as one card."""
        return _card(self.text(name))

    def cards(self, name: str) -> Cards:
        """What was sent under a name, read as cards."""
        return _cards(self.text(name))

    def cards_or_none(self, name: str) -> Cards | None:
        """What was sent under a name, read as cards; None if nothing was."""
        return None if self.fields.get(name) is None else self.cards(name)

    def groups(self, name: str) -> tuple[Cards, ...] | None:
        """Groups of cards, or None."""
        value = self.fields.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(each, str) and len(each) <= LONGEST for each in value):
            raise self.fault(name, "groups")
        return tuple(_cards(each) for each in value)

    def bids(self, name: str) -> tuple[tuple[str, str], ...]:
        """Bids: pairs of a seat and what it said."""
        value = self.fields.get(name)
        pairs = value if isinstance(value, list) else [None]
        found = [pair for pair in pairs if isinstance(pair, list) and [type(each) for each in pair] == [str, str]]
        if len(found) < len(pairs):
            raise self.fault(name, "bids")
        return tuple((seat, words) for seat, words in found)

    def flag(self, name: str) -> bool | None:
        """True, false, or None."""
        value = self.fields.get(name)
        if value is not None and not isinstance(value, bool):
            raise self.fault(name, "flag")
        return value

    def setting(self, name: str) -> bool | int | str | None:
        """The value of an option, or None."""
        value = self.fields.get(name)
        if value is not None and type(value) not in (bool, int, str):
            raise self.fault(name, "setting")
        return value

    def mapping(self, name: str) -> Mapping[str, Any] | None:
        """A mapping, or None."""
        value = self.fields.get(name)
        if value is not None and not isinstance(value, Mapping):
            raise self.fault(name, "mapping")
        return value

    def fault(self, field: str, wanted: str) -> EditFault:
        """What to say where something else was sent than was wanted."""
        return EditFault("field", kind=self.kind, field=field, wanted=wanted)


def _card(text: str) -> Any:
    try:
        return parse_card(text)
    except CardError:
        raise RecordFault(no_card_fault(text)) from None


def _cards(text: str) -> Cards:
    try:
        found = parse_cards(text)
    except CardError:
        raise RecordFault(no_card_fault(text)) from None
    if len(found) > MOST:
        raise EditFault("many", where="none", count=len(found), limit=MOST)
    return found


def _kind(given: _IntentFields) -> Any:
    name = given.text("call")
    return KIND_OF.get(name, name)


_MAKERS: Final[dict[str, Callable[[_IntentFields], Edit]]] = {
    "move": lambda it: edits.Move(it.card("card"), it.text("to"), it.text("source", ""), it.number_or_none("at")),
    "swap": lambda it: edits.Swap(it.card("one"), it.card("other")),
    "discards": lambda it: edits.SetDiscards(it.text("seat"), it.cards_or_none("cards")),
    "call": lambda it: edits.SetCall(it.text("seat"), _kind(it), it.groups("given")),
    "carte_blanche": lambda it: edits.SetCarteBlanche(it.text("seat"), it.flag("claimed")),
    "bids": lambda it: edits.SetBids(it.bids("bids")),
    "play": lambda it: edits.SetPlay(it.cards("cards")),
    "play_next": lambda it: edits.PlayNext(it.card("card")),
    "end": lambda it: edits.SetEnd(it.text("faced", ""), it.text("conceded", ""), it.mapping("standing")),
    "texts": lambda it: edits.SetTexts(
        it.text("title", "", 500), it.text("source", "", 500), it.text("note", "", 2000)
    ),
    "rules": lambda it: edits.ChooseRules(it.text("name")),
    "option": lambda it: edits.ChooseOption(it.text("name"), it.setting("value")),
    "basis": lambda it: edits.ChooseBasis(it.text("basis")),  # type: ignore[arg-type]  # checked where it is set
    "clear": lambda it: edits.Clear(it.text("part")),
    "fill": lambda it: edits.Fill(it.integer("seed"), it.text("part", "cards")),
    "record": lambda it: edits.TakeRecord(it.text("record", most=300_000)),
    "typed": lambda it: edits.TakeText(it.text("text", most=300_000)),
}
KINDS: Final = tuple(_MAKERS)


def edit_from(intent: Any) -> Edit:
    """The edit that an intent asks for.

    Raises:
        EditFault: it asks for no known edit, or a field is wrong; the sentence says which.
    """
    kind = intent.get("kind") if isinstance(intent, Mapping) else None
    if not isinstance(kind, str) or kind not in _MAKERS:
        raise EditFault("intent", kind=str(kind), kinds=", ".join(KINDS))
    return _MAKERS[kind](_IntentFields(kind, intent))
