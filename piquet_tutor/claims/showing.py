"""How settled claims are shown: a table of verdicts, one claim at length, and both as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from piquet_tutor.claims.model import Settled, SettledPart, Testimony, Verdict
from piquet_tutor.examples import find
from piquet_tutor.records.notation import written_cites

FORMAT: Final = "piquet-claims/1"
ROLES: Final[Mapping[str, str]] = {
    "as_printed": "as printed",
    "corrected": "corrected",
    "nearest": "the nearest possible",
    "beside": "the other case",
}
_INDENT: Final = 3


# --- the table ------------------------------------------------------------------------------------------------------


def table(settled: Sequence[Settled]) -> RenderableType:
    """Every claim, a row for each of its parts, and what they come to together."""
    rows = Table(show_lines=False)
    for title in ("", "source", "printed", "verdict", "found"):
        rows.add_column(title, overflow="fold")
    for one in settled:
        sources = ", ".join(dict.fromkeys(cite.label.split(",")[0] for cite in one.claim.cites))
        for number, part in enumerate(one.parts):
            rows.add_row(
                f"{one.claim.id}{_letter(one, number)}",
                sources if number == 0 else "",
                part.part.printed,
                Text(part.verdict.value, style="bold" if part.verdict is not Verdict.REALISED else ""),
                part.part.found if not part.faults else "; ".join(part.faults),
            )
        rows.add_section()
    return Group(rows, Text(summary(settled)), *(Text(line) for line in _shortened(settled)))


def _letter(one: Settled, number: int) -> str:
    return "abcdefgh"[number] if len(one.parts) > 1 else ""


def summary(settled: Sequence[Settled]) -> str:
    """How many claims came out how: a claim counts as the part of it that fares worst."""
    counts = Counter(one.verdict for one in settled)
    parts = [f"{counts[verdict]} {verdict.value}" for verdict in Verdict if counts[verdict]]
    noun = "claim" if len(settled) == 1 else "claims"
    return f"{len(settled)} {noun}, each proved and scored again just now: {', '.join(parts)}."


def _shortened(settled: Sequence[Settled]) -> Iterator[str]:
    """Which proofs try more with everything searched."""
    longer = {
        one.claim.id: sum(part.whole_seconds for part in one.parts)
        for one in settled
        if any(part.whole_seconds for part in one.parts)
    }
    if longer:
        listed = " and ".join(f"{number} (about {seconds} s)" for number, seconds in longer.items())
        yield f"The proofs are whole. With --whole the engine is tried on more deals besides, for {listed}."


# --- one claim ------------------------------------------------------------------------------------------------------


def page(one: Settled) -> RenderableType:
    """A claim at length: what is claimed, what became of it, the proof, and the deals card by card."""
    shown: list[RenderableType] = [
        Text(f"{one.claim.id}. {one.claim.title}: {one.verdict.value}", style="bold"),
        Text(_line(one.claim.said)),
        Text("; ".join(cite.label for cite in one.claim.cites), style="dim"),
    ]
    for number, part in enumerate(one.parts):
        shown += [Text(), *_part(f"{one.claim.id}{_letter(one, number)}", part)]
    shown += [Text(), *_deals(one)]
    return Group(*shown)


def _part(name: str, part: SettledPart) -> Iterator[RenderableType]:
    yield Text.assemble((name, "bold"), f"  printed: {part.part.printed}")
    yield _in(Text.assemble((part.verdict.value, "bold"), f": {part.part.found}"))
    yield _in(Text(_line(part.part.why)))
    for fault in part.faults:
        yield _in(Text(f"Not as stated: {fault}", style="bold"))
    if part.proof is not None:
        yield _in(Text(f"Proof, {part.part.proof}, {part.proof.cases:,} cases:"))
        for step in part.proof.steps:
            yield _in(Text(f"– {step}"), 2 * _INDENT)
    # A deal that is heard for either side is told once.
    for line in dict.fromkeys(line for heard in part.testimonies for line in _heard(heard)):
        yield _in(Text(line))


def _heard(heard: Testimony) -> Iterator[str]:
    """What a deal scores, books that agree on it together."""
    role = ROLES[heard.witness.role]
    agreed: dict[str, list[str]] = {}
    for rules, sides in heard.scored.items():
        told = "; ".join(f"{side} {_tally(kinds)}" for side, kinds in sides.items())
        agreed.setdefault(told, []).append(rules)
    for told, books in agreed.items():
        yield f"{heard.witness.example} ({role}) under {_listed(books)}: {told}."


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _tally(kinds: Mapping[str, int]) -> str:
    parts = [f"{kind.replace('_', ' ')} {points}" for kind, points in kinds.items() if kind != "total"]
    return ", ".join([*parts, f"in all {kinds['total']}"])


def _deals(one: Settled) -> Iterator[RenderableType]:
    names = dict.fromkeys(heard.witness.example for part in one.parts for heard in part.testimonies)
    for name in names:
        example = find(name)
        yield Text.assemble((name, "bold"), f"  {example.title} ({example.file})")
        if "deals" in example.record:
            yield _in(Text(f"{len(example.record['deals'])} deals; the file has them all."))
            continue
        for line in _cards(example.record):
            yield _in(Text(line))


def _cards(record: Mapping[str, Any]) -> Iterator[str]:
    for key in ("hands", "deal"):
        for seat, cards in record.get(key, {}).items():
            yield f"{'' if key == 'hands' or seat == 'talon' else 'dealt to '}{seat}: {cards}"
    if "bids" in record:
        yield f"bids: {', '.join(f'{seat} {words}' for seat, words in record['bids'])}"
    for seat, cards in record.get("exchange", {}).items():
        yield f"{seat} puts out: {cards or 'nothing'}"
    for seat, called in record.get("calls", {}).items():
        said = "; ".join(f"{kind.replace('_', ' ')} {_called(cards)}" for kind, cards in called.items())
        yield f"{seat} calls: {said}"
    if "play" in record:
        yield f"play: {record['play']}"


def _called(cards: object) -> str:
    if isinstance(cards, list):
        return ", ".join(cards) or "none"
    return str(cards)


def _in(what: RenderableType, by: int = _INDENT) -> Padding:
    return Padding(what, (0, 0, 0, by), expand=False)


def _line(text: str) -> str:
    """A text of several lines as one."""
    return " ".join(text.split())


# --- JSON -----------------------------------------------------------------------------------------------------------


def as_json(settled: Sequence[Settled]) -> dict[str, Any]:
    """Everything that was claimed and found, as one JSON value."""
    return {"format": FORMAT, "sound": all(one.sound for one in settled), "claims": [_claim(one) for one in settled]}


def _claim(one: Settled) -> dict[str, Any]:
    return {
        "id": one.claim.id,
        "title": one.claim.title,
        "said": _line(one.claim.said),
        "cites": written_cites(one.claim.cites),
        "verdict": one.verdict.value,
        "parts": [_json_part(part) for part in one.parts],
    }


def _json_part(part: SettledPart) -> dict[str, Any]:
    proof = None if part.proof is None else {"name": part.part.proof, **asdict(part.proof)}
    return {
        "printed": part.part.printed,
        "printed_figure": part.part.printed_figure,
        "verdict": part.verdict.value,
        "found": part.part.found,
        "figure": part.part.figure,
        "why": _line(part.part.why),
        "faults": list(part.faults),
        "proof": proof,
        "deals": [
            {
                "example": heard.witness.example,
                "title": heard.title,
                "role": heard.witness.role,
                "side": heard.witness.side,
                "figure": heard.figure,
                "scored": heard.scored,
            }
            for heard in part.testimonies
        ],
    }
