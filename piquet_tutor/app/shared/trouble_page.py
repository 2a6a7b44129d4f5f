"""The page that is shown where another could not be built, or could not answer: one sentence, and ways on.

It tells nothing of what went wrong: that stands in the program's log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.page import Page

NAME: Final = "trouble"
Way = Callable[[], object]


def trouble_page(language: str, again: Way, anew: Way | None, home: bool) -> Page:
    """Say that something went wrong.

    Args:
        language: of every text.
        again: builds the page that failed once more, with what was kept of it.
        anew: builds it without what was kept; None where nothing is.
        home: whether other pages can be reached by a link.
    """
    # late: with luck no page of a kernel fails
    from piquet_tutor.app.shared.controls.controls import Button
    from piquet_tutor.app.shared.head.page_head import PageHead
    from piquet_tutor.app.shared.page_parts import controls

    def say(key: str) -> str:
        return narration.message(f"trouble-{key}", language)

    ways = [Button(say("again"), primary=True)]
    ways[0].on_press(again)
    if anew is not None:
        ways.append(Button(say("anew")))
        ways[1].on_press(anew)
    head = PageHead(NAME, say("title"), say("sentence"), language, doors=home, alert=True)
    return Page(NAME, [head, controls(ways)], language=language)
