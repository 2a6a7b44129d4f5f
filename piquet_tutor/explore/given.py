"""A deal that somebody gives, in whatever form: in words, as a record, as a partie, or as a link.

Every page that takes a deal reads it here, so that the same text is the same deal on all of them. A stranger's text: it
is read within bounds, and whatever is wrong with it is one sentence.

>>> found = read("elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK")
>>> found.form, found.sheet.basis
('words', 'hands')
>>> print(told(found))
Two hands, without a talon or discards: taken as the hands after the exchange.
>>> print(understood(found)[0])
Elder: A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ A♥ K♥ Q♥ 7♦
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from piquet_tutor import narration
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore import links, pasted
from piquet_tutor.explore.lab import recording
from piquet_tutor.explore.lab.faults import SheetFault, Worded
from piquet_tutor.explore.lab.inferring import InferredDeal
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.notation import reader, statements
from piquet_tutor.explore.lab.sheet import OUT, TALON, Basis, Sheet
from piquet_tutor.game.records import form, io
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.narration.players import titled
from piquet_tutor.narration.spoken import cut

Form = Literal["words", "record", "partie", "link"]
_JSON: Final = re.compile(r"[\ufeff\s]*(?:\{|\[[\s\[]*[{\]])")
"""How a record begins, or a list of them; a link has brackets around it where Markdown gives it a text."""
_ADDRESS: Final = re.compile(r"[\s<]*https?://\S+\s*", re.IGNORECASE)
"""The address of a page, and nothing else: no deal in words begins so."""
FIRST_RULES: Final = "rubicon"
"""The rule set of a deal in words that names none."""
LONGEST_NAME: Final = 40
"""Characters of a player's name that are shown."""
_AS_SAID: Final = ("said", "chosen", "fixed")
"""How it is known what the hands in words are, where the words say it: then there is nothing to tell."""
_LOOKED_AT: Final = 500
"""Characters of a line by which it is known to begin a deal."""
_FOUND_OUT: Final = ("unplayed", "unneeded")
"""What is known of discards that the words do not give."""


FAULTS: Final = (Worded, RecordError)
"""What is raised where a text is no deal."""


class Unsound(Worded):
    """A deal in words that can be read, but is no deal: a hand has too many cards, or a card is in two places."""

    family = "editing-fault"

    def __init__(self, fault: SheetFault) -> None:
        """Keep the fault, whose sentence this one is."""
        super().__init__(fault.key)
        self.fault = fault

    def text(self, language: str = "en") -> str:
        """The sentence."""
        return self.fault.text(language)


@dataclass(frozen=True)
class Submission:
    """A deal as somebody gave it.

    Attributes:
        form: what was given.
        value: the record, or the partie.
        records: every deal of it, each a record.
        taken: the first deal on a sheet, and how it is known what its hands are.
    """

    form: Form
    value: Mapping[str, Any]
    records: tuple[Mapping[str, Any], ...]
    taken: InferredDeal

    @property
    def sheet(self) -> Sheet:
        """The first deal on a sheet."""
        return self.taken.sheet


def begins(line: str) -> bool:
    """Whether a deal in words begins with a line, or a link is in it: what a record, and a line of records, never is.

    >>> [begins(each) for each in ("Elder: AS KS", "Tuesday club. Anna (elder): AS KS", "nonsense", '{"rules": 1}')]
    [True, True, False, False]
    """
    seen = line[:_LOOKED_AT]
    return pasted.is_meant(line) or statements.begins_a_deal(seen) or bool(statements.headed(seen)[0])


def is_record(text: str) -> bool:
    """Whether a text can only be a record or a list of them, sound or not: no words and no link.

    >>> [is_record(each) for each in ('{"rules": 1', "[]", "[a link](x#piquet=1.eNo)", "elder: AS")]
    [True, True, False, False]
    """
    if _JSON.match(text):
        return True
    return text.lstrip("\ufeff \t\r\n").startswith("[") and not pasted.is_meant(text)


def read(text: str | bytes | Mapping[str, Any], rules: str = FIRST_RULES, chosen: Basis | None = None) -> Submission:
    """Read a deal.

    Args:
        text: a text that was typed or pasted, the bytes of a file, or a record as a mapping.
        rules: the rule set of a deal in words that names none.
        chosen: what the reader says that the hands in words are; None to go by the words and the cards.

    Raises:
        Worded: the words or the link cannot be read, or the words give no sound deal.
        RecordError: the record or the partie cannot be read.
    """
    if isinstance(text, bytes):
        return read(decoded(text), rules, chosen)
    if isinstance(text, Mapping) or is_record(text):
        return _record(text)
    if pasted.is_meant(text):
        records = links.read(text).records
        return Submission("link", records[0], records, InferredDeal(recording.from_record(records[0])))
    if _ADDRESS.fullmatch(text):
        raise links.LinkFault("none")
    found = reader.read_as(text, rules, chosen=chosen)
    for fault in judged(found.sheet).faults[:1]:
        raise Unsound(fault)
    record = recording.to_record(found.sheet)
    return Submission("words", record, (record,), found)


def named(record: Mapping[str, Any], players: Mapping[Seat, str], language: str) -> Mapping[str, Any]:
    """A record with the names of those who play in its title, by which whatever shows the deal calls them.

    Args:
        record: the record.
        players: what those who gave it call the players, by seat; they may be none.
        language: of the title.
    """
    called = {seat: cut(name, LONGEST_NAME) for seat, name in players.items()}
    return {**record, "title": titled(record.get("title", ""), called, language)} if called else record


def _record(text: io.Source) -> Submission:
    value = io.read_value(text)
    if value["format"] != form.PARTIE:
        return Submission("record", value, (value,), InferredDeal(recording.from_record(value)))
    records = tuple(io.write_record(deal) for deal in io.partie_from(value).deals)
    return Submission("partie", value, records, InferredDeal(recording.from_record(records[0])))


def record_fault(fault: Worded | RecordError) -> RecordError:
    """Why a text is no deal, as whoever reads records reports it."""
    return fault if isinstance(fault, RecordError) else RecordError("deal.unread", "", spoken=fault)


def fault_told(fault: Worded | RecordError, language: str = "en") -> str:
    """Why a text cannot be read: one sentence."""
    return fault.text(language) if isinstance(fault, Worded) else narration.fault_told(fault, language)


def told(given: Submission, language: str = "en") -> str:
    """What a text was taken to be: one sentence, with a second where something in it was left out or found."""
    if given.form == "words":
        return taken_told(given.taken, language)
    return narration.message(f"given-{given.form}", language, basis=given.sheet.basis, count=len(given.records))


def taken_told(taken: InferredDeal, language: str = "en") -> str:
    """What a deal in words was taken to be, and what was found out of its discards."""
    first = narration.message(f"given-basis-{taken.basis}", language, basis=taken.sheet.basis)
    if taken.discards not in ("owner", *_FOUND_OUT):
        return first
    return f"{first} {narration.message(f'given-discards-{taken.discards}', language)}"


def left_open(given: Submission, language: str = "en") -> str:
    """What words were taken to mean where they leave it open; empty where they say it, and for anything else."""
    if given.form != "words":
        return ""
    says = given.taken.basis in _AS_SAID and given.taken.discards not in _FOUND_OUT
    return "" if says else told(given, language)


def understood(given: Submission, language: str = "en") -> list[str]:
    """Everything in a deal in words as it was understood, and what was left out of it, in lines."""
    if given.form != "words":
        return []
    places = given.sheet.places
    lines = [
        narration.message(
            "given-lies",
            language,
            sort="discards" if place.endswith(OUT) else "talon" if place == TALON else "hand",
            seat=place.removesuffix(OUT),
            cards=narration.cards_shown(given.sheet.at(place), language),
        )
        for place in places
        if given.sheet.at(place)
    ]
    declared = [line for seat in given.sheet.calls for line in _declared(given.sheet, seat, language)]
    return [*lines, *declared, *_done(given.sheet, language), *left_out(given.taken, language)]


def _declared(sheet: Sheet, seat: str, language: str) -> Iterator[str]:
    """Yield what a seat declares and keeps back, a kind a line."""
    said = sheet.calls[seat]
    for kind, combinations in said.kinds:
        shown = ", ".join(narration.cards_shown(cards, language) for cards in combinations)
        key = "given-calls" if combinations else "given-sinks"
        yield narration.message(key, language, seat=seat, kind=kind, **({"cards": shown} if combinations else {}))
    if said.carte_blanche is not None:
        yield narration.message("given-blank", language, seat=seat, said=said.carte_blanche)


def _done(sheet: Sheet, language: str) -> Iterator[str]:
    """Yield who exchanges nothing, and the play, as they were understood."""
    for seat, cards in sheet.discards.items():
        if not cards:
            yield narration.message("given-stands-pat", language, seat=seat)
    if sheet.play:
        yield narration.message("given-play", language, cards=narration.cards_shown(sheet.play, language))


def left_out(taken: InferredDeal, language: str = "en") -> list[str]:
    """What stands beside a deal in words and was not read, in one line; nothing where everything was."""
    quoted = [narration.message("given-quoted", language, said=said) for said in taken.left_out]
    if not quoted:
        return []
    lines = [narration.message("given-left-out", language, said=", ".join(quoted))]
    if taken.headed:
        lines.append(narration.message("given-title", language, said=taken.left_out[0]))
    return [". ".join(lines)]
