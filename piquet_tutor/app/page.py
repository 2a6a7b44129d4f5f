"""A page: parts below each other, each under a name; what it shows, and what a reader does, without any browser.

>>> from piquet_tutor.app.part import Group, Part
>>> page = Page("play", [Group([Part({"title": "Table"})])])
>>> page.scene()["parts"]["part"]
{'view': '', 'scene': {'title': 'Table'}}
>>> page.handle({"part": "nobody", "intent": {"kind": "press"}})  # dropped
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol, runtime_checkable

from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.part import Group, Observable, Part
from piquet_tutor.app.shelf import Shelf
from piquet_tutor.app.visit import language_spoken
from piquet_tutor.app.words import frame_words
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken


@runtime_checkable
class TablePart(Protocol):
    """A part on which a deal lies."""

    @property
    def deal(self) -> Deal | None:
        """The deal as it is shown."""

    def lay(self, deal: Deal) -> None:
        """Put another deal on it."""


def _begin_with_nothing(_kept: Kept, _address: Address) -> None:
    """Nothing is kept of it, and nothing asked for."""


class PageWithoutTable(Spoken, ValueError):
    """A page on which no deal can be put."""

    family = "page-error-"


class Page(Observable):
    """A page: everything on it, below each other.

    Attributes:
        name: of the page, and of its notebook.
        root: the group of everything on it.
        language: the language of every text on it.
        is_open: whether it knows what the browser keeps, and what its address asks for.
    """

    def __init__(
        self,
        name: str,
        parts: Iterable[Part],
        *,
        wide: bool = False,
        language: str = "",
        keeps: Iterable[KeptText] = (),
        fragment: Fragment | None = None,
        shelf: Shelf | None = None,
        opens: Callable[[Kept, Address], object] = _begin_with_nothing,
    ) -> None:
        """Put parts on a page.

        Args:
            name: of the page.
            parts: in the order in which they are read.
            wide: whether it takes the whole width of the window.
            language: of every text on it; where it is not given, the one that is being spoken.
            keeps: what a reload finds again.
            fragment: what stands after the # of its address, where it stands for something.
            shelf: everything the browser keeps, of all pages, where this one may replace it.
            opens: begins the page by what the browser keeps and by what its address asks for.
        """
        super().__init__()
        self.name = name
        self.language = language or language_spoken()
        self.root = Group(parts, "piquet", "piquet-page", *(("is-wide",) if wide else ()))
        self._keeps, self._fragment, self._shelf, self._opens = tuple(keeps), fragment, shelf, opens
        self.is_open = False
        self._parts: dict[str, Part] = {}
        self._named: Counter[str] = Counter()
        self._heard_of_room: Callable[[bool], object] = lambda _room: None
        for each in self._keeps:
            each.watch(self.tell)
        if fragment is not None:
            fragment.watch(self.tell)
        if shelf is not None:
            shelf.watch(self.tell)

    def scene(self) -> dict[str, Any]:
        """What is to be seen: the page's name, the words its views know of their own accord, and every part by name.

        With it goes what the browser has to know: the names under which the page keeps something.
        """
        return {
            "page": self.name,
            "language": self.language,
            "keeps": [each.name for each in self._keeps],
            "words": frame_words(self.language),
            "root": self._name(self.root),
            "parts": {name: part.snapshot() for name, part in self.parts().items()},
        }

    def parts(self) -> Mapping[str, Part]:
        """Every part on the page by name, the outer before the inner."""
        self._parts = {self._name(each): each for each in _walk(self.root)}
        return self._parts

    def handle(self, message: object) -> None:
        """Take in what a stranger sent: the name of a part, and an intent for it. Whatever is not that is dropped."""
        if not isinstance(message, dict) or not isinstance(message.get("part"), str):
            return
        part = self._parts.get(message["part"]) or self.parts().get(message["part"])
        if part is not None:
            part.handle(message.get("intent"))

    def open(self, kept: Kept, address: Address) -> None:
        """Go on where the reader left, or begin with what they ask for: once, and by both at once.

        Args:
            kept: what their browser keeps.
            address: where they are.
        """
        self.is_open = True
        self._opens(kept, address)

    def kept(self) -> dict[str, str | None]:
        """What the browser is to keep since the page was opened, by name; None for what is to be forgotten."""
        found = {each.name: each.written() for each in self._keeps if each.told}
        return found | self.replaced()

    def replaced(self) -> dict[str, str | None]:
        """What of it takes the place of whatever is kept, by other tabs too: the reader has said so."""
        return self._shelf.changes if self._shelf is not None else {}

    def find(self, name: str, text: str | None, before: str | None) -> None:
        """Take in that another tab keeps something; see :meth:`~piquet_tutor.app.kept_text.KeptText.find`.

        Args:
            name: of the text.
            text: what the browser keeps now: a stranger's, like what it kept.
            before: what it kept when this tab wrote or read it last.
        """
        if self._shelf is not None:
            self._shelf.find(name, before)
        for each in self._keeps:
            if each.name == name:
                each.find(text, before)

    def holds(self) -> dict[str, tuple[str, int]]:
        """What is being done here and in no other tab, by the name of its text.

        Returns:
            Its own name, and how often it was asked to go on here.
        """
        held = [each for each in self._keeps if isinstance(each, HeldText)]
        return {each.name: (each.holds, each.takes) for each in held if each.holds is not None}

    def hold(self, name: str, thing: str, mine: bool, text: str | None) -> None:
        """Take in whether this tab goes on with a thing; see :meth:`~piquet_tutor.app.held_text.HeldText.hold`."""
        for each in self._keeps:
            if isinstance(each, HeldText) and each.name == name:
                each.hold(thing, mine, text)

    def watch_room(self, callback: Callable[[bool], object]) -> None:
        """Call ``callback`` when the browser has no room for what is kept here, and when it has room again."""
        self._heard_of_room = callback

    def hear_of_room(self, room: bool) -> None:
        """Whether the browser has room for what is kept here."""
        self._heard_of_room(room)

    def hear(self, fragment: str, page: str) -> None:
        """Take in what stands after the # since the page was opened, and the address of the page alone."""
        if self._fragment is not None:
            self._fragment.hear(fragment, page)

    def fragment(self) -> str | None:
        """What is to be written after the # of the page's address; None for nothing else than stands there."""
        return self._fragment.value if self._fragment is not None else None

    @property
    def deal(self) -> Deal | None:
        """The deal on the page's table; None where it has no table, or nothing lies there."""
        table = next((each for each in self.parts().values() if isinstance(each, TablePart)), None)
        return None if table is None else table.deal

    def lay(self, deal: Deal) -> None:
        """Put a deal on the page's table, to be stepped through.

        That table is all of the page then: what stood around it, and what the browser keeps, is of other deals.

        Raises:
            PageWithoutTable: the page has none on which another deal can be put.
        """
        tables = [each for each in self.parts().values() if isinstance(each, TablePart)][:1]
        if not tables:
            raise PageWithoutTable("no-table", name=self.name)
        tables[0].lay(deal)
        self.root.children = tables
        self._keeps, self._fragment, self._opens = (), None, _begin_with_nothing

    def _name(self, part: Part) -> str:
        """The name of a part: that of its view, and a number from the second on."""
        if not part.id:
            kind = part.view or "part"
            self._named[kind] += 1
            part.id = kind if self._named[kind] == 1 else f"{kind}-{self._named[kind]}"
            part.watch(self.tell)
        return part.id

    def __repr__(self) -> str:
        return f"Page({self.name!r})"


def _walk(part: Part) -> Iterator[Part]:
    yield part
    for each in part.children:
        yield from _walk(each)
