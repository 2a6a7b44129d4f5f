"""Two tabs of one browser, as plain objects: the store they share, the locks, and what each hears late of the other.

What `keeping.js` and `holding.js` do stands here once more in a few lines, with every delay there can be drawn by lot.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from piquet_tutor.app.held_text import HeldText, things
from piquet_tutor.app.host import Host
from piquet_tutor.app.kept_text import unveiled
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_state import from_json
from piquet_tutor.app.pages.pages import NAMES, page_at
from piquet_tutor.app.part import Part
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.strangers import intents, learning

HERE = "http://127.0.0.1:8866/voila/render/"
ADDRESSED = {
    "lesson": "lesson_04_point.ipynb",
    "front": "index.ipynb",
    "play": "play.ipynb?seed=7",
    "daily": "daily.ipynb?day=2026-11-23",  # what today brings is over sooner or later
}
FILES = {name: ADDRESSED.get(name, f"{name}.ipynb") for name in NAMES}
STEPS = 2000
"""More than are needed until two tabs have told each other everything; who needs more never comes to an end."""
NO_ANSWERS = ("erase", "import")
"""Intents by which a learner forgets what is known, or takes another's for it."""


class Browser:
    """What the tabs have in common: texts by name, and who holds which lock."""

    def __init__(self, *, locks: bool = True) -> None:
        """Keep nothing yet."""
        self.store: dict[str, str] = {}
        self.locks: dict[str, Tab] | None = {} if locks else None
        self.tabs: list[Tab] = []
        self.alike: set[str] = set()
        """What two tabs made alike of the same before either heard of the other: the very same answer counts once."""

    def open(self, address: str) -> Tab:
        """Open a tab at an address and wait until its page stands there."""
        tab = Tab(self, address)
        self.tabs.append(tab)
        self.settle()
        return tab

    def write(self, writer: Tab | None, name: str, text: str | None) -> None:
        """Write a text; every other tab hears of it later."""
        if text is None:
            self.store.pop(name, None)
        else:
            self.store[name] = text
        for tab in self.tabs:
            if tab is not writer:
                tab.events.append(name)

    def settle(self) -> None:
        """Until nobody has anything to say any more."""
        for _ in range(STEPS):
            moves = [move for tab in self.tabs for move in tab.moves()]
            if not moves:
                return
            moves[0]()
        raise AssertionError("two tabs answer each other without end")

    def kept(self, name: str) -> str | None:
        """A text as its page reads it."""
        return unveiled(self.store[name]) if name in self.store else None


class Tab:
    """One tab: its page's host, and between them and the store everything that takes its time."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Ask for the page at an address."""
        self.browser = browser
        self.events: deque[str] = deque()
        self.to_kernel: deque[dict[str, Any]] = deque()
        self.to_tab: deque[dict[str, Any]] = deque()
        self.known: dict[str, str | None] = dict(browser.store)
        self.asked: dict[str, int] = {}
        self.unwritten: dict[str, tuple[str | None, bool]] = {}
        self.number = 0
        self.names: list[str] = []
        self.holds: dict[str, list[Any]] = {}
        self.mine: dict[str, bool] = {}
        self.answers: int = 0
        self.steps: set[tuple[str, str]] = set()
        self.left: set[tuple[str, str]] = set()
        self.host = Host(
            lambda: Page("nowhere", []),
            page_at,
            None,
            send=lambda message: self.to_tab.append(json.loads(json.dumps(message))),
            changed=lambda: None,
            log=logging.getLogger("piquet_tutor"),
        )
        self.host.receive({"kind": "ready", "address": HERE + address, "own": True, "kept": dict(browser.store)})

    @property
    def page(self) -> Page:
        """The page that stands there."""
        return self.host.page

    def moves(self) -> Iterator[Callable[[], None]]:
        """What can happen next here."""
        if self.to_tab:
            yield self._take
        if self.to_kernel:
            yield self._receive
        if self.events:
            yield self._hear
        if self.unwritten:
            yield self.write

    def close(self) -> None:
        """What waits is written, and the locks are free."""
        while self.to_tab:
            self._take()
        self.write()
        for name in list(self.holds):
            self._drop(name)
        self.browser.tabs.remove(self)

    def press(self, part: str, intent: dict[str, Any]) -> None:
        """Somebody does something on the page; what it makes known is counted."""
        before = self._done()
        self.host.receive({"kind": "intent", "part": part, "intent": intent})
        after = self._done()
        if intent.get("kind") not in NO_ANSWERS:
            self.answers += after[0] - before[0]
            self.steps |= after[1] - before[1]
            self.left |= before[1] - after[1]

    def _done(self) -> tuple[int, set[tuple[str, str]]]:
        own = {each.name: each._own for each in self.page._keeps}
        answers = Mastery.from_json(own["mastery"]).clock if own.get("mastery") else 0
        return answers, steps_done(own.get("lessons"))

    def _tell(self, name: str, there: str | None) -> None:
        before, self.known[name] = self.known.get(name), there
        self.unwritten.pop(name, None)
        self.number += 1
        self.asked[name] = self.number
        self.to_kernel.append({"kind": "kept", "name": name, "text": there, "before": before, "number": self.number})

    def _receive(self) -> None:
        message = self.to_kernel.popleft()
        name, text = message["name"], message["text"]
        if message["kind"] == "kept" and self.page.kept().get(name) == text != message["before"]:
            self.browser.alike.add(name)
        self.host.receive(message)

    def _hear(self) -> None:
        name = self.events.popleft()
        there = self.browser.store.get(name)
        if name in self.names and there != self.known.get(name):
            self._tell(name, there)

    def write(self) -> None:
        """Write what waits, as `write` in `keeping.js`."""
        store = self.browser.store
        for name, (text, anew) in list(self.unwritten.items()):
            del self.unwritten[name]
            if not anew and not self.mine.get(name, True):
                continue
            there = store.get(name)
            if there == text != self.known.get(name):
                self.browser.alike.add(name)
            if anew or there in (self.known.get(name), text):
                self.known[name] = text
                if there != text:
                    self.browser.write(self, name, text)
            else:
                self._tell(name, there)

    def _take(self) -> None:
        message = self.to_tab.popleft()
        for name, number in message.get("heard", {}).items():
            if self.asked.get(name) == number:
                del self.asked[name]
        anew = message.get("anew", [])
        for name, text in message.get("kept", {}).items():
            if name in anew:
                self.asked.pop(name, None)
            if name not in self.asked:
                self.unwritten[name] = (text, name in anew)
        self.names = message.get("keeps", self.names)
        if "holds" in message:
            self._want(message["holds"])

    def _want(self, holds: dict[str, list[Any]]) -> None:
        for name in list(self.holds):
            if name not in holds or holds[name][0] != self.holds[name][0]:
                self._drop(name)
        for name, (thing, takes) in holds.items():
            before = self.holds.get(name)
            self.holds[name] = [thing, takes]
            if before is None:
                self._claim(name, thing)
            elif takes > before[1]:
                self._take_over(name, thing)

    def _claim(self, name: str, thing: str) -> None:
        locks = self.browser.locks
        self.mine[name] = locks is None or locks.setdefault(f"{name}/{thing}", self) is self
        if not self.mine[name]:
            self._held(name, thing, False)

    def _take_over(self, name: str, thing: str) -> None:
        locks = self.browser.locks
        other = self if locks is None else locks.get(f"{name}/{thing}", self)
        if other is not self and locks is not None:
            other.write()
            other.mine[name] = False
            other._held(name, thing, False)
            locks[f"{name}/{thing}"] = self
        self.mine[name] = True
        self._held(name, thing, True)

    def _held(self, name: str, thing: str, mine: bool) -> None:
        text = self.browser.store.get(name) if mine else None
        if mine:
            self.known[name] = text
        self.to_kernel.append({"kind": "held", "name": name, "thing": thing, "mine": mine, "text": text})

    def _drop(self, name: str) -> None:
        thing = self.holds.pop(name)[0]
        self.mine.pop(name, None)
        locks = self.browser.locks
        if locks is None or locks.get(f"{name}/{thing}") is not self:
            return
        del locks[f"{name}/{thing}"]
        for tab in self.browser.tabs:
            if tab is not self and tab.holds.get(name, [None])[0] == thing:  # it has waited for that
                locks[f"{name}/{thing}"] = tab
                tab.mine[name] = True
                tab._held(name, thing, True)
                return


def busy(page: Page, rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Intents without end of one who learns: goes on in lessons, answers what is asked, and plays."""
    playing = learning(page, rng)
    while True:
        parts = [
            part
            for part in page.parts().values()
            if part.view in ("course", "scorer") and not part.hidden and part.scene
        ]
        if not parts or rng.random() < 0.3:
            yield next(playing)
            continue
        part = rng.choice(parts)
        yield part.id, _answer(part, rng)


def _answer(part: Part, rng: Random) -> dict[str, Any]:
    scene: dict[str, Any] = part.scene or {}
    if part.view == "scorer":
        boxes = [box["id"] for box in scene.get("boxes", []) if isinstance(box, dict) and "id" in box]
        box = {"box": rng.choice(boxes)} if boxes else {}
        points = {"elder": rng.randrange(8)} if rng.random() < 0.5 else {}
        return rng.choice(
            ({"kind": "skip", **box}, {"kind": "answer", "answer": points, **box}, {"kind": "press", "action": "next"})
        )
    choices = [one["id"] for one in (scene.get("ask") or {}).get("choices", [])]
    step = {"step": scene.get("key")}
    if choices and rng.random() < 0.5:
        return {"kind": "choose", "choices": [rng.choice(choices)], **step}
    return {"kind": "press", "action": rng.choice(("next", "next", "skip", "again")), **step}


def steps_done(text: str | None) -> set[tuple[str, str]]:
    """Every step of a lesson that has been answered."""
    return {(name, step) for name, visit in from_json(text).items() for step in visit.answers} if text else set()


def pressed(addresses: tuple[str, str], rng: Random, presses: int, *, locks: bool = True) -> Browser:
    """Two tabs in which strangers press, in random turns, with everything that takes its time taking any.

    The second is opened before anything is done in the first, or in the midst of it.
    """
    browser = Browser(locks=locks)
    tabs = [browser.open(addresses[0])]
    first = busy(tabs[0].page, rng)
    done = [rng.choice((0, presses // 2)), 0]
    for _ in range(done[0]):
        tabs[0].press(*deepcopy(next(first)))
    browser.settle()
    tabs.append(browser.open(addresses[1]))
    doing = [(busy if rng.random() < 0.7 else intents)(tab.page, rng) for tab in tabs]
    while sum(done) < 2 * presses:
        which = rng.randrange(2)
        moves = [move for tab in tabs for move in tab.moves()]
        if moves and rng.random() < 0.7:
            rng.choice(moves)()
        elif done[which] < presses:
            done[which] += 1
            tabs[which].press(*deepcopy(next(doing[which])))
    browser.settle()
    return browser


def nothing_is_lost(browser: Browser) -> None:
    """Fail on an answer, a step or a card that was made in a tab and is not kept."""
    tabs = browser.tabs
    if any("mastery" in tab.names for tab in tabs) and browser.kept("mastery") and "mastery" not in browser.alike:
        assert Mastery.from_json(browser.kept("mastery") or "").clock >= sum(tab.answers for tab in tabs)
    done, left = (set().union(*(getattr(tab, name) for tab in tabs)) for name in ("steps", "left"))
    assert done - left <= steps_done(browser.kept("lessons"))
    for tab in tabs:
        for each in tab.page._keeps:
            if each.told and each.kind != "held":
                assert each.written() == browser.store.get(each.name), f"{each.name} stands otherwise than it is kept"
            elif each.told and isinstance(each, HeldText):
                _holds_what_was_done(browser, each)
    if browser.locks is not None:  # without them two may both be right, until one goes on
        for name in {each.name for tab in tabs for each in tab.page._keeps if isinstance(each, HeldText)}:
            _in_one_tab(tabs, name)


def _holds_what_was_done(browser: Browser, store: HeldText) -> None:
    own = json.loads(store._own or "null")
    kept = things(browser.kept(store.name), store._naming)
    if own is None or store._naming(own) == store._which():  # else something new lies there, and nothing is done of it
        assert own == json.loads(kept[store.holds or ""]), f"what was done of {store.name} is not kept"


def _in_one_tab(tabs: list[Tab], name: str) -> None:
    """Of a thing that two tabs have done something of, one says that it is not kept."""
    stores = [each for tab in tabs for each in tab.page._keeps if each.name == name and isinstance(each, HeldText)]
    doing = [each.holds for each in stores if each.told and not each.away]
    assert len(doing) == len(set(doing)), f"two tabs go on with one thing of {name}"
