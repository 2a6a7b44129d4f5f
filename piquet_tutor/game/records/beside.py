"""What is done beside bids, calls and cards: each such action with its key in a record, its moment and its place there.

A new one is a class here, entered in :data:`BESIDE`, and its key in the schema.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.faults import quoted
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, AskToSee, Call, Concede, Count, FaceUntaken, Play, Reply, Show
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.state import Deal

Course = Sequence[tuple[Action, tuple[Deal, Deal]]]
"""Every action of a deal, with the deal before it and after it."""
_MOVES: Final = (FaceUntaken, Call, Reply, Count, Show, Play)


def moves(deal: Deal) -> int:
    """How many calls, answers, counts, showings, cards and turnings-up of the talon there have been."""
    return sum(isinstance(each, _MOVES) for each in deal.actions)


class ActionBeside(ABC):
    """One kind of action, and what a record says of it.

    Attributes:
        key: of a record.
        kind: the action.
        quiet: whether it affects no score, so that it can be left out where it cannot be done.
    """

    key: str
    kind: type[Action]
    quiet: bool = False

    @abstractmethod
    def read(self, given: Any, own: RuleSet, rules: RuleSet) -> Any:
        """What a record says, checked; empty for nothing.

        Args:
            given: what stands under the key.
            own: the rules under which the record was written.
            rules: those under which it is read.

        Raises:
            RecordError: it does not fit the rules.
        """

    @abstractmethod
    def now(self, told: Any, deal: Deal) -> Action | None:
        """The action that a record has at this moment, if any."""

    @abstractmethod
    def told(self, course: Course) -> Any:
        """What a record says of a deal; empty for nothing."""

    @abstractmethod
    def missed(self, told: Any, deal: Deal) -> RecordError | None:
        """What is wrong where a deal has ended without what its record says."""

    def written(self, told: Any) -> Any:
        """What stands under the key."""
        return told

    def seated(self, given: Any, called: Mapping[Seat, Seat]) -> Any:
        """What stands under the key where seats are called otherwise."""
        return given

    def where(self, told: Any, action: Any) -> tuple[str, str]:
        """The place in the record of one action, as a path and for readers."""
        return self.key, self.key


def _check_seat(seat: Seat, where: str, rules: RuleSet) -> None:
    if seat not in rules.table.seats:
        raise RecordError("seat.unknown", where, seat=quoted(seat), rules=rules.id, seats=rules.table.seats)


# --- the talon turned up --------------------------------------------------------------------------------------------

BEFORE_CALLS: Final = "before_calls"
AFTER_LEAD: Final = "after_lead"
AFTER_SHOW: Final = "after_show"
FACED: Final = (BEFORE_CALLS, AFTER_LEAD, AFTER_SHOW)
"""When younger can turn up the cards left in the talon: before the calls, after the lead, or after showing."""


class _TalonFaced(ActionBeside):
    key, kind = "faced", FaceUntaken

    def read(self, given: str, own: RuleSet, rules: RuleSet) -> str:
        """One of :data:`FACED`; ignored if read under rules with another custom, as it affects no score."""
        return given if own.options.younger_untaken == rules.options.younger_untaken else ""

    def now(self, told: str, deal: Deal) -> Action | None:
        return FaceUntaken(deal.table.seats[1]) if not deal.faced and self._is_due(told, deal) else None

    def _is_due(self, told: str, deal: Deal) -> bool:
        if told == BEFORE_CALLS:
            return deal.phase == "declare" and not any(contest.spoken for contest in deal.contests.values())
        led = deal.phase == "play" and bool(deal.trick) and not deal.tricks
        return led and (told == AFTER_LEAD or not younger_showing.may_show(deal))

    def told(self, course: Course) -> str:
        return next((_when_faced(before) for action, (before, _) in course if isinstance(action, FaceUntaken)), "")

    def missed(self, told: str, deal: Deal) -> RecordError | None:
        return None if deal.faced else RecordError("faced.missed", self.key)


def _when_faced(state: Deal) -> str:
    if state.phase == "declare":
        return BEFORE_CALLS
    return AFTER_SHOW if any(isinstance(action, Show) for action in state.actions) else AFTER_LEAD


# --- what was asked to be shown -------------------------------------------------------------------------------------


class ShowRequest(NamedTuple):
    """A seat's request to see what the opponent declared.

    Attributes:
        after: how many calls, answers, counts, showings, cards and turnings-up of the talon came before it; None if it
            was asked as soon as possible.
    """

    seat: Seat
    kind: Kind
    after: int | None = None


class _AskedToSee(ActionBeside):
    key, kind, quiet = "asked", AskToSee, True

    def read(self, given: Sequence[Any], own: RuleSet, rules: RuleSet) -> tuple[ShowRequest, ...]:
        """The requests to show; ignored if read under rules that show other things, as they affect no score."""
        found: list[ShowRequest] = []
        for number, (seat, kind, *after) in enumerate(given):
            where = f"asked[{number}]"
            _check_seat(seat, where, rules)
            if any((each.seat, each.kind) == (seat, kind) for each in found):
                raise RecordError("asked.twice", where, seat=seat, kind=kind)
            found.append(ShowRequest(seat, kind, after[0] if after else None))
        mine, theirs = own.options, rules.options
        same = (mine.show_on_request, mine.show_extent, mine.equal_named) == (
            *(theirs.show_on_request, theirs.show_extent, theirs.equal_named),
        )
        return tuple(found) if same else ()

    def now(self, told: Iterable[ShowRequest], deal: Deal) -> Action | None:
        done, at = _asked_of(deal), moves(deal)
        for seat, kind, after in told:
            request = AskToSee(seat, kind)
            if (seat, kind) not in done and (after == at or (after is None and request in deal.requests)):
                return request
        return None

    def told(self, course: Course) -> tuple[ShowRequest, ...]:
        asked: list[ShowRequest] = []
        opened: dict[AskToSee, int] = {}
        for action, (before, after) in course:
            if isinstance(action, AskToSee):
                at = moves(before)
                asked.append(ShowRequest(action.seat, action.kind, None if opened[action] == at else at))
            for request in after.requests:
                opened.setdefault(request, moves(after))
        return tuple(asked)

    def missed(self, told: Iterable[ShowRequest], deal: Deal) -> RecordError | None:
        done = _asked_of(deal)
        for number, each in enumerate(told):
            if (each.seat, each.kind) not in done:
                return RecordError("asked.missed", f"asked[{number}]", seat=each.seat, kind=each.kind)
        return None

    def written(self, told: Iterable[ShowRequest]) -> list[list[Any]]:
        return [[*each] if each.after is not None else [each.seat, each.kind] for each in told]

    def seated(self, given: Iterable[Sequence[Any]], called: Mapping[Seat, Seat]) -> list[list[Any]]:
        return [[called.get(seat, seat), *rest] for seat, *rest in given]

    def where(self, told: Iterable[ShowRequest], action: AskToSee) -> tuple[str, str]:
        number = [(each.seat, each.kind) for each in told].index((action.seat, action.kind))
        return f"asked[{number}]", f"asked, № {number + 1} ({action.seat}: {action.kind})"


def _asked_of(deal: Deal) -> frozenset[tuple[Seat, Kind]]:
    """The requests to show that have been made: seat and kind."""
    return frozenset((each.seat, each.kind) for each in deal.actions if isinstance(each, AskToSee))


# --- the play given up ----------------------------------------------------------------------------------------------


class _PlayConceded(ActionBeside):
    key, kind = "conceded", Concede

    def read(self, given: str, own: RuleSet, rules: RuleSet) -> Seat:
        if given:
            _check_seat(given, self.key, rules)
        return given

    def now(self, told: Seat, deal: Deal) -> Action | None:
        due = deal.phase == "play" and deal.to_act == told and not younger_showing.may_show(deal)
        return Concede(told) if due else None

    def told(self, course: Course) -> Seat:
        return next((action.seat for action, _ in course if isinstance(action, Concede)), "")

    def seated(self, given: Seat, called: Mapping[Seat, Seat]) -> Seat:
        return called.get(given, given)

    def missed(self, told: Seat, deal: Deal) -> RecordError | None:
        if any(isinstance(action, Concede) for action in deal.actions):
            return None
        return RecordError("concede.over" if deal.done else "concede.missed", self.key, seat=told)


BESIDE: Final[Mapping[str, ActionBeside]] = {each.key: each for each in (_TalonFaced(), _AskedToSee(), _PlayConceded())}
"""By the key of a record, in the order in which they are written."""
_QUIET_FIRST: Final = sorted(BESIDE.values(), key=lambda each: not each.quiet)
_BY_KIND: Final[Mapping[type[Action], ActionBeside]] = {each.kind: each for each in BESIDE.values()}


def beside_of(action: Action) -> ActionBeside | None:
    """The entry for an action; None for one that is no such action."""
    return _BY_KIND.get(type(action))


def due_now(beside: Mapping[str, Any], deal: Deal) -> Action | None:
    """The action that a record has beside its words and cards at this moment, if any."""
    for each in _QUIET_FIRST if beside else ():
        if each.key in beside:
            action = each.now(beside[each.key], deal)
            if action is not None:
                return action
    return None


def told_beside(course: Course) -> dict[str, Any]:
    """What a record says of a deal under each key."""
    return {each.key: told for each in BESIDE.values() if (told := each.told(course))}
