"""A room: who sits in it, what is asked, and who answered what. Pure: no socket and no clock in here.

>>> room = Room("FHKLMQRW", "key")
>>> ann = room.sit("", "Ann")
>>> room.ask(VoteQuestion(1, ("good", "not_good"), {"en": {"text": "Good?"}}))
>>> room.answer(ann, 1, ["not_good"])
True
>>> room.tally  # nothing is told before the answer is
{}
>>> room.reveal(1, ("not_good",), {"en": {}})
True
>>> room.tally
{'not_good': 1}
"""

from __future__ import annotations

import secrets
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from piquet_tutor.serving.live.register import Register

MOST_SEATS: Final = 800
LONGEST_NAME: Final = 40
MOST_BEFORE: Final = 80
"""Questions to which a class can come back."""
JOINS: Final = " "
"""What stands between the parts of an answer of several."""


class RoomFull(Exception):
    """Nobody else can sit down in this room."""


@dataclass(frozen=True)
class VoteQuestion:
    """A question to the class.

    Attributes:
        number: which question of the room; each is asked under a number of its own.
        choices: what can be answered.
        said: by language, the question and the names of its answers, for the pupils' pages.
        most: of how many choices an answer may consist.
        kind: what is asked for: ``vote``, of which nothing is right or wrong, ``better``, of which several can be as
            good, or empty where one answer is right.
    """

    number: int
    choices: tuple[str, ...]
    said: Mapping[str, Any]
    most: int = 1
    kind: str = ""


@dataclass
class Seat:
    """One pupil's place.

    Attributes:
        token: the secret by which a telephone that returns is known.
        name: the name the pupil gave, if any.
        answer: to the question that stands; empty for none.
        machine: from where the pupil sat down.
        gone: since when no telephone of it is connected, in seconds; None while one is.
        left: whether the seat is another's to take: what was answered from it stays.
        closed: whether the teacher has closed it, and nobody has come back to it since.
    """

    token: str
    name: str = ""
    answer: str = ""
    machine: str = ""
    gone: float | None = None
    left: bool = False
    closed: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is counted and listed: while it is taken, and while its answer to what is asked stands."""
        return not self.left or bool(self.answer)


@dataclass(frozen=True)
class Stood:
    """A question as it was left, to be come back to.

    Attributes:
        step: the question.
        revealed: whether it had been revealed.
        right: its answer, once it was.
        told: why.
        answers: by the token of a seat.
    """

    step: VoteQuestion
    revealed: bool
    right: tuple[str, ...]
    told: Mapping[str, Any]
    answers: Mapping[str, str]


@dataclass
class Room:
    """A class that answers together.

    Attributes:
        code: what pupils type.
        key: the secret by which the teacher's page is known.
        named: whether the teacher asked for names, and so learns who answered what.
        seats: every pupil's place, by its token.
        step: the question that stands, asked or revealed; None for none.
        revealed: whether the question that stands has been revealed, so that nothing more is answered.
        right: the right answer, once it is revealed; of a vote what was chosen, once it has been counted.
        told: by language, why, once it is revealed.
        before: questions that stood before, by their numbers, the last :data:`MOST_BEFORE` of them.
        barred: addresses from which nobody may sit down any more.
        register: who answered what of all that was revealed, for the teacher's report.
    """

    code: str
    key: str
    named: bool = False
    seats: dict[str, Seat] = field(default_factory=dict)
    step: VoteQuestion | None = None
    revealed: bool = False
    right: tuple[str, ...] = ()
    told: Mapping[str, Any] = field(default_factory=dict)
    before: dict[int, Stood] = field(default_factory=dict)
    barred: set[str] = field(default_factory=set)
    register: Register = field(default_factory=Register)

    def sit(self, token: str, name: str = "") -> Seat:
        """The place of a telephone: its own, if it has sat here before; else a new one.

        Raises:
            RoomFull: every place is taken.
        """
        found = self.seats.get(token)
        if found is None:
            if sum(not seat.left for seat in self.seats.values()) >= MOST_SEATS:
                raise RoomFull
            found = Seat(secrets.token_urlsafe(16))
            self.seats[found.token] = found
        if name and self.named:
            found.name = plain_name(name)
            self.register.enter(found.token, found.name)
        return found

    def ask(self, step: VoteQuestion) -> None:
        """Ask a question; one that stands or stood goes on with its answers, unless another has its number."""
        if self.step is not None and (self.step.number, self.step.choices) == (step.number, step.choices):
            self.step = step
            return
        self._leave()
        stood = self.before.pop(step.number, None)
        if stood is None or stood.step.choices != step.choices:
            stood = Stood(step, False, (), {}, {})
            self.register.forget(step.number)
        self.step, self.revealed, self.right, self.told = step, stood.revealed, stood.right, stood.told
        for seat in self.seats.values():
            seat.answer = stood.answers.get(seat.token, "")

    def _leave(self) -> None:
        """Remember the question that stands, for whoever steps back to it."""
        if self.step is None:
            return
        self.before[self.step.number] = Stood(self.step, self.revealed, self.right, self.told, self._answers)
        while len(self.before) > MOST_BEFORE:
            del self.before[next(iter(self.before))]

    def rest(self) -> None:
        """Ask nothing for the present."""
        self._leave()
        self.step, self.revealed, self.right, self.told = None, False, (), {}
        for seat in self.seats.values():
            seat.answer = ""

    def answer(self, seat: Seat, number: int, given: Sequence[str]) -> bool:
        """Take an answer to the question that stands, in place of an earlier one; whether it was taken.

        Taken is only what can be answered, only to the question asked now, and only until it is revealed.
        """
        step = self.step
        if step is None or self.revealed or step.number != number or not 0 < len(given) <= step.most:
            return False
        if len(set(given)) != len(given) or not set(given) <= set(step.choices):
            return False
        seat.answer = joined(given)
        return True

    def reveal(
        self,
        number: int,
        right: Sequence[str],
        told: Mapping[str, Any],
        about: Mapping[str, Any] | None = None,
    ) -> bool:
        """Say which answer is right; of a vote that it is over, and once it has been counted what was chosen.

        Args:
            number: of the question.
            right: its answer.
            told: by language, why.
            about: what the teacher's page wants to be told of it again; None where it is not for the report.

        Returns:
            Whether that question stands, and this is an answer to it.
        """
        step = self.step
        if step is None or step.number != number or not set(right) <= set(step.choices):
            return False
        if not right and step.kind != "vote":
            return False
        self.revealed, self.right, self.told = True, tuple(right), told
        if about is not None:
            self.register.record(number, about, self._answers)
        return True

    @property
    def joined(self) -> int:
        """How many are in the room, or have answered the question that stands before they went."""
        return sum(seat.counts for seat in self.seats.values())

    @property
    def _answers(self) -> dict[str, str]:
        """What was answered to the question that stands, by the token of a seat."""
        return {seat.token: seat.answer for seat in self.seats.values() if seat.answer}

    @property
    def answered(self) -> int:
        """How many have answered the question that stands."""
        return sum(bool(seat.answer) for seat in self.seats.values())

    @property
    def tally(self) -> dict[str, int]:
        """How many gave each answer; none before it is revealed."""
        if not self.revealed:
            return {}
        return dict(Counter(seat.answer for seat in self.seats.values() if seat.answer))

    @property
    def by_name(self) -> list[tuple[str, str]]:
        """Who answered what, where names were asked for and the answer is revealed; an empty answer is none."""
        if not self.named or not self.revealed or self.step is None:
            return []
        recorded = self.register.questions.get(self.step.number)  # of seats that are another's by now as well
        return self.register.by_name({**self._answers, **(recorded.answers if recorded is not None else {})})

    def close(self, seat: Seat) -> None:
        """Close a seat: what was answered from it stays as far as it was revealed, and whoever sat there can return.

        An answer that was not revealed goes: it may be one vote of many that one hand gave.
        """
        seat.left = seat.closed = True
        if not self.revealed:
            seat.answer = ""
        for number, stood in self.before.items():
            if not stood.revealed and seat.token in stood.answers:
                kept = {token: answer for token, answer in stood.answers.items() if token != seat.token}
                self.before[number] = replace(stood, answers=kept)
        self.register.close(seat.token)

    def called(self, seat: Seat) -> str:
        """The name by which a pupil is told from every other; empty where none was given."""
        return self.register.names.get(seat.token, seat.name)


def joined(given: Sequence[str]) -> str:
    """An answer of one or several choices as one text, the same in whichever order they were chosen."""
    return JOINS.join(sorted(given))


def plain_name(text: str) -> str:
    """A pupil's name in one short line: no control characters, no more than :data:`LONGEST_NAME`."""
    shown = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in text[: 4 * LONGEST_NAME])
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()
