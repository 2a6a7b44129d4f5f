"""The dispute page: a deal that two players count differently, by the book they name and by the books that differ.

Without a deal it lays two books side by side, with a deal on which they part. What stands after the # of its address is
the deal itself, so that the address can be sent to the other player.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment, in_language, neighbour
from piquet_tutor.app.asking import asked, language_asked
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.dispute.dispute_views import BookRulings
from piquet_tutor.app.pages.dispute.rulings_scene import rulings_scene
from piquet_tutor.app.pages.dispute.two_books import TwoBooks
from piquet_tutor.app.shared.address.linked import PAGES
from piquet_tutor.app.shared.controls.button import Button
from piquet_tutor.app.shared.controls.cell_copy import CellCopy
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.controls.field import TextArea
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.controls.upload import Upload
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.joining import by_fields
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.explore import given, links, pasted
from piquet_tutor.explore.given import Submission
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.explore.lab.sheet import Basis
from piquet_tutor.explore.rulebook.other_books import OtherRuling, by_other_books
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.records.nesting import loaded
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

SAMPLE: Final = """\
elder: ♠KQJT98 ♥K9 ♦J ♣QJ7
younger: ♥AT7 ♦KQT87 ♣AKT9
talon: AS 7S QH JH AD 8H 9D 8C
discards: 9H JD QC JC 7C 7H 8D 7D
play: AS 8C KS 8H QS 9D JS 9C TS TH 9S TD 8S KD 7S QD AD TC KH AH AC JH KC QH"""
"""A deal in words on which the books part: twenty-nine, the lead, and younger's three tens."""
RULED: Final = "pq-book-rulings"
"""The class of the part that says what each book makes of the deal."""
LONGEST_KEPT: Final = 100_000
"""Characters of a text that are kept for a reload."""


@in_every_language
def dispute_page(language: str | None = None) -> Page:
    """A deal in dispute; the page's address may name two books, and hold a deal after its #."""
    desk = DisputeController(asked(), language or language_asked())
    parts = [head(desk.words), desk.notice, desk.giving, desk.taken, desk.two.chooser]
    return Page(
        "dispute",
        [*parts, desk.rulings, desk.cell, desk.two.ledgers, desk.tabs, desk.below, desk.two.view],
        wide=True,
        keeps=[desk.store],
        opens=desk.open,
        fragment=desk.fragment,
    )


@dataclass(frozen=True)
class DealAsGiven:
    """A deal that has been given.

    Attributes:
        text: as it was given; a link's is the link.
        found: what it was taken to be.
        number: which of its deals, from 0.
        deal: that deal, by the book it is ruled by.
    """

    text: str
    found: Submission
    number: int
    deal: Deal

    @property
    def record(self) -> Mapping[str, Any]:
        """The record of the deal."""
        return self.found.records[self.number]


class DisputeController(SearchDesk):
    """The controls of the dispute page, and what they set.

    Attributes:
        giving: where a deal is written, pasted or opened.
        taken: what it was taken to be; ``basis`` and ``number`` let the reader say otherwise.
        two: two books, and where they part: on the deal, or on one of the tutor's own.
        rulings: what each book makes of the deal.
        cell: the deal for a notebook.
        notice: why something could not be had; empty otherwise.
        case: the deal; None where there is none.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        super().__init__("dispute", language)
        self.notice, self.taken = LessonCard({}), LessonCard({})
        self.case: DealAsGiven | None = None
        self._before: tuple[DealAsGiven, str] | None = None
        """The deal that was put aside when the next one could not be ruled, and what its hands were said to be."""
        self._refused = ""
        """The text that could not be ruled, until it is changed: after a reload it is refused again."""
        self._page = ""
        self.fragment = Fragment(self._address)
        self.store = KeptText("dispute", join=by_fields(("text",), ("typed", "refused")))
        self.rulings = BookRulings({})
        self.rulings.on_intent(self._pressed)
        self.cell = CellCopy(language)
        self._make_giving()
        self.two = TwoBooks(self)
        said = self.two.begin(query)
        self.two.on_change(self._other_book)
        self.show_tabs()
        self.two.fill()
        if said:
            self.notice.show({"title": self.words["bad_address_title"], "paragraphs": said, "tone": "refused"})

    def _make_giving(self) -> None:
        words = self.words
        self.text = TextArea(words["deal"], placeholder=words["deal_hint"])
        self.text.add_class("is-whole")
        self.rule = Button(words["rule"], primary=True)
        self.upload = Upload(words["upload"], ".json,.txt,application/json,text/plain")
        self.sample = Button(words["sample"])
        self.away = Button(words["away"])
        self.back = Button(words["back_again"])
        self.basis = Choice(
            words["basis"],
            options=[(words["basis_open"], ""), (words["basis_deal"], "deal"), (words["basis_hands"], "hands")],
        )
        self.number = Choice(words["number"], options=[("1", "0")])
        buttons = [self.rule, self.upload, self.sample, self.away, self.back]
        self.giving = controls([self.text, *buttons, self.basis, self.number])
        self.away.hidden = self.back.hidden = self.basis.hidden = self.number.hidden = True
        self.rule.on_press(lambda: self._asked_for(self.text.value))
        self.upload.on_open(self._opened)
        self.sample.on_press(self._try_sample)
        self.away.on_press(self.take_away)
        self.back.on_press(self.take_back)
        self.text.on_change(lambda _: self._typed())
        self.basis.on_change(lambda _: self._corrected())
        self.number.on_change(lambda _: self._corrected())

    # --- a deal is given ------------------------------------------------------------------------------

    def rule_on(self, text: str | bytes) -> bool:
        """Rule on a deal in any form; what cannot be ruled is told in a sentence, under which no other ruling stands.

        Returns:
            Whether it could be ruled.
        """
        basis, self.basis.value = self.basis.value, ""
        why = self._take(text)
        if why:
            self._refused = text if isinstance(text, str) else ""
            self._put_aside(basis)
            kept = self.words["kept_before" if self._before else "kept"]
            self._refuse(self.words["refused"], why, kept)
        return not why

    def _put_aside(self, basis: str) -> None:
        """Show no ruling, for it would be read as that of the deal just refused; the deal before can be had again."""
        if self.case is not None:
            self._before = self.case, basis
        self._empty()
        self.back.hidden = self._before is None
        self.two.put_aside()
        self.store.keep(self._written())

    def _typed(self) -> None:
        """Something is written: a deal of the tutor's own would be read as the ruling of it."""
        self._refused = ""
        if self.case is None:
            if self.text.value.strip():
                self.two.put_aside()
            else:
                self.two.take(None, None)
                self.two.fill()
        self.store.keep(self._written())

    def take_back(self) -> None:
        """Show the deal again that was put aside; the text in the field stays."""
        if self._before is None:
            return
        case, basis = self._before
        self.basis.value = basis
        if not self._take(case.text, case.number):
            self.arrive(RULED)

    def _take(self, text: str | bytes, number: int = 0) -> str:
        """Take a deal.

        Returns:
            Why it cannot be ruled; empty where it is.
        """
        chosen: Basis | None = {"deal": "deal", "hands": "hands"}.get(self.basis.value)  # type: ignore[assignment]
        try:
            found = given.read(text, self.two.chosen, chosen)
            number = min(number, len(found.records) - 1)
            deal = play_through(score_from(found.records[number]))
        except (Worded, RecordError) as fault:
            return given.fault_told(fault, self.language)
        told = text if isinstance(text, str) else decoded(text)
        self.notice.show({})
        self.clear()
        self.case, self._before, self.back.hidden = DealAsGiven(told, found, number, deal), None, True
        self._refused = ""
        self.two.take(self._ruled_by, deal.rules)
        self._prefer_a_book_that_differs()
        self.two.fill()
        self._show_taken()
        self._remember()
        return ""

    def _ruled_by(self, rules: RuleSet | None) -> Deal:
        """The deal by a rule set, or by its own.

        Raises:
            RecordError: the rule set does not allow it.
        """
        assert self.case is not None  # nobody asks without a deal
        return play_through(score_from(self.case.record, rules))

    def _prefer_a_book_that_differs(self) -> None:
        """Beside the deal's own book the first that scores otherwise, unless the one that stands there does."""
        found = self._others()
        apart = [each.rules.id for each in found if each.where is not None and each.where.scoring]
        if apart and self.two.other.value not in apart:
            self.two.beside(apart[0])

    def _others(self) -> tuple[OtherRuling, ...]:
        assert self.case is not None
        return by_other_books(self.case.deal, self.case.record, self.language)

    def _other_book(self) -> None:
        """Another book is to rule the deal: rule it, or say why not and keep the one that did."""
        if self.case is None:
            return
        book = self.two.books[0]
        try:
            deal = self._ruled_by(book)
        except RecordError as fault:
            self.two.back_to(self.case.deal.rules)
            title = narration.rules_title(book, self.language)
            stands = self.words("still_by", title=self.two.titles[0])
            self._refuse(self.words("not_by", title=title), given.fault_told(fault, self.language), stands)
            return
        self.notice.show({})
        self.case = DealAsGiven(self.case.text, self.case.found, self.case.number, deal)
        self._show_rulings()
        self._remember()

    def _corrected(self) -> None:
        if self.case is None:
            return
        why = self._take(self.case.text, int(self.number.value))
        if why:
            self._refuse(self.words["not_so"], why, self.words["still_so"])
            self.basis.value = ""
            self.number.value = str(self.case.number)

    def _opened(self, content: bytes) -> None:
        with suppress(RecordError):  # the refusal says so; there is no text to put into the field
            self.text.value = decoded(content)
        self._asked_for(content)

    def _try_sample(self) -> None:
        self.text.value = SAMPLE
        self._asked_for(self.text.value)

    def _asked_for(self, text: str | bytes) -> None:
        """Rule on a deal for somebody who has just asked: the ruling comes into sight, the score first."""
        if self.rule_on(text):
            self.arrive(RULED)
        else:
            self.fragment.write("")

    def take_away(self) -> None:
        """Go back to two books and deals of the tutor's own; the text stays in its field."""
        self.notice.show({})
        self._empty()
        self._before, self.back.hidden = None, True
        self._refused = ""
        self.two.take(None, None)
        self.two.fill()
        self.store.keep(self._written())
        self.fragment.write("")

    def _empty(self) -> None:
        """Show no deal of the reader's."""
        self.case = None
        self.taken.show({})
        self.rulings.show({})
        self.cell.offer(None)
        self.clear()
        self.away.hidden = self.basis.hidden = self.number.hidden = True

    # --- found again, and sent on ---------------------------------------------------------------------

    def open(self, kept: Kept, address: Address) -> None:
        """Rule on the deal that the address holds; else go on with what was kept."""
        text = self.store.recall(kept)
        if not self.fragment.hear(address.fragment, address.page) and text is not None and self.case is None:
            self._begin_with_kept(text)

    def _address(self, value: str, page: str) -> bool:
        """What stands after the #, a stranger's text: whether a deal is meant by it, one that can be ruled or not."""
        self._page = page
        if not pasted.is_meant(value):
            return False
        self.rule_on(value)
        return True

    def _begin_with_kept(self, value: str) -> None:
        """Go on with what this browser had kept: a stranger's text like any other."""
        with suppress(ValueError, TypeError, AttributeError):  # nothing is lost: the text was never ruled on
            kept = loaded(value)
            text = str(kept.get("text", ""))[:LONGEST_KEPT]
            self.text.value = str(kept.get("typed", ""))[:LONGEST_KEPT]
            if self.text.value:
                self._typed()
            refused = str(kept.get("refused", ""))[:LONGEST_KEPT]
            if text:
                self.rule_on(text)
            if refused and not self.rule_on(refused):
                self.fragment.write("")

    def _written(self) -> str:
        case = self.case or (self._before[0] if self._before is not None else None)
        told = {"text": case.text if case is not None else "", "typed": self.text.value, "refused": self._refused}
        return json.dumps({name: text[:LONGEST_KEPT] for name, text in told.items()})  # whatever was pasted

    def _remember(self) -> None:
        self.store.keep(self._written())
        with suppress(links.LinkFault):
            self.fragment.write(self._link())

    def _link(self, mode: str = "lab") -> str:
        """What stands after the # of an address that opens this deal, by the book that rules it now.

        Args:
            mode: how it is opened.

        Raises:
            LinkFault: no link can hold it.
        """
        assert self.case is not None
        rules = self.case.deal.rules
        named: Any = {"base": rules.id, "options": dict(rules.changed)} if rules.changed else rules.id
        return links.write(links.Link(({**self.case.record, "rules": named},), mode=mode, language=self.language))

    def _link_scene(self) -> dict[str, str]:
        words = {name: self.words[name] for name in ("copy", "copied", "not_copied")}
        try:
            link = self._link()
        except links.LinkFault as fault:
            return {**words, "label": self.words["send"], "address": "", "fault": fault.text(self.language)}
        words |= {"class": f"{PAGES['presenter']}#{self._link('presenter')}", "class_label": self.words["class"]}
        page = neighbour(self._page, "dispute.ipynb")
        return {
            **words,
            "label": self.words["send"],
            "address": f"{in_language(page, self.language)}#{link}" if page else link,
            "fault": "",
        }

    # --- what is shown --------------------------------------------------------------------------------

    def _show_taken(self) -> None:
        assert self.case is not None
        found, case = self.case.found, self.case
        said = [given.told(found, self.language)]
        if not case.deal.done:
            said.append(self.words["unfinished"])
        said += given.understood(found, self.language)
        self.taken.show({"title": self.words["taken"], "paragraphs": said, "tone": "note"})
        words = found.form == "words" and "exchange" in case.deal.rules.phases
        self.number.offer(((str(n + 1), str(n)) for n in range(len(found.records))), str(case.number))
        self.basis.hidden = not words
        self.number.hidden = len(found.records) < 2
        self.away.hidden = False

    def _show_rulings(self) -> None:
        assert self.case is not None
        title = self.two.titles[0]
        self.cell.offer(self.case.deal)
        self.rulings.show(
            rulings_scene(self.case.deal, title, self._others(), self._link_scene(), self.words, self.language)
        )

    def _pressed(self, intent: Mapping[str, Any]) -> None:
        if self.case is None:
            return
        if intent.get("kind") == "beside" and isinstance(intent.get("rules"), str):
            self.two.beside(str(intent["rules"])[:40])
            self.two.fill()
        elif intent.get("kind") == "open":
            self.say(self.words["on_table"], [self.words("ruled_by", title=self.two.titles[0])])
            self.lay(self.case.deal)
            self.arrive()

    def _refuse(self, title: str, why: str, stands: str) -> None:
        """Say what cannot be had, why, and what stands on the page now."""
        self.notice.show({"title": title, "paragraphs": [why, stands], "tone": "refused"})
