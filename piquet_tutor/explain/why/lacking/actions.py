"""Why a card was not played, or another number not exchanged: asked of the engine's judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking.common import Unmet, lay, nobody_bid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import EXCHANGES, TRICKS_TAKEN, Subject

_TOLD: Final = ("card", "cards", "suit", "led")
_COMMANDED: Final = frozenset({Subject.FOLLOWING_SUIT, Subject.HEADING, Subject.SHOWN})
"""Subjects of refusals of a card that have a sentence of their own."""


def play(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """Why a card could not be played: at the trick asked about, or at the first turn that forbade it.

    Where it may be played at the present turn, that is the answer.
    """
    one = question.cards[0]
    seats = known.seats_of(side)
    seats = tuple(seat for seat in seats if one in (known.kept(seat) or ())) or seats
    turns = [state for state in _turns(known, seats) if question.trick in (0, len(state.tricks) + 1)]
    played = _played(known, seats, one)
    if played is not None and question.trick in (0, played):
        return Unmet(_rulings_of_trick(known, played), [make.premise("played", side, card=one, trick=played)])
    if not turns:
        return Unmet((), _no_turn(known, make, side, question))
    answers = [(state, judge(state, Play(state.to_act or "", one))) for state in turns if _holds(known, state, one)]
    refused = [each for each in answers if each[1].verdict is Verdict.REFUSED]
    free_now = bool(answers) and answers[-1][0] is known.deal and answers[-1] not in refused
    if refused and not free_now:
        return Unmet((), [_refusal(known, make, side, *refused[0])])
    if answers:
        return Unmet((), [_free(known, make, side, one, [state for state, _ in answers])])
    return Unmet((), _not_held(known, make, side, seats, one, turns[0], played))


def _turns(known: ReadersDeal, seats: tuple[Seat, ...]) -> list[Deal]:
    """The deal at each turn of these seats to play, the present turn included."""
    states = [state for state, action in known.history() if isinstance(action, Play) and action.seat in seats]
    deal = known.deal
    return [*states, deal] if deal.phase == "play" and deal.to_act in seats else states


def _played(known: ReadersDeal, seats: tuple[Seat, ...], one: Card) -> int | None:
    for seat in seats:
        cards = known.played_by(seat)
        if one in cards:
            return cards.index(one) + 1
    return None


def _rulings_of_trick(known: ReadersDeal, trick: int) -> tuple[int, ...]:
    subjects = TRICKS_TAKEN | {Subject.LEAD}
    return tuple(each.number for each in known.rulings if each.subject in subjects and each.facts.get("trick") == trick)


def _holds(known: ReadersDeal, state: Deal, one: Card) -> bool:
    """Whether the player held the card at that moment, and the reader may know it."""
    seat = state.to_act or ""
    return one in state.hands[seat] and (known.seat in (None, seat) or one in known.played_by(seat))


def _free(known: ReadersDeal, make: Maker, side: Side, one: Card, turns: Sequence[Deal]) -> Premise:
    """That nothing forbids a card at the present turn, where no card is chosen yet; else that nothing forbade it."""
    now = turns[-1] is known.deal
    facts: dict[str, Any] = {"card": one, "trick": len(turns[-1 if now else 0].tricks) + 1}
    if not now:
        facts["chosen"] = "yes"
    return make.premise("free_to_play", side, Subject.FOLLOWING_SUIT, **facts)


def _no_turn(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> list[Premise]:
    found = nobody_bid(known, make, side) if not known.deal.tricks else []
    return found or unfinished(known, make, side, "play") or [make.premise("no_such_trick", side, trick=question.trick)]


def _refusal(known: ReadersDeal, make: Maker, side: Side, state: Deal, ruling: Ruling) -> Premise:
    """The judge's refusal as a premise, with its reason, its clause and the cards that could be played."""
    facts: dict[str, Any] = {name: ruling.facts[name] for name in _TOLD if name in ruling.facts}
    facts |= {"trick": len(state.tricks) + 1, "reason": ruling.facts["reason"]}
    if known.seat not in (None, state.to_act):
        facts.pop("cards", None)  # private: what else the player could have played
    far = len(facts.get("cards", ())) or 1
    reason = str(ruling.facts["reason"]).partition(".")[2]
    return make.premise(
        f"must_{reason}" if ruling.subject in _COMMANDED else "refused",
        side,
        ruling.subject,
        far,
        **facts,
    )


def _not_held(
    known: ReadersDeal, make: Maker, side: Side, seats: tuple[Seat, ...], one: Card, state: Deal, played: int | None
) -> list[Premise]:
    trick = len(state.tricks) + 1
    if played is not None:
        return [make.premise("played_already", side, Subject.POSSESSION, 1, card=one, trick=trick, played=played)]
    if one not in known.pack:
        return [make.premise("not_in_pack", side, Subject.POSSESSION, 1, card=one)]
    seen = all(known.seat is None or seat == known.seat or known.kept(seat) is not None for seat in seats)
    if not seen and known.place_of(one) is None:
        return [make.premise("hidden", side, Subject.POSSESSION, 1, seat=seats[0])]
    first = make.premise("not_held", side, Subject.POSSESSION, 1, card=one)
    return [first, *(each for seat in seats[:1] for each in lay(known, make, side, seat, (one,), 1))]


# --- the exchange -------------------------------------------------------------------------------------------------


def exchange(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """How many cards could be exchanged, and why not more or fewer."""
    number = question.number
    for state, action in _exchanges(known, side):
        seat = action.seat if action is not None else state.to_act or ""
        if action is not None and len(action.cards) == number:
            numbers = tuple(each.number for each in known.rulings if _announces(each, side, number))
            return Unmet(numbers, [make.premise("exchanged", side, number=number)])
        ruling = judge(state, Exchange(seat, state.hands[seat][:number]))
        if number <= len(state.hands[seat]) and ruling.verdict is Verdict.ALLOWED:
            done = len(action.cards) if action is not None else None
            return Unmet(
                (), [make.premise("free_to_exchange", side, _exchange_of(known, side), number=number, done=done)]
            )
        return Unmet((), _limits(known, make, side, state, ruling, number))
    return Unmet((), nobody_bid(known, make, side) or _no_exchange(known, make, side))


def _exchanges(known: ReadersDeal, side: Side) -> list[tuple[Deal, Exchange | None]]:
    """The deal when a side exchanged, with the exchange; or, if it is about to exchange, the deal with None."""
    found: list[tuple[Deal, Exchange | None]] = [
        (state, each) for state, each in known.history() if isinstance(each, Exchange) and _of(known, each.seat, side)
    ]
    deal = known.deal
    if not found and deal.phase == "exchange" and deal.to_act is not None and _of(known, deal.to_act, side):
        return [(deal, None)]
    return found


def _of(known: ReadersDeal, seat: Seat, side: Side) -> bool:
    return known.deal.table.side_of(seat) == side


def _announces(ruling: Ruling, side: Side, number: int) -> bool:
    return ruling.subject in EXCHANGES and ruling.side == side and ruling.facts.get("count") == number


def _exchange_of(known: ReadersDeal, side: Side) -> Subject:
    if law_of(known.rules).has(Subject.DEALER_EXCHANGE):
        return Subject.DEALER_EXCHANGE
    return Subject.ELDER_EXCHANGE if side == known.deal.table.sides[0] else Subject.YOUNGER_EXCHANGE


def _limits(known: ReadersDeal, make: Maker, side: Side, state: Deal, ruling: Ruling, number: int) -> list[Premise]:
    facts = ruling.facts
    most = int(facts.get("maximum", len(state.stock)))
    least = int(facts.get("minimum", 0))
    far = number - most if number > most else least - number
    told: dict[str, Any] = {"number": number, "minimum": least, "maximum": most, "left": len(state.stock), "short": far}
    name = "all_or_nothing" if ruling.subject is Subject.DEALER_EXCHANGE else "too_many" if number > most else "too_few"
    found = [make.premise(name, side, ruling.subject, max(far, 1), **told)]
    if number <= most:
        return found
    far = found[0].far
    return [*found, *_taken_before(known, make, side, state, far), *_promised(known, make, side, state, far)]


def _taken_before(known: ReadersDeal, make: Maker, side: Side, state: Deal, far: int) -> list[Premise]:
    """That the opponent has drawn already, so that no more cards are left."""
    # A player may have discarded but not drawn yet: elder, when a number was named with a carte blanche.
    others = [seat for seat in state.discards if not _of(known, seat, side) and state.drawn.get(seat)]
    numbers = tuple(
        each.number for each in known.rulings if each.subject is Subject.ELDER_EXCHANGE and each.side != side
    )
    return [
        make.premise(
            "drawn_before",
            side,
            Subject.ELDER_EXCHANGE,
            far,
            numbers,
            taken=len(state.discards[seat]),
            left=len(state.stock),
            of=seat,
        )
        for seat in others
    ]


def _promised(known: ReadersDeal, make: Maker, side: Side, state: Deal, far: int) -> list[Premise]:
    """The cards that the bid promised to leave in the talon, or the number named with a carte blanche."""
    found = []
    first = side == state.table.sides[0]
    mine = state.undertaking
    if first and mine is not None and mine.left:
        found.append(make.premise("promised", side, Subject.UNDERTAKING, far, left=mine.left, stock=len(state.stock)))
    named = state.claimed.get(state.table.seats[0])
    if named is not None:
        found.append(make.premise("named", side, Subject.CARTE_BLANCHE_NAMED, far, number=named, own=first))
    return found


def _no_exchange(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    deal = known.deal
    if not deal.dealt:
        return [make.premise("dealt_unknown", side, Subject.CARDS_DRAWN)]
    if not deal.kept and not deal.done:
        return [make.premise("not_yet", side, phase=deal.phase)]
    law = law_of(known.rules)
    by_dealer = law.has(Subject.DEALER_EXCHANGE)
    if "exchange" not in known.rules.phases or (by_dealer and not law.dealer_may_exchange):
        return [make.premise("no_exchange", side, Subject.DEALER_EXCHANGE)]
    if by_dealer:
        return [make.premise("dealer_alone", side, Subject.DEALER_EXCHANGE)]
    return unfinished(known, make, side, "declare") or [make.premise("dealt_unknown", side, Subject.CARDS_DRAWN)]
