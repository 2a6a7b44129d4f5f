"""Reads ``claims.toml`` strictly: an unknown key, a missing key or an unknown source is an error."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.explore.claims.model import (
    Claim,
    ClaimError,
    Fact,
    ProofResult,
    Ranks,
    Sentence,
    SubClaim,
    Truth,
    Witness,
)
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.rules.loader import bibliography

ROLES: Final = ("as_printed", "corrected", "nearest", "beside")
_CLAIM: Final = {"id", "cites", "part"}
_PART: Final = {"printed_figure", "verdict", "figure", "proof", "witness"}
_NEEDED: Final = {"verdict"}
_FOUND: Final = {"name", "holds", "cases", "steps"}
_PROOF: Final = {*_FOUND, "possible", "figure", "whole"}
_WHOLE: Final = {"cases", "steps"}
_RANKS: Final = {rank.letter: rank for rank in Rank}
_WITNESS: Final = {one.name for one in fields(Witness)}


@cache
def claims() -> tuple[Claim, ...]:
    """Every claim, by number.

    Raises:
        ClaimError: the file is broken.
    """
    return read(resources.files("piquet_tutor.explore.claims").joinpath("claims.toml").read_text(encoding="utf-8"))


def read(text: str) -> tuple[Claim, ...]:
    """The claims in the text of a file.

    Raises:
        ClaimError: it is broken; the message says where.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ClaimError(f"claims.toml is not TOML: {error}.") from error
    _keys("the file", data, {"claim"}, {"claim"})
    found = tuple(sorted((_claim(one) for one in data["claim"]), key=lambda one: one.id))
    numbers = [one.id for one in found]
    if numbers != list(range(1, len(found) + 1)):
        raise ClaimError(f"claims.toml: the claims are numbered {numbers}, not from 1 without a gap.")
    return found


def _claim(entry: Mapping[str, Any]) -> Claim:
    where = f"claim {entry.get('id', '?')}"
    _keys(where, entry, _CLAIM, _CLAIM)
    cites = tuple(_citation(where, text) for text in entry["cites"])
    if not cites:
        raise ClaimError(f"claims.toml, {where}: cite where the claim is printed.")
    title = f"claim-{entry['id']}"
    parts = tuple(
        _part(f"{where}, part {number}", f"{title}-part-{number}", one) for number, one in enumerate(entry["part"], 1)
    )
    return Claim(entry["id"], title, cites, f"{title}.said", parts)


def _citation(where: str, text: str) -> Citation:
    parts = [each.strip() for each in text.split("|")]
    if len(parts) not in (2, 3) or parts[0] not in bibliography() or not parts[1]:
        raise ClaimError(f"claims.toml, {where}: {text!r} is no citation; write “source | place”.")
    return Citation(parts[0], parts[1], Reading(parts[2]) if len(parts) == 3 else Reading.STATED)


def _part(where: str, printed: str, entry: Mapping[str, Any]) -> SubClaim:
    _keys(where, entry, _PART, _NEEDED)
    try:
        verdict = Truth(entry["verdict"])
    except ValueError:
        raise ClaimError(f"claims.toml, {where}: {entry['verdict']!r} is no verdict.") from None
    if not entry.get("proof") and not entry.get("witness"):
        raise ClaimError(f"claims.toml, {where}: there is neither a proof nor a deal.")
    proof = entry.get("proof", {})
    proved = _proof(where, proof) if proof else None
    witnesses = tuple(_witness(where, one) for one in entry.get("witness", ()))
    return SubClaim(
        printed,
        entry.get("printed_figure"),
        verdict,
        f"{printed}.found",
        entry.get("figure"),
        proof.get("name", ""),
        proved,
        _whole(where, proved, proof["whole"]) if proved and "whole" in proof else None,
        f"{printed}.why",
        witnesses,
    )


def _proof(where: str, entry: Mapping[str, Any]) -> ProofResult:
    """What a proof finds."""
    _keys(f"{where}, proof", entry, _PROOF, _FOUND)
    return ProofResult(
        entry["holds"],
        entry["cases"],
        tuple(_step(f"{where}, proof", one) for one in entry["steps"]),
        entry.get("figure"),
        entry.get("possible", True),
    )


def _whole(where: str, proved: ProofResult, entry: Mapping[str, Any]) -> ProofResult:
    """The same, but for the cases and the steps that differ when very many deals are tried."""
    _keys(f"{where}, whole", entry, _WHOLE, _WHOLE)
    other = {one.key: one for one in (_step(f"{where}, whole", each) for each in entry["steps"])}
    if unknown := set(other) - {one.key for one in proved.steps}:
        raise ClaimError(f"claims.toml, {where}: the proof has no step {', '.join(sorted(unknown))}.")
    return replace(proved, cases=entry["cases"], steps=tuple(other.get(one.key, one) for one in proved.steps))


def _step(where: str, entry: Mapping[str, Any]) -> Sentence:
    """A step of a proof, whose text is the message ``proof-…`` of that name; what else is in it are its facts."""
    if "step" not in entry:
        raise ClaimError(f"claims.toml, {where}: a step without a name.")
    facts = {name: _fact(where, value) for name, value in entry.items() if name != "step"}
    return Sentence(f"proof-{entry['step']}", facts)


def _fact(where: str, value: Any) -> Fact:
    """A figure or a name as it stands; cards of a suit, a further step, or a list of any of these."""
    if isinstance(value, list):
        return tuple(_fact(where, each) for each in value)
    if isinstance(value, dict) and "ranks" in value:
        return Ranks(tuple(_RANKS[letter] for letter in value["ranks"]))
    return _step(where, value) if isinstance(value, dict) else value


def _witness(where: str, entry: Mapping[str, Any]) -> Witness:
    _keys(where, entry, _WITNESS, {"example", "role"})
    if entry["role"] not in ROLES:
        raise ClaimError(f"claims.toml, {where}: a deal cannot be {entry['role']!r}; use {', '.join(ROLES)}.")
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    return Witness(**given)


def _keys(where: str, entry: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    extra, missing = set(entry) - known, needed - set(entry)
    if extra or missing:
        said = [f"unknown key {', '.join(sorted(extra))}"] if extra else []
        said += [f"missing {', '.join(sorted(missing))}"] if missing else []
        raise ClaimError(f"claims.toml, {where}: {' and '.join(said)}.")
