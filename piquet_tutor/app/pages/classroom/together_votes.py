"""What a class decides by its votes. Pure: no deal in here.

One rule decides between equal votes: what stands first. And of several, none is taken that nobody chose, unless so many
must be.

>>> hand = Ballot(("AS", "KS", "8H", "7H"), most=3)
>>> decided(hand, counted(hand, {"7H 8H": 2, "7H": 1, "AS": 1}))
VoteResult(chosen=('7H',), equal=True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

MOST: Final = 999
"""The most votes that are counted for one choice."""
Votes = Mapping[str, int]
"""How many chose each; where several are chosen together, under its number also how many chose so many."""


@dataclass(frozen=True)
class Ballot:
    """What can be voted for.

    Attributes:
        choices: what can be chosen, in the order in which it stands.
        most: how many of them may be chosen together.
        least: how many of them must be.
    """

    choices: tuple[str, ...]
    most: int = 1
    least: int = 1

    @property
    def sizes(self) -> tuple[str, ...]:
        """How many may be chosen, where that is free; these are voted on too."""
        return tuple(str(each) for each in range(self.least, self.most + 1)) if self.most > self.least else ()

    @property
    def listed(self) -> tuple[str, ...]:
        """Everything that votes are counted for."""
        return (*self.choices, *self.sizes)


@dataclass(frozen=True)
class VoteResult:
    """What a class has decided.

    Attributes:
        chosen: in the order in which it stands; nothing where nobody voted.
        equal: whether votes were equal, so that what stands first was taken.
    """

    chosen: tuple[str, ...] = ()
    equal: bool = False


def counted(ballot: Ballot, tally: Mapping[Any, Any]) -> dict[str, int]:
    """The votes in what a room has counted: a stranger's table, of which nothing else is taken.

    Args:
        ballot: what could be voted for.
        tally: how many gave each answer; an answer of several has spaces between them.
    """
    votes: Counter[str] = Counter()
    for given, number in list(tally.items())[:MOST]:
        parts = given.split() if isinstance(given, str) else []
        if not 0 < len(parts) <= ballot.most or len(set(parts)) < len(parts) or not set(parts) <= set(ballot.choices):
            continue
        if type(number) is not int or number <= 0:
            continue
        for each in (*parts, *((str(len(parts)),) if str(len(parts)) in ballot.sizes else ())):
            votes[each] = min(MOST, votes[each] + number)
    return dict(votes)


def together(*several: Votes) -> dict[str, int]:
    """Votes that came in several ways as one."""
    votes: Counter[str] = Counter()
    for each in several:
        votes.update(each)
    return {choice: min(MOST, count) for choice, count in votes.items() if count > 0}


def has_voted(ballot: Ballot, votes: Votes) -> bool:
    """Whether anybody chose anything."""
    return any(votes.get(each, 0) for each in ballot.choices)


def decided(ballot: Ballot, votes: Votes) -> VoteResult:
    """What a class has decided: of several, first how many, by the number most chose, then which.

    Where it was not counted how many each would take, it is as many as may be.

    Args:
        ballot: what could be voted for.
        votes: how many chose each.
    """
    if not has_voted(ballot, votes):
        return VoteResult()
    ranked = sorted(ballot.choices, key=lambda each: -votes.get(each, 0))
    number, equal = _size(ballot, votes)
    number = max(ballot.least, min(number, sum(votes.get(each, 0) > 0 for each in ranked)))
    chosen = set(ranked[:number])
    last, first_left = (votes.get(each, 0) for each in (*ranked, "")[number - 1 : number + 1])
    at_the_edge = number < len(ranked) and last == first_left
    return VoteResult(tuple(each for each in ballot.choices if each in chosen), equal or at_the_edge)


def _size(ballot: Ballot, votes: Votes) -> tuple[int, bool]:
    """How many are taken, and whether another number had as many votes."""
    most = max((votes.get(each, 0) for each in ballot.sizes), default=0)
    if not most:
        return ballot.most, False
    first: Sequence[str] = [each for each in ballot.sizes if votes.get(each, 0) == most]
    return int(first[0]), len(first) > 1
