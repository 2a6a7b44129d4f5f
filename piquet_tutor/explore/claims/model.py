"""The data of claims and of their settlement."""

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
    """The verdict on a claim."""

    REALISED = "realised"
    """A complete legal deal scores exactly this; or what is claimed of all deals has been proved."""
    CORRECTED = "corrected"
    """The figure is wrong; the right one is given, with its deal."""
    IMPOSSIBLE = "impossible"
    """No legal deal does this; the proof is given, and the nearest deal that is possible."""
    DISAGREES = "disagrees"
    """What was found is not what the file of claims states: an error in this project."""


SEVERITY = (Verdict.REALISED, Verdict.CORRECTED, Verdict.IMPOSSIBLE, Verdict.DISAGREES)
"""The order of verdicts; a claim of several parts has the last of their verdicts."""


class ClaimError(ValueError):
    """The file of claims is broken, or there is no claim of that number; the message says where, or what to do."""


class UnknownClaim(Spoken, ClaimError):
    """There is no claim of that number; the sentence gives the range."""


@dataclass(frozen=True)
class Witness:
    """A deal or partie of the gallery that is evidence for or against a claim.

    Attributes:
        example: its name in the gallery.
        role: ``as_printed``, ``corrected``, ``nearest``, or ``beside`` for a deal that shows the other case.
        rules: the rule sets to score it under; empty for the record's own.
        options: options to change.
        side: the side whose score it is about.
        counts: what that side scores, by kind.
        also: further kinds or accounts that are no part of the figure.
        lacks: kinds in which the side scores nothing.
        total: the total of the side.
        comes_to: the figure: the sum of ``counts``, or without them the total of the side.
        denied: a clause that is denied, and the kind of score that bars it.
        totals: for a partie, the totals of the two players.
        pays: for a partie, what the winner is paid.
        clause: for a partie, the clause of that payment.
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
        printed: what the source says, in our words.
        printed_figure: the figure in the source, if any.
        verdict: the verdict that this project states.
        found: the same in words.
        figure: the right number, where there is one.
        proof: name of the proof in :mod:`piquet_tutor.explore.claims.proofs`; empty where the deals are proof enough.
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
    """A claim of a source.

    Attributes:
        id: its number.
        title: its title.
        cites: where it is printed.
        said: what is claimed, in our words.
        parts: the things to settle.
    """

    id: int
    title: str
    cites: tuple[Citation, ...]
    said: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Ranks:
    """The cards of one suit in a hand, such as AKQJT, as a fact of a sentence.

    Attributes:
        ranks: highest first.
    """

    ranks: tuple[Rank, ...]


@dataclass(frozen=True)
class Book:
    """A rule set, as a fact of a sentence.

    Attributes:
        name: its identifier.
        changed: the options that were changed.
    """

    name: str
    changed: tuple[tuple[str, Any], ...] = ()


Fact: TypeAlias = "int | Fraction | str | Verdict | Ranks | Book | RecordError | Sentence | tuple[Fact, ...] | None"
"""A fact of a sentence; the items of a tuple are listed one after another."""


@dataclass(frozen=True)
class Sentence:
    """A sentence as data.

    Attributes:
        key: the message.
        facts: the facts it names.
    """

    key: str
    facts: Mapping[str, Fact]

    @classmethod
    def of(cls, key: str, /, **facts: Fact) -> Self:
        """Return the sentence with this message and these facts."""
        return cls(key, facts)


@dataclass(frozen=True)
class Found:
    """The result of a proof.

    Attributes:
        holds: whether the claim is right as printed.
        possible: whether any legal deal can be as printed.
        cases: how many cases were examined.
        steps: the steps of the proof, with what was found.
        figure: the resulting figure, if any.
    """

    holds: bool
    cases: int
    steps: tuple[Sentence, ...]
    figure: int | None = None
    possible: bool = True


@dataclass(frozen=True)
class Testimony:
    """A deal that is evidence, scored now.

    Attributes:
        witness: the deal, with what is stated about it.
        title: its title in the gallery.
        scored: the scores under each rule set: kinds and total by side, or what a partie pays.
        figure: the figure, where one is stated.
        faults: what differs from the statements.
    """

    witness: Witness
    title: str
    scored: Mapping[Book, Mapping[str, Mapping[str, int]]]
    figure: int | None
    faults: tuple[Sentence, ...]


@dataclass(frozen=True)
class SettledPart:
    """A part of a claim, proved and scored now.

    Attributes:
        part: the part, with what is claimed and stated.
        verdict: the verdict found now.
        proof: the result of the proof; None where there is none.
        testimonies: the deals as scored now.
        faults: what differs from the statements.
        whole_seconds: about how long the proof takes when everything is searched; nought if it always is.
    """

    part: Part
    verdict: Verdict
    proof: Found | None
    testimonies: tuple[Testimony, ...]
    faults: tuple[Sentence, ...]
    whole_seconds: int = 0


@dataclass(frozen=True)
class Settled:
    """A settled claim.

    Attributes:
        claim: the claim.
        parts: its parts.
    """

    claim: Claim
    parts: tuple[SettledPart, ...]

    @property
    def verdict(self) -> Verdict:
        """The verdict on the claim: the last of its parts' verdicts in the order of severity."""
        return max((one.verdict for one in self.parts), key=SEVERITY.index)

    @property
    def sound(self) -> bool:
        """Whether everything is as stated."""
        return not any(one.faults for one in self.parts)
