"""A problem and its key in words and cards, for printed pages and notebooks alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from piquet_tutor import narration
from piquet_tutor.narration import passages, rules_title
from piquet_tutor.narration.documents import Block, DrawnTrick, DrawnTricks, Hand, Lines
from piquet_tutor.narration.passages import Passage, side_name
from piquet_tutor.teach.scoring.items import OF_EACH, nobody_scored
from piquet_tutor.teach.scoring.laid_open import Row, TrickRow, laid_for
from piquet_tutor.teach.scoring.practice import Question, topics
from piquet_tutor.teach.scoring.words import answer_text, belief_words, given_number, statement_of
from piquet_tutor.teach.worksheets.problems import Worksheet

_BLANK: Final = "carte_blanche"
"""The box that is so rare that it is not mentioned where nobody scored in it."""
_MOST_EXPLAINED: Final = 4
"""The most rulings explained one by one; of more (the points of a dozen tricks) only the short lines are given."""


@dataclass(frozen=True)
class SheetHead:
    """The heading of a sheet: its title, its topics, and what to do."""

    title: str
    about: str
    lead: str


@dataclass(frozen=True)
class Problem:
    """A problem, without anything that gives the answer away.

    Attributes:
        number: its number, from 1.
        asks: its number and the question.
        sides: the sides that may score: the id of each, and its name in words.
        of_each: whether the answer has a number for every side.
        hands: the cards that somebody holds or has put out, each hand with what was put out of it.
        table: the tricks, where the box is about them, and what has been scored already.
    """

    number: int
    asks: str
    sides: tuple[tuple[str, str], ...]
    of_each: bool
    hands: tuple[Hand, ...]
    table: tuple[Block, ...]


@dataclass(frozen=True)
class AnswerPart:
    """A ruling that is part of an answer: its short line, its points, and the reason if the line does not say it."""

    short: str
    points: int
    why: tuple[str, ...]


@dataclass(frozen=True)
class Key:
    """The answer to a problem, and why it is right.

    Attributes:
        number: the number of the problem.
        title: its number and the box, in words.
        answer: the answer in words.
        reasons: the rulings that make up the answer, or that rule out another number.
        nothing: a sentence that says so if there is no such ruling; otherwise empty.
        law: what the law says, and where it is printed; empty where there is none.
        slip: the number that a common misreading gives, and what the misreading is.
        correction: what is wrong with the misreading.
    """

    number: int
    title: str
    answer: str
    reasons: tuple[AnswerPart, ...]
    nothing: str
    law: str
    slip: str
    correction: str


def difficulty_named(difficulty: str, language: str) -> str:
    """The name of a difficulty, on paper and on screen."""
    return narration.message(f"worksheet-difficulty-{difficulty}", language)


def which_sheet(sheet: Worksheet, language: str) -> str:
    """A sentence on what to choose to get the same sheet again."""
    return narration.message(
        "worksheet-again",
        language,
        seed=str(sheet.seed),
        rules=rules_title(sheet.rules, language),
        topics=_topics(sheet, language),
        difficulty=difficulty_named(sheet.difficulty, language),
        count=len(sheet.questions),
    )


def _topics(sheet: Worksheet, language: str) -> str:
    if sheet.topics == topics(sheet.rules, sheet.edition):
        return narration.message("worksheet-all-topics", language)
    return ", ".join(narration.message(f"scorer-box-{box}", language) for box in sheet.topics)


def heading(sheet: Worksheet, language: str) -> SheetHead:
    """Title, subject and first words of a sheet, as they are printed above its problems."""
    about = narration.whole(
        "worksheet-about",
        language,
        rules=rules_title(sheet.rules, language),
        topics=_topics(sheet, language),
        difficulty=difficulty_named(sheet.difficulty, language),
    )
    return SheetHead(
        narration.message("worksheet-title", language), about, narration.message("worksheet-lead", language)
    )


def problem(asked: Question, number: int, language: str) -> Problem:
    """A problem in words."""
    laid = laid_for(asked.box, asked.case.deal, language)
    shown = (row for row in laid.rows if not (row.small and laid.tricks))  # only the tricks matter
    given = tuple(
        given_number(item, language) for item in asked.given if item.id != _BLANK or any(item.answer.values())
    )
    blocks: list[Block] = [_tricks(laid.tricks, language)] if laid.tricks else []
    if given:
        blocks.append(Lines(given, label=narration.message("worksheet-given", language)))
    return Problem(
        number,
        _title(f"scorer-asks-{asked.box}", number, language),
        tuple((side, side_name(side, language)) for side in asked.item.sides),
        asked.box in OF_EACH,
        tuple(_hand(row, language) for row in shown),
        tuple(blocks),
    )


def _hand(row: Row, language: str) -> Hand:
    shown = narration.cards_shown(row.cards, language)
    told = narration.message("worksheet-hand", language, hand=row.label, cards=shown)
    return Hand(row.label, row.cards, told, aside=row.small)


def _tricks(tricks: Iterable[TrickRow], language: str) -> DrawnTricks:
    number, leader, cards, winner = (
        narration.message(f"worksheet-{each}", language) for each in ("trick", "leader", "cards", "winner")
    )
    items = tuple(
        DrawnTrick(each.number, each.leader, each.cards, narration.cards_shown(each.cards, language), each.winner)
        for each in tricks
    )
    return DrawnTricks(narration.message("worksheet-tricks", language), (number, leader, cards, winner), items)


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
        _title(f"scorer-box-{asked.box}", number, language),
        answer_text(item.answer, language),
        tuple(_reason(each, len(made_of) <= _MOST_EXPLAINED) for each in made_of if each.short),
        "" if made_of else nobody_scored(asked.case.deal, item.id, language, told),
        narration.whole("worksheet-key-cite", language, law=law, cite=cite) if law else "",
        narration.whole("worksheet-slip", language, wrong=wrong, belief=belief.belief),
        narration.whole("worksheet-correction", language, correction=belief.correction),
    )


def _reason(passage: Passage, explained: bool) -> AnswerPart:
    return AnswerPart(passage.short, passage.points, passage.reasons if explained else ())


def _title(what: str, number: int, language: str) -> str:
    """The number of a problem, and a message about its box."""
    return narration.whole("worksheet-problem", language, number=str(number), what=narration.message(what, language))
