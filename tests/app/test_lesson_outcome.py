"""Whatever a learner does at a stop of the road, it is said what came of it, what is lacking, and how to try again."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from piquet_tutor.app.pages.lessons.lesson_end import did
from piquet_tutor.app.pages.lessons.lesson_outcome import why_not_that
from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.game.actions import Call, Exchange, Play, Reply
from piquet_tutor.game.cards import Rank, parse_card
from piquet_tutor.game.deal.engine import legal_actions
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import laid, lesson, lessons
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import nobody_scored
from piquet_tutor.teach.scoring.misconceptions import ITEMS
from piquet_tutor.teach.scoring.words import look_again
from tests.app.test_lesson_page import card, opened

PLAYED = [
    (each.id, step.id)
    for each in lessons("en")
    for step in each.steps
    if step.ask is not None and step.ask.kind == "do" and step.toy is None and step.place is not None
]


def played_on(desk: LessonController, choose) -> StepPlay:
    """Play the deal of a step to its end, or until the step has been answered or missed, by a choice among actions."""
    session = desk.session
    assert isinstance(session, StepPlay)
    while not session.states[-1].done and desk.card.scene["reply"] is None:
        if session.waiting:
            session.press(session.asked().actions[0]["id"])
        else:
            session._do(choose(session))
        session.tell()
    return session


def keeping_quiet(session):
    """The action that says the least: nothing is called, everything is let pass, and the lowest card is played."""
    actions = list(legal_actions(session.states[-1]))
    silent = [each for each in actions if isinstance(each, Call) and not each.cards]
    least = [each for each in actions if not getattr(each, "cards", ()) and not getattr(each, "combinations", ())]
    given = [each for each in actions if isinstance(each, Exchange | Reply)]
    return (silent or [each for each in least if not hasattr(each, "card")] or given or actions)[-1]


@pytest.mark.parametrize(("name", "step"), PLAYED)
def test_whoever_keeps_quiet_is_told_what_came_of_it_and_can_try_again(name, step):
    desk = opened(name)
    desk.go(step)
    played_on(desk, keeping_quiet)
    reply = desk.card.scene["reply"]
    assert reply is not None
    if reply["verdict"] == "wrong":
        assert all(reply["paragraphs"])
        card(desk, kind="press", action="again")
        assert not desk.session.decisions, "it is laid anew"


def test_a_hand_that_is_played_to_its_end_hears_of_its_costliest_card():
    """The review's own finding; of a card that gave nothing away, none is made up."""
    desk = opened("08_play")
    desk.go("play")
    first = iter([parse_card("QC")])

    def lowest(session):
        cards = [each.card for each in legal_actions(session.states[-1])]
        return next(
            each
            for each in legal_actions(session.states[-1])
            if each.card == next(first, min(cards, key=lambda one: one.rank))
        )

    session = desk.session
    while not session.states[-1].done:
        if session.waiting:
            session.press(session.asked().actions[0]["id"])
        else:
            session._do(lowest(session))
        session.tell()
    reply = desk.card.scene["reply"]
    told = reply["paragraphs"][-1]
    assert "was better on average" in told
    assert re.search(r"on average\. .*(wins|does better|possible|leads to).*\. That gave away", told), "and why"
    assert (reply["verdict"], reply["word"]) == ("costly", "Played out"), "what cost much is not praised"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("each", [lesson(stop.lesson) for stop in ROAD if stop.lesson])
def test_where_other_cards_were_to_change_places_the_reason_is_told(each, language):
    for step in each.steps:
        for number in range(len(step.toy.swaps) if step.toy is not None and step.ask is not None else 0):
            toy = StepToy(each, step, language)
            toy.touch(next(card for card in step.toy.swaps[number] if card in toy.deal.hands[toy.toy.seat]))
            if not toy.reached():
                told = why_not_that(toy)
                assert "…" not in told
                assert len(told.split()) > 8, told


@pytest.mark.parametrize("language", languages())
def test_each_box_has_a_hint_of_its_own(language):
    hints = [look_again(box, language) for box in ("", *ITEMS)]
    assert len(set(hints)) == len(hints)


def test_an_empty_box_says_how_much_was_lacking():
    deal = laid(lesson("07_repique").step("boxes").place).deal
    every = [each.number for each in deal.rulings]
    assert "repique" in ScoredDeal(deal).truth
    assert "27 in hand" in nobody_scored(deal, "repique", "en", every)
    assert "3 points short of 30" in nobody_scored(deal, "repique", "en", every)
    assert "27" not in nobody_scored(deal, "repique", "en", ()), "the boxes of the hand may still be open"


STEPS = [(each.id, step.id) for each in lessons("en") if each.stop for step in each.steps if step.place is not None]


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_a_table_shows_a_whole_score_or_none_and_answers_with_what_they_answer(name, step):
    """A score without what is asked for stands in no moment of the deal; “Nor have I” alone answers nothing."""
    desk = opened(name)
    desk.go(step)
    if desk.boss is not None:
        return
    table, deal = desk.session.scenes()["table"], desk.session.deal
    for seat in table["seats"]:
        assert seat["score"] in (None, deal.total(deal.table.side_of(seat["seat"])))
    if desk.card.scene["ask"] is not None and len(table["dialogue"]) == 1:
        assert not table["dialogue"][0]["text"].startswith("Nor have I")


@pytest.mark.parametrize(("name", "step"), [("07_repique", "bar"), ("07_repique", "order"), ("06_sets", "fourth")])
def test_of_cards_that_change_places_those_are_lit_that_can_be_touched(name, step):
    desk = opened(name)
    desk.go(step)
    hands = [(seat["seat"], one) for seat in desk.session.scenes()["table"]["seats"] for one in seat["hand"]]
    lit = [(seat, one["lit_as"]) for seat, one in hands if one.get("lit")]
    assert set(lit) == {("elder", "asked")}, "and who listens is not told that they prove anything"


def test_the_end_of_a_stop_counts_the_questions_that_bear_a_number():
    desk = opened("09_partie")
    numbered = [each.id for each in desk.lesson.steps if each.kind == "question"]
    for each in desk.lesson.steps:
        desk.visit.verdicts[each.id] = "wrong" if each.id in numbered else "right"
    assert "questions right" not in did(desk.lesson, None, desk.visit, "en")
    desk.visit.verdicts |= dict.fromkeys(numbered, "right")
    assert did(desk.lesson, None, desk.visit, "en").startswith("Three of three right")


@pytest.mark.parametrize(("name", "step"), [("07_repique", "repique"), ("09_partie", "play")])
def test_where_a_stop_has_something_called_no_button_names_what_is_held(name, step):
    """As at a real table: the learner touches what they call, and finds it by themselves."""
    desk = opened(name)
    desk.go(step)
    session = desk.session
    assert isinstance(session, StepPlay)
    while session.states[-1].phase == "exchange":
        session._do(next_action(session.score, session.states[-1]))
    calls = [each for each in session.asked().actions if each["id"].startswith(("call", "chosen", "none"))]
    assert {each["id"] for each in calls} == {"chosen-point", "none-point"}
    assert not any(sign.isdigit() for each in calls for sign in each["label"])
    help_ = session.asked().detail
    assert help_.startswith("Touch")
    session.touch(session.states[-1].hands[session.seat][0])
    assert session.asked().detail == help_, "no button has the whole suit on it"


def test_who_asks_to_be_shown_a_class_that_is_not_held_is_told_there_is_none():
    desk = opened("09_partie")
    desk.go("play")
    session = desk.session
    assert isinstance(session, StepPlay)
    while session.asked().actions[0]["id"] != "chosen-set":
        session._do(next_action(session.score, session.states[-1]))
    assert session.asked().detail.startswith("Touch")
    session.handle({"kind": "press", "action": "show-me"})
    assert session.asked().detail == "You hold none."


def as_the_stop_says(session):
    """All of the longest suit from the top, then the next; in answer the lowest that wins; aces and kings are kept."""
    deal = session.states[-1]
    open_cards = [each.card for each in legal_actions(deal) if isinstance(each, Play)]
    if not open_cards:
        return next(iter(legal_actions(deal)))
    if deal.trick:
        led = deal.trick[0]
        over = [each for each in open_cards if each.suit == led.suit and each.rank > led.rank]
        spare = over or [each for each in open_cards if each.rank < Rank.KING] or open_cards
        return Play(session.seat, min(spare, key=lambda each: each.rank))
    last = next((each.cards[0] for each in reversed(deal.tricks) if each.leader == session.seat), None)
    begun = [each for each in open_cards if last is not None and each.suit == last.suit]
    longest = max(Counter(each.suit for each in open_cards).items(), key=lambda each: each[1])[0]
    leads = begun or [each for each in open_cards if each.suit == longest]
    return Play(session.seat, max(leads, key=lambda each: each.rank))


@pytest.mark.parametrize("choose", [as_the_stop_says, lambda session: next_action(session.score, session.states[-1])])
def test_whoever_plays_as_the_tricks_stop_says_is_told_of_no_costly_card(choose):
    """Its sentence and its review are one advice, and so are the cards it lets others see."""
    desk = opened("08_play")
    desk.go("play")
    played_on(desk, choose)
    assert desk.card.scene["reply"]["paragraphs"][-1] == "You played no card that gave points away."
