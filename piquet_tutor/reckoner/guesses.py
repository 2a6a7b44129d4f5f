"""What a seat can work out about the other hands, and random guesses at them.

A guess gives every other seat as many cards as it holds: those it is known to hold and none of a suit it has failed to
follow, so that they fit what it has said as well as possible. The remaining cards lie in the talon or are discarded;
of a single opponent, cards that players seldom discard are seldom left out of a guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, Rank, card_order
from piquet_tutor.game.combinations import Kind, Strength
from piquet_tutor.game.deal.views import Public, View
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.declaring import placed
from piquet_tutor.game.subjects import CLASSES, Subject
from piquet_tutor.reckoner.combination_tables import BestCombinations, classes_of, declared
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.information_set import drawn_for_sure, played_by, voids_shown
from piquet_tutor.reckoner.masks import Masks, masks_of
from piquet_tutor.reckoner.stakes import wants_to_lose

_PUT_OUT: Final[dict[Rank, float]] = {Rank.ACE: 0.15, Rank.KING: 0.4, Rank.QUEEN: 0.7}
"""How readily players discard a card of these ranks, relative to the other ranks (1)."""
_PUT_OUT_TO_LOSE: Final[dict[Rank, float]] = {Rank.SIX: 0.1, Rank.SEVEN: 0.15, Rank.EIGHT: 0.4, Rank.NINE: 0.7}
"""The same if tricks are better lost."""
_TRIES: Final = 12
"""How many guesses at a single opponent's hand are made for each one wanted."""
_TRIES_OF_MANY: Final = 4
"""The same for guesses at several hands, where something was said that they may contradict."""
_AGAIN: Final = 20
"""How often a guess that leaves a card without a place is restarted, before cards of missing suits are accepted."""
_SEQUENCE_OF: Final[Mapping[Kind, tuple[str, str]]] = {
    "point": ("length", "pips"),
    "sequence": ("length", "top"),
    "set": ("size", "rank"),
}
"""The names of the two facts that describe a call of each kind."""

Check = Callable[[Masks, BestCombinations], bool]
"""Whether a hand, and what it would declare, fits something that was said."""
Hands = Mapping[Seat, Masks]
"""The hands of all other seats."""
OtherHands = Mapping[Seat, Cards]
"""The same, as cards."""


def other_seat(view: View) -> Seat:
    """The opponent's seat, at a table of two."""
    return next(iter(view.others))


def possible_hands(view: View, wanted: int, rng: Random) -> list[Masks]:
    """Hands the opponent may hold now, at a table of two; otherwise as :func:`possible_deals`."""
    other = other_seat(view)
    return [hands[other] for hands in possible_deals(view, wanted, rng)]


def possible_deals(view: View, wanted: int, rng: Random) -> list[Hands]:
    """Hands that all other seats may hold now.

    Args:
        view: during the play.
        wanted: the most guesses to return.
        rng: the source of the guesses; not used if there are few enough hands of a single opponent to list them all.
    """
    heard, tables = words_heard(view), classes_of(view.rules)
    played = {seat: played_by(view, seat) for seat in view.others}
    alone = len(view.others) == 1
    some = wanted * (_TRIES_OF_MANY if any(heard.values()) else 1)
    guesses = _of_one(view, wanted * _TRIES, rng) if alone else _of_many(view, some, played, rng)
    found: dict[int, list[Hands]] = {}
    for guess in guesses:
        broken = sum(
            not check(kept, would_declare)
            for seat, checks in heard.items()
            if checks
            for kept in [masks_of((*guess[seat], *played[seat]))]
            for would_declare in [declared(kept, tables)]
            for check in checks
        )
        found.setdefault(broken, []).append({seat: masks_of(cards) for seat, cards in guess.items()})
    if not alone:
        return [hands for broken in sorted(found) for hands in found[broken]][:wanted]
    best = found[min(found)] if found else []
    return best if len(best) <= wanted else rng.sample(best, wanted)


# --- the hand of one ------------------------------------------------------------------------------


def surely_held(view: View) -> frozenset[Card]:
    """Cards known to be in the opponent's hand: scored with after the exchange, or seen and then drawn."""
    other = other_seat(view)
    return frozenset({*view.others[other].held, *drawn_for_sure(view, other)}.difference(played_by(view, other)))


def perhaps_held(view: View) -> tuple[Card, ...]:
    """Other cards that may be in the opponent's hand, in canonical order.

    These include the cards shown for a carte blanche, since the opponent may have discarded them afterwards.
    """
    seat = other_seat(view)
    sure, missing, other = surely_held(view), voids_shown(view, seat), view.others[seat]
    placed = {*sure, *played_by(view, seat), *view.hand, *view.faced, *view.peeked}
    open_cards = [one for one in {*view.unseen, *other.shown} if one not in placed]
    loose = [one for one in open_cards if one.suit not in missing]
    return tuple(sorted(loose if len(loose) + len(sure) >= other.count else open_cards, key=card_order))


def _of_one(view: View, tries: int, rng: Random) -> Iterator[OtherHands]:
    """Every hand a single opponent may hold, if they are few; else random ones of what they seldom discard."""
    other, sure, loose = other_seat(view), sorted(surely_held(view), key=card_order), perhaps_held(view)
    missing = max(0, view.others[other].count - len(sure))
    if comb(len(loose), missing) <= tries:
        for rest in combinations(loose, missing):
            yield {other: (*sure, *rest)}
        return
    ready = readiness(view)
    for _ in range(tries):
        yield {other: (*sure, *_kept_of(loose, missing, ready, rng))}


def readiness(view: View) -> Mapping[Rank, float]:
    """How readily players discarded each rank in this deal, relative to the others (1); empty before any exchange."""
    if not any((view.discards, *(other.discarded for other in view.others.values()))):
        return {}
    return _PUT_OUT_TO_LOSE if wants_to_lose(view) else _PUT_OUT


def _kept_of(loose: tuple[Card, ...], missing: int, ready: Mapping[Rank, float], rng: Random) -> tuple[Card, ...]:
    """A random hand of ``missing`` of these cards; the opponent has discarded the others, or never drew them."""
    outs = [(rng.expovariate(ready.get(one.rank, 1.0)), one.index, one) for one in loose]
    outs.sort(reverse=True)
    return tuple(one for _, _, one in outs[:missing])


# --- several hands --------------------------------------------------------------------------------


def _of_many(view: View, tries: int, played: OtherHands, rng: Random) -> Iterator[OtherHands]:
    """Random hands of several seats."""
    places = _places(view, played)
    for _ in range(tries):
        yield _dealt(view, places, rng)


def _places(view: View, played: OtherHands) -> list[tuple[Card, tuple[Seat, ...]]]:
    """Every card whose place is not certain, with the seats that may hold it; ``""`` stands for talon and discards."""
    missing = {seat: voids_shown(view, seat) for seat in view.others}
    gone = {*view.hand, *view.discards, *(one for cards in played.values() for one in cards)}
    sure = {one for other in view.others.values() for one in other.held}
    shown = {one: seat for seat, other in view.others.items() for one in other.shown if one not in {*gone, *sure}}
    loose = view.unseen - gone - sure - shown.keys()
    needed = sum(other.count - len(other.held) for other in view.others.values())
    hidden = ("",) if len(loose) + len(shown) > needed else ()
    found = [(one, (seat, *hidden)) for one, seat in shown.items()]
    for one in loose:
        may = tuple(seat for seat in view.others if one.suit not in missing[seat])
        found.append((one, (*may, *hidden)))
    return sorted(found, key=lambda each: card_order(each[0]))


def _dealt(view: View, places: list[tuple[Card, tuple[Seat, ...]]], rng: Random) -> OtherHands:
    """One way to give every card a place."""
    everywhere = ("", *view.others)
    for attempt in range(_AGAIN + 1):
        hands = {seat: list(other.held) for seat, other in view.others.items()}
        need = {seat: other.count - len(other.held) for seat, other in view.others.items()}
        need[""] = len(places) - sum(need.values())
        order = sorted(places, key=lambda each: (len(each[1]), rng.random()))
        for one, seats in order:
            open_to = [seat for seat in (seats if attempt < _AGAIN else everywhere) if need[seat] > 0]
            if not open_to:
                break
            seat = rng.choices(open_to, [need[each] for each in open_to])[0]
            need[seat] -= 1
            if seat:
                hands[seat].append(one)
        else:
            return {seat: tuple(cards) for seat, cards in hands.items()}
    raise AssertionError("cards may lie anywhere in the end")


# --- what was said --------------------------------------------------------------------------------


def words_heard(view: View) -> Mapping[Seat, list[Check]]:
    """What the words of every other seat say about the hand it kept."""
    if "round" in view.rules.phases:
        return _round_heard(view)
    return {other_seat(view): [*_dialogue_heard(view), *_points_named(view)]}


def _dialogue_heard(view: View) -> Iterator[Check]:
    """What the opponent's calls or answers say of their hand."""
    caller = view.table.seats[0]
    by_pips = law_of(view.rules).points_by_pips
    for kind, heard in view.contests.items():
        if not heard.spoken or (kind == "point" and by_pips):
            continue
        if view.seat == caller:
            yield _as_answered(kind, heard, view.table.side_of(view.seat))
        else:
            yield _as_called(kind, heard)


def _points_named(view: View) -> Iterator[Check]:
    """Points whose suit the opponent has named because they were equal.

    Equal sequences are not needed here: naming their suit makes all their cards known.
    """
    side = view.table.side_of(other_seat(view))
    for each in view.rulings:
        if each.subject is Subject.EQUAL_NAMED and each.side == side and _is_point_in_cards(each):
            yield _as_named(each)


def _is_point_in_cards(told: Ruling) -> bool:
    return bool(told.facts["kind"] == "point" and "void" not in told.facts)


def _as_named(told: Ruling) -> Check:
    """A check that a hand has the announced point in the named suit."""
    suit, point = told.facts["suit"], (int(told.facts["length"]), int(told.facts["pips"]))

    def check(hand: Masks, _: BestCombinations) -> bool:
        return holding(hand[suit]).point == point

    return check


def _as_called(kind: Kind, heard: Public) -> Check:
    """A check that the call is the best the opponent has; what they did not announce of it is left open."""

    def check(_: Masks, would_declare: BestCombinations) -> bool:
        length, value = would_declare.best(kind)
        if kind == "point" and not heard.length:
            return True
        return length == heard.length and heard.value in (None, value)

    return check


def _as_answered(kind: Kind, heard: Public, side: str) -> Check:
    """A check that the opponent's best is worse than, better than or equal to this seat's call, as they answered."""
    called = (heard.length, heard.value or 0)

    def check(_: Masks, would_declare: BestCombinations) -> bool:
        best = would_declare.best(kind)
        if heard.value is None:
            best = (best[0], 0)
        if heard.result == "equal":
            return best == called
        if heard.result in ("not_good", "nothing"):
            return best > called if heard.winner not in ("", side) else not best[0]
        return best < called

    return check


def _round_heard(view: View) -> dict[Seat, list[Check]]:
    """What every seat's calls and passes say of its hand."""
    checks: dict[Seat, list[Check]] = {seat: [] for seat in view.others}
    best: dict[Kind, Strength] = {}
    for ruling in view.rulings:
        seat = ruling.facts.get("seat")
        kind = _kind_of(ruling)
        if seat is None or kind is None:
            continue
        called = _called(view, ruling, kind)
        if seat in checks and (called is not None or ruling.subject == Subject.NOTHING_CALLED):
            checks[seat].append(_as_said(kind, called, best.get(kind)))
        if called is not None:
            best[kind] = max(best.get(kind, (0, 0)), called)
    return checks


def _kind_of(ruling: Ruling) -> Kind | None:
    for kind in _SEQUENCE_OF:
        if ruling.subject == CLASSES[kind].called or (
            ruling.subject == Subject.NOTHING_CALLED and ruling.facts.get("kind") == kind
        ):
            return kind
    return None


def _called(view: View, ruling: Ruling, kind: Kind) -> Strength | None:
    """By what the law compares what was called; None for a pass."""
    numbers = [ruling.facts.get(name) for name in _SEQUENCE_OF[kind]]
    length, value = (int(each) if isinstance(each, int) else 0 for each in numbers)
    return placed(view.rules.rule_on(CLASSES[kind].good), length, value) if length and value else None


def _as_said(kind: Kind, called: Strength | None, before: Strength | None) -> Check:
    """A check that a call is the seat's best, or after a pass, that it has nothing better than the calls before."""

    def check(_: Masks, would_declare: BestCombinations) -> bool:
        has = would_declare.best(kind)
        if called is not None:
            return has == called
        return kind == "point" if before is None and has[0] else has <= (before or (0, 0))

    return check
