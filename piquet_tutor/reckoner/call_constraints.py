"""What calls and answers reveal of another hand: under the rules alone, and if nothing was sunk.

Where players may sink, “good” and silence reveal nothing, and a call only that its caller has at least that much. If
nothing was sunk, a call is the caller's best, and “good” means that the player has nothing as good. These two readings
are kept apart here; what was shown or stated in figures holds in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Card, Cards, Rank, Suit, Void, void
from piquet_tutor.game.combinations import (
    KINDS,
    SHORTEST_SEQUENCE,
    Combination,
    Kind,
    Sequence,
    Set,
    Strength,
    best_unseen_sequence,
    is_nought,
    point_of,
    size_of,
    strength,
)
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.law import SequenceCall, Sinking, law_of
from piquet_tutor.game.rules.policies import calling, sinking
from piquet_tutor.game.rules.policies.declaring import placed, rank_of
from piquet_tutor.game.rules.policies.requests import implied
from piquet_tutor.game.subjects import CALLED, CLASSES, LAID_OPEN, Subject
from piquet_tutor.reckoner.counting import ConditionBranch, HandCondition
from piquet_tutor.reckoner.information_set import tricks_of

FULL: Final = "full"
"""The reading that nothing was sunk; the others are the values of ``sinking``, what the rules let a player sink."""

_NUMBER: Final[Mapping[Kind, str]] = {"point": "length", "sequence": "length", "set": "size"}
_VALUE: Final[Mapping[Kind, str]] = {"point": "pips", "sequence": "top", "set": "rank"}
_NOUGHT_TOP: Final = Rank.KING + 0.5


class Span(NamedTuple):
    """Combinations of strengths from ``low`` to ``high``, both included; of one number of cards, unless that is 0."""

    low: Strength
    high: Strength
    number: int = 0

    def has(self, rank: Strength, number: int) -> bool:
        """Whether a combination lies in it."""
        return self.low <= rank <= self.high and self.number in (0, number)


class OpenCombination(NamedTuple):
    """A combination laid open: by an award, because it is equal, or on request; number 0 is the one compared."""

    number: int
    cards: Cards


@dataclass(frozen=True)
class ObservedSeat:
    """A view, and another seat whose calls are to be read.

    Attributes:
        view: what the asking seat knows.
        seat: the seat asked about.
        how: how its calls are read: ``none``, ``whole_class``, ``whole_combinations``, ``partial`` or ``full``.
    """

    view: View
    seat: Seat
    how: str

    @property
    def side(self) -> Side:
        """The side of the seat asked about."""
        return self.view.table.side_of(self.seat)

    def clause(self, kind: Kind) -> Rule:
        """The clause that decides which combination of a kind is better."""
        return self.view.rules.rule_on(CLASSES[kind].good)

    @property
    def parts(self) -> bool:
        """Whether part of a combination may have been called."""
        return self.how == Sinking.PARTIAL

    @property
    def voids(self) -> bool:
        """Whether a void suit may be called."""
        return law_of(self.view.rules).void_suits_called


def conditions(view: View, seat: Seat) -> tuple[tuple[HandCondition, ...], tuple[HandCondition, ...], bool]:
    """The conditions that calls and answers put on a hand.

    Args:
        view: what another seat knows.
        seat: the seat whose hand it is.

    Returns:
        The conditions under the rules; further conditions if nothing was sunk; and whether the calls imply more than
        these conditions express.
    """
    how = sinking.permitted_sinking(view)
    talking = _of_two if len(view.table.seats) == 2 else _round_the_table
    hard, full = ObservedSeat(view, seat, how), ObservedSeat(view, seat, FULL)
    return tuple(talking(hard)), tuple(talking(full)), _unused(view, seat)


# --- how a combination is placed ----------------------------------------------------------------------------------


def _value(told: Any) -> float:
    """Pips, a top card or a rank as a number; those of void suits (half a pip, no top card) are given as text."""
    if isinstance(told, str):
        return _NOUGHT_TOP if told == "nought" else float(told.replace("½", ".5"))
    return float(told)


def _stated_span(book: ObservedSeat, kind: Kind, facts: Mapping[str, Any]) -> Span | None:
    """What was called, from the figures announced."""
    number = facts.get(_NUMBER[kind])
    if number is None:
        return None
    told = facts.get(_VALUE[kind])
    rule = book.clause(kind)
    if told is None:
        return Span(placed(rule, number, 0), placed(rule, number, inf), number)
    exact = placed(rule, number, _value(told))
    return Span(exact, exact, number)


def _of_cards(book: ObservedSeat, kind: Kind, cards: Cards) -> Span | None:
    one = calling.combination(book.view, kind, cards)
    if one is None:
        return None
    exact = rank_of(book.clause(kind), one)
    return Span(exact, exact, size_of(one))


_EVERYTHING: Final = Span((-inf, -inf), (inf, inf))


def _above(rank: Strength) -> Span:
    """Everything better than this."""
    return Span((rank[0], rank[1] + 0.25), (inf, inf))


# --- what words bind to -------------------------------------------------------------------------------------------


def _chosen(book: ObservedSeat, kind: Kind, span: Span) -> HandCondition:
    """The condition that the player called or claimed a combination of this span."""
    rule = book.clause(kind)

    def within(one: Combination) -> bool:
        return span.has(rank_of(rule, one), size_of(one))

    def better(one: Combination) -> bool:
        return rank_of(rule, one) > span.high

    def part_within(one: Combination) -> bool:
        return any(span.has(placed(rule, *each), int(each[0])) for each in _parts(book, one))

    if book.parts:
        return HandCondition(kind, (ConditionBranch(None, part_within),))
    if book.how == Sinking.WHOLE_COMBINATIONS:  # a lesser one may have been called
        return HandCondition(kind, (ConditionBranch(None, within),))
    if book.how == Sinking.WHOLE_CLASS and book.voids and kind != "set":  # a void suit, or the best in cards
        return HandCondition(
            kind,
            (
                ConditionBranch(
                    lambda one: not is_nought(one) and better(one), lambda one: not is_nought(one) and within(one)
                ),
                ConditionBranch(None, lambda one: is_nought(one) and within(one)),
            ),
        )
    return HandCondition(kind, (ConditionBranch(better, within),))


def _parts(book: ObservedSeat, one: Combination) -> tuple[Strength, ...]:
    """The strength of everything that could be called of a combination."""
    if is_nought(one):
        return (strength(one),)
    law = law_of(book.view.rules)
    least = (law.options.point_min_length, law.options.point_min_pips) if one.kind == "point" else (0, 0)
    return _pieces(one, *least)


@lru_cache(maxsize=4096)
def _pieces(one: Combination, least: int, pips: int) -> tuple[Strength, ...]:
    if isinstance(one, Set):
        return tuple((size, int(one.rank)) for size in range(3, one.size + 1))
    if isinstance(one, Sequence):
        lengths = range(max(SHORTEST_SEQUENCE, least), one.length + 1)
        return tuple((length, one.top - down) for length in lengths for down in range(one.length - length + 1))
    found = {
        (part.length, part.pips)
        for size in range(1, one.length + 1)
        for cards in combinations(one.cards, size)
        if (part := point_of(cards)) is not None and part.length >= least and part.pips >= pips
    }
    return tuple(found)


def _suit_named(book: ObservedSeat, kind: Kind) -> Iterator[HandCondition]:
    """The condition that an equal combination is in the suit named; its number and value are known already."""
    rule = book.clause(kind)
    for each in _named_or_shown(book.view, book.seat, kind):
        span = _stated_span(book, kind, each.facts)
        if "cards" in each.facts or "void" in each.facts or span is None:
            continue
        yield HandCondition(kind, (ConditionBranch(None, partial(_is_there, book, rule, span, each.facts["suit"])),))


def _is_there(book: ObservedSeat, rule: Rule, span: Span, suit: Suit, one: Combination) -> bool:
    """Whether this combination is in the suit and of the span, or has a part of the span that may be called."""
    if one.cards[0].suit is not suit:
        return False
    if not book.parts:
        return span.has(rank_of(rule, one), size_of(one))
    return any(span.has(placed(rule, *each), int(each[0])) for each in _parts(book, one))


def _nothing(book: ObservedSeat, kind: Kind, span: Span) -> Iterator[HandCondition]:
    """The condition that the player has nothing from this span on; none if something may have been sunk."""
    if book.how in (FULL, Sinking.NONE):
        rule = book.clause(kind)
        yield HandCondition(kind, (ConditionBranch(lambda one: rank_of(rule, one) >= span.low),))


def _laid_open(book: ObservedSeat, kind: Kind, shown: list[OpenCombination], all_told: bool) -> Iterator[HandCondition]:
    """The conditions from combinations shown: they are whole, or, if parts may be called, not of one run; and all."""
    for each in shown:
        if isinstance(each.cards[0], Void):
            yield HandCondition(kind, (ConditionBranch(None, partial(_is_same, kind, cards=each.cards)),))
    if shown and not book.parts:
        yield HandCondition(
            kind, (ConditionBranch(lambda one: any(_is_more(kind, one, each.cards) for each in shown)),)
        )
    elif len(shown) > 1:
        yield HandCondition(kind, (ConditionBranch(lambda one: _is_shared(kind, one, shown)),))
    if all_told and book.how == FULL and kind != "point":
        yield HandCondition(
            kind, (ConditionBranch(lambda one: not any(_is_same(kind, one, each.cards) for each in shown)),)
        )


def _is_shared(kind: Kind, one: Combination, shown: list[OpenCombination]) -> bool:
    """Whether two shown sequences would be parts of this one, which cannot be: a run is counted only once."""
    parts = [set(each.cards) for each in shown if kind == "sequence" and set(each.cards) <= set(one.cards)]
    return any(not (first <= second or second <= first) for first, second in combinations(parts, 2))


def _is_same(kind: Kind, one: Combination, cards: Cards) -> bool:
    if isinstance(one, Set):
        return (one.size, one.rank) == (len(cards), cards[0].rank)
    return set(one.cards) == set(cards)


def _is_more(kind: Kind, one: Combination, cards: Cards) -> bool:
    if isinstance(one, Set):
        return one.rank is cards[0].rank and one.size > len(cards)
    return set(one.cards) > set(cards)


# --- two at the table ---------------------------------------------------------------------------------------------


def _of_two(book: ObservedSeat) -> Iterator[HandCondition]:
    calls = book.seat == book.view.table.seats[0]
    for kind in KINDS:
        yield from _caller(book, kind) if calls else _answerer(book, kind)


def _find(view: View, subject: Subject | None, kind: Kind | None = None) -> Ruling | None:
    for each in reversed(view.rulings):
        if subject is not None and each.subject == subject and kind in (None, each.facts.get("kind")):
            return each
    return None


def _caller(book: ObservedSeat, kind: Kind) -> Iterator[HandCondition]:
    view = book.view
    if _find(view, Subject.NOTHING_CALLED, kind) is not None:
        yield from _nothing(book, kind, _EVERYTHING)
        return
    call = _find(view, CLASSES[kind].called)
    if call is None:
        return
    stated = _find(view, CLASSES[kind].stated)
    shown = _combinations_shown(view, book.seat, kind)
    span = _stated_span(book, kind, (stated or call).facts)
    announced = next((each for each in shown if not each.number), None)
    if announced is not None:
        span = _of_cards(book, kind, announced.cards) or span
    elif kind == "sequence" and span is not None and span.low != span.high:
        span = _beyond_reach(view, span)
    if span is not None:
        yield _chosen(book, kind, span)
    over = any(each.number for each in shown) or _moved_on(view, kind)
    yield from _suit_named(book, kind)
    yield from _laid_open(book, kind, shown, _may_count(book, kind) and over)


def _answerer(book: ObservedSeat, kind: Kind) -> Iterator[HandCondition]:
    view = book.view
    shown = _combinations_shown(view, book.seat, kind)
    first = next((each for each in shown if not each.number), None)
    seen = _of_cards(book, kind, first.cards) if first is not None else None
    if seen is not None and not book.parts:
        yield _chosen(book, kind, seen)
    else:
        yield from _answered(book, kind)
    over = bool(view.tricks) or any(True for each in KINDS for _ in _awarded(view, book.seat, each))
    yield from _suit_named(book, kind)
    bar = _bar(book, kind) if over and not shown else None
    if bar is None:
        yield from _laid_open(book, kind, shown, _may_count(book, kind) and over)
    elif book.how == FULL:
        yield _chosen(book, kind, Span((-inf, -inf), bar))


def _bar(book: ObservedSeat, kind: Kind) -> Strength | None:
    """The best that elder's declared cards contain, where they bar what it beats in a class that younger has won."""
    view = book.view
    if kind == "point" or view.contests[kind].winner != book.side or not law_of(view.rules).declared_cards_bar:
        return None
    best = implied(book.clause(kind), kind, tuple(dict.fromkeys(_declared_by_first(view))))
    return rank_of(book.clause(kind), best) if best is not None else None


def _declared_by_first(view: View) -> Iterator[Card]:
    """The cards of everything the first hand has declared that was good, or equal where that too must be shown."""
    first = view.table.seats[0]
    for kind in KINDS:
        for each in _awarded(view, first, kind):
            yield from each.facts["cards"]
        call = _find(view, CLASSES[kind].called)
        equal = view.contests[kind].result == "equal" and law_of(view.rules).equal_must_be_shown
        if equal and call is not None:
            yield from (one for one in call.facts.get("cards", ()) if not isinstance(one, Void))


def _answered(book: ObservedSeat, kind: Kind) -> Iterator[HandCondition]:
    """The conditions from an answer to a call, or to “nothing”."""
    view = book.view
    last = _find(view, CLASSES[kind].answered)
    word = last.facts["answer"] if last is not None else ""
    call = _find(view, CLASSES[kind].called)
    if call is None:
        if word == "good":
            yield from _nothing(book, kind, _EVERYTHING)
        elif word:
            yield _chosen(book, kind, _EVERYTHING)
        return
    mine = _own_call(book, kind, call)
    rank = mine.low
    told = _stated_span(book, kind, call.facts)
    number = Span((rank[0], 0), (rank[0], inf)) if told is None or told.low != told.high else mine
    asked = _find(view, CLASSES[kind].asked) is not None
    if asked:
        yield _chosen(book, kind, _after_asking(word, rank, number))
    elif word == "good":
        yield from _nothing(book, kind, number)
    elif word == "not_good":
        yield _chosen(book, kind, _answered_value(book, kind) or _above(number.high))
    elif word == "equal":
        yield _chosen(book, kind, mine._replace(number=0))
    if asked and word == "not_good":
        back = _answered_value(book, kind)
        if back is not None:
            yield _chosen(book, kind, back)


def _own_call(book: ObservedSeat, kind: Kind, call: Ruling) -> Span:
    """What was called: in full if the caller asks, else as far as it was announced."""
    cards = call.facts.get("cards")
    stated = _find(book.view, CLASSES[kind].stated)
    span = _of_cards(book, kind, cards) if cards else _stated_span(book, kind, (stated or call).facts)
    assert span is not None  # a call names a number at least
    return span


def _after_asking(word: str, rank: Strength, number: Span) -> Span:
    """The span of a hand that asked: it has as many cards, and compares with the call as its final answer says."""
    if word == "good":
        return Span(number.low, (rank[0], rank[1] - 0.25))
    if word == "not_good":
        return Span((rank[0], rank[1] + 0.25), number.high)
    return Span(rank, rank) if word == "equal" else number


def _answered_value(book: ObservedSeat, kind: Kind) -> Span | None:
    """The value of the point that beat the call, if it was announced."""
    for each in book.view.rulings:
        if each.rule == f"{kind}.good" and not each.awards and "other_pips" in each.facts:
            facts = {"length": each.facts["other_length"], "pips": each.facts["other_pips"]}
            return _stated_span(book, kind, facts)
    return None


def _may_count(book: ObservedSeat, kind: Kind) -> bool:
    """Whether the side may count further combinations of a class."""
    contest = book.view.contests[kind]
    if not contest.settled or kind == "point":
        return False
    if contest.winner == book.side:
        return True
    law = law_of(book.view.rules)
    if contest.result == "equal":
        return kind == "sequence" and not law.equal_sequences_void_all
    return law.losers_count_too and contest.length > 0


def _moved_on(view: View, kind: Kind) -> bool:
    """Whether the caller has gone on to the next class, or has led, and so will count no more of this one."""
    settled = _find(view, CLASSES[kind].answered)
    if settled is None:
        return False
    return any(True for _ in tricks_of(view)) or any(
        each.number > settled.number and (each.subject in CALLED or each.subject == Subject.NOTHING_CALLED)
        for each in view.rulings
    )


def _combinations_shown(view: View, seat: Seat, kind: Kind) -> list[OpenCombination]:
    """The combinations of a kind that a seat has shown: the one compared (number 0), then the others in order."""
    found: list[OpenCombination] = [
        OpenCombination(0, each.facts["cards"] if "cards" in each.facts else (void(each.facts["suit"]),))
        for each in _named_or_shown(view, seat, kind)
        if "cards" in each.facts or "void" in each.facts
    ]
    good = CLASSES[kind].good
    for each in _awarded(view, seat, kind):
        found.append(OpenCombination(0 if each.subject == good else len(found) + 1, each.facts["cards"]))
    return found


def _awarded(view: View, seat: Seat, kind: Kind) -> Iterator[Ruling]:
    """The awards for what a seat held of a kind."""
    about = CLASSES[kind]
    for each in view.rulings:
        if each.awards and each.subject in (about.good, about.lesser) and _is_of(view, each, seat):
            yield each


def _named_or_shown(view: View, seat: Seat, kind: Kind) -> Iterator[Ruling]:
    """The rulings on what a seat has named or shown of a kind without scoring, with its suit or its cards."""
    for each in view.rulings:
        if each.subject in LAID_OPEN and each.facts["kind"] == kind and each.side == view.table.side_of(seat):
            yield each


def _is_of(view: View, award: Ruling, seat: Seat) -> bool:
    """Whether this seat held what scored; by some rules the opponents score it."""
    if "seat" in award.facts:
        return bool(award.facts["seat"] == seat)
    crossed = award.facts.get("why") == "crossed"
    return (award.side == view.table.side_of(seat)) is not crossed


def _beyond_reach(view: View, span: Span) -> Span:
    """The span of a sequence called without its top card, under rules by which only an unbeatable one may be."""
    best = _reach(view)
    if law_of(view.rules).sequence_call is not SequenceCall.TOP_UNLESS_UNBEATABLE or best is None:
        return span
    low = max(span.low, (best[0], best[1] + 0.25))
    return span._replace(low=low)


def _reach(view: View) -> Strength | None:
    """The best sequence among the asker's cards that elder cannot place."""
    law = law_of(view.rules)
    most = law.options.elder_exchange_max if law.has(Subject.ELDER_EXCHANGE) else 0
    first = view.table.seats[0]
    taken = view.others[first].discarded if first in view.others else 0
    looked_at = view.drawn[: max(0, most - taken)] if law.elder_peeks else ()
    mine = frozenset({*view.kept, *view.hand, *view.discards}) - frozenset(looked_at)
    return best_unseen_sequence(mine, view.rules.hand_size if law.void_suits_called else 0)


def _unused(view: View, seat: Seat) -> bool:
    """Whether stating or omitting the top card implies more than is used here, as it also depends on the talon."""
    if law_of(view.rules).sequence_call is not SequenceCall.TOP_UNLESS_UNBEATABLE or seat != view.table.seats[0]:
        return False
    call = _find(view, Subject.SEQUENCE_CALLED)
    left_over = view.stock_count > 0 or not any(each.subject == Subject.DEAL for each in view.rulings)
    if call is None or not left_over:
        return False
    top, best = call.facts.get("top"), _reach(view)
    beaten_here = top is not None and best is not None and best >= (call.facts["length"], _value(top))
    return not beaten_here


# --- more at the table --------------------------------------------------------------------------------------------


def _round_the_table(book: ObservedSeat) -> Iterator[HandCondition]:
    for kind in KINDS:
        yield from _round(book, kind)


def _round(book: ObservedSeat, kind: Kind) -> Iterator[HandCondition]:
    """The conditions from a class called round the table: each seat matched or beat the best so far, or passed."""
    view, best = book.view, None
    holder: Seat | None = None
    for each in view.rulings:
        who = each.facts.get("seat")
        called = each.subject == CLASSES[kind].called
        passed = each.subject == Subject.NOTHING_CALLED and each.facts.get("kind") == kind
        if not (called or passed) or who is None:
            continue
        span = _stated_span(book, kind, each.facts) if called else None
        if who == book.seat:
            yield from [_chosen(book, kind, span)] if span is not None else _passed(book, kind, best, holder)
        if span is not None and (best is None or span.low > best):
            best, holder = span.low, who
    shown = _combinations_shown(view, book.seat, kind)
    counts = _counts(book, kind, holder) and _all_counted(view, kind)
    yield from _laid_open(book, kind, shown, counts)


def _passed(book: ObservedSeat, kind: Kind, best: Strength | None, holder: Seat | None) -> Iterator[HandCondition]:
    """The condition from a pass: nothing that beats the best so far, or, if that is an opponent's, equals it."""
    if best is None or holder is None:
        yield from _nothing(book, kind, _EVERYTHING)
        return
    partner = book.view.table.side_of(holder) == book.side
    yield from _nothing(book, kind, _above(best) if partner else Span(best, (inf, inf)))


def _counts(book: ObservedSeat, kind: Kind, holder: Seat | None) -> bool:
    contest = book.view.contests[kind]
    if kind == "point" or contest.result != "good" or not contest.length:
        return False
    law = law_of(book.view.rules)
    partner = law.lesser_open_to_partners and contest.winner == book.side
    return law.lesser_open_to_all or holder == book.seat or partner


def _all_counted(view: View, kind: Kind) -> bool:
    """Whether the next class has begun, or a card has been led."""
    later = KINDS[KINDS.index(kind) + 1 :]
    begun = any(
        each.subject in [CLASSES[one].called for one in later]
        or (each.subject == Subject.NOTHING_CALLED and each.facts.get("kind") in later)
        for each in view.rulings
    )
    return begun or any(True for _ in tricks_of(view))
