"""What a decision does to the score of a deal.

No score is computed here. If a call is dropped or admitted, the deal is played through the engine again with the calls
as they should have been, so that what then counts, or bars a repique, is the engine's own ruling. If a player loses
points, they are struck: a ruling of the referee with a negative award takes them off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from piquet_tutor.engine.asking import answers, decide
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.referee.playing import through
from piquet_tutor.explain.referee.situation import Situation
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.records.replay import Calls, Given, score_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Matched
from piquet_tutor.game.state import Deal

BLANK: Final = "carte_blanche"
TOO_MANY_CARDS: Final = frozenset(
    {"discard_taken_back", "drew_before_elder", "drew_too_many", "foreign_card", "left_cards_taken_up", "long_hand"}
)
"""Incidents with the penalty for playing with too many cards, which does not affect a carte blanche (Case XXI)."""

STRIKING: Final = frozenset({"counts_nothing", "nothing_or_new_deal", "counts_only_blank", "bars_only"})
"""Remedies that strike points."""

DROPPED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "call_not_counted": ("counted_under_implied", "not_shown", "omitted", "point_called_late"),
        "call_counts": ("denied_after_asking", "refused_in_error"),
    }
)
"""For each remedy, the incidents in which the seat's own declaration of the kind is dropped."""
EQUAL_STANDS: Final = ("call_not_counted", "must_stand")
"""Remedies by which an answer “equal” given in error stands, so that neither player counts that kind."""
_OWN: Final = ("better_held", "called_less_than_shown", "called_too_little", "omitted")
TAKEN_IN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"call_counts": _OWN, "counts_all_held": _OWN, "may_correct": _OWN}
)
"""For each remedy, the incidents in which the seat may declare in full what it holds of the kind."""


@dataclass(frozen=True)
class Loss:
    """Points of one kind that a side loses, and the rulings that awarded them."""

    side: Side
    kind: str
    points: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Amended:
    """A deal after the remedies, and the points struck from its score."""

    deal: Deal | None
    losses: tuple[Loss, ...]


@dataclass(frozen=True)
class Recall:
    """A correction of a seat's declarations: a kind in full, or not at all; for None, a carte blanche."""

    seat: Seat
    kind: Kind | None
    full: bool = True


Lost = Callable[[Ruling, str], bool]
"""Whether an award of that kind is lost."""


def amended(situation: Situation, remedies: frozenset[str]) -> Amended:
    """The deal after these remedies.

    Args:
        situation: an incident with its deal.
        remedies: the remedies in force.
    """
    deal = situation.deal
    assert deal is not None  # asked only where there is a deal
    recalls = [recall for remedy in sorted(remedies) for recall in _recalls(situation, remedy)]
    if recalls:
        deal = again(deal, recalls)
    return Amended(deal, tuple(_losses(deal, situation, remedies)))


def again(deal: Deal, recalls: list[Recall]) -> Deal:
    """The deal played through the engine again with corrected declarations, the same cards and the same play."""
    score = score_of(deal)
    calls: dict[Seat, Calls] = dict(score.calls)
    for recall in recalls:
        told = calls.get(recall.seat, Calls())
        if recall.kind is None:
            calls[recall.seat] = replace(told, carte_blanche=True)
        else:
            calls[recall.seat] = replace(told, kinds=_taken(told.kinds, recall.kind, recall.full))
    return through(replace(score, calls=MappingProxyType(calls)), deal.standing)


def _taken(kinds: Mapping[Kind, Given], kind: Kind, full: bool) -> Mapping[Kind, Given]:
    if full:
        return {each: given for each, given in kinds.items() if each != kind}
    return {**kinds, kind: ()}


def _recalls(situation: Situation, remedy: str) -> Iterator[Recall]:
    """The corrections of declarations that a remedy brings."""
    incident, by, other = situation.incident, situation.by, situation.other
    if remedy == "counts_blank":
        yield Recall(by, None)
    kind: Kind | None = incident.claim.what if incident.claim is not None else None
    if incident.kind == "point_called_late":
        kind = "point"
    if kind is None:
        return
    if remedy in ("opponent_may_count", "must_count"):
        yield Recall(other, kind)
    elif incident.kind == "equal_in_error" and remedy in EQUAL_STANDS:
        yield Recall(by if remedy == "must_stand" else other, kind, False)
    elif incident.kind in DROPPED.get(remedy, ()):
        yield Recall(by, kind, False)
    elif remedy == "bars_only" or incident.kind in TAKEN_IN.get(remedy, ()):
        yield Recall(by, kind)


def _losses(deal: Deal, situation: Situation, remedies: frozenset[str]) -> Iterator[Loss]:
    by = deal.table.side_of(situation.by)
    spared = "counts_only_blank" in remedies or situation.incident.kind in TOO_MANY_CARDS
    if remedies & {"counts_nothing", "nothing_or_new_deal"} and not spared:
        yield from struck(deal, by, lambda ruling, kind: True)
    elif remedies & {"counts_nothing", "nothing_or_new_deal", "counts_only_blank"}:
        yield from struck(deal, by, lambda ruling, kind: kind != BLANK)
    elif "bars_only" in remedies and situation.incident.claim is not None:
        what = situation.incident.claim.what
        yield from struck(deal, by, lambda ruling, kind: kind == what)


def struck(deal: Deal, side: Side, lost: Lost) -> Iterator[Loss]:
    """The points a side loses, by kind, in the rule set's order of kinds."""
    found: dict[str, list[Ruling]] = {}
    for ruling in deal.rulings:
        kind = deal.kind_of(ruling) or ruling.rule
        if lost(ruling, kind) and any(award.side == side for award in ruling.awards):
            found.setdefault(kind, []).append(ruling)
    for kind in sorted(found, key=deal.rules.kinds.index):
        points = sum(award.points for ruling in found[kind] for award in ruling.awards if award.side == side)
        yield Loss(side, kind, points, tuple(ruling.number for ruling in found[kind]))


def settlement(rules: RuleSet, totals: Mapping[str, int], deals: int) -> int:
    """What the winner of a partie is paid, by the rule set's own clauses.

    Args:
        rules: the rule set.
        totals: each player's total.
        deals: how many deals were played.
    """
    event = Matched(tuple(totals), tuple(totals.values()), deals, 0)
    return sum(finding.points for _, finding in decide(answers(rules, "partie_ended", None, event)))
