"""Why a player did what it did, given only once the deal is over: earlier, a reason would give its hand away.

Each reason is worked out again from the player's own view at that moment, so it contains nothing the player could not
know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor import narration
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.cards import Card, Cards, format_cards
from piquet_tutor.game.combinations import points, sequences, sets, strength
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.players.opponents.coach import Coach, Worlds, plays_by_table
from piquet_tutor.players.opponents.interface import HabitualAction
from piquet_tutor.players.opponents.levels import levels, player
from piquet_tutor.reckoner.information_set import still_out

if TYPE_CHECKING:
    from piquet_tutor.players.coach.exchange import Comparison, ExchangeAdvice
    from piquet_tutor.players.coach.exchange_race import Ranked


def why_put_out(ranked: Ranked, language: str, names: Names = NOBODY) -> Iterator[str]:
    """Why the best discard of a race is the best, in sentences.

    Chances are given where they can be computed exactly, points where neither a bid nor a match changes their worth.

    Args:
        ranked: the race that decided the discard.
        language: of the sentences.
        names: of those who play, by which they are told.
    """
    from piquet_tutor.players.coach.exchange import explained
    from piquet_tutor.players.coach.exchange_scene import parts_told, reasons_told

    if not ranked.countable:
        yield _weighed(ranked, language)
        return
    advice = explained(ranked)
    yield from reasons_told(advice, advice.best, language, names)
    yield _weighed(ranked, language)
    if _in_points(ranked):
        yield parts_told(advice, advice.best, language, names)
        yield from _next_best(advice, language)


def _in_points(ranked: Ranked) -> bool:
    return ranked.information.terms is None and ranked.information.match is None


def _weighed(ranked: Ranked, language: str) -> str:
    """How many discards were compared, over how many deals, and the result of the best."""
    best = ranked.results[0][1]
    return narration.message(
        "opponent-weighed",
        language,
        considered=narration.figures(len(ranked.information.discards), language),
        deals=narration.figures(best.deals, language),
        direction=_direction(ranked),
        **_in_figures(best.mean, best.error, language),
    )


def _direction(ranked: Ranked) -> str:
    """Whether the points are ahead, behind or level; or ``match`` or ``bid`` if points are not the measure."""
    if not _in_points(ranked):
        return "match" if ranked.information.terms is None else "bid"
    shown = round(ranked.results[0][1].mean, 1)
    return "ahead" if shown > 0 else "behind" if shown < 0 else "level"


def _next_best(advice: ExchangeAdvice, language: str) -> Iterator[str]:
    """The comparison with the next best discard of at least one card, over the same deals."""
    from piquet_tutor.players.coach.exchange import compared

    other = next((each.out for each in advice.options[1:] if each.out), None)
    if other is not None:
        found: Comparison = compared(advice, other)
        told = _in_figures(found.behind, found.error, language)
        yield narration.message("opponent-weighed-next", language, cards=other, level=found.level, **told)


def _in_figures(points: float, error: float, language: str) -> dict[str, str]:
    return {
        "points": narration.figures(abs(points), language, 1),
        "error": narration.figures(error, language, 1 if error >= _SMALL else 2),
    }


_SMALL = 0.095
"""A standard error below this is given with two decimal places, since one would show only zero."""


_SHORTEST_POINT: Final = 4
"""The fewest cards of a point that is mentioned as a reason to keep cards."""


class NoReason(Spoken, ValueError):
    """There is no reason to give: the deal is not over, or has no such action, or there is no such level."""

    family = "opponent-error-"


def why_it_did(
    deal: Deal, number: int, level: str, language: str = "en", seed: int = 0, names: Names = NOBODY
) -> tuple[str, ...]:
    """Why a player of a level took an action, in sentences: what it did, the facts behind it, and its habit.

    Args:
        deal: a deal that is over.
        number: the number of the action in the deal, from 1.
        level: the player's level; one of ``levels()``.
        language: of the sentences.
        seed: the seed the player had. The habit is given only if a player of this level and seed would have made the
            same choice; otherwise only the facts are.
        names: of those who play, by which they are told.

    Raises:
        NoReason: the deal is not over, has no such action, or there is no such level.
    """
    if not deal.done:
        raise NoReason("playing")
    if not 1 <= number <= len(deal.actions):
        raise NoReason("number", number=number, count=len(deal.actions))
    if level not in levels():
        raise NoReason("level", level=level, levels=levels())
    state, action = list(ReadersDeal(deal).history())[number - 1]
    view = seen_by(state, action.seat)
    chooser = player(level, seed)
    chooser.choose(view)
    choice: HabitualAction = chooser.last_choice
    same = choice.action == action
    ranked = _ranked(view, action, chooser) if same else None
    told = list(_facts(view, action, kept=ranked is None or not ranked.countable))
    if same:
        told += _average(view, action, chooser)
    said = [narration.message(key, language, names, **given) for key, given in told]
    if ranked is not None:
        said += why_put_out(ranked, language, names)
    if same:
        said.append(narration.message("opponent-habit", language, habit=choice.habit.name))
    return tuple(said)


Told = tuple[str, dict[str, Any]]


def _facts(view: View, action: Action, kept: bool) -> Iterator[Told]:
    """What was done, and facts about it from the player's own cards.

    Args:
        view: the player's view.
        action: the action.
        kept: whether to mention the combinations kept; False if the reasons for the discard cover them.
    """
    side = view.table.side_of(action.seat)
    if isinstance(action, Exchange):
        left = tuple(one for one in view.hand if one not in action.cards)
        key = "opponent-put-out" if action.cards else "opponent-put-out-nothing"
        yield key, {"side": side, "cards": format_cards(action.cards), "kept": format_cards(left)}
        if kept:
            yield from _kept(left)
    elif isinstance(action, Play):
        yield _played(view, action.card, side)
        if not view.trick:
            above = sum(each.suit is action.card.suit and each.rank > action.card.rank for each in still_out(view))
            yield "opponent-above", {"count": above}


def _kept(kept: Cards) -> Iterator[Told]:
    """The best point, sequence and set among the cards kept."""
    point = max(points(kept), key=strength, default=None)
    if point is not None and point.length >= _SHORTEST_POINT:
        yield "opponent-kept-point", {"length": point.length, "cards": point.cards[0], "pips": point.pips}
    run = max(sequences(kept), key=strength, default=None)
    if run is not None:
        facts = {"length": run.length, "top": run.top, "cards": run.cards[0]}
        yield "opponent-kept-sequence", facts
    group = max(sets(kept), key=strength, default=None)
    if group is not None:
        yield "opponent-kept-set", {"size": group.size, "rank": group.rank}


def _played(view: View, one: Card, side: str) -> Told:
    if not view.trick:
        return "opponent-led", {"side": side, "card": one}
    key = "opponent-followed" if one.suit is view.trick[0].suit else "opponent-threw"
    return key, {"side": side, "card": one, "led": view.trick[0]}


def _ranked(view: View, action: Action, chooser: Any) -> Ranked | None:
    """The ranking from which the coach chose its discard; None for other actions and players."""
    return chooser.discards(view) if isinstance(action, Exchange) and isinstance(chooser, Coach) else None


def _average(view: View, action: Action, chooser: Any) -> Iterator[Told]:
    """The average of the card over the hands that were possible, if the player chose by averages."""
    if not isinstance(action, Play) or not isinstance(chooser, Coach) or len(view.choices) == 1:
        return
    if len(view.table.seats) > 2 or not plays_by_table(view):
        return
    worlds: Worlds = chooser.worlds(view)
    tricks = {one: worlds.tricks_of(one) for one in worlds.choices}
    count = len(worlds.held.hands)
    yield "opponent-average", {"count": count, **_written(tricks[action.card])}
    others = {one: made for one, made in tricks.items() if one is not action.card}
    if others:
        second = max(others, key=others.__getitem__)
        yield "opponent-average-next", {"card": second, **_written(tricks[second])}


def _written(tricks: float) -> dict[str, int]:
    """A number of tricks, split into whole and tenths, because each language has its own decimal mark."""
    whole, tenths = divmod(round(10 * tricks), 10)
    return {"whole": whole, "tenths": tenths}
