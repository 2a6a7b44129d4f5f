"""What a mark says stands there to be seen: the law's sum, why nobody scores, and which side's number is right."""

from __future__ import annotations

from functools import cache

import pytest

from piquet_tutor import narration
from piquet_tutor.cells.dealing import deal as words
from piquet_tutor.explore.examples import example
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.questions.asked import QuestionFault
from piquet_tutor.teach.questions.making import question
from piquet_tutor.teach.questions.quiz import Quiz
from piquet_tutor.teach.questions.scenes import quiz_scene

TWENTY_NINE = "hands after the exchange; elder: ♠AKQJT987 ♥KQJ ♦A; younger: ♥AT8 ♦KQT9 ♣AKT98"
TWENTY_SEVEN = "hands after the exchange; elder: ♠AKQJ987 ♥AK ♦A ♣98; younger: ♠T ♥QJT9 ♦KT8 ♣AKQT"
DEALS = (TWENTY_NINE, TWENTY_SEVEN, "blank-stops-repique-parlett", "cavendish-example", "capot-outside-the-pique")
BOXES = ("carte_blanche", "point", "sequence", "set", "repique", "pique", "play", "cards", "total")


@cache
def deal_of(name: str) -> Deal:
    return words(name, played=True) if ":" in name else Deal.from_record(example(name))


def phrases(language):
    """The sentences that point to the law's sum, each without its full stop."""
    told = {
        narration.message("scorer-how-it-adds", language, whole="yes"),
        narration.message("scorer-missed", language, whole="yes"),
    }
    return [each.rpartition(": ")[2].rstrip(".") for each in told]


def questions_of(name):
    for box in BOXES:
        for side in (None, "elder", "younger"):
            try:
                yield question(deal_of(name), box, side)
            except QuestionFault:
                continue


def given_wrong(asked):
    """Every number that a wrong rule gives, one that none gives, and nobody."""
    told = dict.fromkeys(asked.case.telling(asked.subject).values())
    listed = [{side: n for side, n in each if side in asked.sides} for each in told]
    return [each for each in (*listed, {}, {asked.sides[0]: 997}) if not asked.mark(each).right]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", DEALS)
def test_of_how_the_right_number_adds_up_it_speaks_only_where_that_stands(name, language):
    """It stands once the right answer may be told, and where anything comes to it."""
    spoken = 0
    for asked in questions_of(name):
        for given in given_wrong(asked):
            for whole in (False, True):
                told = asked.told(asked.mark(given), language, whole=whole)
                speaks = any(each in line for each in phrases(language) for line in told.why)
                law = [line.law for line in told.sums if line.law] if told.both else []
                assert not speaks or (whole and len(law) > 1), (asked.subject, asked.side, given, told.why)
                spoken += speaks
    assert spoken


def test_of_a_first_wrong_answer_with_several_misreadings_only_its_own_sum_stands():
    quiz = Quiz([question(deal_of(TWENTY_NINE), "pique", "elder")])
    quiz.answer(30)
    mark = quiz_scene(quiz)["mark"]
    assert "comes when elder has 29" in mark["why"][0]
    assert mark["sums"]["head"] == ["", "As you have it"]
    quiz.answer(30)
    mark = quiz_scene(quiz)["mark"]
    assert mark["why"][0].endswith("This is how the right number adds up.")
    assert mark["sums"]["head"] == ["", "By the law", "As you have it"]


# --- why nobody ---------------------------------------------------------------------------------------------------

SHORT = {
    "en": "Elder had 27 in hand and play (14 + 13), 3 points short of 30.",
    "fr": "Le premier avait 27 en main et en jeu (14 + 13)\u202f: il manquait 3 points pour arriver à 30.",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("answers", [[0], [30, 0], [30, 31], [None], [30, None]], ids=str)
def test_where_nobody_scores_it_is_told_what_the_side_that_came_nearest_lacked(answers, language):
    """After the right answer, a second wrong one or none; never with a first wrong one. No sum of nothing stands."""
    quiz = Quiz([question(deal_of(TWENTY_SEVEN), "pique")])
    for given in answers:
        before = quiz_scene(quiz, language)["mark"]
        assert before is None or not before["reasons"]
        quiz.answer(given if given is None else {"elder": given})
    mark = quiz_scene(quiz, language)["mark"]
    assert mark["reasons"] == [SHORT[language]]
    assert mark["sums"] is None


def test_a_ruling_that_denies_it_is_told_once():
    """It stands in the law's sum already."""
    asked = question(deal_of(TWENTY_NINE), "pique", "elder")
    told = asked.told(asked.mark(0))
    assert [line.text for line in told.sums if line.text.startswith("No pique")]
    assert not told.reasons


def test_of_one_side_it_is_told_what_that_side_lacked():
    asked = question(deal_of(TWENTY_SEVEN), "pique", "younger")
    assert asked.told(asked.mark(0)).reasons == ("By these rules younger cannot make a pique.",)


def test_where_somebody_scores_nothing_is_told_of_what_was_lacking():
    asked = question(deal_of(TWENTY_SEVEN), "set", "younger")
    assert not asked.told(asked.mark(14)).reasons


# --- one side right -----------------------------------------------------------------------------------------------


def test_of_which_side_a_number_of_points_in_play_is_right_is_told_at_once_and_with_the_answer():
    """Where both sides score, the one that is right leaves the other still to be counted."""
    asked = question(deal_of(TWENTY_SEVEN), "play")
    mark = asked.mark({"elder": 13, "younger": 9})
    first, second = (asked.told(mark, whole=whole).why for whole in (False, True))
    assert first == (
        "Elder’s number is right; younger has 1 for leads and 1 for tricks taken from the opponent’s lead.",
    )
    assert second[0] == "Elder’s 13 is right; younger’s is not."
    mirrored = asked.mark({"elder": 9, "younger": 2})
    told = asked.told(mirrored, whole=False).why
    assert [each.partition(";")[0] for each in told] == ["Younger’s number is right"]
    assert "elder has 11 for leads" in told[0]
    assert asked.told(mirrored).why[0] == "Younger’s 2 is right; elder’s is not."
    french = asked.told(mark, "fr").why[0]
    assert french == "Le 13 du premier est juste\u202f; celui du dernier ne l’est pas."


@pytest.mark.parametrize("given", [{"elder": 9, "younger": 9}, {"elder": 9}, {}], ids=str)
def test_of_an_answer_that_is_right_of_nobody_no_side_is_told(given):
    asked = question(deal_of(TWENTY_SEVEN), "play")
    for whole in (False, True):
        assert not any("is right" in line for line in asked.told(asked.mark(given), whole=whole).why)


def test_nothing_written_is_no_side_that_is_right():
    """Who writes elder alone has said nothing of younger that could be praised."""
    asked = question(deal_of(TWENTY_SEVEN), "pique")
    assert not any("is right" in line for line in asked.told(asked.mark({"elder": 30}), whole=False).why)


def test_one_side_alone_is_not_asked_how_many_each():
    asked, both = (question(deal_of(TWENTY_SEVEN), "play", side) for side in ("elder", None))
    scenes = [quiz_scene(Quiz([each]), "en") for each in (asked, both)]
    assert [len(each["form"]["sides"]) for each in scenes] == [1, 2]
    assert {each["words"]["how_many"] for each in scenes} == {"How many?"}


CLASS = "hands after the exchange; elder: ♠AKQJ9 ♥AK7 ♦QJ ♣A8; younger: ♠T87 ♥QJT98 ♦AK ♣KQ"
"""Elder's quart to the ace falls to younger's quint."""


def test_of_one_side_only_its_own_points_stand_in_both_sums():
    """What a wrong rule counts is told without what the law says of it, and nobody else's points are added up."""
    asked = question(deal_of(CLASS), "sequence", "elder")
    mark = asked.mark({"elder": 4})
    first, second = (asked.told(mark, whole=whole).sums for whole in (False, True))
    assert [line.yours for line in first][-1] == "elder 4"
    assert not any("not good" in line.text for line in first)
    assert not any("younger" in f"{line.law} {line.yours}" for line in (*first, *second))
    total = question(deal_of(CLASS), "total", "younger")
    told = total.told(total.mark({"younger": 6}), whole=False)
    assert not any("Elder" in line for line in told.why)
    assert not any("elder" in line.yours for line in told.sums)
