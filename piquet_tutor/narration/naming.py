"""Texts about elder and younger rewritten with the players' names, and “you” for the reader.

Rulings speak of roles, which are right for every reader. At a table in play the same sentence reads better with names.
Only the short line and its reasons are rewritten; the law keeps speaking of roles.

Each language's catalogue decides how. If it lists verb forms for “you” (``naming-verbs``), names replace roles. Where
more than the verb would have to agree (French: « le premier est tenu de »), the role stays and the name is added in
brackets at its first mention (``naming-beside``); nothing else of the sentence changes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.plain_text import clean


class _SecondPerson(NamedTuple):
    """How a language addresses the reader as “you”."""

    you: str
    your: str
    yours: str
    verbs: Mapping[str, str]
    between: str
    alone: Collection[str]


@cache
def _second(language: str) -> _SecondPerson | None:
    words = catalogue(language)
    if "naming-verbs" not in words:
        return None
    verbs = dict(pair.split() for pair in words.word("naming-verbs").split(", "))
    between = "|".join(words.word("naming-between").split(", "))
    you, your, yours = (words.word(f"naming-{key}") for key in ("you", "your", "yours"))
    return _SecondPerson(you, your, yours, verbs, between, words.word("naming-alone").split(", "))


@cache
def _roles(language: str, seats: tuple[Seat, ...]) -> tuple[re.Pattern[str], dict[str, Seat]]:
    words = catalogue(language)
    of = {words.word(f"role-{seat}").lower(): seat for seat in seats if f"role-{seat}" in words}
    listed = "|".join(map(re.escape, of))
    return re.compile(rf"(?<!\bis )\b({listed})\b(['’]s\b)?", re.IGNORECASE), of


def named(text: str, names: Mapping[Seat, str], language: str = "en", introduce: Collection[Seat] = ()) -> str:
    """A text with the players' names in place of their roles, or beside them, as the language requires.

    Args:
        text: a text of the narration.
        names: each seat's name; the language's word for “You” marks the reader. If empty, the text is unchanged.
        language: the language of the text.
        introduce: seats whose role is given in brackets after the name at its first mention.
    """
    if names and "naming-beside" in catalogue(language):
        return _beside(text, names, language)
    second = _second(language)
    if not names or second is None:
        return text
    pattern, seats = _roles(language, tuple(names))
    told: set[Seat] = set()
    parts: list[str] = []
    at = 0
    to_you = False
    for found in pattern.finditer(text):
        seat = seats[found.group(1).lower()]
        between = text[at : found.start()]
        parts.append(_turned(between, second) if to_you else between)
        at = found.end()
        to_you = names[seat] == second.you and not found.group(2)
        word = _word(names[seat], bool(found.group(2)), text[at:], second)
        if found.group(1)[0].islower() and f"{names[seat]} ".startswith(f"{second.you} "):
            word = word[0].lower() + word[1:]
        if seat in introduce and seat not in told and not found.group(2):
            word += f" ({found.group(1).lower()})"
        told.add(seat)
        parts.append(word)
    rest = text[at:]
    parts.append(_turned(rest, second) if to_you else rest)
    return "".join(parts)


def _word(name: str, owner: bool, after: str, second: _SecondPerson) -> str:
    """A name as the text needs it: plain, or possessive (“your” before a noun, else “yours”)."""
    if name != second.you:
        return clean(name) + ("'s" if owner else "")
    if not owner:
        return second.you
    follows = re.match(r" (\w+)", after)
    return second.yours if follows is None or follows.group(1) in second.alone else second.your


def _turned(after: str, second: _SecondPerson) -> str:
    """The text after “you”, with the verbs of its clause changed to agree with it."""
    end = re.search(r"[.;:!?]", after)
    clause, rest = (after[: end.start()], after[end.start() :]) if end else (after, "")

    def turn(found: re.Match[str]) -> str:
        return found.group(1) + second.verbs.get(found.group(2), found.group(2))

    clause = re.sub(rf"^((?:, [^,]*,)?(?: (?:{second.between}))? )([\w]+)", turn, clause)
    return re.sub(r"( (?:and|or) )([\w]+)", turn, clause) + rest


@cache
def _forms(language: str, seats: tuple[Seat, ...]) -> tuple[re.Pattern[str], dict[str, Seat]]:
    """A pattern that finds roles in any grammatical case, and the seat each form belongs to."""
    words = catalogue(language)
    endings = ("", *(f".{case}" for case in words.word("naming-cases").split(", ")))
    of = {
        words.word(f"role-{seat}{ending}").lower(): seat
        for seat in seats
        for ending in endings
        if f"role-{seat}{ending}" in words
    }
    listed = "|".join(re.escape(form) for form in sorted(of, key=len, reverse=True))
    never = "|".join(words.word("naming-never-before").split(", "))
    return re.compile(rf"\b({listed})\b(?! (?:{never})\b| \()", re.IGNORECASE), of


def _beside(text: str, names: Mapping[Seat, str], language: str) -> str:
    """A text with each name beside its role at the first mention."""
    pattern, seats = _forms(language, tuple(names))
    told: set[Seat] = set()

    def introduced(found: re.Match[str]) -> str:
        seat = seats[found.group().lower()]
        if seat in told:
            return found.group()
        told.add(seat)
        return _beside_role(found.group(), names[seat], language)

    return pattern.sub(introduced, text)


@lru_cache(maxsize=256)
def _beside_role(role: str, name: str, language: str) -> str:
    words = catalogue(language)
    you = words.word("naming-you")
    spoken = name[:1].lower() + name[1:] if re.match(rf"{re.escape(you)}\b", name) else clean(name)
    return words.format("naming-beside", {"role": role, "name": spoken})
