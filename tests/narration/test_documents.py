"""Documents: every form takes every kind of block, and nothing else escapes a text."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import get_args

import pytest
from rich.console import Console

import piquet_tutor
from piquet_tutor.commands.parameters import FORMATS
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.narration import documents
from piquet_tutor.narration.documents import Document
from piquet_tutor.narration.render import WRITERS, still_open
from piquet_tutor.narration.rendering import html, markdown, page, plain, svg, terminal

CODE = Path(piquet_tutor.__file__).parent
NASTY = "<b>&*x*"
FENCED = re.compile("^```.*?^```$", re.MULTILINE | re.DOTALL)
"""Of Markdown, what stands there as it is."""
SEGMENT = documents.Segment(0.5, NASTY, label=NASTY)
BLOCKS = (
    documents.Heading(NASTY, level=2, name="x"),
    documents.VerdictMark(NASTY, "awarded", NASTY, NASTY),
    documents.Paragraph(NASTY),
    documents.Total(NASTY),
    documents.Verbatim(NASTY, "python"),
    documents.Gap(),
    documents.Hand(NASTY, parse_cards("AS KH"), NASTY),
    documents.DrawnTricks(NASTY, (NASTY,) * 4, (documents.DrawnTrick(1, NASTY, parse_cards("AS KH"), NASTY, NASTY),)),
    documents.WritingSpaces((documents.WritingSpace(NASTY),), 1),
    documents.Lines((NASTY,), label=NASTY),
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
}
"""The modules that escape or write HTML and are neither renderers nor pages of the app, each with its reason."""
SEPARATED = {"teach/worksheets/problems.py"}
"""A key of a deal, which nobody reads, has its hands apart as a table of Markdown has its cells."""


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
        assert "<b>&" not in FENCED.sub("", form(document)), form.__module__


def test_a_page_has_its_title_a_section_for_each_part_and_no_markup_of_a_text():
    title, about = documents.Heading(NASTY), documents.Paragraph(NASTY, aside=True)
    kinds = (
        documents.Heading,
        documents.Paragraph,
        documents.Total,
        documents.Hand,
        documents.DrawnTricks,
        documents.WritingSpaces,
        documents.Lines,
        documents.Branch,
        documents.DataTable,
        documents.ChosenAnswers,
    )
    drawn = [each for each in BLOCKS if isinstance(each, kinds)]
    assert len(drawn) == len(kinds)
    made = page.text(Document((title, about, *drawn)), "", title=NASTY, made_by=NASTY, foot=NASTY)
    assert made.count("<section ") == 1
    assert '<section class="with-tricks" id="x">' in made
    assert "<title>&lt;b&gt;" in made
    assert '<tr class=right><th scope="row">&lt;b&gt;&amp;*x* <b>(&lt;b&gt;' in made
    assert "<b>&" not in made


PAGES = ("app/", "serving/", "sphinx/", "narration/")
"""The rooms that draw for a browser, and the one where the forms stand."""


def modules_with(pattern, *but):
    """The modules whose code has a pattern, those of some rooms left out."""
    wanted = re.compile(pattern, re.MULTILINE)
    names = {path.relative_to(CODE).as_posix(): path for path in CODE.rglob("*.py")}
    return {
        name
        for name, path in names.items()
        if not name.startswith(but) and wanted.search(path.read_text(encoding="utf-8"))
    }


def test_nothing_but_the_forms_of_a_document_escapes_what_a_report_says():
    escapes = r"^ *from html import .*\bescape\b|^ *import html\b|rendering\.markdown import .*\b(phrase|inline)\b"
    assert modules_with(escapes, *PAGES) == OTHERS.keys()


def test_nothing_but_the_forms_of_a_document_writes_markup_or_lays_out_for_a_terminal():
    tags = r"</(?:p|div|span|table|tr|t[hd]|[uo]l|li|h\d|section|article|details|pre|b|i|strong|html)>"
    assert modules_with(tags, *PAGES) == OTHERS.keys()
    layouts = r"^ *from rich\.(?!console|progress)\w+ import|^ *import rich"
    assert modules_with(layouts) == {"narration/rendering/terminal.py"}
    rules = r"""["']\| ["']|["'] \| ["']\.join|\|---|f["']#+ \{"""
    assert modules_with(rules, "narration/rendering/") == SEPARATED


@pytest.mark.parametrize("fence", ["`", "```", "a ```` b"])
def test_nothing_that_stands_as_it_is_in_markdown_ends_before_its_end(fence):
    block = markdown.text(Document((documents.Verbatim(fence),))).splitlines()
    assert block[0] == block[-1]
    assert block[0] not in fence
    said = markdown.phrase(documents.MarkedText("Type ", (fence, "code"), "."))
    ticks = re.findall("`+", said)
    assert ticks[0] == ticks[-1]
    assert ticks[0] not in re.findall("`+", fence)


def test_what_stands_out_in_a_text_does_so_in_every_form_that_can_show_it():
    said = documents.MarkedText("Yes", ("[x]", "quiet"), (" AS ", "strong"), ("make", "code"))
    document = Document((documents.Paragraph(said),))
    assert plain.text(document) == "Yes[x] AS `make`"
    assert markdown.text(document) == "Yes&#91;x&#93;** AS **`make`"
    assert "<strong> AS </strong><code>make</code>" in html.text(document)
    screen = Console(width=80, file=io.StringIO(), color_system="standard", force_terminal=True)
    screen.print(terminal.drawn(document))
    assert screen.file.getvalue() == "Yes\x1b[2m[x]\x1b[0m\x1b[1m AS \x1b[0m`make`\n"


def test_groups_of_rows_stand_apart_and_figures_below_each_other():
    rows = (("point", "5"), ("play", "12"), ("total", "17"))
    table = Document((documents.DataTable(("", "elder\nall"), rows, groups=(2, 1), figures=True),))
    assert plain.text(table).splitlines() == [
        "       elder all",
        "point          5",
        "play          12",
        "",
        "total         17",
    ]
    assert [line.rstrip() for line in drawn(table).splitlines()] == [
        "       elder",
        "         all",
        "point      5",
        "play      12",
        "",
        "total     17",
    ]
    assert html.text(table).count("<tbody>") == 2


def test_a_word_that_a_column_has_no_room_for_goes_on_in_the_next_line():
    screen = Console(width=30, file=io.StringIO(), color_system=None)
    table = documents.DataTable(("", ""), (("IV", "x" * 40), ("V", "y")))
    screen.print(terminal.drawn(Document((table,))))
    assert screen.file.getvalue().count("x") == 40
    assert "…" not in screen.file.getvalue()


def test_the_commands_offer_every_form_that_a_document_is_written_in():
    """They list them without loading what writes them."""
    assert (*WRITERS, "json") == FORMATS


def test_how_the_lead_is_written_is_told_where_words_can_tell_it():
    """A deal that was bid for cannot be told in words, and nobody in it is called elder there."""
    plain_deal, bid_for = (_before_the_lead(name) for name in ("equal-points", "the-pictured-deal"))
    lead = plain_deal.hands["elder"][0].code
    assert f"“elder leads {lead}”" in still_open(plain_deal, "en", in_words=True)
    assert still_open(bid_for, "en", in_words=True) == still_open(bid_for, "en") != ""


def _before_the_lead(name):
    """A worked example as it stands before its first card is led."""
    told = {key: value for key, value in example(name).items() if key not in ("play", "calls")}
    deal = read_deal(told)
    assert (deal.phase, deal.declared) == ("play", False)
    return deal
