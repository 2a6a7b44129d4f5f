"""Advice on the partie: what a point is worth as it stands, and whether to play for the pique or for safety.

What the rest of the deal and the deals to come will bring is not known: each is thought of as bringing both players the
usual, give or take the usual (the measures are those of ``coach.standing``). Everything here is an estimate and is
called one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from piquet_tutor.coach.advice.figures import Reason, points
from piquet_tutor.coach.standing import (
    A_DEAL,
    A_DEAL_MORE_OR_LESS,
    Agreed,
    Match,
    Pair,
    Race,
    chance_of,
    match_of,
    scored,
)
from piquet_tutor.deal.views import View

GAMBLE: Final = 15
"""Points won or lost alike by the gamble that is weighed: half of a pique in most forms."""
_IN_HAND: Final = 11.0
"""Of what a deal brings a player, what is declared; the rest comes in the play."""
_WORTH_A_WORD: Final = 0.5
"""What such a gamble must gain or lose before it is said to be good or bad."""

FIGURES: Final = frozenset({"partie-win", "partie-line", "partie-point", "partie-point-costs", "partie-home"})
"""The reasons that are figures; the others say how it stands and what to do."""
BOLD, SAFE, EVEN = "bold", "safe", "even"


@dataclass(frozen=True)
class PartieAdvice:
    """How the partie stands for one seat.

    Attributes:
        match: what the deal belongs to.
        deal: the number of this deal; ``deals`` how many were agreed (0 in a race).
        now: points of both in the partie with this deal so far.
        expected: what both will have at the end of the deal, as far as can be guessed.
        win: how likely this seat is to win the partie of agreed deals, about; None in a race.
        mine_there: how likely it is to reach the line or the target: at the end of agreed deals; in a race, in this
            deal. ``theirs_there`` the same of the other.
        mine: what a point more of its own is worth in the settlement (in a race: in hundredths of a game).
        theirs: what a point more of the other's costs it.
        gamble: what an even gamble of so many points of its own is worth.
        style: ``bold`` when such a gamble gains, ``safe`` when it loses, ``even`` when it makes little odds.
    """

    match: Match
    deal: int
    deals: int
    now: Pair
    expected: Pair
    win: float | None
    mine_there: float
    theirs_there: float
    mine: float
    theirs: float
    gamble: float
    style: str


def advise_partie(view: View) -> PartieAdvice | None:
    """How the partie stands; None where the deal stands alone, or in a match this is not reckoned for.

    Args:
        view: of one of two seats; what has been scored so far is read off its ledger.
    """
    match, standing, worth = match_of(view), view.standing, settling(view)
    if not isinstance(match, Agreed | Race) or standing is None or worth is None:
        return None
    had = scored(view)
    end, doubt = _expected(view, had)
    level = worth(0, 0)
    gamble = (worth(GAMBLE, 0) + worth(-GAMBLE, 0)) / 2 - level
    weight = match.weight if isinstance(match, Agreed) else 1
    now = Pair(match.before.mine + weight * had.mine, match.before.theirs + weight * had.theirs)
    return PartieAdvice(
        match=match,
        deal=standing.deal,
        deals=standing.deals or 0,
        now=now,
        expected=Pair(match.before.mine + weight * end.mine, match.before.theirs + weight * end.theirs),
        win=_win(match, end, doubt),
        mine_there=_there(match, match.before.mine, end.mine, doubt),
        theirs_there=_there(match, match.before.theirs, end.theirs, doubt),
        mine=worth(1, 0) - level,
        theirs=level - worth(0, 1),
        gamble=gamble,
        style=BOLD if gamble > _WORTH_A_WORD else SAFE if gamble < -_WORTH_A_WORD else EVEN,
    )


def settling(view: View) -> Callable[[float, float], float] | None:
    """What points more of this seat's and of the other's in this deal come to in the match; None where nothing does."""
    match = match_of(view)
    if not isinstance(match, Agreed | Race):
        return None
    found, had = match, scored(view)
    end, doubt = _expected(view, had)
    return lambda mine, theirs: found.worth(had, Pair(end.mine + mine, end.theirs + theirs), doubt)


def _expected(view: View, had: Pair) -> tuple[Pair, float]:
    """What both may have at the end of the deal, and how far that may miss."""
    share = _to_come(view) / A_DEAL
    return Pair(had.mine + A_DEAL * share, had.theirs + A_DEAL * share), A_DEAL_MORE_OR_LESS * sqrt(share)


def _to_come(view: View) -> float:
    """About how many points the rest of the deal brings each player."""
    in_play = A_DEAL - _IN_HAND
    if view.phase == "done":
        return 0.0
    if view.phase == "play" or view.tricks or view.trick:
        return in_play * (view.rules.hand_size - len(view.tricks)) / view.rules.hand_size
    open_classes = sum(not each.settled for each in view.contests.values()) / max(1, len(view.contests))
    return in_play + _IN_HAND * (open_classes if view.contests else 1.0)


def _win(match: Match, end: Pair, doubt: float) -> float | None:
    if not isinstance(match, Agreed):
        return None
    mine = match.before.mine + match.weight * end.mine
    theirs = match.before.theirs + match.weight * end.theirs
    return chance_of(mine - theirs, sqrt(2) * _doubt(match, doubt))


def _there(match: Match, before: float, end: float, doubt: float) -> float:
    if isinstance(match, Agreed):
        last = before + match.weight * end + A_DEAL * match.to_come
        return chance_of(last - match.line + 0.5, _doubt(match, doubt))
    assert isinstance(match, Race)  # no other is advised on
    return chance_of(before + end - match.target + 0.5, doubt)


def _doubt(match: Agreed, doubt: float) -> float:
    return sqrt((match.weight * doubt) ** 2 + A_DEAL_MORE_OR_LESS**2 * match.to_come)


# --- why ------------------------------------------------------------------------------------------


def partie_reasons(advice: PartieAdvice, language: str = "en") -> tuple[Reason, ...]:
    """How it stands, what a point is worth, and how to play for it."""
    return tuple(_reasons(advice, language))


def _reasons(advice: PartieAdvice, language: str) -> Iterator[Reason]:
    match = advice.match
    stand = {"mine": int(advice.now.mine), "theirs": int(advice.now.theirs)}
    if isinstance(match, Agreed):
        over = advice.deal > advice.deals
        yield Reason("partie-tie" if over else "partie-agreed", {**stand, **_deals(advice, over)})
        if advice.win is not None:
            yield Reason("partie-win", {"share": advice.win})
        if match.line:
            there = {"line": match.line, "share": advice.mine_there, "other": advice.theirs_there}
            yield Reason("partie-line", there)
        worth = {"mine": points(advice.mine, language), "theirs": points(advice.theirs, language)}
        yield Reason("partie-point-costs" if round(advice.mine, 1) < 0 else "partie-point", worth)
    elif isinstance(match, Race):
        yield Reason("partie-race", {**stand, "target": match.target})
        yield Reason("partie-home", {"share": advice.mine_there, "other": advice.theirs_there})
    yield Reason(f"partie-{advice.style}", {"points": GAMBLE})


def _deals(advice: PartieAdvice, over: bool) -> dict[str, int]:
    return {} if over else {"deal": advice.deal, "deals": advice.deals}
