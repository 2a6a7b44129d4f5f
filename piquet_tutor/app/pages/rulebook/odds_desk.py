"""The odds: the numbers of the game as bars, counted or dealt out anew before one's eyes.

A run goes on in rounds beside the page, so that the page stays alive, tells of it, and can stop it. Where the work is
done is the notebook's to say, never the address's: an address is a stranger's word.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.background import by_and_by, is_watched
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.pages.rulebook.odds_state import (
    DRAW_LIMITS,
    MOST_DEALS,
    Selection,
    possible,
    run_from,
    written_run,
)
from piquet_tutor.app.part import Part
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.odds import chances, report, runs
from piquet_tutor.explore.odds.chances import Draw
from piquet_tutor.explore.odds.report import COUNTED, SIMULATED, SUBJECTS, Plot, PlotBar, said
from piquet_tutor.explore.odds.runs import FEWEST, THREADS, NoScheduler, Result, Run
from piquet_tutor.game.deal.random_play import LARGEST_SEED

OF_A_RUN: Final = ("deals", "seed")
"""Numbers of the next run: while one of them cannot be used, nothing is dealt."""
GROUPED: Final = ("deals",)
"""Numbers that are shown with their thousands parted; a seed is a name, not a number of things."""
PRESETS: Final = {
    "one": Draw(chances.UNSEEN, 1, 5, 1),
    "two": Draw(chances.UNSEEN, 2, 5, 1),
    "four": Draw(chances.UNSEEN, 4, 5, 1),
    "three": Draw(chances.UNSEEN, 5, 5, 3),
    "younger": Draw(chances.UNSEEN, 2, 3, 1),
}
HANDS: Final = {
    "points": ("AS", "KS", "JS", "9S", "8S"),
    "sequences": ("AH", "KH", "QH", "JH", "TH"),
    "sets": ("AS", "AH", "AD", "AC"),
    "blank": ("AS", "TS", "9S", "7S", "AH", "TH", "8H", "9D", "8D", "7D", "TC", "9C"),
}
"""Cards that show what a subject counts."""
_FIGURES: Final = 9
"""Longest number that is read."""
_PARTED: Final = re.compile(r"[0-9]+|[0-9]{1,3}(?:[\s.,'’][0-9]{3})+")
"""A whole number as people write it, its thousands parted or not."""


class OddsView(Part):
    """One subject at a time, drawn as bars with their figures.

    Scene: ``label`` (of the subjects), ``tabs`` (``id``, ``label``, ``chosen``), ``title``, ``lead``, ``basis``,
    ``notes``, ``plots`` (``title``, ``bars`` and ``stacks``: ``label``, ``length`` and ``error`` as shares of the
    plot's width, ``figure``, ``tone``), ``fields`` (``id``, ``label``, ``value``, ``grouped``: whether its thousands
    are parted, ``least``, ``most``, ``wrong``), ``about`` (what a run would do), ``choice`` (``label``, ``value``,
    ``options``), ``presets`` (``label``, ``listed``), ``buttons`` (``id``, ``label``, ``first``), ``busy`` (``text``,
    ``share``, ``label``; empty when nothing runs), ``status``, ``prints`` (``title``, ``about``, ``heads``, ``rows``:
    ``cells``, ``right``).
    Intents: ``subject`` (``chosen``), ``number`` (``id``, ``value``), ``book`` (``chosen``), ``preset`` (``chosen``),
    ``press`` (``action``).
    """

    view = "odds"


class OddsController:
    """What is chosen, and the run that goes on.

    Attributes:
        chosen: what is chosen.
        result: the run that is shown; None while it is the one that came with the tutor.
        run: the run that goes on; None when there is none.
        view: the subjects and their bars.
        said: what has to be said about the address.
        store: keeps what is chosen.
        run_keeper: keeps the run that is shown, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en", scheduler: str = THREADS) -> None:
        self.query, self.language, self.scheduler = query, language, scheduler
        self.words = PageWords("odds", language)
        self.chosen = Selection()
        self.result: Result | None = None
        self.run: Run | None = None
        self.said: tuple[str, ...] = ()
        self.view = OddsView()
        self.view.on_intent(self._heed)
        self._status = ""
        self._wrong: dict[str, str] = {}
        self._moves = {
            "subject": self._subject,
            "number": self._number,
            "book": self._book,
            "preset": self._preset,
            "press": self._press,
        }
        self.store = KeptText("odds")
        self.run_keeper = KeptText("odds-run")
        self._begin(None)

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on with what was looked at, and with the run that was made."""
        self._begin(self.store.recall(kept))
        self._take_up(self.run_keeper.recall(kept))

    def _begin(self, kept: str | None) -> None:
        """Begin with what the browser had kept, untrusted, and with what the address asks for."""
        if kept:
            try:
                self.chosen = Selection.from_json(kept)
            except ValueError:  # what was chosen last is no loss
                self.chosen = Selection()
        wanted = self.query.get("subject", "")
        if wanted in SUBJECTS:
            self.chosen = replace(self.chosen, subject=wanted)
        elif wanted:
            self.said = (said("odds-no-subject", self.language, given=shown(wanted)),)
        self.draw()

    def _take_up(self, text: str | None) -> None:
        """Show the run that was made before, as the browser kept it; none where it kept something else."""
        if text and self.run is None and self.result is None:
            with suppress(ValueError):  # whatever it was, the figures that came with the tutor stand
                self.result = run_from(text)
                self.draw()

    def _text(self, key: str, **values: Any) -> str:
        return said(f"odds-{key}", self.language, **values)

    # --- choosing -------------------------------------------------------------------------------------

    def _heed(self, intent: Mapping[str, Any]) -> None:
        move = self._moves.get(str(intent["kind"]))
        if move is not None:
            move(intent)
            self.draw()

    def _choose(self, **changes: Any) -> None:
        self.chosen = replace(self.chosen, **changes)
        self._status = ""
        self.store.keep(self.chosen.to_json())

    def _subject(self, intent: Mapping[str, Any]) -> None:
        if intent.get("chosen") in SUBJECTS:
            self._wrong = {}
            self._choose(subject=intent["chosen"])

    def _book(self, intent: Mapping[str, Any]) -> None:
        if intent.get("chosen") in [each[0] for each in runs.books()]:
            self._choose(book=intent["chosen"])

    def _preset(self, intent: Mapping[str, Any]) -> None:
        name = intent.get("chosen")
        if isinstance(name, str) and name in PRESETS:
            self._wrong = {}
            self._choose(draw=PRESETS[name])

    def _number(self, intent: Mapping[str, Any]) -> None:
        name, given = intent.get("id"), str(intent.get("value", ""))
        limits = {**DRAW_LIMITS, "deals": (FEWEST, MOST_DEALS), "seed": (0, LARGEST_SEED)}
        if not isinstance(name, str) or name not in limits:
            return
        low, high = limits[name]
        number = _number_in(given)
        if not low <= number <= high:
            why = "number-wrong" if given.strip() else "number-none"
            self._wrong[name] = self._text(why, given=shown(given), least=low, most=high)
            return
        draw = self.chosen.draw._replace(**{name: number}) if name in DRAW_LIMITS else self.chosen.draw
        if name not in DRAW_LIMITS:
            self._wrong.pop(name, None)
            self._choose(**{name: number})
        elif possible(draw):
            self._wrong.pop(name, None)
            self._choose(draw=draw)
        else:
            told = self._text("draws-wrong", unseen=draw.unseen, wanted=draw.wanted, drawn=draw.drawn)
            self._wrong[name] = told

    def _press(self, intent: Mapping[str, Any]) -> None:
        action = intent.get("action")
        if action == "recount" and self.chosen.subject in COUNTED:
            self._recount()
        elif action == "run" and self.run is None:
            self.go()
        elif action == "cancel" and self.run is not None:
            self.run.cancel()
        elif action == "shipped" and self.run is None:
            self._status, self.result = "", None
            self.run_keeper.keep(None)

    # --- counting and dealing -------------------------------------------------------------------------

    def _recount(self) -> None:
        began = time.perf_counter()
        chances.forget()
        report.show(self.chosen.subject, self.language, draw=self.chosen.draw)
        seconds = time.perf_counter() - began
        self._status = self._text("recounted", seconds=seconds, quick=seconds < 0.01)

    def go(self) -> None:
        """Deal as many as are asked for, in the page's own time; nothing, while what is asked for cannot be dealt."""
        wrong = next((name for name in OF_A_RUN if name in self._wrong), "")
        if wrong:
            self._status = self._text("not-run", field=self._text(wrong))
            return
        self._status = ""
        try:
            run = Run(self.chosen.deals, self.chosen.seed, self.scheduler)
        except NoScheduler as error:
            self._status = self._text(f"no-{error.reason}", address=shown(error.address))
            return
        self.run, before = run, self.result
        if not is_watched():  # no loop, no page: nobody is waiting
            while not run.step():
                self.result = run.result
            self._finish(run)
            return

        def end(well: bool) -> None:
            if well:
                self._finish(run)
            else:
                self._fail(run, before)

        by_and_by(lambda: _rounds(run), self._arrive, end)

    def _arrive(self, so_far: Result) -> None:
        self.result = so_far
        self.draw()

    def _fail(self, run: Run, before: Result | None) -> None:
        """A cluster that goes away, a machine without memory: the page says so and stays."""
        run.close()
        self.run, self.result = None, before
        self._status = self._text("failed")
        self.draw()

    def _finish(self, run: Run) -> None:
        self.run = None
        if run.result.deals:
            self.result = run.result
            self.run_keeper.keep(written_run(run.result))
        if run.cancelled:
            self._status = self._text("stopped", deals=run.result.deals)
        self.draw()

    # --- showing --------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show what stands."""
        chosen, language = self.chosen, self.language
        seen = report.show(chosen.subject, language, self.result, chosen.draw, chosen.book)
        told = not self._wrong.keys() & DRAW_LIMITS.keys()  # else they would be read as the odds of what was written
        self.view.show(
            {
                "label": self._text("tabs"),
                "tabs": [
                    {"id": name, "label": self._text(f"tab-{name}"), "chosen": name == chosen.subject}
                    for name in SUBJECTS
                ],
                "title": seen.title,
                "lead": seen.lead,
                "basis": seen.basis if told else "",
                "notes": list(seen.notes) if told else [],
                "cards": self._cards() if told else None,
                "plots": [_plot(each, language) for each in seen.plots] if told else [],
                "fields": self._fields(),
                "about": self._about_run() if chosen.subject in SIMULATED else "",
                "choice": self._books() if chosen.subject == "big" else None,
                "presets": self._presets() if chosen.subject == "draws" else None,
                "buttons": self._buttons(),
                "busy": self._busy(),
                "status": self._status,
                "prints": self._prints(seen) if seen.prints and told else None,
            }
        )

    def _cards(self) -> dict[str, Any] | None:
        """The cards in question: a hand for which the subject is named, or the cards that are drawn from."""
        draw = self.chosen.draw
        if self.chosen.subject == "draws":
            label = self._text("draws-cards", unseen=draw.unseen, wanted=draw.wanted, drawn=draw.drawn)
            return {"label": label, "faces": [], "backs": draw.unseen, "wanted": draw.wanted}
        faces = HANDS.get(self.chosen.subject)
        if faces is None:
            return None
        label = self._text(f"cards-{self.chosen.subject}")
        return {"label": label, "faces": list(faces), "backs": 0, "wanted": 0}

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
            "label": self._text(words),
            "value": narration.figures(value, self.language) if name in GROUPED else str(value),
            "grouped": name in GROUPED,
            "least": low,
            "most": high,
            "wrong": self._wrong.get(name, ""),
        }

    def _about_run(self) -> str:
        """Where the figures shown come from, and what another run would do."""
        shown, chosen = self.result or runs.shipped(), self.chosen
        whose = "own" if self.result is not None else "shipped"
        told = self._text(f"run-{whose}", shown=shown.deals, seed=str(shown.seed))
        same = (shown.deals, shown.seed) == (chosen.deals, chosen.seed)
        return f"{told} {self._text('run-same' if same else 'run-other', deals=chosen.deals)}"

    def _books(self) -> dict[str, Any]:
        options = [[each[0], narration.rules_title(each[0], self.language)] for each in runs.books()]
        return {"label": self._text("big-rules"), "value": self.chosen.book, "options": options}

    def _presets(self) -> dict[str, Any]:
        listed = [
            {"id": name, "label": self._text(f"draws-preset-{name}"), "chosen": draw == self.chosen.draw}
            for name, draw in PRESETS.items()
        ]
        return {"label": self._text("draws-presets"), "listed": listed}

    def _buttons(self) -> list[dict[str, Any]]:
        if self.chosen.subject in COUNTED:
            return [{"id": "recount", "label": self._text("recount"), "first": False}]
        if self.run is not None:
            return [{"id": "cancel", "label": self._text("cancel"), "first": False}]
        back = [{"id": "shipped", "label": self._text("back-to-shipped", deals=runs.shipped().deals), "first": False}]
        return [{"id": "run", "label": self._text("run"), "first": True}, *(back if self.result is not None else [])]

    def _busy(self) -> dict[str, Any] | None:
        if self.run is None or self.chosen.subject not in SIMULATED:
            return None
        text = self._text("running", done=self.run.result.deals, all=self.run.deals)
        return {"text": text, "share": self.run.share, "label": self._text("progress")}

    def _prints(self, seen: report.SubjectReport) -> dict[str, Any]:
        heads = [self._text(f"printed-{each}") for each in ("what", "as", "true", "verdict")]
        verdicts = {True: self._text("printed-right"), False: self._text("printed-wrong")}
        return {
            "title": self._text("printed"),
            "about": report.printed_about(self.language),
            "heads": heads,
            "rows": [{"cells": [*cells, verdicts[right]], "right": right} for *cells, right in seen.prints],
        }


def _rounds(run: Run) -> Iterator[Result]:
    """What has come of a run after each round, in a copy: the next round goes on meanwhile."""
    while not run.step():
        yield deepcopy(run.result)


def _number_in(text: str) -> int:
    """The whole number a reader wrote, with its thousands parted or not; less than nought where it is none."""
    given = text.strip()
    figures = re.sub(r"[^0-9]", "", given)
    return int(figures) if _PARTED.fullmatch(given) and len(figures) <= _FIGURES else -1


def _plot(plot: Plot, language: str) -> dict[str, Any]:
    """A plot with lengths as shares of its width, and its axis: shares of all always run to a hundred per cent."""
    whole = report.end_of(plot)
    return {
        "title": plot.title,
        "bars": [_bar(bar, whole) for bar in plot.bars],
        "stacks": [{"label": label, "parts": [_bar(bar, 1.0) for bar in bars]} for label, bars in plot.stacks],
        "axis": [{"at": at, "text": text} for at, text in report.axis_of(plot, language)],
    }


def _bar(bar: PlotBar, whole: float) -> dict[str, Any]:
    return {
        "label": bar.label,
        "length": bar.value / whole,
        "error": 2 * bar.error / whole,
        "figure": bar.figure,
        "tone": bar.tone,
    }
