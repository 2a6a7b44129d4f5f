"""The parts of a lesson: steps, each with the deal on the table and what is asked.

Steps come one after another, each on a deal laid at a moment; or, in a guided deal, at moments of one deal that the
learner plays.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any, ClassVar, Final, Literal, Self

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card
from piquet_tutor.teach.lessons.tables import StepTexts, Texts
from piquet_tutor.teach.questions.asked import Askable, Feedback
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering

FORMAT: Final = "piquet-lesson/2"
DIGITS: Final = 8
"""Characters of a name that says nothing; of the few answers of a step no two are alike by chance."""
KINDS: Final = ("hook", "toy", "idea", "question", "explain", "boss", "summary")
"""The kinds of steps that come one after another, in their order.

``toy`` is cards to be moved about while the engine rules on them, ``boss`` a deal scored as a whole, or played out.
"""
TOYS: Final = ("call", "keep", "swap", "choose")
"""The kinds of toys: cards are called, or discarded and others drawn, or change places; or one deal of several lies."""
MOMENT: Final = "moment"
"""The kind of a step that comes at its moment in a deal that is played."""
WORDS: Final = "words"
"""What is shown of a deal whose cards have nothing to do with what is asked: words alone."""
VIEWS: Final = ("track", "race", "order", "sheet", WORDS)
"""What can be shown with the table and the rulings: on it the nearest seat's own track of the race to thirty, or the
race of both sides, and with it all that was reckoned, in its order; the score sheet beside it; or words alone."""


MARKS: Final = ("cards", "button", "talon", "talk", "score", "trick", "feed", "race", "sheet")
"""What a step of a guided deal can stand on: the cards it lights, the button to press, places of the table, panels."""
PARTS: Final = ("feed", "race", "sheet", "tools")
"""Parts of the page that can stay away until a step of a guided deal speaks of them."""


@dataclass(frozen=True, eq=False)
class PageLink:
    """A link to another page.

    Attributes:
        texts: those of its step.
        number: which link of the step it is, from 1.
        page: the notebook it leads to.
    """

    texts: StepTexts
    number: int
    page: str

    @property
    def label(self) -> str:
        """What it says."""
        return self.texts.one(f"link-{self.number}")


@dataclass(frozen=True, eq=False)
class LaidDeal:
    """The deal on the table.

    Attributes:
        record: the id of an example of the gallery, or a whole record as a mapping.
        at: the moment that is shown; see :meth:`laying.Laid.moment`.
        rules: the rule set it is ruled by; empty for the record's own.
        deal: which deal of a partie it is, from 1.
        seat: the seat whose knowledge limits what is shown; empty to show everything.
        views: which of ``VIEWS`` are shown beside the table.
    """

    record: str | Mapping[str, Any]
    at: str = "end"
    rules: str = ""
    deal: int = 1
    seat: str = ""
    views: tuple[str, ...] = ()


@dataclass(frozen=True)
class Toy:
    """Cards to be moved about on the table of a step.

    Attributes:
        kind: one of ``TOYS``.
        seat: whose cards are touched.
        calls: of cards that are called, the class: ``point``, ``sequence`` or ``set``.
        swaps: of cards that change places, each pair.
        records: of several deals, the examples to choose from.
        tells: clauses whose rulings are told as the cards are moved.
    """

    kind: str
    seat: Seat
    calls: str = ""
    swaps: tuple[tuple[Card, Card], ...] = ()
    records: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, kw_only=True)
class Ask:
    """What a step asks for; there is a class for each kind, which reads its data and makes its question.

    Attributes:
        texts: those of its step.
        then: the moment that the table moves to once the question is answered; empty to stay.
        kind: the key under which its data stands; no two have the same.
        keys: what can stand beside it.
        steps: the kinds of steps that can ask so.
        answered: where it is answered: on the step's ``card``, by touching cards at the ``table``, by ``play``, or on
            the scorer's ``sheet``.
        worded: whether its lesson has to word the question (``own``), may (``usual``), or says nothing (``none``).
        many: whether several of the answers offered are chosen together.
    """

    texts: StepTexts
    then: str = ""
    kind: ClassVar[str]
    keys: ClassVar[frozenset[str]] = frozenset()
    steps: ClassVar[tuple[str, ...]]
    answered: ClassVar[Literal["card", "table", "play", "sheet"]] = "card"
    worded: ClassVar[Literal["own", "usual", "none"]] = "own"
    many: ClassVar[bool] = False

    @classmethod
    @abstractmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it, with the short names of rulings replaced by what they stand for.

        Args:
            value: its table.
            where: what errors call it.
            rulings: the short names of its step's rulings.
            texts: those of its step.

        Raises:
            LessonError: something in it is not as it must be.
        """

    @property
    def text(self) -> str:
        """The question; empty for the usual one."""
        return self.texts.one("ask")

    @property
    def others(self) -> tuple[str, ...]:
        """Every other text that belongs to it; an empty one is lacking."""
        return ()

    @property
    def box(self) -> str:
        """The box of the scorer's sheet, or the class of combinations, that it is about; empty for none."""
        return ""

    @property
    def seat(self) -> Seat:
        """Whose cards are to be touched; empty for nobody's."""
        return ""

    @property
    def misreadings(self) -> tuple[str, ...]:
        """The wrong rules that it is rigged against."""
        return ()

    @property
    def named(self) -> tuple[str, ...]:
        """The rulings that its answers name."""
        return ()

    @property
    def exchanges(self) -> bool:
        """Whether it asks for a discard."""
        return False

    def lacks(self) -> str:
        """What is wrong with its texts; empty for nothing."""
        return ""

    def question(self, lesson: Lesson, step: Step, language: str) -> Askable | None:
        """The question, where it is answered on the step's card or by touching cards.

        Raises:
            PlaceError: the deal has nothing like what is asked about.
        """
        return None

    def withheld(self, step: Step) -> frozenset[str]:
        """The clauses whose rulings would answer it, or a part of it."""
        return frozenset()

    def paragraphs(self, told: Feedback, after: Sequence[str]) -> tuple[str, ...]:
        """What is said once it is answered: the rulings that decide it, where the step says nothing itself."""
        return (*told.why, *(after or told.reasons))


@dataclass(frozen=True, eq=False)
class Step:
    """A step of a lesson: one thing at a time.

    Attributes:
        id: its name within the lesson.
        kind: one of ``KINDS``, or ``MOMENT``.
        texts: its texts, in the lesson's language.
        on: the moments at which it can come, in a deal that is played; it comes once.
        path: ``record`` (it comes only while all was done as in the record), ``own`` (only if not), or empty.
        place: the deal on the table; None where there is none.
        rulings: short names for rulings of the deal, each with the name that :meth:`laying.Laid.found` reads.
        light: the cards to highlight, or short names of rulings whose cards to highlight.
        explains: names of the words of the game that are explained here.
        laws: clauses quoted here.
        ask: the question; None for no question.
        toy: what can be done with the cards; None where they only lie there.
        tells: in a deal that is played, the words of the game that the step's own text explains, by their names in the
            glossary: nothing stands beside the text, or below a ruling, that says the same again.
        links: links to other pages.
        mark: in a deal that is played, what the step stands on: one of ``MARKS``, or a button by its name, such as
            ``button-reply-good``; empty where it stands on nothing.
        shows: in a deal that is played, the ``PARTS`` of the page that stay away until this step comes.
    """

    id: str
    kind: str
    texts: StepTexts
    on: tuple[str, ...] = ()
    path: str = ""
    place: LaidDeal | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    light: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    ask: Ask | None = None
    toy: Toy | None = None
    links: tuple[PageLink, ...] = ()
    mark: str = ""
    shows: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """A few words; empty for the usual title of its kind."""
        return self.texts.one()

    @property
    def text(self) -> tuple[str, ...]:
        """One to three short paragraphs, with holes; see :mod:`filling`."""
        return self.texts.several("text")

    @property
    def after(self) -> tuple[str, ...]:
        """Paragraphs that are added once the question is answered."""
        return self.texts.several("after")

    @property
    def terms(self) -> tuple[str, ...]:
        """Words of the game explained beside its text."""
        return tuple(self.texts.term(name)[0] for name in self.explains)


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson: steps one after another, or steps that come at moments of one deal, which the learner plays.

    Attributes:
        id: the name of its file, such as ``04_point`` or ``first_deal``.
        texts: its texts, in one language.
        steps: the steps, in order.
        minutes: about how long it takes; 0 for a guided deal.
        rules: the rule set for laws and figures at steps without a deal.
        teaches: the misconceptions that this lesson corrects and tests for.
        options: the options about which its readers are told what each source says.
        record: of a guided deal, the name of the example whose cards are dealt.
        seat: of a guided deal, where the learner sits.
        advises: of a guided deal, whether every card to play is advised upon.
        then: of a guided deal, the one that is to be played after it.
    """

    id: str
    texts: Texts
    steps: tuple[Step, ...]
    minutes: int = 0
    rules: str = ""
    teaches: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    record: str = ""
    seat: Seat = ""
    advises: bool = False
    then: str = ""

    @property
    def title(self) -> str:
        """How the lesson is called on the road and above its page."""
        return self.texts.one()

    @property
    def about(self) -> str:
        """What it is about, in a line."""
        return self.texts.one("", "about")

    @property
    def stop(self) -> bool:
        """Whether it is a stop of the road: something to touch, questions, and a whole deal."""
        return any(step.kind == "toy" for step in self.steps)

    @cached_property
    def terms(self) -> Mapping[str, str]:
        """Words of the game with their meanings, in the order in which they are explained."""
        return dict(step.texts.term(name) for step in self.steps for name in step.explains)

    @property
    def page(self) -> str:
        """The name of its notebook."""
        return f"lesson_{self.id}.ipynb"

    def step(self, name: str) -> Step:
        """Look a step up by its name.

        Raises:
            KeyError: there is none.
        """
        for each in self.steps:
            if each.id == name:
                return each
        raise KeyError(name)


def nameless(lesson: Lesson, step: Step, name: str) -> str:
    """The name under which a page knows an answer of a step: one that says nothing of it, and stays the same.

    Args:
        lesson: the lesson.
        step: one of its steps.
        name: what the answer is called here: its place in the file, or the ruling that it speaks of.
    """
    return sha256(f"{lesson.id} {step.id} {name}".encode()).hexdigest()[:DIGITS]


@lru_cache(maxsize=64)
def question_of(lesson: Lesson, step: Step, language: str = "en") -> Askable | None:
    """The question of a step that is answered on its card or by touching cards; None where nothing of the kind is.

    Raises:
        PlaceError: the deal has nothing like what is asked about.
    """
    return step.ask.question(lesson, step, language) if step.ask is not None else None


def choices(lesson: Lesson, step: Step, language: str = "en") -> tuple[OfferedAnswer, ...]:
    """The answers to choose from at a step, in the order offered; empty where nothing is to be chosen."""
    asked = question_of(lesson, step, language)
    if isinstance(asked, Offering):
        return asked.offered(language)
    if asked is None or step.ask is None or step.ask.answered != "card":
        return ()
    marks = ((each, asked.mark(each.id)) for each in asked.asking(language).form.choices)
    return tuple(OfferedAnswer(each.id, each.text, mark.right, mark.named) for each, mark in marks)
