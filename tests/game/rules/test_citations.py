"""Every citation names a place that speaks of what its ruling is about, and no ruling says one reading twice."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.explain.why import why
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import build, load, options, rule_file, rule_set_names
from tests.samples import sample

CLASSES = frozenset({"point", "sequence", "set"})
HANDS = frozenset({"elder", "younger"})
NUMBERED = {
    ("cavendish", "Law 46"): {"point"},
    ("cavendish", "Law 62"): {"point"},
    ("cavendish", "Law 63"): {"sequence"},
    ("cavendish", "Law 64"): {"set"},
    ("cavendish", "Law 21"): {"elder"},
    ("cavendish", "Law 22"): {"younger"},
    ("royall", "Chapter VII"): {"point"},
    ("royall", "Chapter VIII"): {"sequence"},
    ("royall", "Chapter IX"): {"set"},
    ("counterpique", "More about declaring, 1"): {"point"},
    ("counterpique", "More about declaring, 2"): {"sequence"},
    ("counterpique", "More about declaring, 3"): {"set"},
    ("counterpique", "More about declaring, sets as sequences"): {"set"},
}
"""What numbered places speak of; a place with a heading says it itself."""
FORMS = pytest.mark.parametrize("form", rule_set_names())


def spoken_of(cite: Citation) -> set[str]:
    """The classes and hands that a place says it speaks of; empty where it names none."""
    if cite.source == "table":
        return set()
    place = (cite.source, cite.locus)
    words = re.findall("[a-z]+", cite.locus.lower())
    named = {word if word == "points" else word.removesuffix("s") for word in words}
    return NUMBERED.get(place) or named & (CLASSES | HANDS)


@cache
def every_table(form):
    """A form as its book has it, and with each option set to each of its values."""
    changed = [{name: value} for name, option in options().items() for value in option.values]
    return [load(form), *(load(form, change) for change in changed)]


def misplaced(cites, about):
    """The citations whose place speaks of other classes, or of the other hand."""
    for kinds in (CLASSES, HANDS):
        for cite in cites:
            if about & kinds and spoken_of(cite) & kinds and not spoken_of(cite) & about:
                yield cite


@FORMS
def test_no_citation_names_the_place_of_another_class_or_of_the_other_hand(form):
    """A clause about sequences cites no section on sets, a ruling on younger no section on elder."""
    for rules in every_table(form):
        for clause in rules.clauses.values():
            assert not [*misplaced(clause.cites, clause.parts)], clause.id
            for kind, side in product((*sorted(CLASSES), ""), (*sorted(HANDS), None)):
                about = {*clause.parts, kind, side or ""}
                if not clause.told or (clause.parts & CLASSES and kind not in clause.parts):
                    continue
                found = clause.cites_on(side, Facts(kind=kind))
                assert found
                assert not [*misplaced(found, about)], (clause.id, about)


@FORMS
def test_an_option_about_two_things_lends_each_its_own_citation(form):
    """In the tree of reasons too, where an option stands under a ruling with its own citations."""
    for rules in every_table(form):
        for clause in rules.clauses.values():
            for option in clause.options:
                lent = rules.settings[option].cites_on(clause.parts)
                assert not [*misplaced(lent, clause.parts)], (clause.id, option)


@FORMS
def test_no_clause_says_one_reading_twice(form):
    """One place once, and no house rule within another: what is told in part is told once."""
    for rules in every_table(form):
        for clause in rules.clauses.values():
            places = [(cite.source, cite.locus) for cite in clause.cites]
            assert len(places) == len(set(places)), clause.id
            house = [cite.locus for cite in clause.cites if cite.source == "table"]
            twice = [(one, other) for one, other in product(house, house) if one != other and one in other]
            assert not twice, clause.id


@FORMS
def test_no_ruling_shows_an_authority_twice(form):
    for seed in range(sample(3)):
        rng = Random(f"{form} {seed}")
        deal = play_out(shuffled(load(form), rng), rng)
        for ruling, told in zip(deal.rulings, narration.passages(deal.rulings, rules=deal.rules), strict=True):
            labels = [each.label for each in told.cites]
            assert len(labels) == len(set(labels)), labels
            assert not [*misplaced(ruling.cites, deal.rules.rule(ruling.rule).parts_in(ruling.side, ruling.facts))]


def loci(cites):
    return [cite.locus for cite in cites]


def test_sequences_are_cited_from_the_section_on_sequences_and_sets_from_that_on_sets():
    for name, kind, place in product(("wikipedia", "cent-36"), ("sequence", "set"), ("good", "lesser")):
        cites = loci(load(name).rule(f"{kind}.{place}").cites)
        assert all(locus.startswith(kind.title()) for locus in cites), (name, kind, place)


def test_younger_and_elder_are_each_told_where_their_own_carte_blanche_stands():
    for name in ("wikipedia", "cent-36"):
        claimed = load(name).rule("carte_blanche.claimed")
        elder, younger = (loci(claimed.cites_on(side, Facts())) for side in ("elder", "younger"))
        assert "Elder has carte blanche" in elder
        assert "Elder has carte blanche" not in younger
        assert "Younger has carte blanche" in younger
        assert "Younger has carte blanche" not in elder


def test_a_combination_is_counted_once_by_the_law_of_its_class():
    once = load("cavendish").rule("declare.once")
    assert loci(once.cites_on("elder", Facts(kind="set"))) == ["Law 64"]
    assert loci(once.cites_on("elder", Facts(kind="sequence"))) == ["Law 63"]


@pytest.mark.parametrize(
    "clause",
    [
        *("declare.nothing", "declare.no_such", "point.stated", "point.answered", "sequence.stated"),
        *("sequence.answered", "set.answered", "reply.true", "declare.once", "point.too_short", "turn.wait"),
    ],
)
def test_what_the_page_of_contract_piquet_says_of_declaring_is_cited_from_there(clause):
    """Values, definitions, answers, and that nothing has to be declared."""
    cites = load("contract").rule(clause).cites
    assert all(locus.startswith("More about declaring") for locus in loci(cites)), clause


def test_a_form_stands_on_its_parent_only_where_its_own_words_say_nothing():
    for name in ("contract", "auction", "normand", "voleur"):
        rules = load(name)
        (otherwise,) = rule_file(name).data["otherwise"]
        parent = otherwise.split(" | ")[1]
        own = rule_file(name).data["cites"]
        for clause in rules.clauses.values():
            if clause.id not in own and parent in loci(clause.cites):
                lent = [option for option in clause.options if parent in loci(rules.settings[option].cites)]
                assert lent or loci(clause.cites) == [parent], (name, clause.id)


def test_the_deal_of_auction_piquet_quotes_each_house_rule_once():
    cites = load("auction").rule("deal.first").cites
    house = [cite.locus for cite in cites if cite.reading is Reading.HOUSE]
    assert house == ["by how many is not described", "the cut is not described; as in Parlett's Piquet"]


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ("parlett", "spread face down, five cards a little apart from the other three"),
        ("saunt", "spread face down, five cards a little apart from the other three"),
        ("cavendish", "face down in one packet"),
        ("club", "face down and spread"),
        ("contract", "face down and spread"),
        ("wikipedia", "face down; the dealer may part it into five and three"),
    ],
)
def test_the_law_of_the_deal_says_how_the_book_lays_the_talon(form, words):
    from piquet_tutor.narration.clauses import clause

    rules = load(form)
    deal = next(each for each in rules.clauses if each in ("deal.hands", "deal.first"))
    assert f"the other 8 are the talon, {words}." in clause(rules, deal)


def test_in_the_tree_of_reasons_an_option_is_cited_for_the_class_of_the_ruling():
    """The option on lesser sequences and sets, under a sequence, names the section on sequences alone."""
    rng = Random(1)
    deal = play_out(shuffled(load("wikipedia"), rng), rng)
    found = set()

    def walk(reason):
        if reason.kind == "option" and reason.option[0] == "lesser_combinations":
            found.add((reason.rule.split(".")[0], tuple(loci(reason.cites))))
        for each in reason.because:
            walk(each)

    for ruling in deal.rulings:
        walk(why(deal, ruling))
    assert found
    assert found <= {("sequence", ("Sequence",)), ("set", ("Set",))}


def test_a_part_that_no_citation_can_speak_of_is_refused():
    text = rule_file("club").text.replace('"club | Tricks | stated | trick"', '"club | Tricks | stated | trump"')
    with pytest.raises(RuleFileError, match="speaks of no part of a clause; write one of elder, lead, point"):
        build(RuleFile("club", text))
