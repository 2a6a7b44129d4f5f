"""Settled claims as text: a table of verdicts, one claim at length, and both as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.explore.claims.model import (
    BookName,
    Fact,
    ProofResult,
    Ranks,
    Sentence,
    SettledClaim,
    SettledPart,
    Testimony,
    Truth,
)
from piquet_tutor.explore.examples import find
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import written_cites
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.documents import (
    Block,
    DataTable,
    Details,
    Document,
    Gap,
    Heading,
    MarkedText,
    Paragraph,
    Total,
)
from piquet_tutor.narration.functions import label, listed, small

FORMAT: Final = "piquet-claims/1"
_RANKS: Final = tuple(rank for rank in reversed(Rank) if rank > Rank.SIX)
"""The ranks of the short pack, as the catalogue writes them: ace first."""


# --- what was found, in words ---------------------------------------------------------------------------------------


def sentence_text(said: Sentence, language: str = "en") -> str:
    """A sentence in words.

    Args:
        said: the sentence.
        language: a language of the catalogue.
    """
    facts = {name: _fact(value, language) for name, value in said.facts.items()}
    return narration.whole(said.key, language, **facts)


def _fact(fact: Fact, language: str) -> Any:
    """A fact as messages take it: as a number where the message chooses its words by it, otherwise as text."""
    if isinstance(fact, tuple) and fact:
        return _commas((str(_fact(each, language)) for each in fact), language)
    if isinstance(fact, float):
        return f"{fact:.2f}"
    if isinstance(fact, Sentence):
        return sentence_text(fact, language)
    if isinstance(fact, Truth):
        return verdict_word(fact, language)
    if isinstance(fact, Ranks):
        return _letters(fact, language)
    if isinstance(fact, BookName):
        return _book(fact, language)
    return narration.fault_told(fact, language).rstrip(".") if isinstance(fact, RecordError) else fact


def _commas(parts: Iterable[str], language: str) -> str:
    return catalogue(language).format("list-comma", {}).join(parts)


def _letters(held: Ranks, language: str) -> str:
    """Cards of one suit by their ranks alone, such as AKQJT."""
    words = catalogue(language)
    letters = dict(zip(_RANKS, words.word("proof-ranks").split(), strict=True))
    return words.format("proof-ranks-apart", {}).join(letters[rank] for rank in held.ranks)


def _book(book: BookName, language: str, titled: bool = False) -> str:
    name = narration.rules_title(book.name, language) if titled else book.name
    if not book.changed:
        return name
    changed = _commas((f"{option} = {str(value).lower()}" for option, value in book.changed), language)
    return narration.whole("claims-book-changed", language, name=name, changed=changed)


# --- the table ------------------------------------------------------------------------------------------------------


def table(settled: Sequence[SettledClaim], language: str = "en") -> Document:
    """A table of the claims with a row for each part, and a summary."""
    titles = ("source", "printed", "verdict", "found")
    head = ("", *(narration.whole(f"terminal-claims-{title}", language) for title in titles))
    rows = tuple(row for one in settled for row in _rows(one, language))
    listed_parts = DataTable(head, rows, groups=tuple(len(one.parts) for one in settled))
    below = (summary(settled, language), *_shortened(settled, language))
    return Document((listed_parts, Gap(), *map(Paragraph, below)), language)


def _rows(one: SettledClaim, language: str) -> Iterator[tuple[str, ...]]:
    """Yield a row for each part of a claim; the source stands in the first."""
    books = dict.fromkeys(cite.source for cite in one.claim.cites)
    source = ", ".join(narration.source_name(book, language) for book in books)
    for number, part in enumerate(one.parts):
        found = narration.listed_apart((sentence_text(each, language) for each in part.faults), language)
        yield (
            f"{one.claim.id}{_letter(one, number)}",
            "" if number else source,
            narration.message(part.part.printed, language),
            MarkedText((verdict_word(part.verdict, language), "" if part.verdict is Truth.REALISED else "strong")),
            found or narration.message(part.part.found, language),
        )


def verdict_word(verdict: Truth, language: str) -> str:
    """What became of a claim, in a word."""
    return narration.whole(f"terminal-claims-{verdict.value}", language)


def _letter(one: SettledClaim, number: int) -> str:
    return "abcdefgh"[number] if len(one.parts) > 1 else ""


def summary(settled: Sequence[SettledClaim], language: str = "en") -> str:
    """How many claims have which verdict."""
    counts = Counter(one.verdict for one in settled)
    parts = [
        narration.whole("terminal-claims-count", language, count=counts[verdict], verdict=verdict.value)
        for verdict in Truth
        if counts[verdict]
    ]
    return narration.whole("terminal-claims-many", language, count=len(settled), parts=", ".join(parts))


def _shortened(settled: Sequence[SettledClaim], language: str) -> Iterator[str]:
    """Yield a line that names the claims whose proofs try more deals than are told; nothing where there are none."""
    longer = [str(one.claim.id) for one in settled if any(part.part.proved_whole for part in one.parts)]
    if longer:
        yield narration.whole("terminal-claims-whole", language, claims=listed(catalogue(language), longer))


# --- one claim ------------------------------------------------------------------------------------------------------


def page(one: SettledClaim, language: str = "en") -> Document:
    """A claim at length: what is claimed, the verdict, the proof, and the deals card by card."""
    title, verdict = narration.message(one.claim.title, language), verdict_word(one.verdict, language)
    cites = narration.listed_apart((narration.place_of(cite, language) for cite in one.claim.cites), language)
    blocks: list[Block] = [
        Heading(narration.whole("terminal-claims-head", language, number=one.claim.id, title=title, verdict=verdict)),
        Paragraph(narration.message(one.claim.said, language)),
        Paragraph(cites, aside=True),
    ]
    for number, part in enumerate(one.parts):
        blocks += [Gap(), _part(f"{one.claim.id}{_letter(one, number)}", part, language)]
    return Document((*blocks, Gap(), *_deals(one, language)), language)


def _part(name: str, part: SettledPart, language: str) -> Block:
    """What is printed, and below it what became of it, the proof step by step, and what the deals score."""
    printed, found, why = (
        narration.message(key, language) for key in (part.part.printed, part.part.found, part.part.why)
    )
    verdict = verdict_word(part.verdict, language)
    below: list[Block] = [
        Paragraph(narration.whole("terminal-claims-outcome", language, verdict=verdict, found=found)),
        Paragraph(why),
    ]
    for fault in part.faults:
        below.append(Total(narration.whole("terminal-claims-fault", language, fault=sentence_text(fault, language))))
    if part.proof is not None:
        cases = narration.figures(part.proof.cases, language)
        proof = narration.whole("terminal-claims-proof", language, proof=part.part.proof, cases=cases)
        below.append(
            Details(proof, tuple(Paragraph(f"– {sentence_text(step, language)}") for step in part.proof.steps))
        )
    # A deal that is evidence for both sides is shown once.
    heard = dict.fromkeys(line for each in part.testimonies for line in heard_lines(each, language))
    told = narration.whole("terminal-claims-part", language, printed=printed)
    return Details(f"{name}  {told}", (*below, *map(Paragraph, heard)))


def heard_lines(heard: Testimony, language: str, titled: bool = False) -> Iterator[str]:
    """Yield what a deal scores: one line for all rule sets under which it scores the same.

    Args:
        heard: the deal as scored now.
        language: a language of the catalogue.
        titled: whether deal and rule sets are named by their titles, for readers, or as records name them.
    """
    role = narration.whole(f"terminal-claims-role-{heard.witness.role}", language)
    agreed: dict[str, list[str]] = {}
    for book, sides in heard.scored.items():
        points = narration.listed_apart(
            (f"{_seat(side, language)} {_tally(kinds, language)}" for side, kinds in sides.items()), language
        )
        agreed.setdefault(points, []).append(_book(book, language, titled))
    for points, books in agreed.items():
        books_told = listed(catalogue(language), books)
        example = heard.witness.example
        if titled:
            example = narration.message(find(example).title, language)
        yield narration.whole(
            "terminal-claims-heard", language, example=example, role=role, books=books_told, points=points
        )


def _seat(name: str, language: str) -> str:
    """A seat or side as written inside a line; a player of a partie is named as in the record."""
    words = catalogue(language)
    if f"side-{name}" not in words:
        return name
    return small(label(words, name))


def _kind(kind: str, language: str) -> str:
    words = catalogue(language)
    keys = (f"kind-label-{kind}", f"claims-kind-{kind}")
    known = next((key for key in keys if key in words), "")
    label = words.word(known) if known else kind.replace("_", " ")
    return small(label)


def _tally(kinds: Mapping[str, int], language: str) -> str:
    parts = [
        narration.whole("terminal-kind-points", language, kind=_kind(kind, language), points=points)
        for kind, points in kinds.items()
        if kind != "total"
    ]
    return ", ".join([*parts, narration.whole("terminal-claims-in-all", language, points=kinds["total"])])


def _deals(one: SettledClaim, language: str) -> Iterator[Block]:
    names = dict.fromkeys(heard.witness.example for part in one.parts for heard in part.testimonies)
    for name in names:
        example = find(name)
        record = example.record
        if "deals" in record:
            told = [narration.whole("terminal-claims-deals", language, count=len(record["deals"]))]
        else:
            told = list(_cards(record, language))
        head = f"{name}  {narration.message(example.title, language)} ({example.file})"
        yield Details(head, tuple(map(Paragraph, told)))


def _cards(record: Mapping[str, Any], language: str) -> Iterator[str]:
    for key in ("hands", "deal"):
        for seat, cards in record.get(key, {}).items():
            place = "talon" if seat == "talon" else "hand" if key == "hands" else "dealt"
            given = {"cards": cards} if place == "talon" else {"cards": cards, "seat": _seat(seat, language)}
            yield narration.whole(f"terminal-claims-{place}", language, **given)
    if "bids" in record:
        said = (
            narration.whole("claims-bid", language, seat=_seat(one, language), bid=bid) for one, bid in record["bids"]
        )
        bids = _commas(said, language)
        yield narration.whole("terminal-claims-bids", language, bids=bids)
    for seat, cards in record.get("exchange", {}).items():
        shown = cards or narration.whole("terminal-claims-nothing", language)
        yield narration.whole("terminal-claims-put-out", language, seat=_seat(seat, language), cards=shown)
    for seat, called in record.get("calls", {}).items():
        said = (f"{_kind(kind, language)} {_called(cards, language)}" for kind, cards in called.items())
        calls = narration.listed_apart(said, language)
        yield narration.whole("terminal-claims-calls", language, seat=_seat(seat, language), calls=calls)
    if "play" in record:
        yield narration.whole("terminal-claims-play", language, cards=record["play"])


def _called(cards: object, language: str) -> str:
    if isinstance(cards, list):
        return ", ".join(cards) or narration.whole("terminal-claims-none", language)
    return str(cards)


# --- JSON -----------------------------------------------------------------------------------------------------------


def as_json(settled: Sequence[SettledClaim], language: str = "en") -> dict[str, Any]:
    """Everything claimed and found as JSON data, with its sentences in a language."""
    claims = [_claim(one, language) for one in settled]
    return {"format": FORMAT, "sound": all(one.sound for one in settled), "claims": claims}


def _claim(one: SettledClaim, language: str) -> dict[str, Any]:
    return {
        "id": one.claim.id,
        "title": narration.message(one.claim.title, language),
        "said": narration.message(one.claim.said, language),
        "cites": written_cites(one.claim.cites),
        "verdict": one.verdict.value,
        "parts": [_json_part(part, language) for part in one.parts],
    }


def _json_part(part: SettledPart, language: str) -> dict[str, Any]:
    return {
        "printed": narration.message(part.part.printed, language),
        "printed_figure": part.part.printed_figure,
        "verdict": part.verdict.value,
        "found": narration.message(part.part.found, language),
        "figure": part.part.figure,
        "why": narration.message(part.part.why, language),
        "faults": [sentence_text(each, language) for each in part.faults],
        "proof": None if part.proof is None else _proof(part.part.proof, part.proof, language),
        "deals": [
            {
                "example": heard.witness.example,
                "title": narration.message(heard.title, language),
                "role": heard.witness.role,
                "side": heard.witness.side,
                "figure": heard.figure,
                "scored": {_book(book, language): sides for book, sides in heard.scored.items()},
            }
            for heard in part.testimonies
        ],
    }


def _proof(name: str, found: ProofResult, language: str) -> dict[str, Any]:
    return {
        "name": name,
        "holds": found.holds,
        "cases": found.cases,
        "steps": [sentence_text(each, language) for each in found.steps],
        "figure": found.figure,
        "possible": found.possible,
    }
