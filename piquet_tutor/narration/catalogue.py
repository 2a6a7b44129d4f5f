"""The message catalogue: a folder of Fluent files for each language, each message parsed when it is first needed.

What only some pages need, such as the texts of a lesson, stands in files of its own, each a catalogue for itself.

Facts are passed to messages unchanged; each message decides how they are worded. It may use the functions of
``functions.py`` (``SIDE ROLE CARD WORDS`` ...) and Fluent's ``NUMBER``.

A text is never incomplete: an unknown message, a missing variable or an absent fact that would be shown is an error.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.narration.naming import FIRST_LANGUAGE, NOBODY, Cast, Names
from piquet_tutor.narration.plain_text import BLANK_LINE, MissingText, flowed

if TYPE_CHECKING:
    from piquet_tutor.narration.patterns import JoinedPieces, Pattern

PARTS_OF_THE_LAW: Final = (
    *("deal", "carte_blanche", "bidding", "exchange", "declaring", "point", "sequence", "set", "bonuses", "play"),
    *("settlement", "conduct"),
)
"""The parts of the rulebook, a file for each: there every message of a clause stands under the clause's name."""
FILES: Final = (
    "words.ftl",
    "books.ftl",
    "places.ftl",
    "frame.ftl",
    "picture.ftl",
    "embed.ftl",
    "sphinx.ftl",
    "around.ftl",
    "faults.ftl",
    "table.ftl",
    "interface.ftl",
    "pages.ftl",
    "first_deal.ftl",
    "rulings.ftl",
    "forms.ftl",
    *(f"clauses/{part}.ftl" for part in PARTS_OF_THE_LAW),
    "options.ftl",
    "referee.ftl",
    "cases.ftl",
    "finding.ftl",
    "queries.ftl",
    "scorer.ftl",
    "why.ftl",
    "shown.ftl",
    "wishes.ftl",
    "cells.ftl",
    "editing.ftl",
    "lab.ftl",
    "given.ftl",
    "information.ftl",
    "worksheet.ftl",
    "course.ftl",
    "notes.ftl",
    "classroom.ftl",
    "questions.ftl",
    "live.ftl",
    "terminal.ftl",
    "site.ftl",
    "gallery.ftl",
    "claims.ftl",
    "proofs.ftl",
    "coach.ftl",
    "advice.ftl",
    "opponents.ftl",
    "advice_exchange.ftl",
    "advice_play.ftl",
    "odds.ftl",
    "review.ftl",
    "principles.ftl",
    "coach_panel.ftl",
)
"""In the order in which they are listed where all of them are."""
_HEADING: Final = re.compile(rb"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(rb"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_CLAUSE: Final = re.compile(rb"^## (\S+)$", re.MULTILINE)
"""The name of a clause, above all its messages; other headings are of several words."""
_WEIGHT: Final = re.compile(r"[01](\.\d{1,3})?")


def _home() -> Traversable:
    return files("piquet_tutor").joinpath("narration", "locales")


@cache
def languages() -> tuple[str, ...]:
    """Every language that has a catalogue, the default first."""
    found = sorted(each.name for each in _home().iterdir() if each.joinpath(FILES[0]).is_file())
    return tuple(sorted(found, key=lambda name: name != FIRST_LANGUAGE))


def meant(tag: str) -> str:
    """The language that a tag such as ``fr-CA`` or ``FR`` means; empty where there is none such.

    This is the lookup of RFC 4647, section 3.4: the tag is shortened from its end until it names a language there is.
    An underscore is taken for a hyphen, as in the names of locales.

    >>> meant("fr-CA"), meant("EN_us"), meant("tlh")
    ('fr', 'en', '')
    """
    parts = tag.lower().replace("_", "-").split("-")
    known = {each.lower(): each for each in languages()}
    while parts and "-".join(parts) not in known:
        parts.pop()
    return known["-".join(parts)] if parts else ""


def preferred(ranges: str) -> str:
    """The language that a browser would rather have (its header ``Accept-Language``); empty where there is none such.

    >>> preferred("de-DE, fr-CA;q=0.8, en;q=0.5"), preferred("fr;q=0, *"), preferred("")
    ('fr', '', '')
    """
    wanted = []
    for each in ranges.split(","):
        tag, _, quality = each.strip().partition(";")
        weight = quality.strip().removeprefix("q=") or "1"
        wanted.append((float(weight) if _WEIGHT.fullmatch(weight) else 0.0, tag.strip()))
    by_weight = sorted(wanted, key=lambda one: -one[0])  # of equal weight, the one named first
    return next((known for weight, tag in by_weight if weight and (known := meant(tag))), "")


class StoredFiles(Mapping[str, bytes]):
    """The files of a folder by name, each read when it is asked for; of those named, the ones that are there."""

    def __init__(self, folder: Traversable, names: Iterable[str]) -> None:
        self._folder = folder
        self._names = tuple(each for each in names if folder.joinpath(each).is_file())

    def __getitem__(self, name: str) -> bytes:
        return self._folder.joinpath(name).read_bytes()

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, bytes], behind: Catalogue | None = None) -> None:
        """Find the messages of the files.

        Args:
            language: its code.
            sources: each file as it is stored, in UTF-8, by name. It is asked for a file whenever a message of it is
                read: kept in memory, the texts would be most of what a catalogue takes.
            behind: the fallback catalogue for messages this one lacks: a half-translated page is better than none.
                Such a message still counts as not ``in`` this catalogue, and the tests allow none.

        Raises:
            MissingText: a file cannot be parsed, or a message is defined twice.
        """
        from piquet_tutor.narration.functions import functions_for

        self.language = language
        self.functions = functions_for(self)
        """What its messages may call."""
        self._behind = behind
        self.entries: dict[str, Pattern] = {}
        """The patterns read so far, of messages and of their attributes."""
        self._words: dict[str, str] = {}
        self._sources = sources
        self._files = tuple(sources)
        self._firsts = array("I")
        """Of each file, the number of its first message, and at the end how many messages there are."""
        self._starts = array("I")
        """Where each message begins in its file."""
        self._names, self._numbers = self._places()
        """Every message by its name's digest, in rising order, and its number, in the order of the files.

        The names themselves would be a megabyte of every kernel; that two have one digest is a chance of one in 10¹².
        """
        self._patterns: dict[str, dict[str, slice]] = {}
        """Of each message that has been asked for, where its pattern and those of its attributes stand in its file."""
        self._reading = RLock()
        """Held while a pattern is read, so that no other thread sees half of it."""

    def _places(self) -> tuple[array[int], array[int]]:
        """Every message and where it stands, found without parsing.

        Parsing is what costs time and memory, and a page needs some hundreds of four thousand messages.
        """
        found: dict[int, int] = {}
        for file, text in self._sources.items():
            self._firsts.append(len(found))
            for message, start in _headings(text):
                name = _digest(message)
                if name in found:
                    raise MissingText(f"{self.language}/{file}: {message} is defined twice.")
                self._starts.append(start if len(found) > self._firsts[-1] else 0)
                found[name] = len(found)
        self._firsts.append(len(found))
        names = sorted(found)
        return array("Q", names), array("I", map(found.__getitem__, names))

    def _number(self, message: str) -> int | None:
        """The number of a message; None where there is none of this name."""
        name = _digest(message)
        at = bisect_left(self._names, name)
        return self._numbers[at] if at < len(self._names) and self._names[at] == name else None

    def _place(self, message: str) -> tuple[str, int, int]:
        """The file of a message, where it begins there, and where the next one does (at the end of a file none)."""
        number = self._number(message)
        assert number is not None
        file = bisect_right(self._firsts, number) - 1
        is_last = number + 1 == self._firsts[file + 1]
        return self._files[file], self._starts[number], -1 if is_last else self._starts[number + 1]

    def read_all(self) -> Catalogue:
        """Read what has not been read yet."""
        self.keys("")
        return self

    def keys(self, beginning: str) -> tuple[str, ...]:
        """The keys of every message whose name begins so, with those of its attributes, in the order of the files."""
        everything = (message for text in self._sources.values() for message, _ in _headings(text))
        messages = [each for each in everything if each.startswith(beginning)]
        with self._reading:
            found = tuple(key for message in messages for key in self._patterns_of(message))
            for key in found:
                self._read(key)
        return found

    def _patterns_of(self, message: str) -> dict[str, slice]:
        """Where the pattern of a message and those of its attributes stand in its file, found without parsing."""
        found = self._patterns.get(message)
        if found is None and self._number(message) is not None:
            found = self._patterns[message] = self._divided(message)
        return found or {}

    def _divided(self, message: str) -> dict[str, slice]:
        file, start, end = self._place(message)
        text = self._sources[file]
        until = end if end >= 0 else len(text)
        heads = list(_ATTRIBUTE.finditer(text, start, until))
        ends = [each.start() for each in heads] + [until]
        found = {message: slice(start, ends[0])} if _has_value(text[start : ends[0]]) else {}
        for head, after in zip(heads, ends[1:], strict=True):
            key = f"{message}.{head[1].decode()}"
            if key in found:
                raise MissingText(f"{self.language}/{file}: {key} is defined twice.")
            found[key] = slice(head.start(), after)
        return found

    def _read(self, key: str) -> None:
        """Read a pattern, after every other to which it refers."""
        from piquet_tutor.narration.patterns import Pattern, PatternReader

        message, _, attribute = key.partition(".")
        where = self._patterns_of(message).get(key)
        if where is None or key in self.entries:
            return
        reader = PatternReader()
        pattern = reader.pattern(self._syntax(message, attribute, where))
        names = set(reader.names)
        for each in reader.messages:
            self._read(each)
            if each not in self.entries:
                raise MissingText(f"{key} refers to {each}, which does not exist.")
            names.update(self.entries[each].names)
        self.entries[key] = Pattern(key, pattern, tuple(sorted(names)))

    def _syntax(self, message: str, attribute: str, where: slice) -> Any:
        """A pattern as it is written, parsed."""
        from fluent.syntax import FluentParser, ast

        file = self._place(message)[0]
        text = self._sources[file]
        written = text[where].decode()
        body = FluentParser(with_spans=False).parse(f"{message} =\n{written}" if attribute else written).body
        for each in body:
            if isinstance(each, ast.Junk):
                content = str(each.content)
                at = max(text.find(content.encode(), where.start), where.start)  # of an attribute, where it begins
                line = text.count(b"\n", 0, at) + 1
                raise MissingText(f"{self.language}/{file}, line {line}: this cannot be read: {content[:60]!r}.")
        (found,) = (each for each in body if isinstance(each, ast.Message))
        return found.attributes[0].value if attribute else found.value

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def _find(self, key: str) -> Pattern | None:
        found = self.entries.get(key)
        if found is not None or self._number(key.partition(".")[0]) is None:
            return found
        with self._reading:
            self._read(key)
            return self.entries.get(key)

    def entry(self, key: str) -> Pattern:
        """The message that stands under a key, here or in the catalogue behind.

        Raises:
            MissingText: there is none.
        """
        found = self._find(key)
        if found is None and self._behind is not None:
            return self._behind.entry(key)
        if found is None:
            raise MissingText(f"the {self.language} catalogue has no {key}.")
        return found

    def format(self, key: str, arguments: Mapping[str, Any], names: Names = NOBODY) -> str:
        """The text of a message.

        Args:
            key: the message.
            arguments: its variables.
            names: of those who play, by which their seats are told.

        Raises:
            MissingText: the message, a variable or a word it needs is missing.
        """
        entry = self._find(key)
        if entry is None and self._behind is not None:
            return self._behind.format(key, arguments, names)
        pattern = self.entry(key).pattern
        try:
            if isinstance(pattern, str):
                return pattern
            return self._by_name(pattern, arguments, names) if names.called else str(pattern(self, arguments))
        except MissingText as error:
            raise MissingText(f"{self.language}, {key}: {error}.") from error

    def _by_name(self, pattern: JoinedPieces, arguments: Mapping[str, Any], names: Names) -> str:
        """The text of a pattern with the players' names; each paragraph names them anew."""
        from piquet_tutor.narration.functions import functions_of

        cast = Cast(self, names)
        speech = SpeechByName(self.language, {**self.functions, **functions_of(cast)}, self.entries)
        said = []
        for part in pattern.parts(speech, arguments):
            said.append(part)
            if BLANK_LINE.search(part):
                cast.anew()
        return "".join(said)

    def word(self, key: str) -> str:
        """A text without variables."""
        found = self._words.get(key)
        if found is None:
            found = self._words[key] = flowed(self.format(key, {}))
        return found


class SpeechByName(NamedTuple):
    """A language in which one reader is told by name who is meant."""

    language: str
    functions: Mapping[str, Callable[..., Any]]
    entries: Mapping[str, Pattern]


def _digest(message: str) -> int:
    """A number of 64 bits for the name of a message; Python's own hash has half as many in a browser."""
    return int.from_bytes(blake2b(message.encode(), digest_size=8).digest())


def _headings(text: bytes) -> Iterator[tuple[str, int]]:
    """Every message of a file: its name, and where it begins."""
    return ((heading[1].decode(), heading.start()) for heading in _HEADING.finditer(text))


def _has_value(written: bytes) -> bool:
    """Whether a message says something itself, besides its attributes."""
    own = (line for line in written.partition(b"=")[2].splitlines() if not line.startswith(b"#"))
    return any(each.strip() for each in own)


@cache
def catalogue(language: str = FIRST_LANGUAGE) -> Catalogue:
    """The catalogue of a language, read on first use.

    Raises:
        MissingText: there is no such language.
    """
    if language not in languages():
        raise MissingText(f"there is no catalogue for the language {language[:20]!r}; use {', '.join(languages())}.")
    folder = _home().joinpath(language)
    return Catalogue(
        language, StoredFiles(folder, FILES), None if language == FIRST_LANGUAGE else catalogue(FIRST_LANGUAGE)
    )


def words_lacking(clause: str) -> str:
    """Where the words of a clause are to be written; empty where they are.

    It is asked of a form that somebody adds, when it is loaded: such a form may bring a clause that no other has.

    >>> words_lacking("pique.award"), words_lacking("kitchen.tea")
    ('', 'below “## kitchen.tea” in a file of narration/locales/en/clauses')
    """
    return (
        "" if clause in _clauses() else f"below “## {clause}” in a file of narration/locales/{FIRST_LANGUAGE}/clauses"
    )


@cache
def _clauses() -> frozenset[str]:
    """The clauses under whose names words of the first language stand."""
    parts = StoredFiles(_home().joinpath(FIRST_LANGUAGE), (f"clauses/{part}.ftl" for part in PARTS_OF_THE_LAW))
    return frozenset(name.decode() for text in parts.values() for name in _CLAUSE.findall(text))


CHAPTERS: Final = ("lessons", "saved")
"""Folders of a language whose files are read one by one, each when a page first needs it."""


@cache
def chapters() -> tuple[str, ...]:
    """Every file that is a catalogue for itself, such as ``lessons/04_point``."""
    home = _home().joinpath(FIRST_LANGUAGE)
    found = ((folder, file.name) for folder in CHAPTERS for file in home.joinpath(folder).iterdir())
    return tuple(sorted(f"{folder}/{name.removesuffix('.ftl')}" for folder, name in found if name.endswith(".ftl")))


@lru_cache(maxsize=64)
def chapter(name: str, language: str = FIRST_LANGUAGE) -> Catalogue:
    """The messages of a file that is a catalogue for itself.

    Args:
        name: one of :func:`chapters`.
        language: of its texts; what it lacks is taken from the default language.

    Raises:
        MissingText: there is no such file or language.
    """
    if name not in chapters() or language not in languages():
        raise MissingText(f"there is no catalogue {name[:40]!r} for the language {language[:20]!r}.")
    return Catalogue(
        language,
        StoredFiles(_home().joinpath(language), (f"{name}.ftl",)),
        None if language == FIRST_LANGUAGE else chapter(name),
    )


@lru_cache(maxsize=2048)
def spoken(language: str, key: str, values: tuple[Any, ...], names: Names = NOBODY) -> str:
    """The text of a message for these facts, given in the order of its variables; cached, since most recur."""
    from piquet_tutor.narration.values import argument

    found = catalogue(language)
    variables = found.entry(key).names
    try:
        return found.format(key, {name: argument(value) for name, value in zip(variables, values, strict=True)}, names)
    except MissingText as error:
        shown = ", ".join(variables)
        raise MissingText(f"{language}, {key} (of {shown}): {error}") from error


@lru_cache(maxsize=4096)
def line(language: str, key: str, values: tuple[Any, ...], names: Names = NOBODY) -> str:
    """The same text on one line."""
    return flowed(spoken.__wrapped__(language, key, values, names))
