"""What the table shows on the road belongs to the step beside it: nothing untaught, nothing of another question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from piquet_tutor.app.pages.lessons.lesson_end import end_scene
from piquet_tutor.app.pages.lessons.lesson_state import Visit
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay, is_before_the_race
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.combinations import KINDS, held
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.game.subjects import BONUSES, CLASS_OF
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import choices, laid, lesson
from piquet_tutor.teach.lessons.discards import discards_of
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.path import ROAD
from tests.app.learners import texts
from tests.app.test_lesson_outcome import keeping_quiet
from tests.app.test_lesson_page import card, opened

STOPS = [each.lesson for each in ROAD if each.lesson]
STEPS = [
    (name, step.id)
    for name in STOPS
    for step in lesson(name).steps
    if step.place is not None and (step.ask is None or step.ask.kind != "boxes")
]
BEFORE_THE_RACE = [each for each in STEPS if is_before_the_race(lesson(each[0]))]
MOST_TURNS = 200


def moments(name: str, step: str) -> Iterator:
    """The desk of a step as it opens, with every choice made, every card moved, and the deal played on twice."""
    desk = opened(name)
    desk.go(step)
    yield desk
    if isinstance(desk.session, StepToy):
        for _ in moved(desk.session):
            yield desk
    elif isinstance(desk.session, StepPlay):
        for choose in (keeping_quiet, as_recorded):
            desk.visit.leave(step)
            desk.enter()
            for _ in turns(desk.session, choose):
                yield desk
    elif desk.step.ask is not None:
        for each in sorted(choices(desk.lesson, desk.step), key=lambda one: one.right):
            card(desk, kind="choose", choices=[each.id])
            yield desk


def as_recorded(session: StepPlay):
    return next_action(session.score, session.states[-1]) or keeping_quiet(session)


def turns(session: StepPlay, choose) -> Iterator[StepPlay]:
    for _ in range(MOST_TURNS):
        if session.states[-1].done or session._has_exchanged():
            return
        if session.waiting:
            session.press(session.asked().actions[0]["id"])
        else:
            session._do(choose(session))
        session.tell()
        yield session


def moved(toy: StepToy) -> Iterator[StepToy]:
    if toy.toy.kind == "swap":
        pairs = range(len(toy.toy.swaps))
        for places in (each for size in range(len(pairs) + 1) for each in combinations(pairs, size)):
            toy.places = frozenset(places)
            toy._move()
            yield toy
        return
    for one in (one for kind in KINDS for one in held(kind, toy.deal.hands[toy.toy.seat])):
        toy.press("anew")
        for each in one.cards:
            toy.touch(each)
        yield toy


def shown_at(session) -> Iterator[str]:
    """What is read or heard at a table: its task, its talk, its tracks and its sheet; laws and rulings lie folded."""
    scenes, hides = session.scenes(), session.hides
    table = scenes["table"]
    for part in ("title", "prompt", "actions", "dialogue", "announce", "race", "stake"):
        if part != "race" or "race" not in hides:
            yield from texts(table.get(part))
    if "sheet" not in hides:
        yield from texts(scenes["sheet"])
    if "feed" not in hides:
        yield from (each["short"] for each in scenes["feed"]["passages"])


@pytest.mark.parametrize(("name", "step"), BEFORE_THE_RACE, ids=lambda value: value)
def test_before_the_race_no_table_names_a_bonus_or_counts_one_in(name, step):
    """Neither in a bubble nor in what is read out, and no running number has one in it."""
    named = re.compile(r"\b(re)?pique\b", re.IGNORECASE)
    for desk in moments(name, step):
        session = desk.session
        assert not [each for each in shown_at(session) if named.search(each)]
        bonus = {each.number for each in session.deal.rulings if each.subject in BONUSES and each.awards}
        if bonus:
            table = session.scenes()["table"]
            assert all(seat["score"] is None for seat in table["seats"])
            assert all(each["ruling"] < min(bonus) for each in table["dialogue"])


@pytest.mark.parametrize(("name", "step"), STEPS, ids=lambda value: value)
def test_where_a_class_is_asked_about_nothing_said_of_another_seems_its_answer(name, step):
    """“Not good” to a tierce would be read as the answer to the three queens the question tells of."""
    desk = opened(name)
    desk.go(step)
    ask = desk.step.ask
    kind = ask.box if ask is not None else ""
    if kind in KINDS:
        subjects = {each.number: each.subject for each in desk.session.deal.rulings}
        said = desk.session.scenes()["table"]["dialogue"]
        assert {CLASS_OF.get(subjects[each["ruling"]]) for each in said} <= {kind}


ADDRESSED = re.compile(r"\b[Yy]ou (are|hold|have|were)\b|\b[Yy]our (point|hand|set|repique|tierce|track|quint|cards)\b")
"""A text that speaks to whoever holds one of the hands."""


@pytest.mark.parametrize(("name", "step"), STEPS, ids=lambda value: value)
def test_the_learner_has_one_name_at_the_table_and_beside_it(name, step):
    """Where the card of a step says “you”, so do plate, talk and tracks, and none calls the learner by a role."""
    for desk in moments(name, step):
        session = desk.session
        table = session.scenes()["table"]
        nearest = table["seats"][-1]
        told = " ".join([*desk.card.scene["paragraphs"], (desk.card.scene["ask"] or {}).get("text", "")])
        if ADDRESSED.search(told) and session.partie is None:
            assert nearest["name"] == "You", told
        if nearest["name"] == "You":
            role = re.compile(rf"\b{nearest['seat']}\b", re.IGNORECASE)
            parts = [
                table["prompt"],
                table["dialogue"],
                [each["label"] for each in (table["race"] or {}).get("sides", ())],
            ]
            assert not [each for each in texts(parts) if role.search(each) and each != nearest["seat"]]


# --- the ends ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("stop", [each for each in ROAD if each.lesson], ids=lambda each: each.id)
def test_the_end_of_a_stop_shows_cards_of_its_own_subject(stop, language):
    """A combination of the class it teaches, a trick, what makes the bonus; of the exchange what went and what came."""
    end = end_scene(lesson(stop.lesson, language), Visit(), {}, language)
    if stop.won is not None:
        assert laid(LaidDeal(stop.won.record)).ruling(stop.won.ruling).subject in stop.worth
    assert (end["cards"] is not None) == (stop.won is not None or bool(stop.exchanged))


def test_the_end_of_the_exchange_shows_what_this_learner_threw_and_drew():
    one = lesson("03_exchange")
    made = discards_of(one.id, one.step("keep"))
    best = end_scene(one, Visit(), {}, "en")["cards"]
    assert best["rows"][0] == [each.code for each in made.best]
    assert len(best["rows"][0]) == len(best["rows"][1]) == made.most
    own = next(cards for cards in made.behind if cards != made.best and len(cards) == made.most)
    visit = Visit(answers={"keep": " ".join(each.code for each in own)})
    rows = end_scene(one, visit, {}, "en")["cards"]["rows"]
    assert parse_cards(" ".join(rows[0])) == own
    assert not set(rows[0]) & set(rows[1])
    assert end_scene(one, Visit(answers={"keep": "AS AS"}), {}, "en")["cards"] == best, "what was kept is untrusted"
