"""What a rule set is: clauses, options and citations, ready for the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.faults import Fault, Said
from piquet_tutor.engine.rulings import Account, Award, Facts, Ground, RuleId, Subject, Verdict, make
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat, Side, Table

Value = bool | int | str
"""What an option can be set to."""
EventName = str
"""What asks clauses, by the name that a game gives it: something about to be done, or something that has happened."""
Policy = Callable[[Any, "Rule", Any], Iterable["Finding"]]
"""A small pure function of the state of play, the clause and the event, which returns the clause's findings, if any."""


class RuleFileError(Said, ValueError):
    """A rule file is invalid; the error names the file and place, and says what to do."""


class OptionError(Fault):
    """A rule set or an option that does not exist, or a value it cannot take; the sentence lists the valid ones."""


class Conflict(Said, RuntimeError):
    """Two clauses answered the same question and neither is the exception to the other: the rules need correcting."""


class ScopedCitation(NamedTuple):
    """A citation, and what it speaks of.

    Attributes:
        cite: the citation.
        about: the part it speaks of alone; empty if it speaks of all that its clause or option is about.
        kin: the parts of which this is one: what is about another of them is not what it speaks of.
    """

    cite: Citation
    about: str = ""
    kin: frozenset[str] = frozenset()

    def fits(self, parts: Set[str]) -> bool:
        """Whether it speaks of what is about these parts; where they name none of its kind, it does."""
        return self.about in parts or not (self.kin & parts)


class Nature(NamedTuple):
    """Properties of a policy that are known without calling it.

    Attributes:
        price: the parameter that must be positive for the policy to award anything; empty if there is none.
        silent_at_nought: whether it returns no finding at a price of 0; otherwise it returns one without points.
        first_side_only: whether it applies only to the side that leads first.
        needs_match: whether it applies only to a deal that belongs to a match.
    """

    price: str = ""
    silent_at_nought: bool = False
    first_side_only: bool = False
    needs_match: bool = False


PLAIN: Final = Nature()
"""No such properties are known."""


@dataclass(frozen=True, eq=False, slots=True)
class Rule:
    """One clause. It is equal to itself alone, so that what is asked of a clause and a hand can be kept.

    Attributes:
        id: its name.
        events: what asks it, by name.
        question: the question it answers, by the name of the clause that asks it, mostly itself; two awards for one
            question need a named exception.
        policy: name of the pure function that decides, and ``decide`` that function.
        params: the parameters of the policy, with options already filled in.
        cites: its citations.
        told: the same with what each speaks of, if some do not speak of all that the clause is about.
        exception_to: the clause it replaces when it awards.
        counts_as: kind of score in the tally, and the place in the order of reckoning.
        account: the account on which its points are scored.
        options: the options it reads.
        once: whether it rules only once a deal for each side.
        stops: whether the deal ends when it rules.
        subject: what it is about.
        parts: what it is about, as far as citations tell it apart.
        is_procedure: whether it rules only on procedure (what may be done or said, and what is announced) and scores
            nothing.
        ordinary: whether its policy is the one that decides its subject in the base game.
        set_by: the option that sets a parameter, by the parameter's name.
        nature: properties of its policy that are known without calling it.
    """

    id: RuleId
    events: tuple[EventName, ...]
    question: str
    policy: str
    params: Mapping[str, Any]
    cites: tuple[Citation, ...]
    account: Account
    decide: Policy
    exception_to: RuleId | None = None
    counts_as: str | None = None
    options: tuple[str, ...] = ()
    once: bool = False
    stops: bool = False
    subject: Subject | None = None
    ordinary: bool = True
    set_by: Mapping[str, str] = field(default_factory=dict)
    nature: Nature = PLAIN
    told: tuple[ScopedCitation, ...] = ()
    parts: frozenset[str] = frozenset()
    is_procedure: bool = False

    def parts_in(self, side: Side | None, facts: Facts) -> Set[str]:
        """What one ruling under it is about: also its side, and the class its facts name."""
        return {*self.parts, side or "", str(facts.get("kind", ""))}

    def cites_on(self, side: Side | None, facts: Facts) -> tuple[Citation, ...]:
        """The citations for one ruling: those that speak of its side and its class."""
        if not self.told:
            return self.cites
        parts = self.parts_in(side, facts)
        return tuple(dict.fromkeys(each.cite for each in self.told if each.fits(parts)))

    @property
    def pays_nothing(self) -> bool:
        """Whether its price is 0, so that it never awards anything."""
        return bool(self.nature.price) and not self.params[self.nature.price]

    def award(self, side: Side, points: int) -> tuple[Award, ...]:
        """Points for a side under this clause; no award for 0 points. Awards are made nowhere else."""
        return (make(Award, (side, self.account, points)),) if points else ()


class Finding(NamedTuple):
    """The answer of a policy; the engine turns it into a ruling, which has the same parts."""

    verdict: Verdict
    side: Side | None
    facts: Facts
    points: int = 0
    because: tuple[int, ...] = ()
    audience: tuple[Seat, ...] | None = None
    grounds: tuple[Ground, ...] = ()


def awarded(
    side: Side | None,
    facts: Facts,
    points: int,
    because: tuple[int, ...] = (),
    grounds: tuple[Ground, ...] = (),
) -> Finding:
    """A policy's award of points to a side."""
    return make(Finding, (_AWARDED, side, facts, points, because, None, grounds))


def denied(
    side: Side | None,
    facts: Facts,
    because: tuple[int, ...] = (),
    audience: tuple[Seat, ...] | None = None,
    grounds: tuple[Ground, ...] = (),
) -> Finding:
    """A policy's denial of what a side might have thought to score."""
    return make(Finding, (_DENIED, side, facts, 0, because, audience, grounds))


def allowed(
    side: Side | None, facts: Facts, because: tuple[int, ...] = (), audience: tuple[Seat, ...] | None = None
) -> Finding:
    """What a policy has found that scores nothing: something done, said or shown."""
    return make(Finding, (_ALLOWED, side, facts, 0, because, audience, ()))


_AWARDED, _DENIED, _ALLOWED = Verdict.AWARDED, Verdict.DENIED, Verdict.ALLOWED


def refuse(reason: str, **facts: Any) -> tuple[Finding, ...]:
    """A policy's refusal of an action: the name of the reason, and the facts it rests on."""
    return (Finding(Verdict.REFUSED, None, Facts(reason=reason, **facts)),)


@dataclass(frozen=True)
class OptionValue:
    """An option's value in a rule set, with its citations and what each speaks of."""

    name: str
    value: Value
    told: tuple[ScopedCitation, ...]

    @cached_property
    def cites(self) -> tuple[Citation, ...]:
        """All its citations."""
        return tuple(dict.fromkeys(each.cite for each in self.told))

    def cites_on(self, parts: Set[str]) -> tuple[Citation, ...]:
        """Those that speak of what is about these parts."""
        return tuple(dict.fromkeys(each.cite for each in self.told if each.fits(parts)))


@dataclass(frozen=True)
class Option:
    """An option that rule sets and records may set.

    Attributes:
        name: its name.
        topic: the question on which the sources disagree; several options may share one.
        values: every value it may take; empty for any whole number from 0 to 1000.
        default: its value unless a rule set has another.
        held_by: the sources that have a value, by the value as text.
        former: values by their former names, which are still read but never written.
    """

    name: str
    topic: str
    values: tuple[Value, ...]
    default: Value
    cites: tuple[Citation, ...] = ()
    held_by: Mapping[str, tuple[Citation, ...]] = field(default_factory=dict)
    former: Mapping[str, Value] = field(default_factory=dict)

    def whose(self, value: Value) -> tuple[Citation, ...]:
        """The sources known to have this value."""
        return self.held_by.get(plainly(value), ())

    def check(self, value: object) -> Value:
        """The value by its present name, if the option can take it.

        Raises:
            OptionError: it cannot; the error lists the values it can take.
        """
        if isinstance(value, str):
            value = self.former.get(value, value)
        if self.values:
            for allowed in self.values:
                if type(allowed) is type(value) and allowed == value:
                    return allowed
        elif type(value) is int and 0 <= value <= 1000:
            return value
        known = ", ".join(_written(each) for each in self.values) or "absent"
        raise OptionError("rules.value", name=self.name, value=_written(value), values=known)


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
class ClauseSet:
    """A form of the game, or one book's reading of it, ready to be asked.

    Attributes:
        id: its name in records.
        frame: what the game's rule files say of its frame, by key.
        phases: of play, in order.
        kinds: every kind of score, in the order of a score sheet.
        clauses: every clause in force, by id.
        settings: every option, with its citations.
        reckoning: kinds of score in the order of reckoning.
        table: the seats, the first to act first and the dealer last, and the sides they play for.
        accounts: the accounts on which points are scored, in the order of a score sheet.
        changed: options changed by the user of the rule set.
        title, about: what it is called, and what it is in a sentence, by language, where its own file says so.
    """

    id: str
    frame: Mapping[str, Any]
    phases: tuple[str, ...]
    kinds: tuple[str, ...]
    clauses: Mapping[RuleId, Rule]
    settings: Mapping[str, OptionValue]
    reckoning: tuple[str, ...]
    table: Table
    accounts: tuple[Account, ...]
    changed: tuple[tuple[str, Value], ...] = ()
    by_event: Mapping[EventName, tuple[Rule, ...]] = field(default_factory=dict, repr=False)
    place: Mapping[str, int] = field(default_factory=dict, repr=False)
    values: Mapping[str, Value] = field(default_factory=dict, repr=False)
    title: Mapping[str, str] = field(default_factory=dict, repr=False)
    about: Mapping[str, str] = field(default_factory=dict, repr=False)

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
        """How records name it: the id, or the base and the changed options."""
        return {"base": self.id, "options": dict(self.changed)} if self.changed else self.id

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.spoken!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClauseSet) and (self.id, self.changed) == (other.id, other.changed)

    def __hash__(self) -> int:
        return hash((self.id, self.changed))
