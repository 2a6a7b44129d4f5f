"""What scores, and how much, in one rule set: the short list a learner unfolds. Every number is the rule set's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.cards import Pack
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.price_table import price_table

Row = tuple[Subject, str, str]
"""What it is the price of, its name, and the price."""

TERMS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "carte_blanche": ("carte-blanche",),
    "point": ("point",),
    "sequence": ("sequence",),
    "set": ("set",),
    "carte_rouge": ("carte-rouge",),
    "repique": ("repique",),
    "pique": ("pique",),
    "play": ("trick",),
    "cards": ("cards", "capot"),
    "bid": ("bid",),
}
"""The words of the glossary that explain a box of the score sheet; what is no word of the game has a sentence."""
UNDERTAKINGS: Final = (Subject.BID_MADE, Subject.BID_BEATEN, Subject.BID_EXACT, Subject.MISERE, Subject.BID_PAID)
"""What a bid pays, made or beaten, and hands for which nobody has bid."""


def prices(rules: RuleSet, language: str, only: Collection[str] | None = None) -> dict[str, Any]:
    """The list for a widget: its label, and a name and a price for each row; what scores nothing is left out.

    Args:
        rules: the rule set.
        language: of the names.
        only: the subjects to be listed; None lists all.
    """
    found = (row for row in _rows(rules, language) if only is None or row[0] in only)
    rows = [{"name": name, "worth": worth} for _, name, worth in found]
    return {"label": narration.message("table-prices", language), "rows": rows}


def what_is(rules: RuleSet, box: str, language: str) -> dict[str, Any]:
    """What a box of the score sheet is: ``label``, ``paragraphs`` that explain its words, and ``rows`` as in the list.

    Args:
        rules: the rule set of the sheet.
        box: one of the boxes of a sheet.
        language: of every text.
    """
    meanings = narration.glossary(language)
    told = [meanings[narration.word_of_the_game(name, language)] for name in TERMS_OF.get(box, ())]
    rows = [{"name": name, "worth": worth} for _, name, worth in _rows_of(rules, box, language)]
    label = narration.message("table-what-is-that", language)
    return {"label": label, "paragraphs": told or [narration.message(f"table-what-{box}", language)], "rows": rows}


def _rows(rules: RuleSet, language: str) -> Iterator[Row]:
    for box in ROWS_OF:
        yield from _rows_of(rules, box, language)


def _rows_of(rules: RuleSet, box: str, language: str) -> Iterator[Row]:
    """The rows that belong to a box of the score sheet; none for one that is a sum of others."""
    return ROWS_OF[box](rules, language) if box in ROWS_OF else iter(())


def _plain(rules: RuleSet, subject: Subject, language: str) -> Iterator[Row]:
    points, table = law_of(rules).price(subject), price_table(rules)
    if points:
        bonus = {Subject.REPIQUE: table.repique, Subject.PIQUE: table.pique}.get(subject)
        target = bonus.target if bonus is not None else 0
        elder_only = "yes" if subject == Subject.PIQUE and bonus is not None and not bonus.younger else "no"
        name = narration.message(f"table-price-{subject}", language, target=target, elder_only=elder_only)
        yield subject, name, str(points)


def _point(rules: RuleSet, language: str) -> Iterator[Row]:
    point = rules.clause_on(Subject.POINT)
    if point is not None:
        yield (
            Subject.POINT,
            narration.message("table-kind-point", language),
            narration.message("table-price-point", language, **point.params),
        )


def _sequences(rules: RuleSet, language: str) -> Iterator[Row]:
    if law_of(rules).has(Subject.SEQUENCE):
        longest = len({card.rank for card in Pack(rules.pack).cards})
        for length, points in enumerate(price_table(rules).sequences):
            if points and length <= longest:
                yield Subject.SEQUENCE, narration.message("table-price-sequence", language, length=length), str(points)


def _sets(rules: RuleSet, language: str) -> Iterator[Row]:
    table = price_table(rules)
    for size, points in ((3, table.trio), (4, table.quatorze)):
        if points:
            yield Subject.SET, narration.message("table-price-set", language, size=size), str(points)


def _undertaken(rules: RuleSet, language: str) -> Iterator[Row]:
    """What a bid pays, made or beaten, in forms with bidding."""
    for subject in UNDERTAKINGS:
        rule = rules.clause_on(subject)
        if rule is None:
            continue
        key = f"table-price-{rule.id.replace('.', '-')}"
        told = {"points": 0, "doubled": 0, "redoubled": 0} | dict(rule.params)
        yield subject, narration.message(key, language), narration.message(f"{key}-worth", language, **told)


def _played(rules: RuleSet, language: str) -> Iterator[Row]:
    law = law_of(rules)
    every = law.price(Subject.TRICK)
    if every is not None:
        yield Subject.TRICK, narration.message("table-price-trick-bid", language), str(every)
    lead, last = rules.clause_on(Subject.LEAD), rules.clause_on(Subject.LAST_TRICK)
    if lead is not None:
        for subject, what in ((Subject.LEAD, "lead"), (Subject.TRICK, "trick")):
            worth = narration.message(f"table-price-{what}-worth", language, **lead.params)
            if worth != "0":
                yield subject, narration.message(f"table-price-{what}", language), worth
    if last is not None and not last.pays_nothing:
        worth = narration.message("table-price-last-worth", language, **last.params)
        yield Subject.LAST_TRICK, narration.message("table-price-last", language), worth


def _of(*subjects: Subject) -> Callable[[RuleSet, str], Iterator[Row]]:
    """What gives the rows of subjects that pay one price each."""
    return lambda rules, language: (row for subject in subjects for row in _plain(rules, subject, language))


ROWS_OF: Final[Mapping[str, Callable[[RuleSet, str], Iterator[Row]]]] = {
    "carte_blanche": _of(Subject.CARTE_BLANCHE),
    "point": _point,
    "sequence": _sequences,
    "set": _sets,
    "carte_rouge": _of(Subject.CARTE_ROUGE),
    "play": _played,
    "bid": _undertaken,
    "cards": _of(Subject.CARDS, Subject.CAPOT),
    "pique": _of(Subject.PIQUE),
    "repique": _of(Subject.REPIQUE),
}
"""What scores in each box of the score sheet, in the order of the list."""
