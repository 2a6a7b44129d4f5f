"""The pupils' page: light, whole in every language, and from this server alone."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving.live.pages import WORDS, page, script, style

SCRIPTS = [
    (files("piquet_tutor.serving.live") / name).read_text(encoding="utf-8") for name in ("pupil.js", "pupil_deals.js")
]
LIGHT = 150_000
"""The most bytes that a pupil's telephone is sent before the first question."""


def words():
    found = re.search(r'id="words">(.*?)</script>', page(), re.DOTALL)
    return json.loads(found[1])


def test_the_page_with_everything_it_needs_is_light():
    assert sum(len(each.encode()) for each in (page(), script(), style())) < LIGHT


def test_nothing_of_it_comes_from_elsewhere():
    for text in (page(), script(), style()):
        assert not re.search(r"(?:https?:)?//[a-z]", re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_it_has_every_word_in_every_language(language):
    assert set(words()["words"][language]) == set(WORDS)
    assert all(words()["words"][language].values())


def test_every_word_its_script_asks_for_is_sent_and_no_other():
    scripts = "".join(SCRIPTS)
    asked = set(re.findall(r'say\("([\w-]+)"\)', scripts)) | set(re.findall(r'trouble = "(\w+)"', scripts))
    assert asked <= set(WORDS)
    assert set(WORDS) <= asked | set(re.findall(r'"([\w-]+)"', scripts)), "those it chooses among"


def test_the_script_writes_what_the_server_says_as_text_alone():
    for each in SCRIPTS:
        assert not re.search("innerHTML|insertAdjacentHTML|outerHTML", each)
