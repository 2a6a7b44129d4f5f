"""Documents: every form takes every kind of block, and nothing else escapes a text."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import get_args

import pytest
from rich.console import Console

import piquet_tutor
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.narration import documents
from piquet_tutor.narration.documents import Document
from piquet_tutor.narration.rendering import html, markdown, page, plain, svg, terminal

CODE = Path(piquet_tutor.__file__).parent
NASTY = "<b>&*x*"
SEGMENT = documents.Segment(0.5, NASTY, label=NASTY)
BLOCKS = (
    documents.Heading(NASTY, part=True),
    documents.VerdictMark(NASTY, "awarded", NASTY, NASTY),
    documents.Paragraph(NASTY),
    documents.Total(NASTY),
    documents.Gap(),
    documents.Hand(NASTY, parse_cards("AS KH"), NASTY),
    documents.Lines((NASTY,)),
    documents.Entries((documents.Entry(1, NASTY, NASTY, (NASTY,)),)),
    documents.Branch(NASTY, below=(documents.Branch(NASTY),)),
    documents.CitedLaw((NASTY,), (NASTY,), (NASTY,)),
    documents.DataTable((NASTY, NASTY), ((NASTY, NASTY),)),
    documents.Chart(NASTY, ((NASTY, (SEGMENT,)),), ((0.0, NASTY),), NASTY),
    documents.ChosenAnswers((documents.ChosenAnswer(NASTY, 3, 60, NASTY, (NASTY,)),)),
    documents.Details(NASTY, (documents.Paragraph(NASTY),)),
)
OTHERS = {
    "engine/rulings.py": "what stands in for the narration where it was not imported",
    "cells/changing.py": "what a kernel printed, which is no text of ours",
    "teach/worksheets/printed.py": "the printed sheet, whose blanks, hands and key have no blocks yet",
}
"""The modules that escape HTML and are neither renderers nor pages of the app, each with its reason."""


def drawn(document):
    screen = Console(width=120, file=io.StringIO(), color_system=None)
    screen.print(terminal.drawn(document))
    return screen.file.getvalue()


def test_every_kind_of_block_is_tried():
    assert {type(each) for each in BLOCKS} == set(get_args(documents.Block))


@pytest.mark.parametrize("block", BLOCKS, ids=lambda one: type(one).__name__)
def test_every_form_takes_every_kind_of_block_and_escapes_what_it_says(block):
    document = Document((block,))
    assert isinstance(block, documents.Gap) or "x" in plain.text(document)
    assert isinstance(block, documents.Gap) or "x" in drawn(document)
    for form in (html.text, markdown.text, svg.text):
        assert "<b>&" not in form(document), form.__module__


def test_a_page_has_its_title_a_section_for_each_part_and_no_markup_of_a_text():
    title, about = documents.Heading(NASTY), documents.Paragraph(NASTY, aside=True)
    kinds = (documents.Heading, documents.Paragraph, documents.DataTable, documents.ChosenAnswers)
    made = page.text(Document((title, about, *(each for each in BLOCKS if isinstance(each, kinds)))), "")
    assert made.count("<section>") == 1
    assert "<title>&lt;b&gt;" in made
    assert '<tr class=right><th scope="row">&lt;b&gt;&amp;*x* <b>(&lt;b&gt;' in made
    assert "<b>&" not in made


def test_nothing_but_the_forms_of_a_document_escapes_what_a_report_says():
    escapes = re.compile(r"^ *from html import .*\bescape\b|rendering\.markdown import .*\bescaped\b", re.MULTILINE)
    found = {
        name
        for path in CODE.rglob("*.py")
        if not (name := path.relative_to(CODE).as_posix()).startswith(("app/", "serving/", "sphinx/", "narration/"))
        and escapes.search(path.read_text(encoding="utf-8"))
    }
    assert found == OTHERS.keys()
