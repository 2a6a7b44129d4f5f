"""A toy on the table of a lesson's step: cards are touched, and what the engine rules on them is said at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_table import Scenes, StepReview
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.dialogue_scene import told_before
from piquet_tutor.app.shared.table.offers import named
from piquet_tutor.app.shared.table.play_session import OTHERS
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.narration import rules_title
from piquet_tutor.teach.lessons import Laid, Lesson, Step
from piquet_tutor.teach.lessons.asks.play import AskPlay
from piquet_tutor.teach.lessons.toys import (
    best_of,
    called,
    chosen,
    part_about,
    parts_of,
    refused_exchange,
    swapped,
    told,
)

RECORD: Final = "deal-"
"""What the name of a button for another deal begins with."""


class StepToy(StepReview):
    """Cards to be moved about: called, discarded, or given for others; nothing is asked that could be answered wrongly.

    Attributes:
        places: the pairs of cards that have changed places, by their number.
        drawn: whether the cards chosen have been discarded and others drawn.
        anew: whether it was begun anew, and nothing has been drawn since.
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
        if self.laid.partie is None:  # whoever moves the cards sits at the table, as where a deal is played on
            you, table = narration.message("naming-you", language), self.laid.rules.table
            self.viewpoint.names = {self.toy.seat: you, table.after(self.toy.seat): OTHERS[0]}
        self.answered = True
        self.places: frozenset[int] = frozenset()
        self.drawn = self.anew = False
        self._since = 0
        self._refusal: Ruling | None = None
        self._stays = False
        """Whether a card was touched last that cannot be moved."""
        if self.toy.kind == "swap":
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
        self._stays = self._closed(card)
        if self._stays:
            return
        if self.toy.kind == "swap":
            self.places ^= {number for number, pair in enumerate(self.toy.swaps) if card in pair}
            self._move()
            return
        self.chosen = self.chosen ^ {card}
        cards = sort_hand(tuple(self.chosen))
        self._refusal = None
        if self.toy.kind == "keep":
            self._refusal = refused_exchange(self.step, cards) if cards else None
        else:
            self._call(cards)

    def lift(self, cards: Iterable[Card]) -> None:
        """Touch these cards, one after the other."""
        for card in cards:
            self.touch(card)

    @property
    def lifted(self) -> frozenset[Card]:
        """The cards that are chosen, or of each pair that has changed places the one that lay here."""
        table, place = self._first
        moved = {card for number in self.places for card in self.toy.swaps[number]}
        return self.chosen | moved.intersection(table.states[place].hands[self.toy.seat])

    def press(self, name: str) -> None:
        """Draw, begin anew, or take another deal."""
        self._stays = False
        if name == "draw" and self.toy.kind == "keep" and self.chosen and self._refusal is None and not self.drawn:
            self.drawn, self.anew = True, False
            deal = apply(self.deal, Exchange(self.toy.seat, sort_hand(tuple(self.chosen))))
            self.states = [*self.states[: self.place + 1], deal]
            self.chosen = frozenset()
            self.go(len(self.states) - 1)
        elif name == "anew":
            self.anew = True
            self._begin()
        elif name.removeprefix(RECORD) in self.toy.records:
            table = chosen(self.step, name.removeprefix(RECORD))
            self._show(table)

    def reached(self) -> bool:
        """Whether what the step is after has been brought about."""
        ask = self.step.ask
        if not isinstance(ask, AskPlay) or (self.toy.kind == "swap" and not self.places):
            return False
        now = Laid(self.score, (self.deal,), self.laid.partie, self.laid.record, self.laid.number, "")
        return any(now.found(name) is not None for name in ask.until)

    def _begin(self) -> None:
        self.chosen, self.places, self.drawn, self._refusal = frozenset(), frozenset(), False, None
        if self.toy.kind == "swap":
            self._move()
        else:
            self._show(*self._first)

    def _move(self) -> None:
        table = swapped(self.step, self.places)
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
        movable = {card for pair in self.toy.swaps for card in pair}
        return self.toy.kind == "swap" and card not in movable

    # --- what is shown --------------------------------------------------------------------------------

    def asked(self) -> scenes.Prompt:
        """What is said of the cards as they lie, and what can be done with them."""
        asked = scenes.Prompt(tools=self.tools(), title=rules_title(self.laid.rules, self.viewpoint.language))
        asked.choose, asked.selected = "many", self.chosen
        asked.judge = lambda card: self.say("course-toy-other") if self._closed(card) else ""
        asked.actions = list(self._actions())
        lines = self._lines()
        asked.text, asked.detail = lines[0], " ".join(lines[1:])
        asked.tone = "refused" if self._stays or self._refusal is not None else "ask"
        asked.announce = " ".join(lines)
        return asked

    def _lines(self) -> list[str]:
        found = self._ruled()
        return [self.say("course-toy-other"), *found] if self._stays else found

    def _ruled(self) -> list[str]:
        if self._refusal is not None:
            return [self.viewpoint.refusal(self._refusal)]
        if self.toy.kind == "keep":
            return [self.say("course-toy-drawn" if self.drawn else "course-toy-kept"), *self._held()]
        found = told(replace(self.laid, states=(self.deal,)), self.toy.tells)
        language, names = self.viewpoint.language, self.viewpoint.naming()
        lines = [narration.text(each, "short", language, self.laid.rulings_among(each), names=names) for each in found]
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
        if self.toy.kind == "keep" and not self.drawn:
            label = self.say("course-toy-draw", count=len(self.chosen))
            yield _button("draw", label, bool(self.chosen) and self._refusal is None) | {"primary": True, "key": "c"}
        if self.chosen or self.places or self.drawn:
            yield _button("anew", self.say("course-toy-anew"))

    def scenes(self) -> Scenes:
        """The scenes, with the cards lit that can be touched."""
        found = super().scenes()
        movable = {card for pair in self.toy.swaps for card in pair}
        scenes.lighten(found["table"], [card.code for card in movable if not self._closed(card)], asked=True)
        if self.laid.partie is not None:  # it is the match that is looked at, not its last deal
            found["sheet"] = {**found["sheet"], "sides": []}
        return found

    def _cut_short(self, table: dict[str, Any]) -> None:
        """Of the talk, only that of the class that is taught; what is said again and again is said at once."""
        before = told_before(self.deal, self.viewpoint, self._since)
        said = [each for each in table["dialogue"] if each["ruling"] > before]
        table["dialogue"] = [{**each, "fresh": False} for each in said]


def _button(name: str, label: str, enabled: bool = True) -> dict[str, Any]:
    return {"id": name, "label": label, "enabled": enabled, "why": "", "primary": False, "key": ""}
