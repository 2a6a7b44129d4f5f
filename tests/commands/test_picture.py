"""`piquet-tutor picture`: a ruling drawn to a file or to the output; every trouble is one sentence."""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor

EXAMPLES = files("piquet_tutor").joinpath("explore/examples")
CAVENDISH = str(EXAMPLES.joinpath("01-cavendish-example.json"))


def run(*words):
    return CliRunner().invoke(tutor, ["picture", *map(str, words)])


def test_a_ruling_is_drawn_to_the_output_or_to_a_file(tmp_path):
    made = run(CAVENDISH, "--ruling", 27, "--lang", "fr")
    assert made.exit_code == 0
    assert ET.fromstring(made.stdout).get("lang") == "fr"
    assert "Décision 27" in made.stdout
    file = tmp_path / "27.svg"
    assert run(CAVENDISH, "--ruling", 27, "--lang", "fr", "--out", file).exit_code == 0
    assert file.read_text("utf-8") == made.stdout


def test_a_png_has_twice_as_many_dots_for_a_wall(tmp_path):
    file = tmp_path / "27.PNG"
    assert run(CAVENDISH, "--ruling", 27, "--out", file).exit_code == 0
    made = file.read_bytes()
    assert made[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(made[16:20], "big"), int.from_bytes(made[20:24], "big")) == (2400, 1350)


def test_without_the_package_the_command_that_brings_it_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    answer = run(CAVENDISH, "--out", tmp_path / "27.png")
    assert answer.exit_code == 1
    assert answer.stderr.count("\n") == 1
    assert "pip install 'piquet-tutor[picture]'" in answer.stderr


def test_a_seat_has_its_own_rulings_and_its_own_numbers():
    known = [run(CAVENDISH, "--seat", seat, "--ruling", 3).stdout for seat in ("elder", "younger")]
    assert known[0] != known[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((CAVENDISH, "--ruling", 999), "there is no ruling 999 here; give --ruling a number from 1 to 46."),
        ((CAVENDISH, "--seat", "dealer"), "there is no seat “dealer”"),
        ((CAVENDISH, "--rules", "poker"), "there is no rule set “poker”"),
        ((CAVENDISH, "--out", "27.gif"), "“27.gif” will not do; give a name that ends in .svg or .png."),
        ((CAVENDISH, "--out", "/nowhere/27.svg"), "the drawing cannot be written there"),
        (("nowhere.json",), "nowhere.json: there is no such file"),
        ((str(EXAMPLES.joinpath("21-partie-141.json")),), "this is a whole partie"),
    ],
)
def test_trouble_is_one_sentence(words, said):
    answer = run(*words)
    assert answer.exit_code in (1, 2)
    assert said in answer.stderr
    assert "Traceback" not in answer.output
    assert answer.stdout == ""


def test_of_several_records_there_is_no_one_picture(tmp_path):
    several = tmp_path / "two.jsonl"
    line = json.dumps(json.loads(EXAMPLES.joinpath("01-cavendish-example.json").read_bytes()))
    several.write_text(f"{line}\n{line}\n")
    answer = run(several)
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr == "Give the record of one deal: there is one picture for one ruling.\n"
