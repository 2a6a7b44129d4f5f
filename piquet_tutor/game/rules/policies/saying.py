"""What is announced of a combination: the call, the question, the statement, and the answer."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, allowed
from piquet_tutor.engine.rulings import Facts, OnlyFor
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.combinations import NOUGHT_LENGTH, Combination, size_of
from piquet_tutor.game.rules.events import Answered, CalledOut, Enquired, NothingCalled, Stated
from piquet_tutor.game.rules.policies.calling import clause
from piquet_tutor.game.rules.policies.declaring import call_facts
from piquet_tutor.game.rules.policies.sinking import all_declared, unbeatable
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def stated_at_once(deal: DealState, seat: Seat, called: Combination) -> bool:
    """Whether the call states the value or top card at once, or only the number until younger asks."""
    if called.kind == "set":
        return True
    if called.kind == "point":
        always = deal.rules.options.point_call == "value_always"
        return always or clause(deal, "point").params["compare"] == "pips"
    how = deal.rules.options.sequence_call
    return how == "top_always" or (how == "top_unless_unbeatable" and not unbeatable(deal, seat, called))


def voids_too(deal: DealState, one: Combination) -> dict[str, bool]:
    """A fact that marks a number which may also be that of a void suit, if void suits may be called."""
    could = one.kind != "set" and size_of(one) == NOUGHT_LENGTH and deal.rules.options.nought_value != "off"
    return {"voids": True} if could else {}


@policy("nothing_called", decides=("declare.nothing",))
def nothing_called(deal: DealState, rule: Rule, event: NothingCalled) -> Iterable[Finding]:
    """Nothing is called of a class, which is announced without more."""
    facts = Facts(kind=event.kind, **all_declared(deal))
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("combination_called", decides=("point.called", "sequence.called", "set.called"))
def combination_called(deal: DealState, rule: Rule, event: CalledOut) -> Iterable[Finding]:
    """The number is called, with the value or top card if that is stated at once; the cards stay private."""
    cards = OnlyFor(event.seat, event.called.cards)
    facts = Facts(cards=cards, **call_facts(event.called, event.whole), **voids_too(deal, event.called))
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("value_asked", decides=("point.asked", "sequence.asked"))
def value_asked(deal: DealState, rule: Rule, event: Enquired) -> Iterable[Finding]:
    """Younger has as many cards, and asks what the point makes or how high the sequence is."""
    cards = OnlyFor(event.seat, event.cards)
    facts = Facts(length=size_of(event.called), cards=cards)
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("value_stated", decides=("point.stated", "sequence.stated"))
def value_stated(deal: DealState, rule: Rule, event: Stated) -> Iterable[Finding]:
    """Elder, asked, states what the point makes or how high the sequence is."""
    facts = Facts(**call_facts(event.called, True))
    yield allowed(deal.table.side_of(event.seat), facts, because=(event.because,))


@policy("call_answered", decides=("point.answered", "sequence.answered", "set.answered"))
def call_answered(deal: DealState, rule: Rule, event: Answered) -> Iterable[Finding]:
    """Good, not good or equal is announced, without the cards compared.

    Which answers are true is not asked here: that is the clause ``reply.true`` (``answering.true_answer``).
    """
    contest = event.contest
    facts = Facts(
        answer=event.answer.value,
        called=contest.called is not None,
        **all_declared(deal),
        cards=OnlyFor(event.seat, event.claim.cards) if event.claim is not None else (),
        **(call_facts(contest.called, contest.stated) if contest.called is not None else {}),
    )
    yield allowed(deal.table.side_of(event.seat), facts, because=(contest.call,))
