"""What if: one thing changed, the deal ruled again, and the two ledgers compared ruling by ruling.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record(example("cavendish-example"))
>>> found = what_if(deal, "younger sink set")
>>> [(each.rule, each.points) for each in found.gone if each.points], found.totals["younger"]
([('set.good', 14), ('set.lesser', 3)], (23, 6))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.rulings import Ruling, Verdict, known_to
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.changing import CARTE_BLANCHE, Change, change_from, changed
from piquet_tutor.explain.why.grounds import opened
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.cards import Card
from piquet_tutor.game.rules.loader import options_about
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CARTES_BLANCHES, CLASSES, EQUAL, LESSER, TRICK_POINTS

_COMPARED: Final = frozenset((*CLASSES, *EQUAL.values(), *LESSER.values()))
"""Which combination of a class is good, which are equal, and what becomes of the others."""
Key = Callable[[Ruling], tuple[Any, ...]]


class Replacement(NamedTuple):
    """A ruling, and the one that replaces it after the change."""

    before: Ruling
    after: Ruling

    @property
    def tells(self) -> bool:
        """Whether it changes points or the verdict, and not only the wording."""
        return (self.before.verdict, self.before.points) != (self.after.verdict, self.after.points)

    @property
    def compares(self) -> bool:
        """Whether it is about which point, sequence or set is good, and not about what was said of it."""
        return self.after.subject in _COMPARED


@dataclass(frozen=True)
class Difference:
    """The effect of a change.

    Attributes:
        change: the change.
        before: the deal as it is.
        deal: the deal as it would be; None if the change is not allowed, or its effect is hidden from the reader.
        refused: the refusal, if the change is not allowed; else None.
        hidden: whether the answer depends on cards that the reader may not see.
        new, gone: rulings that only one of the ledgers has, in their order, under the reader's numbers.
        changed: rulings that are replaced by others.
        totals: points of each side before and after.
        seat: the seat whose knowledge was used; None for everything.
    """

    change: Change
    before: Deal
    deal: Deal | None = None
    refused: Ruling | None = None
    hidden: bool = False
    new: tuple[Ruling, ...] = ()
    gone: tuple[Ruling, ...] = ()
    changed: tuple[Replacement, ...] = ()
    totals: Mapping[Side, tuple[int, int]] = field(default_factory=dict)
    seat: Seat | None = None

    @property
    def nothing(self) -> bool:
        """Whether the change has no effect on any ruling."""
        return not (self.new or self.gone or self.changed)

    @property
    def tricks(self) -> tuple[Ruling, ...]:
        """Of the rulings that change points, those on single tricks; of a pair, the later."""
        pairs = (each.after for each in self.changed if each.tells)
        found = (*telling(self.gone), *telling(self.new), *pairs)
        return tuple(each for each in found if each.subject in TRICK_POINTS)


def what_if(deal: Deal, change: Change | str, seat: Seat | None = None) -> Difference:
    """How the rulings would differ if one thing were changed.

    Args:
        deal: the deal so far.
        change: a change, or its text: ``play AH at 5``, ``elder discard KS 8C``, ``elder call point AS KS QS``,
            ``younger sink sequence`` (or one: ``younger sink set KS KH KD``), ``elder declare point``,
            ``swap AS KH``, ``rules parlett``, ``option last_trick=0``.
        seat: answer only if this seat can place every card that matters; None knows everything.

    Returns:
        The rulings that are new, gone or changed, and the totals; for a change that is not allowed, the refusal of the
        engine's judge.

    Raises:
        ChangeError: the change cannot be read, or makes no sense for this deal.
        UnknownSeat: this table has no such seat.
    """
    asked = change_from(change) if isinstance(change, str) else change
    known = ReadersDeal(deal, seat)
    course = changed(deal, course_of(deal), asked)
    if not may_be_told(known, asked, course.score.rules):
        return Difference(asked, deal, hidden=True, seat=seat)
    outcome = run(course)
    if outcome.refused is not None:
        return Difference(asked, deal, refused=outcome.refused, seat=seat)
    return difference(asked, deal, outcome.deal, seat)


def may_be_told(known: ReadersDeal, change: Change, rules: Any) -> bool:
    """Whether the effect of a change depends only on cards that the reader can place.

    A reader who knows every hand after the exchange can follow everything called and played. The cards dealt and
    discarded, however, decide cartes blanches and draws, and only their holder knows them unless they were shown.
    """
    if known.seat is None:
        return True
    if change.kind in ("discard", "swap") or not known.sees_everything():
        return False
    if change.about == CARTE_BLANCHE:
        return known.dealt(change.seat) is not None
    if change.kind not in ("rules", "option") or not known.deal.dealt:
        return True
    return all(known.dealt(seat) is not None for seat in known.deal.table.seats) or not _blanks_differ(known, rules)


def _blanks_differ(known: ReadersDeal, rules: Any) -> bool:
    return any(known.rules.values[name] != rules.values[name] for name in options_about(CARTES_BLANCHES))


def difference(change: Change, before: Deal, after: Deal, seat: Seat | None = None) -> Difference:
    """Two deals compared ruling by ruling, as far as a reader may know them."""
    old, new = known_to(before.rulings, seat), known_to(after.rulings, seat)
    gone, come, pairs = matched(old, new)
    sides = dict.fromkeys(before.table.sides)
    totals = {side: (before.total(side), after.total(side)) for side in sides}
    return Difference(change, before, after, None, False, come, gone, pairs, totals, seat)


# --- which ruling stands in the place of which --------------------------------------------------------------------


def matched(
    old: Iterable[Ruling], new: Iterable[Ruling]
) -> tuple[tuple[Ruling, ...], tuple[Ruling, ...], tuple[Replacement, ...]]:
    """The rulings that only the old ledger has, those that only the new one has, and the changed pairs.

    Two rulings are paired if they have the same clause and side and agree in as much as possible: first in every fact,
    then in the cards, then in the trick, rank or suit. The rest of a clause and side are paired in order. Equal rulings
    are left out of the result.
    """
    left, right = list(old), list(new)
    pairs: list[Replacement] = []
    for key in _KEYS:
        waiting: dict[tuple[Any, ...], list[Ruling]] = {}
        for each in right:
            waiting.setdefault(key(each), []).append(each)
        rest = []
        for each in left:
            others = waiting.get(key(each))
            if others:
                other = others.pop(0)
                right.remove(other)
                pairs.append(Replacement(each, other))
            else:
                rest.append(each)
        left = rest
    told = sorted(
        (pair for pair in pairs if _whole(pair.before) != _whole(pair.after)), key=lambda pair: pair.after.number
    )
    return tuple(left), tuple(right), tuple(told)


def _whole(ruling: Ruling) -> tuple[Any, ...]:
    facts = tuple(sorted((name, str(value)) for name, value in opened(ruling).items()))
    return (ruling.rule, ruling.verdict, ruling.side, ruling.awards, ruling.audience, facts)


def _by_cards(ruling: Ruling) -> tuple[Any, ...]:
    facts = opened(ruling)
    return (ruling.rule, ruling.side, facts.get("trick"), str(facts.get("cards")), str(facts.get("card")))


def _by_measure(ruling: Ruling) -> tuple[Any, ...]:
    facts = opened(ruling)
    cards = facts.get("cards") or ()
    suit = cards[0].suit if cards and isinstance(cards[0], Card) and "length" in facts else None
    return (ruling.rule, ruling.side, facts.get("trick"), facts.get("kind"), facts.get("rank"), suit)


def _by_place(ruling: Ruling) -> tuple[Any, ...]:
    facts = opened(ruling)
    return (ruling.rule, ruling.side, facts.get("trick"), facts.get("kind"))


_KEYS: Final[tuple[Key, ...]] = (_whole, _by_cards, _by_measure, _by_place)


def telling(rulings: Iterable[Ruling]) -> tuple[Ruling, ...]:
    """The rulings that matter to the score: those with points, and those that deny or supersede an award."""
    return tuple(each for each in rulings if each.points or each.verdict in (Verdict.DENIED, Verdict.SUPERSEDED))
