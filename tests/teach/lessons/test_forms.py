"""The lessons on the other forms: each is played to its end by any learner, follows its record, and repeats nothing."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app.pages.forms.forms_page import FORMS, FormsController
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_deal, read_score
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import something
from tests.samples import sample

LONGEST = 400


def walk(session: GuidedSession, rng: Random) -> None:
    """A learner who presses whatever is offered, to the end of the hand."""
    for _ in range(LONGEST):
        if session.states[-1].done:
            return
        intent = something(session.scenes()["table"], rng)
        assert intent is not None, session.scenes()["table"]["prompt"]
        session.handle(intent)
    raise AssertionError("the hand does not come to an end")


def follow(session: GuidedSession) -> None:
    """A learner who does what stands in the record."""
    for _ in range(LONGEST):
        deal = session.states[-1]
        if deal.done:
            return
        if session.waiting:
            session.handle({"kind": "press", "action": "continue"})
            continue
        action = next_action(session.score, deal)
        assert action is not None
        session._do(action)
        session.tell()
    raise AssertionError("the hand does not come to an end")


@pytest.mark.parametrize("name", FORMS)
def test_done_as_in_the_record_it_comes_to_the_records_result_and_every_page_of_it_is_met(name):
    session = GuidedSession(lesson(name))
    follow(session)
    assert session.states[-1].done
    assert session.states[-1].tally() == read_deal(example(lesson(name).record)).tally()
    met = {one.page.id for one in session.met}
    assert {"welcome", "done"} <= met
    assert len(met) >= len(lesson(name).steps) - 3, "pages for what did not happen in this hand are few"


@pytest.mark.parametrize("seed", range(sample(2)))
@pytest.mark.parametrize("name", FORMS)
def test_it_never_sticks_and_never_repeats_a_page(name, seed):
    session = GuidedSession(lesson(name))
    walk(session, Random(seed))
    ids = [one.page.id for one in session.met]
    assert len(ids) == len(set(ids))
    for one in session.met:
        assert not any("{" in paragraph for paragraph in one.text)


@pytest.mark.parametrize("name", FORMS)
def test_its_links_lead_to_the_same_rules(name):
    rules = read_score(example(lesson(name).record)).rules.id
    for page in lesson(name).steps:
        for link in page.links:
            assert link.page.endswith(f"?rules={rules}")
            assert narration.rules_title(rules)


def test_the_address_names_the_form_and_nonsense_gets_a_sentence():
    assert FormsController({"form": "voleur"}).session.lesson.id == "voleur"
    desk = FormsController({"form": "<b>whist</b>"})
    assert desk.form.value == ""
    assert desk.place.hidden
    assert "no lesson on" in desk.notice.scene["paragraphs"][0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_opens_with_a_picture_of_each_form_and_no_table(language):
    desk = FormsController({}, language)
    pictures = desk.form.scene["pictures"]
    assert set(pictures) == set(FORMS)
    assert all(each["cards"] and each["about"] for each in pictures.values())
    assert [pictures[name]["others"] for name in ("race", "normand", "voleur")] == [1, 2, 3]
    assert desk.place.hidden


def test_a_form_is_chosen_by_its_picture():
    desk = FormsController({})
    desk.form.choose("normand")
    assert not desk.place.hidden
    assert desk.card.scene["title"] == lesson("normand").steps[0].title
    assert len(desk.app.table.scene["seats"]) == 3
