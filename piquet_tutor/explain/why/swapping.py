"""The exchange of two cards that turns a verdict and leaves most as it was.

Of the changes that ``turning`` tries this is the one that can be shown with two cards. It is looked for whenever a
ruling is opened, so it is quick where ``turning`` is thorough: where the hands alone decide, a deal is replayed only
until everything is declared; swaps that touch one hand only come first, low cards before high ones; and the search ends
when it has found enough to choose among.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> found = nearest_swap(Deal.from_record(example("capot-outside-the-pique")), Hypothetical("point"), "elder")
>>> found.change[0].text
'swap TS TC'
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import Final

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.changing import Change
from piquet_tutor.explain.why.differing import difference
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.explain.why.replaying import run
from piquet_tutor.explain.why.turning import Nearest, ReversalSearch, moved, target_of
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.pausing import Pausing, finished
from piquet_tutor.game.deal.search import SearchEnd, searching
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.state import Deal

SECONDS: Final = 6.0
ENOUGH: Final = 24
"""How many swaps that turn a verdict are compared; each costs a replay."""


def nearest_swap(
    deal: Deal,
    question: Hypothetical,
    side: Side,
    seat: Seat | None = None,
    seconds: float = SECONDS,
    stop: Callable[[], bool] | None = None,
    among: Collection[Card] | None = None,
) -> Nearest:
    """The exchange of two cards that makes something happen, or undoes it where it did happen.

    Args:
        deal: the deal so far.
        question: what is to happen or to be undone.
        side: the side that it is about.
        seat: search only if this seat can place every card that matters; None knows everything.
        seconds: the time limit.
        stop: called between two tries; the search ends when it returns True.
        among: the cards that may change places; None for all of the deal's.

    Returns:
        The swap found, its size empty where none turns it. ``tried`` counts the swaps that were checked.
    """
    return finished(looking_for_swap(deal, question, side, seat, seconds, stop, among))


def looking_for_swap(
    deal: Deal,
    question: Hypothetical,
    side: Side,
    seat: Seat | None = None,
    seconds: float = SECONDS,
    stop: Callable[[], bool] | None = None,
    among: Collection[Card] | None = None,
) -> Pausing[Nearest]:
    """The same search, standing still between two tries."""
    known = ReadersDeal(deal, seat)
    target = target_of(known, question, side)
    if seat is not None and (target.as_dealt or not known.sees_everything()):
        return Nearest(target.side, target.wanted, hidden=True)
    search = _Swaps(known, target, time.monotonic() + seconds, stop or (lambda: False))
    search.among = None if among is None else frozenset(among)
    return (yield from search.best())


def idle_swaps(
    deal: Deal, question: Hypothetical, side: Side, beside: Cards, most: int, among: Collection[Card] | None = None
) -> tuple[Cards, ...]:
    """Exchanges of two cards that leave a verdict as it is, to be told from one that turns it.

    Args:
        deal: the deal so far.
        question: what happened, or did not.
        side: the side that it is about.
        beside: the two cards that do turn it; all exchanges have the same one of them, so that what they have in common
            tells nothing of the other.
        most: how many are wanted.
        among: the cards that may change places; None for all of the deal's.

    >>> from piquet_tutor import Deal
    >>> from piquet_tutor.game.cards import parse_cards
    >>> from piquet_tutor.explore.examples import example
    >>> deal = Deal.from_record(example("capot-outside-the-pique"))
    >>> [tuple(map(str, pair)) for pair in idle_swaps(deal, Hypothetical("point"), "elder", parse_cards("TS TC"), 1)]
    [('TS', 'TH')]
    """
    known = ReadersDeal(deal)
    search = _Swaps(known, target_of(known, question, side), time.monotonic() + SECONDS, lambda: False)
    search.among = None if among is None else frozenset(among)
    found: dict[Card, list[Cards]] = {card: [] for card in sorted(beside, key=lambda one: one.code)}
    for shared, pair in search.idle(frozenset(beside)):
        found[shared].append(pair)
        if len(found[shared]) == most:
            break
    shared = max(found, key=lambda card: len(found[card]))
    return tuple(found[shared])


def _shuffled(cards: Cards) -> str:
    """By what some cards are sorted into an order of no meaning, the same whenever they are."""
    return sha256(" ".join(sorted(card.code for card in cards)).encode()).hexdigest()


class _Swaps(ReversalSearch):
    """All swaps, as far as each must be replayed to be judged."""

    among: frozenset[Card] | None = None
    """The cards that may change places; None for all of the deal's."""

    def swaps(self) -> Iterator[tuple[Change, ...]]:
        """Every swap of two cards that may change places."""
        return (each for each in super().swaps() if self.among is None or self.among.issuperset(each[0].cards))

    def best(self) -> Pausing[Nearest]:
        """The swap that alters least among those that turn it."""
        found, stopped = yield from self._found()
        for step, _ in sorted(found, key=lambda each: moved(difference(each[0], self._begun, each[1]))):
            yield
            outcome = run(self.changed_course((step,)) or self.course)
            if outcome.refused is not None or not self.target.turned(outcome.deal):
                continue
            told = difference(step, self.base, outcome.deal, self.known.seat)
            record = write_record(outcome.deal)
            return Nearest(
                self.target.side,
                self.target.wanted,
                "swap",
                (step,),
                told,
                record,
                tried=self.tried,
                alike=len(found),
                stopped=stopped,
            )
        return Nearest(self.target.side, self.target.wanted, tried=self.tried, stopped=stopped)

    def idle(self, beside: frozenset[Card]) -> Iterator[tuple[Card, Cards]]:
        """Swaps of one of two cards that are possible and turn nothing, each with that one.

        Those that touch a hand come first, then those whose other card has nearly the rank of the one it stands for:
        the two that do turn the verdict are not to be told from the others by theirs.
        """

        def unlike(steps: tuple[Change, ...]) -> tuple[int, int, str]:
            ranks, those = (sum(int(one.rank) for one in cards) for cards in (steps[0].cards, beside))
            return -self._gentleness(steps)[0], abs(ranks - those), _shuffled(steps[0].cards)

        for (step,) in sorted(self.swaps(), key=unlike):
            others = set(step.cards) - beside
            if len(others) != 1 or self._stay(step.cards):
                continue
            course = self.changed_course((step,))
            outcome = run(course, until_declared=self.target.in_hand) if course is not None else None
            if outcome is not None and outcome.refused is None and not self.target.turned(outcome.deal):
                yield next(iter(set(step.cards) & beside)), step.cards

    def _stay(self, cards: Cards) -> bool:
        """Whether two cards lie in one hand, or both in none: that they turn nothing is seen at a glance."""
        held = [next((seat for seat, hand in self.deal.kept.items() if one in hand), "") for one in cards]
        return held[0] == held[1]

    @property
    def _begun(self) -> Deal:
        """The deal that changed ones are compared with: where the hands decide, until everything is declared."""
        return run(self.course, until_declared=True).deal if self.target.in_hand else self.base

    def _found(self) -> Pausing[tuple[list[tuple[Change, Deal]], bool]]:
        """The swaps that turn it, with the deals they lead to; and whether any was left untried."""
        swaps = sorted(self.swaps(), key=self._gentleness)
        looked = yield from searching(swaps, self._turned, wanted=ENOUGH, whole=True, stop=self.is_over)
        self.tried += looked.tried
        return list(looked.found), looked.end is not SearchEnd.EVERY

    def _gentleness(self, steps: tuple[Change, ...]) -> tuple[int, int]:
        """How many hands a swap touches, and how high its cards are."""
        kept = self.deal.kept.values()
        held = sum(any(one in hand for hand in kept) for one in steps[0].cards)
        return held, sum(int(one.rank) for one in steps[0].cards)

    def _turned(self, steps: tuple[Change, ...]) -> tuple[Change, Deal] | None:
        """A swap and the deal with it made, if that turns the verdict."""
        course = None if self.excluded(steps) else self.changed_course(steps)
        outcome = run(course, until_declared=self.target.in_hand) if course is not None else None
        if outcome is None or outcome.refused is not None or not self.target.turned(outcome.deal):
            return None
        return steps[0], outcome.deal
