"""What the referee rules when something goes wrong: Cavendish's twenty-two cases, and every law of irregularities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.rulebook import lookup
from piquet_tutor.app.pages.rulebook.lookup import Block
from piquet_tutor.app.pages.rulebook.place import RulebookPlace, Topic
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explain.referee import cases, report
from piquet_tutor.explain.referee.laws import Clause, laws
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.functions import capital

SECTIONS: Final[Mapping[str, str]] = {
    "cut": "cutting",
    "deal_manner": "dealing",
    "blank_told_late": "blank",
    "discard_altered": "exchange",
    "point_called_late": "calling",
    "wrong_answer": "answers",
    "short_hand": "playing",
    "counting_error": "score",
    "incorrect_pack": "packs",
    "*": "any",
    "asks": "asking",
}
"""The sections of the laws, each by the first incident that it is about."""
AU_CENT: Final = "au_cent"
"""The code of law of the race to a hundred, where it differs."""


class RefereePlace(RulebookPlace):
    """The cases and the laws."""

    name: ClassVar[str] = "referee"

    def open(self, query: Mapping[str, str]) -> Iterator[str]:
        """A case, or a law."""
        name = query.get("case", "") or query.get("law", "")
        if name and not self.desk.begin(name):
            yield self.words("unknown", given=shown(name))

    def topics(self) -> Iterator[Topic]:
        """The cases, whose laws they are, and the laws."""
        yield from _cases(self.words)
        yield from _whose(self.words)
        yield from _laws(self.words)

    def deal_of(self, name: str) -> tuple[Deal, str] | None:
        """The deal of a case, as it was played before the referee ruled."""
        deal = _judged(name).deal
        return (deal, self.words("deal_of", number=name)) if deal is not None else None


@lru_cache(maxsize=22)
def _judged(number: str) -> cases.DecidedCase:
    """A case as the referee decides it, worked out once for each of the twenty-two."""
    return cases.judged(cases.case(number))


def _cases(words: PageWords) -> Iterator[Topic]:
    language = words.language
    for case in cases.cases():
        title, facts, question, decision, about = (
            narration.message(each, language) if each else ""
            for each in (case.title, case.facts, case.question, case.decision, case.about)
        )
        yield Topic(
            id=case.number,
            group=words["part_cases"],
            number=words("case", number=case.number),
            title=title,
            short=f"{question} {_first_sentence(decision)}",
            searched=" ".join((facts, decision, about, *(narration.locus_of(law, language) for law in case.laws))),
            link=f"referee.ipynb?case={case.number}",
            blocks=partial(_behind, case.number, words),
        )


def _behind(number: str, words: PageWords) -> list[Block]:
    return list(_case_blocks(_judged(number), words))


def _first_sentence(text: str) -> str:
    """The answer itself, without what follows from it."""
    return re.split(r"(?<=\.)\s", text, maxsplit=1)[0]


def _case_blocks(found: cases.DecidedCase, words: PageWords) -> Iterator[Block]:
    """The facts, the cards, what the referee rules and why, and what Cavendish decides."""
    language, case = words.language, found.case
    yield lookup.text(narration.message(case.facts, language))
    if found.deal is not None:
        yield from _deal_blocks(found.deal, words)
        if case.about:
            yield lookup.text(narration.message(case.about, language))
        if case.twelve is None:
            yield lookup.table(case.number, words["on_table"])
    for put, decision, agrees in found.decisions:
        yield lookup.head(report.heading(put, agrees, language))
        for step in report.steps(decision, found.deal, language):
            yield lookup.text(step) if isinstance(step, str) else lookup.ruling(step, language)
    for asked_, ruling, agrees in found.answers:
        yield lookup.head(report.heading_of(asked_, agrees, language))
        yield lookup.ruling(ruling, language)
    if found.figures:
        lines = [
            f"{narration.whole(f'terminal-cases-{one.name}', language)}: {report.numbers_told(one.ours)}"
            for one in found.figures
        ]
        yield lookup.fold(narration.whole("terminal-cases-column", language), lines)
    yield lookup.head(narration.whole("terminal-cases-decides", language))
    yield lookup.text(narration.message(case.decision, language))
    told = ", ".join(narration.locus_of(law, language) for law in case.laws)
    yield lookup.text(
        narration.whole(f"terminal-cases-cites-{'agrees' if found.agrees else 'differs'}", language, laws=told)
    )


def _deal_blocks(deal: Deal, words: PageWords) -> Iterator[Block]:
    language = words.language
    for seat in deal.table.seats:
        name = narration.message(f"side-{seat}", language)
        if deal.dealt:
            yield lookup.cards(narration.whole("terminal-cases-dealt", language, name=name), deal.dealt[seat])
            if deal.discards.get(seat):
                yield lookup.cards(
                    narration.whole("terminal-cases-discarded", language, name=name), deal.discards[seat]
                )
        if seat in deal.kept:
            count = len(deal.kept[seat])
            key = "played" if count == deal.rules.hand_size else "played-count"
            yield lookup.cards(
                narration.whole(f"terminal-cases-{key}", language, name=name, count=count), deal.kept[seat]
            )
    yield lookup.text(narration.whole("terminal-cases-before", language, points=report.tallied(deal.tally(), language)))


def _whose(words: PageWords) -> Iterator[Topic]:
    """By whose laws the referee rules in each game, and in which it does not."""
    for name, told in report.whose(words.language).items():
        title = narration.rules_title(name, words.language)
        yield Topic(id=f"whose-{name}", group=words["part_whose"], title=title, short=told)


def _laws(words: PageWords) -> Iterator[Topic]:
    section = ""
    for clause in laws().clauses.values():
        section = SECTIONS.get(clause.incident, section)
        yield _law(clause, section, words)


def _law(clause: Clause, section: str, words: PageWords) -> Topic:
    language, name = words.language, clause.id.partition(".")[2]
    race = narration.rules_title("au-cent", language) if clause.code == AU_CENT else ""
    return Topic(
        id=name,
        group=words[f"part_{section}"],
        number="" if race else capital(narration.locus_of(clause.law, language)),
        title="",
        short=narration.whole(f"referee-{name}", language),
        searched=f"{clause.incident.replace('_', ' ')} {race}",
        mark=race,
        cites=citations(clause.rule.cites, language),
    )
