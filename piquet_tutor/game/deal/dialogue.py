"""The dialogue of declarations between two hands: the order of speaking, and what each step leads to.

Elder calls one combination of a class, or nothing. Younger answers good, not good or equal, after asking "making?" or
"how high?" if the number alone does not decide. Elder then counts their other combinations of a class that is good.
Younger, once a card is led, shows and counts what is good in their hand. The clauses judge what may be said.
"""

from __future__ import annotations

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Answer, Call, Count, Reply, Show
from piquet_tutor.game.combinations import KINDS, Combination, strength
from piquet_tutor.game.deal import requests
from piquet_tutor.game.deal.asking import ask
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.events import (
    Answered,
    CalledOut,
    Counted,
    Enquired,
    KeptBack,
    NothingCalled,
    Settled,
    Stated,
)
from piquet_tutor.game.rules.policies.answering import weigh
from piquet_tutor.game.rules.policies.calling import best_of, combination, current, others_of, read
from piquet_tutor.game.rules.policies.counting import both_count, class_to_count, extends
from piquet_tutor.game.rules.policies.requests import implied_so_far
from piquet_tutor.game.rules.policies.saying import stated_at_once
from piquet_tutor.game.rules.policies.sinking import kept_back_with, waived_with
from piquet_tutor.game.rules.policies.younger_showing import shows
from piquet_tutor.game.state import DealState

# --- whose word it is -----------------------------------------------------------------------------


def expected(deal: DealState) -> type[Call] | type[Reply] | type[Count]:
    """What kind of word comes next."""
    if class_to_count(deal) is not None:
        return Count
    return Reply if current(deal) is not None else Call


def finished(deal: DealState) -> bool:
    """Whether the dialogue is over."""
    return all(contest.settled for contest in deal.contests.values()) and class_to_count(deal) is None


def _turn(deal: DealState) -> None:
    first, second = deal.table.seats
    deal.to_act = second if expected(deal) is Reply else first


# --- elder calls ----------------------------------------------------------------------------------


def call(deal: DealState, action: Call) -> None:
    """Make the call; how much of it is announced depends on the class and the rules."""
    kind, seat = action.kind, action.seat
    best = best_of(deal, seat, kind)
    if not action.cards:
        (number,) = ask(deal, "nothing_called", NothingCalled(seat, kind))
        if best is not None:
            ask(deal, "kept_back", KeptBack(seat, best, None, number, kept_back_with(deal, seat, best, None)))
        _await_reply(deal, Contest(kind, None, True, True, call=number))
        return
    called = read(deal, kind, action.cards)
    whole = stated_at_once(deal, seat, called)
    (number,) = ask(deal, f"{kind}_called", CalledOut(seat, called, whole))
    if best is not None and strength(best) > strength(called):
        ask(deal, "kept_back", KeptBack(seat, best, called, number, kept_back_with(deal, seat, best, called)))
    _await_reply(deal, Contest(kind, called, True, whole, call=number))


def _await_reply(deal: DealState, contest: Contest) -> None:
    """What has been called, or asked and stated, waits for younger's answer."""
    deal.contests, deal.to_act = Frozen({**deal.contests, contest.kind: contest}), deal.table.seats[1]


def _update(deal: DealState, contest: Contest) -> None:
    deal.contests = Frozen({**deal.contests, contest.kind: contest})


# --- younger answers ------------------------------------------------------------------------------


def reply(deal: DealState, action: Reply) -> None:
    """Give the answer; if it is a question, elder states the value or top card, else it settles the class."""
    first, second = deal.table.seats
    contest = deal.contests[action.kind]
    kind = contest.kind
    claim = combination(deal, kind, action.cards) if action.cards else None
    if action.answer is Answer.ASK:
        called = contest.called
        assert called is not None  # the judge has checked this
        (asked,) = ask(deal, f"{kind}_asked", Enquired(second, called, action.cards))
        (stated,) = ask(deal, f"{kind}_stated", Stated(first, called, asked))
        _await_reply(deal, contest._replace(claim=claim, stated=True, reply=stated))
        return
    (number,) = ask(deal, f"{kind}_answered", Answered(second, contest, action.answer, claim))
    settled = _settle(contest, action.answer, claim, number, first, second)
    hidden = None
    if settled.result in ("good", "nothing") and settled.winner != second:
        best = best_of(deal, second, kind)
        if best is not None and weigh(deal, contest, best) >= 0:
            ask(deal, "kept_back", KeptBack(second, best, None, number, waived_with(deal, contest, best)))
        elif best is not None:
            hidden = best
    _update(deal, settled)
    _close(deal, settled, hidden, contest.claim is not None)
    if deal.phase != "done":
        _turn(deal)


def _settle(
    contest: Contest, answer: Answer, claim: Combination | None, number: int, first: Seat, second: Seat
) -> Contest:
    if contest.called is None:
        winner = second if answer is Answer.NOT_GOOD else ""
        return contest._replace(claim=claim, result="nothing", winner=winner, reply=number)
    winner = {Answer.GOOD: first, Answer.NOT_GOOD: second}.get(answer, "")
    kept = claim if answer is not Answer.GOOD else contest.claim
    return contest._replace(claim=kept, result=answer.value, winner=winner, reply=number)


def _close(deal: DealState, contest: Contest, hidden: Combination | None, asked: bool) -> None:
    """Settle the class: award what is good, and rule on what is not."""
    first, second = deal.table.sides[0], deal.table.sides[1]
    because = contest.because
    kind = contest.kind
    if contest.result == "equal" and both_count(deal, contest):
        _count_one(deal, first, contest.called, False, True, because, None, "both")
    else:
        event = Settled(
            kind,
            first,
            second,
            contest.called,
            contest.claim,
            contest.winner,
            contest.result,
            contest.stated,
            asked,
            because,
            hidden,
            implied_so_far(deal, kind) if contest.result == "not_good" else None,
        )
        ask(deal, f"{kind}_settled", event)
        if contest.result == "equal":
            _void_others(deal, contest, because)
    if contest.result == "good":
        _count_one(deal, first, contest.called, False, True, because, contest.claim, "winner")
    elif contest.result == "not_good" and both_count(deal, contest):
        _count_one(deal, first, contest.called, False, True, because, None, "both")
    requests.name_equal(deal, kind, deal.table.seats[0])
    ask(deal, "declared_so_far", None)
    ask(deal, "class_closed", None)


def _void_others(deal: DealState, contest: Contest, because: tuple[int, ...]) -> None:
    if contest.kind == "point":
        return
    for seat, best in zip(deal.table.seats, (contest.called, contest.claim), strict=True):
        for one in others_of(deal, seat, contest.kind, best):
            _count_one(deal, deal.table.side_of(seat), one, True, False, because, None, "voided")


def _count_one(
    deal: DealState,
    side: str,
    one: Combination | None,
    lesser: bool,
    good: bool,
    because: tuple[int, ...],
    beaten: Combination | None,
    why: str,
) -> None:
    if one is not None and deal.phase != "done":
        replier = side == deal.table.sides[1]
        heard = replier and deal.contests[one.kind].stated
        loser = deal.table.opponents(side)[0]
        ask(deal, f"{one.kind}_counted", Counted(side, one, lesser, good, because, beaten, why, heard, loser))


# --- elder counts the others ----------------------------------------------------------------------


def count(deal: DealState, action: Count) -> None:
    """Count elder's other combinations of a class."""
    contest = deal.contests[action.kind]
    side = deal.table.side_of(action.seat)
    because = contest.because
    why = "winner" if contest.winner == side else "both"
    for cards in action.combinations:
        one = read(deal, action.kind, cards)
        if extends(contest, one):
            _count_whole(deal, side, one, contest)
        else:
            _count_one(deal, side, one, True, True, because, None, why)
    ask(deal, "declared_so_far", None)
    ask(deal, "class_closed", None)
    if deal.phase != "done":
        _turn(deal)


def _count_whole(deal: DealState, side: str, one: Combination, contest: Contest) -> None:
    """Count a whole combination in place of a part that has scored: award the rest of its price."""
    called = contest.called
    assert called is not None  # it is what the whole extends
    made = [score.number for score in deal.scores if score.kind == one.kind and score.cards == called.cards]
    because = (contest.call, contest.reply, *made)
    ask(deal, f"{one.kind}_counted", Counted(side, one, True, True, because, None, "winner", instead=called))


# --- younger shows --------------------------------------------------------------------------------


def show(deal: DealState, action: Show) -> None:
    """Show and count younger's combinations class by class, in each the one that answered the call first."""
    side = deal.table.side_of(action.seat)
    for kind in KINDS:
        contest = deal.contests[kind]
        must, _ = shows(deal, kind)
        why = "winner" if contest.winner == side else "both"
        because = contest.because
        given = list(action.of(kind))
        if must is not None:
            first = next(cards for cards in given if set(must.cards) <= set(cards))
            given.remove(first)
            _count_one(deal, side, read(deal, kind, first), False, True, because, contest.called, why)
        for cards in given:
            _count_one(deal, side, read(deal, kind, cards), True, True, because, None, why)


def declarations_over(deal: DealState) -> None:
    """Close the declarations, and ask the clauses that wait until everything has been declared."""
    deal.declared = True
    for name in ("hands_settled", "hands_reckoned"):
        if deal.phase != "done":
            ask(deal, name, None)
