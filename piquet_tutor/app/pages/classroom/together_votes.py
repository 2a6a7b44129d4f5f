"""What a class votes on, and what it decides by its votes. Pure.

Voted on is what an ordinary table offers whoever sits in elder's place: its cards and its buttons.

One rule decides between equal votes: what stands first. And of several, none is taken that nobody chose, unless so many
must be.

>>> hand = Ballot(("AS", "KS", "8H", "7H"), most=3)
>>> decided(hand, counted(hand, {"7H 8H": 2, "7H": 1, "AS": 1}))
VoteResult(chosen=('7H',), equal=True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor.app.shared.table.offers import offers
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.game.actions import Action, Call, Count, Exchange, Play
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.seats import ELDER
from piquet_tutor.game.state import Deal

MOST: Final = 999
"""The most votes that are counted for one choice."""
Votes = Mapping[str, int]
"""How many chose each; where several are chosen together, under its number also how many chose so many."""


@dataclass(frozen=True)
class Ballot:
    """What can be voted for.

    Attributes:
        choices: what can be chosen, in the order in which it stands.
        most: how many of them may be chosen together.
        least: how many of them must be.
    """

    choices: tuple[str, ...]
    most: int = 1
    least: int = 1

    @property
    def sizes(self) -> tuple[str, ...]:
        """How many may be chosen, where that is free; these are voted on too."""
        return tuple(str(each) for each in range(self.least, self.most + 1)) if self.most > self.least else ()

    @property
    def listed(self) -> tuple[str, ...]:
        """Everything that votes are counted for."""
        return (*self.choices, *self.sizes)


@dataclass(frozen=True)
class VoteResult:
    """What a class has decided.

    Attributes:
        chosen: in the order in which it stands; nothing where nobody voted.
        equal: whether votes were equal, so that what stands first was taken.
    """

    chosen: tuple[str, ...] = ()
    equal: bool = False


def counted(ballot: Ballot, tally: Mapping[Any, Any]) -> dict[str, int]:
    """The votes in what a room has counted: a stranger's table, of which nothing else is taken.

    Args:
        ballot: what could be voted for.
        tally: how many gave each answer; an answer of several has spaces between them.
    """
    votes: Counter[str] = Counter()
    for given, number in list(tally.items())[:MOST]:
        parts = given.split() if isinstance(given, str) else []
        if not 0 < len(parts) <= ballot.most or len(set(parts)) < len(parts) or not set(parts) <= set(ballot.choices):
            continue
        if type(number) is not int or number <= 0:
            continue
        for each in (*parts, *((str(len(parts)),) if str(len(parts)) in ballot.sizes else ())):
            votes[each] = min(MOST, votes[each] + number)
    return dict(votes)


def together(*several: Votes) -> dict[str, int]:
    """Votes that came in several ways as one."""
    votes: Counter[str] = Counter()
    for each in several:
        votes.update(each)
    return {choice: min(MOST, count) for choice, count in votes.items() if count > 0}


def has_voted(ballot: Ballot, votes: Votes) -> bool:
    """Whether anybody chose anything."""
    return any(votes.get(each, 0) for each in ballot.choices)


def decided(ballot: Ballot, votes: Votes) -> VoteResult:
    """What a class has decided: of several, first how many, by the number most chose, then which.

    Where it was not counted how many each would take, it is as many as may be.

    Args:
        ballot: what could be voted for.
        votes: how many chose each.
    """
    if not has_voted(ballot, votes):
        return VoteResult()
    ranked = sorted(ballot.choices, key=lambda each: -votes.get(each, 0))
    number, equal = _size(ballot, votes)
    number = max(ballot.least, min(number, sum(votes.get(each, 0) > 0 for each in ranked)))
    chosen = set(ranked[:number])
    last, first_left = (votes.get(each, 0) for each in (*ranked, "")[number - 1 : number + 1])
    at_the_edge = number < len(ranked) and last == first_left
    return VoteResult(tuple(each for each in ballot.choices if each in chosen), equal or at_the_edge)


def _size(ballot: Ballot, votes: Votes) -> tuple[int, bool]:
    """How many are taken, and whether another number had as many votes."""
    most = max((votes.get(each, 0) for each in ballot.sizes), default=0)
    if not most:
        return ballot.most, False
    first: Sequence[str] = [each for each in ballot.sizes if votes.get(each, 0) == most]
    return int(first[0]), len(first) > 1


# --- what is voted on ------------------------------------------------------------------------------------------------

CARDS: Final = ("exchange", "play")
"""The choices that are cards."""


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

    def chosen(self, action: Action) -> tuple[str, ...]:
        """The decision that an action came from, in the order of the choices."""
        if isinstance(action, Exchange):
            codes = {card.code for card in action.cards}
            return tuple(each for each in self.ballot.choices if each in codes)
        return tuple(each for each, does in self.actions.items() if does == action)


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
