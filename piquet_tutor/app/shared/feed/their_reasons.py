"""Why another player did what they did: asked in the feed of one table, once the deal is over.

Earlier the reasons would reveal hidden cards. They are derived from what that player saw then, and their level.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import beside
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.viewpoint import ShownTable
from piquet_tutor.engine.rulings import serials
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import Names

Reasons = Callable[[Deal, int, str, str, int, Names], Sequence[str]]
"""Why an action of a finished deal was chosen: the deal, the action's number from one, the level, the language, the
seed of whoever played, and the players' names."""


class ExplainableTable(ShownTable, Protocol):
    """What a table must show of itself for its players to be asked."""

    states: list[Deal]
    level: str
    seed: int

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""


class TheirReasons:
    """What the other players were asked at one table, and what they said."""

    def __init__(self, table: ExplainableTable, reasons: Reasons | None = None) -> None:
        """Begin with nothing asked.

        Args:
            table: of whose players is asked.
            reasons: who knows; the tutor's own players where nobody is named.
        """
        self.table = table
        self._reasons = reasons or _why_it_did
        self._of: Deal | None = None
        self._told: dict[int, Sequence[str] | None] = {}
        """What was said, by the action's place; None while it is being thought of."""
        self._heard = ""
        """What the feed says of its own for those who listen."""
        self._said = ("", "")
        """The newest answer for them, and what the feed had said before it."""

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in one intent; whether it was one that is understood here."""
        number, whole = intent.get("number"), self._whole()
        if intent.get("kind") != "did" or type(number) is not int or whole is None:
            return False
        place = self._places(whole).get(number)
        if place is None:
            return False
        if place not in self._told:
            self._ask(whole, place)
        return True

    def _whole(self) -> Deal | None:
        """The deal to its end; None while it is played, and where nobody's level is known."""
        states = self.table.states
        whole = states[-1] if states and states[-1].done and self.table.level else None
        if whole is not self._of:
            self._of, self._told, self._said = whole, {}, ("", "")
        return whole

    def _ask(self, whole: Deal, place: int) -> None:
        self._told[place] = None
        level, seed, viewpoint = self.table.level, self.table.seed, self.table.viewpoint

        def arrive(found: Sequence[str] | None) -> None:
            if self._of is whole:
                nothing = (narration.message("coach-panel-why-nothing", viewpoint.language),)
                self._told[place] = tuple(found or nothing)
                self._said = (" ".join(self._told[place] or ()), self._heard)

        language, names = viewpoint.language, viewpoint.naming()
        beside(lambda: self._reasons(whole, place + 1, level, language, seed, names), arrive, self.table.tell)

    def _places(self, whole: Deal) -> dict[int, int]:
        """The place of each action of the others, by the number that its first ruling has in the feed."""
        shown, states = self.table.deal, self.table.states
        if shown is None:
            return {}
        numbers = serials(shown.rulings, self.table.viewpoint.seat)
        found = {}
        for place, (before, after) in enumerate(pairwise(states)):
            if after.actions[-1].seat == self.table.seat:
                continue
            fresh = range(len(before.rulings) + 1, len(after.rulings) + 1)
            first = next((numbers[each] for each in fresh if each in numbers), None)
            if first is not None:
                found[first] = place
        return found

    def show_in(self, feed: Scene) -> Scene:
        """The scene of the feed with the question beside what may be asked about, and what was answered."""
        whole = self._whole()
        if whole is None:
            return feed
        places = self._places(whole)
        passages = [
            {**one, "did": self._scene(places[one["number"]])} if one["number"] in places else one
            for one in feed["passages"]
        ]
        words = {**feed.get("words", {}), "did": narration.message("coach-panel-why", self.table.viewpoint.language)}
        self._heard = feed.get("said", "")
        said, before = self._said
        return {**feed, "passages": passages, "words": words, "said": said if before == self._heard else self._heard}

    def _scene(self, place: int) -> Scene:
        if place not in self._told:
            return {}
        told = self._told[place]
        if told is None:
            return {"working": narration.message("coach-panel-why-working", self.table.viewpoint.language)}
        return {"lines": list(told)}


def _why_it_did(deal: Deal, number: int, level: str, language: str, seed: int, names: Names) -> Sequence[str]:
    # It brings every level of player and what they weigh: only a reader who asks needs it.
    from piquet_tutor.players.opponents.reasons import why_it_did

    return why_it_did(deal, number, level, language, seed, names)
