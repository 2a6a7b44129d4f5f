"""What the books print of particular deals, and what became of it; the deals are ruled again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import asked, language_asked
from piquet_tutor.app.background import beside
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.lookup import lookup
from piquet_tutor.app.shared.lookup.lookup import Block
from piquet_tutor.app.shared.lookup.lookup_page import LookUpDesk, Topic
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import claims
from piquet_tutor.explore.claims import SEVERITY, Claim, SettledClaim, SettledPart, Truth, report
from piquet_tutor.explore.examples import find
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.functions import capital

ALL: Final = ""
SHOWN: Final = (Truth.REALISED, Truth.CORRECTED, Truth.IMPOSSIBLE)


@in_every_language
def claims_page(language: str | None = None) -> Page:
    """What is printed of particular deals; the page's address may name a claim."""
    desk = ClaimsController(asked(), language or language_asked())
    return Page("claims", [head(desk.words), desk.notice, desk.controls, desk.view, desk.tabs, desk.below], wide=True)


class ClaimsController(LookUpDesk):
    """The claims; the deals of each are ruled again when it is opened."""

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        words = PageWords("claims", language)
        groups = [(words["all"], ALL), *((capital(report.verdict_word(each, language)), each.value) for each in SHOWN)]
        super().__init__("claims", language, _entries(words), groups)
        self.begin(query.get("claim", ""))

    def belongs(self, entry: Topic, part: str) -> bool:
        """Whether a claim is shown: all of them, or those of one verdict."""
        return part in (ALL, entry.group)

    def heading_of(self, _entry: Topic) -> str:
        """No headings: the claims are numbered."""
        return ""

    def link_to(self, entry: Topic) -> str:
        """The address that leads to a claim."""
        return f"claims.ipynb?claim={entry.id}"

    def work_out(self, entry: Topic) -> None:
        """Rule the deals of a claim again beside the page: some are whole parties, under several books."""
        one = claims.claim(int(entry.id))

        def arrive(found: SettledClaim | None) -> None:
            if entry.id in self.open and found is not None:
                self.open[entry.id] = list(_blocks(found, self.words))
            elif entry.id in self.open:
                self.open[entry.id] = [lookup.text(self.words["failed"])]

        beside(lambda: claims.settle_claim(one), arrive, self.draw)

    def deal_of(self, name: str) -> tuple[Deal, str] | None:
        """A deal of the gallery that is evidence."""
        example = find(name)
        return read_deal(example.record), narration.message(example.title, self.language)


def _entries(words: PageWords) -> Iterator[Topic]:
    language = words.language
    for one in claims.claims():
        verdict = max((part.verdict for part in one.parts), key=SEVERITY.index)
        told = [
            narration.message(each, language) for part in one.parts for each in (part.printed, part.found, part.why)
        ]
        places = [narration.place_of(cite, language) for cite in one.cites]
        yield Topic(
            id=str(one.id),
            group=verdict.value,
            number=str(one.id),
            title=narration.message(one.title, language),
            short=_short(one, language),
            searched=" ".join((narration.message(one.said, language), *told, *places)),
            mark=report.verdict_word(verdict, language),
            tone=verdict.value,
            blocks=list,  # worked out beside the page
        )


def _short(one: Claim, language: str) -> str:
    """What was found of each statement."""
    found = narration.listed_apart((narration.message(part.found, language) for part in one.parts), language)
    return capital(f"{found}.")


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
