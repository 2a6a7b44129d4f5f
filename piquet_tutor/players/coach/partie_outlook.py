"""What both players may have scored by the end of a deal: an estimate from means, or from the advice on a card.

Before the play, what is left of a deal is assumed to bring both players the mean, with the usual standard deviation.
When a card is to be played, the advice gives the probability of each result of the rest, to which the score so far is
added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_model import PlayAdvice
from piquet_tutor.reckoner.match_equity import (
    A_DEAL,
    A_DEAL_MORE_OR_LESS,
    PLAY_DOUBT,
    BothSides,
    played_out,
    scored,
)
from piquet_tutor.reckoner.prices import HALF_TRICKS
from piquet_tutor.reckoner.rest_of_play import clauses_of_the_cards
from piquet_tutor.reckoner.solver.pending_pique import tricks_of

_IN_HAND: Final = 11.0
"""The part of a player's mean score in a deal that comes from declarations; the rest comes from the play."""
_EACH_TRICK: Final = 0.65
"""Points for each remaining trick that both players are assumed to score, if only the difference is known."""


class End(NamedTuple):
    """One way a deal may end.

    Attributes:
        points: the points of each player in the deal.
        chance: the probability of this end.
        doubt: the standard deviation of each player's points around these.
    """

    points: BothSides
    chance: float
    doubt: float


@dataclass(frozen=True)
class Outlook:
    """The possible ends of a deal.

    Attributes:
        ends: the ends considered; their chances add up to 1.
        alike: the most points that both players may have in addition to ``least``, if only the difference between
            their scores is known; else None.
        least: if ``alike`` is given, each end with the fewest points both players can have.
        guess: whether it is an estimate from means alone, without regard to the cards.
    """

    ends: tuple[End, ...]
    alike: float | None = None
    least: tuple[End, ...] = ()
    guess: bool = False

    def mean(self, found: Callable[[BothSides, float], float]) -> float:
        """The average over the ends of a function of their points and doubt."""
        return sum(each.chance * found(each.points, each.doubt) for each in self.ends)

    @property
    def expected(self) -> BothSides:
        """The mean points of both players."""
        return BothSides(self.mean(lambda end, _: end.mine), self.mean(lambda end, _: end.theirs))


def guessed(view: View) -> Outlook:
    """The outlook from means alone."""
    had, share = scored(view), _to_come(view) / A_DEAL
    end = BothSides(had.mine + A_DEAL * share, had.theirs + A_DEAL * share)
    return Outlook((End(end, 1.0, A_DEAL_MORE_OR_LESS * sqrt(share)),), guess=True)


def _to_come(view: View) -> float:
    """About how many points the rest of the deal brings each player."""
    in_play = A_DEAL - _IN_HAND
    if view.phase == "done":
        return 0.0
    if view.phase == "play" or view.tricks or view.trick:
        return in_play * (view.rules.hand_size - len(view.tricks)) / view.rules.hand_size
    open_classes = sum(not each.settled for each in view.contests.values()) / max(1, len(view.contests))
    return in_play + _IN_HAND * (open_classes if view.contests else 1.0)


def of_play(play: PlayAdvice) -> Outlook:
    """The outlook with the advised card, over the hands the opponent may hold."""
    view = play.view
    left = view.rules.hand_size - len(view.tricks)
    if play.how == HALF_TRICKS and play.contract is None:
        return Outlook(tuple(_joined(_with_pique(play, _by_half_tricks(play, left)))))
    had, common, doubt = scored(view), _EACH_TRICK * left, PLAY_DOUBT * left
    ends, least = [], []
    for ahead, chance in play.best.spread:
        some = max(common + ahead / 2, ahead, 0.0)
        none = max(ahead, 0)
        ends.append(End(BothSides(had.mine + some, had.theirs + some - ahead), chance, doubt))
        least.append(End(BothSides(had.mine + none, had.theirs + none - ahead), chance, 0.0))
    if play.contract is not None:
        return Outlook(tuple(_joined(_with_pique(play, ends))))
    return Outlook(tuple(_joined(ends)), left + 1.0, tuple(least))


def _by_half_tricks(play: PlayAdvice, left: int) -> list[End]:
    """The ends from the worst to the best.

    Half-tricks do not fix the points exactly, which depend on who leads to each trick, unless one side takes the rest.
    """
    view = play.view
    won, _ = tricks_of(view, view.table.side_of(view.seat))
    had = _without_the_cards(view)
    return [
        End(
            played_out(view.rules, had, 2 * won + half, won, left, bool(view.trick)),
            chance,
            PLAY_DOUBT * left if 0 < half // 2 < left else 0.0,
        )
        for half, chance in enumerate(play.best.halves)
        if chance
    ]


def _without_the_cards(view: View) -> BothSides:
    """What has been scored in the deal, except for the cards, which each end adds."""
    early = clauses_of_the_cards(view.rules)
    return scored(view, lambda each: each.rule not in early)


def _with_pique(play: PlayAdvice, ends: list[End]) -> Iterator[End]:
    """The ends with a pending pique, which is assumed to come in the ends that are best for whoever may make it."""
    live = play.live
    if live is None:
        yield from ends
        return
    mine = play.pique_side == play.view.table.side_of(play.view.seat)
    adds = play.best.pique if mine else -play.best.pique
    open_share = min(1.0, max(0.0, adds / live.points)) if live.first else 1.0
    for points, chance, doubt in reversed(ends) if mine else ends:
        comes = min(chance, open_share)
        open_share -= comes
        more = (
            BothSides(points.mine + live.points, points.theirs)
            if mine
            else BothSides(points.mine, points.theirs + live.points)
        )
        if comes:
            yield End(more, comes, doubt)
        if chance > comes:
            yield End(points, chance - comes, doubt)


def _joined(ends: Iterable[End]) -> Iterator[End]:
    """The ends with equal ones merged."""
    chances: dict[tuple[BothSides, float], float] = {}
    for points, chance, doubt in ends:
        chances[points, doubt] = chances.get((points, doubt), 0.0) + chance
    return (End(points, chance, doubt) for (points, doubt), chance in chances.items())
