"""What both players may have at the end of a deal: an estimate from means, or the result of the advice on a card.

Before the play a deal is taken to bring both players the mean, with the usual standard deviation. When a card is to be
played, the advice knows the probability of each result of the rest, and the score so far is added to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from piquet_tutor.engine.deal.views import View
from piquet_tutor.players.analysis.match_equity import A_DEAL, A_DEAL_MORE_OR_LESS, PLAY_DOUBT, Pair, played_out, scored
from piquet_tutor.players.analysis.prices import HALF_TRICKS
from piquet_tutor.players.coach.play_model import PlayAdvice, clauses_of_the_cards
from piquet_tutor.players.coach.play_pique import tricks_of

_IN_HAND: Final = 11.0
"""Of what a deal brings a player, what is declared; the rest comes in the play."""
_EACH_TRICK: Final = 0.65
"""Points of each trick left that both have alike, where only the difference is known."""


class End(NamedTuple):
    """How a deal may end.

    Attributes:
        points: what each will have scored in it.
        chance: how likely that is.
        doubt: by how much each of these points may miss.
    """

    points: Pair
    chance: float
    doubt: float


@dataclass(frozen=True)
class Outlook:
    """How a deal may end.

    Attributes:
        ends: every end that is thought of; their chances come to one.
        alike: points both may have beside the least that each has; None where what each has is known, give or take the
            doubt of the end, or is a guess altogether.
        least: the least each has in each of the ends, where ``alike`` is told.
        guess: whether it is a guess that looks at no card.
    """

    ends: tuple[End, ...]
    alike: float | None = None
    least: tuple[End, ...] = ()
    guess: bool = False

    def mean(self, found: Callable[[Pair, float], float]) -> float:
        """The average over the ends of something that looks at the points and by how much they may miss."""
        return sum(each.chance * found(each.points, each.doubt) for each in self.ends)

    @property
    def expected(self) -> Pair:
        """What both will have on the average."""
        return Pair(self.mean(lambda end, _: end.mine), self.mean(lambda end, _: end.theirs))


def guessed(view: View) -> Outlook:
    """The usual for what is still to come."""
    had, share = scored(view), _to_come(view) / A_DEAL
    end = Pair(had.mine + A_DEAL * share, had.theirs + A_DEAL * share)
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
    """What the advised card leads to, over the hands the opponent may hold."""
    view = play.view
    left = view.rules.hand_size - len(view.tricks)
    if play.how == HALF_TRICKS and play.contract is None:
        return Outlook(tuple(_joined(_with_pique(play, _by_half_tricks(play, left)))))
    had, common, doubt = scored(view), _EACH_TRICK * left, PLAY_DOUBT * left
    ends, least = [], []
    for ahead, chance in play.best.spread:
        some = max(common + ahead / 2, ahead, 0.0)
        none = max(ahead, 0)
        ends.append(End(Pair(had.mine + some, had.theirs + some - ahead), chance, doubt))
        least.append(End(Pair(had.mine + none, had.theirs + none - ahead), chance, 0.0))
    if play.contract is not None:
        return Outlook(tuple(_joined(_with_pique(play, ends))))
    return Outlook(tuple(_joined(ends)), left + 1.0, tuple(least))


def _by_half_tricks(play: PlayAdvice, left: int) -> list[End]:
    """From the worst end to the best; how often the lead is lost is in doubt, unless one side takes the rest."""
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


def _without_the_cards(view: View) -> Pair:
    """What has been counted in the deal; the cards, where they have been counted early, come in with the end."""
    early = clauses_of_the_cards(view.rules)
    return scored(view, lambda each: each.rule not in early)


def _with_pique(play: PlayAdvice, ends: list[End]) -> Iterator[End]:
    """The ends with a live pique: it comes in those that are best for whoever may make it."""
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
            Pair(points.mine + live.points, points.theirs) if mine else Pair(points.mine, points.theirs + live.points)
        )
        if comes:
            yield End(more, comes, doubt)
        if chance > comes:
            yield End(points, chance - comes, doubt)


def _joined(ends: Iterable[End]) -> Iterator[End]:
    """The same points once."""
    chances: dict[tuple[Pair, float], float] = {}
    for points, chance, doubt in ends:
        chances[points, doubt] = chances.get((points, doubt), 0.0) + chance
    return (End(points, chance, doubt) for (points, doubt), chance in chances.items())
