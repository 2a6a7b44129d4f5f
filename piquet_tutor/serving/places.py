"""Where the notebooks and the page template are: in a checkout, or inside an installed package."""

from __future__ import annotations

import os
import shutil
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from piquet_tutor.app import in_the_book

FRONT_PAGE = "index.ipynb"
CLASSROOM = "classroom.ipynb"

_PACKAGE = Path(__file__).resolve().parents[1]


class ServingError(RuntimeError):
    """The app cannot be opened; one sentence says why and what to do.

    Args:
        name: of the message ``terminal-serving-…``.
        facts: its variables.
    """

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name)
        self.name, self.facts = name, facts

    def told(self, language: str) -> str:
        """The sentence."""
        from piquet_tutor import narration

        return narration.whole(f"terminal-serving-{self.name}", language, **self.facts)

    def __str__(self) -> str:
        return self.told("en")


class NotInstalled(ServingError):
    """A library that the app is served by is not here.

    Args:
        library: by the name under which it is imported.
    """

    def told(self, language: str) -> str:
        """The sentence."""
        from piquet_tutor.narration.extras import lacking

        return lacking(self.name, language) or self.name


def check_library(library: str) -> None:
    """Check that a library is installed.

    Raises:
        NotInstalled: It is not.
    """
    if find_spec(library) is None:
        raise NotInstalled(library)


def check_whereabouts() -> None:
    """Check that the folder this runs in is still there: Jupyter, and each of its kernels, asks for it.

    Raises:
        ServingError: it has been removed.
    """
    try:
        Path.cwd()
    except OSError:
        raise ServingError("gone") from None


def in_checkout() -> bool:
    """Whether the package runs from a checkout of the project instead of an installed wheel."""
    return not (_PACKAGE / "notebooks").is_dir()


def notebooks_folder() -> Path:
    """The folder of notebooks: inside an installed package, or at the root of a checkout.

    Raises:
        ServingError: There is no such folder.
    """
    folder = _PACKAGE.parent / "notebooks" if in_checkout() else _PACKAGE / "notebooks"
    if not folder.is_dir():
        raise ServingError("no-notebooks", folder=str(folder))
    return folder


def template_path() -> Path:
    """The Jupyter data folder that holds the page template."""
    return _PACKAGE.parent / "share" / "jupyter" if in_checkout() else _PACKAGE / "share" / "jupyter"


def writable_notebooks() -> Path:
    """A folder of notebooks that can be written to: a checkout's own, or a copy in the reader's home folder."""
    source = notebooks_folder()
    if in_checkout() and os.access(source, os.W_OK):
        return source
    copy = Path.home() / "piquet-tutor" / f"notebooks-{metadata.version('piquet-tutor')}"
    for file in list(source.rglob("*")):  # listed first, as the copy might be inside the source
        target = copy / file.relative_to(source)
        if file.is_file() and ".ipynb_checkpoints" not in file.parts and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)  # not the mode: the source may be read-only
    return copy


def check_page(page: str, folder: Path) -> None:
    """Check that a folder has a page of the app, or a notebook, of a name.

    Raises:
        ServingError: It has none; the message lists what it has.
    """
    name = page.partition("#")[0].partition("?")[0]
    if NotebookFolder(folder).behind(name) is None:
        there = {*pages_of(folder), *(path.name for path in folder.glob("*.ipynb"))}
        raise ServingError("no-page", page=name, folder=str(folder), known=", ".join(sorted(there)) or None)


def check_notebook(notebook: str, folder: Path) -> None:
    """Check that a folder has a notebook.

    Raises:
        ServingError: It has not; the message lists those it has.
    """
    if not _is_notebook(folder, notebook):
        known = ", ".join(sorted(path.name for path in folder.glob("*.ipynb"))) or None
        raise ServingError("no-page", page=notebook, folder=str(folder), known=known)


def first_notebook(folder: Path) -> str:
    """The notebook with which JupyterLab opens a folder: its contents, or else the one behind the app."""
    contents = f"{in_the_book.CONTENTS}.ipynb"
    return contents if _is_notebook(folder, contents) else in_the_book.APP


def _is_notebook(folder: Path, name: str) -> bool:
    file = (folder / name).resolve()
    return file.is_relative_to(folder) and file.suffix == ".ipynb" and file.is_file()


def pages_of(folder: Path) -> tuple[str, ...]:
    """The addresses of the app's pages, where a folder has the notebook behind them."""
    return (*in_the_book.PAGES, in_the_book.APP) if _is_notebook(folder, in_the_book.APP) else ()


class NotebookFolder:
    """The notebooks of a folder, by the addresses at which they are asked for.

    Args:
        folder: whose.
    """

    def __init__(self, folder: Path) -> None:
        """Look whether the notebook behind the app's pages is there, and is the tutor's own, letter for letter."""
        self.folder = folder
        self._pages = frozenset(pages_of(folder))
        own = notebooks_folder() / in_the_book.APP
        self.has_own = (
            bool(self._pages) and own.is_file() and own.read_bytes() == (folder / in_the_book.APP).read_bytes()
        )

    def behind(self, name: str) -> str | None:
        """The notebook behind an address; None where there is none.

        A page of the app has :data:`~piquet_tutor.app.in_the_book.APP` behind it, unless somebody has put a notebook of
        that name there; what the front page's address names is the page, and the contents where Jupyter opens them.
        As a page these have :data:`~piquet_tutor.app.in_the_book.CONTENTS_PAGE`.
        """
        if name in self._pages and (name == FRONT_PAGE or not _is_notebook(self.folder, name)):
            return in_the_book.APP
        contents = f"{in_the_book.CONTENTS}.ipynb"
        if name == in_the_book.CONTENTS_PAGE and self._pages and _is_notebook(self.folder, contents):
            return contents
        return name if _is_notebook(self.folder, name) else None

    def is_own(self, name: str) -> bool:
        """Whether an address is that of a page which any waiting kernel can show.

        All of them can that run the app's notebook as it is, for the browser tells them where the reader is.
        """
        return self.has_own and self.behind(name) == in_the_book.APP


def prefer_own_files() -> None:
    """Let Jupyter find our template before an older copy, and this environment's Python before any other.

    Otherwise a kernel named python3 that some program registered in the reader's home folder would be used instead
    of the one of this environment, where the tutor is installed. Kernels inherit both settings, which does no harm.
    """
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    own, others = str(template_path()), os.environ.get("JUPYTER_PATH", "")
    if own not in others.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [own, others]))
