"""The live class on the teacher's page: what the room is told and when, and what comes back from it."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from html import unescape

import pytest

from piquet_tutor.app.pages.classroom.live_scene import wrong_marks
from piquet_tutor.app.pages.classroom.presenter_page import ClassroomController
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.shared.address.linked import course_of, records_of
from piquet_tutor.explain.why.changing import swapped
from piquet_tutor.explain.why.replaying import course_of as course_by_calls
from piquet_tutor.explain.why.replaying import run
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.class_report.asked import Poll, missed_most, read_asked
from piquet_tutor.teach.class_report.printed import report_page
from piquet_tutor.teach.class_report.tables import table
from piquet_tutor.teach.questions.law_asked import law_asked, law_words
from piquet_tutor.teach.scoring.misconceptions import ITEMS
from tests.app.opening import open_desk

OPENED = {"kind": "opened", "code": "BCDFGH", "address": "http://192.168.1.5:8866/class/BCDFGH"}


def opened(**more):
    desk = ClassroomController("en")
    desk.live.part.handle({**OPENED, **more})
    return desk


def to_question(desk, sort=None):
    while True:
        desk.handle({"kind": "press", "action": "next"})
        question = desk.course.beats[desk.beat].question
        if question is not None and sort in (None, question.sort):
            return question


def reveal(desk):
    desk.handle({"kind": "press", "action": "next"})


def count(desk, **more):
    number = desk.live.part.scene["step"]["number"]
    desk.live.part.handle({"kind": "counted", "number": number, "joined": 3, "answered": 3, **more})


def test_the_room_is_told_nothing_while_none_is_open():
    desk = ClassroomController("en")
    to_question(desk)
    assert desk.live.part.scene["step"] is None
    assert desk.presenter.scene["room"] == ""


@pytest.mark.parametrize("example", [each.id for each in gallery()[::9]])
def test_no_answer_is_in_what_the_pupils_are_asked(example):
    """Neither which is right, nor the ruling; afterwards both, in every language."""
    desk = opened()
    desk._chosen(example)
    for _ in desk.course.beats[1:]:
        desk.handle({"kind": "press", "action": "next"})
        beat, scene = desk.course.beats[desk.beat], desk.live.part.scene
        if beat.question is not None:
            assert scene["reveal"] is None
            assert scene["step"].keys() == {"number", "choices", "most", "said"}
            assert scene["step"]["said"].keys() == set(languages())
            for said in scene["step"]["said"].values():
                assert said.keys() == {"text", "before", "choices"}
                assert [each["id"] for each in said["choices"]] == list(choices_of(beat.question))
        elif beat.answered is not None:
            assert scene["reveal"]["right"] == [beat.answered.right]
            assert all(why["told"] for why in scene["reveal"]["why"].values())


def test_a_question_has_the_same_number_when_it_is_asked_again_and_another_than_any_other():
    desk = opened()
    numbers = []
    for _ in desk.course.beats[1:]:
        desk.handle({"kind": "press", "action": "next"})
        if desk.course.beats[desk.beat].question is not None:
            numbers.append(desk.live.part.scene["step"]["number"])
    assert len(set(numbers)) == len(numbers) > 5
    again = opened()
    to_question(again)
    assert again.live.part.scene["step"]["number"] == numbers[0]


def test_the_answers_of_the_class_are_hands_raised_and_its_misreadings_are_named():
    desk = opened()
    while to_question(desk, "points").subject != "point":
        pass
    reveal(desk)
    count(desk, tally={"5": 1, "49": 2}, by=[])
    told = {each["id"]: each for each in desk.presenter.scene["answered"]["choices"]}
    assert {name: each["count"] for name, each in told.items()} == {"5": 1, "6": 0, "49": 2}
    assert "cards add up" in told["49"]["misread"]
    assert told["6"]["misread"] == ""  # nobody gave it
    assert desk.presenter.scene["room"] == "192.168.1.5:8866/class\u00a0· BCD\u00a0FGH\u00a0· 3 of 3 answered"


def test_raised_hands_are_counted_beside_the_phones():
    desk = opened()
    to_question(desk)
    desk.handle({"kind": "tally", "choice": "equal", "count": 2})
    reveal(desk)
    for _ in range(2):  # the room says it again whenever somebody comes or goes
        count(desk, tally={"good": 3, "equal": 1}, by=[])
    counted = {each["id"]: each["count"] for each in desk.presenter.scene["answered"]["choices"]}
    assert counted == {"good": 3, "not_good": 0, "equal": 3}


def test_a_room_that_is_opened_shows_how_to_join_until_the_first_step():
    desk = opened(fresh=True)
    panel = desk.presenter.scene["join"]
    assert (panel["address"], panel["code"], panel["count"]) == (
        "192.168.1.5:8866/class",
        "BCDFGH",
        "Nobody has joined yet",
    )
    assert not desk.presenter.scene["phones"]
    at = desk.beat
    desk.handle({"kind": "press", "action": "next"})
    assert (desk.presenter.scene["join"], desk.beat) == (None, at)
    desk.handle({"kind": "press", "action": "join"})
    assert desk.presenter.scene["join"]
    desk.live.part.handle({"kind": "ended", "why": "closed"})
    assert desk.presenter.scene["join"] is None
    desk.handle({"kind": "press", "action": "next"})
    assert desk.beat == at + 1


def test_a_room_that_is_taken_up_again_shows_what_it_showed():
    for pressed, shown in ((), True), (("next",), False):
        desk, again = opened(fresh=True), ClassroomController("en")
        for action in pressed:
            desk.handle({"kind": "press", "action": action})
        open_desk(again, desk._written())
        again.live.part.handle({**OPENED, "fresh": False})
        assert bool(again.presenter.scene["join"]) is shown


def test_before_the_answer_only_how_many_have_answered_is_taken():
    desk = opened()
    to_question(desk)
    count(desk, tally={"good": 3})
    assert all(each["count"] == 0 for each in desk.presenter.scene["ask"]["choices"])
    assert desk.live.part.scene["count"] == "3 of 3 have answered"


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "opened", "code": 5, "address": "x"},
        {"kind": "opened", "code": "x" * 100, "address": "http://x/"},
        {"kind": "counted", "number": 1, "joined": -1, "answered": 0},
        {"kind": "counted", "number": 1, "joined": "3", "answered": 0},
        {"kind": "counted", "number": 1, "joined": 1, "answered": 1, "tally": [1], "by": 3},
        {"kind": "ended", "why": "<b>"},
        {"kind": "names", "on": "yes"},
    ],
)
def test_what_does_not_fit_changes_nothing(intent):
    desk = ClassroomController("en")
    before = json.dumps(desk.live.part.scene)
    desk.live.part.handle(intent)
    assert json.dumps(desk.live.part.scene) == before


def test_a_tally_holds_only_answers_that_could_be_given():
    desk = opened()
    to_question(desk)
    reveal(desk)
    count(desk, tally={"good": 2, "<b>": 5, "equal": -3, "not_good": "many"}, by=[["Ann", "good"]])
    assert next(iter(desk.live.report.asked.values())).counts == {"good": 2}
    assert next(iter(desk.live.report.asked.values())).names == ()  # nobody was asked for a name


def answered_by_name():
    """A page with one question answered by name, and what its room remembers of that."""
    desk = opened(named=True, day="2026-05-04")
    open_desk(desk)
    to_question(desk)
    reveal(desk)
    number, about = desk.live.part.scene["step"]["number"], desk.live.part.scene["reveal"]["asked"]
    by, tally = [["Ann", "good"], ["Zoé", "equal"], ["Bob", ""]], {"good": 1, "equal": 1}
    count(desk, tally=tally, by=by)
    return desk, {"kind": "stood", "number": number, "asked": about, "tally": tally, "by": by}


def texts_of(desk):
    return {file["name"]: file["text"] for file in desk.live.part.scene["report"]}


def page_of(desk):
    return unescape(next(text for name, text in texts_of(desk).items() if name.endswith(".html")))


@pytest.mark.parametrize("kept", [True, False])
def test_a_page_opened_again_has_the_same_report_from_its_room_whatever_the_browser_kept(kept):
    desk, stood = answered_by_name()
    assert all("Zoé" in text for text in texts_of(desk).values())
    assert "Zoé" not in desk.store.value
    again = ClassroomController("en")
    again.live.part.handle({**OPENED, "named": True, "day": "2026-05-04"})
    again.live.part.handle(stood)
    open_desk(again, desk.store.value if kept else None)
    assert texts_of(again) == texts_of(desk)


def test_without_its_room_the_report_says_that_the_names_are_gone():
    desk, _ = answered_by_name()
    desk.live.part.handle({"kind": "ended", "why": "closed"})
    assert all("Zoé" in text for text in texts_of(desk).values()), "until the page is left"
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    texts = texts_of(again)
    assert any("The names are gone" in text for text in texts.values())
    assert [each.counts for each in again.live.report.asked.values()] == [{"good": 1, "equal": 1}]


def test_the_files_are_named_by_day_deal_and_room():
    desk, _ = answered_by_name()
    deal = next(iter(desk.live.report.asked.values())).deal
    assert deal
    for name in texts_of(desk):
        assert re.fullmatch(r"class-report_2026-05-04_[a-z0-9-]+_BCDFGH\.(html|csv)", name)


@pytest.mark.parametrize(
    "change", [{"number": "7"}, {"asked": {"text": 3}}, {"asked": None}, {"tally": {"good": "x"}, "by": [[["Ann"], 1]]}]
)
def test_what_a_room_says_of_what_stood_is_a_stranger_s(change):
    desk, stood = answered_by_name()
    desk.live.report.begin("ZZZZZZ", named=True)
    desk.live.part.handle({**stood, **change})
    assert all(each.answers == 0 and each.names == () for each in desk.live.report.asked.values())


def test_the_report_is_headed_by_the_books_and_deals_that_were_asked_about_not_by_those_shown_last():
    desk, _ = answered_by_name()
    asked = next(iter(desk.live.report.asked.values()))
    other = next(each for each in gallery() if records_of(each.told("en"))[0]["rules"] != asked.rules)
    desk.put(desk._example(other.id))
    page = page_of(desk)
    head = page[page.index("<header>") : page.index("</header>")]
    assert asked.book in head
    assert asked.deal in head
    assert rules_called(desk.course.states[0].rules) not in head
    one_answered(desk)
    books = {each.book for each in desk.live.report.asked.values()}
    page = page_of(desk)
    assert len(books) == 2
    assert all(page.count(book) >= 2 for book in books), "in the heading, and at each question"


def test_that_names_are_asked_for_is_still_ticked_on_a_page_opened_again():
    desk = ClassroomController("en")
    open_desk(desk)
    desk.live.part.handle({"kind": "names", "on": True})
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    assert again.live.part.scene["named"] is True


def chosen_second(desk):
    """Teach with the first deal, then choose another, as a teacher does; return what the browser keeps then."""
    open_desk(desk)
    to_question(desk)
    desk.deals.choose(gallery()[9].id)
    to_question(desk)
    return desk


def reopened(store, fragment=""):
    """The Classroom opened once more in a browser that keeps this."""
    again = ClassroomController("en")
    open_desk(again, store, fragment, "")
    return again


@pytest.mark.parametrize("reloads", [0, 1, 2])
def test_the_classroom_opens_at_the_newest_lesson_however_it_is_come_to(reloads):
    """Reloading reads the lesson from the address; without one it is the one presented last all the same."""
    desk = chosen_second(opened())
    fragment, store, beat = desk.address.value, desk.store.value, desk.beat
    for _ in range(reloads):
        loaded = reopened(store, fragment)
        assert (loaded.link, loaded.beat) == (desk.link, beat)
        store = loaded.store.value or store
    plain = reopened(store)
    assert (plain.link, plain.beat) == (desk.link, beat)


@pytest.mark.parametrize("link", [5, "", "piquet=1.abc", "x" * 30_000])
def test_a_lesson_kept_that_is_none_opens_the_first(link):
    kept = json.loads(chosen_second(opened()).store.value)
    plain = reopened(json.dumps({"format": "piquet-presentation/1", "mark": kept["mark"], "example": "", "link": link}))
    assert plain.deals.value == gallery()[0].id


LEAD = {
    "a step": lambda desk: desk.handle({"kind": "press", "action": "next"}),
    "a hand hidden": lambda desk: desk.handle({"kind": "hand", "seat": "younger"}),
    "other deals": lambda desk: desk.deals.choose(gallery()[3].id),
    "the class plays": lambda desk: desk.together.control.choose("fresh"),
}


@pytest.mark.parametrize("act", LEAD.values(), ids=LEAD)
def test_a_page_that_is_merely_opened_says_nothing_to_the_room_until_the_teacher_teaches_with_it(act):
    store = chosen_second(opened(fresh=True)).store.value
    again = reopened(store)
    again.live.part.handle({**OPENED, "fresh": False})
    number = again.live.part.scene["step"]["number"]
    again.live.part.handle({"kind": "counted", "number": number, "joined": 3, "answered": 0})
    assert again.live.part.scene["waits"]
    assert "another question" not in again.live.part.scene["note"]
    again.live.part.handle({"kind": "counted", "number": 5, "joined": 3, "answered": 0})
    assert "The phones are still at another question." in again.live.part.scene["note"]
    again.handle({"kind": "press", "action": "join"})
    again.handle({"kind": "press", "action": "join"})
    assert again.live.part.scene["waits"], "how to join is no step"
    act(again)
    assert not again.live.part.scene["waits"]
    assert "another question" not in again.live.part.scene["note"]


def test_a_connection_that_breaks_while_a_class_is_led_is_taken_up_where_the_teacher_is():
    desk = opened(fresh=True)
    desk.live.part.handle({**OPENED, "fresh": False})
    assert not desk.live.part.scene["waits"]


def test_a_question_that_stands_is_asked_again_after_a_reload():
    desk = opened()
    open_desk(desk)
    to_question(desk)
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    assert again.beat == desk.beat


GOOD = Poll(
    "Good?", "point", {"yes": "Yes", "no": "No"}, "yes", misread={"no": "It never is."}, deal="A deal", day="2026-05-04"
)


def rows_of(asked, language="en"):
    return list(csv.reader(io.StringIO(table(asked, language))))


def test_a_class_with_names_has_a_row_for_each_pupil_and_none_is_left_out():
    asked = [
        GOOD.answered({"yes": 1, "no": 1}, [["Ann", "yes"], ["Zoé", "no"], ["Bob", ""]]),
        GOOD.answered({"yes": 1}, [["Ann", "yes"], ["Zoé", ""], ["Bob", ""], ["Late", ""]]),
    ]
    head, *rows = rows_of(asked)
    assert head[:5] == ["Pupil", "Date", "Deal", "1. Good?", "1. Mark"]
    assert head[5:] == ["2. Good?", "2. Mark", "Right", "Answered", "Questions"]
    when = ["2026-05-04", "A deal"]
    assert rows == [
        ["Ann", *when, "Yes", "1", "Yes", "1", "2", "2", "2"],
        ["Zoé", *when, "No", "0", "no answer", "", "0", "1", "2"],
        ["Bob", *when, "no answer", "", "no answer", "", "0", "0", "2"],
        ["Late", *when, "no answer", "", "no answer", "", "0", "0", "2"],
    ]
    both = [asked[0], replace(asked[1], deal="Another")]
    assert rows_of(both)[0][5] == "2. Another: Good?"


def test_no_answer_is_counted_alike_pupil_by_pupil_and_question_by_question_also_of_one_who_came_late():
    asked = [GOOD.answered({"yes": 1}, [["Ann", "yes"]]), GOOD.answered({"yes": 1}, [["Ann", ""], ["Late", "yes"]])]
    page = report_page(asked, "en")
    assert "1 of 2 right. No answer to question 1." in page
    assert re.findall(r"no answer<small>(.*?)</small>", page) == ["Late", "Ann"]


def test_a_pupil_whose_seat_is_closed_keeps_the_marks_and_the_report_says_so():
    desk = opened(named=True)
    to_question(desk)
    reveal(desk)
    count(desk, tally={"good": 1, "equal": 1}, by=[["Leo", "good"], ["Ned", "equal"]], closed=["Leo", 5])
    for file in desk.live.report.scene(is_open=True)["report"]:
        assert "Leo (seat closed)" in file["text"]
        assert "Ned (" not in file["text"]
    count(desk, tally={"good": 1, "equal": 1}, by=[["Leo", "good"], ["Ned", "equal"]])
    assert all("closed" not in file["text"] for file in desk.live.report.scene(is_open=True)["report"])


def test_a_class_without_names_has_a_row_for_each_answer_with_its_number_deal_and_day():
    head, *rows = rows_of([GOOD.answered({"yes": 1, "no": 3}, None)])
    about = ["1", "A deal", "", "2026-05-04", "Good?"]
    assert rows == [[*about, "Yes", "right", "1", "25%", ""], [*about, "No", "wrong", "3", "75%", "It never is."]]
    assert head[:4] == ["Number", "Deal", "Book", "Date"]


@pytest.mark.parametrize("sign", [*"=+-@＝＋－＠", "\t", "\r", " =", "\n="])
@pytest.mark.parametrize("before", ["", "Ann;", "Ann,", "Ann\t"])
def test_no_cell_of_a_table_is_a_formula_whatever_stands_there(sign, before):
    """Also where a spreadsheet splits a line elsewhere: a semicolon ends a cell where the comma is for decimals."""
    bad = f"{before}{sign}1+1"
    named = Poll(bad, "", {"yes": bad}, "yes", deal=bad, day=bad, book=bad, misread={"yes": bad})
    for asked in (named.answered({"yes": 1}, None), replace(named, names=[(bad, "yes")])):
        for cell in [cell for row in rows_of([asked]) for cell in row]:
            for part in re.split("[;,\t\r\n]", cell):
                assert part.lstrip('" ')[:1] not in [*"=+-@＝＋－＠"], cell


def test_a_worksheet_is_made_of_what_was_missed_most():
    labels = {"yes": "Yes", "no": "No"}
    rows = [
        Poll("?", topic, labels, "yes", {"yes": 5, "no": no}) for topic, no in (("point", 1), ("set", 4), ("cards", 0))
    ]
    assert missed_most(rows) == ("set", "point")
    counts = {"point": (3, 3), "sequence": (9, 4), "set": (8, 4), "cards": (1, 3)}
    rows = [Poll("?", topic, labels, "yes", dict(zip(labels, each, strict=True))) for topic, each in counts.items()]
    assert missed_most(rows) == ("cards", "point", "set"), "the share of wrong answers counts, not their number"


@pytest.mark.parametrize(
    "change",
    [
        {"text": 5},
        {"labels": []},
        {"right": "maybe"},
        {"counts": {"yes": -1}},
        {"counts": {"else": 1}},
        {"misread": 3},
        {"good": 3},
    ],
)
def test_a_kept_question_that_was_meddled_with_is_dropped(change):
    kept = Poll("Good?", "point", {"yes": "Yes"}, "yes", {"yes": 1}).written()
    assert read_asked(kept) is not None
    assert read_asked({**kept, **change}) is None


def test_a_misreading_is_named_only_behind_an_answer_that_is_wrong_and_can_be_given():
    """On every fourth example of the gallery; and some question of each sort that rules decide has one."""
    found = set()
    for example in gallery()[::4]:
        for record in records_of(example.told("en")):
            course = Presentation(course_of(record), brief=True)
            for beat in course.beats:
                if beat.question is not None:
                    marks = wrong_marks(beat.question)
                    assert set(marks) <= set(choices_of(beat.question)) - {beat.question.right}
                    found |= {beat.question.sort} if any(each.named for each in marks.values()) else set()
    assert found == {"answer", "bonus", "points"}


@pytest.mark.parametrize("example", ["cavendish-example", "eight-bid-and-made", "four-at-the-table"])
def test_what_a_class_is_asked_is_marked_and_told_by_the_question_itself(example):
    """As in a cell or a lesson: one answer alone is right, and of every other one can be told what it was."""
    (record,) = records_of(next(each for each in gallery() if each.id == example).told("en"))
    course, sorts = Presentation(course_of(record), asking="laws"), set()
    for question in (beat.question for beat in course.beats if beat.question is not None):
        sorts.add(question.sort)
        assert question.mark(question.right).right
        assert question.mark(None).verdict == "skipped"
        for choice in set(choices_of(question)) - {question.right} if question.sort != "cards" else ():
            mark = question.mark(choice)
            assert not mark.right
            for language in languages():
                told = question.told(mark, language)
                assert told.verdict == "wrong"
                assert bool(told.why) >= bool(mark.named)
    assert {"points", "law"} < sorts


def asking_cards():
    desk = opened(named=True)
    desk._ask("cards")
    return desk


def test_which_cards_score_is_asked_before_how_much_they_do_and_any_others_are_counted_together():
    desk = asking_cards()
    question = to_question(desk, "cards")
    assert (question.subject, question.side) == ("point", "elder")
    asked = desk.live.part.scene["step"]
    assert asked["most"] == len(asked["choices"]) == 12  # not even how many they are is told
    assert desk.presenter.scene["ask"]["choices"] == []
    lit = [card for seat in desk.presenter.scene["seats"] for card in seat["hand"] if card["lit"]]
    assert lit == []
    reveal(desk)
    assert desk.live.part.scene["reveal"]["right"] == sorted(["AH", "KH", "QH", "JH", "8H"])
    right = question.right
    count(desk, tally={right: 2, "AH KH": 3, "AH QH": 1, "XX": 4}, by=[["Ann", right], ["Zoé", "AH KH"], ["Bob", "XX"]])
    told = desk.presenter.scene["answered"]["choices"]
    assert [(each["count"], each["right"]) for each in told] == [(2, True), (4, False)]
    assert "A♥" in told[0]["label"]
    assert next(iter(desk.live.report.asked.values())).names == (
        ("Ann", right),
        ("Zoé", "AH KH"),
        ("Bob", ""),
    )
    files = {each["type"]: each["text"] for each in desk.live.report.scene(is_open=True)["report"]}
    assert "A♥ K♥" in files["text/csv"], "the gradebook has the answer that was given"
    assert "Zoé (A♥ K♥)" in files["text/html"]
    lit = [card["card"] for seat in desk.presenter.scene["seats"] for card in seat["hand"] if card["lit"]]
    assert sorted(lit) == right.split()
    desk.handle({"kind": "press", "action": "next"})
    assert desk.course.beats[desk.beat].question.sort == "points"
    assert desk.live.part.scene["step"]["number"] != asked["number"]


def asking_laws():
    desk = opened()
    desk._ask("laws")
    return desk


def test_the_law_is_asked_once_of_each_kind_after_its_ruling_and_only_one_answer_is_the_law():
    desk = asking_laws()
    asked = [beat.question for beat in desk.course.beats if beat.question is not None and beat.question.sort == "law"]
    assert [each.subject for each in asked] == ["point", "sequence", "set", "cards"]
    question = to_question(desk, "law")
    assert desk.course.beats[desk.beat - 1].answered.subject == question.subject == "point"
    step = desk.live.part.scene["step"]
    assert step.keys() == {"number", "choices", "most", "said"}
    assert "point_" not in json.dumps(step), "what an answer stands for is not told"
    assert len({each["label"] for each in step["said"]["en"]["choices"]}) == 3
    wrong = next(choice for choice in choices_of(question) if choice != question.right)
    reveal(desk)
    count(desk, tally={question.right: 1, wrong: 2})
    told = {each["id"]: each for each in desk.presenter.scene["answered"]["choices"]}
    assert told[question.right]["label"].startswith("The point with more cards is good")
    assert told[wrong]["misread"] == "", "the answer is the wrong rule itself"
    assert list(desk.live.report.asked.values())[-1].misread[wrong] == told[wrong]["label"]
    assert desk.presenter.scene["tells"][0]["cites"][0].startswith("Cavendish, Law 62")


@pytest.mark.parametrize("rules", rule_set_names())
@pytest.mark.parametrize("language", languages())
def test_every_law_that_is_asked_has_a_sentence_unlike_every_wrong_rule_beside_it(rules, language):
    found = load(rules)
    asked = [law_asked(found, kind, "salt") for kind in (*ITEMS, "capot")]
    assert sum(each is not None for each in asked) >= 4
    for each in asked:
        if each is not None:
            words = [law_words(found, each, choice, language) for choice in each.stands_for]
            assert len(set(words)) == len(words) > 1
            assert all(words)


def test_what_would_have_turned_a_ruling_is_asked_next_and_one_pair_alone_turns_it():
    desk = asking_laws()
    turned = []
    for _ in range(60):
        desk.handle({"kind": "press", "action": "next"})
        beat = desk.course.beats[desk.beat]
        question = beat.question
        if question is None or question.sort != "change":
            continue
        turning = desk.course.turnings[beat.upto]
        turned.append(question.subject)
        assert desk.course.beats[desk.beat - 1].answered.sort in ("answer", "bonus", "points", "law")
        assert desk.presenter.scene["before"][0]["call"]
        lit = [card for seat in desk.presenter.scene["seats"] for card in seat["hand"] if card["lit"]]
        assert lit == []
        for pair in choices_of(question):
            cards = parse_cards(pair.replace("-", " "))
            course = swapped(course_by_calls(turning.deal), *cards)
            after = run(course).deal
            same = any(
                (each.rule, each.side, each.verdict)
                == (turning.ruling.rule, turning.ruling.side, turning.ruling.verdict)
                for each in after.rulings
            )
            assert same is (pair != question.right)
        reveal(desk)
        assert "This would turn it" in desk.presenter.scene["tells"][0]["short"]
        told = desk.live.part.scene["reveal"]
        assert told["right"] == [question.right]
        for pair, said in told["why"]["en"]["misread"].items():  # whoever chose another sees what that would have done
            assert pair != question.right
            assert said.startswith(("the ", *"23456789TJQKA1")) or "exchanged" in said
            assert question.told(question.mark(pair)).why == (said,)
    assert len(turned) >= 3
    assert len(set(turned)) >= 3


def test_no_pair_is_asked_for_while_a_hand_is_hidden():
    desk = asking_laws()
    desk.handle({"kind": "hand", "seat": "younger"})
    for _ in desk.course.beats[1:]:
        desk.handle({"kind": "press", "action": "next"})
        question = desk.course.beats[desk.beat].question
        assert question is None or question.sort != "change"


def test_a_page_opened_again_on_such_a_question_asks_it_still():
    desk = asking_laws()
    open_desk(desk)
    to_question(desk, "change")
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    asked, before = (each.course.beats[each.beat].question for each in (again, desk))
    assert (asked.subject, asked.sort, choices_of(asked)) == (before.subject, "change", choices_of(before))


def test_the_report_s_page_counts_what_was_right_names_misreadings_and_is_safe_to_open():
    labels = {"5": "5", "49": "49"}
    rows = [
        Poll("The point: how much?", "point", labels, "5", {"5": 1, "49": 3}, {"49": "It scores its value."}),
        Poll("<b>?", "set", labels, "5", {"5": 2, "49": 1}, {"49": "It scores its value."}, [("<i>Ann", "5")]),
    ]
    page = report_page(rows, "en")
    assert "2 questions, 7 answers, 3 right." in page
    assert '<th scope="row">It scores its value.</th><td>4</td>' in page
    assert '<th scope="row">&lt;i&gt;Ann</th><td>1 of 2 right. No answer to question 1.</td>' in page
    assert "<b>?" not in page
    assert "<i>Ann" not in page
    assert not re.search(r"<script|https?:|url\(", page)


def one_answered(desk):
    to_question(desk)
    reveal(desk)
    count(desk, tally={"good": 1}, by=[])


def test_the_report_of_a_room_outlives_the_deals_it_was_asked_about():
    desk = opened()
    open_desk(desk)
    one_answered(desk)
    again = ClassroomController("en")  # another deal is in the address, as from a worksheet
    open_desk(again, desk.store.value)
    example = gallery()[5]
    again.put(again._example(example.id))
    again.live.part.handle({**OPENED})
    assert len(again.live.part.scene["report"]) == 2
    assert len(again.live.report.asked) == 1


def test_another_room_has_a_report_of_its_own():
    desk = opened()
    one_answered(desk)
    desk.live.part.handle({"kind": "ended", "why": "closed"})
    assert desk.live.part.scene["report"], "until another room is opened it can be saved"
    assert desk.presenter.scene["room"] == "", "the screen no longer names a room that nobody can join"
    desk.live.part.handle({**OPENED, "code": "ZZZZZZ"})
    assert desk.live.part.scene["report"] == []
    desk.live.recall({"room": OPENED["code"], "asked": {}})
    assert desk.live.report.room == "ZZZZZZ"


def test_the_screen_counts_answers_only_while_something_is_asked():
    desk = opened()
    desk.handle({"kind": "press", "action": "next"})
    assert desk.course.beats[desk.beat].question is None
    assert desk.presenter.scene["room"].endswith("0 joined")
    to_question(desk)
    assert desk.presenter.scene["room"].endswith("0 of 0 answered")
    count(desk)
    to_question(desk)
    assert desk.presenter.scene["room"].endswith("0 of 3 answered"), "of the new question nobody has"


def test_a_misreading_is_quoted_as_one_on_the_screen():
    desk = opened()
    while to_question(desk, "points").subject != "point":
        pass
    reveal(desk)
    count(desk, tally={"49": 2}, by=[])
    told = {each["id"]: each["misread"] for each in desk.presenter.scene["answered"]["choices"]}
    assert told["49"] == "The misreading: “A good point scores what its cards add up to.”"


def test_of_other_deals_the_telephones_keep_no_question():
    desk = opened()
    to_question(desk)
    before = desk.live.part.scene["of"]
    desk._chosen(gallery()[5].id)
    assert desk.live.part.scene["step"] is None
    assert desk.live.part.scene["of"] != before
