"""A text of one thing that is being done, such as a match: one tab goes on with it, and any other says so.

Several such things are kept under one name, the newest first: the match that was begun today beside that of yesterday,
the deal of each day that was opened. The newest stands as it always stood, with the others in a field of their own.

>>> two = put('{"seed": 1}', "2", '{"seed": 2}', lambda text: str(text["seed"]))
>>> two
'{"seed":2,"others":[{"seed":1}]}'
>>> list(things(two, lambda text: str(text["seed"])))
['2', '1']
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.game.records.nesting import loaded

MOST: Final = 8
"""Things that are kept under one name; of more the oldest is let go."""
LARGEST: Final = 100_000
"""The most characters of all of them together; the newest is kept whatever its length."""
OTHERS: Final = "others"
"""The field of the newest in which the others stand."""
Naming = Callable[[Mapping[str, Any]], str]
"""By what one thing is known from another, of what is kept of it."""


def things(text: str | None, naming: Naming) -> dict[str, str]:
    """What is kept of each thing by its name, the newest first; nothing where the text is none of ours.

    Args:
        text: what the browser kept, untrusted: whoever reads what is kept of a thing checks it.
        naming: by what one is known from another.
    """
    try:
        newest = loaded(text or "")
    except ValueError:
        return {}
    if not isinstance(newest, dict):
        return {}
    others = newest.pop(OTHERS, [])
    found: dict[str, str] = {}
    for each in [newest, *(others[:MOST] if isinstance(others, list) else [])]:
        if isinstance(each, dict):
            found.setdefault(naming(each), json.dumps(each, separators=(",", ":")))
    return found


def put(text: str | None, name: str, thing: str, naming: Naming) -> str:
    """What is kept once something has been done: that thing first, and of the others as many as there is room for."""
    others = [each for known, each in things(text, naming).items() if known != name][: MOST - 1]
    while others and sum(map(len, [thing, *others])) > LARGEST:
        others.pop()
    if not others:
        return thing
    whole = {**json.loads(thing), OTHERS: [json.loads(each) for each in others]}
    return json.dumps(whole, separators=(",", ":"))


class HeldText(KeptText):
    """What is kept of things that are done in one tab at a time.

    Attributes:
        away: why what is done here is not kept: ``taken`` (another tab goes on with it), ``left`` (that tab is closed,
            but something else was done here meanwhile), ``gone`` (it is kept no more); empty where it is kept.
        takes: how often it was asked to go on here.
    """

    kind = "held"

    def __init__(
        self,
        name: str,
        go_on: Callable[[str], object],
        *,
        which: Callable[[], str] = lambda: "",
        naming: Naming = lambda _: "",
    ) -> None:
        """Await what the browser kept.

        Args:
            name: by which the browser knows it.
            go_on: called with what is kept of the thing, where another tab did it and it goes on here.
            which: the name of what is being done on the page now.
            naming: the same name, of what is kept of it.
        """
        super().__init__(name)
        self.away, self.takes = "", 0
        self._which, self._naming, self._take_up = which, naming, go_on
        self._lost: tuple[str, str | None] = ("", None)
        """What was taken elsewhere, and what had been made of it here by then."""
        self._wanted = False
        self._found_in: tuple[str | None, dict[str, str]] = (None, {})
        self._told: Callable[[], object] = lambda: None

    def recall(self, kept: Kept) -> str | None:
        """Take what is kept of all such things, the newest first."""
        found = super().recall(kept)
        self._own = None  # nothing has been done on this page yet
        return found

    def of(self, name: str) -> str:
        """What is kept of one thing; empty where nothing is."""
        return self._of(self._stands, name)

    @property
    def all(self) -> list[str]:
        """What is kept of each thing, the newest first."""
        return list(things(self._stands, self._naming).values())

    @property
    def holds(self) -> str | None:
        """The name of what is done here, or would be; None while nothing is kept of it."""
        name = self._which()
        return name if (self.away and self._lost[0] == name) or self.of(name) else None

    def _of(self, text: str | None, name: str) -> str:
        if text is None or not text.startswith("{"):
            return text or ""
        if self._found_in[0] != text:
            self._found_in = (text, things(text, self._naming))
        return self._found_in[1].get(name, "")

    def watch_away(self, told: Callable[[], object]) -> None:
        """Call ``told`` whenever what is done here is kept no more, or is again."""
        self._told = told

    def keep(self, value: str | None) -> None:
        """Keep what is done here, unless another tab goes on with it."""
        if self._awaited or (self.told and value == self._own):
            return
        self._own = value
        if self.away and self._which() != self._lost[0]:
            self._stay("")
        if not self.away:
            self._keep(self._with(value))

    def _with(self, value: str | None) -> str | None:
        if value is None or not value.startswith("{"):
            return value
        return put(self._stands, self._which(), value, self._naming)

    def _found(self, theirs: str | None, base: str | None) -> None:
        name, before = self._which(), self._stands
        now, then, mine = (self._of(text, name) for text in (theirs, base, before))
        self._stands = theirs
        if self.away or (now == then and not mine):
            return
        if now not in (then, mine):
            self._stay("taken" if now else "gone")
        elif self.told and mine != now:
            self._stands = self._with(self._own)

    def hold(self, name: str, mine: bool, text: str | None) -> None:
        """Say whether this tab is the one that goes on with a thing.

        Args:
            name: of the thing.
            mine: whether it is.
            text: what the browser keeps now.
        """
        if name != self._which() or self._awaited:
            return
        if not mine:
            self._stay("taken")
            return
        if not self.away:
            return
        self._stands = self._read(text)
        if not self._wanted and self._own != self._lost[1]:
            self._stay("left")
            return
        self._wanted = False
        self._stay("")
        kept = self._of(self._stands, name)
        if kept:
            self._take_up(kept)
        elif self._own is not None:  # it is kept no more: it goes on as it stands here
            self._keep(self._with(self._own))

    def take(self) -> None:
        """Go on with it here."""
        if self.away:
            self.takes += 1
            self._wanted = True
            self._changed()

    def _stay(self, away: str) -> None:
        if away and not self.away:
            self._lost = (self._which(), self._own)
        if away != self.away:
            self.away = away
            self.told = self.told and not away
            self._told()
            self._changed()
