"""The page that stands in the place of one which needs a library that is not here: it says so, and leads back."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.narration import extras

NAME: Final = "lacking"


def lacking_page(module: str, *_given: Any, language: str | None = None, **_named: Any) -> Page:
    """Say what the page reckons with, and what brings it where something can be installed.

    Args:
        module: the library.
        language: of every text; None for the one that the address asks for.
    """
    spoken = language or language_asked()
    here = None if extras.IN_BROWSER else extras.lacking(module, spoken)
    sentence = here or narration.message("lacking-sentence", spoken, module=module)
    return Page(NAME, [PageHead(NAME, narration.message("lacking-title", spoken), sentence, spoken)], language=spoken)
