"""Lessons are read strictly, and the one that ships says nothing it has not explained."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from piquet_tutor import narration
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import find
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import MissingText
from piquet_tutor.narration.catalogue import Catalogue, chapter, chapters
from piquet_tutor.teach.lessons import LessonError, filled, lesson, read_lesson
from piquet_tutor.teach.lessons.model import KINDS
from piquet_tutor.teach.lessons.reading import every_name
from tests.teach.lessons.checking import check

BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text("utf-8"))
"""A stop of the road and a guided deal that are sound, and what is wrong with each when one thing is changed."""


def read(of, **changed):
    """One of them, as far as its deal can be seen."""
    told = {**BROKEN[of], **changed}
    one = read_lesson(told["data"], Catalogue("en", {"one.ftl": told["texts"].encode()}))
    if of == "stop":
        check(one)
    return one


def test_a_sound_lesson_is_read_and_everything_it_names_is_there():
    stop = read("stop")
    assert [each.kind for each in stop.steps] == sorted((each.kind for each in stop.steps), key=KINDS.index)
    assert filled(stop, stop.step("first"), stop.step("first").text[0]) == "The talon lies there: 8 cards."
    assert stop.page == "lesson_01_one.ipynb"
    guided = read("guided")
    step = guided.steps[0]
    assert (guided.title, guided.seat, step.on, step.terms) == ("One", "elder", ("start",), ("talon",))
    assert (step.title, step.text, guided.terms) == (
        "A talon",
        ("Look at it.",),
        {"talon": "What is left over."},
    )


@pytest.mark.parametrize(
    ("of", "part", "fault"),
    [(of, part, each) for of in BROKEN for part in ("data", "texts") for each in BROKEN[of][f"wrong_{part}"]],
)
def test_a_broken_lesson_gets_one_sentence(of, part, fault):
    """It names what is wrong, ends as a sentence does, and stays on its line."""
    sound = BROKEN[of][part]
    assert fault["old"] in sound
    with pytest.raises(LessonError) as caught:
        read(of, **{part: sound.replace(fault["old"], fault["new"], 1)})
    said = str(caught.value)
    assert fault["said"] in said
    assert said.endswith(".")
    assert "\n" not in said
    assert len(said) < 400


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


def test_the_words_of_the_pages_are_all_there():
    for page in ("front", "play", "examples", "first_deal", "lesson"):
        assert PageWords(page)["title" if page != "lesson" else "label"]
    with pytest.raises(MissingText):
        PageWords("nowhere")["title"]
