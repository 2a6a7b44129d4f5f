"""What a browser has kept for a page, as it comes back: a stranger's text, of which nothing is trusted.

Each page checks its own values; that a text is a table of the page's own form at all is checked here for every one.
What two tabs have done is brought together: of what stood before, what one has made of it and what the other has.

>>> joined_names(["a", "b"], ["a", "c"], ["a", "b", "d"])
['a', 'd', 'c']
>>> joined_table({"x": 1}, {"x": 2}, {"x": 1, "y": 3})
{'x': 2, 'y': 3}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from piquet_tutor.app.kept_text import LARGEST, Join
from piquet_tutor.game.cards import Card, CardError, Cards, format_cards, parse_cards, sort_hand
from piquet_tutor.game.records.nesting import loaded

LESSON_FORMAT: Final = "piquet-lesson-table/1"
"""The mark of a guided deal; the front page looks at it as well."""

LONGEST_HAND: Final = 60
"""Characters of the cards of a hand."""
Value = TypeVar("Value")


def kept(text: str, form: str, largest: int = LARGEST, names: Collection[str] | None = None) -> dict[str, Any]:
    """The values in a kept text, by name, without its mark ``format``.

    Args:
        text: what the browser gave back.
        form: the mark.
        largest: the longest text that is taken, in characters.
        names: the names there must be, these and no others; None where the page looks itself.

    Raises:
        ValueError: the text is too large or cannot be read, or it was kept for something else.

    >>> kept('{"format": "piquet-table/1", "seed": 7}', "piquet-table/1")
    {'seed': 7}
    """
    if len(text) > largest:
        raise ValueError("it is too large")
    value = loaded(text)
    if not isinstance(value, dict) or value.pop("format", None) != form:
        raise ValueError("it has another form")
    if names is not None and set(value) != set(names):
        raise ValueError("it is not what was kept")
    return value


def kept_or_none(text: str | None, form: str) -> dict[str, Any]:
    """The same, for a page that loses nothing by beginning anew: no values where there is nothing to read."""
    try:
        return kept(text or "", form)
    except ValueError:
        return {}


def deal_played(text: str | None) -> bool | None:
    """Whether a kept guided deal was ever played to its end, though it be played again now; None where none is kept."""
    found = kept_or_none(text, LESSON_FORMAT)
    return (found.get("over") is True or found.get("played") is True) if found else None


def cards_written(cards: Iterable[Card]) -> str:
    """Cards that were touched and nothing has been done with yet, as they are kept.

    >>> cards_written(cards_in("7C AS"))
    'AS 7C'
    """
    return format_cards(sort_hand(cards))


def cards_in(text: Any) -> Cards:
    """The cards of a kept text; none where it is no text, or one of them is no card."""
    try:
        return parse_cards(text) if is_short(text, LONGEST_HAND) else ()
    except CardError:
        return ()


def match_kept(kept: Mapping[str, Any]) -> str:
    """By what one kept match is known from another: its rule set, and the seed of its cards.

    >>> match_kept({"rules": "rubicon", "seed": 7, "level": "sensible"})
    'rubicon/7'
    """
    return f"{kept.get('rules')}/{kept.get('seed')}"


def is_short(value: Any, longest: int) -> bool:
    """Whether a value is a text of at most so many characters."""
    return isinstance(value, str) and len(value) <= longest


def is_table(value: Any, check: Callable[[Any], bool], most: int, longest: int) -> bool:
    """Whether a value is a table of at most so many names, each short, whose values all stand the check."""
    return (
        isinstance(value, dict)
        and len(value) <= most
        and all(is_short(name, longest) and check(each) for name, each in value.items())
    )


def joined_names(before: Sequence[str], mine: Sequence[str], theirs: Sequence[str]) -> list[str]:
    """A set of names in the order in which they came: what either has added is in it, what either took out is not."""
    left = set(before) - set(mine)
    added = [each for each in mine if each not in before and each not in theirs]
    return [*(each for each in theirs if each not in left), *added]


def joined_table(
    before: Mapping[str, Value],
    mine: Mapping[str, Value],
    theirs: Mapping[str, Value],
    both: Callable[[Value, Value], Value] = lambda mine, theirs: mine,
) -> dict[str, Value]:
    """Values by name: each as the one left it who has changed it.

    Args:
        before: as they stood.
        mine: as they stand here.
        theirs: as they stand there.
        both: of two values that have both been changed, mine and theirs, the one that stands; mine, unless it is given.
    """
    found = dict(theirs)
    for name in [*before, *(each for each in mine if each not in before)]:
        if mine.get(name) == before.get(name):
            continue
        changed_there = theirs.get(name) != before.get(name) and name in theirs
        if name not in mine:
            if not changed_there:
                found.pop(name, None)
        else:
            found[name] = both(mine[name], theirs[name]) if changed_there else mine[name]
    return found


def by_fields(*groups: Sequence[str]) -> Join:
    """Kept texts of which the fields of a group go together: each group as whoever changed it last has left it.

    Args:
        groups: names of fields; any other field goes with the first group.
    """

    def join(before: str | None, mine: str, theirs: str | None) -> str | None:
        then, here, there = map(_fields, (before, mine, theirs))
        if not here or not there:
            return mine
        named = {name for group in groups[1:] for name in group}
        first = [name for name in here if name not in named]
        changed = [group for group in (first, *groups[1:]) if any(then.get(each) != here.get(each) for each in group)]
        taken = {name: here[name] for group in changed for name in group if name in here}
        return theirs if not taken else json.dumps({**there, **taken}, separators=(",", ":"), ensure_ascii=False)

    return join


def _fields(text: str | None) -> dict[str, Any]:
    try:
        found = loaded(text or "")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
