"""Every message of a page and of a class's room, read frame by frame for cards that whoever gets it cannot place.

What is read is what goes out: the messages of a host, to whichever part of the page, and those to the telephones of a
room. The coach may hope for a card, and names it: what it says is therefore held against what it is shown, which is a
view in which no hidden card lies. Not read is what goes out packed, and from which a deal can be taken up: a link in an
address, and what the reader's browser is to keep.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any
from unittest.mock import patch

from piquet_tutor.app.host import Host
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.classroom import together_desk
from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.play.play_page import PlayController
from piquet_tutor.app.shared.coach.coaching import ADVISER, Adviser, Coaching
from piquet_tutor.explore import links
from piquet_tutor.explore.links import Link
from piquet_tutor.game.cards import Card, pack_of
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving.live.room import Room
from piquet_tutor.serving.live.spoken import by_language, present, step_of, texts
from piquet_tutor.teach.scoring.dealing import practice_deal
from tests.app.learners import press, something
from tests.explain.why.scanning import cards_told

Found = list[str]
HINT = {"kind": "hint"}
HINTS = 4
"""Steps of a hint, the last of which tells what to do."""
UNPLACED = frozenset({"unseen", "rules", "table"})
"""What of a view speaks of no card that lies anywhere."""
LONGEST = 900
"""Presses after which a deal counts as stuck."""


class Reader:
    """The messages of one page since they were read last.

    Attributes:
        host: shows the page.
        frames: how many have been read.
    """

    def __init__(self, page: Page) -> None:
        self.frames = 0
        self._sent: list[dict[str, Any]] = []
        log = logging.getLogger("tests.frames")
        self.host = Host(page, None, None, send=self._sent.append, changed=lambda: None, log=log)
        self.host.receive({"kind": "ready", "address": "http://127.0.0.1:8866/page.ipynb", "own": False, "kept": {}})

    def does(self, part: Any, intent: dict[str, Any]) -> None:
        """What a view reports."""
        self.host.receive({"kind": "intent", "part": part.id, "intent": intent})

    def read(self) -> Iterator[dict[str, Any]]:
        """What has gone out; of a whole page without the words that its frame is labelled with."""
        sent, self._sent[:] = [*self._sent], []
        self.frames += len(sent)
        for message in sent:
            yield {name: value for name, value in message.items() if name not in ("words", "kept")}


def placed(deal: Deal, seat: str) -> frozenset[Card]:
    """Every card that a seat can place: those it knows, and where all others lie in one place, these too."""
    known = known_cards(deal, seat)
    left = set(pack_of(deal.rules.pack).cards) - known
    others = [hand for other, hand in deal.hands.items() if other != seat and hand]
    return known | left if len(others) == 1 and len(left) == len(set(others[0]) - known) else known


# --- the app -------------------------------------------------------------------------------------------------------


class Advice:
    """What the coach of a table is shown, and what it says of that.

    Attributes:
        adviser: advises at the table, by the same means.
        known: every card that its learner can place by now.
        shown: what it was shown of cards that the learner cannot place; nothing, or it could tell.
    """

    def __init__(self, table: Any) -> None:
        self.known: set[Card] = set()
        self.shown: Found = []
        self._said: set[str] = set()
        self.adviser = Adviser(self._heeded(ADVISER.hints), self._heeded(ADVISER.exchange))
        table.coach = Coaching(table, self.adviser)

    def _heeded(self, advise: Any) -> Any:
        def heeded(view: Any, *more: Any) -> Any:
            hidden = lying_in(view) - self.known
            if hidden:
                self.shown.append(f"the coach is shown {sorted(card.code for card in hidden)}")
            said = advise(view, *more)
            self._said |= set(_texts(said))
            return said

        return heeded

    def secret(self, message: dict[str, Any]) -> frozenset[Card]:
        """The cards of a message that cannot be placed; in the coach's own part, beside those it spoke of."""
        parts = dict(message.get("parts") or {})
        panel = parts.pop("coach", None)
        found = cards_told({**message, "parts": parts}) - self.known
        spoken = cards_told(sorted(self._said))
        return found | (cards_told(panel) - self.known - spoken)


def lying_in(view: Any) -> frozenset[Card]:
    """Every card that lies somewhere in a view: all of it but the heap of those nobody there has seen."""
    if isinstance(view, Card):
        return frozenset({view})
    if is_dataclass(view) and not isinstance(view, type):
        fields_of = {each.name: getattr(view, each.name) for each in fields(view)}
        return lying_in([value for name, value in fields_of.items() if name not in UNPLACED])
    if isinstance(view, Mapping):
        return lying_in(list(view.values()))
    if isinstance(view, list | tuple | frozenset | set):
        return frozenset().union(*map(lying_in, view))
    return frozenset()


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _texts([getattr(value, each.name) for each in fields(value)])
    elif isinstance(value, dict):
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def in_the_app(seed: int, coach: bool, counts: Counter[str], rules: str = "rubicon") -> Found:
    """A match played for one deal by whoever presses what is open, every hint asked for where the coach is on."""
    rng, query = Random(seed), {"seed": str(seed), "rules": rules, "level": "beginner"}
    desk = PlayController(query, languages()[seed % len(languages())])
    page = Page("play", [desk.head, desk.elsewhere, desk.notice, desk.app], keeps=[desk.store, desk.app.known.store])
    reader, table = Reader(page), desk.app.session
    advice = Advice(table)
    if coach:
        reader.does(desk.app.table, press("coach"))
    known: set[Card] = set()
    at, dealt, found = 0, None, []
    for _ in range(LONGEST):
        states = table.states
        if states and states[0] is not dealt:
            known, at, dealt = set(), 0, states[0]
        for deal in states[at:]:
            known |= placed(deal, table.seat)
        at, advice.known = len(states), known
        over = bool(states) and states[-1].done
        for message in reader.read():
            secret = advice.secret(message) if states and not over else ()  # the cut is open, and so is the end
            if secret:
                found.append(f"app, seed {seed}, {table.deal.phase}: {sorted(card.code for card in secret)}")
        if over:
            counts["frames in the app"] += reader.frames
            return found + advice.shown
        if coach and states and table.decision is not None and rng.random() < 0.25:
            for _step in range(HINTS):
                reader.does(desk.app.coach, HINT)
                for message in reader.read():
                    counts["hints"] += 1
                    secret = advice.secret(message)
                    if secret:
                        found.append(f"coach, seed {seed}, {table.deal.phase}: {sorted(card.code for card in secret)}")
        reader.does(desk.app.table, something(table.scenes()["table"], rng))
    raise AssertionError("the deal does not come to an end")


# --- the class -----------------------------------------------------------------------------------------------------


class Telephones:
    """A room as a server has it: it is told what the teacher's page hands on, and tells that to every telephone."""

    def __init__(self, desk: ClassroomController) -> None:
        self.room, self._live = Room("BCDFGH", "key", True), desk.live.part
        self.pupil = self.room.sit("", "Ann")
        self._live.handle(
            {"kind": "opened", "code": "BCDFGH", "address": "http://10.0.0.5/class/BCDFGH", "named": True}
        )

    def hear(self) -> dict[str, Any]:
        """What a telephone is told by now."""
        scene = json.loads(json.dumps(self._live.scene))
        step, reveal = scene["step"], scene["reveal"]
        asked = step_of(step) if step is not None else None
        if asked is None:
            self.room.rest()
        else:
            self.room.ask(asked)
            why = by_language(reveal["why"]) if reveal is not None else None
            if why is not None:
                self.room.reveal(reveal["number"], texts(reveal["right"]), why)
        return json.loads(json.dumps(present(self.room, self.pupil.answer)))


def classroom(language: str) -> tuple[ClassroomController, Page]:
    """The classroom's page, and what stands behind it."""
    desk = ClassroomController(language)
    parts = [desk.notice, desk.presenter, desk.live.part, desk.controls]
    return desk, Page("classroom", parts, keeps=[desk.store], fragment=desk.address)


HIDDEN = (("younger",), ("elder", "talon"), ("younger", "talon", "discards"), ("elder", "younger", "talon"))
"""What a teacher may cover."""


def in_the_class(seed: int, counts: Counter[str]) -> Found:
    """A deal presented with hands covered, every question asked, on the screen and on the telephones."""
    rng, found = Random(seed), []
    deal = practice_deal(load("rubicon"), rng, rng.choice(("any", "strong", "long", "sets", "blank")))
    desk, page = classroom(languages()[seed % len(languages())])
    reader, phones = Reader(page), Telephones(desk)
    link = Link((write_record(deal),), hidden=HIDDEN[seed % len(HIDDEN)], mode="presenter")
    list(reader.read())
    desk.address.hear(links.write(link), "")
    desk.questions.choose("laws")
    before: frozenset[Card] = frozenset()
    for _ in range(LONGEST):
        course, beat = desk.course, desk.course.beats[desk.beat]
        shown = course.states[beat.place]
        known = before | course.seen(shown)
        if shown.done:
            counts["frames in the class"] += reader.frames
            return found
        for message in (*_screens(reader, desk, counts), phones.hear()):
            secret = cards_told(message) - known
            if secret:
                found.append(f"class, seed {seed}, {shown.phase}: {sorted(card.code for card in secret)}")
        before = known
        reader.does(desk.presenter, press("next"))
    raise AssertionError("the presentation does not come to an end")


def _screens(reader: Reader, desk: ClassroomController, counts: Counter[str]) -> Iterator[dict[str, Any]]:
    """The messages since the last step, without the address, which holds the deal that the teacher has put there."""
    counts["messages to the telephones"] += 1
    for message in reader.read():
        yield {name: value for name, value in message.items() if name != "fragment"}


# --- the class plays elder -----------------------------------------------------------------------------------------


def played_together(seed: int, counts: Counter[str]) -> Found:
    """A deal that the class plays by votes of its telephones and raised hands."""
    rng, found = Random(seed), []
    with (
        patch.object(together_desk, "LEVEL", "beginner"),
        patch.object(together_desk, "drawn_seed", lambda *_: seed),
    ):
        desk, page = classroom(languages()[seed % len(languages())])
        reader, phones = Reader(page), Telephones(desk)
        list(reader.read())
        desk.together.control.choose("fresh")
        known: frozenset[Card] = frozenset()
        for _ in range(LONGEST):
            game = desk.together.game
            stage = desk.together.course.stages[game.at]
            if stage.sort == "over":
                counts["frames of the class that plays"] += reader.frames
                return found
            known |= placed(game.states[stage.beat.place], "elder")
            for message in (*_screens(reader, desk, counts), phones.hear()):
                secret = cards_told(message) - known
                if secret:
                    found.append(f"together, seed {seed}, {stage.sort}: {sorted(card.code for card in secret)}")
            asked = desk.presenter.scene["ask"]
            for each in rng.sample(asked["choices"], min(2, len(asked["choices"]))) if asked else ():
                reader.does(desk.presenter, {"kind": "tally", "choice": each["id"], "by": 1})
            reader.does(desk.presenter, press("next"))
    raise AssertionError("the deal does not come to an end")
