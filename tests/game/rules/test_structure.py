"""The rules as data and the engine that reads them: nothing unused, nothing uncited, nothing scored on the side."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from functools import cache
from pathlib import Path
from typing import get_type_hints

import pytest

import piquet_tutor
from piquet_tutor.engine.sources import Reading
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import EVENTS
from piquet_tutor.game.rules.loader import LIBRARY, bibliography, load, options, rule_file, rule_set_names
from piquet_tutor.game.rules.registry import POLICIES, reasons
from piquet_tutor.game.rules.view import OpenView
from piquet_tutor.game.state import Deal, DealState
from piquet_tutor.game.subjects import Subject
from tests.game.table_talk import CLAUSE_OF

PACKAGE = Path(piquet_tutor.__file__).parent
ENGINE = sorted(
    [
        *(
            PACKAGE / "engine" / f"{name}.py"
            for name in ("table", "sources", "rulings", "clauses", "library", "asking")
        ),
        *(PACKAGE / "game" / f"{name}.py" for name in ("cards", "combinations", "actions")),
        *(PACKAGE / "game" / "rules").rglob("*.py"),
        *(PACKAGE / "game" / "deal").rglob("*.py"),
    ]
)
EVERY = sorted(PACKAGE.rglob("*.py"))


@cache
def every_rule_set() -> tuple[RuleSet, ...]:
    """Each book as it is, and each with every option at each of its values: every clause is in force somewhere."""
    found = [load(name) for name in rule_set_names()]
    for option in options().values():
        found += [load(name, {option.name: value}) for name in rule_set_names() for value in option.values]
    return tuple(found)


def for_two() -> list[str]:
    """The books of the game itself: two players, no bidding."""
    return [name for name in rule_set_names() if load(name).phases == ("carte_blanche", "exchange", "declare", "play")]


@cache
def engine_text() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in ENGINE)


def engine_nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Everything that is written in the files of the engine, with its file."""
    return ((path, node) for path in ENGINE for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


# --- the score ------------------------------------------------------------------------------------


def test_only_a_rule_builds_an_award():
    """Nothing else in the package calls ``Award``, directly or by a side door, but ``Rule.award``."""
    built = {
        path: list(awards_built(ast.parse(text))) for path in EVERY if "Award" in (text := path.read_text("utf-8"))
    }
    assert {str(path.relative_to(PACKAGE)): lines for path, lines in built.items() if lines} == {}
    assert len(built) > 1, "more files speak of it"


def awards_built(tree):
    """The lines on which an award is built elsewhere than in the method of a rule."""
    inside = {
        id(call)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name == "Rule"
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name == "award"
        for call in ast.walk(method)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        owner = getattr(getattr(node.func, "value", None), "id", "")
        builds = name == "Award" or (owner == "Award" and name in ("_make", "__new__"))
        if builds and id(node) not in inside:
            yield node.lineno


def test_a_ruling_takes_its_awards_from_a_rule_or_has_none():
    """Wherever the engine writes a ruling down, the awards are ``rule.award(...)`` or an empty tuple."""
    for path, node in engine_nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ruling":
            awards = node.args[5] if len(node.args) > 5 else None
            named = [word.value for word in node.keywords if word.arg == "awards"]
            given = ast.unparse(named[0] if named else awards) if (named or awards is not None) else "()"
            assert given in ("()", "awards"), f"{path}, line {node.lineno}: {given}"


# --- clauses and policies -------------------------------------------------------------------------


def test_every_policy_is_used_by_a_clause():
    used = {clause.policy for rules in every_rule_set() for clause in rules.clauses.values()}
    # Misreadings of the rules are policies too, and stand in no rule set: tests/teach/lessons sees that each is used.
    engine = {
        name
        for name, each in POLICIES.by_name.items()
        if each.function.__module__.startswith("piquet_tutor.game.rules.policies.")
    }
    assert used == engine


@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_has_an_authority_in_every_rule_set(name):
    """Each with a source that exists and a place in it, whatever the options."""
    for rules in every_rule_set():
        if rules.id == name:
            for clause in rules.clauses.values():
                assert clause.cites, clause.id
                assert all(cite.source in bibliography() and cite.locus for cite in clause.cites)


def test_every_event_a_clause_waits_for_comes():
    """The engine asks by the name of each of them; a misspelt event would never come."""
    asked = set(re.findall(r'"([a-z_]+)"', engine_text())) | {
        f"{kind}_{what}" for kind in KINDS for what in ("called", "asked", "stated", "answered", "settled", "counted")
    }
    waited = {event for rules in every_rule_set() for clause in rules.clauses.values() for event in clause.events}
    assert waited <= asked


def test_an_exception_names_a_clause_that_answers_the_same_question():
    for rules in every_rule_set():
        for clause in rules.clauses.values():
            if clause.exception_to:
                assert rules.rule(clause.exception_to).question == clause.question


def test_what_a_clause_counts_as_is_a_kind_of_the_tally():
    """And every kind of the tally is counted by some clause."""
    for name in rule_set_names():
        rules = load(name, {"carte_rouge": 20})
        counted = {clause.counts_as for clause in rules.clauses.values() if clause.counts_as} - {"settlement"}
        assert counted == set(rules.kinds)
        assert set(rules.reckoning) <= set(rules.kinds)


def test_the_order_of_reckoning_is_the_laws_in_every_book():
    """Carte blanche, point, sequences, sets, play, the cards (Law 67)."""
    laws = ("carte_blanche", "point", "sequence", "set", "play", "cards")
    for name in rule_set_names():
        assert load(name).reckoning[:5] == laws[:5]
    for name in for_two():
        assert load(name).reckoning == laws


def test_every_refusal_rests_on_a_clause_of_every_rule_set():
    """A refusal that belongs to bidding, to a round of three or four or to one form alone, needs its clause there."""
    general = {entry["id"] for entry in rule_file("piquet").data["rule"]} & set(CLAUSE_OF.values())
    assert len(general) > 15
    for rules in every_rule_set():
        if rules.id in for_two():
            assert general <= set(rules.clauses)
    for clause in CLAUSE_OF.values():
        assert any(clause in rules.clauses for rules in every_rule_set()), clause


def test_every_refusal_rests_on_one_clause_whatever_the_book():
    """From the name of a reason one step leads to the clause, and one to the code that holds it."""
    assert set(reasons()) == set(CLAUSE_OF)
    for rules in every_rule_set():
        for clause in rules.clauses.values():
            for reason in POLICIES.by_name[clause.policy].refuses:
                assert CLAUSE_OF[reason] == clause.id


@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_names_the_policy_that_judges_it_and_the_event_that_asks_it(name):
    """What may be done is asked before it is done; a policy that refuses nothing is never asked whether it may be."""
    for clause in load(name).clauses.values():
        before = {event for event in clause.events if event.startswith("may_")}
        assert clause.policy in POLICIES.by_name
        assert clause.policy != "procedure"
        assert bool(before) == bool(POLICIES.by_name[clause.policy].refuses), clause.id
        assert set(clause.events) <= EVENTS


def test_a_disputed_reading_is_marked_where_the_sources_disagree():
    """Pique by the clock or by the order: the books that do not say so plainly are marked."""
    for name, reading in [
        ("rubicon", Reading.STATED),
        ("parlett", Reading.DISPUTED),
        ("saunt", Reading.DISPUTED),
        ("club", Reading.DISPUTED),
        ("wikipedia", Reading.DISPUTED),
    ]:
        assert {cite.reading for cite in load(name).settings["pique_reckoning"].cites} == {reading}


def test_every_source_is_cited():
    cited = {
        cite.source
        for rules in every_rule_set()
        for one in (*rules.clauses.values(), *rules.settings.values(), *options().values())
        for cite in one.cites
    }
    cited |= {cite.source for option in options().values() for cites in option.held_by.values() for cite in cites}
    assert cited == set(bibliography())


def test_an_option_set_at_the_table_names_the_books_that_have_it():
    """A capot of thirty is this table's choice, and a German rule."""
    cites = load("club", {"capot": 30}).settings["capot"].cites
    assert [(cite.source, cite.reading) for cite in cites] == [
        ("table", Reading.HOUSE),
        ("germanwiki", Reading.STATED),
    ]


# --- options --------------------------------------------------------------------------------------

WITHOUT_EFFECT = {
    "deal_packet": "twos or threes make no difference to a shuffled pack; the ruling on the deal cites it",
    "talon_laid": "a card of it is as unseen in a packet as in a row; the ruling on the deal cites it",
    "peek_penalty": "a card that is not for a player's eyes is never shown to him, so the fault cannot be committed",
}
READ_BY_THE_TABLE = {"own_discards_visible", "tricks_open"}
"""What a player may look at is drawn or not by the table; the engine keeps no memory from anybody."""


@cache
def read_by_a_policy() -> set[str]:
    """Options whose value reaches a policy, or decides whether a clause is in force."""
    found: set[str] = set()
    for rules in every_rule_set():
        for clause in rules.clauses.values():
            found.update(clause.set_by.values() if clause.is_procedure else clause.options)
    return found


@cache
def deciding_what_is_in_force() -> set[str]:
    """Options that put a clause into force or out of it."""
    return {
        option.name
        for option in options().values()
        if len({frozenset(load("rubicon", {option.name: value}).clauses) for value in option.values}) > 1
    }


@cache
def read_by_code() -> set[str]:
    """Options the engine asks for by name."""
    text = engine_text()
    return {name for name in options() if re.search(rf"options\.{name}\b", text)}


@pytest.mark.parametrize("name", sorted(options()))
def test_every_option_does_something_or_says_why_not(name):
    """Some clause decides by it or the engine reads it; two have no effect on cards already shuffled or never seen."""
    if name in READ_BY_THE_TABLE:
        table = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "app").rglob("*.py"))
        assert f".options.{name}" in table
    elif name in WITHOUT_EFFECT:
        assert any(name in clause.options for clause in load("rubicon").clauses.values())
    else:
        assert name in read_by_a_policy() | read_by_code() | deciding_what_is_in_force()


@pytest.mark.parametrize("name", sorted(options()))
def test_an_option_names_its_topic_and_a_default_it_can_take(name):
    option = options()[name]
    assert re.fullmatch(r"[a-z_]+", option.topic)
    assert option.check(option.default) == option.default
    assert len(set(map(repr, option.values))) == len(option.values) != 1


FIXED = {
    "equal_points": "equal points count for nobody in every source",
    "better_sequence": "the longer, then the higher sequence, in every source",
    "better_set": "sets from the ten up, four before three, in every source",
    "when_younger_counts": "younger counts after the lead in every source",
    "order_of_reckoning": "the order of reckoning is the same in every source",
    "repique": "thirty in hand add sixty in every source of this game",
    "pique": "thirty with the play add thirty in every source of this game",
    "capot_in_pique": "the capot never helps a pique",
    "equality_and_bonuses": "equality never bars",
    "repique_and_pique": "repique and pique are never both made",
    "lead_to_thirty": "follows from how a pique is reckoned",
    "number_exchanged": "how many are exchanged is always told",
}
"""Questions on which this game's sources do not disagree, or that follow from another."""


QUESTIONS = """
    cut packets elder_exchange younger_exchange_least younger_exchange_most elder_peek
    talon_left own_discards open_tricks carte_blanche elder_carte_blanche younger_carte_blanche
    carte_blanche_kept least_point better_point point_score equal_points what_is_told
    better_sequence equal_sequences lesser_combinations better_set sinking short_calls
    showing calling_order when_younger_counts order_of_reckoning pique_reckoning pique_moment repique
    pique cards_in_pique capot_in_pique equality_and_bonuses repique_and_pique younger_pique
    lead_to_thirty carte_rouge carte_rouge_in_pique trick_points last_trick cards
    capot match ties short_winner rubicon race_stop
    race conceding number_exchanged carte_blanche_again heading
"""
"""Every question of the game for two that was put to the sources."""


def test_every_question_to_the_sources_has_an_option_or_a_reason():
    """Each is asked, or is settled alike everywhere."""
    asked = {option.topic for option in options().values()}
    assert set(QUESTIONS.split()) <= asked | set(FIXED)
    assert not asked & set(FIXED)


PRESETS = tomllib.loads((Path(__file__).parent / "books_as_read.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", PRESETS)
def test_each_book_is_set_as_it_was_read(name):
    """The choices that tell the books apart, each book's own."""
    rules = load(name)
    assert {option: rules.option(option) for option in PRESETS[name]} == PRESETS[name]


@pytest.mark.parametrize("name", ["cent-36", "cent-1651"])
def test_the_older_game_has_thirty_six_cards(name):
    """The sixes stay in, and twelve cards are left for the talon."""
    rules = load(name)
    assert (rules.pack, rules.hand_size) == (36, 12)


@pytest.mark.parametrize("name", for_two())
def test_the_bonuses_are_thirty_for_sixty_and_thirty_for_thirty(name):
    """Fixed in every book."""
    rules = load(name)
    for clause, points in (("repique.award", 60), ("pique.award", 30)):
        params = rules.rule(clause).params
        assert (params["target"], params["points"]) == (30, points)


@pytest.mark.parametrize("name", rule_set_names())
def test_every_clause_says_what_it_is_about_and_no_two_in_force_say_the_same(name):
    """Whoever asks a rule set by subject gets one clause."""
    subjects = [clause.subject for clause in load(name).clauses.values()]
    assert None not in subjects
    assert len(set(subjects)) == len(subjects)


def test_every_subject_has_its_clause():
    met = {clause.subject for rules in every_rule_set() for clause in rules.clauses.values()}
    assert met == set(Subject) - {Subject.CUT}, "the cut comes before any deal, under the clause of who deals"


# --- types ----------------------------------------------------------------------------------------


def test_whatever_is_given_a_deal_says_how_much_of_it_it_reads():
    """A policy reads a ``DealState`` or ``OpenView``: a misspelled part is an error of types."""
    for path, node in engine_nodes():
        if isinstance(node, ast.arg) and node.arg == "deal":
            # Between deals there is none to read; a partie numbers its deals.
            assert ast.unparse(node.annotation) in (
                *("Deal", "DealState", "DealState | None", "OpenView", "object"),
                *("Draft", "SomeDraft"),  # what the engine asks of any game's deal
                "int",
            ), (path, node.lineno)


def test_a_deal_never_changes_and_a_draft_of_it_leaves_it_as_it_was():
    """Its fields are written once, in the state that the engine changes."""
    deal = shuffled(load("rubicon"), 1)
    before = dict(vars(deal))
    for name in before:
        with pytest.raises(FrozenInstanceError, match=name):
            setattr(deal, name, None)
        with pytest.raises(FrozenInstanceError, match=name):
            delattr(deal, name)
    draft = deal.draft()
    draft.phase, draft.to_act = "done", None
    assert vars(deal) == before
    assert draft.sealed().done
    assert type(draft.sealed()) is type(apply(deal, next(legal_actions(deal)))) is Deal


def test_what_lies_open_to_everybody_is_part_of_a_deal_and_of_its_type():
    parts = get_type_hints(DealState)
    seen = {
        name: get_type_hints(part.fget)["return"] for name, part in vars(OpenView).items() if isinstance(part, property)
    }
    assert seen == {name: parts[name] for name in seen}


def test_no_policy_changes_what_it_looks_at():
    """It has the state of the deal before it, and assigns nothing of it."""
    changed = []
    for path in sorted((PACKAGE / "game" / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for each in (part for one in targets if one is not None for part in ast.walk(one)):
                if isinstance(each, ast.Attribute) and ast.unparse(each.value) in ("deal", "view"):
                    changed.append((path.name, node.lineno))
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("draft", "stop")
            ):
                changed.append((path.name, node.lineno))
    assert changed == []


def test_a_policy_names_the_clauses_that_name_it():
    """So a search for a clause finds the code that decides it."""
    naming = {name: set() for name in POLICIES.by_name}
    for rules in every_rule_set():
        for clause in rules.clauses.values():
            naming[clause.policy].add(clause.id)
    assert {name: set(each.decides) for name, each in POLICIES.by_name.items()} == naming


def test_no_clause_repeats_its_id_as_its_subject_or_its_policy():
    """What is so unless it is said otherwise is not said."""
    repeated = []
    for name in {*rule_set_names(), *(rule_file(each).data["base"] for each in rule_set_names())} - {""}:
        for entry in tomllib.loads(rule_file(name).text).get("rule", ()):
            usual = entry["id"].replace(".", "_")
            repeated += [(name, entry["id"], key) for key in ("subject", "policy") if entry.get(key) == usual]
    assert repeated == []


@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_leaves_at_least_half_of_its_base_as_it_is(name):
    """One that drops or amends more is a game of its own: it says ``base = ""`` and lists its clauses."""
    source = rule_file(name)
    clauses = {entry["id"] for entry in LIBRARY.base_of(source).data.get("rule", ())}
    otherwise = {*source.data.get("drop", ()), *source.data.get("amend", ())}
    assert 2 * len(otherwise) <= len(clauses)
