"""Coverage that cannot rot: every statement of every source is carried by something that exists and held by a test."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

import piquet_tutor
from piquet_tutor.commands.cli import tutor
from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.narration import place_of
from tests.game.casebook import names
from tests.statements import lists as listed
from tests.statements.lists import Statement, by_clause, coverage, every, statement, statements

ROOT = Path(piquet_tutor.__file__).parents[1]
SOURCES = listed.sources()
each_source = pytest.mark.parametrize("source", SOURCES)


@cache
def functions(path: str) -> frozenset[str]:
    """The functions a test file defines at its top, or its worked cases, by name; none where there is no such file."""
    file = ROOT / path
    if not file.is_file():
        return frozenset()
    if file.suffix == ".toml":
        return names(file)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@cache
def deciding() -> frozenset[str]:
    """The options that put some clause into force, in any rule file."""
    files = (Path(piquet_tutor.__file__).parent / "game/rules/data").glob("*.toml")
    entries = [entry for file in files for entry in tomllib.loads(file.read_text("utf-8")).get("rule", ())]
    return frozenset(entry["when"]["option"] for entry in entries if "when" in entry)


def whole(name: str) -> list[RuleSet]:
    """A rule set as it is, and so set that each clause of its file comes into force in one of them."""
    changed = [load(name, {option: value}) for option in sorted(deciding()) for value in options()[option].values]
    return [load(name), *changed]


# --- every statement is mapped --------------------------------------------------------------------


@each_source
def test_no_statement_is_unmapped(source):
    """Carried by a clause, an option, a part of the frame or of the house; held by a test; and nothing left to do."""
    left = [f"{one.name}: {one.pending or one.says}" for one in statements(source) if not one.mapped]
    assert not left


@each_source
def test_the_numbers_have_no_gap(source):
    found = [one.number for one in statements(source)]
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("one", list(every()), ids=lambda one: one.name.replace(" ", "-"))
def test_what_a_statement_names_exists(one: Statement):
    """Its clauses in some rule set, its options and their values, its topics, its tests."""
    for clause in one.clauses:
        assert any(clause in rules.clauses for rules in under(one)), clause
    for name, value in one.options.items():
        assert options()[name].check(value) == value
        assert load(one.rules).option(name) == value
    for name, values in one.variant.items():
        assert all(options()[name].check(value) == value for value in values)
        assert len(one.variant) > 1 or {load(one.rules).option(name)} != {*values}, f"{name} is so already"
    for node in one.tests:
        path, _, name = node.partition("::")
        assert name in functions(path), f"{node} is no test"


def under(one: Statement) -> list[RuleSet]:
    """The rule sets under which a statement is to hold."""
    if not one.variant:
        return [load(one.rules)]
    return [load(one.rules, {name: value}) for name, values in one.variant.items() for value in values] + [
        load(one.rules, {name: values[0] for name, values in one.variant.items()})
    ]


def test_a_customs_reason_is_given_and_there_are_few():
    """Only habits of the hand that a shuffled pack knows nothing of: no more than one in fifty."""
    customs = [one for one in every() if one.custom]
    assert len(customs) * 50 <= sum(1 for _ in every())
    assert all(one.custom.endswith(".") for one in customs)


def test_what_is_corrected_is_held_by_a_claim_or_a_worked_case():
    for one in every():
        if one.corrected:
            assert one.tests
            assert len(one.corrected.split()) > 8, f"{one.name} says too little of why"


# --- where sources contradict each other ----------------------------------------------------------


CONTRADICTIONS = [(one, other) for one in every() for other in one.contradicts]


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS, ids=lambda each: str(getattr(each, "name", "")))
def test_a_contradiction_is_carried_by_an_option_that_takes_both_values(one, other):
    """Both statements name each other and the topic, and set an option on it to different values."""
    there = statement(other.other)
    assert (other.topic, one.name) in [tuple(each) for each in there.contradicts]
    assert there.source != one.source
    assert other.topic in one.topics
    assert other.topic in there.topics
    shared = [name for name in {**one.options, **one.variant} if options()[name].topic == other.topic]
    assert any(value_of(one, name) != value_of(there, name) for name in shared if name in value_of_names(there))


def value_of_names(one: Statement) -> set[str]:
    return {*one.options, *one.variant}


def value_of(one: Statement, name: str) -> object:
    return one.variant.get(name, one.options.get(name))


def test_the_disagreements_of_the_books_are_all_met():
    """Where two rule sets of listed sources set an option otherwise on their own word, two statements contradict."""
    met = {each.topic for one in every() for each in one.contradicts}
    for name, option in options().items():
        said = {}
        for book in ("wikipedia", "parlett", "club"):
            setting = load(book).settings[name]
            if any(cite.source == book and cite.reading is not Reading.HOUSE for cite in setting.cites):
                said[book] = setting.value
        if len(set(map(repr, said.values()))) > 1:
            assert option.topic in met, f"{name}: {said}"


# --- every clause is reached ----------------------------------------------------------------------


def stated(cite: Citation) -> bool:
    """Whether it points at words of a source whose statements are listed."""
    return cite.source in SOURCES and cite.reading is not Reading.HOUSE


def names_option(source: str, name: str) -> bool:
    """Whether a statement of a source settles an option, or speaks of setting it otherwise."""
    return any(name in one.options or name in one.variant for one in statements(source))


@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_cited_to_a_listed_source_is_reached_by_a_statement_of_it(name):
    """Itself, or by an option it reads; or it rests on a treatise, on another book, or on the house alone.

    A clause that only an option set at the table brings into force needs no source's word but what it states.
    """
    own = load(name).clauses
    for rules in whole(name):
        for clause in rules.clauses.values():
            for cite in filter(stated, clause.cites):
                if clause.id not in own and cite.reading is Reading.INFERRED:
                    continue
                lent = [option for option in clause.options if cite in rules.settings[option].cites]
                reached = by_clause(clause.id, cite.source) or any(names_option(cite.source, each) for each in lent)
                assert reached, f"{clause.id} cites {place_of(cite)}, which states nothing of it"


@pytest.mark.parametrize("name", rule_set_names())
def test_every_option_cited_to_a_listed_source_is_settled_by_a_statement_of_it(name):
    """No book is said to have settled what none of its statements settles; what is inferred needs no statement."""
    for option, setting in load(name).settings.items():
        for cite in filter(stated, setting.cites):
            if cite.reading is Reading.STATED:
                assert names_option(cite.source, option), f"{option} cites {place_of(cite)}, which does not settle it"


@pytest.mark.parametrize("name", rule_set_names())
def test_every_citation_of_a_listed_source_names_a_place_in_it(name):
    """The place of some statement, or a closer one within it."""
    rules = load(name)
    for cite in {cite for one in (*rules.clauses.values(), *rules.settings.values()) for cite in one.cites}:
        if stated(cite):
            places = {one.place.lower() for one in statements(cite.source)}
            locus = cite.locus.lower()
            assert any(place in locus or locus in place for place in places), f"{cite.source}: {cite.locus}"


# --- the reader of the lists ----------------------------------------------------------------------

SOUND = """
source = "club"
rules = "club"
about = "One statement."

[[statement]]
number = 1
place = "Deal"
says = "Twelve cards each."
frame = { hand_size = 12 }
options = { deal_packet = "chosen_once" }
clauses = ["deal.hands"]
tests = ["tests/game/deal/test_play.py::test_elder_leads_first"]
"""


def read(text: str) -> tuple[Statement, ...]:
    return tuple(listed.read(RuleFile("statements/club", text)))


def test_a_sound_list_is_read():
    (one,) = read(SOUND)
    assert (one.name, one.mapped, one.topics) == ("club 1", True, ("packets",))
    assert one.clauses == ("deal.hands",)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("number = 1", "number = 2", "statement 1 has the number 2"),
        ("[[statement]]", "extra = 1\n\n[[statement]]", "extra"),
        ('source = "club"', 'source = "nobody"', "there is no source nobody"),
        ('rules = "club"', 'rules = "nobody"', "under nobody, which is no rule set"),
        ('place = "Deal"\n', "", "lacks its place"),
        ('place = "Deal"', 'place = " "', "place that is empty"),
        ('says = "Twelve cards each."', "says = 12", "says that is empty or of the wrong kind"),
        ("hand_size = 12", "hand_size = 13", "says that hand_size is 13"),
        ("hand_size = 12", 'title = "x"', "title, which is no part"),
        ('deal_packet = "chosen_once"', 'deal_packet = "2"', "says that deal_packet is '2'"),
        ('deal_packet = "chosen_once"', "no_such = 1", "no_such, which does not exist"),
        ('"deal.hands"', '"deal.nothing"', "deal.nothing, which is not in force under club"),
        ('"deal.hands"', '"carte_rouge.award"', "carte_rouge.award, which is not in force under club"),
        ('["deal.hands"]', '["deal.hands", "deal.hands"]', "twice in its clauses"),
        ("::test_elder_leads_first", "", "names the test"),
        ("clauses =", 'contradicts = ["parlett 3"]\nclauses =', "write it as “younger_exchange_least | source 27”"),
        ("clauses =", "variant = { carte_rouge = 7 }\nclauses =", "Option carte_rouge cannot be 7"),
        ("clauses =", 'custom = "Nothing."\nclauses =', "is a custom"),
        ("clauses =", 'sayz = "Nothing."\nclauses =', "unknown key sayz"),
        (
            'tests = ["tests/game/deal/test_play.py::test_elder_leads_first"]',
            'corrected = "No."',
            "names no test that shows it",
        ),
    ],
)
def test_a_broken_list_is_refused_with_its_place(old, new, said):
    """One sentence that names the file and what is wrong."""
    assert SOUND.count(old) == 1
    with pytest.raises(RuleFileError, match=re.escape(said)) as caught:
        read(SOUND.replace(old, new))
    assert "statements/club" in str(caught.value)


@pytest.mark.parametrize(
    ("change", "mapped"),
    [
        (("", ""), True),
        (('tests = ["tests/game/deal/test_play.py::test_elder_leads_first"]', ""), False),
        (("clauses =", 'pending = "The form."\nclauses ='), False),
    ],
)
def test_without_a_test_or_with_something_to_do_it_is_unmapped(change, mapped):
    (one,) = read(SOUND.replace(*change) if change[0] else SOUND)
    assert one.mapped is mapped


def test_a_statement_carried_by_nothing_is_unmapped_and_a_custom_needs_nothing():
    bare = re.sub(r"(frame|options|clauses) = .*\n", "", SOUND)
    assert not read(bare)[0].mapped
    custom = re.sub(r"tests = .*\n", 'custom = "A shuffled pack knows nothing of it."\n', bare)
    assert read(custom)[0].mapped


def test_a_value_of_a_variant_may_be_several():
    several = SOUND.replace("clauses =", "variant = { carte_rouge = [10, 40] }\nclauses =").replace(
        "deal.hands", "carte_rouge.award"
    )
    assert read(several)[0].variant == {"carte_rouge": (10, 40)}


@pytest.mark.parametrize("name", ["club 999", "nobody 1", "club"])
def test_there_is_no_such_statement(name):
    with pytest.raises(RuleFileError):
        statement(name)


def test_by_clause_is_what_the_lists_say():
    """Every statement is found again by each clause it names, and by no other."""
    for one in statements("club"):
        for clause in one.clauses:
            assert one in by_clause(clause)
            assert one in by_clause(clause, "club")
            assert one not in by_clause(clause, "wikipedia")
    assert by_clause("no.such") == ()


def test_the_counts_add_up():
    for count in coverage():
        assert count.stated == len(statements(count.source))
        assert count.mapped + count.unmapped == count.stated
    assert listed.unmapped() == tuple(one for one in every() if not one.mapped)


# --- the command ----------------------------------------------------------------------------------


def test_the_command_counts_them_source_by_source():
    """One line a source, one for all; and success when nothing is unmapped."""
    result = CliRunner().invoke(tutor, ["rules", "coverage"])
    assert result.exit_code == (1 if listed.unmapped() else 0)
    whole_lists = [f"{each.stated} statements, {each.mapped} mapped" for each in coverage()]
    assert all(told in result.output for told in whole_lists)
    stated = sum(each.stated for each in coverage())
    assert f"In all: {stated} statements, {stated} mapped, 0 unmapped." in result.output


def test_the_command_lists_the_statements_of_a_source():
    """Every one, with what carries it and the tests that hold it, which stand on one line each."""
    result = CliRunner().invoke(tutor, ["rules", "coverage", "club"])
    assert result.exit_code == 0
    words = " ".join(result.output.split())
    for one in statements("club"):
        assert one.says in words
        assert all(node in result.output for node in one.tests)


def test_the_command_knows_which_sources_there_are():
    result = CliRunner().invoke(tutor, ["rules", "coverage", "nobody"])
    assert result.exit_code == 2
    assert all(source in result.output for source in SOURCES)
