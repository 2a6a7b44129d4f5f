"""Bidding for the elder hand: which bids there are, what they are worth, what may be said, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Accept, Bid, Bidding, Double, Pass
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import BidSaid, PassedOut
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.rules.view import OpenView
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import Subject

BID_PAIRS_CLAUSE: Final = "bid.pairs"
"""The clause of the forms in which a bid is a number of tricks and a number of cards left."""
BID_SIGNED_CLAUSE: Final = "bid.signed"
"""The clause of the forms in which a bid is a number of tricks to win or to lose."""
Pair = tuple[int, int]
"""Tricks undertaken, and cards left in the talon."""


WON: Final = "plus"
"""The sign of a bid to win tricks, which every bid is if bids have no sign."""
LOST: Final = "minus"
"""The sign of a bid to lose tricks."""


# --- which bids there are -------------------------------------------------------------------------


def pairs(params: Mapping[str, Any]) -> tuple[Pair, ...]:
    """Every bid of tricks and cards left, the cheapest first.

    >>> every = pairs({"tricks": [7, 13], "left": [3, 8]})
    >>> len(every), len({value(*pair) for pair in every}), every[0], value(*every[-1])
    (42, 36, (7, 3), 104)
    """
    tricks, left = (range(low, high + 1) for low, high in (params["tricks"], params["left"]))
    return tuple(sorted(product(tricks, left), key=lambda pair: (value(*pair), pair)))


def value(tricks: int, left: int) -> int:
    """What making a bid scores: the tricks times the cards left."""
    return tricks * left


def pairs_worth(params: Mapping[str, Any], number: int) -> tuple[Pair, ...]:
    """The bids that a bare number can mean: none, one, or two.

    >>> pairs_worth({"tricks": [7, 13], "left": [3, 8]}, 36)
    ((9, 4), (12, 3))
    """
    return tuple(pair for pair in pairs(params) if value(*pair) == number)


def signed(params: Mapping[str, Any]) -> tuple[tuple[int, str], ...]:
    """Every bid of a number and a sign, the lowest number first."""
    low, high = params["tricks"]
    return tuple((number, sign) for number in range(low, high + 1) for sign in (WON, LOST))


def pair_bids(rules: RuleSet) -> tuple[Pair, ...]:
    """Every bid of tricks and cards left, the cheapest first; empty in forms without such bids."""
    rule = rules.clause_on(Subject.UNDERTAKING)
    return pairs(rule.params) if rule is not None and rule.policy == "bid_pairs" else ()


def signed_bids(rules: RuleSet) -> tuple[tuple[int, str], ...]:
    """Every bid of a number and a sign, the lowest first; empty in forms without such bids."""
    rule = rules.clause_on(Subject.UNDERTAKING)
    return signed(rule.params) if rule is not None and rule.policy == "bid_signed" else ()


def sign_of(deal: OpenView) -> str:
    """Whether the tricks of a deal are to be won (``plus``, the default) or lost (``minus``)."""
    return _sign(deal.undertaking)


def _sign(undertaking: Undertaking | None) -> str:
    return str(undertaking.sign) if undertaking is not None and undertaking.sign else WON


def line_under(rule: Rule, undertaking: Undertaking | None) -> int:
    """The points needed for a bonus, which may depend on the sign of the bid.

    Args:
        rule: the clause of a repique or pique, with ``target`` among its params.
        undertaking: the result of the bidding; None if there was none.
    """
    params = rule.params
    return int(params[_sign(undertaking) if WON in params else "target"])


def with_line_lowered(rule: Rule) -> Rule:
    """The clause of a bonus with one point less needed."""
    lines = {"target", "plus", "minus"}
    return replace(rule, params={name: each - 1 if name in lines else each for name, each in rule.params.items()})


def to_lose(deal: OpenView) -> bool:
    """Whether the bid was to lose tricks."""
    return deal.undertaking is not None and sign_of(deal) == LOST


def counts_for(deal: OpenView, winner: Side) -> Side:
    """The side for which a trick counts: the loser's, if the bid is to lose tricks."""
    return deal.table.opponents(winner)[0] if to_lose(deal) else winner


# --- what may be said -----------------------------------------------------------------------------


def said(deal: DealState) -> tuple[Bidding, ...]:
    """Everything said in the bidding so far."""
    return tuple(each for each in deal.actions if isinstance(each, Bidding))


def standing_bid(deal: DealState) -> Bid | None:
    """The last bid made."""
    return next((each for each in reversed(said(deal)) if isinstance(each, Bid)), None)


def factor(deal: DealState) -> int:
    """1, 2 or 4 if the standing bid is undoubled, doubled or redoubled; a new bid cancels a double."""
    doubles = 0
    for each in said(deal):
        doubles = 0 if isinstance(each, Bid) else doubles + isinstance(each, Double)
    return int(2**doubles)


def won_already(deal: DealState, seat: Seat) -> bool:
    """Whether the opponent has passed after this seat's “yes”, so that it may raise the bid or keep it."""
    words = said(deal)
    return len(words) > 1 and isinstance(words[-1], Pass) and words[-1].seat != seat


_REASONS: Final = ("bid.no_such", "bid.answer", "bid.higher", "bid.double")


@policy("said_in_pairs", refuses=_REASONS, decides=("bid.said",))
def said_in_pairs(deal: DealState, rule: Rule, event: Bidding | BidSaid) -> Iterable[Finding]:
    """The dealer names pairs, each worth more than the last; the opponent says yes or passes, and nobody doubles."""
    if isinstance(event, BidSaid):
        return _announcement(deal, event.action)
    words = said(deal)
    answers = bool(words) and isinstance(words[-1], Bid) and words[-1].seat != deal.to_act
    if isinstance(event, Accept) and not answers:
        return refuse("bid.answer", word="yes")
    if isinstance(event, Double):
        return refuse("bid.double", factor=factor(deal))
    return _pair_refused(deal, event) if isinstance(event, Bid) else ()


def _pair_refused(deal: DealState, bid: Bid) -> Iterable[Finding]:
    if bid.sign or (bid.tricks, bid.left) not in pairs(deal.rules.clauses[BID_PAIRS_CLAUSE].params):
        return refuse("bid.no_such", tricks=bid.tricks, left=bid.left, sign=bid.sign)
    other, dealer = deal.rules.table.seats
    words, last = said(deal), standing_bid(deal)
    first_passed = len(words) == 1 and isinstance(words[0], Pass)
    if deal.to_act != dealer and not first_passed and not won_already(deal, other):
        return refuse("bid.answer", word="bid")
    points = value(bid.tricks, bid.left)
    if last is not None and points <= value(last.tricks, last.left):
        over = value(last.tricks, last.left)
        return refuse("bid.higher", tricks=bid.tricks, left=bid.left, points=points, over=over)
    return ()


@policy("said_with_sign", refuses=_REASONS, decides=("bid.said",))
def said_with_sign(deal: DealState, rule: Rule, event: Bidding | BidSaid) -> Iterable[Finding]:
    """Bids go up by number, the opponent of the last bidder may double it and the bidder redouble; nobody says yes."""
    if isinstance(event, BidSaid):
        return _announcement(deal, event.action)
    if isinstance(event, Accept):
        return refuse("bid.answer", word="yes")
    if isinstance(event, Double):
        return () if _may_double(deal) else refuse("bid.double", factor=factor(deal))
    return _signed_refused(deal, event) if isinstance(event, Bid) else ()


def _signed_refused(deal: DealState, bid: Bid) -> Iterable[Finding]:
    if bid.left or (bid.tricks, bid.sign) not in signed(deal.rules.clauses[BID_SIGNED_CLAUSE].params):
        return refuse("bid.no_such", tricks=bid.tricks, left=bid.left, sign=bid.sign)
    last = standing_bid(deal)
    if last is not None and bid.tricks <= last.tricks:
        return refuse("bid.higher", tricks=bid.tricks, left=0, points=bid.tricks, over=last.tricks)
    return ()


def _may_double(deal: DealState) -> bool:
    last = standing_bid(deal)
    if last is None:
        return False
    return (last.seat != deal.to_act) == (factor(deal) == 1) and factor(deal) < 4


def _announcement(deal: DealState, action: Bidding) -> Iterable[Finding]:
    """A public finding of what was said."""
    if isinstance(action, Bid):
        points = value(action.tricks, action.left)
        facts = Facts(word="bid", tricks=action.tricks, left=action.left, sign=action.sign, points=points)
    else:
        words = {Accept: "yes", Pass: "pass", Double: "redouble" if factor(deal) == 4 else "double"}
        facts = Facts(word=words[type(action)])
    return (allowed(deal.table.side_of(action.seat), facts),)


@policy("passed_out", decides=("bid.passed_out",))
def passed_out(deal: DealState, rule: Rule, event: PassedOut) -> Iterable[Finding]:
    """Nobody bids: the deal is over, and the cards are dealt again."""
    yield allowed(None, Facts())


# --- what the last bid comes to -------------------------------------------------------------------


@policy("bid_pairs", "tricks", "left", decides=("bid.pairs",))
def bid_pairs(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """The hand goes to the bidder: who plays elder, for how many tricks, leaving how many cards."""
    if deal.undertaking is not None:
        yield _undertaken(deal, deal.undertaking)


@policy("bid_signed", "tricks", "combinations", "sinking", decides=("bid.signed",))
def bid_signed(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """The hand goes to the last bidder: who plays elder, to win or to lose how many tricks, doubled or not."""
    if deal.undertaking is not None:
        yield _undertaken(deal, deal.undertaking)


def _undertaken(deal: DealState, mine: Undertaking) -> Finding:
    facts = Facts(
        elder=mine.seat,
        tricks=mine.tricks,
        left=mine.left,
        sign=mine.sign,
        points=mine.value,
        factor=mine.factor,
        bare=not mine.tricks,
    )
    return allowed(deal.table.side_of(mine.seat), facts)
