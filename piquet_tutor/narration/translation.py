"""Translations of the sentences in data files (titles, questions, cases, claims), looked up by the sentence itself.

The data files hold their sentences beside their facts, in English. The translations are in
``locales/<language>/data/``, whose files pair sentences: ``"English sentence" = "its translation"``. A sentence
without a translation is left in English; the tests allow none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import loads
from typing import Any, Final

from piquet_tutor.engine.sources import Citation, bibliography
from piquet_tutor.narration.catalogue import DEFAULT, catalogue, languages
from piquet_tutor.narration.plain_text import flowed

SAID: Final[Mapping[str, tuple[tuple[str, frozenset[str]], ...]]] = {
    "rules": (
        ("engine/rules/data", frozenset({"title", "about", "question"})),
        ("engine/rules/data/sources.toml", frozenset({"short", "about"})),
    ),
    "gallery": (
        ("explore/examples/gallery.toml", frozenset({"title", "teaches"})),
        ("explore/examples/groups.toml", frozenset({"title"})),
        ("explore/examples", frozenset({"title", "note", "source"})),
    ),
}
"""For each file of pairs, what it translates: files or folders of the package, and the keys whose texts are shown."""
_APART: Final = frozenset({"record", "rulings"})
"""Tables whose texts are never shown."""
PLACES: Final = "places"
"""The file of pairs for places in books that citations name by other than a number."""
_TITLES_KEPT: Final = "sources.toml"
"""The bibliography: books keep their titles in every language."""
_CITED: Final = (
    "engine/rules/data",
    "explore/claims/claims.toml",
    "explain/referee/cases.toml",
    "explain/referee/data/laws.toml",
)
_CITE: Final = re.compile(r"^[a-z_0-9]+ \| (?P<place>.*?)(?: \| [a-z]+)?$")
_NUMBERED: Final = re.compile(r"^(Laws?|Cases?|Chapters?) [IVXLC0-9][IVXLC0-9a-z, ]*(paragraph [IVXLC]+)?$")


def sentences(name: str) -> tuple[str, ...]:
    """Every sentence that a file of pairs has to translate, each once, on one line, in the order of the data.

    Args:
        name: a file of :data:`SAID`, or :data:`PLACES`.
    """
    if name == PLACES:
        return _places()
    found: dict[str, None] = {}
    package = files("piquet_tutor")
    for place, keys in SAID[name]:
        for file in _files(package.joinpath(*place.split("/"))):
            if file.name == _TITLES_KEPT and "title" in keys:
                continue
            found.update(dict.fromkeys(_texts(_value(file), keys)))
    return tuple(found)


def _places() -> tuple[str, ...]:
    package = files("piquet_tutor")
    data = (_value(file) for place in _CITED for file in _files(package.joinpath(*place.split("/"))))
    cited = (_CITE.match(text) for value in data for text in _strings(value))
    places = dict.fromkeys(found["place"] for found in cited if found)
    return tuple(sorted(place for place in places if not is_numbered(place)))


def _value(file: Traversable) -> Any:
    text = file.read_text(encoding="utf-8")
    return loads(text) if file.name.endswith(".json") else tomllib.loads(text)


def _strings(value: Any) -> Iterator[str]:
    """Every text in a value, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings(each)


def _files(place: Traversable) -> Iterator[Traversable]:
    """The file itself, or a folder's rule files or records, without its subfolders."""
    if place.is_file():
        yield place
        return
    ending = ".json" if place.name == "examples" else ".toml"
    yield from (each for each in sorted(place.iterdir(), key=lambda one: one.name) if each.name.endswith(ending))


def _texts(value: Any, keys: frozenset[str], key: str = "") -> Iterator[str]:
    """The texts under some keys, at any depth."""
    if isinstance(value, str):
        if key in keys:
            yield flowed(value)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each, keys, key)
    elif isinstance(value, dict):
        for name, each in value.items():
            if name not in _APART:
                yield from _texts(each, keys, name)


@cache
def _pairs(language: str, *names: str) -> Mapping[str, str]:
    # Places have a lookup of their own: a book's heading may read like a title and yet need another translation.
    folder = files("piquet_tutor").joinpath("narration", "locales", language, "data")
    found: dict[str, str] = {}
    for name in names if language in languages() else ():
        file = folder.joinpath(f"{name}.toml")
        if file.is_file():
            found |= {key: text for key, text in tomllib.loads(file.read_text(encoding="utf-8")).items() if text}
    return found


def in_language(sentence: str, language: str = DEFAULT) -> str:
    """A sentence of the data in a language; unchanged if there is no translation.

    Args:
        sentence: as it is in the data; line breaks do not matter.
        language: a language the catalogue has.
    """
    if language == DEFAULT:
        return sentence
    return _pairs(language, *SAID).get(flowed(sentence), sentence)


@cache
def place_of(cite: Citation, language: str = DEFAULT) -> str:
    """A citation in words: the book's short name and the place in it, such as “Cavendish, Law 62”.

    Args:
        cite: the citation.
        language: a language the catalogue has.
    """
    if language == DEFAULT:
        return cite.label
    locus = locus_of(cite.locus, language)
    book = in_language(bibliography()[cite.source].short, language)
    return catalogue(language).format("place-in-book", {"book": book, "place": locus})


def locus_of(locus: str, language: str = DEFAULT) -> str:
    """A place in a book, such as “Law 62”, in a language."""
    if language == DEFAULT:
        return locus
    if not is_numbered(locus):
        return _pairs(language, PLACES).get(flowed(locus), locus)
    words = dict(pair.split() for pair in catalogue(language).word("place-words").split(", "))
    return re.sub(r"[A-Za-z]+", lambda found: words.get(found.group(), found.group()), locus)


def is_numbered(locus: str) -> bool:
    """Whether a place is the number of a law, a case or a chapter, which needs no translation pair."""
    return _NUMBERED.match(locus) is not None
