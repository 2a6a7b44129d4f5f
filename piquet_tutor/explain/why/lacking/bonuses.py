"""Why no repique or pique: points short of the total needed, and what the opponents reckoned first."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking.common import Unmet, bare, nobody_bid, unbid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.game.parts import Score
from piquet_tutor.game.rules.law import Bonus, Reckoning, law_of
from piquet_tutor.game.rules.policies.bonuses import (
    IN_HAND,
    PLAY,
    TowardsBonus,
    points_of,
    towards_pique,
    towards_repique,
)
from piquet_tutor.game.rules.policies.undertakings import towards_by_tricks
from piquet_tutor.game.subjects import ANSWER_OF, CLASS_OF, Subject

ONE_TRICK: Final = 1
LEAD: Final = 1
"""The most that the first lead can score."""
ANY: Final = "any"
"""The reckoning of a pique made by tricks: any score of the opponents bars it, whatever the order."""


def _scored(known: ReadersDeal, side: Side, kind: str) -> tuple[int, ...]:
    return tuple(one.number for one in known.scores if (one.side, one.kind) == (side, kind))


def _bars(make: Maker, name: str, side: Side, about: Subject, towards: TowardsBonus, **told: Any) -> list[Premise]:
    """What each opposing side reckoned first, class by class in its order, and this side's points before the first."""
    found = []
    for of in dict.fromkeys(one.side for one in towards.bars):
        theirs = [one for one in towards.bars if one.side == of]
        classes = {kind: [one for one in theirs if one.kind == kind] for kind in dict.fromkeys(x.kind for x in theirs)}
        first = theirs[0]
        facts: dict[str, Any] = {"by": first.kind, "by_points": points_of(classes[first.kind])}
        facts |= {"at": first.order[0] + 1, "before": towards.before(first), "of": of}
        if len(theirs) > 1:
            facts["scored"] = tuple(_in_plural(each) for each in classes.values())
            facts["scored_points"] = tuple(points_of(each) for each in classes.values())
        numbers = tuple(one.number for one in theirs)
        found.append(make.premise(name, side, about, points_of(theirs), numbers, **facts, **told))
    return found


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


def _short(known: ReadersDeal, make: Maker, side: Side, towards: TowardsBonus, over: bool) -> Premise:
    """The points counted in hand, shown by the rulings that gave them; if there are none, by those that denied any."""
    mine, short = towards.counted, towards.line - towards.total
    parts = " + ".join(str(one.points) for one in mine)
    facts = {"total": towards.total, "line": towards.line, "short": short, "parts": parts, "single": len(mine) == 1}
    numbers = tuple(one.number for one in mine) or _came_to_nothing(known, side)
    return make.premise("short_of_line", side, Subject.REPIQUE, short, numbers, over=over, **facts)


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
    towards = towards_repique(known.deal, known.rules.rule_on(Subject.REPIQUE), side, known.scores)
    to_come = _to_come(known, make, side)
    found = []
    if towards.reached is None:
        over = known.deal.done or not to_come
        found += [*nobody_bid(known, make, side), _short(known, make, side, towards, over)]
    found += _bars(make, "reckoned_first", side, Subject.REPIQUE, towards)
    found += _not_counting(make, side, towards.apart)
    if towards.reached is not None and not towards.bars:
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


def _not_counting(make: Maker, side: Side, others: tuple[Score, ...]) -> list[Premise]:
    """Points in hand that the rules do not let count towards a repique."""
    points, numbers = points_of(others), tuple(one.number for one in others)
    return [make.premise("rouge_apart", side, Subject.REPIQUE, points, numbers, points=points)] if points else []


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
    in_time = [one for one in known.scores if one.side != side or _in_time(known, one, bonus)]
    towards = towards_pique(known.deal, known.rules.rule_on(Subject.PIQUE), side, in_time)
    deal = known.deal
    late = bonus.first_lead and (deal.tricks or len(deal.trick) > 1)
    to_come = [] if late else unfinished(known, make, side, "play")
    found = [] if towards.reached is not None else [_short_of_pique(make, side, towards, deal.done or not to_come)]
    hand = [one for one in towards.counted if one.kind in IN_HAND]
    denied = known.find(Subject.REPIQUE, side, "denied")
    if towards.by_clock and towards.reached is not None and denied is not None:
        numbers = (*(one.number for one in hand), denied.number)
        found.append(make.premise("hand_alone", side, Subject.PIQUE, 1, numbers, total=towards.in_hand, barred=True))
    barred = towards._replace(bars=_telling(towards, bonus))
    how = Reckoning.BY_CLOCK if towards.by_clock else Reckoning.BY_ORDER
    found += _bars(make, "counted_first", side, Subject.PIQUE, barred, reckoning=str(how))
    coming = _answered_for(known, make, side) if towards.reached is None and not _led_to(towards) else []
    # A pique that is already barred stays barred, however the play goes on.
    return [*coming, *found] if barred.bars or coming else [*found, *to_come]


def _telling(towards: TowardsBonus, bonus: Bonus) -> tuple[Score, ...]:
    """Of what bars a pique, what is scored in hand, and of the play the first point alone."""
    played = () if bonus.first_lead else [one for one in towards.bars if one.kind == PLAY][:1]
    return tuple(one for one in towards.bars if one.kind in IN_HAND or one in played)


def _led_to(towards: TowardsBonus) -> bool:
    """Whether the first lead alone completes the pique: by the clock, it comes before anything younger shows."""
    unplayed = all(one.kind != PLAY for one in towards.counted)
    return towards.by_clock and unplayed and towards.total + LEAD >= towards.line


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


def _short_of_pique(make: Maker, side: Side, towards: TowardsBonus, over: bool) -> Premise:
    total, line, hand = towards.total, towards.line, towards.in_hand
    numbers = tuple(one.number for one in towards.counted)
    if total >= line:
        return make.premise("hand_alone", side, Subject.PIQUE, 1, numbers, total=total, barred=False)
    facts = {"total": total, "line": line, "short": line - total, "in_hand": hand, "in_play": total - hand}
    return make.premise("short_of_pique", side, Subject.PIQUE, line - total, numbers, over=over, **facts)


def _pique_by_tricks(known: ReadersDeal, make: Maker, side: Side, bonus: Bonus) -> list[Premise]:
    """A pique to which tricks count: too few points, or the opponents have scored or won a trick."""
    if bare(known):
        return nobody_bid(known, make, side)
    deal = known.deal
    towards = towards_by_tricks(deal, known.rules.rule_on(Subject.PIQUE), side, known.scores)
    short = towards.line - towards.total
    found = []
    if short > 0:
        facts = {"total": towards.total, "line": towards.line, "short": short, "in_hand": towards.in_hand}
        facts |= {"tricks": towards.tricks, "over": deal.done}
        numbers = tuple(one.number for one in towards.counted)
        found.append(make.premise("short_by_tricks", side, Subject.PIQUE, short, numbers, **facts))
    found += _bars(make, "counted_first", side, Subject.PIQUE, towards, reckoning=ANY)
    if towards.lost:
        cards = deal.tricks[towards.lost - 1].cards
        found.append(make.premise("trick_lost", side, Subject.PIQUE, ONE_TRICK, trick=towards.lost, cards=cards))
    return [*found, *unfinished(known, make, side, "play")]
