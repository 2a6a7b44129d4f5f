"""Where the notebooks of the book are opened in the Jupyter server behind a page. Elsewhere nobody writes a cell."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from piquet_tutor.app.in_the_book import CONTENTS, notebook_of
from piquet_tutor.app.visit import file_asked
from piquet_tutor.narration.naming import FIRST_LANGUAGE

SERVED: Final = "PIQUET_TUTOR_JUPYTER"
"""Environment variable of a kernel of a Jupyter server: as JSON that server's own address, and the folder it opens."""


def served_by(base: str, root: Path) -> str:
    """What stands in the variable.

    Args:
        base: the server's own address, such as ``/`` or ``/user/ann/``.
        root: the folder that it opens.
    """
    return json.dumps([base, str(root.resolve())])


def notebook_opened(language: str) -> str:
    """The address at which JupyterLab opens the notebook that shows what the page being built does, or the contents.

    Args:
        language: in which it is read, where there is such an edition.

    Returns:
        The address without its host; nothing where no Jupyter serves the page, or the book does not lie there.
    """
    with suppress(KeyError, IndexError, TypeError, ValueError, OSError):
        base, root = json.loads(os.environ[SERVED])
        file = _files(language)[0].resolve().relative_to(root)
        return f"{base}lab/tree/{quote(file.as_posix())}"
    return ""


def _files(language: str) -> list[Path]:
    """The notebooks that would do, the best of them first, as far as they are there."""
    names = [name for name in (notebook_of(file_asked()), CONTENTS) if name]
    folders = [Path(language), Path()] if language != FIRST_LANGUAGE else [Path()]
    files = (folder / f"{name}.ipynb" for name in names for folder in folders)
    return [file for file in files if file.is_file()]
