"""How many tricks a player can make if both hands are known, by search alone, without the table or numpy.

A position is the sorted codes of its four suits (see ``suits``): which suit is which, and which ranks are gone, does
not matter. Its value is in *half-tricks*: two for each trick its leader makes and one for the last trick (see
``building`` for why this number alone orders all results). Suits may be of any length.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from piquet_tutor.reckoner.solver import suits
from piquet_tutor.reckoner.solver.mtdf import narrowed
from piquet_tutor.reckoner.solver.suits import Code, without

Found = TypeVar("Found")
Position = tuple[Code, ...]
Hand = tuple[int, ...]
"""Four masks of ranks, one bit for each rank, the lowest as bit 0."""

_NO_LEAD: Final = 99
_ROOM: Final = 200_000
"""The number of positions cached before the cache is emptied; emptying it changes no result."""


class Lead(NamedTuple):
    """What may be left of a suit after a lead in it; ``0`` for what cannot happen.

    Attributes:
        lost: the suit if the opponent takes the trick as cheaply as possible, as they see it, since they lead next.
        kept: the suit if the opponent follows with their lowest card.
        alone: the suit if the opponent is void and throws from another.
    """

    lost: Code
    kept: Code
    alone: Code


def position_of(leader: Hand, other: Hand) -> Position:
    """The position of two hands; the first leads."""
    return tuple(sorted(map(code_between, leader, other)))


def half_tricks(position: Position) -> int:
    """What the leader of this position makes with best play on both sides, in half-tricks."""
    count = cards_left(position)
    return narrowed(
        lambda alpha, beta: _search(position, count, alpha, beta), _guess(position, count), 0, 2 * count + 1
    )


def lead_worth(leader: Hand, other: Hand, suit: int, bit: int) -> int:
    """What one lead makes its leader, in half-tricks.

    Args:
        leader: the hand that leads, a mask of ranks for each suit.
        other: the hand that follows.
        suit: which suit is led.
        bit: the rank led, as the one bit of its mask.
    """
    code, place, rest = led(leader, other, suit, bit)
    lead = lead_of(code, place)
    count = sum(mask.bit_count() for mask in leader)
    guess = _guess(position_of(leader, other), count)
    return narrowed(lambda alpha, beta: _answered(lead, rest, count, alpha, beta), guess, 0, 2 * count + 1)


def led(leader: Hand, other: Hand, suit: int, bit: int) -> tuple[Code, int, Position]:
    """The code of the suit led, the place of the card led in it (0 the lowest), and the other three suits.

    Args:
        leader: the hand that leads, a mask of ranks for each suit.
        other: the hand that follows.
        suit: which suit is led.
        bit: the rank led, as the one bit of its mask.
    """
    codes = list(map(code_between, leader, other))
    place = ((leader[suit] | other[suit]) & bit - 1).bit_count()
    return codes.pop(suit), place, tuple(sorted(codes))


def answer_worth(mine: Hand, other: Hand, wins: bool) -> int:
    """The half-tricks, this trick included, of a player who has just followed.

    Args:
        mine: the hand left after following.
        other: the hand left after leading.
        wins: whether the card that followed took the trick.
    """
    if wins:
        return 2 + half_tricks(position_of(mine, other))
    count = sum(mask.bit_count() for mask in mine)
    return 2 * count + 1 - half_tricks(position_of(other, mine))


def cards_left(position: Position) -> int:
    """How many cards each player holds."""
    return sum(code.bit_length() - 1 for code in position) // 2


def winners_of(leader: Hand, other: Hand) -> int:
    """How many tricks the first of two hands can cash on lead."""
    return sum(map(winners, map(code_between, leader, other)))


def _cashed(code: Code) -> int:
    """How many tricks the leader can cash in a suit, from the top."""
    zeros = _zeros(code)
    run, bit = 0, code.bit_length() - 2
    while bit >= 0 and code >> bit & 1:
        run, bit = run + 1, bit - 1
    return _ones(code) if run >= zeros else run


def _ones(code: Code) -> int:
    return code.bit_count() - 1


def _zeros(code: Code) -> int:
    return code.bit_length() - code.bit_count()


code_between = lru_cache(maxsize=None)(suits.code_between)
"""The code of a suit from the masks of both hands."""


@lru_cache(maxsize=4096)
def thrown(code: Code) -> Code:
    """The suit after the opponent has thrown their lowest card of it; ``0`` if they have none."""
    for bit in range(code.bit_length() - 1):
        if not code >> bit & 1:
            return without(code, bit)
    return 0


def _distinct_leads(code: Code) -> tuple[Lead, ...]:
    """Every distinct lead from a suit, the highest first."""
    found = []
    for bit in range(code.bit_length() - 2, -1, -1):
        inside_a_run = bit > 0 and code >> bit - 1 & 1
        if code >> bit & 1 and not inside_a_run:
            found.append(lead_of(code, bit))
    return tuple(found)


def lead_of(code: Code, bit: int) -> Lead:
    """What may be left of a suit after a lead of the card at this place."""
    if not _zeros(code):
        return Lead(0, 0, without(code, bit))
    above = next((each for each in range(bit + 1, code.bit_length() - 1) if not code >> each & 1), None)
    below = next((each for each in range(bit) if not code >> each & 1), None)
    lost = suits.flipped(without(without(code, above), bit)) if above is not None else 0
    kept = without(without(code, bit), below) if below is not None else 0
    return Lead(lost, kept, 0)


def _guess(position: Position, count: int) -> int:
    """An estimate of the leader's half-tricks from the tricks each player could cash; fitted to solved deals."""
    ours, theirs = (sum(map(winners, each)) for each in (position, map(turned_over, position)))
    about = count + 0.6 + 0.89 * ours - 0.96 * theirs + 0.064 * ours * theirs
    return max(2 * ours, min(2 * count + 1, round(about)))


_bounds: dict[Position, tuple[int, int]] = {}


def _search(position: Position, count: int, alpha: int, beta: int) -> int:
    """Fail-soft alpha-beta search in half-tricks; between ``alpha`` and ``beta`` the value is exact."""
    first, second, third, fourth = position
    sure = _WINNERS[first] + _WINNERS[second] + _WINNERS[third] + _WINNERS[fourth]
    if sure >= count:
        return 2 * count + 1
    least, most = _bounds.get(position) or (2 * sure, _most(position, count))
    if least >= beta or least == most:
        return least
    if most <= alpha:
        return most
    best, floor = least, max(alpha, least)
    for place in _suits_to_lead(position):
        rest = position[:place] + position[place + 1 :]
        for lead in _LEADS[position[place]]:
            value = _answered(lead, rest, count, floor, min(beta, most))
            if value > best:
                best = value
                if best >= beta or best >= most:
                    _remember(position, best, most)
                    return best
                floor = max(floor, best)
    _remember(position, best if best > alpha else least, best)
    return best


def _suits_to_lead(position: Position) -> list[int]:
    """The distinct suits that can be led, those in which the opponent is relatively shortest first."""
    first, second, third, fourth = position
    found = [(_SHORTNESS[first], 0)]
    if second != first:
        found.append((_SHORTNESS[second], 1))
    if third != second:
        found.append((_SHORTNESS[third], 2))
    if fourth != third:
        found.append((_SHORTNESS[fourth], 3))
    found.sort()
    return [place for short, place in found if short < _NO_LEAD]


def _shortness(code: Code) -> int:
    return 2 * _zeros(code) - _ones(code) if _ones(code) else _NO_LEAD


def _most(position: Position, count: int) -> int:
    """An upper bound for the leader's half-tricks: the opponent keeps their top cards until such a suit is led.

    Until then the leader can only lead suits in which the opponent has no top card.
    """
    tops = elsewhere = 0
    for code in position:
        high = _tops(code)
        tops += high
        elsewhere += 0 if high else _ones(code)
    return min(2 * count, 2 * max(count - tops, elsewhere) + 1) if tops else 2 * count


@lru_cache(maxsize=4096)
def _tops(code: Code) -> int:
    """How many of the opponent's cards of a suit are above all the leader's."""
    found, bit = 0, code.bit_length() - 2
    while bit >= 0 and not code >> bit & 1:
        found, bit = found + 1, bit - 1
    return found


def _answered(lead: Lead, rest: Position, count: int, alpha: int, beta: int) -> int:
    """The half-tricks the leader makes after the best answer to their lead."""
    left = count - 1
    if lead.alone:
        return _thrown_on(lead.alone, rest, left, alpha, beta)
    worst = 2 * count + 1
    if lead.lost:
        turned = tuple(sorted((lead.lost, *map(turned_over, rest))))
        whole = 2 * left + 1
        worst = whole - _search(turned, left, whole - beta, whole - alpha)
        if worst <= alpha:
            return worst
    if lead.kept:
        value = 2 + _search(tuple(sorted((lead.kept, *rest))), left, alpha - 2, min(beta, worst) - 2)
        worst = min(worst, value)
    return worst


def _thrown_on(alone: Code, rest: Position, left: int, alpha: int, beta: int) -> int:
    worst = 2 * left + 3
    for place, code in enumerate(rest):
        shorter = thrown(code)
        if not shorter or (place and code == rest[place - 1]):
            continue
        after = tuple(sorted((alone, shorter, *rest[:place], *rest[place + 1 :])))
        value = 2 + _search(after, left, alpha - 2, min(beta, worst) - 2)
        if value < worst:
            worst = value
            if worst <= alpha:
                break
    return worst


def _remember(position: Position, least: int, most: int) -> None:
    if len(_bounds) >= _ROOM:
        _bounds.clear()
    _bounds[position] = (least, most)


def forget() -> None:
    """Empty the cache of positions: for measurements, and where a deal is over that nobody thinks about again."""
    _bounds.clear()


class _FoundOnce(dict[Code, Found]):
    """What a function says of a code, found when it is first asked; of codes there are about a thousand."""

    def __init__(self, function: Callable[[Code], Found], of_none: Found) -> None:
        super().__init__({0: of_none})
        self._function = function

    def __missing__(self, code: Code) -> Found:
        found = self[code] = self._function(code)
        return found


# The search uses these all the time, and asking a dictionary is much faster than calling a cached function.
_WINNERS: Final = _FoundOnce(_cashed, 0)
_SHORTNESS: Final = _FoundOnce(_shortness, 0)
_LEADS: Final[_FoundOnce[tuple[Lead, ...]]] = _FoundOnce(_distinct_leads, ())
winners: Final = _WINNERS.__getitem__
"""How many tricks the leader can cash in a suit, from the top."""
leads_of: Final = _LEADS.__getitem__
"""Every distinct lead from a suit, the highest first."""
turned_over: Final = _FoundOnce(suits.flipped, 0).__getitem__
"""The same suit seen from the other side."""
