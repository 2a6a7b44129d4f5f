"""What the values in a rule file can be, key by key: a text, a list of texts, a whole number, a table.

A value of another kind would be noticed late, by whatever first counts with it, far from where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.rule_files import RuleFile

MOST: Final = 1000
"""The largest number that an option, or a parameter of a clause, can be."""


class Shape(NamedTuple):
    """What a value can be.

    Attributes:
        said: in words, with an example.
        fits: whether a value is such.
    """

    said: str
    fits: Callable[[object], bool]


def is_number(value: object) -> bool:
    """Whether it is a whole number: in Python, ``true`` is one too."""
    return isinstance(value, int) and not isinstance(value, bool)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_text, value))


def _text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


TEXT: Final = Shape('a text in quotation marks, such as "club"', _text)
TEXTS: Final = Shape('a list of texts, such as ["point", "set"]', _texts)
NUMBER: Final = Shape("a whole number, such as 12", is_number)
TRUTH: Final = Shape("true or false", lambda value: isinstance(value, bool))
TABLE: Final = Shape("a table: write its keys below a heading in brackets", lambda value: isinstance(value, dict))
TABLES: Final = Shape(
    "tables, each below a heading of its own",
    lambda value: isinstance(value, dict) and all(isinstance(one, dict) for one in value.values()),
)
LISTS: Final = Shape(
    'lists of citations, such as ["parlett | The deal"]',
    lambda value: isinstance(value, dict) and all(isinstance(one, list) for one in value.values()),
)
OF_A_FILE: Final[Mapping[str, Shape]] = {
    "id": TEXT,
    "base": Shape('a text in quotation marks, such as "piquet", or ""', lambda value: isinstance(value, str)),
    "order": NUMBER,
    "frame": TABLE,
    "options": TABLE,
    "cites": LISTS,
    "reckoning": TEXTS,
    "drop": TEXTS,
    "amend": TABLES,
}
OF_A_CLAUSE: Final[Mapping[str, Shape]] = {
    **dict.fromkeys(("id", "says", "subject", "event", "question", "policy"), TEXT),
    **dict.fromkeys(("exception_to", "counts_as", "account"), TEXT),
    **dict.fromkeys(("reads", "unlent"), TEXTS),
    **dict.fromkeys(("once", "stops"), TRUTH),
    **dict.fromkeys(("params", "when"), TABLE),
}
OF_A_FRAME: Final[Mapping[str, Shape]] = dict.fromkeys(("phases", "kinds", "seats", "sides", "accounts"), TEXTS)


def check_file(source: RuleFile) -> None:
    """Check what stands at the top of a rule file, and the shape of its clauses.

    Raises:
        RuleFileError: a value is of another kind than its key's.
    """
    for key, shape in OF_A_FILE.items():
        if key in source.data and not shape.fits(source.data[key]):
            raise source.fail(f"{key} must be {shape.said}.", f"[{key}]", f"[[{key}]]", f"{key} =", key)
    for key, shape in OF_A_FRAME.items():
        frame = source.data.get("frame", {})
        if key in frame and not (shape.fits(frame[key]) and frame[key]):
            raise source.fail(f"[frame]: {key} must be {shape.said}.", f"{key} =")
    for entry in source.data.get("rule", ()):
        _check_clause(source, str(entry.get("id", "?")), entry)
    for name, change in source.data.get("amend", {}).items():
        _check_clause(source, name, change)
        if change.get("id", name) != name:
            raise source.fail_in(name, f"a change of {name} cannot name it anew; take the id out.", "id")


def _check_clause(source: RuleFile, name: str, entry: Mapping[str, Any]) -> None:
    for key, shape in OF_A_CLAUSE.items():
        if key in entry and not shape.fits(entry[key]):
            raise source.fail_in(name, f"clause {name}: {key} must be {shape.said}.", key)


def misfit(value: object, others: list[object], words: frozenset[str]) -> str:
    """What is wrong with a parameter of a clause, as the end of a sentence; empty where nothing is.

    Args:
        value: the parameter.
        others: what it is elsewhere in clauses that have the same policy; what an option can be set to stands there
            value by value. Where there is none, nothing is known of it.
        words: the names that any parameter may be: of clauses, kinds of score and rule sets.
    """
    if not others:
        return ""
    if isinstance(value, list):
        flat = [one for other in others if isinstance(other, list) for one in other]
        if not flat:
            return f"must be {_said(others, words)}, and no list"
        return next(
            (f"has {one!r} in its list, which {wrong}" for one in value if (wrong := misfit(one, flat, words))), ""
        )
    fits = any(type(one) is type(value) for one in others)
    if is_number(value) and fits:
        return "" if 0 <= value <= MOST else f"must be from 0 to {MOST}"  # type: ignore[operator]
    if isinstance(value, str) and fits:
        named = value in words and any(isinstance(one, str) and one in words for one in others)
        return "" if named or value in others else f"must be {_said(others, words)}"
    return "" if fits else f"must be {_said(others, words)}"


def _said(others: list[object], words: frozenset[str]) -> str:
    """What a parameter can be, in words."""
    said = []
    if any(map(is_number, others)):
        said.append(f"a whole number from 0 to {MOST}")
    if any(isinstance(one, bool) for one in others):
        said.append("true or false")
    texts = sorted({one for one in others if isinstance(one, str)})
    named = [f'"{one}"' for one in texts if one not in words] or [f'a name such as "{one}"' for one in texts[:1]]
    lists = ["a list"] if any(isinstance(one, list) for one in others) else []
    return " or ".join((*said, *named, *lists))
