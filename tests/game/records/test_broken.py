"""Broken records: each file in broken/ gets one clear sentence, exit status 1, and never a traceback.

broken.toml says of each what is wrong with it, where, and which words the sentence must have.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.game.records import form
from piquet_tutor.game.records.encoded import LIMIT
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, play_through, read_deal, read_partie, read_value, score_from
from piquet_tutor.game.records.text import parse, read_bytes
from piquet_tutor.game.rules.registry import reasons
from tests.game.records.codes import CODES, LOOKED_UP

HERE = Path(__file__).parent
BROKEN = HERE / "broken"
EXPECTED = tomllib.loads((HERE / "broken.toml").read_text(encoding="utf-8"))
EXAMPLES = HERE.parents[2] / "piquet_tutor" / "explore" / "examples"

PYTHON = re.compile(
    r"Traceback|<class|object at 0x|Facts\(|\w+\.\w+: \d+>|\{'|\['|\('|\bNone\b|\bTrue\b|\bFalse\b|Error\b"
)
"""What would give away that a program wrote the sentence."""


def rule_on(path: Path) -> object:
    value = read_value(path)
    return partie_from(value) if value["format"] == form.PARTIE else play_through(score_from(value))


def assert_one_sentence(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert len(sentence.splitlines()) == 1
    assert sentence.isprintable()
    assert sentence.endswith(".")
    assert len(sentence) < 400
    assert not PYTHON.search(sentence)


def test_every_file_is_expected_and_there_are_fifty():
    assert {path.name for path in BROKEN.iterdir()} == set(EXPECTED)
    assert len(EXPECTED) >= 50


@pytest.mark.parametrize("given", [7, 1.5, []])
def test_what_is_neither_a_text_nor_a_mapping_is_no_record(given):
    with pytest.raises(RecordError, match="is no record; give a mapping") as refused:
        read_deal(given)
    assert refused.value.code == "record.kind"
    assert_one_sentence(str(refused.value))


def test_every_fault_has_a_broken_record():
    """A fault without a record that has it is a sentence nobody has read."""
    shown = {expected["code"] for expected in EXPECTED.values()}
    files = {"file.missing", "file.unreadable", "partie.one_deal", "partie.wanted"}  # tested below
    files |= {"json.mapping", "rules.shape", "seat.unknown"}  # in test_round_trip.py, and in tests/commands
    files |= {"record.kind"}  # what is no text at all: below
    assert CODES - files - LOOKED_UP <= shown
    assert shown <= CODES | set(reasons())


@pytest.mark.parametrize("name", EXPECTED)
def test_a_broken_record_gets_one_clear_sentence(name):
    expected = EXPECTED[name]
    with pytest.raises(RecordError) as caught:
        rule_on(BROKEN / name)
    error = caught.value
    assert (error.code, error.where) == (expected["code"], expected["where"])
    assert str(error) == error.message
    assert_one_sentence(error.message)
    for words in expected["words"]:
        assert words in error.message
    assert (error.ruling is not None) == (error.code not in CODES)


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("command", [("explain",), ("explain", "--format", "html"), ("check",)], ids=" ".join)
def test_the_command_says_it_in_one_line(name, command):
    result = CliRunner().invoke(tutor, [*command, str(BROKEN / name)])
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(str(BROKEN / name))
    assert_one_sentence(result.stderr.removesuffix("\n"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_line_of_json_lines_gets_a_line(name):
    """Between two good records, a broken one (on one line) is answered in its place."""
    good = json.dumps(json.loads((EXAMPLES / "01-cavendish-example.json").read_bytes())).encode()
    broken = (BROKEN / name).read_bytes().replace(b"\r", b" ").replace(b"\n", b" ")
    result = CliRunner().invoke(tutor, ["explain", "-"], input=b"\n".join([good, broken, good]) + b"\n")
    lines = result.stdout.splitlines()
    assert result.exit_code == (1 if broken.strip() else 0)  # a blank line is no record
    assert result.stderr == ""
    answers = [json.loads(line) for line in lines]
    good_ones = [answer for answer in answers if "error" not in answer]
    assert [answer["tally"]["elder"]["total"] for answer in good_ones] == [28, 28]
    if broken.strip():
        assert list(answers[1]["error"]) == ["code", "message", "where"]
        assert answers[1]["error"]["code"] == EXPECTED[name]["code"]
        assert_one_sentence(answers[1]["error"]["message"])


def test_no_such_file(tmp_path):
    for path, code in (
        (tmp_path / "none.json", "file.missing"),
        (tmp_path, "file.unreadable"),
        ("\0", "file.unreadable"),
    ):
        with pytest.raises(RecordError) as caught:
            read_bytes(path)
        assert caught.value.code == code
        assert_one_sentence(caught.value.message)


def test_a_deal_is_no_partie_and_a_partie_no_deal():
    with pytest.raises(RecordError, match="one deal is wanted"):
        read_deal(EXAMPLES / "21-partie-141.json")
    with pytest.raises(RecordError, match="a partie is wanted"):
        read_partie(EXAMPLES / "01-cavendish-example.json")


def test_the_limit_is_a_limit(tmp_path):
    """A record of exactly the limit is read, one byte more is not."""
    record = (EXAMPLES / "01-cavendish-example.json").read_bytes()
    fits = record + b" " * (LIMIT - len(record))
    assert parse(fits)["format"] == form.RECORD
    with pytest.raises(RecordError, match="256 kB"):
        parse(fits + b" ")
    path = tmp_path / "long.json"
    path.write_bytes(fits + b" ")
    with pytest.raises(RecordError, match="256 kB"):
        read_bytes(path)


@pytest.mark.parametrize(
    "source",
    [{"format": "piquet-record/1", "rules": object()}, {"format": float("nan")}, {1: 2}, {"deal": {1, 2}}],
    ids=["object", "nan", "number for a key", "set"],
)
def test_a_mapping_of_anything_gets_a_sentence_too(source):
    with pytest.raises(RecordError) as caught:
        read_deal(source)
    assert_one_sentence(caught.value.message)


def test_a_mapping_that_holds_itself():
    source: dict = {"format": "piquet-record/1"}
    source["deal"] = source
    with pytest.raises(RecordError, match="JSON cannot"):
        read_deal(source)


def test_the_schema_is_a_schema_and_says_what_is_said_here():
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(form.schema())
    whole = Draft202012Validator(form.schema())
    for path in EXAMPLES.glob("*.json"):
        assert whole.is_valid(json.loads(path.read_bytes()))
