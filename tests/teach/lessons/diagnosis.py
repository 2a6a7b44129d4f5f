"""Simulated learners, each with exactly one wrong rule or two, and what the tutor makes of their answers.

    python -m tests.teach.lessons.diagnosis
    python -m tests.teach.lessons.diagnosis --rules rubicon parlett --pairs 100 --seed 7

For every misconception of a rule set a learner who holds it, and knows the rest of the law, answers thirty generated
questions about the boxes it concerns; for each answer that comes out wrong it is counted whether the tutor, with what
it had seen by then, named that misconception and no other first. Then every two that one learner can hold together are
given sixty questions (or as many pairs as are asked for, drawn by seed), and it is seen at which answer the tutor says
that just these two are held. Of some pairs one hides the other: whoever lets everybody count everything compares
nothing, and no answer can tell how he would compare. They are counted apart.

Exit status 1 when a misconception is named on fewer than 95 in a hundred wrong answers, or a pair is never said.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from random import Random

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.cases import Belief
from piquet_tutor.teach.scoring.diagnosis import Response, diagnose
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.misconceptions import ITEMS, applicable, compatible, misconceptions
from piquet_tutor.teach.scoring.practice import Question, stream
from tests.teach.lessons.learners import Learner

ENOUGH = 0.95
ONE, TWO = 30, 60
"""Questions for a learner with one wrong rule, and with two."""


@dataclass(frozen=True)
class Line:
    """What became of one learner.

    Attributes:
        belief: the wrong rules held.
        asked: how many questions.
        wrong: how many were answered wrong.
        named: on how many of these the tutor named one of the wrong rules held, and no other (for one: exactly it).
        first: at which answer the tutor first said that exactly these are held; 0 for never.
        held: whether it said so in the end.
        hidden: whether all answers are those of somebody who holds fewer of these wrong rules.
    """

    belief: Belief
    asked: int
    wrong: int
    named: int
    first: int
    held: bool
    hidden: bool = False

    @property
    def share(self) -> float:
        """Of the wrong answers, how many were named."""
        return self.named / self.wrong if self.wrong else 0.0


@cache
def questions(rules: RuleSet, boxes: tuple[str, ...], count: int, seed: int) -> tuple[Question, ...]:
    """The first questions about some boxes."""
    return tuple(islice(stream(rules, boxes, seed), count))


def tried(rules: RuleSet, belief: Belief, count: int, seed: int, slips: float = 0.0) -> Line:
    """One learner before so many questions."""
    about = {box for name in belief for box in misconceptions()[name].items}
    learner = Learner(belief, slips, Random(f"{seed} {belief}"))
    history: list[Response] = []
    wrong = named = first = 0
    for asked in questions(rules, tuple(box for box in ITEMS if box in about), count, seed):
        history.append(learner.answer(asked))
        if history[-1].right:
            continue
        found = diagnose(history)
        meant = history[-1].given == history[-1].expected(belief)  # a slip is no misconception's
        wrong += meant
        named += meant and bool(found.named) and set(found.named) <= set(belief)
        if not first and set(found.held) == set(belief):
            first = len(history)
    held = set(diagnose(history).held) == set(belief) if history else False
    fewer = [belief[:place] + belief[place + 1 :] for place in range(len(belief))]
    hidden = any(all(each.expected(less) == each.expected(belief) for each in history) for less in fewer)
    return Line(belief, len(history), wrong, named, first, held, hidden)


def pairs(rules: RuleSet) -> list[Belief]:
    """Every two wrong rules that one learner can hold together."""
    names = [each.id for each in applicable(rules)]
    return [pair for pair in combinations(names, 2) if compatible(pair)]


def singles(rules: RuleSet, seed: int, slips: float = 0.0) -> list[Line]:
    """Each wrong rule's learner, a line of the table printed for each."""
    print(f"{'wrong rule':28}{'asked':>7}{'wrong':>7}{'named':>7}{'share':>8}  held from")
    found = []
    for each in applicable(rules):
        try:
            line = tried(rules, (each.id,), ONE, seed, slips)
        except NoQuestion as error:
            print(f"{each.id:28} {error}")
            continue
        found.append(line)
        print(
            f"{each.id:28}{line.asked:7}{line.wrong:7}{line.named:7}{line.share:8.0%}  answer {line.first or '-'}",
            flush=True,
        )
    return found


def report(rules: RuleSet, seed: int, most_pairs: int, slips: float) -> bool:
    """Everything about one rule set; whether all was named."""
    began = time.perf_counter()
    print(f"\n{rules.id}, seed {seed}" + (f", {slips:.0%} slips" if slips else ""))
    lines = singles(rules, seed, slips)
    shown = [line for line in lines if line.wrong]
    wrong, named = sum(line.wrong for line in shown), sum(line.named for line in shown)
    weak = [line for line in shown if line.share < ENOUGH]
    never = [line.belief[0] for line in lines if not line.wrong]
    print(f"{len(shown)} wrong rules: {named} of {wrong} wrong answers named at once ({named / max(1, wrong):.1%})")
    print(f"named on fewer than {ENOUGH:.0%}: {', '.join(line.belief[0] for line in weak) or 'none'}")
    print(f"never answered wrong: {', '.join(never) or 'none'}; {time.perf_counter() - began:.0f} s")
    every = [pair for pair in pairs(rules) if not set(pair) & set(never)]
    if most_pairs < len(every):
        every = Random(seed).sample(every, most_pairs)
    found = [tried(rules, pair, TWO, seed, slips) for pair in every]
    seen = [line for line in found if not line.hidden]
    missed = [line for line in seen if not line.first]
    for line in missed:
        print(f"  never said: {' and '.join(line.belief)}")
    for line in found:
        if line.hidden:
            print(f"  one hides the other: {' and '.join(line.belief)}")
    if seen:
        places = sorted(line.first for line in seen if line.first) or [0]
        print(
            f"{len(found)} pairs tried of {len(pairs(rules))}; in {len(found) - len(seen)} one hides the other. Of the "
            f"other {len(seen)} both were said within {TWO} answers for {len(seen) - len(missed)} "
            f"({(len(seen) - len(missed)) / len(seen):.1%}), and still said at the end for "
            f"{sum(line.held for line in seen)}.\n"
            f"Both were first said at answer {places[len(places) // 2]} in the middle, at {places[-1]} at the latest; "
            f"{time.perf_counter() - began:.0f} s in all"
        )
    return not weak and not missed


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.teach.lessons.diagnosis", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--rules", nargs="+", default=["rubicon", "parlett"], metavar="ID", help="rule sets")
    parser.add_argument("--pairs", type=int, default=10_000, help="try so many pairs at most")
    parser.add_argument("--slips", type=float, default=0.0, help="how often a learner writes another number by mistake")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    results = [report(load(name), asked.seed, asked.pairs, asked.slips) for name in asked.rules]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
