"""Advice on the partie: what a point is worth at the present score, and whether to play for the pique or for safety.

The results of future deals are unknown: each is assumed to bring both players the mean score, with the usual standard
deviation (both from ``reckoner.match_equity``). The same goes for the rest of this deal, until the advice on a card to
play gives better figures. All of this is an estimate, and is presented as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.partie_outlook import Outlook, guessed, of_play
from piquet_tutor.players.coach.play_model import AS_GOOD, PlayAdvice
from piquet_tutor.reckoner.figures import AdviceSentence, points
from piquet_tutor.reckoner.match_equity import (
    A_DEAL,
    A_DEAL_MORE_OR_LESS,
    Agreed,
    BothSides,
    Match,
    RaceEquity,
    chance_of,
    match_of,
    scored,
)
from piquet_tutor.reckoner.prices import POINTS, prices_of
from piquet_tutor.reckoner.solver.pending_pique import progress_of

GAMBLE: Final = 15
"""The stake of the even gamble considered, in points: half of a pique in most forms."""
_WORTH_A_WORD: Final = {Agreed: 0.5, RaceEquity: 2.0}
"""What such a gamble must gain or lose to be called good or bad, in points (in a race: in hundredths of a game)."""
_APART: Final = 0.05
"""The widest interval in which a probability may lie for it to be shown."""

FIGURES: Final = frozenset({"partie-win", "partie-line", "partie-point", "partie-point-costs", "partie-home"})
"""The reasons that are figures; the others say how the partie stands and what to do."""
BOLD, SAFE, EVEN = "bold", "safe", "even"


@dataclass(frozen=True)
class PartieAdvice:
    """How the partie stands for one seat.

    Attributes:
        match: the match the deal belongs to.
        deal: the number of this deal.
        deals: how many deals were agreed; 0 in a race.
        now: points of both players in the partie, with this deal so far.
        expected: estimated points of both players at the end of the deal.
        win: the estimated chance that this seat wins the partie of agreed deals; None in a race.
        mine_there: in a partie of agreed deals, the chance that this seat ends it above the rubicon; in a race, that
            it wins in this deal, None if that is not known.
        theirs_there: the same for the opponent.
        mine: what one more point for this seat is worth in the settlement (in a race: in hundredths of a game).
        theirs: what one more point for the opponent costs this seat.
        gamble: what an even gamble for :data:`GAMBLE` points of its own is worth.
        style: ``bold`` if such a gamble gains, ``safe`` if it loses, ``even`` if it makes little difference; empty if
            less than that is at stake in the rest of the deal.
        pique: whether this seat may still make a pique worth playing for.
    """

    match: Match
    deal: int
    deals: int
    now: BothSides
    expected: BothSides
    win: float | None
    mine_there: float | None
    theirs_there: float | None
    mine: float
    theirs: float
    gamble: float
    style: str
    pique: bool


def advise_partie(view: View, play: PlayAdvice | None = None) -> PartieAdvice | None:
    """How the partie stands; None for a single deal, or in a match of an unsupported kind.

    Args:
        view: of one of two seats; what has been scored so far is read off its ledger.
        play: the advice on the card it is to play, if any; it then gives the value of the rest of the deal.
    """
    match, standing = match_of(view), view.standing
    if not isinstance(match, Agreed | RaceEquity) or standing is None:
        return None
    had, outlook = scored(view), guessed(view) if play is None else of_play(play)
    worth = _settling(match, had, outlook)
    level = worth(0, 0)
    gamble = (worth(GAMBLE, 0) + worth(-GAMBLE, 0)) / 2 - level
    weight = match.weight if isinstance(match, Agreed) else 1
    mine_there, theirs_there = _there(match, had, outlook)
    end = outlook.expected
    return PartieAdvice(
        match=match,
        deal=standing.deal,
        deals=standing.deals or 0,
        now=BothSides(match.before.mine + weight * had.mine, match.before.theirs + weight * had.theirs),
        expected=BothSides(match.before.mine + weight * end.mine, match.before.theirs + weight * end.theirs),
        win=_win(match, outlook),
        mine_there=mine_there,
        theirs_there=theirs_there,
        mine=worth(1, 0) - level,
        theirs=level - worth(0, 1),
        gamble=gamble,
        style="" if play is not None and _settles_little(play) else _style(match, gamble),
        pique=_may_come(view, had) if play is None else _in_reach(play),
    )


def settling(view: View) -> Callable[[float, float], float] | None:
    """A function from extra points for this seat and the opponent to the match's value; None outside a match."""
    match = match_of(view)
    if not isinstance(match, Agreed | RaceEquity):
        return None
    return _settling(match, scored(view), guessed(view))


def _settling(match: Agreed | RaceEquity, had: BothSides, outlook: Outlook) -> Callable[[float, float], float]:
    def worth(mine: float, theirs: float) -> float:
        return outlook.mean(lambda end, doubt: match.worth(had, BothSides(end.mine + mine, end.theirs + theirs), doubt))

    return worth


# --- chances ----------------------------------------------------------------------------------------


def _win(match: Match, outlook: Outlook) -> float | None:
    if not isinstance(match, Agreed):
        return None
    found = match

    def wins(end: BothSides, doubt: float) -> float:
        ahead = found.before.mine + found.weight * end.mine - found.before.theirs - found.weight * end.theirs
        return chance_of(ahead, sqrt(2) * _doubt(found, doubt))

    return outlook.mean(wins)


def _there(match: Agreed | RaceEquity, had: BothSides, outlook: Outlook) -> tuple[float | None, float | None]:
    """The chance that each player ends above the rubicon, or wins the race (if the cards allow an estimate)."""
    if isinstance(match, RaceEquity):
        return home_of(match, had, outlook)
    later = A_DEAL * match.deals_left

    def line(before: float, end: float, doubt: float) -> float:
        return chance_of(before + match.weight * end + later - match.line + 0.5, _doubt(match, doubt))

    return (
        outlook.mean(lambda end, doubt: line(match.before.mine, end.mine, doubt)),
        outlook.mean(lambda end, doubt: line(match.before.theirs, end.theirs, doubt)),
    )


def home_of(match: RaceEquity, had: BothSides, outlook: Outlook) -> tuple[float | None, float | None]:
    """The chance that each player wins a race in this deal; None if the cards do not allow an estimate.

    Args:
        match: the race.
        had: what each has scored in the deal so far.
        outlook: how the deal may end.
    """
    if outlook.guess:
        return None, None
    if outlook.alike is None:
        return (
            outlook.mean(lambda end, doubt: match.home(had, end, doubt).mine),
            outlook.mean(lambda end, doubt: match.home(had, end, doubt).theirs),
        )
    alike = outlook.alike
    found = [
        (match.home(had, low, 0.0), match.home(had, BothSides(*(each + alike for each in low)), 0.0), chance)
        for low, chance, _ in outlook.least
    ]
    least = BothSides(*(sum(min(low[side], high[side]) * chance for low, high, chance in found) for side in (0, 1)))
    most = BothSides(*(sum(max(low[side], high[side]) * chance for low, high, chance in found) for side in (0, 1)))
    if max(most.mine - least.mine, most.theirs - least.theirs) > _APART:
        return None, None
    return (least.mine + most.mine) / 2, (least.theirs + most.theirs) / 2


def _doubt(match: Agreed, doubt: float) -> float:
    return sqrt((match.weight * doubt) ** 2 + A_DEAL_MORE_OR_LESS**2 * match.deals_left)


# --- boldness ---------------------------------------------------------------------------------------


def _style(match: Match, gamble: float) -> str:
    word = _WORTH_A_WORD[type(match)]
    return BOLD if gamble > word else SAFE if gamble < -word else EVEN


def _settles_little(play: PlayAdvice) -> bool:
    """Whether the possible results of the deal all lie within the stake of the gamble, whatever is played."""
    found = [points for each in play.options for points, _ in each.spread]
    piques = play.live.points if play.live is not None and play.live.first else 0
    return max(found) - min(found) + piques < GAMBLE


def _in_reach(play: PlayAdvice) -> bool:
    """Whether a pique of the seat's own still depends on how it plays."""
    view = play.view
    if play.how != POINTS:
        mine = play.live is not None and play.pique_side == view.table.side_of(view.seat)
        return (
            mine
            and play.live is not None
            and bool(play.live.first)
            and any(each.pique > AS_GOOD for each in play.options)
        )
    progress, line = progress_of(view), prices_of(view.rules).pique
    return (
        progress is not None
        and line is not None
        and progress.mine
        and line.target - progress.had <= 2 * len(view.hand)
        and any(points >= line.points for each in play.options for points, _ in each.spread)
    )


def _may_come(view: View, had: BothSides) -> bool:
    """Before the play: whether the rules let the seat make a pique, and the opponent has not scored."""
    if "bidding" in view.rules.phases:
        return False
    line = prices_of(view.rules).pique
    return line is not None and not had.theirs and (line.younger or view.seat == view.table.seats[0])


# --- why ------------------------------------------------------------------------------------------


def partie_reasons(advice: PartieAdvice, language: str = "en") -> tuple[AdviceSentence, ...]:
    """How the partie stands, what a point is worth, and how to play."""
    return tuple(_reasons(advice, language))


def _reasons(advice: PartieAdvice, language: str) -> Iterator[AdviceSentence]:
    match = advice.match
    stand = {"mine": int(advice.now.mine), "theirs": int(advice.now.theirs)}
    if isinstance(match, Agreed):
        over = advice.deal > advice.deals
        yield AdviceSentence("partie-tie" if over else "partie-agreed", {**stand, **_deals(advice, over)})
        if advice.win is not None:
            yield AdviceSentence("partie-win", {"share": advice.win})
        if match.line:
            there = {"line": match.line, "share": advice.mine_there, "other": advice.theirs_there}
            yield AdviceSentence("partie-line", there)
        worth = {"mine": points(advice.mine, language), "theirs": points(advice.theirs, language)}
        yield AdviceSentence("partie-point-costs" if round(advice.mine, 1) < 0 else "partie-point", worth)
    elif isinstance(match, RaceEquity):
        yield AdviceSentence("partie-race", {**stand, "target": match.target})
        if advice.mine_there or advice.theirs_there:
            yield AdviceSentence("partie-home", {"share": advice.mine_there, "other": advice.theirs_there})
    if advice.style:
        bold = advice.style == BOLD and advice.pique
        yield AdviceSentence("partie-bold-pique" if bold else f"partie-{advice.style}", {"points": GAMBLE})


def _deals(advice: PartieAdvice, over: bool) -> dict[str, int]:
    return {} if over else {"deal": advice.deal, "deals": advice.deals}
