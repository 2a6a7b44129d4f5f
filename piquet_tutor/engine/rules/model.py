"""What a rule set is: clauses, options and citations, ready for the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.rules.moments import CONDUCT, Moment
from piquet_tutor.engine.rulings import GAME, Account, Award, Facts, RuleId, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import TWO_HANDED, Seat, Side, Table

Value = bool | int | str
"""What an option can be set to."""


class RuleFileError(ValueError):
    """A rule file is broken; the sentence names the file, the place and what to do."""


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot take; the sentence lists what would do."""


class Conflict(RuntimeError):
    """Two clauses answered one question and neither is the exception to the other: the law must be mended."""


class Nature(NamedTuple):
    """What can be known of a policy without asking it.

    Attributes:
        price: the parameter that must be more than nought for the policy to award anything; empty where it has none.
        silent_at_nought: whether it says nothing at all at a price of nought; otherwise it only awards nothing.
        first_side_only: whether it speaks only of the side that leads first.
        needs_partie: whether it speaks only where a partie has brought points to the deal.
    """

    price: str = ""
    silent_at_nought: bool = False
    first_side_only: bool = False
    needs_partie: bool = False


PLAIN: Final = Nature()
"""Nothing can be known without asking."""


@dataclass(frozen=True)
class Rule:
    """One clause.

    Attributes:
        id: its name, such as ``cards.most``.
        moments: when it is asked.
        question: what it answers; two awards to one question need a named exception.
        policy: name of the pure function that decides.
        params: what the policy is told; options are already filled in.
        cites: on whose authority.
        exception_to: the clause it takes the place of when it awards.
        counts_as: kind of score in the tally, and the place in the order of reckoning.
        account: where its points are written.
        options: the options it reads.
        once: whether it speaks once a deal for each side.
        stops: whether the deal ends when it speaks.
        subject: what it is about.
        ordinary: whether it is judged by the policy that judges its subject in the base game.
        set_by: of each parameter that an option sets, the name of that option.
        nature: what can be known of its policy without asking it.
    """

    id: RuleId
    moments: tuple[Moment, ...]
    question: str
    policy: str
    params: Mapping[str, Any]
    cites: tuple[Citation, ...]
    exception_to: RuleId | None = None
    counts_as: str | None = None
    account: Account = GAME
    options: tuple[str, ...] = ()
    once: bool = False
    stops: bool = False
    subject: Subject | None = None
    ordinary: bool = True
    set_by: Mapping[str, str] = field(default_factory=dict)
    nature: Nature = PLAIN

    @property
    def is_procedure(self) -> bool:
        """Whether it rules on conduct alone: what may be done or said, and what is told of it. It scores nothing."""
        return CONDUCT.issuperset(self.moments)

    @property
    def pays_nothing(self) -> bool:
        """Whether its price is nought, so that it awards nothing whatever happens."""
        return bool(self.nature.price) and not self.params[self.nature.price]

    def award(self, side: Side, points: int) -> tuple[Award, ...]:
        """Points for a side under this clause: the only maker of awards there is. Nought points, no award."""
        return (Award(side, self.account, points),) if points else ()


class Finding(NamedTuple):
    """What a policy answers; the engine turns it into a ruling."""

    verdict: Verdict
    side: Side | None
    facts: Facts
    points: int = 0
    because: tuple[int, ...] = ()
    audience: tuple[Seat, ...] | None = None


def refuse(reason: str, **facts: Any) -> tuple[Finding, ...]:
    """What a policy answers that does not let an action be done: the reason by its name, and the facts it rests on."""
    return (Finding(Verdict.REFUSED, None, Facts(reason=reason, **facts)),)


@dataclass(frozen=True)
class OptionValue:
    """An option as this rule set has it, and on whose authority."""

    name: str
    value: Value
    cites: tuple[Citation, ...]


@dataclass(frozen=True)
class Option:
    """An option that rule sets and records may set.

    Attributes:
        name: its name.
        topic: the question on which the sources disagree, such as ``pique_reckoning``; several options may share one.
        question: what it decides, in our words.
        values: every value it may take; empty for any whole number not below nought.
        default: what it is where a rule set is silent.
        says: which sources have a value, by the value as text; for whoever sets it at their own table.
        former: values by the names they once had, which are still read and never written.
    """

    name: str
    topic: str
    question: str
    values: tuple[Value, ...]
    default: Value
    cites: tuple[Citation, ...] = ()
    says: Mapping[str, tuple[Citation, ...]] = field(default_factory=dict)
    former: Mapping[str, Value] = field(default_factory=dict)

    def whose(self, value: Value) -> tuple[Citation, ...]:
        """Which sources have this value, where that is known."""
        return self.says.get(plainly(value), ())

    def check(self, value: object) -> Value:
        """The value by its present name, if the option can take it.

        Raises:
            OptionError: it cannot; the sentence lists what it can take.
        """
        if isinstance(value, str):
            value = self.former.get(value, value)
        if self.values:
            for allowed in self.values:
                if type(allowed) is type(value) and allowed == value:
                    return allowed
            listed = ", ".join(_written(each) for each in self.values)
            raise OptionError(f"option {self.name} cannot be {_written(value)}; it takes {listed}.")
        if type(value) is int and 0 <= value <= 1000:
            return value
        raise OptionError(f"option {self.name} cannot be {_written(value)}; it takes a whole number from 0 to 1000.")


def plainly(value: object) -> str:
    """A value as the key of a table: ``true``, ``30``, ``pips``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value if len(value) <= 30 else value[:30] + "…"}"'
    return str(value)[:30]


@dataclass(frozen=True, repr=False)
class RuleSet:
    """A form of the game, or one book's reading of it, ready to be asked.

    Attributes:
        id: its name in records.
        title: how it is called.
        about: one sentence.
        clauses: every clause in force, by id.
        settings: every option, with whose word it is.
        reckoning: kinds of score in the order of reckoning, the first counted first.
        table: the seats, the first to act first and the dealer last, and the sides they play for.
        accounts: where points are written, in the order of a score sheet.
        changed: options that whoever chose this rule set has set otherwise.
    """

    id: str
    title: str
    about: str
    pack: int
    hand_size: int
    phases: tuple[str, ...]
    kinds: tuple[str, ...]
    clauses: Mapping[RuleId, Rule]
    settings: Mapping[str, OptionValue]
    reckoning: tuple[str, ...]
    changed: tuple[tuple[str, Value], ...] = ()
    table: Table = TWO_HANDED
    accounts: tuple[Account, ...] = (GAME,)
    by_moment: Mapping[Moment, tuple[Rule, ...]] = field(default_factory=dict, repr=False)
    place: Mapping[str, int] = field(default_factory=dict, repr=False)
    values: Mapping[str, Value] = field(default_factory=dict, repr=False)

    def rule(self, name: RuleId) -> Rule:
        """The clause of this name."""
        return self.clauses[name]

    @cached_property
    def _by_subject(self) -> Mapping[Subject, Rule]:
        return {rule.subject: rule for rule in self.clauses.values() if rule.subject is not None}

    def clause_on(self, subject: Subject) -> Rule | None:
        """The clause on a subject; None where this rule set has none."""
        return self._by_subject.get(subject)

    def rule_on(self, subject: Subject) -> Rule:
        """The clause on a subject that this rule set is known to have.

        Raises:
            KeyError: it has none.
        """
        return self._by_subject[subject]

    def clause(self, name: RuleId) -> Rule | None:
        """The clause of this name; None where it is not in force."""
        return self.clauses.get(name)

    def option(self, name: str) -> Value:
        """What an option is set to."""
        return self.values[name]

    def number(self, name: str) -> int:
        """What a numeric option is set to."""
        return int(self.values[name])

    @property
    def spoken(self) -> str | dict[str, object]:
        """How records name it: the id, or the base and the options set otherwise."""
        return {"base": self.id, "options": dict(self.changed)} if self.changed else self.id

    def __repr__(self) -> str:
        return f"RuleSet({self.spoken!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and (self.id, self.changed) == (other.id, other.changed)

    def __hash__(self) -> int:
        return hash((self.id, self.changed))
