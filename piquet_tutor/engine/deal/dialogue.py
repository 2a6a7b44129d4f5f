"""The declaration dialogue: announce, answer, count, show; with sinking whole and partial.

Elder calls one combination of a class (or nothing). Younger answers good, not good or equal, having asked
"making?" or "how high?" where the number alone does not decide. Elder then counts his other combinations of a
class that is good. Younger, once a card is led, shows and counts what is good in his hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.actions import Action, Answer, Call, Count, Reply, Show
from piquet_tutor.engine.cards import Card, Cards, Void, pack_of
from piquet_tutor.engine.combinations import (
    KINDS,
    NOUGHT_LENGTH,
    Combination,
    Kind,
    Sequence,
    best_unseen_sequence,
    best_unseen_set,
    combination_of,
    is_nought,
    size_of,
    strength,
)
from piquet_tutor.engine.deal.asking import ask, tell
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.events import Counted, Settled
from piquet_tutor.engine.rules.model import Rule
from piquet_tutor.engine.rules.parts import Contest
from piquet_tutor.engine.rules.policies.bidding import to_lose
from piquet_tutor.engine.rules.policies.declaring import HALF, facts_told, holdings, rank_of, valid, worth
from piquet_tutor.engine.rulings import Facts, Frozen, OnlyFor
from piquet_tutor.engine.table import Seat

CLAUSE: Final[dict[Kind, str]] = {"point": "point.good", "sequence": "sequence.good", "set": "set.good"}
LESSER: Final[dict[Kind, str]] = {"sequence": "sequence.lesser", "set": "set.lesser"}

Refusal = tuple[str, Facts] | None


# --- what a seat has and may say ------------------------------------------------------------------


def clause(deal: Deal, kind: Kind) -> Rule:
    """The clause that says which of a class is good."""
    return deal.rules.clauses[CLAUSE[kind]]


def combination(deal: Deal, kind: Kind, cards: Cards) -> Combination | None:
    """These cards (or the mark of a void suit) as these rules read them, or None."""
    value = deal.rules.values["nought_value"]
    found = combination_of(kind, cards, value == HALF)
    return None if found is not None and is_nought(found) and value == "off" else found


def best_of(deal: Deal, seat: Seat, kind: Kind) -> Combination | None:
    """The best valid combination of a kind in the hand kept after the exchange; what a full call calls."""
    hand = deal.kept[seat]
    rule = clause(deal, kind)
    if "compare" not in rule.params:  # then the order in which they are held is the order that counts
        every = holdings(deal, kind, hand)
        return every[0] if every else None
    found = [one for one in holdings(deal, kind, hand) if valid(rule, one)]
    if not found:
        return None
    ranks = [rank_of(rule, one) for one in found]
    best = max(ranks)
    level = [one for one, rank in zip(found, ranks, strict=True) if rank == best]
    return level[0] if len(level) == 1 else _widest(deal, hand, level)


def _widest(deal: Deal, hand: Cards, level: list[Combination]) -> Combination:
    """Of points exactly alike, the one that leaves no card idle, if any (it matters to a carte rouge)."""
    runs = {one for run in holdings(deal, "sequence", hand) for one in run.cards}
    alike = runs | {one for group in holdings(deal, "set", hand) for one in group.cards}

    def idle(point: Combination) -> tuple[int, int]:
        rest = set(hand) - set(point.cards)
        return (min(1, len(rest - runs)), min(1, len(rest - alike)))

    return min(level, key=idle)


def others_of(deal: Deal, seat: Seat, kind: Kind, but: Combination | None) -> tuple[Combination, ...]:
    """The other whole combinations of a kind, not touching the one named."""
    taken = set(but.cards) if but is not None else set()
    return tuple(
        one
        for one in holdings(deal, kind, deal.kept[seat])
        if valid(clause(deal, kind), one) and taken.isdisjoint(one.cards)
    )


def sinking(deal: Deal) -> str:
    """How much less than he holds a player may declare; a bid to lose the tricks may forbid it."""
    if to_lose(deal):
        return str(deal.rules.clauses["bid.signed"].params["sinking"])
    return str(deal.rules.values["sinking"])


def read(deal: Deal, seat: Seat, kind: Kind, cards: Cards) -> Combination | tuple[str, Facts]:
    """Cards as a combination of a kind that this seat may call; or why they are none."""
    for one in cards:
        if one not in deal.kept[seat] and not isinstance(one, Void):
            return "cards.not_held", Facts(card=one)
    found = combination(deal, kind, cards)
    if found is None or (is_nought(found) and found not in holdings(deal, kind, deal.kept[seat])):
        return "declare.no_such", Facts(kind=kind, cards=cards)
    if not valid(clause(deal, kind), found):
        params = clause(deal, kind).params
        pips = params.get("min_pips", 0)
        return "point.too_short", Facts(length=len(cards), min_length=params["min_length"], min_pips=pips)
    return found


def short(deal: Deal, seat: Seat, kind: Kind, one: Combination | None) -> Refusal:
    """Why a call of less than the best may not be made, where the rules do not let a player sink."""
    how = sinking(deal)
    if how == "partial":
        return None
    best = best_of(deal, seat, kind)
    if best is None:
        return None
    if one in wholes(deal, seat, kind) or (one is None and how == "whole_class"):
        return None
    return "sinking.allowed", Facts(kind=kind, how=how, cards=best.cards)


def wholes(deal: Deal, seat: Seat, kind: Kind) -> list[Combination]:
    """What may be called of a kind where no part may be: the best, and those exactly alike.

    Where a void suit may be called, a player chooses between it and the best that is held in cards.
    """
    rule = clause(deal, kind)
    every = [one for one in holdings(deal, kind, deal.kept[seat]) if valid(rule, one)]
    best = best_of(deal, seat, kind)
    if best is None:
        return []
    held_in_cards = [rank_of(rule, one) for one in every if not is_nought(one)]
    tops = {rank_of(rule, best), *sorted(held_in_cards)[-1:]} if sinking(deal) != "none" else set()
    level = [
        one
        for one in every
        if rank_of(rule, one) in tops
        or (tops and is_nought(one))
        or (rank_of(rule, one) == rank_of(rule, best) and size_of(one) == size_of(best))
    ]
    return [best, *(one for one in level if one != best)]


# --- whose word it is -----------------------------------------------------------------------------


def current(deal: Deal) -> Contest | None:
    """The class that has been called and not settled."""
    for contest in deal.contests.values():
        if contest.spoken and not contest.settled:
            return contest
    return None


def callable_kinds(deal: Deal) -> tuple[Kind, ...]:
    """The classes elder may call now."""
    waiting = [kind for kind in KINDS if not deal.contests[kind].spoken]
    free = deal.rules.values["declare_order"] == "point_then_free" and waiting and waiting[0] != "point"
    return tuple(waiting if free else waiting[:1])


def counting(deal: Deal) -> Contest | None:
    """The class whose winner is now to count his other combinations."""
    if not deal.actions or not isinstance(deal.actions[-1], Reply):
        return None
    contest = deal.contests[deal.actions[-1].kind]
    if not contest.settled or not _caller_may_count(deal, contest):
        return None
    return contest


def _caller_may_count(deal: Deal, contest: Contest) -> bool:
    seat = deal.table.seats[0]
    if contest.kind == "point" or contest.called is None:
        return False
    if contest.result == "good":
        return bool(others_of(deal, seat, contest.kind, contest.called)) or whole_of(deal, seat, contest) is not None
    if _both(deal, contest):
        return bool(others_of(deal, seat, contest.kind, contest.called))
    return False


def _both(deal: Deal, contest: Contest) -> bool:
    """Whether whoever has not won this class may count his combinations of it all the same."""
    if contest.kind == "point":
        return False
    rule = clause(deal, contest.kind)
    if contest.result == "equal":
        return bool(rule.params.get("equal_voids") == "none")
    return bool(rule.params["lesser"] == "both")


def expected(deal: Deal) -> type[Call] | type[Reply] | type[Count]:
    """What kind of word comes next."""
    if counting(deal) is not None:
        return Count
    return Reply if current(deal) is not None else Call


def finished(deal: Deal) -> bool:
    """Whether the dialogue is over."""
    return all(contest.settled for contest in deal.contests.values()) and counting(deal) is None


def _turn(deal: Deal) -> None:
    first, second = deal.table.seats
    deal.put(to_act=second if expected(deal) is Reply else first)


# --- elder calls ----------------------------------------------------------------------------------


def call_refusal(deal: Deal, action: Call) -> Refusal:
    """Classes in their order; only what is held; no less than the rules let one call."""
    kinds = callable_kinds(deal)
    if action.kind not in kinds:
        return "declare.order", Facts(kind=action.kind, expected=kinds[0] if kinds else "")
    if not action.cards:
        return short(deal, action.seat, action.kind, None)
    found = read(deal, action.seat, action.kind, action.cards)
    if isinstance(found, tuple):
        return found
    return short(deal, action.seat, action.kind, found)


def call(deal: Deal, action: Call) -> None:
    """The call is made; what is told depends on the class and on what the rules make a player say at once."""
    kind, seat = action.kind, action.seat
    best = best_of(deal, seat, kind)
    if not action.cards:
        number = tell(deal, "declare.nothing", seat, Facts(kind=kind))
        if best is not None:
            _kept_back(deal, seat, best, None, number)
        _update(deal, Contest(kind, None, True, True, call=number))
        _turn(deal)
        return
    called = combination(deal, kind, action.cards)
    assert called is not None  # the judge has read it
    whole = _told_at_once(deal, seat, called)
    facts = Facts(cards=OnlyFor(seat, called.cards), **facts_told(called, whole), **_voids_too(deal, called))
    number = tell(deal, f"{kind}.called", seat, facts)
    if best is not None and strength(best) > strength(called):
        _kept_back(deal, seat, best, called, number)
    _update(deal, Contest(kind, called, True, whole, call=number))
    _turn(deal)


def _voids_too(deal: Deal, one: Combination) -> dict[str, bool]:
    """Said of a number that a void suit could stand for as well, where void suits may be called."""
    could = one.kind != "set" and size_of(one) == NOUGHT_LENGTH and deal.rules.values["nought_value"] != "off"
    return {"voids": True} if could else {}


def _told_at_once(deal: Deal, seat: Seat, called: Combination) -> bool:
    """Whether the call tells all that decides, or only the number until younger asks."""
    if called.kind == "set":
        return True
    if called.kind == "point":
        always = deal.rules.values["point_call"] == "value_always"
        return always or clause(deal, "point").params["compare"] == "pips"
    how = deal.rules.values["sequence_call"]
    return how == "top_always" or (how == "top_unless_unbeatable" and not _unbeatable(deal, seat, called))


def _kept_back(deal: Deal, seat: Seat, best: Combination, said: Combination | None, number: int) -> None:
    facts = Facts(kind=best.kind, cards=best.cards, called=said.cards if said else ())
    tell(deal, "sinking.allowed", seat, facts, because=(number,), audience=(seat,))


def _update(deal: Deal, contest: Contest) -> None:
    deal.put(contests=Frozen({**deal.contests, contest.kind: contest}))


# --- younger answers ------------------------------------------------------------------------------


def reply_refusal(deal: Deal, action: Reply) -> Refusal:
    """An answer must be true: not good needs better, equal needs the same, asking needs as many."""
    contest = current(deal)
    if contest is None or contest.kind != action.kind:
        return "declare.order", Facts(kind=action.kind, expected=contest.kind if contest else "")
    if action.answer is Answer.GOOD:
        return _good_refusal(deal, action.seat, contest)
    if not action.cards:
        return "reply.cards", Facts(kind=action.kind, answer=action.answer.value)
    claim = read(deal, action.seat, action.kind, action.cards)
    if isinstance(claim, tuple):
        return claim
    if contest.claim is not None and claim.cards != contest.claim.cards:
        return "reply.asked_with", Facts(kind=action.kind, cards=contest.claim.cards)
    return _compare_refusal(deal, action, contest, claim) or short(deal, action.seat, action.kind, claim)


def _good_refusal(deal: Deal, seat: Seat, contest: Contest) -> Refusal:
    if contest.claim is not None and _weigh(deal, contest, contest.claim) >= 0:
        return "reply.asked_with", Facts(kind=contest.kind, cards=contest.claim.cards)
    if sinking(deal) != "none":
        return None
    best = best_of(deal, seat, contest.kind)
    if best is None or (contest.called is not None and _weigh(deal, contest, best) < 0):
        return None
    return "sinking.allowed", Facts(kind=contest.kind, how="none", cards=best.cards)


def _weigh(deal: Deal, contest: Contest, claim: Combination) -> int:
    """1, 0 or -1 as the claim beats, equals or loses to the call, by what has been told so far."""
    called = contest.called
    if called is None:
        return 1
    rule = clause(deal, contest.kind)
    mine, other = rank_of(rule, claim), rank_of(rule, called)
    if not contest.stated:
        mine, other = (mine[0], 0), (other[0], 0)
    return int(mine > other) - int(mine < other)


def _compare_refusal(deal: Deal, action: Reply, contest: Contest, claim: Combination) -> Refusal:
    why = _untrue(action.answer, contest, _weigh(deal, contest, claim))
    if not why:
        return None
    return why, Facts(kind=action.kind, answer=action.answer.value, cards=claim.cards)


def _untrue(answer: Answer, contest: Contest, weight: int) -> str:
    """Why an answer may not be given with a claim of this weight (:func:`_weigh`); empty when it may."""
    if answer is Answer.NOT_GOOD and weight <= 0:
        return "reply.ask_first" if weight == 0 and not contest.stated else "reply.not_better"
    if answer is Answer.ASK and (contest.stated or contest.called is None or weight != 0):
        return "reply.ask"
    if answer is Answer.EQUAL and (not contest.stated or weight != 0 or contest.called is None):
        return "reply.ask_first" if not contest.stated else "reply.not_equal"
    return ""


def reply(deal: Deal, action: Reply) -> None:
    """The answer is given; asked, elder tells the value or the top; a last answer settles the class."""
    first, second = deal.table.seats
    contest = deal.contests[action.kind]
    kind = contest.kind
    claim = combination(deal, kind, action.cards) if action.cards else None
    if action.answer is Answer.ASK:
        called = contest.called
        assert called is not None  # the judge has seen to it
        facts = Facts(length=size_of(called), cards=OnlyFor(second, action.cards), **_voids_too(deal, called))
        asked = tell(deal, f"{kind}.asked", second, facts)
        stated = tell(deal, f"{kind}.stated", first, Facts(**facts_told(called, True)), because=(asked,))
        _update(deal, contest._replace(claim=claim, stated=True, reply=stated))
        deal.put(to_act=second)
        return
    said = Facts(
        answer=action.answer.value,
        called=contest.called is not None,
        cards=OnlyFor(second, claim.cards) if claim is not None else (),
        **(facts_told(contest.called, contest.stated) if contest.called is not None else {}),
    )
    number = tell(deal, f"{kind}.answered", second, said, because=(contest.call,))
    settled = _settle(contest, action.answer, claim, number, first, second)
    asked = contest.claim is not None
    hidden = None
    if settled.result in ("good", "nothing") and settled.winner != second:
        best = best_of(deal, second, kind)
        if best is not None and _weigh(deal, contest, best) >= 0:
            _kept_back(deal, second, best, None, number)
        elif best is not None:
            hidden = best
    _update(deal, settled)
    _close(deal, settled, hidden, asked)
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


def _close(deal: Deal, contest: Contest, hidden: Combination | None, asked: bool) -> None:
    """The class is settled: what is good scores, what is not is told why."""
    first, second = deal.table.sides[0], deal.table.sides[1]
    because = tuple(number for number in (contest.call, contest.reply) if number)
    kind = contest.kind
    if contest.result == "equal" and _both(deal, contest):
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
        )
        ask(deal, f"{kind}_settled", event)
        if contest.result == "equal":
            _void_others(deal, contest, because)
    if contest.result == "good":
        _count_one(deal, first, contest.called, False, True, because, contest.claim, "winner")
    elif contest.result == "not_good" and _both(deal, contest):
        _count_one(deal, first, contest.called, False, True, because, None, "both")
    ask(deal, "class_closed", None)


def _void_others(deal: Deal, contest: Contest, because: tuple[int, ...]) -> None:
    if contest.kind == "point":
        return
    for seat, best in zip(deal.table.seats, (contest.called, contest.claim), strict=True):
        for one in others_of(deal, seat, contest.kind, best):
            _count_one(deal, deal.table.side_of(seat), one, True, False, because, None, "voided")


def _count_one(
    deal: Deal,
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


# --- elder counts his others ----------------------------------------------------------------------


def count_refusal(deal: Deal, action: Count) -> Refusal:
    """Only the class just won, only what is held, each card once; a short call may bind."""
    contest = counting(deal)
    if contest is None or contest.kind != action.kind:
        return "declare.order", Facts(kind=action.kind, expected=contest.kind if contest else "")
    called = contest.called
    used: set[Card] = set(_run_of(deal, action.seat, called)) if called is not None else set()
    more = False  # of the run or rank that was called
    for cards in action.combinations:
        found = read(deal, action.seat, action.kind, cards)
        if isinstance(found, tuple):
            return found
        run = _run_of(deal, action.seat, found)
        again = not used.isdisjoint(run)
        if again and (more or not _extends(contest, found)):
            return "declare.once", Facts(kind=action.kind, cards=found.cards)
        more = more or again
        used.update(run)
        rule = clause(deal, action.kind)
        better = called is not None and rank_of(rule, found) > rank_of(rule, called)
        if called is not None and better and short_call_binds(deal, action.seat, called):
            return "sinking.binds", Facts(kind=action.kind, cards=found.cards, called=called.cards)
        part = _part_refusal(deal, action.kind, found, run)
        if part is not None:
            return part
    return None


def _extends(contest: Contest, one: Combination) -> bool:
    """Whether this is more of the very run or rank of which a part was called, and was good."""
    called = contest.called
    return contest.result == "good" and called is not None and set(called.cards) < set(one.cards)


def whole_of(deal: Deal, seat: Seat, contest: Contest) -> Combination | None:
    """The whole of which a part was called and good, where it may yet be counted in the part's place."""
    called = contest.called
    if called is None or contest.kind == "point" or contest.result != "good":
        return None
    whole = combination(deal, contest.kind, _run_of(deal, seat, called))
    if whole is None or not _extends(contest, whole) or short_call_binds(deal, seat, called):
        return None
    return whole


def _run_of(deal: Deal, seat: Seat, one: Combination) -> Cards:
    """The whole combination in the hand that these cards are (part of)."""
    for whole in holdings(deal, one.kind, deal.kept[seat]):
        if one.cards[0] in whole.cards:
            return whole.cards
    return one.cards


def _part_refusal(deal: Deal, kind: Kind, found: Combination, run: Cards) -> Refusal:
    if sinking(deal) == "partial" or len(run) == len(found.cards):
        return None
    return "sinking.allowed", Facts(kind=kind, how=sinking(deal), cards=run)


def short_call_binds(deal: Deal, seat: Seat, called: Combination) -> bool:
    """Whether a call of less than is held keeps its caller from counting the better one."""
    how = deal.rules.values["short_call_binds"]
    if how != "unless_good_against_cards":
        return how == "always"
    return not _unbeatable(deal, seat, called)


def _unbeatable(deal: Deal, seat: Seat, called: Combination) -> bool:
    """Whether a sequence or set is better than any the other hand can hold, for all its caller can see."""
    known = {*deal.kept[seat], *deal.discards.get(seat, ()), *deal.peeked}
    unseen = frozenset(pack_of(deal.rules.pack).cards) - known
    hand = 0 if deal.rules.values["nought_value"] == "off" else deal.rules.hand_size
    best = best_unseen_sequence(unseen, hand) if isinstance(called, Sequence) else best_unseen_set(unseen)
    return best is None or best < strength(called)


def count(deal: Deal, action: Count) -> None:
    """Each scores; what is kept back is told to its holder alone."""
    contest = deal.contests[action.kind]
    side = deal.table.side_of(action.seat)
    because = tuple(number for number in (contest.call, contest.reply) if number)
    why = "winner" if contest.winner == side else "both"
    for cards in action.combinations:
        one = combination(deal, action.kind, cards)
        assert one is not None  # the judge has read it
        if _extends(contest, one):
            _count_whole(deal, side, one, contest)
        else:
            _count_one(deal, side, one, True, True, because, None, why)
    if deal.phase != "done":
        _turn(deal)


def _count_whole(deal: Deal, side: str, one: Combination, contest: Contest) -> None:
    """The whole takes the place of its part, which has scored: what is left of its price is scored now."""
    called = contest.called
    assert called is not None  # it is what the whole extends
    made = [score.number for score in deal.scores if score.kind == one.kind and score.cards == called.cards]
    because = (contest.call, contest.reply, *made)
    ask(deal, f"{one.kind}_counted", Counted(side, one, True, True, because, None, "winner", instead=called))


# --- younger shows --------------------------------------------------------------------------------


def shows(deal: Deal, kind: Kind) -> tuple[Combination | None, bool]:
    """What younger must show of a kind (his claim), and whether he may show others besides."""
    contest = deal.contests[kind]
    second = deal.table.seats[1]
    if contest.winner == second:
        return contest.claim, kind != "point"
    if contest.settled and _both(deal, contest) and contest.called is not None:
        return contest.claim, True
    return None, False


def open_others(deal: Deal, kind: Kind, but: Combination | None) -> tuple[Combination, ...]:
    """Younger's other combinations of a kind that may be counted.

    Where the loser of a class may count too, what could have contested the call and was not set against it
    is waived.
    """
    contest = deal.contests[kind]
    second = deal.table.seats[1]
    found = others_of(deal, second, kind, but)
    if contest.result != "good":
        return found
    return tuple(
        one
        for one in found
        if _weigh(deal, contest, one) < 0 or (contest.claim is not None and one.cards == contest.claim.cards)
    )


def may_show(deal: Deal) -> bool:
    """Whether younger has something to show before he plays to the first trick."""
    if deal.declared or deal.tricks or not deal.trick:
        return False
    for kind in KINDS:
        must, others = shows(deal, kind)
        if must is not None or (others and open_others(deal, kind, None)):
            return True
    return False


def show_refusal(deal: Deal, action: Show) -> Refusal:
    """What was answered for must be shown; nothing else may be, but lesser ones of a class won."""
    for kind in KINDS:
        must, others = shows(deal, kind)
        given = action.of(kind)
        if must is not None and not any(set(must.cards) <= set(cards) for cards in given):
            return "show.claimed", Facts(kind=kind, cards=must.cards)
        if given and must is None and not others:
            return "show.not_open", Facts(kind=kind)
        used: set[Card] = set()
        for cards in given:
            found = read(deal, action.seat, kind, cards)
            if isinstance(found, tuple):
                return found
            run = _run_of(deal, action.seat, found) if kind != "point" else found.cards
            if not used.isdisjoint(run):
                return "declare.once", Facts(kind=kind, cards=found.cards)
            used.update(run)
            if must is None and waived(deal, kind, found):
                return "show.not_open", Facts(kind=kind)
            if kind == "point" and must is not None and found.cards != must.cards:
                return "show.claimed", Facts(kind=kind, cards=must.cards)
            part = _part_refusal(deal, kind, found, run) if kind != "point" else None
            if part is not None:
                return part
    return None


def waived(deal: Deal, kind: Kind, one: Combination) -> bool:
    """Whether saying “good” without asking has given this combination up."""
    contest = deal.contests[kind]
    mine = contest.claim is not None and one.cards == contest.claim.cards
    return contest.result == "good" and not mine and _weigh(deal, contest, one) >= 0


def show(deal: Deal, action: Show) -> None:
    """Class by class in the order of reckoning, the one answered for first."""
    side = deal.table.side_of(action.seat)
    for kind in KINDS:
        contest = deal.contests[kind]
        must, _ = shows(deal, kind)
        why = "winner" if contest.winner == side else "both"
        because = tuple(number for number in (contest.call, contest.reply) if number)
        given = list(action.of(kind))
        if must is not None:
            first = next(cards for cards in given if set(must.cards) <= set(cards))
            given.remove(first)
            _count_one(deal, side, combination(deal, kind, first), False, True, because, contest.called, why)
        for cards in given:
            _count_one(deal, side, combination(deal, kind, cards), True, True, because, None, why)


def declarations_over(deal: Deal) -> None:
    """Nothing more can be declared: what waited for the whole reckoning is asked now."""
    deal.put(declared=True)
    for moment in ("hands_settled", "hands_reckoned"):
        if deal.phase != "done":
            ask(deal, moment, None)


# --- what may be said -----------------------------------------------------------------------------


def legal(deal: Deal) -> Iterator[Action]:
    """Calls, answers or counts that may be made now."""
    seat = deal.to_act or ""
    word = expected(deal)
    if word is Call:
        for kind in callable_kinds(deal):
            for one in callable_combinations(deal, seat, kind):
                yield Call(seat, kind, one.cards)
            if short(deal, seat, kind, None) is None:
                yield Call(seat, kind)
    elif word is Reply:
        yield from legal_replies(deal)
    else:
        contest = counting(deal)
        assert contest is not None  # a count is expected
        rest = others_of(deal, seat, contest.kind, contest.called)
        whole = whole_of(deal, seat, contest)
        for more in ((), (whole.cards,)) if whole is not None else ((),):
            for size in range(len(rest), -1, -1):
                action = Count(seat, contest.kind, (*more, *(one.cards for one in rest[:size])))
                if count_refusal(deal, action) is None:
                    yield action


def callable_combinations(deal: Deal, seat: Seat, kind: Kind) -> list[Combination]:
    """What may be called of a kind: each whole combination, and where parts may be called their top cards."""
    rule = clause(deal, kind)
    every = [one for one in holdings(deal, kind, deal.kept[seat]) if valid(rule, one)]
    best = best_of(deal, seat, kind)
    if best is not None and every and every[0] is not best:
        every.remove(best)
        every.insert(0, best)
    if sinking(deal) != "partial":
        return _choices(deal, seat, kind)
    parts: list[Combination] = []
    for whole in every:
        for size in range(len(whole.cards) - 1, 0, -1):
            part = combination(deal, kind, whole.cards[:size])
            if part is not None and valid(rule, part):
                parts.append(part)
    return every + parts


def _choices(deal: Deal, seat: Seat, kind: Kind) -> list[Combination]:
    """The best, and where a void suit may be called the best of the other sort."""
    found = wholes(deal, seat, kind)
    sorts = [is_nought(one) for one in found]
    return [one for place, one in enumerate(found) if sorts.index(sorts[place]) == place]


def legal_replies(deal: Deal) -> Iterator[Reply]:
    """Every true answer: the strongest claim for each answer first, then lesser claims that serve too."""
    seat = deal.to_act or ""
    contest = current(deal)
    assert contest is not None  # an answer is expected
    claims = [contest.claim] if contest.claim is not None else callable_combinations(deal, seat, contest.kind)
    weighed = [(claim, _weigh(deal, contest, claim)) for claim in claims]
    for answer in (Answer.NOT_GOOD, Answer.ASK, Answer.EQUAL):
        for claim, weight in weighed:
            if not _untrue(answer, contest, weight) and short(deal, seat, contest.kind, claim) is None:
                yield Reply(seat, contest.kind, answer, claim.cards)
    if _good_refusal(deal, seat, contest) is None:
        yield Reply(seat, contest.kind, Answer.GOOD)


def legal_shows(deal: Deal) -> Iterator[Show]:
    """Everything that is good, then with the lesser ones kept back."""
    full = full_show(deal)
    yield full
    bare = Show(
        full.seat,
        full.point,
        full.sequences[:1] if shows(deal, "sequence")[0] is not None else (),
        full.sets[:1] if shows(deal, "set")[0] is not None else (),
    )
    if bare != full:
        yield bare


def full_show(deal: Deal) -> Show:
    """All that younger may count."""
    seat = deal.table.seats[1]
    given: dict[str, tuple[Cards, ...]] = {}
    for kind in KINDS:
        must, others = shows(deal, kind)
        rest = open_others(deal, kind, must) if others else ()
        given[kind] = (*((must.cards,) if must is not None else ()), *(one.cards for one in rest))
    point = given["point"][0] if given["point"] else ()
    return Show(seat, point, given["sequence"], given["set"])


def yet_to_show(deal: Deal) -> int:
    """The most that what younger has still to show can bring, a repique included."""
    if deal.declared:
        return 0
    full = full_show(deal)
    found = [combination(deal, kind, cards) for kind in KINDS for cards in full.of(kind)]
    points = sum(worth(clause(deal, one.kind), one) for one in found if one is not None)
    side = deal.table.sides[1]
    return points + (60 if deal.total(side) + points >= 30 else 0)


def full_reply(deal: Deal, claim: Combination | None = None, sunk: bool = False) -> Reply:
    """The plain true answer to the call on the table, setting the best held (or the claim given) against it."""
    seat = deal.table.seats[1]
    contest = current(deal)
    assert contest is not None  # an answer is expected
    kind = contest.kind
    best = contest.claim or claim or (None if sunk else best_of(deal, seat, kind))
    if best is None:
        return Reply(seat, kind, Answer.GOOD)
    weight = _weigh(deal, contest, best)
    if weight > 0:
        return Reply(seat, kind, Answer.NOT_GOOD, best.cards)
    if weight < 0:
        return Reply(seat, kind, Answer.GOOD)
    answer = Answer.EQUAL if contest.stated else Answer.ASK
    return Reply(seat, kind, answer, best.cards)


def full_count(deal: Deal) -> Count:
    """Count every other combination of the class just won (those a short call bars left out)."""
    contest = counting(deal)
    assert contest is not None  # a count is expected
    seat = deal.table.seats[0]
    chosen: tuple[Cards, ...] = ()
    for one in others_of(deal, seat, contest.kind, contest.called):
        if count_refusal(deal, Count(seat, contest.kind, (*chosen, one.cards))) is None:
            chosen = (*chosen, one.cards)
    return Count(seat, contest.kind, chosen)


def full_word(deal: Deal) -> Call | Reply | Count:
    """The next word of the dialogue, said in full and truly; a call is of the first kind that may be called."""
    word = expected(deal)
    if word is Call:
        return full_call(deal, callable_kinds(deal)[0])
    return full_count(deal) if word is Count else full_reply(deal)


def full_call(deal: Deal, kind: Kind) -> Call:
    """Call the best of a kind, or nothing."""
    seat = deal.table.seats[0]
    best = best_of(deal, seat, kind)
    return Call(seat, kind, best.cards if best is not None else ())
