"""`piquet-tutor find`: a deal as a record, a proof, or a sentence."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.finder import named_queries, parse
from piquet_tutor.explore.finder.matching import meets
from piquet_tutor.game.records.io import read_deal


def run(*arguments):
    return CliRunner().invoke(tutor, ["find", *arguments])


def test_a_deal_is_printed_as_a_record():
    result = run("repique=younger", "rules=parlett")
    assert result.exit_code == 0
    *said, record = result.stdout.splitlines()
    assert any("Parlett’s Piquet: Elder" in line for line in said)
    assert meets(parse("repique=younger rules=parlett"), read_deal(record))
    alone = run("repique=younger", "--rules", "parlett", "--record")
    assert json.loads(alone.stdout)["rules"] == "parlett"


def test_what_cannot_be_is_proved_and_said():
    result = run("beaten-eight")
    assert result.exit_code == 1
    assert "that is proved" in result.stdout
    assert result.stderr == ""


def test_words_are_read_as_in_a_cell():
    result = run("younger pique")
    assert result.exit_code == 1
    assert "Understood as: pique=younger" in result.stdout
    assert "only the side that leads first can make a pique" in " ".join(result.stdout.split())
    assert "pique=younger" in run("le", "dernier", "pique", "--lang", "fr").stdout


def test_the_questions_are_listed():
    result = run()
    assert result.exit_code == 0
    for each in named_queries():
        assert each.id in result.stdout


def test_a_mistake_gets_one_sentence():
    for words, said in (
        (["repique=elderly"], "it takes elder, younger"),
        (["equal-point"], "the nearest are equal-points"),
        (["elder", "repiqe"], "“repiqe” is not understood; perhaps “repique” is meant"),
        (["capot=elder", "--seconds", "0"], "a whole number from 1"),
    ):
        result = run(*words)
        assert result.exit_code == 2
        assert said in result.stderr
        assert "Traceback" not in result.output


def test_other_forms_give_records_and_clauses_rule_out():
    result = run("capot=2-4", "--rules", "voleur", "--record")
    assert result.exit_code == 0
    assert meets(parse("capot=2-4 rules=voleur"), read_deal(result.stdout))
    result = run("capot=elder", "--rules", "contract")
    assert result.exit_code == 1
    assert "has no rule about capot=elder" in " ".join(result.stdout.split())


ALONE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background hands on that it is ignored
from piquet_tutor.commands.cli import main
main()
"""


def test_ctrl_c_stops_the_search_cleanly():
    command = [sys.executable, "-c", ALONE, "find", "elder.total>=400", "--seconds", "600"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(8)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped after" in out
    assert "Traceback" not in err
