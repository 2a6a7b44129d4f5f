"""What is said beside a record that lies on the table: its title and note, and what other rules make of it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explain.compare import parting
from piquet_tutor.explore.examples import Example
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, play_through, score_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class OnTable:
    """What lies on the table.

    Attributes:
        value: the record.
        example: the example it is; None for a record of the reader's own.
        partie: the partie it is, played through; None for a single deal.
        number: which of its deals, from one.
        rules: the rule set chosen; None for the record's own.
    """

    value: Mapping[str, Any]
    example: Example | None
    partie: Partie | None
    number: int
    rules: RuleSet | None


class RecordNotes:
    """The notes in one language, by the words of the page they stand on."""

    def __init__(self, words: PageWords, language: str) -> None:
        self._words, self._language = words, language

    def of(self, record: OnTable, session: ReviewSession) -> dict[str, Any]:
        """The note beside a record, as a lesson card shows it.

        Args:
            record: what lies on the table.
            session: the same, as it is stepped through.
        """
        value, words = record.value, self._words
        title = value.get("title", "") or words["untitled" if record.partie is None else "untitled_partie"]
        label = words["own_label"]
        if record.example is not None:
            label = words("teaches", teaches=narration.message(record.example.teaches, self._language))
        said = [value.get("note", "")]
        if record.rules is not None:
            own = self.own_rules(value)
            label = words("other_rules", title=narration.rules_title(record.rules, self._language))
            # What a record says of itself holds by its own rules, so it is not said under others without saying so.
            own_note = [words("own_note", own=own, note=one) for one in said if one]
            said = self._difference(record, session, record.rules, own) or own_note
        if record.partie is not None:
            said += [self._settled(record.partie)]
        if value.get("source"):
            said.append(words("source", source=value["source"]))
        return {"title": title, "label": label, "paragraphs": [one for one in said if one], "tone": "note"}

    def own_rules(self, value: Mapping[str, Any]) -> str:
        """How a record's own rules are called; its own name for them where they are not known."""
        spoken = value.get("rules", "")
        name = spoken if isinstance(spoken, str) else spoken.get("base", "")
        return narration.rules_title(name, self._language) if name in rule_set_names() else shown(str(name))

    def _difference(self, record: OnTable, session: ReviewSession, rules: RuleSet, own: str) -> list[str]:
        """What the rules chosen make of this deal beside the record's own: points, and the first ruling to part."""
        words, other = self._words, session.states[-1]
        with suppress(RecordError):
            first = _by_own_rules(record)
            points = words(
                "by_both",
                title=narration.rules_title(rules, self._language),
                points=_points(other, session.viewpoint),
                own=own,
                own_points=_points(first, session.viewpoint),
            )
            done = "yes" if first.done else "no"
            where = parting(first, other, self._language, session.viewpoint.naming())
            if where is None:
                return [points, words("agree", done=done)]
            clause = first.rules.clauses.get(where.clause) or rules.clauses[where.clause]
            parted = "part" if where.scoring else "part_in_form"
            said = [words(parted, question=narration.clause_question(clause, self._language), done=done)]
            for title, ruled in zip((own, narration.rules_title(rules, self._language)), where.words, strict=True):
                said.append(words("ruled", title=title, ruling=ruled or words["silent"]))
            return [points, " ".join(said)]
        return []

    def _settled(self, partie: Partie) -> str:
        told = [narration.text(ruling, "short", self._language) for ruling in partie.ledger if ruling.awards]
        totals = ", ".join(f"{player} {points}" for player, points in partie.totals.items())
        *others, second = partie.players
        first, count = ", ".join(others), len(partie.deals)
        return " ".join([self._words("partie", count=count, first=first, second=second, totals=totals), *told])


def _by_own_rules(record: OnTable) -> Deal:
    """The deal on the table, by the record's own rules.

    Raises:
        RecordError: by those it cannot be ruled.
    """
    if record.value["format"] == form.PARTIE:
        whole = partie_from(record.value)
        deal: Deal = whole.deals[min(record.number, len(whole.deals)) - 1]
        return deal
    return play_through(score_from(record.value))


def _points(deal: Deal, viewpoint: Viewpoint) -> str:
    """What each side has."""
    viewpoint.look_at(deal)
    told = {side: viewpoint.spoken.get(side, side) for side in dict.fromkeys(deal.table.sides)}
    return ", ".join(f"{name} {deal.total(side)}" for side, name in told.items())
