"""What the books print of particular deals, and what became of it; the deals are ruled again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from piquet_tutor import narration
from piquet_tutor.app.pages.rulebook import lookup
from piquet_tutor.app.pages.rulebook.lookup import Block
from piquet_tutor.app.pages.rulebook.place import RulebookPlace, Topic
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import claims
from piquet_tutor.explore.claims import SEVERITY, Claim, SettledClaim, SettledPart, Truth, report
from piquet_tutor.explore.examples import find
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.functions import capital


class ClaimsPlace(RulebookPlace):
    """The claims; the deals of each are ruled again when it is opened."""

    name: ClassVar[str] = "claims"

    def open(self, query: Mapping[str, str]) -> Iterator[str]:
        """A claim, by its number."""
        name = query.get("claim", "")
        if name and not self.desk.begin(name):
            yield self.words("unknown", given=shown(name))

    def topics(self) -> Iterator[Topic]:
        """The claims: those that cannot be first."""
        found = sorted(claims.claims(), key=lambda one: -SEVERITY.index(_verdict(one)))
        yield from (_topic(one, self.words) for one in found)

    def deal_of(self, name: str) -> tuple[Deal, str] | None:
        """A deal of the gallery that is evidence."""
        example = find(name)
        return read_deal(example.record), narration.message(example.title, self.language)


def _verdict(one: Claim) -> Truth:
    """The severest verdict on a part of a claim."""
    return max((part.verdict for part in one.parts), key=SEVERITY.index)


def _topic(one: Claim, words: PageWords) -> Topic:
    language, verdict = words.language, _verdict(one)
    told = [narration.message(each, language) for part in one.parts for each in (part.printed, part.found, part.why)]
    places = [narration.place_of(cite, language) for cite in one.cites]
    mark = report.verdict_word(verdict, language)
    return Topic(
        id=str(one.id),
        group=capital(mark),
        number=str(one.id),
        title=narration.message(one.title, language),
        short=_short(one, language),
        searched=" ".join((narration.message(one.said, language), *told, *places)),
        mark=mark,
        tone=verdict.value,
        link=f"claims.ipynb?claim={one.id}",
        blocks=partial(_behind, words),
        work=partial(claims.settle_claim, one),  # some are whole parties, under several books
    )


def _short(one: Claim, language: str) -> str:
    """What was found of each statement."""
    found = narration.listed_apart((narration.message(part.found, language) for part in one.parts), language)
    return capital(f"{found}.")


def _behind(words: PageWords, found: SettledClaim | None) -> list[Block]:
    return list(_blocks(found, words)) if found is not None else [lookup.text(words["failed"])]


def _blocks(found: SettledClaim, words: PageWords) -> Iterator[Block]:
    language = words.language
    yield lookup.text(narration.message(found.claim.said, language))
    yield lookup.places(found.claim.cites, language)
    for part in found.parts:
        yield from _part_blocks(part, words)
    examples = dict.fromkeys(heard.witness.example for part in found.parts for heard in part.testimonies)
    for name in examples:
        yield from _deal_blocks(name, words)


def _part_blocks(part: SettledPart, words: PageWords) -> Iterator[Block]:
    language = words.language
    printed, told, why = (
        narration.message(each, language) for each in (part.part.printed, part.part.found, part.part.why)
    )
    yield lookup.head(words("printed", printed=printed))
    yield lookup.text(words("outcome", verdict=part.verdict.value, found=told))
    yield from (lookup.text(report.sentence_text(each, language)) for each in part.faults)
    yield lookup.fold(words["why"], [why])
    if part.proof is not None:
        cases = narration.figures(part.proof.cases, language)
        yield lookup.fold(
            words("proof", cases=cases), [report.sentence_text(step, language) for step in part.proof.steps]
        )
    lines = dict.fromkeys(
        line for heard in part.testimonies for line in report.heard_lines(heard, language, titled=True)
    )
    if lines:
        yield lookup.fold(words["scored"], lines)


def _deal_blocks(name: str, words: PageWords) -> Iterator[Block]:
    """The cards of a deal of the gallery, and the way to the table; of a partie only its name."""
    example, language = find(name), words.language
    yield lookup.head(narration.message(example.title, language))
    if example.record["format"] == PARTIE:
        return
    record: Mapping[str, Any] = example.record
    basis = "hands" if "hands" in record else "deal"
    for seat, cards in record[basis].items():
        side = words["talon"] if seat == "talon" else narration.message(f"side-{seat}", language)
        yield lookup.cards(words(f"cards_{basis}", side=side) if seat != "talon" else side, parse_cards(cards))
    yield lookup.table(name, words["on_table"])
