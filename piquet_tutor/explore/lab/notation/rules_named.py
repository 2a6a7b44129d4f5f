"""What a text says in one line: its rule set and options, and the bids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.clauses import OptionError, Value
from piquet_tutor.engine.clauses import plainly as as_written
from piquet_tutor.engine.faults import alike
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.notation.faults import Heads
from piquet_tutor.explore.lab.notation.scanning import Word
from piquet_tutor.explore.lab.notation.vocabulary import folded, vocabulary
from piquet_tutor.explore.lab.notation.words import words_of
from piquet_tutor.game.records.form import suggestion
from piquet_tutor.game.rules.loader import options, rule_set_names
from piquet_tutor.narration.spoken import Spoken, refused_value

_SETTING: Final = re.compile(r"([a-z][a-z0-9_]*)\s*=\s*([\w.]+)", re.IGNORECASE)
_YES: Final = {"yes": True, "true": True, "no": False, "false": False}
_MOST: Final = 20
"""The most characters of a bid."""


def rules_in(text: str, word: Word) -> tuple[str, dict[str, Value]]:
    """The rule set that a line names, and the options it sets.

    Raises:
        TypedFault: there is no such rule set or option, or it cannot have the value.
    """
    _, start, end = word.value
    first = _SETTING.search(text, start, end)
    stop = first.start() if first is not None else end
    called = text[start:stop].strip(" \t\r\n.,")
    name = rules_called(called)
    if name is not None:
        return name, options_in(text, stop, end) if first is not None else {}
    hint = suggestion(called, rule_set_names(), "write")
    raise TypedFault("rules", text, text.find(called, start), called, hint=hint)


def rules_called(words: str) -> str | None:
    """The rule set of which this is the name or, in any language, the title; None where there is none such.

    >>> rules_called("Rubicon Piquet"), rules_called("au cent"), rules_called("bridge")
    ('rubicon', 'au-cent', None)
    """
    for name in rule_set_names():
        titles = (narration.rules_title(name, language) for language in narration.languages())
        if _plain(words) in map(_plain, (name, name.replace("-", " "), *titles)):
            return name
    return None


def _plain(name: str) -> str:
    return " ".join(folded(name)[0].split())


def options_in(text: str, start: int, end: int) -> dict[str, Value]:
    """The options that a line sets.

    Raises:
        TypedFault: there is no such option, or it cannot have the value.
    """
    settings = list(_SETTING.finditer(text, start, end))
    if not settings:
        raise TypedFault("setting", text, start, text[start:end].strip())
    return dict(_setting(text, each) for each in settings)


def refuse_lost_options(text: str, spans: Iterable[tuple[int, int]]) -> None:
    """See that nothing set aside is an option and its value: without it the deal would be ruled by another book.

    Args:
        text: what was typed.
        spans: where what was set aside stands in it.

    Raises:
        TypedFault: one is.
    """
    for start, _ in spans:  # the sign between divides the name from the value
        found = _SETTING.match(text, start)
        if found is not None and found[1].lower() in options():
            raise TypedFault("option_alone", text, found.start(), found[0])


def _setting(text: str, found: re.Match[str]) -> tuple[str, Value]:
    name, written = found[1].lower(), found[2].lower()
    if name not in options():
        near = alike(name, options(), 3, 0.4) or list(options())[:3]
        raise TypedFault("option", text, found.start(), found[1], hint=suggestion(name, near, "write"))
    value = _value(name, written)
    try:
        return name, options()[name].check(value)
    except OptionError:
        problem = Spoken("finder-cannot-option-value", **refused_value(name, value))
        raise TypedFault("value", text, found.start(2), found[2], problem=problem) from None


def _value(name: str, written: str) -> Value:
    for allowed in options()[name].values:
        if as_written(allowed) == written:
            return allowed
    if written in _YES:
        return _YES[written]
    return int(written) if written.isascii() and written.isdigit() and len(written) < 6 else written


def bids_in(text: str, start: int, end: int, own: Seat, seats: Mapping[str, Seat]) -> Iterator[tuple[Seat, str]]:
    """Yield the bids of a line, each with its seat.

    Args:
        text: the whole text.
        start: where the line begins.
        end: where it ends.
        own: the seat whose bid it is, if it stands before the bid.
        seats: the seat that each word for one names at this table.

    Raises:
        TypedFault: something there is no bid.
    """
    for found in re.compile("[^,]+").finditer(text, start, end):
        said, seat = found[0].strip(" \t\r.:"), own
        words = words_of(said)
        if not words:
            continue
        if words[0].terminal in ("SEAT", "ALONE") or words[0].plain in seats:
            seat = seats.get(words[0].value or words[0].plain, "")
            said = said[words.pop(0).end :].strip(" :")
        if not seat or not said or len(said) > _MOST or not re.fullmatch(r"[\w+\- ]*[\w+\-]", said):
            raise TypedFault(
                "bid", text, found.start(), found[0].strip(), seats=Heads(tuple(filter(None, seats.values())))
            )
        passes = vocabulary().meanings.get(folded(said)[0])
        yield seat, "pass" if passes is not None and passes.terminal == "PASS" else said.lower()
