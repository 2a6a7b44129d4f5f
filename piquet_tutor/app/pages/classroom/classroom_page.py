"""The classroom: deals presented to a class, one step at a time.

What is presented comes from a link in the address, or from the gallery. Where the presentation is, and the hands that
were raised, the browser keeps; it is asked for them once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.classroom.lesson_deals import lesson_deals
from piquet_tutor.app.pages.classroom.live_desk import LiveDesk
from piquet_tutor.app.pages.classroom.presenter_scene import MOST_HANDS, Looks, Presenter, beat_scene, opening_scene
from piquet_tutor.app.pages.classroom.presenter_steps import ASKING, Beat, Presentation, choices_of
from piquet_tutor.app.pages.classroom.presenter_swap import BeatSwaps, BeatTurnings
from piquet_tutor.app.pages.classroom.together_desk import TogetherDesk
from piquet_tutor.app.part import Intent
from piquet_tutor.app.shared.address.linked import course_of, examples_listed, link_in, mark_of, records_of
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard, Markup
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.page_state import kept_or_none
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.visit import language_asked
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import find, gallery
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.state import Deal

FORMAT: Final = "piquet-presentation/1"
PLAY: Final = ("brief", "whole")
"""How much of the play is shown: only the cards of which there is something to say, or every card."""
FROM_LINK: Final = ""
"""The choice of deals that came with a link."""
LONGEST_TITLE: Final = 120
MOST_PARTS: Final = 20
FURTHER: Final = ("cards", "law", "change")
"""Sorts of questions that may stand beside another one about the same ruling."""
LEADS: Final = ("press", "tally", "hand")
"""What a teacher does at the screen that takes the phones along, where the page was merely opened before."""
MOST_KEPT: Final = 400
"""Questions of which raised hands are kept."""


@in_every_language
def classroom_page(language: str | None = None, link: str = "") -> Page:
    """Deals presented to a class.

    Args:
        language: of the page; the address says it where nothing else does.
        link: deals to begin with, as a link; where the address holds one, that one.
    """
    language = language or language_asked()
    desk = ClassroomController(language, link)
    parts = [head(desk.words), desk.elsewhere, desk.notice, desk.presenter, desk.live.part, desk.controls, desk.about]
    return Page("classroom", parts, wide=True, keeps=[desk.store], fragment=desk.address, opens=desk.open)


class ClassroomController:
    """What is presented, and where the presentation is.

    Attributes:
        presenter: the screen.
        notice: why a link was not opened; empty otherwise.
        live: the room in which a class answers from its own telephones.
        together: the deal that the class plays itself, where it does.
        controls: which deals, and how much is asked.
        address: the page's address.
        store: what the browser keeps, of each set of deals.
        elsewhere: that the same deals are presented in another tab, where they are.
        opening: whether only the name of the deal is told yet, before its first beat.
    """

    def __init__(self, language: str = "en", link: str = "") -> None:
        self.language = language
        self.words = PageWords("classroom", language)
        self.notice = LessonCard({})
        self.presenter = Presenter()
        self.presenter.on_intent(self.handle)
        self.address = Fragment(self._heard)
        self.live = LiveDesk(language, self._answered)
        self.live.hand_out(self._handed_out)
        self.store = HeldText(
            "classroom", self._go_on, which=lambda: mark_of(self.link), naming=lambda kept: str(kept.get("mark"))
        )
        self.elsewhere = Elsewhere(self.store, language)
        self.tallies: dict[str, dict[str, int]] = {}
        self.telephoned: dict[str, dict[str, int]] = {}
        self.asking = ASKING[0]
        self.link = self._example(gallery()[0].id)
        self.hidden: frozenset[str] = frozenset()
        self.number = self.beat = 0
        self.opening = False
        self.brief = True
        self.course = Presentation(course_of(self.link.records[0]), brief=self.brief)
        self._kept: dict[str, Any] = {}
        self._lesson: tuple[object, Mapping[str, Any]] = (None, {})
        self._swaps = BeatSwaps(self.draw)
        self._turnings = BeatTurnings(self._turned)
        self._make_controls()
        self.draw()
        if link:
            self._heard(link, "")

    # --- controls ------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        self.deals = Choice(narration.message("classroom-page-deals", self.language))
        self.deals.add_class("is-broad")
        self._offer_deals(gallery()[0].id)
        self.questions = Choice(narration.message("classroom-page-asking", self.language))
        self.questions.offer(
            [(narration.message(f"classroom-page-asking-{each}", self.language), each) for each in ASKING]
        )
        self.play = Choice(
            narration.message("classroom-page-play", self.language),
            options=[(narration.message(f"classroom-page-play-{each}", self.language), each) for each in PLAY],
        )
        self.together = TogetherDesk(
            self.language, lambda: (self.course.states[0], self.number), self.draw, self.live.take_lead
        )
        self.controls = controls([self.deals, self.questions, self.play, self.together.control])
        self.about = Markup(
            f'<p class="pq-hint">{escape(narration.message("classroom-page-hint", self.language))} '
            f'<a href="teacher.ipynb">{escape(narration.message("classroom-page-hint-link", self.language))}</a></p>'
        )
        self.deals.on_change(lambda value: self._chosen(value))
        self.questions.on_change(lambda value: self._ask(value))
        self.play.on_change(lambda value: self._play(value))

    def _offer_deals(self, chosen: str, count: int = 0) -> None:
        listed = examples_listed(self.language)
        own = (
            [["", [[narration.message("classroom-page-set", self.language, count=count), FROM_LINK]]]] if count else []
        )
        self.deals.groups = own + listed
        self.deals.value = chosen

    def _example(self, name: str) -> Link:
        return _link_of(name, self.language)

    def _chosen(self, name: str) -> None:
        if name == FROM_LINK:
            return
        self.live.take_lead()
        self._present(name)

    def _present(self, name: str) -> None:
        """Present a deal of the gallery."""
        if self.put(self._example(name)):
            self._offer_deals(name)
            self.address.write(links.write(self.link))

    def _ask(self, how: str) -> None:
        self.live.take_lead()
        beat = self.course.beats[self.beat]
        self.asking = how
        self._set_course(self.number)
        self.beat = self._like(beat)
        self.draw()

    def _play(self, how: str) -> None:
        self.live.take_lead()
        beat = self.course.beats[self.beat]
        self.brief = how == "brief"
        self._set_course(self.number)
        self.beat = self._like(beat)
        self.draw()

    # --- opening -------------------------------------------------------------------------------------

    def open(self, kept: Kept, address: Address) -> None:
        """Present what the address asks for, else what was presented last: as it was left."""
        self._remember(self.store.recall(kept))
        if not self.address.hear(address.fragment, address.page):
            self._resume()

    def _heard(self, fragment: str, _page: str) -> bool:
        """What stands in the address: whether that settles what is presented. A faulty link leaves it as it was."""
        try:
            link = link_in(fragment)
        except LinkFault as fault:
            self._refuse(fault.text(self.language))
            return True
        if link is None or link == self.link or not self.put(link):
            return False
        example = _example_of(link)
        self._offer_deals(example or FROM_LINK, 0 if example else len(link.records))
        self._take_up()
        return True

    def put(self, link: Link) -> bool:
        """Present the deals of a link from where it says; whether all of them can be presented."""
        for number, record in enumerate(link.records, 1):
            try:
                course_of(record)
            except RecordError as error:
                self._refuse(
                    narration.message(
                        "classroom-page-unplayable",
                        self.language,
                        number=number,
                        why=narration.fault_told(error, self.language),
                    )
                )
                return False
        self.notice.show({})
        self.link, self.tallies, self.telephoned, self._swaps = link, {}, {}, BeatSwaps(self.draw)
        self._turnings = BeatTurnings(self._turned)
        self.hidden = frozenset(link.hidden)
        self.together.end()
        self.go_to(0)
        return True

    def _refuse(self, said: str) -> None:
        lines = [
            said,
            narration.message(f"classroom-page-{'kept' if self.deals.value == FROM_LINK else 'none'}", self.language),
        ]
        self.notice.show(
            {
                "title": narration.message("classroom-page-refused", self.language),
                "paragraphs": lines,
                "tone": "refused",
            }
        )

    def _remember(self, text: str | None) -> None:
        """What the browser kept, untrusted: whatever does not fit is as if it had not been kept."""
        self._kept = kept_or_none(text, FORMAT)
        self.live.recall(self._kept.get("asked"))

    def _go_on(self, text: str) -> None:
        self._remember(text)
        self._resume()

    def _resume(self) -> None:
        """Go on with what was kept."""
        example, link = self._kept.get("example"), self._kept.get("link")
        if self.deals.value and isinstance(example, str) and example in [one.id for one in gallery()]:
            self._present(example)
        elif self.deals.value and isinstance(link, str):
            self._open_kept(link)
        self._take_up()

    def _open_kept(self, written: str) -> None:
        """Open the link that was presented last, untrusted; one that cannot be opened is as if it had not been kept."""
        try:
            link = link_in(written)
        except LinkFault:
            return
        if link is not None and self.put(link):
            self._offer_deals(FROM_LINK, len(link.records))
            self.address.write(links.write(link))

    def _take_up(self) -> None:
        """Go on where the same deals were left."""
        mark, kept = mark_of(self.link), self._kept
        if kept.get("mark") != mark:
            kept = kept_or_none(self.store.of(mark), FORMAT)
        if not kept:
            return
        self._kept = {}
        if kept.get("asking") in ASKING:
            self.asking = kept["asking"]
            self.questions.value = self.asking
        if kept.get("play") in PLAY:
            self.brief = kept["play"] == "brief"
            self.play.value = kept["play"]
        self.hidden = frozenset(self._parts(kept.get("hidden")))
        self._set_course(_number(kept.get("deal"), len(self.link.records) - 1))
        self.opening = kept.get("opening") is True and self.number > 0
        place, upto = (_number(kept.get(each), 10_000) for each in ("place", "upto"))
        asks, sort = kept.get("asks") is True, kept.get("sort")
        self.beat = self._alike(place, upto, asks, sort if isinstance(sort, str) else "")
        if sort == "change":  # it was found before, and the class may be answering it
            self._turnings.seek(self.course, self.number, self.beat, now=True)
            self.beat = self._alike(place, upto, asks, sort)
        self.tallies, self.telephoned = _tallies(kept.get("tallies")), _tallies(kept.get("telephoned"))
        self.together.recall(kept.get("together"), self._opening)
        self.draw()

    def _parts(self, given: Any) -> list[str]:
        """The hidden parts that were kept; a word that is none of any deal hides nothing."""
        if not isinstance(given, list):
            return list(self.link.hidden)
        return [each for each in given if isinstance(each, str)][:MOST_PARTS]

    def _opening(self, number: int) -> Deal:
        """A deal of the set as it was dealt."""
        return course_of(self.link.records[min(number, len(self.link.records) - 1)])[0]

    # --- stepping ------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Take in what was pressed; what cannot be understood is dropped."""
        kind = intent["kind"]
        if kind == "press" and self.live.press(intent.get("action")):
            self.draw()  # how to join was shown, or is no longer
            return
        if kind in LEADS:
            self.live.take_lead()
        if self.together.on:
            self._play_together(intent)
        elif kind == "press":
            self._press(intent.get("action"))
        elif kind == "tally":
            self._tally(intent.get("choice"), intent.get("count"), intent.get("by"))
        elif kind == "swap" and not self.opening:
            self._swaps.seek(self.course, self.number, self.course.beats[self.beat], self.language)
        elif kind == "hand" and intent.get("seat") in self.course.states[0].table.seats:
            self._show_or_hide(str(intent["seat"]))
        self.draw()

    def _play_together(self, intent: Intent) -> None:
        """The same, where the class plays."""
        if intent["kind"] == "press":
            self.together.press(intent.get("action"), self.live.room.answered if self.live.room.code else 0)
        elif intent["kind"] == "tally":
            self.together.raise_hand(intent.get("choice"), intent.get("count"), intent.get("by"))

    def _press(self, name: Any) -> None:
        if name == "next":
            self._on()
        elif name == "back":
            self._back()
        elif name in ("first", "last"):
            self.opening = False
            self.beat = 0 if name == "first" else self._last
        elif name in ("earlier", "later"):
            self.go_to(self.number + (1 if name == "later" else -1))

    @property
    def _last(self) -> int:
        """The last beat of the deal."""
        return len(self.course.beats) - 1

    def _on(self) -> None:
        """One step on; from the last of a deal to the name of the next, and from there to its first."""
        if self.opening:
            self.opening = False
        elif self.beat < self._last:
            self.beat += 1
        elif self.number < len(self.link.records) - 1:
            self.go_to(self.number + 1)

    def _back(self) -> None:
        """One step back, by the way that ``_on`` came."""
        if self.opening:
            self.go_to(self.number - 1)
            self.opening, self.beat = False, self._last
        elif self.number and self.beat == self.course.start(self.link.start):
            self.opening = True
        else:
            self.beat = max(0, self.beat - 1)

    def go_to(self, number: int) -> None:
        """Present a deal of the set from where the link says; beyond either end is that end.

        A deal after the first is named on a step of its own, so that nobody takes it for the last one going on.
        """
        self._set_course(max(0, min(len(self.link.records) - 1, number)))
        self.beat = self.course.start(self.link.start)
        self.opening = self.number > 0
        self.draw()

    def _set_course(self, number: int) -> None:
        self.number = number
        covered = self.hidden.difference(links.NO_CARDS)  # rulings are told one by one always; the score is no card
        course = course_of(self.link.records[number])
        self.course = Presentation(course, covered, self.asking, self.brief, self._turnings.of(number))

    def _show_or_hide(self, seat: str) -> None:
        beat = self.course.beats[self.beat]
        self.hidden ^= {seat}
        self._set_course(self.number)
        self.beat = self._like(beat)

    def _turned(self, number: int, upto: int) -> None:
        """Take in two cards that would turn a ruling: the question about them comes after it."""
        if number != self.number:
            return
        changes = [
            at
            for at, beat in enumerate(self.course.beats)
            if beat.upto == upto and beat.question is not None and beat.question.sort == "change"
        ]
        if changes and self.beat >= changes[0]:
            self.beat += 2  # the question and its answer
        self.draw()

    def _like(self, beat: Beat) -> int:
        """The beat of these questions that is most like one of others."""
        asked = beat.question or beat.answered
        return self._alike(beat.place, beat.upto, beat.question is not None, asked.sort if asked is not None else "")

    def _alike(self, place: int, upto: int, asks: bool, sort: str) -> int:
        """The first beat that has come as far; where something is asked next, that beat or the one before it."""
        beats = self.course.beats
        for at, beat in enumerate(beats):
            asked = beat.question or beat.answered
            stands = (beat.place, beat.upto, beat.question is not None, asked.sort if asked is not None else "")
            if stands == (place, upto, asks, sort):
                return at
        found = next((at for at, beat in enumerate(beats) if (beat.place, beat.upto) >= (place, upto)), len(beats) - 1)
        following = beats[min(found + 1, len(beats) - 1)]
        next_asks = following.question is not None and (following.place, following.upto) == (place, upto)
        return found + 1 if asks and next_asks and beats[found].question is None else found

    # --- raised hands --------------------------------------------------------------------------------

    @property
    def _question(self) -> str:
        """The question of this beat, asked or just answered, by a name of its own."""
        beat = self.course.beats[self.beat]
        asked = beat.question or beat.answered
        return f"{self.number}.{beat.since}{f'.{asked.sort}' if asked is not None and asked.sort in FURTHER else ''}"

    def _tally(self, choice: Any, count: Any, by: Any) -> None:
        """So many hands for an answer, or one more or less than there were."""
        question = self.course.beats[self.beat].question
        if self.opening or question is None or choice not in choices_of(question):
            return
        raised = self.tallies.get(self._question, {})
        if type(by) is int and abs(by) == 1:
            count = raised.get(choice, 0) + by
        if type(count) is int:
            self.tallies[self._question] = {**raised, choice: max(0, min(MOST_HANDS, count))}

    def _answered(self) -> None:
        """Take in how those have answered who did so from a telephone; the hands that were raised stay beside them."""
        tally = self.live.tally()
        if tally is not None and not self.together.on:
            self.telephoned[self._question] = dict(tally)
        self.draw()

    @property
    def _given(self) -> dict[str, int]:
        """How often each answer to the question of this beat was given, by raised hand or telephone."""
        by_hand, by_telephone = (each.get(self._question, {}) for each in (self.tallies, self.telephoned))
        return {each: by_hand.get(each, 0) + by_telephone.get(each, 0) for each in {**by_hand, **by_telephone}}

    def _handed_out(self) -> Mapping[str, Any] | None:
        """The deals of the lesson as a room hands them out; none while the class plays, for it sees one hand alone."""
        if self.together.on:
            return None
        asked = (mark_of(self.link), self.hidden)
        if self._lesson[0] != asked:
            self._lesson = (asked, lesson_deals(self.link, self.hidden))
        return self._lesson[1]

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the beat, and have the browser keep where it is."""
        self.together.offer()
        mark = mark_of(self.link)
        if self.together.on:
            shown = self.together.scene()
            self.together.lead(self.live, mark)
        else:
            self.live.follow(self.course, -1 if self.opening else self.beat, mark, self._question, self._deal_named())
            shown = self._beat_shown()
        self.presenter.show({**shown, "everywhere": True, **self.live.joined_scene()})
        if not self.together.on and not self.opening:
            self._turnings.seek(self.course, self.number, self.beat)
        self.store.keep(self._written())

    def _beat_shown(self) -> dict[str, Any]:
        looks = Looks(
            title=self._title(),
            number=self.number + 1,
            count=len(self.link.records),
            depth=self.link.depth,
            score="score" not in self.hidden,
            tally=self._given,
            misread=self._misread(),
            language=self.language,
        )
        scene = (
            opening_scene(self.course, self.beat, looks) if self.opening else beat_scene(self.course, self.beat, looks)
        )
        beat = self.course.beats[self.beat]
        swap = {} if self.opening else self._swaps.scene(self.course, self.number, beat, self.language)
        return {**scene, **swap, "end": self._end()}

    def _misread(self) -> Mapping[str, str]:
        """What those believe who answered wrongly, where hands were raised for the question just answered."""
        answered = self.course.beats[self.beat].answered
        if self.opening or answered is None or not any(self._given.values()):
            return {}
        if self.course.asks_for_law(self.beat):
            return {}
        return self.live.misread(self.course, answered)

    def _end(self) -> str:
        """What is said on the last beat of a deal: that another comes, or that this was all."""
        if self.opening or self.beat < self._last:
            return ""
        count = len(self.link.records)
        if self.number < count - 1:
            return narration.message("classroom-page-end-of-deal", self.language, next=self.number + 2, count=count)
        return narration.message("classroom-page-end", self.language, count=count)

    def _title(self) -> str:
        """What the deal is called; an example's title tells what is still to be asked, so it waits until nothing is."""
        deal = self.course.states[0]
        over = self.beat == self._last and not self.opening
        title = deal.title if over or self.asking == "none" else own_title(deal)
        return title[:LONGEST_TITLE]

    def _deal_named(self) -> str:
        """What the deal is called in the report, which is read when nothing is asked any more."""
        title = str(self.link.records[self.number].get("title", ""))[:LONGEST_TITLE]
        return title or narration.message("classroom-page-deal", self.language, number=self.number + 1)

    def _written(self) -> str:
        beat = self.course.beats[self.beat]
        state: dict[str, Any] = {
            "format": FORMAT,
            "mark": mark_of(self.link),
            "example": self.deals.value,
            "link": links.write(self.link) if self.deals.value == FROM_LINK else "",
            "deal": self.number,
            "opening": self.opening,
            "place": beat.place,
            "upto": beat.upto,
            "asks": beat.question is not None,
            "sort": asked.sort if (asked := beat.question or beat.answered) is not None else "",
            "asking": self.asking,
            "play": self.play.value,
            "hidden": sorted(self.hidden),
            "tallies": self.tallies,
            "telephoned": self.telephoned,
            "asked": self.live.kept(),
            "together": self.together.kept(),
        }
        return json.dumps(state, separators=(",", ":"))


def _number(value: Any, most: int) -> int:
    return max(0, min(most, value)) if type(value) is int else 0


def _tallies(value: Any) -> dict[str, dict[str, int]]:
    """Raised hands by question and answer; whatever is none of these is left out."""
    found: dict[str, dict[str, int]] = {}
    for question, raised in list(value.items())[:MOST_KEPT] if isinstance(value, Mapping) else ():
        if isinstance(raised, dict):
            found[question] = {choice: _number(count, MOST_HANDS) for choice, count in list(raised.items())[:9]}
    return found


def _link_of(example: str, language: str) -> Link:
    """The link that an example chosen from the list writes into the address."""
    return Link(tuple(records_of(find(example).told(language))), language=language, mode="presenter")


def _example_of(link: Link) -> str:
    """The example of the list that a link holds and no more, as after a reload; empty for none."""
    titles = {str(record.get("title", "")) for record in link.records}
    found = (one.id for one in gallery() if narration.message(one.title, link.language) in titles or len(titles) > 1)
    return next((one for one in found if _link_of(one, link.language) == link), "")
