"""Boards of bridge, for the solver that the benchmarks are held against."""

from __future__ import annotations

import random

from endplay.types import Deal


def board(rng: random.Random) -> Deal:
    """Four hands of thirteen."""
    cards = list(range(52))
    rng.shuffle(cards)
    hands = []
    for start in range(0, 52, 13):
        mine = sorted(cards[start : start + 13], reverse=True)
        hands.append(
            ".".join("".join("23456789TJQKA"[one % 13] for one in mine if one // 13 == suit) for suit in range(4))
        )
    return Deal("N:" + " ".join(hands))
