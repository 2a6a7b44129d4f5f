"""Which rule sets many deals can be scored by at once, why not the others, and the prices read off those that can."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor.engine.rules.law import Law, PointScore, law_of
from piquet_tutor.engine.rules.loader import load, rule_set_names
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.play_prices import TrickScoring
from piquet_tutor.engine.subjects import Subject

_PACK: Final = 32
_SCORED: Final = (
    *(Subject.CARTE_BLANCHE, Subject.POINT, Subject.POINT_EQUAL, Subject.SEQUENCE, Subject.SEQUENCE_EQUAL),
    *(Subject.SEQUENCE_LESSER, Subject.SET, Subject.SET_LESSER, Subject.REPIQUE, Subject.PIQUE),
    *(Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK, Subject.CARDS, Subject.CAPOT),
)
"""What is scored in bulk, as the base game judges it."""
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
        by_pips: whether points are compared by their pips; else by their cards, and then by their pips.
        point_score: what a good point scores.
        shortest, fewest_pips: how many cards and pips a point must have to be called.
        trio, quatorze: for a trio and for a quatorze.
        repique, repique_at: what it brings, and at how many points in hand.
        pique, pique_at: the same in hand and play.
        by_order: whether whatever the other has in hand bars a pique; else only what he has counted by then.
        early_cards: whether the cards count towards it as soon as they are sure.
        last: what the last trick counts besides; ``gives_way`` whether that is left out beside a capot.
        cards, capot: for most of the tricks, and for all.
    """

    blank: int
    ten_spoils: bool
    by_pips: bool
    point_score: PointScore
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
    law = law_of(rules)
    if len(rules.table.seats) != 2:
        return "players"
    if law.has_bidding:
        return "bidding"
    if rules.pack != _PACK:
        return "pack"
    if law.has(Subject.CARTE_ROUGE):
        return "rouge"
    if law.has(Subject.CARTE_BLANCHE_AGAIN):
        return "again"
    if not law.are_ordinary(*_SCORED) or tuple(rules.reckoning) != _RECKONING or not _bonuses_count_as_usual(law):
        return "clauses"
    if law.play is None or law.play.scoring != TrickScoring(lead=1, captured=1):
        return "tricks"
    if law.play.last.in_all is not None:
        return "last"
    if law.void_suits_called:
        return "nought"
    return "both" if law.losers_count_too or not law.equal_sequences_void_all else ""


def _bonuses_count_as_usual(law: Law) -> bool:
    """Whether everything in hand counts towards a repique, and the play as well towards a pique."""
    repique, pique = law.repique, law.pique
    in_hand = repique is not None and repique.kinds == _IN_HAND
    return in_hand and pique is not None and pique.kinds == (*_IN_HAND, "play")


@lru_cache(maxsize=128)
def prices_in_bulk(rules: RuleSet) -> Prices:
    """What a rule set pays.

    Raises:
        Unserved: it is not one that many deals can be scored by.
    """
    reason = unsupported(rules)
    if reason:
        raise Unsupported(rules, reason)
    law = law_of(rules)
    repique, pique, play = law.repique, law.pique, law.play
    if repique is None or pique is None or play is None:
        raise Unsupported(rules, "clauses")
    return Prices(
        blank=law.carte_blanche,
        ten_spoils=law.ten_is_court,
        by_pips=law.points_by_pips,
        point_score=law.point_score or PointScore.CARDS,
        shortest=law.shortest_point,
        fewest_pips=law.lowest_point,
        trio=law.trio,
        quatorze=law.quatorze,
        repique=repique.points,
        repique_at=repique.target,
        pique=pique.points,
        pique_at=pique.target,
        by_order=pique.by_order,
        early_cards=law.has(Subject.CARDS_EARLY),
        last=play.last.points,
        gives_way=play.last_gives_way,
        cards=play.cards,
        capot=play.capot,
    )


def supported_names() -> tuple[str, ...]:
    """The rule sets that many deals can be scored by, in the order in which rule sets are listed."""
    return tuple(name for name in rule_set_names() if not unsupported(load(name)))
