"""What is shown of what was declared: on request, unasked where it is equal, and what declared cards bar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from piquet_tutor.engine.actions import AskToSee
from piquet_tutor.engine.cards import Card, Cards, Void
from piquet_tutor.engine.combinations import KINDS, Combination, Kind, Sequence, held, is_nought
from piquet_tutor.engine.rules.events import Declared
from piquet_tutor.engine.rules.model import Finding, Rule, refuse
from piquet_tutor.engine.rules.parts import Contest
from piquet_tutor.engine.rules.policies.declaring import measure, rank_of, valid
from piquet_tutor.engine.rules.registry import policy
from piquet_tutor.engine.rules.view import DealView
from piquet_tutor.engine.rulings import Facts, Verdict
from piquet_tutor.engine.table import Seat

IMPLIED: Final[tuple[Kind, ...]] = ("sequence", "set")
"""The classes in which declared cards can show more than was called. The point is always called first."""
BARS: Final = "declared.bars"


def declared(deal: DealView, kind: Kind, seat: Seat) -> Combination | None:
    """What a seat has declared of a class that has been settled; None for nothing.

    Elder has declared what elder called, younger what was equal to it. What younger holds that is better is
    declared only when younger shows it, and then it scores.
    """
    contest = deal.contests[kind]
    if not contest.settled:
        return None
    if seat == deal.table.seats[0]:
        return contest.called
    return contest.claim if contest.result == "equal" else None


def _refusal(deal: DealView, action: AskToSee) -> Iterable[Finding]:
    """Why a seat may not ask to see what the other declared: nothing was, it is known, or it need not be shown."""
    first, second = deal.table.seats
    seat, kind = (second if action.seat == first else first), action.kind
    contest = deal.contests[kind]
    one = declared(deal, kind, seat)
    if one is None:
        return refuse("ask.nothing", kind=kind)
    real = set(_real(one.cards))
    if seat in contest.seen or (real <= _scored(deal, kind) if real else bool(contest.winner)):
        return refuse("ask.seen", kind=kind)
    extent = str(deal.rules.values["show_extent"]) if deal.rules.values["show_on_request"] else "nothing"
    if not _within(extent, contest):
        return refuse("ask.need_not", kind=kind, extent=extent)
    if seat == second and not deal.trick and not deal.tricks:
        return refuse("ask.early", kind=kind)
    return ()


def _within(extent: str, contest: Contest) -> bool:
    """Whether what a class came to is among what must be shown."""
    return extent == "called" or (extent == "equal" and contest.result == "equal")


def _laid_open(one: Combination) -> dict[str, Any]:
    """The cards of a combination, or that it is a void suit, which has none."""
    return {"void": True} if is_nought(one) else {"cards": one.cards}


def _real(cards: Cards) -> Cards:
    """Cards that can be shown: the mark of a void suit is none."""
    return tuple(one for one in cards if not isinstance(one, Void))


def _scored(deal: DealView, *kinds: Kind) -> set[Card]:
    """Every card that has been shown because it scored in one of these classes."""
    return {one for score in deal.scores if score.kind in kinds for one in score.cards}


@policy(
    "shown_on_request",
    "extent",
    refuses=("ask.nothing", "ask.seen", "ask.need_not", "ask.early"),
    decides=("shown.on_request",),
)
def shown_on_request(deal: DealView, rule: Rule, event: AskToSee | Declared) -> Iterable[Finding]:
    """Asked to, a player shows every card of what they declared, as far as the rules go."""
    if isinstance(event, AskToSee):
        return _refusal(deal, event)
    one = event.combination
    facts = Facts(kind=one.kind, suit=one.cards[0].suit, **measure(one, ""), **_laid_open(one))
    return (Finding(Verdict.ALLOWED, deal.table.side_of(event.seat), facts, because=event.because),)


@policy("equal_named", "what", decides=("equal.named",))
def equal_named(deal: DealView, rule: Rule, event: Declared) -> Iterable[Finding]:
    """Of an equal point or sequence the suit is named, or every card is shown.

    A sequence whose length and top card are known is known card by card once its suit is named.
    """
    one = event.combination
    whole = rule.params["what"] == "cards" or isinstance(one, Sequence)
    cards = _laid_open(one) if whole or is_nought(one) else {}
    facts = Facts(kind=one.kind, suit=one.cards[0].suit, **measure(one, ""), **cards)
    yield Finding(Verdict.ALLOWED, deal.table.side_of(event.seat), facts, because=event.because)


@policy("declared_cards_bar", "extent", decides=("declared.bars",))
def declared_cards_bar(deal: DealView, rule: Rule, event: None) -> Iterable[Finding]:
    """Younger counts nothing that does not beat what elder's declared cards contain, called or not; told once."""
    second = deal.table.seats[1]
    for kind in IMPLIED:
        best, contest = barring(deal, kind), deal.contests[kind]
        claim = contest.claim
        told = any(each.rule == rule.id and each.facts["kind"] == kind for each in deal.rulings)
        if best is None or claim is None or told:
            continue
        facts = Facts(
            kind=kind,
            cards=claim.cards,
            other_cards=best.cards,
            **measure(claim, ""),
            **measure(best, "other_"),
        )
        because = tuple(number for number in (contest.call, contest.reply) if number)
        yield Finding(Verdict.DENIED, deal.table.side_of(second), facts, because=because, audience=(second,))


def barring(deal: DealView, kind: Kind) -> Combination | None:
    """What keeps younger's combination of a class from counting, although it beats the call; None for nothing.

    Calling is showing: the cards of what elder has declared good or equal are known to younger, and so is every
    sequence and set that lies wholly in them. The best of these bars what younger set against the call, if that is
    equal to it or lower. Where both sides count what they hold in a class, nothing is barred.
    """
    rule, contest = deal.rules.clauses.get(BARS), deal.contests[kind]
    if rule is None or kind not in IMPLIED or contest.claim is None or contest.winner != deal.table.sides[1]:
        return None
    clause = deal.rules.clauses[f"{kind}.good"]
    if contest.result not in ("not_good", "nothing") or clause.params["lesser"] == "both":
        return None
    cards = tuple(dict.fromkeys(_declared_cards(deal, str(rule.params["extent"]))))
    best = implied(clause, kind, cards)
    return best if best is not None and rank_of(clause, best) >= rank_of(clause, contest.claim) else None


def implied(clause: Rule, kind: Kind, cards: Cards) -> Combination | None:
    """The best sequence or set that lies wholly in cards that have been declared; None where there is none.

    Args:
        clause: the clause on which of that class is good.
        kind: the class.
        cards: what has been declared, each card once.
    """
    found = [one for one in held(kind, cards) if valid(clause, one)]
    return max(found, key=lambda one: rank_of(clause, one), default=None)


def _declared_cards(deal: DealView, extent: str) -> Iterator[Card]:
    """The cards of everything elder has declared that was good, or equal where that too must be shown."""
    scored = _scored(deal, *KINDS)
    yield from (one for one in deal.kept[deal.table.seats[0]] if one in scored)
    if extent != "scored" and deal.rules.values["show_on_request"]:
        for contest in deal.contests.values():
            if contest.result == "equal" and contest.called is not None:
                yield from _real(contest.called.cards)
