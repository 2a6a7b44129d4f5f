"""The principle by which a better choice is better, read off the two lines played to the end, or off the averages.

What the lines show comes first: a capot, the cards, a card that makes a trick in one of them only. Where the better
card does no better as the cards lay, it was better on average, and that alone is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.players.coach import maxims
from piquet_tutor.players.review.lines import BothContinuations, Continuation
from piquet_tutor.players.review.model import MissedChance, TakenAction, steps_of
from piquet_tutor.reckoner.solver.play import beats

FEW: Final = 6
"""Up to so many hands, the opponent's cards can be counted at the table."""


@dataclass(frozen=True)
class Principle:
    """What a choice teaches.

    Attributes:
        name: one of :data:`maxims.MAXIMS`; its words are ``principle-NAME``, and ``principle-NAME-why`` gives the
            figures.
        facts: the figures: cards, tricks and points.
        lines: whether it is read off the two lines rather than off the averages.
    """

    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    lines: bool = True


@dataclass(frozen=True)
class AnsweredChoice:
    """A choice that has been answered, or told.

    Attributes:
        principle: what it teaches.
        lines: both lines, where they can be played out.
        right: whether the learner found a better choice.
    """

    principle: Principle
    lines: BothContinuations | None
    right: bool = False


def principle_of(deal: Deal, seat: Seat, finding: MissedChance, lines: BothContinuations | None) -> Principle:
    """The principle of one costly choice.

    Args:
        deal: the deal that was reviewed.
        seat: whose choice it was.
        finding: the choice.
        lines: both lines of it, where they could be played out.
    """
    if finding.name == "exchange":
        return _of_the_exchange(finding)
    if finding.name != "card":
        name = maxims.COMPARE_FIRST if finding.name in ("let-pass", "less-said") else maxims.CALL_IT_ALL
        return Principle(name, {"points": finding.points}, lines=False)
    choice = _CardComparison(steps_of(deal)[finding.place], seat, finding.facts["card"], finding.facts["better"])
    if lines is not None and lines.gain > 0:
        found = next(_by_the_lines(choice, lines), None)
        if found is not None:
            return found
    return _by_the_averages(choice, finding)


# --- the exchange -----------------------------------------------------------------------------------------


def _of_the_exchange(finding: MissedChance) -> Principle:
    """The part of the deal in which the better exchange gains most."""
    worse, better = finding.facts["card"], finding.facts["better"]
    about = max(finding.gains, key=lambda each: finding.gains[each])
    facts = {"points": round(finding.gains[about], 1), "count": len(better), "fewer": len(worse)}
    if len(better) > len(worse):
        name = maxims.DRAW_ALL if len(better) == finding.facts["most"] else maxims.DRAW_ANOTHER
        return Principle(name, {**facts, "points": finding.points}, lines=False)
    return Principle(_OF_A_PART[about], {**facts, "over": finding.gains[about] > finding.points}, lines=False)


_OF_A_PART: Final[Mapping[str, str]] = {
    **maxims.OF_A_KIND,
    "bonus": maxims.KEEP_FOR_THE_BONUS,
    "play": maxims.KEEP_FOR_PLAY,
}


# --- a card -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _CardComparison:
    """A card that was played, and a better one."""

    step: TakenAction
    seat: Seat
    card: Card
    better: Card

    @property
    def side(self) -> Side:
        return self.step.before.table.side_of(self.seat)

    @property
    def hand(self) -> Cards:
        return self.step.before.hands[self.seat]

    @property
    def led(self) -> Card | None:
        return self.step.before.trick[0] if self.step.before.trick else None


def _by_the_lines(choice: _CardComparison, lines: BothContinuations) -> Iterator[Principle]:
    """What one line has and the other has not, the weightiest first."""
    tricks = {"tricks": len(lines.done.winners(choice.side)), "better_tricks": len(lines.better.winners(choice.side))}
    facts = {"card": choice.card, "better": choice.better, "points": lines.gain, **tricks}
    for name, holds in _SHOWN_BY_LINES:
        more = holds(choice, lines)
        if more is not None:
            yield Principle(name, {**facts, **more})


Shown = Mapping[str, Any] | None


def _won(kind: str) -> Callable[[_CardComparison, BothContinuations], Shown]:
    """The seat's side scores it in the better line alone."""
    return lambda choice, lines: _only(_points(lines.better, choice.side, kind), _points(lines.done, choice.side, kind))


def _denied(kind: str) -> Callable[[_CardComparison, BothContinuations], Shown]:
    """The opponent scores it in the line that was played alone."""

    def holds(choice: _CardComparison, lines: BothContinuations) -> Shown:
        (other,) = choice.step.before.table.opponents(choice.side)
        return _only(_points(lines.done, other, kind), _points(lines.better, other, kind))

    return holds


def _only(one: int, other: int) -> Shown:
    return {"scored": one} if one > 0 and other <= 0 else None


def _points(line: Continuation, side: Side, kind: str) -> int:
    return sum(one.points for one in line.scores(side) if one.kind == kind)


def _guard(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """A higher card of the suit makes a trick in the better line alone: what was played had guarded it."""
    saved = [
        one
        for one in choice.hand
        if one.suit is choice.card.suit and one.rank > choice.card.rank and one is not choice.better
        if _makes(one, lines.better, choice) and not _makes(one, lines.done, choice)
    ]
    return {"guarded": max(saved, key=lambda one: one.rank)} if saved else None


def _kept_winner(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """Thrown away or lost now, the card wins a trick when it is kept."""
    if choice.led is None:
        return None
    return {} if _makes(choice.card, lines.better, choice) and not _makes(choice.card, lines.done, choice) else None


def _cashed(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """Led, the better card wins its trick, where the other gave up the lead."""
    return {} if choice.led is None and _wins_now(lines.better, choice) and not _wins_now(lines.done, choice) else None


def _threw_in(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """Led, the better card gives up the lead on purpose, where the other kept it."""
    return {} if choice.led is None and _wins_now(lines.done, choice) and not _wins_now(lines.better, choice) else None


def _strength(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """Led from a longer suit, which makes more tricks for it."""
    if choice.led is not None or choice.card.suit is choice.better.suit:
        return None
    long, short = (sum(1 for one in choice.hand if one.suit is card.suit) for card in (choice.better, choice.card))
    made, fewer = (
        sum(1 for one in line.winners(choice.side) if one.suit is choice.better.suit)
        for line in (lines.better, lines.done)
    )
    return {"count": made, "fewer": fewer} if long > short and made > fewer else None


def _cheaply(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """Both cards win the trick, and the higher one wins another when it is kept."""
    led = choice.led
    both = led is not None and beats(choice.card, led) and beats(choice.better, led)
    if not both or choice.better.rank >= choice.card.rank:
        return None
    return {} if _makes(choice.card, lines.better, choice) else None


def _taken(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """The better card wins this trick, where the other let it go."""
    led = choice.led
    return {} if led is not None and beats(choice.better, led) and not beats(choice.card, led) else None


def _ducked(choice: _CardComparison, lines: BothContinuations) -> Shown:
    """The better card lets this trick go, where the other won it."""
    led = choice.led
    return {} if led is not None and beats(choice.card, led) and not beats(choice.better, led) else None


def _last(choice: _CardComparison, lines: BothContinuations) -> Shown:
    won, lost = (
        line.end.table.side_of(line.end.tricks[-1].winner) == choice.side for line in (lines.better, lines.done)
    )
    return {} if won and not lost else None


def _makes(card: Card, line: Continuation, choice: _CardComparison) -> bool:
    return card in line.winners(choice.side)


def _wins_now(line: Continuation, choice: _CardComparison) -> bool:
    """Whether the seat's side wins the trick of the choice."""
    trick = line.end.tricks[len(choice.step.before.tricks)]
    return line.end.table.side_of(trick.winner) == choice.side


_SHOWN_BY_LINES: Final[tuple[tuple[str, Callable[[_CardComparison, BothContinuations], Shown]], ...]] = (
    (maxims.STOP_THE_CAPOT, _denied("capot")),
    (maxims.CAPOT, _won("capot")),
    (maxims.STOP_THE_PIQUE, _denied("pique")),
    (maxims.PIQUE, _won("pique")),
    (maxims.BID, _won("bid")),
    (maxims.KEEP_A_GUARD, _guard),
    (maxims.WIN_CHEAPLY, _cheaply),
    (maxims.KEEP_WINNERS, _kept_winner),
    (maxims.LEAD_FROM_STRENGTH, _strength),
    (maxims.CASH_WINNERS, _cashed),
    (maxims.THROW_IN, _threw_in),
    (maxims.TAKE_THE_TRICK, _taken),
    (maxims.DUCK, _ducked),
    (maxims.CARDS, _won("cards")),
    (maxims.DENY_THE_CARDS, _denied("cards")),
    (maxims.LAST_TRICK, _last),
)


def _by_the_averages(choice: _CardComparison, finding: MissedChance) -> Principle:
    """The better card was better over the hands that were possible; a certain winner, or few hands, say why."""
    hands = finding.facts["hands"]
    facts = {"card": choice.card, "better": choice.better, "points": finding.points, "hands": hands}
    if hands <= FEW:
        return Principle(maxims.COUNT_THE_HAND, facts, lines=False)
    return Principle(maxims.PLAY_THE_ODDS, facts, lines=False)
