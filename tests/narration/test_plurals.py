"""A number agrees with what it counts: nothing, one, a few and many that end in one, in every text of each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.narration.every_text import Facts, Text, every_text, facts_of, told, ways

COUNTED = {
    "en": "card point trick deal game hand suit player sequence set trio quatorze tierce quart rank seat side discard "
    "ruling step question answer record notebook lesson exercise case example source book way time box word second "
    "minute hour day line page link value option bid fault change round table team pupil visitor device place letter "
    "character digit entry name partie visit class mistake halving layout row column",
    "fr": "carte point levée donne partie main couleur joueur séquence brelan tierce quarte rang camp entame écart "
    "décision étape question réponse relevé carnet leçon exercice exemple source livre façon case mot seconde minute "
    "heure jour ligne page lien valeur option enchère faute changement table équipe élève visiteur appareil place "
    "lettre caractère chiffre manche tour règle nom erreur classe entrée visite colonne rangée réduction",
}
"""What is counted in the texts, in the singular; its plural ends in s."""
NOUNS = {language: "|".join(each.split()) for language, each in COUNTED.items()}
BETWEEN = {
    "en": r"(?:(?!(?:of|and|to|in|on|at|by|or|for|from|with|the|a|as|per|is|are|if|not|than|each|you) )[a-z]+(?<!s) )?",
    "fr": r"(?:(?:autres?|belles?|bonnes?|mauvaises?|seules?) )?",
}
"""A word that may stand between a number and what it counts."""
ONE = {"en": r"(?:1|[Oo]ne)", "fr": r"(?:[01]|[Uu]ne?|[Zz]éro)"}
MANY = {"en": r"(?:0|2|21|[Nn]ought|[Tt]wo|[Tt]wenty-one)", "fr": r"(?:2|21|[Dd]eux|[Vv]ingt et une?)"}
ALONE = r"(?<![\w.,/:×−+♠♥♦♣-])(?<!et )"
"""Before a number that is no part of another, of a sum or of a score."""
WRONG = {
    language: re.compile(
        rf"{ALONE}(?:{ONE[language]} {BETWEEN[language]}(?:{nouns})s|{MANY[language]} {BETWEEN[language]}(?:{nouns}))"
        r"(?![\w’'-])"
    )
    for language, nouns in NOUNS.items()
}

NAMES = frozenset(
    ("base", "book", "dealer", "found", "other", "seat", "seed", "side", "title", "void", "what", "who", "words")
)
"""Variables that hold a name or words, though nothing in a text says so."""
SEVERAL = frozenset(
    {
        *("hand", "pack", "players", "stock", "talon", "maximum", "max", "hand_size"),
        *("cases", "considered", "kilobytes", "limit", "minutes", "positions", "tried", "wanted", "ways"),
    }
)
"""Variables whose number is above one wherever they stand: the rules and the program have no smaller ones."""
REASONS: Mapping[str, list[str]] = tomllib.loads(Path(__file__).with_name("never_one.toml").read_text("utf-8"))
NEVER_ONE = frozenset(each for listed in REASONS.values() for each in listed)
"""The other texts that need no singular, each by its name and its variable."""


@cache
def faults(language: str) -> Mapping[tuple[str, str], str]:
    """What does not agree: by its text and the variable that is the number, how it then reads."""
    return {(text.key, name): said for text in every_text(language) for name, said in _faults_of(text)}


def _faults_of(text: Text) -> Iterator[tuple[str, str]]:
    for way in ways(text.pattern, text.speech, _facts(text)):
        for turn in (0, 1):
            usual = {name: _usual(values, turn) for name, values in way.items()}
            for name, values in way.items():
                if any(isinstance(each, int) for each in values):
                    yield from ((name, said) for said in _disagreeing(text, usual, name, values))


def _facts(text: Text) -> Facts:
    facts = facts_of(text)
    for name, values in facts.items():
        if name in NAMES:
            facts[name] = ("Anna", *(each for each in values if isinstance(each, str)))
        elif name.rpartition("-")[2] in SEVERAL:
            facts[name] = tuple(each for each in values if each not in (0, 1))
    return facts


def _usual(values: tuple[Any, ...], turn: int) -> Any:
    """A number that is many, where it can be; of other facts, one after another."""
    return 21 if 21 in values else values[turn % len(values)]


def _disagreeing(text: Text, usual: Mapping[str, Any], name: str, values: tuple[Any, ...]) -> Iterator[str]:
    """What is wrong with one of the values, but not with all of them."""
    found = [_wrong(told(text, {**usual, name: value}), text.speech.language) for value in values]
    always = set.intersection(*found) if len(found) > 1 else set()
    for each in found:
        yield from each - always


def _wrong(said: str | None, language: str) -> set[str]:
    return set(WRONG[language].findall(" ".join((said or "").split())))


@pytest.mark.parametrize("language", sorted(COUNTED))
def test_every_number_agrees_with_what_it_counts(language):
    wrong = {each: said for each, said in faults(language).items() if " ".join(each) not in NEVER_ONE}
    assert wrong == {}


def test_no_number_is_spared_that_agrees():
    """Of what is listed as never one, each would read wrongly if it were."""
    found = {" ".join(each) for language in COUNTED for each in faults(language)}
    assert sorted(NEVER_ONE - found) == []


def test_nothing_is_not_told_as_one_in_french():
    """Nought is singular there, so that “[one] 1 carte” would tell one card of none."""
    assert sorted({text.key for text in every_text("fr") if _nought_is_one(text)}) == []


def _nought_is_one(text: Text) -> bool:
    for way in ways(text.pattern, text.speech, _facts(text)):
        usual = {name: _usual(values, 0) for name, values in way.items()}
        for name, values in way.items():
            if 0 in values and 1 in values:
                none, one, many = (_figures(told(text, {**usual, name: number})) for number in (0, 1, 21))
                if none == one and one.count("1") > many.count("1"):
                    return True
    return False


def _figures(said: str | None) -> list[str]:
    return re.findall(r"[\d,]+", said or "")


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", ("1 cards", "0 point", "21 trick", "one more deals", "Twenty-one card")),
        ("fr", ("0 points", "1 cartes", "21 levée", "une cartes", "zéro points")),
    ],
)
def test_what_does_not_agree_is_seen(language, wrong):
    assert [each for each in wrong if not WRONG[language].search(f"Elder has {each}.")] == []
