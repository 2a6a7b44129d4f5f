"""What stands around a page, as files of the page template: they are read before any program is behind the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.in_the_book import CONTENTS, CONTENTS_PAGE, PAGES, SHOWN, notebook_of, page_of

FILE: Final = "words.html.j2"
"""The file, beside the templates that import it."""
BOOK: Final = "book.html.j2"
"""Another: which notebooks show what a page shows."""
WORDS: Final = (
    *("loading", "no_script", "cleared", "incomplete", "blocked", "by_itself", "closed", "again", "unloaded"),
    *("retry", "docs", "notebook", "page", "code", "front", "full_title", "full", "full_more", "unknown"),
    *("unknown_more", "failed", "failed_more"),
)
"""What is said, by the names of the messages ``around-…``."""
ANSWER: Final = "[answer]"
"""Stands in the words where the template puts the server's answer."""

_HEAD: Final = (
    "{#- What is said around a page, in every language; tools/make_around.py writes it from narration/locales. -#}"
)
_MACROS: Final = """\
{%- macro say(name) -%}
{%- for language in languages -%}
<span lang="{{ language.code }}">{{ words[name][language.code] | e }}</span>
{%- endfor -%}
{%- endmacro -%}
{#- What is said stands there in every language; the page's own is shown. -#}
{%- macro show_own_language() -%}
<style>
{%- for language in languages -%}
html[lang="{{ language.code }}"] :is(.pq-loading, .pq-lost, .pq-docs, .pq-twin, summary)
[lang]:not([lang="{{ language.code }}"])
{{- "" if loop.last else ", " -}}
{%- endfor %} { display: none; }</style>
{%- endmacro -%}
{%- macro language_links() -%}
<nav class="pq-languages" aria-label="
{%- for language in languages %}{{ language.choose | e }}{{ "" if loop.last else " · " }}{% endfor %}">
{%- for language in languages %}
    <a href="?lang={{ language.code }}" lang="{{ language.code }}" hreflang="{{ language.code }}"
       data-pq-language="{{ language.code }}">{{ language.name | e }}</a>
{%- endfor %}
  </nav>
{%- endmacro -%}
"""


def words_file() -> str:
    """The whole file: ``languages`` (code, name, the word for choosing one), ``words``, and macros that show them."""
    codes = narration.languages()
    languages = [
        {
            "code": each,
            "name": narration.message("language-name", each),
            "choose": narration.message("language-choose", each),
        }
        for each in codes
    ]
    words = {name: {each: _message(f"around-{name}", each) for each in codes} for name in WORDS}
    return f"{_HEAD}\n{_set('languages', languages)}\n{_set('words', words)}\n{_MACROS}"


def book_file(folder: Path) -> str:
    """The whole file of the notebooks that are there.

    It sets ``editions`` (by the name of a notebook, its file in each language), ``notebooks`` (by the address of a
    page, the name of its notebook), ``pages`` (by the name of a notebook, the address of its page) and ``addresses``
    (of all pages). The book's contents have an address of their own as a page: theirs is the front page's.

    Args:
        folder: the book; what is not in the first language lies in a folder of its language.
    """
    all_files = {name: _editions(folder, name) for name in sorted({each.notebook for each in SHOWN} - {"", CONTENTS})}
    editions = {name: files for name, files in all_files.items() if files}
    if contents := _editions(folder, CONTENTS):
        editions[CONTENTS] = {**contents, narration.languages()[0]: CONTENTS_PAGE}
    notebooks = {
        each.page: notebook_of(each.page) for each in SHOWN if each.page and notebook_of(each.page) in editions
    }
    pages = {name: page_of(name) for name in editions if page_of(name)}
    head = "{#- Which notebook shows what a page shows; tools/make_around.py writes it from app/in_the_book. -#}"
    found = {"editions": editions, "notebooks": notebooks, "pages": pages, "addresses": PAGES}
    return "\n".join([head, *(_set(name, value) for name, value in found.items()), ""])


def _editions(folder: Path, name: str) -> dict[str, str]:
    first, *others = narration.languages()
    files = {first: f"{name}.ipynb", **{each: f"{each}/{name}.ipynb" for each in others}}
    return {language: file for language, file in files.items() if (folder / file).is_file()}


def _message(key: str, language: str) -> str:
    return narration.message(key, language, **({"answer": ANSWER} if key.endswith("failed_more") else {}))


def _set(name: str, value: object) -> str:
    """A name of the template, with the value as Jinja reads it, which is as JSON has it."""
    return f"{{%- set {name} = {json.dumps(value, ensure_ascii=False, indent=1)} -%}}"
