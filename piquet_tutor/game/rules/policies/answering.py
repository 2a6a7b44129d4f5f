"""Answering a call: which answers are true, and when younger may ask for more."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, refuse
from piquet_tutor.game.actions import Answer, Reply
from piquet_tutor.game.combinations import Combination
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.policies.calling import best_of, clause, read
from piquet_tutor.game.rules.policies.declaring import longer_or_higher, rank_of
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def weigh(deal: DealState, contest: Contest, claim: Combination) -> int:
    """1, 0 or -1 if the claim beats, equals or loses to the call, as far as the call has been stated."""
    called = contest.called
    if called is None:
        return 1
    rule = clause(deal, contest.kind)
    mine, theirs = rank_of(rule, claim), rank_of(rule, called)
    if not contest.stated:
        mine, theirs = (mine[0], 0), (theirs[0], 0)
    return int(mine > theirs) - int(mine < theirs)


def untrue(answer: Answer, contest: Contest, weight: int) -> str:
    """The reason for refusing an answer with a claim of this weight (:func:`weigh`); empty if it is true."""
    if answer is Answer.NOT_GOOD and weight <= 0:
        return "reply.ask_first" if weight == 0 and not contest.stated else "reply.not_better"
    if answer is Answer.ASK and (contest.stated or contest.called is None or weight != 0):
        return "reply.ask"
    if answer is Answer.EQUAL and (not contest.stated or weight != 0 or contest.called is None):
        return "reply.ask_first" if weight == 0 and not contest.stated else "reply.not_equal"
    return ""


def compared(deal: DealState, contest: Contest, claim: Combination, weight: int) -> tuple[str, str]:
    """How a claim of this weight (:func:`weigh`) stands to the call, and by what, as far as the call has been stated.

    It stands ``better``, ``equal``, ``worse`` or ``uncalled`` (against no call), by what :func:`longer_or_higher` says.
    """
    called = contest.called
    if called is None:
        return "uncalled", ""
    if weight == 0:
        return "equal", ""
    better, worse = (claim, called) if weight > 0 else (called, claim)
    return "better" if weight > 0 else "worse", longer_or_higher(clause(deal, contest.kind), better, worse)


@policy(
    "true_answer",
    refuses=tuple(f"reply.{why}" for why in ("cards", "asked_with", "ask", "ask_first", "not_better", "not_equal")),
    decides=("reply.true",),
)
def true_answer(deal: DealState, rule: Rule, event: Reply) -> Iterable[Finding]:
    """An answer must be true: “not good” needs a better claim, “equal” the same, asking as many cards."""
    contest = deal.contests[event.kind]
    asked_with = contest.claim
    if event.answer is Answer.GOOD:
        if asked_with is not None and weigh(deal, contest, asked_with) >= 0:
            return refuse("reply.asked_with", kind=event.kind, cards=asked_with.cards)
        return ()
    if not event.cards:
        holds = best_of(deal, event.seat, event.kind) is not None
        return refuse("reply.cards", kind=event.kind, answer=event.answer.value, holds=holds)
    claim = read(deal, event.kind, event.cards)
    if asked_with is not None and claim.cards != asked_with.cards:
        return refuse("reply.asked_with", kind=event.kind, cards=asked_with.cards)
    weight = weigh(deal, contest, claim)
    why = untrue(event.answer, contest, weight)
    if not why:
        return ()
    stands, by = compared(deal, contest, claim, weight)
    return refuse(
        why,
        kind=event.kind,
        answer=event.answer.value,
        cards=claim.cards,
        stated=contest.stated,
        stands=stands,
        by=by,
    )
