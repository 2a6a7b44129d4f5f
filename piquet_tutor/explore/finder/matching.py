"""Whether a finished deal meets a query: its ledger decides, however the deal was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.compare import difference, parting
from piquet_tutor.explore.finder.layout import SIDES, is_for_two, layout_of
from piquet_tutor.explore.finder.measures import CLASSES, HAND_MEASURES, HandMeasures, pair_measures, terms_of
from piquet_tutor.explore.finder.query import CHOICES, PLAYED, AskedRuling, Condition, Query
from piquet_tutor.explore.finder.side_names import BARRED, names_of_side, seats_named, sides_named
from piquet_tutor.explore.finder.two_hands import number_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import EQUAL, Subject
from piquet_tutor.reckoner.masks import bits_of

AWARD_ON: Final = {
    "repique": Subject.REPIQUE,
    "pique": Subject.PIQUE,
    "capot": Subject.CAPOT,
    "rouge": Subject.CARTE_ROUGE,
    "blank": Subject.CARTE_BLANCHE,
}
"""Conditions on awards other than those for combinations and the cards, and the subject of each."""
SUBJECT_OF: Final = {
    **AWARD_ON,
    "point": Subject.POINT,
    "sequence": Subject.SEQUENCE,
    "set": Subject.SET,
    "cards": Subject.CARDS,
}
"""Conditions whose value is a side, and the subject of each."""
IN_HAND: Final = frozenset({"carte_blanche", *CLASSES})
"""The kinds of score made before play."""


def meets(query: Query, deal: Deal, other: Deal | None = None) -> bool:
    """Whether the rulings of a deal are what was looked for.

    Args:
        query: the query.
        deal: the deal ruled by the query's rules.
        other: the same deal ruled by the rules it is compared with.
    """
    if not all(_holds(each, deal) for each in query.conditions):
        return False
    if query.against is None:
        return True
    if other is None or max(map(abs, difference(deal, other).values())) < query.by:
        return False
    where = parting(deal, other)
    return where is not None and where.scoring and (not query.on or where.clause == query.on)


def telling_ruling(query: Query, deal: Deal, other: Deal | None = None) -> int:
    """The number of the ruling to look at first; 0 where there is none.

    That is the ruling where two rule sets first differ, or the first one that was asked for.
    """
    if other is not None:
        where = parting(deal, other)
        return where.first.number if where is not None and where.first is not None else 0
    for each in query.conditions:
        for ruling in deal.rulings:
            if _answers(ruling, each):
                return ruling.number
    return 0


_TELLING: Final = {Verdict.AWARDED, Verdict.DENIED}


def _answers(ruling: Ruling, condition: Condition) -> bool:
    """Whether it was by this ruling that a condition came true or did not."""
    if condition.ruling is not None:
        return ruling.rule == condition.ruling.clause
    if condition.name.startswith("bid"):
        return ruling.subject is Subject.UNDERTAKING and ruling.verdict is Verdict.ALLOWED
    barred = any("barred" in str(value) for value in condition.accepted)
    verdicts = {Verdict.DENIED} if barred else _TELLING
    asked = (EQUAL if "equal" in condition.accepted else SUBJECT_OF).get(condition.name)
    return asked is not None and ruling.subject is asked and ruling.verdict in verdicts


def _holds(condition: Condition, deal: Deal) -> bool:
    if condition.ruling is not None:
        return _ruled(deal, condition.ruling)
    if condition.name in WORDS:
        return condition.holds(words_in_ledger(condition.name, deal))
    return any(condition.holds(number) for number in _numbers(condition, deal))


def _ruled(deal: Deal, asked: AskedRuling) -> bool:
    clause, verdict, name = asked
    sides = (*sides_named(name, deal.table), *seats_named(name, deal.table)) if name else ()
    return any(
        each.rule == clause and verdict in ("", each.verdict.value) and (not name or each.side in sides)
        for each in deal.rulings
    )


def _numbers(condition: Condition, deal: Deal) -> Iterator[int]:
    """Yield the number that a condition is about, once for each seat or side that its name may mean."""
    name = condition.name
    if name == "difference":
        totals = sorted(deal.total(side) for side in dict.fromkeys(deal.table.sides))
        yield totals[-1] - totals[0]
        return
    subject, _, what = name.partition(".")
    if subject == "bid":
        yield int(getattr(deal.undertaking, what, 0)) if deal.undertaking and deal.undertaking.tricks else 0
    elif what in PLAYED:
        yield from (_played(what, side, deal) for side in sides_named(subject, deal.table))
    elif is_for_two(deal.rules) and subject in SIDES:
        yield number_of(name, pair_measures(layout_of(deal), terms_of(deal.rules)))
    else:
        yield from (measured(what, seat, deal) for seat in seats_named(subject, deal.table))


def _played(what: str, side: Side, deal: Deal) -> int:
    if what == "total":
        return deal.total(side)
    if what == "play":
        return deal.tally()[side].get("play", 0)
    return sum(deal.table.side_of(trick.winner) == side for trick in deal.tricks)


def measured(what: str, seat: Seat, deal: Deal) -> int:
    """A measure of one hand at any table; what its side scored in hand is read from the ledger."""
    side = deal.table.side_of(seat)
    if what == "in_hand":
        return sum(score.points for score in deal.scores if score.side == side and score.kind in IN_HAND)
    dealt = deal.dealt.get(seat, ())
    hand = HandMeasures(bits_of(deal.kept.get(seat, dealt)), bits_of(dealt), terms_of(deal.rules))
    return HAND_MEASURES[what](hand)


WORDS: Final = frozenset({*CHOICES, "bid", "bid.sign"})
"""Conditions whose value is a word, in any form of the game."""


def words_in_ledger(name: str, deal: Deal) -> frozenset[str]:
    """The words for which a condition holds by the ledger: every name of every side it is true of."""
    if name in ("bid", "bid.sign"):
        return _bid(name, deal)
    if name in CLASSES:
        return _winner(name, deal)
    if name == "cards":
        named = _names(deal, Subject.CARDS) | _names(deal, Subject.CARDS_EARLY)
        return named | _divided(deal) or frozenset({"none"})
    subject = AWARD_ON[name]
    found = _names(deal, subject)
    if name in ("blank", "rouge") and len(_sides(deal, subject)) > 1:
        return found | {"both"}
    barred = {f"{each}{BARRED}" for each in _names(deal, subject, Verdict.DENIED) - found}
    return (found or frozenset({"none"})) | barred


def _bid(name: str, deal: Deal) -> frozenset[str]:
    undertaken = deal.undertaking
    if undertaken is None or not undertaken.tricks:
        return frozenset({"none"})
    if name == "bid.sign":
        return frozenset({undertaken.sign or "plus"})
    return names_of_side(deal.table.side_of(undertaken.seat), deal.table)


def _winner(kind: str, deal: Deal) -> frozenset[str]:
    if any(each.subject is EQUAL.get(kind) and each.verdict is Verdict.DENIED for each in deal.rulings):
        return frozenset({"equal"})
    won = _sides(deal, SUBJECT_OF[kind])
    return names_of_side(next(iter(won)), deal.table) if len(won) == 1 else frozenset({"none"})


def _divided(deal: Deal) -> frozenset[str]:
    """``divided`` where nobody has the cards, or two sides with as many tricks share them."""
    most = [each for each in deal.rulings if each.subject is Subject.CARDS]
    return frozenset({"divided"}) if len(most) > 1 or any(e.verdict is Verdict.DENIED for e in most) else frozenset()


def _sides(deal: Deal, subject: Subject, verdict: Verdict = Verdict.AWARDED) -> set[Side]:
    return {each.side for each in deal.rulings if each.subject is subject and each.verdict is verdict and each.side}


def _names(deal: Deal, subject: Subject, verdict: Verdict = Verdict.AWARDED) -> frozenset[str]:
    sides = _sides(deal, subject, verdict)
    return frozenset(name for side in sides for name in names_of_side(side, deal.table))
