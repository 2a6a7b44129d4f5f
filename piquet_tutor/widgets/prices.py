"""What scores, and how much, in one rule set: the short list a learner unfolds. Every number is the rule set's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.cards import Pack
from piquet_tutor.engine.rules.model import Rule, RuleSet
from piquet_tutor.engine.rules.policies.declaring import SEQUENCE_POINTS

Row = tuple[str, str]

AFTER_THE_PLAY: Final = (
    ("cards.most", "cards"),
    ("cards.capot", "capot"),
    ("pique.award", "pique"),
    ("repique.award", "repique"),
)
"""Clauses that pay one price, with the kind of score they are."""


def prices(rules: RuleSet, language: str) -> dict[str, Any]:
    """The list for a widget: its label, and a name and a price for each row; what scores nothing is left out."""
    rows = [{"name": name, "worth": worth} for name, worth in _rows(rules, language)]
    return {"label": narration.message("table-prices", language), "rows": rows}


def _rows(rules: RuleSet, language: str) -> Iterator[Row]:
    yield from _plain(rules, "carte_blanche.award", "carte_blanche", language)
    yield from _declared(rules, language)
    yield from _plain(rules, "carte_rouge.award", "carte_rouge", language)
    yield from _played(rules, language)
    yield from _undertaken(rules, language)
    for clause, kind in AFTER_THE_PLAY:
        yield from _plain(rules, clause, kind, language)


def _plain(rules: RuleSet, clause: str, kind: str, language: str) -> Iterator[Row]:
    points = _param(rules.clauses.get(clause), "points")
    if isinstance(points, int) and points:
        target = _param(rules.clauses[clause], "target") or 0
        yield _say(f"table-price-{kind}", language, target=target), str(points)


def _param(clause: Rule | None, name: str) -> Any:
    return None if clause is None else clause.params.get(name)


def _say(key: str, language: str, **variables: Any) -> str:
    return narration.message(key, language, **variables)


def _declared(rules: RuleSet, language: str) -> Iterator[Row]:
    score = _param(rules.clauses.get("point.good"), "score")
    if score is not None:
        yield _say("table-kind-point", language), _say("table-price-point", language, score=score)
    if "sequence.good" in rules.clauses:
        longest = len({card.rank for card in Pack(rules.pack).cards})
        for length, points in SEQUENCE_POINTS.items():
            if length <= longest:
                yield _say("table-price-sequence", language, length=length), str(points)
    for size, name in ((3, "trio"), (4, "quatorze")):
        points = _param(rules.clauses.get("set.good"), name)
        if points:
            yield _say("table-price-set", language, size=size), str(points)


def _undertaken(rules: RuleSet, language: str) -> Iterator[Row]:
    """What a bid pays, made or beaten, in forms with bidding."""
    for clause in ("bid.made", "bid.beaten", "bid.exact", "misere.award", "bid.paid"):
        if clause in rules.clauses:
            key = f"table-price-{clause.replace('.', '-')}"
            params = rules.clauses[clause].params
            told = {name: params.get(name, 0) for name in ("points", "doubled", "redoubled")}
            yield _say(key, language), _say(f"{key}-worth", language, **told)


def _played(rules: RuleSet, language: str) -> Iterator[Row]:
    trick = rules.clauses.get("play.trick")
    if trick is not None and "play.lead" not in rules.clauses:
        yield _say("table-price-trick-bid", language), str(_param(trick, "points"))
    scoring = _param(rules.clauses.get("play.lead"), "scoring")
    if scoring is not None:
        for what in ("lead", "trick"):
            worth = _say(f"table-price-{what}-worth", language, scoring=scoring)
            if worth != "0":
                yield _say(f"table-price-{what}", language), worth
    extra = _param(rules.clauses.get("play.last"), "extra")
    if extra:
        yield _say("table-price-last", language), _say("table-price-last-worth", language, extra=extra)
