"""Writes the site: a folder for any web host, at any path under it. Nothing in it is fetched from another host."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from html import escape
from importlib.resources import files as resources
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader

import piquet_tutor
from piquet_tutor.app import assets
from piquet_tutor.app.address import NOTEBOOK, SITE
from piquet_tutor.app.browser_host import of_the_site
from piquet_tutor.app.embed.embedding import EMBED, embedding
from piquet_tutor.app.pages.pages import files
from piquet_tutor.narration import whole
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving import first_scenes
from piquet_tutor.serving.places import template_path
from piquet_tutor.serving.site.packing import write_sources

PYODIDE: Final = "pyodide@314.0.7"
"""The published package with the browser's Python."""
PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""Files of it that are handed out as they are."""
PROGRAM: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
PACK: Final = "pack"
ICONS: Final = ("icon-192.png", "icon-512.png")
"""Drawn as the favicon is, for telephones that install the site."""
LIST: Final = "site.json"
"""Names the version, and every file of the site: by it a folder is known to hold an earlier site and nothing else."""
DOCS: Final = "docs/"
"""May lie in the folder too, and is left as it is. Pages of a site that is built there then lead to it."""
DOCS_FRONT: Final = f"{DOCS}index.html"


class NotBuilt(Exception):
    """The site cannot be built here.

    Attributes:
        key: the message that says why, and what to do.
        facts: what it names.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def text(self, language: str) -> str:
        """The message in a language."""
        return whole(f"site-{self.key}", language, **self.facts)


def build(out: Path, tell: Callable[[str], object]) -> str:
    """Write the site.

    Args:
        out: the folder: empty, not there yet, or with an earlier site in it, which is taken away.
        tell: is told of each step, by the key of its message.

    Returns:
        The version: the same files have the same.

    Raises:
        NotBuilt: the folder holds something else, or what the site is made of cannot be had.
    """
    earlier, docs = _earlier(out), _docs(out)
    with tempfile.TemporaryDirectory() as place:
        work, made = Path(place), Path(place) / "site"
        (made / "python").mkdir(parents=True)
        tell("step-python")
        pyodide = _pyodide(work)
        tell("step-compile")
        _write_python(work, pyodide, made / "python")
        tell("step-pages")
        first_scenes.ensure()
        _write_front(made)
        version = _version([*_files(made), *(out / name for name in docs)])
        _write_pages(made, version, bool(docs))
        _write_keeping(made, version, _digests(out, docs))
        names = _names(made)
        (made / LIST).write_text(json.dumps({"version": version, "files": names}, indent=0), encoding="utf-8")
        for name in earlier:
            (out / name).unlink(missing_ok=True)
        shutil.copytree(made, out, dirs_exist_ok=True)
    return version


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _names(folder: Path) -> list[str]:
    return [file.relative_to(folder).as_posix() for file in _files(folder)]


def _docs(out: Path) -> list[str]:
    """The files of the docs that lie in a folder; none where it has no docs."""
    found = [
        name for name in _names(out) if name.startswith(DOCS) and "/." not in name
    ]  # no host need have hidden ones
    return found if DOCS_FRONT in found else []


def _earlier(out: Path) -> list[str]:
    """The files of the site that a folder holds, without the docs."""
    found = {name for name in _names(out) if not name.startswith(DOCS)}
    if not found and (out.is_dir() or not out.exists()):
        return []
    try:
        names = json.loads((out / LIST).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        raise NotBuilt("not-empty", folder=str(out)) from None
    if not found <= {LIST, *names}:
        raise NotBuilt("not-empty", folder=str(out))
    return sorted(found)


# --- Python ----------------------------------------------------------------------------------------------------------


def _run(command: list[str], where: Path) -> None:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(
            "failed", command=" ".join(Path(each).name for each in command[:2]), why=done.stderr.strip()[-400:]
        )


def _deno() -> str:
    try:
        from deno import find_deno_bin
    except ImportError:
        raise NotBuilt("no-deno") from None
    return str(find_deno_bin())


def _pyodide(work: Path) -> Path:
    """The folder of the published package, fetched from its registry or taken from Deno's own store."""
    (work / "deno.json").write_text(json.dumps({"nodeModulesDir": "auto", "imports": {"pyodide": f"npm:{PYODIDE}"}}))
    _run([_deno(), "install", "--quiet"], work)
    return work / "node_modules" / "pyodide"


def _write_python(work: Path, pyodide: Path, to: Path) -> None:
    """Python's program, its library and the tutor, compressed once for all hosts; and the worker that starts them."""
    write_sources(work / "sources.zip")
    for name in ("compiling.mjs", "compiling.py", "generating.py"):
        (work / name).write_text(_own(name), encoding="utf-8")
    given = [str(pyodide), ".", str(pyodide / LIBRARY), LIBRARY, "sources.zip", PACK, piquet_tutor.__name__]
    _run([_deno(), "run", "--allow-all", "--quiet", "compiling.mjs", *given], work)
    for name in PLAIN:
        shutil.copy(pyodide / name, to / name)
    for file in (pyodide / PROGRAM, work / LIBRARY, work / PACK):
        (to / f"{file.name}.bin").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    told = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lock = json.dumps({"info": told, "packages": {}})
    (to / "worker.js").write_text(_own("worker.js").replace('"[[LOCK]]"', json.dumps(lock)), encoding="utf-8")


# --- pages -----------------------------------------------------------------------------------------------------------


def _own(name: str) -> str:
    return resources("piquet_tutor").joinpath("serving", "site", name).read_text(encoding="utf-8")


def _template() -> Path:
    return template_path() / "voila" / "templates" / "piquet"


def _write_front(to: Path) -> None:
    """What all pages have in common: the views, the frame around them, and the first scenes."""
    (to / "site.js").write_text(assets.module("../serving/site/page.js"), encoding="utf-8")
    (to / "stage.js").write_text(assets.module("stage.js"), encoding="utf-8")
    (to / "stage.css").write_text(assets.style_sheet(), encoding="utf-8")
    (to / EMBED).write_text(embedding(), encoding="utf-8")
    for name in ("page.js", "piquet.css", "favicon.svg"):
        shutil.copy(_template() / "static" / name, to / name)
    for name in ICONS:
        (to / name).write_bytes(resources("piquet_tutor").joinpath("serving", "site", name).read_bytes())
    for language in languages():
        (to / "scenes" / language).mkdir(parents=True)
        for file in files():
            name = file.removesuffix(NOTEBOOK)
            (to / "scenes" / language / f"{name}.json").write_text(_scene(name, language), encoding="utf-8")


def _scene(name: str, language: str) -> str:
    """How a page looks to whoever comes first."""
    return of_the_site((first_scenes.folder() / language / f"{name}.json").read_text(encoding="utf-8"))


def _version(parts: Iterable[Path]) -> str:
    found = sha256((_own("page.html") + _own("sw.js")).encode())
    for file in parts:
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def _write_pages(to: Path, version: str, docs: bool) -> None:
    for file in files():
        name = file.removesuffix(NOTEBOOK)
        (to / f"{name}{SITE}").write_text(
            _page(json.loads(_scene(name, languages()[0])), version, docs), encoding="utf-8"
        )


def _framed(page: str, docs: bool) -> str:
    """A page with the words around it, which are those of the server's own template, and the way to its docs."""
    frame = Environment(loader=FileSystemLoader(_template()), autoescape=True).from_string(page)
    return frame.render(docs=DOCS_FRONT if docs else "")


def _page(scene: dict[str, Any], version: str, docs: bool) -> str:
    page = _framed(_own("page.html"), docs)
    told = json.dumps(scene, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    for hole, text in {
        "TITLE": escape(str(scene.get("title") or "Piquet Tutor")),
        "LANGUAGES": " ".join(languages()),
        "VERSION": version,
        "SCENE": told,
    }.items():
        page = page.replace(f"[[{hole}]]", text)
    return page


# --- what is kept for the next visit ---------------------------------------------------------------------------------


def _digests(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """By the name of a file its SHA-256 in base64, by which the browser knows that what it keeps is whole."""
    return {name: b64encode(sha256((folder / name).read_bytes()).digest()).decode() for name in names}


def _write_keeping(to: Path, version: str, docs: Mapping[str, str]) -> None:
    """What makes the site installable, and keeps it in the visitor's browser.

    Args:
        to: the folder of the site.
        version: of the site.
        docs: the files of the docs beside it, with their digests.
    """
    manifest = {
        "name": "Piquet Tutor",
        "short_name": "Piquet",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#24574c",
        "theme_color": "#24574c",
        "icons": [
            {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size in zip(ICONS, (192, 512), strict=True)
            for purpose in ("any", "maskable")
        ],
    }
    (to / "site.webmanifest").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    worker = _own("sw.js").replace("[[VERSION]]", version)
    files = _digests(to, _names(to))
    worker = worker.replace("{/* FILES */}", json.dumps(files)).replace("{/* DOCS */}", json.dumps(docs))
    (to / "sw.js").write_text(worker, encoding="utf-8")
