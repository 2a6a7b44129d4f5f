"""What the learner may press: each offer is an action of the engine with a label; the judge says which are open."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table.bidding_scene import bid_label, bid_name, every_bid
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import (
    Accept,
    Action,
    Answer,
    Bid,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Double,
    Exchange,
    KeepCarteBlanche,
    Pass,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Card, Cards, Void, sort_hand
from piquet_tutor.game.combinations import Combination, Kind, Point, Sequence, is_nought, size_of
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.engine import OUT_OF_TURN, legal_actions, refusal_of
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import calling, sinking, younger_showing
from piquet_tutor.game.rules.policies.bidding import factor, pair_bids, said, standing_bid, won_already
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.rules.policies.requests import declared
from piquet_tutor.game.rules.policies.round import best_call, current_kind, waiting_to_count
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject


@dataclass(frozen=True)
class Offer:
    """A button: its name in messages, its label, and the action it does."""

    id: str
    label: str
    action: Action
    primary: bool = False
    key: str = ""
    closed: str = ""
    """What has to be done before it can be pressed; empty where the judge alone decides."""

    def scene(self, deal: Deal, told: Callable[[Ruling], str], tried: Container[str] = ()) -> dict[str, Any]:
        """The button as widgets draw it, closed with its reason when the judge refuses the action.

        An answer to a call is the learner's own to judge: it stays open until it has been tried, so that no closed
        button tells which answer is true.

        Args:
            deal: as it stands.
            told: a refusal in words.
            tried: the names of the answers that were refused already.
        """
        refusal = None if self.closed else refusal_of(deal, self.action)
        if isinstance(self.action, Reply) and self.id not in tried:
            refusal = None
        why = told(refusal) if refusal else self.closed
        return {
            "id": self.id,
            "label": self.label,
            "enabled": not why,
            "why": why,
            "primary": self.primary,
            "key": self.key,
        }


def offers(deal: Deal, seat: Seat, chosen: frozenset[Card], language: str) -> list[Offer]:
    """Everything offered to this seat now, in the order of the buttons."""
    if deal.to_act != seat:
        return list(_out_of_turn(deal, seat, language))
    if deal.phase == "carte_blanche":
        return list(_blank(deal, language))
    if deal.phase == "bidding":
        return list(_bidding(deal, seat, language))
    if deal.phase == "round":
        return list(_round(deal, seat, chosen, language))
    if deal.phase == "exchange":
        label = narration.message("table-do-exchange", language, count=len(chosen))
        # Taking none is the thing to do only where nothing else may be done.
        wanted = bool(chosen) or limits(deal, seat)[1] == 0
        whole = law_of(deal.rules).has(Subject.DEALER_EXCHANGE) and not chosen
        label = narration.message("table-do-exchange-none", language) if whole else label
        return [Offer("exchange", label, Exchange(seat, sort_hand(chosen)), wanted, "e")]
    if deal.phase == "declare":
        return [*_words(deal, seat, chosen, language), *beside_words(deal, seat, language)]
    quiet = [*_requests(deal, seat, language), *_giving_up(deal, seat, language)]
    if younger_showing.may_show(deal):
        return [*_shows(deal, language), *_out_of_turn(deal, seat, language), *quiet]
    return quiet


def beside_words(deal: Deal, seat: Seat, language: str) -> list[Offer]:
    """What may be done in the dialogue beside speaking: cards left in the talon faced, the other’s asked for."""
    return [*_out_of_turn(deal, seat, language), *_requests(deal, seat, language)]


_REQUEST_KEYS: Final[Mapping[Kind, str]] = {"point": "p", "sequence": "f", "set": "j"}


def _requests(deal: Deal, seat: Seat, language: str) -> Iterator[Offer]:
    """What may be asked of the opponent, who then has to show it."""
    for action in deal.requests:
        one = declared(deal, action.kind, deal.table.after(seat))
        if action.seat == seat and one is not None:
            label = narration.message(f"table-do-see-{action.kind}", language, size=size_of(one))
            yield Offer(f"see-{action.kind}", label, action, key=_REQUEST_KEYS[action.kind])


def _giving_up(deal: Deal, seat: Seat, language: str) -> Iterator[Offer]:
    action = Concede(seat)
    if refusal_of(deal, action) is None:
        yield Offer("concede", narration.message("table-do-concede", language), action, key="w")


def _blank(deal: Deal, language: str) -> Iterator[Offer]:
    for action in legal_actions(deal):
        if isinstance(action, ClaimCarteBlanche):
            if action.exchange is None:
                yield Offer("blank", narration.message("table-do-blank", language), action, True, "b")
            else:
                label = narration.message("table-do-blank-number", language, count=action.exchange)
                yield Offer(f"blank-{action.exchange}", label, action, key=str(action.exchange))
    yield Offer(
        "blank-keep", narration.message("table-do-keep", language), KeepCarteBlanche(deal.to_act or ""), key="k"
    )


# --- the bidding -------------------------------------------------------------------------------------


def _bidding(deal: Deal, seat: Seat, language: str) -> Iterator[Offer]:
    """The words that belong to this form of bidding, then every bid there is."""
    won = won_already(deal, seat)
    yield Offer(
        "pass", narration.message("table-do-keep-bid" if won else "table-do-pass", language), Pass(seat), won, "p"
    )
    if pair_bids(deal.rules):
        if not won and _was_bid(deal):
            yield Offer("yes", narration.message("table-do-yes", language), Accept(seat), key="y")
    elif standing_bid(deal) is not None:
        again = factor(deal) > 1
        yield Offer(
            "double",
            narration.message("table-do-redouble" if again else "table-do-double", language),
            Double(seat),
            key="d",
        )
    for bid in every_bid(deal, seat):
        yield Offer(bid_name(bid), bid_label(bid, language), bid)


def _was_bid(deal: Deal) -> bool:
    words = said(deal)
    return bool(words) and isinstance(words[-1], Bid)


def is_bid(offer: Offer) -> bool:
    """Whether an offer is a bid: those are drawn as a grid, not as buttons beside each other."""
    return isinstance(offer.action, Bid)


# --- calls round the table ---------------------------------------------------------------------------


def _round(deal: Deal, seat: Seat, chosen: frozenset[Card], language: str) -> Iterator[Offer]:
    if waiting_to_count(deal) is not None:
        full = next(legal_actions(deal))
        assert isinstance(full, Count)  # somebody is to count
        yield from _counts(deal, full, language)
        return
    kind = current_kind(deal)
    assert kind is not None  # the phase would be over
    best = calling.best_of(deal, seat, kind)
    call = Call(seat, kind, best.cards) if best is not None else None
    may = call is not None and refusal_of(deal, call) is None
    if best is not None and call is not None:
        yield Offer(f"call-{kind}", named(best, language), call, may and not chosen, "c")
        if chosen and calling.combination(deal, kind, sort_hand(chosen)) != best:
            label = narration.message("table-do-chosen", language, count=len(chosen))
            yield Offer(f"chosen-{kind}", label, Call(seat, kind, sort_hand(chosen)), True, "h")
    yield Offer(f"none-{kind}", nothing_label(deal, kind, may, language), Call(seat, kind), not may and not chosen, "n")


def nothing_label(deal: Deal, kind: Kind, may: bool, language: str) -> str:
    """The button of whoever does not call: it says so where something is held back."""
    heard = best_call(deal, kind) is not None
    if may:
        return narration.message("table-do-round-sink" if heard else "table-do-sink", language)
    return narration.message("table-do-round-pass" if heard else f"table-do-round-none-{kind}", language)


_NO_CHOICE: Final[tuple[Any, ...]] = tuple(
    kind for kind in OUT_OF_TURN if [each.name for each in fields(kind)] == ["seat"]
)
"""What may be done out of turn and leaves nothing to choose."""
_KEYS_OUT_OF_TURN: Final[Mapping[str, str]] = {"face": "t"}


def _out_of_turn(deal: Deal, seat: Seat, language: str) -> Iterator[Offer]:
    for kind in () if deal.done else _NO_CHOICE:
        action, word = kind(seat), kind.word
        if refusal_of(deal, action) is None:
            label = narration.message(f"table-do-{word}", language)
            yield Offer(word, label, action, key=_KEYS_OUT_OF_TURN.get(word, ""))


# --- words of the dialogue ---------------------------------------------------------------------------


def listed(cards: Cards, language: str) -> str:
    """Cards with their pips, as a label shows them; of a void suit called, nought and the suit."""
    return " ".join(_sign(one, language) for one in cards)


def _sign(one: Card, language: str) -> str:
    return "0" + one.suit.symbol if isinstance(one, Void) else narration.card_symbol(one, language)


def named(one: Combination, language: str) -> str:
    """A combination as a button names it."""
    return begun_large(_named(one, language))


def begun_large(label: str) -> str:
    """A label with a capital letter at its beginning."""
    return label[:1].upper() + label[1:]


def _named(one: Combination, language: str) -> str:
    cards = listed(one.cards, language)
    if isinstance(one, Point):
        return narration.message("table-do-call-point", language, length=one.length, cards=cards)
    if isinstance(one, Sequence):
        return narration.message("table-do-call-sequence", language, length=one.length, cards=cards)
    return narration.message("table-do-call-set", language, size=one.size, rank=one.rank, cards=cards)


def _words(deal: Deal, seat: Seat, chosen: frozenset[Card], language: str) -> Iterator[Offer]:
    word = dialogue.expected(deal)
    if word is Call:
        for place, kind in enumerate(calling.callable_kinds(deal)):
            yield from _calls(deal, seat, kind, chosen, language, place == 0)
    elif word is Reply:
        yield from _replies(deal, seat, chosen, language)
    else:
        yield from _counts(deal, declarations.full_count(deal), language)


def _calls(deal: Deal, seat: Seat, kind: Kind, chosen: frozenset[Card], language: str, first: bool) -> Iterator[Offer]:
    best = calling.best_of(deal, seat, kind)
    if best is None:
        yield Offer(f"none-{kind}", narration.message(f"table-do-none-{kind}", language), Call(seat, kind), first, "n")
        return
    plain = first and not chosen
    yield Offer(f"call-{kind}", named(best, language), Call(seat, kind, best.cards), plain, "c" if first else "d")
    for one in sinking.wholes(deal, seat, kind):
        if one != best and is_nought(one):
            call = Call(seat, kind, one.cards)
            yield Offer(f"void-{kind}-{one.cards[0].suit.letter.lower()}", named(one, language), call)
    if chosen and calling.combination(deal, kind, sort_hand(chosen)) != best:
        label = narration.message("table-do-chosen", language, count=len(chosen))
        yield Offer(f"chosen-{kind}", label, Call(seat, kind, sort_hand(chosen)), first, "h")
    several = len(calling.callable_kinds(deal)) > 1
    sink = narration.message(f"table-do-sink-{kind}" if several else "table-do-sink", language)
    yield Offer(f"sink-{kind}", sink, Call(seat, kind), key="s" if first else "x")


def _replies(deal: Deal, seat: Seat, chosen: frozenset[Card], language: str) -> Iterator[Offer]:
    contest = calling.current(deal)
    assert contest is not None  # an answer is expected
    kind = contest.kind
    best = contest.claim or calling.best_of(deal, seat, kind)
    picked = calling.combination(deal, kind, sort_hand(chosen)) if chosen else None
    claim = picked or best
    cards = claim.cards if claim is not None else ()
    for answer in answers_to(contest):
        action = Reply(seat, kind, answer, () if answer is Answer.GOOD else cards)
        label = answer_label(contest, answer, language)
        yield Offer(f"reply-{answer.value}", label, action, key=ANSWER_KEYS[answer])


def answers_to(contest: Contest) -> list[Answer]:
    """What can be answered to a call, always in this order."""
    answers = [Answer.GOOD, Answer.NOT_GOOD]
    if contest.called is not None and contest.kind != "set":
        answers.append(Answer.EQUAL)
    if not contest.stated and contest.called is not None:
        answers.append(Answer.ASK)
    return answers


def answer_label(contest: Contest, answer: Answer, language: str) -> str:
    """What the button of an answer says."""
    if contest.called is None:
        return narration.message(f"table-do-none-{answer.value}", language)
    return narration.message(
        f"table-do-ask-{contest.kind}" if answer is Answer.ASK else f"table-do-{answer.value}", language
    )


ANSWER_KEYS: Final = {Answer.GOOD: "g", Answer.ASK: "m", Answer.NOT_GOOD: "n", Answer.EQUAL: "q"}


def _counts(deal: Deal, full: Count, language: str) -> Iterator[Offer]:
    seen = set()
    for place, action in enumerate(legal_actions(deal)):
        combinations = getattr(action, "combinations", ())
        if combinations in seen:
            continue
        seen.add(combinations)
        if combinations:
            cards = " + ".join(listed(cards, language) for cards in combinations)
            label = narration.message("table-do-count", language, cards=cards)
            yield Offer(f"count-{place}", label, action, action == full, "c" if action == full else "")
        else:
            yield Offer(
                "count-none", narration.message("table-do-count-none", language), action, not full.combinations, "k"
            )


def _shows(deal: Deal, language: str) -> Iterator[Offer]:
    for place, action in enumerate(declarations.legal_shows(deal)):
        assert isinstance(action, Show)  # legal_shows yields nothing else
        key = "table-do-show" if place == 0 else "table-do-show-bare"
        yield Offer(f"show-{place}", narration.message(key, language), action, place == 0, "c" if place == 0 else "k")
