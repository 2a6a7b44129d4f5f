"""What people already have: addresses, links of every kind, codes, and texts that their browsers keep.

They stand in ``tests/given_out.json``, as they were given out, and are read back: which page opens, with what on it,
and what is kept from there on. A new kind of link is added to the file; nothing in it is ever changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from .net import LANGUAGES, Net, Question, mark, module, plain
from .pages import opened

FILE: Final = Path(__file__).resolve().parents[2] / "tests" / "given_out.json"


def questions(size: float) -> Iterator[Question]:
    """Everything in the file, in every language; all of it at any size, for it is soon read."""
    del size
    given = json.loads(FILE.read_text(encoding="utf-8"))
    for kind, things in given.items():
        for name, thing in things.items():
            for language in LANGUAGES:
                yield Question(f"{language} {kind} {name}", {"kind": kind, "thing": thing, "language": language})


def answer(given: dict[str, Any]) -> Any:
    """What it leads to."""
    kind, thing, language = given["kind"], given["thing"], given["language"]
    if kind == "texts":
        return _read(thing)
    address = module("address", "app").Address.read(thing["address"])
    unveiled = module("kept_text", "app").unveiled
    kept = {name: unveiled(text) for name, text in thing.get("kept", {}).items()}
    page = opened(address.file, {"lang": language, **address.query}, address.fragment, kept)
    scene = json.loads(json.dumps(page.scene(), default=repr))
    deal = page.deal
    return {
        "page": scene["page"],
        "fragment": page.fragment(),
        "deal": None if deal is None else module("records.writing", "engine", "game", "").write_record(deal),
        "kept": plain(page.kept()),
        "parts": {name: mark(part) for name, part in scene["parts"].items()},
    }


def _read(text: str) -> Any:
    """A link as the package reads it out of a text, wherever that is pasted."""
    return plain(module("links", "explore", "deals").read(text))


NET = Net(questions, answer)
