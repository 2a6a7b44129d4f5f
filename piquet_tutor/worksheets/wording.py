"""A problem and its key in words: what a printed page and a notebook both say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.lessons.scoring import Question, topics
from piquet_tutor.lessons.scoring.laying import table_for
from piquet_tutor.lessons.scoring.scenes import Scene, question_scene, table_scene
from piquet_tutor.lessons.scoring.words import answer_text, belief_words, longer, said, statement_of
from piquet_tutor.narration import in_language as in_language
from piquet_tutor.narration import passages
from piquet_tutor.narration.passages import Passage, side_name
from piquet_tutor.worksheets.problems import Worksheet

OF_EACH: Final = frozenset({"play", "total"})
"""Boxes in which every side has something to write."""
_BLANK: Final = "carte_blanche"
"""Scored so seldom that nothing is said of it where nobody did."""
_MOST_EXPLAINED: Final = 4
"""Rulings explained one by one; of more than that (the points of a dozen tricks) the short lines are enough."""


@dataclass(frozen=True)
class Heading:
    """What stands at the head of a sheet: its title, what it is about, and what to do."""

    title: str
    about: str
    lead: str


@dataclass(frozen=True)
class Problem:
    """A problem, with nothing in it that tells the answer.

    Attributes:
        number: from 1.
        asks: its number and the question.
        sides: those that may score, by their id and in words.
        of_each: whether every side has something to write.
        rows: the hands, as ``laying.table_for`` has them.
        tricks: the tricks, where the box is about them.
        given: what is scored already, in words.
    """

    number: int
    asks: str
    sides: tuple[tuple[str, str], ...]
    of_each: bool
    rows: tuple[Scene, ...]
    tricks: tuple[Scene, ...]
    given: tuple[str, ...]


@dataclass(frozen=True)
class Reason:
    """A ruling that is part of an answer: its short line, its points, and why, where that is not left to the line."""

    short: str
    points: int
    why: tuple[str, ...]


@dataclass(frozen=True)
class Key:
    """What is right, and why.

    Attributes:
        number: the problem's.
        title: its number and the box, in words.
        answer: in words.
        reasons: the rulings that are the answer; those that say why another number is not.
        nothing: said where nothing was ruled.
        law: what the law says.
        cite: where it is written.
        slip: the number that a common misreading gives, and the misreading.
        correction: what is wrong with it.
    """

    number: int
    title: str
    answer: str
    reasons: tuple[Reason, ...]
    nothing: str
    law: str
    cite: str
    slip: str
    correction: str


def words(language: str, key: str, **values: Any) -> str:
    """A text of the sheets."""
    return said(language, f"worksheet-{key}", **values)


def difficulty_named(difficulty: str, language: str) -> str:
    """What a difficulty is called, on paper and on the page."""
    return words(language, f"difficulty-{difficulty}")


def which_sheet(sheet: Worksheet, language: str) -> str:
    """What has to be chosen to have the same sheet again, in words."""
    return words(
        language,
        "again",
        seed=str(sheet.seed),
        rules=in_language(sheet.rules.title, language),
        topics=_topics(sheet, language),
        difficulty=difficulty_named(sheet.difficulty, language),
        count=len(sheet.questions),
    )


def _topics(sheet: Worksheet, language: str) -> str:
    if sheet.topics == topics(sheet.rules):
        return words(language, "all-topics")
    return ", ".join(said(language, f"scorer-box-{box}") for box in sheet.topics)


def heading(sheet: Worksheet, language: str) -> Heading:
    """The head of a sheet."""
    about = longer(
        language,
        "worksheet-about",
        rules=in_language(sheet.rules.title, language),
        topics=_topics(sheet, language),
        difficulty=difficulty_named(sheet.difficulty, language),
    )
    return Heading(words(language, "title"), about, words(language, "lead"))


def problem(asked: Question, number: int, language: str) -> Problem:
    """A problem in words."""
    scene = question_scene(asked, None, language)
    table = table_for(asked.box, table_scene(asked.case.deal), language)
    return Problem(
        number,
        longer(language, "worksheet-problem", number=str(number), what=scene["box"]["asks"]),
        tuple((side, side_name(side, language)) for side in asked.item.sides),
        asked.box in OF_EACH,
        tuple(row for row in table["rows"] if not (row["small"] and table["tricks"])),  # the tricks are what counts
        tuple(table["tricks"]),
        tuple(
            longer(language, "scorer-page-given-number", box=one["label"], answer=one["answer"])
            for item, one in zip(asked.given, scene["given"], strict=True)
            if item.id != _BLANK or any(item.answer.values())
        ),
    )


def key(asked: Question, number: int, language: str) -> Key:
    """The key of a problem."""
    case, item = asked.case, asked.item
    told = {passage.number: passage for passage in passages(case.deal.ledger, None, language)}
    made_of = [told[each] for each in item.reasons]
    paid = [each.rule for each in made_of if each.points]
    law, cite = statement_of(case.deal.rules, item.id, paid[-1] if paid else "", language)
    belief = belief_words(case.deal.rules, asked.target, language, asked.box)
    wrong = answer_text(asked.temptation, language)
    return Key(
        number,
        _title(asked, number, language),
        answer_text(item.answer, language),
        tuple(_reason(each, len(made_of) <= _MOST_EXPLAINED) for each in made_of if each.short),
        "" if made_of else said(language, "scorer-no-ruling"),
        law,
        cite,
        longer(language, "worksheet-slip", wrong=wrong, belief=belief.belief),
        longer(language, "worksheet-correction", correction=belief.correction),
    )


def _reason(passage: Passage, explained: bool) -> Reason:
    return Reason(passage.short, passage.points, passage.reasons if explained else ())


def _title(asked: Question, number: int, language: str) -> str:
    box = said(language, f"scorer-box-{asked.box}")
    return longer(language, "worksheet-problem", number=str(number), what=box)
