"""Exchanges counted the slow way: every draw, every hand of the other, the combinations of each looked for.

Nothing here is shared with the advice but the cards and the combinations: prices are written down again.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.combinations import points, sequences, sets, strength

KINDS = ("point", "sequence", "set")
SEQUENCES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SETS = {3: 3, 4: 14}


@cache
def called(hand):
    """What a hand may call: for each class how strong its best is (None for nothing) and what it scores if good."""
    cards = sort_hand(hand)
    found = dict.fromkeys(KINDS, (None, 0))
    if cards:
        best = points(cards)[0]
        found["point"] = strength(best), best.length
    runs, groups = sequences(cards), sets(cards)
    if runs:
        found["sequence"] = strength(runs[0]), sum(SEQUENCES[run.length] for run in runs)
    if groups:
        found["set"] = strength(groups[0]), sum(SETS[group.size] for group in groups)
    return found


def better(one, other):
    return one is not None and (other is None or one > other)


def held_after(kept, unseen, count):
    """How often each class ends as what, over every draw."""
    tallies = {kind: Counter() for kind in KINDS}
    for drawn in combinations(unseen, count):
        for kind, what in called(frozenset((*kept, *drawn))).items():
            tallies[kind][what] += 1
    return tallies


def ahead(kept, unseen, count, pool=None):
    """For each class what is won, what is lost, and what each brings, over every draw and every hand of the other."""
    sums = {kind: [0, 0, 0, 0] for kind in KINDS}
    whole = 0
    for drawn in combinations(unseen, count):
        mine = called(frozenset((*kept, *drawn)))
        for hand in combinations([one for one in pool or unseen if one not in drawn], 12):
            whole += 1
            theirs = called(frozenset(hand))
            for kind in KINDS:
                add(sums[kind], mine[kind], theirs[kind])
    return {kind: [each / whole for each in four] for kind, four in sums.items()}


def add(sums, mine, theirs):
    if better(mine[0], theirs[0]):
        sums[0] += 1
        sums[2] += mine[1]
    elif better(theirs[0], mine[0]):
        sums[1] += 1
        sums[3] += theirs[1]
