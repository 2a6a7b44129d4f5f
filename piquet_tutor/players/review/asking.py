"""A costly choice as a question, and what is said to an answer; neither tells what would have been better."""

from __future__ import annotations

from piquet_tutor import narration
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.players.review.model import MissedChance, Review
from piquet_tutor.players.review.principles import Principle
from piquet_tutor.players.review.wording import Commentary


def question_of(review: Review, finding: MissedChance, names: Names = NOBODY) -> str:
    """What the seat did, what it gave away, and the question what would have been better.

    Args:
        review: the review.
        finding: one of its costliest choices.
        names: of those who play, at a table in play.
    """
    teller = Commentary(review, names)
    facts = finding.facts
    told = {name: facts[name] for name in ("card", "trick", "led") if name in facts}
    key = finding.name if finding.name in ("card", "exchange") else "call"
    kind = {"kind": facts["what"]} if key == "call" else {}
    return teller.say(f"review-ask-{key}", given=teller.points(finding), **told, **kind)


def cards_of_question(finding: MissedChance) -> Cards:
    """The cards that a question speaks of: those that were played or discarded."""
    return cards_in(finding.facts.get("card", ()))


def cards_of_answer(finding: MissedChance, action: Action, principle: Principle) -> Cards:
    """The cards that an answer which is not good enough turns on; the better choice itself is not among them.

    Of a card played: that card, and the one it is about by the principle, such as the one left without a guard. Of an
    exchange: what it throws away of what the better one keeps. Of a declaration: what was held and not said.

    Args:
        finding: the choice.
        action: what was answered.
        principle: what the choice teaches.
    """
    if isinstance(action, Play):
        return tuple(dict.fromkeys((action.card, *cards_in(principle.facts.get("guarded", ())))))
    if isinstance(action, Exchange):
        better = finding.facts.get("better", ())
        return tuple(each for each in action.cards if each not in better)
    return cards_in(finding.cards)


def cards_in(given: object) -> Cards:
    """The cards in a fact; a void suit has none."""
    return tuple(each for each in (given if isinstance(given, tuple) else (given,)) if isinstance(each, Card))


def answer_to(finding: MissedChance, action: Action, behind: float, language: str) -> str:
    """What is said to an answer that is not good enough.

    Args:
        finding: the choice.
        action: what was answered.
        behind: how many points it gives away, by the figures of the finding.
        language: of the sentence.
    """
    done, gain = finding.facts.get("card"), _gain(finding.points, behind)
    if isinstance(action, Play):
        key = "same" if action.card == done else "card"
        return _said(key, language, behind, card=action.card, gain=gain)
    if isinstance(action, Exchange):
        same = isinstance(done, tuple) and set(action.cards) == set(done)
        return _said("same" if same else "exchange", language, behind, gain=gain)
    return _said("call", language, behind)


def _gain(before: float, behind: float) -> str:
    """How an answer stands beside what was done: half of what that gave away is won back, or some of it, or nothing."""
    told = round(behind, 1)
    return "much" if told <= before / 2 else "some" if told < before else "none"


def _said(key: str, language: str, behind: float, **facts: object) -> str:
    points = narration.figures(behind, language, 1)
    return narration.message(f"review-try-{key}", language, points=points, **facts)
