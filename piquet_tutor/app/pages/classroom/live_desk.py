"""A live class as the teacher's page keeps it: whether a room is open, what it is told, and how the class has answered.

What the view reports came from telephones: it is a stranger's, and whatever does not fit is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from typing import Any, Final, TypeGuard

from piquet_tutor import narration
from piquet_tutor.app.address import is_loopback
from piquet_tutor.app.pages.classroom.class_command import class_command
from piquet_tutor.app.pages.classroom.live_class import LiveClass
from piquet_tutor.app.pages.classroom.live_report import LiveReport
from piquet_tutor.app.pages.classroom.live_scene import (
    WrongMarks,
    misread_named,
    number_of,
    reveal_scene,
    step_scene,
    wrong_marks,
)
from piquet_tutor.app.pages.classroom.live_seats import SeatList
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.part import Intent
from piquet_tutor.explore import qr
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.class_report.asked import MOST, Poll
from piquet_tutor.teach.questions.asked import Askable

LONGEST_CODE: Final = 12
LONGEST_ADDRESS: Final = 500
WORDS: Final = ("title", "open", "open-alone", "close", "names", "join", "copy", "copied", "not-copied")
DEALS: Final = "#deals"
"""Behind the address of a room: the deals of the lesson alone, without a seat."""
NO_BREAK: Final = "\u00a0"
ENDS: Final = ("closed", "over", "full", "many", "nowhere")


@dataclass
class RoomSnapshot:
    """The room as the page knows it.

    Attributes:
        code: what pupils type; empty while none is open.
        address: of the pupils' page.
        named: whether names are asked for.
        joined: how many have sat down.
        answered: how many have answered the question that stands.
        crowd: how many seats the address has that has the most, where they have more than one.
    """

    code: str = ""
    address: str = ""
    named: bool = False
    joined: int = 0
    answered: int = 0
    crowd: int = 0


@dataclass(frozen=True)
class OpinionPoll:
    """What a class is asked that no ruling answers, such as what it wants to play.

    Attributes:
        number: the question's own.
        of: what is played: once it is something else, a question of it is none any more.
        step: as the room takes it; None where nothing is asked.
        reveal: the same; None before.
        take: takes in how many gave each answer, as the room counted them.
        about: what the report says of it; None of what is no part of it, such as a vote.
    """

    number: int
    of: str
    step: dict[str, Any] | None = None
    reveal: dict[str, Any] | None = None
    take: Callable[[Mapping[str, Any]], object] | None = None
    about: Poll | None = None


@dataclass
class LiveDesk:
    """The live class of one page.

    Attributes:
        language: of the teacher's page.
        changed: called when something came in that the screen shows.
        part: what is shown.
        room: the room.
        report: how the class answered every question that was revealed to it.
        joining: whether the big screen shows how to join, before anything else.
    """

    language: str
    changed: Callable[[], object]
    part: LiveClass = field(default_factory=LiveClass)
    room: RoomSnapshot = field(default_factory=RoomSnapshot)
    report: LiveReport = field(init=False)
    joining: bool = False
    _note: str = ""
    _stands: str = ""
    _alone: bool = False
    _names: bool = False
    _deals: Callable[[], Mapping[str, Any] | None] | None = None
    _seats: SeatList = field(init=False)
    _marks: dict[int, WrongMarks] = field(default_factory=dict)
    _abouts: dict[int, Poll] = field(default_factory=dict)
    _course: Presentation | None = None
    _beat: int = 0
    _number: int = 0
    _asks: bool = False
    _of: str = ""
    _deal: str = ""
    _day: str = ""
    _led: OpinionPoll | None = None
    _waits: bool = False
    """Whether this page was opened while a room was at something: it moves no phone before somebody takes the lead."""
    _at: int = 0
    """The question at which the room is."""

    def __post_init__(self) -> None:
        """Begin without a room."""
        self._seats = SeatList(self.language)
        self.report = LiveReport(self.language)
        self.part.on_intent(self.handle)

    # --- what the page says ----------------------------------------------------------------------------

    def follow(self, course: Presentation, beat: int, mark: str, question: str, deal: str = "") -> None:
        """Follow the presentation to a beat.

        Args:
            course: the deal.
            beat: the number of the beat; -1 while only the name of the deal is told.
            mark: of the deals that are presented.
            question: the name of the question of this beat among them.
            deal: what the deal is called in the report.
        """
        number = number_of(mark, question)
        if number != self._number:
            self.room.answered = 0  # of this question nobody has yet, before the room says so
        self._course, self._beat, self._number, self._led, self._of = course, beat, number, None, mark
        self._deal = deal
        self.show()

    def take_lead(self) -> None:
        """Have the phones follow this page from now on: somebody teaches with it, and has not only opened it."""
        self._waits = False

    def lead(self, led: OpinionPoll) -> None:
        """Ask something else than the presentation does, until that is followed again."""
        if led.number != self._number:
            self.room.answered = 0  # of this question nobody has yet, before the room says so
        self._number, self._led, self._of = led.number, led, led.of
        self.show()

    def hand_out(self, deals: Callable[[], Mapping[str, Any] | None]) -> None:
        """Have a room show the deals of the lesson, by language, to whoever looks; asked for once one is open."""
        self._deals = deals

    def show(self) -> None:
        """Show how things stand."""
        course, beat = self._course, self._beat
        at = course.beats[beat] if course is not None and beat >= 0 and self._led is None else None
        step = reveal = None
        if self._led is not None and self.room.code:
            step, reveal = self._led.step, self._led.reveal
        if self.room.code and course is not None and at is not None and (at.question or at.answered):
            asking = beat if at.question is not None else _asking(course, beat)
            step = step_scene(course, asking, self._number) if asking is not None else None
            if at.answered is not None and asking is not None:
                reveal = reveal_scene(course, beat, self._number, self._sayable(course, beat, at.answered))
        about = self._about() if reveal is not None else None
        if reveal is not None and about is not None:
            reveal = {**reveal, "asked": about.written()}
        self._asks = step is not None
        self.part.show(
            {
                "state": "open" if self.room.code else "closed",
                "named": self.room.named if self.room.code else self._names,
                "alone": self._alone,
                "code": self.room.code,
                "address": self.room.address,
                "qr": {"image": self._code_drawn(), "label": narration.message("live-teacher-qr", self.language)},
                "note": self._note
                or (
                    narration.message("live-teacher-elsewhere", self.language)
                    if self._is_elsewhere(step)
                    else self._stands
                ),
                "waits": self._waits,
                "command": class_command() if self._alone and not self._note else "",
                "count": self._count(step is not None or (at is not None and bool(at.question or at.answered))),
                "of": self._of,
                "step": step,
                "reveal": reveal,
                **self._open_scene(),
                **self.report.scene(is_open=bool(self.room.code)),
                "words": {name: narration.message(f"live-teacher-{name}", self.language) for name in WORDS},
            }
        )

    def _is_elsewhere(self, step: Mapping[str, Any] | None) -> bool:
        """Whether the phones are still at another question than this page."""
        return self._waits and step is not None and step["number"] != self._at and bool(self._at)

    def _open_scene(self) -> dict[str, Any]:
        """What only an open room has: its seats, the deals of the lesson and their short address."""
        if not self.room.code:
            return {"deals": None, "look": None, "seats": None}
        address = f"{self.room.address}{DEALS}"
        drawn = {
            "image": qr.image(address, narration.message("live-teacher-look-qr", self.language)),
            "label": narration.message("live-teacher-look-qr", self.language),
        }
        return {
            "deals": self._deals() if self._deals is not None else None,
            "look": {
                "label": narration.message("live-teacher-look", self.language),
                "hint": narration.message("live-teacher-look-hint", self.language),
                "address": address,
                "qr": drawn,
            },
            "seats": self._seats.scene(self.room.joined, self.room.crowd),
        }

    def _sayable(self, course: Presentation, beat: int, question: Askable) -> WrongMarks:
        """The marks of the wrong answers; none where the class is asked next which wrong rule of these is the law."""
        return {} if course.asks_for_law(beat) else self._marked(question)

    def _marked(self, question: Askable) -> WrongMarks:
        if self._number not in self._marks:
            self._marks[self._number] = wrong_marks(question)
        return self._marks[self._number]

    def misread(self, course: Presentation, question: Askable) -> Mapping[str, str]:
        """What those believe who gave each wrong answer to the question just answered, in words; only what is known."""
        rules = course.states[0].rules
        named = {choice: misread_named(rules, mark, self.language) for choice, mark in self._marked(question).items()}
        return {choice: words for choice, words in named.items() if words}

    def _count(self, asked: bool) -> str:
        if not self.room.code:
            return ""
        key = "count-answered" if asked else "count-joined"
        return narration.message(
            f"live-teacher-{key}", self.language, joined=self.room.joined, answered=self.room.answered
        )

    def _code_drawn(self) -> str:
        if not self.room.address:
            return ""
        return qr.image(self.room.address, narration.message("live-teacher-qr", self.language))

    # --- what the room says ------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Take in what the view reports; what does not fit is dropped."""
        kind = intent["kind"]
        if kind == "names" and isinstance(intent.get("on"), bool):
            self._names = intent["on"]
            self.changed()
        elif kind == "stands":
            self._say_where(intent.get("address"), intent.get("jupyter") is True)
        elif kind == "opened":
            self._opened(intent)
        elif kind == "stood" and self.room.code:
            by = intent.get("by") if self.room.named else None
            self.report.stood(intent.get("number"), intent.get("asked"), intent.get("tally"), by)
            self.changed()
        elif kind == "counted":
            self._counted(intent)
        elif kind == "seated":
            self._seats.take(intent.get("places"), intent.get("barred"))
            self.show()
        elif kind == "unread":
            self._note = narration.message("live-teacher-unread", self.language)
            self.show()
        elif kind == "ended" and intent.get("why") in ENDS:
            self.room, self._seats, self.joining = RoomSnapshot(), SeatList(self.language), False
            self._note = narration.message(f"live-teacher-ended-{intent['why']}", self.language)
            self.changed()

    def _say_where(self, address: object, jupyter: bool) -> None:
        """Say, before a room is opened, who could come in, and how more could."""
        if not _is_short(address, LONGEST_ADDRESS):
            return
        self._alone = is_loopback(address)
        where, server = address.partition("://")[2].rstrip("/"), "jupyter" if jupyter else "own"
        reached = "alone" if self._alone else "others"
        self._stands = narration.whole(f"live-teacher-reached-{reached}", self.language, where=where, server=server)
        self.show()

    def _opened(self, intent: Intent) -> None:
        code, address = intent.get("code"), intent.get("address")
        if not _is_short(code, LONGEST_CODE) or not _is_short(address, LONGEST_ADDRESS):
            return
        if code != self.room.code:  # else a connection that broke is taken up again
            self._waits = intent.get("fresh") is False
        self.room = RoomSnapshot(code, address, intent.get("named") is True)
        self.report.begin(code, named=self.room.named)
        self._day = _day_of(intent.get("day"))
        self._note = ""
        self.joining = self.joining or intent.get("fresh") is True
        self.changed()

    def press(self, action: object) -> bool:
        """Show how to join, or go on from there; whether that is all the press was for.

        The first step after a room is opened leads to what the panel covered, so that no step goes by unseen.

        Args:
            action: what was pressed on the big screen.
        """
        if not self.room.code or not (self.joining or action == "join"):
            return False
        self.joining = not self.joining
        return True

    def joined_scene(self) -> dict[str, Any]:
        """What the big screen shows of the room: how to join, in a line and over all of it, and who has."""
        return {"room": self.banner, "phones": self.room.joined > 0, "join": self._panel()}

    def _panel(self) -> dict[str, Any] | None:
        if not self.room.code or not self.joining:
            return None
        return {
            "title": narration.message("live-teacher-title", self.language),
            "where": narration.message("live-teacher-join", self.language),
            "address": self._where,
            "code": self.room.code,
            "qr": {"image": self._code_drawn(), "label": narration.message("live-teacher-qr", self.language)},
            "count": narration.message("live-teacher-count-joined", self.language, joined=self.room.joined, answered=0),
            "note": self._stands if self._alone else "",
            "command": class_command() if self._alone else "",
            "hint": narration.message("live-teacher-join-hint", self.language),
        }

    def _counted(self, intent: Intent) -> None:
        joined, answered = _count_of(intent.get("joined")), _count_of(intent.get("answered"))
        if not self.room.code or joined is None or answered is None:
            return
        self.room.joined, self.room.answered = joined, answered
        self.room.crowd = _count_of(intent.get("crowd")) or 0
        self._at = number if type(number := intent.get("number")) is int else 0
        self.report.close(intent.get("closed"))
        tally = intent.get("tally")
        if intent.get("number") == self._number and isinstance(tally, Mapping):
            if self._led is not None and self._led.take is not None:
                self._led.take(tally)
            about = self._about()
            if about is not None:
                self.report.put(self._number, about.answered(tally, intent.get("by") if self.room.named else None))
        self.changed()

    def _about(self) -> Poll | None:
        """What the report says of the question that has just been told, without its answers; None for none."""
        found = self._led.about if self._led is not None else self._about_beat()
        if found is None:
            return None
        before = self.report.asked.get(self._number)
        return replace(found, day=before.day if before is not None and before.day else self._day)

    def _about_beat(self) -> Poll | None:
        course, beat = self._course, self._beat
        question = course.beats[beat].answered if course is not None and beat >= 0 else None
        asking = _asking(course, beat) if course is not None and question is not None else None
        if course is None or question is None or asking is None:
            return None
        if self._number not in self._abouts:
            self._abouts[self._number] = self._about_question(course, beat, asking, question)
        return self._abouts[self._number]

    def _about_question(self, course: Presentation, beat: int, asking: int, question: Askable) -> Poll:
        """What the report says of a question.

        Args:
            course: the deal.
            beat: the one on which it is answered.
            asking: the one on which it was asked.
            question: the question itself.
        """
        looks, rules = Looks(language=self.language), course.states[0].rules
        scene = beat_scene(course, asking, looks)
        text = scene["ask"]["text"]
        for one in scene["before"][-1:]:
            text = narration.whole("live-report-after", self.language, said=one["call"], question=text)
        labels = {each["id"]: each["label"] for each in beat_scene(course, beat, looks)["answered"]["choices"]}
        return Poll(
            text,
            question.subject,
            labels,
            question.right,
            misread=self.misread(course, question),
            parts=choices_of(question) if question.sort == "cards" else (),
            deal=self._deal,
            rules=rules.id,
            book=rules_called(rules, self.language),
        )

    @property
    def banner(self) -> str:
        """Where the class joins and how far it is, in one line for the screen; empty while no room is open."""
        if not self.room.code:
            return ""
        key = "live-teacher-banner" if self._asks else "live-teacher-banner-joined"
        half = (len(self.room.code) + 1) // 2
        spaced = f"{self.room.code[:half]}{NO_BREAK}{self.room.code[half:]}"  # as it is read aloud
        return narration.whole(key, self.language, **(asdict(self.room) | {"where": self._where, "code": spaced}))

    @property
    def _where(self) -> str:
        """Where the class joins, as it is typed: without the code, which is asked for there."""
        return self.room.address.partition("://")[2].removesuffix(self.room.code).rstrip("/")

    def kept(self) -> dict[str, Any]:
        """How the class has answered, and whether names are to be asked for, as the browser keeps it."""
        return {**self.report.kept(), "names": self._names, "joining": self.joining}

    def recall(self, kept: Any) -> None:
        """Take back what the browser kept, untrusted."""
        if not isinstance(kept, Mapping):
            return
        self._names = self._names or kept.get("names") is True
        self.joining = self.joining or kept.get("joining") is True
        if _is_short(kept.get("room"), LONGEST_CODE):
            self.report.recall(kept)
        self.show()

    def tally(self) -> Mapping[str, int] | None:
        """How the class answered the question of this beat; None where it has not, or is not told."""
        found = self.report.asked.get(self._number)
        return found.counts if found is not None and self.room.code else None


def _asking(course: Presentation, beat: int) -> int | None:
    """The beat on which the question was asked that this beat answers."""
    beats = course.beats
    asked = beats[beat].answered
    return next((each for each in range(beat - 1, -1, -1) if beats[each].question is asked), None)


def _is_short(value: object, longest: int) -> TypeGuard[str]:
    return isinstance(value, str) and 0 < len(value) <= longest and value.isprintable()


def _count_of(value: object) -> int | None:
    return min(MOST, value) if type(value) is int and value >= 0 else None


def _day_of(value: object) -> str:
    """A day as the browser says it; without one that can be read, the report has none."""
    try:
        return date.fromisoformat(value).isoformat() if isinstance(value, str) else ""
    except ValueError:
        return ""
