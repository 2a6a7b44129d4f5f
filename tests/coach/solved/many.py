"""A great many random positions: the table, the search and plain minimax must agree on every one of them.

    python -m tests.coach.solved.many --positions 10000 --seed 1

So many positions of six to twelve cards a side, the table against the search (which knows nothing of it); as many of
one to five cards, the table against plain minimax; and for one position in ten what every card makes, by both. Exit
status 1 when two disagree: the position is printed.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import process_time

from piquet_tutor.cards import Cards, format_cards
from piquet_tutor.coach.solved import searching
from piquet_tutor.coach.solved.hands import bit_of, masks_of
from piquet_tutor.coach.solved.keeping import at_hand
from piquet_tutor.coach.solved.play import values
from piquet_tutor.coach.solved.searching import position_of
from tests.coach.solved.brute import half_tricks, led_makes, random_hands


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


def main(arguments: list[str]) -> int:
    """Try them all; the number that disagree."""
    parser = argparse.ArgumentParser(prog="python -m tests.coach.solved.many", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    chance = Random(asked.seed)
    wrong = 0
    begun = process_time()
    for number in range(2 * asked.positions):
        size = chance.randint(1, 5) if number % 2 else chance.randint(6, 12)
        mine, other = random_hands(chance, size)
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
