"""What a cell says of what it cannot take, what it finds and how it understands a wish: rows of ``said.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import piquet_tutor as tutor
from piquet_tutor.engine.faults import Said
from piquet_tutor.explore.wishes import conditions

SAID = tomllib.loads(Path(__file__).with_name("said.toml").read_text("utf-8"))
WORDS = {name: getattr(tutor, name) for name in tutor.__all__}


@pytest.mark.parametrize("row", SAID["refused"], ids=lambda row: f"{row['case']}: {row['typed']}")
def test_what_cannot_be_taken_is_one_sentence_in_the_readers_language(row):
    """It names what is like a misspelt name, and ends as a sentence does; nothing of Python stands around it."""
    for language in ("en", "fr"):
        if (says := row.get({"en": "says", "fr": "fr"}[language])) is None:
            continue
        dealt = {"d": tutor.deal("equal-points"), "blank": tutor.deal("blank-stops-repique-parlett")}
        with pytest.raises(Said) as caught:
            eval(row["typed"], {**WORDS, **dealt, "it": language})  # a cell as somebody types it
        assert caught.value._render_traceback_() == [says]
        assert says.endswith(".")
        assert "\n" not in says


@pytest.mark.parametrize("row", SAID["found"], ids=lambda row: row["question"])
def test_an_example_is_found_by_a_question_in_any_language(row):
    assert row["example"] in tutor.examples(row["question"]).ids[:3]


@pytest.mark.parametrize("row", SAID["wish"], ids=lambda row: row["words"])
def test_a_wish_is_a_condition_a_phrase(row):
    assert " ".join(conditions(row["words"])) == row["meant"]
