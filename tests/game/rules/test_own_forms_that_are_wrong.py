"""A form that somebody adds in a file is read, or refused in one sentence: which file and line, why, and what to do."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.engine.clauses import Conflict, RuleFileError
from piquet_tutor.engine.rule_files import MOST_BYTES
from piquet_tutor.game.rules import loader
from piquet_tutor.narration.books import rules_title
from tests.game.rules.kitchen import kitchen, shelf_with

WRONG = tomllib.loads(Path(__file__).with_name("own.toml").read_text(encoding="utf-8"))


def refusal(folder, content: bytes) -> str:
    """What is said of the form where all forms are listed and it is loaded."""
    library = shelf_with(folder, content)
    with pytest.raises(RuleFileError) as caught:
        library.load("kitchen")
    said = str(caught.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


def test_a_sound_form_is_listed_and_loaded(tmp_path):
    """So it is the fault put into it that is refused below, and nothing else."""
    library = shelf_with(tmp_path, kitchen().encode())
    assert "kitchen" in library.rule_set_names
    assert library.load("kitchen").number("capot") == 30


@pytest.mark.parametrize("fault", WRONG)
def test_a_form_that_is_wrong_is_refused_with_its_file_and_line(fault, tmp_path):
    wrong = WRONG[fault]
    if take := wrong.get("take"):
        assert kitchen().count(take) >= 1
        text = kitchen().replace(take, wrong["put"], 1)
    else:
        text = wrong["put"]
    said = refusal(tmp_path, text.encode())
    assert wrong["said"] in said
    place = wrong.get("file", "kitchen.toml")
    if at := wrong.get("at"):
        place += f", line {next(number for number, line in enumerate(text.splitlines(), 1) if at in line)}: "
    assert said.startswith(place)


@pytest.mark.parametrize("name", ["sequence.good", "point.stated", "set.answered", "declare.nothing", "play.trick"])
def test_a_clause_without_which_no_deal_goes_on_cannot_be_dropped(name, tmp_path):
    lines = [line for line in kitchen().splitlines() if not line.startswith(f'"{name}"')]
    dropped = "\n".join(lines).replace("order = 20", f'order = 20\ndrop = ["{name}"]', 1)
    said = refusal(tmp_path, dropped.encode())
    at = next(number for number, line in enumerate(dropped.splitlines(), 1) if line.startswith("drop"))
    assert said.startswith(f"kitchen.toml, line {at}: no game can be played without clause {name}; take it out of drop")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(
            kitchen().replace("Kitchen", "K\u00fcche").encode("latin-1"),
            "kitchen.toml, line 8: this is not UTF-8; save the file with the encoding UTF-8.",
            id="latin-1",
        ),
        pytest.param(b"#" * (MOST_BYTES + 1), "kitchen.toml has more than 1000 KB", id="huge"),
        pytest.param(b"a = " + b"[" * 5000, "nested too deep", id="deep"),
        pytest.param(b"order = " + b"9" * 5000, "is not TOML", id="long-number"),
    ],
)
def test_a_file_that_is_no_text_of_this_kind_is_refused(content, said, tmp_path):
    assert said in refusal(tmp_path, content)


@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_what_an_editor_on_another_machine_writes_is_read(change, tmp_path):
    """A mark before the first letter, and lines that end otherwise."""
    assert shelf_with(tmp_path, change(kitchen()).encode()).load("kitchen").id == "kitchen"


def test_a_folder_that_is_named_like_a_form_is_told(tmp_path):
    library = shelf_with(tmp_path, b"")
    (tmp_path / "shelf" / "kitchen.toml").unlink()
    (tmp_path / "shelf" / "kitchen.toml").mkdir()
    with pytest.raises(RuleFileError, match=r"kitchen\.toml cannot be opened"):
        library.load("kitchen")


def test_a_form_without_a_title_says_so_where_it_is_named(tmp_path, monkeypatch):
    head, _, rest = kitchen().partition("[title]")
    monkeypatch.setattr(loader, "LIBRARY", shelf_with(tmp_path, (head + rest[rest.index("[options]") :]).encode()))
    with pytest.raises(RuleFileError, match=r"kitchen\.toml: it does not say what the form is called; write \[title\]"):
        rules_title(loader.load("kitchen"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_line_says_it_and_not_that_the_tutor_failed(language, tmp_path, monkeypatch):
    library = shelf_with(tmp_path, kitchen().replace("order = 20", 'order = "last"').encode())
    monkeypatch.setattr(loader, "LIBRARY", library)
    run = CliRunner().invoke(tutor, ["rules", "list", "--lang", language], prog_name="piquet-tutor")
    assert run.exit_code == 1
    assert run.output.strip() == "Kitchen.toml, line 5: order must be a whole number, such as 12."


def test_two_clauses_that_answer_one_question_are_named_with_what_to_write():
    """A conflict is in a rule file, and said like any other fault of one."""
    assert issubclass(Conflict, RuntimeError)
    assert Conflict("one sentence")._render_traceback_() == ["one sentence"]
