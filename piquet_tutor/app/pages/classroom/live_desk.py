"""A live class as the teacher's page keeps it: whether a room is open, what it is told, and how the class has answered.

What the view reports came from telephones: it is a stranger's, and whatever does not fit is dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeGuard
from urllib.parse import urlencode

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.live_class import LiveClass
from piquet_tutor.app.pages.classroom.live_scene import misread_named, number_of, reveal_scene, step_scene
from piquet_tutor.app.pages.classroom.misreadings import Held, misreadings
from piquet_tutor.app.pages.classroom.presenter_scene import OTHER_CARDS, Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Course, Question
from piquet_tutor.app.part import Intent
from piquet_tutor.app.shared.address.reach import is_loopback
from piquet_tutor.engine.rules.loader import rule_set_names
from piquet_tutor.explore import qr
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.class_report.asked import MOST, Asked, missed_most, read_asked, report_csv
from piquet_tutor.teach.class_report.printed import report_page
from piquet_tutor.teach.scoring.practice import topics

LONGEST_CODE: Final = 12
LONGEST_ADDRESS: Final = 500
LONGEST_NAME: Final = 40
WORDS: Final = ("title", "open", "close", "names", "join")
MARK: Final = "\ufeff"
"""Before a table: by it a spreadsheet knows that accents and suits are to be read as they are."""
TYPES: Final = {"page": ("html", "text/html"), "table": ("csv", "text/csv")}
"""How each form of the report is saved: the end of the file's name, and its type."""
ENDS: Final = ("closed", "over", "full", "nowhere")


@dataclass
class Room:
    """The room as the page knows it.

    Attributes:
        code: what pupils type; empty while none is open.
        address: of the pupils' page.
        named: whether names are asked for.
        joined: how many have sat down.
        answered: how many have answered the question that stands.
    """

    code: str = ""
    address: str = ""
    named: bool = False
    joined: int = 0
    answered: int = 0


@dataclass(frozen=True)
class Led:
    """What a class is asked that no ruling answers, such as what it wants to play.

    Attributes:
        number: the question's own.
        of: what is played: once it is something else, a question of it is none any more.
        step: as the room takes it; None where nothing is asked.
        reveal: the same; None before.
        take: takes in how many gave each answer, as the room counted them, and who did, where names are asked for.
    """

    number: int
    of: str
    step: dict[str, Any] | None = None
    reveal: dict[str, Any] | None = None
    take: Callable[[Mapping[str, Any], Any], object] | None = None


@dataclass
class LiveDesk:
    """The live class of one page.

    Attributes:
        language: of the teacher's page.
        changed: called when something came in that the screen shows.
        part: what is shown.
        room: the room.
        asked: every question that was revealed to the class, by its number, for the report.
    """

    language: str
    changed: Callable[[], object]
    part: LiveClass = field(default_factory=LiveClass)
    room: Room = field(default_factory=Room)
    asked: dict[int, Asked] = field(default_factory=dict)
    _note: str = ""
    _names: bool = False
    _held: dict[int, Held] = field(default_factory=dict)
    _course: Course | None = None
    _beat: int = 0
    _number: int = 0
    _asks: bool = False
    _of: str = ""
    _asked_in: str = ""
    _led: Led | None = None

    def __post_init__(self) -> None:
        """Begin without a room."""
        self.part.on_intent(self.handle)

    # --- what the page says ----------------------------------------------------------------------------

    def follow(self, course: Course, beat: int, mark: str, question: str) -> None:
        """Follow the presentation to a beat.

        Args:
            course: the deal.
            beat: the number of the beat; -1 while only the name of the deal is told.
            mark: of the deals that are presented.
            question: the name of the question of this beat among them.
        """
        number = number_of(mark, question)
        if number != self._number:
            self.room.answered = 0  # of this question nobody has yet, before the room says so
        self._course, self._beat, self._number, self._led, self._of = course, beat, number, None, mark
        self.show()

    def lead(self, led: Led) -> None:
        """Ask something else than the presentation does, until that is followed again."""
        if led.number != self._number:
            self.room.answered = 0  # of this question nobody has yet, before the room says so
        self._number, self._led, self._of = led.number, led, led.of
        self.show()

    def keep(self, number: int, asked: Asked) -> None:
        """Keep how the class answered something that the presentation did not ask."""
        self.asked[number] = asked

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
                reveal = reveal_scene(course, beat, self._number, self._sayable(course, beat, asking))
        self._asks = step is not None
        self.part.show(
            {
                "state": "open" if self.room.code else "closed",
                "named": self.room.named if self.room.code else self._names,
                "code": self.room.code,
                "address": self.room.address,
                "qr": {"image": self._code_drawn(), "label": self._say("qr")},
                "note": self._note,
                "count": self._count(step is not None or (at is not None and bool(at.question or at.answered))),
                "of": self._of,
                "step": step,
                "reveal": reveal,
                **self._report(),
                "words": {name: self._say(name) for name in WORDS},
            }
        )

    def _report(self) -> dict[str, Any]:
        """How the class has answered so far, to be kept, and a worksheet of what it missed most."""
        asked, course = list(self.asked.values()), self._course
        if not asked or course is None:
            return {"report": [], "worksheet": None}
        rules = course.states[0].rules
        missed = [each for each in missed_most(asked) if each in topics(rules)]
        query = urlencode({"rules": rules.id, "topic": ",".join(missed)}, safe=",")
        sheet = {"href": f"worksheets.ipynb?{query}", "label": self._say("worksheet")}
        about, name = rules_called(rules, self.language), self._say("file")
        texts = {"page": report_page(asked, about, self.language), "table": f"{MARK}{report_csv(asked, self.language)}"}
        saved = [
            {"name": f"{name}.{TYPES[sort][0]}", "type": TYPES[sort][1], "label": self._say(sort), "text": text}
            for sort, text in texts.items()
        ]
        return {"report": saved, "worksheet": sheet if missed and rules.id in rule_set_names() else None}

    def _sayable(self, course: Course, beat: int, asking: int) -> Held:
        """The wrong rules behind the wrong answers; none where the class is asked next which of these is the law."""
        return {} if course.asks_for_law(beat) else self._behind(course, asking)

    def _behind(self, course: Course, asking: int) -> Held:
        if self._number not in self._held:
            self._held[self._number] = misreadings(course, course.beats[asking])
        return self._held[self._number]

    def misread(self, course: Course, beat: int, question: Question) -> Mapping[str, str]:
        """Return what those believe who gave each wrong answer to the question answered on a beat, in words."""
        asking = _asking(course, beat)
        held = self._behind(course, asking) if asking is not None else {}
        rules = course.states[0].rules
        return {choice: misread_named(rules, question, names, self.language) for choice, names in held.items()}

    def _count(self, asked: bool) -> str:
        if not self.room.code:
            return ""
        key = "count-answered" if asked else "count-joined"
        return self._say(key, joined=self.room.joined, answered=self.room.answered)

    def _code_drawn(self) -> str:
        if not self.room.address:
            return ""
        return qr.image(self.room.address, self._say("qr"))

    def _say(self, key: str, **values: Any) -> str:
        return narration.message(f"live-teacher-{key}", self.language, **values)

    # --- what the room says ------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Take in what the view reports; what does not fit is dropped."""
        kind = intent["kind"]
        if kind == "names" and isinstance(intent.get("on"), bool):
            self._names = intent["on"]
            self.show()
        elif kind == "opened":
            self._opened(intent)
        elif kind == "counted":
            self._counted(intent)
        elif kind == "ended" and intent.get("why") in ENDS:
            self.room = Room()
            self._note = self._say(f"ended-{intent['why']}")
            self.show()

    def _opened(self, intent: Intent) -> None:
        code, address = intent.get("code"), intent.get("address")
        if not _is_short(code, LONGEST_CODE) or not _is_short(address, LONGEST_ADDRESS):
            return
        if code != self._asked_in:  # another class: its report is its own
            self.asked.clear()
            self._asked_in = code
        self.room = Room(code, address, intent.get("named") is True)
        self._note = self._say("own") if is_loopback(address) else ""
        self.show()

    def _counted(self, intent: Intent) -> None:
        joined, answered = _count_of(intent.get("joined")), _count_of(intent.get("answered"))
        if not self.room.code or joined is None or answered is None:
            return
        self.room.joined, self.room.answered = joined, answered
        tally = intent.get("tally")
        if intent.get("number") == self._number and isinstance(tally, Mapping):
            if self._led is None:
                self._take(tally, intent.get("by"))
            elif self._led.take is not None:
                self._led.take(tally, intent.get("by") if self.room.named else None)
        self.changed()

    def _take(self, tally: Mapping[str, Any], by: Any) -> None:
        """Keep how a class answered the question that has just been told."""
        course, beat = self._course, self._beat
        question = course.beats[beat].answered if course is not None and beat >= 0 else None
        if course is None or question is None:
            return
        counts = _counts(tally, question)
        asking = _asking(course, beat)
        if asking is None:
            return
        looks = Looks(language=self.language)
        scene = beat_scene(course, asking, looks)
        text = scene["ask"]["text"]
        for one in scene["before"][-1:]:
            text = narration.whole("live-report-after", self.language, said=one["call"], question=text)
        labels = {each["id"]: each["label"] for each in beat_scene(course, beat, looks)["answered"]["choices"]}
        names = _names_of(by, question) if self.room.named else ()
        misread = self.misread(course, beat, question)
        self.asked[self._number] = Asked(text, question.kind, labels, question.right, counts, misread, names)

    @property
    def banner(self) -> str:
        """Where the class joins and how far it is, in one line for the screen; empty while no room is open."""
        if not self.room.code:
            return ""
        where = self.room.address.partition("://")[2].removesuffix(self.room.code).rstrip("/")
        key = "live-teacher-banner" if self._asks else "live-teacher-banner-joined"
        return narration.whole(key, self.language, **(asdict(self.room) | {"where": where}))

    def kept(self) -> dict[str, Any]:
        """How the class has answered, as the browser keeps it for a page opened again: without anybody's name."""
        return {"room": self._asked_in, "asked": {str(number): one.written() for number, one in self.asked.items()}}

    def recall(self, kept: Any) -> None:
        """Take back what the browser kept, untrusted."""
        if not isinstance(kept, Mapping) or not _is_short(kept.get("room"), LONGEST_CODE):
            return
        if self._asked_in not in ("", kept["room"]):  # another room has been opened since
            return
        self._asked_in, listed = kept["room"], kept.get("asked")
        for number, written in list(listed.items())[:MOST] if isinstance(listed, Mapping) else ():
            asked = read_asked(written)
            if asked is not None and number.isdecimal():
                self.asked.setdefault(int(number), asked)

    def tally(self) -> Mapping[str, int] | None:
        """Return how the class answered the question of this beat; None where it has not, or is not told."""
        found = self.asked.get(self._number)
        return found.counts if found is not None and self.room.code else None


def _asking(course: Course, beat: int) -> int | None:
    """The beat on which the question was asked that this beat answers."""
    asked = course.beats[beat].answered
    return next((each for each in range(beat - 1, -1, -1) if course.beats[each].question == asked), None)


def _is_short(value: object, longest: int) -> TypeGuard[str]:
    return isinstance(value, str) and 0 < len(value) <= longest and value.isprintable()


def _count_of(value: object) -> int | None:
    return min(MOST, value) if type(value) is int and value >= 0 else None


def _counts(tally: Mapping[str, Any], question: Question) -> dict[str, int]:
    """How many gave each answer, as the screen lists them."""
    found: Counter[str] = Counter()
    for given, number in list(tally.items())[:MOST]:
        choice, count = _choice_of(given, question), _count_of(number)
        if choice and count:
            found[choice] += count
    return dict(found)


def _choice_of(given: object, question: Question) -> str:
    """The answer on the screen's list that was given; empty for none."""
    if not isinstance(given, str):
        return ""
    if question.sort != "cards" or given == question.right:
        return given if given in (*question.choices, question.right) else ""
    return OTHER_CARDS if set(given.split()) <= set(question.choices) else ""


def _names_of(by: Any, question: Question) -> tuple[tuple[str, str], ...]:
    """Who answered what, as far as it is so written."""
    found = ((name, _choice_of(given, question)) for name, given in named_answers(by))
    return tuple((name, choice) for name, choice in found if choice)


def named_answers(by: Any) -> tuple[tuple[str, str], ...]:
    """Who sent which answer, as far as it is so written: a stranger's list of names and answers."""
    pairs = [each for each in (by[:MOST] if isinstance(by, list) else ()) if isinstance(each, list) and len(each) == 2]
    return tuple((name, given) for name, given in pairs if _is_short(name, LONGEST_NAME) and isinstance(given, str))
