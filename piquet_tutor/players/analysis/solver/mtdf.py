"""From a search that answers only “more or less than this” to the number itself."""

from __future__ import annotations

from collections.abc import Callable


def narrowed(search: Callable[[int, int], int], guess: int, least: int, most: int) -> int:
    """The exact answer of a search, asked again and again only whether it is more or less than a guess.

    Args:
        search: alpha-beta, fail-soft.
        guess: about what will come of it.
        least: what it comes to at least.
        most: what it comes to at most.

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
