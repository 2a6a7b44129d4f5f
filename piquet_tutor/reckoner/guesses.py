"""What a seat can work out about the opponent's hand, and random guesses at it.

A guess contains every card the opponent has shown, none of a suit they failed to follow, and fits their calls and
answers as well as possible. Cards that players seldom discard are seldom left out of a guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Rank, Suit, card_order
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.views import Public, View
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.best_combinations import BestCombinations, Masks, classes_of, declared, masks_of
from piquet_tutor.reckoner.combination_tables import ClassTables
from piquet_tutor.reckoner.holding import drawn_for_sure, played_by, voids_shown
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.stakes import wants_to_lose

_PUT_OUT: Final[dict[Rank, float]] = {Rank.ACE: 0.15, Rank.KING: 0.4, Rank.QUEEN: 0.7}
"""How readily players discard a card of these ranks, relative to the other ranks (1)."""
_PUT_OUT_TO_LOSE: Final[dict[Rank, float]] = {Rank.SIX: 0.1, Rank.SEVEN: 0.15, Rank.EIGHT: 0.4, Rank.NINE: 0.7}
"""The same if tricks are better lost."""
_TRIES: Final = 12
"""How many guesses are made for each hand wanted, before hands that contradict a declaration are accepted."""

Check = Callable[[BestCombinations], bool]
Named = tuple[Suit, tuple[int, int]]
"""The named suit of an equal point, and the point's number of cards and pips."""


def other_seat(view: View) -> Seat:
    """The opponent's seat, at a table of two."""
    return next(iter(view.others))


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


def possible_hands(view: View, wanted: int, rng: Random) -> list[Masks]:
    """Hands the opponent may hold now.

    Args:
        view: during the play.
        wanted: the most hands to return.
        rng: the source of the guesses; not used if there are few enough hands to list them all.
    """
    sure, loose = sorted(surely_held(view), key=card_order), perhaps_held(view)
    other = other_seat(view)
    missing = max(0, view.others[other].count - len(sure))
    checks, named, tables = words_heard(view), points_named(view), classes_of(view.rules)
    played = played_by(view, other)
    guesses: Iterable[tuple[Card, ...]]
    if comb(len(loose), missing) <= wanted * _TRIES:
        guesses = combinations(loose, missing)
    else:
        ready = readiness(view)
        guesses = (_guess(loose, missing, ready, rng) for _ in range(wanted * _TRIES))
    found: list[Masks] = []
    others: dict[int, list[Masks]] = {}
    for guess in guesses:
        hand = (*sure, *guess)
        broken = _broken(checks, named, masks_of((*hand, *played)), tables)
        if broken:
            others.setdefault(broken, []).append(masks_of(hand))
        else:
            found.append(masks_of(hand))
    if not found and others:
        found = others[min(others)]
    return found if len(found) <= wanted else rng.sample(found, wanted)


def readiness(view: View) -> Mapping[Rank, float]:
    """How readily players discarded each rank in this deal, relative to the others (1); empty before any exchange."""
    if not any((view.discards, *(other.discarded for other in view.others.values()))):
        return {}
    return _PUT_OUT_TO_LOSE if wants_to_lose(view) else _PUT_OUT


def _guess(loose: tuple[Card, ...], missing: int, ready: Mapping[Rank, float], rng: Random) -> tuple[Card, ...]:
    """A random hand of ``missing`` of these cards; the opponent has discarded the others, or never drew them."""
    outs = [(rng.expovariate(ready.get(one.rank, 1.0)), one.index, one) for one in loose]
    outs.sort(reverse=True)
    return tuple(one for _, _, one in outs[:missing])


def _broken(checks: Iterable[Check], named: Iterable[Named], kept: Masks, tables: ClassTables) -> int:
    would_declare = declared(kept, tables)
    return sum(not check(would_declare) for check in checks) + sum(not has_point(kept, each) for each in named)


# --- what was said --------------------------------------------------------------------------------


def words_heard(view: View) -> list[Check]:
    """What the opponent's calls or answers say about the hand they kept, as checks on what it would declare."""
    caller = view.table.seats[0]
    by_pips = law_of(view.rules).points_by_pips
    checks = []
    for kind, heard in view.contests.items():
        if not heard.spoken or (kind == "point" and by_pips):
            continue
        if view.seat == caller:
            checks.append(_as_answered(kind, heard, view.table.side_of(view.seat)))
        else:
            checks.append(_as_called(kind, heard))
    return checks


def points_named(view: View) -> list[Named]:
    """Points whose suit the opponent has named because they were equal.

    Equal sequences are not needed here: naming their suit makes all their cards known.
    """
    side = view.table.side_of(other_seat(view))
    return [
        (each.facts["suit"], (int(each.facts["length"]), int(each.facts["pips"])))
        for each in view.rulings
        if each.subject is Subject.EQUAL_NAMED and each.side == side and _is_point_in_cards(each)
    ]


def _is_point_in_cards(told: Ruling) -> bool:
    return bool(told.facts["kind"] == "point" and "void" not in told.facts)


def has_point(hand: Masks, named: Named) -> bool:
    """Whether a hand has the announced point in the named suit."""
    suit, point = named
    return holding(hand[suit]).point == point


def _as_called(kind: Kind, heard: Public) -> Check:
    """A check that the call is the best the opponent has; what they did not announce of it is left open."""

    def check(would_declare: BestCombinations) -> bool:
        length, value = would_declare.best(kind)
        if kind == "point" and not heard.length:
            return True
        return length == heard.length and heard.value in (None, value)

    return check


def _as_answered(kind: Kind, heard: Public, side: str) -> Check:
    """A check that the opponent's best is worse than, better than or equal to this seat's call, as they answered."""
    called = (heard.length, heard.value or 0)

    def check(would_declare: BestCombinations) -> bool:
        best = would_declare.best(kind)
        if heard.value is None:
            best = (best[0], 0)
        if heard.result == "equal":
            return best == called
        if heard.result in ("not_good", "nothing"):
            return best > called if heard.winner not in ("", side) else not best[0]
        return best < called

    return check
