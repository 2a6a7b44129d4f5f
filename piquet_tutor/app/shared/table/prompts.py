"""What is asked of whoever is to act, and what is allowed: the words of the prompt; and the keys of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table.bidding_scene import bid_label
from piquet_tutor.app.shared.table.offers import Offer, named
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Accept, Bid, Call, Pass, Reply
from piquet_tutor.game.cards import Card
from piquet_tutor.game.combinations import Kind, Point
from piquet_tutor.game.deal import dialogue
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import calling, counting, younger_showing
from piquet_tutor.game.rules.policies.bidding import factor, pair_bids, said, standing_bid, won_already
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.rules.policies.round import best_call, current_kind, waiting_to_count
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

Asking = tuple[str, str]
"""What is asked, and a line of help below it."""
KEYS: Final = ("move", "choose", "release")
"""What keys do that belong to no button."""


def turn_prompt(
    deal: Deal, viewpoint: Viewpoint, chosen: frozenset[Card], offered: Sequence[Offer], finding: bool = False
) -> Asking:
    """What is asked of the nearest seat, which is to act.

    Args:
        deal: it is this seat's turn.
        viewpoint: who looks.
        chosen: cards chosen so far.
        offered: the buttons.
        finding: the learner finds their own cards: they are not told.
    """
    if deal.phase == "carte_blanche":
        number = any(offer.id.startswith("blank-") and offer.id != "blank-keep" for offer in offered)
        return narration.message("table-ask-blank", viewpoint.language), narration.message(
            "table-ask-blank-number" if number else "table-ask-blank-plain", viewpoint.language
        )
    if deal.phase == "bidding":
        return _bidding(deal, viewpoint) if pair_bids(deal.rules) else _signed_bidding(deal, viewpoint)
    if deal.phase == "exchange":
        return _exchange(deal, viewpoint, len(chosen))
    if deal.phase == "declare":
        return _declare(deal, viewpoint, finding)
    if deal.phase == "round":
        return _round(deal, viewpoint)
    return _play(deal, viewpoint)


def _other(deal: Deal, viewpoint: Viewpoint) -> str:
    """The other player of two, by name."""
    return _name(deal.table.after(viewpoint.bottom), viewpoint)


def _name(seat: Seat, viewpoint: Viewpoint) -> str:
    return viewpoint.names.get(seat) or narration.message(f"table-name-{seat}", viewpoint.language)


def _exchange(deal: Deal, viewpoint: Viewpoint, count: int) -> Asking:
    least, most = limits(deal, viewpoint.bottom)
    if law_of(deal.rules).has(Subject.DEALER_EXCHANGE):
        return narration.message("table-ask-exchange-all", viewpoint.language, most=most), narration.message(
            "table-chosen", viewpoint.language, count=count
        )
    same = "yes" if least == most else "no"
    return (
        narration.message("table-ask-exchange", viewpoint.language, least=least, most=most, same=same),
        narration.message("table-chosen", viewpoint.language, count=count),
    )


def _play(deal: Deal, viewpoint: Viewpoint) -> Asking:
    if younger_showing.may_show(deal):
        return narration.message("table-ask-show", viewpoint.language, other=_other(deal, viewpoint)), ""
    if len(playable(deal)) == len(deal.hands[viewpoint.bottom]) == 1:
        return narration.message("table-ask-last-card", viewpoint.language), ""
    if not deal.trick:
        return narration.message("table-ask-lead", viewpoint.language), ""
    led = deal.trick[0].suit
    suit = narration.message(f"table-suit-{led.name.lower()}", viewpoint.language)
    holds = any(one.suit is led for one in playable(deal))
    return narration.message("table-ask-follow" if holds else "table-ask-discard", viewpoint.language, suit=suit), ""


# --- the bidding -----------------------------------------------------------------------------------------------------


def _bidding(deal: Deal, viewpoint: Viewpoint) -> Asking:
    """Pairs: one names, the other answers."""
    words, other, bid = said(deal), _other(deal, viewpoint), standing_bid(deal)
    text = bid_label(bid, viewpoint.language) if bid is not None else ""
    if not words:
        key = "open"
    elif won_already(deal, viewpoint.bottom) and bid is not None:
        key = "raise"
    elif isinstance(words[-1], Pass):
        key = "after-pass"
    elif isinstance(words[-1], Accept):
        key = "higher"
    else:
        key = "answer"
    told = {"other": other, "bid": text}
    return narration.message(f"table-ask-bid-{key}", viewpoint.language, **told), narration.message(
        f"table-ask-bid-{key}-detail", viewpoint.language, **told
    )


def _signed_bidding(deal: Deal, viewpoint: Viewpoint) -> Asking:
    """Numbers to win or to lose: either may bid, double, or end it."""
    bid = standing_bid(deal)
    if bid is None:
        return narration.message("table-ask-sign-open", viewpoint.language), narration.message(
            "table-ask-sign-open-detail", viewpoint.language
        )
    key = "table-ask-sign" if bid.seat != viewpoint.bottom else "table-ask-sign-mine"
    told = {"other": _other(deal, viewpoint), "bid": bid_label(_plain(bid), viewpoint.language), "factor": factor(deal)}
    return narration.message(key, viewpoint.language, **told), narration.message(f"{key}-detail", viewpoint.language)


def _plain(bid: Bid) -> Bid:
    return Bid(bid.seat, bid.tricks, bid.left, bid.sign)


# --- the calls of two ------------------------------------------------------------------------------------------------


def _declare(deal: Deal, viewpoint: Viewpoint, finding: bool) -> Asking:
    word = dialogue.expected(deal)
    if word is Call:
        kinds = calling.callable_kinds(deal)
        if len(kinds) > 1:
            return narration.message("table-ask-call-free", viewpoint.language), narration.message(
                "table-detail-call-free", viewpoint.language
            )
        return ask_to_call(kinds[0], viewpoint, finding)
    if word is Reply:
        contest = calling.current(deal)
        assert contest is not None  # an answer is expected
        told = next(r for r in reversed(deal.rulings) if r.number in (contest.call, contest.reply))
        cut = for_seat(told, viewpoint.seat)
        call = narration.text(cut, "call", viewpoint.language) if cut else ""
        asked = narration.message("table-ask-reply", viewpoint.language, other=_other(deal, viewpoint), call=call)
        question = f"table-detail-reply-{contest.kind if contest.called is not None else 'none'}"
        own = (
            narration.message("table-find-answer", viewpoint.language)
            if finding
            else _own_best(deal, viewpoint, contest)
        )
        detail = f"{narration.message(question, viewpoint.language, kind=contest.kind)} {own}"
        return asked, detail.strip()
    contest = counting.class_to_count(deal)
    assert contest is not None  # a count is expected
    return narration.message(f"table-ask-count-{contest.kind}", viewpoint.language), ""


def ask_to_call(kind: Kind, viewpoint: Viewpoint, finding: bool) -> Asking:
    """What is asked of whoever calls in one class, and a line of help.

    Args:
        kind: the class.
        viewpoint: who looks.
        finding: the learner touches the cards that are called, from the first to the last.
    """
    help_ = f"table-find-{kind}" if finding else f"table-detail-call-{kind}"
    return narration.message(f"table-ask-call-{kind}", viewpoint.language), narration.message(help_, viewpoint.language)


def _own_best(deal: Deal, viewpoint: Viewpoint, contest: Contest) -> str:
    """The best of a class in the learner's own hand, so that they need not count it themselves."""
    best = contest.claim or calling.best_of(deal, viewpoint.bottom, contest.kind)
    if best is None:
        return narration.message("table-yours-none", viewpoint.language)
    name = named(best, viewpoint.language)
    if isinstance(best, Point):
        return narration.message("table-yours-point", viewpoint.language, name=name, pips=best.pips)
    return narration.message("table-yours", viewpoint.language, name=name)


# --- the calls round the table ---------------------------------------------------------------------------------------


def _round(deal: Deal, viewpoint: Viewpoint) -> Asking:
    waiting = waiting_to_count(deal)
    if waiting is not None:
        return narration.message(f"table-ask-count-{waiting[0]}", viewpoint.language), ""
    kind = current_kind(deal)
    assert kind is not None  # the phase would be over
    best = best_call(deal, kind)
    if best is None:
        so_far = narration.message("table-round-best-none", viewpoint.language)
    else:
        so_far = narration.message(
            "table-round-best",
            viewpoint.language,
            who=_name(best[0], viewpoint),
            call=_words_of(deal, best[0], kind, viewpoint),
        )
    return narration.message(f"table-ask-round-{kind}", viewpoint.language), so_far


def _words_of(deal: Deal, seat: Seat, kind: Kind, viewpoint: Viewpoint) -> str:
    """What a seat has said of a class, as everybody heard it."""
    rule = f"{kind}.called"
    told = next(r for r in reversed(deal.rulings) if r.rule == rule and r.facts.get("seat") == seat)
    cut = for_seat(told, viewpoint.seat)
    return narration.text(cut, "call", viewpoint.language) if cut else ""


def key_scene(viewpoint: Viewpoint) -> dict[str, Any]:
    """The title of the list, a note on when keys work, and the keys that no button shows."""
    say = narration.message
    return {
        "label": say("table-keys", viewpoint.language),
        "note": say("table-keys-note", viewpoint.language),
        "rows": [
            {
                "keys": say(f"table-key-{one}", viewpoint.language),
                "does": say(f"table-key-{one}-does", viewpoint.language),
            }
            for one in KEYS
        ],
    }
