"""What comes over a room's sockets is a stranger's: whatever is not of its form is dropped."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piquet_tutor.serving.live.spoken import LONGEST_FROM_PUPIL, read, step_of, texts

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
STEP = {"number": 1, "choices": ["good", "not_good"], "most": 1, "said": {"en": {"text": "Good?"}}}


@given(JSON)
def test_whatever_is_sent_is_a_named_object_or_nothing(sent):
    name, said = read(json.dumps(sent), LONGEST_FROM_PUPIL)
    assert (name, said) == ("", {}) or sent == {name: said}
    step_of(said)
    texts(said.get("choices"))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"join": []}', '{"join": {}, "answer": {}}', "x" * 2000, b"{}", None, "[" * 100_000]
)
def test_what_is_no_message_says_nothing(text):
    assert read(text, LONGEST_FROM_PUPIL) == ("", {})


@pytest.mark.parametrize(
    "change",
    [
        {"number": -1},
        {"number": "1"},
        {"number": True},
        {"choices": []},
        {"choices": ["good", "good"]},
        {"choices": ["not good"]},
        {"choices": ["x" * 50]},
        {"choices": [1]},
        {"most": 0},
        {"most": 1000},
        {"said": {}},
        {"said": {"en": "Good?"}},
        {"said": None},
    ],
)
def test_a_question_that_is_none_is_not_asked(change):
    assert step_of(STEP) is not None
    assert step_of({**STEP, **change}) is None
