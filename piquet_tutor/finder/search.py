"""The search: a slice at a time, so that whoever waits can be told how it goes, and can stop it.

First some deals are played as they come, by seed; then hands are led to what is wanted and played out; beside that,
where the hands alone decide, it is tried to prove that there are none. What is found is ruled by the engine, and its
ledger must hold what was asked for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any, Final

from piquet_tutor.deal.chance import shuffled
from piquet_tutor.deal.engine import Refused
from piquet_tutor.deal.state import Deal
from piquet_tutor.finder import proving
from piquet_tutor.finder.guessing import Guess, found_by_hands
from piquet_tutor.finder.judging import meets
from piquet_tutor.finder.lie import Lie, check_two_handed, lie_of
from piquet_tutor.finder.measures import marks_of, terms_of
from piquet_tutor.finder.named import Aim, aims_of
from piquet_tutor.finder.playing import MANNERS, played
from piquet_tutor.finder.query import Query
from piquet_tutor.opponents.interface import step
from piquet_tutor.opponents.sensible import Sensible
from piquet_tutor.records.io import write_record
from piquet_tutor.records.replay import replay, score_of
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.table import ELDER, YOUNGER

NATURAL: Final = 10
"""Deals played as they come, before hands are made to order."""
NATURAL_SHARE: Final = 0.2
"""How much of the time they may take."""
FIRST: Final = 3
"""Deals played as they come before a proof is begun: what is common needs none."""
PLAYS: Final = 6
"""Times one lie is played out."""
MOVES: Final = 3000
"""Swaps in which a lie must be led to what is wanted."""
SLICE: Final = 400
"""Swaps in one step of the search."""
MOST: Final = 1500
"""Lies tried before the search gives up."""
SECONDS: Final = 60.0
PATIENCE: Final = 0.05
"""Seconds a step waits for a proof, when there is nothing better to do."""
WAITS: Final = 12
"""Such steps after a lie that could not be led to what is wanted."""
DIFFERENT_PACKS: Final = "different_packs"


@dataclass(frozen=True)
class Progress:
    """How far a search is.

    Attributes:
        tried: deals played and lies tried.
        share: how much of what it may take is spent, from 0 to 1.
        phase: ``dealing``, ``guiding`` or ``proving``.
    """

    tried: int
    share: float
    phase: str


@dataclass(frozen=True)
class Outcome:
    """What came of a search.

    Attributes:
        kind: ``found``, ``proved`` (there is none), ``not_found`` or ``cancelled``.
        query: what was looked for.
        tried: deals played and lies tried.
        seconds: how long it took.
        deal: the deal found, ruled by the query's rules.
        other: the same by the rules it is held against.
        seed: the seed it came from; None when the hands were made to order.
        how: of a deal, ``seed`` or ``made``; of a proof, the solver; of nothing found, why nothing is proved.
    """

    kind: str
    query: Query
    tried: int
    seconds: float
    deal: Deal | None = None
    other: Deal | None = None
    seed: int | None = None
    how: str = ""
    size: int = 0

    @property
    def record(self) -> dict[str, Any]:
        """The deal found, as a record.

        Raises:
            ValueError: none was found.
        """
        if self.deal is None:
            raise ValueError("no deal was found, so there is no record.")
        return write_record(self.deal)


class Search:
    """One search.

    Attributes:
        query: what is looked for.
        outcome: what came of it; None while it goes on.
        progress: how far it is.
    """

    def __init__(
        self, query: Query, seed: int = 1, *, seconds: float = SECONDS, most: int = MOST, prove: bool = True
    ) -> None:
        """Begin.

        Args:
            query: what is looked for.
            seed: the same seed looks at the same deals in the same order.
            seconds: after how long to give up.
            most: after how many lies to give up.
            prove: whether to try to prove that there are none.

        Raises:
            NotTwoHanded: the rules are of a form for which no deals are made.
        """
        for rules in query.books:
            check_two_handed(rules)
        self.query = query
        self.seed = seed
        self.seconds, self.most = seconds, most
        self.outcome: Outcome | None = None
        self._began = time.perf_counter()
        self._chance = Random(f"{seed} {query.text}")
        self._tried = 0
        self._phase = "dealing"
        self._proof: proving.Proof | None = None
        self._shown: Lie | None = None
        self._why = self._why_no_proof(prove)
        self._work = self._all_work()

    # --- from outside ---------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """How far it is."""
        spent = max(self._tried / (self.most + NATURAL), self._elapsed / self.seconds)
        return Progress(self._tried, 1.0 if self.outcome else min(0.99, spent), self._phase)

    def step(self) -> Outcome | None:
        """Do a little more (some hundredths of a second); the outcome, when there is one."""
        if self.outcome is None:
            self.outcome = next(self._work, None) or self._proved()
            if self.outcome is None and (self._elapsed > self.seconds or self._phase == "over"):
                self.outcome = self._nothing()
            if self.outcome is not None:
                self._stop_proof()
        return self.outcome

    def cancel(self) -> None:
        """Stop now."""
        self._stop_proof()
        if self.outcome is None:
            self.outcome = self._end("cancelled")

    def run(self, tell: Callable[[Progress], object] | None = None) -> Outcome:
        """Search to the end.

        Args:
            tell: is told of the progress now and then; what it raises ends the search.
        """
        try:
            while self.step() is None:
                if tell is not None:
                    tell(self.progress)
        finally:
            self._stop_proof()
        assert self.outcome is not None  # step has just said so
        return self.outcome

    # --- inside ---------------------------------------------------------------------------------------

    @property
    def _elapsed(self) -> float:
        return time.perf_counter() - self._began

    def _end(self, kind: str, **more: Any) -> Outcome:
        return Outcome(kind, self.query, self._tried, self._elapsed, **more)

    def _all_work(self) -> Iterator[Outcome | None]:
        if self.query.against is not None and self.query.against.pack != self.query.rules.pack:
            yield self._end("not_found", how=DIFFERENT_PACKS)
        yield from self._natural(0, FIRST)
        self._begin_proof()
        yield from self._natural(FIRST, NATURAL)
        self._phase = "guiding"
        yield from self._guided()
        self._phase = "proving"
        while self._proof is not None and self._proof.wait(PATIENCE) is None:
            yield None
        self._phase = "over" if self._proof is None or self._proof.verdict is not None else self._phase
        while True:
            yield None

    def _natural(self, first: int, end: int) -> Iterator[Outcome | None]:
        """Deals as they come, played by the tutor's own players; given up as soon as the hands will not do."""
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
                yield self._found(deal, seed=seed, how="seed")

    def _hands_will_do(self, deal: Deal) -> bool:
        if not deal.dealt:
            return True
        marks = marks_of(lie_of(deal), terms_of(deal.rules))
        return all(each.holds(found_by_hands(each, marks)) for each in self.query.from_hands)

    def _guided(self) -> Iterator[Outcome | None]:
        aims = aims_of(self.query) or (Aim((), ("strong", "any")),)
        for number in range(self.most):
            aim = aims[number % len(aims)]
            start = self._shown if self._shown is not None and number % 2 else None
            guess = Guess(
                (*self.query.from_hands, *aim.hands), terms_of(self.query.rules), self.query.books, self._chance, start
            )
            while not guess.lead(SLICE, MOVES) and guess.moves < MOVES:
                yield None
            self._tried += 1
            if guess.missing > 0:
                yield from self._let_the_proof_work()
                continue
            guess.shake()
            yield from self._plays(guess.lie(), aim)

    def _plays(self, lie: Lie, aim: Aim) -> Iterator[Outcome | None]:
        others = list(product(MANNERS, MANNERS))
        self._chance.shuffle(others)
        for elder, younger in [aim.play, *others[: PLAYS - 1]]:
            with suppress(Refused):  # an exchange or a play that these rules do not allow
                deal = played(lie.score(self.query.rules), {ELDER: elder, YOUNGER: younger}, self._chance)
                yield self._found(deal, how="made")

    def _found(self, deal: Deal, **more: Any) -> Outcome | None:
        other = self._by(self.query.against, deal) if self.query.against is not None else None
        if deal.done and meets(self.query, deal, other):
            return self._end("found", deal=deal, other=other, **more)
        return None

    def _by(self, rules: RuleSet, deal: Deal) -> Deal | None:
        """The same deal by other rules; None when they do not allow it."""
        with suppress(Refused):
            return replay(replace(score_of(deal), rules=rules))
        return None

    # --- proofs ---------------------------------------------------------------------------------------

    def _why_no_proof(self, wanted: bool) -> str:
        if not self.query.from_hands:
            return "play"
        if not wanted:
            return "unasked"
        if terms_of(self.query.rules).why_not:
            return "rules"
        return "" if proving.is_installed() else "uninstalled"

    def _begin_proof(self) -> None:
        if not self._why:
            left = max(1.0, self.seconds - self._elapsed)
            self._proof = proving.Proof(self.query.from_hands, terms_of(self.query.rules), left)

    def _let_the_proof_work(self) -> Iterator[None]:
        """Hands that cannot be led there may not exist: the solver then makes better use of the time."""
        for _ in range(WAITS):
            if self._proof is None or self._proof.wait(PATIENCE) is not None:
                return
            yield None

    def _stop_proof(self) -> None:
        if self._proof is not None:
            self._proof.stop()

    def _proved(self) -> Outcome | None:
        """What the proof says, when it has: none, or hands to begin from."""
        verdict = self._proof.verdict if self._proof is not None else None
        if verdict is None:
            return None
        if verdict.answer == "none":
            return self._end("proved", how=proving.solver_name(), size=verdict.size)
        if verdict.lie is not None:
            self._shown = verdict.lie
        return None

    def _nothing(self) -> Outcome:
        verdict = self._proof.verdict if self._proof is not None else None
        by_play = len(self.query.from_hands) < len(self.query.conditions) or self.query.against is not None
        why = self._why or ("play" if by_play and verdict is not None and verdict.answer == "some" else "time")
        return self._end("not_found", how=why)


def find(query: Query, seed: int = 1, tell: Callable[[Progress], object] | None = None, **limits: Any) -> Outcome:
    """Look for a deal.

    Args:
        query: what is looked for.
        seed: the same seed looks at the same deals in the same order.
        tell: is told of the progress now and then.
        **limits: ``seconds`` and ``most``, as of :class:`Search`.

    Raises:
        NotTwoHanded: the rules are of a form for which no deals are made.
    """
    return Search(query, seed, **limits).run(tell)
