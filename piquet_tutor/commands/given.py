"""Reads the deals given to a command, one at a time, from files, lists and pipes; each is ruled on or reported.

A file has a record, a list of them, one on each line, or a deal as ``deal(…)`` reads it in a notebook: in words, or a
link. What is piped is JSON Lines, unless its first line begins a deal in words or has a link.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

from piquet_tutor.app.failures import shows_tracebacks
from piquet_tutor.commands.ending import complain
from piquet_tutor.commands.parameters import sentence

if TYPE_CHECKING:
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.game.rule_set import RuleSet
    from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class InputRecord:
    """One record as given: where it came from, and its text or the reason why there is none.

    Attributes:
        text: it in UTF-8, or the error if it could not be read.
        file: the name of the file; empty if it was piped.
        line: the number of its line, if there is a record on each line; otherwise 0.
        record: its number in a list of records; 0 if it is not in a list.
        one_line: whether it was given on one line.
        notes: what a deal in words was taken to mean where they leave it open, and what was left out of it.
    """

    text: bytes | RecordError
    file: str = ""
    line: int = 0
    record: int = 0
    one_line: bool = False
    notes: tuple[str, ...] = ()

    def label(self, language: str) -> str:
        """In words, where the record came from."""
        if not self.line and not self.record and self.file:
            return self.file
        from piquet_tutor.narration import whole

        where = {"file": self.file or None, "line": self.line, "record": self.record}
        return whole("terminal-given", language, **where)


def _records(names: tuple[str, ...], language: str, usual: str) -> Iterator[InputRecord]:
    for name in names:
        if name == "-":
            yield from _piped(sys.stdin.buffer, language, usual)
        elif name.endswith(".jsonl"):
            yield from _lines_of_file(name)
        else:
            yield from _deals(_file(name, language), language, usual)


def _file(name: str, language: str) -> InputRecord:
    """A file, or the example of this name where there is no file."""
    from piquet_tutor.game.records.encoded import decoded
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.game.records.text import read_bytes

    try:
        return InputRecord(decoded(read_bytes(name)).encode(), name)
    except RecordError as error:
        example = _example(name, language) if error.code == "file.missing" else b""
        return InputRecord(example or error, name)


def _example(name: str, language: str) -> bytes:
    from piquet_tutor.explore import examples

    with contextlib.suppress(examples.UnknownExample):
        return examples.find(name).text(language).encode()
    return b""


def _lines_of_file(name: str) -> Iterator[InputRecord]:
    try:
        stream = open(name, "rb")  # noqa: SIM115, PTH123  # closed below; the name need not be a path
    except (OSError, ValueError):
        yield _file(name, "en")
        return
    with stream:
        for given in _lines(stream, name):
            yield from _unpacked(given)


def _lines(stream: BinaryIO, file: str = "") -> Iterator[InputRecord]:
    from piquet_tutor.game.records.encoded import lines_of

    for number, line in enumerate(lines_of(stream), 1):
        if not isinstance(line, bytes) or line.strip():
            yield InputRecord(line, file, number, one_line=True)


def _piped(stream: BinaryIO, language: str, usual: str) -> Iterator[InputRecord]:
    """Yield a record for each line, as soon as it is read; or all lines as one text, if the first only begins one."""
    lines = _lines(stream)
    first = next(lines, None)
    if first is None:
        complain("", sentence("nothing-given", language))
    elif not isinstance(first.text, bytes) or not _begins_a_text(first.text):
        for given in chain([first], lines):
            yield from _unpacked(given)
    else:
        for given in _over_many_lines([first, *lines]):
            yield from _deals(given, language, usual) if given.line == 0 else _unpacked(given)


def _begins_a_text(line: bytes) -> bool:
    """Whether a line is only a bracket, begins a deal in words, or has a link: then it is no line of JSON Lines.

    A program that pipes records waits for the answer to each line; whatever else it writes is answered at once.
    """
    bare = line.removeprefix(b"\xef\xbb\xbf").strip()
    if bare in (b"{", b"["):
        return True
    if bare.startswith((b"{", b"[{", b"[[", b'"')):
        return False
    from piquet_tutor.explore import given

    return given.begins(bare.decode("utf-8", "replace"))


def _over_many_lines(lines: Sequence[InputRecord]) -> Sequence[InputRecord]:
    """All lines as one text; or line by line, if they are not JSON together but one of them is by itself."""
    whole = _whole(lines)
    if not isinstance(_value(whole), dict | list) and any(isinstance(_value(each.text), dict) for each in lines):
        return lines
    return [InputRecord(whole, one_line=True)]


def _whole(lines: Sequence[InputRecord]) -> bytes:
    """All lines as one text, each where it stood."""
    found, last = bytearray(), 0
    for each in lines:
        if isinstance(each.text, bytes):
            found += b"\n" * (each.line - last - 1) + each.text.rstrip(b"\r\n") + b"\n"
            last = each.line
    return bytes(found)


def _value(text: bytes | RecordError) -> Any:
    """The JSON value of a text; None if it is not JSON."""
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.game.records.text import parse

    if isinstance(text, bytes):
        with contextlib.suppress(RecordError):
            return parse(text)
    return None


def _deals(given: InputRecord, language: str, usual: str) -> Iterator[InputRecord]:
    """Yield each record of a text: itself, those of a list or a link, or what words say.

    Args:
        given: the text.
        language: of what is told of words.
        usual: the rule set of a deal in words that names none; empty for the first of all.
    """
    if not isinstance(given.text, bytes) or given.text.lstrip()[:1] in (b"", b"{"):
        yield from _unpacked(given)
        return
    from piquet_tutor.explore import given as deals

    text = given.text.decode("utf-8", "replace")
    if deals.is_record(text):
        yield from _unpacked(given)
        return
    try:
        read = deals.read(text, usual or deals.FIRST_RULES)
    except deals.FAULTS as fault:
        if given.file.endswith(".json"):  # its name says that it is meant for a record
            yield from _unpacked(given)
        else:
            yield replace(given, text=deals.record_fault(fault))
        return
    notes = [deals.left_open(read, language), *deals.left_out(read.taken, language)]
    several = len(read.records) > 1
    for number, record in enumerate(read.records, 1):
        told = json.dumps(deals.named(record, read.taken.names, language)).encode()
        yield replace(given, text=told, record=number * several, notes=tuple(filter(None, notes)))


def _unpacked(given: InputRecord) -> Iterator[InputRecord]:
    """Yield the record itself, or each record of a list."""
    begins = isinstance(given.text, bytes) and given.text.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"[")
    listed = _value(given.text) if begins else None
    if listed is None:
        yield given
        return
    if not listed:
        from piquet_tutor.narration.spoken import Spoken, spoken_fault

        yield replace(given, text=spoken_fault("form.type", Spoken("terminal-wrong-empty-list")))
    for number, each in enumerate(listed, 1):
        yield replace(given, text=json.dumps(each).encode(), record=number)


def parsed(given: InputRecord) -> Any:
    """The JSON value of a record.

    Raises:
        RecordError: it could not be read.
    """
    from piquet_tutor.game.records.text import parse

    if not isinstance(given.text, bytes):
        raise given.text
    return parse(given.text, one_line=given.one_line)


def ruled_on(given: InputRecord, rules: RuleSet | None) -> Deal | Partie:
    """The deal or partie of a record, played through.

    Raises:
        RecordError: it is broken, or does what the rules do not allow.
    """
    from piquet_tutor.game.records import form, io

    value = parsed(given)
    if form.check(value) == form.PARTIE:
        return io.partie_from(value, rules)
    return io.play_through(io.score_from(value, rules))


def for_each_record(
    names: tuple[str, ...],
    do: Callable[[InputRecord], None],
    trouble: Callable[[InputRecord, RecordError], None] | None = None,
    language: str = "en",
    rules: RuleSet | None = None,
) -> bool:
    """Do something with each record, and report the error of each broken one in a sentence.

    Args:
        names: files, or ``-``.
        do: called with each record; it may raise RecordError.
        trouble: called with each broken record instead; without it, the sentence goes to the error stream.
        language: the language of the sentence.
        rules: the rule set of a deal in words that names none; None for the first of all.

    Returns:
        Whether there was no error.
    """
    from piquet_tutor.game.records.faults import RecordError

    well = True
    for given in _records(names, language, "" if rules is None else rules.id):
        for note in given.notes:
            complain(given.label(language), note, language)
        try:
            do(given)
            continue
        except OSError:  # whoever reads the output has gone, or its disk takes no more: no record is to blame
            raise
        except RecordError as error:
            fault = error
        except Exception as error:
            if shows_tracebacks():
                raise
            fault = _failed(error)
        well = False
        if trouble is None:
            complain(given.label(language), placed(fault, language), language)
        else:
            trouble(given, fault)
    return well


def _failed(error: Exception) -> RecordError:
    """An internal error as a record's error; its English does not use the catalogue, which may have failed."""
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.narration.spoken import Spoken

    spoken = Spoken("terminal-tutor-failed", kind=type(error).__name__)
    return RecordError("tutor.failed", "", spoken=spoken)


def placed(fault: RecordError, language: str = "en") -> str:
    """The sentence of an error, in a form that can follow the name of a file."""
    from piquet_tutor.narration.faults import fault_told, said_after_colon

    return fault_told(fault, language) if fault.place else said_after_colon(fault, language)


def one_deal(given: InputRecord, rules: RuleSet | None) -> Deal:
    """The deal of a record, played through.

    Raises:
        RecordError: it is broken, does what the rules do not allow, or holds a whole partie.
    """
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.game.state import Deal

    ruled = ruled_on(given, rules)
    if not isinstance(ruled, Deal):
        raise RecordError("partie.one_deal", "", "")
    return ruled


def seated(ruled: Deal | Partie, seat: str | None) -> Deal | Partie:
    """The deal or partie if it has this seat.

    Raises:
        RecordError: it has no such seat.
    """
    from piquet_tutor.game.records.faults import RecordError

    seats = ruled.rules.table.seats
    if seat is not None and seat not in seats:
        raise RecordError("seat.unknown", "", "", seat=seat, rules=ruled.rules.id, seats=", ".join(seats))
    return ruled
