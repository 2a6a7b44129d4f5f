"""What a form of the game is called and what it is, whether the catalogue says so or the form's own file.

The catalogue has it for every form that comes with the tutor: a language is one folder, and whoever translates opens no
rule file. A form that somebody adds for themselves is one file, and so has its own words in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from piquet_tutor.engine.clauses import OptionError, RuleFileError
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.naming import FIRST_LANGUAGE, Words
from piquet_tutor.narration.plain_text import MissingText

_LACKING: Final = {"title": "what the form is called", "about": "what the form is, in a sentence"}


def form_title(words: Words, rules: RuleSet | str) -> str:
    """What a form is called.

    Args:
        words: the catalogue of a language.
        rules: the rule set, or its name.

    Raises:
        MissingText: there is no such form.
        RuleFileError: neither the catalogue nor its file says so.
    """
    return _found(words, rules, "")


def form_about(words: Words, rules: RuleSet | str) -> str:
    """What a form is, in a sentence; arguments and errors as for :func:`form_title`."""
    return _found(words, rules, ".about")


def _found(words: Words, rules: RuleSet | str, part: str) -> str:
    try:
        return words.word(f"ruleset-{rules if isinstance(rules, str) else rules.id}{part}")
    except MissingText:
        own = _own(rules, part)
        if not own:
            known = rules if isinstance(rules, str) else rules.id
            if known not in rule_set_names():
                raise
            key = "about" if part else "title"
            raise RuleFileError(
                f'{known}.toml: it does not say {_LACKING[key]}; write [{key}] and below it en = "…", fr = "…".'
            ) from None
        return own.get(words.language) or own.get(FIRST_LANGUAGE) or next(iter(own.values()))


def _own(rules: RuleSet | str, part: str) -> Mapping[str, str]:
    try:
        found = load(rules) if isinstance(rules, str) else rules
    except OptionError:  # a name that is none
        return {}
    return found.about if part else found.title
