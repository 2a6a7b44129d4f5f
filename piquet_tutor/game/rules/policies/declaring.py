"""Point, sequences and sets: which is good, and what it scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from piquet_tutor.engine.clauses import Finding, Rule, awarded, denied
from piquet_tutor.engine.rulings import Facts, OnlyFor
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import (
    Combination,
    Kind,
    Point,
    Sequence,
    Set,
    Strength,
    held,
    is_nought,
    nought,
    size_of,
    strength,
    voids,
)
from piquet_tutor.game.rules.events import Compared, Counted, Settled
from piquet_tutor.game.rules.policies.bidding import to_lose
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.rules.view import OpenView
from piquet_tutor.game.state import DealState

NAMED_SEQUENCES: Final = {3: "tierce", 4: "quart", 5: "quint"}
"""The parameter that prices a sequence of so many cards; of a longer one, each card adds ``beyond`` to the quint."""
SEQUENCE_PARAMS: Final = (*NAMED_SEQUENCES.values(), "beyond", "equal_voids", "lesser")
"""The parameters of a clause on which sequence is good."""
NOUGHT_POINTS: Final[dict[Kind, int]] = {"point": 5, "sequence": 10}
"""What a void suit scores if it may be called and is good."""
HALF: Final = "50.5"
"""The value of the option ``nought_value`` by which the point of a void suit makes fifty and a half."""


def holdings(deal: OpenView, kind: Kind, hand: Cards) -> tuple[Combination, ...]:
    """All combinations of a kind in a hand, with void suits if they may be called; the best first."""
    return with_voids(deal.rules.options.nought_value, kind, hand)


def with_voids(value: object, kind: Kind, hand: Cards) -> tuple[Combination, ...]:
    """The same by the value of the option ``nought_value``."""
    found = held(kind, hand)
    if kind == "set" or value == "off":
        return found
    more = [nought(kind, suit, value == HALF) for suit in voids(hand)]
    return tuple(sorted((*found, *more), key=strength, reverse=True)) if more else found


def valid(rule: Rule, one: Combination) -> bool:
    """Whether a combination may be called at all under this clause (a point can be too short or too low)."""
    if isinstance(one, Point):
        params = rule.params
        return one.length >= int(params["min_length"]) and one.pips >= int(params["min_pips"])
    shortest = rule.params.get("min_length")
    return shortest is None or size_of(one) >= int(shortest)


def rank_of(rule: Rule, one: Combination) -> Strength:
    """Sort key by which this clause compares combinations of its class."""
    return placed(rule, *strength(one))


def placed(rule: Rule, number: float, value: float) -> Strength:
    """The same sort key for a combination given by its number of cards and its pips, top card or rank."""
    compare = rule.params.get("compare")
    if compare is None or compare == "length_pips":
        return (number, value)
    return (value, 0) if compare == "pips" else (value, number)


def point_worth(by: str, length: int, pips: int) -> int:
    """What a good point scores.

    Args:
        by: how points score, a value of the option ``point_score``.
        length: how many cards it has.
        pips: what they are worth.
    """
    if by == "ending4_less_one":
        return length - (pips % 10 == 4)
    if by == "tens_rounded":
        return (pips + 5) // 10
    if by == "flat_5":
        return 5
    return length


def sequence_worth(rule: Rule, length: int) -> int:
    """What a good sequence of so many cards scores."""
    longest = max(NAMED_SEQUENCES)
    if length <= longest:
        return int(rule.params[NAMED_SEQUENCES[length]])
    return int(rule.params[NAMED_SEQUENCES[longest]]) + int(rule.params["beyond"]) * (length - longest)


def worth(rule: Rule, one: Combination) -> int:
    """What a combination scores when it is good."""
    if is_nought(one):
        return NOUGHT_POINTS[one.kind]
    if isinstance(one, Sequence):
        return sequence_worth(rule, one.length)
    if isinstance(one, Set):
        return int(rule.params["quatorze"] if one.size == 4 else rule.params["trio"])
    return point_worth(rule.params["score"], one.length, one.pips)


def always_scores(rule: Rule) -> bool:
    """Whether everything good in a class scores at least one; a very short point may score 0."""
    params = rule.params
    if "trio" in params:
        return int(params["trio"]) > 0 and int(params["quatorze"]) > 0
    return params.get("score") != "ending4_less_one" or int(params["min_length"]) > 1


def call_facts(one: Combination, whole: bool) -> dict[str, Any]:
    """What is announced of a combination: its number, and with ``whole`` also its value or top card."""
    if isinstance(one, Set) or whole:
        return measure(one, "")
    return {"length": one.length}


def measure(one: Combination, prefix: str) -> dict[str, Any]:
    """Every measure of a combination, under names with a prefix; those of a void suit as text."""
    if isinstance(one, Point):
        return {f"{prefix}length": one.length, f"{prefix}pips": f"{one.pips}½" if one.half else one.pips}
    if isinstance(one, Sequence):
        return {f"{prefix}length": one.length, f"{prefix}top": "nought" if is_nought(one) else one.top}
    return {f"{prefix}size": one.size, f"{prefix}rank": one.rank}


def _settled(deal: DealState, rule: Rule, event: Settled) -> Iterable[Finding]:
    called, claim = event.called, event.claim
    if event.result == "not_good" and called is not None and claim is not None:
        said = event.kind == "point" and event.asked and deal.rules.options.point_beaten
        measured = measure(claim, "other_").items()
        other = {name: value if said else OnlyFor(event.replier, value) for name, value in measured}
        by: Any = longer_or_higher(rule, claim, called)
        # A bare “not good” reveals why only if the number alone, or the question, decided it.
        plain = event.kind != "set" and (event.asked or not event.told)
        more = event.implied
        implied = measure(more, "implied_") if more is not None and rank_of(rule, more) > rank_of(rule, called) else {}
        facts = Facts(
            **call_facts(called, event.told),
            cards=OnlyFor(event.caller, called.cards),
            other_cards=OnlyFor(event.replier, claim.cards),
            by=by if plain else OnlyFor(event.replier, by),
            **other,
            **implied,
            **({"why": rule.params["lesser"]} if "lesser" in rule.params else {}),
        )
        yield denied(event.caller, facts, because=event.because)
    if event.hidden is not None and called is not None:
        by = longer_or_higher(rule, called, event.hidden)
        facts = Facts(**measure(event.hidden, ""), cards=event.hidden.cards, by=by, **_seen(called, event.told))
        yield denied(event.replier, facts, because=event.because, audience=(event.replier,))


def longer_or_higher(rule: Rule, better: Combination, worse: Combination) -> str:
    """Whether the better of two wins by its number (``longer``), or by its value, top card or rank (``higher``).

    Where the value of a point comes first, it is ``pips`` if they differ in number too, and ``level`` if they are worth
    the same, so that the number decides.
    """
    (number, value), (fewer, lower) = strength(better), strength(worse)
    if number == fewer:
        return "higher"
    if isinstance(better, Point) and rule.params["compare"] == "pips":
        return "level" if value == lower else "pips"
    return "longer"


def _seen(called: Combination, whole: bool) -> dict[str, Any]:
    return {f"other_{name}": value for name, value in call_facts(called, whole).items()}


@policy("best_point", "compare", "score", "min_length", "min_pips", decides=("point.good",))
def best_point(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """The better point is good and scores; the other does not."""
    return _best(deal, rule, event)


@policy("best_sequence", *SEQUENCE_PARAMS, decides=("sequence.good",))
def best_sequence(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """The longer, then the higher sequence is good."""
    return _best(deal, rule, event)


@policy("best_set", "trio", "quatorze", "lesser", decides=("set.good",))
def best_set(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """Any quatorze before any trio, then the higher rank."""
    return _best(deal, rule, event)


def _best(deal: DealState, rule: Rule, event: Settled | Counted | Compared) -> Iterable[Finding]:
    if isinstance(event, Settled):
        yield from _settled(deal, rule, event)
    elif isinstance(event, Counted) and not event.lesser:
        yield _award(rule, _crossed(deal, event))


def scored_by(deal: DealState, side: Side) -> Side:
    """The side that scores what this one holds: the opponents, if the bid is to lose tricks and the rules say so."""
    if not to_lose(deal) or deal.rules.clauses["bid.signed"].params["combinations"] != "opponent":
        return side
    return str(deal.table.opponents(side)[0])


def _crossed(deal: DealState, event: Counted) -> Counted:
    side = scored_by(deal, event.side)
    return event if side == event.side else event._replace(side=side, why="crossed", beaten=None)


def _award(rule: Rule, event: Counted) -> Finding:
    whole = worth(rule, event.combination)
    already = worth(rule, event.instead) if event.instead is not None else 0
    points = whole - already
    beaten = _beaten(event)
    facts = Facts(
        cards=event.combination.cards,
        points=points,
        why=event.why,
        **measure(event.combination, ""),
        **beaten,
        **({"seat": event.seat} if event.seat else {}),
        **({"whole": whole, "already": already} if event.instead is not None else {}),
        **({"how": rule.params["score"]} if "score" in rule.params else {}),
    )
    return awarded(event.side, facts, points, event.because)


def _beaten(event: Counted) -> dict[str, Any]:
    """The measures of what was beaten: those announced are public, the rest is for its holder only."""
    if event.beaten is None:
        return {}
    heard = call_facts(event.beaten, event.beaten_told)
    return {
        name: value if name.removeprefix("other_") in heard else OnlyFor(event.beaten_of, value)
        for name, value in measure(event.beaten, "other_").items()
    }


@policy("equal_best", decides=("point.equal", "sequence.equal"))
def equal_best(deal: DealState, rule: Rule, event: Settled | Compared) -> Iterable[Finding]:
    """Equal best: nobody scores the class."""
    if isinstance(event, Compared):
        if not event.winner:
            yield denied(None, Facts(**call_facts(event.best, True)))
    elif event.result == "equal" and event.called is not None and event.claim is not None:
        facts = Facts(
            **call_facts(event.called, True),
            cards=OnlyFor(event.caller, event.called.cards),
            other_cards=OnlyFor(event.replier, event.claim.cards),
        )
        yield denied(None, facts, because=event.because)


@policy("lesser_combinations", "clause", decides=("sequence.lesser", "set.lesser"))
def lesser_combinations(deal: DealState, rule: Rule, event: Counted) -> Iterable[Finding]:
    """The winner of a class counts their other combinations of it; the loser counts none."""
    if not event.lesser:
        return
    if event.good:
        yield award_lesser(deal, rule, event)
    else:
        facts = Facts(cards=event.combination.cards, why=event.why, **measure(event.combination, ""))
        yield denied(event.side, facts, because=event.because, audience=(event.side,))


def award_lesser(deal: DealState, rule: Rule, event: Counted) -> Finding:
    """The award for a further combination of a class, at the price set by the class's main clause."""
    return _award(deal.rules.clauses[rule.params["clause"]], _crossed(deal, event))
