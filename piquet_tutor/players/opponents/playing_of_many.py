"""Among three or four: which cards to discard, where only one of three exchanges, and which card to play.

Every discard is tried on the same guesses. Its value is what the hand then declares against the best of the others,
plus the result of the play if all follow rules of thumb.

Every card that may be played is tried on the same guesses at the other hands. After it, all seats play by rules of
thumb with all cards known (see ``reckoner.rollout``). Among equally good cards, the one least likely to be missed is
played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards, card_order
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.players.opponents.playing import (
    CASH_A_WINNER,
    FOLLOW_LOW,
    FORCED,
    HOLD_UP,
    LEAD_SAFELY,
    THROW_THE_LEAST,
    WIN_CHEAPLY,
)
from piquet_tutor.reckoner.combination_tables import classes_of, declared
from piquet_tutor.reckoner.guesses import Hands, possible_deals
from piquet_tutor.reckoner.hand_to_hand import USUAL, HandPrices, best_of_each, declarations
from piquet_tutor.reckoner.masks import Masks, bit_of, masks_of
from piquet_tutor.reckoner.rollout import ahead, racing, scores_of
from piquet_tutor.reckoner.solver.tricks import TrickPosition, points_in, position_in, winning
from piquet_tutor.reckoner.stakes import OUT_OF_REACH, bonus, leads_score

_GUESSES_AT_DRAWS: Final = 1.5
_GUESSES: Final = 3
"""How many guesses are made for each unit of ``care``: before the exchange, and in the play."""
LEAVE_IT_TO_PARTNER: Final = Habit("leave_it_to_partner", "partner is taking the trick: no need to spend a high card")
HELP_PARTNER: Final = Habit("help_partner", "partner's card may yet be beaten; this one holds the trick for the side")
_AS_GOOD: Final = 0.1
"""Cards whose averages differ by less than this, in points, count as equally good."""


def best_discard_of_many(
    view: View, sizes: Iterable[int], care: int, rng: Random, priced_by: RuleSet | None = None
) -> Cards:
    """The cards to discard.

    Args:
        view: of the seat that is to exchange.
        sizes: the allowed numbers of discards.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
        priced_by: the rules that say what combinations score; None for those that are played.
    """
    field = [out for size in sizes for out in combinations(view.hand, size)]
    totals = dict.fromkeys(field, 0.0)
    repique = bonus(view.rules, Subject.REPIQUE, None)
    tables = classes_of(priced_by or view.rules)
    prices = HandPrices(tables, USUAL, False, repique, OUT_OF_REACH, leads_score(view.rules))
    for _ in range(max(4, int(_GUESSES_AT_DRAWS * care))):
        drawn, others = _guess(view, rng)
        best = best_of_each([declared(masks, tables) for masks in others])
        for out in field:
            mine = masks_of((*(one for one in view.hand if one not in out), *drawn[: len(out)]))
            totals[out] += declarations(declared(mine, tables), best, 0, prices) + _play(view, mine, others)
    return max(field, key=totals.__getitem__)


def _guess(view: View, rng: Random) -> tuple[Cards, list[Masks]]:
    """A guess: the cards drawn, and the other hands in the order of the table."""
    unseen = sorted(view.unseen, key=card_order)
    rng.shuffle(unseen)
    drawn, rest = tuple(unseen[: view.stock_count]), unseen[view.stock_count :]
    hands = []
    for seat in view.table.seats:
        if seat != view.seat:
            other = view.others[seat]
            size = other.count - len(other.shown)
            hands.append(masks_of((*other.shown, *rest[:size])))
            rest = rest[size:]
    return drawn, hands


def _play(view: View, mine: Masks, others: list[Masks]) -> float:
    """The lead of this seat's side from the whole play."""
    rules = scores_of(view.rules, view.table)
    hands = iter(others)
    held = tuple(mine if seat == view.seat else next(hands) for seat in view.table.seats)
    none = (0,) * len(set(view.table.sides))
    # No pique is counted, as the scores for declarations at that time are not known.
    return ahead(
        rules._replace(line=1000), TrickPosition(held, 0, (), none, scores=none), view.table.seats.index(view.seat)
    )


def choose_among_many(view: View, care: int, rng: Random) -> tuple[Card, Habit]:
    """The card to play and the habit that chose it.

    Args:
        view: of the seat that is to play.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """
    choices: Cards = tuple(each.card for each in view.choices if isinstance(each, Play))
    if len(choices) == 1:
        return choices[0], FORCED
    table = ManyTable(view, care, rng)
    weights = table.weights(choices)
    best = max(weights.values()) - _AS_GOOD * len(table.guesses)
    level = [one for one in choices if weights[one] >= best]
    one = min(level, key=table.leading_order if not view.trick else table.sparing_order)
    return one, table.why(one, choices)


class ManyTable:
    """One moment of the play at a table of three or four, by what a seat knows.

    Args:
        view: of the seat that is to play.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """

    def __init__(self, view: View, care: int, rng: Random) -> None:
        self.view = view
        self._care = care
        self._rng = rng

    @cached_property
    def guesses(self) -> list[Hands]:
        """Guesses at the other hands."""
        return possible_deals(self.view, _GUESSES * self._care, self._rng)

    @cached_property
    def against(self) -> Masks:
        """Every card any other seat may hold."""
        found = [0, 0, 0, 0]
        for hands in self.guesses:
            for masks in hands.values():
                found = [mine | theirs for mine, theirs in zip(found, masks, strict=True)]
        return (found[0], found[1], found[2], found[3])

    @property
    def winning(self) -> tuple[Seat, Card]:
        """The seat that is winning the trick so far, and its card."""
        return winning(self.view)

    def weights(self, choices: Sequence[Card]) -> dict[Card, float]:
        """The lead in points after each card, summed over the guesses."""
        view = self.view
        rules, place = racing(view), view.table.seats.index(view.seat)
        scores, mine = points_in(view), masks_of(view.hand)
        found = dict.fromkeys(choices, 0.0)
        for hands in self.guesses:
            held = tuple(mine if seat == view.seat else hands[seat] for seat in view.table.seats)
            position = position_in(view, held)._replace(scores=scores)
            for one in choices:
                found[one] += ahead(rules, position, place, (int(one.suit), bit_of(one)))
        return found

    def beyond_doubt(self, one: Card) -> bool:
        """Whether no card another seat may hold can beat this one."""
        return self.against[one.suit] < bit_of(one)

    def takes(self, one: Card) -> bool:
        """Whether this card would be winning the trick."""
        if not self.view.trick:
            return False
        _, best = self.winning
        return one.suit is best.suit and one.rank > best.rank

    def leading_order(self, one: Card) -> tuple[bool, int, int]:
        """Sort key among equally good leads: a certain winner from the longest suit, else the lowest card."""
        sure = self.beyond_doubt(one)
        length = sum(each.suit is one.suit for each in self.view.hand)
        return (not sure, -length, one.index if sure else int(one.rank))

    def sparing_order(self, one: Card) -> tuple[bool, int, int]:
        """Sort key among equally good cards: what goes first is no winner, low, and from a long suit."""
        length = sum(each.suit is one.suit for each in self.view.hand)
        return (self.beyond_doubt(one) and not self.takes(one), int(one.rank), -length)

    def why(self, one: Card, choices: Sequence[Card]) -> Habit:
        """The habit behind a card."""
        if not self.view.trick:
            return CASH_A_WINNER if self.beyond_doubt(one) else LEAD_SAFELY
        holder, _ = self.winning
        side_of = self.view.table.side_of
        partners = side_of(holder) == side_of(self.view.seat)
        if self.takes(one):
            return HELP_PARTNER if partners else WIN_CHEAPLY
        if partners:
            return LEAVE_IT_TO_PARTNER
        if one.suit is not self.view.trick[0].suit:
            return THROW_THE_LEAST
        return HOLD_UP if any(self.takes(each) for each in choices) else FOLLOW_LOW
