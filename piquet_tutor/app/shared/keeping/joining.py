"""What two tabs have done, brought together: of what stood before, what one has made of it and what the other has.

>>> joined_names(["a", "b"], ["a", "c"], ["a", "b", "d"])
['a', 'd', 'c']
>>> joined_table({"x": 1}, {"x": 2}, {"x": 1, "y": 3})
{'x': 2, 'y': 3}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from piquet_tutor.app.kept_text import Join
from piquet_tutor.game.records.nesting import loaded

Value = TypeVar("Value")


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
