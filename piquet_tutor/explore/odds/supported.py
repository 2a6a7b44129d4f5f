"""The rule sets by which deals can be scored in bulk, their prices, and why the others are not supported."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Law, PointScore, law_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.subjects import Subject

_PACK: Final = 32
_SCORED: Final = (
    *(Subject.CARTE_BLANCHE, Subject.POINT, Subject.POINT_EQUAL, Subject.SEQUENCE, Subject.SEQUENCE_EQUAL),
    *(Subject.SEQUENCE_LESSER, Subject.SET, Subject.SET_LESSER, Subject.REPIQUE, Subject.PIQUE),
    *(Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK, Subject.CARDS, Subject.CAPOT),
)
"""The subjects whose clauses must be judged as in the base game."""
_IN_HAND: Final = ("carte_blanche", "point", "sequence", "set")
_RECKONING: Final = (*_IN_HAND, "play", "cards")


class UnsupportedRules(ValueError):
    """Deals cannot be scored in bulk by a rule set; ``report.unsupported_text`` has the sentence.

    Attributes:
        rules: the rule set.
        reason: why not, as :func:`unsupported` has it.
    """

    def __init__(self, rules: RuleSet, reason: str) -> None:
        super().__init__(f"{rules.id}: {reason}")
        self.rules, self.reason = rules, reason


@dataclass(frozen=True)
class BulkPrices:
    """The prices of a rule set, as far as deals for two are scored in bulk.

    Attributes:
        blank: for a carte blanche.
        ten_spoils: whether a ten spoils a carte blanche.
        by_pips: whether points are compared by their pips; else by their cards, and then by their pips.
        point_score: how a good point scores.
        shortest, fewest_pips: how many cards and pips a point must have to be called.
        trio, quatorze: for a trio and for a quatorze.
        repique, repique_at: for a repique, and how many points in hand it needs.
        pique, pique_at: for a pique, and how many points in hand and play it needs.
        by_order: whether anything the opponent scores in hand bars a pique; otherwise only what was scored before.
        first_lead: whether only the very first card led can complete a pique.
        early_cards: whether the cards count towards a pique as soon as they are certain.
        leading: for the first card led in the deal.
        kept, captured: for winning a trick on one's own lead, and on the opponent's. Where every lead scores, the point
            for leading to the next trick is included, so that counts with the same totals have the same prices.
        last, last_with_capot: what the last trick scores beyond that, without and with a capot: its own points, less
            the point for a next lead, as there is none.
        when_sure: how much elder's play adds towards a pique by the time the cards are certain; 0 if they never count
            early.
        cards, capot: for winning most of the tricks, and all of them.
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
    first_lead: bool
    early_cards: bool
    leading: int
    kept: int
    captured: int
    last: int
    last_with_capot: int
    when_sure: int
    cards: int
    capot: int


@lru_cache(maxsize=128)
def unsupported(rules: RuleSet) -> str:
    """Why deals cannot be scored in bulk by a rule set; empty when they can.

    Returns:
        ``players`` (not two), ``bidding`` (there is some), ``pack`` (not 32 cards), ``clauses`` (a clause is not judged
        as in the base game), ``tricks`` (leads and tricks score differently), ``last`` (the last trick scores by its
        card), ``nought`` (a void suit may be called), ``rouge`` (there is a carte rouge), ``both`` (a side may score in
        a class it has not won) or ``again`` (a carte blanche may score twice).
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
    if law.play is None or law.play.scoring.by_cards or not law.first_lead_scores:
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
def prices_in_bulk(rules: RuleSet) -> BulkPrices:
    """The prices of a rule set.

    Raises:
        UnsupportedRules: deals cannot be scored in bulk by it.
    """
    reason = unsupported(rules)
    if reason:
        raise UnsupportedRules(rules, reason)
    law = law_of(rules)
    repique, pique, play = law.repique, law.pique, law.play
    if repique is None or pique is None or play is None:
        raise UnsupportedRules(rules, "clauses")
    scoring, sure = play.scoring, play.tricks // 2 + 1
    leading = scoring.first_lead + scoring.lead
    when_sure = leading if pique.first_lead else scoring.first_lead + sure * (scoring.lead + scoring.kept)
    return BulkPrices(
        blank=law.carte_blanche,
        ten_spoils=law.options.blank_ten_is_court,
        by_pips=law.points_by_pips,
        point_score=law.point_score or PointScore.CARDS,
        shortest=law.options.point_min_length,
        fewest_pips=law.options.point_min_pips,
        trio=law.trio,
        quatorze=law.quatorze,
        repique=repique.points,
        repique_at=repique.target,
        pique=pique.points,
        pique_at=pique.target,
        by_order=pique.by_order,
        first_lead=pique.first_lead,
        early_cards=law.has(Subject.CARDS_EARLY),
        leading=leading,
        kept=scoring.kept + scoring.lead,
        captured=scoring.captured + scoring.lead,
        last=play.last.points - scoring.lead,
        last_with_capot=(0 if play.last_gives_way else play.last.points) - scoring.lead,
        when_sure=when_sure if law.has(Subject.CARDS_EARLY) else 0,
        cards=play.cards,
        capot=play.capot,
    )


def supported_names() -> tuple[str, ...]:
    """The supported rule sets, in the order in which rule sets are listed."""
    return tuple(name for name in rule_set_names() if not unsupported(load(name)))
