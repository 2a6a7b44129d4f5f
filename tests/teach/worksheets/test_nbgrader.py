"""An assignment goes through nbgrader itself: made, handed in twice, and marked."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.worksheets import notebook, notebook_text, worksheet
from piquet_tutor.teach.worksheets.assignment import ANSWER_POINTS, REASON_POINTS
from piquet_tutor.teach.worksheets.marking import must_be_an_answer

SHEET = worksheet(load("rubicon"), ["point", "cards"], count=2, seed=7)
REASON = "The longer suit is good."


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A course of its own, with the sheet as its only assignment; the assignment has been generated."""
    from nbgrader.apps import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import Config

    root = tmp_path_factory.mktemp("course")
    (root / "exchange").mkdir(mode=0o777)
    config = Config()
    config.CourseDirectory.root = str(root)
    config.CourseDirectory.db_url = f"sqlite:///{root / 'gradebook.db'}"
    config.Exchange.root = str(root / "exchange")
    source = root / "source" / "piquet"
    source.mkdir(parents=True)
    (source / "sheet.ipynb").write_text(notebook_text(SHEET), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        # nbgrader calls alembic by its bare name, and the environment of the tests need not be on the path.
        patch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
        api = NbGraderAPI(CourseDirectory(config=config), config=config)
        made = api.generate_assignment("piquet")
        assert made["success"], made["log"]
        yield api, root


def released(root) -> dict:
    return json.loads((root / "release" / "piquet" / "sheet.ipynb").read_text(encoding="utf-8"))


def hand_in(root: Path, student: str, made: dict, answered: Callable[[str, int], str], reasons: bool = False) -> None:
    """Hand in a copy, with what the pupil makes of the text of each answer cell and the number of its problem."""
    for cell in made["cells"]:
        kind, _, number = cell["id"].partition("-")
        if kind == "answer":
            cell["source"] = answered("".join(cell["source"]), int(number))
        elif kind == "reason" and reasons:
            cell["source"] = REASON
    folder = root / "submitted" / student / "piquet"
    folder.mkdir(parents=True)
    (folder / "sheet.ipynb").write_text(json.dumps(made), encoding="utf-8")


def filled_in(points: list[dict[str, int]]) -> Callable[[str, int], str]:
    """A pupil who replaces the dots, and leaves the rest of the cell as it was."""

    def answered(source: str, number: int) -> str:
        for side, count in points[number - 1].items():
            source = source.replace(f'"{side}": ...', f'"{side}": {count}')
        return source

    return answered


def outputs(root: Path, student: str, cell: str) -> str:
    """What a cell said when it was marked."""
    graded = nbformat.read(root / "autograded" / student / "piquet" / "sheet.ipynb", 4)
    found = next(each for each in graded.cells if each.id == cell)
    return "\n".join(output.evalue for output in found.outputs if output.output_type == "error")


def marked(api, student: str):
    """The points of each cell, and whether a person has still to look at it."""
    done = api.autograde("piquet", student)
    assert done["success"], done["log"]
    with api.gradebook as gradebook:
        found = gradebook.find_submission_notebook("sheet", "piquet", student)
        return {grade.name: (grade.score, grade.max_score, grade.needs_manual_grade) for grade in found.grades}


def test_nbgrader_takes_answers_and_hidden_tests_out_of_what_the_pupils_get(course):
    made = released(course[1])
    assert [cell["id"] for cell in made["cells"]] == [cell["id"] for cell in notebook(SHEET)["cells"]]
    whole = json.dumps(made)
    assert "must_be_right(" not in whole
    assert "piquet-record" not in whole
    assert "SOLUTION" not in whole


def test_right_answers_get_their_points_and_wrong_ones_none(course):
    """One hands in nbgrader's own copy, the other the tutor's copy for pupils: the cells have the same names."""
    api, root = course
    right = [{side: each.item.answer.get(side, 0) for side in each.item.sides} for each in SHEET.questions]
    wrong = [{**each, "elder": each["elder"] + 1} for each in right]
    hand_in(root, "right", released(root), filled_in(right), reasons=True)
    hand_in(root, "wrong", notebook(SHEET, with_key=False), filled_in(wrong))
    assert marked(api, "right") == {
        **{f"test-{number}": (ANSWER_POINTS, ANSWER_POINTS, False) for number in (1, 2)},
        **{f"reason-{number}": (0, REASON_POINTS, True) for number in (1, 2)},
    }
    scores = marked(api, "wrong")
    assert [scores[f"test-{number}"][:2] for number in (1, 2)] == [(0, ANSWER_POINTS)] * 2
    assert "You wrote" in outputs(root, "wrong", "test-1")


def test_what_nbgrader_leaves_shows_the_form_of_an_answer_and_its_sides(course):
    cells = {cell["id"]: "".join(cell["source"]) for cell in released(course[1])["cells"]}
    assert 'answer_1 = {"elder": ' in cells["sheet"]
    for number in (1, 2):
        assert f'answer_{number} = {{"elder": ..., "younger": ...}}' in cells[f"answer-{number}"].splitlines()
        assert cells[f"problem-{number}"].count('<img alt="') >= len(SHEET.questions[number - 1].case.deal.table.seats)


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("rules", ["rubicon", "contract"])
def test_the_example_of_an_answer_gives_no_side_what_it_scores(rules, seed):
    sheet = worksheet(load(rules), count=1, seed=seed)
    shown = re.search(r"answer_1 = ({.*})", "".join(notebook(sheet)["cells"][0]["source"]))
    example = json.loads(shown[1])
    answer = sheet.questions[0].item.answer
    assert list(example) == list(sheet.questions[0].item.sides)
    assert not set(example.values()) & {0, *answer.values()}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("30", 'take off the quotation marks. Write 30 instead of "30"'),
        (..., "the three dots mean that nothing is written yet"),
        (30.5, "30.5 is not a whole number"),
        (None, "None is not a whole number"),
        ("thirty", "'thirty' is not a whole number"),
        (-1, "Problem 1: "),
    ],
)
def test_what_is_wrong_with_the_form_of_an_answer_is_said_of_that_answer(written, said):
    with pytest.raises(AssertionError) as fault:
        must_be_an_answer({"elder": written, "younger": 0}, ("elder", "younger"), 1)
    assert said in str(fault.value)
    assert ("three dots" in str(fault.value)) is (written is ...)


def test_an_answer_in_words_or_none_is_answered_by_one_sentence(course):
    api, root = course
    hand_in(root, "words", released(root), lambda _, number: "elder 12, younger 2")
    hand_in(root, "blank", released(root), lambda source, _: source)
    for student in ("words", "blank"):
        assert marked(api, student)["test-1"][0] == 0
    assert outputs(root, "words", "test-1") == (
        "Problem 1 has no answer that can be read: in its answer cell, write "
        'answer_1 = {"elder": ..., "younger": ...} with a number for each ..., and run that cell again.'
    )
    assert outputs(root, "blank", "test-1").startswith("Problem 1 has no answer yet: ")
