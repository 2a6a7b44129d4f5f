"""Why no repique or pique: points short of the total needed, and what the opponents reckoned first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking.common import Unmet, bare, nobody_bid, unbid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.game.parts import Score
from piquet_tutor.game.rules.law import Bonus, Reckoning, law_of
from piquet_tutor.game.rules.policies.bidding import line_under
from piquet_tutor.game.rules.policies.bonuses import IN_HAND, ROUGE, counts, rouge_counts
from piquet_tutor.game.rules.policies.undertakings import extra_of, nominal
from piquet_tutor.game.subjects import ANSWER_OF, CLASS_OF, Subject

ONE_TRICK: Final = 1
LEAD: Final = 1
"""The most that the first lead can score."""
ANY: Final = "any"
"""The reckoning of a pique made by tricks: any score of the opponents bars it, whatever the order."""


def _counts(known: ReadersDeal, rule: Rule, one: Score) -> bool:
    return counts(rule, one.side, one.kind, known.deal.table.sides[0])


def _scored(known: ReadersDeal, side: Side, kind: str) -> tuple[int, ...]:
    return tuple(one.number for one in known.scores if (one.side, one.kind) == (side, kind))


def _by_order(scores: Iterable[Score]) -> list[Score]:
    return sorted(scores, key=lambda one: (one.order, one.number))


def _bars(
    make: Maker, name: str, side: Side, about: Subject, bars: list[Score], before: Callable[[Score], int], **told: Any
) -> list[Premise]:
    """What each opposing side reckoned first, class by class in its order, and this side's points before the first."""
    found = []
    for of in dict.fromkeys(one.side for one in bars):
        theirs = [one for one in bars if one.side == of]
        classes = {kind: [one for one in theirs if one.kind == kind] for kind in dict.fromkeys(x.kind for x in theirs)}
        first = theirs[0]
        facts: dict[str, Any] = {"by": first.kind, "by_points": _sum(classes[first.kind])}
        facts |= {"at": first.order[0] + 1, "before": before(first), "of": of}
        if len(theirs) > 1:
            facts["scored"] = tuple(_in_plural(each) for each in classes.values())
            facts["scored_points"] = tuple(_sum(each) for each in classes.values())
        numbers = tuple(one.number for one in theirs)
        found.append(make.premise(name, side, about, _sum(theirs), numbers, **facts, **told))
    return found


def _sum(scores: Iterable[Score]) -> int:
    return sum(one.points for one in scores)


_SETS: Final = {frozenset({3}): "trios", frozenset({4}): "quatorzes"}


def _in_plural(scores: list[Score]) -> str:
    """The name of what was scored in a class: several combinations in the plural, and of the play the first point."""
    kind = scores[0].kind
    if kind == "play":
        return "first_in_play"
    if len(scores) == 1 or kind not in ("sequence", "set"):
        return kind
    sizes = {len(one.cards) for one in scores}
    return "sequences" if kind == "sequence" else _SETS.get(frozenset(sizes), "sets")


def _short(
    known: ReadersDeal, make: Maker, side: Side, about: Subject, mine: list[Score], line: int, over: bool
) -> Premise:
    """The points counted in hand, shown by the rulings that gave them; if there are none, by those that denied any."""
    total = _sum(mine)
    parts = " + ".join(str(one.points) for one in mine)
    facts = {"total": total, "line": line, "short": line - total, "parts": parts, "single": len(mine) == 1}
    numbers = tuple(one.number for one in mine) or _came_to_nothing(known, side)
    return make.premise("short_of_line", side, about, line - total, numbers, over=over, **facts)


def _came_to_nothing(known: ReadersDeal, side: Side) -> tuple[int, ...]:
    """The rulings by which what a side held scored nothing: it was beaten, or equal."""
    return tuple(
        each.number
        for each in known.rulings
        if each.subject in CLASS_OF and each.verdict is Verdict.DENIED and each.side in (side, None)
    )


def repique(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """Points short in hand, or an opponents' score that comes earlier in the order of reckoning."""
    happened = _scored(known, side, "repique")
    if happened:
        return Unmet(happened, [])
    if unbid(known):
        return Unmet((), unfinished(known, make, side, "declare"))
    rule = known.rules.rule_on(Subject.REPIQUE)
    line = line_under(rule, known.deal.undertaking)
    inside = [one for one in known.scores if one.kind in IN_HAND]
    own = [one for one in inside if one.side == side]
    mine = _by_order(one for one in own if _counts(known, rule, one))
    reached = _reached(mine, line)
    to_come = _to_come(known, make, side)
    found = []
    if reached is None:
        found += [
            *nobody_bid(known, make, side),
            _short(known, make, side, Subject.REPIQUE, mine, line, known.deal.done or not to_come),
        ]
    last = reached or (mine[-1] if mine else None)
    theirs = _by_order(one for one in inside if one.side != side and last is not None and one.order < last.order)

    def before(bar: Score) -> int:
        return _sum(one for one in mine if (one.order, one.number) < (bar.order, bar.number))

    found += _bars(make, "reckoned_first", side, Subject.REPIQUE, theirs, before)
    found += _not_counting(make, side, Subject.REPIQUE, [one for one in own if not _counts(known, rule, one)])
    if reached is not None and not theirs:
        found += _waiting(known, make, side, Subject.REPIQUE)
    return Unmet((), [*found, *to_come])


def _to_come(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    """What may still be counted in hand: before the first card is led, only what is good but not yet shown."""
    deal = known.deal
    if bare(known):
        return []
    if deal.phase != "play" or deal.declared:
        return unfinished(known, make, side, "declare")
    counted = {one.kind for one in known.scores if one.side == side}
    open_ = any(each.winner == side and kind not in counted for kind, each in deal.contests.items())
    return [make.premise("not_shown", side)] if open_ else []


def _reached(mine: list[Score], line: int) -> Score | None:
    """The score, in order, with which a side reaches the total needed; None if it does not."""
    total = 0
    for one in mine:
        total += one.points
        if total >= line:
            return one
    return None


def _not_counting(make: Maker, side: Side, about: Subject, others: list[Score]) -> list[Premise]:
    """Points in hand that the rules do not let count towards a bonus."""
    points = sum(one.points for one in others)
    numbers = tuple(one.number for one in others)
    return [make.premise("rouge_apart", side, about, points, numbers, points=points)] if points else []


def _waiting(known: ReadersDeal, make: Maker, side: Side, about: Subject) -> list[Premise]:
    """That the opponents hold something good that is reckoned earlier and is not counted yet."""
    denied = known.find(about, side, "denied")
    if denied is None:
        return []
    place = known.rules.place[denied.facts["by"]] + 1
    facts = {"by": denied.facts["by"], "by_points": 0, "at": place, "before": 0, "of": None}
    return [make.premise("reckoned_first", side, about, 1, (denied.number,), **facts)]


def pique(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """Points short in hand and play, an earlier score of the opponents, or a pique not open to this seat."""
    happened = _scored(known, side, "pique")
    if happened:
        return Unmet(happened, [])
    if unbid(known):
        return Unmet((), unfinished(known, make, side, "play"))
    law = law_of(known.rules)
    bonus = law.pique
    assert bonus is not None  # the question is asked only where there is a pique
    found = _not_for(known, make, side, bonus)
    found += (_pique_by_tricks if law.pique_needs_a_bid else _pique)(known, make, side, bonus)
    return Unmet((), found)


def _not_for(known: ReadersDeal, make: Maker, side: Side, bonus: Bonus) -> list[Premise]:
    """What rules out any pique of a side: its seat, or a repique for the same thirty."""
    found = []
    if side != known.deal.table.sides[0] and not bonus.younger:
        clause = known.rules.rule_on(Subject.PIQUE)
        found.append(make.premise("not_open", side, Subject.PIQUE, option=clause.set_by.get("younger", "")))
    repiques = _scored(known, side, "repique")
    if repiques:
        found.append(make.premise("repique_instead", side, Subject.PIQUE, 0, repiques))
    return found


def _pique(known: ReadersDeal, make: Maker, side: Side, bonus: Bonus) -> list[Premise]:
    rule = known.rules.rule_on(Subject.PIQUE)
    line = line_under(rule, known.deal.undertaking)
    by_clock = not bonus.by_order
    ordered = sorted(known.scores, key=lambda one: one.number if by_clock else (one.order, one.number))
    mine = [one for one in ordered if one.side == side and _counts(known, rule, one) and _in_time(known, one, bonus)]
    reached = _reached_with_play(mine, line)
    deal = known.deal
    late = bonus.first_lead and (deal.tricks or len(deal.trick) > 1)
    to_come = [] if late else unfinished(known, make, side, "play")
    found = [] if reached is not None else [_short_of_pique(make, side, mine, line, deal.done or not to_come)]
    hand = [one for one in mine if one.kind in IN_HAND]
    denied = known.find(Subject.REPIQUE, side, "denied")
    if by_clock and reached is not None and denied is not None:
        numbers = (*(one.number for one in hand), denied.number)
        found.append(make.premise("hand_alone", side, Subject.PIQUE, 1, numbers, total=_sum(hand), barred=True))
    until = ordered.index(reached) if reached is not None else len(ordered)
    theirs = [one for one in ordered[:until] if one.side != side]
    how = Reckoning.BY_CLOCK if by_clock else Reckoning.BY_ORDER
    played = [] if bonus.first_lead else [one for one in theirs if one.kind == "play"][:1]
    bars = [one for one in theirs if one.kind in IN_HAND] + played
    bars.sort(key=ordered.index)
    found += _pique_bars(make, side, str(how), bars, mine, ordered)
    coming = _answered_for(known, make, side) if reached is None and not _led_to(mine, line, by_clock) else []
    # A pique that is already barred stays barred, however the play goes on.
    return [*coming, *found] if bars or coming else [*found, *to_come]


def _led_to(mine: list[Score], line: int, by_clock: bool) -> bool:
    """Whether the first lead alone completes the pique: by the clock, it comes before anything younger shows."""
    return by_clock and all(one.kind != "play" for one in mine) and sum(one.points for one in mine) + LEAD >= line


def _answered_for(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    """What the opponents hold good but have yet to show: it comes before the play in the order of reckoning."""
    deal = known.deal
    if deal.done or deal.tricks or len(deal.trick) == len(deal.table.seats):  # shown by now, or lost
        return []
    counted = {one.kind for one in known.scores if one.side != side}
    found = []
    for kind in (each for each in deal.contests if each not in counted):
        for other in deal.table.opponents(side):
            said = known.find(ANSWER_OF[kind], other, "allowed")
            if said is not None and said.facts.get("answer") == "not_good":
                facts = {"by": kind, "by_points": 0, "at": known.rules.place[kind] + 1, "before": 0, "of": None}
                found.append(make.premise("reckoned_first", side, Subject.PIQUE, 1, (said.number,), **facts))
    return found


def _in_time(known: ReadersDeal, one: Score, bonus: Bonus) -> bool:
    """Whether a score comes early enough for a pique: the cards only if they are counted during the play."""
    ruling = known.ruling(one.number)
    if bonus.first_lead and one.kind not in IN_HAND:
        return ruling is not None and ruling.subject is Subject.LEAD and ruling.facts["trick"] == 1
    return one.kind != "cards" or (ruling is not None and ruling.subject is Subject.CARDS_EARLY)


def _reached_with_play(mine: list[Score], line: int) -> Score | None:
    """The score with which hand and play together reach the total needed: never one made before the first lead."""
    total = 0
    for one in mine:
        total += one.points
        if total >= line and one.kind not in IN_HAND:
            return one
    return None


def _short_of_pique(make: Maker, side: Side, mine: list[Score], line: int, over: bool) -> Premise:
    total, numbers = _sum(mine), tuple(one.number for one in mine)
    if total >= line:
        return make.premise("hand_alone", side, Subject.PIQUE, 1, numbers, total=total, barred=False)
    hand = _sum(one for one in mine if one.kind in IN_HAND)
    facts = {"total": total, "line": line, "short": line - total, "in_hand": hand, "in_play": total - hand}
    return make.premise("short_of_pique", side, Subject.PIQUE, line - total, numbers, over=over, **facts)


def _pique_bars(
    make: Maker, side: Side, how: str, bars: list[Score], mine: list[Score], ordered: list[Score]
) -> list[Premise]:
    """What the opponents counted first; ``how`` is the reckoning by which that is judged."""
    place = {one.number: at for at, one in enumerate(ordered)}

    def before(bar: Score) -> int:
        return _sum(one for one in mine if place[one.number] < place[bar.number])

    return _bars(make, "counted_first", side, Subject.PIQUE, bars, before, reckoning=how)


def _pique_by_tricks(known: ReadersDeal, make: Maker, side: Side, bonus: Bonus) -> list[Premise]:
    """A pique to which tricks count: too few points, or the opponents have scored or won a trick."""
    if bare(known):
        return nobody_bid(known, make, side)
    deal, line, rule = known.deal, bonus.target, known.rules.rule_on(Subject.PIQUE)
    own = [one for one in known.scores if one.side == side and one.kind in IN_HAND]
    mine = [one for one in own if one.kind != ROUGE or rouge_counts(rule, side, deal.table.sides[0])]
    tricks = nominal(deal, side, extra_of(rule))
    hand = sum(one.points for one in mine)
    found = []
    if hand + tricks < line:
        facts = {"total": hand + tricks, "line": line, "short": line - hand - tricks, "in_hand": hand}
        facts["over"] = deal.done
        numbers = tuple(one.number for one in mine)
        found.append(
            make.premise("short_by_tricks", side, Subject.PIQUE, line - hand - tricks, numbers, tricks=tricks, **facts)
        )
    bars = _by_order(one for one in known.scores if one.side != side and one.kind in IN_HAND)
    found += _pique_bars(make, side, ANY, bars, mine, _by_order([*bars, *mine]))
    lost = [place for place, each in enumerate(deal.tricks, 1) if deal.table.side_of(each.winner) != side]
    if lost:
        trick = deal.tricks[lost[0] - 1]
        found.append(make.premise("trick_lost", side, Subject.PIQUE, ONE_TRICK, trick=lost[0], cards=trick.cards))
    return [*found, *unfinished(known, make, side, "play")]
