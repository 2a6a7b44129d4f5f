"""The gallery of examples: each a picture of its cards, by what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.part import Part
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import Example, groups


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
