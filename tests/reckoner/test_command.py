"""The command ``piquet-tutor told``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.examples import example


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(example("cavendish-example")), encoding="utf-8")
    return str(path)


def run(*arguments):
    return CliRunner().invoke(tutor, ["told", *arguments])


def test_it_lists_what_each_seat_heard(record):
    found = run(record)
    assert found.exit_code == 0, found.output
    assert "What elder heard" in found.output
    assert "It leaves about one in four of the hands that elder could hold." in found.output
    assert "Counted: 6,188 hands before it, 1,563 hands after it: 25.3% of them are still possible." in found.output


def test_one_call_as_json(record):
    found = json.loads(run(record, "--seat", "elder", "--number", "6", "--format", "json").output)
    assert found["format"] == "piquet-told/1"
    assert [(each["number"], each["bar"]["after"]) for each in found["told"]] == [(6, 120)]


def test_numbers_are_a_seats_own(record):
    found = run(record, "--number", "6")
    assert found.exit_code == 2
    assert "add --seat" in found.output


@pytest.mark.parametrize(
    ("seat", "said"), [("elder", "Ruling 1 is not"), ("dealer", "no seat here is called “dealer”")]
)
def test_a_question_without_sense_is_one_sentence(record, seat, said):
    found = run(record, "--seat", seat, "--number", "1")
    assert found.exit_code == 1
    assert said in found.output
    assert "Traceback" not in found.output
