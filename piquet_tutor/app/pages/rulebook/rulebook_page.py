"""The rulebook: rules, where books differ, what follows from a slip, what is claimed, the odds; one search over all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any, Final

from piquet_tutor.app.background import beside
from piquet_tutor.app.doors import DOORS
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.rulebook.lookup import Block, LookUp, opened
from piquet_tutor.app.pages.rulebook.place import PlaceDesk, RulebookPlace, Topic
from piquet_tutor.app.shared.controls.controls import Field
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import PageHead, title_of
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.visit import asked, language_asked
from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.rulebook.book import LONG, plain

PLACES: Final[Mapping[str, str]] = {
    "rulebook": "rules.RulesPlace",
    "differ": "differ.DifferPlace",
    "referee": "referee.RefereePlace",
    "claims": "claims.ClaimsPlace",
    "odds": "odds.OddsPlace",
    "find": "find.FindPlace",
}
"""What each place is made by, in a module of its own: it is loaded where it is opened, or searched."""
SEARCHED: Final[Mapping[str, str]] = {"examples": "examples.ExamplesPlace"}
"""The same of what stands on a page of its own, and is only searched here."""
ASKED: Final = {"find": "find", "question": "differ"}
"""Words of an address that ask for another place than the rules."""
LONGEST_SEARCH: Final = 60
"""Characters of a search that are looked at."""
FIRMEST: Final = [each.value for each in Reading]
"""How firmly something is said, the firmest first."""
FEW: Final = 3
"""Groups of a list that are found without a table of contents."""
WORDS: Final = ("why", "link", "sources", "options", "written", "elsewhere")


@in_every_language
def rulebook_page(place: str = "rulebook", language: str | None = None, scheduler: str = "threads") -> Page:
    """The rulebook at one of its places; the page's address may name what is to be shown there.

    Args:
        place: one of :data:`PLACES`.
        language: of every text.
        scheduler: where the odds are dealt out: ``threads``, ``processes``, or the address of a Dask cluster.
    """
    return RulebookController(place, asked(), language or language_asked(), scheduler).page()


class RulebookController(PlaceDesk):
    """The search, the list, and what is shown in its stead; a table below.

    Attributes:
        here: the place that is shown.
        scheduler: where the odds are dealt out.
        field: what is searched for, in all places.
        view: the list.
        notice: why what the address asked for could not be had; empty otherwise.
        open: the names of the topics that stand open, with what is behind them; None while that is found out.
    """

    def __init__(self, place: str, query: Mapping[str, str], language: str = "en", scheduler: str = "threads") -> None:
        """Open a place.

        Args:
            place: its name, unless the query asks for another.
            query: of the page's address.
            language: of every text.
            scheduler: where the odds are dealt out.
        """
        super().__init__("rulebook", language)
        self.scheduler = scheduler
        self._places: dict[str, RulebookPlace] = {}
        self._topics: dict[str, dict[str, Topic]] = {}
        self.open: dict[str, list[Block] | None] = {}
        self.target = ""
        self.notice = LessonCard({})
        self.field = Field(self.words["search"], placeholder=self.words["search_hint"])
        self.field.add_class("is-broad")
        self.view = LookUp({})
        self.view.on_intent(self._heed)
        self.here = self.place_of(_asked_for(place, query))
        said = list(self.here.open(query))
        if said:
            self.notice.show({"title": self.words["bad_address_title"], "paragraphs": said, "tone": "refused"})
        self.field.on_change(lambda _: self.draw())
        self.show_tabs()
        self.draw()

    def page(self) -> Page:
        """The page, at this place."""
        here = self.here
        head = PageHead(here.name, title_of(here.name, self.language), here.words["lead"], self.language)
        shown = [here.panel] if here.panel is not None else []
        parts = [head, self.notice, controls([self.field, *here.controls]), self.view, *shown, *here.beside]
        return Page("rulebook", [*parts, self.tabs, self.below], wide=True, keeps=here.keeps, opens=here.go_on)

    # --- what there is --------------------------------------------------------------------------------

    def place_of(self, name: str) -> RulebookPlace:
        """A place of the page, whether it is shown or only searched."""
        if name not in self._places:
            module, made_by = {**PLACES, **SEARCHED}[name].split(".")
            self._places[name] = getattr(import_module(f"{__package__}.{module}"), made_by)(self)
        return self._places[name]

    def topics(self, name: str) -> dict[str, Topic]:
        """Everything that is found at a place, by name."""
        if name not in self._topics:
            self._topics[name] = {each.id: each for each in self.place_of(name).topics()}
        return self._topics[name]

    def _topic(self, name: str) -> tuple[RulebookPlace, Topic] | None:
        """A topic that is known by now, and its place."""
        known = (place for place, topics in self._topics.items() if name in topics)
        return next(((self.place_of(place), self._topics[place][name]) for place in known), None)

    def begin(self, name: str) -> bool:
        """Open what the address asks for; whether there is something of that name."""
        topics = self.topics(self.here.name)
        found = next((each for each in topics if each.casefold() == name.strip().casefold()), "")
        if found:
            self.target = found
            self._unfold(topics[found], True)
        return bool(found)

    def begin_again(self) -> None:
        """What is listed here is other than it was."""
        self._topics.pop(self.here.name, None)
        self.open, self.target = {}, ""
        self.draw()

    # --- what is shown --------------------------------------------------------------------------------

    @property
    def searched(self) -> str:
        """The words in the field, as many as are looked at."""
        return self.field.value.strip()[:LONGEST_SEARCH]

    def found(self) -> tuple[list[tuple[str, list[Topic]]], bool]:
        """What a search finds, by place, the one that is shown first; and whether it has every word.

        Where nothing has all of them: what has any but the shortest.
        """
        words = plain(self.searched).split()
        behind = next(pages for pages in DOORS.values() if self.here.name in pages)
        names = [*sorted(behind, key=lambda name: name != self.here.name), *SEARCHED]
        whole = [(name, [each for each in self.topics(name).values() if words and each.has(words)]) for name in names]
        if any(topics for _, topics in whole):
            return [found for found in whole if found[1]], True
        long = [[one] for one in words if len(one) >= LONG]
        some = [(name, [each for each in self.topics(name).values() if any(map(each.has, long))]) for name in names]
        return [found for found in some if found[1]], False

    def draw(self) -> None:
        """Show what is listed, or what is found."""
        searched = bool(self.searched)
        if self.here.panel is not None:
            self.here.panel.hidden, self.view.hidden = searched, not searched
        if searched:
            found, whole = self.found()
            groups = [(title_of(name, self.language), topics) for name, topics in found]
            count = sum(len(topics) for _, topics in found)
            told = self.words("found" if whole else "found_some", count=count, words=self.searched)
        elif self.here.panel is None:
            groups, told = _grouped(self.topics(self.here.name).values()), ""
        else:
            groups, told = [], ""
        listed = [each for _, topics in groups for each in topics]
        self.view.show(
            {
                "count": told,
                "legend": _legend(listed),
                "contents": self.words["contents"] if len(groups) >= FEW or (searched and len(groups) > 1) else "",
                "groups": [{"title": title, "items": [self._item(each) for each in items]} for title, items in groups],
                "target": "" if searched else self.target,
                "words": {name: self.words[name] for name in WORDS},
            }
        )

    def _item(self, topic: Topic) -> dict[str, Any]:
        names = ("id", "number", "title", "short", "mark", "tone", "link", "go", "cites", "answers")
        item = {name: getattr(topic, name) for name in names if getattr(topic, name)}
        if topic.blocks is None:
            return item
        is_open = topic.id in self.open
        blocks = self.open.get(topic.id)
        waiting = self.words["waiting"] if is_open and blocks is None else ""
        return {**item, "opens": True, "open": is_open, "waiting": waiting, "blocks": blocks or []}

    # --- what a reader does ---------------------------------------------------------------------------

    def _heed(self, intent: Mapping[str, Any]) -> None:
        kind = intent.get("kind")
        found = self._topic(opened(intent, (each for topics in self._topics.values() for each in topics)))
        if kind == "open" and found is not None:
            self._unfold(found[1], intent.get("open") is True)
            self.draw()
        elif kind == "table" and (name := opened(intent, self._tables())):
            place = self._topic(self._tables()[name])
            if place is not None:
                place[0].show(name)

    def _tables(self) -> dict[str, str]:
        """The names of the deals that can be laid on the table now, each with the topic behind which it stands."""
        return {each["table"]: name for name, blocks in self.open.items() for each in blocks or () if "table" in each}

    def _unfold(self, topic: Topic, is_open: bool) -> None:
        """Open a topic, or shut it."""
        if not is_open:
            self.open.pop(topic.id, None)
        elif topic.blocks is not None and topic.id not in self.open:
            if topic.work is None:
                self.open[topic.id] = topic.blocks()
                return
            self.open[topic.id] = None
            beside(topic.work, partial(self._worked_out, topic), self.draw)

    def _worked_out(self, topic: Topic, found: Any) -> None:
        """What a topic stands on has been found out, or could not be."""
        if topic.id in self.open and topic.blocks is not None:
            self.open[topic.id] = topic.blocks(found)


def _asked_for(place: str, query: Mapping[str, str]) -> str:
    """The place that an address asks for; the rulebook's own once named the others by words of its query."""
    if place != "rulebook":
        return place
    part = query.get("part", "")
    return part if part in PLACES else next((name for word, name in ASKED.items() if word in query), place)


def _grouped(topics: Any) -> list[tuple[str, list[Topic]]]:
    """Topics under their headings."""
    found: dict[str, list[Topic]] = {}
    for each in topics:
        found.setdefault(each.group, []).append(each)
    return list(found.items())


def _legend(topics: list[Topic]) -> list[dict[str, str]]:
    """What the words beside topics mean, each once."""
    notes = {each.tone: {"mark": each.mark, "tone": each.tone, "note": each.note} for each in topics if each.note}
    return [notes[each] for each in sorted(notes, key=FIRMEST.index)]
