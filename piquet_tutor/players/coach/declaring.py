"""Advice on declarations: what a call scores, how likely it is to be good, what it reveals, what sinking it costs.

The opponent is assumed to declare everything; all hands that fit what they have said so far are equally likely.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.deal.engine import start_from_hands
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.game.cards import parse_cards
>>> from piquet_tutor.game.rules.loader import load
>>> mine, other = parse_cards("AS KS QS JS TS 9S AH KH AD KD AC KC"), parse_cards("8S 7S QH JH TH 9H QD JD TD QC JC TC")
>>> advice = advise_call(seen_by(start_from_hands(load("rubicon"), {"elder": mine, "younger": other}), "elder"))
>>> advice.best.action.cards, advice.best.good, round(advice.best.chance, 2)
((AS, KS, QS, JS, TS, 9S), 6, 1.0)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from piquet_tutor.game.actions import (
    Action,
    Answer,
    Call,
    ClaimCarteBlanche,
    Count,
    KeepCarteBlanche,
    Play,
    Reply,
)
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.partie import settling
from piquet_tutor.reckoner.call_worth import CallWeigher, parts_count_alone, worth_for_sure
from piquet_tutor.reckoner.figures import AdviceSentence, points
from piquet_tutor.reckoner.hands import Hands, hands
from piquet_tutor.reckoner.public_knowledge import hands_told

MOST: Final = 600
"""The most hands against which a call is evaluated; if there are more, this many are drawn at random."""
_MOST_OF_A_CLASS: Final = 4
"""The most calls of one class evaluated besides sinking it: the whole and the longest parts."""
_PARTS: Final = 12
"""For how many calls, the best ranked ones, the hands they reveal are counted."""
_WORTH_SAYING: Final = 0.05


class NoWord(ValueError):
    """No advice on declarations can be given; ``narration`` words the reason.

    Attributes:
        reason: ``turn`` (there is nothing to declare now), ``players`` or ``bidding`` (the rules are not supported).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class CallOption:
    """A call, answer, count, showing or claim that may be made.

    Attributes:
        action: the action.
        kind: its class; empty if it concerns several.
        good: what it scores if good, including other combinations of the class that may then be counted.
        chance: the probability that it is good; ``equal`` that it meets its equal.
        gives: the opponent's mean score in the class after it.
        points: this seat's mean score in the class less the opponent's, after it.
        sure: whether it is certain to be good: nothing the opponent can hold beats or equals it.
        settled: an estimate of the class's worth at the settlement of the partie, if this seat's points cost more than
            they bring there; else None, and points decide.
        before, after: how many hands this seat may hold according to public knowledge, before and after it; ``after``
            is None if it was not counted.
    """

    action: Action
    kind: str
    good: int
    chance: float
    equal: float
    gives: float
    points: float
    sure: bool = False
    settled: float | None = None
    before: int = 0
    after: int | None = None

    @property
    def silent(self) -> bool:
        """Whether it declares nothing."""
        action = self.action
        if isinstance(action, Reply):
            return action.answer is Answer.GOOD
        if isinstance(action, Call):
            return not action.cards
        if isinstance(action, Count):
            return not action.combinations
        return isinstance(action, KeepCarteBlanche)

    @property
    def hopeless(self) -> bool:
        """Whether it was neither good nor equal against any of the hands evaluated."""
        return not self.chance and not self.equal


@dataclass(frozen=True)
class CallAdvice:
    """The possible declarations, the best first.

    Attributes:
        view: the view it was computed from.
        hands: the opponent's hands that were evaluated; None if none were needed.
    """

    view: View
    hands: Hands | None
    options: tuple[CallOption, ...]

    @property
    def best(self) -> CallOption:
        """The advised declaration."""
        return self.options[0]

    @property
    def silent(self) -> CallOption | None:
        """The option of sinking everything; None if the rules do not allow it."""
        return next((each for each in self.options if each.silent), None)


def advise_call(view: View, most: int = MOST) -> CallAdvice:
    """Every declaration open to a seat, evaluated and ranked.

    Args:
        view: of the seat that is to call, answer, count, show or claim; nothing else is used.
        most: the most hands evaluated, of those that the rules allow; a sample, if there are more.

    Raises:
        NoWord: no advice can be given; the reason says why.
    """
    if len(view.table.seats) != 2:
        raise NoWord("players")
    if "bidding" in view.rules.phases:
        raise NoWord("bidding")
    if not view.my_turn or not view.choices or isinstance(view.choices[0], Play):
        raise NoWord("turn")
    first = view.choices[0]
    if isinstance(first, Call | Reply):
        found = hands(view, most=most)
        weigher = CallWeigher(view, found)
        options = [CallOption(each, each.kind, *weigher.worth(each)) for each in _few(view)]
        return CallAdvice(view, found, _counted(view, options))
    return CallAdvice(view, None, _counted(view, [_certain(view, each) for each in view.choices]))


def _few(view: View) -> Iterator[Call | Reply]:
    """The calls or answers worth evaluating: in each class the whole combinations, their longest parts, and sinking."""
    seen: dict[tuple[str, str], int] = {}
    free = parts_count_alone(view.rules)
    for each in view.choices:
        if not isinstance(each, Call | Reply):
            continue
        if not each.cards:
            yield each
            continue
        sort = (each.kind, each.answer.value if isinstance(each, Reply) else "")
        seen[sort] = seen.get(sort, 0) + 1
        # Where the whole may be counted although only a part was called, the parts are not evaluated.
        if seen[sort] == 1 or (free and seen[sort] <= _MOST_OF_A_CLASS):
            yield each


def _counted(view: View, options: Iterable[CallOption]) -> tuple[CallOption, ...]:
    """The options ranked, each with the number of hands it leaves possible."""
    ranked = sorted(_as_settled(view, dict.fromkeys(options)), key=_place)
    before = hands_told(view).hands
    silent = next((each for each in ranked if each.silent), None)
    found = []
    for place, each in enumerate(ranked):
        wanted = place < _PARTS or each is silent
        after = hands_told(view, each.action).hands if wanted else None
        found.append(replace(each, before=before, after=after))
    return tuple(found)


def _as_settled(view: View, options: Iterable[CallOption]) -> Iterator[CallOption]:
    """The options with their worth at the settlement, if the seat's own points cost more than they bring there."""
    worth = settling(view)
    if worth is None or worth(1, 0) >= worth(0, 0):
        yield from options
        return
    level = worth(0, 0)
    for each in options:
        yield replace(each, settled=worth(each.points + each.gives, each.gives) - level)


def _place(option: CallOption) -> tuple[float, bool, float, bool]:
    """Sort key: by points, or by their worth at the settlement.

    Among equals, a call that cannot be good comes after sinking, which reveals nothing.
    """
    value = option.points if option.settled is None else option.settled
    return (-round(value, 6), option.hopeless and not option.silent, -option.chance, option.silent)


def _certain(view: View, action: Action) -> CallOption:
    """An option without uncertainty: a count, a showing, a carte blanche."""
    claims = isinstance(action, ClaimCarteBlanche)
    kind = action.kind if isinstance(action, Count) else "carte_blanche" if claims else ""
    good = worth_for_sure(view, action)
    return CallOption(action, kind, good, 1.0, 0.0, 0.0, float(good), True)


# --- why ------------------------------------------------------------------------------------------


def call_reasons(advice: CallAdvice, language: str = "en") -> tuple[AdviceSentence, ...]:
    """The reasons for the advised declaration: what it scores, what it reveals, and what sinking would save or cost."""
    return tuple(_reasons(advice, language))


def _reasons(advice: CallAdvice, language: str) -> Iterator[AdviceSentence]:
    best, silent = advice.best, advice.silent
    if best.silent:
        yield from _of_silence(advice)
    elif best.sure:
        yield AdviceSentence("call-sure", {"points": best.good})
    elif best.chance == 1.0 and advice.hands is not None:
        yield AdviceSentence("call-drawn", {"points": best.good, "count": len(advice.hands.kept)})
    elif not best.hopeless:
        yield AdviceSentence("call-chance", {"points": best.good, "share": best.chance})
        if best.equal:
            yield AdviceSentence("call-equal", {"equal": best.equal})
    if best.after is not None and best.after < best.before and not best.silent:
        yield AdviceSentence("call-tells", _of_hands(best))
    if best.settled is not None:
        yield AdviceSentence("call-settlement", {"points": points(best.settled, language)})
    elif silent is not None and not best.silent:
        costs = best.points - silent.points
        if costs > _WORTH_SAYING:
            yield AdviceSentence("call-sink-costs", {"points": points(costs, language)})
        elif abs(costs) <= _WORTH_SAYING:
            yield AdviceSentence("call-sink-free")


def _of_silence(advice: CallAdvice) -> Iterator[AdviceSentence]:
    words = [each for each in advice.options if not each.silent]
    action = advice.best.action
    if not words:
        yield AdviceSentence("call-nothing" if isinstance(action, Call) else "call-only-word")
    elif isinstance(action, Call) and all(each.hopeless for each in words) and not _drawn(advice):
        yield AdviceSentence("call-beaten-always")
        yield from (AdviceSentence("call-would-tell", _of_hands(each)) for each in words[:1] if each.after is not None)
    elif isinstance(action, Reply):
        yield AdviceSentence("call-answer-enough")
    else:
        yield AdviceSentence("call-silence-pays")


def _drawn(advice: CallAdvice) -> bool:
    return advice.hands is not None and advice.hands.sampled


def _of_hands(option: CallOption) -> dict[str, int]:
    return {"before": option.before, "after": option.after or 0}
