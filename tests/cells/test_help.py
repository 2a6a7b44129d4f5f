"""What ``ask?`` shows of each word of a notebook: nothing that a notebook has not, and nothing in marks of a markup."""

from __future__ import annotations

import inspect
import re

import pytest

import piquet_tutor
from piquet_tutor import Deal, ask, deal, rules
from piquet_tutor.teach.questions.making import SUBJECTS

WORDS = ("deal", "ask", "table", "race", "play", "find", "examples", "rules", "odds", "partie", "language")
METHODS = ("total", "tally", "why", "why_not", "what_if", "turned_by", "under", "books", "explain", "link")
SHOWN = {
    **{word: getattr(piquet_tutor, word) for word in WORDS},
    **{f"d.{method}": getattr(Deal, method) for method in METHODS},
}


@pytest.mark.parametrize("word", SHOWN)
def test_help_is_written_in_a_notebooks_own_words(word):
    told = inspect.getdoc(SHOWN[word])
    assert told
    assert "``" not in told
    assert ":meth:" not in told
    assert "piquet-tutor " not in told, "the terminal"
    imported = set(re.findall(r"(?:from|import) (piquet_tutor[.\w]*)", told))
    assert imported <= {"piquet_tutor"}


@pytest.mark.parametrize("word", ["deal", "rules", "play", "d.under"])
def test_help_names_where_the_options_are_listed_and_there_they_are(word):
    assert 'rules("rubicon").options() lists' in " ".join(inspect.getdoc(SHOWN[word]).split())
    assert "last_trick=1 (0, 1, 2, 10" in repr(rules("rubicon").options())


def test_help_lists_every_subject_and_each_can_be_asked_by_that_word():
    told = " ".join(inspect.getdoc(ask).split())
    listed = told.partition("subject: what about")[2].partition("; a clause")[0]
    subjects = re.findall(r'"([a-z ]+)"', listed)
    assert {each.replace(" ", "_") for each in subjects} == set(SUBJECTS)
    assert ask(deal("cavendish-example"), "point").question.subject == "point"
