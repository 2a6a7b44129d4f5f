"""Commands read a deal as ``deal(…)`` does in a cell: in words, as a link, a record, by the name of an example."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor import deal
from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.rulings import rulings_of

WORDS = "hands after the exchange\nelder: ♠AKQJT987 ♥AKQJ\nyounger: ♥T987 ♦AKQJT ♣AKQ\n"
COMMANDS = (
    ("explain",),
    ("check",),
    ("compare", "--rules", "rubicon", "--rules", "parlett"),
    ("why", "--not", "pique", "--side", "younger"),
    ("told", "--seat", "elder"),
    ("picture",),
    ("link",),
)


def run(*words, given=None):
    return CliRunner().invoke(tutor, [str(word) for word in words], input=given)


def tally(answer):
    return json.loads(answer.stdout)["tally"]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "deal.txt"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("text", [WORDS, deal(WORDS).link()], ids=["words", "link"])
def test_every_command_reads_a_deal_as_a_cell_does(file, command, text):
    file.write_text(text, encoding="utf-8")
    answer = run(*command, file)
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout


@pytest.mark.parametrize(
    "text", [f"See <https://example.org/table.html#{deal(WORDS).link()}>, and tell me.", f"\ufeff{WORDS}"]
)
def test_a_letter_around_a_link_and_a_mark_before_words_are_no_part_of_the_deal(file, text):
    file.write_text(text, encoding="utf-8")
    assert "elder 90, younger 0" in run("check", file).stdout


def test_words_a_link_and_a_record_are_ruled_alike(file):
    d = deal(WORDS)
    ruled = json.loads(json.dumps(rulings_of(d, lambda *_: {})))["tally"]
    for text in (WORDS, d.link(), json.dumps(json.loads(run("open-link", d.link()).stdout))):
        file.write_text(text, encoding="utf-8")
        assert tally(run("explain", file, "--format", "json")) == ruled
        assert tally(run("explain", "-", given=text)) == ruled


def test_an_example_is_read_by_its_name_where_no_file_has_it(file, monkeypatch):
    monkeypatch.chdir(file.parent)
    assert "elder 28, younger 23" in run("check", "cavendish-example").stdout
    (file.parent / "cavendish-example").write_text(WORDS, encoding="utf-8")
    assert "elder 90, younger 0" in run("check", "cavendish-example").stdout


def test_what_words_leave_open_and_what_is_left_out_is_told_beside_the_answer(file):
    """On the error stream, so that the answer stays what a program reads."""
    file.write_text(f"Hello, who is right?\n{WORDS.partition(chr(10))[2]}", encoding="utf-8")
    answer = run("explain", file, "--format", "json")
    assert answer.exit_code == 0
    assert len(answer.stdout.splitlines()) == 1
    assert answer.stderr.splitlines()[0].startswith(f"{file}: Two hands, without a talon or discards")
    assert "Hello, who is right" in answer.stderr.splitlines()[1]
    assert str(file) in run("explain", file, "--lang", "fr").stderr


def test_rules_named_beside_the_command_are_those_of_words_that_name_none(file):
    file.write_text("nondealer: AS KS QS JS TS 9S 8S 7S AH KH QH JH\ndealer: TH 9H\n", encoding="utf-8")
    assert "“nondealer”" not in run("check", file, "--rules", "contract").stderr


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("deal.txt", "elder: ♠AKQJT987 ♥AKX\n", "Line 1, character 21"),
        ("deal.txt", "nonsense", "“nonsense” is not a word of this notation"),
        ("deal.txt", "elder: AS AS", "A♠"),
        ("deal.txt", "piquet=1.abc", "link"),
        ("deal.txt", "", "there is nothing to read"),
        ("deal.txt", '{"format": ', "cannot be read as JSON"),
        ("deal.json", "nonsense", "cannot be read as JSON"),
    ],
)
def test_a_file_that_is_no_deal_is_told_in_one_sentence(tmp_path, name, text, says):
    (tmp_path / name).write_text(text, encoding="utf-8")
    for command in ("explain", "check"):
        answer = run(command, tmp_path / name)
        assert answer.exit_code == 1
        assert answer.stderr.count("\n") == 1
        assert says in answer.stderr


# --- what is piped ---------------------------------------------------------------------------------------------------


def errors(answer):
    return [json.loads(line).get("error", {}).get("code", "") for line in answer.stdout.splitlines()]


def test_a_deal_that_is_piped_in_words_is_one_deal():
    assert errors(run("explain", "-", given=WORDS)) == [""]
    assert errors(run("explain", "-", given=f"Tuesday club. {WORDS}")) == [""]
    assert errors(run("explain", "-", given=WORDS.replace("AKQ\n", "AKX\n"))) == ["deal.unread"]


@pytest.mark.parametrize(
    "first", ["nonsense", "elder: ♠AKQ", "{", '{"rules": 1}', '"elder: AS"', "elder AKQ is no deal"]
)
def test_json_lines_are_answered_line_by_line_whatever_stands_first(first):
    """A first line that begins a deal in words, like one that is only a bracket, swallows no record after it."""
    answer = run("explain", "-", given=f"{first}\n{json.dumps(example('equal-points'))}\nnonsense\n")
    assert [bool(code) for code in errors(answer)] == [True, False, True]
    assert answer.exit_code == 1


def test_where_a_piped_record_breaks_off_its_own_line_is_named():
    told = run("check", "-", given='{\n\n"format": "piquet-record/1"\n"rules": "rubicon"}\n').stderr
    assert "at line 4, column 1" in told
