"""The deals of a lesson for whoever looks at them on a telephone: what the big screen begins each with, and no more.

Pure. Hands that the class does not see are so many cards face down; what a deal is called often tells the answer, and
is left out.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.explore.links import NO_CARDS, Link
from piquet_tutor.game.cards import parse_card
from piquet_tutor.narration.catalogue import languages

MOST_DEALS: Final = 12
"""Deals of a lesson that are handed out; a room takes only so long a text."""
RED: Final = "♥♦"


def lesson_deals(link: Link, hidden: Collection[str]) -> dict[str, Any]:
    """The deals of a link as they lie where the lesson begins with them, by language.

    Args:
        link: the lesson.
        hidden: what the class does not see: seats, ``talon``, ``discards``.
    """
    covered = frozenset(hidden).difference(NO_CARDS)
    courses = [Presentation(course_of(record), covered, "none") for record in link.records[:MOST_DEALS]]
    begins = [(course, course.start(link.start)) for course in courses]
    return {
        language: {
            "deals": [_deal(*begin, number, len(link.records), language) for number, begin in enumerate(begins, 1)]
        }
        for language in languages()
    }


def _deal(course: Presentation, beat: int, number: int, count: int, language: str) -> dict[str, Any]:
    scene = beat_scene(course, beat, Looks(number=number, count=count, score=False, language=language))
    title = " · ".join(filter(None, (scene["deal_label"], scene["subtitle"])))
    table = course.states[course.beats[beat].place].table
    seats = sorted(scene["seats"], key=lambda seat: table.seats.index(seat["seat"]))  # elder first
    hands = [_lying(seat["name"], seat["hand"], language) for seat in seats]
    talon = [_lying(scene["talon"]["label"], scene["talon"]["cards"], language)] if scene["talon"] else []
    return {"title": title, "hands": [*hands, *talon]}


def _lying(who: str, cards: list[dict[str, Any]], language: str) -> dict[str, Any]:
    """Cards that lie together: those that are seen, by their suits, and how many are not."""
    seen = sorted((parse_card(each["card"]) for each in cards if each["card"]), key=lambda one: (one.suit, -one.rank))
    suits = []
    for suit, held in groupby(seen, key=lambda one: one.suit):
        ranks = " ".join(narration.card_symbol(one, language).replace(suit.symbol, "") for one in held)
        name = narration.message(f"suit-{suit.name.lower()}", language)
        suits.append({"sign": suit.symbol, "red": suit.symbol in RED, "name": name, "cards": ranks})
    covered = len(cards) - len(seen)
    told = narration.message("live-covered", language, count=covered) if covered else ""
    return {"who": who, "suits": suits, "covered": told}
