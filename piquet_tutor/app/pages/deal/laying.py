"""A deal laid out by hand: changed card by card, and ruled at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.pages.deal.lab_model import LabModel
from piquet_tutor.app.pages.deal.lab_scene import editor_parts
from piquet_tutor.app.pages.deal.on_table import totals_told
from piquet_tutor.app.part import Group, Part, Scene
from piquet_tutor.app.shared.address.linked import PAGES
from piquet_tutor.app.shared.share.share import Share, Shared
from piquet_tutor.app.shared.table.scene import feed_scene, sheet_scene
from piquet_tutor.app.shared.table.views import RulingFeed, ScoreSheet
from piquet_tutor.explore import links
from piquet_tutor.explore.lab.edits import TakeRecord
from piquet_tutor.explore.lab.recording import to_record
from piquet_tutor.explore.lab.sheet import Sheet
from piquet_tutor.explore.rulebook.other_answers import OtherAnswers, other_answers
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

LARGEST = 700_000
"""The longest message that is heard, in characters: a loaded file, written as JSON."""


class DealEditor(Part):
    """A deal as somebody is laying it out.

    A scene is made of parts, and is sent at every edit: only the parts that have changed go out.

    Scene: the parts of ``lab_scene.editor_parts``.
    Intents: those of ``editing.intents``, and ``undo``, ``redo``, ``example`` (``name``), ``deal_one``, ``concede``
    (``seat``), ``file`` (``content``: its bytes in base 64), ``too_large``, ``too_long``
    (``length``).
    """

    view = "editor"
    longest = LARGEST

    def since(self, before: Scene | None) -> Scene | None:
        """The parts of the scene that an earlier one had not, or had otherwise."""
        known, scene = before or {}, self.scene or {}
        return {name: part for name, part in scene.items() if name not in known or known[name] != part}


class Laying:
    """The editor, the rulings and the score of one deal.

    Attributes:
        bench: the deal.
        editor, feed, sheet, share: what shows it.
        app: all of them.
    """

    def __init__(self, sheet: Sheet, language: str, changed: Callable[[], object], share: Share) -> None:
        """Begin with a deal.

        Args:
            sheet: the deal.
            language: of every text.
            changed: called when the deal is another.
            share: where it is shared.
        """
        self.language = language
        self.bench = LabModel(sheet, language)
        self.editor, self.feed, self.sheet, self.share = DealEditor(), RulingFeed(), ScoreSheet(), share
        self._tell_changed = changed
        self._written = 0
        for each in (self.editor, self.feed, self.sheet):
            each.on_intent(self.bench.handle)
        self.bench.listen(self._changed)
        side = Group([self.sheet, self.feed, self.share], "piquet-side")
        self.app = Group([Group([self.editor], "piquet-main"), side], "piquet-app", "is-lab")
        self.show()

    @property
    def deal(self) -> Deal | None:
        """The deal as far as it holds; None while something is wrong with it."""
        return None if self.bench.found.faults else self.bench.deal

    @property
    def record(self) -> dict[str, Any]:
        """The record of the deal as it was laid out, sound or not."""
        return to_record(self.bench.sheet)

    def ruled_by(self, rules: RuleSet | None) -> Deal:
        """The deal by a rule set, or by its own.

        Raises:
            RecordError: the rule set does not allow it.
        """
        return play_through(score_from(self.record, rules))

    def open(self, sheet: Sheet) -> None:
        """Begin with another deal: nothing that came before can be undone."""
        self.bench.open(sheet)

    def take(self, record: Mapping[str, Any]) -> None:
        """Lay another deal, which can be undone like any change."""
        self._written = self.bench.changes + 1  # whoever brings it here knows of it
        self.bench.take(TakeRecord(record))
        self._written = self.bench.changes

    def shared(self) -> Shared:
        """The deal as it lies there, sound or not."""
        link = links.Link((self.record,), mode="lab", language=self.language)
        return Shared(link, PAGES["lab"], self.deal)

    def _changed(self) -> None:
        self.show()
        if self.bench.changes != self._written:  # after the rulings, which are waited for
            self._written = self.bench.changes
            self._tell_changed()

    def show(self) -> None:
        """The rulings first: they are waited for."""
        bench = self.bench
        deal, viewpoint, group = bench.deal, bench.viewpoint, bench.group
        if deal is not None:
            viewpoint.look_at(deal)
        feed = feed_scene(deal, viewpoint, bench.passages, group, 0, bench.refused)
        feed["empty"] = narration.message("lab-empty" if deal is None else "lab-empty-begun", self.language)
        if deal is not None:
            feed["tally"] = totals_told(deal, self.language) if deal.rulings else ""
            feed["passages"] = [self._with_books(each, deal) for each in feed["passages"]]
        self.feed.show(bench.reasons.show_in(feed))
        sheet = sheet_scene(deal, None, viewpoint, group)
        if sheet != self.sheet.scene:
            self.sheet.show(sheet)
        self.editor.show(editor_parts(bench))
        self.share.offer_as(bench.sheet, self.shared)

    def _with_books(self, passage: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """A ruling on points with what other books answer to the questions it turns on."""
        clause = passage["clause"]
        if passage["verdict"] not in ("awarded", "denied") or clause not in deal.rules.clauses:
            return passage
        lines = [self._elsewhere(each) for each in other_answers(deal.rules, clause, self.language)]
        told = {"title": narration.message("lab-readings", self.language), "lines": lines}
        return {**passage, "books": told} if lines else passage

    def _elsewhere(self, one: OtherAnswers) -> str:
        others = narration.listed_apart(one.others, self.language)
        return narration.whole("lab-reading", self.language, title=one.title, here=one.here, others=others)
