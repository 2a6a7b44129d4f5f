"""The command ``piquet-tutor review``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.players.review import exchanged, nearly
from tests.players.review.dealing import SIXIEME


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(nearly, "MOST", 5)
    monkeypatch.setattr(exchanged, "ANSWERS", 1)


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({**SIXIEME, "calls": {"elder": {"sequences": []}}}), encoding="utf-8")
    return path


def run(*arguments):
    return CliRunner().invoke(tutor, ["review", *map(str, arguments)])


def test_it_tells_what_each_seat_could_have_had(record):
    found = run(record)
    assert found.exit_code == 0, found.output
    assert "Review of elder\nElder scored 14 points in this deal, the other side 14.\n" in found.output
    assert "1. Elder did not call a sixième to the king. 16 points (could be known)" in found.output
    assert "Review of younger" in found.output


def test_one_seat_as_json(record):
    found = json.loads(run(record, "--seat", "elder", "--format", "json").output)
    assert (found["format"], found["rules"], [each["seat"] for each in found["reviews"]]) == (
        "piquet-review/1",
        "rubicon",
        ["elder"],
    )
    first = found["reviews"][0]["findings"][0]
    assert (first["name"], first["points"], first["exact"], first["group"]) == ("not-called", 16, True, "open")
    assert first["cards"] == ["KH", "QH", "JH", "TH", "9H", "8H"]


def test_in_french(record):
    found = run(record, "--seat", "elder", "--lang", "fr")
    assert "Le premier a tu une sixième au roi." in found.output.replace("\u202f", " ")


def test_a_deal_that_is_not_over_is_refused_in_a_sentence(record):
    record.write_text(json.dumps({**SIXIEME, "play": "8H AH"}), encoding="utf-8")
    found = run(record)
    assert found.exit_code == 1
    assert "not over" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_seat_of_another_table_is_refused_in_a_sentence(record):
    found = run(record, "--seat", "dealer")
    assert found.exit_code == 1
    assert "use one of elder, younger" in found.stderr


@pytest.fixture
def partie(tmp_path):
    deals = [{**SIXIEME, "calls": {"elder": {"sequences": []}}}, SIXIEME]
    value = {"format": "piquet-partie/1", "rules": "rubicon", "players": ["Ann", "Ben"], "first_dealer": "Ben"}
    path = tmp_path / "partie.json"
    path.write_text(json.dumps({**value, "deals": deals}), encoding="utf-8")
    return path


def test_of_a_partie_every_deal_is_told_folded_and_how_to_open_one(partie):
    found = run(partie, "--seat", "elder")
    assert found.exit_code == 0, found.output
    first, second = found.output.split("Deal 2: Ben is elder")
    assert first.startswith("Deal 1: Ann is elder")
    assert "1. Elder did not call a sixième to the king. 16 points (could be known)" in first
    assert "\n  " not in first, "the reasons are folded away"
    listed = [line for line in first.splitlines() if line[:1].isdigit()]
    assert 0 < len(listed) <= 3
    assert "\nAfter 1 deal: Ann 14, Ben 14\n" in first
    assert "After 2 deals: Ann 28, Ben 44" in second, "the result"
    assert second.rstrip().endswith(f"piquet-tutor review {partie} --deal 1 --seat elder")
    opened = run(partie, "--seat", "elder", "--deal", "1").output
    assert opened.startswith("Deal 1: Ann is elder")
    assert opened.endswith("After 1 deal: Ann 14, Ben 14\n")
    assert all(line in opened for line in listed)
    assert "\n  " in opened, "the reasons"


def test_a_partie_in_french_and_as_json(partie):
    found = run(partie, "--lang", "fr", "--seat", "younger").output.replace("\u202f", " ")
    assert "Donne 1 : Ann" in found
    assert "Pour ouvrir la donne 1 avec tous les constats et leurs raisons : piquet-tutor review" in found
    assert found.rstrip().endswith("--deal 1 --seat younger --lang fr")
    told = json.loads(run(partie, "--seat", "elder", "--format", "json").output)
    assert [(each["number"], len(each["reviews"])) for each in told["deals"]] == [(1, 1), (2, 1)]


@pytest.mark.parametrize(
    ("given", "told"), [("partie", "give --deal a number from 1 to 2"), ("record", "so leave --deal out")]
)
def test_a_deal_that_is_not_there_is_refused_in_a_sentence(given, told, request):
    found = run(request.getfixturevalue(given), "--deal", 3)
    assert found.exit_code == 1
    assert told in found.stderr
