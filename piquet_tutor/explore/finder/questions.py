"""Questions that can be asked by name, and hints on where to search for their answers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.explore.finder.query import Condition, Query, QueryError, parse
from piquet_tutor.game.records.form import suggestion
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.spoken import Spoken


@dataclass(frozen=True)
class NamedQuery:
    """A question with a name.

    Attributes:
        id: its name.
        title: the message with the question itself.
        about: the message that says why somebody would ask it.
        text: the query in the finder's language.
    """

    id: str
    title: str
    about: str
    text: str

    def query(self, rules: RuleSet | None = None) -> Query:
        """The query, under these rules where it does not name its own."""
        return parse(self.text, rules)


@dataclass(frozen=True)
class SearchHint:
    """Where to search: conditions on the hands, and the playing styles of elder and younger."""

    hands: tuple[Condition, ...]
    play: tuple[str, str]


def _table(name: str) -> dict[str, Any]:
    file = resources.files(__package__ or "").joinpath("data", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def named_queries() -> tuple[NamedQuery, ...]:
    """Every named question, in the order in which they are offered."""
    listed = _table("queries")["query"]
    return tuple(_named_query(one["id"], one["query"]) for one in listed)


def _named_query(name: str, text: str) -> NamedQuery:
    return NamedQuery(name, f"query-{name}", f"query-{name}.about", text)


def named(name: str) -> NamedQuery:
    """The question of this name.

    Raises:
        QueryError: there is none.
    """
    for one in named_queries():
        if one.id == name:
            return one
    known = [one.id for one in named_queries()]
    raise QueryError("question", name=name[:40], hint=suggestion(name, known, "use"))


NEAREST: Final = 3
"""How many questions are suggested where the name is unknown."""
SIGNS: Final = "=<>"
MEANS: Final = {"carte": "blank", "blanche": "blank", "pic": "pique", "repic": "repique", "four": "quatorze"}
"""Words of the game, and the words used for them in the questions."""


def query_from(text: str, rules: RuleSet | None = None) -> Query:
    """Read a query from its text, or from the name of a question with any further conditions.

    A name may be written with spaces between its words. ``rules=`` beside a name replaces the question's own rules.

    Raises:
        QueryError: it is neither; the sentence suggests the most similar questions.
    """
    parts = text.split()
    words = [part for part in parts if not any(sign in part for sign in SIGNS)]
    if not words:
        return parse(text, rules)
    name = "-".join(words).lower()
    for one in named_queries():
        if one.id == name:
            return parse(" ".join([one.text, *(part for part in parts if part not in words)]), rules)
    said = " ".join(words)
    near = nearest(said)
    listed = tuple(Spoken("finder-question-named", name=one.id, title=Spoken(one.title)) for one in near)
    raise QueryError("called", name=said[:40], count=len(near), nearest=listed)


def nearest(text: str) -> tuple[NamedQuery, ...]:
    """The questions that share most words with a text, or whose names are spelt most like it."""
    words = {MEANS.get(word, word) for word in _plain(text)}
    spelt = set(get_close_matches("-".join(text.lower().split()), [one.id for one in named_queries()], NEAREST))
    marked = [(_shared(words, one) + 2 * (one.id in spelt), one) for one in named_queries()]
    marked.sort(key=lambda each: -each[0])
    return tuple(one for mark, one in marked[:NEAREST] if mark)


def _shared(words: set[str], one: NamedQuery) -> int:
    """How many words a question shares with those wanted; words in its name count twice."""
    titles = " ".join(narration.message(one.title, language) for language in narration.languages())
    name, title = set(_plain(one.id)), set(_plain(f"{titles} {one.text}"))
    return sum((2 if word in name else 0) + (1 if word in title else 0) for word in words)


def _plain(text: str) -> list[str]:
    """The significant words of a text, in the singular."""
    words = re.findall(r"[a-zà-ÿ]+", text.lower())
    return [word.removesuffix("s") for word in words if len(word) > LEAST]


LEAST: Final = 2
"""Words no longer than this are ignored."""


@cache
def every_hint() -> tuple[tuple[str, str, SearchHint], ...]:
    """Every hint of how to search: the condition it is for, the option of it, and the hint itself."""
    found = []
    for one in _table("search_hints")["hint"]:
        hands = parse(one["hands"]).conditions if one["hands"] else ()
        elder, younger = one["play"].split()
        found.append((one.get("for", ""), one.get("option", ""), SearchHint(hands, (elder, younger))))
    return tuple(found)


def hints_for(query: Query) -> tuple[SearchHint, ...]:
    """Hints on where to search; none where the conditions of the query are guidance enough."""
    asked = set(_as_hints_name_them(query.conditions))
    differing = _differing(query)
    return tuple(
        hint
        for condition, option, hint in every_hint()
        if (condition and condition in asked) or (option and option in differing)
    )


def _as_hints_name_them(conditions: Iterable[Condition]) -> Iterable[str]:
    for each in conditions:
        if each.ruling is not None:
            clause = f"ruling={each.ruling.clause}"
            with_verdict = f"{clause}:{each.ruling.verdict}"
            known = {condition for condition, _, _ in every_hint()}
            yield with_verdict if with_verdict in known else clause
        elif each.sign == "=":
            yield from (f"{each.name}={value}" for value in each.accepted)


def _differing(query: Query) -> set[str]:
    """The options on which the two rule sets differ.

    Where the query asks for a clause that reads any of these options, only those are returned.
    """
    if query.against is None:
        return set()
    one, other = query.rules, query.against
    names = {name for name, setting in one.settings.items() if other.settings[name].value != setting.value}
    read = {
        option for rules in query.books for clause in [rules.clause(query.on)] if clause for option in clause.options
    }
    return names & read or names
