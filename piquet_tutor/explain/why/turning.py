"""The smallest change that would have reversed a verdict, found by checking all smaller changes first.

All changes of one size are checked before any of the next, so no smaller change can have the same effect. Among the
changes of one size that reverse the verdict, the one that leaves the most rulings unchanged is chosen. To check a
change, the deal is replayed with it; a swap may instead be ruled out by proof from the changed hands (``excluding``).
The sizes, the smallest first:

1. ``point``: one more point, for a repique or pique that failed (the same as lowering the total needed by one);
2. ``word``: one call of the side made otherwise: a carte blanche, the point, the sequences or the sets declared in
   full or sunk, or one combination of them sunk;
3. ``other_word``: one call of another side made otherwise, in the same ways;
4. ``card``: one other card played, after which all play on as before as far as the rules allow;
5. ``swap``: two cards exchanged, wherever they were: in a hand, discarded, drawn or left in the talon;
6. ``option``: one option set to another value: any listed for it, or, if it takes any number, those found in a source
   or a rule set;
7. ``swaps``: two such swaps, beginning with those that came nearest. The search of this last size ends with the first
   one found, so its result is not called proved.

A change that could not have been made (a call that must not be sunk, an option by which the deal could not have gone as
it did) is no change, and is not counted among those checked.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> found = nearest_change(Deal.from_record(example("cavendish-example")), "cards", side="elder")
>>> found.size, found.change[0].text, found.proved
('card', 'elder play AS at 10', True)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.clauses import OptionError, Value
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.answers import side_of
from piquet_tutor.explain.why.changing import Change, changed, swapped
from piquet_tutor.explain.why.differing import Difference, difference
from piquet_tutor.explain.why.excluding import Excluding
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking import look
from piquet_tutor.explain.why.questions import AWARDS, Hypothetical, QuestionError, question_from, question_of
from piquet_tutor.explain.why.replaying import DealHistory, ReplayResult, course_of, run
from piquet_tutor.explain.why.tree import why
from piquet_tutor.game.actions import ClaimCarteBlanche, FaceUntaken, KeepCarteBlanche, Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.layout import pairs_apart
from piquet_tutor.game.deal.pausing import Pausing, finished
from piquet_tutor.game.deal.search import ALL, NoCandidateError, SearchEnd, searching
from piquet_tutor.game.parts import Score
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.records.replay import Calls
from piquet_tutor.game.records.replay import ParsedRecord as Record
from piquet_tutor.game.rules.loader import load, options, options_about, rule_set_names
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.rules.policies.declaring import holdings
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CARTES_BLANCHES, CLASS_OF, DEALING, EXCHANGES, TALON, Subject

SIZES: Final = ("point", "word", "other_word", "card", "swap", "option", "swaps")
"""Sizes of change, the smallest first."""
BEFORE_PLAY: Final = IN_HAND | {"repique"}
"""Kinds that no card played can affect: they are decided when the declarations are over."""
DECIDED_IN_HAND: Final = CARTES_BLANCHES | CLASS_OF.keys() | {Subject.CARTE_ROUGE, Subject.REPIQUE}
"""Subjects whose rulings no card played can affect."""
AS_DEALT: Final = ("carte_blanche", "exchange")
"""Kinds that depend on what was dealt and discarded."""
DECIDED_AS_DEALT: Final = CARTES_BLANCHES | DEALING | EXCHANGES | TALON | {Subject.CARDS_DRAWN}
"""Subjects whose rulings depend on what was dealt and discarded."""
TELLING: Final = ("trick", "rank", "kind", "answer")
"""Facts that tell one ruling of a clause from another: a different answer to a call is another ruling."""
PROMISING: Final = 12
"""How many single swaps (those that came nearest) are combined with a second one."""
SECONDS: Final = 20.0


@dataclass(frozen=True)
class Nearest:
    """The smallest change that reverses a verdict.

    Attributes:
        side: the side that had the award, or would have had it.
        wanted: whether the change makes it happen; else it undoes it.
        size: the size of the change, one of ``SIZES``; empty if none was found.
        change: its steps, one or two.
        difference: its effect; None if none was found.
        record: the changed deal as a record; None if none was found, or for one more point, which no record can state.
        tried: how many smaller changes were checked; if none was found, how many in all.
        checked: the sizes of those changes. Of each, every change that could be made was checked, except of two swaps.
        unplayed: for how many settings of the options the deal could not have gone as it did; they were not checked.
        alike: how many changes of this size reverse it, this one included; not counted for ``swaps``.
        proved: whether every change of every smaller size was checked. Never so for two swaps, since options that take
            any number are tried only at values found in a source or a rule set.
        stopped: whether the search was cut short; then ``alike`` may be too low.
        hidden: whether the answer depends on cards that the reader may not see.
        tricks: the tricks that are played differently, except one that the change itself names.
        seat: the seat whose knowledge was used; None for everything. A seat swaps only cards of the hands, and leaves
            options about carte blanche alone.
    """

    side: Side | None
    wanted: bool
    size: str = ""
    change: tuple[Change, ...] = ()
    difference: Difference | None = None
    record: dict[str, Any] | None = None
    tried: int = 0
    alike: int = 1
    proved: bool = False
    stopped: bool = False
    hidden: bool = False
    tricks: tuple[int, ...] = ()
    checked: tuple[str, ...] = ()
    unplayed: int = 0
    seat: Seat | None = None


@dataclass(frozen=True)
class Target:
    """A verdict to be reversed, and how to tell that it has been.

    Attributes:
        side: the side it concerns.
        question: the question, if it was asked as one.
        wanted: whether it is to be made to happen; else to be undone.
        turned: whether it is reversed in a deal.
        in_hand: whether no card played can affect it.
        as_dealt: whether it depends on the cards dealt and discarded, which only their holder knows.
        award: the award that must be made for it to be reversed; None if it cannot be expressed as one.
    """

    side: Side | None
    question: Hypothetical | None
    wanted: bool
    turned: Callable[[Deal], bool]
    in_hand: bool
    as_dealt: bool = False
    award: Hypothetical | None = None


def nearest_change(
    deal: Deal,
    what: Hypothetical | str | Ruling | int,
    side: Side | None = None,
    seat: Seat | None = None,
    seconds: float = SECONDS,
    stop: Callable[[], bool] | None = None,
    sizes: tuple[str, ...] = SIZES,
) -> Nearest:
    """The smallest change that would have reversed a verdict.

    Args:
        deal: the deal so far.
        what: a ruling, its number, or a question.
        side: the side that a question is about; None for the first side.
        seat: search only if this seat can place every card that matters; None knows everything. Rulings are then
            numbered as in this seat's ledger.
        seconds: the time limit.
        stop: called between two tries; the search ends when it returns True.
        sizes: the sizes of change to look among, the smallest first.

    Raises:
        QuestionError: the question cannot be read, or this table has no such side; or the ruling is a refusal, which
            is in no ledger and so cannot be reversed.
        NoSuchRuling: there is no ruling of that number, or the reader may not know it.
        UnknownSeat: this table has no such seat.
    """
    return finished(looking_for_change(deal, what, side, seat, seconds, stop, sizes))


def looking_for_change(
    deal: Deal,
    what: Hypothetical | str | Ruling | int,
    side: Side | None = None,
    seat: Seat | None = None,
    seconds: float = SECONDS,
    stop: Callable[[], bool] | None = None,
    sizes: tuple[str, ...] = SIZES,
) -> Pausing[Nearest]:
    """The same search, standing still between two tries."""
    known = ReadersDeal(deal, seat)
    target = target_of(known, what, side)
    if seat is not None and (target.as_dealt or not known.sees_everything()):
        return Nearest(target.side, target.wanted, hidden=True)
    search = ReversalSearch(known, target, time.monotonic() + seconds, stop or (lambda: False))
    return (yield from search.run(sizes))


# --- what is to be turned -----------------------------------------------------------------------------------------


def target_of(known: ReadersDeal, what: Hypothetical | str | Ruling | int, side: Side | None) -> Target:
    """What is to be reversed: a ruling's verdict, or whether something happens."""
    if isinstance(what, Ruling) and what.verdict is Verdict.REFUSED:
        raise QuestionError("refusal")
    if isinstance(what, int | Ruling):
        ruling = why(known.deal, what, known.seat).ruling
        assert ruling is not None  # the root of a tree of reasons is a ruling
        return _of_ruling(known.deal, ruling)
    asked = question_from(what) if isinstance(what, str) else what
    whose = side_of(known.deal, side or known.deal.table.sides[0])
    return _of_question(whose, asked, not _happens(known.deal, whose, asked))


def _of_question(side: Side | None, asked: Hypothetical, wanted: bool) -> Target:
    """The target for something that is to happen, or is to be undone, for a side (None for any)."""
    return Target(
        side,
        asked,
        wanted,
        lambda deal: _happens(deal, side, asked) == wanted,
        asked.kind in BEFORE_PLAY or asked.kind == "exchange",
        asked.kind in AS_DEALT,
        asked if asked.kind in AWARDS else None,
    )


def _happens(deal: Deal, side: Side | None, asked: Hypothetical) -> bool:
    """Whether it happened in a deal; for a card to play or an exchange, whether it was possible."""
    if asked.kind in AWARDS:
        return awarding(deal, side, asked) is not None
    found = look(ReadersDeal(deal), side or "", asked)
    done = ("played", "exchanged", "free_to_play", "free_to_exchange")
    return bool(found.happened) or any(each.name in done for each in found.lacking)


def awarding(deal: Deal, side: Side | None, asked: Hypothetical) -> Ruling | None:
    """The ruling of a deal that awards what was asked about to a side (None for any); None if there is none."""
    for one in deal.scores:
        ruling = deal.rulings[one.number - 1]
        if side in (None, one.side) and _is_it(asked, one, ruling):
            return ruling
    return None


def _is_it(asked: Hypothetical, one: Score, ruling: Ruling) -> bool:
    """Whether an award is the one asked about; a combination may be the best of its class or a further one."""
    if one.kind != asked.kind or not ruling.awards:
        return False
    if asked.rank is not None:
        return ruling.facts.get("rank") is asked.rank
    return not asked.cards or set(ruling.facts.get("cards", ())) == set(asked.cards)


def _of_ruling(deal: Deal, ruling: Ruling) -> Target:
    """The target for a ruling: a denial is reversed if what it denies scores, an award if that does not score.

    Where what was denied scores all the same (not the best, but both sides count), it must score without the denial.
    A ruling that awards and denies nothing is reversed if it is not made.
    """
    wanted = ruling.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)
    asked, same = _decided_by(ruling), _same(ruling)
    if asked is not None and _happens(deal, ruling.side, asked) != wanted:
        return _of_question(ruling.side, asked, wanted)
    award = _award_of(ruling)

    def turned(deal: Deal) -> bool:
        if any(map(same, deal.rulings)):
            return False
        scores = _happens(deal, ruling.side, asked) if asked is not None else any(map(award, deal.rulings))
        return scores or not wanted

    in_hand, as_dealt = ruling.subject in DECIDED_IN_HAND, ruling.subject in DECIDED_AS_DEALT
    return Target(ruling.side, None, wanted, turned, in_hand, as_dealt)


def _decided_by(ruling: Ruling) -> Hypothetical | None:
    """What an award or a denial decides, as a question; None for any other ruling."""
    if ruling.verdict is Verdict.ALLOWED:
        return None
    if ruling.subject in (Subject.ROUND_BEATEN, Subject.DECLARED_CARDS):
        return _barred(ruling)
    return question_of(ruling)


def _barred(ruling: Ruling) -> Hypothetical:
    """The combination that another one keeps from counting."""
    kind, facts = ruling.facts["kind"], ruling.facts
    if ruling.subject is Subject.ROUND_BEATEN or kind == "point":
        return Hypothetical(kind)
    return Hypothetical(kind, rank=facts["rank"]) if kind == "set" else Hypothetical(kind, facts["cards"])


def _award_of(ruling: Ruling) -> Callable[[Ruling], bool]:
    """A test whether another ruling awards what this one denies: to its side, or to any side if it names none."""

    def award(other: Ruling) -> bool:
        made = other.subject is ruling.subject and other.verdict is Verdict.AWARDED
        return made and ruling.side in (None, other.side)

    return award


def _same(ruling: Ruling) -> Callable[[Ruling], bool]:
    """A test whether another ruling is the same as this one, apart from its cards."""

    def same(other: Ruling) -> bool:
        return (other.rule, other.verdict, other.side) == (ruling.rule, ruling.verdict, ruling.side) and all(
            other.facts.get(name) == ruling.facts.get(name) for name in TELLING
        )

    return same


# --- the search ---------------------------------------------------------------------------------------------------


class _Turned(NamedTuple):
    """A change that reverses the verdict, the deal it leads to, and the difference."""

    steps: tuple[Change, ...]
    deal: Deal
    told: Difference


class ReversalSearch:
    """One search, size by size, until a change reverses the verdict."""

    def __init__(self, known: ReadersDeal, target: Target, until: float, stop: Callable[[], bool]) -> None:
        self.known = known
        self.deal = known.deal
        self.target = target
        self.until = until
        self.stop = stop
        self.tried = 0
        self.checked: list[str] = []
        self.unplayed = 0
        self.course = course_of(self.deal) if known.seat is None else _as_seen(known)
        self._places = count()
        self.promising: list[tuple[tuple[int, int], int, Change]] = []
        self.unweighed: list[tuple[int, Change]] = []
        self.excluding: Excluding | None = None
        if target.award is not None and target.side is not None and target.wanted:
            self.excluding = Excluding(self.deal, self.course, target.side, target.award)

    def run(self, sizes: tuple[str, ...] = SIZES) -> Pausing[Nearest]:
        """Try every size in turn."""
        nothing = Nearest(self.target.side, self.target.wanted, seat=self.known.seat)
        for size in sizes:
            smaller = self.tried
            found, stopped = yield from self._of_size(size)
            if found:
                return self._nearest(size, found, smaller, stopped)
            if stopped:
                return replace(nothing, tried=self.tried, stopped=True)
            if self.tried > smaller:
                self.checked.append(size)
        return replace(nothing, tried=self.tried, checked=tuple(self.checked), unplayed=self.unplayed)

    def _of_size(self, size: str) -> Pausing[tuple[list[_Turned], bool]]:
        """All changes of a size that reverse it (for ``swaps`` only the first), and whether the search was stopped."""
        looked = yield from searching(
            _STEPS[size](self),
            lambda steps: self._try(size, steps),
            wanted=1 if size == SIZES[-1] else ALL,
            whole=True,
            stop=self.is_over,
        )
        self.tried += looked.tried
        return list(looked.found), looked.end is SearchEnd.STOPPED

    def is_over(self) -> bool:
        """Whether the search must end now: the time is up, or the caller asks it to stop."""
        return self.stop() or time.monotonic() > self.until

    def _try(self, size: str, steps: tuple[Change, ...]) -> _Turned | None:
        """Replay one change only as far as it can matter and, if it reverses the verdict, to the end.

        Raises:
            NoCandidateError: the change could not have been made.
        """
        place = next(self._places)
        if size in ("swap", "swaps") and self.excluded(steps):
            if size == "swap":
                self.unweighed.append((place, steps[0]))
            return None
        try:
            course = self.changed_course(steps)
            if course is None:
                raise NoCandidateError
            outcome = self._replayed(course)
        except NoCandidateError:
            self.unplayed += size == "option"
            raise
        if not self.target.turned(outcome.deal):
            if size == "swap":
                self._note(outcome.deal, place, steps[0])
            return None
        if self.target.in_hand:
            outcome = self._replayed(course, outcome.deal)
            if not self.target.turned(outcome.deal):
                return None
        return _Turned(steps, outcome.deal, difference(steps[0], self.base, outcome.deal, self.known.seat))

    def _replayed(self, course: DealHistory, begun: Deal | None = None) -> ReplayResult:
        """A course followed as far as it can matter, or from there to the end."""
        outcome = run(course, self.target.in_hand and begun is None, begun)
        if outcome.refused is not None:
            raise NoCandidateError
        return outcome

    def excluded(self, steps: tuple[Change, ...]) -> bool:
        """Whether the changed hands alone prove that the verdict is not reversed."""
        return self.excluding is not None and self.excluding.proves(tuple(each.cards for each in steps))

    def _nearest(self, size: str, found: list[_Turned], smaller: int, stopped: bool) -> Nearest:
        """The result for the change that alters least."""
        best = min(found, key=lambda each: moved(each.told))
        return Nearest(
            self.target.side,
            self.target.wanted,
            size,
            best.steps,
            best.told,
            None if size == "point" else write_record(best.deal),
            tried=smaller,
            alike=len(found),
            proved=size != SIZES[-1],
            stopped=stopped,
            tricks=_otherwise(self.base, best.deal, {each.trick for each in best.steps}),
            checked=tuple(self.checked),
            unplayed=self.unplayed,
            seat=self.known.seat,
        )

    @cached_property
    def base(self) -> Deal:
        """The deal that the changed one is compared with; for a seat, as that seat could record it."""
        return self.deal if self.known.seat is None else run(self.course).deal

    def changed_course(self, steps: tuple[Change, ...]) -> DealHistory | None:
        """The course of the deal with some changes made; None where one makes no sense."""
        course = self.course
        for each in steps:
            try:
                course = swapped(course, *each.cards) if each.kind == "swap" else changed(self.deal, course, each)
            except (OptionError, ValueError):
                return None
        return course

    def _note(self, deal: Deal, place: int, step: Change) -> None:
        """Note how near a swap came, for the search of two swaps."""
        if self.target.question is None or self.target.side is None or not self.target.wanted:
            near = (0, 0)
        else:
            lacking = look(ReadersDeal(deal), self.target.side, self.target.question).lacking
            near = (sum(each.far for each in lacking), len(lacking))
        self.promising.append((near, place, step))

    def _weigh(self) -> Iterator[None]:
        """Note how near the excluded swaps came, by replaying them now: needed only for the search of two swaps."""
        for place, step in self.unweighed:
            yield  # nothing to try yet
            course = self.changed_course((step,))
            outcome = run(course, until_declared=self.target.in_hand) if course is not None else None
            if outcome is not None and outcome.refused is None:
                self._note(outcome.deal, place, step)

    # ... what there is to try, size by size

    def points(self) -> Iterator[tuple[Change, ...]]:
        """One more point, for a repique or pique."""
        question = self.target.question
        if question is not None and question.kind in ("repique", "pique") and self.target.wanted:
            yield (Change("point", seat=self.target.side or ""),)

    def words(self) -> Iterator[tuple[Change, ...]]:
        """Each call of the side made otherwise; of all, if it is about none."""
        side = self.target.side
        for seat in self.known.seats_of(side) if side is not None else self.deal.table.seats:
            yield from self._words_of(seat)

    def other_words(self) -> Iterator[tuple[Change, ...]]:
        """Each call of another side made otherwise."""
        if self.target.side is not None:
            for seat in self.deal.table.seats:
                if self.deal.table.side_of(seat) != self.target.side:
                    yield from self._words_of(seat)

    def _words_of(self, seat: Seat) -> Iterator[tuple[Change, ...]]:
        """Each kind of call of a seat declared in full, or sunk, as a whole or by one combination."""
        for kind in KINDS:
            said = self.course.score.calls.get(seat, Calls()).kinds.get(kind)
            if said is not None:
                yield (Change("declare", seat, about=kind),)
            if said != ():
                yield (Change("sink", seat, about=kind),)
            held = holdings(self.deal, kind, self.deal.kept.get(seat, ()))
            for one in held if len(held) > 1 else ():
                yield (Change("sink", seat, one.cards, about=kind),)
        for each in self.deal.actions if self.course.score.dealt else ():
            if isinstance(each, ClaimCarteBlanche | KeepCarteBlanche) and each.seat == seat:
                other = "sink" if isinstance(each, ClaimCarteBlanche) else "declare"
                yield (Change(other, seat, about="carte_blanche"),)

    def cards(self) -> Iterator[tuple[Change, ...]]:
        """Each other card that could have been played, trick by trick."""
        if self.target.in_hand:
            return
        for state, action in self.known.history():
            if isinstance(action, Play):
                for one in playable(state):
                    if one is not action.card:
                        yield (Change("play", action.seat, (one,), len(state.tricks) + 1),)

    def swaps(self) -> Iterator[tuple[Change, ...]]:
        """Each pair of cards in different places."""
        for one, other in self._pairs():
            yield (Change("swap", cards=(one, other)),)

    def _pairs(self) -> Iterator[tuple[Card, Card]]:
        places = _places(self.course.score, self.deal)
        seen = self.known.pack if self.known.seat is None else tuple(places)
        return pairs_apart(seen, places.get)

    def settings(self) -> Iterator[tuple[Change, ...]]:
        """Each option at each of its other values."""
        for name, value in _settings(self.deal):
            change = Change("option", name=name, value=value)
            if self.known.seat is None or name not in options_about(CARTES_BLANCHES):
                yield (change,)

    def two_swaps(self) -> Iterator[tuple[Change, ...] | None]:
        """Two swaps: each of those that came nearest alone, combined with every other."""
        yield from self._weigh()
        self.promising.sort(key=lambda each: each[:2])
        for _, _, first in self.promising[:PROMISING]:
            for one, other in self._pairs():
                if (one, other) != first.cards:
                    yield first, Change("swap", cards=(one, other))


def _otherwise(before: Deal, after: Deal, named: set[int]) -> tuple[int, ...]:
    """The tricks present in both deals that consist of different cards, except those named."""
    both = enumerate(zip(before.tricks, after.tricks, strict=False), 1)
    return tuple(at for at, (one, other) in both if one.cards != other.cards and at not in named)


def moved(told: Difference) -> tuple[int, int]:
    """How much a change alters: the number of rulings, then points."""
    rulings = len(told.new) + len(told.gone) + len(told.changed)
    return (rulings, sum(abs(after - before) for before, after in told.totals.values()))


_STEPS: Final[dict[str, Callable[[ReversalSearch], Iterator[tuple[Change, ...] | None]]]] = {
    "point": ReversalSearch.points,
    "word": ReversalSearch.words,
    "other_word": ReversalSearch.other_words,
    "card": ReversalSearch.cards,
    "swap": ReversalSearch.swaps,
    "option": ReversalSearch.settings,
    "swaps": ReversalSearch.two_swaps,
}


def _as_seen(known: ReadersDeal) -> DealHistory:
    """The course of a deal as a seat that has seen every hand could record it: starting after the exchange."""
    course = course_of(known.deal)
    deal = known.deal
    calls = dict(course.score.calls)
    for seat in deal.table.seats:
        said = calls.get(seat, Calls())
        counted = any(one.kind == "carte_blanche" and one.side == deal.table.side_of(seat) for one in deal.scores)
        calls[seat] = Calls(said.kinds, True if counted and seat in deal.proved else None)
    beside = {key: told for key, told in course.score.beside.items() if BESIDE[key].kind is not FaceUntaken}
    return replace(
        course,
        score=replace(course.score, hands=dict(deal.kept), dealt={}, talon=(), exchange={}, calls=calls, beside=beside),
    )


def _places(score: Record, deal: Deal) -> dict[Card, tuple[str, str]]:
    """For each card, where it was dealt and where it was after the exchange."""
    dealt = {one: seat for seat, cards in score.dealt.items() for one in cards}
    kept = {one: seat for seat, cards in deal.kept.items() for one in cards}
    out = {one: f"out {seat}" for seat, cards in score.exchange.items() for one in cards}
    every = (*dealt, *kept, *score.talon)
    return {one: (dealt.get(one, ""), kept.get(one, out.get(one, ""))) for one in every}


def _settings(deal: Deal) -> Iterator[tuple[str, Value]]:
    """Every option with each of its other values; the replay shows which of them matter."""
    for name, option in options().items():
        now = deal.rules.values[name]
        for value in option.values or _numbers(name):
            if value != now or type(value) is not type(now):
                yield name, value


def _numbers(name: str) -> tuple[int, ...]:
    """The values to try for an option that takes any number: those found in the sources and the rule sets."""
    option = options()[name]
    said = {int(value) for value in option.held_by if value.isdecimal()}
    set_so = {load(each).values[name] for each in rule_set_names()}
    return tuple(sorted(said | {int(value) for value in set_so}))
