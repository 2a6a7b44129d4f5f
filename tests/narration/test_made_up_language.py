"""A language is one folder: a made-up one, copied from English letter for letter, leaves no other text on a page."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import jinja2
import pytest

from piquet_tutor import narration
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_page import lesson_page
from piquet_tutor.app.pages.pages import PAGES
from piquet_tutor.explore.finder.measures import MEASURES
from piquet_tutor.explore.finder.query import CHOICES
from piquet_tutor.narration import catalogue
from piquet_tutor.serving import around
from piquet_tutor.serving.places import template_path
from piquet_tutor.teach.lessons.reading import lesson_names
from tests.app.strangers import built, intents
from tests.narration.made_up import LANGUAGE, write_language

LOCALES = Path(str(files("piquet_tutor").joinpath("narration", "locales")))
INTENTS = 6
"""How many intents each page is sent."""
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
READ_OUT = frozenset({"aria-label", "title", "alt", "placeholder"})
"""Attributes whose value somebody reads or hears."""
APART = frozenset({"style", "script", "code", "kbd"})
"""Elements whose text nobody reads, or types."""
PLAIN = re.compile(
    r"Camille|Anna|Napoleon|Josephine|"  # names of players
    r"English|Français|"  # languages are called what they call themselves
    r"\b[AKQJT6-9][SHDC]\b|\b[IVXLC]+\b|"  # cards as they are typed; the numbers of laws and cases
    r"Notes? |"
    r"\bpiquet-[a-z]+-\d+|"  # a worksheet's name, by which it is made again
    r"\.ipynb\b.*|piquet=\S+|https?:\S+|\.json\b|\.txt\b"  # addresses and files
)
"""What stands in the letters of another language for a reason."""
A_NOTEBOOK = '{\n "cells"'
"""How a notebook begins, as it is written for a file."""
MARKER = "### "
"""How the lines begin by which nbgrader finds what it takes out of the pupils' copy."""
QUOTED_CODE = re.compile("```.*?```|`[^`]*`", re.DOTALL)
"""What is to be typed, in the prose of a notebook."""
RECORD = '{\n "format"'
"""How a record begins, as it is written for a file."""
_ASKED = (
    *CHOICES,
    *(word for words in CHOICES.values() for word in words),
    *MEASURES,
    "quint quatorze ace elder younger",
    "play cards carte blanche seat claimed",  # intents and their fields, named where a program wrote one wrongly
)
TYPED = frozenset(WORD.findall(" ".join(_ASKED)))
"""The words of the language in which deals are asked for, which everybody types alike."""
CODES = frozenset(
    {
        *("id", "kind", "key", "page", "link", "href", "address", "language", "view", "name", "value", "tone", "state"),
        *("verdict", "reading", "rule", "clause", "side", "seat", "at", "rules", "phase", "group", "place", "sort"),
        *("card", "cards", "code", "codes", "keeps", "accept", "format", "basis", "mark", "depth", "arrival", "record"),
        *("questions", "action", "beside", "elsewhere", "file", "of", "type"),
    }
)
"""Keys of a scene under which there are names for programs, what is typed, or cards."""


def remembering() -> Iterator[Any]:
    """Every function of the tutor that remembers what it has given, such as the words of all languages."""
    for name, module in list(sys.modules.items()):
        if name.startswith("piquet_tutor"):
            yield from (each for each in vars(module).values() if callable(getattr(each, "cache_clear", None)))


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The tutor speaks the made-up language: its folder stands beside the others, and nothing else is done."""
    home = tmp_path_factory.mktemp("made_up") / "locales"
    write_language(LOCALES, home)
    patch = pytest.MonkeyPatch()
    patch.setattr(catalogue, "_home", lambda: home)
    catalogue.languages.cache_clear()
    filled = {each for each in remembering() if each.cache_info().currsize}
    yield LANGUAGE
    patch.undo()
    catalogue.languages.cache_clear()
    for each in set(remembering()) - filled:  # what was filled meanwhile may hold words of the made-up language
        each.cache_clear()


class _Html(HTMLParser):
    """Gathers what is read of a piece of HTML; what stands as code is what one types."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.read: list[str] = []
        self._apart = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._apart += tag in APART
        self.read += [value for name, value in attrs if name in READ_OUT and value]

    def handle_endtag(self, tag: str) -> None:
        self._apart -= tag in APART

    def handle_data(self, data: str) -> None:
        if not self._apart:
            self.read.append(data)


def drawn() -> frozenset[str]:
    """The keys of a scene whose values some view draws as text."""
    modules = Path(str(files("piquet_tutor").joinpath("app"))).rglob("*.js")
    found = (re.findall(r"\btext\((?:[\w.\[\]]+\.)?(\w+)", path.read_text(encoding="utf-8")) for path in modules)
    return frozenset(key for keys in found for key in keys) - CODES


def _lines_of_notebook(text: str) -> Iterator[str]:
    """What is read of a notebook: its prose without the code quoted there, and the comments of its code."""
    for cell in json.loads(text)["cells"]:
        prose, source = cell["cell_type"] == "markdown", "".join(cell["source"])
        for line in QUOTED_CODE.sub("", source).splitlines() if prose else source.splitlines():
            if not line.startswith(MARKER) and (prose or line.startswith("#")):
                yield from _Html(line).read if line.startswith("<") else [line]


def texts(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a scene with the key under which it stands; of HTML what is read of it."""
    if isinstance(value, str) and value.startswith(A_NOTEBOOK):
        yield from ((key, line) for line in _lines_of_notebook(value))
    elif isinstance(value, str):
        for each in _Html(value).read if "<" in value and ">" in value else [value]:
            yield key, each
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from texts(each, name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each, key)


def strangers_in(scene: object, keys: frozenset[str]) -> list[tuple[str, str]]:
    """What of a scene is no text of the made-up language, with its key."""
    return [
        (key, text)
        for key, text in texts(scene)
        if key not in CODES
        and (key in keys or key == "html" or " " in text.strip())
        and not text.startswith(RECORD)
        and not TYPED.issuperset(WORD.findall(PLAIN.sub("", text)))
    ]


PAGES_SHOWN = sorted(name for name in PAGES if name != "lesson")
"""Every page but that of one lesson, which needs to be told which."""


def test_a_language_is_offered_because_its_folder_is_there(spoken):
    assert spoken in catalogue.languages()


def test_a_text_outside_the_catalogue_is_found():
    """A sentence under any key, a word where a view draws one, and what a screen reader says of a mark."""
    keys = frozenset({"label"})
    foreign = {"more": "Elder leads.", "label": "Undo", "html": '<p title="Rules">ｔｒｉｃｋｓ</p>', "kind": "point"}
    assert strangers_in(foreign, keys) == [("more", "Elder leads."), ("label", "Undo"), ("html", "Rules")]
    assert strangers_in({"label": "Camille ｌｅａｄｓ AS, ｌａｗ IV"}, keys) == []


@pytest.mark.parametrize("name", PAGES_SHOWN)
def test_a_page_in_a_language_of_one_folder_shows_no_other_text(spoken, name):
    """As it is opened, and after some of the intents that its views send."""
    page = built(name, spoken)
    keys = drawn()
    found = dict.fromkeys(strangers_in(page.scene(), keys))
    for part, intent in islice(sent_to(page, name), INTENTS):
        page.handle({"part": part, "intent": intent})
        found |= dict.fromkeys(strangers_in(page.scene(), keys))
    assert list(found) == []


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_in_a_language_of_one_folder_shows_no_other_text(spoken, name):
    page = lesson_page(name, language=spoken)
    assert strangers_in(page.scene(), drawn()) == []


AROUND = {"error.html": (404, 500), "503.html": (503,), "index.html.j2": (200,), "page.html": (200,)}
"""The templates of what the server answers, and with which statuses; and of a page that needs no server."""
CELLS = "{% block html_head %}{% endblock %}{% block body_header %}{% endblock %}{% block body_footer %}{% endblock %}"
"""Stands for Voilà's own template, which has the notebook's cells between our head and foot."""


@pytest.mark.parametrize(("name", "status"), [(name, each) for name, those in AROUND.items() for each in those])
def test_what_stands_around_a_page_is_in_the_language_of_one_folder(spoken, monkeypatch, name, status):
    """The server's frame, and the pages it answers with when there is none."""
    monkeypatch.setattr(narration, "languages", lambda: (spoken,))
    site = files("piquet_tutor").joinpath("serving", "site")
    ours = jinja2.FileSystemLoader([template_path() / "voila" / "templates" / "piquet", Path(str(site))])
    loaders = [jinja2.DictLoader({around.FILE: around.words_file(), "lab/index.html.j2": CELLS}), ours]
    told = {"nb": NOTEBOOK, "resources": RESOURCES, "page_config": {}, "status_code": status, "status_message": ""}
    page = jinja2.Environment(loader=jinja2.ChoiceLoader(loaders), autoescape=True).get_template(name).render(told)
    read = [PLAIN.sub("", text.replace("Piquet Tutor", "").replace("[[TITLE]]", "")) for text in _Html(page).read]
    assert sum(len(text) for text in read) > 40
    assert [text for text in read if WORD.search(text)] == []


NOTEBOOK = {"cells": [], "metadata": {}}
RESOURCES = {"metadata": {"name": "index"}, "include_url": str, "base_url": "/", "global_content_filter": {}}


def sent_to(page: Page, name: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Intents for a page, the same each time; none for the list of languages, which would change what is spoken."""
    lists = {part.id for part in page.parts().values() if (part.scene or {}).get("value") == LANGUAGE}
    yield from (each for each in intents(page, Random(f"made up {name}")) if each[0] not in lists)
