"""One visitor who walks through the pages without a browser: opens one, presses, looks, and holds it to its laws.

A journey is data (``tests/app/journeys``): ``about``, a ``page``, and cases with a ``name``, ``says``, a ``page`` of
their own, what a browser has ``kept`` (a text, ``done 04_point`` or ``scorer {...}``), and ``lines``. With ``each``, a
list of tables, a case is as many as that has, and ``{word}`` stands for what the table says. A line is one of

``PART KIND VALUE name=value``: an intent for a part, which goes by its name on the page or by its label. The value is
the one word of that kind (:data:`WORD`); several are several intents. ``course answer right``, ``wrong`` and ``all``:
see :mod:`tests.app.lessons`. ``table on``: what stands out at the table, or else comes first; ``table anything``:
whatever is open there, by chance.
``open ADDRESS`` (or ``$NAME``) and ``reopen``: another page, or the same again, in the browser that keeps what it was
told to.
``until CHECK: LINE`` does a line until something holds.
``hear FRAGMENT``: that stands after the # of the address from now on.
``settle``: what is looked for beside the page has been found.
``remember NAME PATH``: from now on ``$NAME`` is what stands there.
``> PATH OP VALUE``: what holds then; see :data:`CHECKS`. A path begins at a part, at ``kept`` (what the browser keeps,
by name, as JSON), ``address`` (what stands after the #), ``page``, ``language`` or ``parts``; ``[*]`` is each of a
list, ``[all key=value]`` those of it, ``[key=value]`` the first of those, ``[any.key]`` a key with dots in it. A part
itself is ``.seen``, is ``.hidden``, has ``.classes``, and stands ``.within`` a part with those.

``#of=EXAMPLE&start=…&hidden=…&mode=…`` in an address is the link of a worked example.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qsl

from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import unveiled, veiled
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_state import Visit, to_json
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState, token_of
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.visit import visiting
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.links import Link
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import own_hand, something

JOURNEYS = Path(__file__).parent / "journeys"
HERE = "http://127.0.0.1:8866/voila/render/"
MOST = 2_000_000
"""Characters that a whole page may have."""
STEPS = 400
WORD = {
    "press": "action",
    "select": "card",
    "play": "card",
    "set": "value",
    "choose": "choices",
    "go": "step",
    "skip": "box",
    "hint": "box",
    "hand": "seat",
    "example": "id",
    "typed": "text",
    "base": "value",
    "open": "open",
    "why": "number",
    "turn": "number",
    "take": "number",
    "clear": "part",
    "rules": "name",
    "level": "level",
    "swap": "cards",
    "watch": "watch",
    "review": "finding",
    "fill": "seed",
    "topics": "chosen",
    "key": "chosen",
    "code": "open",
    "books": "open",
    "answer": "answer",
    "seat": "seat",
    "did": "number",
}
"""By the kind of an intent, the name of its one word."""
_WORD_OF_LINE = re.compile(r'(?:\w+=)?(?:"[^"]*"|\{.*?\}(?=\s|$)|\[.*?\](?=\s|$)|\S+)')
_QUOTED = re.compile(r'^(\w+=)?"(.*)"$')
_PATH = re.compile(r'((?:"[^"]*"|[^\s\["]|\[[^\]]*\])+)\s*(.*)', re.DOTALL)
_FIRST = re.compile(r'(?:"([^"]*)"|([^.\["]+))(.*)')
_LINK = re.compile(r"#of=(\S+)")
_NAME = re.compile(r"\$(\w+)")
_TOKEN = re.compile(r"\.?([^.\[\]]+)|\[([^\]]*)\]")
CHECKS: dict[str, Callable[[Any, Any], object]] = {
    "is not": lambda found, value: not _is(found, value),
    "is": lambda found, value: _is(found, value),
    "has": lambda found, value: _told(value) in _told(found),
    "lacks": lambda found, value: _told(value) not in _told(found),
    "once": lambda found, value: _told(found).count(_told(value)) == 1,
    "begins": lambda found, value: found.startswith(value),
    "ends": lambda found, value: found.endswith(value),
    "counts": lambda found, value: len(found or ()) == value,
    "over": lambda found, value: found > value,
    "there": lambda found, _: found,
    "none": lambda found, _: not found,
}


class Walker:
    """A visitor, and the page that lies before them.

    Attributes:
        kept: what the browser keeps, as it has it.
        page: the page.
        at: its address, without what stands after the #.
        rng: by which they do whatever is open.
    """

    def __init__(self, address: str = "", **kept: str) -> None:
        """Come with a browser that keeps these texts, and open an address."""
        self.kept = {name: veiled(text) for name, text in kept.items()}
        self.page = Page("nowhere", [])
        self.at, self.rng = "", Random(1)
        if address:
            self.open(address)

    def open(self, address: str) -> Page:
        """Open a page of the tutor."""
        address = _LINK.sub(lambda each: "#" + linked(**dict(parse_qsl("of=" + each[1]))), address)
        found = Address.read(address if "://" in address else HERE + address)
        with visiting(found):
            page = page_at(found)
            page.scene()
            page.open(dict(self.kept), found)
        self.page, self.at = page, found.whole.partition("#")[0]
        self.look()
        return page

    def reopen(self) -> None:
        """Load the page again."""
        self.open(self.at + (f"#{fragment}" if (fragment := self.page.fragment()) else ""))

    def part(self, name: str) -> Part:
        """A part, by its name or by its label; of several of one label the first that is seen, or else the first."""
        parts = self.page.parts()
        labelled = [each for each in parts.values() if (each.scene or {}).get("label") == name]
        found = (
            parts.get(name)
            or next((each for each in labelled if self.is_seen(each)), None)
            or next(iter(labelled), None)
        )
        assert found is not None, f"there is no {name} on {self.page}: {list(parts)}"
        return found

    def is_seen(self, part: Part) -> bool:
        """Whether a part is on the page, and neither it nor what it is in is hidden."""
        waiting = [self.page.root]
        while waiting:
            one = waiting.pop()
            if not one.hidden:
                if one is part:
                    return True
                waiting += one.children
        return False

    def around(self, part: Part) -> list[Part]:
        """What a part stands in, the inner first."""
        outer = next((each for each in self.page.parts().values() if part in each.children), None)
        return [] if outer is None else [outer, *self.around(outer)]

    def go_on(self, name: str, by_chance: bool) -> None:
        """Do what stands out at a table: the button, the first that is open, the card that is lit, or the first."""
        scene = self.part(name).scene
        if by_chance:
            self.do(name, **something(scene, self.rng))
            return
        buttons = [each for each in scene["actions"] if each["enabled"]]
        cards = [each for each in own_hand(scene) if each.get("enabled")]
        if buttons:
            self.do(name, kind="press", action=min(buttons, key=lambda each: not each["primary"])["id"])
        else:
            self.do(name, kind="play", card=min(cards, key=lambda each: not each.get("lit"))["card"])

    def settle(self) -> None:
        """Let what is looked for beside the page be found at once."""
        for each in self.page.parts().values():
            if isinstance(each, TableApp):
                for looked_for in (each.session.review, getattr(each.session, "information", None)):
                    if looked_for is not None:
                        looked_for.settle()
                each.session.tell()
        self.look()

    def do(self, name: str, /, **intent: Any) -> None:
        """Send an intent, as a view does."""
        found = self.part(name)
        if found.view == "course":
            intent = {"step": found.scene["key"], **intent}
        self.page.handle({"part": found.id, "intent": intent})
        self.look()

    def look(self) -> dict[str, Any]:
        """The page as it stands, by the laws of every page; what it wants to be kept is kept."""
        scene = self.page.scene()
        sent = json.dumps(scene, ensure_ascii=False, allow_nan=False)
        assert json.loads(sent) == listed(scene), "a scene is plain JSON"
        assert len(sent) < MOST
        for name, text in self.page.kept().items():
            self.kept.pop(name, None)
            if text is not None:
                self.kept[name] = text
        return scene

    def find(self, path: str) -> Any:
        """What stands at a path."""
        quoted, name, rest = _FIRST.fullmatch(path).groups()
        first = quoted or name
        if first == "kept":
            name, rest = re.fullmatch(r"\.([^.\[]+)(.*)", rest).groups()
            text = unveiled(self.kept[name]) if name in self.kept else None
            return reached(json.loads(text), rest) if text else None
        plain = {"address": self.page.fragment(), "page": self.page.name, "language": self.page.language}
        plain |= {"parts": list(self.page.parts())}
        if first in plain:
            return plain[first]
        part = self.part(first)
        if rest == ".seen":
            return self.is_seen(part)
        if rest == ".within":
            return [name for each in self.around(part) for name in each.snapshot().get("classes", ())]
        if rest in (".hidden", ".classes"):
            return part.snapshot().get(rest[1:], rest == ".hidden" and part.hidden)
        return reached(part.scene, rest)


def reached(value: Any, path: str) -> Any:
    """What stands at a path within a scene; a list where the path goes to each of several."""
    found, many = [value], False
    for key, within in _TOKEN.findall(path):
        if within == "*" or within.startswith("all "):
            many = True
            found = [one for each in found for one in each or () if within == "*" or _fits(one, within[4:])]
        elif "=" in within:
            found = [next((one for one in each if _fits(one, within)), None) for each in found]
        else:
            found = [_of(each, key or within) for each in found]
    return found if many else found[0]


def listed(value: Any) -> Any:
    """A scene with lists for tuples, as which they are sent."""
    if isinstance(value, dict):
        return {name: listed(each) for name, each in value.items()}
    return [listed(each) for each in value] if isinstance(value, list | tuple) else value


def _of(value: Any, key: str) -> Any:
    if isinstance(value, list | tuple):
        return value[int(key)]
    return value.get(key) if value is not None else None


def _fits(one: dict[str, Any], condition: str) -> bool:
    key, _, wanted = condition.partition("=")
    return one.get(key) == _read(wanted) or str(one.get(key)) == wanted


def _made(told: str) -> str:
    """What a browser keeps: lessons that were ``done``, a place at the ``scorer``, or the text as it stands."""
    word, _, rest = told.partition(" ")
    if word == "scorer":
        place = json.loads(rest)
        return ScorerState(**{**place, "question": token_of(place.get("question", ""))}).to_json()
    return done(rest.split()) if word == "done" else told


def linked(of: str, hidden: str = "", **more: str) -> str:
    """The link of worked examples, as a teacher makes it."""
    records = tuple(map(example, of.split(",")))
    return links.write(Link(records, hidden=tuple(hidden.split(",")) if hidden else (), **more))


def done(names: Iterable[str]) -> str:
    """What a browser keeps of lessons that were gone through to their ends, every step of them right."""
    steps = {name: [step.id for step in lesson(name).steps] for name in names}
    return to_json({name: Visit(seen=each, verdicts=dict.fromkeys(each, "right")) for name, each in steps.items()})


def _is(found: Any, value: Any) -> bool:
    return found == value or (isinstance(found, str) and found == _told(value))


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


# --- journeys ---------------------------------------------------------------------------------------------------------


class Journey:
    """One journey, gone line by line."""

    def __init__(self, case: dict[str, Any]) -> None:
        """Begin where it begins."""
        self.known: dict[str, Any] = {}
        kept = {name: _made(each) for name, each in case["kept"].items()}
        self.walker = Walker(case["page"], **kept)
        self.lines = case["lines"]

    def go(self) -> None:
        """Go it, and name the line that does not hold."""
        for line in self.lines:
            try:
                self.take(line)
            except AssertionError as error:
                raise AssertionError(f"{line}\n    {error}") from None

    def take(self, line: str) -> None:
        """Do what a line says."""
        if line.startswith("> "):
            assert self.holds(line[2:]), self.known["found"]
        elif line.startswith("until "):
            check, _, then = line[6:].partition(": ")
            for _ in range(STEPS):
                if self.holds(check):
                    return
                self.take(then)
            raise AssertionError("it never comes")
        else:
            first, *words = [_QUOTED.sub(r"\1\2", each) for each in _WORD_OF_LINE.findall(line)]
            if first == "reopen":
                self.walker.reopen()
            elif first == "settle":
                self.walker.settle()
            elif first == "open" and words:
                self.walker.open(self.text(words[0]))
            elif first == "hear":
                self.walker.page.hear(words[0], self.walker.at)
                self.walker.look()
            elif first == "remember":
                self.known[words[0]] = self.walker.find(words[1])
            else:
                self.send(first, *words)

    def send(self, part: str, kind: str, *words: str) -> None:
        """Send the intents of a line."""
        named = dict(each.split("=", 1) for each in words if re.match(r"\w+=", each))
        plain = [each for each in words if not re.match(r"\w+=", each)]
        if part == "course" and kind == "answer":
            from tests.app import lessons  # which walk too

            lessons.answered(self.walker, plain[0], **named)
            return
        if part == "table" and kind in ("on", "anything"):
            self.walker.go_on(part, kind == "anything")
            return
        read = self.text if kind == "set" else self.value
        more = {name: read(each) for name, each in named.items()}
        for each in plain or [None]:
            word = {} if each is None else {WORD[kind]: read(each)}
            self.walker.do(part, kind=kind, **word, **more)

    def text(self, text: str) -> Any:
        """A word that is set: what was remembered, or a text."""
        return self.known[text[1:]] if text[:1] == "$" else text

    def value(self, text: str) -> Any:
        """A word of a line: what was remembered, JSON, or a text."""
        if text[:1] == "$":
            return self.known[text[1:]]
        return _read(_NAME.sub(lambda each: json.dumps(self.known[each[1]]), text)) if text[:1] in "[{" else _read(text)

    def holds(self, check: str) -> bool:
        """Whether something holds."""
        path, rest = _PATH.fullmatch(check.strip()).groups()
        path = _NAME.sub(lambda each: str(self.known[each[1]]), path)
        op = next(each for each in CHECKS if rest == each or rest.startswith(f"{each} "))
        found = self.known["found"] = self.walker.find(path)
        return bool(CHECKS[op](found, self.value(rest[len(op) + 1 :])))


def journeys() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every journey there is, by its file and name."""
    for file in sorted(JOURNEYS.glob("*.toml")):
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        for case in told["case"]:
            for number, each in enumerate(case.get("each", [{}])):
                lines, page = json.dumps(case["lines"]), case.get("page", told.get("page", ""))
                kept = json.dumps(case.get("kept", {}))
                for name, value in each.items():
                    text = json.dumps(value if isinstance(value, str) else json.dumps(value))[1:-1]
                    lines, page, kept = (one.replace(f"{{{name}}}", text) for one in (lines, page, kept))
                name = f"{file.stem}: {case['name']}" + (f" ({number + 1})" if each else "")
                yield name, {"page": page, "lines": json.loads(lines), "kept": json.loads(kept)}
