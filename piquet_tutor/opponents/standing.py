"""What the points of a deal come to in the match it belongs to: reckoned by the coach, who advises on it too."""

from __future__ import annotations

from piquet_tutor.coach.standing import (
    A_DEAL,
    A_DEAL_MORE_OR_LESS,
    GAME,
    Agreed,
    Match,
    Pair,
    Race,
    Rubber,
    chance_of,
    match_of,
    plays_of,
    scored,
)

__all__ = [
    "A_DEAL",
    "A_DEAL_MORE_OR_LESS",
    "GAME",
    "Agreed",
    "Match",
    "Pair",
    "Race",
    "Rubber",
    "chance_of",
    "match_of",
    "plays_of",
    "scored",
]
