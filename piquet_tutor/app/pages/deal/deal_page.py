"""A deal in the middle: brought in from the gallery, laid out, typed or pasted; ruled, laid beside other books, shared.

The door has three addresses, one for each way to bring a deal in; behind all of them is this one page, on which the
reader goes from way to way with the deal that lies there. What stands after the # is the deal itself, so that a reload
loses nothing and the address can be sent to the other player.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any, Final, TypeGuard

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.deal.example_gallery import ExampleGallery, ExamplesState, gallery_scene, joined, page_of
from piquet_tutor.app.pages.deal.laying import Laying
from piquet_tutor.app.pages.deal.on_table import Brought, DealOnTable
from piquet_tutor.app.pages.deal.other_books import RULED, OtherBooks
from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.controls.controls import Button, TextArea, Upload
from piquet_tutor.app.shared.controls.plain_parts import LessonCard, Markup
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shared.keeping.known import Knowledge
from piquet_tutor.app.shared.keeping.looks import look_of
from piquet_tutor.app.shared.keeping.page_state import by_fields
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.app.shared.share.share import Share, Shared, of_deal
from piquet_tutor.app.visit import asked, language_asked, shown
from piquet_tutor.explore import given, links, pasted
from piquet_tutor.explore.examples import Example, UnknownExample, find, gallery
from piquet_tutor.explore.lab.faults import EditFault, Worded
from piquet_tutor.explore.lab.recording import from_record
from piquet_tutor.explore.lab.sheet import Sheet, blank
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_value, write_record
from piquet_tutor.game.records.nesting import loaded
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.state import Deal

GALLERY: Final = "gallery"
LAY: Final = "lay"
TEXT: Final = "text"
HOMES: Final = {"examples": GALLERY, "lab": LAY, "dispute": TEXT}
"""The way with which each of the page's addresses begins."""
SAMPLE: Final = """\
elder: ♠KQJT98 ♥K9 ♦J ♣QJ7
younger: ♥AT7 ♦KQT87 ♣AKT9
talon: AS 7S QH JH AD 8H 9D 8C
discards: 9H JD QC JC 7C 7H 8D 7D
play: AS 8C KS 8H QS 9D JS 9C TS TH 9S TD 8S KD 7S QD AD TC KH AH AC JH KC QH"""
"""A deal in words on which the books part: twenty-nine, the lead, and younger's three tens."""
LONGEST_KEPT: Final = 100_000
"""Characters of a text that are kept for a reload."""


@in_every_language
def deal_page(
    place: str = "examples", record: Mapping[str, Any] | str | None = None, language: str | None = None
) -> Page:
    """The page of a deal, with one way open to bring one in; its address may name an example, a rule set or two books.

    Args:
        place: the address that was asked for, one of :data:`HOMES`.
        record: a deal to begin with, as a mapping or as JSON, in place of the example.
        language: of every text; None for the one the address asks for.

    Raises:
        EditFault: the record cannot be put on the table.
    """
    sheet = from_record(record) if record is not None else None
    return DealController(place, asked(), language or language_asked(), sheet).page()


class DealController(SearchDesk):
    """The deal, how it is brought in, and what is asked of it.

    Attributes:
        name: of the page, by its address.
        way: how a deal is brought in just now.
        head, tabs, notice, whole: what stands on the page below each other.
        gallery: the subjects, and the examples of one as pictures.
        giving: where a deal is written, pasted or opened.
        laying: where one is laid out; None until somebody does.
        table: the deal in the middle, unless it is being laid out.
        books: what other books make of it.
        share: the deal to be taken along.
        stores: what the browser keeps, of each way.
    """

    def __init__(self, name: str, query: Mapping[str, str], language: str = "en", sheet: Sheet | None = None) -> None:
        super().__init__("dispute", language, tuple(HOMES.values()))
        self.name, self.home, self.query = name, HOMES[name], query
        self.way = self.home
        self.notice, self.whole = LessonCard({}), Group([], "is-column")
        self.head = PageHead(name, self.words["title"], "", language, tabs=False)
        self.known = Knowledge()
        self.share = Share(language, self._shared)
        self.table = DealOnTable(language, self.known, self._lain, self._refuse, self.share)
        self.books = OtherBooks(self)
        self.gallery = ExampleGallery()
        self.onward = Button(self.words["onward"])
        """From the pictures back to the deal that lies there."""
        self.resume = Markup("")
        """From the pictures to the deal that the reader looked at last: it has an address of its own."""
        self.pictures = Group([controls([self.onward, self.resume]), self.gallery], "is-column")
        self._hung = self.home == GALLERY and not query.get("example")
        """Whether the pictures are looked at, and not a deal."""
        self._looked = not self._hung
        """Whether the deal that lies there has been looked at."""
        self.laying: Laying | None = None
        self._begun: tuple[Sheet, Example | None] | None = None
        """The deal with which laying out began, and the example it is."""
        self._before: tuple[Brought, str, str, int] | None = None
        """The deal that was put aside when the next one could not be ruled."""
        self._refused = ""
        """The text that could not be ruled, until it is changed: after a reload it is refused again."""
        self._told: Deal | None = None
        self._laid_out_before: str | None = None
        """What this browser keeps as laid out, until it lies there again."""
        self.fragment = Fragment(self._address)
        self.stores = {
            "examples": KeptText("examples", join=joined),
            "lab": KeptText("lab"),
            "dispute": KeptText("dispute", join=by_fields(("text",), ("typed", "refused"))),
        }
        self._make_giving()
        self.gallery.on_intent(self._picked)
        self.onward.on_press(lambda: self._look_at_pictures(look=False))
        self.table.others.on_press(lambda: self.go(GALLERY))
        self.tabs.add_class("pq-ways")
        self.tabs.on_intent(lambda intent: self.go(str(intent.get("action"))))
        said = self.books.two.begin(query)
        if said:
            self._refuse(self.words["bad_address_title"], said)
        self._asked_for = sheet is not None
        {GALLERY: self._begin_gallery, LAY: lambda: self._begin_laying(sheet), TEXT: self.books.unfold}[self.way]()
        self._compose()

    def page(self) -> Page:
        """The page, at this place."""
        stores = [*self.stores.values(), self.known.store]
        parts = [self.head, self.tabs, self.notice, self.whole]
        return Page(self.name, parts, wide=True, keeps=stores, fragment=self.fragment, opens=self.open)

    # --- what to begin with ---------------------------------------------------------------------------

    def _begin_gallery(self) -> None:
        first, words = gallery()[0], self.table.words
        if self.query.get("example"):
            try:
                first = find(self.query["example"])
            except UnknownExample:
                self._refuse(words["bad_query_title"], [words("bad_example", given=shown(self.query["example"]))])
        self._hang_up(first)

    def _begin_laying(self, sheet: Sheet | None) -> None:
        found, example = (sheet, None) if sheet is not None else self._first_laid()
        self.laying = Laying(found, self.language, self._laid, self.share)
        self._begun = (found, example)
        self._tell_of_bench()

    def _first_laid(self) -> tuple[Sheet, Example | None]:
        """What the address asks for; then nothing kept takes its place. Else what is kept, and else an example."""
        say = partial(narration.message, language=self.language)
        title = say("lab-address-refused")
        if "example" in self.query:
            try:
                asked_for = find(self.query["example"])
                self._asked_for = True
                return from_record(asked_for.told(self.language)), asked_for
            except (UnknownExample, EditFault):
                self._asked_for = False
                self._refuse(title, [say("lab-no-example", given=shown(self.query["example"]))])
        name = self.query.get("rules", "")
        if name in rule_set_names():
            self._asked_for = True
            return blank(name), None
        if name:
            self._refuse(title, [say("lab-no-rules", given=shown(name))])
        return from_record(gallery()[0].told(self.language)), gallery()[0]

    # --- going from way to way -----------------------------------------------------------------------

    def go(self, way: str) -> None:
        """Bring a deal in another way; the one that lies there stays."""
        if way == self.way == GALLERY:
            self._look_at_pictures()
        if way not in HOMES.values() or way == self.way:
            return
        self._hung = way == GALLERY
        self.notice.show({})
        left, self.way = self.way, way
        if way == LAY:
            self._lay_out()
        elif left == LAY:
            self._take_from_bench()
        if way == TEXT:
            self.table.wait_for_own()
        elif way == GALLERY:
            self.table.tell_again()
        self._compose()
        self._keep()

    def _compose(self) -> None:
        """Put on the page what belongs to this way."""
        ways: dict[str, list[Part]] = {
            GALLERY: [self.pictures, self.table.place],
            TEXT: [self.asking, self.table.place],
            LAY: [self.laying.app] if self.laying is not None else [],
        }
        self.whole.children = [*ways[self.way], self.books.place]
        self.head.lead = self.words[f"lead_{self.way}"]
        self._look_at_pictures(look=self._hung)
        self._hang()
        self._away()
        self.show_tabs(self.way)

    def _lay_out(self) -> None:
        """Lay out what lies on the table; what was laid out before can be had back by undoing that."""
        record = self.table.record if self.table.whole is not None else None
        try:
            first = None if record is None else from_record(record)
            if self.laying is None:
                self._begin_laying(self._laid_before() or first)
            assert self.laying is not None
            if record is not None and self.laying.bench.sheet != first:
                self.laying.take(record)
        except EditFault as fault:
            self._refuse(self.table.words["refused"], [fault.text(self.language)])
            return
        if record is not None:
            self._begun = (self.laying.bench.sheet, self.table.brought.example if self.table.brought else None)
        self.laying.show()
        self._tell_of_bench()

    def _laid_before(self) -> Sheet | None:
        """The deal that this browser keeps as laid out."""
        kept, self._laid_out_before = self._laid_out_before, None
        with suppress(EditFault):
            return from_record(kept) if kept is not None else None
        return None

    def _take_from_bench(self) -> None:
        """Put what was laid out on the table."""
        assert self.laying is not None
        begun, example = self._begun or (None, None)
        untouched = self.laying.bench.sheet is begun
        if not (untouched and self.table.whole is not None):
            if self.laying.deal is None:
                self._take_off()
                self._refuse(self.words["not_yet_title"], [self.words["not_yet"]], "note")
                return
            try:
                mine = Brought((read_value(self.laying.record),))
                self.table.put(Brought.of_example(example, self.language) if untouched and example else mine)
            except RecordError as fault:
                self._take_off()
                self._refuse(self.table.words["refused"], [narration.fault_told(fault, self.language)])
                return
        self._told = None
        self._lain()
        self.share.offer(self.table.whole)

    def _take_off(self) -> None:
        """Let nothing lie on the table, and nothing be said of a deal."""
        self.table.clear()
        self._told = None
        self.share.offer(None)
        self.books.put_aside()

    # --- the gallery ---------------------------------------------------------------------------------

    def _picked(self, intent: Mapping[str, Any]) -> None:
        """A subject or a picture was pressed."""
        if intent["kind"] == "example":
            with suppress(UnknownExample):
                self._hang_up(find(str(intent.get("id"))[:80]))
                self._look_at_pictures(look=False)
                self.arrive()

    def _look_at_pictures(self, *, look: bool = True) -> None:
        """Show the pictures in place of the deal, or the deal in place of them."""
        self._hung = look and self.way == GALLERY
        self._looked = self._looked or not self._hung
        self.pictures.hidden = not self._hung
        self.table.place.hidden = self.books.place.hidden = self._hung
        lies = self.table.brought if self._looked else None
        if lies is not None and self._lies_elsewhere(lies.example):
            self._lead_to(lies.example)
            lies = None
        elif lies is not None:
            self.resume.value = ""
        self.onward.hidden = lies is None
        self.resume.hidden = not self.resume.value
        self.pictures.children[0].hidden = self.onward.hidden and self.resume.hidden

    def _find_pictures(self, kept: str) -> None:
        """Show the deal that was kept, unless the address is that of the pictures, and the deal has one of its own."""
        if kept and self._hung:
            self._lead_to(find(kept))
            self._look_at_pictures()
        else:
            self._look_at_pictures(look=False)

    def _lies_elsewhere(self, example: Example | None) -> TypeGuard[Example]:
        """Whether a deal has an address of its own, which is not this one: a reload here finds the pictures."""
        return example is not None and self.home == GALLERY and self.query.get("example") != example.id

    def _lead_to(self, example: Example) -> None:
        """Let the way back to a deal be its own address."""
        page = escape(page_of(example, self.language))
        self.resume.value = f'<p class="pq-hint"><a href="{page}">{escape(self.words["onward"])}</a></p>'

    def _hang_up(self, example: Example) -> None:
        """Put an example on the table."""
        if self.table.brought is not None:
            self.notice.show({})
        self.table.put(Brought.of_example(example, self.language))
        self._hang()

    def _hang(self) -> None:
        """Mark the picture of what lies on the table."""
        example = self.table.brought.example if self.table.brought is not None else None
        scene = gallery_scene(example, self.language)
        if scene != self.gallery.scene:
            self.gallery.show(scene)

    # --- a deal is given ------------------------------------------------------------------------------

    def _make_giving(self) -> None:
        words = self.words
        self.text = TextArea(words["deal"], placeholder=words["deal_hint"])
        self.text.add_class("is-whole")
        self.text.add_class("is-brief")
        self.rule = Button(words["rule"], primary=True)
        self.upload = Upload(words["upload"], ".json,.txt,application/json,text/plain")
        self.sample, self.fill_in = Button(words["sample"]), Button(words["fill_in"])
        self.away, self.back = Button(words["away"]), Button(words["back_again"])
        buttons = [self.rule, self.upload, self.sample, self.fill_in, self.away, self.back]
        self.giving = controls([self.text, *buttons])
        self.giving.add_class("pq-giving")
        self.asking = Group([self.giving], "pq-asking")
        """Where a deal is given; beside it an example, until there is one."""
        self.rule.on_press(lambda: self._rule_for(self.text.value))
        self.upload.on_open(self._file_opened)
        self.sample.on_press(self._try_sample)
        self.fill_in.on_press(self._fill_in)
        self.away.on_press(self.take_away)
        self.back.on_press(self.take_back)
        self.text.on_change(lambda _: self._typed())

    def rule_on(self, text: str | bytes) -> bool:
        """Rule on a deal in any form; what cannot be ruled is told in a sentence, under which no other ruling stands.

        Returns:
            Whether it could be ruled.
        """
        try:
            self.table.read(text, self.books.two.chosen)
        except (Worded, RecordError) as fault:
            self._refused = text if isinstance(text, str) else ""
            self._put_aside()
            self._refuse(self.words["refused"], [given.fault_told(fault, self.language), *self._still_there()])
            return False
        self.notice.show({})
        self._before, self._refused = None, ""
        self.books.unfold()
        self._away()
        self._keep()
        return True

    def _still_there(self) -> list[str]:
        """What a refusal has left as it was: what was written, where anything was, and the deal before."""
        written, before = bool(self.text.value.strip()), self._before is not None
        told = " ".join(self.words[name] for name, so in (("kept", written), ("kept_before", before)) if so)
        return [told] if told else []

    def _put_aside(self) -> None:
        """Show no ruling, for it would be read as that of the deal just refused; the deal before can be had again."""
        self._before = self.table.stand() or self._before
        self._take_off()
        self._away()
        self._keep()

    def take_back(self) -> None:
        """Show the deal again that was put aside; the text in the field stays."""
        if self._before is None:
            return
        brought, rules, deal, step = self._before
        self._before, self._refused = None, ""
        self.notice.show({})
        self.table.put(brought, rules, deal, step)
        self.books.unfold()
        self._away()
        self.arrive(RULED)

    def take_away(self) -> None:
        """Go back to two books and deals of the tutor's own; the text stays in its field."""
        self.notice.show({})
        self._before, self._refused = None, ""
        self._take_off()
        self.books.offer(None, {}, None)
        self._away()
        self._keep()

    def _away(self) -> None:
        """Offer what can be done with what lies on the table, or lay there before; an example where nothing does."""
        empty = self.table.brought is None
        lent = empty and self.way == TEXT
        self.books.lend_example(lent)
        self.asking.children = (self.giving, *((self.books.two.ledgers,) if lent else ()))
        self.away.hidden = self.fill_in.hidden = empty
        self.back.hidden = self._before is None

    def _typed(self) -> None:
        """Something is written: a deal of the tutor's own would be read as the ruling of it."""
        self._refused = ""
        if self.way == TEXT and self.table.brought is None:
            if self.text.value.strip():
                self.books.put_aside()
            else:
                self.books.offer(None, {}, None)
        self._keep()

    def _file_opened(self, content: bytes) -> None:
        with suppress(RecordError):  # the refusal says so; there is no text to put into the field
            self.text.value = decoded(content)
        self._rule_for(content)

    def _try_sample(self) -> None:
        self.text.value = SAMPLE
        self._rule_for(self.text.value)

    def _fill_in(self) -> None:
        """Write what lies on the table into the field, to be changed."""
        brought = self.table.brought
        if brought is not None:
            told = brought.example.text(self.language) if brought.example is not None else brought.text
            self.text.value = told or json.dumps(dict(brought.values[0]), ensure_ascii=False, indent=1)
            self._typed()

    def _rule_for(self, text: str | bytes) -> None:
        """Rule on a deal for somebody who has just asked: the ruling comes into sight, the score first."""
        if self.rule_on(text):
            self.arrive(RULED)

    # --- what lies there ------------------------------------------------------------------------------

    def _lain(self) -> None:
        """Something lies on the table otherwise than before."""
        whole = self.table.whole
        if whole is not None and whole is not self._told:
            self._told = whole
            if self.table.brought is not None and self.table.brought.example is None and self.table.rules.value:
                self.books.two.chosen = self.table.rules.value  # the book that the reader wants rules what follows
            self.books.offer(whole, self.table.record, self.table.ruled_by)
            self._hang()
        self._keep()

    def _laid(self) -> None:
        """The deal that is laid out is another."""
        if self.notice.scene:
            self.notice.show({})
        self._tell_of_bench()
        self._keep()

    def _tell_of_bench(self) -> None:
        assert self.laying is not None
        deal = self.laying.deal
        if deal is None:
            self.books.put_aside()
        else:
            self.books.offer(deal, self.laying.record, self.laying.ruled_by)

    def say(self, title: str, paragraphs: list[str], tone: str = "note") -> None:
        """A note above the table."""
        self.notice.show({"title": title, "paragraphs": [one for one in paragraphs if one], "tone": tone})

    def lay(self, deal: Deal, ruling: int = 0) -> None:
        """Put a deal on the table, at the step at which a ruling was made; at its beginning for none."""
        if self.way == LAY:
            self.way = TEXT
            self._compose()
        self.table.put(Brought((read_value(write_record(deal, title=deal.title)),)))
        self.table.go_to(ruling)
        self._away()

    def _refuse(self, title: str, paragraphs: list[str], tone: str = "refused") -> None:
        """Say what cannot be had, why, and what stands on the page now."""
        self.say(title, paragraphs, tone)

    def _shared(self, deal: Deal) -> Shared:
        """The deal as it is shared: where it was disputed it opens beside the books."""
        if self.way != TEXT:
            return of_deal(deal, self.language)
        link = links.Link((self.table.record,), mode="lab", language=self.language)
        return Shared(link, "dispute.ipynb", deal)

    # --- found again, and sent on ---------------------------------------------------------------------

    def _keep(self) -> None:
        """Where a reload finds the deal again: in the address, and in this browser."""
        session, brought = self.table.session, self.table.brought
        if self.way == LAY and self.laying is not None:
            if self._begun is None or self.laying.bench.sheet is not self._begun[0]:  # else it was only looked at
                self.stores["lab"].keep(json.dumps(self.laying.record, ensure_ascii=False))
        elif self.way == TEXT:
            self.stores["dispute"].keep(self._written())
        elif session is not None and brought is not None:
            rules, deal = self.table.rules.value, self.table.deal.value
            place = ExamplesState(
                example=brought.example.id if brought.example else "",
                own="" if brought.example else json.dumps(dict(brought.values[0]), ensure_ascii=False),
                deal=int(deal),
                rules=rules,
                step=session.place,
                typed=str(self.text.value),
                look=look_of(session),
            )
            self.stores["examples"].keep(place.to_json())
        self.fragment.write(self._link())

    def _link(self) -> str:
        """The deal as a link holds it; empty where there is none, it is too long for one, or the address is enough."""
        with suppress(links.LinkFault):
            if self.way == LAY and self.laying is not None:
                return links.shortest(self.laying.shared().link)
            if self.table.whole is not None and not (self.way == self.home == GALLERY):
                link = self._shared(self.table.whole).link
                return links.write(link if self.home == TEXT else replace(link, mode="table"))
        return ""

    def _written(self) -> str:
        brought = self.table.brought or (self._before[0] if self._before is not None else None)
        text = brought.text if brought is not None else ""
        told = {"text": text, "typed": self.text.value, "refused": self._refused}
        return json.dumps({name: each[:LONGEST_KEPT] for name, each in told.items()})  # whatever was pasted

    def open(self, kept: Kept, address: Address) -> None:
        """Begin with the deal that the address holds; else go on, each way with its own, with what was kept."""
        self.known.open(kept)
        found = {name: store.recall(kept) for name, store in self.stores.items()}
        own = found[self.name]
        if self.home != LAY:
            self._laid_out_before = found["lab"]
        if self.home != TEXT:
            self._write_again(found["dispute"])
        if not self.fragment.hear(address.fragment, address.page) and own is not None:
            {GALLERY: self._stand_again, LAY: self._lay_again, TEXT: self._rule_again}[self.home](own)
        elif own is not None and self.home == TEXT:
            self._find_words(own)

    def _address(self, value: str, page: str) -> bool:
        """What stands after the #, a stranger's text: whether a deal is meant by it that was opened or refused here."""
        self.share.page = page
        opened = pasted.is_meant(value) and self._open_link(value)
        self.share.draw()
        return opened

    def _open_link(self, value: str) -> bool:
        """Show the deal of a link the way it asks for; whether what was kept is not to take its place."""
        way = self._way_of(value) if self.way == GALLERY else self.way
        if way == LAY:
            return self._open_laid(value)
        self._turn_to(TEXT)
        self.rule_on(value)
        return True

    def _way_of(self, value: str) -> str:
        """The way that a link asks for, where the address asks for none."""
        with suppress(links.LinkFault):
            return LAY if links.read(value).mode == "lab" else TEXT
        return TEXT

    def _turn_to(self, way: str) -> None:
        """Let the page stand at a way, without anything being taken along or kept."""
        if way != self.way:
            self.way = way
            if way == LAY and self.laying is None:
                self._begin_laying(None)
            self._compose()

    def _open_laid(self, value: str) -> bool:
        """Lay out the deal of a link, sound or not; whether there is one."""
        say = partial(narration.message, language=self.language)
        try:
            link = links.read(value)
        except links.LinkFault as fault:
            self._refuse(say("lab-link-refused"), [fault.text(self.language), say("lab-link-nothing")])
            return False
        self._turn_to(LAY)
        self.notice.show({})
        if len(link.records) > 1:
            self._refuse(say("lab-title"), [say("lab-link-many", count=len(link.records))], "note")
        self._open_sheet(from_record(link.records[0]))
        return True

    def _open_sheet(self, sheet: Sheet) -> None:
        assert self.laying is not None
        self.laying.open(sheet)
        self._begun = None
        self._tell_of_bench()

    def _write_again(self, kept: str | None) -> None:
        """Put what was being typed into its field, where another way begins: a stranger's text like any other."""
        with suppress(ValueError, TypeError, AttributeError):
            self.text.value = str(loaded(kept or "").get("typed", ""))[:LONGEST_KEPT]

    def _stand_again(self, value: str) -> None:
        with suppress(ValueError, UnknownExample, RecordError):  # then the first example stays
            place = ExamplesState.from_json(value)
            if self.query.get("example", place.example) != place.example:
                return
            own = None if place.example else Brought((read_value(place.own),), text=place.own)
            brought = own or Brought.of_example(find(place.example), self.language)
            self.table.put(brought, place.rules, str(place.deal), place.step)
            self.table.look(place.look)
            self._find_pictures(place.example)
            self.text.value = place.typed or self.text.value
            self._keep()
            if place.pasting:
                self._turn_to(TEXT)
                self.table.wait_for_own()
            self._away()

    def _lay_again(self, value: str) -> None:
        if self._asked_for or (self.laying is not None and self.laying.bench.changes):
            return
        try:
            self._open_sheet(from_record(value))
        except EditFault:
            say = partial(narration.message, language=self.language)
            self._refuse(say("lab-kept-refused"), [say("lab-kept-broken")])

    def _find_words(self, value: str) -> None:
        """Put the words of the deal that the address holds into their field again, where this browser kept them."""
        with suppress(ValueError, TypeError, AttributeError):
            kept = loaded(value)
            if self.table.is_told_by(str(kept.get("text", ""))[:LONGEST_KEPT]):
                self.text.value = str(kept.get("typed", ""))[:LONGEST_KEPT]
                self._keep()

    def _rule_again(self, value: str) -> None:
        if self.table.brought is not None:
            return
        with suppress(ValueError, TypeError, AttributeError):  # nothing is lost: the text was never ruled on
            kept = loaded(value)
            text = str(kept.get("text", ""))[:LONGEST_KEPT]
            self.text.value = str(kept.get("typed", ""))[:LONGEST_KEPT]
            if self.text.value:
                self._typed()
            refused = str(kept.get("refused", ""))[:LONGEST_KEPT]
            if text:
                self.rule_on(text)
            if refused:
                self.rule_on(refused)
