"""Every page walked by a fixed script, as a plain object, in every language: what each press leaves to be seen.

The script is found by the older checkout, by trying what its views can send with what stands in its scenes, and keeping
what changes something. It goes with the question; a newer checkout is asked the very same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from . import chance
from .net import LANGUAGES, Net, Question, mark, module, plain

PRESSES: Final = 80
DAY: Final = 739_620
"""The day on which all of it takes place, as :meth:`datetime.date.toordinal` counts days."""
QUERIES: Final = {"play.ipynb": {"seed": "4"}, "scorer.ipynb": {"seed": "4"}, "daily.ipynb": {"day": "2026-01-02"}}
"""What is asked for where another visit would be dealt other cards."""
LONG: Final = frozenset({"hint", "kept", "fragment"})
"""What makes a page think for seconds, which the net of advice asks; and what a page hears once, when it is opened."""
OFTEN: Final = 0.9
"""How often a view is sent what it sends itself, and not what another would."""
TRIES: Final = 12
"""For each press that is wanted."""
LONGEST_NAME: Final = 24
ALSO: Final = {"step": ("key",), "choices": ("id",), "value": ("options", "name"), "number": ("numbers",)}
"""Under which other keys of a scene there stands what a view sends under one."""
LISTS: Final = frozenset({"choices"})
SENT: Final = re.compile(r"\bsend\(\{ ?kind: ?\"(?P<kind>\w+)\"(?P<rest>[^}]*)\}")
KEY: Final = re.compile(r"(?:^|, ?)(\w+)(?= ?[:,]|$)")


def questions(size: float) -> Iterator[Question]:
    """Every address of a page, in every language, each with its own script of presses."""
    files = module("pages", "app.pages", "app").files()
    presses = max(2, round(PRESSES * size))
    for language in LANGUAGES:
        for file in files:
            query = {"lang": language, **QUERIES.get(file, {})}
            chance.again()
            script = _script(file, query, presses)
            yield Question(f"{language}/{file}", {"file": file, "query": query, "script": script})


def answer(given: Mapping[str, Any]) -> Any:
    """The first scene whole, then of every press a mark of each part that is there."""
    page = opened(given["file"], given["query"])
    found: list[Any] = [_seen(page)]
    for pressed in given["script"]:
        page.handle(pressed)
        parts = {name: mark(part) for name, part in _seen(page)["parts"].items()}
        found.append({"pressed": pressed, "parts": parts, "fragment": page.fragment()})
    found.append({"kept": plain(page.kept())})
    return found


def _seen(page: Any) -> Any:
    """The scene of a page as it goes out: JSON."""
    return json.loads(json.dumps(page.scene(), default=repr))


def opened(file: str, query: Mapping[str, str], fragment: str = "", kept: Mapping[str, str] | None = None) -> Any:
    """The page at an address, as a browser opens it."""
    module("known", "app.shared.keeping").today = lambda: DAY  # what is due depends on the day
    address = module("address", "app").Address(file, dict(query), fragment, f"http://127.0.0.1/voila/render/{file}")
    with module("visit", "app", formerly="asking").visiting(address):
        page = module("pages", "app.pages", "app").page_at(address)
        if page is None:
            raise LookupError(f"no page at {file}")
        page.open(dict(kept or {}), address)
    return page


def _script(file: str, query: Mapping[str, str], presses: int) -> list[dict[str, Any]]:
    """So many presses of which each changes something, found by trying."""
    page, rng = opened(file, query), Random(file)
    script: list[dict[str, Any]] = []
    scene = _seen(page)
    for number in range(TRIES * presses):
        pressed = _press(scene, number, rng)
        page.handle(pressed)
        after = _seen(page)
        if after != scene or page.fragment():  # what changes nothing that is seen may still be remembered
            script.append(pressed)
        elif number % 3:
            continue
        scene = after
        if len(script) >= presses:
            break
    return script


def _press(scene: Mapping[str, Any], number: int, rng: Random) -> dict[str, Any]:
    """The next thing that is tried: mostly at the table where there is one, else whatever the views can send."""
    seen = {name: part for name, part in scene["parts"].items() if part.get("scene") and not part.get("hidden")}
    table = next((name for name, part in seen.items() if part["view"] == "table"), None)
    if table is not None and number % 3:
        at_table = _at_table(seen[table]["scene"], rng)
        if at_table is not None:
            return {"part": table, "intent": at_table}
    part = rng.choice(sorted(seen))
    own = _kinds(seen[part]["view"])
    kind, keys = rng.choice(own if own and rng.random() < OFTEN else _kinds(""))
    found: dict[str, set[Any]] = {}
    _gather(seen[part]["scene"], "", found)
    return {"part": part, "intent": {"kind": kind, **{key: _one(key, found, rng) for key in keys}}}


def _one(key: str, found: Mapping[str, set[Any]], rng: Random) -> Any:
    """A value for a key of an intent: what stands under that key in the scene, or under one that names things."""
    likely = sorted(set().union(*(found.get(each, ()) for each in (*ALSO.get(key, ()), key, "id", "value"))), key=repr)
    every = sorted(set().union(*found.values()), key=repr)
    chance = rng.random()
    if likely and chance < 0.8:
        value = rng.choice(likely)
    else:
        value = rng.choice(every) if every and chance < 0.9 else rng.choice((0, 1, 2, 5, 14, True, "", "7"))
    return [value] if key in LISTS else value


@cache
def _kinds(view: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every kind of intent that a view sends (any view, where none is named), with its keys: read off the views."""
    files = sorted(Path(module("pages", "app.pages", "app").__file__).parents[1].rglob("*.js"))
    puts = re.compile(rf"^(?:VIEWS|CONTROLS)(?:\.{view}|\[\"{view}\"\]) = ", re.MULTILINE)
    drawn = next((each for each in files if view and puts.search(each.read_text(encoding="utf-8"))), None)
    found: dict[str, set[str]] = {}
    for file in _modules(drawn) if drawn else files:
        for sent in SENT.finditer(file.read_text(encoding="utf-8")):
            found.setdefault(sent["kind"], set()).update(KEY.findall(sent["rest"].strip(" ,")))
    return [(kind, tuple(sorted(keys - {"kind"}))) for kind, keys in sorted(found.items()) if kind not in LONG]


def _modules(view: Path) -> Iterator[Path]:
    """The module of a view and those beside it; of controls, each is a view of its own."""
    yield from [view] if view.parent.name == "controls" else view.parent.rglob("*.js")


def _at_table(table: Mapping[str, Any], rng: Random) -> dict[str, Any] | None:
    """An open button of the table, or an open card of the hand nearest; None when nothing is offered."""
    hand: list[Any] = next((seat["hand"] for seat in table["seats"] if seat["at"] == "bottom"), [])
    kind = "play" if table["choose"] == "play" else "select"
    cards = [{"kind": kind, "card": one["card"]} for one in hand if one.get("enabled")]
    rows = (table.get("bids") or {}).get("rows", ())
    words = [*table["actions"], *(cell for row in rows for cell in row["cells"])]
    buttons = [{"kind": "press", "action": one["id"]} for one in words if one["enabled"]]
    if cards and (kind == "play" or not buttons or rng.random() < 0.3):
        return rng.choice(cards)
    return rng.choice(buttons) if buttons else None


def _gather(value: Any, key: str, found: dict[str, set[Any]]) -> None:
    """Put each short word and number of a scene under the key where it stands."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            _gather(each, name, found)
    elif isinstance(value, list | tuple):
        for each in value:
            _gather(each, key, found)
    elif isinstance(value, int) or (isinstance(value, str) and 0 < len(value) <= LONGEST_NAME):
        found.setdefault(key, set()).add(value)


NET = Net(questions, answer)
