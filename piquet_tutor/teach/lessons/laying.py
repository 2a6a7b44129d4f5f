"""The deal of a step: its states, its moments, and its rulings by name."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from piquet_tutor.engine.rulings import Ruling, Verdict, known_to
from piquet_tutor.explore.examples import UnknownExample, example
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, read_value, score_from
from piquet_tutor.game.records.notation import written
from piquet_tutor.game.records.replay import ParsedRecord, followed, score_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.lessons.tables import LessonError

MOMENTS: Final = ("dealt", "bid", "exchanged", "declared", "led", "end")
_VERDICTS: Final = "|".join(verdict.value for verdict in Verdict)
_RULING: Final = re.compile(
    rf"(?P<clause>[a-z_]+\.[a-z_]+):(?P<verdict>{_VERDICTS})(?::(?P<side>[a-z0-9-]+))?"
    r"(?:#(?P<which>\d+))?(?:@(?P<rules>[a-z0-9-]+))?(?P<facts>(?: [a-z_]+=[^ ]+)*)"
)


class PlaceError(LessonError):
    """A step names something that its deal does not have; the message says what."""


@dataclass(frozen=True, eq=False)
class Laid:
    """A deal with everything that happens in it.

    Attributes:
        score: the record from which it is played.
        states: the deal as dealt, then after every action.
        partie: the partie it belongs to, if any.
        record: the id of its example, or the record itself as text.
        number: which deal of the partie it is, from 1.
        seat: the seat whose knowledge limits what is shown; empty to show everything.
    """

    score: ParsedRecord
    states: tuple[Deal, ...]
    partie: Partie | None
    record: str
    number: int
    seat: str

    @property
    def deal(self) -> Deal:
        """The deal as it ends."""
        return self.states[-1]

    @property
    def rules(self) -> RuleSet:
        """The rule set by which it is ruled."""
        return self.deal.rules

    @property
    def ledger(self) -> tuple[Ruling, ...]:
        """The rulings of the deal, then those that settle its partie."""
        settled = tuple(self.partie.ledger) if self.partie is not None else ()
        return (*self.deal.rulings, *settled)

    def found(self, name: str) -> Ruling | None:
        """The ruling of this name; None if there is none.

        Args:
            name: ``clause:verdict``, followed as needed by ``:side``, by ``#2`` for the second such ruling, by
                ``@parlett`` for the same cards under another rule set, and by facts separated by spaces, as in
                ``set.good:awarded:younger rank=T``.

        Raises:
            PlaceError: this is not the name of a ruling.
        """
        parts = _RULING.fullmatch(name)
        if parts is None:
            raise PlaceError(f"“{name[:60]}” names no ruling; write clause:verdict:side, as point.good:awarded:elder.")
        if parts["rules"]:
            other = _laid(self.record, parts["rules"], self.number, self.seat)
            return other.found(name.replace(f"@{parts['rules']}", ""))
        facts = [each.split("=", 1) for each in parts["facts"].split()]
        fitting = [
            each
            for each in self.ledger
            if each.rule == parts["clause"]
            and each.verdict.value == parts["verdict"]
            and parts["side"] in (None, each.side)
            and all(str(written(each.facts).get(key)) == value for key, value in facts)
        ]
        which = int(parts["which"] or 1) - 1
        return fitting[which] if 0 <= which < len(fitting) else None

    def ruling(self, name: str) -> Ruling:
        """The ruling of this name, written as for :meth:`found`.

        Raises:
            PlaceError: there is no such ruling in the deal.
        """
        ruling = self.found(name)
        if ruling is None:
            raise PlaceError(f"there is no ruling “{name}” in {self.called}; name one of its rulings.")
        return ruling

    def moment(self, name: str) -> int:
        """The index of the state at a moment.

        Args:
            name: one of ``MOMENTS``, the name of a ruling (for the first state that has it), or ``before`` and the name
                of a ruling (for the state before that).

        Raises:
            PlaceError: the deal has no such moment.
        """
        if name in MOMENTS:
            return self._named(name)
        before = name.startswith("before ")
        number = self.ruling(name.removeprefix("before ")).number
        at = next((i for i, state in enumerate(self.states) if len(state.rulings) >= number), len(self.states) - 1)
        return max(0, at - 1) if before else at

    def _named(self, name: str) -> int:
        if name in ("dealt", "end"):
            return 0 if name == "dealt" else len(self.states) - 1
        early = {"bid": ("carte_blanche", "bidding"), "exchanged": ("carte_blanche", "bidding", "exchange")}
        for number, state in enumerate(self.states):
            if name in early and state.phase not in early[name]:
                return number
            if name == "declared" and state.phase == "play":
                return number
            begun = state.phase == "play" and (state.trick or state.tricks)
            if name == "led" and begun and not younger_showing.may_show(state):
                return number
        raise PlaceError(f"{self.called} never reaches the moment “{name}”.")

    def rulings_among(self, ruling: Ruling) -> tuple[Ruling, ...]:
        """The rulings that the text of a ruling may refer to: those of its own ledger that ``seat`` may know."""
        if any(each is ruling for each in self.deal.rulings):
            return known_to(self.deal.rulings, self.seat or None)
        return tuple(self.partie.ledger) if self.partie is not None else ()

    @property
    def called(self) -> str:
        """Its record, as error messages name it."""
        return "the step's own record" if self.record.startswith("{") else f"the record “{self.record}”"


def laid(place: LaidDeal) -> Laid:
    """The deal of a place, played through.

    Raises:
        PlaceError: there is no such record or rule set, or the record cannot be played under it.
    """
    record = place.record if isinstance(place.record, str) else json.dumps(place.record, sort_keys=True)
    return _laid(record, place.rules, place.deal, place.seat)


@lru_cache(maxsize=32)
def _laid(record: str, rules: str, number: int, seat: str) -> Laid:
    return Laid(*_played(record, rules, number), record, number, seat)


@lru_cache(maxsize=32)
def _played(record: str, rules: str, number: int) -> tuple[ParsedRecord, tuple[Deal, ...], Partie | None]:
    if rules and rules not in rule_set_names():
        raise PlaceError(f"there is no rule set “{rules}”; use one of {', '.join(rule_set_names())}.")
    override = load(rules) if rules else None
    try:
        value: Any = json.loads(record) if record.startswith("{") else example(record)
        value = read_value(value)
        if value["format"] != form.PARTIE:
            score = score_from(value, override)
            return score, tuple(followed(score)), None
        partie = partie_from(value, override)
        score = score_of(partie.deals[number - 1])
        return score, tuple(followed(score)), partie
    except UnknownExample as error:
        raise PlaceError(str(error)) from error
    except (RecordError, Refused) as error:
        raise PlaceError(f"the record of a step cannot be played: {error}") from error
    except IndexError as error:
        raise PlaceError(f"the partie has no deal {number}.") from error
