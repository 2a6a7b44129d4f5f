"""Where the notebooks and the page template are: in a checkout, or inside an installed package."""

from __future__ import annotations

import os
import shutil
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

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
        """Return the sentence."""
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
        """Return the sentence."""
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
    """Return whether the package runs from a checkout of the project instead of an installed wheel."""
    return not (_PACKAGE / "notebooks").is_dir()


def notebooks_folder() -> Path:
    """Return the folder of notebooks: inside an installed package, or at the root of a checkout.

    Raises:
        ServingError: There is no such folder.
    """
    folder = _PACKAGE.parent / "notebooks" if in_checkout() else _PACKAGE / "notebooks"
    if not folder.is_dir():
        raise ServingError("no-notebooks", folder=str(folder))
    return folder


def template_path() -> Path:
    """Return the Jupyter data folder that holds the page template."""
    return _PACKAGE.parent / "share" / "jupyter" if in_checkout() else _PACKAGE / "share" / "jupyter"


def writable_notebooks() -> Path:
    """Return a folder of notebooks that can be written to: a checkout's own, or a copy in the reader's home folder."""
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
    """Check that a page exists.

    Raises:
        ServingError: It does not; the message lists the pages.
    """
    name = page.partition("#")[0].partition("?")[0]
    file = (folder / name).resolve()
    if not file.is_relative_to(folder) or file.suffix != ".ipynb" or not file.is_file():
        known = ", ".join(sorted(path.name for path in folder.glob("*.ipynb"))) or None
        raise ServingError("no-page", page=name, folder=str(folder), known=known)


def own_pages(folder: Path) -> frozenset[str]:
    """Return the notebooks of a folder that are the tutor's own pages, letter for letter, if the front page is.

    Any kernel that runs the front page can show them all, for the browser tells it where the reader is.
    """
    own = {path.name: path.read_bytes() for path in notebooks_folder().glob("*.ipynb")}
    found = {name for name, text in own.items() if (folder / name).is_file() and (folder / name).read_bytes() == text}
    return frozenset(found if FRONT_PAGE in found else ())


def prefer_own_files() -> None:
    """Let Jupyter find our template before an older copy, and this environment's Python before any other.

    Otherwise a kernel named python3 that some program registered in the reader's home folder would be used instead
    of the one of this environment, where the tutor is installed. Kernels inherit both settings, which does no harm.
    """
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    own, others = str(template_path()), os.environ.get("JUPYTER_PATH", "")
    if own not in others.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [own, others]))
