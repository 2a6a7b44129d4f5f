"""The ladder: by how much each level of opponent beats the one below it, on mirrored deals.

A mirrored deal is one deal played twice with the seats changed, so that both hold the same cards: what is left is
play. Each line gives the points a deal by which the upper level is ahead, with the 95 % confidence interval, and the
longest it took over a move, in processor time. Beside the neighbours there is one more line: the top level against
the same player gone deaf, to whom every hand of cards it has not seen itself is as likely as any other, whatever was
called, shown or put out.

    python benchmarks/ladder.py --deals 400 --seed 1000 --jobs 2
    python benchmarks/ladder.py --pair coach sensible --file ladder.jsonl   # goes on where the file ends

By default the plain levels play fewer deals than asked for: their distances are great.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.coach import Coach
from piquet_tutor.players.opponents.interface import play_deal
from piquet_tutor.players.opponents.levels import levels, player
from piquet_tutor.reckoner.guesses import other_seat
from piquet_tutor.reckoner.information_set import cards_played, voids_shown
from piquet_tutor.reckoner.likely_hands import PossibleHands
from piquet_tutor.reckoner.solver.worlds import every_hand

DEAF = "deaf coach"
SEARCHING = ("sensible", "coach")
"""Levels that are close to each other and play all the deals asked for; the others so many at most."""
FEWER = 100
PLAINER = 400


class Deaf(Coach):
    """Averages over every hand of cards it has not seen itself, all alike; exchanges and calls as the coach."""

    def held(self, view: View) -> PossibleHands:
        """Every hand of those cards, suits the other could not follow left out."""
        other = other_seat(view)
        seen = {*view.hand, *view.kept, *view.discards, *view.peeked, *view.faced, *cards_played(view)}
        missing = voids_shown(view, other)
        cards = tuple(one for one in pack_of(view.rules.pack).cards if one not in seen and one.suit not in missing)
        hands = every_hand(cards, view.others[other].count)
        return PossibleHands(hands, [1.0] * len(hands))


class Timed:
    """A player whose moves are timed."""

    def __init__(self, level: str) -> None:
        self.name = level
        self.slowest = 0.0
        self._player: Any = Deaf() if level == DEAF else player(level)

    def choose(self, view: View) -> Action:
        """What the player does."""
        begun = process_time()
        action: Action = self._player.choose(view)
        self.slowest = max(self.slowest, process_time() - begun)
        return action


class Mirrored(NamedTuple):
    """What came of one deal played from both sides.

    Attributes:
        ahead: points a deal by which the upper level was ahead.
        slowest: the longest it took over a move, in seconds.
    """

    upper: str
    lower: str
    form: str
    seed: int
    ahead: float
    slowest: float


def mirrored(asked: tuple[str, str, str, int]) -> Mirrored:
    """Play a deal twice, the seats changed."""
    upper, lower, form, seed = asked
    deal = shuffled(load(form), seed)
    first, second = deal.table.seats
    one, two = Timed(upper), Timed(lower)
    ahead = 0
    for seats in ({first: one, second: two}, {first: two, second: one}):
        played = play_deal(deal, seats)
        points = [played.total(played.table.side_of(seat)) for seat in (first, second)]
        ahead += points[0] - points[1] if seats[first] is one else points[1] - points[0]
    return Mirrored(*asked, ahead / 2, round(one.slowest, 4))


def pairs() -> list[tuple[str, str]]:
    """Neighbours, the top first; and the top level against the deaf one."""
    ladder = levels()
    return [(ladder[-1], DEAF), *((ladder[place], ladder[place - 1]) for place in range(len(ladder) - 1, 0, -1))]


def deals_for(pair: tuple[str, str], deals: int) -> int:
    """How many deals a pair plays."""
    if set(pair) <= {*SEARCHING, DEAF}:
        return deals
    return min(deals, FEWER if SEARCHING[0] in pair else PLAINER)


def kept(file: Path | None) -> Iterator[Mirrored]:
    """What a file holds already; a line broken off is left out."""
    if file is not None and file.is_file():
        for line in file.read_text("utf-8").splitlines():
            try:
                yield Mirrored(**json.loads(line))
            except (ValueError, TypeError):
                continue


def told(found: Iterable[Mirrored]) -> str:
    """One line of the ladder."""
    every = list(found)
    ahead = [each.ahead for each in every]
    either = 1.96 * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else float("inf")
    slowest = max(each.slowest for each in every)
    upper, lower = every[0].upper, every[0].lower
    sure = "" if fmean(ahead) > either else "   (not shown)"
    return (
        f"{upper:>10} over {lower:10} {fmean(ahead):+7.2f} ± {either:.2f} points a deal"
        f"{len(every):7} deals   slowest move {slowest:.2f} s{sure}"
    )


def main() -> None:
    """Play what is missing and print the ladder."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--deals", type=int, default=400, help="mirrored deals for each pair (400)")
    asked.add_argument("--seed", type=int, default=1000, help="number of the first deal (1000)")
    asked.add_argument("--jobs", type=int, default=2, help="processes (2)")
    asked.add_argument("--form", default="rubicon", help="form of the game, for two (rubicon)")
    asked.add_argument("--pair", nargs=2, metavar=("UPPER", "LOWER"), help="only this pair")
    asked.add_argument("--file", type=Path, help="keep every result here, and go on where it ends")
    given = asked.parse_args()
    done = {each[:4]: each for each in kept(given.file)}
    with Pool(given.jobs) as pool:
        for pair in [tuple(given.pair)] if given.pair else pairs():
            seeds = range(given.seed, given.seed + deals_for(pair, given.deals))
            wanted = [(*pair, given.form, seed) for seed in seeds]
            for each in pool.imap_unordered(mirrored, [one for one in wanted if one not in done]):
                done[each[:4]] = each
                if given.file is not None:
                    with given.file.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(each._asdict()) + "\n")
            print(told(done[one] for one in wanted), flush=True)


if __name__ == "__main__":
    main()
