"""Everything that the reader's browser keeps for the tutor, of every page: saved as one file, and read in again.

The browser writes the file by itself (``shared/keeping/save_shelf.js``); what is read in is a stranger's.

>>> import json
>>> from piquet_tutor.app.kept_text import veiled
>>> list(read(json.dumps({"format": FORMAT, "kept": {"play": veiled("{}")}}).encode()))
['play']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from piquet_tutor.app.kept_text import unveiled
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.records.nesting import loaded

FORMAT: Final = "piquet-shelf/1"
"""The mark of the file."""
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "classroom": "held",  # a presentation for each set of deals
        "daily": "held",  # a deal for each day
        "dispute": "joined",  # what was ruled, and what was typed
        "drafts": "joined",  # in the scorer's boxes, each as it was written last
        "examples": "joined",  # what lies on the table, and what was typed
        "first_deal": "held",
        "forms": "held",  # a deal for each form
        "lab": "chosen",  # the deal changed last; the address of each tab holds its own
        "lessons": "joined",  # step by step
        "mastery": "joined",  # every answer counts
        "odds": "chosen",
        "odds-run": "chosen",
        "play": "held",  # several matches
        "scorer": "joined",  # the question and the whole deal, each as it stood last
        "table": "held",  # the deals of each link
        "teacher": "chosen",  # the link changed last; the address of each tab holds its own
        "teacher-base": "chosen",
        "worksheets": "chosen",
    }
)
"""How each text comes together with what another tab of the browser keeps: ``joined``, what both have done is kept;
``held``, it is done in one tab alone, and any other says so; ``chosen``, the last choice stands."""
NAMES: Final = frozenset(KINDS)
"""Everything there is on the shelf: what pages keep, and what is being written in the scorer's boxes."""
LOOKS: Final = "seen"
"""How pages looked when they were left, painted before Python is there: of no use once others lie on the shelf."""
LARGEST: Final = 400_000
"""The most characters that a browser gives back of everything together, as in ``shelf.js``."""
LARGEST_FILE: Final = 500_000
"""In bytes."""


class ShelfFault(ValueError):
    """A file that cannot be read in; nothing has changed.

    Attributes:
        key: what is wrong; its message is ``page-shelf.fault_<key>``.
        facts: what the message names.
    """

    def __init__(self, key: str, **facts: str) -> None:
        """Keep what is wrong."""
        super().__init__(key)
        self.key, self.facts = key, facts

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return PageWords("shelf", language)(f"fault_{self.key}", **self.facts)


def read(content: bytes) -> dict[str, str]:
    """The texts in a file, by name, each as the browser keeps it.

    Args:
        content: the file, which may be anything.

    Raises:
        ShelfFault: it is no such file, or holds what the tutor never keeps.
    """
    if len(content) >= LARGEST_FILE:
        raise ShelfFault("large")
    texts = _texts(content)
    if not texts:
        raise ShelfFault("empty")
    for name, text in texts.items():
        if name not in NAMES or not isinstance(text, str) or unveiled(text) is None:
            raise ShelfFault("damaged", name=shown(name))
    if sum(map(len, texts.values())) > LARGEST:
        raise ShelfFault("large")
    return texts


def _texts(content: bytes) -> dict[str, Any]:
    """What a file holds, if it is one of ours."""
    try:
        file = loaded(content)
    except ValueError:
        raise ShelfFault("other") from None
    if not isinstance(file, dict) or not str(file.get("format")).startswith(FORMAT.partition("/")[0] + "/"):
        raise ShelfFault("other")
    if file["format"] != FORMAT:
        raise ShelfFault("version")
    if set(file) != {"format", "kept"} or not isinstance(file["kept"], dict):
        raise ShelfFault("other")
    found: dict[str, Any] = file["kept"]
    return found


class Shelf:
    """The shelf as a page sees it that may put other things on it.

    Attributes:
        changes: what the browser is to keep since the page was opened, by name; None for what is to be forgotten.
    """

    def __init__(self) -> None:
        """Leave everything as it is."""
        self.changes: dict[str, str | None] = {}
        self._changed: Callable[[], object] = lambda: None

    def replace(self, texts: Mapping[str, str]) -> None:
        """Put texts on it in place of everything that lies there."""
        self.changes = {name: texts.get(name) for name in sorted(NAMES | {LOOKS})}
        self._changed()

    def find(self, name: str, before: str | None) -> None:
        """Say that another tab has written a text after ``before``: where that was put here, it is here no longer."""
        if name in self.changes and self.changes[name] == before:
            del self.changes[name]

    def watch(self, changed: Callable[[], object]) -> None:
        """Call ``changed`` whenever other things lie on it."""
        self._changed = changed
