"""Whether any two hands can meet some conditions: hands that do, or a proof that there are none.

Each card in each hand is a Boolean variable, everything the conditions name is derived from the cards by constraints,
and the CP-SAT solver of OR-Tools decides. It is an optional extra: ``pip install piquet-tutor[proofs]``.

The model covers what ``measures`` measures, and a test compares the two. It knows nothing of play, so conditions on the
play are left out: it can prove that no hands meet the rest, but hands that do are no proof that a deal exists.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import product
from threading import Event, Thread
from typing import Any, Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.layout import SIDES, Layout
from piquet_tutor.explore.finder.measures import CLASSES, OTHER, SCALE, ComparisonRules
from piquet_tutor.explore.finder.query import CHOICES, Condition
from piquet_tutor.game.cards import Card, Cards, Rank, Suit, pack_of, sort_hand
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, PIPS, SHORTEST_SEQUENCE
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import DoubleBlank, law_of
from piquet_tutor.game.rules.policies.dealing import courts_in
from piquet_tutor.game.rules.policies.declaring import SEQUENCE_POINTS
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.subjects import Subject

MOST: Final = 1 << 14
"""An upper bound on every number in the model."""
SUIT_NAMES: Final = {suit.name.lower(): suit for suit in Suit}
RANK_NAMES: Final = {f"{rank.name.lower()}{'es' if rank is Rank.SIX else 's'}": rank for rank in Rank}


@dataclass(frozen=True)
class ProofAttempt:
    """The result of an attempt.

    Attributes:
        answer: ``none`` (proved), ``some`` (they are in ``layout``), ``unknown`` (time ran out) or ``stopped``.
        layout: hands that meet the conditions, with an exchange that leads to them.
        seconds: how long the attempt took.
        size: how many variables the model has.
    """

    answer: str
    layout: Layout | None = None
    seconds: float = 0.0
    size: int = 0


@cache
def is_installed() -> bool:
    """Whether the solver is installed."""
    return find_spec("ortools") is not None


def solver_name() -> str:
    """The name and version of the solver."""
    from importlib.metadata import version

    return f"OR-Tools CP-SAT {version('ortools')}"


class Proof:
    """One attempt, in a thread of its own, so that the caller can go on meanwhile and can stop it."""

    def __init__(self, conditions: Sequence[Condition], terms: ComparisonRules, seconds: float = 60.0) -> None:
        """Build the model and start.

        Args:
            conditions: conditions that the hands alone decide.
            terms: how hands are compared and scored; ``terms.why_not`` must be empty.
            seconds: after how long to give up.
        """
        self.verdict: ProofAttempt | None = None
        self._solver: Any = None
        self.error: Exception | None = None
        self._stop = Event()
        self._thread = Thread(target=self._run, args=(tuple(conditions), terms, seconds), daemon=True)
        self._thread.start()

    def wait(self, seconds: float | None = None) -> ProofAttempt | None:
        """Wait up to so many seconds (None: without limit) and return the verdict; None when there is none yet."""
        self._thread.join(seconds)
        return self.verdict

    def stop(self) -> None:
        """Give up and wait for the solver to stop: the program must not end while it is still running."""
        self._stop.set()
        while self._thread.is_alive():
            if self._solver is not None:
                self._solver.stop_search()
            self._thread.join(0.02)

    def _run(self, conditions: tuple[Condition, ...], terms: ComparisonRules, seconds: float) -> None:
        began = time.perf_counter()
        try:
            answer, layout, size = self._solved(conditions, terms, seconds)
        except Exception as error:  # a failing solver proves nothing, and the search goes on without it
            self.error = error
            answer, layout, size = "unknown", None, 0
        self.verdict = ProofAttempt(answer, layout, time.perf_counter() - began, size)

    def _solved(
        self, conditions: tuple[Condition, ...], terms: ComparisonRules, seconds: float
    ) -> tuple[str, Layout | None, int]:
        from ortools.sat.python import cp_model

        model = Model(terms, with_dealt=any(_needs_deal(each) for each in conditions))
        for each in conditions:
            model.demand(each)
        size = len(model.model.proto.variables)
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = 1
        solver.parameters.linearization_level = 0  # measured: twice as fast on these models
        self._solver = solver
        if self._stop.is_set():
            return "stopped", None, size
        status = solver.solve(model.model)
        if status == cp_model.INFEASIBLE:
            return "none", None, size
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return "some", model.layout(solver), size
        return "stopped" if self._stop.is_set() else "unknown", None, size


def _needs_deal(condition: Condition) -> bool:
    return condition.name in ("blank", "repique") or condition.name.endswith((".dealt_courts", ".in_hand"))


class Model:
    """The hands as constraints. Each variable is created once, when something first needs it."""

    def __init__(self, terms: ComparisonRules, *, with_dealt: bool) -> None:
        from ortools.sat.python import cp_model

        self.terms = terms
        self.rules: RuleSet = terms.rules
        self.model = cp_model.CpModel()
        self.cards: Cards = pack_of(self.rules.pack).cards
        self._made: dict[tuple[object, ...], Any] = {}
        self.kept = {side: self._hand("kept", side) for side in SIDES}
        self._apart(self.kept)
        self.dealt: dict[Seat, dict[Card, Any]] = {}
        if with_dealt:
            self.dealt = {side: self._hand("dealt", side) for side in SIDES}
            self._apart(self.dealt)
            self._exchange()

    def _hand(self, name: str, side: Seat) -> dict[Card, Any]:
        holds = {one: self.model.new_bool_var(f"{side} {name} {one.code}") for one in self.cards}
        self.model.add(sum(holds.values()) == self.rules.hand_size)
        return holds

    def _apart(self, hands: dict[Seat, dict[Card, Any]]) -> None:
        for one in self.cards:
            self.model.add_at_most_one(hands[side][one] for side in SIDES)

    def _exchange(self) -> None:
        """Require that every card kept was dealt to that hand or drawn, and that no more are drawn than allowed."""
        talon = self.rules.pack - 2 * self.rules.hand_size
        for side in SIDES:
            for one in self.cards:
                self.model.add(self.kept[side][one] + self.dealt[OTHER[side]][one] <= 1)
        drawn = {side: self._drawn(side) for side in SIDES}
        least, most = first_limits(self.rules.rule_on(Subject.ELDER_EXCHANGE), talon - law_of(self.rules).fewest_left)
        self.model.add(drawn[ELDER] >= least)
        self.model.add(drawn[ELDER] <= most)
        allowed = [
            (elder, younger)
            for elder in range(least, most + 1)
            for younger in _between(*second_limits(self.rules.rule_on(Subject.YOUNGER_EXCHANGE), talon - elder))
        ]
        self.model.add_allowed_assignments([drawn[ELDER], drawn[YOUNGER]], allowed)

    def _drawn(self, side: Seat) -> Any:
        """How many cards of the final hand came from the talon; every card drawn is kept."""
        count = self._number(0, self.rules.hand_size, f"{side} draws")
        new = []
        for one in self.cards:
            fresh = self._truth(f"{side} draws {one.code}")
            self.model.add(fresh >= self.kept[side][one] - self.dealt[side][one])
            self.model.add(fresh <= self.kept[side][one])
            self.model.add(fresh <= 1 - self.dealt[side][one])
            new.append(fresh)
        self.model.add(count == sum(new))
        return count

    # --- small pieces ---------------------------------------------------------------------------------

    def _truth(self, name: str) -> Any:
        return self.model.new_bool_var(name)

    def _number(self, low: int, high: int, name: str) -> Any:
        return self.model.new_int_var(low, high, name)

    def _once(self, key: tuple[object, ...], make: Any) -> Any:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def all_of(self, literals: Sequence[Any], name: str) -> Any:
        """A Boolean variable that is true exactly when all of these are."""
        made = self._truth(name)
        self.model.add_bool_and(literals).only_enforce_if(made)
        self.model.add_bool_or([each.negated() for each in literals] + [made])
        return made

    def compared(self, one: Any, sign: str, other: Any, name: str) -> Any:
        """A Boolean variable that is true exactly when this comparison holds."""
        made = self._truth(name)
        true, false = {
            ">=": (one >= other, one < other),
            "<=": (one <= other, one > other),
            ">": (one > other, one <= other),
            "<": (one < other, one >= other),
            "=": (one == other, one != other),
            "!=": (one != other, one == other),
        }[sign]
        self.model.add(true).only_enforce_if(made)
        self.model.add(false).only_enforce_if(made.negated())
        return made

    def if_so(self, truth: Any, number: Any, name: str) -> Any:
        """A variable equal to the number where the Boolean is true, and to 0 otherwise."""
        made = self._number(0, MOST, name)
        self.model.add(made == number).only_enforce_if(truth)
        self.model.add(made == 0).only_enforce_if(truth.negated())
        return made

    def largest(self, numbers: Sequence[Any], name: str) -> Any:
        """The largest of some numbers; 0 when there are none."""
        made = self._number(0, MOST, name)
        self.model.add_max_equality(made, [*numbers, 0])
        return made

    # --- what a hand holds ----------------------------------------------------------------------------

    def length(self, side: Seat, suit: Suit) -> Any:
        """How many cards of a suit a hand has, as a sum."""
        return sum(holds for one, holds in self.kept[side].items() if one.suit is suit)

    def pips(self, side: Seat, suit: Suit) -> Any:
        """How many pips a hand has in a suit, as a sum."""
        return sum(PIPS[one.rank] * holds for one, holds in self.kept[side].items() if one.suit is suit)

    def of_rank(self, side: Seat, rank: Rank) -> Any:
        """How many cards of a rank a hand has, as a sum."""
        return sum(holds for one, holds in self.kept[side].items() if one.rank is rank)

    def point(self, side: Seat) -> Any:
        """The best point as a number, as ``measures.Hand.point`` has it."""
        return self._once(("point", side), lambda: self._point(side))

    def _point(self, side: Seat) -> Any:
        terms, found = self.terms, []
        for suit in Suit:
            length, pips = self.length(side, suit), self.pips(side, suit)
            strength = pips * SCALE + length if terms.prices.point.by_pips else length * SCALE + pips
            valid = self.all_of(
                [
                    self.compared(length, ">=", max(1, terms.prices.point.shortest), f"{side} {suit.name} long enough"),
                    self.compared(pips, ">=", terms.prices.point.fewest_pips, f"{side} {suit.name} worth enough"),
                ],
                f"{side} {suit.name} may be called",
            )
            found.append(self.if_so(valid, strength, f"{side} point in {suit.name}"))
        return self.largest(found, f"{side} point")

    def split(self, number: Any, key: str) -> tuple[Any, Any]:
        """The two numbers in a measure: the one that decides first, and the one that breaks a tie."""
        return self._once(("split", key), lambda: self._split(number, key))  # type: ignore[no-any-return]  # made below

    def _split(self, number: Any, key: str) -> tuple[Any, Any]:
        first, second = self._number(0, SCALE - 1, f"{key} first"), self._number(0, SCALE - 1, f"{key} second")
        self.model.add(number == first * SCALE + second)
        return first, second

    def best_point(self, side: Seat) -> tuple[Any, Any]:
        """Length and pips of the best point."""
        first, second = self.split(self.point(side), f"{side} point")
        return (second, first) if self.terms.prices.point.by_pips else (first, second)

    def runs(self, side: Seat) -> Sequence[tuple[Suit, Rank, int, Any, Any]]:
        """Every possible run: suit, top, length, whether all its cards are held, and whether it is complete."""
        return self._once(("runs", side), lambda: self._runs(side))  # type: ignore[no-any-return]  # made below

    def _runs(self, side: Seat) -> list[tuple[Suit, Rank, int, Any, Any]]:
        holds = {(one.suit, one.rank): truth for one, truth in self.kept[side].items()}
        lowest = min(one.rank for one in self.cards)
        found = []
        for suit, top in product(Suit, Rank):
            for length in range(SHORTEST_SEQUENCE, top - lowest + 2):
                inside = [holds[suit, Rank(top - step)] for step in range(length)]
                name = f"{side} {length} to {top.name} of {suit.name}"
                held = self.all_of(inside, name)
                ends = [holds[suit, rank].negated() for rank in _ends(top, length, lowest)]
                found.append((suit, top, length, held, self.all_of([held, *ends], f"{name}, no more")))
        return found

    def sequence(self, side: Seat) -> Any:
        """The best sequence as a number."""
        return self._once(
            ("sequence", side),
            lambda: self.largest(
                [(length * SCALE + int(top)) * held for _, top, length, held, _ in self.runs(side)], f"{side} sequence"
            ),
        )

    def sets(self, side: Seat) -> Sequence[tuple[Rank, Any, Any]]:
        """For each rank that makes sets whether three or more cards are held, and whether all four are."""
        return self._once(("sets", side), lambda: self._sets(side))  # type: ignore[no-any-return]  # made below

    def _sets(self, side: Seat) -> list[tuple[Rank, Any, Any]]:
        return [
            (
                rank,
                self.compared(self.of_rank(side, rank), ">=", 3, f"{side} three {rank.name}"),
                self.compared(self.of_rank(side, rank), ">=", 4, f"{side} four {rank.name}"),
            )
            for rank in Rank
            if rank >= LOWEST_IN_A_SET
        ]

    def set(self, side: Seat) -> Any:
        """The best set as a number."""
        return self._once(
            ("set", side),
            lambda: self.largest(
                [
                    size * SCALE * held + int(rank) * held
                    for rank, three, four in self.sets(side)
                    for size, held in ((3, three), (4, four))
                ],
                f"{side} set",
            ),
        )

    def strength(self, kind: str, side: Seat) -> Any:
        """The best of a class as a number, as ``measures.Hand.strength`` has it."""
        if kind == "point" and self.terms.prices.point.by_pips:
            return self.best_point(side)[1] * SCALE
        return {"point": self.point, "sequence": self.sequence, "set": self.set}[kind](side)

    def points(self, kind: str, side: Seat) -> Any:
        """What a class scores if it is good."""
        if kind == "sequence":
            return sum(SEQUENCE_POINTS[length] * whole for _, _, length, _, whole in self.runs(side))
        if kind == "set":
            trio, more = self.terms.prices.trio, self.terms.prices.quatorze - self.terms.prices.trio
            return sum(trio * three + more * four for _, three, four in self.sets(side))
        return self._once(("point worth", side), lambda: self._point_points(side))

    def _point_points(self, side: Seat) -> Any:
        length, pips = self.best_point(side)
        made = self._number(0, MOST, f"{side} point is worth")
        longest = self.rules.pack // 4
        table = [
            (one, other, self.terms.prices.point.worth(one, other))
            for one in range(longest + 1)
            for other in range(sum(PIPS[rank] for rank in Rank) + 1)
        ]
        self.model.add_allowed_assignments([length, pips, made], table)
        return made

    # --- the two hands together -----------------------------------------------------------------------

    def wins(self, kind: str, side: Seat) -> Any:
        """Whether a side wins a class."""
        return self._once(
            ("wins", kind, side),
            lambda: self.compared(
                self.strength(kind, side), ">", self.strength(kind, OTHER[side]), f"{side} wins {kind}"
            ),
        )

    def dealt_blank(self, side: Seat) -> Any:
        """Whether a side was dealt a carte blanche."""
        return self._once(("blank", side), lambda: self._dealt_blank(side))

    def _dealt_blank(self, side: Seat) -> Any:
        return self.compared(self.courts_dealt(side), "=", 0, f"{side} dealt blank")

    def courts_dealt(self, side: Seat) -> Any:
        """How many of the cards dealt spoil a carte blanche, as a sum."""
        return sum(self.dealt[side][one] for one in courts_in(self.cards, self.terms.prices.ten_spoils))

    def blank(self, side: Seat) -> Any:
        """Whether a side's carte blanche scores."""
        return self._once(("scores blank", side), lambda: self._blank(side))

    def _blank(self, side: Seat) -> Any:
        mine, theirs = self.dealt_blank(side), self.dealt_blank(OTHER[side])
        if side == YOUNGER and self.terms.prices.double_blank is DoubleBlank.YOUNGER_SCORES:
            return mine
        return self.all_of([mine, theirs.negated()], f"{side} scores a blank")

    def scored(self, side: Seat) -> Sequence[tuple[Any, Any]]:
        """For carte blanche, point, sequences and sets whether a side scores, and how much."""
        return self._once(("scored", side), lambda: self._scored(side))  # type: ignore[no-any-return]  # made below

    def _scored(self, side: Seat) -> list[tuple[Any, Any]]:
        found = [(self.blank(side), self.terms.prices.blank * self.blank(side))]
        for kind in CLASSES:
            wins = self.wins(kind, side)
            found.append((wins, self.if_so(wins, self.points(kind, side), f"{side} scores {kind}")))
        return found

    def in_hand(self, side: Seat) -> Any:
        """What a side scores before play, as a sum."""
        return sum(points for _, points in self.scored(side))

    def repique(self, side: Seat) -> Any:
        """Whether a side reaches the target before anything of the opponent's is reckoned."""
        return self._once(("repique", side), lambda: self._repique(side))

    def _repique(self, side: Seat) -> Any:
        ways = []
        mine, theirs = self.scored(side), self.scored(OTHER[side])
        for place in range(len(mine)):
            reached = sum(points for _, points in mine[: place + 1])
            enough = self.compared(reached, ">=", self.terms.target, f"{side} has the target at {place}")
            first = [truth.negated() for truth, _ in theirs[: place + 1]]
            ways.append(self.all_of([enough, *first], f"{side} repiques at {place}"))
        return self.any_of(ways, f"{side} repiques")

    def any_of(self, literals: Sequence[Any], name: str) -> Any:
        """A Boolean variable that is true exactly when at least one of these is."""
        made = self._truth(name)
        self.model.add_bool_or(literals).only_enforce_if(made)
        for each in literals:
            self.model.add_implication(each, made)
        return made

    # --- conditions -----------------------------------------------------------------------------------

    def demand(self, condition: Condition) -> None:
        """Require that the hands meet a condition."""
        if condition.name in CHOICES:
            words = [self.word(condition.name, str(value)) for value in condition.accepted]
        else:
            number = self.number(condition.name)
            words = [
                self.compared(
                    number, "=" if condition.sign == "!=" else condition.sign, value, f"{condition.text} {value}"
                )
                for value in condition.accepted
            ]
        if condition.sign == "!=":
            self.model.add_bool_and([each.negated() for each in words])
        else:
            self.model.add_bool_or(words)

    def word(self, name: str, value: str) -> Any:
        """A Boolean variable: whether this word is true of a condition."""
        if name == "repique":
            return self._repique_word(value)
        if name == "blank":
            both = self.all_of([self.blank(side) for side in SIDES], "both blank")
            none = self.all_of([self.blank(side).negated() for side in SIDES], "no blank")
            return {"both": both, "none": none}.get(value) if value in ("both", "none") else self.blank(value)
        if value in SIDES:
            return self.wins(name, value)
        none = self.compared(self.strength(name, ELDER) + self.strength(name, YOUNGER), "=", 0, f"no {name}")
        if value == "none":
            return none
        won = [self.wins(name, side).negated() for side in SIDES]
        return self.all_of([*won, none.negated()], f"{name} equal")

    def _repique_word(self, value: str) -> Any:
        if value == "none":
            return self.all_of([self.repique(side).negated() for side in SIDES], "no repique")
        side = value.removesuffix("-barred")
        if side == value:
            return self.repique(side)
        enough = self.compared(self.in_hand(side), ">=", self.terms.target, f"{side} has the target")
        return self.all_of([enough, self.repique(side).negated()], f"{side} is barred")

    def number(self, name: str) -> Any:
        """The number that a condition on one hand is about."""
        side, _, what = name.partition(".")
        kept = self.kept[side]
        if what in SUIT_NAMES:
            return self.length(side, SUIT_NAMES[what])
        if what in RANK_NAMES:
            return self.of_rank(side, RANK_NAMES[what])
        if what in ("point", "pips"):
            return self.best_point(side)[what == "pips"]
        if what in ("sequence", "top"):
            return self.split(self.sequence(side), f"{side} sequence")[what == "top"]
        if what in ("set", "rank"):
            return self.split(self.set(side), f"{side} set")[what == "rank"]
        if what == "sequences":
            return sum(whole for _, _, _, _, whole in self.runs(side))
        if what in ("sets", "quatorzes", "trios"):
            three = sum(three for _, three, _ in self.sets(side))
            four = sum(four for _, _, four in self.sets(side))
            return three if what == "sets" else four if what == "quatorzes" else three - four
        if what == "courts":
            return sum(kept[one] for one in courts_in(self.cards, False))
        if what == "dealt_courts":
            return self.courts_dealt(side)
        if what == "voids":
            return sum(self.compared(self.length(side, suit), "=", 0, f"{side} void in {suit.name}") for suit in Suit)
        return self.in_hand(side)

    # --- the hands found ------------------------------------------------------------------------------

    def layout(self, solver: Any) -> Layout:
        """The hands that were found, with an exchange that leads to them."""
        kept = {side: self._held(solver, self.kept[side]) for side in SIDES}
        found = {side: self._held(solver, hand) for side, hand in self.dealt.items()}
        dealt = found or self._some_deal(kept)
        out = {side: tuple(one for one in dealt[side] if one not in kept[side]) for side in SIDES}
        drawn = [one for side in SIDES for one in kept[side] if one not in dealt[side]]
        used = {one for side in SIDES for one in dealt[side]} | set(drawn)
        return Layout(dealt, (*drawn, *(one for one in self.cards if one not in used)), out, kept)

    def _held(self, solver: Any, hand: dict[Card, Any]) -> Cards:
        return sort_hand(one for one, truth in hand.items() if solver.value(truth))

    def _some_deal(self, kept: dict[Seat, Cards]) -> dict[Seat, Cards]:
        """Hands as dealt if each player drew the maximum, in exchange for cards that nobody kept."""
        talon = self.rules.pack - 2 * self.rules.hand_size
        counts = {
            ELDER: first_limits(self.rules.rule_on(Subject.ELDER_EXCHANGE), talon - law_of(self.rules).fewest_left)[1]
        }
        counts[YOUNGER] = second_limits(self.rules.rule_on(Subject.YOUNGER_EXCHANGE), talon - counts[ELDER])[1]
        spare = [one for one in self.cards if all(one not in kept[side] for side in SIDES)]
        dealt = {}
        for side in SIDES:
            out, spare = spare[: counts[side]], spare[counts[side] :]
            dealt[side] = sort_hand((*kept[side][counts[side] :], *out))
        return dealt


def _between(least: int, most: int) -> range:
    return range(least, most + 1)


def _ends(top: Rank, length: int, lowest: Rank) -> list[Rank]:
    """The ranks just above and below a run."""
    ends = [] if top is Rank.ACE else [Rank(top + 1)]
    return ends if top - length < lowest else [*ends, Rank(top - length)]
