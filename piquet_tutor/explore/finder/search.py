"""The search, one step at a time, so that the caller can show the progress and can stop it.

First the clauses are checked: they may rule the query out. Then some random deals are played, by seed; then layouts
are annealed towards the conditions and played out. Where a layout cannot be made to meet the conditions that the two
hands alone decide, every hand there is gets weighed: it may be that no two meet them. Every deal found is ruled by the
engine, and its ledger must meet the query.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.bidding import SettledBidding, bidding_for, played
from piquet_tutor.explore.finder.bounds import weighing
from piquet_tutor.explore.finder.exclusions import Exclusion, bar_of
from piquet_tutor.explore.finder.larger_tables import TableSearch
from piquet_tutor.explore.finder.layout import SIDES, is_for_two, layout_of, record_of
from piquet_tutor.explore.finder.matching import meets
from piquet_tutor.explore.finder.measures import pair_measures, terms_of
from piquet_tutor.explore.finder.query import Condition, Query
from piquet_tutor.explore.finder.questions import SearchHint, hints_for
from piquet_tutor.explore.finder.two_hands import PairSearch, found_by_hands
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.deal.random_play import MANNERS, random_deal, shuffled
from piquet_tutor.game.deal.search import Barred, SearchEnd, SearchOutcome, searching
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.records.replay import ParsedRecord, replay, score_of
from piquet_tutor.game.rule_set import RuleSet, why_incompatible
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.sensible import Sensible

NATURAL: Final = 10
"""Random deals played before layouts are made to order."""
FIRST: Final = 3
"""Random deals played before it is asked whether there are such hands at all: what happens often needs no proof."""
NATURAL_SHARE: Final = 0.2
"""The share of the time they may take."""
PLAYS: Final = 6
"""How many times one layout is played out."""
MOVES: Final = 3000
"""Swaps within which a layout must meet the conditions."""
SLICE: Final = 400
"""Swaps in one step of the search."""
MOST: Final = 1500
"""Layouts tried before the search gives up."""
SECONDS: Final = 60.0
RANDOM: Final = 120
"""Deals played at random, in forms in which the computer players take long to decide."""
RANDOM_SHARE: Final = 0.3
"""The share of the time those may take."""
SWAPS_AT_ONCE: Final = 40
"""Swaps in one step for three or four hands, which take longer to measure."""
CLAUSE: Final = "clause"
APART: Final = "apart"


@dataclass(frozen=True)
class Progress:
    """The progress of a search.

    Attributes:
        tried: deals played and layouts tried.
        share: how much of its time or its attempts is spent, from 0 to 1.
        phase: ``dealing``, ``guiding`` or ``proving``.
    """

    tried: int
    share: float
    phase: str


@dataclass(frozen=True)
class Outcome:
    """The outcome of a search.

    Attributes:
        kind: ``found``, ``proved`` (there is none), ``not_found`` or ``cancelled``.
        query: the query.
        tried: deals played and layouts tried.
        seconds: how long it took.
        deal: the deal found, ruled by the query's rules.
        other: the same deal by the rules it is compared with.
        seed: the seed of the deal; None when the hands were made to order.
        how: for a deal, ``seed`` (the computer players played it), ``random`` (it was played at random) or ``made``
            (to order); for a proof, ``clause`` or ``apart``; if nothing was found, why nothing is proved either.
        bar: why the clauses rule it out, where ``how`` is ``clause``.
        incompatible: why the two rule sets have no deal in common, where ``how`` is ``apart``.
    """

    kind: str
    query: Query
    tried: int
    seconds: float
    deal: Deal | None = None
    other: Deal | None = None
    seed: int | None = None
    how: str = ""
    bar: Exclusion | None = None
    incompatible: str = ""

    @property
    def record(self) -> dict[str, Any]:
        """The deal found, as a record.

        Raises:
            ValueError: none was found.
        """
        if self.deal is None:
            raise ValueError("no deal was found, so there is no record.")
        return write_record(self.deal)


class PlayedDeal(NamedTuple):
    """A deal that may be what is looked for.

    Attributes:
        deal: the deal, played to its end.
        how: as in :class:`Outcome`.
        seed: the seed of the deal; None when the hands were made to order.
    """

    deal: Deal
    how: str
    seed: int | None = None


Candidates = Iterator[PlayedDeal | Barred | None]


class Search:
    """Looks for a deal step by step, so that it can be watched and stopped.

    Attributes:
        query: the query.
        outcome: its outcome; None while it goes on.
        progress: its progress.
    """

    def __init__(self, query: Query, seed: int = 1, *, seconds: float | None = SECONDS, most: int = MOST) -> None:
        """Set up the search; each ``step`` does some of the work.

        Args:
            query: the query.
            seed: the same seed tries the same deals in the same order.
            seconds: after how long to give up; None for never. Then the outcome depends on the query, the seed and
                ``most`` alone, and not on how fast the machine is.
            most: after how many layouts to give up.
        """
        self.query = query
        self.seed = seed
        self.seconds, self.most = inf if seconds is None else seconds, most
        self.outcome: Outcome | None = None
        self._began = time.perf_counter()
        self._rng = Random(f"{seed} {query.text}")
        self._tried = 0
        self._phase = "dealing"
        self._weighed = False
        self._work = searching(self._candidates(), self._outcome_of, stop=self._is_over)

    # --- from outside ---------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        spent = max(self._tried / (self.most + NATURAL), self._elapsed / self.seconds)
        return Progress(self._tried, 1.0 if self.outcome else min(0.99, spent), self._phase)

    def step(self) -> Outcome | None:
        """Work for a few hundredths of a second, or up to one or two where hands are weighed; return any outcome."""
        if self.outcome is None:
            try:
                next(self._work)
            except StopIteration as end:
                self.outcome = self._in_the_end(end.value)
        return self.outcome

    def cancel(self) -> None:
        """Stop now."""
        if self.outcome is None:
            self.outcome = self._end("cancelled")

    def run(self, tell: Callable[[Progress], object] | None = None) -> Outcome:
        """Search to the end.

        Args:
            tell: called with the progress after every step; an exception it raises ends the search.
        """
        while self.step() is None:
            if tell is not None:
                tell(self.progress)
        assert self.outcome is not None  # step has just said so
        return self.outcome

    # --- inside ---------------------------------------------------------------------------------------

    @property
    def _elapsed(self) -> float:
        return time.perf_counter() - self._began

    def _is_over(self) -> bool:
        return self._elapsed > self.seconds

    def _in_the_end(self, looked: SearchOutcome[Outcome]) -> Outcome:
        if looked.first is not None:
            return looked.first
        if looked.end is not SearchEnd.BARRED:
            return self._end("not_found", how=self._why_not_proved())
        if isinstance(looked.why, Exclusion):
            return self._end("proved", how=CLAUSE, bar=looked.why)
        return self._end("proved", how=APART, incompatible=looked.why)

    def _end(self, kind: str, **more: Any) -> Outcome:
        return Outcome(kind, self.query, self._tried, self._elapsed, **more)

    def _candidates(self) -> Candidates:
        yield self._ruled_out()
        if law_of(self.query.rules).has_bidding or not is_for_two(self.query.rules):
            yield from self._other_form()
        else:
            yield from self._for_two()
        yield from self._weigh()

    def _ruled_out(self) -> Barred | None:
        """Why there is no such deal, where the rule sets alone decide."""
        if self.query.against is not None:
            incompatible = why_incompatible(self.query.rules, self.query.against)
            if incompatible:
                return Barred(incompatible)
        bar = bar_of(self.query)
        return Barred(bar) if bar is not None else None

    def _for_two(self) -> Candidates:
        if self._asks_of_conduct:
            yield from self._random()  # good players sink nothing and break no rule; random play shows more
        yield from self._natural(0, FIRST)
        yield from self._doubt()
        yield from self._natural(FIRST, NATURAL)
        self._phase = "guiding"
        yield from self._guided()

    def _other_form(self) -> Candidates:
        """Search forms with bidding and larger tables: random play first, which is quick, then as for two."""
        yield from self._random()
        if is_for_two(self.query.rules):
            yield from self._doubt()
        self._phase = "guiding"
        yield from self._guided() if is_for_two(self.query.rules) else self._guided_at_table()

    def _random(self) -> Candidates:
        """Play random deals at random: each choice is any that the rules allow."""
        for number in range(RANDOM):
            if self._elapsed > RANDOM_SHARE * self.seconds or self._tried >= self.most:
                return
            seed = self.seed + number
            deal = random_deal(self.query.rules, seed)
            self._tried += 1
            yield PlayedDeal(deal, "random", seed)

    def _natural(self, first: int, end: int) -> Candidates:
        """Let the computer players play random deals, each abandoned as soon as its hands cannot meet the query."""
        for number in range(first, end):
            seed = self.seed + number
            players = {seat: Sensible(seed) for seat in (ELDER, YOUNGER)}
            deal = shuffled(self.query.rules, seed)
            if self._elapsed > NATURAL_SHARE * self.seconds:
                return
            while not deal.done:
                deal = step(deal, players)
                yield None
                if deal.kept and deal.phase != "play" and not self._hands_will_do(deal):
                    break
            self._tried += 1
            if deal.done:
                yield PlayedDeal(deal, "seed", seed)

    def _hands_will_do(self, deal: Deal) -> bool:
        if not deal.dealt:
            return True
        measures = pair_measures(layout_of(deal), terms_of(deal.rules))
        return all(each.holds(found_by_hands(each, measures)) for each in self.query.from_hands)

    def _guided(self) -> Candidates:
        hints = hints_for(self.query) or (SearchHint((), ("strong", "any")),)
        rules = self.query.rules
        for number in range(self.most):
            hint = hints[number % len(hints)]
            conditions = (*self.query.from_hands, *hint.hands)
            settled = self._bidding(conditions) if law_of(rules).has_bidding else None
            if settled is None and law_of(rules).has_bidding:
                self._tried += 1
                yield None
                continue
            slots = settled.slots(rules, self._rng) if settled is not None else None
            candidate = PairSearch(conditions, terms_of(rules), self.query.books, self._rng, slots)
            while not candidate.improve(SLICE, MOVES) and candidate.moves < MOVES:
                yield None
            self._tried += 1
            if candidate.distance > 0:
                yield from self._weigh()
                continue
            candidate.shake()
            bids, seats = (settled.bids, settled.seats) if settled is not None else ((), SIDES)
            yield from self._plays(record_of(candidate.layout(), rules, bids, seats), seats, hint.play)

    def _bidding(self, conditions: tuple[Condition, ...]) -> SettledBidding | None:
        asked = tuple(each for each in self.query.conditions if each.name.partition(".")[0] == "bid")
        return bidding_for(self.query.rules, asked, needs_bid=bool(conditions), rng=self._rng)

    def _guided_at_table(self) -> Candidates:
        """Search for a layout of three or four hands; nothing can be proved about them."""
        seats = self.query.rules.table.seats
        for _ in range(self.most):
            candidate = TableSearch(self.query.conditions, self.query.rules, self._rng)
            while not candidate.improve(SWAPS_AT_ONCE, MOVES) and candidate.moves < MOVES:
                yield None
            self._tried += 1
            candidate.shake()
            yield from self._plays(candidate.score(), seats, tuple(self._rng.choice(MANNERS) for _ in seats))

    def _plays(self, score: ParsedRecord, seats: tuple[Seat, ...], first: tuple[str, ...]) -> Candidates:
        """Play out a record without play in several manners."""
        others = list(product(MANNERS, repeat=len(seats)))
        self._rng.shuffle(others)
        for manners in [first, *others[: PLAYS - 1]]:
            with suppress(Refused):  # these rules may not allow the exchange or the play
                deal = played(score, dict(zip(seats, manners, strict=True)), self._rng)
                yield PlayedDeal(deal, "made")

    def _outcome_of(self, played: PlayedDeal) -> Outcome | None:
        deal = played.deal
        other = self._by(self.query.against, deal) if self.query.against is not None else None
        if not deal.done or (deal.void and not any(each.name == "ruling" for each in self.query.conditions)):
            return None  # where somebody must bid and nobody has, the cards are dealt again: such a deal shows nothing
        if meets(self.query, deal, other):
            return self._end("found", deal=deal, other=other, how=played.how, seed=played.seed)
        return None

    def _by(self, rules: RuleSet, deal: Deal) -> Deal | None:
        """The same deal by other rules; None when they do not allow it."""
        with suppress(Refused):
            return replay(replace(score_of(deal), rules=rules))
        return None

    # --- proofs ---------------------------------------------------------------------------------------

    def _doubt(self) -> Candidates:
        """Weigh every hand if one layout cannot be made to meet the conditions; the search itself is not disturbed."""
        if self._unweighed:
            return
        rng = Random(self.seed)
        probe = PairSearch(self.query.from_hands, terms_of(self.query.rules), self.query.books, rng)
        while not probe.improve(SLICE, MOVES) and probe.moves < MOVES:
            yield None
        if probe.distance > 0:
            yield from self._weigh()

    def _weigh(self) -> Candidates:
        """Weigh every hand, once: conditions that a layout could not be made to meet may be impossible."""
        if self._weighed or self._unweighed:
            return
        phase, self._phase = self._phase, "proving"
        for bar in weighing(self.query):
            yield Barred(bar) if bar is not None else None
        self._weighed, self._phase = True, phase

    @property
    def _unweighed(self) -> str:
        """Why no hands are weighed; empty where they are."""
        if self._asks_of_conduct:
            return "conduct"
        if not is_for_two(self.query.rules):
            return "table"
        if not self.query.from_hands:
            return "play"
        return "rules" if terms_of(self.query.rules).why_not else ""

    @property
    def _asks_of_conduct(self) -> bool:
        """Whether the query asks for a ruling on conduct, that is, on what was done or said."""
        asked = [each.ruling.clause for each in self.query.conditions if each.ruling is not None]
        clauses = [self.query.rules.clause(name) for name in asked]
        return any(each is not None and each.is_procedure for each in clauses)

    def _why_not_proved(self) -> str:
        by_play = len(self.query.from_hands) < len(self.query.conditions) or self.query.against is not None
        return self._unweighed or ("play" if by_play else "hands" if self._weighed else "time")


def find(query: Query, seed: int = 1, tell: Callable[[Progress], object] | None = None, **limits: Any) -> Outcome:
    """Search for a deal.

    Args:
        query: the query.
        seed: the same seed tries the same deals in the same order.
        tell: called with the progress after every step.
        **limits: ``seconds`` and ``most``, as :class:`Search` takes them.
    """
    return Search(query, seed, **limits).run(tell)
