"""What a room remembers for the teacher's report: who has sat in it, and how each of them answered what was revealed.

It is kept for as long as the room is open, and given to the page of its teacher alone. Pure: no socket and no clock.

>>> register = Register()
>>> register.enter("a1", "Anna")
>>> register.enter("b2", "Anna")
>>> register.record(7, {"text": "Good?"}, {"a1": "good"})
>>> register.by_name(register.questions[7].answers)
[('Anna', 'good'), ('Anna (2)', '')]
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MOST_PUPILS: Final = 1_600
"""Names in one register; beyond them those go that never answered, the first first."""
MOST_QUESTIONS: Final = 120
LONGEST_ABOUT: Final = 12_000
"""Characters that the teacher's page may have kept of one question."""


@dataclass(frozen=True)
class Recorded:
    """A question that was revealed.

    Attributes:
        about: what the teacher's page wants to be told of it again, as it came; nothing in here reads it.
        answers: by the token of a seat.
    """

    about: Mapping[str, Any]
    answers: Mapping[str, str]


@dataclass
class Register:
    """The register of a class.

    Attributes:
        names: by the token of a seat, no two alike.
        closed: the tokens of seats that the teacher has closed.
        questions: by their numbers, in the order in which they were revealed.
    """

    names: dict[str, str] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    questions: dict[int, Recorded] = field(default_factory=dict)

    def enter(self, token: str, name: str) -> None:
        """Write a pupil down under a name that nobody else has: the second Anna is Anna (2)."""
        known = self.names.get(token, "")
        if known == name or known.startswith(f"{name} ("):
            return
        taken = {each for other, each in self.names.items() if other != token}
        label, number = name, 1
        while label in taken:
            number += 1
            label = f"{name} ({number})"
        if token in self.names or self._has_room():
            self.names[token] = label

    def _has_room(self) -> bool:
        if len(self.names) < MOST_PUPILS:
            return True
        silent = next((token for token in self.names if token not in self._heard), None)
        if silent is not None:
            del self.names[silent]
            self.closed.discard(silent)
        return silent is not None

    @property
    def _heard(self) -> set[str]:
        """The seats from which anything was answered."""
        return {token for each in self.questions.values() for token in each.answers}

    def record(self, number: int, about: Mapping[str, Any], answers: Mapping[str, str]) -> None:
        """Write a revealed question down; of one that is revealed again the answers stay as they were given."""
        before = self.questions.get(number)
        if before is None and len(self.questions) >= MOST_QUESTIONS:
            del self.questions[next(iter(self.questions))]
        self.questions[number] = Recorded(about, {**answers, **(before.answers if before is not None else {})})

    def forget(self, number: int) -> None:
        """Strike a question out: another one is asked under its number."""
        self.questions.pop(number, None)

    def close(self, token: str) -> None:
        """Note that a seat was closed: what was revealed from it stays, under the name that it had."""
        self.closed.add(token)

    def reopen(self, token: str) -> None:
        """Note that whoever sat on a closed seat sits on it again."""
        self.closed.discard(token)

    def by_name(self, answers: Mapping[str, str]) -> list[tuple[str, str]]:
        """Everybody by name with their answer, empty for none, in the order in which they came in.

        Those are left out whose seat was closed before anything from it was revealed.
        """
        out = self.closed - self._heard
        return [(name, answers.get(token, "")) for token, name in self.names.items() if token not in out]

    @property
    def closed_names(self) -> list[str]:
        """The names of those whose seat is closed."""
        return [name for token, name in self.names.items() if token in self.closed]


def about_of(value: object) -> Mapping[str, Any] | None:
    """What a page wants kept of a question, as it came; None if it is nothing, or too long."""
    if not isinstance(value, dict) or len(json.dumps(value, ensure_ascii=False)) > LONGEST_ABOUT:
        return None
    return value


def remembered(register: Register) -> Iterator[dict[str, Any]]:
    """Yield every question of a register with its answers, as a teacher's page that returns is told."""
    for number, each in register.questions.items():
        by = register.by_name(each.answers)
        tally = dict(Counter(each.answers.values()))
        yield {"stood": {"number": number, "asked": each.about, "tally": tally, "by": by}}
