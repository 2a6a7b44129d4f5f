"""The table a teacher's link opens: its deal from where it begins, what it hides covered, to play or to step through.

Where exactly one hand is open the learner sits there and plays on, and the cards that the link hides stay hidden until
the deal is over; where all are open, or none is, the deal is stepped through. Where he is, the browser keeps. The same
page asks the learner's own costly choices again, where its address says so.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.table.asked_again import ASKED, again_page
from piquet_tutor.app.shared.address.linked import course_of, fault_of_link, link_in, mark_of, records_of
from piquet_tutor.app.shared.controls.controls import Button
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.page_state import cards_written, kept_or_none
from piquet_tutor.app.shared.keeping.restoring import take_up
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.linked_table import HANDS, LinkedPlay, LinkedReview
from piquet_tutor.app.visit import asked, language_asked
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import gallery
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.game.records import io
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.scripts import ScriptError, script_of, states_from

FORMAT: Final = "piquet-linked-table/1"


@in_every_language
def table_page(language: str | None = None, link: str = "") -> Page:
    """The table a link opens.

    Args:
        language: of the page; the address says it where nothing else does.
        link: deals to begin with, as a link; where the address holds one, that one.
    """
    language = language or language_asked()
    if ASKED in asked():
        return again_page(language)
    desk = TableController(language, link)
    parts = [head(desk.words), desk.elsewhere, desk.app]
    return Page("table", parts, wide=True, keeps=[desk.store], fragment=desk.address, opens=desk.open)


class TableController:
    """What lies on the table, and how it is looked at.

    Attributes:
        app: the table.
        note: what the teacher's link asks for.
        notice: why a link was not opened; empty otherwise.
        controls: which deal of the set, how it is gone through, and what is still covered.
        address: the page's address.
        store: what the browser keeps, of each link.
        elsewhere: that the deal is on the table of another tab, where it is.
    """

    def __init__(self, language: str = "en", link: str = "") -> None:
        self.language = language
        self.words = PageWords("table", language)
        self.notice, self.note = LessonCard({}), LessonCard({})
        self.address = Fragment(self._heard)
        self.store = HeldText(
            "table", self._go_on, which=lambda: mark_of(self.link), naming=lambda kept: str(kept.get("mark"))
        )
        self.elsewhere = Elsewhere(self.store, language)
        self.link = Link(tuple(records_of(gallery()[0].told(language))), language=language)
        self.number = 0
        self.playing = False
        self.over: frozenset[int] = frozenset()
        """The deals of the set whose end has been seen."""
        self.hidden = frozenset(self.link.hidden)
        self._kept = ""
        self._given = False
        self.way = Button()
        self.way.on_press(lambda: self.go_otherwise())
        self.next = Button(narration.message("classroom-table-next", self.language))
        self.next.on_press(lambda: self.go_to(self.number + 1))
        self.before = Button(narration.message("classroom-table-before", self.language))
        self.before.on_press(lambda: self.go_to(self.number - 1))
        self.uncover = controls([])
        self.controls = controls([self.before, self.next, self.way])
        above = (self.notice, self.note, self.controls, self.uncover)
        self.app = TableApp(self._session(), above=above, keep=self._keep)
        self.draw()
        if link:
            self._heard(link, "")

    # --- opening -------------------------------------------------------------------------------------

    def open(self, kept: Kept, address: Address) -> None:
        """Put the deal on the table that the address asks for, as it was left."""
        self._kept = self.store.recall(kept) or ""
        if not self.address.hear(address.fragment, address.page):
            self._take_up()

    def _heard(self, fragment: str, _page: str) -> bool:
        """What stands in the address: whether it was opened. A link that cannot be leaves everything as it was."""
        try:
            link = link_in(fragment)
            if link is None or (self._given and link == self.link):
                return False
            self.put(link)
            self._take_up()
        except (LinkFault, RecordError) as fault:
            self._refuse(fault_of_link(fault, self.language))
            return False
        return True

    def put(self, link: Link) -> None:
        """Put the first deal of a link on the table, from where it says.

        Raises:
            RecordError: one of its deals cannot be played through.
        """
        for record in link.records:
            course_of(record)
        self.link, self.number, self._given = link, 0, True
        self.hidden = frozenset(link.hidden)
        self.over = frozenset()
        self.playing = self.seat is not None and link.start != "done"
        self.notice.show({})
        self._again()

    def _refuse(self, said: str) -> None:
        told = [said, narration.message(f"classroom-table-{'kept' if self._given else 'none-opened'}", self.language)]
        self.notice.show(
            {
                "title": narration.message("classroom-table-refused", self.language),
                "paragraphs": told,
                "tone": "refused",
            }
        )
        if not self._given:
            self.note.show({})  # it would say that no link has come yet

    # --- what is on the table --------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """The one seat whose hand is open, where there is just one."""
        seats = io.rules_from(self.link.records[self.number]["rules"]).table.seats
        found = [seat for seat in seats if seat not in self.link.hidden]
        return found[0] if len(found) == 1 else None

    @property
    def _begun(self) -> int:
        """How many actions of the deal shown come before the link begins."""
        return len(links.dealt(self.link, self.number).actions)

    @property
    def to_watch(self) -> bool:
        """Whether the record tells how the deal shown went on from where the link begins."""
        return len(course_of(self.link.records[self.number])) - 1 > self._begun

    def _covered(self) -> frozenset[str]:
        """What is covered beside hands; all of it where no hand is open, since rulings tell of hands."""
        parts = self.hidden & set(links.PARTS)
        return parts | ({HANDS, "rulings", "talon", "discards"} if self._all_hidden() else set())

    def _all_hidden(self) -> bool:
        seats = io.rules_from(self.link.records[self.number]["rules"]).table.seats
        return set(seats) <= self.hidden

    def _session(self) -> LinkedPlay | LinkedReview:
        """The session of the deal shown, from where the link begins."""
        record = self.link.records[self.number]
        begun = self._begun
        seat = self.seat
        if self.playing and seat is not None:
            states = list(course_of(record)[: begun + 1])
            return LinkedPlay(states, seat, self._covered(), self.language, self._onward)
        seats = io.rules_from(record["rules"]).table.seats
        shut = [each for each in seats if each in self.hidden]
        looking = next((each for each in seats if each not in shut), seats[0]) if shut else None
        session = LinkedReview(io.read_score(record), self._covered(), looking, self.language)
        session.begin_at(begun)
        return session

    def _again(self) -> None:
        """Put it on the table anew."""
        if self.seat is not None and not self.to_watch and not course_of(self.link.records[self.number])[-1].done:
            self.playing = True  # nothing has been played yet that could be stepped through
        self.app.attach(self._session())
        self.draw()

    def _onward(self) -> None:
        """After the deal the next one; after the last the same once more."""
        last = self.number + 1 >= len(self.link.records)
        self.number += 0 if last else 1
        self._again()

    def go_to(self, number: int) -> None:
        """Another deal of the set; beyond either end is that end."""
        self.number = max(0, min(len(self.link.records) - 1, number))
        self._again()

    def go_otherwise(self) -> None:
        """Play on instead of stepping through, or step through instead of playing on."""
        self.playing = not self.playing
        self._again()

    def show(self, part: str) -> None:
        """Uncover a part of what the link hides; the deal stays where it has come to."""
        if part not in self._to_show():
            return
        before = self.app.session
        self.hidden -= {part}
        self._again()
        after = self.app.session
        if isinstance(before, LinkedReview) and isinstance(after, LinkedReview):
            after.go(before.place)
        elif isinstance(before, LinkedPlay) and isinstance(after, LinkedPlay):
            after.resume(list(before.states), list(before.decisions), before.since)
        after.tell()

    def _has_ended(self, session: object) -> bool:
        """Whether the end of the deal has been seen: it was played out, or its last step is shown."""
        if isinstance(session, LinkedReview):
            return session.states[session.place].done
        return isinstance(session, LinkedPlay) and session.states[-1].done

    # --- what is kept --------------------------------------------------------------------------------

    def _keep(self) -> None:
        session = self.app.session
        if self._has_ended(session) and self.number not in self.over:
            self.over |= {self.number}
            self._draw_covered()
        told: dict[str, Any] = {
            "format": FORMAT,
            "mark": mark_of(self.link),
            "deal": self.number,
            "playing": self.playing,
            "hidden": sorted(self.hidden),
            "over": sorted(self.over),
        }
        if isinstance(session, LinkedPlay):
            told["actions"] = script_of(session.states[-1].actions)
            told["decisions"] = session.decisions
            told["chosen"] = cards_written(session.chosen)
        elif isinstance(session, LinkedReview):
            told["place"] = session.place
        self.store.keep(json.dumps(told, separators=(",", ":")))

    def _go_on(self, text: str) -> None:
        self._kept = text
        self._take_up()

    def _take_up(self) -> None:
        """Go on where the same link was left; what does not fit is as if it had not been kept."""
        mark = mark_of(self.link)
        kept = kept_or_none(self.store.of(mark) or self._kept, FORMAT)
        if kept.get("mark") != mark:
            return
        number, hidden, over = kept.get("deal"), kept.get("hidden"), kept.get("over")
        self.number = number if type(number) is int and 0 <= number < len(self.link.records) else 0
        if isinstance(hidden, list):
            self.hidden = frozenset(self.link.hidden) & {each for each in hidden if isinstance(each, str)}
        self.over = frozenset(each for each in over if type(each) is int) if isinstance(over, list) else frozenset()
        self.playing = self.seat is not None and kept.get("playing") is True
        self._again()
        session = self.app.session
        if isinstance(session, LinkedPlay):
            self._replay(session, kept)
        elif isinstance(session, LinkedReview) and type(kept.get("place")) is int:
            session.go(kept["place"])
        session.tell()

    def _replay(self, session: LinkedPlay, kept: dict[str, Any]) -> None:
        """Every action again, judged by the engine again; none of them where one is not allowed."""
        laid = links.dealt(self.link, self.number).actions
        try:
            states = states_from(kept.get("actions"), session.states[0])
        except ScriptError:
            return
        if states[-1].actions[: len(laid)] != laid:
            return
        take_up(session, states, kept)

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Say what the link asks for, and offer what can be done about it."""
        count, several = len(self.link.records), len(self.link.records) > 1
        self.before.hidden = not (several and self.number)
        self.next.hidden = not (several and self.number + 1 < count)
        seat = self.seat
        self.way.hidden = seat is None or not self.to_watch
        self.way.label = narration.message(f"classroom-table-{'watch' if self.playing else 'play'}", self.language)
        shown = [each for each in (self.before, self.next, self.way) if not each.hidden]
        self.controls.hidden = not shown
        self._draw_covered()
        title = narration.message(f"classroom-table-{'given' if self._given else 'none'}", self.language)
        told = (
            [narration.message("classroom-table-set", self.language, number=self.number + 1, count=count)]
            if several
            else []
        )
        if not self._given:
            told += [narration.message("classroom-table-none-why", self.language)]
        elif seat is not None:
            told += [
                narration.message(f"classroom-table-{'sit' if self.playing else 'stand'}", self.language, seat=seat)
            ]
        elif self._all_hidden():
            told += [narration.message("classroom-table-all-hidden", self.language)]
        else:
            told += [narration.message("classroom-table-step-through", self.language)]
        self.note.show({"title": title, "paragraphs": told, "tone": "note"})

    def _to_show(self) -> list[str]:
        """What can be uncovered. Cards wait for the end of a deal that can be played on; hands stay shut during it."""
        seats = io.rules_from(self.link.records[self.number]["rules"]).table.seats
        parts = [part for part in (*seats, *links.PARTS) if part in self.hidden]
        waits = self.playing or (self.seat is not None and self.number not in self.over)
        return [part for part in parts if part in links.NO_CARDS] if waits else parts

    def _draw_covered(self) -> None:
        """A button for each part that can be uncovered."""
        buttons = []
        for part in self._to_show():
            key = "show" if part in links.PARTS else "show-hand"
            button = Button(narration.message(f"classroom-table-{key}", self.language, part=part, seat=part))
            button.on_press(partial(self.show, part))
            buttons.append(button)
        self.uncover.children = tuple(buttons)
        self.uncover.hidden = not buttons
