"""The lab: a deal is laid out by hand, changed card by card, and ruled at once; it can be saved, linked to, and shared.

What stands after the # of the page's address is the deal itself, so that a reload loses nothing. Without one the page
begins with what this browser had kept, and with an example where it kept nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import SITE, Address, Fragment, in_language, neighbour
from piquet_tutor.app.asking import asked, language_asked, shown
from piquet_tutor.app.background import beside
from piquet_tutor.app.embed.embedding import tag
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lab.deal_editor import DealEditor
from piquet_tutor.app.pages.lab.lab_model import LabModel
from piquet_tutor.app.pages.lab.lab_scene import editor_parts
from piquet_tutor.app.pages.lab.other_books import OtherBooks, books_scene, totals_told
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.address.jupyter import notebook_opened
from piquet_tutor.app.shared.controls.cell_copy import cell_scene
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.feed.ruling_feed import RulingFeed
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.shared.sheet.score_sheet import ScoreSheet
from piquet_tutor.app.shared.table.scene import feed_scene, sheet_scene
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import examples, links, pasted, qr
from piquet_tutor.explore.lab.faults import EditFault
from piquet_tutor.explore.lab.recording import from_record, to_record
from piquet_tutor.explore.lab.sheet import Sheet, blank
from piquet_tutor.explore.rulebook.other_answers import OtherAnswers, other_answers
from piquet_tutor.explore.rulebook.other_books import OtherRuling, by_other_books
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.state import Deal

FIRST: Final = "cavendish-example"
"""The deal the page begins with."""


@in_every_language
def lab_page(record: Mapping[str, Any] | str | None = None, language: str | None = None) -> Page:
    """The lab; the page's address may name an example or a rule set, and hold a deal after its #.

    Args:
        record: a deal to begin with, as a mapping or as JSON, in place of the example.
        language: of every text; None for the one the address asks for.

    Raises:
        EditFault: the record cannot be put on the table.
    """
    language = language or language_asked()
    desk = LabController(asked(), language, from_record(record) if record is not None else None)
    words = PageWords("lab", language)
    parts = [head(words), desk.notice, desk.app]
    return Page("lab", parts, wide=True, keeps=[desk.store], fragment=desk.bar, opens=desk.open)


class LabController:
    """The editor, the rulings and the score of one deal.

    Attributes:
        bench: the deal.
        editor, feed, sheet: what shows it.
        books: what other books make of it.
        bar: what stands after the # of the address.
        keeper: what this browser keeps.
        notice: why what was asked for could not be had; empty otherwise.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en", sheet: Sheet | None = None) -> None:
        self.language = language
        self.notice = LessonCard({})
        self.editor, self.feed, self.sheet, self.books = DealEditor(), RulingFeed(), ScoreSheet(), OtherBooks()
        first, self._asked_for = self._first(query, sheet)
        self.bench = LabModel(first, language)
        self._page = ""
        self._written = 0
        self.bar = Fragment(self._address)
        self.store = KeptText("lab")
        for each in (self.editor, self.feed, self.sheet):
            each.on_intent(self._intent)
        self.books.on_intent(self._unfold_books)
        self._opened_books = False
        self._by_books: tuple[Deal, tuple[OtherRuling, ...] | None] | None = None
        self.bench.listen(self._changed)
        self._notebook = notebook_opened(language)
        self._link: tuple[Sheet, str, bool, dict[str, Any]] | None = None
        self.app = self._composed()
        self._show()

    def _composed(self) -> Group:
        main = Group([self.editor], "piquet-main")
        side = Group([self.feed, self.books, self.sheet], "piquet-side")
        return Group([main, side], "piquet-app", "is-lab")

    # --- what to begin with ---------------------------------------------------------------------------

    def _first(self, query: Mapping[str, str], sheet: Sheet | None) -> tuple[Sheet, bool]:
        """The deal to begin with, and whether somebody has asked for it: then nothing kept takes its place."""
        if sheet is not None:
            return sheet, True
        if "example" in query:
            try:
                return from_record(examples.find(query["example"]).told(self.language)), True
            except (examples.UnknownExample, EditFault):
                self._refuse(
                    "lab-address-refused",
                    narration.message("lab-no-example", self.language, given=shown(query["example"])),
                )
        name = query.get("rules", "")
        if name in rule_set_names():
            return blank(name), True
        if name:
            self._refuse("lab-address-refused", narration.message("lab-no-rules", self.language, given=shown(name)))
        return from_record(examples.example(FIRST, self.language)), False

    def open(self, kept: Kept, address: Address) -> None:
        """Lay out the deal that the address or anybody else asks for; else go on with the one that was kept."""
        text = self.store.recall(kept)
        asked_for = self.bar.hear(address.fragment, address.page) or self._asked_for
        if text is not None and not asked_for and not self.bench.changes:
            self._begin_with_kept(text)

    def _address(self, value: str, page: str) -> bool:
        """What stands after the #, a stranger's text: whether a deal was laid out by it."""
        self._page = page
        try:
            link = links.read(value) if pasted.is_meant(value) else None
        except links.LinkFault as fault:
            self._refuse("lab-link-refused", fault.text(self.language), more=("lab-link-nothing",))
            link = None
        if link is None:
            self._show_link()
            return False
        self.notice.show({})
        if len(link.records) > 1:
            self._refuse(
                "lab-title", narration.message("lab-link-many", self.language, count=len(link.records)), "note"
            )
        self.bench.open(from_record(link.records[0]))
        return True

    def _begin_with_kept(self, text: str) -> None:
        """Go on with what this browser had kept: a stranger's text like any other."""
        try:
            self.bench.open(from_record(text))
        except EditFault:
            self._refuse("lab-kept-refused", narration.message("lab-kept-broken", self.language))

    # --- what happens ---------------------------------------------------------------------------------

    def _intent(self, intent: dict[str, Any]) -> None:
        self.bench.handle(intent)

    def _changed(self) -> None:
        self._show_deal()
        if self.bench.changes != self._written:  # after the rulings, which are waited for
            self._written = self.bench.changes
            if self.notice.scene:
                self.notice.show({})
            self._keep()
        self._show_link()

    def _keep(self) -> None:
        """Where a reload finds the deal again: in the address, and in this browser."""
        self.bar.write(self._fragment())
        self.store.keep(json.dumps(to_record(self.bench.sheet), ensure_ascii=False))

    def _fragment(self) -> str:
        """The deal as a link holds it; empty where it is too long for one."""
        try:
            return str(self._shared()["fragment"])
        except links.LinkFault:
            return ""

    # --- what is shown --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_deal()
        self._show_link()

    def _show_deal(self) -> None:
        """The rulings first: they are waited for. How the deal can be shared stays as it was."""
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
        self._show_books()
        shown = self.editor.scene or {}
        self.editor.show(editor_parts(bench, shown.get("link", {})))

    def _with_books(self, passage: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """A ruling on points with what other books answer to the questions it turns on."""
        clause = passage["clause"]
        if passage["verdict"] not in ("awarded", "denied") or clause not in deal.rules.clauses:
            return passage
        lines = [self._elsewhere(each) for each in other_answers(deal.rules, clause, self.language)]
        return (
            {**passage, "books": {"title": narration.message("lab-readings", self.language), "lines": lines}}
            if lines
            else passage
        )

    def _elsewhere(self, one: OtherAnswers) -> str:
        others = narration.listed_apart(one.others, self.language)
        return narration.whole("lab-reading", self.language, title=one.title, here=one.here, others=others)

    def _unfold_books(self, intent: Mapping[str, Any]) -> None:
        if intent.get("kind") == "books":
            self._opened_books = intent.get("open") is True
            self._show_books()

    def _show_books(self) -> None:
        """The fold under a deal that is ruled to its end; what stands in it is worked out once somebody opens it."""
        deal = self.bench.deal
        if deal is None or not deal.done or self.bench.found.faults:
            scene = {}
        else:
            if self._opened_books and (self._by_books is None or self._by_books[0] is not deal):
                self._work_out_books(deal)
            found = self._by_books[1] if self._by_books is not None and self._by_books[0] is deal else None
            scene = books_scene(found, self._opened_books, self.language)
        if scene != self.books.scene:
            self.books.show(scene)

    def _work_out_books(self, deal: Deal) -> None:
        self._by_books = (deal, None)
        record, language = to_record(self.bench.sheet), self.language

        def arrive(found: tuple[OtherRuling, ...] | None) -> None:
            if self._by_books is not None and self._by_books[0] is deal:  # another deal may lie there by now
                self._by_books = (deal, found or ())

        beside(lambda: by_other_books(deal, record, language), arrive, self._show_books)

    def _show_link(self) -> None:
        link, shown = self._link_scene(), self.editor.scene or {}
        if link != shown.get("link"):
            self.editor.show({**shown, "link": link})

    def _link_scene(self) -> dict[str, Any]:
        """How the deal can be shared."""
        try:
            shared = self._shared()
        except links.LinkFault as fault:
            return {"address": "", "whole": False, "fault": fault.text(self.language), "code": "", "dense": False}
        scene = {"address": shared["address"], "whole": shared["whole"], "fault": "", "code": "", "dense": False}
        deal = None if self.bench.found.faults else self.bench.deal
        scene["tag"] = shared["tag"] if deal is not None else ""
        scene["cell"] = cell_scene(deal, self.language, self._notebook)
        if self.bench.code_open:
            scene["label"] = narration.message("qr-label", self.language)
            try:
                scene["code"] = qr.svg(shared["address"], label=scene["label"])
                scene["dense"] = len(shared["address"]) > qr.EASY
            except qr.CodeFault as fault:
                scene["fault"] = fault.text(self.language)
        return scene

    def _shared(self) -> dict[str, Any]:
        """The link to the deal on the table, made once for each sheet.

        Raises:
            LinkFault: no link can hold it.
        """
        sheet, page = self.bench.sheet, neighbour(self._page, "lab.ipynb")
        own = bool(page)
        if self._link is None or self._link[:3] != (sheet, self._page, own):
            link = links.Link((to_record(sheet),), mode="lab", language=self.language)
            fragment = links.shortest(link)
            address = f"{in_language(page, self.language)}#{fragment}" if own else fragment
            shared = {"fragment": fragment, "address": address, "whole": own, "tag": self._tag(link)}
            self._link = (sheet, self._page, own, shared)
        return self._link[3]

    def _tag(self, link: links.Link) -> str:
        """The lines that put the deal into somebody's page; empty where this page is of no site that could show it."""
        site, _, file = self._page.rpartition("/")
        if not file.endswith(SITE):
            return ""
        shown = links.write(replace(link, mode="table", start="done"))
        return tag(f"{site}/", shown, self.language, str(link.records[0].get("title", "")))

    def _refuse(self, title: str, sentence: str, tone: str = "refused", more: tuple[str, ...] = ()) -> None:
        told = [sentence, *(narration.message(each, self.language) for each in more)]
        self.notice.show({"title": narration.message(title, self.language), "paragraphs": told, "tone": tone})
