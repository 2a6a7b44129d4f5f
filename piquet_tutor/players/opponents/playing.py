"""Which card to play, and the habit that chose it.

Certain cases come first: a forced card, winners enough for all the remaining tricks, a pique within reach. Otherwise
every card is evaluated against hands the opponent may hold, each with best play on both sides. Among equally good
cards, the one least likely to be missed is played.

If tricks are better lost, each hand is solved with both sides avoiding them, and among equally good cards the one most
dangerous to keep is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards, Suit
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.reckoner.guesses import other_seat, perhaps_held, possible_hands, surely_held
from piquet_tutor.reckoner.masks import Masks, bit_of, masks_of
from piquet_tutor.reckoner.masks import less as without
from piquet_tutor.reckoner.match_equity import BothSides, Match, match_of, plays_of, scored
from piquet_tutor.reckoner.solver.last_tricks import TRICKS, Endgame
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.pending_pique import moment_of, pique_to_come
from piquet_tutor.reckoner.solver.searching import answer_worth, lead_worth, winners_of
from piquet_tutor.reckoner.stakes import Stakes, bonus, stakes_of, wants_to_lose

_AS_GOOD: Final = 0.05
"""Cards whose averages differ by less than this, in points, count as equally good."""


FORCED: Final = Habit("forced", "no other card may be played")
TAKE_THE_REST: Final = Habit("take_the_rest", "no unseen card can stop these winners: every trick left is made")
REACH_THIRTY: Final = Habit("reach_thirty", "winners enough for a pique: thirty before the opponent has scored")
CASH_A_WINNER: Final = Habit("cash_a_winner", "it cannot be beaten, and the lead is kept")
DRIVE_OUT_THE_GUARD: Final = Habit("drive_out_the_guard", "it clears a long suit, whose small cards then win")
LEAD_SAFELY: Final = Habit("lead_safely", "over the hands the opponent may hold, it gives away least")
WIN_CHEAPLY: Final = Habit("win_cheaply", "it takes the trick, and no card that could be spared takes it for less")
HOLD_UP: Final = Habit("hold_up", "the trick could be taken, but the winning card will be worth more later")
FOLLOW_LOW: Final = Habit("follow_low", "the trick cannot be taken, so the least of the suit goes")
THROW_THE_LEAST: Final = Habit(
    "throw_the_least",
    "no card of the suit is held; what is thrown is neither a winner nor a guard if one can be spared",
)
SPARE_A_WINNER: Final = Habit(
    "spare_a_winner", "there are more winners than can be made; the guards kept instead are worth more"
)
AS_THE_MATCH_STANDS: Final = Habit(
    "as_the_match_stands", "in points alone another card does as well or better; as the match stands, none does"
)
LEAD_TO_LOSE: Final = Habit(
    "lead_to_lose", "tricks are better lost: over the hands the opponent may hold, it wins fewest"
)
GO_UNDER: Final = Habit("go_under", "it loses the trick, and is the most dangerous card that does")
TAKE_IT_HIGH: Final = Habit("take_it_high", "the trick is taken, so the most dangerous card goes with it")
THROW_THE_DANGEROUS: Final = Habit(
    "throw_the_dangerous", "no card of the suit is held; what is thrown would most likely have won an unwanted trick"
)


class PlayView:
    """One moment of the play, by what a seat knows; what the habits need is computed once.

    Args:
        view: of the seat that is to play.
        care: how many hands to evaluate each card against.
        rng: the source of the guesses.
    """

    def __init__(self, view: View, care: int, rng: Random) -> None:
        self.view = view
        self.choices: Cards = tuple(each.card for each in view.choices if isinstance(each, Play))
        self.led: Card | None = view.trick[0] if view.trick else None
        self._care = care
        self._rng = rng
        self._stakes: dict[int, Stakes] = {}

    @cached_property
    def mine(self) -> Masks:
        """The seat's own hand."""
        return masks_of(self.view.hand)

    @cached_property
    def against(self) -> Masks:
        """Every card the opponent may hold."""
        return masks_of((*surely_held(self.view), *perhaps_held(self.view)))

    @cached_property
    def guesses(self) -> list[Masks]:
        """Hands the opponent may hold."""
        return possible_hands(self.view, self._care, self._rng)

    @cached_property
    def match(self) -> Match | None:
        """The match the deal belongs to."""
        return match_of(self.view)

    @cached_property
    def now(self) -> BothSides:
        """The points each player has scored in the deal."""
        return scored(self.view)

    @cached_property
    def plain(self) -> Stakes:
        """What each result of the play is worth to the seat, in points."""
        view = self.view
        return stakes_of(view.rules, view.undertaking, view.seat == view.table.seats[0])

    def stakes(self, piqued: int = 0) -> Stakes:
        """What each result of the play is worth to the seat, as the match stands.

        Args:
            piqued: 1 if this seat also makes a pique, -1 if the opponent does.
        """
        if piqued not in self._stakes:
            self._stakes[piqued] = self._stakes_with(piqued)
        return self._stakes[piqued]

    def _stakes_with(self, piqued: int) -> Stakes:
        view, match = self.view, self.match
        if match is not None and view.undertaking is None:
            mine, theirs = (self.pique if piqued == side else 0 for side in (1, -1))
            return plays_of(view, match, BothSides(self.now.mine + mine, self.now.theirs + theirs))
        first = view.seat == view.table.seats[0]
        stakes = stakes_of(view.rules, view.undertaking, first, match, self.now)
        return tuple(each + piqued * self.pique for each in stakes) if piqued else stakes

    @cached_property
    def ending(self) -> Endgame | None:
        """The search of the last tricks by points, if the deal is near its end and part of a match."""
        view, played = self.view, len(self.view.tricks)
        if self.match is None or view.undertaking is not None or view.rules.hand_size - played > TRICKS:
            return None
        if any(tricks_to_pique(view, seat) is not None for seat in view.table.seats):
            return None  # a pique is still possible
        return Endgame(view.rules, self.match, played)

    @property
    def all_is_best(self) -> bool:
        """Whether no result is better than making every remaining trick."""
        left = self.stakes()[2 * self.won : 2 * (self.won + len(self.view.hand)) + 2]
        return left[-1] >= max(left) - _AS_GOOD

    @cached_property
    def pique(self) -> int:
        """The points of a pique."""
        return bonus(self.view.rules, Subject.PIQUE, self.view.undertaking).points

    @cached_property
    def won(self) -> int:
        """The tricks this seat has won."""
        return sum(1 for trick in self.view.tricks if trick.winner == self.view.seat)

    def beyond_doubt(self, one: Card) -> bool:
        """Whether no card the opponent may hold can beat this one."""
        return self.against[one.suit] < bit_of(one)

    def takes(self, one: Card) -> bool:
        """Whether this card would win the trick."""
        return self.led is not None and one.suit is self.led.suit and one.rank > self.led.rank


def choose_card(table: PlayView) -> tuple[Card, Habit]:
    """The card to play and the habit that chose it."""
    return forced(table) or (lead(table) if table.led is None else answer(table, table.led))


def forced(table: PlayView) -> tuple[Card, Habit] | None:
    """The only card that may be played."""
    return (table.choices[0], FORCED) if len(table.choices) == 1 else None


# --- leading --------------------------------------------------------------------------------------


def lead(table: PlayView) -> tuple[Card, Habit]:
    """The card to lead."""
    return take_the_rest(table) or reach_thirty(table) or weigh_leads(table)


def sure_winners(table: PlayView) -> list[Card]:
    """The cards the opponent cannot beat whatever they hold: the longest suit first, each from the top."""
    sure = [one for one in table.choices if table.beyond_doubt(one)]
    return sorted(sure, key=lambda one: (-table.mine[one.suit].bit_count(), one.index))


def take_the_rest(table: PlayView) -> tuple[Card, Habit] | None:
    """A winner to cash, if there are enough of them for every remaining trick."""
    if winners_of(table.mine, table.against) < len(table.view.hand) or not table.all_is_best:
        return None
    return sure_winners(table)[0], TAKE_THE_REST


def reach_thirty(table: PlayView) -> tuple[Card, Habit] | None:
    """A winner to cash towards a pique, if there are enough of them whatever the opponent holds."""
    needed = tricks_to_pique(table.view, table.view.seat)
    sure = sure_winners(table)
    if needed is None or not 0 < needed <= winners_of(table.mine, table.against) or not sure:
        return None
    if table.stakes(1)[-1] <= table.stakes()[-1]:
        return None
    return sure[0], REACH_THIRTY


def weigh_leads(table: PlayView) -> tuple[Card, Habit]:
    """The lead that does best over the hands the opponent may hold."""
    weights = lead_weights(table)
    level = level_with_best(table, weights)
    one = min(level, key=lambda each: leading_order(table, each))
    return one, _why_lead(table, one)


def lead_weights(table: PlayView) -> dict[Card, float]:
    """The value of each lead, summed over the hands the opponent may hold: in points, or as the match stands."""
    ending = table.ending
    if ending is not None:
        return weighed(table, lambda one, other: ending.lead(table.mine, other, one, table.now, table.won))
    needed = tricks_to_pique(table.view, table.view.seat)
    weights = dict.fromkeys(table.choices, 0.0)
    for other in table.guesses:
        near = needed is not None and 0 < needed <= winners_of(table.mine, other)
        for one in table.choices:
            made = lead_worth(table.mine, other, one.suit, bit_of(one))
            on_the_way = near and other[one.suit] < bit_of(one)
            weights[one] += worth(table, made, int(on_the_way))
    return weights


def leading_order(table: PlayView, one: Card) -> tuple[bool, int, int]:
    """Sort key among equally good leads: a certain winner from the longest suit, else the lowest card."""
    sure = table.beyond_doubt(one)
    return (not sure, -table.mine[one.suit].bit_count(), one.index if sure else int(one.rank))


def _why_lead(table: PlayView, one: Card) -> Habit:
    if not _good_by_tricks(table, one, lambda each, other: lead_worth(table.mine, other, each.suit, bit_of(each))):
        return AS_THE_MATCH_STANDS
    if table.beyond_doubt(one):
        return CASH_A_WINNER
    mine = table.mine[one.suit].bit_count()
    return DRIVE_OUT_THE_GUARD if mine > 2 and mine > table.against[one.suit].bit_count() else LEAD_SAFELY


# --- following ------------------------------------------------------------------------------------


def answer(table: PlayView, led: Card) -> tuple[Card, Habit]:
    """The card to follow with, or to throw."""
    weights = weigh_answers(table, led)
    level = level_with_best(table, weights)
    one = min(level, key=lambda each: sparing_order(table, each))
    if not _good_by_tricks(
        table, one, lambda each, other: answer_worth(without(table.mine, each), other, table.takes(each))
    ):
        return one, AS_THE_MATCH_STANDS
    if table.takes(one):
        return one, WIN_CHEAPLY
    if one.suit is not led.suit:
        losers = any(not table.beyond_doubt(each) for each in table.choices)
        return one, SPARE_A_WINNER if losers and table.beyond_doubt(one) else THROW_THE_LEAST
    return one, HOLD_UP if any(table.takes(each) for each in table.choices) else FOLLOW_LOW


def _good_by_tricks(table: PlayView, one: Card, makes: Callable[[Card, Masks], int]) -> bool:
    """Whether a card is as good as any in points alone; True if the standing of the match played no part."""
    if table.ending is None:
        return True
    weights = weighed(table, lambda each, other: table.plain[2 * table.won + makes(each, other)])
    return one in level_with_best(table, weights)


def weigh_answers(table: PlayView, led: Card) -> dict[Card, float]:
    """The value of each card, summed over the hands the opponent may hold: in points, or as the match stands."""
    ending = table.ending
    if ending is not None:
        return weighed(table, lambda one, other: ending.answer(table.mine, other, led, one, table.now, table.won))
    threat = tricks_to_pique(table.view, other_seat(table.view))
    weights = dict.fromkeys(table.choices, 0.0)
    for one in table.choices:
        left = without(table.mine, one)
        wins = table.takes(one)
        for other in table.guesses:
            conceded = not wins and threat is not None and 0 < threat <= winners_of(other, left) + 1
            weights[one] += worth(table, answer_worth(left, other, wins), -int(conceded))
    return weights


def sparing_order(table: PlayView, one: Card) -> tuple[bool, bool, int, int]:
    """Sort key among equally good cards: what goes first is no winner, no guard, low, and from a long suit."""
    if table.takes(one):
        return (False, False, int(one.rank), 0)
    return (table.beyond_doubt(one), guards(table, one.suit), int(one.rank), -table.mine[one.suit].bit_count())


def guards(table: PlayView, suit: Suit) -> bool:
    """Whether throwing a card of the suit would unguard its top card: a king with one small card, a queen with two."""
    mine, against = table.mine[suit], table.against[suit]
    above = (against >> mine.bit_length()).bit_count()
    return 0 < above == mine.bit_count() - 1


def level_with_best(table: PlayView, weights: dict[Card, float]) -> Sequence[Card]:
    """The cards as good as the best, or nearly."""
    best = max(weights.values()) - _AS_GOOD * len(table.guesses)
    return [one for one, weight in weights.items() if weight >= best]


def weighed(table: PlayView, brings: Callable[[Card, Masks], float]) -> dict[Card, float]:
    """The value of each card, summed over the hands the opponent may hold.

    Args:
        table: the moment of the play.
        brings: gives the value of a card against one hand.
    """
    return {one: sum(brings(one, other) for other in table.guesses) for one in table.choices}


def tricks_to_pique(view: View, seat: Seat) -> int | None:
    """How many tricks in a row, the current one included, make a pique for a seat.

    Returns:
        0 if its next lead makes it; None if it can no longer make one, or tricks are better lost.
    """
    live, pique_side = (None, "") if wants_to_lose(view) else pique_to_come(moment_of(view))
    return live.first if live is not None and pique_side == view.table.side_of(seat) else None


# --- the value of results -------------------------------------------------------------------------


def worth(table: PlayView, half_tricks: int, piqued: int = 0) -> float:
    """What the deal is worth if this seat makes this many more half-tricks.

    Args:
        table: the moment of the play.
        half_tricks: made from now on.
        piqued: 1 if this seat also makes a pique, -1 if the opponent does.
    """
    return table.stakes(piqued)[2 * table.won + half_tricks]


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
