"""Two books side by side, as plain dictionaries: their clauses, and one deal ruled by both. Pure: it keeps no state."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.pages.deal.on_table import totals_told
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.explain.compare import Parting, awards_differ
from piquet_tutor.explore.rulebook.book import Article
from piquet_tutor.explore.rulebook.comparing import ClauseDifference
from piquet_tutor.explore.rulebook.divergences import Divergence
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.render import still_open

TOLD: Final = (Verdict.AWARDED, Verdict.DENIED)
"""Rulings that two ledgers side by side are read for."""


# --- two books ----------------------------------------------------------------------------------------------------


def pair_scene(
    titles: Sequence[str],
    found: Sequence[ClauseDifference],
    count: str,
    words: PageWords,
    language: str = "en",
    at: str = "",
) -> Scene:
    """The clauses on which two rule sets differ.

    Args:
        titles: how the two are called.
        found: the clauses.
        count: how many they are, in a sentence.
        words: of the page.
        language: of what is told.
        at: the clause that is unfolded: the one on which the deal above them parts.
    """
    parts: dict[str, list[Scene]] = {}
    for each in found:
        parts.setdefault(each.part, []).append({**_difference(each, language), "open": each.clause == at})
    return {
        "titles": list(titles),
        "count": count,
        "words": {name: words[name] for name in ("no_clause", "scores", "sources", "whole", "written")},
        "parts": [
            {"title": narration.message(f"rulebook-part-{part}", language), "differences": rows}
            for part, rows in parts.items()
        ],
    }


def _difference(one: ClauseDifference, language: str) -> Scene:
    return {
        "clause": one.clause,
        "question": one.question,
        "scores": one.scores,
        "cells": [
            _cell(article, [each for each in one.articles if each is not article], one.options, language)
            for article in one.articles
        ],
    }


def _cell(
    article: Article | None, others: Collection[Article | None], options: Collection[str], language: str
) -> Scene:
    """One book's side: of a long statement the sentences that the other has not, and the whole to unfold."""
    if article is None:
        return {"said": "", "whole": "", "options": [], "cites": []}
    said = apart(article.statement, [each.statement for each in others if each is not None])
    return {
        "said": said,
        "whole": "" if said == article.statement else article.statement,
        "options": [
            {"title": each.title, "words": each.words, "code": f"{each.name} = {each.value}"}
            for each in article.settings
            if each.name in options
        ],
        "cites": citations(article.cites, language),
    }


def apart(statement: str, others: Collection[str]) -> str:
    """The sentences of a statement that none of the others has; the whole where that would leave nothing."""
    known = {each for other in others for each in _sentences(other)}
    return " ".join(each for each in _sentences(statement) if each not in known) or statement


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?”»])\s+", text)


# --- one deal, two ledgers ----------------------------------------------------------------------------------------


def ledgers_scene(
    found: Divergence, titles: Sequence[str], words: PageWords, language: str = "en", *, own: bool = False
) -> Scene:
    """A deal on which two rule sets part, ruled by both.

    Args:
        found: the deal, and where they part.
        titles: how the two are called; one may be the other with an option set otherwise.
        words: of the page.
        language: of what is told.
        own: whether the deal is the reader's own, who knows where it comes from.
    """
    first, second = found.first, found.second
    clause = first.rules.clauses.get(found.where.clause) or second.rules.clauses[found.where.clause]
    hand = "hand_exchanged" if "exchange" in first.rules.phases else "hand"
    return {
        "title": words["parting_title" if own else "parting_example"],
        "paragraphs": [
            words("parting_clause", question=narration.clause_question(clause, language)),
            difference_words(found, words, language),
            *(() if own else (origin_words(found, words, language),)),
            *(() if first.done else (still_open(first, language),)),
        ],
        "hands": [
            {
                "label": words(hand, side=narration.message(f"side-{seat}", language)),
                "cards": [one.code for one in sort_hand(first.kept[seat])],
            }
            for seat in first.table.seats
            if first.kept.get(seat)
        ],
        "words": {name: words[name] for name in ("marked", "open")},
        "columns": [
            _ledger(first, second, titles[0], found.where, words, language),
            _ledger(second, first, titles[1], _turned(found.where), words, language),
        ],
    }


def _turned(where: Parting) -> Parting:
    """The same parting, from the other ledger's side."""
    return replace(where, first=where.second, second=where.first, words=where.words[::-1])


def difference_words(found: Divergence, words: PageWords, language: str = "en") -> str:
    """By how much the second rule set gives more or less, in a sentence."""
    sides = [
        words(
            "parting_side",
            side=narration.message(f"role-{side}", language),
            points=abs(points),
            more=words["more" if points > 0 else "less"],
        )
        for side, points in found.difference.items()
        if points
    ]
    if not sides:
        return words["parting_even"]
    title, changed = narration.rules_title(found.second.rules, language), found.second.rules.changed
    named = words("changed_short", title=title) if changed else title
    return words("parting_difference", title=named, sides=narration.listed(sides, language))


def origin_words(found: Divergence, words: PageWords, language: str = "en") -> str:
    """Where a deal comes from, in a sentence."""
    if found.example is not None:
        return words("by_example", title=narration.message(found.example.title, language))
    if found.seed is None:
        return words["by_search"]
    return words("by_random" if found.at_random else "by_seed", seed=found.seed)


def _ledger(deal: Deal, other: Deal, title: str, where: Parting, words: PageWords, language: str) -> Scene:
    """A ledger; of the parting it has the first part, and the other ledger the second."""
    mine, mark = awards_differ(deal.rulings, other.rulings), where.first
    lines = [
        {
            "short": where.words[0] if ruling is mark else narration.text(ruling, "short", language),
            "points": f"+{ruling.points}" if ruling.points else "",
            "verdict": ruling.verdict.value,
            "marked": ruling is mark,
            "other": ruling.number in mine,
        }
        for ruling in _rulings_read(deal, mark)
    ]
    if mark is None and where.second is not None:
        silent: Scene = {"short": words["silent"], "points": "", "verdict": "allowed", "marked": True, "other": True}
        lines.insert(_place(other, where.second, deal), silent)
    return {
        "title": title,
        "rules": deal.rules.id,
        "totals": totals_told(deal, language),
        "rulings": lines,
    }


def _rulings_read(deal: Deal, mark: Ruling | None) -> list[Ruling]:
    """The rulings that two ledgers are read for, and the one on which they part."""
    return [each for each in deal.rulings if each.verdict in TOLD or (mark is not None and each.number == mark.number)]


def _place(deal: Deal, mark: Ruling, other: Deal) -> int:
    """Where in the other ledger, among what is told of it, a ruling would have stood: after as many awards."""
    awards = sum(1 for each in deal.rulings if each.awards and each.number < mark.number)
    told = _rulings_read(other, None)
    return next((at for at in range(len(told)) if sum(1 for each in told[:at] if each.awards) >= awards), len(told))
