"""Fills the holes in a lesson's texts from rulings and from the rule data, so that no figure is ever typed.

Where ``good`` names a ruling, ``{good}`` is its line, ``{good.full}`` its explanation, ``{good.points}`` what it
awarded, and ``{good.cards}`` or ``{good.length}`` one of its facts. ``{rules:repique.award.target}`` is a figure of a
clause, ``{rules:pack}`` one of the frame, ``{option:discard_max_elder}`` an option, ``{total:elder}`` a side's total,
and ``{count:play.lead.elder}`` how often a clause awarded it something in the whole deal.
"""

from __future__ import annotations

import re
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor, Ruling, for_seat
from piquet_tutor.game.cards import Card, Rank, Suit
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Lesson, Step

HOLE: Final = re.compile(r"\{([^{}]*)\}")
_FRAME: Final = ("pack", "hand_size", "talon", "seats")


def rules_of(lesson: Lesson, step: Step) -> RuleSet:
    """The rule set of a step: that of its deal, or without a deal that of the lesson."""
    return laid(step.place).rules if step.place is not None else load(lesson.rules)


def filled(lesson: Lesson, step: Step, text: str, language: str = "en") -> str:
    """A text with its holes filled.

    Raises:
        PlaceError: nothing can fill a hole; the message says which.
    """
    return HOLE.sub(lambda hole: _value(lesson, step, hole[1], language), text)


def _value(lesson: Lesson, step: Step, hole: str, language: str) -> str:
    head, _, rest = hole.partition(":")
    if rest and head == "rules":
        return _in_words(figure_of(rules_of(lesson, step), rest), language)
    if rest and head == "option":
        values = rules_of(lesson, step).values
        if rest not in values:
            raise PlaceError(f"nothing can fill {{{hole}}}: there is no such option.")
        return _in_words(values[rest], language)
    if step.place is None:
        raise PlaceError(f"nothing can fill {{{hole}}}: there is no deal on the table.")
    table = laid(step.place)
    if rest and head == "total":
        return _in_words(_total(table, rest), language)
    if rest and head == "count":
        return str(_count(table, rest))
    name, _, part = hole.partition(".")
    if name not in step.rulings:
        raise PlaceError(f"nothing can fill {{{hole}}}: no ruling is called “{name}” here.")
    return _of_ruling(table, table.ruling(step.rulings[name]), part, language)


def _of_ruling(table: Laid, ruling: Ruling, part: str, language: str) -> str:
    seat = table.seat or None
    cut = for_seat(ruling, seat) if seat is not None else ruling
    if cut is None:
        raise PlaceError(f"{table.seat} may not know the ruling {ruling.rule}, so it cannot be quoted here.")
    if part in ("", "full"):
        return narration.text(cut, part or "short", language).replace("\n", " ")
    if part == "points":
        return _in_words(cut.points, language)
    if part not in cut.facts:
        listed = ", ".join(["full", "points", *cut.facts])
        raise PlaceError(f"a ruling of {ruling.rule} has no “{part}”; it has {listed}.")
    return _in_words(cut.facts[part], language)


def figure_of(rules: RuleSet, name: str) -> Any:
    """A figure of a rule set: of its frame, or of a clause, such as ``cards.most.points``.

    Raises:
        PlaceError: it has no such figure.
    """
    if name in _FRAME:
        seats = len(rules.table.seats)
        return {
            "pack": rules.pack,
            "hand_size": rules.hand_size,
            "talon": rules.pack - seats * rules.hand_size,
            "seats": seats,
        }[name]
    clause, _, param = name.rpartition(".")
    found = rules.clauses.get(clause)
    if found is None or param not in found.params:
        raise PlaceError(f"nothing can fill {{rules:{name}}}: {rules.id} has no such figure.")
    return found.params[param]


def _total(table: Laid, who: str) -> int:
    if table.partie is not None and who in table.partie.totals:
        return int(table.partie.totals[who])
    if who not in table.deal.table.sides:
        raise PlaceError(f"nobody is called “{who}” at this table.")
    return table.deal.total(who)


def _count(table: Laid, asked: str) -> int:
    """How often a clause awarded a side something: ``play.lead.elder``."""
    clause, _, side = asked.rpartition(".")
    found = [each for each in table.ledger if each.rule == clause and each.side == side and each.points]
    if not found:
        raise PlaceError(f"nothing can fill {{count:{asked}}}: no such ruling was awarded.")
    return len(found)


def _in_words(value: Any, language: str) -> str:
    if isinstance(value, OnlyFor):
        value = value.value
    if isinstance(value, Rank):
        return narration.message("course-rank", language, rank=value)
    if isinstance(value, Suit):
        return narration.message("course-suit", language, suit=value)
    if isinstance(value, Card):
        return narration.card_name(value, language)
    if isinstance(value, tuple) and all(isinstance(each, Card) for each in value):
        return narration.cards_shown(value, language)
    if isinstance(value, str) and not value.isdecimal():
        return narration.message("course-side", language, side=value)
    return str(value)
