"""A deal in anyone's page: the script that shows it there, and the lines that one puts into a page."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app import assets
from piquet_tutor.app.words import card_names, rank_signs
from piquet_tutor.game.seats import SEATS
from piquet_tutor.narration.catalogue import languages

EMBED: Final = "embed.js"
"""The script, beside the pages of the site."""
_WORDS: Final = ("open", "title", "no-deal", "no-link", "no-record", "not-read")


def embedding() -> str:
    """The script: one text in a function of its own, with its words in every language."""
    told = json.dumps({language: _words(language) for language in languages()}, ensure_ascii=False)
    return "(() => {\n" + assets.module("embed/embed.js").replace('"[[WORDS]]"', told) + "\n})();\n"


def _words(language: str) -> dict[str, Any]:
    return {
        **{name: narration.message(f"embed-{name}", language) for name in _WORDS},
        "seats": {seat: narration.message(f"table-name-{seat}", language) for seat in SEATS},
        "cards": card_names(language),
        "signs": rank_signs(language),
    }


def tag(site: str, link: str, language: str = "en", title: str = "") -> str:
    """The lines for a page: the script, and the deal; where no script runs, a link to it stands there.

    >>> print(tag("http://127.0.0.1/piquet/", "piquet=1.abc"))
    <script src="http://127.0.0.1/piquet/embed.js" async></script>
    <piquet-deal lang="en" link="piquet=1.abc">
      <a href="http://127.0.0.1/piquet/table.html?lang=en#piquet=1.abc">A Piquet deal with its rulings</a>
    </piquet-deal>

    Args:
        site: the address of the site's folder.
        link: the deal, as what stands after the # of an address.
        language: the language of its texts.
        title: what the deal is called; a word of the catalogue otherwise.
    """
    named = escape(title or narration.message("embed-title", language))
    titled = f' title="{escape(title)}"' if title else ""
    page = escape(f"{site}table.html?lang={language}#{link}")
    return "\n".join(
        (
            f'<script src="{escape(site)}{EMBED}" async></script>',
            f'<piquet-deal lang="{escape(language)}" link="{escape(link)}"{titled}>',
            f'  <a href="{page}">{named}</a>',
            "</piquet-deal>",
        )
    )
