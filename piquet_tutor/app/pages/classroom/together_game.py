"""One deal that a class plays as elder, as a page has it and as the browser keeps it.

What was done is kept, and the votes; never a card. What comes back is a stranger's text, and the engine judges it anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from piquet_tutor.app.asking import LARGEST_SEED
from piquet_tutor.app.pages.classroom.together_deal import COVERED, ClassCourse, may_be_played
from piquet_tutor.app.pages.classroom.together_review import LookedBack
from piquet_tutor.app.pages.classroom.together_votes import MOST
from piquet_tutor.app.pages.play.daily_session import cards_of_day
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.records.scripts import ScriptError, script_of, states_from
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal

Table = dict[str, dict[str, int]]

FRESH: Final = "fresh"
SHOWN: Final = "shown"
TODAY: Final = "today"
MOST_KEPT: Final = 60
"""Questions of which votes are kept."""
LONGEST_NAME: Final = 20


@dataclass
class Game:
    """One deal that a class plays.

    Attributes:
        origin: ``fresh``; ``today``: the deal of a day; or ``shown``: the deal that is presented.
        rules: by which a fresh deal is played.
        seed: of a fresh deal or a day's, and of the opponent.
        deal: which deal of the set it is, where it is one.
        states: the deal as it was dealt and after every action.
        at: the step that is shown.
        hands: raised hands by question and choice.
        phones: votes from the telephones, by question and choice.
        looked: what was found once the deal was over; None before.
        wanted: the step to go to once the deal has been looked through again.
    """

    origin: str
    rules: str
    seed: int
    deal: int
    states: tuple[Deal, ...]
    at: int = 0
    hands: Table = field(default_factory=dict)
    phones: Table = field(default_factory=dict)
    looked: LookedBack | None = None
    wanted: int = 0

    @property
    def course(self) -> ClassCourse:
        """The deal as it is shown."""
        again = tuple(each.finding.place for each in self.looked.again) if self.looked is not None else ()
        return ClassCourse(self.states, COVERED, "none", again=again)

    def written(self) -> dict[str, Any]:
        """The game as it is kept."""
        told = {"origin": self.origin, "rules": self.rules, "seed": self.seed, "deal": self.deal, "at": self.at}
        return {**told, "actions": script_of(self.states[-1].actions), "hands": self.hands, "phones": self.phones}


def dealt(origin: str, rules: str, seed: int) -> Deal:
    """A deal as it is dealt: a fresh one, or the one of a day."""
    return cards_of_day(seed) if origin == TODAY else shuffled(load(rules), seed)


def read_game(kept: Any, opening: Callable[[int], Deal]) -> Game | None:
    """A game that was kept; None if a stranger wrote something else.

    Args:
        kept: what the browser gave back.
        opening: the deal of the set with a number, as it was dealt.
    """
    if not isinstance(kept, dict) or kept.get("origin") not in (FRESH, TODAY, SHOWN):
        return None
    rules, numbers = kept.get("rules"), [kept.get(each) for each in ("seed", "deal", "at")]
    if rules not in rule_set_names() or not _are_numbers(numbers):
        return None
    seed, number, at = numbers
    first = opening(number) if kept["origin"] == SHOWN else dealt(kept["origin"], str(rules), seed)
    if not may_be_played(first):
        return None
    try:
        states = tuple(states_from(kept.get("actions"), first))
    except ScriptError:
        return None
    hands, phones = _votes(kept.get("hands")), _votes(kept.get("phones"))
    return Game(kept["origin"], str(rules), seed, number, states, at, hands, phones)


def _are_numbers(values: list[Any]) -> TypeGuard[list[int]]:
    return all(type(each) is int and 0 <= each <= LARGEST_SEED for each in values)


def _votes(value: Any) -> Table:
    """Votes by question and choice; whatever is none of these is left out."""
    found: Table = {}
    for name, cast in list(value.items())[:MOST_KEPT] if isinstance(value, dict) else ():
        if len(name) <= LONGEST_NAME and isinstance(cast, dict):
            found[name] = {each: count for each, count in list(cast.items())[:MOST_KEPT] if _is_count(count)}
    return found


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST
