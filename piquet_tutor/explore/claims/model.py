"""The data of claims and of their settlement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Self, TypeAlias

from piquet_tutor.engine.sources import Citation
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.narration.spoken import Spoken


class Truth(Enum):
    """The verdict on a claim."""

    REALISED = "realised"
    """A complete legal deal scores exactly this; or, for a claim about all deals, it has been proved."""
    CORRECTED = "corrected"
    """The figure is wrong; the right one is given, with a deal that shows it."""
    IMPOSSIBLE = "impossible"
    """No legal deal does this; the proof is given, with a deal that comes as near as possible."""
    DISAGREES = "disagrees"
    """The result differs from what the file of claims states: an error in this project."""


SEVERITY = (Truth.REALISED, Truth.CORRECTED, Truth.IMPOSSIBLE, Truth.DISAGREES)
"""The verdicts in order; a claim of several parts has whichever of their verdicts comes last here."""


class ClaimError(ValueError):
    """The file of claims is broken, or there is no claim of that number; the message says what is wrong and where."""


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
        counts: what that side scores, by kind of score.
        also: what it scores in further kinds or accounts, which are not part of the figure.
        lacks: kinds in which the side scores nothing.
        total: the total of the side.
        comes_to: the figure: the sum of ``counts``, or without ``counts`` the total of the side.
        denied: a clause that the engine denies, and the kind of score that bars it (empty for none).
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
class SubClaim:
    """One statement of a claim, settled by itself.

    Attributes:
        printed: the message with what the source says, in our words.
        printed_figure: the figure in the source, if any.
        verdict: the verdict that this project states.
        found: the message with the stated result, in words.
        figure: the right figure, where there is one.
        proof: name of the proof; empty where the deals are proof enough. The project's tests carry it out.
        proved: what the proof finds.
        proved_whole: what it finds when it also tries very many deals; None where it tries none.
        why: the message with the reason, in a few sentences for the reader.
        witnesses: the deals that are evidence.
    """

    printed: str
    printed_figure: int | None
    verdict: Truth
    found: str
    figure: int | None
    proof: str
    proved: ProofResult | None
    proved_whole: ProofResult | None
    why: str
    witnesses: tuple[Witness, ...]


@dataclass(frozen=True)
class Claim:
    """A claim of a source.

    Attributes:
        id: its number.
        title: the message with its title.
        cites: where it is printed.
        said: the message with what is claimed, in our words.
        parts: the statements to settle, one by one.
    """

    id: int
    title: str
    cites: tuple[Citation, ...]
    said: str
    parts: tuple[SubClaim, ...]


@dataclass(frozen=True)
class Ranks:
    """The cards of one suit in a hand, such as AKQJT, for use in a sentence.

    Attributes:
        ranks: highest first.
    """

    ranks: tuple[Rank, ...]


@dataclass(frozen=True)
class BookName:
    """A rule set, for use in a sentence.

    Attributes:
        name: its identifier.
        changed: the options that were changed.
    """

    name: str
    changed: tuple[tuple[str, Any], ...] = ()


Fact: TypeAlias = "int | float | str | Truth | Ranks | BookName | RecordError | Sentence | tuple[Fact, ...] | None"
"""A value in a sentence; the items of a tuple are written as a list."""


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
        """The sentence with this message and these facts."""
        return cls(key, facts)


@dataclass(frozen=True)
class ProofResult:
    """What a proof finds, as the project's tests find it anew each time.

    Attributes:
        holds: whether the claim is right as printed.
        possible: whether any legal deal can do what is printed.
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
    """A deal that is evidence, scored now by the engine.

    Attributes:
        witness: the deal, with what is stated about it.
        title: its title in the gallery.
        scored: for each rule set and side, the points by kind and the ``total``; of a partie also what is ``paid``.
        figure: the figure found, where one is stated.
        faults: where the scores differ from what is stated.
    """

    witness: Witness
    title: str
    scored: Mapping[BookName, Mapping[str, Mapping[str, int]]]
    figure: int | None
    faults: tuple[Sentence, ...]


@dataclass(frozen=True)
class SettledPart:
    """A part of a claim, with its deals scored now.

    Attributes:
        part: the part, with what is claimed and stated.
        verdict: the verdict that follows from the proof and from the deals as scored now.
        proof: what the proof finds; None where there is none.
        testimonies: the deals as scored now.
        faults: where the results differ from what is stated.
    """

    part: SubClaim
    verdict: Truth
    proof: ProofResult | None
    testimonies: tuple[Testimony, ...]
    faults: tuple[Sentence, ...]


@dataclass(frozen=True)
class SettledClaim:
    """What a book says, and what came of looking into it.

    Attributes:
        claim: the claim.
        parts: its parts.
    """

    claim: Claim
    parts: tuple[SettledPart, ...]

    @property
    def verdict(self) -> Truth:
        """The verdict on the claim: whichever of its parts' verdicts comes last in ``SEVERITY``."""
        return max((one.verdict for one in self.parts), key=SEVERITY.index)

    @property
    def sound(self) -> bool:
        """Whether all results are as stated."""
        return not any(one.faults for one in self.parts)
