"""The worked examples: records that ship with the package, and what each of them shows.

>>> example("cavendish-example")["title"]
'A whole deal, step by step: Cavendish’s own example, 28 to 23'
>>> example("01-cavendish-example") == example("cavendish-example")
True
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.faults import Said
from piquet_tutor.game.records.io import partie_from

__all__ = ["Example", "Theme", "UnknownExample", "example", "find", "gallery", "groups"]


class UnknownExample(Said, LookupError):
    """There is no example of that name; the message says where to find the names."""


@dataclass(frozen=True)
class Example:
    """A record of the gallery.

    Attributes:
        id: its name, such as ``cavendish-example``.
        file: its file; the file name without ``.json`` is another name for it.
        title: the message with its title.
        teaches: the message that says what it shows, in a few words.
        also_rules: other rule sets under which the record is instructive.
    """

    id: str
    file: str
    title: str
    teaches: str
    also_rules: tuple[str, ...] = ()

    @property
    def record(self) -> dict[str, Any]:
        """The record as a mapping, for ``Deal.from_record``: rules, cards and play, without words."""
        record: dict[str, Any] = json.loads(_home().joinpath(self.file).read_text(encoding="utf-8"))
        return record

    def told(self, language: str = "en") -> dict[str, Any]:
        """The record with its title, where it comes from, and a note, in a language."""
        record = self.record
        texts = {"title": self.title, "source": f"{self.title}.source", "note": f"{self.title}.note"}
        told = {name: narration.message(key, language) for name, key in texts.items() if narration.has_message(key)}
        if "deals" in record:
            partie = partie_from(record)
            first = partie.first_dealer
            second = next(player for player in partie.players if player != first)
            deals = enumerate(record["deals"], 1)
            record["deals"] = [_deal_told(deal, number, (first, second), language) for number, deal in deals]
        return {"format": record.pop("format"), **told, **record}

    def text(self, language: str = "en") -> str:
        """The record with its words, as a file has it."""
        return json.dumps(self.told(language), indent=1, ensure_ascii=False) + "\n"


def _deal_told(deal: Mapping[str, Any], number: int, players: tuple[str, str], language: str) -> dict[str, Any]:
    """A deal of a partie of two, with who deals it and who is elder; who deals the first deal is named first."""
    dealer, elder = players if number % 2 else players[::-1]
    title = narration.message("example-deal", language, number=number, dealer=dealer, elder=elder)
    return {"format": deal["format"], "title": title, **deal}


@dataclass(frozen=True)
class Theme:
    """Examples that belong together; the title is a message."""

    title: str
    examples: tuple[Example, ...]


def _home() -> Any:
    return resources.files(__name__)


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(_home().joinpath(name).read_text(encoding="utf-8"))


@cache
def gallery() -> tuple[Example, ...]:
    """Every example, in the order of the gallery."""
    listed = sorted(_table("gallery.toml")["example"], key=lambda one: int(one["order"]))
    return tuple(_example(one) for one in listed)


def _example(one: Mapping[str, Any]) -> Example:
    title = f"example-{one['id']}"
    return Example(one["id"], one["file"], title, f"{title}.teaches", tuple(one.get("also_rules", ())))


@cache
def groups() -> tuple[Theme, ...]:
    """The gallery by subject; every example is in one group."""
    return tuple(
        Theme(f"examples-{one['id']}", tuple(find(name) for name in one["examples"]))
        for one in _table("groups.toml")["group"]
    )


def find(name: str) -> Example:
    """The example of this name, with or without its number, with or without ``.json``.

    Raises:
        UnknownExample: there is none.
    """
    bare = name.removesuffix(".json")
    for one in gallery():
        if bare in (one.id, one.file.removesuffix(".json")):
            return one
    raise UnknownExample(f"there is no example “{name[:40]}”; piquet_tutor.explore.examples.gallery() lists them all.")


def example(name: str, language: str = "en") -> dict[str, Any]:
    """The record of the example of this name, with its words in a language.

    Raises:
        UnknownExample: there is none.
    """
    return find(name).told(language)
