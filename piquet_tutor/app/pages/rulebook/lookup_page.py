"""A page to look things up on: a search and a choice, the list, and the table below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from piquet_tutor.app.asking import shown
from piquet_tutor.app.pages.rulebook.lookup import Block, LookUp, opened
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.controls.field import Field
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.page_parts import controls
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.explore.rulebook.book import plain
from piquet_tutor.game.state import Deal

LONGEST_SEARCH: Final = 60
"""Characters of a search that are looked at."""


@dataclass(frozen=True)
class Topic:
    """One thing that can be looked up.

    Attributes:
        id: its name, as an address has it.
        group: under which heading it stands.
        title: what it is about; empty where its line says it.
        short: one line.
        searched: the words by which it is found, besides these.
        number: what stands before it.
        mark: a word beside it.
        tone: of that word.
        cites: where it stands, for one that does not open.
        blocks: what stands behind it; None for one that does not open.
    """

    id: str
    group: str
    title: str
    short: str
    searched: str = ""
    number: str = ""
    mark: str = ""
    tone: str = ""
    cites: Sequence[Block] = ()
    blocks: Callable[[], list[Block]] | None = field(default=None, compare=False)

    @cached_property
    def words(self) -> str:
        """Everything by which it is found, in plain letters."""
        return plain(f"{self.number} {self.title} {self.short} {self.searched}")


class LookUpDesk(SearchDesk):
    """The controls of such a page.

    Attributes:
        entries: everything on it, by name.
        search: what is searched for; ``choice`` which part is shown.
        view: the list.
        notice: why what the address asked for could not be had; empty otherwise.
        open: the names of what stands open.
    """

    def __init__(self, page: str, language: str, entries: Iterable[Topic], groups: Iterable[tuple[str, str]]) -> None:
        """Begin with everything shut.

        Args:
            page: whose words are spoken.
            language: of every text.
            entries: in the order in which they are listed.
            groups: the parts to choose from, title and name; the first is shown where nothing is searched for.
        """
        super().__init__(page, language)
        self.entries = {each.id: each for each in entries}
        self.notice = LessonCard({})
        self.field = Field(self.words["search"], placeholder=self.words["search_hint"])
        self.field.add_class("is-broad")
        self._groups = list(groups)
        self.choice = Choice(self.words["choose"], options=self._groups)
        self.view = LookUp({})
        self.view.on_intent(self._heed)
        self.controls = controls([self.field, self.choice])
        self.open: dict[str, list[Block] | None] = {}
        self.target = ""
        self.field.on_change(lambda _: self.draw())
        self.choice.on_change(lambda _: self.draw())
        self.show_tabs()

    def begin(self, name: str) -> None:
        """Open what the address asks for; say so where there is nothing of that name."""
        found = next((each for each in self.entries if each.casefold() == name.strip().casefold()), "")
        if found:
            self.choice.value = self._part_of(self.entries[found])
            self.target = found
            self.unfold(found, True)
        elif name:
            said = self.words("unknown", given=shown(name))
            self.notice.show({"title": self.words["unknown_title"], "paragraphs": [said], "tone": "refused"})
        self.draw()

    def _part_of(self, entry: Topic) -> str:
        """The part in which an entry is shown."""
        return next((name for _, name in self._groups if self.belongs(entry, name)), "")

    def belongs(self, entry: Topic, part: str) -> bool:
        """Whether an entry is shown in a part."""
        return entry.group == part

    def chosen(self) -> list[Topic]:
        """What is listed: what has all the words searched for, or else the part that is chosen."""
        wanted = plain(self.field.value.strip()[:LONGEST_SEARCH]).split()
        if wanted:
            return [each for each in self.entries.values() if all(word in each.words for word in wanted)]
        return [each for each in self.entries.values() if self.belongs(each, self.choice.value)]

    def draw(self) -> None:
        """Show what is listed."""
        listed, searched = self.chosen(), self.field.value.strip()[:LONGEST_SEARCH]
        key = "found" if searched else "count"
        groups: dict[str, list[dict[str, Any]]] = {}
        for each in listed:
            groups.setdefault(self.heading_of(each), []).append(self._item(each))
        self.view.show(
            {
                "count": self.words(key, count=len(listed), all=len(self.entries), words=searched),
                "groups": [{"title": title, "items": items} for title, items in groups.items()],
                "target": "" if searched else self.target,
                "words": {name: self.words[name] for name in ("why", "sources", "link")},
            }
        )

    def heading_of(self, entry: Topic) -> str:
        """The heading under which an entry stands."""
        return next((title for title, name in self._groups if name == entry.group), "")

    def _item(self, entry: Topic) -> dict[str, Any]:
        item = {
            name: getattr(entry, name)
            for name in ("id", "number", "title", "short", "mark", "tone")
            if getattr(entry, name)
        }
        if entry.blocks is None:
            return {**item, "cites": list(entry.cites)}
        is_open = entry.id in self.open
        blocks = self.open.get(entry.id)
        return {
            **item,
            "opens": True,
            "open": is_open,
            "waiting": self.words["waiting"] if is_open and blocks is None else "",
            "link": self.link_to(entry),
            "blocks": blocks or [],
        }

    def link_to(self, entry: Topic) -> str:
        """The address that leads to an entry."""
        raise NotImplementedError

    def deal_of(self, name: str) -> tuple[Deal, str] | None:
        """The deal that a button lays on the table, and what it is called; None for none."""
        raise NotImplementedError

    def known_deals(self) -> Iterable[str]:
        """The names of the deals that can be laid on the table now."""
        return [each["table"] for blocks in self.open.values() for each in blocks or () if "table" in each]

    def _heed(self, intent: Mapping[str, Any]) -> None:
        kind = intent.get("kind")
        if kind == "open" and (name := opened(intent, self.entries)):
            self.unfold(name, intent.get("open") is True)
            self.draw()
        elif kind == "table" and (name := opened(intent, self.known_deals())):
            found = self.deal_of(name)
            if found is not None:
                self.say(found[1], [])
                self.lay(found[0])
                self.arrive()

    def unfold(self, name: str, is_open: bool) -> None:
        """Open an entry, or shut it."""
        entry = self.entries[name]
        if not is_open:
            self.open.pop(name, None)
        elif entry.blocks is not None and name not in self.open:
            self.open[name] = None
            self.work_out(entry)

    def work_out(self, entry: Topic) -> None:
        """Find what stands behind an entry; at once, unless a page knows better."""
        assert entry.blocks is not None  # only those that open are
        self.open[entry.id] = entry.blocks()
