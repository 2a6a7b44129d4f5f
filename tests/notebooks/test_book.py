"""The book: written from its sources, in two languages, worked through rather than read, and small."""

from __future__ import annotations

import ast
import json
import re

import make_book
import pytest

from piquet_tutor import examples
from piquet_tutor.cells.changing import value_of
from piquet_tutor.narration.catalogue import languages
from tests.notebooks import book
from tests.notebooks.in_the_open import Open, answers, asked, in_the_open, telling_names, worked_through

OUTPUT_BYTES = 30_000
NOTEBOOK_BYTES = 300_000
COLUMNS = 100
"""Of code that a cell shows whole in JupyterLab, in a window 1280 pixels wide with the list of files open."""
CELLS = range(8, 15)
TELLING_NOTHING = {"cavendish-example", "carte-blanche-174", "molieres-hand", "sunk-king", "twenty-nine-and-the-lead"}
"""The worked examples whose names say no more of their deals than the question that is asked of them does."""

notebooks = pytest.mark.parametrize("name", book.named())
stops = pytest.mark.parametrize("name", [name for name in book.named() if book.is_of_the_road(name)])


def changes(cell):
    return cell.metadata.get("change", {})


def calls(notebook):
    """Every call of a notebook's code: the name called, or the method."""
    for cell in book.code(notebook):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Call):
                yield node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


@notebooks
@pytest.mark.parametrize("language", languages())
def test_a_stored_notebook_is_what_its_source_says(name, language):
    assert [(one.id, one.cell_type, one.source, one.metadata) for one in book.stored(name, language).cells] == [
        (one.id, one.cell_type, one.source, one.metadata) for one in book.made(name, language).cells
    ]


@notebooks
def test_a_notebook_has_the_same_cells_in_every_language(name):
    shapes = [[(cell.cell_type, cell.metadata) for cell in book.made(name, each).cells] for each in languages()]
    assert shapes[1:] == shapes[:-1]


def test_the_road_has_a_notebook_for_each_stop_in_its_order():
    stops = [name for name in book.named() if book.is_of_the_road(name)]
    assert stops == [f"{number:02}_{stop}" for number, stop in enumerate(book.ROAD, 1)]


@notebooks
def test_whatever_a_notebook_uses_stands_in_the_tutors_first_room(name):
    for cell in book.code(book.stored(name)):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.ImportFrom | ast.Import):
                found = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
                assert not str(found).startswith("piquet_tutor."), cell.source


@notebooks
def test_no_line_of_code_is_cut_at_the_edge_of_its_cell(name):
    lines = [line for cell in book.code(book.stored(name)) for line in cell.source.splitlines()]
    assert [line for line in lines if len(line) > COLUMNS] == []


@notebooks
def test_a_notebook_is_worked_through_in_an_hour(name):
    assert name == "index" or len(book.code(book.stored(name))) in CELLS


def test_the_book_shows_its_widgets_among_those_of_other_packages():
    cells = [cell.source for name in book.named() for cell in book.code(book.stored(name))]
    shown = [source for source in cells if "interact(" in source]
    assert any(".deal = " in source for source in shown)
    for handle in ("ruling", "answer"):
        assert any(".observe(" in source and f'"{handle}"' in source for source in cells), handle


@stops
def test_a_stop_is_worked_through(name):
    notebook = book.stored(name)
    used = list(calls(notebook))
    assert used.count("ask") >= 2
    assert sum(bool(changes(cell)) for cell in book.code(notebook)) >= 3
    assert "why_not" in used
    assert any("assert " in cell.source for cell in book.code(notebook))
    assert "mark" in used  # the exercise, whose answer the engine marks


@notebooks
def test_no_cell_marks_the_form_of_another(name):
    """Once all cells have been run, a form above would show the mark before anybody has answered."""
    for cell in book.code(book.stored(name)):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Attribute) and node.attr in ("mark", "show_me"):
                assert isinstance(node.value, ast.Call), cell.source


@notebooks
def test_what_a_cell_invites_to_change_is_said_in_it(name):
    for cell in book.code(book.stored(name)):
        marked = [line for line in cell.source.splitlines() if line.rstrip().endswith(make_book.INVITATION["en"])]
        assert len(marked) == len(changes(cell)), cell.source
        for changed_name, values in changes(cell).items():
            assert len(values) >= 3
            assert value_of(cell.source, changed_name) not in values


@notebooks
@pytest.mark.parametrize("language", languages())
def test_the_books_and_options_that_a_cell_takes_are_named_beside_it(name, language):
    """A seed or a card one thinks of oneself; the name of a book or of an option has to be told."""
    cells = book.stored(name, language).cells
    for place, cell in enumerate(cells):
        beside = " ".join(near.source for near in cells[max(place - 1, 0) : place + 2] if near.cell_type == "markdown")
        named = [value for values in changes(cell).values() for value in values if is_option(value, cell)]
        assert [value for value in named if repr(value).replace("'", '"') not in beside] == []


def is_option(value, cell):
    """Whether a value is the name of a book or an answer of an option, as no card, side or worked example is."""
    if isinstance(value, dict):
        return "**" in cell.source
    return isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9_-]*", value) and value not in examples().ids


@notebooks
def test_every_change_runs_and_changes_what_is_shown(name):
    """What is changed must matter: with each of three other values the cell runs, and shows something else."""
    for each in worked_through(name):
        for change, failed, differs in each.changes:
            assert failed is None, f"{change}: {failed}"
            assert differs, f"{change} changes nothing"


@pytest.mark.parametrize(("place", "notebook"), book.all_stored(), ids=lambda each: getattr(each, "stem", ""))
def test_a_stored_notebook_is_small_and_holds_no_widget(place, notebook):
    assert place.stat().st_size <= NOTEBOOK_BYTES
    assert "widgets" not in notebook.metadata
    for cell in book.code(notebook):
        for output in cell.outputs:
            assert output.output_type != "error", cell.source
            assert len(json.dumps(output, ensure_ascii=False).encode()) <= OUTPUT_BYTES, cell.source
            assert make_book.WIDGET not in output.get("data", {})


@pytest.mark.parametrize(("place", "notebook"), book.all_stored(), ids=lambda each: getattr(each, "stem", ""))
def test_every_link_of_a_notebook_leads_to_one_that_is_there(place, notebook):
    targets = [link.partition("?")[0] for link in book.links(notebook)]
    assert [target for target in targets if not (place.parent / target).is_file()] == []


@pytest.mark.parametrize("language", languages())
def test_the_contents_call_every_notebook_by_its_title(language):
    titles = {f"{name}.ipynb": book.stored(name, language).metadata.title for name in book.named() if name != "index"}
    called = re.findall(r"\[([^]]+)\]\(([^)]+)\)", book.prose(book.stored("index", language)))
    assert {link: title for title, link in called if link in titles} == titles


@pytest.mark.parametrize(("place", "notebook"), book.all_stored(), ids=lambda each: getattr(each, "stem", ""))
def test_a_stored_notebook_names_no_host_and_has_no_hole_in_its_text(place, notebook):
    text = json.dumps([cell.source for cell in notebook.cells])
    assert not re.search(r"https?://", text)
    assert not re.search(r"\{[a-z_]+:[^}]*\}", book.prose(notebook))


@notebooks
def test_nothing_in_the_open_answers_what_a_notebook_asks(name):
    """Neither before the question nor after it: not in an output, not in a title or a picture of one, not as text."""
    questions = list(asked(name))
    for language in languages():
        notebook = book.stored(name, language)
        said = {cell.id: " ".join(map(in_the_open, cell.outputs)) for cell in book.code(notebook)}
        for question, cells in questions:
            for answer in answers(question, language):
                told = [cell for cell in cells if " ".join(answer.split()) in said[cell]]
                assert told == [], answer


@notebooks
def test_no_name_in_a_cell_that_asks_is_the_answer(name):
    """Neither that of a variable, nor that of a worked example, whose name says what it shows."""
    made = []
    for cell, questions, deals, _ in worked_through(name):
        made += [(deal, example) for deal in deals for example in examples_in(cell.source)]
        for question in questions:
            named = {example for deal, example in made if deal == question.deal}
            assert telling_names(cell, question) == set(), cell.source
            assert named | examples_in(cell.source) <= TELLING_NOTHING, cell.source


def examples_in(source):
    """The worked examples that are named in a cell."""
    constants = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return {name for name in constants if isinstance(name, str) and name in examples().ids}


def test_french_prose_has_its_spaces_and_its_code_is_left_alone():
    typed = "« Bon ! » : `a ; b`, une fois sur 1 792"
    assert make_book.french(typed).replace("\u202f", "~") == "«~Bon~!~»~: `a ; b`, une fois sur 1~792"


def test_what_lies_in_a_closed_fold_is_not_in_the_open():
    closed, opened = "<details><summary>Why</summary>sixty</details>", "<details open>sixty</details>"
    assert Open(closed).words == []
    assert Open(f"{closed}{opened}").words == ["sixty"]
    assert Open(f"<details>{opened}</details>").words == []
    assert Open('<img alt="sixty" src="data:image/svg+xml,%3Ctext%3Efive%20points">').words == [
        "sixty",
        "data:image/svg+xml,<text>five points",
    ]
