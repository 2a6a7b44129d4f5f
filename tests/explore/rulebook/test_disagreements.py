"""Where books differ is printed once: each question with every answer that a book gives, and no other."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.rulebook.disagreements import disagreements, searched
from piquet_tutor.explore.rulebook.other_answers import OUR_OWN
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.narration.options import value_words


def chosen_by_books(option):
    """The values that rule sets choose on the authority of a book, read from the rule data alone."""
    found = {}
    for name in rule_set_names():
        setting = load(name).settings[option]
        sources = {each.source for each in setting.cites if each.reading is not Reading.HOUSE} - {OUR_OWN}
        if sources:
            found.setdefault(setting.value, set()).update(sources)
    return found


def test_every_question_on_which_rule_sets_differ_by_their_books_stands_there_once():
    listed = [each.option for part in disagreements() for each in part.questions]
    assert len(listed) == len(set(listed))
    assert {each for each in options() if len(chosen_by_books(each)) > 1} <= set(listed)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_that_a_book_gives_stands_beside_its_question(language):
    for part in disagreements(language):
        for question in part.questions:
            assert len(question.answers) > 1
            words = {each.words for each in question.answers}
            assert {
                value_words(question.option, value, language) for value in chosen_by_books(question.option)
            } <= words
            assert all(each.places for each in question.answers)
            assert not question.clause or question.option in load(question.rules).clauses[question.clause].options


def test_what_a_book_only_implies_is_not_given_as_its_words():
    """The club rules never say that elder calls point, sequences, sets in this order; Parlett's example implies it."""
    (order,) = [each for part in disagreements() for each in part.questions if each.option == "declare_order"]
    fixed = next(each for each in order.answers if each.words == "point, sequences, sets")
    assert "Parlett, Declarations, implied" in fixed.places
    assert "Club rules, Declarations" in fixed.places


def test_what_a_book_only_shows_in_an_example_is_said_to_be_so():
    """Wikipedia never says that a winner under the line changes nothing; its example of 97 to 89 shows it."""
    short = load("wikipedia").settings["rubicon_if_winner_short"]
    assert [cite.reading for cite in short.cites] == [Reading.EXEMPLIFIED]
    (question,) = [each for part in disagreements() for each in part.questions if each.option == "point_score"]
    cards = next(each for each in question.answers if each.words.startswith("one for each card"))
    assert "Parlett, Pique and repique, example 1, only in an example" in cards.places


def test_the_talon_cards_that_younger_leaves_are_stated_by_club_and_parlett_and_their_moment_is_not():
    """Turned up for both or for neither, both say; that it is before the first call stands in neither."""
    for name in ("club", "parlett"):
        rules = load(name)
        assert {cite.reading for cite in rules.settings["younger_untaken"].cites} == {Reading.STATED}
        assert Reading.INFERRED in {cite.reading for cite in rules.clauses["talon.untaken"].cites}


def test_contract_piquet_is_named_where_its_page_answers():
    questions = {each.option: each for part in disagreements() for each in part.questions}
    void, target = questions["equal_sequence_voids"], questions["target"]
    assert any("Contract Piquet" in place for each in void.answers for place in each.places)
    hundred = next(each for each in target.answers if each.words == "100 points")
    assert any("Contract Piquet" in place for place in hundred.places)
    assert {"101 points", "150 points", "221 points"} < {each.words for each in target.answers}, (
        "a number that a source alone has"
    )


@pytest.mark.parametrize("text", ["parlett clock", "capot 30", "chapter x"])
def test_a_search_keeps_the_questions_that_hold_its_words(text):
    kept = [each for part in searched(text) for each in part.questions]
    every = [each for part in disagreements() for each in part.questions]
    assert 0 < len(kept) < len(every)
    for each in every:
        assert (each in kept) == all(f" {word}" in f" {each.searched}" for word in text.split())
