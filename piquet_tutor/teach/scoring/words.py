"""Boxes, answers and wrong rules in the words of the catalogue, under a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration import listed_apart, place_of
from piquet_tutor.narration.books import named_once
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import clause, variables
from piquet_tutor.narration.values import argument
from piquet_tutor.teach.scoring.cases import Key
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.items import Item, clauses_of
from piquet_tutor.teach.scoring.misconceptions import misconceptions

_NAMELESS: Final[Mapping[str, str]] = {}
MOST_CITES = 2
"""The most authorities quoted in one line."""
MOST_POSSIBLE = 2
"""The most wrong rules mentioned as possible where several give the number."""


@dataclass(frozen=True)
class BeliefWords:
    """A wrong rule in words.

    Attributes:
        id: its name in the data.
        name: its title.
        belief: what is believed.
        done: what the learner did, in a sentence that stands alone while the right answer may not be told.
        correction: the same, and what the law says instead, with its citation.
        nudge: where to look, without giving the answer away.
    """

    id: str
    name: str
    belief: str
    done: str
    correction: str
    nudge: str

    def told(self, *, whole: bool) -> str:
        """What is said to somebody who holds it: the law, or where the answer may not be told yet, where to look."""
        return self.correction if whole else self.nudge


def lacking(language: str, given: Any) -> str:
    """A sentence on what is missing before a box is answered; empty if nothing is missing."""
    if given is None:
        return narration.whole(
            "scorer-page-answer-first", language, nobody=narration.message("scorer-nobody", language)
        )
    if isinstance(given, Mapping) and any(isinstance(one, str) and not one.strip() for one in given.values()):
        return narration.message("scorer-page-points-first", language)
    return ""


def authority(rules: RuleSet, name: str, language: str = "en") -> str:
    """Where a clause is written, such as ``Cavendish, Law 66``."""
    labels = list(dict.fromkeys(place_of(cite, language) for cite in named_once(rules.clauses[name].cites)))
    return listed_apart(labels[:MOST_CITES], language) or catalogue(language).word("scorer-no-citation")


@lru_cache(maxsize=512)
def belief_words(rules: RuleSet, name: str, language: str = "en", box: str = "") -> BeliefWords:
    """A wrong rule in words, with figures from the rule set.

    Args:
        rules: the rule set.
        name: which wrong rule.
        language: a language that the catalogue has.
        box: the box whose law is quoted; if empty, the law of the wrong rule as a whole.

    Raises:
        KeyError: there is no such wrong rule.
        MissingText: the catalogue lacks one of its texts.
    """
    law = misconceptions()[name].law_of(box)
    words = catalogue(language)
    given = dict(variables(rules, rules.clauses[law], words))
    for bonus in ("repique", "pique"):
        given[bonus] = argument(law_of(rules).price(Subject(bonus)))
    given |= {"law": authority(rules, law, language), "statement": clause(rules, law, language), "box": box}
    key = f"misconception-{name}"
    own = [part for part in (".done", ".instead") if f"{key}{part}" in words]

    def told(part: str, quoted: str = "no") -> str:
        return narration.whole(f"{key}{part}", language, quoted=quoted, **given)

    correction = " ".join(told(part, "yes") for part in own)
    return BeliefWords(name, told(""), told(".belief"), told(".done"), correction, told(".nudge"))


def answer_text(answer: Key | Mapping[str, int], language: str = "en", names: Mapping[str, str] = _NAMELESS) -> str:
    """An answer in words: ``elder 5``, ``elder 13, younger 7`` or ``nobody, 0``.

    Args:
        answer: points by side.
        language: a language that the catalogue has.
        names: by side, of those who are told by their names.
    """
    pairs = answer.items() if isinstance(answer, Mapping) else answer
    listed = [_side_text(side, points, language, names.get(side, "")) for side, points in pairs if points]
    return ", ".join(listed) or narration.message("scorer-answer-nobody", language)


def given_number(item: Item, language: str) -> str:
    """A box that lies open with its number: “Point: Elder 5”."""
    box, answer = narration.message(f"scorer-box-{item.id}", language), answer_text(item.answer, language)
    return narration.whole("scorer-page-given-number", language, box=box, answer=answer)


def _side_text(side: str, points: int, language: str, name: str) -> str:
    if name:
        return narration.whole("scorer-answer-player", language, name=name, points=str(points))
    return narration.message("scorer-answer-side", language, side=side, points=points)


def diagnosis_text(
    rules: RuleSet,
    box: str,
    diagnosis: Diagnosis,
    language: str = "en",
    *,
    nobody: bool = False,
    scored: bool = True,
) -> tuple[str, ...]:
    """What to say about a wrong answer: the wrong rules named and their corrections, or that none is named.

    It tells the right answer: before that may be told, see :mod:`~piquet_tutor.teach.scoring.wrong_answers`.

    Args:
        rules: the rule set.
        box: which box was answered.
        diagnosis: the diagnosis of the answer.
        language: a language that the catalogue has.
        nobody: whether the answer was that nobody scores. A learner who overlooked something answers the same, so a
            wrong rule is mentioned only as a possibility.
        scored: whether there is a sum that comes to the right answer; if not, it is why nobody scores.
    """
    if diagnosis.right:
        return ()
    adds = "yes" if scored else "nothing"
    if not diagnosis.named:
        return (_not_named(rules, box, diagnosis, language, nobody, adds),)
    words = [belief_words(rules, name, language, box) for name in diagnosis.named]
    said_of = "nobody" if nobody else "named"
    if len(words) == 1:
        told = narration.whole(f"scorer-{said_of}-one", language, belief=words[0].belief, whole=adds)
    else:
        told = narration.whole(
            f"scorer-{said_of}-two", language, belief=words[0].belief, other=words[1].belief, whole=adds
        )
    corrections = [each.correction for each in words]
    if nobody:
        corrections = [narration.whole("scorer-nobody-correction", language, correction=each) for each in corrections]
    return (told, *corrections)


def _not_named(rules: RuleSet, box: str, diagnosis: Diagnosis, language: str, nobody: bool, adds: str) -> str:
    """Why no wrong rule is named: none gives the number, one does but is unlikely, or several do."""
    beliefs = [belief_words(rules, name, language, box).belief for name in diagnosis.alone[:MOST_POSSIBLE]]
    if not beliefs:
        return narration.whole("scorer-not-named", language, whole=adds)
    if len(beliefs) == 1:
        key = "scorer-nobody-hardly" if nobody else "scorer-hardly-named"
        return narration.whole(key, language, belief=beliefs[0], whole=adds)
    key = "scorer-nobody-either" if nobody else "scorer-either-named"
    return narration.whole(key, language, belief=beliefs[0], other=beliefs[1], whole=adds)


def statement_of(rules: RuleSet, box: str, name: str = "", language: str = "en") -> tuple[str, str]:
    """What the law says about a box, and where it is written; two empty texts if no clause scores in it.

    Args:
        rules: the rule set.
        box: which box.
        name: the clause to quote; if empty, the first in force that scores in the box.
        language: a language that the catalogue has.
    """
    found = name or next(iter(clauses_of(rules, box)), "")
    return (clause(rules, found, language), authority(rules, found, language)) if found else ("", "")


def look_again(box: str, language: str = "en") -> str:
    """Where to look, for whoever answered a box wrongly in no known way; it does not tell the answer."""
    return narration.message("course-look-again", language, box=box)
