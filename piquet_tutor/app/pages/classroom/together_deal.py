"""A deal in which the class is elder: what it is asked, and how the deal goes on to where it is asked again. Pure.

The other hand is played by an opponent that is shown its own view and nothing else. What leaves elder no choice is done
without asking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from piquet_tutor.app.pages.classroom.presenter_steps import Beat, Presentation
from piquet_tutor.app.pages.classroom.together_votes import Ballot
from piquet_tutor.app.shared.table.offers import offers, refusal_of
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.game.actions import Action, Call, Count, Exchange, Play
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal

COVERED: Final = frozenset({YOUNGER, "talon"})
"""What the class does not see: it sits in elder's place."""
AT_ONCE: Final = 3
"""Rulings told on one step."""


@dataclass(frozen=True)
class EldersChoice:
    """A choice of elder's.

    Attributes:
        sort: ``exchange``, ``play``, ``call``, ``count`` or ``blank``.
        kind: of the combination that is called or counted; empty for none.
        ballot: what the class may choose.
        actions: what each choice does; none for an exchange, which is made of several choices.
    """

    sort: str
    kind: str
    ballot: Ballot
    actions: Mapping[str, Action] = field(default_factory=dict)

    def action(self, chosen: tuple[str, ...]) -> Action:
        """What a decision does."""
        if self.sort == "exchange":
            return Exchange(ELDER, tuple(parse_card(each) for each in chosen))
        return self.actions[chosen[0]]

    def chosen(self, action: Action) -> tuple[str, ...]:
        """The decision that an action came from, in the order of the choices."""
        if isinstance(action, Exchange):
            codes = {card.code for card in action.cards}
            return tuple(each for each in self.ballot.choices if each in codes)
        return tuple(each for each, does in self.actions.items() if does == action)


def may_be_played(deal: Deal) -> bool:
    """Whether a class can be elder in such a deal: of two hands, elder's known from the beginning."""
    return deal.table.seats == (ELDER, YOUNGER) and "bidding" not in deal.rules.phases


def moment_of(deal: Deal) -> EldersChoice | None:
    """What elder may do now; None where elder is not to act."""
    if deal.done or deal.to_act != ELDER:
        return None
    hand = in_order(deal.hands[ELDER], by_rank=False)  # as it lies on the screen, where the first is the leftmost
    if deal.phase == "exchange":
        least, most = limits(deal, ELDER)
        return EldersChoice("exchange", "", Ballot(tuple(card.code for card in hand), most, least))
    if deal.phase == "play":
        plays = {card.code: Play(ELDER, card) for card in hand}
        open_ = {code: play for code, play in plays.items() if refusal_of(deal, play) is None}
        return EldersChoice("play", "", Ballot(tuple(open_)), open_)
    words = _words(deal)
    first = next(iter(words.values()))
    sort = "call" if isinstance(first, Call) else "count" if isinstance(first, Count) else "blank"
    kind = first.kind if isinstance(first, Call | Count) else ""
    return EldersChoice(sort, kind, Ballot(tuple(words)), words)


def _words(deal: Deal) -> dict[str, Action]:
    """What elder may say; of calls those of one class, so that the classes come in their order."""
    found = {each.id: each.action for each in offers(deal, ELDER, frozenset(), "en") if each.action.seat == ELDER}
    allowed = {name: action for name, action in found.items() if refusal_of(deal, action) is None}
    first = next(iter(allowed.values()))
    return {name: action for name, action in allowed.items() if _belongs(action, first)}


def _belongs(action: Action, first: Action) -> bool:
    """Whether an action is a choice beside the first; what may be said at any time is none."""
    if isinstance(first, Call | Count):
        return isinstance(action, type(first)) and action.kind == first.kind
    return not isinstance(action, Call | Count)


def is_asked(moment: EldersChoice | None) -> bool:
    """Whether the class is asked: not where nothing else can be done."""
    return moment is not None and (moment.sort == "exchange" or len(moment.ballot.choices) > 1)


def gone_on(states: tuple[Deal, ...], choose: Callable[[View], Action]) -> tuple[Deal, ...]:
    """A deal to where elder has a choice, or to its end.

    Args:
        states: the deal as it was dealt and after every action so far.
        choose: what the other hand does, by its own view.
    """
    found = [*states]
    while not found[-1].done:
        deal = found[-1]
        moment = moment_of(deal)
        if moment is not None and is_asked(moment):
            break
        action = (
            choose(seen_by(deal, deal.to_act or "")) if moment is None else moment.action(moment.ballot.choices[:1])
        )
        found.append(apply(deal, action))
    return tuple(found)


# --- the steps of a presentation -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class DealStep:
    """One step of the deal on the screen.

    Attributes:
        sort: ``told`` (what happened), ``asked``, ``decided`` or ``over`` (the score); and once the deal has been
            looked through, ``again`` (a choice asked again) and ``better`` (what was better).
        beat: how far the deal has come, and what is told.
        number: which of the choices asked again.
    """

    sort: str
    beat: Beat
    number: int = 0


@dataclass(frozen=True)
class ClassCourse(Presentation):
    """A deal in which the class is elder, as it is shown.

    Attributes:
        again: at which places the class is asked again, once the deal is over.
    """

    again: tuple[int, ...] = ()

    @cached_property
    def moments(self) -> tuple[EldersChoice | None, ...]:
        """What elder could do in each state."""
        return tuple(moment_of(deal) for deal in self.states)

    @cached_property
    def stages(self) -> tuple[DealStep, ...]:
        """Every step so far."""
        return (*self._in_play(), *self._afterwards())

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """The same as beats, on which nothing is asked of rulings."""
        return tuple(stage.beat for stage in self.stages)

    def _in_play(self) -> Iterator[DealStep]:
        said = self._upto(0)
        yield DealStep("told", Beat(0, said))
        for place, deal in enumerate(self.states):
            if place and self._tells(place, said):
                yield DealStep("told", Beat(place, self._upto(place), since=said))
                said = self._upto(place)
            if is_asked(self.moments[place]):
                yield from (DealStep(sort, self._still(place)) for sort in ("asked", "decided"))
            if deal.done:
                yield DealStep("over", self._still(place))

    def _afterwards(self) -> Iterator[DealStep]:
        for number, place in enumerate(self.again):
            yield from (DealStep(sort, self._still(place), number) for sort in ("again", "better"))

    def _upto(self, place: int) -> int:
        return len(self.states[place].rulings)

    def _still(self, place: int) -> Beat:
        """A beat on which nothing new is told."""
        return Beat(place, self._upto(place), since=self._upto(place))

    def _tells(self, place: int, said: int) -> bool:
        """Whether there is a pause after an action, for what has been said since the last."""
        deal = self.states[place]
        if isinstance(deal.actions[-1], Play):
            return not deal.trick
        if not self._known(place, said):
            return False
        ahead = place + 1
        more = ahead < len(self.states) and len(self._known(ahead, said)) > AT_ONCE
        return is_asked(self.moments[place]) or deal.done or deal.phase == "play" or more

    def _known(self, place: int, said: int) -> list[object]:
        deal = self.states[place]
        return [each for each in deal.rulings[said:] if self.redacted(each, deal) is not None]
