"""A great many exchanges: the exact figures must be those of every draw and every hand of the other, gone through.

    python -m tests.reckoner.exchange.many --deals 50 --seed 1

One deal elder's exchange, the next, after a random exchange of his, younger's. What a hand ends with after a discard of
each number of cards is compared with every draw; what calls win, lose and bring on the average with every draw and
every hand of the other (some seven million pairs for five cards put out), all 125,970 hands of the unseen cards having
been looked at once by the plain search for combinations. Exit status 1 when two disagree: hand and discard are printed.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from math import comb
from random import Random
from time import process_time

import numpy as np

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.combinations import strength
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.exchange.draws import spread
from piquet_tutor.reckoner.exchange.facing import Exact
from piquet_tutor.reckoner.exchange.information import ground_of
from tests.reckoner.exchange.counted import KINDS, called, held_after

NEAR = 1e-9
CHUNK = 512


def grounds(seed):
    """Both seats' exchanges in a deal, whatever carte blanche there is."""
    deal = shuffled(load("rubicon"), seed)
    rng = Random(seed)
    found = []
    while deal.phase in ("carte_blanche", "exchange"):
        view = seen_by(deal, deal.to_act)
        if deal.phase == "exchange":
            found.append(ground_of(view))
            count = rng.randint(max(1, view.limits[0]), view.limits[1])
            deal = apply(deal, Exchange(deal.to_act, tuple(rng.sample(view.hand, count))))
        else:
            deal = apply(deal, view.choices[0])
    return found


class Others:
    """Every hand the other may hold, looked at once; found again by the places of its cards among the unseen."""

    def __init__(self, unseen):
        self.unseen = unseen
        hands = list(combinations(range(len(unseen)), 12))
        masks = [sum(1 << place for place in hand) for hand in hands]
        self.at = np.full(1 << len(unseen), -1, np.int32)
        self.at[masks] = np.arange(len(hands))
        seen = [called(frozenset(unseen[place] for place in hand)) for hand in hands]
        self.strengths = {kind: sorted({each[kind][0] for each in seen if each[kind][0] is not None}) for kind in KINDS}
        self.rank = {kind: np.array([self.place(kind, each[kind][0]) for each in seen], np.int16) for kind in KINDS}
        self.scores = {kind: np.array([each[kind][1] for each in seen], np.int16) for kind in KINDS}
        called.cache_clear()

    def place(self, kind, one):
        """Twice its place among the others' strengths, or between two where they have none like it; -1 for nothing."""
        if one is None:
            return -1
        below = sum(each < one for each in self.strengths[kind])
        return 2 * below + (one in self.strengths[kind])

    def ahead(self, kept, count):
        """For each class what is won, lost, scored and given, over every draw and every hand."""
        number = len(self.unseen)
        left_out = number - count - 12
        positions = np.array(list(combinations(range(number - count), 12 if left_out > 6 else left_out)))
        sums = {kind: np.zeros(4) for kind in KINDS}
        draws = list(combinations(range(number), count))
        for start in range(0, len(draws), CHUNK):
            part = draws[start : start + CHUNK]
            rest = np.array([[place for place in range(number) if place not in set(drawn)] for drawn in part])
            bits = (1 << rest)[:, positions].sum(axis=2)
            hands = bits if left_out > 6 else (1 << rest).sum(axis=1)[:, None] - bits
            where = self.at[hands]
            assert (where >= 0).all()
            mine = [called(frozenset((*kept, *(self.unseen[place] for place in drawn)))) for drawn in part]
            for kind in KINDS:
                own = np.array([self.place(kind, each[kind][0]) for each in mine])[:, None]
                points = np.array([each[kind][1] for each in mine])[:, None]
                rank, scores = self.rank[kind][where], self.scores[kind][where]
                wins, loses = own > rank, rank > own
                sums[kind] += [wins.sum(), loses.sum(), (wins * points).sum(), (loses * scores).sum()]
        whole = comb(number, count) * comb(number - count, 12)
        return {kind: each / whole for kind, each in sums.items()}


def trouble(information, exact, others, out):
    """What disagrees for a discard; empty when nothing does."""
    kept, count = information.kept(out), len(out)
    draws, against = exact.of(count)
    found = spread(information, draws, out)
    counted = held_after(kept, information.unseen, count)
    for kind in KINDS:
        items = information.tables.of(kind).items
        best, worth = {}, {}
        for (of, scores), times in counted[kind].items():
            best[of] = best.get(of, 0) + times
            worth[scores] = worth.get(scores, 0) + times
        told = {None if items[at] is None else strength(items[at]): n for at, n in enumerate(found.best(kind)) if n}
        if told != best or {at: n for at, n in enumerate(found.points(kind)) if n} != worth:
            return f"the {kind} after the draw is not what every draw makes it"
    right, odds = others.ahead(kept, count), against.odds(kept)
    for kind in KINDS:
        if np.abs(np.array(odds[kind]) - right[kind]).max() > NEAR:
            return f"the odds of the {kind} are {tuple(odds[kind])}, and should be {tuple(right[kind])}"
    whole = sum(each[2] - each[3] for each in right.values())
    if abs(against.ahead(kept) - whole) > NEAR:
        return f"the calls bring {against.ahead(kept)} ahead, and should bring {whole}"
    return ""


def main(arguments):
    """Try them all; the number that disagree."""
    parser = argparse.ArgumentParser(prog="python -m tests.reckoner.exchange.many", description=__doc__)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    wrong = tried = 0
    begun = process_time()
    for seed in range(asked.seed, asked.seed + asked.deals):
        rng = Random(seed)
        print(f"\r{seed - asked.seed} of {asked.deals} deals, {wrong} disagree", end="", file=sys.stderr, flush=True)
        for information in grounds(seed)[seed % 2 : seed % 2 + 1]:
            if len(information.unseen) != 20:  # a hand that was shown leaves too few to be worth going through
                continue
            exact, others = Exact(information), Others(information.unseen)
            for count in range(max(1, information.least), min(5, information.most) + 1):
                out = tuple(rng.sample(information.hand, count))
                found = trouble(information, exact, others, out)
                tried += 1
                if found:
                    wrong += 1
                    print(f"{information} without {format_cards(out)}: {found}")
    print(
        f"{tried} discards of {asked.deals} deals from seed {asked.seed}:"
        f" {wrong} disagree ({process_time() - begun:.0f} s)"
    )
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
