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

__all__ = ["Example", "Group", "UnknownExample", "example", "find", "gallery", "groups"]


class UnknownExample(LookupError):
    """There is no example of that name; the message says where to find the names."""


@dataclass(frozen=True)
class Example:
    """A record of the gallery.

    Attributes:
        id: its name, such as ``cavendish-example``.
        file: its file; the file name without ``.json`` is another name for it.
        title: its title.
        teaches: what it shows, in a few words.
        also_rules: other rule sets under which the record is instructive.
    """

    id: str
    file: str
    title: str
    teaches: str
    also_rules: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The text of its file."""
        return str(_home().joinpath(self.file).read_text(encoding="utf-8"))

    @property
    def record(self) -> dict[str, Any]:
        """The record as a mapping, for ``Deal.from_record``."""
        record: dict[str, Any] = json.loads(self.text)
        return record


@dataclass(frozen=True)
class Group:
    """Examples that belong together."""

    title: str
    examples: tuple[Example, ...]


def _home() -> Any:
    return resources.files(__name__)


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(_home().joinpath(name).read_text(encoding="utf-8"))


@cache
def gallery() -> tuple[Example, ...]:
    """Return every example, in the order of the gallery."""
    listed = sorted(_table("gallery.toml")["example"], key=lambda one: int(one["order"]))
    return tuple(_example(one) for one in listed)


def _example(one: Mapping[str, Any]) -> Example:
    return Example(one["id"], one["file"], one["title"], one["teaches"], tuple(one.get("also_rules", ())))


@cache
def groups() -> tuple[Group, ...]:
    """Return the gallery by subject; every example is in one group."""
    return tuple(
        Group(one["title"], tuple(find(name) for name in one["examples"])) for one in _table("groups.toml")["group"]
    )


def find(name: str) -> Example:
    """Return the example of this name, with or without its number, with or without ``.json``.

    Raises:
        UnknownExample: there is none.
    """
    bare = name.removesuffix(".json")
    for one in gallery():
        if bare in (one.id, one.file.removesuffix(".json")):
            return one
    raise UnknownExample(f"there is no example “{name[:40]}”; piquet_tutor.explore.examples.gallery() lists them all.")


def example(name: str) -> dict[str, Any]:
    """Return the record of the example of this name.

    Raises:
        UnknownExample: there is none.
    """
    return find(name).record
