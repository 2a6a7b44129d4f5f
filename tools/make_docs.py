"""Build the docs: the pages in ``docs/``, and beside them what the package itself knows, written anew each time.

The lessons, each rule set as a book, where the books differ, the words of the game, the formats from their schema, the
commands and the reference. Nothing in the built pages is fetched from another host; their search needs no network.

    python tools/make_docs.py OUT [TUTOR]

TUTOR is the address at which the tutor itself stands beside them, as seen from OUT, such as ../index.html.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import lesson_docs  # type: ignore[import-not-found]  # the script beside this one

from piquet_tutor import narration
from piquet_tutor.explore.rulebook.book import Article, Setting, rulebook_of
from piquet_tutor.explore.rulebook.disagreements import disagreements
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.clauses import telling

ROOT = Path(__file__).resolve().parents[1]
TAKEN_IN = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""Files of the project that pages take in."""
OURS = "objects.inv"
"""A file that Sphinx writes: by it a folder is known to hold earlier docs."""
MENDED = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Pages">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
    "<pre>": '<pre tabindex="0">',
}
"""What the theme writes, and what it should: headings with a level, landmarks with a name, code that keys scroll."""
REFERENCE: dict[str, tuple[str, tuple[str, ...]]] = {
    "start": ("Where to begin", ("piquet_tutor",)),
    "engine": (
        "Cards, deals and rulings",
        (
            *(f"piquet_tutor.engine.{name}" for name in ("rulings", "table", "sources", "faults")),
            *(
                f"piquet_tutor.game.{name}"
                for name in ("cards", "seats", "combinations", "actions", "subjects", "state")
            ),
            *(f"piquet_tutor.game.deal.{name}" for name in ("engine", "views", "partie", "matches")),
        ),
    ),
    "rules": (
        "Rule sets",
        (
            "piquet_tutor.game.rule_set",
            *(f"piquet_tutor.engine.{name}" for name in ("clauses", "policies", "library", "asking")),
            *(f"piquet_tutor.game.rules.{name}" for name in ("loader", "law", "play_prices")),
        ),
    ),
    "records": (
        "Records and links",
        (
            *(f"piquet_tutor.game.records.{name}" for name in ("io", "form", "faults")),
            *(f"piquet_tutor.explore.{name}" for name in ("given", "links", "qr")),
        ),
    ),
    "words": ("Words", ("piquet_tutor.narration", "piquet_tutor.narration.extras")),
    "reasons": (
        "Reasons",
        (
            *("piquet_tutor.explain.compare", "piquet_tutor.explain.race"),
            *("piquet_tutor.explain.why", "piquet_tutor.explain.why.answers", "piquet_tutor.explain.why.turning"),
            "piquet_tutor.explain.referee",
        ),
    ),
    "players": (
        "Players, coach and review",
        (
            *(f"piquet_tutor.players.coach.{name}" for name in ("hints", "exchange", "playing")),
            *("piquet_tutor.players.opponents.levels", "piquet_tutor.players.review"),
        ),
    ),
    "explore": (
        "Odds, examples, finder and rulebook",
        (
            *(f"piquet_tutor.explore.odds.{name}" for name in ("chances", "runs")),
            "piquet_tutor.explore.examples",
            *("piquet_tutor.explore.finder.query", "piquet_tutor.explore.finder.search"),
            *(f"piquet_tutor.explore.rulebook.{name}" for name in ("book", "disagreements", "comparing")),
        ),
    ),
    "teach": ("Worksheets and puzzles", ("piquet_tutor.teach.worksheets", "piquet_tutor.teach.puzzles")),
    "pages": (
        "Pages and the widget",
        tuple(f"piquet_tutor.app.{name}" for name in ("stage", "page", "part", "host", "address", "cell_magic")),
    ),
}
"""The pages of the reference: the name of each, its title, and the modules it describes."""
literal: Callable[[str], str] = lesson_docs.literal


class NotBuilt(Exception):
    """The docs cannot be built there."""


def main(out: Path, tutor: str = "") -> None:
    """Build the docs.

    Args:
        out: a folder that is new, empty, or holds earlier docs, which are replaced.
        tutor: the address of the tutor itself, if it stands beside them.

    Raises:
        NotBuilt: the folder holds something else, or Sphinx complains.
    """
    if out.exists() and any(out.iterdir()):
        if not (out / OURS).is_file():
            raise NotBuilt(f"{out} holds something other than earlier docs; name a new folder, or empty this one.")
        shutil.rmtree(out)
    with tempfile.TemporaryDirectory() as place:
        source = Path(place, "docs")
        write_source(source, tutor)
        opening = f'<p><a href="{escape(tutor)}"><strong>Open the tutor</strong></a></p>\n' if tutor else ""
        (source / "generated" / "open.md").write_text(opening, encoding="utf-8")
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-A", f"tutor={tutor}"]
        command += ["-D", f"piquet_site_url={folder_of(tutor)}"]
        built = subprocess.run([*command, "-d", str(Path(place, "read")), str(source), str(out)], check=False)
    if built.returncode:
        raise NotBuilt("Sphinx complained; what it said stands above.")
    for page in out.rglob("*.html"):
        page.write_text(mended(page.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"The docs stand in {out}.")


def folder_of(tutor: str) -> str:
    """The folder of the tutor's pages, with the stroke that ends it; empty where they stand nowhere."""
    return "".join(tutor.rpartition("/")[:2])


def write_source(source: Path, tutor: str) -> None:
    """Write all that Sphinx reads: the pages by hand, the files they take in, and the pages made here."""
    shutil.copytree(ROOT / "docs", source)
    for name in TAKEN_IN:
        shutil.copyfile(ROOT / name, source.parent / name)
    icon = ROOT / "share" / "jupyter" / "voila" / "templates" / "piquet" / "static" / "favicon.svg"
    shutil.copyfile(icon, source / "_static" / icon.name)
    for name, text in pages(f"../{folder_of(tutor)}" if tutor else ""):
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def mended(page: str) -> str:
    """A built page for screen readers and the keyboard, where the theme leaves something out."""
    for found, better in MENDED.items():
        page = page.replace(found, better)
    return page


def pages(tutor: str) -> Iterator[tuple[str, str]]:
    """Every page made here, by its name; ``tutor`` is the folder of the tutor's own pages, as seen from these."""
    names = list(rule_set_names())
    yield from lesson_docs.pages(tutor)
    yield "rulebook/index.md", rulebook_index(names)
    yield "rulebook/differ.md", books_that_differ()
    for name in names:
        yield f"rulebook/{name}.md", one_book(load(name))
    yield "words.md", words_of_the_game()
    schema = json.loads(files("piquet_tutor").joinpath("game/records/schema.json").read_text("utf-8"))
    yield "generated/formats.md", formats(schema)
    yield "generated/schema.json", json.dumps(schema, indent=2, ensure_ascii=False)
    yield "reference/index.md", reference_index()
    for name, (title, modules) in REFERENCE.items():
        yield f"reference/{name}.md", reference_page(title, modules)


# --- the rulebook ---------------------------------------------------------------------------------------------------


def contents(names: Iterable[str], depth: int = 1) -> str:
    """The pages below this one."""
    return "\n".join(["```{toctree}", f":maxdepth: {depth}", "", *names, "```", ""])


def rulebook_index(names: list[str]) -> str:
    """All rule sets, with a line about each."""
    lines = [
        "# The rulebook\n",
        "Every rule set of the tutor, clause by clause, in the tutor’s own words. Under each rule you see who says so,",
        "and how firmly: stated in so many words, inferred, shown only in an example, disputed, or a house rule of our",
        "own. In the tutor itself the **Rulebook** shows a deal for almost any rule, in English and in French.\n",
    ]
    for name in names:
        rules = load(name)
        title, told = narration.rules_title(rules), narration.rules_about(rules)
        lines.append(f"- [{literal(title)}]({name}.md) (`{name}`): {literal(told)}")
    return "\n".join([*lines, "", "```{toctree}\n:hidden:\n", "differ", *names, "```", ""])


def one_book(rules: RuleSet) -> str:
    """A rule set as a page."""
    lines = [f"# {literal(narration.rules_title(rules))}\n", literal(narration.rules_about(rules)) + "\n"]
    lines.append(f"In records and commands this rule set is called `{rules.id}`.\n")
    for part in rulebook_of(rules).parts:
        lines.append(f"## {literal(part.title)}\n")
        for article in part.articles:
            lines += clause(article, [each for each in article.settings if each.name in telling(rules)])
    return "\n".join(lines)


def clause(article: Article, settings: list[Setting]) -> Iterator[str]:
    """A clause: the question it answers, the rule, on whose authority, and what can be set differently."""
    yield f"### {literal(article.question)}\n"
    yield f"{literal(article.statement)}\n"
    yield f"{{.cites}}\n{literal(narration.cited(article.cites))} · `{article.id}`\n"
    for each in settings:
        yield f"- {literal(each.title)}: {literal(each.words)} (`{each.name} = {each.value}`)"
    if settings:
        yield ""


def books_that_differ() -> str:
    """Every question that two books answer differently."""
    lines = ["# Where the books differ\n", "Each question once, with every answer and the place where it stands.\n"]
    for part in disagreements():
        lines.append(f"## {literal(part.title)}\n")
        for question in part.questions:
            lines.append(f"### {literal(question.title)}\n")
            lines.append(f"{{.cites}}\n`{question.option}`\n")
            for answer in question.answers:
                lines.append(f"- {literal(answer.words)} ({literal('; '.join(answer.places))})")
            lines.append("")
    return "\n".join(lines)


def words_of_the_game() -> str:
    """The terms, each with its meaning."""
    lines = ["# The words of the game\n"]
    for term, meaning in sorted(narration.glossary().items()):
        lines.append(f"**{literal(term)}**\n: {literal(meaning)}\n")
    return "\n".join(lines)


# --- the formats ----------------------------------------------------------------------------------------------------


def formats(schema: Mapping[str, Any]) -> str:
    """What stands in each format, key by key."""
    defs = schema["$defs"]
    titles = {
        "deal_record": "A deal: `piquet-record/1`",
        "partie": "A partie: `piquet-partie/1`",
        "rulings": "What was ruled: `piquet-rulings/1`",
    }
    lines = [schema["description"] + "\n"]
    for name, title in titles.items():
        lines.append(f"## {title}\n")
        if "description" in defs[name]:
            lines.append(f"{literal(defs[name]['description'])}\n")
        lines += ["| key | what it is |", "|---|---|"]
        needed = {*defs[name].get("required", ()), *(defs["record"]["required"] if name == "deal_record" else ())}
        for key, value in defs[name]["properties"].items():
            must = " (needed)" if key in needed else ""
            lines.append(f"| `{key}`{must} | {described(value, defs)} |")
        lines.append("")
    return "\n".join(lines)


def described(value: Mapping[str, Any], defs: Mapping[str, Any]) -> str:
    """What a value is, in words where the schema has some."""
    found = {**defs[value["$ref"].rpartition("/")[2]], **value} if "$ref" in value else value
    if "description" in found:
        return literal(found["description"])
    if "const" in found:
        return f"`{found['const']}`"
    if "enum" in found:
        return " or ".join(f"`{json.dumps(each)}`" for each in found["enum"])
    if found.get("type") == "array" and "items" in found:
        return f"a list, each of them: {described(found['items'], defs)}"
    if "properties" in found:
        return "an object with " + ", ".join(f"`{key}`" for key in found["properties"])
    if "additionalProperties" in found and isinstance(found["additionalProperties"], dict):
        return f"an object, each value: {described(found['additionalProperties'], defs)}"
    kind = found.get("type", "anything")
    return kind if isinstance(kind, str) else " or ".join(kind)


# --- the reference --------------------------------------------------------------------------------------------------


def reference_index() -> str:
    """The pages of the reference."""
    return (
        "# Reference\n\nWhat programs may use, from the docstrings, with types. Names that begin with an underscore are"
        " the tutor’s own and may change.\n\n" + contents(REFERENCE)
    )


def reference_page(title: str, modules: Iterable[str]) -> str:
    """Some modules, with all that is public in them."""
    lines = [f"# {title}\n"]
    for module in modules:
        again = "\n   :no-index:" if module == "piquet_tutor" else ""  # what it offers is indexed where it is made
        lines.append(f"## `{module}`\n\n```{{eval-rst}}\n.. automodule:: {module}{again}\n```\n")
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    try:
        main(Path(sys.argv[1]), *sys.argv[2:])
    except NotBuilt as problem:
        sys.exit(str(problem))
