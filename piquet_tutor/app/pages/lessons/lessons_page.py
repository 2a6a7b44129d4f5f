"""The list of lessons as a page, with what is done of each."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, in_language
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_scene import state_of, stop_words, stops_done
from piquet_tutor.app.pages.lessons.lesson_state import KEPT, Visit, from_json, joined
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shared.keeping.known import Knowledge, known_words, today
from piquet_tutor.app.shared.keeping.page_state import deal_played
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.visit import language_asked
from piquet_tutor.teach.lessons import Lesson, lessons
from piquet_tutor.teach.lessons.standing import standing
from piquet_tutor.teach.path import ROAD, Stop, next_stop
from piquet_tutor.teach.scoring.mastery import Mastery

FIRST_MINUTES: Final = 8
"""About how long the first deal takes."""


@in_every_language
def lessons_page(language: str | None = None) -> Page:
    """The list of lessons, with what is done of each: the road, then the side trips."""
    desk = ListController(language or language_asked())
    keeps = [desk.store, desk.first, desk.known.store]
    return Page("lessons", [desk.head, desk.list], wide=True, keeps=keeps, opens=desk.open)


class LessonList(Part):
    """Lessons in their order, the road first.

    Scene: ``groups`` (``id``, ``title``, ``summary``, ``lessons``), each lesson with ``id``, ``number``, ``title``,
    ``text``, ``time`` and ``minutes`` (the same in words), ``stand``, ``state`` (``new``, ``begun`` or ``done``),
    ``share`` in hundredths, ``known`` (how many of its rules are known, in words) and ``boxes`` (how well each is),
    ``go``, ``page``. No intents: each lesson is a link.
    """

    view = "lessons"


class ListController:
    """The list of lessons.

    Attributes:
        list: the list.
        store: what the browser keeps of the lessons.
        first: what it keeps of the first deal.
        known: what the learner knows.
        visits: how far the learner has come, by lesson.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.visits: dict[str, Visit] = {}
        self._played: bool | None = None  # of the first deal: None where it was not begun
        self.store = KeptText(KEPT, join=joined, renew=self._renewed)
        self.first = KeptText(ROAD[0].id, renew=self._first_renewed)
        self.known = Knowledge(lambda: self.draw())
        self.list = LessonList()
        title, lead = (narration.message(f"course-list-{key}", language) for key in ("title", "lead"))
        self.head = PageHead("lessons", title, lead, language)
        self.draw()

    def open(self, kept: Kept, _address: Address) -> None:
        """Show what is done of each, and known."""
        self.known.open(kept)
        self._played = deal_played(self.first.recall(kept))
        self._renewed(self.store.recall(kept))

    def _renewed(self, text: str | None) -> None:
        self.visits = {}
        if text is not None:
            with suppress(ValueError):  # a lesson's own page says so; here it only looks as if nothing were done
                self.visits = from_json(text)
        self.draw()

    def _first_renewed(self, text: str | None) -> None:
        self._played = deal_played(text)
        self.draw()

    def draw(self) -> None:
        """Show the lessons as they stand."""
        road = [self._first_deal(), *(self._row(each) for each in lessons(self.language) if each.stop)]
        trips = [self._row(each) for each in lessons(self.language) if not each.stop]
        stop = next_stop(stops_done(self.visits, bool(self._played), self.language))
        numbered = [self._placed(row, number, stop) for number, row in enumerate(road, 1)]
        groups = [("road", numbered), ("trips", [row | {"number": ""} for row in trips])]
        self.list.show({"groups": [self._group(name, rows) for name, rows in groups]})

    def _placed(self, row: dict[str, Any], number: int, stop: Stop | None) -> dict[str, Any]:
        """A stop of the road with its number; the one that comes next for this learner says so."""
        if stop is not ROAD[number - 1]:
            return row | {"number": number}
        told = narration.message("course-list-next", self.language)
        stand = told if row["state"] == "new" else f"{row['stand']}, {told}"
        return row | {"number": number, "now": True, "stand": stand}

    def _group(self, name: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
        done = sum(row["state"] == "done" for row in rows)
        told = {"done": done, "count": len(rows), "minutes": sum(row["time"] for row in rows)}
        return {
            "id": name,
            "title": narration.message(f"course-list-{name}", self.language),
            "summary": narration.message("course-list-all", self.language, **told),
            "lessons": rows,
        }

    def _first_deal(self) -> dict[str, Any]:
        state = "done" if self._played else "new" if self._played is None else "begun"
        words = stop_words(ROAD[0], self.language)
        row = self._scene(ROAD[0].id, FIRST_MINUTES, words, state, (0, 0), ROAD[0].page)
        begun = {"stand": narration.message("course-list-begun", self.language)} if state == "begun" else {}
        return row | begun | {"known": "", "boxes": []}

    def _row(self, each: Lesson) -> dict[str, Any]:
        visit = self.visits.get(each.id, Visit())
        done, count = sum(bool(state_of(step, visit)) for step in each.steps), len(each.steps)
        state = "done" if done == count else "begun" if done else "new"
        words = next((stop_words(stop, self.language) for stop in ROAD if stop.lesson == each.id), None)
        row = self._scene(each.id, each.minutes, words or (each.title, each.about), state, (done, count), each.page)
        known = standing(each, self.known.mastery or Mastery(), today())
        return row | {"known": known_words(known, self.language), "boxes": sorted(known.boxes, reverse=True)}

    def _scene(
        self, name: str, minutes: int, words: tuple[str, str], state: str, done: tuple[int, int], page: str
    ) -> dict[str, Any]:
        language = self.language
        stand = {
            "done": narration.message("course-list-whole", language),
            "begun": narration.message("course-list-steps", language, done=done[0], count=done[1]),
            "new": narration.message("course-list-new", language),
        }
        go = {"done": "again", "begun": "on", "new": "begin"}[state]
        return {
            "id": name,
            "title": words[0],
            "text": words[1],
            "time": minutes,
            "minutes": narration.message("course-list-minutes", language, minutes=minutes),
            "stand": stand[state],
            "state": state,
            "share": 100 if state == "done" else round(100 * done[0] / max(1, done[1])),
            "go": narration.message(f"course-list-{go}", language),
            "page": in_language(page, language),
        }
