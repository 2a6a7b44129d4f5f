"""What books claim about particular deals, each claim checked: realised, corrected or shown to be impossible.

``claims.toml`` states the verdicts, the deals and what each proof finds. :func:`settle_claim` scores the deals again
each time and compares; the project's tests carry out the proofs and compare likewise.

>>> settle_claim(claim(20)).verdict.value
'realised'
>>> [one.figure for one in claim(7).parts]
[173, 174]
"""

from __future__ import annotations

from piquet_tutor.explore.claims.model import (
    SEVERITY,
    Claim,
    ClaimError,
    ProofResult,
    Sentence,
    SettledClaim,
    SettledPart,
    SubClaim,
    Testimony,
    Truth,
    UnknownClaim,
    Witness,
)
from piquet_tutor.explore.claims.reading import claims
from piquet_tutor.explore.claims.scoring import hear

__all__ = [
    "SEVERITY",
    "Claim",
    "ClaimError",
    "ProofResult",
    "Sentence",
    "SettledClaim",
    "SettledPart",
    "SubClaim",
    "Testimony",
    "Truth",
    "UnknownClaim",
    "Witness",
    "claim",
    "claims",
    "settle_claim",
]


def claim(number: int) -> Claim:
    """Look a claim up by its number.

    Raises:
        UnknownClaim: there is none.
    """
    for one in claims():
        if one.id == number:
            return one
    raise UnknownClaim("claims-unknown", number=number, last=len(claims()))


def settle_claim(one: Claim, whole: bool = False) -> SettledClaim:
    """Settle a claim: score its deals, now, and see what follows from them and from its proofs.

    Args:
        one: the claim.
        whole: take what a proof finds when it also tries very many deals.
    """
    return SettledClaim(one, tuple(_settle(part, whole) for part in one.parts))


def _settle(part: SubClaim, whole: bool) -> SettledPart:
    found = (part.proved_whole if whole else None) or part.proved
    heard = tuple(hear(one) for one in part.witnesses)
    figures = _figures(found, heard)
    figure = min(figures, default=None)
    verdict = _verdict(part, found, heard, figure)
    faults = [fault for each in heard for fault in each.faults]
    if len(figures) > 1:
        faults.append(Sentence.of("claims-fault-figures", figures=tuple(sorted(figures))))
    elif figure != part.figure:
        faults.append(Sentence.of("claims-fault-figure", stated=part.figure, found=figure))
    if verdict is not part.verdict:
        faults.append(Sentence.of("claims-fault-verdict", stated=part.verdict, found=verdict))
    return SettledPart(part, Truth.DISAGREES if faults else verdict, found, heard, tuple(faults))


def _figures(found: ProofResult | None, heard: tuple[Testimony, ...]) -> set[int]:
    """The figures found by the proof and by the deals with a role other than ``beside``; all should agree."""
    told = {each.figure for each in heard if each.figure is not None and each.witness.role != "beside"}
    return told | ({found.figure} if found is not None and found.figure is not None else set())


def _verdict(part: SubClaim, found: ProofResult | None, heard: tuple[Testimony, ...], figure: int | None) -> Truth:
    """The verdict that follows from what was found, whatever verdict the file states."""
    if found is not None and not found.possible:
        return Truth.IMPOSSIBLE
    as_printed = part.printed_figure is None or part.printed_figure == figure
    roles = {each.witness.role for each in heard} - {"beside"}
    shown = not roles or "as_printed" in roles
    return Truth.REALISED if (found is None or found.holds) and as_printed and shown else Truth.CORRECTED
