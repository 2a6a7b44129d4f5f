"""Which rule sets many deals can be scored by at once, why not the others, and the prices read off those that can."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from piquet_tutor.engine.rules.loader import load, rule_set_names
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.play_prices import TrickScoring
from piquet_tutor.players.analysis.prices import prices_of

_PACK: Final = 32
_POLICIES: Final = {
    "carte_blanche.award": "carte_blanche",
    "point.good": "best_point",
    "point.equal": "equal_best",
    "sequence.good": "best_sequence",
    "sequence.equal": "equal_best",
    "sequence.lesser": "lesser_combinations",
    "set.good": "best_set",
    "set.lesser": "lesser_combinations",
    "repique.award": "repique",
    "pique.award": "pique",
    "play.lead": "lead_point",
    "play.trick": "trick_point",
    "play.last": "last_trick",
    "cards.most": "most_tricks",
    "cards.capot": "capot",
}
_IN_HAND: Final = ("carte_blanche", "point", "sequence", "set")
_RECKONING: Final = (*_IN_HAND, "play", "cards")


class Unsupported(ValueError):
    """A rule set that many deals cannot be scored by; ``telling`` has the sentence.

    Attributes:
        rules: which.
        reason: one of those of :func:`unserved`.
    """

    def __init__(self, rules: RuleSet, reason: str) -> None:
        super().__init__(f"{rules.id}: {reason}")
        self.rules, self.reason = rules, reason


@dataclass(frozen=True)
class Prices:
    """What a rule set pays, as far as deals for two are scored in bulk.

    Attributes:
        blank: for a carte blanche; ``ten_spoils`` whether a ten spoils one.
        compare, point_score, shortest, fewest_pips: how points are compared and scored, and which may be called.
        trio, quatorze: for the sets.
        repique, repique_at: what it brings, and at how many points in hand.
        pique, pique_at: the same in hand and play.
        by_order: whether whatever the other has in hand bars a pique; else only what he has counted by then.
        early_cards: whether the cards count towards it as soon as they are sure.
        last: what the last trick counts besides; ``gives_way`` whether that is left out beside a capot.
        cards, capot: for most of the tricks, and for all.
    """

    blank: int
    ten_spoils: bool
    compare: str
    point_score: str
    shortest: int
    fewest_pips: int
    trio: int
    quatorze: int
    repique: int
    repique_at: int
    pique: int
    pique_at: int
    by_order: bool
    early_cards: bool
    last: int
    gives_way: bool
    cards: int
    capot: int


@lru_cache(maxsize=128)
def unsupported(rules: RuleSet) -> str:
    """Why many deals cannot be scored by a rule set; empty when they can.

    Returns:
        ``players``, ``bidding``, ``pack``, ``clauses`` (a score is decided by a clause whose sums are not done here),
        ``tricks`` (leads and tricks count otherwise), ``last``, ``nought``, ``rouge``, ``both`` (a side may count in a
        class it has not won) or ``again`` (a blank hand scores a second time).
    """
    if len(rules.table.seats) != 2:
        return "players"
    if "bidding" in rules.phases:
        return "bidding"
    if rules.pack != _PACK:
        return "pack"
    if "carte_rouge.award" in rules.clauses:
        return "rouge"
    if "carte_blanche.again" in rules.clauses:
        return "again"
    if not _reads_as_expected(rules):
        return "clauses"
    play = prices_of(rules)
    if play.scoring != TrickScoring(lead=1, captured=1):
        return "tricks"
    if play.last.in_all is not None:
        return "last"
    if rules.values["nought_value"] != "off":
        return "nought"
    best = rules.clauses["sequence.good"].params
    either = best["lesser"] == "both" or rules.clauses["set.good"].params["lesser"] == "both"
    return "both" if either or best["equal_voids"] != "all" else ""


def _reads_as_expected(rules: RuleSet) -> bool:
    clauses = rules.clauses
    there = all(name in clauses and clauses[name].policy == policy for name, policy in _POLICIES.items())
    if not there or tuple(rules.reckoning) != _RECKONING:
        return False
    repique, pique = clauses["repique.award"].params, clauses["pique.award"].params
    return tuple(repique["kinds"]) == _IN_HAND and tuple(pique["kinds"]) == (*_IN_HAND, "play")


@lru_cache(maxsize=128)
def prices_in_bulk(rules: RuleSet) -> Prices:
    """What a rule set pays.

    Raises:
        Unserved: it is not one that many deals can be scored by.
    """
    reason = unsupported(rules)
    if reason:
        raise Unsupported(rules, reason)
    play = prices_of(rules)
    params: dict[str, Any] = {name: rules.clauses[name].params for name in _POLICIES}
    blank, point, sets = params["carte_blanche.award"], params["point.good"], params["set.good"]
    repique, pique = params["repique.award"], params["pique.award"]
    return Prices(
        blank=int(blank["points"]),
        ten_spoils=bool(blank["ten_is_court"]),
        compare=str(point["compare"]),
        point_score=str(point["score"]),
        shortest=int(point["min_length"]),
        fewest_pips=int(point["min_pips"]),
        trio=int(sets["trio"]),
        quatorze=int(sets["quatorze"]),
        repique=int(repique["points"]),
        repique_at=int(repique["target"]),
        pique=int(pique["points"]),
        pique_at=int(pique["target"]),
        by_order=pique["reckoning"] == "precedence",
        early_cards="cards.early" in rules.clauses,
        last=play.last.points,
        gives_way=play.last_gives_way,
        cards=play.cards,
        capot=int(params["cards.capot"]["points"]),
    )


def supported_names() -> tuple[str, ...]:
    """The rule sets that many deals can be scored by, in the order in which rule sets are listed."""
    return tuple(name for name in rule_set_names() if not unsupported(load(name)))
