"""A great many random positions: the table, the search and plain minimax must agree on every one of them.

    python -m tests.reckoner.solver.many --positions 10000 --seed 1
    python -m tests.reckoner.solver.many --every 5
    python -m tests.reckoner.solver.many --others 5000 --seed 1

So many positions of six to twelve cards a side, the table against the search (which knows nothing of it); as many of
one to five cards, the table against plain minimax; and for one position in ten what every card makes, by both. With
``--every`` each position there is up to so many cards a side, and what every card of it makes, against plain minimax.
With ``--others`` what has no table, each against plain minimax: so many positions by points, with
prices drawn at random, and as many in which neither wants a trick.
Exit status 1 when two disagree: the position is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from time import process_time

from piquet_tutor.game.cards import Card, Cards, Rank, Suit, format_cards, sort_hand
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver import searching
from piquet_tutor.reckoner.solver.alpha_beta import PlaySearch
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.play import values
from piquet_tutor.reckoner.solver.points import PointsPayoff
from piquet_tutor.reckoner.solver.searching import position_of
from piquet_tutor.reckoner.solver.suits import CODES, length
from piquet_tutor.reckoner.solver.table_cache import at_hand
from tests.reckoner.solver.brute import PointsTried, half_tricks, led_makes, random_hands
from tests.reckoner.solver.test_losing import brute_fewest
from tests.reckoner.solver.test_points import random_prices, random_stand


def searched(mine: Cards, other: Cards) -> int:
    """What the leader makes, searched from nothing."""
    searching.forget()
    return searching.half_tricks(position_of(masks_of(mine), masks_of(other)))


def tabled(mine: Cards, other: Cards) -> int:
    """What the table says."""
    table = at_hand()
    assert table is not None  # the tests have numpy
    return table.value(position_of(masks_of(mine), masks_of(other)))


def trouble(mine: Cards, other: Cards, every_card: bool) -> str:
    """What disagrees on a position; empty when nothing does."""
    small = len(mine) <= 5
    wanted = half_tricks(frozenset(mine), frozenset(other)) if small else searched(mine, other)
    if tabled(mine, other) != wanted:
        return f"the table has {tabled(mine, other)}, it should be {wanted}"
    for one, made in values(mine, other).items() if every_card else ():
        if small:
            right = led_makes(frozenset(mine), frozenset(other), one)
        else:
            right = searching.lead_worth(masks_of(mine), masks_of(other), one.suit, bit_of(one))
        if made.half_tricks != right:
            return f"leading {one} makes {made.half_tricks} by the table, it should be {right}"
    return ""


def every_position(size: int) -> Iterator[tuple[Cards, Cards]]:
    """Each position of so many cards a side once: names of suits and ranks that are gone make no other."""
    codes = [code for code in range(1, CODES) if length(code) <= 2 * size]
    for chosen in _filled(codes, 2 * size, size, 4):
        hands: tuple[list[Card], list[Card]] = ([], [])
        for suit, code in zip(Suit, chosen, strict=True):
            for place in range(length(code)):
                hands[0 if code >> place & 1 else 1].append(Card(Rank(Rank.SEVEN + place), suit))
        yield sort_hand(hands[0]), sort_hand(hands[1])


def _filled(codes: list[int], cards: int, mine: int, suits: int) -> Iterator[tuple[int, ...]]:
    """So many suits, their codes never falling, that come to so many cards and so many of the leader's."""
    if not suits:
        if cards == mine == 0:
            yield ()
        return
    for place, code in enumerate(codes):
        held = code.bit_count() - 1
        if length(code) <= cards and held <= mine:
            for rest in _filled(codes[place:], cards - length(code), mine - held, suits - 1):
                yield code, *rest


def try_every(most: int) -> int:
    """Every position up to so many cards; the number that disagree."""
    wrong = 0
    for size in range(1, most + 1):
        count = 0
        for mine, other in every_position(size):
            count += 1
            found = trouble(mine, other, every_card=True)
            if found:
                wrong += 1
                print(f"{format_cards(mine)} against {format_cards(other)}: {found}")
        print(f"every one of {count} positions of {size} cards: {wrong} disagree so far", flush=True)
        half_tricks.cache_clear()
    return wrong


def try_others(positions: int, seed: int) -> int:
    """The play by points, and to lose; the number that disagree."""
    rng, wrong, begun = Random(seed), 0, process_time()
    for _ in range(positions):
        prices = random_prices(rng)
        stand = random_stand(rng, prices)
        search, tried = PlaySearch(PointsPayoff(prices)), PointsTried(prices)
        for one in stand.mine if stand.leads else stand.other:
            found, right = search.lead(stand.stand, one), tried.lead(stand, one)
            if found != right:
                wrong += 1
                print(f"{prices}, {stand}: leading {one} is {found}, not {right}")
    for _ in range(positions):
        mine, other = map(masks_of, random_hands(rng, rng.randint(3, 6)))
        found, right = searching.half_tricks(position_of(mine, other), UNWANTED), brute_fewest(mine, other)
        brute_fewest.cache_clear()
        if found != right:
            wrong += 1
            print(f"{mine} against {other}: {found} to lose, it should be {right}")
    print(f"{positions} by points and {positions} to lose: {wrong} disagree ({process_time() - begun:.0f} s)")
    return wrong


def main(arguments: list[str]) -> int:
    """Try them all; the number that disagree."""
    parser = argparse.ArgumentParser(prog="python -m tests.reckoner.solver.many", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=0, help="every position up to so many cards, at most 5")
    parser.add_argument("--others", type=int, default=0, help="so many positions by points, and to lose")
    asked = parser.parse_args(arguments)
    if asked.others:
        return try_others(asked.others, asked.seed)
    if asked.every:
        return try_every(min(5, asked.every))
    rng = Random(asked.seed)
    wrong = 0
    begun = process_time()
    for number in range(2 * asked.positions):
        size = rng.randint(1, 5) if number % 2 else rng.randint(6, 12)
        mine, other = random_hands(rng, size)
        found = trouble(mine, other, every_card=not number // 2 % 10)
        if found:
            wrong += 1
            print(f"{format_cards(mine)} against {format_cards(other)}: {found}")
    print(
        f"{asked.positions} positions of 6 to 12 cards and {asked.positions} of 1 to 5 from seed {asked.seed}:"
        f" {wrong} disagree ({process_time() - begun:.0f} s)"
    )
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
