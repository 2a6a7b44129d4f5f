"""The rulebook: every clause stands in it, can be searched for, and is set beside that of another book."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files
from itertools import combinations

import pytest

from piquet_tutor.engine.rulings import Facts, Ledger
from piquet_tutor.engine.sources import Reading
from piquet_tutor.explain.compare import parting
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.finder import Outcome, find, outcome_lines, parse
from piquet_tutor.explore.rulebook.book import changeable, part_names, part_of, plain, rulebook_of, unread
from piquet_tutor.explore.rulebook.comparing import differences
from piquet_tutor.explore.rulebook.demonstration import deal_that_shows, heard
from piquet_tutor.explore.rulebook.divergences import (
    divergence_of,
    examples_that_divide,
    ruled,
    search_for_divergence,
)
from piquet_tutor.explore.rulebook.other_answers import other_answers
from piquet_tutor.explore.rulebook.other_books import by_other_books
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.options import option_title, value_words

CLUBS = ("rubicon", "parlett", "club", "wikipedia")


@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_stands_in_the_book_once(name):
    book = rulebook_of(load(name))
    assert sorted(each.id for each in book.articles) == sorted(load(name).clauses)
    for article in book.articles:
        assert article.statement
        assert article.cites
        assert {each.name for each in article.settings} == set(load(name).clauses[article.id].options)


def test_parts_are_told_apart_by_the_clauses_name():
    assert part_of("cards.most") == "play"
    assert part_of("cards.not_held") == "conduct"
    assert part_of("repique.award") == "bonuses"
    assert part_of("something.new") == part_names()[-1]
    assert rulebook_of(load("rubicon")).parts[0].id == "deal"


def found(words, name="rubicon"):
    return {each.id for each in rulebook_of(load(name)).search(words).articles}


def test_a_search_finds_words_of_the_statement_the_question_the_options_and_the_sources():
    assert "repique.award" in found("sixty")
    assert found("law 68") == {"repique.award"}
    assert "pique.award" in found("pique_reckoning")
    assert "pique.award" in found("Pique reckoning")
    assert "concede.play" in found("save the rubicon")
    assert found("club") == {"carte_blanche.number", "sinking.allowed"}
    assert found("xyzzy") == set()
    assert found("") == set(load("rubicon").clauses)


def test_where_no_rule_has_every_word_those_stand_that_have_any():
    assert found("sixty xyzzy") == found("sixty") != set()


def test_every_word_must_begin_some_word():
    assert "exchange.elder" in found("exch eld")
    assert "exchange.elder" not in found("xchange")
    assert plain("Sixième, carte_blanche!") == "sixieme carte blanche"


def test_the_reading_of_a_clause_is_a_dispute_before_all_else_the_firmest():
    book = rulebook_of(load("wikipedia"))
    assert book.article("pique.award").reading is Reading.DISPUTED
    assert rulebook_of(load("rubicon")).article("pique.award").reading is Reading.STATED
    assert rulebook_of(load("rubicon")).article("turn.wait").reading is Reading.INFERRED
    with pytest.raises(KeyError):
        book.article("nothing.such")


# --- differences --------------------------------------------------------------------------------------------------


def test_the_same_rules_do_not_differ():
    for name in rule_set_names():
        assert differences([load(name), load(name)]) == ()


def test_one_option_is_the_only_difference():
    """The clauses that read it and say otherwise, and nothing else."""
    one, other = load("rubicon"), load("rubicon", {"capot": 30})
    (only,) = differences([one, other])
    assert (only.clause, only.options, only.scores) == ("cards.capot", ("capot",), True)
    assert "40" in only.articles[0].statement
    assert "30" in only.articles[1].statement


def test_parlett_and_cavendish_differ_on_the_pique():
    found = {each.clause: each for each in differences([load("rubicon"), load("parlett")])}
    assert found["pique.award"].options == ("pique_reckoning",)
    first, second = found["pique.award"].articles
    assert first.settings != second.settings
    assert {cite.source for cite in first.cites} == {"cavendish"}
    assert {cite.source for cite in second.cites} == {"parlett"}


def test_a_clause_that_only_one_book_has_is_a_difference():
    found = {each.clause: each for each in differences([load("rubicon"), load("wikipedia")])}
    assert found["cards.early"].articles[0] is None
    assert found["cards.early"].articles[1] is not None


def test_every_option_that_differs_is_named_somewhere():
    """Unless no clause in force in either reads it."""
    for one, other in combinations(CLUBS, 2):
        books = [load(one), load(other)]
        named = {option for each in differences(books) for option in each.options}
        alone = {
            setting.name
            for each in differences(books)
            if None in each.articles
            for article in each.articles
            if article is not None
            for setting in article.settings
        }
        read = {name for rules in books for clause in rules.clauses.values() for name in clause.options}
        for name in options():
            if books[0].values[name] != books[1].values[name] and name in read:
                assert name in named | alone, name


def test_what_two_forms_say_of_one_question_stands_side_by_side():
    """How the cards are dealt is one difference, not a clause that each lacks."""
    found = {each.clause: each for each in differences([load("rubicon"), load("contract")])}
    assert [article.id for article in found["deal.hands"].articles] == ["deal.hands", "deal.first"]
    assert "deal.first" not in found
    assert [article.id for article in found["partie.deals"].articles] == ["partie.deals", "rubber.game"]
    assert found["deal.next"].articles[0] is None


def test_a_row_of_counterparts_names_clauses_that_there_are():
    file = files("piquet_tutor.explore.rulebook").joinpath("data", "counterparts.toml")
    known = {clause for name in rule_set_names() for clause in load(name).clauses}
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["row"]:
        assert set(row["clauses"]) <= known


def test_every_clause_has_a_part_made_for_it():
    """What fits nowhere would stand in the last part, among the manners of the table."""
    last = rulebook_of(load("contract")).parts[-1]
    assert {each.id for each in last.articles} == {"turn.wait", "cards.not_held"}


# --- options in words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", options().values(), ids=lambda option: option.name)
def test_every_value_of_an_option_has_words_of_its_own(option):
    values = option.values or (0, 1, 100)
    said = [value_words(option.name, value) for value in values]
    assert len(set(said)) == len(values)
    assert not any("_" in words or words in ("true", "false") for words in said)
    assert option_title(option.name)


def test_no_two_options_are_called_alike():
    titles = [option_title(name) for name in options()]
    assert len(set(titles)) == len(titles)


def test_options_are_sorted_by_what_they_do_in_a_form():
    """Looking at tricks scores nothing; carte rouge could be added; a counterpique means nothing without bids."""
    found = unread(load("rubicon"))
    assert {each.name for each in found.customs} == {"own_discards_visible", "tricks_open"}
    assert "carte_rouge" in {each.name for each in found.absent}
    assert "counterpique" in {each.name for each in found.foreign}
    assert "counterpique" in {each.name for each in changeable(load("contract"))}
    assert not {each.name for each in found.foreign} & {each.name for each in changeable(load("rubicon"))}


# --- partings that can be seen ------------------------------------------------------------------------------------


SAMPLE = gallery()[::9]


@pytest.mark.parametrize("example", SAMPLE, ids=lambda example: example.id)
def test_where_books_part_the_texts_differ(example):
    """A fact that nobody is told parts no books; and points hang on it exactly where the tallies differ."""
    deals = [deal for name in rule_set_names() if (deal := ruled(example, load(name))) is not None]
    for first, second in combinations(deals, 2):
        where = parting(first, second)
        if where is not None:
            assert where.words[0] != where.words[1]
            assert (where.first is None) == (where.words[0] == "")
            assert (where.second is None) == (where.words[1] == "")
        assert (where is not None and where.scoring) == (first.tally() != second.tally())


def told_apart(example, one, other):
    example = next(each for each in gallery() if each.id == example)
    return parting(ruled(example, load(*one)), ruled(example, load(*other)))


def test_a_fact_that_is_not_told_parts_nobody():
    """Two ledgers that read alike are alike, whatever their rulings hold besides."""
    deal = ruled(SAMPLE[0], load("rubicon"))
    more = tuple(each._replace(facts=Facts({**each.facts, "untold": 1})) for each in deal.rulings)
    assert parting(deal, replace(deal, rulings=Ledger(more))) is None
    fewer = Ledger(each for each in deal.rulings if not each.awards)
    assert parting(deal, replace(deal, rulings=fewer)).scoring


def test_a_point_that_one_book_does_not_know_is_set_beside_what_is_said_instead():
    where = told_apart("highest-hand-170", ("rubicon",), ("wikipedia",))
    assert (where.clause, where.scoring) == ("point.good", True)
    assert where.words == ("Elder’s point of 3 in spades is good: 3 points.", "Elder calls no point.")


# --- deals that show it -------------------------------------------------------------------------------------------


def deal_that_divides(one, other, **limits):
    """A worked example that two rule sets score differently, or else what came of a search for a deal."""
    for found in examples_that_divide(one, other):
        return found
    outcome = search_for_divergence(one, other, **limits).run()
    return divergence_of(outcome) or outcome


@pytest.mark.parametrize(("one", "other"), [("rubicon", "parlett"), ("rubicon", "wikipedia"), ("club", "wikipedia")])
def test_a_deal_on_which_two_books_part_is_ruled_by_both(one, other):
    parted = deal_that_divides(load(one), load(other))
    assert (parted.first.rules.id, parted.second.rules.id) == (one, other)
    assert parted.where.scoring
    for side, points in parted.difference.items():
        assert points == parted.second.total(side) - parted.first.total(side)
    assert any(parted.difference.values())


def test_the_examples_come_before_a_search():
    first = next(examples_that_divide(load("rubicon"), load("parlett")))
    assert first.example.id == "lead-before-the-tens"
    assert first.where.clause == "pique.award"
    assert first.difference == {"elder": 30, "younger": 0}


def test_a_difference_in_an_option_finds_its_deal():
    """Where no example shows it, one is looked for: a capot of thirty."""
    parted = deal_that_divides(load("rubicon"), load("rubicon", {"point_score": "flat_5"}))
    assert parted.where.clause == "point.good"


def test_books_that_never_part_on_points_are_told_so():
    found = deal_that_divides(load("parlett"), load("club"), seconds=3)
    assert isinstance(found, Outcome)
    assert found.kind == "not_found"


def test_forms_with_no_deal_in_common_say_so_in_one_sentence():
    for name, why in (("contract", "bid for"), ("voleur", "for 2 and for 4 players"), ("normand", "for 2 and for 3")):
        found = deal_that_divides(load("rubicon"), load(name))
        assert isinstance(found, Outcome)
        said = outcome_lines(found)
        assert len(said) == 1
        assert "No deal can be ruled by both" in said[0]
        assert why in said[0]


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("contract", {"counterpique": "exact_bonus_30"}),
        ("auction", {"auction_minus_combinations": "opponent"}),
        ("voleur", {"voleur_lesser": "holder_only"}),
    ],
)
def test_other_forms_part_from_themselves_by_an_option(name, changes):
    parted = deal_that_divides(load(name), load(name, changes), seconds=30)
    assert parted.at_random == (parted.seed is not None)
    assert parted.where.scoring
    assert any(parted.difference.values())


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("contract", "bid.beaten"),
        ("contract", "misere.award"),
        ("auction", "bid.paid"),
        ("normand", "cards.capot"),
        ("voleur", "round.beaten"),
        ("voleur", "repique.award"),
    ],
)
def test_a_clause_of_any_form_is_shown_by_a_deal(name, clause):
    rules = load(name)
    shown = deal_that_shows(rules, clause)
    if shown is None:
        outcome = find(parse(f"ruling={clause}", rules), seconds=30)
        assert any(ruling.rule == clause for ruling in outcome.deal.rulings)
    else:
        assert shown.ruling.rule == clause
        assert shown.deal.rules == rules
    assert clause in heard(rules)


def test_a_clause_is_shown_by_a_deal_in_which_it_speaks():
    rules = load("rubicon")
    for clause in ("repique.award", "cards.capot", "sequence.equal", "carte_blanche.award", "talon.left"):
        shown = deal_that_shows(rules, clause)
        assert shown.ruling.rule == clause
        assert shown.deal.rulings[shown.ruling.number - 1] == shown.ruling
    assert deal_that_shows(rules, "cards.not_held") is None
    assert "cards.not_held" not in heard(rules)
    assert {"repique.award", "pique.award", "point.good"} <= heard(rules)


def test_whose_another_reading_is_stands_beside_it():
    (pique,) = [each for each in other_answers(load("rubicon"), "pique.award") if each.option == "pique_reckoning"]
    assert pique.others == ("by the clock (Parlett; Club rules)",)
    assert "Cavendish" in pique.here
    (setting,) = [
        each for each in rulebook_of(load("rubicon")).article("pique.award").settings if each.name == pique.option
    ]
    assert [said for _, said in setting.others] == ["by the clock (Parlett; Club rules)"]


def test_what_means_nothing_here_is_no_other_reading():
    """Whether a carte rouge counts towards a pique, where no carte rouge is played."""
    options = [each.option for each in other_answers(load("rubicon"), "pique.award")]
    assert "carte_rouge_in_pique" not in options
    assert "carte_rouge_in_pique" in [
        each.option for each in other_answers(load("rubicon", {"carte_rouge": 20}), "pique.award")
    ]


def test_other_books_rule_on_the_deal_that_lies_there():
    record = example("lead-before-the-tens")
    found = {each.rules.id: each for each in by_other_books(Deal.from_record(record), record)}
    assert "parlett" not in found, "its own rules are no other book"
    assert "cent-36" not in found, "it deals another pack"
    assert found["rubicon"].deal.total("elder") == Deal.from_record(record).total("elder") - 30
    assert found["rubicon"].where.clause == "pique.award"
    assert not found["club"].where.scoring, "it counts tricks otherwise, and to the same total"
