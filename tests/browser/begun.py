"""Tables at which somebody has played a while, as a browser keeps them.

What a test looks at is seldom the way to it. A table is played as an object, in milliseconds, by the learner who plays
on the page too; the page then takes it up as it does after a reload.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlencode

from piquet_tutor.app.kept_text import veiled
from piquet_tutor.app.shared.keeping.restoring import written, written_lesson
from piquet_tutor.app.shared.page_parts import FIRST_RULES
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.levels import FIRST
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import Scene, buttons, own_hand, press, touch
from tests.browser.learner import LONGEST, AtTable, Stand, sensible

How = Callable[[Stand], tuple[str, str]]
"""What somebody does who sees a table so: ("touch", card) or ("press", button)."""
Until = Callable[["Table | AtTable"], object]


class Table:
    """A table as an object, read by the names by which `AtTable` reads one on a page."""

    def __init__(self, session: PlaySession, how: How = sensible) -> None:
        """Sit down at it as it is, and play so."""
        self.session, self._how = session, how
        self._scene: Scene = self.session.scenes()["table"]

    @property
    def phase(self) -> str:
        return self._scene["phase"]

    def hand(self) -> list[str]:
        """The learner's cards, as they stand."""
        return [one["card"] for one in own_hand(self._scene)]

    def open_cards(self) -> list[str]:
        """The cards the table offers to touch."""
        return [one["card"] for one in own_hand(self._scene) if one.get("enabled")]

    def open_actions(self) -> list[str]:
        """The buttons that can be pressed."""
        return [one["id"] for one in buttons(self._scene) if one["enabled"]]

    def go_on(self) -> None:
        """Do what somebody sensible does."""
        scene = self._scene
        table = Stand(
            phase=self.phase,
            hand=self.hand(),
            open_cards=self.open_cards(),
            chosen=[one["card"] for one in own_hand(scene) if one.get("selected")],
            actions=self.open_actions(),
            led=len(scene["trick"]) == 1,
        )
        do, what = self._how(table)
        kind = "play" if scene["choose"] == "play" else "select"
        self.session.handle(press(what) if do == "press" else touch(what, kind))
        self._scene = self.session.scenes()["table"]

    def play(self, until: Until) -> None:
        """Go on until something holds."""
        for _ in range(LONGEST):
            if until(self):
                return
            self.go_on()
        raise AssertionError("the deal does not come to an end")


@lru_cache(maxsize=64)
def begun(until: Until, rules: str, seed: int, level: str, how: How = sensible) -> str:
    """What a browser keeps of a table once somebody has played at it until something holds."""
    table = Table(PlaySession(load(rules), seed, level=level), how)
    table.play(until)
    return veiled(written(table.session))


@lru_cache(maxsize=64)
def first_deal_begun(until: Until) -> str:
    """What a browser keeps of the guided first deal once somebody has played at it until something holds."""
    session = GuidedSession(lesson("first_deal"))
    Table(session).play(until)
    return veiled(written_lesson(session))


def with_one_card(table: Table | AtTable) -> bool:
    """One trick is still to be played."""
    return table.phase == "play" and len(table.hand()) == 1


def sit_down(
    open_page,
    until: Until,
    rules: str = "",
    seed: int = 42,
    level: str = "",
    lang: str = "",
) -> AtTable:
    """Open the page of a partie where somebody has played until something holds, and stand at its table."""
    named = {"seed": str(seed), "rules": rules, "level": level, "lang": lang}
    address = "play.ipynb?" + urlencode({name: value for name, value in named.items() if value})
    page = open_page(address, kept={"play": begun(until, rules or FIRST_RULES, seed, level or FIRST)})
    table = AtTable(page)
    table.play(until=until)
    return table
