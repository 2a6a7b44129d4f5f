"""Writes the tables of the docs that are read off the book: its links on Binder, what is in it, and how it teaches.

    python tools/book_tables.py

Each stands in its page between two comments, which name it, and is written anew there; the rest of the page is left
alone. The repository's address stands in `[project.urls]` and nowhere else: where it is not set, links have OWNER/NAME.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import starmap
from typing import Any, Final
from urllib.parse import quote, urlsplit

import make_book  # type: ignore[import-not-found, import-untyped, unused-ignore]  # the script beside this one
import nbformat

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.naming import FIRST_LANGUAGE

BINDER: Final = "https://mybinder.org/v2"
FORGES: Final = {"github.com": "gh", "gitlab.com": "gl"}
"""The forges for which Binder has a short form, by their hosts."""
UNSET: Final = "gh/OWNER/NAME"
"""What stands for a repository whose address is not set."""
PAGES: Final = {"The tutor itself": "index.ipynb", "The Classroom, with a room for phones": "classroom.ipynb"}
"""Pages of the app that have a link of their own, by their addresses."""
CARD: Final = "data:image/svg+xml"
DOCS: Final = make_book.ROOT / "docs"


# --- the book -------------------------------------------------------------------------------------------------------


def code(notebook: Any) -> list[Any]:
    """The cells of a notebook's code."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def stored(language: str = FIRST_LANGUAGE) -> dict[str, Any]:
    """Every stored notebook in a language, by its name, the contents first."""
    names = sorted(make_book.sources(), key=lambda name: (name != "index", name))
    return {name: nbformat.read(make_book.place_of(name, language), 4) for name in names}  # type: ignore[no-untyped-call]


def prose_before(notebook: Any) -> Iterator[tuple[Any, str]]:
    """Each cell of code, with the prose since the one before it."""
    said: list[str] = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            yield cell, "\n\n".join(said)
            said = []
        else:
            said.append(cell.source)


def called(cell: Any) -> set[str]:
    """The names, and the methods, that a cell calls."""
    calls = [node.func for node in ast.walk(ast.parse(cell.source)) if isinstance(node, ast.Call)]
    return {call.id if isinstance(call, ast.Name) else getattr(call, "attr", "") for call in calls}


# --- how it teaches -------------------------------------------------------------------------------------------------

Sign = Callable[[Any, str], bool]
"""Whether a cell of code, with the prose before it, uses a pattern."""


def calls(*names: str) -> Sign:
    """A cell that calls one of these."""
    return lambda cell, _: bool(called(cell) & set(names))


def has(kind: type[ast.AST]) -> Sign:
    """A cell in which there is such a statement or expression."""
    return lambda cell, _: any(isinstance(node, kind) for node in ast.walk(ast.parse(cell.source)))


def is_blank(cell: Any, _: str) -> bool:
    """A cell with a name that is left for the learner to fill in."""
    return any(
        isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and node.value.value is None
        for node in ast.parse(cell.source).body
    )


def is_counterexample(cell: Any, prose: str) -> bool:
    """A cell in which a claim is refuted, or a deal is looked for that would."""
    return "find" in called(cell) or ("refute" in prose and bool(cell.metadata.get("change")))


def is_own_deal(cell: Any, _: str) -> bool:
    """A cell whose deal is written by the learner, or chosen."""
    return bool(cell.metadata.get("change")) and "deal" in called(cell)


PATTERNS: Final[Mapping[str, tuple[str, Sign | None]]] = {
    "Shift-Enter for the win": ("every notebook is read by running it", lambda cell, _: bool(cell.outputs)),
    "Notebook as an app": (
        "a table, a race or a menu to be handled",
        calls("table", "race", "play", "page", "interact"),
    ),
    "Win-day-one": ("a whole deal, scored and said aloud, before any rule", calls("explain")),
    "Fill in the blanks": ("`answer = None`, which the engine marks", is_blank),
    "Target Practice": ("`ask`: one step of the score is the learner’s, the engine does the rest", calls("ask")),
    "Top-down sequence": ("the law is folded below the question it answers", calls("folded")),
    "The API is the lesson": (
        "`why`, `why_not`, `what_if`, `turned_by`",
        calls("why", "why_not", "what_if", "turned_by"),
    ),
    "The world is your dataset": ("the gallery of deals that books print", calls("examples")),
    "Connect to external audiences": ("a deal given away as a link", calls("link")),
    "Twiddle, tweak, and frob": ("“change this”", lambda cell, _: bool(cell.metadata.get("change"))),
    "Coding as translation": ("a rule written as a line of Python", has(ast.comprehension)),
    "Symbolic math over pencil + paper": ("", None),
    "Bug hunt": ("", None),
    "Proof by example, disproof by counterexample": (
        "a claim to refute by a deal; `find`",
        is_counterexample,
    ),
    "Hello, world!": ("", None),
    "Test driven development": ("`assert`, in the open", has(ast.Assert)),
    "Now you try (with different data or process)": ("a deal of the learner’s own", is_own_deal),
    "Two bites at every apple": ("", None),
    "Replace analysis with numerical methods": ("`odds`, or many deals ruled by one’s own book", calls("odds", "over")),
    "Code reviews": ("", None),
    "Adversarial programming": ("", None),
    "There can be only one": ("", None),
}
"""The patterns of the catalogue, what each is here, and the sign by which a cell is counted; None for one not used."""


def teaching() -> Iterator[str]:
    """Each pattern, with the notebooks and the cells that use it."""
    yield from ("| pattern | here | notebook: cells |", "|---|---|---|")
    for pattern, (here, sign) in PATTERNS.items():
        found = []
        for name, notebook in stored().items() if sign else ():
            cells = enumerate(prose_before(notebook), 1)
            numbers = [number for number, (cell, prose) in cells if sign and sign(cell, prose)]
            if numbers:
                found.append(f"`{name}` {in_runs(numbers)}")
        yield f"| {pattern} | {here if found else 'not used'} | {'; '.join(found)} |"


def in_runs(numbers: Iterable[int]) -> str:
    """Numbers in their order, neighbours joined: ``1–3, 5``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def contents() -> Iterator[str]:
    """What is in each notebook, counted."""
    yield (
        "| notebook | cells of code | with cards drawn | `ask` | “change this” | patterns | kB, "
        + ", ".join(languages())
        + " |"
    )
    yield "|---|" + "---:|" * 6
    for name, notebook in stored().items():
        cells = code(notebook)
        drawn = sum(any(CARD in out.get("data", {}).get("text/html", "") for out in cell.outputs) for cell in cells)
        used = sum(any(starmap(sign, prose_before(notebook))) for _, sign in PATTERNS.values() if sign)
        sizes = [make_book.place_of(name, language).stat().st_size for language in languages()]
        counts = (
            len(cells),
            drawn,
            sum("ask" in called(cell) for cell in cells),
            sum(bool(cell.metadata.get("change")) for cell in cells),
            used,
            ", ".join(f"{size / 1000:.0f}" for size in sizes),
        )
        yield f"| `{name}` | {' | '.join(map(str, counts))} |"


# --- where it opens -------------------------------------------------------------------------------------------------


def repository() -> str:
    """The repository's address, as the package tells it; empty where it does not."""
    project = tomllib.loads((make_book.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project.get("urls", {}).get("Repository", ""))


def on_binder(opened: str, address: str) -> str:
    """The link by which Binder opens something in a repository.

    Args:
        opened: where it lies below the server's own address.
        address: the repository's; empty for one that is not set.

    >>> on_binder("lab/tree/notebooks/index.ipynb", "")
    'https://mybinder.org/v2/gh/OWNER/NAME/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2Findex.ipynb'
    >>> on_binder("lab", "https://gitlab.com/cards/piquet.git")
    'https://mybinder.org/v2/gl/cards%2Fpiquet/HEAD?urlpath=lab'
    >>> on_binder("lab", "https://example.org/piquet")
    'https://mybinder.org/v2/git/https%3A%2F%2Fexample.org%2Fpiquet/HEAD?urlpath=lab'
    """
    return f"{BINDER}/{_repository(address)}/HEAD?urlpath={quote(opened, safe='')}"


def _repository(address: str) -> str:
    parts = urlsplit(address)
    short = FORGES.get(parts.netloc)
    path = parts.path.strip("/").removesuffix(".git")
    if not address:
        return UNSET
    if short is None:
        return f"git/{quote(address, safe='')}"
    return f"{short}/{path if short == 'gh' else quote(path, safe='')}"


def place(name: str, language: str) -> str:
    """Where a notebook lies in the repository.

    >>> place("04_point", "fr")
    'notebooks/fr/04_point.ipynb'
    """
    return str(make_book.place_of(name, language).relative_to(make_book.ROOT).as_posix())


def opened_on_binder() -> Iterator[tuple[str, str]]:
    """Whatever has a link there: what it is called, and where it lies below the server's own address."""
    for title, page in PAGES.items():
        yield title, f"voila/render/notebooks/{page}"
    for language in languages():
        for name, notebook in stored(language).items():
            yield notebook.metadata.title, f"lab/tree/{place(name, language)}"


def links() -> Iterator[str]:
    """One link for each of them; without the repository's address, its form."""
    address = repository()
    yield from ("| opens | link |", "|---|---|")
    for title, opened in opened_on_binder():
        link = on_binder(opened, address)
        yield f"| [{title}]({link}) | `{opened}` |" if address else f"| {title} | `{link}` |"


# --- in their pages -------------------------------------------------------------------------------------------------

TABLES: Final = {"links": ("binder.md", links), "contents": ("book.md", contents), "teaching": ("book.md", teaching)}
"""Each table by its name: the page in which it stands, and what writes it."""


def written(page: str, text: str) -> str:
    """The text of a page, with its tables as they should be.

    Raises:
        ValueError: the page has no place for one of them.
    """
    for name, (its_page, table) in TABLES.items():
        if its_page != page:
            continue
        begin, end = f"<!-- {name}: written by `make book` -->\n", f"<!-- {name} ends -->\n"
        found = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        if not found.search(text):
            raise ValueError(
                f"{page} has no place for its table: it begins with {begin.strip()} and ends with {end.strip()}"
            )
        lines = "\n".join(table())
        text = found.sub(lambda _, told=f"{begin}\n{lines}\n\n{end}": told, text)  # type: ignore[misc]
    return text


def main() -> None:
    """Write every table into its page."""
    for page in sorted({page for page, _ in TABLES.values()}):
        file = DOCS / page
        file.write_text(written(page, file.read_text("utf-8")), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
