"""One deal under two rule sets: where their ledgers first differ, and by how many points.

Two rulings differ if a reader can tell them apart: by what is awarded and to whom, by the verdict, or by their text at
some depth. A fact that appears in no text makes no difference, nor does a clause that says the same under another name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import KIND_OF
from piquet_tutor.narration.naming import NOBODY, Names

Key = tuple[Any, ...]


class Wording(NamedTuple):
    """The texts of a ruling that are about this deal; the law, which is about the rule set, is left out."""

    short: str
    call: str
    reasons: str


@dataclass(frozen=True)
class Parting:
    """The first clause on which two ledgers differ.

    Attributes:
        clause: its name in the rule set that awards under it.
        first: the ruling of the first ledger on it; None if there is none.
        second: the ruling of the second ledger on it; None if there is none.
        scoring: whether it changes the score; otherwise the ledgers differ in formalities alone.
        words: both rulings in the shortest words that tell them apart; empty for one that does not exist.
    """

    clause: str
    first: Ruling | None
    second: Ruling | None
    scoring: bool
    words: tuple[str, str] = ("", "")


def difference(first: Deal, second: Deal) -> dict[Side, int]:
    """How many points more each side has in the second deal."""
    return {side: second.total(side) - first.total(side) for side in dict.fromkeys(first.table.sides)}


def parting(first: Deal, second: Deal, language: str = "en", names: Names = NOBODY) -> Parting | None:
    """Where the ledgers of two rule sets on one record first differ.

    Args:
        first: the record replayed under one rule set.
        second: the same record replayed under another.
        language: the language in which the rulings are compared and worded.
        names: of those who play, by which they are told.

    Returns:
        None if a reader could not tell the ledgers apart.
    """
    mine, other = _WordedRulings(first, language, names), _WordedRulings(second, language, names)
    ours = _unmatched(first.rulings, second.rulings, _whole_key)
    theirs = _unmatched(second.rulings, first.rulings, _whole_key)
    seen = _unmatched(ours, theirs, mine.seen, other.seen)
    seen_there = _unmatched(theirs, ours, other.seen, mine.seen)
    where = _scoring(mine, other, seen, seen_there) or _formal(mine, other, seen, seen_there)
    return replace(where, words=_words(where, mine, other)) if where is not None else None


def parting_told(where: Parting, language: str) -> tuple[str, str]:
    """What is ruled here, and what there, where two ledgers part."""
    silent = narration.message("lab-books-silent", language)
    here, there = (words or silent for words in where.words)
    return (
        narration.whole("lab-books-here", language, words=here),
        narration.whole("lab-books-there", language, words=there),
    )


def awards_differ(rulings: Iterable[Ruling], others: Iterable[Ruling]) -> frozenset[int]:
    """The numbers of the awards and denials of one ledger that the other does not have."""
    telling = (Verdict.AWARDED, Verdict.DENIED)
    unmatched = _unmatched(rulings, others, _score_key)
    return frozenset(ruling.number for ruling in unmatched if ruling.verdict in telling)


class _WordedRulings:
    """A deal's rulings in words, each rendered once."""

    def __init__(self, deal: Deal, language: str, names: Names) -> None:
        self.deal = deal
        self.language = language
        self.names = names
        self._wordings: dict[int, Wording] = {}

    def words_of(self, ruling: Ruling) -> Wording:
        """What is told of a ruling: its short line, the call and the reasons."""
        if ruling.number not in self._wordings:
            language, ledger, names = self.language, self.deal.rulings, self.names
            self._wordings[ruling.number] = Wording(
                narration.text(ruling, "short", language, ledger, names=names),
                narration.text(ruling, "call", language),  # without the running total
                "\n".join(narration.reasons_of(ruling, language, ledger, names)),
            )
        return self._wordings[ruling.number]

    def seen(self, ruling: Ruling) -> Key:
        """Everything by which a reader could tell it from another ruling."""
        return (ruling.verdict, ruling.side, ruling.awards, self.words_of(ruling))


def _words(where: Parting, mine: _WordedRulings, other: _WordedRulings) -> tuple[str, str]:
    if where.first is None or where.second is None:
        return (
            mine.words_of(where.first).short if where.first is not None else "",
            other.words_of(where.second).short if where.second is not None else "",
        )
    one, two = mine.words_of(where.first), other.words_of(where.second)
    if one.short != two.short:
        return one.short, two.short
    if one.call != two.call:
        return _called(one), _called(two)
    return f"{one.short} {_apart(one, two)}".strip(), f"{two.short} {_apart(two, one)}".strip()


def _called(told: Wording) -> str:
    return f"{told.short} “{told.call}”" if told.call else told.short


def _apart(told: Wording, other: Wording) -> str:
    """The sentences of its reasons that the other does not have."""
    known = set(_sentences(other.reasons))
    return " ".join(each for each in _sentences(told.reasons) if each not in known)


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?”])\s+", text)


def _scoring(
    mine: _WordedRulings, other: _WordedRulings, seen: list[Ruling], seen_there: list[Ruling]
) -> Parting | None:
    """The first award that only one ledger has; None if both come to the same points of each kind."""
    first, second = mine.deal, other.deal
    if _prices(first) == _prices(second):
        return None
    own, there = _numbers(first, second), _numbers(second, first)
    awards = [(_place(first, each), 0, each) for each in seen if each.awards and each.number in own]
    awards += [(_place(second, each), 1, each) for each in seen_there if each.awards and each.number in there]
    if not awards:
        return None
    _, who, ruling = min(awards, key=lambda each: each[:2])
    if who == 0:
        return Parting(ruling.rule, ruling, _counterpart(mine, ruling, other, seen_there), True)
    return Parting(ruling.rule, _counterpart(other, ruling, mine, seen), ruling, True)


def _prices(deal: Deal) -> Counter[Key]:
    """What each side scores in each account by each kind of score, in however many awards."""
    points: Counter[Key] = Counter()
    for ruling in deal.rulings:
        for award in ruling.awards:
            points[deal.kind_of(ruling), award.side, award.account] += award.points
    return points


def _numbers(deal: Deal, other: Deal) -> frozenset[int]:
    return frozenset(each.number for each in _unmatched(deal.rulings, other.rulings, _score_key))


def _place(deal: Deal, ruling: Ruling) -> int:
    """How many awards came before it; ruling numbers cannot be compared, since formalities differ between books."""
    return sum(1 for each in deal.rulings[: ruling.number - 1] if each.awards)


def _counterpart(mine: _WordedRulings, ruling: Ruling, other: _WordedRulings, unmatched: list[Ruling]) -> Ruling | None:
    """The other ledger's ruling on the same matter: by the same clause, kind of score, or class, in this order.

    A ruling that only the other ledger has is preferred to one that both have. Rulings on different tricks never
    correspond.
    """
    elsewhere, trick = other.deal, ruling.facts.get("trick")
    kind = mine.deal.kind_of(ruling)
    others = [*unmatched, *(each for each in elsewhere.rulings if each.verdict is not Verdict.ALLOWED)]
    alike = [each for each in others if each.side == ruling.side and not each.awards] or others
    for wanted in (lambda each: each.rule == ruling.rule, lambda each: elsewhere.kind_of(each) == kind):
        for each in (*alike, *others):
            same = each.side == ruling.side and each.facts.get("trick") == trick
            if same and wanted(each) and other.seen(each) != mine.seen(ruling):
                return each
    classed = _class_of(ruling)
    return next((each for each in unmatched if each.side == ruling.side and _class_of(each) == classed), None)


def _class_of(ruling: Ruling) -> str:
    """What a ruling is about: the class of combinations it names, its kind of score, or the clause's own subject."""
    subject = ruling.subject
    kind = KIND_OF.get(subject, subject) if subject is not None else ruling.rule
    return str(ruling.facts.get("kind", kind))


def _formal(
    mine: _WordedRulings, other: _WordedRulings, seen: list[Ruling], seen_there: list[Ruling]
) -> Parting | None:
    if not seen and not seen_there:
        return None
    one = min((*seen, *seen_there), key=lambda each: each.number)
    return Parting(one.rule, _like(one, seen), _like(one, seen_there), False)


def _like(one: Ruling, rulings: list[Ruling]) -> Ruling | None:
    """The first ruling by the same clause, preferably on the same side."""
    by_clause = [each for each in rulings if each.rule == one.rule]
    return next((each for each in by_clause if each.side == one.side), next(iter(by_clause), None))


def _unmatched(
    rulings: Iterable[Ruling],
    others: Iterable[Ruling],
    key: Callable[[Ruling], Key],
    other_key: Callable[[Ruling], Key] | None = None,
) -> list[Ruling]:
    """The rulings without an equal key among the others; each of the others matches only one."""
    left = Counter((other_key or key)(each) for each in others)
    found = []
    for ruling in rulings:
        if left[key(ruling)]:
            left[key(ruling)] -= 1
        else:
            found.append(ruling)
    return found


def _score_key(ruling: Ruling) -> Key:
    facts = ruling.facts
    return (ruling.rule, ruling.verdict, ruling.side, ruling.awards, facts.get("trick"), str(facts.get("cards")))


def _whole_key(ruling: Ruling) -> Key:
    facts = tuple((name, str(value)) for name, value in ruling.facts.items())
    return (ruling.rule, ruling.verdict, ruling.side, ruling.awards, facts)
