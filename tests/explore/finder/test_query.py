"""The finder's language: what can be said, and what is said of what cannot."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from piquet_tutor import narration
from piquet_tutor.explore.finder.query import NUMBERS, QueryError, names, parse
from piquet_tutor.explore.finder.questions import every_hint, named_queries, query_from
from piquet_tutor.game.rules.loader import load

QUERIES = tomllib.loads(Path(__file__).with_name("queries.toml").read_text("utf-8"))


@pytest.mark.parametrize("text", QUERIES["read"])
def test_a_query_reads_as_it_is_written(text):
    assert parse(text).text == text
    assert parse(parse(text).text) == parse(text)


@pytest.mark.parametrize("row", QUERIES["refused"], ids=lambda row: row["text"][:60] or "nothing")
def test_what_cannot_be_asked_gets_one_sentence(row):
    """It names the nearest of what there is, and the sides of the form that is meant."""
    with pytest.raises(QueryError) as caught:
        (query_from if row.get("named") else parse)(row["text"])
    assert str(caught.value) == row["says"]
    assert row["says"].endswith(".")
    assert len(row["says"]) < 600


def test_words_stand_for_numbers():
    assert parse("elder.sequence>=quint younger.set=quatorze elder.top=ace").text.startswith(
        "elder.sequence>=5 younger.set=4 elder.top=14"
    )
    assert NUMBERS["sixième"] == NUMBERS["sixieme"] == 6


def test_rules_come_from_outside_where_the_query_does_not_say():
    assert parse("capot=elder", load("club")).rules.id == "club"
    assert parse("capot=elder rules=parlett", load("club")).rules.id == "parlett"


def test_every_named_question_can_be_asked():
    listed = named_queries()
    assert len(listed) >= 20
    assert len({each.id for each in listed}) == len(listed)
    for each in listed:
        assert narration.message(each.title)
        assert narration.message(each.about).endswith((".", "?"))
        assert each.query().text
        assert query_from(each.id) == each.query()


def test_every_aim_speaks_of_hands_alone():
    for _, _, hint in every_hint():
        assert all(each.from_hands for each in hint.hands)
        assert set(hint.play) <= {"strong", "weak", "any"}


def test_what_is_near_to_nothing_is_told_where_the_questions_stand():
    with pytest.raises(QueryError, match="the command find by itself lists"):
        query_from("xyzzy")


def test_a_name_may_be_written_with_blanks():
    assert query_from("younger repiques") == query_from("younger-repiques")


def test_a_name_takes_further_conditions_and_other_rules():
    assert query_from("younger-repiques rules=voleur").text == "repique=younger rules=voleur"
    assert query_from("carte-rouge elder.point>=6 rules=parlett").text == "rouge=elder elder.point>=6 rules=parlett"


def test_names_are_told_in_full():
    assert {"repique", "elder.point", "younger.quatorzes", "elder.total", "ruling", "against"} <= set(names())
