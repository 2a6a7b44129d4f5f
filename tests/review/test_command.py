"""The command ``piquet-tutor review``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.cli import tutor
from piquet_tutor.review import exchanged, nearly
from tests.review.dealing import SIXIEME


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
    assert "Review of elder\nElder scored 14 points in this deal, the other side 20.\n" in found.output
    assert "1. Elder did not call a sixième to the king. 22 points (could have been known)" in found.output
    assert "Review of younger" in found.output


def test_one_seat_as_json(record):
    found = json.loads(run(record, "--seat", "elder", "--format", "json").output)
    assert (found["format"], found["rules"], [each["seat"] for each in found["reviews"]]) == (
        "piquet-review/1",
        "rubicon",
        ["elder"],
    )
    first = found["reviews"][0]["findings"][0]
    assert (first["name"], first["points"], first["exact"], first["group"]) == ("not-called", 22, True, "open")
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
