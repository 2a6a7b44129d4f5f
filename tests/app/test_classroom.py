"""The classroom: what is revealed and when, raised hands, and links that open on every page."""

from __future__ import annotations

import json

import pytest

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.table.table_page import TableController
from piquet_tutor.app.pages.teacher.teacher_page import LinkController
from piquet_tutor.app.shared.address.linked import course_of, records_of
from piquet_tutor.app.shared.race.race_scene import race_scene
from piquet_tutor.app.shared.table.linked_table import LinkedPlay
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.app.visit import ROOMS_ALONE
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.links import Link
from piquet_tutor.game.actions import Call
from piquet_tutor.game.deal.engine import apply, legal_actions
from tests.app.opening import open_desk

REPIQUE = "parlett-repique-example"
FORMS = [REPIQUE, "cavendish-example", "twenty-one-bid-five-won", "four-at-the-table"]
PAGE = "http://127.0.0.1:8866/voila/render/teacher.ipynb"


def press(name):
    return {"kind": "press", "action": name}


def linked(*names, **more):
    return links.write(Link(tuple(example(name) for name in names), **more))


def scenes(course):
    return [beat_scene(course, number, Looks()) for number in range(len(course.beats))]


@pytest.fixture(scope="module", params=FORMS)
def course(request):
    return Presentation(course_of(example(request.param)), brief=False)


# --- steps ------------------------------------------------------------------------------------------------------


def test_every_ruling_is_told_once_and_in_order(course):
    told = [number for beat in course.beats if beat.question is None for number in range(beat.since, beat.upto)]
    assert told == list(range(len(course.states[-1].rulings)))


def test_no_ruling_is_in_a_scene_before_it_is_revealed(course):
    last = course.states[-1].rulings
    for beat, scene in zip(course.beats, scenes(course), strict=True):
        shown = json.dumps({**scene, "words": {}}, ensure_ascii=False)
        told = {narration.text(ruling, "short", "en", last) for ruling in last[: beat.upto]}
        later = {narration.text(ruling, "short", "en", last) for ruling in last[beat.upto :]} - told
        assert [text for text in later if text and text in shown] == []
        if beat.question is not None:
            assert scene["tells"] == []
            assert '"right":' not in shown, "which answer is right is not told with the question"


def test_the_question_is_answered_by_the_ruling_that_follows(course):
    for beat, after in zip(course.beats, course.beats[1:], strict=False):
        if beat.question is None:
            continue
        assert after.answered == beat.question
        assert beat.question.right in choices_of(beat.question)
        assert len(set(choices_of(beat.question))) == len(choices_of(beat.question)) > 1
        fresh = course.states[after.place].rulings[after.since : after.upto]
        if beat.question.sort == "points":
            assert beat.question.right in [str(ruling.points) for ruling in fresh]


def test_good_or_not_good_is_asked_of_a_call_that_was_made_in_every_example(monkeypatch):
    """Where nothing was called there is nothing to be good: the class is asked whether the other has one."""
    monkeypatch.setattr(Presentation, "_numbers", lambda self, ruling: (ruling.points,))  # slow, and not looked at here
    asked = {"answer": 0, "own": 0}
    for one in gallery():
        for record in records_of(one.record):
            course = Presentation(course_of(record))
            for beat, after in zip(course.beats, course.beats[1:], strict=False):
                question = beat.question
                if question is None or question.sort not in asked:
                    continue
                asked[question.sort] += 1
                deal = course.states[after.place]
                calls = [each for each in deal.actions if isinstance(each, Call) and each.kind == question.subject]
                told = next(each for each in deal.rulings[after.since : after.upto] if each.rule.endswith(".answered"))
                assert told.facts["called"] == bool(calls[-1].cards) == (question.sort == "answer"), one.id
                said = told.facts["answer"]
                right = said if calls[-1].cards else {"not_good": "yes", "good": "no"}[said]
                assert (question.subject, question.right) == (told.rule.split(".")[0], right), one.id
    assert asked["answer"] > 20 < asked["own"]


def test_where_nothing_was_called_no_law_of_answers_is_told():
    course = Presentation(course_of(example("two-quatorzes-and-a-trio")), asking="some")
    answered = {beat.answered.sort: number for number, beat in enumerate(course.beats) if beat.answered}
    laws = {
        sort: "The law" in str(beat_scene(course, at, Looks())["tells"][0]["reasons"]) for sort, at in answered.items()
    }
    assert laws["answer"]
    assert not laws["own"]


def test_a_repique_is_asked_about_before_it_is_given():
    course = Presentation(course_of(example(REPIQUE)))
    asked = [beat.question for beat in course.beats if beat.question and beat.question.sort == "bonus"]
    assert [(one.subject, one.right) for one in asked] == [("repique", "yes")]
    quiet = Presentation(course.states, asking="some")
    assert not [beat for beat in quiet.beats if beat.question and beat.question.sort == "points"]
    assert not [beat for beat in Presentation(course.states, asking="none").beats if beat.question]


def test_numbers_to_choose_from_are_those_of_people_with_a_wrong_rule():
    course = Presentation(course_of(example(REPIQUE)))
    points = [beat.question for beat in course.beats if beat.question and beat.question.sort == "points"]
    assert choices_of(points[0]) == ("5", "6", "51"), "the pips, and one more than the cards"


# --- the page ---------------------------------------------------------------------------------------------------


def test_a_question_names_the_combination_it_asks_about_and_lights_its_cards(course):
    asked = [(beat, scene) for beat, scene in zip(course.beats, scenes(course), strict=True) if beat.question]
    points = [(beat.question, scene) for beat, scene in asked if beat.question.sort == "points"]
    words = [scene["ask"]["text"] for _, scene in points]
    assert len(set(words)) == len(words), "nobody is asked the same words twice"
    for question, scene in points:
        lit = {card["card"] for seat in scene["seats"] for card in seat["hand"] if card["lit"]}
        assert lit == {card.code for card in question.cards}
        assert bool(lit) == (question.subject in ("point", "sequence", "set"))


def lit_in(scene):
    """The cards that glow, of each seat; those of the beaten combination apart."""
    glow = [" ".join(card["card"] for card in seat["hand"] if card["lit"]) for seat in scene["seats"]]
    beaten = " ".join(card["card"] for seat in scene["seats"] for card in seat["hand"] if card.get("beaten"))
    return dict(zip([seat["seat"] for seat in scene["seats"]], glow, strict=True)), beaten


def test_once_it_is_told_whose_call_is_good_both_combinations_glow_and_one_is_beaten():
    course = Presentation(course_of(example("cavendish-example")))
    answers = {
        beat.answered.subject: lit_in(scene)
        for beat, scene in zip(course.beats, scenes(course), strict=True)
        if beat.answered is not None and beat.answered.sort == "answer"
    }
    hearts, diamonds, jacks, tens = "AH KH QH JH 8H", "AD QD JD TD 7D", "JS JH JC", "TS TH TC TD"
    assert answers["point"] == ({"elder": hearts, "younger": diamonds}, diamonds)
    assert answers["set"] == ({"elder": jacks, "younger": tens}, jacks)


@pytest.mark.parametrize("shut", ["elder", "younger"])
def test_of_a_hand_that_the_class_does_not_see_nothing_glows(shut):
    course = Presentation(course_of(example("cavendish-example")), frozenset({shut}))
    for beat, scene in zip(course.beats, scenes(course), strict=True):
        if beat.answered is not None and beat.answered.sort == "answer":
            assert lit_in(scene)[0][shut] == ""


def test_through_the_first_deal_a_legend_names_the_race_and_the_signs_that_are_on_it():
    course = Presentation(course_of(example("cavendish-example")))
    signs = [[one["kind"] for one in scene["race"]["signs"]] for scene in scenes(course) if scene["race"]]
    assert signs[0] == [""]
    assert signs[-1] == ["", "gate", "lock", "late", "outside"], "as at every table, but for what is not on it"
    later = beat_scene(course, len(course.beats) - 1, Looks(number=2, count=2))
    assert later["race"]["signs"] == []


def test_a_trick_held_by_its_leader_has_no_step_of_its_own():
    course = Presentation(course_of(example("cavendish-example")))
    rulings = course.states[-1].rulings
    held = [one for one in rulings if one.rule == "play.trick" and not one.points]
    alone = [rulings[beat.since] for beat in course.beats if beat.upto == beat.since + 1]
    lone = [one for one in held if one in alone and rulings[one.number - 2].rule == "play.lead"]
    assert held
    assert lone == []


# --- links ------------------------------------------------------------------------------------------------------


def test_the_scorer_scores_the_very_deal_of_a_link():
    desk = open_desk(ScorerController({}), fragment=linked(REPIQUE, mode="scorer"))
    assert desk.place.tab == "deal"
    assert desk.case.deal == course_of(example(REPIQUE))[-1]
    box = desk.deal.scene["boxes"][0]["id"]
    desk.deal.handle({"kind": "skip", "box": box})
    again = open_desk(ScorerController({}), fragment=linked(REPIQUE, mode="scorer"), scorer=desk.place.to_json())
    assert box in again.marks
    without = open_desk(ScorerController({}), scorer=desk.place.to_json())
    assert without.place.answers == {}, "they were answers to the link's deal"
    again.hear("piquet=1.abc")
    assert again.notice.scene["paragraphs"][0].endswith(".")
    again.deal.handle(press("another"))
    assert again.case.deal != desk.case.deal


@pytest.mark.parametrize(("start", "hidden"), [("", ()), ("play", ("younger",)), ("done", ("elder", "score"))])
@pytest.mark.parametrize("name", ["cavendish-example", "equal-points", "twenty-one-bid-five-won"])
def test_a_link_is_previewed_as_the_classroom_opens_it(name, start, hidden):
    """The same step of as many: one deal is not of 39 steps where its link is made and of 24 where it is presented."""
    seats = [seat for seat in hidden if seat == "score" or seat in course_of(example(name))[0].table.seats]
    link = linked(name, start=start, hidden=tuple(seats), mode="presenter")
    previewed, presented = LinkController("en", link).screen.scene, ClassroomController("en", link).presenter.scene
    assert previewed["place"]["of"] > 1
    assert previewed["place"] == presented["place"]
    assert [each["hand"] for each in previewed["seats"]] == [each["hand"] for each in presented["seats"]]


@pytest.mark.parametrize("hidden", [(), ("younger",)])
def test_a_deal_of_the_class_s_own_keeps_its_title_and_names_wherever_its_link_opens(hidden):
    """As the notebook does; the title of a worked example stays away, since it tells how the deal ends."""
    desk = LinkController()
    desk.text.value = (
        "Monday class. Anna (elder): AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; Ben (younger): TS 7S TH 9H 7H KC QC TC AD QD "
        "JD TD; talon: 9S 8S KH 9C KD QS AC 7D"
    )
    desk.add_text()
    played = links.dealt_from("rubicon", 7, "Tuesday: Anna (elder) and Ben (younger)")
    for record in (*desk.link.records, played):
        link = Link((record,), hidden=hidden)
        shown = ClassroomController("en", links.write(link)).presenter.scene
        table = TableController("en", links.write(link)).app.table.scene
        assert shown["title"] == table["title"] == record["title"]
        assert {each["seat"]: each["name"] for each in shown["seats"]} == {
            "elder": "Anna (elder)",
            "younger": "Ben (younger)",
        }
        assert {each["seat"]: each["name"] for each in table["seats"]} == {
            "elder": "You" if hidden else "Anna",
            "younger": "Ben",
        }
    of_example = TableController("en", linked(REPIQUE, hidden=hidden)).app.table.scene
    assert of_example["title"] == narration.message("table-title-single", "en")


def test_a_link_made_for_pupils_opens_as_a_table_and_a_deal_that_is_only_dealt_says_how_it_is_played():
    desk = LinkController()
    assert desk.link.mode == "table"
    desk.seed.value = "7"
    desk.add_dealt()
    told = narration.message("classroom-link-only-dealt", "en")
    assert told in desk.maker.scene["notes"]
    desk.handle({"kind": "hide", "part": "younger", "hidden": True})
    assert told not in desk.maker.scene["notes"]
    assert TableController("en", links.write(desk.link)).playing


def test_the_deal_that_gives_way_is_said_to_and_one_that_cannot_be_added_takes_no_place():
    desk = LinkController()
    before = desk.link
    desk.text.value = "no deal at all"
    desk.add_text()
    assert (desk.link, desk.gives_way.hidden) == (before, False)
    desk.example.value = REPIQUE
    desk.add_example()
    desk.add_example()
    assert (len(desk.link.records), desk.gives_way.hidden) == (2, True)


def test_where_only_the_rooms_are_open_a_link_is_said_to_reach_no_pupil(monkeypatch):
    monkeypatch.setenv(ROOMS_ALONE, "1")
    desk = LinkController()
    open_desk(desk, page="http://192.0.2.7:8866/voila/render/teacher.ipynb")
    note = desk.share.scene["reach"]["note"]
    assert "--share" in note
    assert narration.message("live-teacher-look", "en") in note, "the short address that they can open is named"
    desk.handle({"kind": "base", "value": "http://192.0.2.7:8866/voila/render/index.ipynb"})
    assert desk.share.scene["reach"]["note"] == note, "it is the same server"
    desk.handle({"kind": "base", "value": "https://school.example/piquet/"})
    assert desk.share.scene["reach"]["note"] == ""
    assert desk.share.scene["link"]["address"].startswith("https://school.example/piquet/")


@pytest.mark.parametrize("hidden", [("younger", "rulings"), ("rulings", "discards")])
def test_what_is_uncovered_leaves_the_deal_where_it_is(hidden):
    desk = TableController(link=linked(REPIQUE, start="declare", hidden=hidden))
    session = desk.app.session
    call = next((one["id"] for one in desk.app.table.scene["actions"] if one["enabled"]), "forward")
    session.handle(press(call))
    came = session.deal.actions
    assert came != links.dealt(desk.link).actions
    desk.show("rulings")
    assert desk.app.session.deal.actions == came
    assert desk.app.feed.scene["passages"]


def uncovering(desk):
    """What the buttons of a link's table offer: another way to go through the deal, or something hidden."""
    ways = [] if desk.way.hidden else [desk.way.label]
    return [*ways, *(each.label for each in desk.uncover.children)]


HIDES = ("younger", "talon", "discards")


def test_no_button_opens_what_is_hidden_of_a_deal_that_is_only_dealt():
    desk = TableController(link=links.shortest(Link((links.dealt_from("rubicon", 7),), hidden=HIDES)))
    for _ in range(2):
        assert uncovering(desk) == []
        assert isinstance(desk.app.session, LinkedPlay)
        for part in HIDES:
            desk.show(part)
        assert desk.hidden == set(HIDES)
        desk.go_otherwise()
    while not desk.app.session.states[-1].done:
        desk.app.session.resume([*desk.app.session.states, apply_any(desk.app.session.states[-1])], [])
    desk.app.session.tell()
    assert all(one["card"] for seat in desk.app.table.scene["seats"] for one in seat["hand"])


def apply_any(deal):
    return apply(deal, next(iter(legal_actions(deal))))


def test_while_a_played_deal_is_stepped_through_hidden_cards_wait_for_its_end():
    desk = TableController(link=linked(REPIQUE, hidden=(*HIDES, "score")))
    assert uncovering(desk) == ["Step through it as it was played", "Show the score"]
    open_desk(desk)
    desk.go_otherwise()
    assert uncovering(desk) == ["Play on from the start of the link", "Show the score"]
    desk.app.session.handle(press("last"))
    assert len(uncovering(desk)) == 5
    kept = desk.store.value
    again = open_desk(TableController(), kept, links.write(desk.link))
    assert len(uncovering(again)) == 5, "its end has been seen"


# --- two cards that would have turned it --------------------------------------------------------------------------


def told_after_everything(desk, rule):
    """Put the presentation on the beat that tells of a clause, and return its scene."""
    course = desk.course
    desk.beat = next(
        number
        for number, beat in enumerate(course.beats)
        if course.states[beat.place].declared
        and any(each.rule == rule for each in course.states[beat.place].rulings[beat.since : beat.upto])
    )
    desk.draw()
    return desk.presenter.scene


def test_no_two_cards_before_everything_is_declared_nor_where_a_hand_is_covered():
    desk = ClassroomController("en", linked("cavendish-example"))
    for number, beat in enumerate(desk.course.beats):
        desk.beat = number
        desk.draw()
        shown = desk.presenter.scene
        assert not (shown["swaps"] and not desk.course.states[beat.place].declared)
        assert not (shown["swaps"] and beat.question is not None)
    told_after_everything(desk, "cards.most")
    desk.presenter.handle({"kind": "hand", "seat": "younger"})
    assert not desk.presenter.scene["swaps"]
    desk.presenter.handle({"kind": "swap"})
    assert desk.presenter.scene["swap"] is None


# --- the race to thirty -----------------------------------------------------------------------------------------------


def items(scene):
    """What stands on the tracks: whose, of which kind, how many points."""
    sides = scene["race"]["sides"] if scene["race"] else []
    return [(item["side"], item["kind"], item["points"]) for side in sides for item in side["items"]]


def test_what_is_asked_has_not_been_run_yet():
    """The tracks stand as they stood before the question, and the next beat runs on."""
    course = Presentation(course_of(example(REPIQUE)))
    told = scenes(course)
    asked = [number for number, beat in enumerate(course.beats) if beat.question is not None and number]
    assert asked
    for number in asked:
        assert told[number]["race"] == told[number - 1]["race"]


def test_the_race_ends_as_at_every_other_table(course):
    last = course.states[-1]
    at_table = race_scene(last, Viewpoint(None, last.table.seats[0]))
    shown = scenes(course)[-1]["race"]
    if at_table is None:
        assert shown is None
        return
    assert shown["sides"] == at_table["sides"]


def test_of_hidden_hands_the_race_names_no_cards_and_where_the_score_is_hidden_there_is_none():
    states = course_of(example(REPIQUE))
    for scene in scenes(Presentation(states, frozenset({"elder"}))):
        for side in (scene["race"] or {"sides": []})["sides"]:
            assert not any(item["cards"] for item in side["items"])
    course = Presentation(states)
    assert beat_scene(course, len(course.beats) - 1, Looks(score=False))["race"] is None
    assert items(scenes(course)[-1])
