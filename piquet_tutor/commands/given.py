"""The records a command is given, one at a time: from files, lists and pipes, each ruled on or its fault told."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

from piquet_tutor.commands.ending import complain, own_fault, shows_tracebacks
from piquet_tutor.commands.parameters import sentence

if TYPE_CHECKING:
    from piquet_tutor.engine.deal.partie import Partie
    from piquet_tutor.engine.deal.state import Deal
    from piquet_tutor.engine.records.faults import RecordError
    from piquet_tutor.engine.rules.model import RuleSet


@dataclass(frozen=True)
class Given:
    """One record as it was given: where it stands, and its text, or why there is none.

    Attributes:
        text: its bytes; or what is wrong, where there are none.
        file: the file's name; empty when it was piped.
        line: its line, where it stands on one of several.
        record: its place in a list of records.
        one_line: whether it was given on one line.
    """

    text: bytes | RecordError
    file: str = ""
    line: int = 0
    record: int = 0
    one_line: bool = False

    def label(self, language: str) -> str:
        """Where it stands, in words."""
        if not self.line and not self.record and self.file:
            return self.file
        from piquet_tutor.narration import whole

        where = {"file": self.file or None, "line": self.line, "record": self.record}
        return whole("terminal-given", language, **where)


def _records(names: tuple[str, ...], language: str) -> Iterator[Given]:
    for name in names:
        if name == "-":
            yield from _piped(sys.stdin.buffer, language)
        elif name.endswith(".jsonl"):
            yield from _lines_of_file(name)
        else:
            yield from _unpacked(_file(name))


def _file(name: str) -> Given:
    from piquet_tutor.engine.records.faults import RecordError
    from piquet_tutor.engine.records.text import read_bytes

    try:
        return Given(read_bytes(name), name)
    except RecordError as error:
        return Given(error, name)


def _lines_of_file(name: str) -> Iterator[Given]:
    try:
        stream = open(name, "rb")  # noqa: SIM115, PTH123  # closed below, and the name may not be a path at all
    except (OSError, ValueError):
        yield _file(name)
        return
    with stream:
        for given in _lines(stream, name):
            yield from _unpacked(given)


def _lines(stream: BinaryIO, file: str = "") -> Iterator[Given]:
    from piquet_tutor.engine.records.text import lines_of

    for number, line in enumerate(lines_of(stream), 1):
        if not isinstance(line, bytes) or line.strip():
            yield Given(line, file, number, one_line=True)


def _piped(stream: BinaryIO, language: str) -> Iterator[Given]:
    """One record a line, each answered at once; where the first line only opens a bracket, one text over many lines."""
    lines = _lines(stream)
    first = next(lines, None)
    if first is None:
        complain("", sentence("nothing-given", language))
        return
    opens = isinstance(first.text, bytes) and first.text.removeprefix(b"\xef\xbb\xbf").strip() in (b"{", b"[")
    for given in _over_many_lines([first, *lines]) if opens else chain([first], lines):
        yield from _unpacked(given)


def _over_many_lines(lines: Sequence[Given]) -> Sequence[Given]:
    """The lines as one text; as they are, where that cannot be read and one of them is an object by itself."""
    whole = b"\n".join(each.text for each in lines if isinstance(each.text, bytes))
    if not isinstance(_value(whole), dict | list) and any(isinstance(_value(each.text), dict) for each in lines):
        return lines
    return [Given(whole, one_line=True)]


def _value(text: bytes | RecordError) -> Any:
    """The JSON value of a text; None where it has none."""
    from piquet_tutor.engine.records.faults import RecordError
    from piquet_tutor.engine.records.text import parse

    if isinstance(text, bytes):
        with contextlib.suppress(RecordError):
            return parse(text)
    return None


def _unpacked(given: Given) -> Iterator[Given]:
    """The same; of a list of records each by itself."""
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


def ruled_on(given: Given, rules: RuleSet | None) -> Deal | Partie:
    """The record, played through.

    Raises:
        RecordError: it is broken, or does what the rules do not allow.
    """
    from piquet_tutor.engine.records import form, io, text

    if not isinstance(given.text, bytes):
        raise given.text
    value = text.parse(given.text, one_line=given.one_line)
    if form.check(value) == form.PARTIE:
        return io.partie_from(value, rules)
    return io.play_through(io.score_from(value, rules))


def for_each_record(
    names: tuple[str, ...],
    do: Callable[[Given], None],
    trouble: Callable[[Given, RecordError], None] | None = None,
    language: str = "en",
) -> bool:
    """Do something with each record, and say in a sentence what is wrong with the others.

    Args:
        names: files, or ``-``.
        do: what to do; it may raise RecordError.
        trouble: what to do instead with a broken record; without it the sentence goes to the error stream.
        language: of that sentence.

    Returns:
        Whether all went well.
    """
    from piquet_tutor.engine.records.faults import RecordError

    well = True
    for given in _records(names, language):
        try:
            do(given)
            continue
        except BrokenPipeError:
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
    """A fault of the tutor's own; its English needs no catalogue, which may be what failed."""
    from piquet_tutor.engine.records.faults import RecordError
    from piquet_tutor.narration.spoken import Spoken

    spoken = Spoken("terminal-tutor-failed", kind=type(error).__name__)
    return RecordError("tutor.failed", "", sentence=own_fault(error), spoken=spoken)


def placed(fault: RecordError, language: str = "en") -> str:
    """Its sentence, to stand after the name of a file."""
    from piquet_tutor.narration.faults import fault_told, said_of

    return fault_told(fault, language) if fault.place else said_of(fault, language)


def one_deal(given: Given, rules: RuleSet | None) -> Deal:
    """The deal of a record, played through.

    Raises:
        RecordError: it is broken, does what the rules do not allow, or holds a whole partie.
    """
    from piquet_tutor.engine.deal.state import Deal
    from piquet_tutor.engine.records.faults import RecordError

    ruled = ruled_on(given, rules)
    if not isinstance(ruled, Deal):
        raise RecordError("partie.one_deal", "", "")
    return ruled
