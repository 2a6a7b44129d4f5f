"""Strangers who send a page whatever they like: what its views send, filled with what they find and with odd things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from piquet_tutor.app.address import Address
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.pages import builder
from piquet_tutor.app.part import Part
from tests.app.learners import something

Intent = dict[str, Any]

_SENT = re.compile(r"\bsend\(\{ ?kind: ?(\"(?P<kind>\w+)\"|\w+)(?P<rest>[^}]*)\}")
_KEY = re.compile(r"(?:^|, ?)(\w+)(?= ?[:,]|$)")
_NOT_BY_CHANCE = frozenset({"kept", "fragment"})
"""What a page hears once, or what comes with its address; such intents begin a page anew."""

HUGE = "9" * 3000
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 12, 60, 10**9, 10**40, 1.5, float("nan"), float("inf"), -0.0),
    *([], {}, [[]], [{}], {"id": 1}, [None], ["AS"], [["elder", "7-3"]], [1, 2, 3], ["point", "point"]),
    *("", " ", "0", "1", "10", "-1", "1e9", "NaN", HUGE, "AS", "AS KS QS", "10H", "elder", "younger", "1", "rubicon"),
    *("point", "set", "parlett", "undo", "next", "back", "make", "another", "\0", "\ud800", "\u202e", "Ｘ", "é" * 900),
    *(
        "<script>alert(1)</script>",
        "{0.__class__}",
        "%s%n",
        "../../etc/passwd",
        "why not repique?",
        "elder: AS\nyounger: KS",
    ),
)
"""Values of every kind, well formed or not."""


@cache
def kinds() -> dict[str, tuple[str, ...]]:
    """Every kind of intent the views send, with the keys that go with it."""
    found: dict[str, set[str]] = {}
    for text in _modules():
        for sent in _SENT.finditer(text):
            if sent["kind"]:
                found.setdefault(sent["kind"], set()).update(_KEY.findall(sent["rest"].strip(" ,")))
    found.setdefault("why", set()).add("number")
    found.setdefault("did", set()).add("number")
    found.setdefault("turn", set()).add("number")
    return {kind: tuple(sorted(keys - {"kind"})) for kind, keys in sorted(found.items())}


def _modules() -> Iterator[str]:
    waiting = [files("piquet_tutor").joinpath("app")]
    while waiting:
        for each in waiting.pop().iterdir():
            if each.is_dir():
                waiting.append(each)
            elif each.name.endswith(".js"):
                yield each.read_text(encoding="utf-8")


def built(name: str, language: str = "en") -> Page:
    """A page, as it stands when a browser that keeps nothing has opened it."""
    page = builder(name)(language=language)
    page.open({}, Address())
    return page


def intents(page: Page, rng: Random) -> Iterator[tuple[str, Intent]]:
    """Intents without end, each with the name of the part it is for."""
    while True:
        part = _part(page, rng)
        yield part.id, _intent(part, rng)


def learning(page: Page, rng: Random) -> Iterator[tuple[str, Intent]]:
    """Intents without end of one who mostly plays, and asks why and why not."""
    strange = intents(page, rng)
    while True:
        parts = page.parts().values()
        table = next((each for each in parts if each.view == "table" and each.scene), None)
        feed = next((each for each in parts if each.view == "feed" and each.scene), None)
        choice = rng.random()
        intent = something(table.scene, rng, careless=0.1) if table is not None and choice < 0.6 else None
        if intent is not None and table is not None:
            yield table.id, intent
        elif feed is not None and choice < 0.9:
            yield feed.id, _asked(feed, rng)
        else:
            yield next(strange)


def buttons(page: Page, _rng: Random) -> Iterator[tuple[str, Intent]]:
    """A press on each thing that has a name on the page, and whatever its views can ask for, part by part."""
    for part in list(page.parts().values()):
        for name in dict.fromkeys(_names(part.scene)):
            yield part.id, {"kind": "press", "action": name, "id": name}
        for kind, keys in kinds().items():
            yield part.id, {"kind": kind, **dict.fromkeys(keys, True)}


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (value[key] for key in ("id", "action") if isinstance(value.get(key), str))
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _names(each)


def coached(page: Page, rng: Random) -> Iterator[tuple[str, Intent]]:
    """Intents of one who plays with the coach on, and asks it each time; none where there is no coach."""
    coach = next((each.id for each in page.parts().values() if each.view == "coach"), None)
    table = next((each.id for each in page.parts().values() if each.view == "table"), None)
    if coach is None or table is None:
        return
    yield table, {"kind": "press", "action": "coach"}
    for step in learning(page, rng):
        yield step
        yield coach, {"kind": "hint"}


def _asked(feed: Part, rng: Random) -> Intent:
    ask = (feed.scene or {}).get("ask")
    if ask and rng.random() < 0.5:
        questions = [question for _, values in ask["questions"] for _, question in values]
        return {"kind": "why_not", "question": rng.choice(questions), "side": rng.choice(ask["sides"])[1]}
    return {"kind": "why", "number": rng.randrange(1, 60)}


def _part(page: Page, rng: Random) -> Part:
    """One of the parts that can be pressed, those seen oftener."""
    there = [each for each in page.parts().values() if each.view not in ("group", "markup", "keeper", "")]
    seen = [each for each in there if not each.hidden]
    return rng.choice(seen if seen and rng.random() < 0.9 else there)


def _intent(part: Part, rng: Random) -> Intent:
    words = list(_words(part.scene))
    if part.view == "field" and rng.random() < 0.6:
        return {"kind": "set", "value": str(rng.choice((1, 2, 3, 12, 20, 31, 42, rng.randrange(10**5))))}
    if words and rng.random() < 0.6:  # a press on something that is there
        name = rng.choice([each for each in words if len(each) < 40] or words)
        kind = rng.choice(("press", "press", "select", "play", "set", "choose", "review", "topics"))
        number = rng.randrange(-1, 40)
        return {
            "kind": kind,
            "action": name,
            "card": name,
            "value": name,
            "finding": name,
            "number": number,
            "id": name,
        }
    kind = rng.choice([each for each in kinds() if each not in _NOT_BY_CHANCE])
    return {"kind": kind, **{key: _value(words, rng) for key in kinds()[kind] if rng.random() < 0.95}}


def _value(words: list[str], rng: Random) -> Any:
    choice = rng.random()
    if words and choice < 0.5:
        return rng.choice(words)
    if words and choice < 0.6:
        return rng.choices(words, k=rng.randrange(5))
    if choice < 0.75:
        return rng.randrange(0, 40)
    return rng.choice(ODD)


def _words(value: Any) -> Iterator[str]:
    """Short texts of a scene: names of buttons, cards, options."""
    if isinstance(value, str):
        if 0 < len(value) < 80:
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
