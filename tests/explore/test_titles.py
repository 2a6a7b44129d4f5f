"""What a deal is called where it is shown again: as its owner called it, and never by a title that tells too much."""

from __future__ import annotations

import pytest

from piquet_tutor.cells.asking import ask
from piquet_tutor.cells.dealing import deal
from piquet_tutor.cells.tables import race, table
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.titles import own_title
from piquet_tutor.narration.catalogue import languages

HANDS = "elder: ♠AKQ8 ♥A7 ♦KQJ ♣AT7; younger: ♠J9 ♥JT98 ♦T98 ♣KQ9"
NAMED = "Anna (elder): ♠AKQ8 ♥A7 ♦KQJ ♣AT7; Ben (younger): ♠J9 ♥JT98 ♦T98 ♣KQ9"
BOTH = NAMED.replace("Anna", "Anna Bell").replace("Ben", "Miss Grey")
TOLD = f"Miss Grey is elder. Ben is younger. {NAMED.replace('Anna (elder)', 'Miss Grey').replace(' (younger)', '')}"


def shown_again(found):
    """A deal wherever it is shown again."""
    yield ask(found, "point")
    yield found.what_if(swap=("AS", "JS"))
    yield found.what_if(swap=("AS", "JS")).deal
    yield found.turned_by("point")
    yield found.under("wikipedia")
    yield found.books()
    yield next(iter(found.books()), found)
    yield race(found)
    yield table(found)
    yield deal(found.link())
    yield deal(found, rules="club")


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (f"Tuesday club. {HANDS}", "Tuesday club"),
        (f"Tuesday club\n{HANDS}", "Tuesday club"),
        (f"title: Tuesday club; {HANDS}", "Tuesday club"),
        (NAMED, "Anna (elder) and Ben (younger)"),
        (f"Tuesday club. {NAMED}", "Tuesday club: Anna (elder) and Ben (younger)"),
        (f"Tuesday club. {BOTH}", "Tuesday club: Anna Bell (elder) and Miss Grey (younger)"),
        (f"Friday class\n{BOTH}", "Friday class: Anna Bell (elder) and Miss Grey (younger)"),
        (f"Friday class. {TOLD}", "Friday class: Miss Grey (elder) and Ben (younger)"),
    ],
)
def test_a_title_and_the_names_of_the_players_stay_wherever_the_deal_is_shown(words, title):
    found = deal(words, played=True)
    assert found.title == title
    for each in shown_again(found):
        assert title in repr(each).split("held")[0].split("Elder:")[0], type(each)


def test_a_deal_of_a_match_is_called_by_its_players():
    match = example("two-doubles")
    match["deals"] = [{key: value for key, value in one.items() if key != "title"} for one in match["deals"]]
    titles = [deal(match, number=number).title for number in (1, 2)]
    assert titles == ["Deal 1: Ben (elder) and Ann (younger)", "Deal 2: Ann (elder) and Ben (younger)"]


@pytest.mark.parametrize("language", languages())
def test_no_question_has_the_title_of_an_example_above_it(language):
    """Such a title tells how the deal ended: “28 to 23”, “no pique by the order of reckoning”."""
    singles = [one.id for one in gallery() if "deals" not in one.record]
    assert len(singles) > 20
    for name in singles:
        found = deal(name, language=language)
        assert own_title(found) == ""
        assert found.title
        if found.done and not found.void:
            assert found.title not in repr(ask(found, "total", language=language))


def test_an_example_ruled_by_other_rules_does_not_keep_a_title_that_tells_its_first_end():
    """Its title describes what the first book rules; where the other comes to the same, it still holds."""
    found = deal("tens-before-the-lead")
    for other in (
        found.under("parlett"),
        found.books()["parlett"],
        deal(found, rules="parlett"),
        deal("tens-before-the-lead", rules="parlett"),
        found.what_if(swap=("AS", "KD")).deal,
        found.turned_by("pique").deal,
    ):
        assert other.title == "The example “tens-before-the-lead”, ruled again"
        assert own_title(other) == ""
    assert found.under("cavendish").title == found.title


def test_a_house_rule_stands_above_what_is_ruled_by_it():
    """No printed book's name above a question that is judged by a rule it does not have."""
    ours = deal("tens-before-the-lead", last_trick=10)
    head = repr(ask(ours, "play")).splitlines()[:2]
    assert head == ["Rubicon Piquet, with one rule changed", "The last trick: 10 more"]
    assert "with one rule changed" in repr(ours).splitlines()[0]
    assert "with one rule changed" in repr(ours.books())
    assert repr(ask(ours.under("rubicon"), "play")).startswith("Rubicon Piquet\n")


@pytest.mark.parametrize("title", ["My Thursday class", "Your evening", "Ma classe du jeudi"])
def test_a_title_may_be_somebodys(title, capsys):
    assert deal(f"{title}. {HANDS}").title == title
    assert not capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "cure"),
    [("en", "“title: My hand” in a line of its own"), ("fr", "« titre : My hand » sur une ligne à part")],
)
def test_what_stands_above_and_is_left_out_is_told_with_how_a_title_is_given_and_so_it_is(language, cure, capsys):
    deal(f"My hand. {HANDS}", language=language)
    said = " ".join(capsys.readouterr().out.split())
    assert "My hand" in said
    assert cure in said
    word = "title" if language == "en" else "titre"
    assert deal(f"{word}: My hand\n{HANDS}").title == "My hand"


def test_what_stands_elsewhere_and_is_left_out_is_no_title(capsys):
    deal(f"title: Thursday\nMy hand. {HANDS}")
    assert capsys.readouterr().out.strip() == "Left out: “My hand”"
