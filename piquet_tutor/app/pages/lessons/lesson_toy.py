"""A toy on the table of a lesson's step: cards are touched, and what the engine rules on them is said at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_table import Scenes, StepReview
from piquet_tutor.app.shared.race.race_scene import race_scene
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.dialogue_scene import told_before
from piquet_tutor.app.shared.table.offers import named
from piquet_tutor.engine.actions import Exchange
from piquet_tutor.engine.cards import Card, Cards, sort_hand
from piquet_tutor.engine.combinations import KINDS, Kind
from piquet_tutor.engine.deal.engine import apply
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.race import race_of
from piquet_tutor.narration import rules_title
from piquet_tutor.teach.lessons import Laid, Lesson, Step
from piquet_tutor.teach.lessons.sources import reading_by
from piquet_tutor.teach.lessons.toys import (
    best_of,
    called,
    chosen,
    left_unsaid,
    part_about,
    parts_of,
    refused_exchange,
    swapped,
    told,
)

BOOK: Final = "book-"
"""What the name of a button for a rule set begins with."""
LEAVE: Final = "leave-"
"""What the name of a class that can be left unsaid begins with."""
MOVED: Final = ("swap", "race")
"""The kinds of toys whose deal is ruled anew whenever something is moved."""
RECORD: Final = "deal-"
"""What the name of a button for another deal begins with."""


class StepToy(StepReview):
    """Cards to be moved about: called, discarded, or given for others; nothing is asked that could be answered wrongly.

    Attributes:
        places: the pairs of cards that have changed places, by their number.
        unsaid: of a race, the classes that are left unsaid.
        book: the rule set by which they are ruled.
        drawn: whether the cards chosen have been discarded and others drawn.
    """

    def __init__(self, lesson: Lesson, step: Step, language: str = "en") -> None:
        """Lay the cards.

        Args:
            lesson: the lesson.
            step: one of its steps with a toy.
            language: of every text.
        """
        super().__init__(lesson, step, language)
        _, self.toy = parts_of(step)
        self._first: tuple[Laid, int] = (self.laid, self.place)
        self.viewpoint.bottom = self.toy.seat
        self.answered = True
        self.places: frozenset[int] = frozenset()
        self.unsaid: frozenset[str] = frozenset()
        self.book = self.laid.rules.id
        self.drawn = False
        self._since = 0
        self._refusal: Ruling | None = None
        if self.toy.kind in MOVED:
            self._move()

    @property
    def hides(self) -> frozenset[str]:
        """What is ruled is said at the table; the rulings in full stay away."""
        return super().hides | {"feed"}

    @property
    def about(self) -> Kind | None:
        """The one class that the toy is about; None where it is about several, or about something else."""
        clauses = {name.partition(".")[0] for name in self.toy.tells}
        return next((kind for kind in KINDS if clauses == {kind}), None)

    # --- what is done ---------------------------------------------------------------------------------

    def touch(self, card: Card) -> None:
        """Choose a card or take it back; or let it change places with its partner."""
        if self._closed(card):
            return
        if self.toy.kind == "swap":
            self.places ^= {number for number, pair in enumerate(self.toy.swaps) if card in pair}
            self._move()
            return
        if self.toy.kind == "race":
            self._say_or_not(next(kind for kind, cards in self._leavable.items() if card in cards))
            return
        self.chosen = self.chosen ^ {card}
        cards = sort_hand(tuple(self.chosen))
        self._refusal = None
        if self.toy.kind == "keep":
            self._refusal = refused_exchange(self.step, cards) if cards else None
        else:
            self._call(cards)

    def press(self, name: str) -> None:
        """Draw, begin anew, or take another book."""
        if name == "draw" and self.toy.kind == "keep" and self.chosen and self._refusal is None and not self.drawn:
            self.drawn = True
            deal = apply(self.deal, Exchange(self.toy.seat, sort_hand(tuple(self.chosen))))
            self.states = [*self.states[: self.place + 1], deal]
            self.chosen = frozenset()
            self.go(len(self.states) - 1)
        elif name == "anew":
            self._begin()
        elif name.removeprefix(BOOK) in self.toy.books:
            self.book = name.removeprefix(BOOK)
            self._move()
        elif name.removeprefix(LEAVE) in self._leavable:
            self._say_or_not(name.removeprefix(LEAVE))
        elif name.removeprefix(RECORD) in self.toy.records:
            table = chosen(self.step, name.removeprefix(RECORD))
            self._show(table)

    def reached(self) -> bool:
        """Whether what the step is after has been brought about."""
        ask = self.step.ask
        if self.toy.books and self.unsaid:
            return False  # a book is to do it, and not what was left unsaid
        if ask is None or (self.toy.kind == "swap" and not self.places and not self.toy.books):
            return False
        now = Laid(self.score, (self.deal,), self.laid.partie, self.laid.record, self.laid.number, "")
        return any(now.found(name) is not None for name in ask.until)

    def _begin(self) -> None:
        self.chosen, self.places, self.drawn, self._refusal = frozenset(), frozenset(), False, None
        self.unsaid = frozenset()
        if self.toy.kind in MOVED:
            self._move()
        else:
            self._show(*self._first)

    def _say_or_not(self, kind: str) -> None:
        """Leave a class unsaid, or say it after all."""
        self.unsaid ^= {kind}
        self._move()

    def _move(self) -> None:
        if self.toy.kind == "race":
            table = left_unsaid(self.step, self.unsaid, self.book)
        else:
            table = swapped(self.step, self.places, self.book)
        self._show(table)

    def _call(self, cards: Cards) -> None:
        found = called(self.step, cards) if cards else None
        if isinstance(found, Laid):
            self._show(found)
        else:
            self._refusal = found
            self._show(*self._first)

    def _show(self, table: Laid, place: int | None = None) -> None:
        """Lay a deal as it stood at a place: else once the class that is taught has been counted, or at its end."""
        self._since = 0
        if place is None:
            place = len(table.states) - 1
            if self.about is not None:
                before, place = part_about(table, self.about)
                self._since = len(table.states[before].rulings)
        self.laid, self.score, self.states = table, table.score, list(table.states)
        if table.partie is not None:
            seats = table.partie.seats_of(table.number)
            self.viewpoint.names = {seat: player for player, seat in seats.items()}
        self.go(place)

    def _closed(self, card: Card) -> bool:
        """Whether a card cannot be touched now."""
        if card not in self.deal.hands[self.toy.seat] or self.drawn:
            return True
        movable = {card for pair in self.toy.swaps for card in pair} | {*chain(*self._leavable.values())}
        return self.toy.kind in MOVED and card not in movable

    @cached_property
    def _leavable(self) -> Mapping[str, Cards]:
        """Of a race, the cards of each class that can be left unsaid."""
        deal = left_unsaid(self.step).deal if self.toy.leaves else None
        items = race_of(deal).of(deal.table.side_of(self.toy.seat)) if deal is not None else ()
        return {kind: tuple(chain(*(item.cards for item in items if item.kind == kind))) for kind in self.toy.leaves}

    # --- what is shown --------------------------------------------------------------------------------

    def asked(self) -> scenes.Asked:
        """What is said of the cards as they lie, and what can be done with them."""
        asked = scenes.Asked(tools=self.tools(), title=self.step.title)
        asked.subtitle = rules_title(self.laid.rules, self.viewpoint.language)
        asked.choose, asked.selected = "many", self.chosen
        asked.judge = lambda card: self.say("course-toy-other") if self._closed(card) else ""
        asked.actions = list(self._actions())
        lines = self._lines()
        asked.text, asked.detail = lines[0], " ".join(lines[1:])
        asked.tone = "refused" if self._refusal is not None else "ask"
        asked.announce = " ".join(lines)
        return asked

    def _lines(self) -> list[str]:
        if self._refusal is not None:
            return [narration.sentence(self._refusal, self.viewpoint.language)]
        if self.toy.kind == "keep":
            return [self.say("course-toy-drawn" if self.drawn else "course-toy-kept"), *self._held()]
        found = told(replace(self.laid, states=(self.deal,)), self.toy.tells)
        lines = [
            narration.text(each, "short", self.viewpoint.language, self.laid.rulings_among(each)) for each in found
        ]
        return lines or [self.say(f"course-toy-{self.toy.kind}")]

    def _held(self) -> Iterable[str]:
        """What the cards that are kept hold, the best of each class."""
        hand = tuple(card for card in self.deal.hands[self.toy.seat] if card not in self.chosen)
        names = [named(each, self.viewpoint.language) for each in best_of(hand)]
        return [narration.listed_apart(names, self.viewpoint.language)]

    def _actions(self) -> Iterable[dict[str, Any]]:
        for record in self.toy.records:
            partie = chosen(self.step, record).partie
            totals = " : ".join(str(each) for each in partie.totals.values()) if partie is not None else record
            yield _button(f"{RECORD}{record}", totals, record != self.laid.record)
        for book in self.toy.books:
            title = rules_title(book, self.viewpoint.language)
            yield _button(f"{BOOK}{book}", title, book != self.book)
        if self.toy.kind == "keep" and not self.drawn:
            label = self.say("course-toy-draw", count=len(self.chosen))
            yield _button("draw", label, bool(self.chosen) and self._refusal is None) | {"primary": True, "key": "c"}
        if self.chosen or self.places or self.unsaid or self.drawn:
            yield _button("anew", self.say("course-toy-anew"))

    def scenes(self) -> Scenes:
        """The scenes, with the cards lit that can be moved; what is said again and again is said at once."""
        found = super().scenes()
        table = found["table"]
        scenes.lighten(table, [card.code for pair in self.toy.swaps for card in pair])
        scenes.lighten(table, [card.code for cards in self._leavable.values() for card in cards])
        before = told_before(self.deal, self.viewpoint, self._since)
        said = [each for each in table["dialogue"] if each["ruling"] > before]
        table["dialogue"] = [{**each, "fresh": False} for each in said]
        if self.toy.kind == "race" and table["race"] is not None:
            table["race"]["strip"] = self._strip(table["race"]["order"])
        return found

    def _strip(self, order: Iterable[dict[str, Any]]) -> dict[str, Any]:
        """All that was reckoned in the order that decides, and what was left unsaid; some of it can be moved."""
        said = [{**item, "action": self._leaving(item)} for item in order]
        deal = left_unsaid(self.step, (), self.book).deal
        scene = race_scene(deal, self.viewpoint) or {"order": []}
        left = [{**item, "action": LEAVE + item["kind"]} for item in scene["order"] if item["kind"] in self.unsaid]
        out = [item for item in left if item["side"] == deal.table.side_of(self.toy.seat)]
        for key, items in (("course-toy-leave", said), ("course-toy-return", out)):
            for item in items:
                facts = {"side": item["who"], "kind": item["label"], "points": item["points"]}
                item["told"] = self.say(key, **facts) if item["action"] else item["told"]
        reading = ""
        if self.toy.turns_on:
            words, place = reading_by(self.toy.turns_on, self.book, self.viewpoint.language)
            reading = self.say("course-toy-reading", words=words, place=place)
        label, unsaid = self.say("course-toy-order"), self.say("course-toy-unsaid")
        return {"label": label, "reading": reading, "items": said, "out": out, "out_label": unsaid}

    def _leaving(self, item: Mapping[str, Any]) -> str:
        """The name under which something reckoned can be left unsaid; empty where it cannot."""
        mine = item["side"] == self.deal.table.side_of(self.toy.seat)
        return LEAVE + str(item["kind"]) if mine and item["kind"] in self.toy.leaves else ""


def _button(name: str, label: str, enabled: bool = True) -> dict[str, Any]:
    return {"id": name, "label": label, "enabled": enabled, "why": "", "primary": False, "key": ""}
