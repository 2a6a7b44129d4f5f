"""Puzzles looked at once more, each by trying all there is: ``python -m tests.teach.puzzles.many --puzzles 500``.

Every exchange of two cards of every puzzle is ruled by the engine, none left out because it looks like another, and
what was asked is read off the tally and the hands. Nothing may already be so; one exchange is then the smallest change
there is. What brings it about must be exactly what the puzzle takes as an answer, so that a second answer is always
taken too. Exit status 1 when something is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool

from piquet_tutor.explain.why.changing import Change, changed
from piquet_tutor.explain.why.replaying import run
from piquet_tutor.game.combinations import held, strength
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.puzzles import LEVELS, puzzle

RULES = "rubicon"


def is_so(goal, deal: Deal) -> bool:
    """Whether what a puzzle asks is so in a deal, read off what was scored and what is held."""
    if goal.aim != "even":
        return (goal.kind in deal.tally()[goal.side]) == (goal.aim == "make")
    one, other = (held(goal.kind, deal.kept[seat])[:1] for seat in deal.table.seats)
    return bool(one and other) and strength(one[0]) == strength(other[0])


def every_exchange(made):
    """Yield each two cards of the pack that lie in different places, found by trying every two."""
    layout = made.layout
    places = {one: seat for seat, cards in layout.hands.items() for one in cards} | dict.fromkeys(layout.out, "")
    cards = sorted(places, key=str)
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if places[one] != places[other]:
                yield one, other


def faults(made) -> list[str]:
    """What is wrong with a puzzle, a line each."""
    base, found = run(made.layout.course).deal, []
    if is_so(made.goal, base):
        found.append("what is asked is so already")
    doing = set()
    for swap in every_exchange(made):
        outcome = run(changed(base, made.layout.course, Change("swap", cards=swap)))
        if outcome.refused is not None:
            found.append(f"the exchange of {swap} is refused")
        elif is_so(made.goal, outcome.deal):
            doing.add(frozenset(swap))
    taken = {frozenset(each.swap) for each in made.answers}
    found += [f"{set(each)} does it and is not taken" for each in doing - taken]
    found += [f"{set(each)} is taken and does not do it" for each in taken - doing]
    if not doing:
        found.append("nothing does it")
    if made.hidden.answers != len(doing) or made.hidden.level != made.level:
        found.append(f"it is hidden as at the level {made.hidden.level!r}, not {made.level!r}")
    return found


def looked_at(given: tuple[str, int]) -> tuple[str, int, tuple[str, str], int, bool, float, list[str]]:
    """Make one puzzle and try everything on it."""
    level, seed = given
    begun = time.perf_counter()
    made = puzzle(load(RULES), level, seed)
    took = time.perf_counter() - begun
    asked = (made.goal.kind, made.goal.aim)
    return level, seed, asked, len(made.answers), made.hidden.elsewhere, took, faults(made)


def main() -> int:
    """Look at so many puzzles, the levels in turn."""
    parser = argparse.ArgumentParser(prog="python -m tests.teach.puzzles.many", description=__doc__.splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args()
    todo = [(LEVELS[each % len(LEVELS)], given.first + each // len(LEVELS)) for each in range(given.puzzles)]
    begun, wrong = time.perf_counter(), 0
    took: dict[str, list[float]] = {level: [] for level in LEVELS}
    number: dict[str, list[int]] = {level: [] for level in LEVELS}
    elsewhere: Counter[str] = Counter()
    asked: Counter[tuple[str, tuple[str, str]]] = Counter()
    with Pool(given.jobs) as pool:
        for level, seed, goal, answers, through_others, seconds, told in pool.imap_unordered(looked_at, todo):
            took[level].append(seconds)
            number[level].append(answers)
            elsewhere[level] += through_others
            asked[level, goal] += 1
            wrong += bool(told)
            for line in told:
                print(f"{level}-{seed}: {line}")
    for level in LEVELS:
        times, counts = sorted(took[level]), sorted(number[level])
        if not times:
            continue
        goals = ", ".join(f"{' '.join(goal)} {times}" for (at, goal), times in sorted(asked.items()) if at == level)
        half, alone, others = counts[len(counts) // 2], counts.count(1), elsewhere[level]
        print(
            f"{level}: {len(times)} puzzles; made in {sum(times) / len(times):.2f} s on average, at most"
            f" {times[-1]:.1f} s; answers {counts[0]} to {counts[-1]}, half of them {half} or fewer, one in {alone};"
            f" {others} through the other hand or the play alone; {goals}"
        )
    print(f"{given.puzzles} puzzles, {wrong} with something wrong, {time.perf_counter() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
