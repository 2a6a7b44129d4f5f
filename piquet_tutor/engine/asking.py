"""Asking the rules: whether an action is allowed, and what follows from it once it is done.

All clauses that an event asks answer it, a named exception takes the place of its default, and each finding is recorded
as a ruling.
Nowhere else does a policy's finding become a ruling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from piquet_tutor.engine.clauses import ClauseSet, Conflict, EventName, Finding, Rule
from piquet_tutor.engine.rulings import Ruling, Verdict, make
from piquet_tutor.engine.table import Side

Answer = tuple[Rule, Finding]


def answers(rules: ClauseSet, name: EventName, deal: object, event: object) -> list[Answer]:
    """What every clause that an event asks has to say, in the order of the clauses.

    Args:
        rules: the rule set that is asked.
        name: the event's name, one of the game's.
        deal: the deal in which it happened; None for what happens between deals, whose clauses look at none.
        event: what has just happened, as policies are told of it.
    """
    found: list[Answer] = []
    for rule in rules.by_event.get(name, ()):
        for finding in rule.decide(deal, rule, event):
            found.append((rule, finding))  # every ruling comes by here: in 3.11 a comprehension is slower
    return found


def decide(found: list[Answer]) -> list[Answer]:
    """Let each exception that awards take the place of its default, which stays as SUPERSEDED without points.

    Raises:
        Conflict: two clauses award for one question and neither is the exception to the other.
    """
    awarding = {rule.id: rule for rule, finding in found if finding.verdict is Verdict.AWARDED}
    replaced = {rule.exception_to for rule in awarding.values() if rule.exception_to}
    settled: list[Answer] = []
    answered: dict[str, str] = {}
    for rule, finding in found:
        if rule.id in replaced:
            settled.append((rule, finding._replace(verdict=Verdict.SUPERSEDED, points=0)))
            continue
        if finding.verdict is Verdict.AWARDED:
            other = answered.setdefault(rule.question, rule.id)
            if other != rule.id:
                raise Conflict(
                    f"The clauses {other} and {rule.id} both answer “{rule.question}”; in the rule file, write "
                    f'exception_to = "{other}" below {rule.id}, or drop one of them.'
                )
        settled.append((rule, finding))
    return settled


class Draft(Protocol):
    """A deal that is being changed: what is ruled in it is added to it."""

    @property
    def rules(self) -> ClauseSet:
        """The rule set it is played by."""

    rulings: tuple[Ruling, ...]
    """Every ruling so far."""
    spoken: frozenset[tuple[str, Side | None]]
    """The once-a-deal clauses that have ruled already, each with the side."""

    @property
    def done(self) -> bool:
        """Whether it is over."""

    def stop(self) -> None:
        """End it here: a clause has ruled that ends it."""


SomeDraft = TypeVar("SomeDraft", bound=Draft)
Follow = Callable[[SomeDraft, Rule, Ruling], None]
"""What a game does with a ruling that awards points, such as to ask what follows from it."""


def first_refusal(deal: Draft, name: EventName, event: object) -> Answer | None:
    """The first clause that refuses; the clauses that an event asks answer in the order of the rule file.

    Args:
        deal: the deal as it stands.
        name: the event's name, one of the game's.
        event: what is about to be done, as policies are told of it.
    """
    for rule in deal.rules.by_event.get(name, ()):
        for finding in rule.decide(deal, rule, event):
            if finding.verdict is Verdict.REFUSED:
                return rule, finding
    return None


def ask(deal: SomeDraft, name: EventName, event: Any, follow: Follow[SomeDraft]) -> tuple[int, ...]:
    """Ask every clause of an event, settle exceptions, append the rulings; then do what follows from each award.

    Args:
        deal: a draft.
        name: the event's name, one of the game's.
        event: what has just happened, as policies are told of it.
        follow: see :data:`Follow`.

    Returns:
        The numbers of the rulings this event made (not of those that followed from their awards).
    """
    found = answers(deal.rules, name, deal, event)
    if not found:
        return ()
    numbers = []
    for rule, finding in decide(found) if len(found) > 1 else found:
        if deal.done:
            break
        if not (rule.once and (rule.id, finding.side) in deal.spoken):
            numbers.append(_note(deal, rule, finding, follow))
    return tuple(numbers)


def _note(deal: SomeDraft, rule: Rule, finding: Finding, follow: Follow[SomeDraft]) -> int:
    verdict, side, facts, points, because, audience, grounds = finding
    number = len(deal.rulings) + 1
    awards = rule.award(side, points) if points and side is not None else ()
    cites = rule.cites_on(side, facts)
    parts = (number, rule.id, verdict, side, facts, awards, because, cites, audience, rule.subject, grounds)
    ruling = make(Ruling, parts)
    deal.rulings = (*deal.rulings, ruling)
    if rule.once:
        deal.spoken = deal.spoken | {(rule.id, side)}
    if rule.stops:
        deal.stop()
    if awards:
        follow(deal, rule, ruling)
    return number
