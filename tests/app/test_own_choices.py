"""The review feeds what is known: a choice counts under its principle, and what was missed comes back by the day."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.kept_text import veiled
from piquet_tutor.app.pages.deal.deal_page import DealController
from piquet_tutor.app.pages.front.front_page import OWN_AGAIN, FrontController
from piquet_tutor.app.pages.pages import builder
from piquet_tutor.app.pages.scorer.mastery_map import map_scene
from piquet_tutor.app.pages.table.asked_again import AgainController
from piquet_tutor.app.shared.keeping.known import today
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.maxims import CALL_IT_ALL, MAXIMS
from piquet_tutor.players.review import finding
from piquet_tutor.teach.scoring.mastery import (
    GAPS,
    LARGEST,
    LONGEST,
    MOST_MISSED,
    OWN,
    Familiarity,
    Later,
    Mastery,
    of_principle,
)
from piquet_tutor.teach.scoring.own_choices import own_choice
from tests.app.opening import open_desk
from tests.players.review.dealing import SIXIEME

SUNK = {**SIXIEME, "calls": {"elder": {"sequences": []}}}
CALLED = of_principle(CALL_IT_ALL)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Only what was not called is looked for."""
    monkeypatch.setattr(finding, "_SEARCHES", finding._SEARCHES[:1])


@pytest.fixture
def desk():
    """Examples, the sunk sixième at its end, and its first question on the table."""
    found = DealController("examples", {}, "en")
    open_desk(found)
    session = ExampleReview(read_score(SUNK))
    session.press("last")
    session.review.settle()
    found.table.app.attach(session)
    (asked,) = [one["id"] for one in session.scenes()["review"]["findings"] if one.get("question")]
    session.handle({"kind": "review", "finding": asked})
    return found


def press(desk, *actions):
    for action in actions:
        desk.table.app.session.handle({"kind": "press", "action": action})
    return desk.table.app.known.mastery


def made_again(known: Mastery, day: int | None = None) -> AgainController:
    """The page that asks again, in a browser that has kept this."""
    later = {name: Later(day or today(), each.gap) for name, each in known.later.items()}
    desk = AgainController("en")
    open_desk(desk, mastery=veiled(Mastery(known.clock, known.rules, later=later).to_json()))
    if desk.session is not None:
        desk.session.review.settle()
        desk.session.review.ask()
        desk.session.tell()
    return desk


def test_a_better_choice_at_the_first_try_is_known_under_its_principle_and_does_not_come_back(desk):
    known = press(desk, "call-sequence")
    assert (known.rules[CALLED].right, known.rules[CALLED].box) == (1, 2)
    assert known.later == {}


def test_a_choice_missed_at_the_first_try_is_asked_again_tomorrow(desk):
    known = press(desk, "sink-sequence")
    assert (known.rules[CALLED].wrong, known.rules[CALLED].box) == (1, 1)
    (name,) = known.later
    assert known.later[name] == Later(today() + GAPS[0])
    assert press(desk, "call-sequence") == known, "only the first try counts"
    assert Mastery.from_json(desk.table.app.known.store.value) == known, "the browser keeps it"


def test_who_asks_to_be_told_has_shown_nothing_but_is_asked_again(desk):
    known = press(desk, "show_answer")
    assert (known.rules[CALLED].right, known.rules[CALLED].wrong) == (0, 0)
    assert len(known.later) == 1


def test_who_has_all_answers_shown_at_once_is_asked_nothing_later(desk):
    desk.table.app.session.handle({"kind": "review", "all": True})
    assert desk.table.app.known.mastery == Mastery()


def test_the_name_of_a_choice_holds_all_it_takes_to_ask_it_again(desk):
    (name,) = press(desk, "sink-sequence").later
    choice = own_choice(name)
    whole = desk.table.app.session.states[-1]
    assert (choice.seat, choice.deal.rulings, choice.deal.actions) == ("elder", whole.rulings, whole.actions)
    assert choice.name == name
    assert len(name) <= LONGEST


@pytest.mark.parametrize("other", ["", "1/", "elder/", "nobody/3/", "elder/999/", "elder/-1/", "younger/0/"])
def test_a_name_that_somebody_has_tampered_with_is_no_choice(desk, other):
    (name,) = press(desk, "sink-sequence").later
    link = name.rpartition("/")[2]
    assert own_choice(f"{OWN}{other}{link}") is None
    assert own_choice(f"{OWN}elder/3/piquet=1.broken") is None
    assert own_choice("rubicon//capot_on_top/capot/1/any") is None


def test_the_front_page_leads_to_a_choice_that_is_due(desk):
    known = press(desk, "sink-sequence")
    (name,) = known.later
    front = FrontController("en")
    kept = Mastery(known.clock, known.rules, later={name: Later(today())}).to_json()
    open_desk(front, mastery=veiled(kept))
    assert OWN_AGAIN in front.invitation.value


def test_on_its_day_the_choice_lies_on_the_table_and_only_its_own_hand_is_seen(desk):
    again = made_again(press(desk, "sink-sequence"))
    table = again.session.scenes()["table"]
    assert "what you said gave away 16 points" in table["prompt"]["text"]
    mine, theirs = sorted(table["seats"], key=lambda seat: seat["at"] != "bottom")
    assert None not in {card["card"] for card in mine["hand"]}
    assert {card["card"] for card in theirs["hand"]} == {None}
    assert "sixième" not in json.dumps(again.session.scenes()["review"], ensure_ascii=False)
    assert again.ways.hidden


def test_before_it_has_been_weighed_nothing_can_be_stepped_through(desk):
    again = AgainController("en")
    known = press(desk, "sink-sequence")
    later = dict.fromkeys(known.later, Later(today()))
    open_desk(again, mastery=veiled(Mastery(known.clock, known.rules, later=later).to_json()))
    place = again.session.place
    for action in ("last", "forward", "back", "step"):
        again.session.handle({"kind": "press", "action": action})
    assert again.session.place == place
    assert again.session.scenes()["review"] == {}


def test_right_on_its_day_it_waits_longer_and_wrong_it_begins_anew(desk):
    missed = press(desk, "sink-sequence")
    (name,) = missed.later
    right = made_again(missed)
    right.session.handle({"kind": "press", "action": "call-sequence"})
    assert right.known.mastery.later[name] == Later(today() + GAPS[1], 1)
    assert right.known.mastery.rules[CALLED].right == 1
    assert not right.ways.hidden
    wrong = made_again(missed)
    wrong.session.handle({"kind": "press", "action": "sink-sequence"})
    assert wrong.known.mastery.later[name] == Later(today() + GAPS[0])


def test_after_the_last_there_is_a_way_on():
    again = made_again(Mastery())
    assert again.session is None
    assert again.card.scene["links"][0]["page"] == "play.ipynb"


def test_a_choice_that_cannot_be_read_any_more_is_passed_over():
    again = made_again(Mastery(later={f"{OWN}elder/3/piquet=1.broken": Later(1)}))
    assert again.session is None


def test_the_map_shows_the_principles_that_were_met(desk):
    shown = map_scene(load("rubicon"), press(desk, "sink-sequence"))
    (row,) = [each for each in shown["rules"] if each["id"] == CALLED]
    assert (row["title"], row["tally"]) == ("Call everything you hold.", "0 right, 1 wrong")
    assert sum(shelf["count"] for shelf in shown["shelves"]) == len(shown["rules"])


@pytest.mark.parametrize("name", ["play", "first_deal", "daily", "examples", "forms"])
def test_every_page_with_a_review_keeps_what_it_shows_to_be_known(name):
    assert "mastery" in builder(name)(language="en").scene()["keeps"]


def test_what_is_known_of_every_principle_can_be_read_back_and_fits_the_file():
    known = {of_principle(name): Familiarity(3, 9, 2, 1) for name in MAXIMS}
    names = [f"{OWN}{number:0{LONGEST - len(OWN)}}" for number in range(MOST_MISSED)]
    whole = Mastery(9, known, later={name: Later(today()) for name in names})
    assert Mastery.from_json(whole.to_json()) == whole
    assert len(whole.to_json()) < LARGEST
