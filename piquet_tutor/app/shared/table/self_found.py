"""What the learner may press where they find what they call: they touch the cards, and no button holds them.

So it is at a real table. Whether there is anything to call, no button tells either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table.offers import (
    ANSWER_KEYS,
    Offer,
    answer_label,
    answers_to,
    begun_large,
    beside_words,
    nothing_label,
)
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Answer, Call, Count, Reply
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.combinations import Kind, Point, Sequence
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.engine import legal_actions
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.round import current_kind, waiting_to_count
from piquet_tutor.game.state import Deal

SHOW: Final = "show-me"
"""The button that lifts the cards to be called."""
PATIENCE: Final = 12
"""Seconds before it opens: one looks first."""


def is_found(deal: Deal) -> bool:
    """Whether cards are called, answered with or counted now; who has asked with some has found them."""
    if deal.phase == "declare" and not deal.done:
        contest = calling.current(deal)
        return contest is None or contest.claim is None
    return deal.phase == "round"


def counts(deal: Deal) -> bool:
    """Whether further combinations are counted now."""
    return waiting_to_count(deal) is not None if deal.phase == "round" else dialogue.expected(deal) is Count


def offers_found(deal: Deal, seat: Seat, chosen: frozenset[Card], language: str) -> list[Offer]:
    """Everything offered to this seat now, in the order of the buttons; what is called is made of the chosen cards.

    Args:
        deal: in which something is called, answered or counted.
        seat: whose turn it is.
        chosen: the cards touched.
        language: of the labels.
    """
    cards = sort_hand(chosen)
    if counts(deal):
        words = _counts(deal, chosen, language)
    elif deal.phase == "round":
        words = _round(deal, seat, cards, language)
    elif dialogue.expected(deal) is Reply:
        words = _replies(deal, seat, cards, language)
    else:
        words = _calls(deal, seat, cards, language)
    return [*words, *(beside_words(deal, seat, language) if deal.phase == "declare" else ())]


def to_be_found(deal: Deal, seat: Seat) -> Cards:
    """What there is to be found now: the best of the class, or all that still counts; empty where there is none."""
    if counts(deal):
        full = declarations.full_count(deal) if deal.phase == "declare" else next(legal_actions(deal))
        return _counted(full)
    if deal.phase == "round":
        kinds = [current_kind(deal)]
    elif dialogue.expected(deal) is Reply:
        contest = calling.current(deal)
        kinds = [contest.kind if contest is not None else None]
    else:
        kinds = [*calling.callable_kinds(deal)]
    best = next((one for kind in kinds if kind and (one := calling.best_of(deal, seat, kind)) is not None), None)
    return best.cards if best is not None else ()


def _counted(action: Action) -> Cards:
    """Every card that a count counts."""
    return tuple(card for one in getattr(action, "combinations", ()) for card in one)


def _round(deal: Deal, seat: Seat, cards: Cards, language: str) -> Iterator[Offer]:
    kind = current_kind(deal)
    assert kind is not None  # the phase would be over
    yield _call(deal, seat, kind, cards, language)
    yield _none(seat, kind, nothing_label(deal, kind, False, language), "n")


def _calls(deal: Deal, seat: Seat, cards: Cards, language: str) -> Iterator[Offer]:
    """Where the caller is free to choose the class, the chosen cards say which is meant."""
    kinds = calling.callable_kinds(deal)
    meant = next((kind for kind in kinds if cards and calling.combination(deal, kind, cards) is not None), kinds[0])
    yield _call(deal, seat, meant, cards, language)
    for place, kind in enumerate(kinds):
        yield _none(seat, kind, narration.message(f"table-do-none-{kind}", language), "" if place else "n")


def _call(deal: Deal, seat: Seat, kind: Kind, cards: Cards, language: str) -> Offer:
    why = "" if cards else narration.message(f"table-find-{kind}", language)
    return Offer(f"chosen-{kind}", _label(deal, kind, cards, language), Call(seat, kind, cards), bool(cards), "c", why)


def _label(deal: Deal, kind: Kind, cards: Cards, language: str) -> str:
    one = calling.combination(deal, kind, cards) if cards else None
    if one is None:
        return narration.message("table-find-call", language)
    if isinstance(one, Point):
        told = narration.message("table-find-call-point", language, length=one.length)
    elif isinstance(one, Sequence):
        told = narration.message("table-find-call-sequence", language, length=one.length)
    else:
        told = narration.message("table-find-call-set", language, size=one.size, rank=one.rank)
    return begun_large(told)


def _none(seat: Seat, kind: Kind, label: str, key: str) -> Offer:
    return Offer(f"none-{kind}", label, Call(seat, kind), key=key)


def _replies(deal: Deal, seat: Seat, cards: Cards, language: str) -> Iterator[Offer]:
    contest = calling.current(deal)
    assert contest is not None  # an answer is expected
    for answer in answers_to(contest):
        given = () if answer is Answer.GOOD else cards
        why = "" if answer is Answer.GOOD or cards else narration.message("table-find-answer", language)
        action, label = Reply(seat, contest.kind, answer, given), answer_label(contest, answer, language)
        yield Offer(f"reply-{answer.value}", label, action, False, ANSWER_KEYS[answer], why)


def _counts(deal: Deal, chosen: frozenset[Card], language: str) -> Iterator[Offer]:
    open_to = {frozenset(_counted(each)): each for each in legal_actions(deal)}
    nothing = open_to.pop(frozenset(), None)
    wanted = open_to.get(chosen)
    label = narration.message("table-find-count", language)
    if open_to:
        action = wanted or next(iter(open_to.values()))
        why = "" if wanted is not None else narration.message("table-find-others", language)
        yield Offer("count-chosen", label, action, wanted is not None, "c", why)
    if nothing is not None:
        yield Offer("count-none", narration.message("table-do-count-none", language), nothing, not open_to, "k")
