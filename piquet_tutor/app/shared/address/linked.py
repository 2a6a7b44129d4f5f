"""Links as a page meets them: what an address holds, the deals of it from first to last, and what a value may become.

A link is a stranger's text: whatever is wrong with it is one sentence, and changes nothing on the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.explore import links, pasted
from piquet_tutor.explore.examples import groups
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.game.deal.retelling import states_of
from piquet_tutor.game.records import form, io
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.state import Deal

PAGES: Final[Mapping[str, str]] = {
    "table": "table.ipynb",
    "presenter": "classroom.ipynb",
    "scorer": "scorer.ipynb",
    "lab": "lab.ipynb",
}
"""Which page opens a link, by its mode."""


def link_in(fragment: str) -> Link | None:
    """The link in what stands after the # of an address; None where no link is meant: nothing, or a place on the page.

    Raises:
        LinkFault: a link is meant, and cannot be read.
    """
    return links.read(fragment) if "=" in fragment or pasted.is_meant(fragment) else None


def fault_of_link(fault: LinkFault | RecordError, language: str = "en") -> str:
    """Why a link, or the deal in it, cannot be opened: one sentence."""
    return fault.text(language) if isinstance(fault, LinkFault) else narration.fault_told(fault, language)


def mark_of(link: Link) -> str:
    """By what a page knows again that it is the same link."""
    return sha256(links.canonical(link)).hexdigest()[:16]


def course_of(record: Mapping[str, Any]) -> tuple[Deal, ...]:
    """A deal as it was dealt and after every action of its record.

    Raises:
        RecordError: the record cannot be played through.
    """
    return states_of(io.read_deal(record))


def records_of(value: Any) -> list[Mapping[str, Any]]:
    """The records in a record or a partie, each whole.

    Raises:
        RecordError: it is neither.
    """
    if form.check(value) == form.PARTIE:
        return [io.write_record(deal) for deal in io.partie_from(value).deals]
    return [value]


def examples_listed(language: str = "en") -> list[list[Any]]:
    """The gallery as a list to choose from: each subject, and its examples by title and name."""
    return [
        [
            narration.message(group.title, language),
            [[narration.message(one.title, language), one.id] for one in group.examples],
        ]
        for group in groups()
    ]


@dataclass(frozen=True, eq=False)
class Scored:
    """A link's deal that is to be scored.

    Attributes:
        mark: by what it is known again.
        deal: the first of the link, played to its end.
    """

    mark: str
    deal: Deal

    def __eq__(self, other: object) -> bool:
        """The same link."""
        return isinstance(other, Scored) and self.mark == other.mark

    def __hash__(self) -> int:
        return hash(self.mark)


def scored_deal(fragment: str, language: str = "en") -> Scored | str | None:
    """The deal to score in what stands after the # of an address; None for none; one sentence where it cannot be."""
    try:
        link = link_in(fragment)
        deal = course_of(link.records[0])[-1] if link is not None else None
    except (LinkFault, RecordError) as fault:
        return fault_of_link(fault, language)
    if link is None or deal is None:
        return None
    if deal.void:
        return narration.message("classroom-passed-out", language)
    if not deal.done:
        return narration.message("classroom-unfinished", language)
    return Scored(mark_of(link), deal)
