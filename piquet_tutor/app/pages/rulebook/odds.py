"""The odds: bars to work with, which need numpy; what they are about is found without it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.pages.rulebook.place import RulebookPlace, Topic
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.narration import extras
from piquet_tutor.narration.catalogue import catalogue

if TYPE_CHECKING:
    from piquet_tutor.app.pages.rulebook.odds_desk import OddsController

TITLES: Final = "odds-tab-"
"""How the texts begin that name a subject."""
NEEDED: Final = "numpy"
"""It is not in the browser's own Python, nor in every environment."""


class OddsPlace(RulebookPlace):
    """The odds, loaded when they are opened.

    Attributes:
        odds: what is chosen and dealt; None where the odds cannot be reckoned, and where they are only searched.
    """

    name: ClassVar[str] = "odds"
    odds: OddsController | None = None

    def open(self, query: Mapping[str, str]) -> Iterable[str]:
        """A subject; where the odds cannot be reckoned, the page says what they need."""
        try:
            from piquet_tutor.app.pages.rulebook.odds_desk import OddsController
        except ModuleNotFoundError as error:
            if error.name != NEEDED:
                raise
            self.panel = self._lacking()
            return
        self.odds = OddsController(query, self.language, self.desk.scheduler)
        self.panel, self.keeps = self.odds.view, (self.odds.store, self.odds.run_keeper)
        yield from self.odds.said

    def go_on(self, kept: Kept, address: Address) -> None:
        """With what was looked at, and with the run that was made."""
        if self.odds is not None:
            self.odds.open(kept, address)

    def _lacking(self) -> LessonCard:
        told = None if extras.IN_BROWSER else extras.lacking(NEEDED, self.language)
        told = told or narration.message("lacking-sentence", self.language, module=NEEDED)
        title = narration.message("lacking-title", self.language)
        return LessonCard({"title": title, "paragraphs": [told], "tone": "note"})

    def topics(self) -> Iterator[Topic]:
        """Every subject."""
        for key in catalogue(self.language).keys(TITLES):
            name = key.removeprefix(TITLES)
            yield Topic(
                id=f"odds-{name}",
                group="",
                title=narration.message(key, self.language),
                short=narration.message(f"odds-{name}-title", self.language),
                link=f"odds.ipynb?subject={name}",
                go=self.words["go"],
            )
