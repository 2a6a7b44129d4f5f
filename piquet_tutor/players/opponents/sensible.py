"""A player of good habits: keeps what scores, declares what can score, wins what it can and throws no winner away.

In a match it takes the public standing into account: the points before the deal and the number of deals to come.
"""

from __future__ import annotations

from random import Random
from typing import Final

from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange, Play
from piquet_tutor.game.cards import Cards, format_cards
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.exchanging import best_discard
from piquet_tutor.players.opponents.interface import Chooser, Habit, HabitualAction, play_deal
from piquet_tutor.players.opponents.playing import PlayView, choose_card, choose_to_lose
from piquet_tutor.players.opponents.sinking import better_silent
from piquet_tutor.reckoner.stakes import wants_to_lose

CLAIM: Final = Habit("claim_the_blank", "a carte blanche scores only when it is told")
IMPROVE: Final = Habit("keep_what_scores", "over the cards that may come, what is kept scores most")
TELL_ALL: Final = Habit("tell_all", "what is not declared does not score")


class Sensible(Chooser):
    """Plays by good habits and uses only its own view; the same view always leads to the same choice.

    Args:
        seed: for its guesses at other hands; it matters only where a choice depends on guesses.
        care: how many hands it evaluates a card against; fewer is faster and weaker.
        priced_by: the rules by which it takes combinations to score in the exchange; None for those that are played.

    Attributes:
        name: its name at the table.
    """

    def __init__(self, seed: int | None = None, care: int = 16, priced_by: RuleSet | None = None) -> None:
        self.name = "Sensible"
        super().__init__()
        self._seed = seed or 0
        self._care = max(1, care)
        self._priced_by = priced_by

    def _choice(self, view: View) -> HabitualAction:
        if view.phase == "carte_blanche":
            return self._claim(view)
        if view.phase == "bidding":
            from piquet_tutor.players.opponents.bidding import choose_word  # here as below: few forms need it

            return HabitualAction(*choose_word(view, self._care, self._rng(view)))
        if view.phase == "exchange" and view.limits is not None:
            return HabitualAction(Exchange(view.seat, self._discard(view, view.limits)), IMPROVE)
        if isinstance(view.choices[0], Play):
            if len(view.table.seats) > 2:
                from piquet_tutor.players.opponents.playing_of_many import choose_among_many

                card, habit = choose_among_many(view, self._care, self._rng(view))
                return HabitualAction(Play(view.seat, card), habit)
            table = PlayView(view, self._care, self._rng(view))
            card, habit = choose_to_lose(table) if wants_to_lose(view) else choose_card(table)
            return HabitualAction(Play(view.seat, card), habit)
        kept_back = better_silent(view) if len(view.table.seats) == 2 else None
        return HabitualAction(*kept_back) if kept_back is not None else HabitualAction(view.choices[0], TELL_ALL)

    def _discard(self, view: View, limits: tuple[int, int]) -> Cards:
        if law_of(view.rules).has(Subject.DEALER_EXCHANGE):  # which is the whole talon or nothing
            from piquet_tutor.players.opponents.playing_of_many import best_discard_of_many

            return best_discard_of_many(view, dict.fromkeys(limits), self._care, self._rng(view), self._priced_by)
        return best_discard(view, limits, self._care, self._rng(view), self._priced_by)

    def _claim(self, view: View) -> HabitualAction:
        """The claim of a carte blanche, with the size of the best discard where a number must be named."""
        claims = [each for each in view.choices if isinstance(each, ClaimCarteBlanche)]
        sizes = sorted(each.exchange for each in claims if each.exchange is not None)
        if not sizes:
            return HabitualAction(claims[0], CLAIM)
        cards = best_discard(view, (sizes[0], sizes[-1]), self._care, self._rng(view))
        return HabitualAction(ClaimCarteBlanche(view.seat, len(cards)), CLAIM)

    def _rng(self, view: View) -> Random:
        """A random generator that depends only on the cards in the view and the seed."""
        played = (one for trick in view.tricks for one in trick.cards)
        seen = " / ".join(map(format_cards, (view.hand, view.discards, view.trick, played)))
        return Random(f"{self._seed}: {seen}")


def played_out(rules: RuleSet, seed: int) -> Deal:
    """The whole deal of a seed: dealt, exchanged, declared and played by players of good habits."""
    return played_on(shuffled(rules, seed), seed)


def played_on(deal: Deal, seed: int = 0) -> Deal:
    """A deal from where it stands to its end, by the same players; one that is over as it is."""
    return play_deal(deal, {seat: Sensible(seed) for seat in deal.table.seats})
