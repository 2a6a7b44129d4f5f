"""Nobody is right by always pointing at the same place, nor by reading what an answer goes by."""

from __future__ import annotations

import base64
import json
from collections import Counter, defaultdict
from functools import cache

import pytest

from piquet_tutor.app.kept_text import unveiled
from piquet_tutor.app.pages.classroom.live_scene import step_scene
from piquet_tutor.app.pages.classroom.presenter_numbers import CHOICES, numbers_to_choose
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.pages.classroom.presenter_swap import BeatSwaps, BeatTurnings
from piquet_tutor.app.pages.classroom.together_votes import moment_of
from piquet_tutor.app.pages.puzzles.puzzles_page import puzzle_scene
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.scorer.scorer_scene import practice_scene
from piquet_tutor.app.pages.scorer.scorer_state import name_of, token_of
from piquet_tutor.app.shared.address.linked import course_of, records_of
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import choices, lessons, nameless
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.questions.good_or_not import ANSWERS
from piquet_tutor.teach.questions.on_the_screen import NOBODY
from piquet_tutor.teach.scoring.misconceptions import applicable, misconceptions
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.worksheets import notebook_text, page, worksheet
from tests.app.learners import texts
from tests.app.opening import open_desk

FIXED = {
    "answer": tuple(each.value for each in ANSWERS),
    "bonus": ("yes", "no"),
    "own": ("yes", "no"),
}
"""Questions whose answers are the same words in the same order, whatever is right."""
EVEN = (0.25, 0.42)
"""Between these shares of all questions each of three places is the right one."""


@cache
def asked_in_the_gallery():
    """Every question of the class over the whole gallery, of every form, each with its course and beat."""
    found = []
    for one in gallery():
        for record in records_of(one.told("en")):
            course = Presentation(course_of(record), asking="laws")
            found += [(course, at, beat.question) for at, beat in enumerate(course.beats) if beat.question is not None]
    return tuple(found)


def is_even(places: Counter[int]) -> bool:
    return all(EVEN[0] <= places[at] / places.total() <= EVEN[1] for at in range(CHOICES))


# --- the class -----------------------------------------------------------------------------------------------------


def test_of_three_numbers_the_right_one_is_as_often_the_first_as_the_middle_or_the_last():
    """Over the gallery; and also where one of them lies far off, so that it is seen to be a mistake."""
    places, near = Counter(), defaultdict(Counter)
    for _, _, question_ in asked_in_the_gallery():
        if question_.sort != "points":
            continue
        assert len(choices_of(question_)) == CHOICES
        numbers = [int(each) for each in choices_of(question_)]
        assert numbers == sorted(set(numbers))
        at, (below, above) = (
            choices_of(question_).index(question_.right),
            (numbers[1] - numbers[0], numbers[2] - numbers[1]),
        )
        places[at] += 1
        near["alike" if below == above else "low" if below > above else "high"][at] += 1
    assert places.total() > 300
    assert is_even(places), places
    assert is_even(near["alike"]), near
    for far, left in (("low", (1, 2)), ("high", (0, 1))):
        assert all(near[far][at] >= 0.35 * near[far].total() for at in left), near


@pytest.mark.parametrize("mistaken", [(), (51,), (2,), (1, 51), (51, 66), (6, 7), (4, 3)])
def test_the_place_of_a_number_is_settled_before_its_company(mistaken):
    """Whatever mistakes there are: each place comes as often, and what has a place is offered, the likeliest first."""
    places = Counter()
    for salt in range(300):
        for right in (5, 10, 14, 20, 40):
            found = numbers_to_choose(right, mistaken, f"deal {salt}, {right}")
            assert found == numbers_to_choose(right, mistaken, f"deal {salt}, {right}")
            assert right in found
            assert len(set(found)) == CHOICES
            assert list(found) == sorted(found)
            assert found[0] > 0
            at = found.index(right)
            places[at] += 1
            for side, room in (
                ([each for each in mistaken if each < right], at),
                ([each for each in mistaken if each > right], 2 - at),
            ):
                assert set(side[:room]) <= set(found)
    assert all(abs(places[at] / places.total() - 1 / CHOICES) < 0.05 for at in range(CHOICES)), places


def test_numbers_that_are_only_near_keep_the_company_of_the_right_one():
    """A round number stands among round ones: whoever cannot count is not told by that."""
    for right in range(1, 130):
        for salt in "abcdef":
            one, two, three = numbers_to_choose(right, (), salt)
            assert two - one == three - two
            assert right % (two - one) == 0
    assert {numbers_to_choose(40, (), salt) for salt in "abcdefgh"} == {(20, 30, 40), (30, 40, 50), (40, 50, 60)}


def test_sentences_to_choose_from_lie_in_an_order_of_no_meaning():
    places = defaultdict(Counter)
    for _, _, question_ in asked_in_the_gallery():
        if question_.sort == "law":
            places[len(choices_of(question_))][choices_of(question_).index(question_.right)] += 1
    assert is_even(places[3]), places
    assert 0.4 <= places[2][0] / places[2].total() <= 0.6


def test_words_to_choose_from_are_always_the_same_and_cards_lie_as_in_the_hand():
    for course, _, question_ in asked_in_the_gallery():
        sides = tuple(dict.fromkeys(course.states[0].table.sides))
        if question_.sort in FIXED:
            assert choices_of(question_) == FIXED[question_.sort]
        elif question_.sort == "whose":
            assert choices_of(question_) == (*sides, NOBODY)
        elif question_.sort == "cards":
            hand = in_order([parse_card(each) for each in choices_of(question_)], by_rank=False)
            assert choices_of(question_) == tuple(card.code for card in hand)


@pytest.mark.parametrize("name", ["cavendish-example", "parlett-repique-example", "two-quatorzes-and-a-trio"])
def test_the_pair_that_turns_a_ruling_is_like_the_pairs_beside_it(name):
    """All have one card in common, so that no pair joins the others; their order hangs on no card."""
    turnings = BeatTurnings(lambda *_: None)
    course = Presentation(course_of(example(name)), asking="laws", turnings=turnings.of(0))
    for at in range(len(course.beats)):
        turnings.seek(course, 0, at, now=True)
    assert turnings.of(0)
    for turning in turnings.of(0).values():
        pairs = [set(each.split("-")) for each in turning.choices]
        assert len(set.intersection(*pairs)) == 1
        assert len(set.union(*pairs)) == len(pairs) + 1


def test_the_two_cards_are_on_no_board_before_the_class_is_asked_for_them():
    """Neither while something is asked, nor on the step before, where the reasons can be opened."""
    turnings, swaps = BeatTurnings(lambda *_: None), BeatSwaps(lambda: None)
    course = Presentation(course_of(example("parlett-repique-example")), asking="laws", turnings=turnings.of(0))
    for at in range(len(course.beats)):
        turnings.seek(course, 0, at, now=True)
    asked = [at for at, beat in enumerate(course.beats) if beat.question is not None and beat.question.sort == "change"]
    assert asked
    for at, beat in enumerate(course.beats[: asked[-1] + 1]):
        swaps.seek(course, 0, beat, "en")
        scene = swaps.scene(course, 0, beat, "en")
        if beat.question is not None or any(one > at and course.beats[one].upto == beat.upto for one in asked):
            assert scene["swap"] is None
            assert not scene["swaps"]


def test_the_law_is_not_quoted_before_the_class_is_asked_for_it():
    checked = 0
    for course, at, question_ in asked_in_the_gallery():
        if question_.sort != "law":
            continue
        told = beat_scene(course, at - 1, Looks(depth="full"))
        after = beat_scene(course, at + 1, Looks(depth="full"))
        (law,) = after["tells"][0]["reasons"]
        stands = set(texts(told))
        assert law not in stands
        assert after["tells"][0]["short"] not in stands
        checked += 1
        if checked == 60:
            return


def test_an_answer_of_the_class_differs_from_the_others_in_its_words_alone():
    """On the screen and on the telephones: the same keys, counts and shares, nothing chosen, nothing closed."""
    for course, at, question_ in asked_in_the_gallery()[::9]:
        scene = beat_scene(course, at, Looks())
        for shown in (scene["ask"]["choices"], step_scene(course, at, 7)["said"]["en"]["choices"]):
            plain = [{key: "" if isinstance(value, str) else value for key, value in one.items()} for one in shown]
            assert all(one == plain[0] for one in plain), question_


# --- lessons -------------------------------------------------------------------------------------------------------


@cache
def offered():
    """Every list of answers of a lesson."""
    steps = [(one, step) for one in lessons() for step in one.steps]
    listed = [(one, step, choices(one, step)) for one, step in steps if step.ask is not None and not step.ask.many]
    return tuple((one, step, found) for one, step, found in listed if found)


def test_the_right_answers_of_lessons_stand_at_every_place():
    places = defaultdict(Counter)
    for _, step, found in offered():
        if step.ask.kind in ("box", "choice", "may"):
            places[min(3, len(found))][round(2 * [each.right for each in found].index(True) / (len(found) - 1))] += 1
    assert 0.35 <= places[2][0] / places[2].total() <= 0.65, places
    assert all(places[3][at] / places[3].total() >= 0.2 for at in range(3)), places


def test_what_an_answer_of_a_lesson_goes_by_says_nothing_of_it():
    """The right sentence often stands first in the file, and facts of one ruling are right together."""
    first = Counter()
    for one, step, found in offered():
        if step.ask.kind == "choice":
            names = sorted(each.id for each in found)
            first[names.index(next(each.id for each in found if each.right)) == 0] += 1
            assert {each.id for each in found} == {
                nameless(one, step, str(number)) for number in range(1, len(found) + 1)
            }
    assert 0.2 <= first[True] / first.total() <= 0.7
    for one in lessons():
        for step in one.steps:
            facts = choices(one, step) if step.kind == "explain" else ()
            assert all(each.id.isalnum() for each in facts)
            assert len({each.id for each in facts}) == len(facts)


# --- the scorer, worksheets, puzzles, and the class that plays -----------------------------------------------------


def names_a_misreading(text: str) -> list[str]:
    return [name for name in misconceptions() if name in text]


def test_nothing_that_goes_out_of_a_practice_question_names_the_misreading_it_is_rigged_against():
    """Neither its key, nor what the browser keeps, packed or unpacked, or read as base64."""
    rules = load("rubicon")
    for held in applicable(rules)[::4]:
        asked = question(rules, held.id, 3)
        scene = practice_scene(asked, None, 0, (), "")
        assert not names_a_misreading(json.dumps(scene)), held.id
        assert scene["key"] != practice_scene(question(rules, held.id, 4), None, 0, (), "")["key"]
        token = token_of(asked.id)
        assert from_id(name_of(token)) == asked
        assert name_of(base64.urlsafe_b64encode(asked.id.encode()).decode()) == asked.id, "as it was kept before"
        assert not names_a_misreading(base64.urlsafe_b64decode(token.partition(".")[2]).decode(errors="replace"))
    desk = open_desk(ScorerController({"seed": "5", "topic": "point"}))
    kept = unveiled(desk.stores["place"].written())
    assert desk.question.target not in kept
    assert token_of(desk.question.id) in kept


def test_no_sheet_for_pupils_names_a_misreading_or_holds_an_answer():
    """Printed, and as a notebook with its metadata; both have the same cells whatever is right."""
    sheet = worksheet(load("rubicon"), count=6, seed=7)
    written = notebook_text(sheet, "en", False)
    for text in (written, page(sheet, "en", False)):
        assert not names_a_misreading(text)
        assert "must_be_right(" not in text
        assert "SOLUTION" not in text
    cells = json.loads(written)["cells"]
    forms = {json.dumps(one["source"]).replace(str(number), "N") for number, one in enumerate(cells[2::4], 1)}
    assert len(forms) == 1, "who scores is not told by who may"


def test_the_cards_of_a_puzzle_lie_in_the_order_of_their_hands():
    made = puzzle(load("rubicon"), "easy", 3)
    scene = puzzle_scene(ByExchange(made), None, PageWords("puzzles", "en"))
    for row in scene["rows"]:
        held = {**made.layout.hands, "out": made.layout.out}[row["id"]]
        assert row["cards"] == [card.code for card in in_order(held, by_rank=False)]


def test_what_a_class_that_plays_may_choose_lies_as_in_its_hand():
    deal = shuffled(load("rubicon"), 5)
    hand = tuple(card.code for card in in_order(deal.hands["elder"], by_rank=False))
    assert moment_of(deal).ballot.choices == hand
