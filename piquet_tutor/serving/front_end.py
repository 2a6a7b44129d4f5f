"""What the app's pages are drawn by, handed out as files; and how each page looks before a program is behind it."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from typing import Any, Final

from tornado.web import HTTPError, RequestHandler

from piquet_tutor.app import assets
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving import first_scenes

ROOT: Final = "/piquet/"
FILES: Final = {"stage.js": "text/javascript", "stage.css": "text/css"}
HEAD: Final = "<!--piquet-head-->"
SCENES: Final = "scenes/"
STAGE: Final = "<!--piquet-stage-->"
_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_A_YEAR: Final = 31_536_000


@lru_cache(maxsize=8)
def file_text(name: str) -> str:
    """One of the two files, put together from those in ``app``."""
    return assets.module("stage.js") if name == "stage.js" else assets.style_sheet()


@lru_cache(maxsize=8)
def compressed(name: str) -> bytes:
    """The same compressed, once for all who ask: a page that opens waits for it."""
    return gzip.compress(file_text(name).encode(), mtime=0)


@cache
def version() -> str:
    """By what a browser knows that the files and the scenes are still the same."""
    found = sha256("".join(map(file_text, FILES)).encode())
    for path in sorted(first_scenes.folder().rglob("*.json")):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def address(name: str) -> str:
    """The address of one of the files: another text has another address."""
    return f"{ROOT}{name}?v={version()}"


class FrontEnd(RequestHandler):
    """Hands out the two files and the first scenes; whoever asks with their version may keep them for good."""

    def get(self, name: str) -> None:
        """Answer with a file."""
        scene = first_scene_at(name.removeprefix(SCENES)) if name.startswith(SCENES) else None
        if name not in FILES and scene is None:
            raise HTTPError(404)
        self.set_header("Content-Type", f"{FILES.get(name, 'application/json')}; charset=utf-8")
        if self.get_query_argument("v", "") == version():
            self.set_header("Cache-Control", f"public, max-age={_A_YEAR}, immutable")
        if name in FILES and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(compressed(name))
        else:
            self.finish(file_text(name) if name in FILES else scene)


@lru_cache(maxsize=128)  # every page in every language; what is asked for there may be a stranger's
def first_scene(stem: str, language: str) -> dict[str, Any] | None:
    """A page as whoever comes first sees it, as it was stored; None where there is none.

    Args:
        stem: the name of its notebook, without the ending.
        language: of every text on it.
    """
    file = first_scenes.folder() / language / f"{stem}.json"
    if not re.fullmatch(r"[a-z0-9_]+", stem) or language not in languages() or not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def first_scene_at(path: str) -> dict[str, Any] | None:
    """The first scene at a path such as ``fr/play.json``, a stranger's; None where there is none."""
    language, _, file = path.partition("/")
    return first_scene(file.removesuffix(".json"), language) if file.endswith(".json") else None


def furnished(html: str, stem: str, language: str) -> str:
    """A piece of a page with the front end, and the page's first scene, put where the template has room for them.

    Args:
        html: the piece.
        stem: the name of the page's notebook, without the ending; empty for a notebook that is none of the tutor's.
        language: of the page.
    """
    scene = first_scene(stem, language) if stem else None
    if scene is not None and scene.get("title"):
        html = _TITLE.sub(lambda _: f"<title>{escape(scene['title'])}</title>", html, count=1)
    return html.replace(HEAD, _head()).replace(STAGE, _loading() + (_stage(scene) if stem else ""))


def _head() -> str:
    told = f'{{piquet: "{version()}", piquetScenes: "{ROOT}{SCENES}"}}'
    return (
        f"<script>Object.assign(document.documentElement.dataset, {told});</script>"
        f'<link rel="modulepreload" href="{address("stage.js")}">'
        f'<link rel="stylesheet" href="{address("stage.css")}">'
    )


def _loading() -> str:
    """The views are asked for: the page's own stage waits for them, and so do widgets in a notebook's cells."""
    loaded = f'import("{address("stage.js")}").then((module) => module.default)'
    return f"<script>window.piquetStage = {loaded};</script>"


def _stage(scene: dict[str, Any] | None) -> str:
    told = json.dumps(scene, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"""<div id="piquet-stage"></div>
<script id="piquet-first" type="application/json">{told}</script>
<script>
  window.piquetPainted = window.piquetStage.then((stage) => stage.wake(
    document.getElementById("piquet-stage"), JSON.parse(document.getElementById("piquet-first").textContent)));
</script>"""
