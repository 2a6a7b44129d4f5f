"""Lessons are read strictly, and the one that ships says nothing it has not explained."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from piquet_tutor import narration
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import find
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import MissingText
from piquet_tutor.narration.catalogue import Catalogue, chapter, chapters
from piquet_tutor.teach.lessons import LessonError, lesson, read_lesson
from piquet_tutor.teach.lessons.reading import every_name

GOOD = """
format = "piquet-lesson/2"
id = "one"
record = "cavendish-example"
seat = "elder"

[[step]]
id = "a"
on = "start"
terms = ["talon"]
"""
TEXTS = """
lesson-one = One
lesson-one-term-talon = talon
    .meaning = What is left over.
lesson-one-a = A talon
    .text-1 = Look at it.
"""


def read(data=GOOD, texts=TEXTS):
    return read_lesson(data, Catalogue("en", {"one.ftl": texts.encode()}))


def test_a_lesson_is_read():
    one = read()
    step = one.steps[0]
    assert (one.title, one.seat, step.on, step.terms) == ("One", "elder", ("start",), ("talon",))
    assert (step.title, step.text, one.terms) == ("A talon", ("Look at it.",), {"talon": "What is left over."})


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('format = "piquet-lesson/2"', 'format = "piquet-lesson/1"', "piquet-lesson/2"),
        ('seat = "elder"', 'seat = "north"', "elder, younger"),
        ('seat = "elder"', 'saet = "elder"', "“seat”"),
        ('on = "start"', 'on = "begin"', "“begin” is no moment"),
        ('on = "start"', 'on = "ruling:point.good:won"', "is no moment"),
        ('terms = ["talon"]', 'terms = ["trick"]', "no word and meaning"),
        ('terms = ["talon"]', 'terms = ["talon"]\npath = "mine"', "path must be"),
        ('terms = ["talon"]', "", "no step explains"),
        ('terms = ["talon"]', 'terms = ["talon"]\nnote = "x"', "unknown key “note”"),
        ('terms = ["talon"]', 'terms = ["talon"]\ntells = ["nowhere"]', "no word of the glossary"),
        ('terms = ["talon"]', 'terms = ["talon"]\nlinks = ["//elsewhere.example/x.ipynb"]', "leads to a notebook"),
        ('terms = ["talon"]', 'terms = ["talon"]\nlinks = ["play.ipynb"]', "has no label"),
        ('id = "a"', 'id = "A a"', "a word in small letters"),
        ('id = "one"', "id = one", "not valid TOML"),
    ],
)
def test_a_broken_lesson_gets_one_sentence(old, new, said):
    assert old in GOOD
    refused(said, GOOD.replace(old, new), TEXTS)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("lesson-one = One", "", "no title"),
        ("    .text-1 = Look at it.", "\n".join(f"    .text-{n} = a" for n in range(1, 5)), "4 paragraphs"),
        ("Look at it.", "long " * 80, "characters"),
        ("Look at it.", "{ $ruling }", "only a step that comes with a ruling"),
        ("Look at it.", "{ $score }", "nothing can fill {score}"),
        ("Look at it.", "{ $score-points }", "nothing can fill {score.points}"),
        ("Look at it.", "Look at 8 cards.", "a figure is typed"),
        ("A talon", "A pack", "does not use the word"),
    ],
)
def test_broken_texts_get_one_sentence(old, new, said):
    assert old in TEXTS
    refused(said, GOOD, TEXTS.replace(old, new))


def refused(said, data, texts):
    with pytest.raises(LessonError) as caught:
        read(data, texts)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_two_steps_of_one_name_are_refused():
    with pytest.raises(LessonError, match="two steps"):
        read(GOOD + GOOD[GOOD.index("[[step]]") :])


@pytest.mark.parametrize("name", ["nowhere", "../first_deal", "First_deal"])
def test_a_lesson_that_is_not_there(name):
    with pytest.raises(LessonError):
        lesson(name)


@pytest.mark.parametrize("language", narration.languages())
@pytest.mark.parametrize("name", every_name())
def test_a_lesson_that_ships_is_sound(name, language):
    """In every language: its texts are there, are short, and leave figures to the engine."""
    data = files("piquet_tutor").joinpath("teach", "lessons", "data", f"{name}.toml").read_text(encoding="utf-8")
    assert read_lesson(data, chapter(f"lessons/{name}", language)).id == name


def test_every_lesson_has_its_texts_and_every_text_its_lesson():
    assert [each.removeprefix("lessons/") for each in chapters() if each.startswith("lessons/")] == list(every_name())


# --- the first deal ---------------------------------------------------------------------------------------------


FIRST = lesson("first_deal")


def test_its_record_and_its_moments_exist():
    find(FIRST.record)
    clauses = load("rubicon").clauses
    rulings = [moment.split(":")[1] for step in FIRST.steps for moment in step.on if moment.startswith("ruling:")]
    assert rulings
    assert set(rulings) <= clauses.keys()


def test_every_word_of_the_game_is_explained_where_it_first_stands():
    """Pages stand in the order in which they can come; a word is explained with its page, or with one before it."""
    known: set[str] = set()
    for step in FIRST.steps:
        known.update(step.terms, (narration.word_of_the_game(name, "en") for name in step.tells))
        used = {term for term, _ in narration.terms_in("\n".join((step.title, *step.text)), "en")}
        used = {"value" if term == "value of a point" else term for term in used}
        assert used <= known, f"{step.id} uses {sorted(used - known)} before it is explained"


def begun(text):
    """The beginnings of the longer words of a text: enough to tell that two texts speak of the same."""
    return {word[:4].casefold() for word in re.findall(r"\w{4,}", text)}


@pytest.mark.parametrize("name", every_name())
def test_a_meaning_beside_a_text_says_more_than_the_text(name):
    """No word is explained beside a note that explains it in the same words."""
    for step in lesson(name).steps:
        for word, meaning in ((term, lesson(name).terms[term]) for term in step.terms):
            new = begun(meaning) - begun(" ".join((word, step.title, *step.text)))
            assert len(new) >= len(begun(meaning)) * 0.3, f"{step.id}: “{meaning}” says what the text beside it says"


def test_no_score_is_written_in_it():
    """Numbers come from rulings: the text has no figure of its own."""
    assert not [step.id for step in FIRST.steps for text in (step.title, *step.text) if re.search(r"\d", text)]
    assert not [term for term, meaning in FIRST.terms.items() if re.search(r"\d", meaning)]


def test_the_words_of_the_pages_are_all_there():
    for page in ("front", "play", "examples", "first_deal", "lesson"):
        assert PageWords(page)["title" if page != "lesson" else "label"]
    with pytest.raises(MissingText):
        PageWords("nowhere")["title"]
