"""A sheet is made of a seed: which problems stand on it, how it is printed, and how its answers are marked."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import nbformat
import pytest
from click.testing import CliRunner

from piquet_tutor import narration
from piquet_tutor.commands.cli import tutor
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.worksheets import MOST, WorksheetFault, notebook, notebook_text, page, worksheet
from piquet_tutor.teach.worksheets.marking import must_be_an_answer, must_be_right

RULES = load("rubicon")
SHEET = worksheet(RULES, count=10, seed=7)


# --- which problems -------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_sheet_to_the_byte_whatever_the_process():
    program = (
        "import hashlib; from piquet_tutor.game.rules.loader import load; "
        "from piquet_tutor.teach.worksheets import *; "
        "s = worksheet(load('rubicon'), ['point', 'cards'], 'hard', 3, 5); "
        "print(hashlib.sha256((page(s) + notebook_text(s)).encode()).hexdigest())"
    )
    run = [
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert run[0] == run[1]
    assert page(worksheet(RULES, count=3, seed=5)) != page(worksheet(RULES, count=3, seed=6))


def test_no_two_problems_stand_on_the_same_cards():
    sheet = worksheet(RULES, ["point"], count=20, seed=3)
    assert len({tuple(map(format_cards, each.case.deal.dealt.values())) for each in sheet.questions}) == 20


def test_topics_share_a_sheet_evenly_and_are_mixed():
    sheet = worksheet(RULES, ["cards", "point", "set"], count=9, seed=1)
    boxes = [each.box for each in sheet.questions]
    assert [set(boxes[start : start + 3]) for start in (0, 3, 6)] == [{"cards", "point", "set"}] * 3
    assert len({each.target for each in sheet.questions if each.box == "point"}) == 3


def test_few_problems_about_everything_are_not_always_about_the_beginning():
    assert len({worksheet(RULES, count=1, seed=seed).questions[0].box for seed in range(8)}) > 2


@pytest.mark.parametrize("rules", ["wikipedia", "contract", "cent-36"])
def test_other_forms_have_sheets_of_their_own(rules):
    sheet = worksheet(load(rules), count=2, seed=1)
    assert {each.rules.id for each in sheet.questions} == {rules}
    assert narration.rules_title(rules) in unescape(page(sheet))


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"about": ["poit"]}, "poit.*use carte_blanche, point"),
        ({"difficulty": "brutal"}, "brutal.*easy"),
        ({"count": 0}, "“0”.*1 to 60"),
        ({"count": MOST + 1}, "61"),
        ({"seed": -1}, "“-1”"),
    ],
)
def test_what_cannot_be_made_is_refused_with_one_sentence(wanted, words):
    with pytest.raises(WorksheetFault) as caught:
        worksheet(RULES, **wanted)
    assert re.search(words, str(caught.value))
    assert str(caught.value).endswith(".")


# --- on paper -------------------------------------------------------------------------------------


def test_the_page_has_no_script_and_fetches_nothing():
    made = page(SHEET)
    assert not re.search(r"<script|<img|<link|@import|url\(|\bon\w+=|https?:", made, re.I)
    refers, there = set(re.findall(r'href="#([\w-]+)"', made)), set(re.findall(r'\bid="([\w-]+)"', made))
    assert refers <= there


def test_a_problem_is_never_broken_over_two_pages_and_the_key_begins_a_new_one():
    made = page(SHEET)
    assert "\nsection { break-inside: avoid;" in made
    assert "#key { break-before: page;" in made


def test_without_the_key_no_answer_is_on_the_page():
    made = page(SHEET, with_key=False)
    assert 'id="key"' not in made
    assert "Answer:" not in unescape(made)
    assert len(re.findall(r'<section[^>]* id="problem-\d+"', made)) == 10


def test_the_key_has_each_answer_with_ruling_reason_and_law():
    made = unescape(page(SHEET))
    key = made[made.index('id="key"') :]
    assert key.count("Answer: ") == 10
    assert key.count("The law: ") == 10
    assert key.count("Cavendish, Law 6") >= 8
    assert "The cards are divided, 6 tricks each: nobody scores the 10." in key
    assert "Each side has 6 tricks. The 10 for the cards go only to the side with more, so nobody scores them." in key


def test_every_card_is_drawn_and_has_a_name():
    made = page(worksheet(RULES, ["point"], count=1, seed=7))
    assert made.count('role="img"') == len(re.findall(r'aria-label="\w+ of \w+"', made)) >= 24


# --- as a notebook --------------------------------------------------------------------------------


def test_the_notebook_is_sound_and_its_cells_are_marked_for_nbgrader():
    for with_key in (True, False):
        made = nbformat.reads(notebook_text(SHEET, with_key=with_key), 4)
        nbformat.validate(made)
        marks = [cell.metadata.nbgrader for cell in made.cells]
        assert len({each.grade_id for each in marks}) == len(made.cells) == 41
        assert {each.schema_version for each in marks} == {3}
    kinds = [(each.grade, each.solution, each.locked) for each in marks[1:5]]
    assert kinds == [(False, False, True), (False, True, False), (True, False, True), (True, True, False)]


def test_the_pupils_copy_holds_neither_answers_nor_deals():
    made = json.dumps(notebook(SHEET, with_key=False))
    assert "SOLUTION" not in made
    assert "must_be_right(" not in made
    assert "piquet-record" not in made


def test_the_cells_of_the_teachers_notebook_run_and_a_wrong_answer_stops_them():
    names: dict = {}
    cells = {cell["id"]: "".join(cell["source"]) for cell in notebook(SHEET)["cells"]}
    for number in range(1, 11):
        exec(cells[f"answer-{number}"], names)  # the tutor's own text, as a kernel would run it
        exec(cells[f"test-{number}"], names)
    names["answer_2"] = {"elder": 40, "younger": 0}
    with pytest.raises(AssertionError, match="You wrote elder 40; it is"):
        exec(cells["test-2"], names)


def test_the_engine_says_what_is_right_whatever_the_notebook_says():
    for asked in SHEET.questions:
        record = json.loads(json.dumps(write_record(asked.case.deal)))
        must_be_right(dict(asked.item.answer), asked.box, record)
        # A number is made by the misreading; who says that nobody scores may have overlooked something instead.
        number = any(points for _, points in asked.temptation)
        held = "Perhaps you thought this" if number else "perhaps you thought this"
        with pytest.raises(AssertionError, match=held):
            must_be_right(dict(asked.temptation), asked.box, record)


@pytest.mark.parametrize(
    "given",
    [
        None,
        "elder 12, younger 2",
        {},
        {"elder": 5},
        {"elder": ..., "younger": 0},
        {"elder": "5", "younger": 0},
        {"elder": -1, "younger": 0},
    ],
)
def test_what_is_no_answer_is_said_at_once(given):
    said = r"^Problem 3( has no answer (yet|that can be read)|: .*(is not a|quotation marks)).*\.$"
    with pytest.raises(AssertionError, match=said):
        must_be_an_answer(given, ("elder", "younger"), 3)


@pytest.mark.parametrize("rules", ["rubicon", "contract"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hand_of_the_notebook_is_a_picture_it_holds_with_its_cards_in_words(rules, language):
    sheet = worksheet(load(rules), count=4, seed=7)
    cells = {cell["id"]: "".join(cell["source"]) for cell in notebook(sheet, language, with_key=False)["cells"]}
    for number, asked in enumerate(sheet.questions, 1):
        drawn = re.findall(r'<img alt="([^"]*)" src="data:image/svg\+xml,([^"]+)"', cells[f"problem-{number}"])
        for told, picture in drawn:
            cards = re.findall("<use href='#p'", unquote(picture))
            assert len(cards) == len(re.findall("[♠♥♦♣]", told)) > 0
        assert len(drawn) >= len(asked.case.deal.table.seats)
        assert not re.search("<script|https?:(?!//www.w3.org/2000/svg)", cells[f"problem-{number}"])


# --- the command ----------------------------------------------------------------------------------


def test_the_command_writes_what_the_room_makes(tmp_path):
    file = tmp_path / "sheet.html"
    asked = ["worksheet", "--topic", "point", "--topic", "cards", "--count", "2", "--seed", "7"]
    asked += ["--edition", str(NEWEST)]
    done = CliRunner().invoke(tutor, [*asked, "-o", str(file)])
    assert (done.exit_code, done.output) == (0, "")
    sheet = worksheet(RULES, ["point", "cards"], count=2, seed=7)
    assert file.read_bytes() == page(sheet).encode()
    done = CliRunner().invoke(tutor, [*asked, "--format", "notebook", "--no-key"])
    assert done.output == notebook_text(sheet, with_key=False)
    assert sheet.command in unescape(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--topic", "poit"], "poit"),
        (["--count", "many"], "“many”"),
        (["--edition", str(NEWEST + 1)], f"“{NEWEST + 1}”"),
        (["--rules", "rubicn"], "perhaps “rubicon” is meant"),
        (["--count", "1", "-o", str(Path("/nowhere/sheet.html"))], "cannot be written"),
    ],
)
def test_the_command_refuses_in_one_sentence(more, words):
    done = CliRunner().invoke(tutor, ["worksheet", *more])
    assert done.exit_code != 0
    assert words in done.output
    assert "Traceback" not in done.output
