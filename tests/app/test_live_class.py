"""The live class on the teacher's page: what the room is told and when, and what comes back from it."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace

import pytest

from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.classroom.live_scene import wrong_marks
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.shared.address.linked import course_of, records_of
from piquet_tutor.explain.why.changing import swapped
from piquet_tutor.explain.why.replaying import course_of as course_by_calls
from piquet_tutor.explain.why.replaying import run
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.class_report.asked import Poll, missed_most, read_asked
from piquet_tutor.teach.class_report.printed import report_page
from piquet_tutor.teach.class_report.tables import table
from piquet_tutor.teach.questions.which_law import law_words, laws_to_choose
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


@pytest.mark.parametrize("example", [each.id for each in gallery()[::9]])
def test_no_answer_is_in_what_the_pupils_are_asked(example):
    """Neither which is right, nor the ruling; afterwards both, in every language."""
    desk = opened()
    desk.deals.choose(example)
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
            course = Presentation(course_of(record))
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


def asking_laws():
    desk = opened()
    desk.questions.choose("laws")
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
    asked = {kind: laws_to_choose(found, kind, "salt") for kind in (*ITEMS, "capot")}
    assert sum(bool(names) for names in asked.values()) >= 4
    for kind, names in asked.items():
        words = [law_words(found, kind, name, language) for name in names]
        assert len(set(words)) == len(words) != 1
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
