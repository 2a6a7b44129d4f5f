"""The hands dealt, and carte blanche: what it scores, who may keep quiet, who names a number, when it is announced."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, allowed, awarded, denied, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange, KeepCarteBlanche
from piquet_tutor.game.cards import Card, Rank
from piquet_tutor.game.rules.events import Blank, BlankKept, BlankTold
from piquet_tutor.game.rules.policies.exchange import first_limits
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState

COURTS = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})


def courts_in(cards: Iterable[Card], ten_is_court: bool) -> tuple[Card, ...]:
    """The cards that spoil a carte blanche."""
    return tuple(each for each in cards if each.rank in COURTS or (ten_is_court and each.rank is Rank.TEN))


@policy("hands_dealt", "first_dealer", decides=("deal.first", "deal.hands"))
def hands_dealt(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """Who is elder and what lies in the talon."""
    facts = Facts(hand=len(deal.dealt[deal.table.seats[0]]), talon=len(deal.talon))
    yield allowed(None, facts)


@policy("carte_blanche", "points", "ten_is_court", decides=("carte_blanche.award",))
def carte_blanche(deal: DealState, rule: Rule, event: Blank) -> Iterable[Finding]:
    """A hand dealt without court cards scores, unless the opponent's carte blanche cancels it."""
    side = deal.table.side_of(event.seat)
    holder = {} if event.seat == side else {"seat": event.seat}  # one of two partners
    facts = Facts(cards=event.cards, points=rule.params["points"], proved=bool(event.cards), **holder)
    undone = _undone(deal, event.seat)
    if undone:
        yield denied(side, Facts(**facts, why=undone), because=event.because)
    else:
        yield awarded(side, facts, rule.params["points"], event.because)


def _undone(deal: DealState, seat: str) -> str:
    """Why one of two cartes blanches does not count: ``both`` cancel, or ``younger`` wins; empty if it counts."""
    others = [other for other in deal.claimed if deal.table.side_of(other) != deal.table.side_of(seat)]
    if not others or len(deal.table.seats) > 2:
        return ""
    how = deal.rules.options.double_blank
    if how == "both_void":
        return "both"
    return "" if how == "both_score" or deal.table.side_of(seat) == deal.table.sides[-1] else "younger"


@policy("carte_blanche_again", "points", "ten_is_court", decides=("carte_blanche.again",))
def carte_blanche_again(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """A carte blanche that counted, and is blank again after the exchange, scores again."""
    for seat in deal.table.seats if rule.params["points"] else ():
        hand = deal.kept[seat]
        if _counted(deal, seat) and not courts_in(hand, rule.params["ten_is_court"]):
            facts = Facts(cards=hand, points=rule.params["points"])
            yield awarded(deal.table.side_of(seat), facts, rule.params["points"])


def _counted(deal: DealState, seat: str) -> bool:
    side = deal.table.side_of(seat)
    return seat in deal.proved and any(score.kind == "carte_blanche" and score.side == side for score in deal.scores)


def exchange_follows(deal: DealState) -> bool:
    """Whether elder exchanges next, so that a carte blanche can be shown then."""
    phases = deal.rules.phases
    return phases[phases.index("carte_blanche") + 1] == "exchange" and "exchange.elder" in deal.rules.clauses


def names_number(deal: DealState) -> bool:
    """Whether elder announces with a carte blanche how many cards they will exchange, which younger needs to know."""
    options = deal.rules.options
    if not exchange_follows(deal):
        return False
    return options.elder_blank_proof != "immediate" or options.elder_blank_draw_order == "younger_first"


def first_sets_aside(deal: DealState) -> bool:
    """Whether elder, having told a carte blanche, puts the cards to be exchanged apart before younger does."""
    first = deal.table.seats[0]
    named = deal.claimed.get(first) is not None
    return named and first not in deal.discards and deal.rules.options.elder_blank_proof == "after_both_discards"


def must_name(deal: DealState, seat: Seat) -> bool:
    """Whether this seat names a number with a carte blanche."""
    return seat == deal.table.seats[0] and names_number(deal)


def nameable(deal: DealState) -> tuple[int, int]:
    """The fewest and the most cards that elder may name."""
    return first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock))


@policy("carte_blanche_told", decides=("carte_blanche.claimed",))
def carte_blanche_told(deal: DealState, rule: Rule, event: BlankTold) -> Iterable[Finding]:
    """A carte blanche is announced to the table; younger's, if it has to wait, is private until then."""
    partners = len(set(deal.table.sides)) < len(deal.table.seats)
    facts = Facts(exchange=event.exchange, late=event.late, **({"seat": event.seat} if partners else {}))
    audience = (event.seat,) if event.waits else None
    yield allowed(deal.table.side_of(event.seat), facts, audience=audience)


@policy("carte_blanche_kept", decides=("carte_blanche.kept",))
def carte_blanche_kept(deal: DealState, rule: Rule, event: BlankKept) -> Iterable[Finding]:
    """A carte blanche that is kept quiet is known only to its holder."""
    yield allowed(deal.table.side_of(event.seat), Facts(), audience=(event.seat,))


@policy("carte_blanche_bound", refuses=("carte_blanche.bound",), decides=("carte_blanche.bound",))
def carte_blanche_bound(deal: DealState, rule: Rule, event: KeepCarteBlanche) -> Iterable[Finding]:
    """A carte blanche must be announced, unless the rules let its holder keep quiet."""
    return () if deal.rules.options.blank_optional else refuse("carte_blanche.bound")


@policy("carte_blanche_number", refuses=("carte_blanche.number",), decides=("carte_blanche.number",))
def carte_blanche_number(deal: DealState, rule: Rule, event: ClaimCarteBlanche) -> Iterable[Finding]:
    """Elder names a number they may exchange, where the proof waits for younger's discard."""
    if not must_name(deal, event.seat):
        return ()
    least, most = nameable(deal)
    if event.exchange is not None and least <= event.exchange <= most:
        return ()
    return refuse("carte_blanche.number", count=event.exchange, minimum=least, maximum=most)


@policy("carte_blanche_named", refuses=("carte_blanche.named",), decides=("carte_blanche.named",))
def carte_blanche_named(deal: DealState, rule: Rule, event: Exchange) -> Iterable[Finding]:
    """Elder exchanges as many cards as they named."""
    named = deal.claimed.get(event.seat) if event.seat == deal.table.seats[0] else None
    if named is None or len(event.cards) == named:
        return ()
    return refuse("carte_blanche.named", count=len(event.cards), minimum=named, maximum=named, left=len(deal.stock))
