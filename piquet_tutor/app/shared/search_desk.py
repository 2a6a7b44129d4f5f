"""A page with a place below, where a search says how far it is and what it has found lies on the table.

A search runs in slices between two messages, so that the page stays alive and can stop it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from piquet_tutor.app.shared.controls.plain_parts import LessonCard, PageTabs, SearchBar
from piquet_tutor.app.shared.page_parts import column
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import finder
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.state import Deal

PLACE: Final = "piquet-found"
"""The class of the place below."""
PAUSE: Final = 0.004
"""Seconds between two slices of a search, in which the page's messages are read."""
TELL_EVERY: Final = 4
"""Slices between two reports of a search."""


class SearchDesk:
    """A page that looks for deals and lays them on a table below.

    Attributes:
        words: of the page.
        language: of every text.
        tabs: which part of the page is shown; it also brings into sight what has been put below.
        bar: how far the search is.
        note: what is said above the table.
        place: where note and table are; ``below`` is the bar and the place.
        search: the search that is going on; None when there is none.
        app: the table; None while nothing lies there.
    """

    def __init__(self, page: str, language: str, names: Sequence[str] = ()) -> None:
        """Begin with nothing below.

        Args:
            page: whose words are spoken.
            language: of every text.
            names: of the page's parts, of which one is shown at a time.
        """
        self.words = PageWords(page, language)
        self.language = language
        self.note = LessonCard({})
        self.tabs = PageTabs()
        self._names, self._chosen, self._arrived = tuple(names), "", 0
        self._goal = PLACE
        self.search: finder.Search | None = None
        self.app: TableApp | None = None
        self._task: Any = None
        self.bar = SearchBar({"busy": False})
        self.bar.on_intent(lambda intent: self.stop() if intent.get("action") == "cancel" else None)
        self.place = column(self.note)
        self.place.add_class(PLACE)
        self.below = column(self.bar, self.place)

    def show_tabs(self, chosen: str = "") -> None:
        """Say which part of the page is shown; of a page without parts, nothing."""
        self._chosen = chosen
        self.tabs.show(
            {
                "label": self.words["tabs"] if self._names else "",
                "chosen": chosen,
                "tabs": [{"id": name, "label": self.words[f"tab_{name}"]} for name in self._names],
                "arrived": self._arrived,
                "place": self._goal,
            }
        )

    def arrive(self, place: str = PLACE) -> None:
        """Something has been put below: bring it into sight.

        Args:
            place: its class on the page.
        """
        self._arrived += 1
        self._goal = place
        self.show_tabs(self._chosen)

    def say(self, title: str, paragraphs: list[str], tone: str = "note") -> None:
        """A note above the table."""
        self.note.show({"title": title, "paragraphs": [one for one in paragraphs if one], "tone": tone})

    def lay(self, deal: Deal, ruling: int = 0) -> None:
        """Put a deal on the table, at the step at which a ruling was made; at its beginning for none.

        Args:
            deal: as far as it has been played.
            ruling: the number of the ruling.
        """
        session = ExampleReview(score_of(deal), self.language)
        if ruling:
            session.go(next((at for at, one in enumerate(session.states) if len(one.rulings) >= ruling), 0))
        if self.app is None:
            self.app = TableApp(session)
            self.place.children = (self.note, self.app)
        else:
            self.app.attach(session)

    def clear(self) -> None:
        """Take away what was shown below."""
        self.note.show({})
        self.app = None
        self.place.children = (self.note,)

    # --- searching ------------------------------------------------------------------------------------

    def look(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        """Run a search in the page's own time, telling how far it is; the one before it is stopped."""
        self.stop()
        self.search = search
        self._tell()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no loop, no page: nobody is waiting
            search.run()
            self._finish(search, done)
            return
        self._task = loop.create_task(self._slices(search, done))

    async def _slices(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        number = 0
        while search.step() is None:
            number += 1
            if number % TELL_EVERY == 0:
                self._tell()
            await asyncio.sleep(PAUSE)
        self._finish(search, done)

    def _finish(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        if self.search is not search or search.outcome is None:
            return
        self.search = None
        self.bar.show({"busy": False})
        done(search.outcome)

    def _tell(self) -> None:
        if self.search is None:
            return
        progress = self.search.progress
        self.bar.show(
            {
                "busy": True,
                "text": finder.told_progress(progress, self.language),
                "share": progress.share,
                "label": self.words["searching"],
                "cancel": self.words["cancel"],
            }
        )

    def stop(self) -> None:
        """Stop the search that is going on."""
        if self.search is not None:
            self.search.cancel()

    def report_outcome(self, outcome: finder.Outcome, title: str = "") -> None:
        """Say what came of a search, under a title of its own or the usual one."""
        tone = "refused" if outcome.kind == "not_found" else "note"
        self.say(title or self.words[f"{outcome.kind}_title"], list(finder.outcome_lines(outcome, self.language)), tone)
