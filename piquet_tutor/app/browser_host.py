"""The host of the static site: the same pages, in the browser's own Python, which has neither widgets nor a kernel.

Messages go to and fro as JSON texts. A page names another by its notebook (``play.ipynb``); on the site, which has no
notebooks, it is ``play.html``.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from piquet_tutor.app.address import NOTEBOOK, SITE, Address
from piquet_tutor.app.host import Host
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.pages import FRONT_FILE, LESSON_FILE, NAMES, files, make_ready, page_at
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.path import ROAD

READY: Final = (FRONT_FILE, *(stop.page for stop in ROAD), "play.ipynb", "scorer.ipynb", "lab.ipynb")
"""Pages that are in the image, by their notebooks: the road, and what is visited most beside it."""
_PAGE: Final = re.compile(
    rf"(?<![\w.-])({FRONT_FILE.removesuffix(NOTEBOOK)}|{'|'.join(NAMES)}|{LESSON_FILE}[a-z0-9_]+){re.escape(NOTEBOOK)}\b"
)


def of_the_site(text: str) -> str:
    """A text in which every page of the tutor is named as on the site.

    >>> of_the_site('<a href="play.ipynb?rules=parlett">')
    '<a href="play.html?rules=parlett">'
    """
    return _PAGE.sub(rf"\1{SITE}", text)


def written(message: dict[str, Any]) -> str:
    """A message as it goes to the views."""
    return of_the_site(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


def made_ready() -> None:
    """Load and build what most visitors need, before an image of the memory is taken."""
    for language in languages():
        for file in READY:
            name, *given = files()[file]
            make_ready(name, language, *given)


def opened(send: Callable[[str], object]) -> Callable[[str], None]:
    """Open the tutor for one visitor.

    Args:
        send: takes each message to the views, as a JSON text.

    Returns:
        What takes each message of the views, as a JSON text.
    """
    random.seed()  # every visit begun from one image would be dealt the same cards
    host = Host(
        _front,
        _page_at,
        trouble_page,
        send=lambda message: send(written(message)),
        changed=lambda: None,
        log=logging.getLogger("piquet_tutor"),
    )
    return lambda text: host.receive(json.loads(text))


def _front() -> Page:
    found = page_at(Address(FRONT_FILE))
    if found is None:
        raise LookupError(FRONT_FILE)
    return found


def _page_at(address: Address) -> Page | None:
    """The page at an address; the site's folder alone is the address of its front page."""
    return page_at(address if address.file else replace(address, file=FRONT_FILE))
