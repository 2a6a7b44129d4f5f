"""The end of a stop: the cards that scored, the values to take away, what this learner did; at the last, the road."""

from __future__ import annotations

from collections.abc import Mapping

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_state import Visit
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.sheet.prices import prices
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import Lesson, Step, laid
from piquet_tutor.teach.lessons.discards import discards_of, weighed
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.path import ROAD, Stop, Won


def stop_of(lesson: Lesson) -> Stop | None:
    """The stop of the road that a lesson is; None for a side trip."""
    return next((stop for stop in ROAD if stop.lesson == lesson.id), None)


def end_scene(lesson: Lesson, visit: Visit, done: Mapping[str, float], language: str) -> Scene:
    """What stands at the end of a lesson, beside its own words.

    Args:
        lesson: the lesson.
        visit: what the learner has done in it.
        done: how much of each stop of the road is done, from 0 to 1, by its name.
        language: a language the catalogue has.

    Returns:
        ``did``, a sentence, for every lesson; for a stop ``cards`` (``told`` and ``rows`` of card codes) and ``worth``
        (``label`` and ``rows``); for the last stop ``road``, what can be done now.
    """
    stop = stop_of(lesson)
    scene: Scene = {"did": did(lesson, stop, visit, language), "cards": None, "worth": None, "road": None}
    if stop is None:
        return scene
    if stop.won is not None:
        scene["cards"] = _won(stop.won, language)
    if stop.exchanged:
        scene["cards"] = _exchanged(lesson, lesson.step(stop.exchanged), visit, language)
    scene["worth"] = _worth(lesson, stop, language)
    if stop is ROAD[-1]:
        scene["road"] = _road(done, language)
    return scene


# --- what this learner did ------------------------------------------------------------------------------------------


def did(lesson: Lesson, stop: Stop | None, visit: Visit, language: str) -> str:
    """One sentence that names what this learner did, and how much of what was asked was right at once."""
    tried = [each for each in lesson.steps if each.kind == "toy" and visit.verdicts.get(each.id) == "right"]
    asked = [each for each in lesson.steps if each.kind == "question"]  # those that bear a number
    right = sum(visit.verdicts.get(each.id) == "right" for each in asked)
    facts = {"right": right, "count": len(asked), "mended": len({*visit.mended} & {each.id for each in asked})}
    made = narration.message(f"stop-{stop.id}.did", language) if stop is not None and tried else ""
    if made:
        return narration.message("course-did", language, did=made, **facts)
    return narration.message("course-result", language, **facts)


def is_asked(step: Step) -> bool:
    """Whether a step asks for something, so that it can be right or wrong."""
    return step.ask is not None


# --- what there is to take away -------------------------------------------------------------------------------------


def _won(won: Won, language: str) -> Scene:
    table = laid(LaidDeal(record=won.record))
    ruling = table.ruling(won.ruling)
    own = _cards(ruling, language)
    behind = () if own else (_cards(each, language) for each in table.ledger if each.number in ruling.because)
    rows = [list(cards) for cards in dict.fromkeys((own, *behind)) if cards]
    return {"told": narration.text(ruling, "short", language, table.rulings_among(ruling)), "rows": rows}


def _exchanged(lesson: Lesson, step: Step, visit: Visit, language: str) -> Scene | None:
    """What this learner threw and drew at a step; where none of it is kept, the best discard and what it draws."""
    found, given = discards_of(lesson.id, step), visit.answers.get(step.id)
    if found is None:
        return None
    own = isinstance(given, str) and weighed(lesson.id, step, given) is not None
    thrown = sort_hand(parse_cards(str(given))) if own else found.best
    drawn = apply(found.deal, Exchange(found.seat, thrown)).drawn[found.seat]
    rows = [[card.code for card in cards] for cards in (thrown, sort_hand(drawn))]
    return {"told": narration.message("course-end-exchanged", language), "rows": rows}


def _cards(ruling: Ruling, language: str) -> tuple[str, ...]:
    return tuple(card.code for card in narration.passage(ruling, language).cards)


def _worth(lesson: Lesson, stop: Stop, language: str) -> Scene:
    rules = load(lesson.rules)
    rows = prices(rules, language, stop.worth)["rows"]
    for clause in stop.laws:
        facts = {name: value for name, value in rules.clauses[clause].params.items() if isinstance(value, int | str)}
        key = f"course-worth-{clause.replace('.', '-')}"
        rows.append({part: narration.message(f"{key}.{part}", language, **facts) for part in ("name", "worth")})
    return {"label": narration.message("course-worth", language), "rows": rows}


def _road(done: Mapping[str, float], language: str) -> Scene:
    """The things that can be done now, each with its stop, and whether that is done."""
    say = narration.message
    rows = [{"text": say(f"stop-{stop.id}.can", language), "done": done.get(stop.id, 0.0) >= 1} for stop in ROAD]
    return {"label": say("course-can", language), "rows": rows}
