"""Showing declared combinations, on request or unasked if equal; and what declared cards bar from counting."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed, denied, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import AskToSee
from piquet_tutor.game.cards import Card, Cards, Void, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Sequence, held, is_nought
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.events import Declared
from piquet_tutor.game.rules.policies.declaring import call_facts, measure, rank_of, valid
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import EQUAL

IMPLIED: Final[tuple[Kind, ...]] = ("sequence", "set")
"""The classes in which declared cards can show more than was called. The point is always called first."""
BARS: Final = "declared.bars"


def declared(deal: DealState, kind: Kind, seat: Seat) -> Combination | None:
    """What a seat has declared of a class that has been settled; None for nothing.

    Elder has declared what they called, younger what was equal to it. A better combination of younger's is declared
    only when they show it, and then it scores.
    """
    contest = deal.contests[kind]
    if not contest.settled:
        return None
    if seat == deal.table.seats[0]:
        return contest.called
    return contest.claim if contest.result == "equal" else None


def _refusal(deal: DealState, action: AskToSee) -> Iterable[Finding]:
    """A refusal to show, if nothing was declared, it is known already, need not be shown, or it is too early."""
    first, second = deal.table.seats
    seat, kind = (second if action.seat == first else first), action.kind
    contest = deal.contests[kind]
    one = declared(deal, kind, seat)
    if one is None:
        return refuse("ask.nothing", kind=kind)
    real = set(_real(one.cards))
    if seat in contest.seen or (real <= _scored(deal, kind) if real else bool(contest.winner)):
        return refuse("ask.seen", kind=kind)
    extent = deal.rules.options.show_extent if deal.rules.options.show_on_request else "nothing"
    if not _within(extent, contest):
        return refuse("ask.need_not", kind=kind, extent=extent)
    if seat == second and not deal.trick and not deal.tricks:
        return refuse("ask.early", kind=kind)
    return ()


def _within(extent: str, contest: Contest) -> bool:
    """Whether a class with this result must be shown."""
    return extent == "called" or (extent == "equal" and contest.result == "equal")


def _laid_open(one: Combination) -> dict[str, Any]:
    """The facts that show a combination: its cards, or that it is a void suit."""
    return {"void": True} if is_nought(one) else {"cards": one.cards}


def _real(cards: Cards) -> Cards:
    """The cards without markers of void suits."""
    return tuple([one for one in cards if not isinstance(one, Void)])


def _scored(deal: DealState, *kinds: Kind) -> set[Card]:
    """Every card that has been shown because it scored in one of these classes."""
    return {one for score in deal.scores if score.kind in kinds for one in score.cards}


@policy(
    "shown_on_request",
    "extent",
    refuses=("ask.nothing", "ask.seen", "ask.need_not", "ask.early"),
    decides=("shown.on_request",),
)
def shown_on_request(deal: DealState, rule: Rule, event: AskToSee | Declared) -> Iterable[Finding]:
    """On request a player shows every card of what they declared, as far as the rules require it."""
    if isinstance(event, AskToSee):
        return _refusal(deal, event)
    one = event.combination
    facts = Facts(kind=one.kind, suit=one.cards[0].suit, **measure(one, ""), **_laid_open(one))
    return (allowed(deal.table.side_of(event.seat), facts, because=event.because),)


@policy("equal_named", "what", decides=("equal.named",))
def equal_named(deal: DealState, rule: Rule, event: Declared) -> Iterable[Finding]:
    """The suit of an equal point or sequence is named, or every card of it is shown.

    A sequence whose length and top card are known is known card by card once its suit is named.
    """
    one = event.combination
    whole = rule.params["what"] == "cards" or isinstance(one, Sequence)
    cards = _laid_open(one) if whole or is_nought(one) else {}
    facts = Facts(kind=one.kind, suit=one.cards[0].suit, **measure(one, ""), **cards)
    yield allowed(deal.table.side_of(event.seat), facts, because=event.because)


@policy("declared_cards_bar", "extent", decides=("declared.bars",))
def declared_cards_bar(deal: DealState, rule: Rule, event: None) -> Iterable[Finding]:
    """Younger counts nothing that elder's declared cards beat or equal, called or not; ruled once for each class."""
    second = deal.table.seats[1]
    for kind in IMPLIED:
        contest = deal.contests[kind]
        claim = contest.claim
        best = barring(deal, kind) if claim is not None else None
        if best is None or claim is None:
            continue
        if any(each.rule == rule.id and each.facts["kind"] == kind for each in deal.rulings):
            continue  # it has been told
        beaten = call_facts(contest.called, contest.stated) if contest.called is not None else {}
        facts = Facts(
            kind=kind,
            cards=claim.cards,
            other_cards=best.cards,
            **measure(claim, ""),
            **measure(best, "other_"),
            **{f"called_{name}": value for name, value in beaten.items()},
        )
        because = (*contest.because, *_declared_by(deal, best.cards, str(rule.params["extent"])))
        yield denied(deal.table.side_of(second), facts, because=because, audience=(second,))


def barring(deal: DealState, kind: Kind) -> Combination | None:
    """The combination in elder's declared cards that bars younger's, although that beats the call; None if none does.

    Calling is equivalent to showing: younger knows the cards of what elder has declared good or equal, and so every
    sequence and set wholly within them. The best of these bars younger's combination if it is equal or lower. Where
    both sides count what they hold in a class, nothing is barred.
    """
    contest = deal.contests[kind]
    if contest.claim is None or contest.winner != deal.table.sides[1] or contest.result not in ("not_good", "nothing"):
        return None
    clause, best = deal.rules.clauses[f"{kind}.good"], implied_so_far(deal, kind)
    return best if best is not None and rank_of(clause, best) >= rank_of(clause, contest.claim) else None


def implied_so_far(deal: DealState, kind: Kind) -> Combination | None:
    """The best sequence or set wholly within the cards elder has declared; None if that bars nothing in this class."""
    rule = deal.rules.clauses.get(BARS)
    if rule is None or kind not in IMPLIED:
        return None
    clause = deal.rules.clauses[f"{kind}.good"]
    if clause.params["lesser"] == "both":
        return None
    return implied(clause, kind, _declared_cards(deal, str(rule.params["extent"])))


@lru_cache(maxsize=1024)
def implied(clause: Rule, kind: Kind, cards: Cards) -> Combination | None:
    """The best sequence or set wholly within declared cards; None if there is none.

    Args:
        clause: the clause that decides which of that class is good.
        kind: the class.
        cards: what has been declared, each card once.
    """
    found = [one for one in held(kind, sort_hand(cards)) if valid(clause, one)]
    return max(found, key=lambda one: rank_of(clause, one), default=None)


def _declared_cards(deal: DealState, extent: str) -> Cards:
    """The cards of everything elder has declared that was good, or equal if that too must be shown."""
    declared = _scored(deal, *KINDS).union(*map(_called, _equal_to_show(deal, extent)))
    return sort_hand(declared.intersection(deal.kept[deal.table.seats[0]]))


def _equal_to_show(deal: DealState, extent: str) -> list[Contest]:
    """The classes in which elder's call was equal, if that too must be shown."""
    if extent == "scored" or not deal.rules.options.show_on_request:
        return []
    return [contest for contest in deal.contests.values() if contest.result == "equal"]


def _called(contest: Contest) -> Cards:
    return _real(contest.called.cards) if contest.called is not None else ()


def _declared_by(deal: DealState, cards: Cards, extent: str) -> tuple[int, ...]:
    """The rulings by which elder declared these cards: as few as together hold them all, the earliest first."""
    equal = {EQUAL.get(contest.kind): _called(contest) for contest in _equal_to_show(deal, extent)}
    declared = {score.number: score.cards for score in deal.scores if score.kind in KINDS}
    declared |= {each.number: equal[each.subject] for each in deal.rulings if each.subject in equal}
    kept = dict(sorted(declared.items()))
    for number in sorted(declared, reverse=True):
        others = {one for other, shown in kept.items() if other != number for one in shown}
        if others.issuperset(cards):
            del kept[number]
    return tuple(kept)
