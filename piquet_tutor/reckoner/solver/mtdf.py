"""MTD(f): the exact value of a position from null-window searches, which only tell whether it is above a guess."""

from __future__ import annotations

from collections.abc import Callable


def narrowed(search: Callable[[int, int], int], guess: int, least: int, most: int) -> int:
    """The exact value of a search, by repeated null-window searches around a guess (MTD(f)).

    Args:
        search: a fail-soft alpha-beta search, called with ``alpha`` and ``beta``.
        guess: an estimate of the value.
        least: a lower bound.
        most: an upper bound.

    >>> narrowed(lambda alpha, beta: 7, 3, 0, 25)
    7
    """
    while least < most:
        beta = guess + 1 if guess == least else guess
        guess = search(beta - 1, beta)
        if guess < beta:
            most = guess
        else:
            least = guess
    return least
