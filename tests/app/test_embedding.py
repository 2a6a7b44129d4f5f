"""A deal in anyone's page: the script holds its words in every language and names no host; the tag is sound HTML."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

from piquet_tutor.app.embed.embedding import embedding, tag
from piquet_tutor.narration.catalogue import languages


def told():
    """The words in the script."""
    found = re.search(r"const WORDS = /\*\* @type \{any\} \*/ \((.*)\);", embedding())
    assert found
    return json.loads(found[1])


def test_the_script_speaks_every_language_alike():
    words = told()
    assert tuple(words) == tuple(languages())
    first, *others = words.values()
    for other in others:
        assert other.keys() == first.keys()
        assert other["open"] != first["open"]
    assert words["fr"]["signs"]["K"] == "R"
    assert len(first["cards"]) == 36


def test_every_sentence_that_the_script_can_say_is_in_it():
    thrown = set(re.findall(r'new Error\("([a-z-]+)"\)', embedding()))
    assert thrown == {"no-deal", "no-link", "no-record", "not-read"}
    assert thrown < told()["en"].keys()


def test_the_script_is_one_file_that_names_no_host():
    script = embedding()
    assert set(re.findall(r'https?://[^"\s]+', script)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"^\s*(?:import|export)\b", script, re.MULTILINE)


def test_a_title_is_text_and_nothing_else():
    class Reads(HTMLParser):
        def __init__(self):
            super().__init__()
            self.tags = []

        def handle_starttag(self, tag, attrs):
            self.tags.append((tag, dict(attrs)))

    reads = Reads()
    reads.feed(tag("https://example.org/", "piquet=1.abc", "fr", '"><img src=x onerror=alert(1)>'))
    assert [name for name, _ in reads.tags] == ["script", "piquet-deal", "a"]
    assert reads.tags[1][1]["title"] == '"><img src=x onerror=alert(1)>'
