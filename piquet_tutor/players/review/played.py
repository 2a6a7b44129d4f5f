"""Where points were lost in the play: each card judged by what the seat could know, and by the actual cards.

The first judgement is an average over the hands the opponent could still hold at that moment, each solved. The second
is the difference between two solved plays of the actual deal; it is hindsight, and never called a mistake. If tricks
were bid for, both measure what the card does to the bid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any, Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.players.coach.play_model import COSTLY, PlayAdvice, Unadvised
from piquet_tutor.players.coach.playing import advising_play
from piquet_tutor.players.coach.principles import advice
from piquet_tutor.players.review.model import OPEN, SEEN, MissedChance, Remark, TakenAction
from piquet_tutor.reckoner.solver.dealt import Solved, UnsupportedDeal, of_the_play, solved
from piquet_tutor.reckoner.solver.pending_pique import tricks_of

LEAST: Final = COSTLY
"""How many points a card must have cost on average to be reported."""


def played_away(deal: Deal, seat: Seat, steps: Sequence[TakenAction]) -> Iterator[MissedChance | Remark | None]:
    """The cards that gave points away by what the seat could know, and those that did so only in hindsight.

    None for a card that gave nothing away, and between two tries.

    Args:
        deal: a deal that is over.
        seat: whose cards.
        steps: every action of the deal.
    """
    first = next((each for each in steps if isinstance(each.action, Play)), None)
    if first is None:
        return
    try:
        whole = solved(first.before)
    except UnsupportedDeal as fault:
        yield Remark("play-unserved", {"reason": fault.reason})
        return
    for step in steps:
        if isinstance(step.action, Play) and step.action.seat == seat:
            yield (yield from _of_card(step, seat, step.action.card))
    yield from _whole(deal, seat, first, whole)


def _of_card(step: TakenAction, seat: Seat, card: Card) -> Pausing[MissedChance | None]:
    """What one card cost; None if it was as good as any."""
    state = step.before
    if len(state.hands[seat]) == 1:
        return None
    lay = solved(state)
    if len(lay.cards) == 1:
        return None
    cost = lay.points - lay.cards[card].points
    expected = yield from expected_of(seen_by(state, seat))
    given = expected.best.points - expected.of(card).points if expected is not None else 0.0
    if expected is not None and given >= LEAST:
        better = _better(state, seat, lay, expected)
        there = expected.hands
        facts = {**_facts(step, card, better, cost), "hands": len(there.now), "sampled": there.sampled}
        facts |= _of_the_bid(expected, card, better)
        behind = _behind(expected)
        return MissedChance(
            "card", OPEN, round(given, 1), step.place, (card, better), facts, step.rulings, exact=False, behind=behind
        )
    if cost <= 0:
        return None
    better = _better(state, seat, lay, expected) if expected is not None else lay.best[0]
    better = better if better in lay.best else lay.best[0]
    facts = {**_facts(step, card, better, cost), "weighed": expected is not None, **_made(lay, card, better)}
    facts |= _what_the_bid_came_to(lay, card, better)
    return MissedChance("card-seen", SEEN, cost, step.place, (card, better), facts, step.rulings)


def _behind(expected: PlayAdvice) -> Callable[[Action], float]:
    """How many points each card gives away on average; everything that is not such a card gives away all."""
    best = expected.best.points
    averages = {each.card: best - each.points for each in expected.options}
    return lambda action: averages[action.card] if isinstance(action, Play) else inf


def expected_of(view: View) -> Pausing[PlayAdvice | None]:
    """The average value of each card a seat may play; None if the coach cannot compute it, or not in full.

    Args:
        view: what the seat knows at its turn; nothing else is used.
    """
    try:
        advice = yield from advising_play(view)
    except Unadvised:
        return None
    return None if advice.pique_left_out else advice


def _better(state: Deal, seat: Seat, lay: Solved, expected: PlayAdvice) -> Card:
    """The card to have played: of those best on average, the one that a plain reason names, as at the table.

    Where it names none of them, one that was also best as the cards lay, if any.
    """
    plain = advice(state, seat)
    if plain is not None and plain.card in expected.level:
        return plain.card
    return next((one for one in expected.level if one in lay.best), expected.best.card)


def _facts(step: TakenAction, card: Card, better: Card, cost: int) -> dict[str, Any]:
    state = step.before
    led = "no" if state.trick else "yes"
    return {"trick": len(state.tricks) + 1, "card": card, "better": better, "led": led, "lay": cost}


def _made(lay: Solved, card: Card, better: Card) -> dict[str, Any]:
    """How many of the remaining tricks each card makes, and the last one, if half-tricks were counted."""
    made, more = lay.cards[card].made, lay.cards[better].made
    if made is None or more is None or (made.tricks, made.last) == (more.tricks, more.last):
        return {"tricks": None, "better_tricks": None, "last": None, "better_last": None}
    return {"tricks": made.tricks, "better_tricks": more.tricks, "last": made.last, "better_last": more.last}


def _of_the_bid(expected: PlayAdvice, card: Card, better: Card) -> dict[str, Any]:
    """The share of the hands, in percent, in which the bid is made with either card, if the shares differ."""
    kept, more = expected.of(card).kept, expected.of(better).kept
    if expected.contract is None or kept is None or more is None:
        return {"wanted": None}
    shares = round(100 * kept), round(100 * more)
    wanted = expected.contract.wanted if shares[0] != shares[1] else None
    return {"wanted": wanted, "sign": expected.contract.sign, "share": shares[0], "better_share": shares[1]}


def _what_the_bid_came_to(lay: Solved, card: Card, better: Card) -> dict[str, Any]:
    """The bid, if one of the cards makes it and the other does not."""
    contract, made, more = lay.contract, lay.cards[card].made, lay.cards[better].made
    # While a pique is possible, a bid may be given up for it, so the tricks alone do not show which card is better.
    if contract is None or not contract.wanted or lay.live is not None or made is None or more is None:
        return {"wanted": None}
    before = 2 * tricks_of(lay.deal, lay.deal.table.side_of(lay.seat))[0]
    kept, better_kept = (contract.bid_made(before + each.half_tricks) for each in (made, more))
    wanted = contract.wanted if kept != better_kept else None
    return {"wanted": wanted, "sign": contract.sign, "kept": better_kept}


def _whole(deal: Deal, seat: Seat, first: TakenAction, whole: Solved) -> Iterator[Remark]:
    """What the play was worth at the first lead, and what it then scored."""
    decided = whole.contract is not None  # such a play stops once nothing depends on the remaining tricks
    if len(deal.tricks) < deal.rules.hand_size and not decided:  # conceded, or cut short when a race was won
        return
    sign = 1 if deal.table.side_of(seat) == deal.table.sides[0] else -1
    worth, came = sign * whole.ahead, sign * (of_the_play(deal) - of_the_play(first.before))
    yield Remark("play-whole", {"worth": worth, "came": came, "bid": decided})
