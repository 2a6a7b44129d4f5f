"""What the forge is told of the project: the workflows call what is there, and say the same as the package."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FORGE = ROOT / ".github"
PACKAGE = tomllib.loads((ROOT / "pyproject.toml").read_text())
WORKFLOWS = sorted(FORGE.glob("workflows/*.yml"))
FORMS = sorted(FORGE.glob("ISSUE_TEMPLATE/*.yml"))


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def commands(path):
    return [step["run"] for job in read(path)["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_makes_only_what_can_be_made(path):
    made = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    called = {word for command in commands(path) for word in re.findall(r"\bmake ([\w-]+)", command)}
    assert called <= made
    assert called or "pytest" in " ".join(commands(path))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_do_no_more_than_it_says(path):
    assert read(path)["permissions"]["contents"] == "read"


def test_the_tests_run_on_every_python_that_is_promised():
    matrix = read(FORGE / "workflows" / "tests.yml")["jobs"]["unit"]["strategy"]["matrix"]
    least = PACKAGE["project"]["requires-python"].removeprefix(">=")
    assert matrix["python"][0] == least
    promised = [
        re.fullmatch(r"Programming Language :: Python :: (\d\.\d+)", each) for each in PACKAGE["project"]["classifiers"]
    ]
    assert matrix["python"] == [found[1] for found in promised if found]
    assert {one["system"] for one in matrix["include"]} == {"macos-latest", "windows-latest"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_asks_for_something(path):
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [part["id"] for part in form["body"]]
    assert len(asked) == len(set(asked))
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_a_disputed_ruling_names_deal_rules_and_authority():
    assert {"deal", "rules", "wanted"} <= {part["id"] for part in read(FORGE / "ISSUE_TEMPLATE" / "ruling.yml")["body"]}


def test_the_citation_says_what_the_package_says():
    citation, project = read(ROOT / "CITATION.cff"), PACKAGE["project"]
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])
    assert citation["authors"] == project["authors"]


def test_the_hooks_run_the_linter_of_the_project():
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    ruff = next(one for one in PACKAGE["project"]["optional-dependencies"]["dev"] if one.startswith("ruff"))
    assert [one["additional_dependencies"] for one in hooks] == [[ruff]] * 2


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "ARCHITECTURE.md", "docs/trials.md"])
def test_every_file_that_a_guide_names_is_there(guide):
    """A recipe ends with the tests that say what is still missing: whoever follows it runs them by that name."""
    text = (ROOT / guide).read_text(encoding="utf-8")
    named = {each.rstrip("./") for each in re.findall(r"\b(?:tests|tools|benchmarks|docs)/[\w./*-]+", text)}
    assert named
    assert [each for each in sorted(named) if not list(ROOT.glob(each)) and not (ROOT / f"{each}.py").exists()] == []
