"""Common wrong rules as amendments: each is cited against, worded, and gives really another number somewhere."""

from __future__ import annotations

import re
from random import Random

import pytest

from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules import misreadings
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.registry import POLICIES
from piquet_tutor.narration import languages, place_of
from piquet_tutor.narration.books import named_once
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.misconceptions import (
    amended,
    applicable,
    compatible,
    has_applicable,
    misconceptions,
    read_misconception,
)
from piquet_tutor.teach.scoring.practice import question
from piquet_tutor.teach.scoring.words import belief_words

PLAYED_BY = {"lost_class_bars_pique": "parlett", "point_by_pips": "cent-36", "capture_counts_one": "club"}
"""Wrong rules that are none, or change nothing, in the club game; and a book in which they do."""


def test_there_are_more_than_twenty():
    assert len(misconceptions()) >= 20
    assert len(applicable(load("rubicon"))) >= 20


@pytest.mark.parametrize("name", misconceptions())
def test_each_gives_another_number_on_a_legal_deal(name):
    """The deal is dealt, exchanged, called and played by the rules; what differs is only how it is scored."""
    rules = load(PLAYED_BY.get(name, "rubicon"))
    for box in misconceptions()[name].items:
        asked = question(rules, name, 1, box=box)
        assert asked.temptation != asked.case.truth[box]
        assert asked.case.deal.rules == rules


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", rule_set_names())
def test_each_has_its_words_and_its_law_in_every_book(name, language):
    rules = load(name)
    for each in applicable(rules):
        for box in each.items:
            law = rules.clauses.get(each.law_of(box))
            words = belief_words(rules, each.id, language, box)
            assert len({words.name, words.belief, words.correction, words.nudge}) == 4
            assert place_of(named_once(law.cites)[0], language) in words.correction


NAMED = {
    "en": r"point|sequence|tierce|trio|quatorze|sets|best|pique|carte blanche|trick|lead|capot|for the cards|picture",
    "fr": r"point|séquence|tierce|brelan|quatorze|combinaison|pique|carte blanche|levée|entame|capot|des cartes|figure",
}
"""What a misreading can be about."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", rule_set_names())
def test_what_was_done_is_told_in_a_sentence_that_names_what_it_is_about(name, language):
    """In a lesson that sentence stands alone: neither “the two” nor “a class” tells anything there."""
    rules = load(name)
    for each in applicable(rules):
        for box in each.items:
            done = belief_words(rules, each.id, language, box).done
            assert re.search(NAMED[language], done), done
            assert not re.search(
                r"\bclass\b|\bsorte\b|the two\.|les deux\.|qu’un\.|for taking\.|pour prendre\.", done
            ), done


@pytest.mark.parametrize(
    ("belief", "english", "french"),
    [
        (
            "equal_to_elder",
            "You let elder score for having spoken first, though the two best are equal.",
            "Vous avez laissé marquer celui qui a parlé d’abord, "
            "alors que les deux meilleures combinaisons sont égales.",
        ),
        (
            "bonuses_swapped",
            "You gave each bonus what the other adds.",
            "Vous avez donné à chaque prime ce qu’ajoute l’autre.",
        ),
        (
            "point_scores_pips",
            "You scored the point’s value, which only decides between equally long points; a good point scores one",
            "Vous avez marqué la valeur du point, qui ne sert qu’à départager deux points de même longueur",
        ),
    ],
)
def test_three_that_told_too_little(belief, english, french):
    rules = load("rubicon")
    assert belief_words(rules, belief, "en").done.startswith(english)
    assert belief_words(rules, belief, "fr").done.startswith(french)


def test_the_capot_on_top_is_corrected_with_its_figures_and_its_law():
    said = belief_words(load("rubicon"), "capot_on_top").correction
    expected = (
        "You counted the capot’s 40 on top of the 10 for the cards; it replaces them (Cavendish, Laws 66 and 69)."
    )
    assert said == expected


def test_the_law_quoted_is_that_of_the_box_it_showed_in():
    rules = load("parlett")
    assert "Declarations, point" in belief_words(rules, "equal_to_both", box="point").correction
    assert "Declarations, sequence" in belief_words(rules, "equal_to_both", box="sequence").correction


def test_wrong_policies_stand_in_misconceptions_alone_and_each_in_one():
    wrong = {name for name, each in POLICIES.by_name.items() if each.function.__module__ == misreadings.__name__}
    used = {
        change["policy"] for each in misconceptions().values() for change in each.amend.values() if "policy" in change
    }
    assert wrong == set(misreadings.STANDS_FOR) == used
    for name in rule_set_names():
        assert not wrong & {clause.policy for clause in load(name).clauses.values()}


def test_a_wrong_rule_that_a_book_holds_is_none_there():
    names = {name: {each.id for each in applicable(load(name))} for name in rule_set_names()}
    assert "cards_make_the_pique" in names["rubicon"]
    assert "cards_make_the_pique" not in names["wikipedia"]
    assert "point_needs_four" not in names["wikipedia"]
    assert "point_by_pips" not in names["rubicon"]  # with 32 cards more cards always make more pips
    assert "pique_by_the_clock" not in names["parlett"]


def test_whether_any_applies_is_told_as_they_are_listed(monkeypatch):
    for name in rule_set_names():
        assert has_applicable(load(name)) == bool(applicable(load(name)))
    monkeypatch.setattr("piquet_tutor.teach.scoring.misconceptions.misconceptions", dict)
    assert not has_applicable(load("rubicon"))


def test_an_option_set_at_the_table_counts_as_the_rule():
    house = load("rubicon", {"last_trick": 2})
    assert "last_trick_three" not in {each.id for each in applicable(house)}


def test_two_that_set_one_thing_otherwise_cannot_be_held_together():
    assert not compatible(("last_trick_plain", "last_trick_three"))
    assert not compatible(("pique_unbarred", "equality_bars_pique"))
    assert compatible(("capot_on_top", "last_trick_three"))
    assert compatible(("quatorze_by_cards", "rank_before_size"))


def test_two_in_one_clause_are_both_laid_over_it():
    both = amended(load("rubicon"), ("rank_before_size", "quatorze_by_cards"))
    assert both.rule("set.good").params["quatorze"] == 4
    assert both.rule("set.good").params["compare"] == "value"


def test_the_true_rule_set_is_left_as_it_was():
    rules = load("rubicon")
    before = dict(rules.clauses)
    assert amended(rules, ("capot_on_top",)) != rules
    assert dict(load("rubicon").clauses) == before


@pytest.mark.parametrize("name", rule_set_names())
def test_whoever_has_the_law_right_has_every_answer_right(name):
    rng = Random(3)
    deal = play_out(shuffled(load(name), rng), rng)
    case = ScoredDeal(deal)
    assert case.believed(()) == case.truth
    for each in applicable(deal.rules):
        assert case.believed((each.id,)) is None or case.believed((each.id,)).keys() == case.truth.keys()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\n', "changes nothing"),
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\ncolour = 1\n[options]\ncards = 0\n', "unknown key colour"),
        ('law = "cards.most"\nitems = ["cards"]\n[options]\ncards = 0\n', "missing order"),
        ('order = 1\nlaw = "cards.most"\nitems = ["card"]\n[options]\ncards = 0\n', "no box 'card'"),
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\nlean = "left"\n[options]\ncards = 0\n', "no lean 'left'"),
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\n[options]\ncard = 0\n', "no option card"),
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\n[options]\ncards = 7\n', "cannot be 7"),
        (
            'order = 1\nlaw = "cards.most"\nitems = ["cards"]\n[amend."cards.most"]\npolicy = "capot"\n',
            "does not exist",
        ),
        ('order = 1\nlaw = "cards.most"\nitems = ["cards"]\n[amend."cards.most"]\nonce = true\n', "unknown key once"),
        ('order = 1\nlaw = "cards.mist"\nitems = ["cards"]\n[options]\ncards = 0\n', "no clause cards.mist"),
        ("order =", "not TOML"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(text, fault):
    with pytest.raises(RuleFileError, match="misconceptions/bad") as caught:
        read_misconception("bad", text)
    assert fault in str(caught.value)


def test_a_repique_denied_for_what_is_only_equal_leaves_the_pique_to_be_judged():
    """Whoever lets an equality bar the repique has not heard the opponents score: by the clock the pique stands."""
    deal = read_deal(
        {
            "format": "piquet-record/1",
            "rules": "saunt",
            "deal": {
                "elder": "QS JS 9S 7S AH TH 9D 8D KC JC TC 8C",
                "younger": "AS QH JH 9H 8H 7H AD KD JD AC QC 7C",
                "talon": "QD 8S TD KS TS 7D 9C KH",
            },
            "exchange": {"elder": "KC JC AH 8C QS", "younger": "AC AS AD"},
            "play": "7S 7H",
        }
    )
    case = ScoredDeal(deal)
    for each in applicable(deal.rules):
        found = case.believed((each.id,))
        assert found is None or found.keys() == case.truth.keys()
    assert case.believed(("equality_bars_repique",)) is not None
