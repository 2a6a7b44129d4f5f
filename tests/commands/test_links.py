"""`piquet-tutor link` and `open-link`: deals into a link and out again, every trouble one sentence."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.examples import example, find
from piquet_tutor.game.records.io import read_partie

EXAMPLES = files("piquet_tutor").joinpath("explore/examples")
CAVENDISH = str(EXAMPLES.joinpath("01-cavendish-example.json"))


def run(*words, given=None):
    return CliRunner().invoke(tutor, words, input=given)


def test_a_deal_goes_into_a_link_and_out_again():
    made = run("link", CAVENDISH, "--hide", "younger", "--hide", "talon", "--start", "play", "--mode", "presenter")
    assert made.exit_code == 0
    opened = run("open-link", made.stdout.strip())
    assert json.loads(opened.stdout) == find("cavendish-example").record
    assert opened.stderr == "start: play, hidden: younger talon, mode: presenter, depth: short, lang: en\n"
    assert run("open-link", "-", given=made.stdout).stdout == opened.stdout


def test_the_deals_of_a_partie_stand_alone_in_a_link():
    made = run("link", str(EXAMPLES.joinpath("21-partie-141.json")), "--page", "http://localhost:8866/")
    assert made.stdout.startswith("http://localhost:8866/#piquet=1.")
    records = [json.loads(line) for line in run("open-link", made.stdout).stdout.splitlines()]
    assert len(records) == len(read_partie(example("partie-141")).deals)


def test_a_code_is_drawn_beside_the_link(tmp_path):
    drawing = tmp_path / "code.svg"
    made = run("link", CAVENDISH, "--qr", str(drawing))
    assert made.exit_code == 0
    assert drawing.read_text(encoding="utf-8").startswith("<svg ")
    assert "give --page" in made.stderr
    assert run("link", CAVENDISH, "--qr", str(tmp_path)).stderr.endswith("name another file.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("open-link", "nonsense"), "This is not a link to a deal"),
        (("link", "nowhere.json"), "nowhere.json: there is no such file"),
        (("link", CAVENDISH, "--hide", "north"), "“north” cannot be hidden in deal 1; choose from elder, younger"),
        (("link", CAVENDISH, "--start", "bidding"), "Rubicon Piquet has no phase “bidding” to start at"),
        (("link", CAVENDISH, "--rules", "poker"), "there is no rule set “poker”"),
        (("link", CAVENDISH, "--page", "not a page"), "is not the address of a page"),
    ],
)
def test_trouble_is_one_sentence_and_status_one(words, said):
    answer = run(*words)
    assert answer.exit_code == 1
    assert said in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert "Traceback" not in answer.output


def test_a_language_the_tutor_does_not_speak_is_a_mistyped_command():
    done = run("link", CAVENDISH, "--lang", "tlh")
    assert done.exit_code == 2
    assert "the tutor does not speak “tlh”; use one of en" in done.output
