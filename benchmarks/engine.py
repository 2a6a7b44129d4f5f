"""Random legal deals through the real engine, whole ledger kept, against python-chess playing random games.

Both are measured side by side, in turns, on one core, in processor time. Printed: games a second and the ratio, with
and without every ruling's short English text.

    python benchmarks/engine.py [rounds]
"""

from __future__ import annotations

import random
import sys
from statistics import median
from time import process_time

import chess

from piquet_tutor import narration
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load

DEALS, GAMES, LONGEST_GAME = 300, 25, 400


def deals(rng: random.Random, told: bool) -> float:
    """Explained deals a second."""
    rules = load("rubicon")
    begun = process_time()
    for _ in range(DEALS):
        deal = play_out(shuffled(rules, rng), rng)
        if told:
            for ruling in deal.rulings:
                narration.text(ruling, "short")
    return DEALS / (process_time() - begun)


def games(rng: random.Random) -> float:
    """Random chess games a second, of at most 400 plies."""
    begun = process_time()
    for _ in range(GAMES):
        board = chess.Board()
        for _ in range(LONGEST_GAME):
            if board.is_game_over():
                break
            board.push(rng.choice(list(board.legal_moves)))
    return GAMES / (process_time() - begun)


def main(rounds: int) -> None:
    """Measure in turns and print the medians."""
    rng = random.Random()
    deals(rng, True)
    games(rng)
    rows = [(games(rng), deals(rng, False), deals(rng, True)) for _ in range(rounds)]
    peer, bare, told = (median(column) for column in zip(*rows, strict=True))
    plain = median(row[1] / row[0] for row in rows)
    narrated = median(row[2] / row[0] for row in rows)
    print(f"{'':34}{'a second':>10}{'ratio':>9}{'aim':>8}")
    print(f"{'python-chess, random games':34}{peer:10.0f}{1:9.1f}")
    print(f"{'deals, whole ledger':34}{bare:10.0f}{plain:9.1f}{'>= 15':>8}")
    print(f"{'deals, every ruling told (short)':34}{told:10.0f}{narrated:9.1f}{'>= 6':>8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
