"""What stands in the open in a stored notebook, and what must not be said there: the answers to its own questions.

In the open is whatever a reader sees without opening anything, and all that a program reads of an output as text. What
lies in a closed `details` is not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest

from piquet_tutor.cells.asking import Exercise
from piquet_tutor.cells.changing import changed
from piquet_tutor.cells.shown import Folded
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import text
from piquet_tutor.teach.questions.asked import Askable
from piquet_tutor.teach.scoring.words import answer_text
from tests.notebooks import book

TELLING = ("alt", "title", "aria-label", "src")
"""Attributes that are read or looked at: a picture may have words in it."""
MARKUP = ("text/html", "text/markdown", "image/svg+xml")


class Open(HTMLParser):
    """The words of a fragment of HTML that nobody has to open."""

    def __init__(self, fragment: str) -> None:
        super().__init__()
        self._opened: list[bool] = []
        self.words: list[str] = []
        self.feed(fragment)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "details":
            self._opened.append("open" in dict(attrs))
        for name, value in attrs:
            if name in TELLING:
                self.handle_data(unquote(value or ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "details":
            self._opened.pop()

    def handle_data(self, data: str) -> None:
        if all(self._opened):
            self.words.append(data)


def in_the_open(output: Any) -> str:
    """What an output says in the open, in all its forms."""
    said = [output.get("text", "")]
    for form, value in output.get("data", {}).items():
        said += Open(value).words if form in MARKUP else [str(value)]
    return " ".join(" ".join(said).split())


def answers(question: Askable, language: str) -> tuple[str, ...]:
    """The sentences that answer a question; none where it asks what would turn a ruling, which may be known before."""
    if question.sort == "change":
        return ()
    if question.ruling is not None:
        return (text(question.ruling, "short", language),)
    return (answer_text(question.item.answer, language),)


class Worked(NamedTuple):
    """A cell that has been run.

    Attributes:
        cell: the cell.
        questions: those it asks.
        deals: those it is about; empty where that cannot be known.
        changes: what came of each change that it invites to: ``name = value``, what went wrong, and whether anything
            else was shown then.
    """

    cell: Any
    questions: tuple[Askable, ...]
    deals: tuple[Deal, ...]
    changes: tuple[tuple[str, BaseException | None, bool], ...]


@cache
def worked_through(name: str) -> tuple[Worked, ...]:
    """Every cell of a notebook's code, run one after another, and with each change that it invites to; once for all."""
    return tuple(_worked_through(name))


def _worked_through(name: str) -> Iterator[Worked]:
    made: list[Exercise] = []
    begin = Exercise.__init__

    def begun(self: Exercise, *arguments: Any) -> None:
        begin(self, *arguments)
        made.append(self)

    session = book.Session()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Exercise, "__init__", begun)
        for cell in book.code(book.made(name)):
            made.clear()
            ran = session.run(cell.source)
            assert ran.failed is None, cell.source
            questions = tuple(question for each in made for question in each.questions)
            deals = tuple(deals_of(cell.source, ran.value, session.shell.user_ns))
            yield Worked(cell, questions, deals, tuple(_changed(session, cell, ran)))


def _changed(session: book.Session, cell: Any, first: book.Ran) -> Iterator[tuple[str, BaseException | None, bool]]:
    changes = cell.metadata.get("change", {})
    for name, value in ((name, value) for name, values in changes.items() for value in values):
        ran = session.run(changed(cell.source, name, value))
        yield f"{name} = {value!r}", ran.failed, ran.shown != first.shown
    if changes:
        session.run(cell.source)


def asked(name: str) -> Iterator[tuple[Askable, frozenset[str]]]:
    """Every question that a notebook asks, and the cells, by their ids, that may be about the deal it is asked of."""
    cells = worked_through(name)
    for question in (question for each in cells for question in each.questions):
        about = (each.cell.id for each in cells if not each.deals or question.deal in each.deals)
        yield question, frozenset(about)


def telling_names(cell: Any, question: Askable) -> set[str]:
    """The names given in a cell in which there is a word of the answer, but for the words of the question itself."""
    told = {word for answer in answers(question, "en") for word in words(answer)}
    told -= words(f"{question.asking('en').text} {question.subject}")
    named = {node.id for node in ast.walk(ast.parse(cell.source)) if isinstance(node, ast.Name)}
    return {name for name in named if words(name) & told}


def words(text: str) -> set[str]:
    """The words of a text, or of a name, that are long enough to tell something."""
    return {word.rstrip("s") for word in re.findall(r"[a-z]{4,}", text.lower())}


def deals_of(source: str, value: Any, names: Mapping[str, Any]) -> list[Deal]:
    """The deals that a cell is about: those it names, and that of its value; none where that cannot be known."""
    used = [names.get(node.id) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    found = [deal for each in used if (deal := deal_of(each)) is not None]
    own = deal_of(value)
    return [*found, own] if own is not None else found if found and value is None else []


def deal_of(value: Any) -> Deal | None:
    """The deal that a value is, or is about."""
    value = value.inside if isinstance(value, Folded) else value
    found = value if isinstance(value, Deal) else getattr(value, "deal", None)
    return found if isinstance(found, Deal) else None
