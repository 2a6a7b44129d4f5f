"""The finder's language: what can be said, and what is said of what cannot."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.explore.finder.query import NUMBERS, QueryError, names, parse
from piquet_tutor.explore.finder.questions import every_hint, named_queries, query_from
from piquet_tutor.game.rules.loader import load


@pytest.mark.parametrize(
    "text",
    [
        "repique=younger rules=rubicon",
        "elder.point>=6 younger.sequence=3|4 rules=parlett",
        "pique!=none capot=elder|younger rules=club",
        "ruling=pique.award:denied:elder rules=rubicon",
        "against=wikipedia by=10 on=pique.award rules=rubicon",
        "rouge=elder rules=rubicon,carte_rouge:20",
        "difference>=100 elder.tricks=12 rules=rubicon",
    ],
)
def test_a_query_reads_as_it_is_written(text):
    assert parse(text).text == text
    assert parse(parse(text).text) == parse(text)


def test_words_stand_for_numbers():
    assert parse("elder.sequence>=quint younger.set=quatorze elder.top=ace").text.startswith(
        "elder.sequence>=5 younger.set=4 elder.top=14"
    )
    assert NUMBERS["sixième"] == NUMBERS["sixieme"] == 6


def test_rules_come_from_outside_where_the_query_does_not_say():
    assert parse("capot=elder", load("club")).rules.id == "club"
    assert parse("capot=elder rules=parlett", load("club")).rules.id == "parlett"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing is looked for"),
        ("repique", "is not a condition"),
        ("repique=elderly", "it takes elder, younger, none"),
        ("repique>elder", "takes “=” or “!=”"),
        ("elder.pint>=3", "perhaps “elder.point” is meant"),
        ("elder.point>=many", "takes a whole number"),
        ("elder.point>=-1", "takes a whole number"),
        ("rules=nowhere capot=elder", "there is no rule set nowhere"),
        ("rules=rubicon,capot:31 capot=elder", "option capot cannot be 31"),
        ("rules=rubicon,nothing:1 capot=elder", "there is no option nothing"),
        ("by=10 capot=elder", "add against="),
        ("on=point.good capot=elder", "add against="),
        ("ruling=cards.early", "no rule cards.early"),
        ("ruling=pique.award:perhaps", "a ruling cannot be perhaps"),
        ("against=wikipedia on=nothing", "no rule nothing"),
        ("x=" + "y" * 500, "longer than 400"),
    ],
)
def test_what_cannot_be_asked_gets_one_sentence(text, said):
    with pytest.raises(QueryError) as caught:
        parse(text)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 600


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


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("carte blanche", ("blank-saves-the-repique", "blank-makes-a-repique", "two-blanks")),
        ("pique", ("elder-piques", "pique-saved", "pique-and-capot")),
        ("equal-point", ("equal-points",)),
        ("six tricks each", ("cards-divided",)),
    ],
)
def test_a_question_nobody_named_is_answered_with_those_nearest_to_it(words, named):
    with pytest.raises(QueryError) as caught:
        query_from(words)
    said = str(caught.value)
    assert all(each in said for each in named)
    assert "such as repique=younger" in said
    assert said.endswith(".")
    assert len(said) < 600


def test_what_is_near_to_nothing_is_told_where_the_questions_stand():
    with pytest.raises(QueryError, match="the command find by itself lists"):
        query_from("xyzzy")


def test_a_name_may_be_written_with_blanks():
    assert query_from("younger repiques") == query_from("younger-repiques")


def test_a_name_takes_further_conditions_and_other_rules():
    assert query_from("younger-repiques rules=voleur").text == "repique=younger rules=voleur"
    assert query_from("carte-rouge elder.point>=6 rules=parlett").text == "rouge=elder elder.point>=6 rules=parlett"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pique=1 rules=rubicon", "it takes elder, younger"),
        ("pique=5 rules=voleur", "it takes elder, younger, 1-3, 2-4"),
        ("bid.tricks>=9 rules=rubicon", "nothing is called bid.tricks"),
        ("ruling=pique.award:awarded:4 rules=normand", "is not a side"),
        ("bid.sign=odd rules=auction", "it takes plus, minus, none"),
    ],
)
def test_sides_are_those_of_the_form(text, said):
    with pytest.raises(QueryError) as caught:
        parse(text)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "1-3.total>=50 2.point>=5 rules=voleur",
        "bid=dealer bid.value>=42 rules=contract",
        "repique=3-barred rules=normand",
    ],
)
def test_queries_of_other_forms_read_as_they_are_written(text):
    assert parse(text).text == text
    assert parse(parse(text).text) == parse(text)


def test_names_are_told_in_full():
    assert {"repique", "elder.point", "younger.quatorzes", "elder.total", "ruling", "against"} <= set(names())
