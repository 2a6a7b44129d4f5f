"""Where a learner is in the lessons, as stored in their own browser; it is untrusted input when read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from piquet_tutor.app.shared.keeping.page_state import is_short, is_table, joined_names, joined_table, kept

FORMAT: Final = "piquet-lessons/1"
KEPT: Final = "lessons"
"""The name under which the browser keeps it."""
LARGEST: Final = 180_000
"""Characters of a kept place that are read at all."""
LONGEST_OWN: Final = 1500
LONGEST_NAME: Final = 60
MOST: Final = 60
MOST_POINTS: Final = 1000
MOST_HINTS: Final = 4

Given = str | list[str] | dict[str, int]
"""An answer: a choice or cards (empty: skipped), facts that were picked (none: shown), or points by side."""


@dataclass
class Visit:
    """One lesson, as far as somebody has come.

    Attributes:
        at: the step that is shown; empty for the first.
        seen: steps that have been looked at.
        answers: what was answered, by step.
        verdicts: what became of the first try: ``right``, ``wrong`` or ``skipped``.
        tries: wrong choices made at steps that are still to be answered, or were answered later, by step.
        own: what was written in the learner's own words, by step.
        hints: hints taken, by step.
        mended: steps that were missed, and were right when they came once more.
        touched: the cards that were touched at the step that is shown, and nothing has been done with yet.
    """

    at: str = ""
    seen: list[str] = field(default_factory=list)
    answers: dict[str, Given] = field(default_factory=dict)
    verdicts: dict[str, str] = field(default_factory=dict)
    own: dict[str, str] = field(default_factory=dict)
    hints: dict[str, int] = field(default_factory=dict)
    tries: dict[str, list[str]] = field(default_factory=dict)
    mended: list[str] = field(default_factory=list)
    touched: str = ""

    @property
    def is_begun(self) -> bool:
        """Whether anything was done: to open a lesson and look at its first step is not to begin it."""
        return len(self.seen) > 1 or any((self.answers, self.verdicts, self.tries, self.own, self.hints, self.touched))

    def leave(self, step: str) -> None:
        """Forget what was answered at a step, so that it can be answered again."""
        self.answers.pop(step, None)
        self.verdicts.pop(step, None)
        self.tries.pop(step, None)
        if step == self.at:
            self.touched = ""
        self.mended = [each for each in self.mended if each != step]


def to_json(visits: dict[str, Visit]) -> str:
    """Every lesson that was begun, as text."""
    begun = {name: asdict(visit) for name, visit in visits.items() if visit.is_begun}
    return json.dumps({"format": FORMAT, "lessons": begun})


def from_json(text: str) -> dict[str, Visit]:
    """Read what was kept.

    Raises:
        ValueError: it is nothing that these pages have kept.
    """
    value = kept(text, FORMAT, LARGEST)
    lessons = value.get("lessons") if len(value) == 1 else None
    if not isinstance(lessons, dict) or len(lessons) > MOST:
        raise ValueError("it has another form")
    return {name: _visit(each) for name, each in lessons.items() if len(name) <= LONGEST_NAME}


def joined(before: str | None, mine: str, theirs: str | None) -> str | None:
    """What was done in two tabs that went on from the same; what cannot be read counts for nothing."""
    then, here, there = (_visits(text) for text in (before, mine, theirs))
    if here == then and theirs is not None:
        return theirs
    names = dict.fromkeys((*there, *here, *then))
    new = Visit()
    return to_json({name: _both(*(each.get(name, new) for each in (then, here, there))) for name in names})


def _both(before: Visit, mine: Visit, theirs: Visit) -> Visit:
    """A lesson gone through in two tabs: of a step answered in both, the answer that was kept first stands."""
    return Visit(
        at=theirs.at if mine.at == before.at else mine.at,
        seen=joined_names(before.seen, mine.seen, theirs.seen),
        answers=joined_table(before.answers, mine.answers, theirs.answers, _first),
        verdicts=joined_table(before.verdicts, mine.verdicts, theirs.verdicts, _first),
        own=joined_table(before.own, mine.own, theirs.own),
        hints=joined_table(before.hints, mine.hints, theirs.hints, max),
        tries=joined_table(before.tries, mine.tries, theirs.tries, lambda here, there: joined_names([], here, there)),
        mended=joined_names(before.mended, mine.mended, theirs.mended),
        touched=theirs.touched if (mine.at, mine.touched) == (before.at, before.touched) else mine.touched,
    )


def _first(mine: Any, theirs: Any) -> Any:
    return theirs if theirs or not mine else mine


def _visits(text: str | None) -> dict[str, Visit]:
    try:
        return from_json(text) if text is not None else {}
    except ValueError:
        return {}


def _visit(value: Any) -> Visit:
    if isinstance(value, dict):
        value = {"tries": {}, "mended": [], "touched": "", **value}  # what was kept before there were these has none
    if not isinstance(value, dict) or value.keys() != asdict(Visit()).keys():
        raise ValueError("a lesson has another form")
    sound = (
        _name(value["at"])
        and isinstance(value["seen"], list)
        and len(value["seen"]) <= MOST
        and all(_name(each) for each in value["seen"])
        and _by_name(value["answers"], _given)
        and _by_name(value["verdicts"], lambda each: each in ("right", "wrong", "skipped"))
        and _by_name(value["own"], lambda each: is_short(each, LONGEST_OWN))
        and _by_name(value["hints"], lambda each: type(each) is int and 0 <= each <= MOST_HINTS)
        and isinstance(value["mended"], list)
        and len(value["mended"]) <= MOST
        and all(_name(each) for each in value["mended"])
        and _by_name(value["tries"], lambda each: isinstance(each, list) and _given(each))
        and _name(value["touched"])
    )
    if not sound:
        raise ValueError("a lesson has a value it cannot have")
    return Visit(**value)


def _name(value: Any) -> bool:
    return is_short(value, LONGEST_NAME)


def _by_name(value: Any, check: Callable[[Any], bool]) -> bool:
    return is_table(value, check, MOST, LONGEST_NAME)


def _given(value: Any) -> bool:
    if isinstance(value, str):
        return _name(value)
    if isinstance(value, list):
        return len(value) <= MOST and all(_name(each) for each in value)
    return _by_name(value, lambda each: type(each) is int and 0 <= each <= MOST_POINTS)
