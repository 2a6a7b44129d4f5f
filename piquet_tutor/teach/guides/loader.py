"""Reads a lesson strictly: anything misspelt, missing or never explained is an error of one sentence.

A page has a *moment* at which it appears (``on``): one of :data:`MOMENTS`, or a ruling made for the first time, written
``ruling:point.good:awarded``, or ``ruling:point.good:awarded:mine`` or ``:theirs`` where it matters whose it is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.narration.catalogue import DEFAULT
from piquet_tutor.teach.guides import tables
from piquet_tutor.teach.guides.tables import LessonError

FORMAT: Final = "piquet-lesson/1"
KINDS: Final = ("point", "sequence", "set")
MOMENTS: Final = (
    "start",
    "carte-blanche",
    "bid",
    "exchange",
    "drawn",
    *(f"call-{kind}" for kind in KINDS),
    *(f"reply-{kind}" for kind in KINDS),
    "running-total",
    "count",
    "show",
    "first-lead",
    "lead",
    "follow",
    "discard",
    "done",
)
"""Moments at which a page can appear, besides rulings made for the first time."""

SEATS: Final = ("elder", "younger", "dealer", "nondealer", "1", "2", "3", "4")
"""The seats a learner can have, in one form of the game or another."""
PATHS: Final = ("", "record", "own")
MOST_PARAGRAPHS: Final = 3
LONGEST_PARAGRAPH: Final = 260
_VERDICTS: Final = "|".join(verdict.value for verdict in Verdict)
_RULING: Final = re.compile(rf"ruling:[a-z_]+\.[a-z_]+:(?:{_VERDICTS})(?::(?:mine|theirs))?")
_HOLE: Final = re.compile(r"\{(\w*)\}")
_HOLES: Final = frozenset({"other", "ruling", "printed", "yours"})
_NOTEBOOK: Final = re.compile(r"[a-z_]+\.ipynb(\?rules=[a-z0-9-]+)?")


@dataclass(frozen=True)
class Link:
    """A link to another page: its label and the notebook it leads to."""

    label: str
    page: str


@dataclass(frozen=True)
class Page:
    """What is said at one moment: one thing at a time.

    Attributes:
        id: its name in the lesson.
        on: the moments at which it can appear; it appears once.
        title: a few words.
        text: one to three short paragraphs; ``{other}``, ``{ruling}``, and on a page that appears when the deal is done
            ``{printed}`` and ``{yours}``, are filled in at the table.
        terms: words of the game that it uses; each is explained with the first page shown that uses it.
        path: ``record`` (only while everything was done as in the record), ``own`` (only if not), or empty (always).
        links: links to other pages.
    """

    id: str
    on: tuple[str, ...]
    title: str
    text: tuple[str, ...]
    terms: tuple[str, ...] = ()
    path: str = ""
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson: the record it is played on, the learner's seat, and the pages.

    Attributes:
        id: its name.
        title: its title.
        record: name of the example whose cards are dealt.
        seat: where the learner sits.
        terms: words of the game with their meanings.
        pages: the pages.
    """

    id: str
    title: str
    record: str
    seat: Seat
    terms: Mapping[str, str]
    pages: tuple[Page, ...]


@cache
def lesson(name: str, language: str = "en") -> Lesson:
    """Return a lesson that ships with the package.

    Raises:
        LessonError: there is none of that name, or its file is broken.
    """
    home = resources.files(__package__ or "").joinpath("data")
    file = home.joinpath(language, f"{name}.toml")
    if not file.is_file():
        file = home.joinpath(DEFAULT, f"{name}.toml")
    if not re.fullmatch(r"[a-z_]+", name) or not file.is_file():
        raise LessonError(f"there is no lesson “{name[:40]}” in “{language[:8]}”.")
    return read_lesson(file.read_text(encoding="utf-8"))


def read_lesson(text: str) -> Lesson:
    """Return a lesson from the text of its file.

    Raises:
        LessonError: the text is not a lesson; the message says where and why.
    """
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lesson is not valid TOML ({error}).") from None
    tables.keys(value, "the lesson", {"format", "id", "title", "record", "seat", "terms", "page"}, set())
    if value["format"] != FORMAT:
        raise LessonError(f"the format must be {FORMAT}.")
    seat = tables.text(value, "seat", "the lesson")
    if seat not in SEATS:
        raise LessonError(f"the seat must be one of {', '.join(SEATS)}.")
    terms = tables.terms(value["terms"])
    if not isinstance(value["page"], list) or not value["page"]:
        raise LessonError("the lesson must have pages.")
    pages = tuple(_page(page, number, terms) for number, page in enumerate(value["page"], 1))
    _check_whole(pages, terms)
    name, title, record = (tables.text(value, key, "the lesson") for key in ("id", "title", "record"))
    return Lesson(name, title, record, seat, terms, pages)


def _page(value: Any, number: int, terms: Mapping[str, str]) -> Page:
    where = f"page {number}"
    tables.keys(value, where, {"id", "on", "title", "text"}, {"terms", "path", "links"})
    where = f"page “{tables.text(value, 'id', where)}”"
    on = (value["on"],) if isinstance(value["on"], str) else tuple(tables.texts(value["on"], where, "on"))
    for moment in on:
        if moment not in MOMENTS and not _RULING.fullmatch(moment):
            raise LessonError(f"{where}: “{moment}” is no moment; write one of {', '.join(MOMENTS)}, or a ruling.")
    page = Page(
        id=value["id"],
        on=on,
        title=tables.text(value, "title", where),
        text=tuple(tables.texts(value["text"], where, "text")),
        terms=tuple(tables.texts(value.get("terms", []), where, "terms")),
        path=value.get("path", ""),
        links=tuple(_links(value.get("links", []), where)),
    )
    _check_page(page, where, terms)
    return page


def _links(value: Any, where: str) -> Iterator[Link]:
    if not isinstance(value, list):
        raise LessonError(f"{where}: “links” must be a list.")
    for one in value:
        tables.keys(one, f"{where}, a link", {"label", "page"}, set())
        if not _NOTEBOOK.fullmatch(tables.text(one, "page", where)):
            raise LessonError(f"{where}: a link leads to a notebook, such as play.ipynb.")
        yield Link(tables.text(one, "label", where), one["page"])


def _check_page(page: Page, where: str, terms: Mapping[str, str]) -> None:
    if not 1 <= len(page.text) <= MOST_PARAGRAPHS:
        raise LessonError(f"{where} has {len(page.text)} paragraphs; write one to {MOST_PARAGRAPHS}.")
    for paragraph in page.text:
        if len(paragraph) > LONGEST_PARAGRAPH:
            raise LessonError(f"{where}: a paragraph has {len(paragraph)} characters; at most {LONGEST_PARAGRAPH} fit.")
    if page.path not in PATHS:
        raise LessonError(f"{where}: path must be record or own.")
    holes = {hole for each in (page.title, *page.text) for hole in _HOLE.findall(each)}
    if holes - _HOLES:
        raise LessonError(f"{where}: nothing can fill {{{sorted(holes - _HOLES)[0]}}}.")
    if "ruling" in holes and not all(moment.startswith("ruling:") for moment in page.on):
        raise LessonError(f"{where}: only a page that comes with a ruling can quote it.")
    for term in page.terms:
        if term not in terms:
            raise LessonError(f"{where}: “{term}” has no meaning under terms.")
        if "{ruling}" not in page.text and not mentions(page, term):
            raise LessonError(f"{where} does not use the word “{term}”.")


def mentions(page: Page, term: str) -> bool:
    """Return whether a page uses a word, in the singular or in the plural."""
    return bool(re.search(rf"(?<!\w){re.escape(term)}s?(?!\w)", " ".join((page.title, *page.text)), re.IGNORECASE))


def _check_whole(pages: tuple[Page, ...], terms: Mapping[str, str]) -> None:
    names = [page.id for page in pages]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"two pages are called “{name}”.")
    for term in terms:
        if not any(term in page.terms for page in pages):
            raise LessonError(f"no page explains “{term}”.")
