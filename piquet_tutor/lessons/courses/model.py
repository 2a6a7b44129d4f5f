"""What a lesson is made of: steps, each with what lies on the table and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = "piquet-course/1"
KINDS: Final = ("hook", "idea", "question", "explain", "score", "summary")
"""The kinds of steps, in the order in which they come; ``score`` is one box of a deal that is scored as a whole."""
ASKS: Final = ("box", "may", "pick", "choice", "do", "misconception")
"""What can be asked: a number, whether something may be done, cards, one of several sentences, a deal to be played on,
or a practice question."""
VIEWS: Final = ("meter", "sheet")
"""What can stand beside the table and the rulings: the race to thirty, and the score sheet."""


@dataclass(frozen=True)
class Link:
    """A way on: a label and the notebook it leads to."""

    label: str
    page: str


@dataclass(frozen=True, eq=False)
class Place:
    """What lies on the table.

    Attributes:
        record: the id of an example of the gallery, or a whole record as a mapping.
        at: the moment that is shown; see :func:`laying.Laid.moment`.
        rules: the rule set it is ruled by; empty for the record's own.
        deal: of a partie, which deal lies on the table, from 1.
        seat: only what this seat knows is shown and told; empty: all of it.
        views: what stands beside the table, of ``VIEWS``.
    """

    record: str | Mapping[str, Any]
    at: str = "end"
    rules: str = ""
    deal: int = 1
    seat: str = ""
    views: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A sentence to choose; right exactly if the ruling it names falls in the deal.

    Attributes:
        text: what can be chosen.
        holds: the ruling, as :func:`laying.Laid.ruling` reads it.
        reply: said to whoever chooses it wrongly; empty for nothing but the reason.
    """

    text: str
    holds: str
    reply: str = ""


@dataclass(frozen=True, eq=False)
class Ask:
    """What is asked at a step.

    Attributes:
        kind: one of ``ASKS``.
        text: the question; empty for that of the box.
        box: the box whose number is asked.
        tempts: misreadings whose numbers are offered beside the right one.
        action: what might be done: ``seat`` and one of ``exchange``, ``play``, ``call`` (with ``cards``), ``bid``.
        pick: the name of the ruling whose cards are to be touched.
        hand: whose cards are touched.
        choices: the sentences to choose from.
        until: rulings, the first of which to fall ends a game played on.
        misconception: what a practice question is rigged against.
        seed: which question of its kind.
        rules: the rule set of a practice question; empty for the lesson's.
        then: the moment the table goes on to once it is answered; empty to stay.
    """

    kind: str
    text: str = ""
    box: str = ""
    tempts: tuple[str, ...] = ()
    action: Mapping[str, str] = field(default_factory=dict)
    pick: str = ""
    hand: str = ""
    choices: tuple[Choice, ...] = ()
    until: tuple[str, ...] = ()
    misconception: str = ""
    seed: int = 1
    rules: str = ""
    then: str = ""


@dataclass(frozen=True, eq=False)
class Step:
    """One thing at a time.

    Attributes:
        id: its name within the lesson.
        kind: one of ``KINDS``.
        title: a few words.
        text: one to three short paragraphs, with holes; see :mod:`filling`.
        after: paragraphs that are said once it is answered.
        place: what lies on the table; None where there is none.
        rulings: names for rulings of the deal.
        light: names of rulings, or cards, to be lit.
        terms: words of the game explained here.
        laws: clauses quoted here.
        ask: what is asked; None for nothing.
        ruling: of an explain-back, the name of the ruling to be explained.
        beside: of an explain-back, the rulings from whose premises the wrong facts are taken.
        links: ways on.
    """

    id: str
    kind: str
    title: str
    text: tuple[str, ...]
    after: tuple[str, ...] = ()
    place: Place | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    light: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    ask: Ask | None = None
    ruling: str = ""
    beside: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, eq=False)
class Course:
    """A lesson.

    Attributes:
        id: its file, such as ``04_point``.
        number: its place among the lessons, from 1.
        minutes: how long it takes, about.
        rules: the rule set of laws and figures where no record lies on the table.
        teaches: the misconceptions that this lesson is about, and no other.
        terms: words of the game with their meanings.
        steps: in their order.
    """

    id: str
    number: int
    title: str
    minutes: int
    rules: str
    teaches: tuple[str, ...]
    terms: Mapping[str, str]
    steps: tuple[Step, ...]

    @property
    def page(self) -> str:
        """Its notebook."""
        return f"lesson_{self.id}.ipynb"

    def step(self, name: str) -> Step:
        """The step of this name.

        Raises:
            KeyError: there is none.
        """
        for each in self.steps:
            if each.id == name:
                return each
        raise KeyError(name)
