"""Conditions that no two hands meet, by what every hand can come to and by what the clauses let it count.

Each hand is bounded by itself (see ``every_hand``); what two hands have in common are the pack, the comparison of each
class, and the order in which the two sides count. So the answer is a proof that there are no such hands, with the
clauses it rests on, or no answer: hands each of which could be need not fit together. Conditions on the play are left
out.

>>> from piquet_tutor.explore.finder.query import parse
>>> hands_bar(parse("elder.point=8 point=younger")).clauses
('point.good',)
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.every_hand import READ_OFF, Own, least, measured, most_points, strengths
from piquet_tutor.explore.finder.exclusions import Exclusion
from piquet_tutor.explore.finder.layout import SIDES
from piquet_tutor.explore.finder.measures import (
    CLASSES,
    HAND_MEASURES,
    OTHER,
    RANK_MASKS,
    ComparisonRules,
    HandMeasures,
    terms_of,
)
from piquet_tutor.explore.finder.query import Condition, Query
from piquet_tutor.explore.finder.side_names import BARRED
from piquet_tutor.game.cards import Rank, Suit, pack_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.combination_tables import SET_RANKS
from piquet_tutor.reckoner.masks import MASKS, bits_of

BLANK: Final = "blank"
PLACES: Final = (BLANK, *CLASSES)
"""What is counted before play, in the order in which it is counted."""
SUBJECTS: Final = dict(zip(PLACES, (Subject.CARTE_BLANCHE, Subject.POINT, Subject.SEQUENCE, Subject.SET), strict=True))
_READ: Final = {
    BLANK: {"dealt_courts"},
    **{kind: {name for name, read in READ_OFF.items() if read == kind} | {f"{kind}s"} for kind in CLASSES},
}
"""The measures that speak of each of these."""
AT_MOST: Final = ("=", "<=", "<")
"""Signs by which a condition sets a limit above."""


Weighing = Generator[None, None, bool]
"""Whether two hands may be, in pieces of some tenths of a second."""


def hands_bar(query: Query) -> Exclusion | None:
    """Why no two hands meet the conditions that hands alone decide; None where that is not proved."""
    *_, last = (None, *weighing(query))
    return last


def weighing(query: Query) -> Iterator[Exclusion | None]:
    """Weigh every hand, in pieces; the last thing yielded is why there are none, where that is proved."""
    terms, asked = terms_of(query.rules), query.from_hands
    if not asked or terms.why_not or (yield from _may_be(asked, terms)):
        return
    core = list(asked)
    for each in asked:
        rest = tuple(other for other in core if other is not each)
        if rest and not (yield from _may_be(rest, terms)):
            core.remove(each)
    rules = [query.rules.rule_on(subject) for subject in _subjects(core)]
    yield Exclusion(
        "hands",
        " ".join(each.text for each in asked),
        rules[0].id if rules else "",
        tuple(dict.fromkeys(cite for rule in rules for cite in rule.cites)),
        number=len(asked),
        clauses=tuple(rule.id for rule in rules),
    )


def _subjects(conditions: Sequence[Condition]) -> Iterator[Subject]:
    """Yield what the clauses are about on which some conditions depend, in the order of the game."""
    named = {measured(each) or each.name for each in conditions}
    if "repique" in named:
        yield Subject.REPIQUE
    for place, subject in SUBJECTS.items():
        if named & (_READ[place] | {place, "in_hand"}):
            yield subject


class _Outline(NamedTuple):
    """Who counts what before play.

    Attributes:
        blank: whose carte blanche counts; ``none`` for nobody's.
        winners: who has the better of each class; ``equal`` or ``none`` for nobody.
    """

    blank: str
    winners: Mapping[str, str]

    def counted(self, side: Seat) -> tuple[str, ...]:
        """What counts for a side: its carte blanche, and the classes that it has the better of."""
        return tuple(place for place in PLACES if side == (self.blank if place == BLANK else self.winners[place]))


def _may_be(conditions: Sequence[Condition], terms: ComparisonRules) -> Weighing:
    """Whether two hands may meet some conditions, for all that is known of each hand by itself."""
    pair = _Pair(conditions, terms)
    if not pair.each_may_be:
        return False
    yield
    if not pair.pack_is_enough:
        return False
    for outline in pair.outlines():
        yield
        if pair.may_be(outline):
            return True
    return False


class _Pair:
    """Two hands of which something is asked."""

    def __init__(self, conditions: Sequence[Condition], terms: ComparisonRules) -> None:
        self.terms = terms
        self.words = [each for each in conditions if "." not in each.name]
        self.own: dict[Seat, Own] = {side: _own(side, conditions, terms.rules) for side in SIDES}
        self.totals = {side: [each for each in conditions if each.name == f"{side}.in_hand"] for side in SIDES}
        self.dealt = {side: [each for each in conditions if each.name == f"{side}.dealt_courts"] for side in SIDES}
        self.repiques = [each for each in self.words if each.name == "repique"]
        self.counts = bool(self.repiques or any(self.totals.values()))

    @property
    def each_may_be(self) -> bool:
        """Whether each hand by itself may be."""
        return all(most_points(own, self.terms, frozenset()) is not None for own in self.own.values())

    @property
    def pack_is_enough(self) -> bool:
        """Whether there are as many cards as both hands hold at the least, of each sort that is asked about."""
        asked = {measured(each) for own in self.own.values() for each in own}
        asked |= {"sets"} if any(READ_OFF.get(name) == "set" for name in asked) else set()
        for name, number in _in_pack(self.terms.rules).items():
            if name in asked:
                held = [least(own, self.terms, name) for own in self.own.values()]
                if sum(each or 0 for each in held) > number:
                    return False
        return True

    def outlines(self) -> Iterator[_Outline]:
        """Yield every way to count that is true to the words of the conditions."""
        blanks = [each for each in ("none", *SIDES) if self._said("blank", each)]
        winners = [[each for each in self._winners(kind) if self._said(kind, each)] for kind in CLASSES]
        for blank, *won in product(blanks, *winners):
            if blank == "none" or all(each.holds(0) for each in self.dealt[blank]):
                yield _Outline(blank, dict(zip(CLASSES, won, strict=True)))

    def _said(self, name: str, word: str) -> bool:
        """Whether a word is true to the conditions on what it says."""
        return all(each.holds(frozenset({word})) for each in self.words if each.name == name)

    def _winners(self, kind: str) -> Sequence[str]:
        """Who may have the better of a class; any answer will do where nothing depends on it."""
        read = {READ_OFF.get(measured(each)) for own in self.own.values() for each in own}
        if kind not in read and all(each.name != kind for each in self.words):
            return (*SIDES, "none") if self.counts else ("none",)
        mine, theirs = (strengths(self.own[side], self.terms, kind) for side in SIDES)
        may_be = {
            ELDER: max(mine) > min(theirs),
            YOUNGER: max(theirs) > min(mine),
            "equal": kind != "set" and bool((mine & theirs) - {0}),  # two sets of one rank are not in one pack
            "none": 0 in mine & theirs,
        }
        return [word for word, may in may_be.items() if may]

    def may_be(self, outline: _Outline) -> bool:
        """Whether two hands may count in this way."""
        if outline.blank in SIDES and most_points(self._drawn(outline.blank), self.terms, frozenset()) is None:
            return False
        if not self.counts:
            return True
        reached = [self._may_reach(side, outline) for side in SIDES]
        if not all(reached):
            return False
        if not self.repiques:
            return True
        for told in product(*(self._repique(side, outline, mine) for side, mine in zip(SIDES, reached, strict=True))):
            words = frozenset(word for word in told if word)
            made = words & set(SIDES)
            if all(each.holds(words if made else words | {"none"}) for each in self.repiques):
                return True
        return False

    def _may_reach(self, side: Seat, outline: _Outline) -> set[bool]:
        """Whether a side may have the points of a repique in hand, and whether it may have fewer."""
        counted = outline.counted(side)
        fewest = sum(_fewest(place, self.terms) for place in counted)
        may_have = range(fewest, self._most(side, outline, counted) + 1)
        totals = self.totals[side]
        return {have >= self.terms.target for have in may_have if all(each.holds(have) for each in totals)}

    def _repique(self, side: Seat, outline: _Outline, reached: set[bool]) -> Iterator[str]:
        """Yield what may be said of a side's repique: the side, that it is barred, or nothing."""
        if False in reached:
            yield ""
        if True in reached and self._may_repique(side, outline):
            yield side
        if True in reached and outline.counted(OTHER[side]):
            yield f"{side}{BARRED}"

    def _may_repique(self, side: Seat, outline: _Outline) -> bool:
        """Whether a side may reach the points of a repique before the other side counts anything."""
        mine, theirs = outline.counted(side), outline.counted(OTHER[side])
        first = min((PLACES.index(place) for place in theirs), default=len(PLACES))
        before = tuple(place for place in mine if PLACES.index(place) < first)
        return bool(before) and self._most(side, outline, before) >= self.terms.target

    def _most(self, side: Seat, outline: _Outline, counted: Sequence[str]) -> int:
        own = self._drawn(side) if outline.blank == side else self.own[side]
        points = most_points(own, self.terms, frozenset(counted) - {BLANK})
        return -1 if points is None else points + (self.terms.prices.blank if BLANK in counted else 0)

    def _drawn(self, side: Seat) -> Own:
        """The conditions on a hand that was dealt as a carte blanche."""
        return (*self.own[side], _courts(side, 0, self.terms.rules))


# --- the hands by themselves --------------------------------------------------------------------------------------


def _own(side: Seat, conditions: Sequence[Condition], rules: RuleSet) -> Own:
    """The conditions on a hand by itself; what was dealt to it limits the court cards that it can hold."""
    mine = [each for each in conditions if each.name.partition(".")[0] == side]
    dealt = [each for each in mine if measured(each) == "dealt_courts" and each.sign in AT_MOST]
    limits = [_courts(side, max(int(value) for value in each.accepted), rules) for each in dealt]
    known = [each for each in mine if measured(each) in HAND_MEASURES.keys() - {"dealt_courts"}]
    return (*known, *limits)


def _courts(side: Seat, dealt: int, rules: RuleSet) -> Condition:
    """A hand has no more court cards than were dealt to it and than it may draw."""
    return Condition(f"{side}.courts", "<=", (dealt + _most_drawn(side, rules),), True)


def _most_drawn(side: Seat, rules: RuleSet) -> int:
    """The most cards that a side may exchange."""
    talon = rules.pack - 2 * rules.hand_size
    fewest, most = first_limits(rules.rule_on(Subject.ELDER_EXCHANGE), talon - law_of(rules).fewest_left)
    return most if side == ELDER else second_limits(rules.rule_on(Subject.YOUNGER_EXCHANGE), talon - fewest)[1]


def _in_pack(rules: RuleSet) -> dict[str, int]:
    """How many there are of each suit, of each rank, of the court cards, and of the sets that two hands can hold."""
    pack = HandMeasures(bits_of(pack_of(rules.pack).cards), 0, terms_of(rules))
    names = (*(suit.name.lower() for suit in Suit), *_ranks(), "courts")
    return {**{name: HAND_MEASURES[name](pack) for name in names}, "sets": len(SET_RANKS)}


def _ranks() -> list[str]:
    """The names of the measures that count a rank."""
    return [name for name in HAND_MEASURES if name in {f"{rank.name.lower()}s" for rank in Rank} | {"sixes"}]


@lru_cache(maxsize=64)
def _fewest(place: str, terms: ComparisonRules) -> int:
    """The least that counts for something, in whichever hand it is good."""
    if place == BLANK:
        return terms.prices.blank
    cards = range(1, MASKS) if place != "set" else _sets()
    hands = (HandMeasures(mask, 0, terms) for mask in cards)
    return min(hand.points(place) for hand in hands if hand.strength(place))


def _sets() -> Iterator[int]:
    """Yield the cards of every trio and of every quatorze, whatever the suits."""
    for rank in SET_RANKS:
        quatorze = RANK_MASKS[rank]
        yield quatorze
        yield quatorze & quatorze - 1
