"""Point, sequences and sets: which is good, and what it scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from piquet_tutor.combinations import Combination, Point, Sequence, Set, strength
from piquet_tutor.rules.events import Counted, Settled
from piquet_tutor.rules.model import Finding, Rule
from piquet_tutor.rules.registry import policy
from piquet_tutor.rulings import Facts, OnlyFor, Verdict

SEQUENCE_POINTS: Final = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}


def valid(rule: Rule, one: Combination) -> bool:
    """Whether a combination may be called at all under this clause (a point can be too short or too low)."""
    if isinstance(one, Point):
        params = rule.params
        return one.length >= int(params["min_length"]) and one.pips >= int(params["min_pips"])
    return True


def rank_of(rule: Rule, one: Combination) -> tuple[int, int]:
    """Sort key by which this clause compares combinations of its class."""
    if isinstance(one, Point) and rule.params["compare"] == "pips":
        return (one.pips, 0)
    return strength(one)


def worth(rule: Rule, one: Combination) -> int:
    """What a combination scores when it is good."""
    if isinstance(one, Sequence):
        return SEQUENCE_POINTS[one.length]
    if isinstance(one, Set):
        return int(rule.params["quatorze"] if one.size == 4 else rule.params["trio"])
    by = rule.params["score"]
    if by == "ending4_less_one":
        return one.length - (one.pips % 10 == 4)
    if by == "tens_rounded":
        return (one.pips + 5) // 10
    if by == "flat_5":
        return 5
    return one.length


def told(one: Combination, whole: bool) -> dict[str, Any]:
    """What is said of a combination at the table: its number, and what else decides when that is told too."""
    if isinstance(one, Point):
        return {"length": one.length, "pips": one.pips} if whole else {"length": one.length}
    if isinstance(one, Sequence):
        return {"length": one.length, "top": one.top} if whole else {"length": one.length}
    return {"size": one.size, "rank": one.rank}


def measure(one: Combination, prefix: str) -> dict[str, Any]:
    """Every number of a combination, under names that begin with a prefix."""
    if isinstance(one, Point):
        return {f"{prefix}length": one.length, f"{prefix}pips": one.pips}
    if isinstance(one, Sequence):
        return {f"{prefix}length": one.length, f"{prefix}top": one.top}
    return {f"{prefix}size": one.size, f"{prefix}rank": one.rank}


def _settled(deal: Any, rule: Rule, event: Settled) -> Iterable[Finding]:
    called, claim = event.called, event.claim
    if event.result == "not_good" and called is not None and claim is not None:
        other = {name: OnlyFor(event.replier, value) for name, value in measure(claim, "other_").items()}
        by: Any = _by(rule, claim, called)
        # A bare “not good” says which way only where the number alone, or the asking, decided it.
        plain = event.kind != "set" and (event.asked or not event.told)
        facts = Facts(
            **told(called, event.told),
            cards=OnlyFor(event.caller, called.cards),
            other_cards=OnlyFor(event.replier, claim.cards),
            by=by if plain else OnlyFor(event.replier, by),
            **other,
        )
        yield Finding(Verdict.DENIED, event.caller, facts, because=event.because)
    if event.hidden is not None and called is not None:
        by = _by(rule, called, event.hidden)
        facts = Facts(**measure(event.hidden, ""), cards=event.hidden.cards, by=by, **_seen(called, event.told))
        yield Finding(Verdict.DENIED, event.replier, facts, because=event.because, audience=(event.replier,))


def _by(rule: Rule, better: Combination, worse: Combination) -> str:
    """Whether the better of two wins by its number or by its value (or top card, or rank)."""
    by_pips = isinstance(better, Point) and rule.params["compare"] == "pips"
    return "higher" if by_pips or strength(better)[0] == strength(worse)[0] else "longer"


def _seen(called: Combination, whole: bool) -> dict[str, Any]:
    return {f"other_{name}": value for name, value in told(called, whole).items()}


@policy("best_point", "compare", "score", "min_length", "min_pips")
def best_point(deal: Any, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """The better point is good and scores; the other does not."""
    return _best(deal, rule, event)


@policy("best_sequence", "equal_voids", "lesser")
def best_sequence(deal: Any, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """The longer, then the higher sequence is good."""
    return _best(deal, rule, event)


@policy("best_set", "trio", "quatorze", "lesser")
def best_set(deal: Any, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """Any quatorze before any trio, then the higher rank."""
    return _best(deal, rule, event)


def _best(deal: Any, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    if isinstance(event, Settled):
        yield from _settled(deal, rule, event)
    elif not event.lesser:
        yield _award(rule, event)


def _award(rule: Rule, event: Counted) -> Finding:
    points = worth(rule, event.combination)
    beaten = _beaten(event)
    facts = Facts(
        cards=event.combination.cards,
        points=points,
        why=event.why,
        **measure(event.combination, ""),
        **beaten,
    )
    return Finding(Verdict.AWARDED, event.side, facts, points, event.because)


def _beaten(event: Counted) -> dict[str, Any]:
    """The numbers of what was beaten: those told at the table for all, the rest for its holder alone."""
    if event.beaten is None:
        return {}
    heard = told(event.beaten, event.beaten_told)
    return {
        name: value if name.removeprefix("other_") in heard else OnlyFor(event.beaten_of, value)
        for name, value in measure(event.beaten, "other_").items()
    }


@policy("equal_best")
def equal_best(deal: Any, rule: Rule, event: Settled) -> Iterable[Finding]:
    """Equal best: nobody scores the class."""
    if event.result == "equal" and event.called is not None and event.claim is not None:
        facts = Facts(
            **told(event.called, True),
            cards=OnlyFor(event.caller, event.called.cards),
            other_cards=OnlyFor(event.replier, event.claim.cards),
        )
        yield Finding(Verdict.DENIED, None, facts, because=event.because)


@policy("lesser_combinations", "clause")
def lesser_combinations(deal: Any, rule: Rule, event: Counted) -> Iterable[Finding]:
    """Who wins a class counts his other combinations of it; who does not, counts none."""
    if not event.lesser:
        return
    if event.good:
        yield _award_lesser(deal, rule, event)
    else:
        facts = Facts(cards=event.combination.cards, why=event.why, **measure(event.combination, ""))
        yield Finding(Verdict.DENIED, event.side, facts, because=event.because, audience=(event.side,))


def _award_lesser(deal: Any, rule: Rule, event: Counted) -> Finding:
    return _award(deal.rules.clauses[rule.params["clause"]], event)
