"""A learner's exchange beside the best ones, for the coach's panel: short, the best first, their own included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.game.cards import Cards, parse_card
from piquet_tutor.game.deal.views import View
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.players.coach.exchange import Comparison, advise_exchange, compared
from piquet_tutor.players.coach.exchange_scene import scene
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, unweighed

BEST: Final = 3
"""How many of the best discards are listed."""
TENTH: Final = 0.095
"""An error below this is written with a second decimal: with one it would look like none."""


def exchange_scene(view: View, cards: Cards, language: str, stop: Callable[[], bool], names: Names = NOBODY) -> Scene:
    """What was put out, beside the best.

    Args:
        view: what the learner knew before the exchange.
        cards: their discard.
        language: of every text.
        stop: asked now and then whether what has been found is enough.
        names: of those who play.
    """
    try:
        advice = advise_exchange(view, should_stop=stop)
        found = compared(advice, cards)
    except Unweighed as fault:
        return {"told": " ".join(unweighed(fault, language))}
    told = scene(advice, language, found, names)
    best = [{**each, "place": place} for place, each in enumerate(told["options"][:BEST], 1)]
    mine = {**told["yours"], "place": 0}
    listed = [{**each, "yours": set(each["cards"]) == set(mine["cards"])} for each in best]
    if not any(each["yours"] for each in listed):
        listed.append({**mine, "yours": True})
    return {
        "summary": _summary(found, language),
        "short": mine["short"],
        "options": [_option(each, language) for each in listed],
        "plot": told["bars_title"],
        "note": told["note"],
    }


def _summary(found: Comparison, language: str) -> str:
    how = "best" if found.same else "level" if found.level else "behind" if found.behind > 0 else "ahead"
    figures = {
        "points": narration.figures(abs(found.behind), language, 1),
        "error": narration.figures(found.error, language, 1 if found.error >= TENTH else 2),
    }
    return narration.message("coach-panel-compared", language, how=how, **figures)


def _option(option: Scene, language: str) -> Scene:
    """One of the list: of the best, why it is good; of the others, first where they differ from it."""
    place, yours = option["place"], option["yours"]
    out = tuple(map(parse_card, option["cards"]))
    why = option["why"] if place == 1 else [*option["versus"], *option["why"]] if yours else option["versus"]
    return {
        "title": narration.message("coach-panel-option", language, place=place, yours="yes" if yours else "no"),
        "points": option["text"],
        "kept": option["kept"],
        "keeps": narration.message("coach-panel-keeps", language),
        "out": narration.message("coach-panel-out", language, count=len(out), cards=out),
        "why": why,
        "bars": option["bars"] if place == 1 or yours else [],
        "yours": yours,
    }
