"""Which card to play if tricks are better lost, and the habit that chose it.

Every card is evaluated against hands the opponent may hold, each solved with both sides avoiding tricks. Among equally
good cards, the one most dangerous to keep is played.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.cards import Card
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.players.opponents.playing import PlayView, forced, level_with_best, weighed, worth
from piquet_tutor.reckoner.masks import bit_of
from piquet_tutor.reckoner.masks import less as without
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.searching import answer_worth, lead_worth

LEAD_TO_LOSE: Final = Habit(
    "lead_to_lose", "tricks are better lost: over the hands the opponent may hold, it wins fewest"
)
GO_UNDER: Final = Habit("go_under", "it loses the trick, and is the most dangerous card that does")
TAKE_IT_HIGH: Final = Habit("take_it_high", "the trick is taken, so the most dangerous card goes with it")
THROW_THE_DANGEROUS: Final = Habit(
    "throw_the_dangerous", "no card of the suit is held; what is thrown would most likely have won an unwanted trick"
)


def choose_to_lose(table: PlayView) -> tuple[Card, Habit]:
    """The card to play and the habit that chose it."""
    return forced(table) or (_lead(table) if table.led is None else _answer(table, table.led))


def _lead(table: PlayView) -> tuple[Card, Habit]:
    weights = weighed(
        table, lambda one, other: worth(table, lead_worth(table.mine, other, one.suit, bit_of(one), UNWANTED))
    )
    one = max(level_with_best(table, weights), key=lambda each: (-each.rank, each.suit))
    return one, LEAD_TO_LOSE


def _answer(table: PlayView, led: Card) -> tuple[Card, Habit]:
    weights = weighed(
        table,
        lambda one, other: worth(table, answer_worth(without(table.mine, one), other, table.takes(one), UNWANTED)),
    )
    one = max(level_with_best(table, weights), key=lambda each: (each.rank, each.suit))
    if table.takes(one):
        return one, TAKE_IT_HIGH
    return one, GO_UNDER if one.suit is led.suit else THROW_THE_DANGEROUS
