"""``explain``: records in, narration out, in four formats; JSON Lines line by line."""

from __future__ import annotations

import html
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from piquet_tutor import narration
from piquet_tutor.commands.cli import tutor
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.records import form
from piquet_tutor.game.records.io import read_partie, write_partie
from piquet_tutor.game.rules.loader import load

EXAMPLES = Path(__file__).parents[2] / "piquet_tutor" / "explore" / "examples"
CAVENDISH = EXAMPLES / "01-cavendish-example.json"
PARTIE = EXAMPLES / "21-partie-141.json"
TALLY = {
    "elder": {"point": 5, "sequence": 4, "play": 9, "cards": 10, "total": 28},
    "younger": {"set": 17, "play": 6, "total": 23},
}
COMMAND = [sys.executable, "-m", "piquet_tutor.commands.cli"]


def run(*arguments, **more):
    return CliRunner().invoke(tutor, [str(each) for each in arguments], **more)


def line(path: Path, **changes) -> str:
    return json.dumps(json.loads(path.read_bytes()) | changes)


def test_the_example_comes_to_28_and_23_in_json():
    result = run("explain", CAVENDISH, "--format", "json")
    assert (result.exit_code, result.stderr) == (0, "")
    answer = json.loads(result.stdout)
    assert list(answer) == ["format", "rules", "complete", "tally", "rulings"]
    assert answer["tally"] == TALLY
    assert [list(answer["tally"][side]) for side in TALLY] == [list(TALLY[side]) for side in TALLY]
    assert (answer["format"], answer["rules"], answer["complete"]) == ("piquet-rulings/1", "rubicon", True)
    assert form.check(answer, (form.RULINGS,)) == form.RULINGS


def test_the_rulings_of_json_have_their_keys_in_order():
    answer = json.loads(run("explain", CAVENDISH, "--format", "json").stdout)
    keys = ["number", "rule", "verdict", "side", "facts", "awards", "because", "cites", "text"]
    for number, ruling in enumerate(answer["rulings"], 1):
        assert list(ruling) == keys
        assert ruling["number"] == number
        assert list(ruling["text"]) == ["call", "short", "full"]
        assert ruling["cites"]
        assert ruling["text"]["short"]
    awards = [award for ruling in answer["rulings"] for award in ruling["awards"]]
    for side in TALLY:
        assert sum(award["points"] for award in awards if award["side"] == side) == TALLY[side]["total"]


def test_calls_tell_the_running_total_in_json_as_at_the_table():
    """Five for the point and four for the quart: “nine” aloud, in the talk and in JSON alike; also to one seat."""
    for seat in ((), ("--seat", "elder"), ("--seat", "younger")):
        answer = json.loads(run("explain", CAVENDISH, "--format", "json", *seat).stdout)
        talk = run("explain", CAVENDISH, "--depth", "call", *seat).stdout
        calls = [ruling["text"]["call"] for ruling in answer["rulings"] if ruling["awards"]]
        assert "Quart major in hearts: nine points." in calls
        assert all(call in talk for call in calls)


def test_the_example_is_told_in_the_order_of_the_table():
    told = run("explain", CAVENDISH, "--depth", "call").stdout
    heard = [told.index(words) for words in ("Point of five", "aking", "orty-nine", "ueens") if words in told]
    assert heard == sorted(heard)
    assert len(heard) >= 3
    assert "28" in told
    assert "23" in told


@pytest.mark.parametrize("output", ["text", "markdown", "html"])
@pytest.mark.parametrize("path", [CAVENDISH, PARTIE], ids=["deal", "partie"])
@pytest.mark.parametrize("depth", ["call", "short", "full"])
def test_every_format_at_every_depth(output, path, depth):
    result = run("explain", path, "--format", output, "--depth", depth)
    assert (result.exit_code, result.stderr) == (0, "")
    for total in ("28", "23") if path is CAVENDISH else ("154", "113", "141"):
        assert total in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("output", ["text", "markdown", "html"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_settlement_in_full_says_who_won_and_what_is_paid_and_then_why(output, language, tmp_path):
    """A partie and a rubber: every sentence of the short telling stands in the full one too, with more after it."""
    rng = Random(3)
    rubber = begin(load("contract"), ("Ann", "Ben"), "Ann")
    while not rubber.over:
        rubber = rubber.with_deal(play_out(rubber.deal(rng), rng))
    path = tmp_path / "rubber.json"
    path.write_text(json.dumps(write_partie(rubber)), encoding="utf-8")
    for given, match in ((PARTIE, read_partie(PARTIE.read_text(encoding="utf-8"))), (path, rubber)):
        told = run("explain", given, "--format", output, "--depth", "full", "--lang", language).stdout
        told = " ".join(html.unescape(re.sub(r"\\(?=\W)", "", told)).split())
        for ruling in match.ledger:
            for depth in ("short", "full"):
                assert " ".join(narration.text(ruling, depth, language, match.ledger, match.rules).split()) in told


@pytest.mark.parametrize("title", ["<img src=x onerror=alert(1)>", "[red]not red[/red]", "*a* _b_ `c` <b>d</b>"])
def test_a_title_is_shown_as_text(title, tmp_path):
    path = tmp_path / "deal.json"
    path.write_text(line(CAVENDISH, title=title), encoding="utf-8")
    page = run("explain", path, "--format", "html").stdout
    assert "<img" not in page
    assert "<b>d" not in page
    assert title.replace("<", "&lt;").replace(">", "&gt;") in page
    assert title in run("explain", path).stdout
    assert "<img" not in run("explain", path, "--format", "markdown").stdout.replace("\\<img", "")


def test_a_seat_is_told_only_what_it_may_know():
    """Nothing elder could not see: neither what younger drew and threw out, nor what he kept quiet about."""
    whole = json.loads(run("explain", CAVENDISH, "--format", "json").stdout)
    answer = json.loads(run("explain", CAVENDISH, "--format", "json", "--seat", "elder").stdout)
    assert answer["tally"] == whole["tally"]
    exchanges = [each for each in answer["rulings"] if each["rule"] == "exchange.cards"]
    assert [each["side"] for each in exchanges] == ["elder"]
    secret = [each for each in whole["rulings"] if each["rule"] == "exchange.cards" and each["side"] == "younger"]
    assert secret
    numbers = [each["number"] for each in answer["rulings"]]
    assert numbers == list(range(1, len(numbers) + 1)), "a gap would tell that something was kept back"
    assert len(numbers) < len(whole["rulings"])
    assert all(number in numbers for each in answer["rulings"] for number in each["because"])
    assert form.check(answer, (form.RULINGS,)) == form.RULINGS


def test_other_rules_may_be_laid_over():
    deal = EXAMPLES / "08-capot-outside-the-pique.json"
    totals = {}
    for name in ("rubicon", "wikipedia"):
        answer = json.loads(run("explain", deal, "--format", "json", "--rules", name).stdout)
        assert answer["rules"] == name
        totals[name] = answer["tally"]["elder"]["total"]
    assert totals == {"rubicon": 66, "wikipedia": 96}


def test_a_pique_by_one_book_and_not_by_the_other(tmp_path):
    """29 in hand and the lead, younger with a good trio: each book says why."""
    deal = EXAMPLES / "10-lead-before-the-tens.json"
    said = {}
    for name in ("rubicon", "parlett"):
        answer = json.loads(run("explain", deal, "--format", "json", "--rules", name).stdout)
        piques = [each for each in answer["rulings"] if each["rule"] == "pique.award" and each["side"] == "elder"]
        said[name] = {each["verdict"] for each in piques}
        assert all(each["text"]["full"] and each["cites"] for each in piques)
    assert said["parlett"] == {"awarded"}
    assert said["rubicon"] == {"denied"}


def test_json_lines_are_answered_in_order():
    lines = [line(CAVENDISH), "", "{}", line(PARTIE), "nonsense", line(CAVENDISH, play="AH")]
    result = run("explain", "-", input="\n".join(lines))
    answers = [json.loads(each) for each in result.stdout.splitlines()]
    assert (result.exit_code, result.stderr) == (1, "")
    assert len(answers) == 5
    assert answers[0]["tally"] == TALLY
    assert answers[1]["error"]["code"] == "form.missing_key"
    assert answers[2]["points"] == {"Napoleon": 154, "Josephine": 113}
    assert len(answers[2]["deals"]) == 6
    assert answers[3]["error"] == {
        "code": "text.json",
        "message": answers[3]["error"]["message"],
        "where": "",
    }
    assert answers[4]["complete"] is False
    assert form.check(answers[2], (form.RULINGS,)) == form.RULINGS


def test_json_lines_without_a_bad_one_end_well():
    assert run("explain", "-", input=line(CAVENDISH) + "\n").exit_code == 0
    assert run("explain", "-", input="").exit_code == 0


def test_a_file_of_json_lines_is_answered_alike(tmp_path):
    path = tmp_path / "deals.jsonl"
    path.write_text("\n".join([line(CAVENDISH), "{}", line(CAVENDISH)]), encoding="utf-8")
    result = run("explain", path, "--format", "json")
    assert [next(iter(json.loads(each))) for each in result.stdout.splitlines()] == ["format", "error", "format"]
    told = run("explain", path)
    assert told.exit_code == 1
    assert told.stderr == f"{path}, line 2: the key “format” is missing; add it.\n"


def test_each_line_is_answered_at_once():
    """A program at the other end may wait for an answer before it asks again."""
    with subprocess.Popen([*COMMAND, "explain", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for _ in range(3):
            process.stdin.write(line(CAVENDISH).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["tally"] == TALLY
        process.stdin.close()
        assert process.wait(20) == 0


def test_a_line_as_long_as_a_book_is_refused_and_the_next_one_read():
    text = '{"title": "' + "x" * 3_000_000 + '"}\n' + line(CAVENDISH) + "\n"
    answers = [json.loads(each) for each in run("explain", "-", input=text).stdout.splitlines()]
    assert answers[0]["error"]["code"] == "text.size"
    assert answers[1]["tally"] == TALLY
    assert len(answers) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("explain",),
        ("explain", "-", CAVENDISH),
        ("explain", "-", "--format", "text"),
        ("explain", CAVENDISH, "--format", "pdf"),
        ("explain", CAVENDISH, "--lang", "tlh"),
        ("explain", CAVENDISH, "--depth", "deep"),
        ("explain", CAVENDISH, "--rules", "bezique"),
        ("explain", CAVENDISH, "--seat", "south"),
        ("explian", CAVENDISH),
    ],
)
def test_a_mistyped_command_ends_with_two(arguments):
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Error: " in result.stderr
    assert "Traceback" not in result.stderr


def test_several_files_and_a_missing_one(tmp_path):
    result = run("explain", CAVENDISH, tmp_path / "none.json", CAVENDISH, "--format", "json")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr == f"{tmp_path / 'none.json'}: there is no such file; check the name and the folder.\n"


def test_a_fault_of_our_own_is_one_sentence(monkeypatch):
    from piquet_tutor.game.records import io

    def fall(*_):
        raise ZeroDivisionError("a fault\nof two lines")

    monkeypatch.setattr(io, "play_through", fall)
    result = run("explain", CAVENDISH)
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
    assert "no fault of yours" in result.stderr
    answers = run("explain", "-", input=line(CAVENDISH) + "\n" + line(PARTIE)).stdout.splitlines()
    assert [json.loads(each)["error"]["code"] for each in answers] == ["tutor.failed", "tutor.failed"]


def test_a_reader_who_stops_reading_is_no_trouble():
    records = " ".join([str(CAVENDISH)] * 30)
    script = f"{sys.executable} -m piquet_tutor.commands.cli explain {records} --depth full | head -n 1"
    result = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 1


def test_ctrl_c_is_quiet():
    import signal

    with subprocess.Popen(
        [*COMMAND, "explain", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdin.write(line(CAVENDISH).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr.read().strip() == b""


def test_colours_in_a_terminal_only():
    """The same command, at a terminal and in a pipe."""
    plain = subprocess.run([*COMMAND, "explain", str(CAVENDISH)], capture_output=True, check=True).stdout
    assert b"\x1b" not in plain
    terminal, inside = pty.openpty()
    environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    with subprocess.Popen(
        [*COMMAND, "explain", str(CAVENDISH)], stdout=inside, env=environment | {"TERM": "xterm-256color"}
    ) as process:
        os.close(inside)
        shown = b""
        while True:
            try:
                chunk = os.read(terminal, 4096)
            except OSError:
                break
            if not chunk:
                break
            shown += chunk
        assert process.wait(20) == 0
    os.close(terminal)
    assert b"\x1b[" in shown


def test_a_seat_the_record_does_not_have_is_named_with_those_it_has():
    """--seat takes every seat there is in any form; a deal of the club game has two of them."""
    result = CliRunner().invoke(tutor, ["explain", "--seat", "dealer", str(EXAMPLES / "01-cavendish-example.json")])
    assert result.exit_code == 1
    assert "there is no seat “dealer” in Rubicon Piquet; use elder, younger." in result.stderr


@pytest.mark.parametrize("given", ["", "\n\n"])
def test_nothing_piped_in_gets_a_sentence(given):
    result = run("explain", "-", input=given)
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == "Nothing was given, so there is nothing to rule on; give one record a line.\n"


def test_a_list_of_records_is_answered_record_by_record():
    """On one line, a record a line, or as an editor writes it; an empty one has its sentence."""
    records = [json.loads(line(CAVENDISH)), json.loads(line(PARTIE))]
    for text in (json.dumps(records), f"[\n{line(CAVENDISH)},\n{line(PARTIE)}\n]", json.dumps(records, indent=1)):
        result = run("explain", "-", input=text)
        assert result.exit_code == 0
        first, second = map(json.loads, result.stdout.splitlines())
        assert first["tally"] == TALLY
        assert len(second["deals"]) == 6
    (empty,) = map(json.loads, run("explain", "-", input="[]").stdout.splitlines())
    assert "empty list" in empty["error"]["message"]


def test_a_record_over_many_lines_is_one_record():
    answer = json.loads(run("explain", "-", input=json.dumps(json.loads(line(CAVENDISH)), indent=2)).stdout)
    assert answer["tally"] == TALLY
    broken = run("explain", "-", input='{\n"format": "piquet-record/1",\n"rules"\n').stdout
    assert json.loads(broken)["error"]["code"] == "text.json", "one answer, not one a line"


def test_a_bad_first_line_does_not_swallow_the_records_after_it():
    answers = [json.loads(each) for each in run("explain", "-", input="{\n" + line(CAVENDISH)).stdout.splitlines()]
    assert [next(iter(each)) for each in answers] == ["error", "format"]
