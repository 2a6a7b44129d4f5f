"""Scenes of the scorer as plain dictionaries: everything a widget needs to draw, with nothing left for it to decide.

Before a box is answered, a scene contains neither its number nor the rulings that make it up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.game.deal.retelling import states_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import card_symbol, rules_title
from piquet_tutor.narration.clauses import clause
from piquet_tutor.narration.passages import Passage, passage, side_name
from piquet_tutor.teach.questions.asked import Marked
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.hints import STEPS, Hint, hint, hint_for_box
from piquet_tutor.teach.scoring.items import Item
from piquet_tutor.teach.scoring.laying import table_scene
from piquet_tutor.teach.scoring.mastery import BOXES, Mastery
from piquet_tutor.teach.scoring.misconceptions import ITEMS, applicable
from piquet_tutor.teach.scoring.nobody import nobody_scored
from piquet_tutor.teach.scoring.pacing import PACES, BoxStop, silent_on, steps
from piquet_tutor.teach.scoring.practice import Question
from piquet_tutor.teach.scoring.words import answer_text, authority

Scene = dict[str, Any]


def sheet_scene(
    case: ScoredDeal,
    pace: str = "end",
    place: int = 0,
    marks: Mapping[str, Marked] | None = None,
    language: str = "en",
    asked: Collection[str] = ITEMS,
) -> Scene:
    """A whole sheet at one of its stops.

    Args:
        case: the deal.
        pace: one of ``pacing.PACES``.
        place: which stop, from 0.
        marks: the marks so far, by box.
        language: a language that the catalogue has.
        asked: the boxes that are asked at all; a mark tells nothing of those among them that are still open.

    Returns:
        ``pace`` and ``paces`` (all of them); ``stops`` (how many), ``place`` (which, from 0) and ``last`` (whether it
        is the last); ``rules`` (a title); ``table`` (the cards at this stop); ``said`` (the rulings that may be seen);
        ``boxes`` (those asked at this stop), each with its mark once it has one; ``done`` (boxes of earlier stops);
        ``complete`` (whether every box of this stop is marked); ``skip`` (the label of the button).
    """
    marks = marks or {}
    every = steps(case.deal, pace)
    step = every[place]
    told = _lazy_passages(case, language)
    before = [item for earlier in every[:place] for item in earlier.items]
    still = {item.id for each in every for item in each.items if item.id in asked} - set(marks)
    return {
        "pace": pace,
        "paces": [{"id": each, "text": narration.message(f"scorer-pace-{each}", language)} for each in PACES],
        "stops": len(every),
        "place": place,
        "last": place == len(every) - 1,
        "rules": rules_title(case.deal.rules, language),
        "table": table_scene(states_of(case.deal)[step.actions]),
        "said": [_ruling(told[number], language) for number in _open(case, step, before, marks, still)],
        "boxes": [_box(case, item, marks.get(item.id), told, language, still) for item in step.items],
        "done": [_box(case, item, marks.get(item.id), told, language, still) for item in before],
        "complete": all(item.id in marks for item in step.items),
        "skip": narration.message("scorer-skip", language),
    }


def question_scene(asked: Question, mark: Marked | None = None, language: str = "en") -> Scene:
    """A practice question: one box, the cards, and the numbers of the boxes given with it.

    Returns:
        ``rules`` (a title), ``difficulty``, ``box`` (with its mark once it has one), ``table``, ``given``
        (boxes scored already, with the rulings that award their points), ``hints`` (the steps) and ``skip`` (the label
        of the button).
    """
    case = asked.case
    told = _lazy_passages(case, language)
    return {
        "rules": rules_title(case.deal.rules, language),
        "difficulty": asked.difficulty,
        "box": _box(case, asked.item, mark, told, language),
        "table": table_scene(case.deal),
        "given": [
            {
                "id": item.id,
                "label": narration.message(f"scorer-box-{item.id}", language),
                "answer": answer_text(item.answer, language),
                "rulings": [_ruling(told[number], language) for number in item.reasons if told[number].points],
            }
            for item in asked.given
        ],
        "hints": [{"step": each, "text": narration.message(f"scorer-hint-{each}", language)} for each in STEPS],
        "skip": narration.message("scorer-skip", language),
    }


def hint_scene(
    asked: Question | ScoredDeal, step: str, box: str = "", language: str = "en", open_boxes: Collection[str] = ()
) -> Scene:
    """Help with a question, no more of it than was asked for.

    Args:
        asked: a practice question; or a deal, with a box of its sheet.
        step: one of ``hints.STEPS``.
        box: the box, if a deal is given.
        language: a language that the catalogue has.
        open_boxes: boxes beside it that are still to be filled, of which no hint tells anything.

    Returns:
        ``step``, ``title``, ``text``, ``next`` (the step after it; empty at the last), ``cousin`` (the other deal with
        its answer; None except at its step) and ``reasons`` (the rulings that make up the answer, at the last step).
    """
    found = hint(asked, step, language) if isinstance(asked, Question) else hint_for_box(asked, box, step, language)
    case = asked.case if isinstance(asked, Question) else asked
    following = STEPS[STEPS.index(step) + 1 :]
    told = silent_on(case.deal, open_boxes)
    return {
        "step": step,
        "title": found.title,
        "text": found.text,
        "next": following[0] if following else "",
        "cousin": _cousin(found, language),
        "reasons": _reasons(case, [number for number in found.reasons if number in told], language),
    }


def mastery_scene(rules: RuleSet, mastery: Mastery, language: str = "en") -> Scene:
    """The map of what is known: every rule that can be practised, its Leitner box, and whether it is due."""
    laws = list(dict.fromkeys(each.law for each in applicable(rules)))
    due = mastery.due()
    return {
        "title": narration.message("scorer-mastery-title", language),
        "method": narration.message("scorer-mastery-method", language),
        "boxes": BOXES,
        "answers": mastery.marked,
        "idle": mastery.idle,
        "due": narration.message("scorer-mastery-due", language, count=len([law for law in laws if law in due])),
        "rules": [_known(rules, law, mastery, law in due, language) for law in laws],
        "missed": len(mastery.missed),
    }


# --- parts ----------------------------------------------------------------------------------------------------------


def _box(
    case: ScoredDeal,
    item: Item,
    mark: Marked | None,
    told: Mapping[int, Passage],
    language: str,
    open_boxes: Collection[str] = (),
) -> Scene:
    return {
        "id": item.id,
        "label": narration.message(f"scorer-box-{item.id}", language),
        "asks": narration.message(f"scorer-asks-{item.id}", language),
        "sides": [{"id": side, "label": side_name(side, language)} for side in item.sides],
        "nobody": narration.message("scorer-nobody", language),
        "mark": _mark(case, item, mark, told, language, open_boxes) if mark is not None else None,
    }


def _mark(
    case: ScoredDeal,
    item: Item,
    mark: Marked,
    passages: Mapping[int, Passage],
    language: str,
    open_boxes: Collection[str],
) -> Scene:
    """A mark, which tells nothing of boxes that are still open: what would comes when they are filled."""
    asked = Points(case, item.id, open_boxes=frozenset(open_boxes))
    told = asked.told(mark, language)
    kept_back = isinstance(mark.diagnosis, Diagnosis) and asked.keeps_back(mark.diagnosis)
    sayable = silent_on(case.deal, open_boxes)
    reasons = [number for number in item.reasons if number in sayable]
    waiting = len(reasons) < len(item.reasons) or kept_back
    guess = "misreading" if mark.given else "perhaps"
    return {
        "verdict": told.verdict,
        "word": told.word,
        "text": told.text,
        "named": [narration.whole(f"scorer-page-{guess}", language, name=name) for name in told.named],
        "again": [] if kept_back else list(mark.again),
        "why": list(told.why),
        "reasons": [_ruling(passages[number], language) for number in reasons],
        "no_ruling": "" if item.reasons else nobody_scored(case.deal, item.id, language, sayable),
        "waiting": narration.message("scorer-waiting", language) if waiting else "",
        "law": {"text": told.law, "cite": told.cite},
    }


def _ruling(passage: Passage, language: str) -> Scene:
    return {
        "number": passage.number,
        "rule": passage.rule,
        "verdict": passage.verdict,
        "who": passage.who,
        "short": passage.short,
        "full": list(passage.full),
        "points": passage.points,
        "cards": [card_symbol(one, language) for one in passage.cards],
        "cites": [cite.label for cite in passage.cites],
    }


class LazyPassages(dict[int, Passage]):
    """The rulings of a deal in words, by number: each is put into words when it is asked for, as few of them are."""

    def __init__(self, deal: Deal, language: str) -> None:
        super().__init__()
        self._deal, self._language = deal, language

    def __missing__(self, number: int) -> Passage:
        ledger = self._deal.ledger
        ruling = next(each for each in ledger if each.number == number)
        found = self[number] = passage(ruling, self._language, ledger, self._deal.rules)
        return found


def _lazy_passages(case: ScoredDeal, language: str) -> LazyPassages:
    return LazyPassages(case.deal, language)


def _reasons(case: ScoredDeal, numbers: Iterable[int], language: str) -> list[Scene]:
    told = _lazy_passages(case, language)
    return [_ruling(told[number], language) for number in numbers]


def _open(
    case: ScoredDeal, step: BoxStop, before: Iterable[Item], marks: Mapping[str, Marked], open_boxes: Collection[str]
) -> list[int]:
    """The numbers of the rulings that may be seen at a stop: its own, and those of boxes already marked."""
    answered = {number for item in (*before, *step.items) if item.id in marks for number in item.reasons}
    return sorted({*step.visible} | (answered & silent_on(case.deal, open_boxes)))


def _cousin(found: Hint, language: str) -> Scene | None:
    if found.cousin is None:
        return None
    case, item = found.cousin.case, found.cousin.item
    return {
        "table": table_scene(case.deal),
        "answer": answer_text(item.answer, language),
        "reasons": _reasons(case, item.reasons, language),
    }


def _known(rules: RuleSet, law: str, mastery: Mastery, due: bool, language: str) -> Scene:
    about = {"law": clause(rules, law, language), "cite": authority(rules, law, language), "due": due}
    return {**standing_of(law, mastery, language), **about}


def standing_of(law: str, mastery: Mastery, language: str = "en") -> Scene:
    """How well one rule, or one principle of good play, is known."""
    known = mastery.rules.get(law)
    box = known.box if known is not None else 0
    return {
        "rule": law,
        "box": box,
        "text": narration.message("scorer-mastery-box", language, box=box)
        if box
        else narration.message("scorer-mastery-unseen", language),
        "wait": mastery.wait(law),
        "right": known.right if known is not None else 0,
        "wrong": known.wrong if known is not None else 0,
    }
