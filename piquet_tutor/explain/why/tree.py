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

from piquet_tutor.engine.clauses import Value
from piquet_tutor.engine.rulings import RuleId, Ruling, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.grounds import RulingContext, grounds
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.clauses import tells
from piquet_tutor.narration.spoken import Spoken


class NoSuchRuling(Spoken, LookupError):
    """The reader has no ruling of that number; the error gives the range of numbers."""

    family = "why-error-"


@dataclass(frozen=True)
class Reason:
    """One node of the tree.

    Attributes:
        kind: ``ruling``, ``premise`` (a fact of the deal), ``clause`` (the law) or ``option`` (its setting).
        rule: the clause concerned; empty for none.
        because: what it rests on: premises first, then rulings, then the clause.
        ruling: for the kind ``ruling``, the ruling as its reader may know it.
        premise: for the kind ``premise``, the premise.
        option: for the kind ``option``, its name and value.
        cites: its citations.
        again: whether this ruling's reasons are given elsewhere in the tree, and so omitted here.
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
        """The number of the ruling; 0 for other nodes."""
        return self.ruling.number if self.ruling is not None else 0

    @property
    def depth(self) -> int:
        """How many levels the tree has from here."""
        return 1 + max((each.depth for each in self.because), default=0)

    def walk(self) -> Iterator[Reason]:
        """This node and every one below it, depth first."""
        yield self
        for each in self.because:
            yield from each.walk()


def why(thing: Any, number: int | Ruling, seat: Seat | None = None) -> Reason:
    """The tree of reasons of a ruling.

    Args:
        thing: the deal or partie whose ledger contains the ruling.
        number: the ruling, or its number in the reader's ledger (``rulings.known_to``).
        seat: use only what this seat may know; None uses everything.

    Raises:
        NoSuchRuling: the reader's ledger has no ruling of that number.
        UnknownSeat: this table has no such seat.
    """
    known = _ledger(thing, seat)
    if isinstance(number, Ruling) and number.verdict is Verdict.REFUSED:
        return _of_ruling(RulingContext(thing.rules, {}, seat is None), number, set(), set())  # it is in no ledger
    wanted = number if isinstance(number, int) else _number_of(thing, number, seat)
    if not 0 < wanted <= len(known):
        raise NoSuchRuling("number-ruling", number=wanted, last=len(known))
    ground = RulingContext(thing.rules, {each.number: each for each in known}, seat is None)
    return _of_ruling(ground, known[wanted - 1], set(), set())


def _ledger(thing: Any, seat: Seat | None) -> tuple[Ruling, ...]:
    if isinstance(thing, Deal):
        return ReadersDeal(thing, seat).rulings
    return tuple(thing.ledger)  # of a partie: its settlement is public


def _number_of(thing: Any, ruling: Ruling, seat: Seat | None) -> int:
    """The reader's number for a ruling of the complete ledger; 0 if the reader may not know it."""
    from piquet_tutor.engine.rulings import serials

    ledger = thing.rulings if isinstance(thing, Deal) else thing.ledger
    return serials(ledger, seat).get(ruling.number, 0)


def _of_ruling(ground: RulingContext, ruling: Ruling, opened: set[int], laws: set[RuleId]) -> Reason:
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


def _of_clauses(ground: RulingContext, ruling: Ruling, laws: set[RuleId]) -> list[Reason]:
    """The clause a ruling rests on, and the exception that superseded it; each clause appears once in a tree."""
    names = [ruling.rule]
    if ruling.verdict is Verdict.SUPERSEDED:
        names += [each.id for each in ground.rules.clauses.values() if each.exception_to == ruling.rule]
    found = [name for name in names if name in ground.rules.clauses and name not in laws]
    laws.update(found)
    return [_of_clause(ground.rules, name, ruling) for name in found]


def _of_clause(rules: RuleSet, name: RuleId, ruling: Ruling) -> Reason:
    """A clause with the options it reads, each with the citations that speak of what the ruling is about."""
    clause = rules.clauses[name]
    parts = clause.parts_in(ruling.side, ruling.facts)
    options = tuple(
        Reason("option", name, option=(each, rules.values[each]), cites=rules.settings[each].cites_on(parts))
        for each in clause.options
        if tells(rules, each)
    )
    return Reason("clause", name, options, cites=clause.cites_on(ruling.side, ruling.facts))
