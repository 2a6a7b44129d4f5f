"""Finds the wrong rule behind a wrong number: rules the deal under each of them and under pairs, and weighs the fits.

The method combines two published ones. A learner's errors are explained by a library of named wrong rules, run singly
and in pairs on the questions that were asked (Brown and Burton, “Diagnostic models for procedural bugs in basic
mathematical skills”, Cognitive Science 2, 1978; pairs: Burton, “Diagnosing bugs in a simple procedural skill”, 1982).
Those that fit are weighed by Bayes' rule, with a rate of slips and guesses (Corbett and Anderson, “Knowledge tracing”,
User Modeling and User-Adapted Interaction 4, 1995; Junker and Sijtsma, Applied Psychological Measurement 25, 2001): a
learner who believes a rule writes the number it gives, except by a slip, and a slip rarely hits any given number.

Nothing is guessed. A misconception is named for an answer only if it gives that very number on that very deal, and if
it is likelier than all other explanations together, including a slip.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from typing import Final

from piquet_tutor.teach.scoring.cases import Belief, Key, ScoredDeal
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import applicable, compatible, misconceptions

SLIP: Final = 0.05
"""How often learners write a number other than the one they believe to be right."""
OTHER_NUMBERS: Final = 20
"""How many numbers a slip may hit, all equally likely."""
FADING: Final = 0.98
"""The factor by which each further answer reduces an answer's weight: learners change their minds."""
HELD: Final = 0.03
"""The prior probability that a learner believes a given wrong rule, independently of any others."""
SURE: Final = 0.5
"""The likelihood that an explanation must exceed to be named."""
MOST_LIVE: Final = 14
"""The most wrong rules that are combined in pairs: those that explain the answers best so far."""


@dataclass(frozen=True)
class Response:
    """One answer that was given.

    Attributes:
        case: the deal.
        box: which box.
        given: the answer, as a key (``items.key_of``).
        focused: whether the learner saw the numbers of the other boxes.
    """

    case: ScoredDeal
    box: str
    given: Key
    focused: bool = False

    @property
    def right(self) -> bool:
        """Whether the answer is the ledger's."""
        return self.given == self.case.truth[self.box]

    def expected(self, belief: Belief) -> Key:
        """What a learner who believes these wrong rules would have written."""
        found = self.case.answer(belief, self.box, self.focused)
        return self.case.truth[self.box] if found is None else found


@dataclass(frozen=True)
class Explanation:
    """One possible explanation of an answer.

    Attributes:
        belief: the wrong rules behind it, one or two.
        likelihood: how likely it is that these are behind the answer, from 0 to 1.
    """

    belief: Belief
    likelihood: float


@dataclass(frozen=True)
class Diagnosis:
    """The diagnosis of one answer.

    Attributes:
        right: whether the answer was right.
        named: the wrong rules named for it; empty if none fits well enough.
        ranked: every explanation that gives the number, the likeliest first.
        held: the wrong rules that the learner most likely believes, judging by all their answers; empty for none.
    """

    right: bool
    named: Belief
    ranked: tuple[Explanation, ...]
    held: Belief

    @property
    def alone(self) -> Belief:
        """The wrong rules that give the number by themselves, the likeliest first."""
        return tuple(each.belief[0] for each in self.ranked if len(each.belief) == 1)


def diagnose(history: Sequence[Response]) -> Diagnosis:
    """The diagnosis of the last of these answers, in the light of all of them.

    Args:
        history: the answers of a session in order, at least one.
    """
    weighed = beliefs(history)
    last = history[-1]
    held = max(weighed, key=lambda each: (weighed[each], -len(each)))
    if last.right:
        return Diagnosis(True, (), (), held)
    behind: dict[Belief, float] = {}
    for belief, likelihood in weighed.items():
        if belief and last.expected(belief) == last.given:
            cause = _cause(last, belief, weighed)
            behind[cause] = behind.get(cause, 0.0) + likelihood
    ranked = tuple(
        Explanation(belief, likelihood)
        for belief, likelihood in sorted(behind.items(), key=lambda each: (-each[1], len(each[0]), each[0]))
    )
    named = ranked[0].belief if ranked and ranked[0].likelihood > SURE else ()
    return Diagnosis(False, named, ranked, held)


def _cause(last: Response, belief: Belief, weighed: Mapping[Belief, float]) -> Belief:
    """The likelier of the wrong rules that give the answer by itself; if none does, the whole belief."""
    alone = [(name,) for name in belief if last.expected((name,)) == last.given]
    return max(alone, key=lambda each: weighed.get(each, 0.0)) if alone else belief


def beliefs(history: Sequence[Response]) -> dict[Belief, float]:
    """How likely each belief is after these answers: none, each wrong rule, and pairs that explain anything.

    Args:
        history: the answers in order.

    Returns:
        Likelihoods that sum to 1.
    """
    singles = _singles(history)
    weights = {belief: _evidence(history, belief) for belief in [(), *singles]}
    live = _live(history, singles, weights)
    pairs = {pair for pair in map(_in_order, combinations(live, 2)) if compatible(pair)} | _joint(history, singles)
    weights |= {pair: _evidence(history, pair) for pair in pairs}
    odds = log(HELD / (1 - HELD))
    logs = {belief: weight + len(belief) * odds for belief, weight in weights.items()}
    top = max(logs.values())
    raised = {belief: exp(weight - top) for belief, weight in logs.items()}
    whole = sum(raised.values())
    return {belief: value / whole for belief, value in raised.items()}


def _singles(history: Sequence[Response]) -> list[Belief]:
    """Every wrong rule that applies in the rule sets of the answers, each as a belief."""
    seen = {each.id for response in history for each in applicable(response.case.deal.rules)}
    return [(name,) for name in misconceptions() if name in seen]


def _evidence(history: Sequence[Response], belief: Belief) -> float:
    """The log-likelihood of the answers of a learner with this belief, with older ones weighing less."""
    hit, miss = log(1 - SLIP), log(SLIP / OTHER_NUMBERS)
    return sum(
        FADING**age * (hit if response.expected(belief) == response.given else miss)
        for age, response in enumerate(reversed(history))
    )


def _live(history: Sequence[Response], singles: Sequence[Belief], weights: Mapping[Belief, float]) -> list[str]:
    """The wrong rules that explain at least one wrong answer, the likeliest first."""
    wrong = [response for response in history if not response.right]
    found = [belief for belief in singles if any(each.expected(belief) == each.given for each in wrong)]
    found.sort(key=lambda each: -weights[each])
    return [name for (name,) in found[:MOST_LIVE]]


def _joint(history: Sequence[Response], singles: Sequence[Belief]) -> set[Belief]:
    """Pairs that together explain a wrong answer that no single wrong rule explains."""
    return {
        pair
        for response in history
        if not response.right and not any(response.expected(belief) == response.given for belief in singles)
        for pair in response.case.joint(response.box, response.given, response.focused)
    }


def _in_order(names: Sequence[str]) -> Belief:
    known = list(misconceptions())
    return tuple(sorted(names, key=known.index))


def diagnosed(history: list[Response]) -> Diagnosis:
    """The diagnosis of the last answer; where the search for one fails, the answer is marked without it."""
    try:
        return diagnose(history)
    except Exception:  # whatever it is, a number that was written is right or wrong all the same
        logging.getLogger("piquet_tutor").exception("An answer was marked without its diagnosis.")
        return Diagnosis(history[-1].right, (), (), ())


def learned(
    mastery: Mastery, box: str, named: Collection[str], law: str, right: bool, *, name: str = "", day: int = 0
) -> Mastery:
    """What is known after an answer: of the clauses that were misread, else of the one asked about.

    Args:
        mastery: what was known before.
        box: which box was answered.
        named: the wrong rules named for the answer.
        law: the clause asked about; empty for none.
        right: whether the answer was right.
        name: the name under which it is asked again after a wrong answer; empty if it is not.
        day: the day, as :meth:`datetime.date.toordinal` counts them; 0 if nothing comes back by the day.
    """
    misread = list(dict.fromkeys(misconceptions()[each].law_of(box) for each in named))
    for rule in misread or [each for each in (law,) if each]:
        mastery = mastery.answered(rule, right, name, day)
    return mastery
