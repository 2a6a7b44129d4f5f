"""The gallery of examples, each a picture of its cards, by what it shows; and where a reader is among them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.keeping.page_state import by_fields, kept
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import Example, groups

FORMAT: Final = "piquet-examples-place/1"
LONGEST: Final = 60_000
"""The longest text that is kept of what was pasted, in characters; a longer one is left out."""
joined: Final = by_fields((), ("typed",))
"""Of two tabs: what lies on the table of the last, and what was typed last."""


class ExampleGallery(Part):
    """Every example as a picture, by subject.

    Scene: ``label``, ``subjects`` (``title``, ``examples``: ``id``, ``title``, ``cards``, the codes of the cards one
    side was dealt, ``page``, the address at which it lies on the table, ``chosen``).
    Intents: ``example`` (``id``), where the reader is at that address already, or pages have none of their own.
    """

    view = "gallery"


def gallery_scene(shown: Example | None, language: str) -> dict[str, Any]:
    """Every subject with its examples, the one on the table marked.

    Args:
        shown: the example that lies on the table; None where it is none.
        language: of the titles.
    """
    return {
        "label": PageWords("examples", language)["title"],
        "subjects": [
            {
                "title": narration.message(each.title, language),
                "examples": [_hung(one, shown, language) for one in each.examples],
            }
            for each in groups()
        ],
    }


def _hung(one: Example, shown: Example | None, language: str) -> dict[str, Any]:
    """An example as it hangs there."""
    title, page = narration.message(one.title, language), page_of(one, language)
    return {"id": one.id, "title": title, "cards": _picture(one), "page": page, "chosen": one is shown}


def page_of(one: Example, language: str) -> str:
    """The address at which an example lies on the table."""
    return in_language(f"examples.ipynb?example={one.id}", language)


def _picture(one: Example) -> list[str]:
    """The cards that one side of an example was dealt, of a partie those of its first deal."""
    record = one.record
    dealt: Mapping[str, str] = record.get("deals", [record])[0]["deal"]
    return next(iter(dealt.values())).split()


@dataclass(frozen=True)
class ExamplesState:
    """Where a reader is, as the browser keeps it: which deal, by which rules, at which step.

    Attributes:
        example: the id of the example on the table; empty where a record of the reader's own lies there.
        own: that record; empty where an example lies there.
        deal: which deal of a partie, from one.
        rules: the rule set chosen; empty for the record's own.
        step: which step of the deal, from nought.
        pasting: whether the field for a record of one's own is open.
        typed: what stands in it.
        look: how the table's tools are set.
    """

    example: str = ""
    own: str = ""
    deal: int = 1
    rules: str = ""
    step: int = 0
    pasting: bool = False
    typed: str = ""
    look: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> str:
        """As it is kept."""
        told = asdict(self)
        for name in ("own", "typed"):
            told[name] = told[name] if len(told[name]) <= LONGEST else ""
        return json.dumps({"format": FORMAT, **told}, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> ExamplesState:
        """As it was kept, or as anybody wrote it.

        Raises:
            ValueError: it says of no place, or something in it is of another sort than what is kept.
        """
        usual = asdict(cls())
        value = kept(text, FORMAT, names=usual)
        if any(type(value[name]) is not type(usual[name]) for name in usual):
            raise ValueError("it is not what was kept")
        if not value["example"] and not value["own"]:
            raise ValueError("nothing lies on its table")
        return cls(**value)
