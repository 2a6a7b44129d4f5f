"""Reasons, answers and changes as plain dictionaries for a widget to draw: only texts, numbers and card codes.

Every dictionary is a line: ``text`` (plain, to be escaped), ``kind``, ``number`` of the ruling (0 for none), ``cites``
(citations in words), ``cards`` (codes of the cards to highlight) and ``below``, the lines that unfold below it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from piquet_tutor.engine.rulings import Ruling, Verdict, known_to, serials
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.answers import Assessment
from piquet_tutor.explain.why.differing import Difference
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.explain.why.questions import Hypothetical, question_of
from piquet_tutor.explain.why.tree import Reason
from piquet_tutor.explain.why.turning import Nearest, awarding
from piquet_tutor.explain.why.wording import (
    AnswerLine,
    DealWords,
    line_of,
    line_of_answer,
    line_of_difference,
    line_of_nearest,
)
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.notation import written, written_cites
from piquet_tutor.game.records.rulings import written_verdict
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import NOBODY, Names

Scene = dict[str, Any]


def words_for(deal: Deal | Partie, seat: Seat | None = None, language: str = "en", names: Names = NOBODY) -> DealWords:
    """The wording of a deal (or a partie) for a reader."""
    ledger = known_to(deal.rulings, seat) if isinstance(deal, Deal) else tuple(deal.ledger)
    return DealWords(deal.rules, ledger, language, names)


def scene(line: AnswerLine) -> Scene:
    """A line with all lines below it."""
    return {
        "text": line.text,
        "kind": line.kind,
        "number": line.number,
        "cites": list(line.cites),
        "cards": [one.code for one in line.cards],
        "below": [scene(each) for each in line.below],
    }


def reason_scene(reason: Reason, words: DealWords) -> Scene:
    """A tree of reasons."""
    return scene(line_of(reason, words))


def answer_scene(answer: Assessment, words: DealWords) -> Scene:
    """The answer to “why not”, and whether it happened."""
    return {**scene(line_of_answer(answer, words)), "question": answer.question.text, "so": answer.so}


def difference_scene(found: Difference, words: DealWords) -> Scene:
    """The effect of a change."""
    totals = {side: list(points) for side, points in found.totals.items()}
    return {**scene(line_of_difference(found, words)), "change": found.change.text, "totals": totals}


def nearest_scene(found: Nearest, words: DealWords) -> Scene:
    """The smallest change that reverses a verdict, with the changed deal as a record."""
    return {
        **scene(line_of_nearest(found, words)),
        "size": found.size,
        "change": [each.text for each in found.change],
        "tried": found.tried,
        "alike": found.alike,
        "checked": list(found.checked),
        "unplayed": found.unplayed,
        "proved": found.proved,
        "record": found.record,
    }


# --- as JSON ------------------------------------------------------------------------------------------------------


def as_json(thing: Reason | Assessment | Difference | Nearest, words: DealWords) -> Scene:
    """The same for programs, with every typed fact."""
    if isinstance(thing, Reason):
        return _reason(thing, line_of(thing, words))
    if isinstance(thing, Assessment):
        told = answer_scene(thing, words)
        told["side"] = thing.side
        told["happened"] = list(thing.happened)
        told["lacking"] = [_premise(each, words) for each in thing.lacking]
        return told
    if isinstance(thing, Difference):
        told = difference_scene(thing, words)
        told["refused"] = _ruling(thing.refused) if thing.refused is not None else None
        told["new"], told["gone"] = ([_ruling(each) for each in rulings] for rulings in (thing.new, thing.gone))
        told["changed"] = [[_ruling(each.before), _ruling(each.after)] for each in thing.changed]
        return told
    return nearest_scene(thing, words)


def _reason(reason: Reason, line: AnswerLine) -> Scene:
    told: Scene = {"kind": reason.kind, "rule": reason.rule, "number": reason.number, "text": line.text}
    if reason.ruling is not None:
        told |= _ruling(reason.ruling)
    if reason.premise is not None:
        told |= {"premise": reason.premise.name, "facts": written(reason.premise.facts)}
    if reason.option is not None:
        told["option"] = dict([reason.option])
    told["cites"] = written_cites(reason.cites)
    told["because"] = [_reason(each, below) for each, below in zip(reason.because, line.below, strict=True)]
    return told


def _premise(premise: Premise, words: DealWords) -> Scene:
    return {
        "premise": premise.name,
        "side": premise.side,
        "rule": premise.rule,
        "facts": written(premise.facts),
        "rulings": list(premise.rulings),
        "far": premise.far,
        "cites": written_cites(premise.cites),
        "text": words.premise(premise),
    }


def _ruling(ruling: Ruling) -> Scene:
    return {**written_verdict(ruling), "points": ruling.points}


def ruled_then(found: Nearest, asked: Hypothetical, words: DealWords) -> str:
    """What is ruled once a change has been made.

    Args:
        found: the change, which was found.
        asked: what it was to turn.
        words: the wording of the deal before it.
    """
    told = found.difference
    assert told is not None  # a change was found
    assert told.deal is not None  # and it can be made
    after = known_to(told.deal.rulings, told.seat)
    made = awarding(told.deal, found.side, asked)
    if made is not None:  # awards are public
        return replace(words, rulings=after).ruling(after[serials(told.deal.rulings, told.seat)[made.number] - 1])
    for each in after:
        if question_of(each) == asked and each.verdict is Verdict.DENIED and found.side in (None, each.side):
            return replace(words, rulings=after).ruling(each)
    return words.whole("why-swap-gone", {})
