r"""A made-up language: a copy of the English folder in which every letter of every message is another one.

Its letters are the full-width forms of the Latin ones, so a page that shows a plain letter shows a text that stands
outside the catalogue, whatever the sentence means.

>>> print(in_other_letters("table-tricks =\n    { $count ->\n       *[other] { $count } tricks\n    }"))
table-tricks =
    { $count ->
       *[other] { $count } ｔｒｉｃｋｓ
    }
>>> print(in_other_letters('cue-leads = { SIDE($side, does: "leads") } it and { DOES(OTHER($side), "has") } none'))
cue-leads = { SIDE($side, does: "ｌｅａｄｓ") } ｉｔ ａｎｄ { DOES(OTHER($side), "ｈａｓ") } ｎｏｎｅ
"""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

LANGUAGE = "eo"
"""A language whose plural forms are those of English, and that the tutor does not speak."""
_FULL_WIDTH = {ord(letter): ord(letter) + 0xFEE0 for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_KEPT = re.compile(
    r"(^#.*$|^[A-Za-z][\w-]* *=|^ +\.[A-Za-z][\w-]* *=|^ *\*?\[[\w.-]+\]|\{[^{}]*->|\{[^{}]*\}|<[^<>\n]*>|&#?\w+;)",
    re.MULTILINE,
)
"""What of a file is no text: comments, names of messages and variants, what stands in braces, and marks of HTML."""
_VERB = re.compile(r'(\bdoes: "|\bDOES\((?:"\w+"|\$\w+|OTHER\(\$\w+\)), ")(\w+)')
"""What of that is text after all: the verb of whoever is spoken of."""


def in_other_letters(text: str) -> str:
    """A file of messages in the letters of the made-up language."""
    parts = enumerate(_KEPT.split(text))
    return "".join(_in_braces(part) if number % 2 else part.translate(_FULL_WIDTH) for number, part in parts)


def _in_braces(part: str) -> str:
    return _VERB.sub(lambda found: found[1] + found[2].translate(_FULL_WIDTH), part)


def write_language(locales: Path, folder: Path) -> None:
    """Write a folder with all languages there are, and the made-up one beside them.

    Args:
        locales: the folder of the languages there are.
        folder: where to write.
    """
    copytree(locales, folder)
    for path in sorted((folder / "en").rglob("*.ftl")):
        place = folder / LANGUAGE / path.relative_to(folder / "en")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(in_other_letters(path.read_text(encoding="utf-8")), encoding="utf-8")
