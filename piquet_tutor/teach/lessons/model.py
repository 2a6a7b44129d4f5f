"""The parts of a lesson: steps, each with the deal on the table and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = "piquet-course/1"
KINDS: Final = ("hook", "idea", "question", "explain", "score", "summary")
"""The kinds of steps, in the order in which they occur; ``score`` is one box of a deal that is scored as a whole."""
ASKS: Final = ("box", "may", "pick", "choice", "do", "misconception")
"""What can be asked for: a number, whether something may be done, cards, one of several sentences, to play the deal on,
or the answer to a practice question."""
VIEWS: Final = ("meter", "sheet")
"""What can be shown beside the table and the rulings: the race to thirty, and the score sheet."""


@dataclass(frozen=True)
class Link:
    """A link to another page: its label and the notebook it leads to."""

    label: str
    page: str


@dataclass(frozen=True, eq=False)
class Place:
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
class Choice:
    """A sentence to choose, which is right if the deal has the ruling it names.

    Attributes:
        text: the sentence.
        holds: the name of the ruling, as :meth:`laying.Laid.found` reads it.
        reply: said to a learner who chooses it wrongly, in addition to the reason; may be empty.
    """

    text: str
    holds: str
    reply: str = ""


@dataclass(frozen=True, eq=False)
class Ask:
    """The question of a step.

    Attributes:
        kind: one of ``ASKS``.
        text: the question; empty for the usual question of the box.
        box: the box whose number is asked for.
        tempts: misreadings whose numbers are offered beside the right one.
        action: the action asked about: ``seat``, and one of ``exchange``, ``play``, ``call`` (with ``cards``) or
            ``bid``.
        pick: the name of the ruling whose cards are to be touched.
        hand: the seat whose cards are to be touched.
        choices: the sentences to choose from.
        until: names of rulings; the deal is played on until one of them is made.
        misconception: the wrong rule that a practice question tests for.
        seed: which of the practice questions on that rule.
        rules: the rule set of a practice question; empty for the lesson's.
        then: the moment that the table moves to once the question is answered; empty to stay.
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
    """A step of a lesson: one thing at a time.

    Attributes:
        id: its name within the lesson.
        kind: one of ``KINDS``.
        title: a few words.
        text: one to three short paragraphs, with holes; see :mod:`filling`.
        after: paragraphs that are added once the question is answered.
        place: the deal on the table; None where there is none.
        rulings: short names for rulings of the deal, each with the name that :meth:`laying.Laid.found` reads.
        light: the cards to highlight, or short names of rulings whose cards to highlight.
        terms: words of the game explained here.
        laws: clauses quoted here.
        ask: the question; None for no question.
        ruling: where a ruling is to be explained back, its short name.
        beside: where a ruling is to be explained back, the rulings from whose premises the wrong facts are taken.
        links: links to other pages.
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
        id: the name of its file, such as ``04_point``.
        number: its place among the lessons, from 1.
        title: its title.
        minutes: about how long it takes.
        rules: the rule set for laws and figures at steps without a deal.
        teaches: the misconceptions that this lesson corrects and tests for.
        terms: words of the game with their meanings.
        steps: the steps, in order.
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
        """The name of its notebook."""
        return f"lesson_{self.id}.ipynb"

    def step(self, name: str) -> Step:
        """Return the step of this name.

        Raises:
            KeyError: there is none.
        """
        for each in self.steps:
            if each.id == name:
                return each
        raise KeyError(name)
