"""What a claim is, and what settling it brings: the words in which the other files of this room speak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Self, TypeAlias

from piquet_tutor.engine.cards import Rank
from piquet_tutor.engine.records.faults import RecordError
from piquet_tutor.engine.sources import Citation
from piquet_tutor.narration.spoken import Spoken


class Verdict(Enum):
    """What becomes of a claim."""

    REALISED = "realised"
    """A complete legal deal is scored to exactly this; or what is said of all deals has been proved."""
    CORRECTED = "corrected"
    """The figure is another; the right one is given, with its deal."""
    IMPOSSIBLE = "impossible"
    """No legal deal does it; the proof is given, and the nearest deal that is possible."""
    DISAGREES = "disagrees"
    """What was found just now is not what the file of claims states: a fault of the tutor's own."""


SEVERITY = (Verdict.REALISED, Verdict.CORRECTED, Verdict.IMPOSSIBLE, Verdict.DISAGREES)
"""A claim of several parts is settled as the last of its parts' verdicts in this order."""


class ClaimError(ValueError):
    """The file of claims is broken, or there is no claim of that number; the sentence says where, or what to do."""


class UnknownClaim(Spoken, ClaimError):
    """There is no claim of that number; the sentence says from what to what they go."""


@dataclass(frozen=True)
class Witness:
    """A deal (or a partie) of the gallery that is called to witness.

    Attributes:
        example: its name there.
        role: ``as_printed``, ``corrected``, ``nearest``, or ``beside`` for a deal that shows the other case.
        rules: scored under each of these; empty for the record's own.
        options: options set otherwise.
        side: whose score it is about.
        counts: what the side scores by kind.
        also: more of the same that is no part of the figure; accounts too.
        lacks: kinds the side does not score.
        total: what the side has in all.
        comes_to: the figure: the sum of ``counts``, or without them the side's total.
        denied: a clause that says no, and what it says no by.
        totals: of a partie: what the two players have.
        pays: of a partie: what the winner is paid, and ``clause`` by which.
    """

    example: str
    role: str
    rules: tuple[str, ...] = ()
    options: Mapping[str, Any] | None = None
    side: str = "elder"
    counts: Mapping[str, int] | None = None
    also: Mapping[str, int] | None = None
    lacks: tuple[str, ...] = ()
    total: int | None = None
    comes_to: int | None = None
    denied: tuple[str, str] | None = None
    totals: tuple[int, int] | None = None
    pays: int | None = None
    clause: str = ""


@dataclass(frozen=True)
class Part:
    """One thing that is claimed.

    Attributes:
        printed: what the source has, in our words.
        printed_figure: its number, where it has one.
        verdict: what this project states to have found.
        found: the same in words.
        figure: the right number, where there is one.
        proof: name of the proof in :mod:`piquet_tutor.explore.claims.proofs`; empty where the deals say all.
        why: a few sentences for the reader.
        witnesses: the deals.
    """

    printed: str
    printed_figure: int | None
    verdict: Verdict
    found: str
    figure: int | None
    proof: str
    why: str
    witnesses: tuple[Witness, ...]


@dataclass(frozen=True)
class Claim:
    """One claim of a source.

    Attributes:
        id: its number.
        title: a few words.
        cites: where it is printed.
        said: what is claimed, in our words.
        parts: what there is to settle in it.
    """

    id: int
    title: str
    cites: tuple[Citation, ...]
    said: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Ranks:
    """The cards of one suit in a hand, such as AKQJT, as a sentence speaks of them.

    Attributes:
        ranks: highest first.
    """

    ranks: tuple[Rank, ...]


@dataclass(frozen=True)
class Book:
    """A rule set, as a sentence speaks of it.

    Attributes:
        name: its identifier.
        changed: the options set otherwise.
    """

    name: str
    changed: tuple[tuple[str, Any], ...] = ()


Fact: TypeAlias = "int | Fraction | str | Verdict | Ranks | Book | RecordError | Sentence | tuple[Fact, ...] | None"
"""What a sentence may name; of several things each is one, and they are told one after another."""


@dataclass(frozen=True)
class Sentence:
    """What was found, not yet in words.

    Attributes:
        key: the message that says it.
        facts: what it names.
    """

    key: str
    facts: Mapping[str, Fact]

    @classmethod
    def of(cls, key: str, /, **facts: Fact) -> Self:
        """The sentence of a message."""
        return cls(key, facts)


@dataclass(frozen=True)
class Found:
    """What a proof found.

    Attributes:
        holds: whether it is as printed.
        possible: whether any legal deal can be as printed.
        cases: how many cases were looked at.
        steps: what was looked at and what was seen.
        figure: the number it leads to, where it does.
    """

    holds: bool
    cases: int
    steps: tuple[Sentence, ...]
    figure: int | None = None
    possible: bool = True


@dataclass(frozen=True)
class Testimony:
    """A witness heard: the deal was scored just now.

    Attributes:
        witness: which deal.
        title: its title in the gallery.
        scored: what was found, for each rule set: kinds and total by side, or what a partie pays.
        figure: the sum it comes to, where it was asked for.
        faults: what is not as stated.
    """

    witness: Witness
    title: str
    scored: Mapping[Book, Mapping[str, Mapping[str, int]]]
    figure: int | None
    faults: tuple[Sentence, ...]


@dataclass(frozen=True)
class SettledPart:
    """A part, proved and scored again just now.

    Attributes:
        part: what was claimed and stated.
        verdict: as found just now.
        proof: what the proof found; None where the deals say all.
        testimonies: what the deals were scored to.
        faults: where this disagrees with what is stated.
        whole_seconds: about how long the proof takes with everything searched; nought when it always is.
    """

    part: Part
    verdict: Verdict
    proof: Found | None
    testimonies: tuple[Testimony, ...]
    faults: tuple[Sentence, ...]
    whole_seconds: int = 0


@dataclass(frozen=True)
class Settled:
    """A claim settled.

    Attributes:
        claim: what was claimed.
        parts: each of its parts.
    """

    claim: Claim
    parts: tuple[SettledPart, ...]

    @property
    def verdict(self) -> Verdict:
        """The verdict on the whole: that of the part that fares worst."""
        return max((one.verdict for one in self.parts), key=SEVERITY.index)

    @property
    def sound(self) -> bool:
        """Whether everything came out as stated."""
        return not any(one.faults for one in self.parts)
