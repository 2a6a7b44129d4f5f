"""Why: the tree of reasons of a ruling, down to cards and clauses.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record(example("parlett-repique-example"))
>>> number = next(each.number for each in deal.rulings if each.rule == "repique.award")
>>> reason = why(deal, number)
>>> reason.kind, [each.kind for each in reason.because][-1], reason.depth > 2
('ruling', 'clause', True)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.model import RuleSet, Value
from piquet_tutor.engine.rulings import RuleId, Ruling, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.grounds import InformationSet, grounds
from piquet_tutor.explain.why.knowing import Known
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.narration.spoken import Spoken


class NoSuchRuling(Spoken, LookupError):
    """No ruling of that number may be shown; the sentence says from what to what the numbers go."""

    family = "why-error-"


@dataclass(frozen=True)
class Reason:
    """One node of the tree.

    Attributes:
        kind: ``ruling``, ``premise`` (something that is so), ``clause`` (the law) or ``option`` (how it is set).
        rule: the clause concerned; empty for none.
        because: what it rests on: premises first, then rulings, then the clause.
        ruling: of a ruling the ruling, as its reader may know it.
        premise: of a premise the premise.
        option: of an option its name and value.
        cites: on whose authority it stands.
        again: of a ruling that has been opened above already: its own reasons are not told twice.
    """

    kind: str
    rule: RuleId
    because: tuple[Reason, ...] = ()
    ruling: Ruling | None = None
    premise: Premise | None = None
    option: tuple[str, Value] | None = None
    cites: tuple[Citation, ...] = ()
    again: bool = False

    @property
    def number(self) -> int:
        """The number of the ruling; nought for what is none."""
        return self.ruling.number if self.ruling is not None else 0

    @property
    def depth(self) -> int:
        """How many levels the tree has from here."""
        return 1 + max((each.depth for each in self.because), default=0)

    def walk(self) -> Iterator[Reason]:
        """This node and every one below it, from above."""
        yield self
        for each in self.because:
            yield from each.walk()


def why(thing: Any, number: int | Ruling, seat: Seat | None = None) -> Reason:
    """The tree of reasons of a ruling.

    Args:
        thing: the deal, or the partie, in whose ledger it stands.
        number: the ruling, or its number as the reader knows it (``rulings.known_to``).
        seat: tell only what this seat may know; None tells all.

    Raises:
        NoSuchRuling: there is none of that number that may be shown.
        UnknownSeat: this table has no such seat.
    """
    known = _ledger(thing, seat)
    if isinstance(number, Ruling) and number.verdict is Verdict.REFUSED:
        return _of_ruling(InformationSet(thing.rules, {}, seat is None), number, set(), set())  # it stands in no ledger
    wanted = number if isinstance(number, int) else _number_of(thing, number, seat)
    if not 0 < wanted <= len(known):
        raise NoSuchRuling("number-ruling", number=wanted, last=len(known))
    ground = InformationSet(thing.rules, {each.number: each for each in known}, seat is None)
    return _of_ruling(ground, known[wanted - 1], set(), set())


def _ledger(thing: Any, seat: Seat | None) -> tuple[Ruling, ...]:
    if isinstance(thing, Deal):
        return Known(thing, seat).rulings
    return tuple(thing.ledger)  # of a partie: what settles it is everybody's


def _number_of(thing: Any, ruling: Ruling, seat: Seat | None) -> int:
    """The number under which the reader knows a ruling of the whole ledger; nought when he may not know it."""
    from piquet_tutor.engine.rulings import serials

    ledger = thing.rulings if isinstance(thing, Deal) else thing.ledger
    return serials(ledger, seat).get(ruling.number, 0)


def _of_ruling(ground: InformationSet, ruling: Ruling, opened: set[int], laws: set[RuleId]) -> Reason:
    opened.add(ruling.number)
    below = [_of_premise(each) for each in grounds(ground, ruling)]
    for number in ruling.because:
        found = ground.by_number.get(number)
        if found is None:
            continue
        if number in opened:
            below.append(Reason("ruling", found.rule, ruling=found, cites=found.cites, again=True))
        else:
            below.append(_of_ruling(ground, found, opened, laws))
    below += _of_clauses(ground, ruling, laws)
    return Reason("ruling", ruling.rule, tuple(below), ruling=ruling, cites=ruling.cites)


def _of_premise(premise: Premise) -> Reason:
    return Reason("premise", premise.rule, premise=premise)


def _of_clauses(ground: InformationSet, ruling: Ruling, laws: set[RuleId]) -> list[Reason]:
    """The clause a ruling rests on, and the exception that took its place; each law is told once in a tree."""
    names = [ruling.rule]
    if ruling.verdict is Verdict.SUPERSEDED:
        names += [each.id for each in ground.rules.clauses.values() if each.exception_to == ruling.rule]
    found = [name for name in names if name in ground.rules.clauses and name not in laws]
    laws.update(found)
    return [_of_clause(ground.rules, name) for name in found]


def _of_clause(rules: RuleSet, name: RuleId) -> Reason:
    clause = rules.clauses[name]
    options = tuple(
        Reason("option", name, option=(each, rules.values[each]), cites=rules.settings[each].cites)
        for each in clause.options
    )
    return Reason("clause", name, options, cites=clause.cites)
