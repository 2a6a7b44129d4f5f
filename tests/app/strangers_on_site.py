"""Run by the Python of a built site: strangers press what they find on each page, and what is raised is told."""

from __future__ import annotations

import asyncio
import json
import sys
import traceback
from itertools import islice
from pathlib import Path
from random import Random


def _no_loop() -> asyncio.AbstractEventLoop:
    """Without a loop a page works out at once what it would work out by and by, and what that raises is raised here."""
    raise RuntimeError


def answered(text: str) -> str:
    """What was raised.

    Args:
        text: JSON: ``files`` (the strangers themselves, who are no part of a site: texts by the names of their files),
            ``kinds`` (of intents, which they cannot read off the views there), ``pages``, ``languages``, ``intents``
            (how many by chance, and with the coach, a page and language) and ``seed``.

    Returns:
        JSON, a list of page, language, the last intent (null where the page could not be built), and what was raised.
    """
    asked = json.loads(text)
    for name, source in asked["files"].items():
        file = Path("/strangers", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    sys.path.insert(0, "/strangers")
    from tests.app import strangers

    strangers.kinds = lambda: asked["kinds"]
    asyncio.get_running_loop = _no_loop
    raised, many = [], asked["intents"]
    for name in asked["pages"]:
        for language in asked["languages"]:
            for way, most in ((strangers.intents, many), (strangers.coached, many), (strangers.buttons, None)):
                intent = None
                try:
                    page = strangers.built(name, language)
                    for part, intent in islice(way(page, Random(asked["seed"])), most):
                        page.handle({"part": part, "intent": intent})
                        json.dumps(page.scene())
                except Exception:  # whatever it is, a page may not raise it
                    raised.append((name, language, intent, traceback.format_exc()))
    return json.dumps(raised)
