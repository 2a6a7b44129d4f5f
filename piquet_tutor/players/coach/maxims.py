"""The principles of good play by name: one short list for the coach's first hint and for the review of a deal.

A principle is only ever named where figures bear it out: the coach reads it off its reasons for a card, the review off
two lines played to the end. Its words are ``principle-NAME``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

CAPOT: Final = "capot"
STOP_THE_CAPOT: Final = "stop_the_capot"
CARDS: Final = "cards"
DENY_THE_CARDS: Final = "deny_the_cards"
PIQUE: Final = "pique"
STOP_THE_PIQUE: Final = "stop_the_pique"
BID: Final = "bid"
LAST_TRICK: Final = "last_trick"
"""What is played for: to win it, or to keep the opponent from it."""
KEEP_A_GUARD: Final = "keep_a_guard"
CASH_WINNERS: Final = "cash_winners"
DRIVE_OUT: Final = "drive_out"
LEAD_FROM_STRENGTH: Final = "lead_from_strength"
THROW_IN: Final = "throw_in"
WIN_CHEAPLY: Final = "win_cheaply"
TAKE_THE_TRICK: Final = "take_the_trick"
DUCK: Final = "duck"
KEEP_WINNERS: Final = "keep_winners"
COUNT_THE_HAND: Final = "count_the_hand"
PLAY_THE_ODDS: Final = "play_the_odds"
"""How a card is chosen."""
KEEP_THE_POINT: Final = "keep_the_point"
KEEP_THE_SEQUENCE: Final = "keep_the_sequence"
KEEP_THE_SET: Final = "keep_the_set"
KEEP_FOR_PLAY: Final = "keep_for_play"
KEEP_FOR_THE_BONUS: Final = "keep_for_the_bonus"
DRAW_ALL: Final = "draw_more"  # the name under which browsers keep it
DRAW_ANOTHER: Final = "draw_another"
"""How an exchange is chosen."""
CALL_IT_ALL: Final = "call_it_all"
COMPARE_FIRST: Final = "compare_first"
"""What to say in the declarations."""

MAXIMS: Final = (
    *(CAPOT, STOP_THE_CAPOT, CARDS, DENY_THE_CARDS, PIQUE, STOP_THE_PIQUE, BID, LAST_TRICK),
    *(KEEP_A_GUARD, CASH_WINNERS, DRIVE_OUT, LEAD_FROM_STRENGTH, THROW_IN, WIN_CHEAPLY, TAKE_THE_TRICK, DUCK),
    *(KEEP_WINNERS, COUNT_THE_HAND, PLAY_THE_ODDS),
    *(KEEP_THE_POINT, KEEP_THE_SEQUENCE, KEEP_THE_SET, KEEP_FOR_PLAY, KEEP_FOR_THE_BONUS, DRAW_ALL, DRAW_ANOTHER),
    *(CALL_IT_ALL, COMPARE_FIRST),
)
"""Every principle."""

OF_A_REASON: Final[Mapping[str, str]] = {
    "play-take-the-rest": CASH_WINNERS,
    "play-cash": CASH_WINNERS,
    "play-drive-out": DRIVE_OUT,
    "play-throw-in": THROW_IN,
    "play-lead-likely": LEAD_FROM_STRENGTH,
    "play-win-cheaply": WIN_CHEAPLY,
    "play-win": TAKE_THE_TRICK,
    "play-duck": DUCK,
    "play-keep-the-guard": KEEP_A_GUARD,
    "play-for-capot": CAPOT,
    "play-save-capot": STOP_THE_CAPOT,
    "play-pique-now": PIQUE,
    "play-pique-mine": PIQUE,
    "play-pique-theirs": STOP_THE_PIQUE,
    "play-for-cards": CARDS,
    "play-last": LAST_TRICK,
}
"""The principle behind a reason for a card."""
OF_A_KIND: Final[Mapping[str, str]] = {"point": KEEP_THE_POINT, "sequence": KEEP_THE_SEQUENCE, "set": KEEP_THE_SET}
"""The principle behind an exchange that keeps, or hopes for, a combination of a class."""


def principle_behind(reasons: Sequence[str]) -> str:
    """The principle behind the first reason that has one; empty if none has.

    Args:
        reasons: the names of the reasons for a card, the weightiest first.

    >>> principle_behind(["play-throw", "play-keep-the-guard"])
    'keep_a_guard'
    """
    return next((OF_A_REASON[each] for each in reasons if each in OF_A_REASON), "")
