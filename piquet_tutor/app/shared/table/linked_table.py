"""Tables that a link opens: its deal stepped through, or played on from where it begins; what it hides is covered.

What is covered is taken out of the scenes before they are sent, so that a page cannot show what it does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from piquet_tutor.app.shared.feed.reasons import Looked, Reasons
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.redaction import PARTS, as_told
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.players import names_in

Scenes = dict[str, dict[str, Any]]

HANDS: Final = "hands"
"""Covered when no hand at all is to be seen."""
BACK: Final = ("first", "back")
"""The tools that step back."""
COUNTED: Final = frozenset({"told"})
"""The tool whose answer is counted from the cards: withheld while some of them are covered."""
OPENING: Final = frozenset({"other_hand"})
"""The tool that opens the other hands."""


def cover(scenes: Scenes, covered: frozenset[str], empty: str) -> Scenes:
    """The scenes of a table without what is covered.

    Args:
        scenes: table, feed and sheet, as a session makes them.
        covered: ``talon``, ``discards``, ``rulings``, ``score`` and ``HANDS``.
        empty: what the feed says where its rulings are covered.
    """
    table, feed, sheet = scenes["table"], scenes["feed"], scenes["sheet"]
    table = {**table, "seats": [_covered_seat(seat, covered) for seat in table["seats"]]}
    if "talon" in covered and table.get("talon"):
        talon = table["talon"]
        backs = {part: [{"card": None}] * len(talon[part]) for part in ("five", "three")}
        table["talon"] = {**talon, **backs}
    if "rulings" in covered:
        kept: dict[str, Any] = {name: feed[name] for name in ("group", "title", "rules", "options") if name in feed}
        feed = {**kept, "passages": [], "empty": empty}
    if covered & {"rulings", "score"}:
        table["race"] = None
    if "score" in covered:
        sheet = {**sheet, "sides": [], "rows": [], "totals": [], "accounts": [], "partie": None}
    return {"table": table, "feed": feed, "sheet": sheet}


def _covered_seat(seat: dict[str, Any], covered: frozenset[str]) -> dict[str, Any]:
    found = dict(seat)
    if "score" in covered:
        found["score"] = None
    if "discards" in covered:
        found["discards"] = {**seat["discards"], "cards": [None] * seat["discards"]["count"]}
    if HANDS in covered:
        found["hand"] = [{"card": None}] * len(seat["hand"])
        found["known"] = None
    return found


class Covering(Looked, Protocol):
    """A table that may cover what an answer would be worked out from."""

    @property
    def shut(self) -> bool:
        """Whether the talon or the discards are covered."""


class CoveredReasons(Reasons):
    """Why, as far as it is told at a table with covers.

    A reason stands on rulings, and those are told without what is covered. What was lacking and what would have turned
    it is worked out from the cards themselves, so that waits until the talon and the discards are shown.
    """

    table: Covering

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in one intent; whether it was one that is understood here, and may be answered."""
        if self.table.shut and intent.get("kind") in ("why_not", "turn", "swap"):
            return False
        return super().handle(intent)

    def show_in(self, feed: dict[str, Any]) -> dict[str, Any]:
        """The scene of the feed with what was asked in it."""
        shown = super().show_in(feed)
        if not self.table.shut:
            return shown
        return {
            **shown,
            "ask": None,
            "passages": [{**each, "turns": False, "swaps": False} for each in shown["passages"]],
        }


class LinkedReview(ExampleReview):
    """The deal of a link stepped through, as far as its record goes."""

    reviewed = False  # whoever made the link may have covered part of it

    def __init__(self, score: ParsedRecord, covered: frozenset[str], seat: Seat | None, language: str) -> None:
        """Replay it.

        Args:
            score: the record.
            covered: what is not shown; see :func:`cover`.
            seat: tell only what this seat may know; None tells all.
            language: of every text.
        """
        super().__init__(score, language, seat)
        self.name = own_title(self.whole)
        self.covered = covered
        self.floor = 0
        """The step before which it cannot go: covered discards would be seen in a hand from before the exchange."""
        self._narrow: dict[int, Deal] = {}
        self.reasons = CoveredReasons(self)
        self.reasons.pictures.scored = "score" not in covered
        self.information.on = self.informs and not self.shut

    @property
    def shut(self) -> bool:
        """Whether cards are covered that rulings would tell of."""
        return bool(self.covered & PARTS)

    @property
    def deal(self) -> Deal:
        """The deal at the step shown, its rulings without what is covered."""
        return self._as_told(self.place)

    @property
    def open_deal(self) -> Deal | None:
        """The deal of the link; None while anything of it is covered."""
        return None if self.covered else super().open_deal

    def _as_told(self, place: int) -> Deal:
        deal, seat = self.states[place], self.viewpoint.seat
        if not self.shut:
            return deal
        if place not in self._narrow:
            looking = () if HANDS in self.covered else deal.table.seats if seat is None else (seat,)
            self._narrow[place] = as_told(deal, looking, self.covered, counted=seat is None)
        return self._narrow[place]

    def go(self, place: int) -> None:
        """Show a step by its number (from nought); beyond either end is that end."""
        super().go(max(self.floor, place))
        self.seen = len(self._as_told(self.place - 1).rulings) if self.place else 0

    def begin_at(self, place: int) -> None:
        """Show a step, and while the discards are covered none before it."""
        self.floor = place if "discards" in self.covered else 0
        self.go(place)

    @property
    def withheld(self) -> frozenset[str]:
        """The tools that are not to be had."""
        return COUNTED if self.shut else frozenset()

    def _pressed(self, name: str) -> None:
        if name not in self.withheld:
            super()._pressed(name)

    def tools(self) -> list[dict[str, Any]]:
        """The tools; none leads back to before the first step that may be seen."""
        tools = [tool for tool in super().tools() if tool["id"] not in self.withheld]
        back = self.place > self.floor
        return [{**tool, "enabled": tool["enabled"] and back} if tool["id"] in BACK else tool for tool in tools]

    def asked(self) -> Prompt:
        """What is asked; not what is covered."""
        asked = super().asked()
        if "rulings" in self.covered:
            asked.text = self.say("classroom-table-step")
            asked.announce = asked.text
        return asked

    def scenes(self) -> Scenes:
        """The four scenes, without what is covered."""
        return cover(super().scenes(), self.covered, self.say("classroom-table-covered"))


class LinkedPlay(PlaySession):
    """The deal of a link played on, from where the link begins, against the tutor's own players."""

    coached = False  # whoever made the link may have set it as a task

    def __init__(
        self, states: list[Deal], seat: Seat, covered: frozenset[str], language: str, onward: Callable[[], object]
    ) -> None:
        """Sit down.

        Args:
            states: the deal as it was dealt and after every action, up to where it is played on.
            seat: where the learner sits.
            covered: what is not shown; see :func:`cover`.
            language: of every text.
            onward: called when the learner has finished and wants the next deal, or the same again.
        """
        rules = states[0].rules
        super().__init__(rules, 0, language=language)
        self.covered, self.onward = covered, onward
        self._narrow: tuple[Deal, Deal] | None = None
        self.reasons = CoveredReasons(self)
        self.reasons.pictures.scored = "score" not in covered
        self.information.on = not self.shut
        self.sit_down(seat)
        others = {each: name for each, name in names_in(states[0].title).items() if each in self.viewpoint.names}
        self.viewpoint.names |= {**others, seat: self.you}
        self.resume(list(states), [])

    @property
    def shut(self) -> bool:
        """Whether cards are covered that rulings would tell of; once the deal is over nothing is."""
        return bool(self.covered & PARTS) and not self.finished

    @property
    def deal(self) -> Deal | None:
        """The deal as shown, its rulings without what is covered."""
        deal = super().deal
        if deal is None or not self.shut:
            return deal
        if self._narrow is None or self._narrow[0] is not deal:
            self._narrow = deal, as_told(deal, (self.seat,), self.covered)
        return self._narrow[1]

    def asked(self) -> Prompt:
        """What is asked; at the end what comes next is for the page to say."""
        asked = super().asked()
        asked.title = own_title(self.states[0]) or self.say("table-title-single")
        if self.states[-1].done and self.cursor is None:
            again = self.say("classroom-table-again")
            asked.actions = [{"id": "next", "label": again, "enabled": True, "why": "", "primary": True, "key": "n"}]
        if self.waiting and "rulings" in self.covered:
            asked.text = self.say("classroom-table-pause")
        return asked

    def press(self, name: str) -> None:
        """Do what a button says."""
        if name == "next" and self.states[-1].done:
            self.onward()
        else:
            super().press(name)

    @property
    def withheld(self) -> frozenset[str]:
        """The tools that are not to be had; the link hides the other hands."""
        return COUNTED | OPENING if self.shut else OPENING

    def _pressed(self, name: str) -> None:
        if name not in self.withheld:
            super()._pressed(name)

    def tools(self) -> list[dict[str, Any]]:
        """The tools, without those withheld."""
        return [tool for tool in super().tools() if tool["id"] not in self.withheld]

    def scenes(self) -> Scenes:
        """The four scenes, without what is covered; once the deal is over nothing is."""
        found = super().scenes()
        if self.states[-1].done:
            return found
        return cover(found, self.covered, self.say("classroom-table-covered"))
