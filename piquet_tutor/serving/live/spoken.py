"""What is said over a room's sockets: read with suspicion, and written as short JSON.

A message is an object with one name. A teacher says ``open``, ``step``, ``reveal``, ``rest``, ``close``, ``deals`` (of
the lesson, for whoever looks at them), ``watch`` (the list of seats), ``shut`` or ``admit``; a pupil says ``join``,
``look`` or ``answer``, and nothing else is heard from one. What is read can be written again: no half of a character,
and no number that is none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from piquet_tutor.game.records.nesting import loaded
from piquet_tutor.serving.live.room import Room, VoteQuestion
from piquet_tutor.serving.live.seating import crowd

LONGEST_FROM_PUPIL: Final = 1_000
"""In bytes."""
LONGEST_FROM_TEACHER: Final = 64_000
DEEPEST: Final = 10
"""Objects and lists within each other."""
MOST_CHOICES: Final = 40
LONGEST_CHOICE: Final = 40
LANGUAGES: Final = 8
MOST_NUMBER: Final = 10**9
KINDS: Final = ("", "vote", "better")
"""What is asked for, as :class:`~piquet_tutor.serving.live.room.Step` has it."""


def read(text: object, longest: int) -> tuple[str, Mapping[str, Any]]:
    """The name of a message and what it says; an empty name if it is none."""
    if not isinstance(text, str) or len(text) > longest:
        return "", {}
    try:
        found = loaded(text, DEEPEST)
        json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    except ValueError:
        return "", {}
    if not isinstance(found, dict) or len(found) != 1:
        return "", {}
    ((name, said),) = found.items()
    return (name, said) if isinstance(said, dict) else ("", {})


def step_of(said: Mapping[str, Any]) -> VoteQuestion | None:
    """The question a teacher's page asks; None if it is none."""
    number, choices, words, most = (said.get(name) for name in ("number", "choices", "said", "most"))
    if not is_number(number) or not _is_choices(choices) or not _is_by_language(words):
        return None
    kind = said.get("kind", "")
    if not is_number(most) or not 0 < most <= MOST_CHOICES or kind not in KINDS:
        return None
    return VoteQuestion(number, tuple(choices), words, most, kind)


def is_number(value: object) -> TypeGuard[int]:
    """Whether this is a whole number that can be a question's."""
    return type(value) is int and 0 <= value <= MOST_NUMBER


def texts(value: object) -> list[str]:
    """A list of short texts as it came; nothing if it is none."""
    if not isinstance(value, list) or len(value) > MOST_CHOICES:
        return []
    return value if all(isinstance(each, str) and len(each) <= LONGEST_CHOICE for each in value) else []


def _is_choices(value: object) -> TypeGuard[list[str]]:
    found = texts(value)
    return bool(found) and len(set(found)) == len(found) and not any(" " in each or not each for each in found)


def _is_by_language(value: object) -> TypeGuard[Mapping[str, Any]]:
    return (
        isinstance(value, dict) and 0 < len(value) <= LANGUAGES and all(isinstance(one, dict) for one in value.values())
    )


def by_language(value: object) -> Mapping[str, Any] | None:
    """Texts by language as they came; None if they are none."""
    return value if _is_by_language(value) else None


def present(room: Room, mine: str = "") -> dict[str, Any]:
    """The step at which a room stands, as a pupil's page is told.

    Args:
        room: the room.
        mine: the pupil's own answer, if they gave one.
    """
    step = room.step
    if step is None:
        return {"rest": {}}
    asked = {"number": step.number, "choices": step.choices, "most": step.most, "said": step.said, "mine": mine}
    asked |= {"kind": step.kind} if step.kind else {}
    if not room.revealed:
        return {"step": asked}
    return {"told": {**asked, "right": room.right, "why": room.told}}


def counted(room: Room) -> dict[str, Any]:
    """How far a room is, as the teacher's page is told: how many, and not which until it is revealed."""
    number = room.step.number if room.step is not None else 0
    found: dict[str, Any] = {"joined": room.joined, "answered": room.answered, "number": number}
    if most := crowd(room):
        found |= {"crowd": most}
    if room.revealed:
        found |= {"tally": room.tally, "by": room.by_name}
    if closed := room.register.closed_names:
        found |= {"closed": closed}
    return {"count": found}
