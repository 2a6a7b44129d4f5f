"""One of several answers, as a page sends it or a person writes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.questions.asked import LONGEST, PossibleAnswer, QuestionFault


def chosen(given: object, offered: Callable[[str], Sequence[PossibleAnswer]]) -> str:
    """The name of the answer that is meant: by its name, its number from 1, or its words in any language.

    Args:
        given: what was sent or written.
        offered: the answers in a language.

    Raises:
        QuestionFault: it is none of them.
    """
    first = offered(languages()[0])
    if given in [each.id for each in first]:
        return str(given)
    if type(given) is int and 1 <= given <= len(first):
        return first[given - 1].id
    if isinstance(given, str):
        wanted = _bare(given[:LONGEST])
        if wanted.isdecimal() and 1 <= int(wanted) <= len(first):
            return first[int(wanted) - 1].id
        for language in languages():
            for each in offered(language):
                if wanted in (_bare(each.id), _bare(each.text)):
                    return each.id
    raise QuestionFault("choice", found=str(given)[:40], most=len(first))


def _bare(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split()).rstrip(".")
