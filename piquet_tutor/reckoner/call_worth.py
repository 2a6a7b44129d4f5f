"""What a declaration scores: for sure, or against every hand that the other may hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from typing import Final, NamedTuple, cast

from piquet_tutor.game.actions import Action, Answer, Call, ClaimCarteBlanche, Count, Reply, Show
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Strength, size_of
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import ShortCall, law_of
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.declaring import holdings, rank_of, valid, worth
from piquet_tutor.game.rules.policies.requests import implied
from piquet_tutor.game.subjects import CALLED, CLASS_OF
from piquet_tutor.reckoner.hands import Hands
from piquet_tutor.reckoner.information_set import information
from piquet_tutor.reckoner.masks import cards_of


class CallWorth(NamedTuple):
    """What a call or answer is worth.

    Attributes:
        good: what it scores if good, including other combinations of the class that may then be counted.
        chance: the probability that it is good; ``equal`` that it meets its equal.
        gives: the opponent's mean score in the class after it.
        points: this seat's mean score in the class less the opponent's, after it.
        sure: whether it is certain to be good: nothing the opponent can hold beats or equals it.
    """

    good: int
    chance: float
    equal: float
    gives: float
    points: float
    sure: bool


class _ClassHolding(NamedTuple):
    """A class in one hand: the strength of its best combination, and the score of all that may be counted."""

    rank: Strength
    points: int


_NONE: Final = _ClassHolding((-inf, -inf), 0)


def parts_count_alone(rules: RuleSet) -> bool:
    """Whether of a combination called in part only that part counts, so that a part is another call than the whole."""
    return law_of(rules).short_call is ShortCall.NEVER


def worth_for_sure(view: View, action: Action) -> int:
    """What a count, a showing or a carte blanche scores; 0 for what scores nothing."""
    if isinstance(action, Count):
        return _together(view, {action.kind: action.combinations})
    if isinstance(action, Show):
        return _together(view, {each: action.of(each) for each in KINDS})
    return law_of(view.rules).carte_blanche if isinstance(action, ClaimCarteBlanche) else 0


def _together(view: View, shown: Mapping[Kind, Iterable[Cards]]) -> int:
    total = 0
    for kind, every in shown.items():
        for cards in every:
            one = calling.combination(view, kind, cards)
            total += worth(calling.clause(view, kind), one) if one is not None else 0
    return total


class CallWeigher:
    """What a call or answer is worth against every hand the opponent may hold.

    Args:
        view: of the seat that is to call or answer.
        found: the hands.
    """

    def __init__(self, view: View, found: Hands) -> None:
        self._view, self._found = view, found
        self._others = [cards_of(each) for each in found.kept]
        self._theirs: dict[Kind, list[_ClassHolding]] = {}

    def worth(self, action: Call | Reply) -> CallWorth:
        """What this call or answer is worth."""
        if isinstance(action, Reply):
            return self._reply(action)
        mine = self._class_with(action.kind, action.cards) if action.cards else _NONE
        return self._against(action, action.kind, mine, self._of_the_others(action.kind))

    def _reply(self, action: Reply) -> CallWorth:
        kind = action.kind
        theirs = self._of_the_others(kind)
        heard = self._view.contests[kind]
        if not heard.length:
            theirs = [_NONE] * len(theirs)
        mine = self._class_with(kind, action.cards) if action.cards else _NONE
        if action.answer is Answer.NOT_GOOD:
            theirs = [each if each.rank < mine.rank else _ClassHolding(_NONE.rank, each.points) for each in theirs]
        elif action.answer is Answer.EQUAL:
            theirs = [_ClassHolding(mine.rank, each.points) for each in theirs]
        elif heard.length:  # “good”, or asking for the value: the opponent is taken at their word on the length
            theirs = [self._as_called(kind, cards, heard.length) for cards in self._others]
        return self._against(action, kind, mine, theirs)

    def _as_called(self, kind: Kind, cards: Cards, number: int) -> _ClassHolding:
        """The class of a hand whose called combination is the best it has of that number of cards."""
        rule = calling.clause(self._view, kind)
        fit = [one for one in self._valid(kind, cards) if size_of(one) == number]
        if not fit:
            return self._class_of(kind, cards)
        best = max(fit, key=lambda one: rank_of(rule, one))
        return self._with(kind, best, self._valid(kind, cards))

    def _against(self, action: Call | Reply, kind: Kind, mine: _ClassHolding, theirs: list[_ClassHolding]) -> CallWorth:
        law = law_of(self._view.rules)
        both = kind != "point" and law.losers_count_too
        shared = kind == "sequence" and not law.equal_sequences_void_all
        wins = level = 0
        gives = gain = 0.0
        bar = self._bar(action, kind)
        for each in theirs:
            better, same = mine.rank > each.rank, mine.rank == each.rank and mine is not _NONE
            wins += better
            level += same
            if better or both or (same and shared):
                gain += mine.points
            if ((not better and not same) or both or (same and shared)) and each.rank > bar:
                gives += each.points
        number = len(theirs) or 1
        return CallWorth(
            mine.points,
            wins / number,
            level / number,
            gives / number,
            (gain - gives) / number,
            bool(action.cards) and wins == number and self._is_sure(action, kind, mine),
        )

    def _bar(self, action: Call | Reply, kind: Kind) -> Strength:
        """What the opponent must beat besides the call: the best combination within the declared cards."""
        if not isinstance(action, Call) or kind == "point" or not law_of(self._view.rules).declared_cards_bar:
            return _NONE.rank
        clause = calling.clause(self._view, kind)
        best = implied(clause, kind, tuple(dict.fromkeys(self._declared())))
        return rank_of(clause, best) if best is not None else _NONE.rank

    def _declared(self) -> Iterator[Card]:
        """The caller's declared cards: those that were good, and those equal if these must be shown."""
        equal_too = law_of(self._view.rules).equal_must_be_shown
        for each in self._view.rulings:
            kind = CLASS_OF.get(each.subject) if each.subject is not None else None
            if kind is None or each.side != self._view.seat:
                continue
            equal = each.subject in CALLED and self._view.contests[cast(Kind, kind)].result == "equal"
            if each.awards or (equal and equal_too):
                yield from each.facts["cards"]

    def _is_sure(self, action: Call | Reply, kind: Kind, mine: _ClassHolding) -> bool:
        """Whether it is certainly good: the opponent said so, or no possible hand is as good."""
        if isinstance(action, Reply) and action.answer is Answer.NOT_GOOD:
            return True
        if not self._found.sampled:
            return True
        bounds = information(self._view, self._found.other)
        return mine.rank > self._class_of(kind, sort_hand({*bounds.sure, *bounds.open})).rank

    def _of_the_others(self, kind: Kind) -> list[_ClassHolding]:
        if kind not in self._theirs:
            self._theirs[kind] = [self._class_of(kind, cards) for cards in self._others]
        return self._theirs[kind]

    def _class_with(self, kind: Kind, cards: Cards) -> _ClassHolding:
        """The seat's own class, if it calls these cards."""
        one = calling.combination(self._view, kind, cards)
        assert one is not None  # only declarations the rules allow come here
        return self._with(kind, one, self._valid(kind, self._view.kept))

    def _class_of(self, kind: Kind, cards: Cards) -> _ClassHolding:
        """One class of a hand, declared in full."""
        every = self._valid(kind, cards)
        if not every:
            return _NONE
        rule = calling.clause(self._view, kind)
        return self._with(kind, max(every, key=lambda one: rank_of(rule, one)), every)

    def _with(self, kind: Kind, best: Combination, every: Iterable[Combination]) -> _ClassHolding:
        rule = calling.clause(self._view, kind)
        total = worth(rule, best)
        if kind != "point":
            total += sum(worth(rule, one) for one in every if set(one.cards).isdisjoint(best.cards))
        return _ClassHolding(rank_of(rule, best), total)

    def _valid(self, kind: Kind, cards: Cards) -> list[Combination]:
        rule = calling.clause(self._view, kind)
        return [one for one in holdings(self._view, kind, cards) if valid(rule, one)]
