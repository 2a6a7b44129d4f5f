"""An assignment goes through nbgrader itself: made, handed in twice, and marked."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import nbformat
import pytest

from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.worksheets import notebook, notebook_text, worksheet
from piquet_tutor.teach.worksheets.assignment import ANSWER_POINTS, REASON_POINTS

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


def hand_in(root: Path, student: str, made: dict, answers: list[dict[str, int]], reasons: bool) -> None:
    """Hand in a copy with these answers written where the stubs stood."""
    for cell in made["cells"]:
        kind, _, number = cell["id"].partition("-")
        if kind == "answer":
            cell["source"] = f"answer_{number} = {answers[int(number) - 1]!r}"
        elif kind == "reason" and reasons:
            cell["source"] = REASON
    folder = root / "submitted" / student / "piquet"
    folder.mkdir(parents=True)
    (folder / "sheet.ipynb").write_text(json.dumps(made), encoding="utf-8")


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
    hand_in(root, "right", released(root), right, reasons=True)
    hand_in(root, "wrong", notebook(SHEET, with_key=False), wrong, reasons=False)
    assert marked(api, "right") == {
        **{f"test-{number}": (ANSWER_POINTS, ANSWER_POINTS, False) for number in (1, 2)},
        **{f"reason-{number}": (0, REASON_POINTS, True) for number in (1, 2)},
    }
    scores = marked(api, "wrong")
    assert [scores[f"test-{number}"][:2] for number in (1, 2)] == [(0, ANSWER_POINTS)] * 2
    graded = nbformat.read(root / "autograded" / "wrong" / "piquet" / "sheet.ipynb", 4)
    test = next(cell for cell in graded.cells if cell.id == "test-1")
    assert any(output.output_type == "error" and "You wrote" in output.evalue for output in test.outputs)
