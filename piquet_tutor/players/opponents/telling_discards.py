"""Why the coach chose its discard: the race that decided it, with the best options explained in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from piquet_tutor import narration
from piquet_tutor.narration.naming import NOBODY, Names

if TYPE_CHECKING:  # these modules need numpy, which may be missing
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
        **_written(best.mean, best.error, language),
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
        told = _written(found.behind, found.error, language)
        yield narration.message("opponent-weighed-next", language, cards=other, level=found.level, **told)


def _written(points: float, error: float, language: str) -> dict[str, str]:
    return {
        "points": narration.figures(abs(points), language, 1),
        "error": narration.figures(error, language, 1 if error >= _SMALL else 2),
    }


_SMALL = 0.095
"""A standard error below this is given with two decimal places, since one would show only zero."""
