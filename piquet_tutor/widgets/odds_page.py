"""The odds page: the numbers of the game as bars, counted or dealt out anew before one's eyes.

A run goes on in rounds beside the page, so that the page stays alive, tells of it, and can stop it. Where the work is
done is the notebook's to say, never the address's: an address is a stranger's word.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.lessons import page_words
from piquet_tutor.odds import chances, runs, showing
from piquet_tutor.odds.chances import Draw
from piquet_tutor.odds.runs import FEWEST, THREADS, NoScheduler, Result, Run
from piquet_tutor.odds.showing import COUNTED, SIMULATED, SUBJECTS, Bar, Plot, said
from piquet_tutor.rules.loader import load
from piquet_tutor.widgets.asking import LARGEST_SEED, asked, is_warming, language_asked, shown
from piquet_tutor.widgets.keeper import Keeper
from piquet_tutor.widgets.kept import kept
from piquet_tutor.widgets.lesson_card import LessonCard
from piquet_tutor.widgets.odds_view import OddsView
from piquet_tutor.widgets.page_parts import Page, head, in_every_language

MOST_DEALS: Final = 5_000_000
"""As many as a page deals; the command deals more."""
FIRST_DEALS: Final = 200_000
DRAW_LIMITS: Final = {"unseen": (1, 32), "wanted": (0, 32), "drawn": (0, 12), "least": (0, 12)}
PRESETS: Final = {
    "one": Draw(chances.UNSEEN, 1, 5, 1),
    "two": Draw(chances.UNSEEN, 2, 5, 1),
    "four": Draw(chances.UNSEEN, 4, 5, 1),
    "three": Draw(chances.UNSEEN, 5, 5, 3),
    "younger": Draw(chances.UNSEEN, 2, 3, 1),
}
FORMAT: Final = "piquet-odds-page/1"
_FIGURES: Final = 9
"""Longest number that is read."""


@dataclass(frozen=True)
class Chosen:
    """What is chosen on the page.

    Attributes:
        subject: which subject is shown.
        draw: the four numbers of the draw.
        book: the rule set by which big scores are shown.
        deals, seed: of the next run.
    """

    subject: str = SUBJECTS[0]
    draw: Draw = showing.FIRST_DRAW
    book: str = runs.FIRST_BOOK
    deals: int = FIRST_DEALS
    seed: int = 1

    def to_json(self) -> str:
        """As it is kept."""
        return json.dumps({"format": FORMAT, **asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> Chosen:
        """As it was kept, or as anybody wrote it.

        Raises:
            ValueError: it is nothing that could have been chosen.
        """
        value = kept(text, FORMAT)
        if set(value) != set(asdict(cls())):
            raise ValueError("not what was kept")
        draw, numbers = value["draw"], (value["deals"], value["seed"])
        if not isinstance(draw, list) or len(draw) != len(Draw._fields):
            raise ValueError("no such draw")
        if any(type(one) is not int for one in (*draw, *numbers)):
            raise ValueError("no whole numbers")
        if value["subject"] not in SUBJECTS or value["book"] not in [each[0] for each in runs.books()]:
            raise ValueError("no such subject or book")
        found = cls(value["subject"], Draw(*draw), value["book"], *numbers)
        within = all(low <= one <= high for one, (low, high) in zip(draw, DRAW_LIMITS.values(), strict=True))
        if not within or not possible(found.draw):
            raise ValueError("no such draw")
        if not FEWEST <= found.deals <= MOST_DEALS or not 0 <= found.seed <= LARGEST_SEED:
            raise ValueError("no such run")
        return found


def possible(draw: Draw) -> bool:
    """Whether so many cards can be wanted and drawn."""
    return draw.wanted <= draw.unseen and draw.drawn <= draw.unseen


@in_every_language
def odds_page(language: str | None = None, scheduler: str = THREADS) -> Page:
    """The odds; the page's address may name a subject: ``?subject=draws``.

    Args:
        language: of the page; else the one its address asks for.
        scheduler: where runs are done: ``threads``, ``processes``, or the address of a Dask cluster.
    """
    if is_warming():
        for name in COUNTED:
            showing.show(name)
    desk = OddsDesk(asked(), language or language_asked(), scheduler)
    return Page("odds", [head(desk.words), desk.notice, desk.view, desk.keeper], wide=True)


class OddsDesk:
    """What is chosen, and the run that goes on.

    Attributes:
        chosen: what is chosen.
        result: the run that is shown; None while it is the one that came with the tutor.
        run: the run that goes on; None when there is none.
        view: the subjects and their bars.
        notice: what has to be said about the address; empty otherwise.
        keeper: keeps what is chosen.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en", scheduler: str = THREADS) -> None:
        self.query, self.language, self.scheduler = query, language, scheduler
        self.words = page_words("odds", language)
        self.chosen = Chosen()
        self.result: Result | None = None
        self.run: Run | None = None
        self.notice = LessonCard({})
        self.view = OddsView()
        self.view.on_intent(self._heed)
        self._status = ""
        self._wrong: dict[str, str] = {}
        self._task: Any = None
        self._moves = {
            "subject": self._subject,
            "number": self._number,
            "book": self._book,
            "preset": self._preset,
            "press": self._press,
        }
        self.keeper = Keeper("odds", self.open)
        self.open()

    def open(self, kept: str | None = None) -> None:
        """Begin with what the browser had kept, untrusted, and with what the address asks for."""
        if kept:
            try:
                self.chosen = Chosen.from_json(kept)
            except ValueError:  # what was chosen last is no loss
                self.chosen = Chosen()
        wanted = self.query.get("subject", "")
        if wanted in SUBJECTS:
            self.chosen = replace(self.chosen, subject=wanted)
        elif wanted:
            told = said("odds-no-subject", self.language, given=shown(wanted))
            self.notice.show({"title": self._say("notice"), "paragraphs": [told], "tone": "refused"})
        self.draw()

    def _say(self, key: str, **values: Any) -> str:
        return said(f"odds-{key}", self.language, **values)

    # --- choosing -------------------------------------------------------------------------------------

    def _heed(self, intent: Mapping[str, Any]) -> None:
        move = self._moves.get(str(intent["kind"]))
        if move is not None:
            move(intent)
            self.draw()

    def _choose(self, **changes: Any) -> None:
        self.chosen = replace(self.chosen, **changes)
        self._status, self._wrong = "", {}
        self.keeper.keep(self.chosen.to_json())

    def _subject(self, intent: Mapping[str, Any]) -> None:
        if intent.get("chosen") in SUBJECTS:
            self._choose(subject=intent["chosen"])

    def _book(self, intent: Mapping[str, Any]) -> None:
        if intent.get("chosen") in [each[0] for each in runs.books()]:
            self._choose(book=intent["chosen"])

    def _preset(self, intent: Mapping[str, Any]) -> None:
        name = intent.get("chosen")
        if isinstance(name, str) and name in PRESETS:
            self._choose(draw=PRESETS[name])

    def _number(self, intent: Mapping[str, Any]) -> None:
        name, given = intent.get("id"), str(intent.get("value", ""))
        limits = {**DRAW_LIMITS, "deals": (FEWEST, MOST_DEALS), "seed": (0, LARGEST_SEED)}
        if not isinstance(name, str) or name not in limits:
            return
        low, high = limits[name]
        number = int(given) if given.isascii() and given.isdigit() and len(given) <= _FIGURES else -1
        if not low <= number <= high:
            self._wrong[name] = self._say("number-wrong", given=shown(given), least=low, most=high)
            return
        others = {field: said for field, said in self._wrong.items() if field != name}
        draw = self.chosen.draw._replace(**{name: number}) if name in DRAW_LIMITS else self.chosen.draw
        if name not in DRAW_LIMITS:
            self._choose(**{name: number})
            self._wrong = others
        elif possible(draw):
            self._choose(draw=draw)
            self._wrong = others
        else:
            told = self._say("draws-wrong", unseen=draw.unseen, wanted=draw.wanted, drawn=draw.drawn)
            self._wrong[name] = told

    def _press(self, intent: Mapping[str, Any]) -> None:
        action = intent.get("action")
        if action == "recount" and self.chosen.subject in COUNTED:
            self._recount()
        elif action == "run" and self.run is None:
            self.go()
        elif action == "cancel" and self.run is not None:
            self.run.cancel()

    # --- counting and dealing -------------------------------------------------------------------------

    def _recount(self) -> None:
        began = time.perf_counter()
        chances.forget()
        showing.show(self.chosen.subject, self.language, draw=self.chosen.draw)
        seconds = time.perf_counter() - began
        self._status = self._say("recounted", seconds=seconds, quick=seconds < 0.01)

    def go(self) -> None:
        """Deal as many as are asked for, in the page's own time."""
        self._status, self._wrong = "", {}
        try:
            run = Run(self.chosen.deals, self.chosen.seed, self.scheduler)
        except NoScheduler as error:
            self._status = self._say(f"no-{error.reason}", address=shown(error.address))
            return
        self.run, before = run, self.result
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no loop, no page: nobody is waiting
            while not run.step():
                self._told_so_far(run)
            self._finish(run)
            return
        self._task = loop.create_task(self._rounds(run, before))

    async def _rounds(self, run: Run, before: Result | None) -> None:
        try:
            while not await asyncio.to_thread(run.step):
                self._told_so_far(run)
                self.draw()
        except Exception:  # a cluster that goes away, a machine without memory: the page says so and stays
            run.close()
            self.run, self.result = None, before
            self._status = self._say("failed")
            self.draw()
            return
        self._finish(run)

    def _told_so_far(self, run: Run) -> None:
        self.result = run.result

    def _finish(self, run: Run) -> None:
        self.run = None
        if run.result.deals:
            self.result = run.result
        if run.cancelled:
            self._status = self._say("stopped", deals=run.result.deals)
        self.draw()

    # --- showing --------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show what stands."""
        chosen, language = self.chosen, self.language
        seen = showing.show(chosen.subject, language, self.result, chosen.draw, chosen.book)
        self.view.show(
            {
                "label": self._say("tabs"),
                "tabs": [
                    {"id": name, "label": self._say(f"tab-{name}"), "chosen": name == chosen.subject}
                    for name in SUBJECTS
                ],
                "title": seen.title,
                "lead": seen.lead,
                "basis": seen.basis,
                "notes": list(seen.notes),
                "plots": [_plot(each) for each in seen.plots],
                "fields": self._fields(),
                "choice": self._books() if chosen.subject == "big" else None,
                "presets": self._presets() if chosen.subject == "draws" else None,
                "buttons": self._buttons(),
                "busy": self._busy(),
                "status": self._status,
                "prints": self._prints(seen) if seen.prints else None,
            }
        )

    def _fields(self) -> list[dict[str, Any]]:
        chosen = self.chosen
        if chosen.subject == "draws":
            words = {"unseen": "unseen", "wanted": "wanted", "drawn": "drawn", "least": "wish"}
            return [
                self._field(name, f"draws-{words[name]}", value, *DRAW_LIMITS[name])
                for name, value in chosen.draw._asdict().items()
            ]
        if chosen.subject in SIMULATED:
            return [
                self._field("deals", "deals", chosen.deals, FEWEST, MOST_DEALS),
                self._field("seed", "seed", chosen.seed, 0, LARGEST_SEED),
            ]
        return []

    def _field(self, name: str, words: str, value: int, low: int, high: int) -> dict[str, Any]:
        return {
            "id": name,
            "label": self._say(words),
            "value": str(value),
            "least": low,
            "most": high,
            "wrong": self._wrong.get(name, ""),
        }

    def _books(self) -> dict[str, Any]:
        options = [[each[0], narration.told(load(each[0]).title, self.language)] for each in runs.books()]
        return {"label": self._say("big-rules"), "value": self.chosen.book, "options": options}

    def _presets(self) -> dict[str, Any]:
        listed = [
            {"id": name, "label": self._say(f"draws-preset-{name}"), "chosen": draw == self.chosen.draw}
            for name, draw in PRESETS.items()
        ]
        return {"label": self._say("draws-presets"), "listed": listed}

    def _buttons(self) -> list[dict[str, Any]]:
        if self.chosen.subject in COUNTED:
            return [{"id": "recount", "label": self._say("recount"), "first": False}]
        if self.run is not None:
            return [{"id": "cancel", "label": self._say("cancel"), "first": False}]
        return [{"id": "run", "label": self._say("run"), "first": True}]

    def _busy(self) -> dict[str, Any] | None:
        if self.run is None or self.chosen.subject not in SIMULATED:
            return None
        text = self._say("running", done=self.run.result.deals, all=self.run.deals)
        return {"text": text, "share": self.run.share, "label": self._say("progress")}

    def _prints(self, seen: showing.Shown) -> dict[str, Any]:
        heads = [self._say(f"printed-{each}") for each in ("what", "as", "true", "verdict")]
        verdicts = {True: self._say("printed-right"), False: self._say("printed-wrong")}
        return {
            "title": self._say("printed"),
            "about": showing.printed_about(self.language),
            "heads": heads,
            "rows": [{"cells": [*cells, verdicts[right]], "right": right} for *cells, right in seen.prints],
        }


def _plot(plot: Plot) -> dict[str, Any]:
    """A plot with lengths as shares of its width; the longest bar, with its error, fills it."""
    longest = plot.whole or max((bar.value + 2 * bar.error for bar in plot.bars), default=0.0) or 1.0
    return {
        "title": plot.title,
        "bars": [_bar(bar, longest) for bar in plot.bars],
        "stacks": [{"label": label, "parts": [_bar(bar, 1.0) for bar in bars]} for label, bars in plot.stacks],
    }


def _bar(bar: Bar, whole: float) -> dict[str, Any]:
    return {
        "label": bar.label,
        "length": bar.value / whole,
        "error": 2 * bar.error / whole,
        "figure": bar.figure,
        "tone": bar.tone,
    }
