"""JSON nested too deep is refused before it is parsed: in the browser's Python its parser ends everything."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from piquet_tutor.app import held_text, shelf
from piquet_tutor.app.pages.deal.deal_page import DealController
from piquet_tutor.app.shared.keeping import page_state
from piquet_tutor.explore import given, links
from piquet_tutor.game.records import io
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.nesting import LEVELS, is_deeper, loaded
from piquet_tutor.teach.scoring.faults import MasteryFault
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.opening import open_desk

ROOT = Path(__file__).parents[3] / "piquet_tutor"
DEEP = {
    "lists": "[" * 20_000,
    "objects": '{"a":' * 20_000,
    "closed": "[" * 20_000 + "]" * 20_000,
    "after a text": '["\\"]", ' + "[" * 20_000,
}
READERS = {
    "a shelf file": (lambda text: shelf.read(text.encode()), shelf.ShelfFault),
    "a record": (io.read_value, RecordError),
    "a deal that is given": (given.read, (RecordError, given.Worded)),
    "what a browser kept": (lambda text: page_state.kept(text, "any", 10**6), ValueError),
    "what is known": (Mastery.from_json, MasteryFault),
}


@pytest.fixture
def watched(monkeypatch):
    """The parser, which fails the test when it is given anything deep."""
    plain = json.loads

    def parsed(text, *args, **kwargs):
        assert not is_deeper(str(text), LEVELS), "it came to the parser"
        return plain(text, *args, **kwargs)

    monkeypatch.setattr(json, "loads", parsed)


@pytest.mark.parametrize("deep", DEEP)
@pytest.mark.parametrize("reader", READERS)
def test_what_is_nested_too_deep_is_refused_before_it_is_parsed(watched, reader, deep):
    read, fault = READERS[reader]
    with pytest.raises(fault):
        read(DEEP[deep])


@pytest.mark.parametrize("deep", DEEP)
def test_what_a_browser_kept_nested_too_deep_is_as_if_it_had_kept_nothing(watched, deep):
    text = DEEP[deep]
    assert held_text.things(text, str) == {}
    assert page_state.by_fields(("text",))(None, "{}", text) == "{}"
    desk = open_desk(DealController("dispute", {}), page="http://127.0.0.1/", dispute=text)
    assert desk.table.brought is None


def test_a_link_that_holds_what_is_nested_too_deep_is_damaged(watched, monkeypatch):
    monkeypatch.setattr(links, "canonical", lambda link: b"[" * 20_000)
    link = links.write(links.Link((io.read_value({"format": "piquet-record/1", "rules": "rubicon"} | DEAL),)))
    with pytest.raises(links.LinkFault):
        links.read(link)


DEAL = {"deal": {"elder": "AS KS QS JS TS 9S 8S 7S AH KH QH JH", "younger": "TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D"}}
DEAL["deal"]["talon"] = "AC KC QC JC TC 9C 8C 7C"


@pytest.mark.parametrize(
    ("text", "levels"), [('{"a": "[[[["}', 1), ('"\\"[[[["', 0), ('["\\\\", [1]]', 2), ("[][][]", 1), ("", 0)]
)
def test_brackets_count_where_they_nest_and_not_in_texts(text, levels):
    assert not is_deeper(text, levels)
    assert levels == 0 or is_deeper(text, levels - 1)


def test_a_value_within_bounds_is_read_as_json_reads_it():
    value = {"a": [1, {"b": ["[" * 99, '\\"]']}], "c": None}
    assert loaded(json.dumps(value)) == loaded(json.dumps(value).encode("utf-16")) == value


OWN = {
    "game/records/nesting.py",
    "game/records/text.py",  # counted there too
    "game/records/form.py",
    "app/browser_host.py",  # the page's own messages, in which what strangers wrote is text
    "app/shared/address/jupyter.py",  # what the server extension has written for its own kernels
    "app/held_text.py",  # what this module has just written
    "explore/examples/__init__.py",
    "explore/odds/runs.py",
    "reckoner/solver/table.py",
    "teach/lessons/discards.py",
    "teach/lessons/laying.py",
    "teach/scoring/exchanged_deals.py",
}
"""Where JSON is parsed that comes with the tutor, or is parsed once it has been counted."""


def test_nothing_else_that_runs_in_a_browser_parses_json():
    found = {
        file.relative_to(ROOT).as_posix()
        for room in ("engine", "game", "narration", "explain", "players", "explore", "teach", "app")
        for file in (ROOT / room).rglob("*.py")
        if re.search(r"\bjson\.loads?\(", file.read_text(encoding="utf-8"))
    }
    assert found <= OWN
