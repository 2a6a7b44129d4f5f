"""What the points of a deal come to in the match it belongs to: everybody at the table knows how the match stands.

Without a match a point is a point. In one, the settlement decides what it is worth: the loser of agreed deals who
crosses the line saves twice what they have, and who cannot cross it pays for every point they make; a race is won by
whoever has the target first; a rubber by games below the line. Deals still to come are thought of as bringing both
players about the same, and the further off the end, the less a single point decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, hypot, pi, sqrt
from typing import Final, NamedTuple

from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rulings import Ruling, total
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.players.analysis.prices import prices_of

A_DEAL, A_DEAL_MORE_OR_LESS = 24.0, 24.0
"""What a deal brings a player on the average, and how far that is spread (in the usual game of two)."""
GAME: Final = 100.0
"""What a game of a race is reckoned at, in points: there only winning counts, so any number will do."""
_ORDER_DOUBT: Final = 0.15
"""Part of the play within which it is doubtful which of two players has their points first."""
_ROOM: Final = 1 << 16


class Pair(NamedTuple):
    """Points of this seat's side and of the opponent's."""

    mine: float
    theirs: float


@dataclass(frozen=True)
class Agreed:
    """A partie of so many deals, and what its end pays.

    Attributes:
        before: what each has in the partie before this deal.
        to_come: deals after this one.
        weight: how many times this deal counts.
        line: a loser below it pays the sum.
        bonus: paid to the winner besides.
        winner_short: whether the loser pays the sum even when the winner is below the line too.
    """

    before: Pair
    to_come: int
    weight: int
    line: int
    bonus: int
    winner_short: bool

    def worth(self, now: Pair, end: Pair, spread: float) -> float:
        """What this seat is paid on the average when the deal ends so, give or take the spread.

        Args:
            now: what each has scored in the deal so far; it makes no odds here.
            end: what each will have scored in it.
            spread: by how much each of these may miss.
        """
        later = A_DEAL * self.to_come
        mine = self.before.mine + self.weight * end.mine + later
        theirs = self.before.theirs + self.weight * end.theirs + later
        doubt = hypot(self.weight * spread, A_DEAL_MORE_OR_LESS * sqrt(self.to_come))
        return _settled(self, round(2 * mine) / 2, round(2 * theirs) / 2, doubt)

    def reached(self, now: Pair) -> float | None:
        """Agreed deals are all played out."""
        return None


@lru_cache(maxsize=_ROOM)
def _settled(match: Agreed, mine: float, theirs: float, doubt: float) -> float:
    ahead = 2 * chance_of(mine - theirs, doubt * sqrt(2)) - 1
    return (
        mine
        - theirs
        + match.bonus * ahead
        + _sum_paid(match, mine, theirs, doubt)
        - _sum_paid(match, theirs, mine, doubt)
    )


def _sum_paid(match: Agreed, winner: float, loser: float, doubt: float) -> float:
    """What it adds on the average that the loser pays the sum and not the difference: twice what they have."""
    below = chance_of(match.line - 0.5 - loser, doubt)
    if not below:
        return 0.0
    short = loser
    if doubt:
        away = (match.line - 0.5 - loser) / doubt
        short = loser - doubt * exp(-away * away / 2) / sqrt(2 * pi) / below
    loses = chance_of(winner - short, doubt)
    crossed = 1.0 if match.winner_short else chance_of(winner - match.line + 0.5, doubt)
    return 2 * max(0.0, short) * below * loses * crossed


@dataclass(frozen=True)
class Race:
    """A race to a target.

    Attributes:
        before: what each has before this deal.
        target: how many points win.
        at_once: whether the deal stops when they are reached, in the order of reckoning.
        under: below so many points the loser loses double.
    """

    before: Pair
    target: int
    at_once: bool
    under: int

    def worth(self, now: Pair, end: Pair, spread: float) -> float:
        """How far ahead this seat is in games, in points of :data:`GAME`.

        Args:
            now: what each has scored in the deal so far, in the order of reckoning.
            end: what each would have if all of it were played out.
            spread: by how much each of these may miss.
        """
        return _raced(self, now, Pair(round(2 * end.mine) / 2, round(2 * end.theirs) / 2), spread)

    def home(self, now: Pair, end: Pair, spread: float) -> Pair:
        """How likely each of the two wins the race in this deal; the same arguments."""
        wins, loses, _ = _home(self, now, end, spread)
        return Pair(wins, loses)

    def reached(self, now: Pair) -> float | None:
        """What a deal is worth that has stopped because somebody has the target; None while nobody has."""
        mine, theirs = self.before.mine + now.mine, self.before.theirs + now.theirs
        if not self.at_once or max(mine, theirs) < self.target:
            return None
        return self.won(theirs) if mine >= self.target else -self.won(mine)

    def won(self, loser: float) -> float:
        """What winning is worth while the loser has so many."""
        return GAME * (2 if loser < self.under else 1)


@lru_cache(maxsize=_ROOM)
def _raced(match: Race, now: Pair, end: Pair, spread: float) -> float:
    mine, theirs = match.before.mine + end.mine, match.before.theirs + end.theirs
    wins, loses, on = _home(match, now, end, spread)
    to_go = max(1.0, match.target - max(mine, theirs))
    doubt = A_DEAL_MORE_OR_LESS * sqrt(2 * max(1.0, to_go / A_DEAL))
    later = GAME * (2 * chance_of(mine - theirs, doubt) - 1)
    return wins * match.won(theirs) - loses * match.won(mine) + on * later


def _home(match: Race, now: Pair, end: Pair, spread: float) -> tuple[float, float, float]:
    """How likely this seat wins the race in this deal, the opponent does, and neither."""
    mine, theirs = match.before.mine + end.mine, match.before.theirs + end.theirs
    home, away = (chance_of(each - match.target + 0.5, spread) for each in (mine, theirs))
    if match.at_once:
        mine_in, theirs_in = (
            _wait(match.target - before - had, gain - had)
            for before, had, gain in zip(match.before, now, end, strict=True)
        )
        first = chance_of(theirs_in - mine_in, _ORDER_DOUBT if spread else 0.0)
    else:
        first = chance_of(mine - theirs, spread)
    return home * (1 - away * (1 - first)), away * (1 - home * first), (1 - home) * (1 - away)


def _wait(need: float, gain: float) -> float:
    """Which part of the rest of a deal somebody needs for so many points, of those the rest will bring them."""
    if need <= 0:
        return 0.0
    return need / gain if gain > 0 else 10.0


@dataclass(frozen=True)
class Rubber:
    """A game of a rubber, with points below the line.

    Attributes:
        before: what each has below the line in this game.
        target: how many win it.
        game: what a game won is worth besides, in points.
        clean: what it adds that the loser has none below the line.
    """

    before: Pair
    target: int
    game: float
    clean: int

    def worth(self, now: Pair, end: Pair, spread: float) -> float:
        """What these points below the line are worth above their number.

        Args:
            now: what each has scored in the deal so far; it makes no odds here.
            end: what each will have scored below the line.
            spread: not used: below the line tricks are bid for, and the result is known for each number.
        """
        mine, theirs = self.before.mine + end.mine, self.before.theirs + end.theirs
        points = end.mine - end.theirs
        if max(mine, theirs) < self.target:
            return points + self.game * (2 * chance_of(mine - theirs, self.target / sqrt(2)) - 1)
        clean = self.clean if not min(mine, theirs) else 0
        return points + (self.game + clean) * (1 if mine > theirs else -1)

    def reached(self, now: Pair) -> float | None:
        """A deal of a rubber does not stop."""
        return None


Match = Agreed | Race | Rubber


# --- the play ---------------------------------------------------------------------------------------------------


_LEADS_LOST: Final = 0.27
"""How often a lead is taken by the opponent, so that both score in the trick. (Measured on deals played out.)"""
PLAY_DOUBT: Final = 0.35
"""How far a guess at the play may miss, in points for each trick left."""


def plays_of(view: View, match: Match, now: Pair) -> tuple[float, ...]:
    """What every result of the play is worth in the match, by all the half-tricks this seat will have made.

    Which of two players has the more is known from the half-tricks to a point; how many points there are for both
    depends on how often the lead changes, and is taken from experience.

    Args:
        view: during the play of a form for two without bidding.
        match: what the deal is part of.
        now: what each has in the deal, a bonus that is within reach included.
    """
    rules = view.rules
    won = sum(trick.winner == view.seat for trick in view.tricks)
    left = rules.hand_size - len(view.tricks)
    return tuple(
        match.worth(now, played_out(rules, now, half, won, left, bool(view.trick)), PLAY_DOUBT * left)
        for half in range(2 * rules.hand_size + 2)
    )


def played_out(rules: RuleSet, now: Pair, half: int, won: int, left: int, led: bool) -> Pair:
    """What both have at the end of the play.

    Args:
        rules: of a form where half-tricks decide.
        now: what each has in the deal; the cards not among it.
        half: half-tricks this seat makes of the whole play.
        won: tricks it has won.
        left: tricks that are left.
        led: whether a card has been led to it.
    """
    whole, tricks, last = rules.hand_size, half // 2, half % 2
    mine, theirs = _from_tricks(rules, max(0, min(left, tricks - won)), last, left, led)
    if 2 * tricks != whole:
        points = abs(prices_of(rules).for_tricks(tricks, whole - tricks))
        mine, theirs = (mine + points, theirs) if 2 * tricks > whole else (mine, theirs + points)
    return Pair(now.mine + mine, now.theirs + theirs)


def _from_tricks(rules: RuleSet, made: int, last: int, left: int, led: bool) -> tuple[float, float]:
    """Points of the tricks left, when so many of them are made; a card led to this one has scored already."""
    paid = prices_of(rules)
    extra = paid.last.points if paid.last.in_all is None else 1
    if paid.scoring.by_tricks_won:
        return made + extra * last, left - made + extra * (1 - last)
    lost_leads = min(_LEADS_LOST * left, 2 * min(made, left - made) + 0.5)
    points = left + lost_leads + extra - led
    if led:
        ahead = 2 * made - left - (1 - extra if last else extra) + 1
    else:
        ahead = 2 * made - left + (extra if last else 1 - extra)
    return max(0.0, (points + ahead) / 2), max(0.0, (points - ahead) / 2)


# --- which match it is ------------------------------------------------------------------------------------------


def chance_of(ahead: float, doubt: float) -> float:
    """How likely something is that holds when ``ahead`` is above nought, in doubt by so much; a half at nought."""
    if doubt:
        return 0.5 * (1 + erf(ahead / (doubt * sqrt(2))))
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


def match_of(view: View) -> Match | None:
    """The match a view's deal belongs to; None when the deal stands alone or more than two sides play."""
    standing, rules = view.standing, view.rules
    mine = view.table.side_of(view.seat)
    others = view.table.opponents(mine)
    if standing is None or len(others) != 1 or not {mine, *others} <= set(standing.points):
        return None
    before = Pair(standing.points[mine], standing.points[others[0]])
    law = law_of(rules)
    if law.has(Subject.RUBBER_GAME):
        return _rubber(rules, before)
    if standing.deals:
        return _agreed(rules, before, standing.deal, standing.deals)
    if law.race_target is not None:
        return Race(before, law.race_target, law.race_stops_at_once, law.double_under)
    return None


def _rubber(rules: RuleSet, before: Pair) -> Rubber:
    """Two games win a rubber, so one is worth half its bonus."""
    law = law_of(rules)
    return Rubber(before, law.game_target, law.rubber_bonus / 2, law.blank_games)


def _agreed(rules: RuleSet, before: Pair, deal: int, deals: int) -> Agreed | None:
    law = law_of(rules)
    weight = 2 if law.first_and_last_double and deal in (1, deals) else 1
    if deal > deals:  # deals to break a tie, so many at a time
        each = max(1, law.tie_break_deals)
        to_come = -(deal - deals) % each
    else:
        to_come = deals - deal
    return Agreed(before, to_come, weight, law.rubicon, law.game_bonus, law.winner_may_be_short)


def scored(view: View, counts: Callable[[Ruling], bool] = lambda _: True) -> Pair:
    """What each side has scored in the deal so far, as far as this seat knows.

    Args:
        view: of the seat.
        counts: which rulings are looked at; by default all.
    """
    mine, ledger = view.table.side_of(view.seat), tuple(filter(counts, view.rulings))
    return Pair(total(ledger, mine), sum(total(ledger, other) for other in view.table.opponents(mine)))
