"""The exchange: how many cards each hand may take, and who may see the cards left in the talon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Exchange, FaceUntaken
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.rules.events import Drawn, Peeked, Took, TurnedUp, Untaken
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import Subject

EXCHANGE_DEALER_CLAUSE: Final = "exchange.dealer"
"""The clause of the forms in which only the dealer exchanges: the whole talon, or nothing."""


# --- how many -------------------------------------------------------------------------------------


def first_limits(rule: Rule, stock: int) -> tuple[int, int]:
    """Fewest and most cards elder may exchange, with ``stock`` cards in the talon."""
    return min(rule.params["minimum"], stock), min(rule.params["maximum"], stock)


def second_limits(rule: Rule, left: int) -> tuple[int, int]:
    """Fewest and most cards younger may exchange, with ``left`` cards in the talon."""
    most = min(left, 5) if rule.params["maximum"] == "five" else left
    fewest = {"majority": left // 2 + 1 if left else 0, "all_but_two": max(0, left - 2)}
    least = rule.params["minimum"]
    return min(fewest.get(least, least), most), most


def limits(deal: DealState, seat: Seat) -> tuple[int, int]:
    """Fewest and most cards this seat may exchange now."""
    if EXCHANGE_DEALER_CLAUSE in deal.rules.clauses:
        return 0, len(deal.stock)
    first = deal.table.seats[0]
    named = deal.claimed.get(first)
    if seat == first:
        if named is not None:
            return named, named
        promised = deal.undertaking.left if deal.undertaking is not None else 0
        return first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock) - promised)
    left = len(deal.stock) - (named if named is not None and first not in deal.drawn else 0)
    return second_limits(deal.rules.clauses["exchange.younger"], left)


def numbers(deal: DealState, seat: Seat) -> tuple[int, ...]:
    """Every number of cards this seat may exchange now, the smallest first."""
    least, most = limits(deal, seat)
    return (0, most) if EXCHANGE_DEALER_CLAUSE in deal.rules.clauses else tuple(range(least, most + 1))


@policy("elder_exchange", "minimum", "maximum", refuses=("exchange.elder",), decides=("exchange.elder",))
def elder_exchange(deal: DealState, rule: Rule, event: Exchange | Drawn) -> Iterable[Finding]:
    """Elder exchanges within the limits; the number is announced."""
    if isinstance(event, Drawn):
        return _exchanged(deal, event)
    return _number(deal, event, "exchange.elder") if event.seat == deal.table.seats[0] else ()


@policy("younger_exchange", "minimum", "maximum", refuses=("exchange.younger",), decides=("exchange.younger",))
def younger_exchange(deal: DealState, rule: Rule, event: Exchange | Drawn) -> Iterable[Finding]:
    """Younger exchanges within the limits; the number is announced."""
    if isinstance(event, Drawn):
        return _exchanged(deal, event)
    return _number(deal, event, "exchange.younger") if event.seat != deal.table.seats[0] else ()


def _number(deal: DealState, event: Exchange, reason: str) -> Iterable[Finding]:
    least, most = limits(deal, event.seat)
    if least <= len(event.cards) <= most:
        return ()
    return refuse(reason, count=len(event.cards), minimum=least, maximum=most, left=len(deal.stock))


def _exchanged(deal: DealState, event: Drawn) -> Iterable[Finding]:
    facts = Facts(count=event.number, maximum=event.maximum, left=event.left)
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("dealer_exchange", "how", refuses=(EXCHANGE_DEALER_CLAUSE,), decides=("exchange.dealer",))
def dealer_exchange(deal: DealState, rule: Rule, event: Exchange | Drawn) -> Iterable[Finding]:
    """The dealer alone exchanges: the whole talon, or nothing."""
    if isinstance(event, Exchange):
        most = len(deal.stock)
        return (
            ()
            if len(event.cards) in (0, most)
            else refuse(EXCHANGE_DEALER_CLAUSE, count=len(event.cards), maximum=most)
        )
    return (allowed(deal.table.side_of(event.seat), Facts(count=event.number, maximum=event.maximum)),)


@policy("cards_drawn", decides=("exchange.cards",))
def cards_drawn(deal: DealState, rule: Rule, event: Took) -> Iterable[Finding]:
    """As many cards are drawn from the top of the talon as were discarded; only the player knows which."""
    facts = Facts(discarded=event.discarded, drawn=event.drawn)
    yield allowed(deal.table.side_of(event.seat), facts, audience=(event.seat,))


# --- what is left of the talon --------------------------------------------------------------------


def left_to_peek(deal: DealState) -> Cards:
    """The cards elder could have taken but leaves, if elder may look at them; none once younger has drawn."""
    first, second = deal.table.seats
    if "talon.peek" not in deal.rules.clauses or not deal.rules.options.elder_peek or deal.drawn.get(second):
        return ()
    entitled = deal.rules.clauses["exchange.elder"].params["maximum"]
    return deal.stock[: max(0, entitled - len(deal.drawn[first]))]


@policy("talon_peek", decides=("talon.peek",))
def talon_peek(deal: DealState, rule: Rule, event: Peeked) -> Iterable[Finding]:
    """Elder looks at the cards they could have taken but leave."""
    yield allowed(deal.table.side_of(event.seat), Facts(cards=event.cards), audience=(event.seat,))


@policy("talon_foreign", refuses=("talon.foreign",), decides=("talon.foreign",))
def talon_foreign(deal: DealState, rule: Rule, event: FaceUntaken) -> Iterable[Finding]:
    """Nobody turns up cards of the talon that are the other player's to take or to leave; what that costs elsewhere."""
    theirs = event.seat == deal.table.seats[1] and deal.rules.clause_on(Subject.TALON_UNTAKEN) is not None
    if theirs or not deal.stock:
        return ()
    return refuse("talon.foreign", left=len(deal.stock), points=deal.rules.options.peek_penalty)


@policy("talon_left", decides=("talon.left",))
def talon_left(deal: DealState, rule: Rule, event: Untaken) -> Iterable[Finding]:
    """How many cards nobody took, and whether they may be seen."""
    facts = Facts(left=event.left, how=deal.rules.options.younger_untaken)
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("talon_turned_up", decides=("talon.faced",))
def talon_turned_up(deal: DealState, rule: Rule, event: TurnedUp) -> Iterable[Finding]:
    """The cards nobody took are turned up for both to see."""
    yield allowed(deal.table.side_of(event.seat), Facts(cards=deal.stock))


@policy("talon_untaken", refuses=("talon.untaken",), decides=("talon.untaken",))
def talon_untaken(deal: DealState, rule: Rule, event: FaceUntaken) -> Iterable[Finding]:
    """Only younger may turn up the cards nobody took: before the first call, or after elder's first lead."""
    how = deal.rules.options.younger_untaken
    before_calls = deal.phase == "declare" and not any(each.spoken for each in deal.contests.values())
    after_lead = len(deal.trick) == 1 and not deal.tricks
    in_time = (how == "expose_or_hide_now" and before_calls) or (how == "look_after_lead_shared" and after_lead)
    if event.seat == deal.table.seats[1] and deal.stock and not deal.faced and in_time:
        return ()
    return refuse("talon.untaken", left=len(deal.stock), how=str(how))
