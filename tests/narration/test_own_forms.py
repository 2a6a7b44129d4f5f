"""A form that somebody adds in one file says there what it is called, in each language."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.game.rules.loader import build, load, rule_file
from piquet_tutor.narration.books import rules_about, rules_title
from piquet_tutor.narration.plain_text import MissingText

OWN = """
[title]
en = "Kitchen Piquet"
fr = "Piquet de cuisine"

[about]
en = "The club game as we play it."
"""


def form(words: str):
    """The club game under a name of its own, with these words in its file."""
    head, _, rest = rule_file("club").text.replace('id = "club"', 'id = "kitchen"').partition("[options]")
    return build(RuleFile("kitchen", f"{head}{words}\n[options]{rest}"))


def test_a_form_is_called_what_its_own_file_says_in_the_language_that_is_asked_for():
    kitchen = form(OWN)
    assert [rules_title(kitchen, language) for language in ("en", "fr")] == ["Kitchen Piquet", "Piquet de cuisine"]


def test_where_its_file_lacks_a_language_it_says_it_in_english():
    assert rules_about(form(OWN), "fr") == "The club game as we play it."


def test_a_form_without_any_words_is_found_out():
    with pytest.raises(MissingText, match="ruleset-kitchen"):
        rules_title(form(""))


def test_a_title_that_is_no_text_for_each_language_is_refused():
    with pytest.raises(RuleFileError, match=r"\[about\]: write a text for each language"):
        form('about = "The club game"')


def test_what_comes_with_the_tutor_is_called_what_the_catalogue_says():
    assert rules_title(load("club"), "fr") == rules_title("club", "fr") != rules_title("club", "en")
