"""Writes how each page looks to whoever comes first, in each language: the app paints it before Python is there.

python -m piquet_tutor.serving.painting [--if-needed] [--to FOLDER]
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.doors import PLACES
from piquet_tutor.app.pages.pages import FRONT_FILE, files, page_at
from piquet_tutor.app.pages.scorer.scorer_scene import ScorerSheet
from piquet_tutor.app.shared.head.page_head import PageHead, title_of
from piquet_tutor.app.shared.table.views import CardTable
from piquet_tutor.app.visit import visiting
from piquet_tutor.serving import first_scenes

PRODUCT: Final = "Piquet Tutor"
UNOPENED: Final = frozenset({"puzzles.ipynb"})
"""Pages that lay out cards by chance as they are opened: they are painted as they stand before."""
BY_CHANCE: Final = {
    "play.ipynb": ("seed", "4", "5"),
    "scorer.ipynb": ("seed", "4", "5"),
    "daily.ipynb": ("day", "2026-01-02", "2025-11-24"),
}
"""Pages whose cards another visit draws anew, and how two visits with nothing of chance in common ask for theirs."""


def scenes() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every page in every language: where it is stored, and what is painted."""
    for language in narration.languages():
        for file in files():
            yield Path(language, file).with_suffix(".json"), first_scene(file, language)


def first_scene(file: str, language: str) -> dict[str, Any]:
    """What is painted of a page: everything that is the same for whoever comes first.

    Args:
        file: the notebook of the page.
        language: of every text.
    """
    scene, other = (_built(file, language, visit) for visit in (1, 2))
    painted = {"title": _title(scene, file), **_common(scene, other)}
    for name in _unseen(scene["parts"]):
        if scene["parts"][name] != other["parts"].get(name):
            painted["parts"][name]["scene"] = None
    for name, part in painted["parts"].items():
        if part["view"] == CardTable.view and part["scene"]:
            _say_that_it_is_laid(part["scene"], scene["parts"][name]["scene"], language)
        elif part["view"] == ScorerSheet.view and part["scene"]:
            told = narration.message("table-being-laid", language)
            part["scene"] = {**part["scene"], "subtitle": told}  # beside the title, where the rules will stand
    return painted


def _say_that_it_is_laid(painted: dict[str, Any], scene: dict[str, Any], language: str) -> None:
    """Where a table asks something of cards drawn by chance, what is painted asks nothing yet, but says why.

    It stands where the question will, and takes its room: nothing on the page moves when the cards come.
    """
    if scene["prompt"]["text"] and not painted["prompt"]["text"]:
        told = narration.message("table-being-laid", language)
        painted["prompt"] = {**painted["prompt"], "text": told, "detail": "", "tone": "wait"}


def _unseen(parts: dict[str, Any]) -> set[str]:
    """The parts within those that are hidden, such as a page's other tabs."""
    inside = {name: part.get("children", ()) for name, part in parts.items()}
    waiting = [each for name, part in parts.items() if part.get("hidden") for each in inside[name]]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting.extend(inside[name])
    return found


def _built(file: str, language: str, visit: int) -> dict[str, Any]:
    """What the first or the second visit shows."""
    asked = BY_CHANCE.get(file)
    address = Address(file, {"lang": language, **({asked[0]: asked[visit]} if asked else {})})
    with visiting(address):
        page = page_at(address)
    assert page is not None
    if file not in UNOPENED:
        page.open({}, address)
    return page.scene()


def _title(scene: dict[str, Any], file: str) -> str:
    """The title of the browser's tab: the page's, or that of the place on it, by which two tabs are told apart."""
    heads = (part["scene"] for part in scene["parts"].values() if part["view"] == PageHead.view)
    place = file.removesuffix(".ipynb")
    title = title_of(place, scene["language"]) if place in PLACES else next((head["title"] for head in heads), "")
    return PRODUCT if file == FRONT_FILE or not title else f"{title} · {PRODUCT}"


def _common(one: Any, other: Any) -> Any:
    """What two visits have in common: marks of tables and seeds drawn by chance are left empty."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: _common(value, other.get(name)) for name, value in one.items()}
    if isinstance(one, list | tuple) and len(one) == len(other):
        if one != other and all(isinstance(each, str) for each in one):  # cards: the same in a place is chance as well
            return [""] * len(one)
        alike = [_common(*both) for both in zip(one, other, strict=True)]
        return alike if one == other else [_face_down(each) for each in alike]
    return one if one == other else ""


def _face_down(thing: Any) -> Any:
    """What lies in a row of which another visit has another: a card in it tells nothing, whichever it is."""
    if not isinstance(thing, dict) or not isinstance(thing.get("card"), str):
        return thing
    return {**thing, "card": "", **({"label": ""} if "label" in thing else {})}


def text_of(scene: dict[str, Any]) -> str:
    """A scene as it is stored: one part a line, so that a change shows where it is."""
    parts = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False, separators=(',', ':'))}"
        for name, part in scene["parts"].items()
    )
    head = json.dumps({**scene, "parts": {}}, ensure_ascii=False)
    return head.removesuffix("{}}") + "{\n" + parts + "\n}}\n"


def paint(folder: Path) -> None:
    """Write every scene, and last of all what they are made of."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, scene in scenes():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text_of(scene), encoding="utf-8")
    (folder / first_scenes.MADE_OF).write_text(first_scenes.made_of(), encoding="utf-8")


def main() -> None:
    """Write them, or see to it that they are there."""
    parser = argparse.ArgumentParser(description="Write how each page looks to whoever comes first.")
    parser.add_argument("--to", type=Path, default=first_scenes.folder())
    parser.add_argument("--if-needed", action="store_true", help="only where they are not there, and say so")
    given = parser.parse_args()
    if given.if_needed:
        sys.exit(not first_scenes.ensure(first_scenes.say))
    paint(given.to)


if __name__ == "__main__":
    main()
