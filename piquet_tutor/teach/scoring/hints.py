"""Hints in four steps: a nudge, the rule, the same rule on another deal (a cousin), the answer.

A hint that gives the answer away at once teaches little, so the answer comes last; a learner can always skip.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor import narration
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.items import clauses_of
from piquet_tutor.teach.scoring.misconceptions import misconceptions
from piquet_tutor.teach.scoring.practice import Question, question, targets
from piquet_tutor.teach.scoring.words import answer_text, authority, belief_words

STEPS: Final = ("nudge", "rule", "cousin", "answer")
FAR_AWAY: Final = 7919
"""How far the seed of a cousin is from the question's own, so that practice never asks the cousin as a question."""
COUSINS: Final = 3
"""How many cousins are tried to find one with another answer than the question's."""


@dataclass(frozen=True)
class Hint:
    """A word of help, from where to look up to the whole reckoning.

    Attributes:
        step: one of ``STEPS``.
        title: its title.
        text: what it says.
        cousin: at the step that shows one, a question on the same rule about another deal.
        reasons: at the last step, the numbers of the rulings that make up the answer.
    """

    step: str
    title: str
    text: str
    cousin: Question | None = None
    reasons: tuple[int, ...] = ()


def hint(asked: Question, step: str, language: str = "en") -> Hint:
    """A hint for a practice question.

    Raises:
        ValueError: there is no such step.
    """
    return _hint(asked.case, asked.box, asked.target, asked.seed, step, language)


def hint_for_box(case: ScoredDeal, box: str, step: str, language: str = "en") -> Hint:
    """A hint for a box of a whole sheet; it is about a wrong rule that fails on this very deal, if any does.

    Raises:
        ValueError: there is no such step.
    """
    about = targets(case.deal.rules, (box,))
    telling = case.telling(box, True) if box in case.truth else {}
    chosen = next((each.id for each in about if each.id in telling), about[0].id if about else "")
    return _hint(case, box, chosen, 0, step, language)


def _hint(case: ScoredDeal, box: str, target: str, seed: int, step: str, language: str) -> Hint:
    if step not in STEPS:
        raise ValueError(f"there is no hint {step!r}; use {', '.join(STEPS)}.")
    title = narration.message(f"scorer-hint-{step}", language)
    item = case.item(box)
    if step == "answer":
        text = narration.whole("scorer-hint-answer-text", language, answer=answer_text(item.answer, language))
        return Hint(step, title, text, None, item.reasons)
    if step == "rule":
        return Hint(step, title, _rule(case, box, target, language))
    if step == "nudge":
        nudge = (
            belief_words(case.deal.rules, target, language, box).nudge
            if target
            else narration.message(f"scorer-asks-{box}", language)
        )
        return Hint(step, title, nudge)
    cousin = _cousin(case, box, target, seed)
    if cousin is None:
        return Hint(step, title, narration.message("scorer-hint-no-cousin", language))
    right = narration.whole("scorer-hint-cousin-text", language, answer=answer_text(cousin.item.answer, language))
    wrong = narration.whole("scorer-hint-cousin-wrong", language, wrong=answer_text(cousin.temptation, language))
    return Hint(step, title, f"{right} {wrong}", cousin)


def _rule(case: ScoredDeal, box: str, target: str, language: str) -> str:
    rules = case.deal.rules
    names = (misconceptions()[target].law_of(box),) if target else clauses_of(rules, box)[:1]
    told = [
        narration.whole(
            "scorer-hint-rule-text",
            language,
            statement=clause(rules, name, language).removesuffix("."),
            law=authority(rules, name, language),
        )
        for name in names
    ]
    return " ".join(told) or narration.message(f"scorer-asks-{box}", language)


def _cousin(case: ScoredDeal, box: str, target: str, seed: int) -> Question | None:
    """A question on the same rule about another deal, if possible with another answer.

    The same answer would give away the one asked for. But where every deal on the rule has the same answer (nobody, if
    the rule is about equals), the first cousin is returned.
    """
    if not target:
        return None
    first = None
    for turn in range(1, COUSINS + 1):
        try:
            found = question(case.deal.rules, target, seed + turn * FAR_AWAY, "any", box)
        except NoQuestion:
            return first
        if found.item.answer != case.item(box).answer:
            return found
        first = first or found
    return first
