"""The edits of a sheet: small actions, each of which makes a new sheet.

An edit corrects nothing: :mod:`judging` explains what is wrong with the new sheet. Only an edit that makes no sense at
all (an unknown place, an option that does not exist) is refused, with an error that says why.

>>> from piquet_tutor.game.cards import parse_card
>>> from piquet_tutor.explore.lab.sheet import blank
>>> edit(blank(), Move(parse_card("AS"), "elder")).hands
{'elder': (AS,)}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from piquet_tutor.engine.clauses import OptionError, Value
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab import filling, recording
from piquet_tutor.explore.lab.faults import EditFault, RecordFault
from piquet_tutor.explore.lab.sheet import (
    LOOSE,
    MOST,
    NOTHING,
    OUT,
    TALON,
    Basis,
    Lists,
    Place,
    SeatCalls,
    Sheet,
    blank,
)
from piquet_tutor.game.cards import Card, Cards, Void
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.records.beside import BESIDE, FACED
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.form import suggestion
from piquet_tutor.game.records.replay import Given
from piquet_tutor.game.rules.loader import load, options, rule_set_names


@dataclass(frozen=True, slots=True)
class Move:
    """Move a card to another place.

    Attributes:
        card: the card.
        to: a seat (its hand), ``talon``, a seat's discards (``elder.discards``) or ``loose``. A card moved to
            the discards stays part of the hand as dealt; one that leaves the hand leaves the discards too.
        source: the place it comes from; needed only when the card is in two places and just one of them is meant.
        at: its new index in the list, counted from nought; None for the end.
    """

    card: Card
    to: Place
    source: Place = ""
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap two cards, wherever they are; calls and play stay unchanged."""

    one: Card
    other: Card


@dataclass(frozen=True, slots=True)
class SetDiscards:
    """Set what a seat discards; None: it has not exchanged yet."""

    seat: Seat
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class SetCall:
    """Set what a seat declares of one kind; an empty tuple sinks it, None declares it in full."""

    seat: Seat
    kind: Kind
    given: Given | None


@dataclass(frozen=True, slots=True)
class SetCarteBlanche:
    """Claim a carte blanche (True), keep quiet about it (False), or leave that to the rules (None)."""

    seat: Seat
    claimed: bool | None


@dataclass(frozen=True, slots=True)
class SetBids:
    """Set the bidding: seats and bids, as a record writes them."""

    bids: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class SetPlay:
    """Set the cards played, in order."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PlayNext:
    """Play one more card."""

    card: Card


@dataclass(frozen=True, slots=True)
class SetEnd:
    """Set when the talon was turned up, who conceded the play, and the standing of the partie, as a record has them."""

    faced: str = ""
    conceded: Seat = ""
    standing: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SetTexts:
    """Set title, source and note."""

    title: str = ""
    source: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ChooseRules:
    """Choose another rule set. Seats with other names take over from the old seats in the same order at the table."""

    name: str


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Change an option; None restores the value of the rule set."""

    name: str
    value: Value | None


@dataclass(frozen=True, slots=True)
class ChooseBasis:
    """Choose whether the hands are as dealt or after the exchange.

    From ``deal`` to ``hands``, the hands after the exchange replace those dealt if the exchange has been made.
    """

    basis: Basis


@dataclass(frozen=True, slots=True)
class Clear:
    """Empty a part of the sheet: one of :data:`PARTS`, or a place."""

    part: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Fill in the rest at random: the missing cards, the exchange, or the whole deal to the last trick.

    Attributes:
        seed: the same seed fills the same sheet in the same way.
        part: ``cards``, ``exchange`` or ``play``.
    """

    seed: int
    part: str = "cards"


@dataclass(frozen=True, slots=True)
class TakeRecord:
    """Replace the whole sheet with that of a record."""

    record: Mapping[str, Any] | str | bytes


@dataclass(frozen=True, slots=True)
class TakeText:
    """Replace the whole sheet with what somebody typed; the rules stay the same if the text names none.

    A text that gives neither hands nor talon changes only what it mentions.
    """

    text: str


Edit = (
    Move
    | Swap
    | SetDiscards
    | SetCall
    | SetCarteBlanche
    | SetBids
    | SetPlay
    | PlayNext
    | SetEnd
    | SetTexts
    | ChooseRules
    | ChooseOption
    | ChooseBasis
    | Clear
    | Fill
    | TakeRecord
    | TakeText
)
PARTS: Final = ("all", "cards", "exchange", "calls", "bids", "play", "texts")


def edit(sheet: Sheet, what: Edit) -> Sheet:
    """The sheet after an edit; the sheet given does not change.

    Raises:
        EditFault: the edit makes no sense; the sentence says what to do instead.
    """
    return _DOERS[type(what)](sheet, what)


# --- cards --------------------------------------------------------------------------------------------------------


def _move(sheet: Sheet, what: Move) -> Sheet:
    _check_card(what.card)
    _check_place(sheet, what.to)
    if what.source:
        _check_place(sheet, what.source)
        if what.card not in sheet.at(what.source):
            raise EditFault("not_there", card=what.card, place=what.source)
    if what.to.endswith(OUT):
        return _put_out(sheet, what)
    source = "" if what.source == LOOSE else what.source.removesuffix(OUT)
    if source == what.to and what.at is None:
        return _without_mark(sheet, source, what.card)
    taken = _taken(sheet, what.card, source)
    return taken if what.to == LOOSE else _laid(taken, what)


def _taken(sheet: Sheet, one: Card, source: Place) -> Sheet:
    """The sheet without a card: removed from this place, or from wherever it is."""
    for place in (source,) if source else (*sheet.hands, TALON):
        if one in sheet.at(place):
            sheet = _with(sheet, place, _less(sheet.at(place), one, once=bool(source)))
            if one not in sheet.at(place):
                sheet = _without_mark(sheet, place, one)
    return sheet


def _laid(sheet: Sheet, what: Move) -> Sheet:
    cards = list(sheet.at(what.to))
    cards.insert(len(cards) if what.at is None else max(0, what.at), what.card)
    return _with(sheet, what.to, tuple(cards))


def _put_out(sheet: Sheet, what: Move) -> Sheet:
    """The sheet with a card among the discards; it stays part of the hand as dealt."""
    seat = what.to.removesuffix(OUT)
    if what.source.endswith(OUT) and what.source != what.to:
        sheet = _without_mark(sheet, what.source.removesuffix(OUT), what.card)
    out = [one for one in sheet.discards.get(seat, ()) if one is not what.card]
    out.insert(len(out) if what.at is None else max(0, what.at), what.card)
    return _with(sheet, what.to, tuple(out))


def _without_mark(sheet: Sheet, place: Place, one: Card) -> Sheet:
    """The sheet with a card no longer discarded; a seat with no discards left has not exchanged."""
    out = sheet.discards.get(place)
    if out is None or one not in out:
        return sheet
    left = _less(out, one)
    rest = {seat: cards for seat, cards in sheet.discards.items() if seat != place or left}
    return replace(sheet, discards=Frozen(rest | ({place: left} if left else {})))


def _with(sheet: Sheet, place: Place, cards: Cards) -> Sheet:
    if len(cards) > MOST:
        raise EditFault("many", where=place, count=len(cards), limit=MOST)
    if place == TALON:
        return replace(sheet, talon=cards)
    if place.endswith(OUT):
        return replace(sheet, discards=Frozen({**sheet.discards, place.removesuffix(OUT): cards}))
    hands = {seat: each for seat, each in {**sheet.hands, place: cards}.items() if each}
    return replace(sheet, hands=Frozen(hands))


def _less(cards: Cards, one: Card, once: bool = False) -> Cards:
    if not once:
        return tuple(each for each in cards if each is not one)
    place = cards.index(one)
    return (*cards[:place], *cards[place + 1 :])


def _swap(sheet: Sheet, what: Swap) -> Sheet:
    _check_card(what.one)
    _check_card(what.other)
    turned = {what.one: what.other, what.other: what.one}

    def swapped(cards: Cards) -> Cards:
        return tuple(turned.get(one, one) for one in cards)

    return replace(
        sheet,
        hands=Frozen({seat: swapped(cards) for seat, cards in sheet.hands.items()}),
        talon=swapped(sheet.talon),
        discards=Frozen({seat: swapped(cards) for seat, cards in sheet.discards.items()}),
    )


def _check_card(one: Card) -> None:
    if isinstance(one, Void):
        raise EditFault("void", where="none")


def _check_place(sheet: Sheet, place: Place) -> None:
    known = (*sheet.places, LOOSE)
    if place in known:
        return
    if sheet.basis == "hands" and (place == TALON or place.endswith(OUT)):
        raise EditFault("basis", place=place)
    raise EditFault("place", place=place, places=", ".join(known))


def _check_seat(sheet: Sheet, seat: Seat) -> None:
    if seat not in sheet.seats:
        raise EditFault("seat", seat=seat, seats=", ".join(sheet.rule_set.table.seats))


# --- what is done with them ---------------------------------------------------------------------------------------


def _set_discards(sheet: Sheet, what: SetDiscards) -> Sheet:
    _check_seat(sheet, what.seat)
    if what.cards is None:
        return replace(sheet, discards=_but(sheet.discards, what.seat))
    _check_place(sheet, what.seat + OUT)
    for one in what.cards:
        _check_card(one)
    return _with(sheet, what.seat + OUT, what.cards)


def _but(lists: Lists, seat: Seat) -> Lists:
    return Frozen({each: cards for each, cards in lists.items() if each != seat})


def _set_call(sheet: Sheet, what: SetCall) -> Sheet:
    _check_seat(sheet, what.seat)
    if what.kind not in KINDS:
        raise EditFault("kind", kind=str(what.kind), kinds=", ".join(KINDS))
    given = what.given
    if given is not None and (not all(given) or (what.kind == "point" and len(given) > 1) or len(given) > 12):
        raise EditFault("call", seat=what.seat, kind=what.kind)
    return _saying(sheet, what.seat, sheet.said(what.seat).with_kind(what.kind, given))


def _set_carte_blanche(sheet: Sheet, what: SetCarteBlanche) -> Sheet:
    _check_seat(sheet, what.seat)
    return _saying(sheet, what.seat, SeatCalls(sheet.said(what.seat).kinds, what.claimed))


def _saying(sheet: Sheet, seat: Seat, said: SeatCalls) -> Sheet:
    calls = {each: words for each, words in {**sheet.calls, seat: said}.items() if words != NOTHING}
    return replace(sheet, calls=Frozen(calls))


def _set_bids(sheet: Sheet, what: SetBids) -> Sheet:
    return recording.shaped(replace(sheet, bids=tuple((str(seat), str(words)) for seat, words in what.bids)))


def _set_play(sheet: Sheet, what: SetPlay) -> Sheet:
    for one in what.cards:
        _check_card(one)
    if len(what.cards) > MOST:
        raise EditFault("many", where="play", count=len(what.cards), limit=MOST)
    return replace(sheet, play=what.cards)


def _play_next(sheet: Sheet, what: PlayNext) -> Sheet:
    return _set_play(sheet, SetPlay((*sheet.play, what.card)))


def _set_end(sheet: Sheet, what: SetEnd) -> Sheet:
    if what.faced and what.faced not in FACED:
        raise EditFault("faced", faced=what.faced, moments=", ".join(FACED))
    if what.conceded:
        _check_seat(sheet, what.conceded)
    told = {**sheet.beside, "faced": what.faced, "conceded": what.conceded}
    beside = Frozen({key: each for key, each in told.items() if each})
    return recording.shaped(replace(sheet, beside=beside, standing=what.standing))


def _set_texts(sheet: Sheet, what: SetTexts) -> Sheet:
    return recording.shaped(replace(sheet, title=what.title, source=what.source, note=what.note))


# --- rules --------------------------------------------------------------------------------------------------------


def _choose_rules(sheet: Sheet, what: ChooseRules) -> Sheet:
    if what.name not in rule_set_names():
        raise EditFault("rules", name=what.name, hint=suggestion(what.name, rule_set_names(), "use"))
    old, new = sheet.rule_set.table.seats, load(what.name).table.seats
    called = dict(zip(old, new, strict=False))

    def renamed(lists: Mapping[Seat, Any]) -> Frozen[Seat, Any]:
        left = {seat: each for seat, each in lists.items() if seat not in called}
        return Frozen({called[seat]: each for seat, each in lists.items() if seat in called} | left)

    return replace(
        sheet,
        rules=what.name,
        hands=renamed(sheet.hands),
        discards=renamed(sheet.discards),
        calls=renamed(sheet.calls),
        bids=tuple((called.get(seat, seat), words) for seat, words in sheet.bids),
        beside=Frozen({key: BESIDE[key].seated(told, called) for key, told in sheet.beside.items()}),
    )


def _choose_option(sheet: Sheet, what: ChooseOption) -> Sheet:
    if what.name not in options():
        raise EditFault("option", name=what.name, hint=suggestion(what.name, options(), "use"))
    changes = {name: value for name, value in sheet.options if name != what.name}
    if what.value is not None:
        changes[what.name] = what.value
    try:
        return replace(sheet, options=load(sheet.rules, changes).changed)
    except OptionError as error:
        raise RecordFault(RecordError("rules.value", "rules.options", **error.facts)) from None


def _choose_basis(sheet: Sheet, what: ChooseBasis) -> Sheet:
    if what.basis not in ("deal", "hands"):
        raise EditFault("no_basis", basis=str(what.basis))
    if what.basis == sheet.basis:
        return sheet
    if what.basis == "deal":
        return replace(sheet, basis="deal")
    kept = filling.hands_after_exchange(sheet) or sheet.hands
    return replace(sheet, basis="hands", hands=kept, talon=(), discards=Frozen())


# --- whole parts --------------------------------------------------------------------------------------------------


def _clear(sheet: Sheet, what: Clear) -> Sheet:
    part = what.part
    if part == "all":
        return blank(sheet.rules, dict(sheet.options))
    if part == "cards":
        return replace(sheet, hands=Frozen(), talon=(), discards=Frozen())
    if part == "texts":
        return replace(sheet, title="", source="", note="")
    emptied: dict[str, dict[str, Any]] = {
        "exchange": {"discards": Frozen()},
        "calls": {"calls": Frozen()},
        "bids": {"bids": ()},
        "play": {"play": (), "beside": Frozen()},
    }
    if part in emptied:
        return replace(sheet, **emptied[part])
    if part not in sheet.places:
        raise EditFault("part", part=part, parts=", ".join((*PARTS, *sheet.places)))
    if part.endswith(OUT):
        return replace(sheet, discards=_but(sheet.discards, part.removesuffix(OUT)))
    for one in sheet.at(part):
        sheet = _taken(sheet, one, part) if one in sheet.at(part) else sheet
    return sheet


def _fill(sheet: Sheet, what: Fill) -> Sheet:
    return filling.filled(sheet, what.seed, what.part)


def _take_record(_: Sheet, what: TakeRecord) -> Sheet:
    return recording.from_record(what.record)


def _take_text(sheet: Sheet, what: TakeText) -> Sheet:
    from piquet_tutor.explore.lab.notation import reader  # it lays cards on this package's sheets

    return reader.read(what.text, sheet.rules, dict(sheet.options), sheet.basis, sheet)


_DOERS: Final[dict[type, Callable[[Sheet, Any], Sheet]]] = {
    Move: _move,
    Swap: _swap,
    SetDiscards: _set_discards,
    SetCall: _set_call,
    SetCarteBlanche: _set_carte_blanche,
    SetBids: _set_bids,
    SetPlay: _set_play,
    PlayNext: _play_next,
    SetEnd: _set_end,
    SetTexts: _set_texts,
    ChooseRules: _choose_rules,
    ChooseOption: _choose_option,
    ChooseBasis: _choose_basis,
    Clear: _clear,
    Fill: _fill,
    TakeRecord: _take_record,
    TakeText: _take_text,
}
