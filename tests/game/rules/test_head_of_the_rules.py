"""The head of ``piquet.toml`` explains all that a rule file is written in, and that of a form what it alone has."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.game.rules.events import EVENTS
from piquet_tutor.game.rules.loader import rule_file, rule_set_names

FILES = [rule_file(name) for name in ("piquet", *rule_set_names())]
CLAUSES = [entry for file in FILES for entry in (*file.data.get("rule", ()), *file.data.get("amend", {}).values())]
HEAD = list(takewhile(lambda line: line.startswith("#"), FILES[0].text.splitlines()))
HEADS = [line for file in FILES for line in takewhile(lambda line: line.startswith("#"), file.text.splitlines())]
ENTRIES = [line[4:] for line in HEADS if line.startswith("#   ") and not line.startswith("#    ")]
EXPLAINED = {name.strip("[]") for entry in ENTRIES for name in re.split(r"  +", entry)[0].split(", ")}


def of_the_clauses(key):
    """Everything that stands under a key of some clause, word by word."""
    return {word for entry in CLAUSES for word in str(entry.get(key, "")).split()}


@pytest.mark.parametrize(
    "used",
    [
        pytest.param(of_the_clauses("event") | EVENTS, id="events"),
        pytest.param({key for entry in CLAUSES for key in entry}, id="keys-of-a-clause"),
        pytest.param({key for file in FILES for key in file.data} - {"rule"}, id="keys-of-a-file"),
        pytest.param({each.value for each in Reading}, id="standings-of-a-citation"),
    ],
)
def test_the_head_has_an_entry_for(used):
    assert used - EXPLAINED == set()


def test_the_head_speaks_of_no_event_that_never_comes():
    events = EXPLAINED - {key for entry in CLAUSES for key in entry}
    assert {each for each in events if "_" in each} <= EVENTS


@pytest.mark.parametrize(
    "used",
    [
        pytest.param({key for file in FILES for key in file.data.get("frame", ())}, id="keys-of-a-frame"),
        pytest.param(of_the_clauses("question") - of_the_clauses("id"), id="questions-that-are-no-clause"),
        pytest.param({"settlement"}, id="what-is-paid-beside-the-scores"),
    ],
)
def test_the_head_names(used):
    said = set(re.findall(r"\w+(?:\.\w+)*", "\n".join(HEAD)))
    assert used - said == set()
