"""Reads ``claims.toml`` strictly: an unknown key, a missing key or an unknown source is an error."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.explore.claims.model import Claim, ClaimError, SubClaim, Truth, Witness
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import bibliography, load

ROLES: Final = ("as_printed", "corrected", "nearest", "beside")
_CLAIM: Final = {"id", "cites", "part"}
_PART: Final = {"printed_figure", "verdict", "figure", "proof", "witness"}
_NEEDED: Final = {"verdict"}
_WITNESS: Final = {one.name for one in fields(Witness)}


@cache
def claims() -> tuple[Claim, ...]:
    """Every claim, by number.

    Raises:
        ClaimError: the file is broken.
    """
    return read(_file("claims.toml"))


def _file(name: str) -> str:
    return resources.files("piquet_tutor.explore.claims").joinpath(name).read_text(encoding="utf-8")


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
    witnesses = tuple(_witness(where, one) for one in entry.get("witness", ()))
    return SubClaim(
        printed,
        entry.get("printed_figure"),
        verdict,
        f"{printed}.found",
        entry.get("figure"),
        entry.get("proof", ""),
        f"{printed}.why",
        witnesses,
    )


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


@cache
def variant(book: str, name: str) -> RuleSet:
    """A rule set with options changed as a proof needs them.

    Args:
        book: the name of a rule set.
        name: the name of the variant in ``variants.toml``.
    """
    text = _file("variants.toml")
    return load(book, tomllib.loads(text)[name])
