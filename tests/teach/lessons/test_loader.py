"""Lessons are read strictly, and the one that ships says nothing it has not explained."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.explore.examples import find
from piquet_tutor.narration import MissingText
from piquet_tutor.teach.guides import LessonError, lesson, read_lesson

GOOD = """
format = "piquet-lesson/1"
id = "one"
title = "One"
record = "cavendish-example"
seat = "elder"

[terms]
talon = "What is left over."

[[page]]
id = "a"
on = "start"
title = "A talon"
text = ["Look at it."]
terms = ["talon"]
"""


def test_a_lesson_is_read():
    one = read_lesson(GOOD)
    assert (one.seat, one.pages[0].on, one.pages[0].terms) == ("elder", ("start",), ("talon",))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('format = "piquet-lesson/1"', 'format = "piquet-lesson/2"', "piquet-lesson/1"),
        ('seat = "elder"', 'seat = "north"', "elder, younger"),
        ('title = "One"', 'titel = "One"', "“title”"),
        ('on = "start"', 'on = "begin"', "“begin” is no moment"),
        ('on = "start"', 'on = "ruling:point.good:won"', "is no moment"),
        ('text = ["Look at it."]', 'text = ["a", "b", "c", "d"]', "4 paragraphs"),
        ('text = ["Look at it."]', f'text = ["{"long " * 80}"]', "characters"),
        ('text = ["Look at it."]', 'text = ["{ruling}"]', "only a page that comes with a ruling"),
        ('text = ["Look at it."]', 'text = ["{score}"]', "nothing can fill"),
        ('title = "A talon"', 'title = "A pack"', "does not use the word"),
        ('terms = ["talon"]', 'terms = ["trick"]', "has no meaning"),
        ('terms = ["talon"]', 'path = "mine"', "path must be"),
        ('terms = ["talon"]', "", "no page explains"),
        ('terms = ["talon"]', 'terms = ["talon"]\nnote = "x"', "unknown key “note”"),
        ('terms = ["talon"]', 'links = [{label = "x", page = "//elsewhere.example/x.ipynb"}]', "leads to a notebook"),
        ('id = "one"', "id = one", "not valid TOML"),
    ],
)
def test_a_broken_lesson_gets_one_sentence(old, new, said):
    assert old in GOOD
    with pytest.raises(LessonError) as caught:
        read_lesson(GOOD.replace(old, new))
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_two_pages_of_one_name_are_refused():
    with pytest.raises(LessonError, match="two pages"):
        read_lesson(GOOD + GOOD[GOOD.index("[[page]]") :])


@pytest.mark.parametrize("name", ["nowhere", "../first_deal", "First_deal"])
def test_a_lesson_that_is_not_there(name):
    with pytest.raises(LessonError):
        lesson(name)


# --- the first deal ---------------------------------------------------------------------------------------------


FIRST = lesson("first_deal")


def test_its_record_and_its_moments_exist():
    find(FIRST.record)
    clauses = load("rubicon").clauses
    rulings = [moment.split(":")[1] for page in FIRST.pages for moment in page.on if moment.startswith("ruling:")]
    assert rulings
    assert set(rulings) <= clauses.keys()


def test_every_word_of_the_game_is_explained_where_it_first_stands():
    """Pages stand in the order in which they can come; a word is explained with its page, or with one before it."""
    known: set[str] = set()
    for page in FIRST.pages:
        known.update(page.terms)
        used = {term for term, _ in narration.terms_in("\n".join((page.title, *page.text)), "en")}
        used = {{"value of a point": "value", "the cards": "cards"}.get(term, term) for term in used}
        assert used <= known, f"{page.id} uses {sorted(used - known)} before it is explained"


def test_no_score_is_written_in_it():
    """Numbers come from rulings: the text has no figure of its own."""
    assert not [page.id for page in FIRST.pages for text in (page.title, *page.text) if re.search(r"\d", text)]
    assert not [term for term, meaning in FIRST.terms.items() if re.search(r"\d", meaning)]


def test_the_words_of_the_pages_are_all_there():
    for page in ("front", "play", "examples", "first_deal", "lesson"):
        assert PageWords(page)["title" if page != "lesson" else "label"]
    with pytest.raises(MissingText):
        PageWords("nowhere")["title"]
