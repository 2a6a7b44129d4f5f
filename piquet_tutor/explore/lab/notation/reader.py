"""Reads a deal in words onto a sheet: the rules first, then the cards, then what is called.

What the words leave open the cards decide (:mod:`~piquet_tutor.explore.lab.inferring`), and that is told; anything else
is refused at the word where it stands.

>>> sheet = read("elder: ♠AKQ; elder discards queen of spades; rules: parlett")
>>> sheet.hands["elder"], sheet.discards["elder"], sheet.rules
((AS, KS, QS), (QS,), 'parlett')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from piquet_tutor.engine.clauses import Value
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab import recording
from piquet_tutor.explore.lab.faults import EditFault, TypedFault, place_in
from piquet_tutor.explore.lab.filling import hands_after_exchange
from piquet_tutor.explore.lab.inferring import InferredDeal, taken
from piquet_tutor.explore.lab.notation import rules_named
from piquet_tutor.explore.lab.notation.calls import Called, kind_of
from piquet_tutor.explore.lab.notation.faults import Heads
from piquet_tutor.explore.lab.notation.lists import Letters
from piquet_tutor.explore.lab.notation.scanning import Word, fault
from piquet_tutor.explore.lab.notation.statements import TextStatement, headed, parts_of
from piquet_tutor.explore.lab.notation.words import names_in, sorted_out
from piquet_tutor.explore.lab.sheet import TALON, Basis, SeatCalls, Sheet, blank
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.combinations import held as held_of
from piquet_tutor.game.seats import SEATS, seat_called

LIMIT: Final = 8000
"""The most characters of a typed text; a complete deal has about seven hundred."""
_SILENT: Final = ("NOTHING", "DASH", "COMMA", "AND")


def read(
    text: str,
    rules: str = "rubicon",
    changes: Mapping[str, Value] | None = None,
    basis: Basis = "deal",
    onto: Sheet | None = None,
) -> Sheet:
    """The sheet of a text; arguments and faults are those of :func:`read_as`."""
    return read_as(text, rules, changes, basis, onto).sheet


def read_as(
    text: str,
    rules: str = "rubicon",
    changes: Mapping[str, Value] | None = None,
    basis: Basis = "deal",
    onto: Sheet | None = None,
    chosen: Basis | None = None,
) -> InferredDeal:
    """The sheet of a text, and how it was found out what its words leave open; a text in braces is a record.

    Args:
        text: what was typed.
        rules: the rule set to use if the text names none.
        changes: options to change if the text names no rule set.
        basis: whether hands are as dealt, if neither the text nor its cards say so.
        onto: the sheet to change, if the text has neither a hand nor the talon; None for a blank one.
        chosen: what the reader says that the hands are, whatever the text and its cards say; None to go by these.

    Raises:
        EditFault: it cannot be read; a :class:`TypedFault` points at the place.
    """
    if text.lstrip().startswith("{"):
        return InferredDeal(recording.from_record(text))
    if len(text) > LIMIT:
        raise EditFault("long", length=len(text), limit=LIMIT)
    title, text = headed(text)
    words, left = sorted_out(text)
    rules_named.refuse_lost_options(text, left)
    if not words:
        raise EditFault("nothing_typed")
    reading = _SheetBuilder(text, words, onto, chosen)
    reading.choose_rules(rules, dict(changes or {}), basis)
    found = reading.read()
    spans = sorted([*left, *((part.head.start, part.words[-1].end) for part in reading.of("answer"))])
    said = [" ".join(text[start:end].split()).strip(" ,;:") for start, end in spans]
    table = found.sheet.rule_set.table
    names = {seat_called(table, seat): name for seat, name in names_in(text).items()}
    named = Frozen({seat: names[seat] for seat in table.seats if seat in names})
    sheet = replace(found.sheet, title=title) if title and not found.sheet.title else found.sheet
    above = bool(left) and not text[: min(start for start, _ in left)].strip() and not sheet.title
    return replace(found, sheet=sheet, left_out=tuple(filter(None, said)), headed=above, names=named)


# --- onto a sheet ----------------------------------------------------------------------------------------------------


@dataclass
class _SheetBuilder:
    """A text on its way onto a sheet.

    Attributes:
        told: what the text itself has set so far: more is added to it, whereas what the sheet had before is replaced.
        ownerless: discards that the words give to nobody.
        drawn: what each seat drew, and what was left, with the word that says so.
        after: whether the hand of each seat is one after the exchange.
        heads: the word with which the hand of each seat begins.
        compared: hands after the exchange beside the same as dealt, each with the word for its seat.
    """

    text: str
    words: list[Word]
    onto: Sheet | None
    chosen: Basis | None
    parts: list[TextStatement] = field(init=False)
    letters: Letters = field(init=False)
    sheet: Sheet = field(init=False)
    told: set[tuple[str, Seat, str]] = field(default_factory=set)
    ownerless: list[TextStatement] = field(default_factory=list)
    drawn: dict[str, tuple[Word, Cards]] = field(default_factory=dict)
    after: dict[Seat, bool] = field(default_factory=dict)
    heads: dict[Seat, Word] = field(default_factory=dict)
    compared: list[tuple[Word, Seat, Cards]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Find the statements."""
        self.parts = parts_of(self.text, self.words)
        self.letters = Letters(self.text, self.words)
        self.letters.lists = [part.words for part in self.parts if part.words and part.sort not in ("call", "sunk")]

    def of(self, *sorts: str) -> list[TextStatement]:
        """The statements of some sorts."""
        return [part for part in self.parts if part.sort in sorts]

    def choose_rules(self, rules: str, changes: dict[str, Value], basis: Basis) -> None:
        """Begin the sheet: an empty one by these rules, or the one given where the text lays no cards."""
        for part in self.of("rules"):
            rules, changes = rules_named.rules_in(self.text, part.head)
        for part in self.of("options"):
            changes |= rules_named.options_in(self.text, part.head.value[1], part.head.value[2])
        begun = blank(rules, changes)
        if self.onto is None or self._lays() or begun.rule_set.table != self.onto.rule_set.table:
            self.sheet = (
                replace(begun, basis="hands") if basis == "hands" and not self._tells_the_deal(begun) else begun
            )
            return
        self.sheet = replace(self.onto, rules=begun.rules, options=begun.options)
        self.sheet = replace(self.sheet, bids=()) if self.of("bid") else self.sheet
        self.sheet = replace(self.sheet, play=()) if self.of("play") else self.sheet

    def _lays(self) -> bool:
        return bool(self.of("hand", "listed", "talon", "alone"))

    def _says(self, terminal: str) -> bool:
        """Whether the hands are said to be as dealt, or after the exchange."""
        return any(word.terminal == terminal for part in self.parts for word in (part.head, *part.states))

    def _tells_the_deal(self, sheet: Sheet) -> bool:
        """Whether the text describes the deal before the exchange: a talon, discards, or that it was dealt."""
        lists = [each for part in self.of("listed") for each in _lists(self.text, part.words)]
        return self._says("DEALT") or bool(self.of("talon", "out")) or len(lists) > len(sheet.rule_set.table.seats)

    def read(self) -> InferredDeal:
        """The deal.

        Raises:
            TypedFault: a statement cannot be meant so.
        """
        for sort in ("text", "alone", "listed", "hand", "talon", "drawn", "left", "out", "bid", "play"):
            for part in self.of(sort):
                getattr(self, f"_{sort}")(part)
        self._lay_drawn()
        found = self._settled()
        self.sheet = found.sheet
        self._read_calls()
        return replace(found, sheet=recording.shaped(self.sheet))

    def _fault(self, key: str, word: Word, /, **values: object) -> TypedFault:
        return fault(self.text, key, word, **values)

    def _first(self, what: str, seat: Seat, kind: str = "") -> bool:
        """Whether the text sets this for the first time, and remember that it has."""
        known, told = (what, seat, kind) in self.told, (what, seat, kind)
        self.told.add(told)
        return not known

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return self.sheet.rule_set.table.seats

    def seat(self, part: TextStatement) -> Seat:
        """The seat a statement is about.

        Raises:
            TypedFault: it names none, or none that these rules have.
        """
        if part.who is None:
            raise self._fault("whose", part.head, seats=Heads(self._seats))
        found = seat_called(self.sheet.rule_set.table, part.who.value)
        if not found:
            raise self._fault("seat", part.who, seats=Heads(self._seats))
        return found

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self, part: TextStatement) -> Cards:
        """The cards of a statement; where it says how many they are, they are as many."""
        words, counted = list(part.words), None
        if words and _number(words[0]) and (words[0].named or words[0].aside or _is_of_cards(words[1:2])):
            counted = words.pop(0)
        words = words[1:] if _is_of_cards(words[:1]) else words
        words = [word for word in words if not (word.aside and word.terminal == "NUMBER")]  # ♠AKQ (3)
        for word in words:
            if word.aside and word.plain.isdigit():  # ♠AKQ (10): a card, or a number
                raise self._fault("place", word)
        found = self.letters.cards(words) if words else ()
        if counted is not None and len(found) != _number(counted):
            raise self._fault("counted", counted, count=len(found))
        return found

    def _lay(self, place: str, cards: Cards) -> None:
        if place == TALON:
            self.sheet = replace(self.sheet, talon=(*self.sheet.talon, *cards))
            return
        hands = {**self.sheet.hands, place: (*self.sheet.hands.get(place, ()), *cards)}
        self.sheet = replace(self.sheet, hands=Frozen({seat: each for seat, each in hands.items() if each}))

    def _listed(self, part: TextStatement) -> None:
        """Lay lists of cards without any words: the hands in order, then the talon."""
        lists = _lists(self.text, part.words)
        places = (*self._seats, *((TALON,) if self.sheet.talon_size else ()))
        for number, words in enumerate(lists):
            cards = self.letters.cards(words)
            if len(lists) < len(self._seats):
                raise self._fault("unnamed_few", words[0], count=len(lists), seats=Heads(self._seats))
            if number >= len(places):
                raise self._fault("unnamed_many", words[0], places=Heads(places))
            self._lay(places[number], cards)

    def _alone(self, part: TextStatement) -> None:
        if not part.head.named:
            raise self._fault("alone", part.head)
        self.seat(part)

    def _hand(self, part: TextStatement) -> None:
        """Lay a hand; one after the exchange beside the same hand as dealt is kept, to be compared."""
        seat, after, cards = self.seat(part), self._is_after(part), self.cards(part)
        assert part.who is not None  # or there would be no seat
        if not (part.who.named or part.who.opens or part.states or part.head.terminal == "HAND"):
            raise self._fault("mid_line", part.who)
        if not cards:
            raise self._fault("place", part.words[0])
        if after and self.after.get(seat) is False:
            self.compared.append((part.who, seat, cards))
            return
        if after != self.after.setdefault(seat, after):
            raise self._fault("both", part.who)
        self._lay(seat, cards)
        first = self.heads.setdefault(seat, part.who)
        if first is not part.who and len(self.sheet.hands[seat]) > self.sheet.rule_set.hand_size:
            line, column = place_in(self.text, first.start)
            raise self._fault("hand_twice", part.who, first_line=line, first_column=column, seats=Heads(self._seats))

    def _is_after(self, part: TextStatement) -> bool:
        """Whether a hand is one after the exchange, by its own words or by a heading above it."""
        words = [word.terminal for word in part.states]
        above = [each.head.terminal for each in self.of("heading") if each.head.start < part.head.start]
        told = [each for each in (*above, *words) if each in ("AFTER", "DEALT")]
        return told[-1:] == ["AFTER"]

    def _talon(self, part: TextStatement) -> None:
        self._lay(TALON, self.cards(part))

    def _out(self, part: TextStatement) -> None:
        if part.who is None:
            self.ownerless.append(part)
            return
        seat = self.seat(part)
        before = () if self._first("out", seat) else self.sheet.discards.get(seat, ())
        cards = (*before, *self.cards(part))
        self.sheet = replace(self.sheet, discards=Frozen({**self.sheet.discards, seat: cards}))

    def _drawn(self, part: TextStatement) -> None:
        self._draw(self.seat(part), part)

    def _left(self, part: TextStatement) -> None:
        self._draw(TALON, part)

    def _draw(self, place: str, part: TextStatement) -> None:
        _, before = self.drawn.get(place, (None, ()))
        self.drawn[place] = (part.verb or part.head, (*before, *self.cards(part)))

    def _lay_drawn(self) -> None:
        """Lay the talon from what each seat drew and what was left; where it lies there, it must be the same."""
        given, at = self.sheet.talon, 0
        for place in (*self._seats, TALON):
            head, cards = self.drawn.get(place, (None, ()))
            if head is None:
                at += len(self.sheet.discards.get(place, ()))
                continue
            if not given:
                self._lay(TALON, cards)
            elif set(cards) != set(given[at : at + len(cards)] if place != TALON else given[-len(cards) :]):
                raise self._fault("drawn", head)
            at += len(cards)

    def _play(self, part: TextStatement) -> None:
        cards = self.cards(part)
        if part.who is not None:
            seat = self.seat(part)
            held = self.sheet.hands.get(seat, ())
            drawn = self.sheet.talon if self.sheet.basis == "deal" else ()
            strange = next((card for card in cards if card not in (*held, *drawn)), None)
            if held and strange is not None:
                raise self._fault("played", part.who, card=strange)
        self.sheet = replace(self.sheet, play=(*self.sheet.play, *cards))

    # --- bids and texts -------------------------------------------------------------------------------------------

    def _text(self, part: TextStatement) -> None:
        name, start, end = part.head.value
        told: dict[str, Any] = {name: self.text[start:end].strip()}
        self.sheet = replace(self.sheet, **told)

    def _bid(self, part: TextStatement) -> None:
        """Take in bids: a list of them, each with its seat, or what one seat bids."""
        own = self.seat(part) if part.who is not None or part.head.terminal == "PASS" else ""
        seats = {each: seat_called(self.sheet.rule_set.table, each) for each in SEATS}
        word = part.verb or part.head
        start, end = (word.start, word.end) if word.terminal == "PASS" else word.value[1:]
        said = rules_named.bids_in(self.text, start, end, own, seats)
        self.sheet = replace(self.sheet, bids=(*self.sheet.bids, *said))

    # --- what the deal is -----------------------------------------------------------------------------------------

    def _settled(self) -> InferredDeal:
        """What the deal is, where the words leave it open; a fault points at what does not go together."""
        ownerless = tuple(one for part in self.ownerless for one in self.cards(part))
        if self._says("AFTER") and not self.compared:
            self.sheet = replace(self.sheet, basis="hands")
        dealt = self._says("DEALT") or bool(self.compared)
        said: Basis | None = "hands" if self.sheet.basis == "hands" else "deal" if dealt else None
        if self._lays():
            found = taken(self.sheet, ownerless, said, self.chosen)
        else:  # the cards lie there already, and it is known what they are
            found = taken(self.sheet, ownerless, self.sheet.basis)
        self._compare(found.sheet)
        if found.unplaced:
            raise self._fault("whose", self.ownerless[0].head, seats=Heads(self._seats))
        if found.sheet.basis == "hands":
            for part in self.of("talon") if found.sheet.talon else ():
                raise self._fault("talon_after", part.head)
            for part in self.of("out") if found.sheet.discards else ():
                raise self._fault("out_after", part.head)
        return found

    def _compare(self, sheet: Sheet) -> None:
        """Check that the exchange leads from the hands as dealt to those that are given after it."""
        held = (hands_after_exchange(sheet) or {}) if self.compared else {}
        for word, seat, cards in self.compared:
            if any(self.after.values()) or set(held.get(seat, ())) != set(cards):
                raise self._fault("both", word)

    # --- calls ----------------------------------------------------------------------------------------------------

    def _read_calls(self) -> None:
        """Read the calls in the order of the text; what they leave open depends on the hands after the exchange."""
        parts = self.of("call", "silent", "sunk", "blank", "quiet")
        held = (hands_after_exchange(self.sheet) or {}) if parts else {}
        for part in parts:
            if part.sort in ("blank", "quiet"):
                seat = self.seat(part)
                self._set_calls(seat, SeatCalls(self.sheet.said(seat).kinds, part.sort == "blank"))
            elif part.sort == "silent" or (part.sort == "call" and _is_nothing(part.words)):
                self._sink(self.seat(part), KINDS)
            elif part.sort == "sunk":
                self._sunk(part, held)
            else:
                self._call(part, held)

    def _set_calls(self, seat: Seat, said: SeatCalls) -> None:
        self.sheet = replace(self.sheet, calls=Frozen({**self.sheet.calls, seat: said}))

    def _sink(self, seat: Seat, kinds: tuple[Kind, ...]) -> None:
        for kind in kinds:
            self._set_calls(seat, self.sheet.said(seat).with_kind(kind, ()))

    def _sunk(self, part: TextStatement, held: Mapping[Seat, Cards]) -> None:
        """Sink the kinds named; of a combination such as “the trio of kings” sink it alone, and declare the rest."""
        seat = self.seat(part)
        words = [word for word in part.words if word.terminal not in ("SINKS", "AND", "COMMA")]
        if words[0].terminal == "EVERYTHING":
            return self._sink(seat, KINDS)
        kind = kind_of(words[0])
        if len(words) == 1 and words[0].terminal in ("POINT", "SEQUENCE", "SETS"):
            return self._sink(seat, (kind,))
        sunk = Called(self.text, self.letters, words, held.get(seat)).given
        if seat not in held:
            raise self._fault("hand_unknown", words[0])
        left = tuple(one.cards for one in held_of(kind, held[seat]) if set(one.cards) not in map(set, sunk))
        return self._set_calls(seat, self.sheet.said(seat).with_kind(kind, left))

    def _call(self, part: TextStatement, held: Mapping[Seat, Cards]) -> None:
        words = [word for word in part.words if word.terminal not in ("CALLS", "HOLDS")]
        kind = kind_of(words[0])
        if part.who is not None:
            seat = self.seat(part)
            given = Called(self.text, self.letters, words, held.get(seat)).given
        else:
            seat, given = self._whose(words, kind, held)
        before = None if self._first("call", seat, kind) else self.sheet.said(seat).given(kind)
        if before and given and kind == "point":
            raise self._fault("one_point", part.head)
        self._set_calls(seat, self.sheet.said(seat).with_kind(kind, (*(before or ()), *given) if given else ()))

    def _whose(self, words: list[Word], kind: Kind, held: Mapping[Seat, Cards]) -> tuple[Seat, tuple[Cards, ...]]:
        """Whose call it is, where only one seat can have made it."""
        able: list[tuple[Seat, tuple[Cards, ...]]] = []
        for seat in self._seats:
            try:
                given = Called(self.text, self.letters, words, held.get(seat)).given
            except TypedFault as refused:
                if refused.key not in ("call_not_held", "call_open"):
                    raise
                continue
            if given and all(one in held.get(seat, ()) for cards in given for one in cards):
                able.append((seat, given))
        if len(able) != 1:
            raise self._fault("whose_call", words[0], seats=Heads(self._seats), kind=kind)
        return able[0]


# --- small words -----------------------------------------------------------------------------------------------------


def _is_nothing(words: Sequence[Word]) -> bool:
    """Whether a call is “calls nothing”, without a kind."""
    return words[0].terminal == "CALLS" and all(word.terminal in _SILENT for word in words[1:])


def _is_of_cards(words: Sequence[Word]) -> bool:
    return any(word.terminal == "CARDS" for word in words)


def _number(word: Word) -> int:
    if word.terminal == "NUMBER":
        return int(word.value)
    if word.terminal == "RANK":
        return int(word.value)
    return int(word.plain) if word.plain.isascii() and word.plain.isdigit() else 0


def _lists(text: str, words: Sequence[Word]) -> list[list[Word]]:
    """Lists of cards that stand a line each; lines of one suit each are one list until a suit comes again."""
    found: list[list[Word]] = []
    suits: set[Any] = set()
    for line in _lines(text, words):
        suit = _only_suit(line)
        if found and suit is not None and suits and suit not in suits:
            found[-1] += line
            suits.add(suit)
        else:
            found.append(line)
            suits = set() if suit is None else {suit}
    return found


def _lines(text: str, words: Sequence[Word]) -> list[list[Word]]:
    def line(word: Word) -> tuple[int, int]:
        before = text[: word.start]
        return before.count("\n"), before.count(";")

    return [list(each) for _, each in groupby(words, line)]


def _only_suit(line: Sequence[Word]) -> Any:
    """The sign or word of the suit with which a line begins, if it has no other."""
    signs = [one for word in line for one in (word.plain if word.terminal == "SIGNS" else "") if one in "♠♥♦♣♤♡♢♧"]
    suits = [word.value for word in line if word.terminal in ("SUIT", "HEAD")]
    first = line[0]
    begins = first.terminal in ("SUIT", "HEAD") or first.plain[:1] in "♠♥♦♣♤♡♢♧"
    return (suits + signs)[0] if begins and len(suits) + len(signs) == 1 else None
