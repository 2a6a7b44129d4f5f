"""Which of these is the law? The law in one sentence, beside what people take for it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import clause, key_of, variables
from piquet_tutor.narration.texts import whole
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.words import authority, belief_words

LAW: Final = ""
"""What the right answer stands for; every other one stands for a wrong rule, by its name."""
BESIDE: Final = 2
"""Wrong rules beside the law."""
BOX_OF: Final = {"capot": "cards"}


@dataclass(frozen=True)
class LawAsked:
    """The answers to choose from.

    Attributes:
        kind: what the law is about: ``point``, ``repique`` ...
        stands_for: by answer, what it stands for: :data:`LAW`, or the name of a wrong rule. The answers are numbered in
            an order of no meaning.
    """

    kind: str
    stands_for: Mapping[str, str]

    @property
    def right(self) -> str:
        """The answer that is the law."""
        return next(choice for choice, name in self.stands_for.items() if name == LAW)


def law_asked(rules: RuleSet, kind: str, salt: str) -> LawAsked | None:
    """What a class may choose from when it is asked for the law; None where the law or a wrong rule is lacking.

    Args:
        rules: by which the deal is played.
        kind: what was scored or denied.
        salt: of the deal, so that neither the wrong rules nor their order are always the same.

    >>> from piquet_tutor.game.rules.loader import load
    >>> asked = law_asked(load("rubicon"), "repique", "one deal")
    >>> law_words(load("rubicon"), asked, asked.right)
    'Only what the opponent can count earlier in the order of reckoning bars a repique.'
    """
    box = BOX_OF.get(kind, kind)
    names = [each.id for each in applicable(rules) if box in each.items and each.id not in _elsewhere(kind)]
    if not names or not _has_sentence(rules, kind):
        return None
    wrong = sorted(names, key=lambda name: _shuffled(salt, kind, name))[:BESIDE]
    listed = sorted((LAW, *wrong), key=lambda name: _shuffled(kind, salt, name))
    return LawAsked(kind, {str(number): name for number, name in enumerate(listed, 1)})


def _elsewhere(kind: str) -> tuple[str, ...]:
    """Wrong rules of the same box that are not about this kind of score."""
    return {"cards": ("capot_on_top",), "capot": ("cards_shared",)}.get(kind, ())


def _shuffled(*texts: str) -> str:
    return sha256(" ".join(texts).encode()).hexdigest()


def law_words(rules: RuleSet, asked: LawAsked, choice: str, language: str = "en") -> str:
    """An answer in words: the law in one sentence, or a wrong rule as people believe it."""
    name = asked.stands_for[choice]
    if name != LAW:
        return belief_words(rules, name, language, BOX_OF.get(asked.kind, asked.kind)).belief
    key, words = f"classroom-law-{asked.kind}", catalogue(language)
    given = variables(rules, rules.clauses[clause_asked(rules, asked.kind)], words, words.entry(key).names)
    return whole(key, language, **given)


def law_authority(rules: RuleSet, kind: str, language: str = "en") -> str:
    """Where the law on a kind of score is written."""
    return authority(rules, clause_asked(rules, kind), language)


def law_whole(rules: RuleSet, kind: str, language: str = "en") -> str:
    """The law on a kind of score, whole."""
    return clause(rules, clause_asked(rules, kind), language)


def _has_sentence(rules: RuleSet, kind: str) -> bool:
    """Whether there is a sentence for it: not where the rules have no such law, or a policy of their own decides it."""
    name = clause_asked(rules, kind)
    plain = f"clause-{name.replace('.', '-')}"
    known = f"classroom-law-{kind}" in catalogue("en") and name in rules.clauses
    return known and key_of(rules, name) == plain


def clause_asked(rules: RuleSet, kind: str) -> str:
    """The clause that is the law on a kind of score; empty where the rules have none."""
    found = rules.clause_on(Subject(kind)) if kind in set(Subject) else None
    return found.id if found is not None else ""
