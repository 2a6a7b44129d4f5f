"""By itself the package is light: what an extra brings is missed only where it is used, and named with its command."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from piquet_tutor.narration.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "piquet_tutor"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BROUGHT = {
    "fluent": "fluent.syntax",
    "IPython": "ipywidgets",
    "traitlets": "ipywidgets",
    "markdown_it": "rich",
}
"""Modules that are imported under another name than that of the dependency which brings them."""
WITHOUT = f"""
import sys
sys.modules |= dict.fromkeys({[name for brought in EXTRAS.values() for name in brought if name != "ipykernel"]})
"""
"""The beginning of a program in an environment without any extra: but ipywidgets asks the installer for ipykernel."""
RECORD = PACKAGE / "explore" / "examples" / "08-capot-outside-the-pique.json"


def run(program: str, *arguments: str):
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + program, *arguments], capture_output=True, text=True, timeout=300
    )


def named(requirements) -> set[str]:
    return {re.match(r"[\w.-]+", each)[0].lower().replace("-", "_") for each in requirements}


def imported() -> set[str]:
    """Every library that the package imports anywhere, but for type checking."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(node.module or "")
    return {name.partition(".")[0] for name in found} - set(sys.stdlib_module_names) - {"piquet_tutor", "__future__"}


def test_every_library_comes_with_the_package_or_with_an_extra_that_is_known():
    base = named(PROJECT["dependencies"]) | {"traitlets", "IPython"}
    brought = {name for names in EXTRAS.values() for name in names}
    only_in_the_browser, only_looked_at = {"js", "pyodide", "pyodide_js"}, {"psutil"}
    unknown = {
        name
        for name in imported() - brought - only_in_the_browser - only_looked_at
        if BROUGHT.get(name, name).lower() not in base | {"ipywidgets"}
    }
    assert unknown == set()


def test_each_extra_brings_what_it_is_said_to_bring():
    for extra, brought in EXTRAS.items():
        listed = named(PROJECT["optional-dependencies"][extra]) - {"piquet_tutor"}
        assert listed <= set(brought), extra


def test_engine_narration_commands_and_stage_load_without_any_extra():
    """Every module of the lower wings, and every page on a stage; the odds say what they need."""
    program = """
import piquet_tutor
from importlib import import_module
from pathlib import Path
root = Path(piquet_tutor.__file__).parent
for wing in ("engine", "game", "narration", "explain", "commands"):
    for path in sorted((root / wing).rglob("*.py")):
        if path.name != "__main__.py":
            import_module(".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__"))
from piquet_tutor.app.pages.pages import NAMES
print(*(name for name in NAMES if name != "lesson" and "piquet-tutor[" in str(piquet_tutor.page(name).page.scene())))
print(piquet_tutor.page("odds", language="fr").page.scene())
"""
    done = run(program)
    assert done.returncode == 0, done.stderr
    lacking, page = done.stdout.splitlines()
    assert lacking == "odds"
    assert "piquet-tutor[numbers]" in page
    assert "on l’obtient avec" in page


def test_importing_the_package_loads_nothing_before_it_is_named():
    """Neither the engine nor a library; then each of its names is there, and a completion lists them all."""
    program = """
import sys
import piquet_tutor
print(*sorted(name for name in sys.modules if name.startswith("piquet_tutor")))
print(*sorted({"dataclasses", "fluent", "inspect", "ipywidgets", "IPython", "json", "lark"} & set(sys.modules)))
print(*(name for name in piquet_tutor.__all__ if name not in dir(piquet_tutor) or getattr(piquet_tutor, name) is None))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    ours, libraries, lacking = done.stdout.splitlines()
    assert ours.split() == ["piquet_tutor", "piquet_tutor.engine", "piquet_tutor.engine.hooks"]
    assert (libraries, lacking) == ("", "")


HEAVY = ("anywidget", "lark", "numpy", "piquet_tutor.app.shared.table", "piquet_tutor.explore.finder")
HEAVY += ("piquet_tutor.players.opponents.playing", "piquet_tutor.players.review", "piquet_tutor.reckoner")


def test_a_notebook_that_names_all_and_shows_a_deal_loads_no_widget_opponent_or_finder():
    """The first cell of every notebook names what the road uses; what a name needs is loaded when it is called."""
    program = f"""
import sys
from piquet_tutor import ask, deal, examples, find, language, odds, partie, play, race, rules, table
d = deal("blank-stops-repique-parlett")
print("text/html" if d._repr_html_() else "")
d.why("point")._repr_html_()
print(*(name for name in {HEAVY} if name in sys.modules))
table(d)
find("elder repique")
print(*(name for name in {HEAVY} if name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    shown, before, after = done.stdout.splitlines()
    assert (shown, before) == ("text/html", "")
    assert {"anywidget", "piquet_tutor.app.shared.table", "piquet_tutor.explore.finder"} <= set(after.split())


COMMAND = "from piquet_tutor.commands.cli import main; main()"


@pytest.mark.parametrize("command", [["explain", str(RECORD)], ["review", str(RECORD)], ["deal", "--seed", "7"]])
def test_a_command_that_needs_no_extra_answers(command):
    done = run(COMMAND, *command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("command", "library", "extra"),
    [
        ([], "voila", "app"),
        (["lab"], "jupyterlab", "app"),
        (["odds"], "numpy", "numbers"),
        (["table"], "numpy", "numbers"),
        (["site", "out"], "jinja2", "site"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_missing_is_named_with_what_brings_it(command, library, extra, language, tmp_path):
    done = run(COMMAND, *command, "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    (sentence,) = done.stderr.splitlines()
    assert library in sentence
    assert f"pip install 'piquet-tutor[{extra}]'" in sentence
    assert ("here" in sentence) == (language == "en")


def test_another_module_that_is_missing_is_not_taken_for_an_extra():
    done = run("sys.modules['piquet_tutor.game.deal.random_play'] = None\n" + COMMAND, "deal", "--seed", "7")
    assert done.returncode == 1
    assert "tutor itself failed" in done.stderr
    assert "pip install" not in done.stderr


def test_without_dask_a_run_says_what_brings_it():
    program = """
import sys
del sys.modules["numpy"]
from piquet_tutor.commands.cli import main
main()
"""
    done = run(program, "odds", "big", "--deals", "1000")
    assert done.returncode == 1
    assert "dask" in done.stderr
    assert "pip install 'piquet-tutor[numbers]'" in done.stderr


def test_the_coach_says_what_brings_what_it_weighs_discards_with():
    program = """
import json
from piquet_tutor import new_deal
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.players.coach.hints import hints
deal = new_deal("rubicon", seed=5)
print(json.dumps([hints(seen_by(deal, deal.to_act), language)[0].paragraphs[0] for language in ("en", "fr")]))
"""
    done = run(program)
    assert done.returncode == 0, done.stderr
    for told in json.loads(done.stdout):
        assert "numpy" in told
        assert "pip install 'piquet-tutor[numbers]'" in told
