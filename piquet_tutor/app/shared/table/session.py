"""What every table of the pages has: intents come in, are read and handed on, and scenes go out. No widget in here.

Intents are untrusted: whatever is not one of the forms below is dropped without a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Protocol
from uuid import uuid4

from piquet_tutor import narration
from piquet_tutor.app.part import Observable
from piquet_tutor.app.shared.coach.coaching import Coaching
from piquet_tutor.app.shared.feed.information import Information
from piquet_tutor.app.shared.feed.reasons import Reasons
from piquet_tutor.app.shared.feed.their_reasons import TheirReasons
from piquet_tutor.app.shared.race.race_scene import no_pique
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, CardError, parse_card
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

Intent = Mapping[str, Any]
IN_SIGHT: Final = ("coach", "undo", "back", "forward")
"""The tools that stand at the head of the table with their names; the others stand in its menu."""


class Reviews(Protocol):
    """The review of a deal that is over, as far as a table has to know it."""

    heed: Callable[[Deal, Seat, int, str, str], object]
    """Takes in what became of each choice made again: deal, seat, place, principle and verdict."""

    @property
    def aside(self) -> Session | None:
        """What lies on the table beside the deal: a choice made again, or a line that is watched; None otherwise."""

    def handle(self, intent: Intent) -> bool:
        """Take in one intent; whether it was one of the review's."""

    def scene(self) -> dict[str, Any]:
        """What the panel shows."""

    def mark(self, table: dict[str, Any]) -> None:
        """Say on the cards of a table's scene which were chosen and which were better."""


class Session(Observable):
    """What every table has: a lens, a selection of cards, a refusal to show, and listeners."""

    informs = False
    """Whether what each call told is shown from the beginning; the toolbar has it either way."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        """Begin with nothing on the table."""
        super().__init__()
        self.viewpoint = viewpoint
        self.group = uuid4().hex[:8]
        self.chosen: frozenset[Card] = frozenset()
        self.refused: Ruling | None = None
        self.tried: frozenset[str] = frozenset()
        """The answers that were refused since something was done, or other cards were chosen: they are closed now."""
        self.seen = 0
        self.prices_on_sheet = True
        """Whether the score sheet lists what scores; a page that lists it elsewhere says no."""
        self.keys_open = False
        """Whether the list of keys lies open."""
        self.passages = scenes.Passages()
        self.reasons = Reasons(self)
        self.information = Information(self, on=self.informs)
        self.coach: Coaching | None = None
        """Who advises at this table, where somebody does; silent until he is asked."""
        self.theirs: TheirReasons | None = None
        """What the other players answer once a deal is over, where they can be asked."""
        self.review: Reviews | None = None
        """What could have been had in a deal that is over, where that is told."""
        self._answers = ""
        """What is being answered: ``press`` or ``feed``; empty where anything may have changed."""
        self._built: dict[str, tuple[object, dict[str, Any]]] = {}
        """Of each part what its scene was made of, and the scene."""

    @property
    def deal(self) -> Deal | None:
        """The deal as shown."""
        raise NotImplementedError

    @property
    def whole(self) -> Deal | None:
        """The deal as far as it is known to go: as shown, or to the end of its record."""
        return self.deal

    @property
    def open_deal(self) -> Deal | None:
        """The whole deal, where whoever sits here may see every card of it and is asked nothing about it; else None."""
        return None

    @property
    def unsaid(self) -> frozenset[int]:
        """The rulings, by number, that are not read out though they have been made."""
        return frozenset()

    @property
    def finished(self) -> bool:
        """Whether the deal on the table is over, however far it has been stepped back."""
        return self.deal is not None and self.deal.done

    @property
    def hides(self) -> frozenset[str]:
        """The parts of the page that stay away until they are needed."""
        return frozenset()

    @property
    def partie(self) -> Partie | None:
        """The partie it belongs to."""
        return None

    def passed(self, deal: Deal) -> list[Deal]:
        """The deal as it stood when the learner last did something, and after every action since."""
        return [deal]

    def asked(self) -> scenes.Prompt:
        """What is asked of the learner now."""
        raise NotImplementedError

    def press(self, name: str) -> None:
        """A button was pressed."""
        raise NotImplementedError

    def touch(self, card: Card) -> None:
        """A card was touched."""

    def lift(self, cards: Iterable[Card]) -> None:
        """Choose these cards at once, as far as they can be chosen now."""

    def handle(self, intent: Intent) -> None:
        """Take in one intent; what cannot be understood is dropped."""
        aside = self.review.aside if self.review is not None else None
        kind = intent.get("kind")
        if aside is not None and kind != "review":
            aside.handle(intent)
            self.viewpoint.by_rank, self.viewpoint.four_colour = aside.viewpoint.by_rank, aside.viewpoint.four_colour
            self.viewpoint.sound = aside.viewpoint.sound
        elif kind == "press" and isinstance(intent.get("action"), str):
            with self._answering("press"):
                self.refused = None
                self._pressed(str(intent["action"])[:60])
                self.tell()
            return
        elif kind in ("select", "play") and isinstance(intent.get("card"), str):
            try:
                card = parse_card(str(intent["card"])[:8])
            except CardError:
                return
            with self._answering("press"):
                self.refused = None
                self.touch(card)
                self.tell()
            return
        elif any(each.handle(intent) for each in (self.reasons, self.theirs) if each is not None):
            with self._answering("feed"):
                self.tell()
            return
        elif not any(each.handle(intent) for each in (self.coach, self.review) if each is not None):
            return
        self.tell()

    @contextmanager
    def _answering(self, what: str) -> Iterator[None]:
        """While something is answered that leaves most of the page as it was."""
        self._answers = what
        try:
            yield
        finally:
            self._answers = ""

    def _pressed(self, name: str) -> None:
        if name == "sort":
            self.viewpoint.by_rank = not self.viewpoint.by_rank
        elif name == "four_colour":
            self.viewpoint.four_colour = not self.viewpoint.four_colour
        elif name == "sound":
            self.viewpoint.sound = not self.viewpoint.sound
        elif name == "other_hand":
            self.viewpoint.open_hand = not self.viewpoint.open_hand
        elif name == "told":
            self.information.on = not self.information.on
        elif name == "coach" and self.coach is not None:
            self.coach.on = not self.coach.on
        elif name == "help":
            self.keys_open = not self.keys_open
        else:
            self.press(name)

    def say(self, key: str, **variables: Any) -> str:
        """A text of the interface."""
        return narration.message(key, self.viewpoint.language, **variables)

    def tool(self, name: str, key: str, label: str, **more: Any) -> dict[str, Any]:
        """A button at the head of the table, or in its menu."""
        words = self.say(f"table-tool-{label}")
        return {"id": name, "label": words, "enabled": True, "key": key, "more": name not in IN_SIGHT, **more}

    def tools(self) -> list[dict[str, Any]]:
        """The onlooker's own tools."""
        viewpoint, coach = self.viewpoint, self.coach
        return [
            self.tool("sort", "r", "sort", pressed=viewpoint.by_rank, icon="rank"),
            self.tool("four_colour", "4", "four", pressed=viewpoint.four_colour),
            self.tool("told", "i", "told", pressed=self.information.on, icon="bars"),
            *([self.tool("coach", "v", "coach", pressed=coach.on)] if coach is not None else []),
            self.tool("sound", "m", "sound", pressed=viewpoint.sound, icon="sound"),
            self.tool("help", "?", "help", pressed=self.keys_open),
        ]

    def scenes(self) -> dict[str, dict[str, Any]]:
        """The three scenes as they stand, and the coach's and the review's where there are any."""
        if self.review is not None and self.review.aside is not None:
            silent: dict[str, dict[str, Any]] = {"coach": {}} if self.coach is not None else {}
            beside = self.review.aside.scenes()
            self.review.mark(beside["table"])
            return {**beside, **silent, "review": self.review.scene()}
        deal, viewpoint = self.deal, self.viewpoint
        if deal is not None:
            viewpoint.look_at(deal)
        told = (deal, viewpoint.telling)
        parts: dict[str, tuple[Callable[[], dict[str, Any]], object]] = {}
        if self.coach is not None:
            parts["coach"] = (self.coach.scene, (*told, self.coach.on, self.coach.table.decision, self.chosen))
        if self.review is not None:
            parts["review"] = (self.review.scene, (*told, self.finished))
        parts["table"] = (self._table_scene, object())  # whatever is pressed, it is told there
        parts["feed"] = (self._feed_scene, (*told, self.seen, self.refused, self.information.on, self.finished))
        parts["sheet"] = (self._sheet_scene, (*told, self.partie, self._priced()))
        return {name: self._scene(name, build, made_of) for name, (build, made_of) in parts.items()}

    def _scene(self, name: str, build: Callable[[], dict[str, Any]], made_of: object) -> dict[str, Any]:
        """The scene of a part: the last one, where what it is made of stands as it did.

        Only what is pressed at the table is known to change nothing else; whoever else tells of a change, such as a
        search that has ended, finds everything built anew.
        """
        before = self._built.get(name)
        if before is not None and self._stands_as_built(name, before[0], made_of):
            return before[1]
        scene = build()
        self._built[name] = (made_of, scene)
        return scene

    def _stands_as_built(self, name: str, before: object, made_of: object) -> bool:
        """Whether what is being answered leaves a part as it was."""
        if self._answers == "feed":
            return name != "feed"
        return self._answers == "press" and made_of == before

    def _table_scene(self) -> dict[str, Any]:
        asked = self.asked()
        asked.keys = self.keys_open
        asked.races = "race" not in self.hides
        table = scenes.table_scene(self.deal, self.viewpoint, asked, self.passages, self.group, self.seen)
        if self.review is not None:
            self.review.mark(table)
        return table

    def _feed_scene(self) -> dict[str, Any]:
        deal, viewpoint = self.deal, self.viewpoint
        feed = scenes.feed_scene(deal, viewpoint, self.passages, self.group, self.seen, self.refused)
        feed = self.reasons.show_in(feed)
        if line := no_pique(deal, viewpoint):
            feed = {**feed, "no_pique": line}
        if self.theirs is not None:
            feed = self.theirs.show_in(feed)
        return self.information.show_in(feed)

    def _sheet_scene(self) -> dict[str, Any]:
        return scenes.sheet_scene(self.deal, self.partie, self.viewpoint, self.group, self._priced())

    def _priced(self) -> RuleSet | None:
        rules: RuleSet | None = getattr(self, "rules", None) or (self.deal.rules if self.deal is not None else None)
        return rules if self.prices_on_sheet else None


def button(name: str, label: str, primary: bool, key: str) -> dict[str, Any]:
    """A button below the table, open to be pressed."""
    return {"id": name, "label": label, "enabled": True, "why": "", "primary": primary, "key": key}


def step_tools(session: Session, before: int, after: bool) -> list[dict[str, Any]]:
    """The four stepping tools; back is open when there is something before, forward when there is after."""
    return [
        session.tool("first", "Home", "first", enabled=bool(before)),
        session.tool("back", "ArrowLeft", "back", enabled=bool(before)),
        session.tool("forward", "ArrowRight", "forward", enabled=after),
        session.tool("last", "End", "last", enabled=after),
    ]
