"""Reads a deal that somebody types onto a sheet.

A text consists of parts, each on a line of its own or after a semicolon: a hand, the talon, discards, calls, sunk
combinations, the play, the rules. Each can be worded in many ways. What the words leave open is asked for, unless the
cards themselves decide it (:mod:`inferring`), and that is told. What is typed in another language of the tutor is put
into English first (:mod:`translated`).

>>> sheet = read("elder: ♠AKQ; elder discards queen of spades; rules: parlett")
>>> sheet.hands["elder"], sheet.discards["elder"], sheet.rules
((AS, KS, QS), (QS,), 'parlett')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.combinations import KINDS, Kind
from piquet_tutor.engine.combinations import held as held_of
from piquet_tutor.engine.records.form import suggestion
from piquet_tutor.engine.records.replay import Given
from piquet_tutor.engine.rules.loader import load, options, rule_set_names
from piquet_tutor.engine.rules.model import OptionError, RuleSet, Value
from piquet_tutor.engine.rules.model import plainly as as_written
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import ELDER, YOUNGER, Seat
from piquet_tutor.explore.lab import recording
from piquet_tutor.explore.lab.callwords import SEQUENCES, SETS, read_call
from piquet_tutor.explore.lab.cardwords import RANK_PLURALS, Piece, plainly, read_cards, words_of
from piquet_tutor.explore.lab.faults import EditFault, TypedFault
from piquet_tutor.explore.lab.filling import hands_after_exchange
from piquet_tutor.explore.lab.inferring import Taken, taken
from piquet_tutor.explore.lab.sheet import TALON, Basis, Said, Sheet, blank
from piquet_tutor.explore.lab.translated import Hint, Words, translated
from piquet_tutor.narration.spoken import Spoken, refused_value

LIMIT: Final = 8000
"""The most characters of a typed text; a complete deal has about seven hundred."""

_WHO: Final = (
    r"(?:the )?(?P<who>elder(?: hand)?|eldest(?: hand)?|forehand|younger(?: hand)?|youngest|non-? ?dealer|pone|dealer"
    r"|(?:player|seat) ?[1-4]|[1-4](?= ?:| ?['’]s| (?:[a-z]+ )*[a-z]+ ?:| [a-z]{4,}))(?: ?['’]s)?"
)
_SEQUENCE: Final = "|".join((*SEQUENCES, "sequences?", "runs?"))
_SET: Final = "|".join((*(word for word in SETS if word.isalpha() and len(word) > 4), "trios?", "sets?"))
_KIND: Final = rf"(?P<kind>points?|{_SEQUENCE}|{_SET}|(?:three|four|3|4|14)(?= (?:of )?(?:{'|'.join(RANK_PLURALS)})))"
_CALLS: Final = (
    r"(?:calls?|called|declares?|declared|announces?|announced|says?|shows?|showed|counts?|has|holds|claims?)"
)
_HEADS: Final[tuple[tuple[str, str], ...]] = (
    (
        "after",
        rf"(?:{_WHO})?[ ,]*\(?(?:the )?(?:hands? |cards |holds )?(?:are )?after(?: the)?"
        r" (?:exchange|discards?|draw|drawing)\)?",
    ),
    ("nothing", rf"{_WHO} {_CALLS} nothing"),
    ("sink", rf"(?:{_WHO} )?(?:sinks?|sank|sunk|hides?|keeps back|kept back|does not call|did not call|no)\b"),
    (
        "blank",
        rf"(?:{_WHO} )?(?:{_CALLS} )?(?:an? )?(?P<quiet>keeps quiet about (?:the |an? )?)?(?:carte blanche|blank)",
    ),
    (
        "out",
        rf"(?:{_WHO} )?(?:cards )?(?:discards?|discarded|puts? out|throws?(?: away)?|threw(?: away)?|exchanges?"
        rf"|exchanged|out)(?: of {_WHO.replace('who', 'whose')})?",
    ),
    ("call", rf"(?:{_WHO} )?(?:{_CALLS} )?(?:an? |the )?(?={_KIND}\b)"),
    ("talon", r"(?:the )?(?:talon|stock|widow)(?:,? top(?: card)? first)?"),
    ("play", r"(?:the )?(?:play|played|cards played|tricks)\b"),
    ("bids", r"(?:the )?(?:bids|bidding)\b"),
    ("rules", r"(?:the )?(?:rules?(?: of)?|rule set|by the rules of|form|game)\b"),
    ("options", r"(?:options?|with)\b"),
    ("hands", r"(?:the )?hands\b(?: are)?"),
    ("texts", r"(?P<text>title|source|note)(?= ?:)"),
    ("hand", rf"{_WHO}(?: (?:hand|holds|held|has|had|is dealt|was dealt|dealt|gets|got|cards))?"),
)
"""How parts can begin; the first pattern that matches decides the sort of part."""
_PATTERNS: Final = tuple((sort, re.compile(rf"\s*(?:{head})\s*(?P<colon>[:=])?")) for sort, head in _HEADS)
_DEALT: Final = re.compile(r"\b(?:dealt|gets|got)\b")
_SUITS: Final = "spades?|hearts?|diamonds?|clubs?|[shdc]"
_WHOLE_LINE: Final = re.compile(r"\s*(?:title|source|note)\s*:")
_UNBROKEN: Final = re.compile(r"\s*(?:the )?(?:bids|bidding)\b")
_SEAT_WORDS: Final = (
    r"(?:elder|eldest|younger|youngest|(?<!non-)(?<!non )dealer|non-? ?dealer|pone|forehand|player [1-4])"
)
_VERBS: Final = (
    rf"(?:{_CALLS}|had|held|is dealt|was dealt|gets|got|sinks?|sank|keeps|discards?|discarded|puts? out|throws?|threw"
    r"|exchanges?|exchanged)"
)
_BREAK: Final = re.compile(
    rf"(?<=[\s.,])(?<!\bof )(?<!\bof the )(?={_SEAT_WORDS}\b[a-z'’ ]{{0,30}}:)"
    r"|(?<=[\s.,])(?=(?:talon|stock|play|rules|bids)\s*:)"
    rf"|(?<=\.\s)(?=\s*(?:the )?{_SEAT_WORDS}(?: hand)? {_VERBS}\b)"
)
"""Where a part begins in the middle of a line: a word that begins a part, and a colon; or a sentence about a seat.

After “discards of” a seat says only whose they are.
"""
_LABEL: Final = re.compile(rf"\s*(?!(?:{_SUITS})\s*:)([a-zà-ÿ]{{2,}}(?:['’ ]+[a-zà-ÿ]+)*)\s*:")
_ONWARD: Final = ("sink", "blank", "out", "call", "after")
"""What may follow a seat and a colon besides its cards."""
_NUMBERING: Final = re.compile(r"(?<![\w♠♥♦♣])(\d{1,2})[.)](?=\s)")
_SETTING: Final = re.compile(r"([a-z][a-z0-9_]*)\s*=\s*([\w.]+)")
_BID: Final = re.compile(rf"\s*{_WHO}\s*[:,]?\s*(?P<words>[\w+\- ]*[\w+\-])\s*$")


@dataclass(frozen=True)
class _Part:
    """One part of a text.

    Attributes:
        sort: what sort of part it is.
        who: the word for the seat it is about; empty if it names none.
        kind: the kind of call, or the name of a free text; ``quiet`` for a carte blanche that is not mentioned.
        content: what follows the words that begin it.
        head: the words that begin it.
        named: whether these words end in a colon or an equals sign.
    """

    sort: str
    who: str
    kind: str
    content: Piece
    head: Piece
    named: bool


def read(
    text: str,
    rules: str = "rubicon",
    changes: Mapping[str, Value] | None = None,
    basis: Basis = "deal",
    onto: Sheet | None = None,
) -> Sheet:
    """Return the sheet of a text; a text in braces is a record.

    Args:
        text: what was typed.
        rules: the rule set to use if the text names none.
        changes: options to change if the text names no rule set.
        basis: whether hands are as dealt, if neither the text nor its cards say so.
        onto: the sheet to change, if the text has neither a hand nor the talon; None for a blank one.

    Raises:
        EditFault: it cannot be read; a :class:`TypedFault` points at the place.
    """
    return read_as(text, rules, changes, basis, onto).sheet


def read_as(
    text: str,
    rules: str = "rubicon",
    changes: Mapping[str, Value] | None = None,
    basis: Basis = "deal",
    onto: Sheet | None = None,
    chosen: Basis | None = None,
) -> Taken:
    """Return the sheet of a text, and how it was found out what its words leave open.

    Args:
        text: what was typed.
        rules: as in :func:`read`.
        changes: likewise.
        basis: likewise.
        onto: likewise.
        chosen: what the reader says that the hands are, whatever the text and its cards say; None to go by these.

    Raises:
        EditFault: it cannot be read; a :class:`TypedFault` points at the place.
    """
    if len(text) > LIMIT and not text.lstrip().startswith("{"):
        raise EditFault("long", length=len(text), limit=LIMIT)
    if text.lstrip().startswith("{"):
        return Taken(recording.from_record(text))
    if not text.strip():
        raise EditFault("nothing_typed")
    english = translated(text)
    try:
        return _Reader(english.text, rules, dict(changes or {}), basis, onto, chosen).read()
    except TypedFault as fault:
        raise english.blamed(fault) from None


# --- the parts ----------------------------------------------------------------------------------------------------


def _pieces(text: str) -> Iterator[Piece]:
    """Yield the text cut where parts can begin; a title or note is one line, whatever it contains."""
    at = 0
    for line in text.splitlines(keepends=True):
        piece = Piece(text, at, at + len(line))
        at += len(line)
        if _WHOLE_LINE.match(plainly(line)):
            yield piece
        else:
            for part in _cut(piece, re.compile(";"), 1):
                yield from (part,) if _UNBROKEN.match(plainly(part.own)) else _cut(part, _BREAK)


def _cut(piece: Piece, where: re.Pattern[str], width: int = 0) -> Iterator[Piece]:
    start = 0
    for found in where.finditer(plainly(piece.own)):
        yield piece.part(start, found.start())
        start = found.start() + width
    yield piece.part(start)


def _part(piece: Piece) -> _Part | None:
    """Return the part that a piece begins; None if it only continues the one before."""
    own = plainly(piece.own)
    for sort, pattern in _PATTERNS:
        found = pattern.match(own)
        if found is not None:
            part = _begun(piece, sort, found)
            return _onward(part) if sort == "hand" else part
    return None


def _begun(piece: Piece, sort: str, found: re.Match[str]) -> _Part:
    groups = found.groupdict()
    who = groups.get("who") or groups.get("whose") or ""
    extra = groups.get("kind") or groups.get("text") or ("quiet" if groups.get("quiet") else "")
    return _Part(sort, who, extra, piece.part(found.end()), piece.part(0, found.end()), bool(groups["colon"]))


def _onward(part: _Part) -> _Part:
    """Return a part about a seat's hand, or the call that it really is, as in “Elder: point of 5”."""
    own = plainly(part.content.own)
    for sort, pattern in _PATTERNS:
        found = pattern.match(own) if sort in _ONWARD else None
        if found is not None and not (found["who"] or "") and found[0].strip(" :="):
            return replace(_begun(part.content, sort, found), who=part.who)
        if found is not None and sort == "call":
            return replace(_begun(part.content, sort, found), who=part.who)
    return part


class _Reader:
    """A text being read onto a sheet: first the rules, then the cards, then the calls."""

    def __init__(
        self,
        text: str,
        rules: str,
        changes: dict[str, Value],
        basis: Basis,
        onto: Sheet | None,
        chosen: Basis | None = None,
    ) -> None:
        self.onto = onto
        self.chosen = chosen
        self.ownerless: list[_Part] = []
        """Discards that the text gives to nobody."""
        self.told: set[tuple[str, Seat, str]] = set()
        """What the text itself has set so far: more is added to it, whereas what the sheet had before is replaced."""
        self.rules = rules
        self.basis = basis
        self.changes = changes
        self.parts: list[_Part] = []
        self.unnamed: list[Piece] = []
        seat = ""
        for piece in _pieces(text):
            if not piece.own.strip(" \t\r\n.,"):
                continue
            part = _part(piece)
            if part is None:
                self._go_on(piece)
                continue
            if part.sort == "hand" and not words_of(part.content) and not part.named:
                seat = part.who
                continue
            if seat and not part.who:
                part = replace(part, who=seat)
            seat = ""
            self.parts.append(part)

    def _go_on(self, piece: Piece) -> None:
        """Add a piece that begins no part to the part before; where there is none yet, it is a list of cards."""
        label = _LABEL.match(plainly(piece.own))
        if label is not None:
            known = ("elder", "younger", "dealer", "nondealer", "talon", "play", "rules", "options", "bids", "title")
            hint = Hint(label[1], known)
            raise piece.fault("label", label[1], label.start(1), hint=hint)
        if not self.parts:
            self.unnamed.append(piece)
            return
        last = self.parts[-1]
        joined = Piece(piece.text, last.content.start, piece.end)
        self.parts[-1] = replace(last, content=joined)

    def read(self) -> Taken:
        for part in self._of("rules"):
            self._read_rules(part)
        for part in self._of("options"):
            self._read_options(part.content)
        self.sheet_ = self._begun()
        if self.basis == "hands" and not self._tells_the_deal():
            self.sheet_ = replace(self.sheet_, basis="hands")
        self._read_unnamed()
        for sort in ("texts", "hands", "after", "hand", "talon", "out", "bids", "play"):
            for part in self._of(sort):
                _READERS[sort](self, part)
        found = self._settled()
        self.sheet_ = found.sheet
        self._read_calls()
        return replace(found, sheet=recording.shaped(self.sheet_))

    def _settled(self) -> Taken:
        """Return what the deal is, where the words leave it open; a fault points at what does not go together."""
        ownerless = tuple(one for part in self.ownerless for one in read_cards(part.content))
        said: Basis | None = "hands" if self.sheet_.basis == "hands" else "deal" if self._says_dealt() else None
        if self._lays():
            found = taken(self.sheet_, ownerless, said, self.chosen)
        else:  # the cards lie there already, and it is known what they are
            found = taken(self.sheet_, ownerless, self.sheet_.basis)
        seats = Words(self.sheet_.rule_set.table.seats)
        if found.unplaced:
            part = self.ownerless[0]
            raise part.head.fault("whose", seats=seats)
        if found.sheet.basis == "hands":
            for part in self._of("talon") if found.sheet.talon else ():
                raise part.content.fault("talon_after")
            for part in self._of("out") if found.sheet.discards else ():
                raise part.head.fault("out_after")
        return found

    def _says_dealt(self) -> bool:
        return any(_DEALT.search(plainly(part.head.own)) for part in self._of("hand"))

    def _lays(self) -> bool:
        """Return whether the text lays cards in a hand or the talon."""
        return bool(self._of("hand", "after", "talon")) or any(words_of(piece) for piece in self.unnamed)

    def _begun(self) -> Sheet:
        """Return an empty sheet, or the given one where the text places no cards and the seats are the same."""
        begun, onto = blank(self.rules, self.changes), self.onto
        if onto is None or self._lays() or begun.rule_set.table != onto.rule_set.table:
            return begun
        kept = replace(onto, rules=begun.rules, options=begun.options)
        if self._of("bids"):
            kept = replace(kept, bids=())
        return replace(kept, play=()) if self._of("play") else kept

    def _first(self, what: str, seat: Seat, kind: str = "") -> bool:
        """Return whether the text sets this for the first time, and remember that it has."""
        told = (what, seat, kind)
        first = told not in self.told
        self.told.add(told)
        return first

    def _tells_the_deal(self) -> bool:
        """Return whether the text describes the deal before the exchange: a talon, discards, or that it was dealt."""
        lists = [piece for piece in self.unnamed if words_of(piece)]
        return (
            self._says_dealt() or bool(self._of("talon", "out")) or len(lists) > len(self.sheet_.rule_set.table.seats)
        )

    def _of(self, *sorts: str) -> list[_Part]:
        return [part for part in self.parts if part.sort in sorts]

    # --- rules ----------------------------------------------------------------------------------------------------

    def _read_rules(self, part: _Part) -> None:
        words = re.split(r"[\s,]+(?=[a-z][a-z0-9_]*\s*=)", part.content.own.strip(" \t\r\n.,"), maxsplit=1, flags=re.I)
        found = _rule_set_called(words[0])
        if found is None:
            hint = suggestion(words[0], rule_set_names(), "write")
            raise part.content.fault("rules", words[0], part.content.own.find(words[0]), hint=hint)
        self.rules, self.changes = found, {}
        if len(words) > 1:
            self._read_options(part.content)

    def _read_options(self, piece: Piece) -> None:
        own = plainly(piece.own)
        settings = list(_SETTING.finditer(own))
        if not settings:
            raise piece.fault("setting")
        for found in settings:
            name, written = found[1], found[2]
            if name not in options():
                hint = suggestion(
                    name, list(get_close_matches(name, options(), 3, 0.4)) or list(options())[:3], "write"
                )
                raise piece.fault("option", name, found.start(), hint=hint)
            value = _value(name, written)
            try:
                self.changes[name] = options()[name].check(value)
            except OptionError:
                problem = Spoken("finder-cannot-option-value", **refused_value(name, value))
                raise piece.fault("value", written, found.start(2), problem=problem) from None

    # --- cards ----------------------------------------------------------------------------------------------------

    def seat(self, part: _Part) -> Seat:
        """Return the seat a part is about."""
        rules = load(self.rules, self.changes)
        found = _seat_called(part.who, rules)
        if not found:
            listed = Words(rules.table.seats)
            if part.who:
                raise part.head.fault("seat", part.who, max(0, plainly(part.head.own).find(part.who)), seats=listed)
            raise part.head.fault("whose", seats=listed)
        return found

    def _read_unnamed(self) -> None:
        """Read lists of cards without any words: the hands in order, then the talon."""
        pieces = [piece for piece in self.unnamed if words_of(piece)]
        seats = self.sheet_.rule_set.table.seats
        places = (*seats, *((TALON,) if self.sheet_.talon_size else ()))
        for number, piece in enumerate(pieces):
            cards = read_cards(piece)
            if len(pieces) < len(seats):
                raise piece.fault("unnamed_few", count=len(pieces), seats=Words(seats))
            if number >= len(places):
                raise piece.fault("unnamed_many", places=Words(places))
            self._lay(places[number], cards, piece)

    def _lay(self, place: str, cards: Cards, piece: Piece) -> None:
        if place == TALON:
            self.sheet_ = replace(self.sheet_, talon=(*self.sheet_.talon, *cards))
            return
        hands = {**self.sheet_.hands, place: (*self.sheet_.hands.get(place, ()), *cards)}
        self.sheet_ = replace(self.sheet_, hands=Frozen({seat: each for seat, each in hands.items() if each}))

    def _hands(self, part: _Part) -> None:
        """Check that nothing follows the heading “hands”, which itself is ignored."""
        if words_of(part.content):
            raise part.content.fault("heading")

    def _after(self, part: _Part) -> None:
        self.sheet_ = replace(self.sheet_, basis="hands")
        if part.who:
            self._hand(part)
        elif words_of(part.content):
            raise part.head.fault("whose", seats=Words(self.sheet_.rule_set.table.seats))

    def _hand(self, part: _Part) -> None:
        self._lay(self.seat(part), read_cards(part.content), part.content)

    def _talon(self, part: _Part) -> None:
        self._lay(TALON, read_cards(part.content), part.content)

    def _out(self, part: _Part) -> None:
        if not part.who:
            self.ownerless.append(part)
            return
        seat = self.seat(part)
        before = () if self._first("out", seat) else self.sheet_.discards.get(seat, ())
        cards = (*before, *read_cards(part.content))
        self.sheet_ = replace(self.sheet_, discards=Frozen({**self.sheet_.discards, seat: cards}))

    def _play(self, part: _Part) -> None:
        self.sheet_ = replace(self.sheet_, play=(*self.sheet_.play, *read_cards(_unnumbered(part.content))))

    def _bids(self, part: _Part) -> None:
        at = 0
        said = []
        for words in re.split("([,;\n])", part.content.own):
            if words.strip(" .,;\n\t\r"):
                said.append(self._bid(part.content.part(at, at + len(words))))
            at += len(words)
        self.sheet_ = replace(self.sheet_, bids=(*self.sheet_.bids, *said))

    def _bid(self, piece: Piece) -> tuple[Seat, str]:
        found = _BID.match(plainly(piece.own).strip(" .\r\n\t"))
        seat = "" if found is None else _seat_called(found["who"], self.sheet_.rule_set)
        if found is None or not seat or len(found["words"].strip()) > 20:
            raise piece.fault("bid", seats=Words(self.sheet_.rule_set.table.seats))
        return seat, re.sub(r"^(?:bids?|says?) ", "", found["words"].strip())

    def _texts(self, part: _Part) -> None:
        told: dict[str, Any] = {part.kind: part.content.own.strip()}
        self.sheet_ = replace(self.sheet_, **told)

    # --- calls ----------------------------------------------------------------------------------------------------

    def _read_calls(self) -> None:
        """Read the calls in the order of the text; what they leave open depends on the hands after the exchange."""
        parts = self._of("call", "sink", "nothing", "blank")
        if not parts:
            return
        held = hands_after_exchange(self.sheet_) or {}
        for part in parts:
            if part.sort == "blank":
                seat = self.seat(part)
                said = Said(self.sheet_.said(seat).kinds, part.kind != "quiet")
                self._say(seat, said)
            elif part.sort == "nothing":
                self._sink(self.seat(part), KINDS)
            elif part.sort == "sink":
                self._sink_named(part, held)
            else:
                self._call(part, held)

    def _say(self, seat: Seat, said: Said) -> None:
        self.sheet_ = replace(self.sheet_, calls=Frozen({**self.sheet_.calls, seat: said}))

    def _sink(self, seat: Seat, kinds: tuple[Kind, ...]) -> None:
        for kind in kinds:
            self._say(seat, self.sheet_.said(seat).with_kind(kind, ()))

    def _sink_named(self, part: _Part, held: Mapping[Seat, Cards]) -> None:
        """Sink the kinds named; of a combination such as “the trio of kings” sink it alone, and declare the rest."""
        seat = self.seat(part)
        named = next((word for word, _ in words_of(part.content) if _is_one(word)), "")
        if not named:
            self._sink(seat, _kinds_in(part))
            return
        kind = _kind(named)
        sunk = read_call(part.content, kind, held.get(seat))
        if seat not in held:
            raise part.content.fault("hand_unknown")
        left = tuple(one.cards for one in held_of(kind, held[seat]) if set(one.cards) not in map(set, sunk))
        self._say(seat, self.sheet_.said(seat).with_kind(kind, left))

    def _call(self, part: _Part, held: Mapping[Seat, Cards]) -> None:
        kind = _kind(part.kind)
        content = _without_kind(part.content, kind)
        seat, given = (self.seat(part), None) if part.who else self._whose(part, content, kind, held)
        if given is None:
            given = read_call(content, kind, held.get(seat))
        before = None if self._first("call", seat, kind) else self.sheet_.said(seat).given(kind)
        if before and given and kind == "point":
            raise part.head.fault("one_point")
        self._say(seat, self.sheet_.said(seat).with_kind(kind, (*(before or ()), *given) if given else ()))

    def _whose(self, part: _Part, content: Piece, kind: Kind, held: Mapping[Seat, Cards]) -> tuple[Seat, Given]:
        """Return whose call it is, where only one seat can have made it."""
        able: list[tuple[Seat, Given]] = []
        last: TypedFault | None = None
        for seat in self.sheet_.rule_set.table.seats:
            try:
                given = read_call(content, kind, held.get(seat))
            except TypedFault as fault:
                if fault.key not in ("call_not_held", "call_open", "hand_unknown"):
                    raise
                last = fault
                continue
            if given and all(one in held.get(seat, ()) for cards in given for one in cards):
                able.append((seat, given))
        if len(able) == 1:
            return able[0]
        if last is not None and last.key == "hand_unknown":
            raise last
        seats = Words(self.sheet_.rule_set.table.seats)
        raise part.content.fault("whose_call", seats=seats, kind=kind)


_READERS: Final[dict[str, Callable[[_Reader, _Part], None]]] = {
    "texts": _Reader._texts,
    "hands": _Reader._hands,
    "after": _Reader._after,
    "hand": _Reader._hand,
    "talon": _Reader._talon,
    "out": _Reader._out,
    "bids": _Reader._bids,
    "play": _Reader._play,
}


# --- words --------------------------------------------------------------------------------------------------------


def _seat_called(word: str, rules: RuleSet) -> Seat:
    """Return the seat that a word names at this table; empty when it names none."""
    plain = re.sub(r"^(?:player|seat) ?| hand$", "", word)
    plain = {"eldest": ELDER, "forehand": ELDER, "youngest": YOUNGER, "pone": "nondealer"}.get(plain, plain)
    plain = re.sub(r"^non-? ?dealer$", "nondealer", plain)
    seats = rules.table.seats
    if plain in seats:
        return plain
    if seats == (ELDER, YOUNGER):
        return {"nondealer": ELDER, "dealer": YOUNGER}.get(plain, "")
    if len(seats) > 2:
        return {ELDER: seats[0], "dealer": seats[-1]}.get(plain, "")
    return ""


def _rule_set_called(words: str) -> str | None:
    called = " ".join(words.lower().split())
    for name in rule_set_names():
        titles = (narration.rules_title(name, language).lower() for language in narration.languages())
        if called in (name, name.replace("-", " "), *titles):
            return name
    return None


def _value(name: str, written: str) -> Value:
    for allowed in options()[name].values:
        if as_written(allowed) == written:
            return allowed
    if written in ("yes", "true", "no", "false"):
        return written in ("yes", "true")
    return int(written) if written.isascii() and written.isdigit() and len(written) < 6 else written


def _is_one(word: str) -> bool:
    """Return whether a word means one combination rather than a kind."""
    return word in SEQUENCES or word in ("trio", "quatorze")


def _kind(word: str) -> Kind:
    if word.startswith("point"):
        return "point"
    return "sequence" if re.fullmatch(_SEQUENCE, word) else "set"


def _without_kind(content: Piece, kind: Kind) -> Piece:
    """Return the text after the word for the kind; a word such as “tierce” is itself part of the call."""
    own = plainly(content.own)
    found = re.match(r"\s*(?:points?|sequences?|runs?|sets?|trios(?= ?:))\s*(?:of(?= \d| [a-z]+ing))?\s*[:=]?", own)
    return content.part(found.end()) if found is not None else content


def _kinds_in(part: _Part) -> tuple[Kind, ...]:
    """Return the kinds that are sunk."""
    found: list[Kind] = []
    for word, at in words_of(part.content):
        if word in ("the", "a", "an", "his", "her", "and", "all", "it", "everything"):
            found += KINDS if word == "everything" else ()
        elif re.fullmatch(rf"points?|{_SEQUENCE}|{_SET}|quatorzes?|trios?", word):
            found.append(_kind(word))
        else:
            raise part.content.fault("sink", word, at)
    if not found:
        raise part.head.fault("sink")
    return tuple(dict.fromkeys(found))


def _unnumbered(piece: Piece) -> Piece:
    """Return the play without the numbers of the tricks, where these run 1, 2, 3 and so on."""
    text, expected = list(piece.text), 1
    for found in _NUMBERING.finditer(piece.own):
        if int(found[1]) == expected:
            text[piece.start + found.start() : piece.start + found.end()] = " " * (found.end() - found.start())
            expected += 1
    return Piece("".join(text), piece.start, piece.end)
