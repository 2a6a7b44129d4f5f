"""The command `piquet-tutor cases`."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor


def run(*arguments):
    return CliRunner().invoke(tutor, ["cases", *arguments])


def test_all_cases_agree():
    found = run()
    assert found.exit_code == 0, found.output
    assert found.output.count("agrees") == 22
    assert "differs" not in found.output
    assert "22 of 22 cases ruled on as Cavendish decides them." in found.output


@pytest.mark.parametrize("number", ["IV", "iv", "4"])
def test_one_case_at_length_with_its_deal(number):
    text = run(number).output
    assert text.startswith("Case IV: Three aces that nobody mentioned")
    for part in (
        "Elder was dealt",
        "Trick 12",
        "Before the referee rules",
        "The score after it",
        "The referee agrees.",
    ):
        assert part in text


def test_the_figures_of_case_twenty_two():
    text = run("XXII", "--depth", "short").output
    assert "91, 92, 283   91, 92, 283" in text
    assert "581           581" in text


def test_as_json():
    value = json.loads(run("--format", "json").output)
    assert value["format"] == "piquet-cases/1"
    assert len(value["cases"]) == 22
    assert all(one["agrees"] for one in value["cases"])
    second = value["cases"][1]
    assert second["decisions"][0]["tally"]["elder"] == {"total": 0}
    struck = [ruling for ruling in second["decisions"][0]["rulings"] if ruling["rule"] == "referee.struck"]
    assert sum(award["points"] for ruling in struck for award in ruling["awards"]) == -second["tally"]["elder"]["total"]
    assert set(struck[0]["text"]) == {"call", "short", "full"}


def test_an_unknown_case_is_one_sentence_and_status_1():
    found = run("XXX")
    assert found.exit_code == 1
    assert "There is no case “XXX”; the cases go from I to XXII." in found.output
    assert "Traceback" not in found.output
