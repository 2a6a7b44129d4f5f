"""The race to thirty, read off the rulings of a deal: what each side has reckoned, what bars it, what it was paid.

Nothing is ruled here. What scored and when stands in the deal's scores, in the order of reckoning; a bonus that was
awarded or denied is a ruling, and a denial names what bars it. Before either, what an opponent has reckoned first
already shuts the way for whatever comes after it.

>>> from piquet_tutor import Deal
>>> hands = {"elder": "AS KS QS JS TS AH KH QH AD 9D 8D AC", "younger": "9S JH 9H KD QD TD KC QC JC 9C 8C 7C"}
>>> race = race_of(Deal.from_record({"format": "piquet-record/1", "rules": "rubicon", "hands": hands, "play": "AS"}))
>>> [(item.side, item.kind, item.points, item.total) for item in race.items][:3]
[('younger', 'point', 6, 6), ('elder', 'sequence', 15, 15), ('elder', 'sequence', 3, 18)]
>>> gate = race.gates["elder"]
>>> gate.at, gate.by_side, gate.by_kind, gate.denied
(0, 'younger', 'point', True)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import Ruling, Verdict, for_seat
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.phases.exchange import bare
from piquet_tutor.game.parts import Score
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.bonuses import IN_HAND, PLAY, counts, open_before
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES, Subject

ELDER_ONLY: Final = "seat"
"""What bars younger's play by rules that leave a pique to elder alone: no score, but the seat."""


@dataclass(frozen=True)
class Milestone:
    """One step of a side on its way.

    Attributes:
        side: whose it is.
        kind: the kind of score, such as ``point``.
        points: how many; the points of the play are one item, or two where a bar stands between them.
        total: what the side has with it.
        rulings: the rulings that are these points, by their numbers.
        cards: the cards that score, as far as the onlooker may know them.
        late: whether it is reckoned after what bars the side.
        counted: whether these are tricks that lead to a pique without scoring themselves.
    """

    side: Side
    kind: str
    points: int
    total: int
    rulings: tuple[int, ...]
    cards: Cards = ()
    late: bool = False
    counted: bool = False


@dataclass(frozen=True)
class Barrier:
    """What bars a side: nothing that is reckoned after it helps towards a bonus.

    Attributes:
        side: who is barred.
        at: what this side had reckoned before it.
        by_side: whose score bars it.
        by_kind: the kind of that score, or :data:`ELDER_ONLY`.
        bonus: what is barred: ``repique`` or ``pique``.
        by_clock: whether the order in time decides, and not the order of reckoning.
        denied: whether a bonus has been denied; else what is still to come is barred.
        ruling: the ruling that says so: the denial, or else the score that bars; 0 where no score does.
    """

    side: Side
    at: int
    by_side: Side
    by_kind: str
    bonus: Subject
    by_clock: bool
    denied: bool
    ruling: int


@dataclass(frozen=True)
class Ring:
    """A bonus that was awarded.

    Attributes:
        side: who made it.
        bonus: ``repique`` or ``pique``.
        points: what it scores.
        at: what the side had when it was made.
        ruling: the ruling that awards it.
    """

    side: Side
    bonus: Subject
    points: int
    at: int
    ruling: int


@dataclass(frozen=True)
class BonusRace:
    """The race of a deal as it stands.

    Attributes:
        target: what a bonus takes.
        by_clock: whether a pique goes by the order in time.
        items: what has been reckoned, of all sides, in the order by which a pique is judged.
        gates: what bars a side, by the side that is barred.
        rings: the bonuses that were awarded, by the side that made them.
        shut: the sides that can make no bonus any more, without being barred.
    """

    target: int
    by_clock: bool
    items: tuple[Milestone, ...]
    gates: Mapping[Side, Barrier]
    rings: Mapping[Side, Ring]
    shut: frozenset[Side]

    def of(self, side: Side) -> tuple[Milestone, ...]:
        """The items of one side, in their order."""
        return tuple(item for item in self.items if item.side == side)

    def total(self, side: Side) -> int:
        """What a side has reckoned."""
        return sum(item.points for item in self.of(side))


class _OrderPlace(NamedTuple):
    """Where something stands in the order that decides: by reckoning, or by the clock."""

    by_clock: bool

    def of(self, score: Score) -> tuple[int, ...]:
        """The place of a score."""
        return (score.number,) if self.by_clock else (*score.order, score.number)


def has_race(deal: Deal) -> bool:
    """Whether a pique or repique may come of a deal: not in a misère, where nothing is declared."""
    return not bare(deal) and any(map(law_of(deal.rules).has, BONUSES))


def target_of(rules: RuleSet) -> int:
    """What a repique, or where there is none a pique, has to reach by a rule set that has one of them."""
    law = law_of(rules)
    bonus = law.repique or law.pique
    assert bonus is not None
    return bonus.target


def race_of(deal: Deal, seat: Seat | None = None) -> BonusRace:
    """The race of a deal as it stands.

    Args:
        deal: at any moment.
        seat: whose knowledge limits which cards are named; None names all.
    """
    pique = law_of(deal.rules).pique
    place = _OrderPlace(pique is not None and not pique.by_order)
    sides = tuple(dict.fromkeys(deal.table.sides))  # partners are named once
    told = {side: _bonuses(deal, side, seat) for side in sides}
    rings = {side: ring for side in sides if (ring := _ring(told[side])) is not None}
    gates = {}
    for side in sides:
        gate = None if side in rings else _gate(deal, side, told[side], place)
        if gate is not None:
            gates[side] = gate
    keyed = sorted(
        (entry for side in sides for entry in _items(deal, side, gates.get(side), place, seat)),
        key=lambda entry: entry[0],
    )
    shut = frozenset(side for side in sides if side not in {*rings, *gates} and _over(deal, side))
    items = (item for _, item in keyed)
    return BonusRace(target_of(deal.rules), place.by_clock, tuple(items), gates, rings, shut)


def _bonuses(deal: Deal, side: Side, seat: Seat | None) -> list[Ruling]:
    """What was ruled on the bonuses of a side, as far as the onlooker knows of it."""
    known = (ruling for ruling in deal.rulings if ruling.subject in BONUSES and ruling.side == side)
    return [ruling for ruling in known if for_seat(ruling, seat) is not None]


def _bonus_of(ruling: Ruling) -> Subject:
    """Which of the bonuses a ruling is about."""
    return next(each for each in BONUSES if each == ruling.subject)


def _ring(told: Iterable[Ruling]) -> Ring | None:
    for ruling in told:
        if ruling.verdict is Verdict.AWARDED and ruling.side is not None:
            at, points = int(ruling.facts.get("total", 0)), sum(award.points for award in ruling.awards)
            return Ring(ruling.side, _bonus_of(ruling), points, at, ruling.number)
    return None


# --- what bars a side -----------------------------------------------------------------------------------------------


def _gate(deal: Deal, side: Side, told: list[Ruling], place: _OrderPlace) -> Barrier | None:
    denied = [ruling for ruling in told if ruling.verdict is Verdict.DENIED and "by" in ruling.facts]
    if denied:
        return _gate_of(deal, side, denied[0], place)
    bar = _first_bar(deal, side, place)
    if bar is None:
        return _elder_only(deal, side, place)
    bonus = Subject.REPIQUE if bar.kind in IN_HAND and deal.rules.clause_on(Subject.REPIQUE) else Subject.PIQUE
    at = sum(score.points for score in _raced(deal, side) if place.of(score) < place.of(bar))
    return Barrier(side, at, bar.side, bar.kind, bonus, place.by_clock, False, bar.number)


def _gate_of(deal: Deal, side: Side, denial: Ruling, place: _OrderPlace) -> Barrier:
    """The gate that a denial names: a repique always goes by the order of reckoning."""
    kind = str(denial.facts["by"])
    clock = place.by_clock and denial.subject is Subject.PIQUE
    ways, first = _OrderPlace(clock), denial.ground("first")
    raced = _raced(deal, side)
    if first is None:  # a trick, where tricks score nothing by themselves
        tricks = _tricks_of(deal, side, denial.number)
        at = sum(each.points for each in raced) + (int(tricks[-1].facts["tricks"]) if tricks else 0)
        return Barrier(side, at, _other(deal, side), kind, _bonus_of(denial), clock, True, denial.number)
    by = first.facts["of"]
    bars = [each for each in deal.scores if each.side == by and each.kind == kind]
    if bars:
        bar = min(map(ways.of, bars))
        before = [each for each in raced if ways.of(each) < bar]
    else:  # it is still to be counted
        before = [each for each in raced if each.order[0] + 1 < first.facts["at"]]
    return Barrier(side, sum(each.points for each in before), by, kind, _bonus_of(denial), clock, True, denial.number)


def _elder_only(deal: Deal, side: Side, place: _OrderPlace) -> Barrier | None:
    """The gate before younger's play once all has been declared, in a game for two whose pique is elder's alone."""
    pique = law_of(deal.rules).pique
    first = deal.table.sides[0]
    if pique is None or pique.younger or side == first or not deal.declared or len(deal.table.seats) != 2:
        return None
    at = sum(score.points for score in _raced(deal, side) if score.kind in IN_HAND)
    return Barrier(side, at, first, ELDER_ONLY, Subject.PIQUE, place.by_clock, False, 0)


def _other(deal: Deal, side: Side) -> Side:
    return next(each for each in deal.table.sides if each != side)


def _first_bar(deal: Deal, side: Side, place: _OrderPlace) -> Score | None:
    """The opponents' score that shuts the way before anything more can be reckoned, if there is one."""
    law = law_of(deal.rules)
    first = deal.table.sides[0]
    may_pique = law.pique is not None and (law.pique.younger or side == first)
    barring = IN_HAND | {PLAY} if may_pique else IN_HAND
    theirs = [score for score in deal.scores if score.side != side and score.kind in barring]
    if not theirs:
        return None
    bar = min(theirs, key=place.of)
    if not place.by_clock and not deal.declared and (open_before(deal, bar.order) or _won_before(deal, side, bar)):
        return None
    return bar


def _won_before(deal: Deal, side: Side, bar: Score) -> bool:
    """Whether a side is still to count a class that is reckoned before a score of the opponents."""
    return any(
        (deal.rules.place[kind], 0) < bar.order and contest.winner and deal.table.side_of(contest.winner) == side
        for kind, contest in deal.contests.items()
        if not any(score.side == side and score.kind == kind for score in deal.scores)
    )


def _over(deal: Deal, side: Side) -> bool:
    """Whether a side that is not barred can make no bonus any more."""
    pique = law_of(deal.rules).pique
    too_late = pique is not None and pique.first_lead and bool(deal.tricks)
    no_pique = pique is None or not (pique.younger or side == deal.table.sides[0])
    return deal.done or too_late or (no_pique and deal.declared)


# --- what has been reckoned -----------------------------------------------------------------------------------------


def _raced(deal: Deal, side: Side) -> list[Score]:
    """The scores that lead a side to thirty, by the clauses of pique and repique."""
    clauses = [rule for subject in BONUSES if (rule := deal.rules.clause_on(subject)) is not None]
    first = deal.table.sides[0]
    return [
        score
        for score in deal.scores
        if score.side == side and any(counts(rule, side, score.kind, first) for rule in clauses)
    ]


def _items(
    deal: Deal, side: Side, gate: Barrier | None, place: _OrderPlace, seat: Seat | None
) -> list[tuple[tuple[int, ...], Milestone]]:
    """The items of a side with their places: those before what bars it, then the others."""
    scores = sorted(_raced(deal, side), key=(_OrderPlace(gate.by_clock) if gate is not None else place).of)
    lots: list[list[Score]] = []
    runs: dict[bool, list[Score]] = {}
    at = 0
    for score in scores:
        late = gate is not None and at >= gate.at
        if score.kind == PLAY and late in runs:
            runs[late].append(score)
        else:
            lots.append([score])
            if score.kind == PLAY:
                runs[late] = lots[-1]
        at += score.points
    found, total = [], 0
    for lot in lots:
        late = gate is not None and total >= gate.at
        points = sum(score.points for score in lot)
        total += points
        cards = tuple(card for score in lot for card in _known_cards(deal, score, seat))
        numbers = tuple(score.number for score in lot)
        found.append((place.of(lot[0]), Milestone(side, lot[0].kind, points, total, numbers, cards, late)))
    return [*found, *_tricks_counted(deal, side, total, gate, place)]


def _known_cards(deal: Deal, score: Score, seat: Seat | None) -> Cards:
    known = for_seat(deal.rulings[score.number - 1], seat)
    cards = known.facts.get("cards", ()) if known is not None else ()
    return tuple(card for card in cards if isinstance(card, Card))


def _tricks_counted(
    deal: Deal, side: Side, before: int, gate: Barrier | None, place: _OrderPlace
) -> Iterable[tuple[tuple[int, ...], Milestone]]:
    """Tricks that lead to a pique without scoring by themselves, where the rules count them so."""
    told = _tricks_of(deal, side)
    if any(score.side == side and score.kind == PLAY for score in deal.scores):
        return  # a pique has been made of them, and they stand there as points
    barred = gate.ruling if gate is not None and gate.by_kind not in deal.rules.place else len(deal.rulings) + 1
    counted = 0
    for lot in ([each for each in told if each.number < barred], [each for each in told if each.number > barred]):
        if lot:
            points = int(lot[-1].facts["tricks"]) - counted
            counted += points
            late = gate is not None and before + counted > gate.at
            numbers = tuple(ruling.number for ruling in lot)
            key = (max(numbers),) if place.by_clock else (len(deal.rules.place), max(numbers))
            yield key, Milestone(side, PLAY, points, before + counted, numbers, (), late, True)


def _tricks_of(deal: Deal, side: Side, until: int | None = None) -> list[Ruling]:
    """The rulings that count a side's tricks towards a pique, before another ruling if one is named."""
    known = deal.rulings if until is None else deal.rulings[: until - 1]
    return [ruling for ruling in known if ruling.subject is Subject.TRICK_COUNTED and ruling.side == side]
