"""``piquet-tutor claims``: the table, one claim at length, JSON, and what is said when something disagrees."""

from __future__ import annotations

import json
from dataclasses import replace

from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore import claims
from piquet_tutor.explore.claims import reading


def run(*arguments):
    return CliRunner().invoke(tutor, ["claims", *map(str, arguments)])


def test_the_table_of_verdicts():
    result = run()
    assert (result.exit_code, result.stderr) == (0, "")
    assert "20 claims, each proved by the project’s tests, their deals scored again just now" in result.stdout
    assert "15 realised, 3 corrected, 2 impossible." in " ".join(result.stdout.split())
    assert "--whole" in result.stdout
    for number in ("1 ", "7a", "7b", "19b", "20"):
        assert f"\n{number}" in result.stdout


def test_one_claim_at_length():
    """What was printed, what is right, the proof's steps, the deals' scores by each book, and their cards."""
    result = run(7)
    assert result.exit_code == 0
    for words in (
        "The highest score of a deal: corrected",
        "173",
        "All 225,792,840 hands were counted",
        "carte-blanche-174 (corrected) under parlett, rubicon",
        "in all 174",
        "dealt to elder: AS TS 9S 8S 7S AH TH 9H AD TD AC TC",
        "talon: ",
        "play: ",
    ):
        assert words in result.stdout


def test_a_deal_with_bids_and_calls_is_told_whole():
    assert "bids: dealer 7-3, non-dealer pass" in run(19).stdout
    assert "younger calls: sequences KH QH JH TH 9H, KC QC JC TC 9C" in run(5).stdout


def test_json():
    result = run(3, "--format", "json")
    value = json.loads(result.stdout)
    assert (value["format"], value["sound"], len(value["claims"])) == ("piquet-claims/1", True, 1)
    one = value["claims"][0]
    assert [part["verdict"] for part in one["parts"]] == ["impossible", "realised"]
    assert one["parts"][0]["proof"]["cases"] == 630
    assert one["parts"][0]["deals"][0]["scored"]["parlett"]["younger"]["set"] == 31


def test_a_number_that_is_none():
    result = run(21)
    assert result.exit_code == 1
    assert result.stderr == "There is no claim 21; they are numbered 1 to 20.\n"
    assert run(0).exit_code == 2


def test_a_claim_that_comes_out_otherwise_is_an_error(monkeypatch):
    first = claims.claim(4)
    wrong = replace(first, parts=(replace(first.parts[0], figure=92),))
    monkeypatch.setattr(claims, "claim", lambda number: wrong)
    result = run(4)
    assert result.exit_code == 1
    assert "Not as stated: the figure stated is 92, and 91 was found." in result.stdout
    assert reading.claims()[3].parts[0].figure == 91
