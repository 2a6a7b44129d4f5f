"""The cell magic: a deal that stands in a cell is on a table, ruled; what cannot be read is one sentence."""

from __future__ import annotations

import json

import pytest
from IPython.core.interactiveshell import InteractiveShell

from piquet_tutor import load_rules
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example
from piquet_tutor.game.rules.loader import rule_set_names

WORDS = "elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK"


@pytest.fixture
def shell():
    shell = InteractiveShell()
    shell.run_line_magic("load_ext", "piquet_tutor")
    yield shell
    shell.history_manager.end_session()


def test_a_deal_in_words_is_on_the_table_with_its_rulings(shell):
    stage = shell.run_cell_magic("piquet", "", WORDS)
    assert stage.deal.tally()["elder"] == {"point": 8, "sequence": 18 + 3, "total": 29}, (
        "no repique: one short of thirty"
    )
    assert stage.ruling == stage.deal.rulings[-1]
    views = {part["view"] for part in stage.page.scene()["parts"].values()}
    assert {"table", "feed", "sheet"} <= views


def test_the_rules_and_the_language_can_be_chosen(shell):
    stage = shell.run_cell_magic("piquet", "--rules parlett --lang fr", WORDS)
    assert stage.deal.rules == load_rules("parlett")
    assert "Feuille de marque" in json.dumps(stage.page.scene(), ensure_ascii=False)


def test_a_record_and_a_link_are_read_too(shell):
    record = example("08-capot-outside-the-pique")
    of_record = shell.run_cell_magic("piquet", "", json.dumps(record))
    of_link = shell.run_cell_magic("piquet", "", links.address("https://example.org/table.html", links.Link((record,))))
    assert of_record.deal.tally() == of_link.deal.tally()


def test_the_stage_is_bound_to_a_name(shell):
    stage = shell.run_cell_magic("piquet", "--as mine", WORDS)
    assert shell.user_ns["mine"] is stage


@pytest.mark.parametrize(
    ("line", "cell", "named"),
    [
        ("", "elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♠A", "A♠"),
        ("", "{", ""),
        ("--rules whist", WORDS, "whist"),
        ("--rules whist", WORDS, ", ".join(rule_set_names())),
        ("--lang xx", WORDS, "xx"),
    ],
)
def test_what_cannot_be_read_is_one_sentence_and_no_trace(shell, capsys, line, cell, named):
    assert shell.run_cell_magic("piquet", line, cell) is None
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1
    assert "Traceback" not in said
