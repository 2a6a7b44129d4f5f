"""The strongest player, which solves the play against every hand the opponent may still hold.

It exchanges by the first answer of the advice a learner gets, and calls as the sensible player does. It plays the card
with the best average over all hands the opponent may hold, weighted by how likely their calls and discards make each,
and takes a pending pique into account.

Where the solver's table does not apply (three and four players, the 36-card pack, tricks better lost) it plays as the
sensible player does. It also exchanges like that player in a race that may stop in the middle of a deal, and always
bids like that player. Where only high cards score, both of them simply play for tricks.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.opponents.interface import Habit, HabitualAction
from piquet_tutor.players.opponents.playing import (
    AS_THE_MATCH_STANDS,
    CASH_A_WINNER,
    FOLLOW_LOW,
    HOLD_UP,
    SPARE_A_WINNER,
    THROW_THE_LEAST,
    WIN_CHEAPLY,
    PlayView,
    forced,
    leading_order,
    reach_thirty,
    sparing_order,
    take_the_rest,
    tricks_to_pique,
)
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.players.opponents.weighing_discards import weighed
from piquet_tutor.reckoner.guesses import other_seat
from piquet_tutor.reckoner.likely_hands import PossibleHands, held_by_the_other
from piquet_tutor.reckoner.masks import Masks
from piquet_tutor.reckoner.solver.alpha_beta import Stand
from piquet_tutor.reckoner.solver.pique import Live, with_pique
from piquet_tutor.reckoner.solver.play import beats, makes
from piquet_tutor.reckoner.solver.table_cache import at_hand
from piquet_tutor.reckoner.solver.worlds import CardResults, spreads
from piquet_tutor.reckoner.stakes import wants_to_lose

if TYPE_CHECKING:
    from piquet_tutor.players.coach.exchange_race import Ranked

BEST_ON_AVERAGE: Final = Habit(
    "best_on_average", "over all the hands the opponent may still hold, it does best on the average"
)
FOR_THE_PIQUE: Final = Habit("for_the_pique", "it plays for the pique: with that counted it does best on the average")

AGAINST_THE_PIQUE: Final = Habit(
    "against_the_pique", "it keeps what may stop the opponent's pique: with that counted it does best on the average"
)

_SCALE: Final = 100
"""Points are scaled to integers by this factor for the search."""
_CARE: Final = 32
"""How many hands are evaluated if each needs its own search: with a pending pique, or at the end of a match."""
_AS_GOOD: Final = 0.02
"""Cards whose averages differ by less than this, in points, count as equally good."""


class Coach(Sensible):
    """Plays the card with the best average over the hands still possible, each solved.

    Args:
        seed: of the simulated deals in the exchange.
    """

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.name = "Coach"

    def _choice(self, view: View) -> HabitualAction:
        two = len(view.table.seats) == 2 and bool(view.choices) and isinstance(view.choices[0], Play)
        if not two or not plays_by_table(view):
            return super()._choice(view)
        worlds = self.worlds(view)
        if not worlds.held.hands:
            return super()._choice(view)
        card, habit = choose(worlds)
        return HabitualAction(Play(view.seat, card), habit)

    def worlds(self, view: View) -> Worlds:
        """The present moment of the play as this player sees it; only if :func:`plays_by_table` is true."""
        return Worlds(view, self.held(view), self._rng(view))

    def held(self, view: View) -> PossibleHands:
        """The hands the opponent may hold, and how likely this player considers each."""
        return held_by_the_other(view)

    def _discard(self, view: View, limits: tuple[int, int]) -> Cards:
        found = self.discards(view)
        return super()._discard(view, limits) if found is None else found.best

    def discards(self, view: View) -> Ranked | None:
        """The discards as this player ranks them; None where it exchanges as the sensible player does."""
        return weighed(view, self._rng(view).getrandbits(32))


def plays_by_table(view: View) -> bool:
    """Whether the solver's table applies to the play of a view."""
    return at_hand() is not None and not wants_to_lose(view) and view.rules.pack == 32


class Worlds(PlayView):
    """One moment of the play, with every hand the opponent may hold.

    Args:
        view: of the seat that is to play.
        held: the hands the opponent may hold.
        rng: the source of the sample of hands, where each needs its own search.
    """

    def __init__(self, view: View, held: PossibleHands, rng: Random) -> None:
        super().__init__(view, _CARE, rng)
        self.held = held

    @cached_property
    def guesses(self) -> list[Masks]:
        """A random sample of the hands, drawn by their weights."""
        return self.held.some(self._care, self._rng)

    @cached_property
    def rest(self) -> tuple[float, ...]:
        """What the rest of the play is worth, by the half-tricks made in it."""
        won, left = self.won, len(self.view.hand)
        return self.stakes()[2 * won : 2 * (won + left) + 2]

    @cached_property
    def spreads(self) -> dict[Card, CardResults]:
        """The distribution of half-tricks in the rest of the play for each card, over all the hands."""
        hand, (hands, weights) = self.view.hand, self.held
        return spreads(hand, self.led, hands, weights)

    def tricks_of(self, one: Card) -> float:
        """The mean number of remaining tricks a card makes, over all the hands."""
        return self.spreads[one].mean([half // 2 for half in range(2 * len(self.view.hand) + 2)])

    @cached_property
    def averages(self) -> dict[Card, float]:
        """The average value of each card, without a pending pique."""
        return {one: self.spreads[one].mean(self.rest) for one in self.choices}

    @cached_property
    def pique_adds(self) -> dict[Card, float]:
        """The average value a pending pique adds to each card, estimated from a sample of the hands."""
        wanted = self._tricks_for_pique()
        if wanted is None or any(more < less for less, more in pairwise(self.rest)):
            return {}
        return self._with_pique(wanted)

    def _tricks_for_pique(self) -> int | None:
        """How many tricks in a row, this one included, make a pique for the leader; None if none is possible."""
        leader = self.view.seat if self.led is None else other_seat(self.view)
        return tricks_to_pique(self.view, leader) or None

    def _with_pique(self, tricks: int) -> dict[Card, float]:
        """What a pique for winning so many tricks in a row adds, to the leader or against them."""
        mine, led = self.led is None, self.led
        search, progress = with_pique([round(_SCALE * each) for each in self.rest], self._live(tricks, mine), mine)
        found = dict.fromkeys(self.choices, 0.0)
        for other, weight in self.few:
            stand = Stand(self.mine, other, mine, progress=progress)
            for one in self.choices:
                if led is None or not beats(one, led):
                    plain = self.rest[makes(self.mine, other, led, one)]
                    found[one] += weight * (search.card(stand, led, one) / _SCALE - plain)
        return found

    def _live(self, tricks: int, mine: bool) -> Live:
        piqued, without = self.stakes(1 if mine else -1), self.stakes()
        points = sum(abs(one - other) for one, other in zip(piqued, without, strict=True)) / len(without)
        return Live(tricks, round(_SCALE * points))

    @cached_property
    def few(self) -> list[tuple[Masks, float]]:
        """The hands to be searched one by one, with weights that add up to 1."""
        hands, weights = self.held
        if len(hands) <= self._care:
            whole = sum(weights)
            return [(hand, weight / whole) for hand, weight in zip(hands, weights, strict=True)]
        return [(hand, 1 / len(self.guesses)) for hand in self.guesses]

    @cached_property
    def weights(self) -> dict[Card, float]:
        """The average value of each card, everything included."""
        ending, led = self.ending, self.led
        if ending is None:
            return {one: each + self.pique_adds.get(one, 0.0) for one, each in self.averages.items()}
        found = dict.fromkeys(self.choices, 0.0)
        for other, weight in self.few:
            for one in self.choices:
                if led is None:
                    found[one] += weight * ending.lead(self.mine, other, one, self.now, self.won)
                else:
                    found[one] += weight * ending.answer(self.mine, other, led, one, self.now, self.won)
        return found


# --- the card ---------------------------------------------------------------------------------------


def choose(table: Worlds) -> tuple[Card, Habit]:
    """The card to play and the habit that chose it."""
    found = forced(table)
    if found is None and table.led is None:
        found = take_the_rest(table) or reach_thirty(table)
    if found is not None:
        return found
    best = max(table.weights.values()) - _AS_GOOD
    level = [one for one, weight in table.weights.items() if weight >= best]
    if table.led is None:
        one = min(level, key=lambda each: leading_order(table, each))
        return one, _why_lead(table, one)
    one = min(level, key=lambda each: sparing_order(table, each))
    return one, _why_answer(table, table.led, one)


def _decided_by_pique(table: Worlds, one: Card) -> bool:
    """Whether the card was chosen only because of the pique."""
    return table.ending is None and table.averages[one] < max(table.averages.values()) - _AS_GOOD


def _why_lead(table: Worlds, one: Card) -> Habit:
    if table.ending is not None:
        return AS_THE_MATCH_STANDS
    if _decided_by_pique(table, one):
        return FOR_THE_PIQUE
    return CASH_A_WINNER if table.beyond_doubt(one) else BEST_ON_AVERAGE


def _why_answer(table: Worlds, led: Card, one: Card) -> Habit:
    if table.ending is not None:
        return AS_THE_MATCH_STANDS
    if _decided_by_pique(table, one):
        return AGAINST_THE_PIQUE
    if table.takes(one):
        return (
            WIN_CHEAPLY
            if not any(table.takes(each) and each.rank < one.rank for each in table.choices)
            else BEST_ON_AVERAGE
        )
    if one.suit is not led.suit:
        losers = any(not table.beyond_doubt(each) for each in table.choices)
        return SPARE_A_WINNER if losers and table.beyond_doubt(one) else THROW_THE_LEAST
    if any(table.takes(each) for each in table.choices):
        return HOLD_UP
    return FOLLOW_LOW if one.rank == min(each.rank for each in table.choices) else BEST_ON_AVERAGE
