"""One search finds all there is of a clause: its name stands, as it is written, in law, code, words and a test."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explore.rulebook.book import part_of
from piquet_tutor.game.rules.loader import load, rule_file, rule_set_names
from piquet_tutor.game.rules.registry import POLICIES
from tests.clauses import CHECKOUT, KINDS, places

DATA = CHECKOUT / "piquet_tutor/game/rules/data"
LOCALES = CHECKOUT / "piquet_tutor/narration/locales"
CLAUSES = sorted(
    {name for file in DATA.glob("*.toml") for name in re.findall(r'^id = "(\w+\.\w+)"$', file.read_text("utf-8"), re.M)}
)


def missing(clause: str, checkout: Path = CHECKOUT) -> list[str]:
    """What the name of a clause does not lead to."""
    return [kind for kind, lines in places(clause, checkout).items() if not lines]


def test_there_are_clauses_to_look_for():
    assert len(CLAUSES) > 80
    assert {clause for name in rule_set_names() for clause in load(name).clauses} <= set(CLAUSES)


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_name_of_a_clause_leads_to_its_law_code_words_and_test(clause):
    assert missing(clause) == []


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_words_of_a_clause_stand_in_the_file_of_its_part_of_the_rulebook(clause):
    assert [Path(line.path).stem for line in places(clause)["words"]] == [part_of(clause)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("clause", ["set.good", "reply.true"])
def test_a_name_that_is_changed_in_one_of_the_four_is_found_out(tmp_path, clause, kind):
    for lines in places(clause).values():
        for line in lines:
            (tmp_path / line.path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(CHECKOUT / line.path, tmp_path / line.path)
    assert missing(clause, tmp_path) == []
    for line in places(clause)[kind]:
        text = (tmp_path / line.path).read_text("utf-8")
        (tmp_path / line.path).write_text(text.replace(clause, clause.replace(".", "-")), "utf-8")
    assert missing(clause, tmp_path) == [kind]


# --- words ----------------------------------------------------------------------------------------


@cache
def under_headings(language: str) -> dict[str, dict[str, str]]:
    """The heading above each message of ``clauses/``, by file and message."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted((LOCALES / language / "clauses").glob("*.ftl")):
        heading, messages = "", found.setdefault(file.name, {})
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("## "):
                heading = line.removeprefix("## ")
            elif match := re.match(r"([a-z][\w-]*) *=", line):
                messages[match[1]] = heading
    return found


def misplaced(messages: dict[str, str]) -> list[str]:
    """Messages that stand under the name of a clause that is not theirs, or that are a clause's and stand elsewhere."""
    deciding = {
        clause: {rules.clauses[clause].policy for rules in map(load, rule_set_names()) if clause in rules.clauses}
        for clause in CLAUSES
    }
    for file in rule_set_names():
        for entry in rule_file(file).data.get("rule", ()):
            deciding[entry["id"]].add(entry["policy"])
    told = {
        clause: {reason for policy in deciding[clause] for reason in POLICIES.by_name[policy].refuses}
        for clause in CLAUSES
    }
    verdicts = {each.value for each in Verdict}
    wrong = []
    for message, heading in messages.items():
        plain = message.removeprefix("clause-").removeprefix("refused-").removeprefix("question-")
        theirs = {each for each in CLAUSES if (plain + "-").startswith(each.replace(".", "-") + "-")}
        if message.startswith("refused-"):
            theirs = {each for each in CLAUSES for reason in told[each] if reason.replace(".", "-") == plain}
        elif (
            not message.startswith(("clause-", "question-"))
            and not (verdicts & set(plain.split("-")))
            and heading not in theirs
        ):
            theirs = {each for each in theirs if each.replace(".", "-") == plain}
        if (heading in CLAUSES or theirs) and heading not in theirs:
            wrong.append(message)
    return wrong


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_of_a_clause_stands_under_the_clauses_name(language):
    for file, messages in under_headings(language).items():
        assert misplaced(messages) == [], file


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_message_of_a_clause_stands_outside_the_files_of_the_clauses(language):
    of_clauses = {message for messages in under_headings(language).values() for message in messages}
    laws = {clause.replace(".", "-") for clause in CLAUSES}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        names = set(re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M))
        assert not names & of_clauses, file.name
        assert not [name for name in names if name in laws or name.startswith(("clause-", "refused-"))], file.name


def test_both_languages_keep_a_clause_in_the_same_file():
    english, french = (
        {heading: file for file, messages in under_headings(language).items() for heading in messages.values()}
        for language in ("en", "fr")
    )
    assert {clause: english[clause] for clause in CLAUSES} == {clause: french[clause] for clause in CLAUSES}


@pytest.mark.parametrize(
    ("message", "heading"),
    [
        ("repique-award-awarded", "pique.award"),
        ("clause-set-good", "Words that several of these share"),
        ("refused-reply-ask", "show.claimed"),
        ("barring", "repique.award"),
    ],
)
def test_a_message_under_another_heading_is_found_out(message, heading):
    assert misplaced({message: heading}) == [message]


# --- law ------------------------------------------------------------------------------------------


def lent(name: str) -> dict[str, list[str]]:
    """Of each option that a rule file sets: the clauses that the file cites through it alone."""
    data, rules = rule_file(name).data, load(name)
    found: dict[str, list[str]] = {}
    for rule in rules.clauses.values():
        for option in rule.options if rule.id not in data.get("cites", {}) else ():
            if option in data["options"] and set(rules.settings[option].cites) <= set(rule.cites):
                found.setdefault(option, []).append(rule.id)
    return {option: sorted(clauses) for option, clauses in found.items()}


@pytest.mark.parametrize("name", rule_set_names())
def test_an_option_whose_citation_is_all_a_clause_has_names_the_clause(name):
    """So the search for a clause shows its citation in every rule set, also where an option lends it."""
    lines = (DATA / f"{name}.toml").read_text("utf-8").splitlines()
    named = {
        match["option"]: match["clauses"].split(", ")
        for line in lines
        if (match := re.match(r"(?P<option>\w+) = \{.*\}  # (?P<clauses>\w+\.\w+(, \w+\.\w+)*)$", line))
    }
    assert named == lent(name)


def test_a_clause_that_no_rule_file_cites_is_named_where_the_option_has_its_citation():
    """Its option is set nowhere, so the citation is that of the option's default."""
    left = {
        clause
        for name in rule_set_names()
        for clause in load(name).clauses
        if clause not in rule_file(name).data.get("cites", {})
        and not rule_file(name).data.get("otherwise")
        and not any(clause in clauses for clauses in lent(name).values())
    }
    named = re.findall(r"^cites = .*\]  # (.+)$", (DATA / "options.toml").read_text("utf-8"), re.M)
    assert {clause for clauses in named for clause in clauses.split(", ")} == left


# --- code -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(POLICIES.by_name))
def test_every_policy_says_in_words_what_it_judges(name):
    said = (POLICIES.by_name[name].function.__doc__ or "").split("\n")[0]
    assert len(said.split()) >= 4, f"{name}: {said!r}"
    assert said.endswith(".")


# --- the command ----------------------------------------------------------------------------------


def test_rules_where_prints_file_and_line_of_each():
    result = CliRunner().invoke(tutor, ["rules", "where", "talon.peek"])
    assert result.exit_code == 0
    for kind, lines in places("talon.peek").items():
        assert f"{kind}:\n" in result.output
        for line in lines:
            assert f"  {line.path}:{line.number}: " in result.output
    assert re.search(r"rubicon\.toml:\d+: elder_peek = ", result.output)


def test_rules_where_refuses_what_is_no_clause():
    result = CliRunner().invoke(tutor, ["rules", "where", "pique.nonsense"])
    assert result.exit_code == 2
    assert "there is no clause “pique.nonsense”" in result.output
