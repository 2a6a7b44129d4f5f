"""Tried as a new user would who has read the lessons and nothing else: forty unseen deals, scored item by item.

    python -m tests.teach.lessons.newcomer lessons        the lessons, as somebody reads them who does every step
    python -m tests.teach.lessons.newcomer deals          forty deals, with all cards and without an answer
    python -m tests.teach.lessons.newcomer mark ANSWERS   how many boxes are right, and each that is wrong

ANSWERS is JSON: {"1": {"point": {"elder": 5}, "sequence": {}, ...}, "2": ...}; a side that is left out scores nothing
in that box. Half of the deals come as they are shuffled, the others were led to rare things. What was sunk is said;
what was called, answered and counted is not. Nobody who answers may look at anything else.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.game.cards import format_cards, sort_hand
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import Lesson, Step, choices, filled, laid, lesson, lesson_names
from piquet_tutor.teach.lessons.filling import rules_of
from piquet_tutor.teach.lessons.sources import notes, readings
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.dealing import practice_deal
from tests.teach.lessons.answering import hint, reply

DEALS = 40
SEED = 20261121
LEANS = ("any", "long", "sets", "blank", "strong", "equal", "flat", "rich", "runs", "edge", "low")


def deals() -> list[Deal]:
    """The forty, always the same."""
    rules, rng = load("rubicon"), Random(SEED)
    leans = ["any"] * (DEALS // 2) + [LEANS[1 + number % (len(LEANS) - 1)] for number in range(DEALS // 2)]
    return [practice_deal(rules, rng, lean) for lean in leans]


def shown(number: int, deal: Deal) -> Iterator[str]:
    """A deal with all its cards and what was not declared of them: no call, no answer and no ruling."""
    yield f"== Deal {number}"
    hands = {seat: _played(deal, seat) for seat in ("elder", "younger")}
    for seat, hand in hands.items():
        out, drawn = _exchanged(deal, seat)
        dealt = (*(card for card in hand if card not in drawn), *out)
        yield f"{seat} as dealt: {_cards(dealt)}"
        yield f"  puts out: {_cards(out) or 'nothing'}"
        yield f"  after the exchange: {_cards(hand)}"
    sunk = [each for each in deal.rulings if each.rule in ("sinking.allowed", "carte_blanche.kept")]
    for ruling in sunk:
        facts = {name: opened(value) for name, value in ruling.facts.items()}
        told = "the carte blanche" if ruling.rule.startswith("carte") else _cards(facts["cards"])
        part = f" (called: {_cards(facts['called'])})" if facts.get("called") else ""
        yield f"{ruling.side} does not declare {told}{part}"
    yield "All that is held is declared." if not sunk else "All else that is held is declared."
    yield "Play:"
    for place, trick in enumerate(deal.tricks, 1):
        second = "younger" if trick.leader == "elder" else "elder"
        yield f"  {place:2}. {trick.leader} leads {trick.cards[0]}, {second} plays {trick.cards[1]}"


def _cards(cards) -> str:
    return format_cards(sort_hand(tuple(cards)))


def _played(deal: Deal, seat: str) -> tuple:
    return tuple(trick.cards[0 if trick.leader == seat else 1] for trick in deal.tricks)


def _exchanged(deal: Deal, seat: str) -> tuple[tuple, tuple]:
    for ruling in deal.rulings:
        if ruling.rule == "exchange.cards" and ruling.side == seat:
            facts = {name: opened(value) for name, value in ruling.facts.items()}
            return tuple(facts.get("discarded") or ()), tuple(facts.get("drawn") or ())
    return (), ()


def opened(value):
    """A fact, also where only one seat may know it."""
    return value.value if isinstance(value, OnlyFor) else value


def lessons() -> Iterator[str]:
    """The lessons as read by somebody who does every step, gets each question wrong once, and opens every fold."""
    for name in lesson_names():
        yield from read(lesson(name))


def read(one: Lesson, tables: bool = True, sources: bool = True) -> Iterator[str]:
    """One lesson as it is read.

    Args:
        one: the lesson.
        tables: whether the cards on the table are told too.
        sources: whether what the sources say is unfolded.
    """
    yield f"\n######## {one.title}"
    quoted: set[str] = set()
    for step in one.steps:
        yield f"\n--- {step.title}"
        yield from (f"[{word}: {filled(one, step, one.terms[word])}]" for word in step.terms)
        yield from (filled(one, step, text) for text in step.text)
        if tables and step.place is not None:
            yield from _table(step)
        yield from _asked(one, step)
        rules = rules_of(one, step)
        for law in step.laws:
            yield f"{clause(rules, law) if law not in quoted else ''} ({_cite(rules, law)})"
        quoted.update(step.laws)
    if sources:
        yield from sources_of(one)


def sources_of(one: Lesson) -> Iterator[str]:
    """What stands folded at the end of a lesson: what each source says."""
    for found in [*(found for option in one.options for found in readings(option, one.rules)), *notes(one.id)]:
        answers = (f"{each.words}: {'; '.join(each.places)}" for each in found.answers)
        yield " | ".join(
            (found.question, *answers, *(f"not said: {', '.join(found.silent)}" for _ in found.silent[:1]))
        )


def _asked(one: Lesson, step: Step) -> Iterator[str]:
    """A question, what is said of each wrong answer, and of the right one."""
    if step.ask is not None and step.ask.text:
        yield filled(one, step, step.ask.text)
    offered = choices(one, step)
    for each in offered:
        said = " ".join(reply(one, step, each.id)) if each.right else hint(one, step, each.id)
        yield f"  {each.text}: {said}"
    if not offered:
        yield from (filled(one, step, text) for text in step.after)


def _cite(rules, law) -> str:
    return "; ".join(narration.place_of(each, "en") for each in rules.clauses[law].cites[:1])


def _table(step) -> Iterator[str]:
    table = laid(step.place)
    deal = table.states[table.moment(step.place.at)]
    for seat, hand in deal.hands.items():
        if not step.place.seat or step.place.seat == seat:
            yield f"(on the table, {seat}: {format_cards(sort_hand(hand))})"
    if deal.trick:
        yield f"(led: {format_cards(deal.trick)})"


def mark(given) -> Iterator[str]:
    """How many boxes are right."""
    right, asked = 0, 0
    for number, deal in enumerate(deals(), 1):
        case = ScoredDeal(deal)
        for box, truth in case.truth.items():
            asked += 1
            answer = {side: points for side, points in given.get(str(number), {}).get(box, {}).items() if points}
            true = {side: points for side, points in truth if points}
            right += answer == true
            if answer != true:
                yield f"deal {number}, {box}: {answer} given, {true} right"
    yield f"{right} of {asked} boxes right"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["lessons"]:
            print("\n".join(lessons()))
        case ["deals"]:
            print("\n".join(line for number, deal in enumerate(deals(), 1) for line in (*shown(number, deal), "")))
        case ["mark", file]:
            print("\n".join(mark(json.loads(Path(file).read_text(encoding="utf-8")))))
        case _:
            print(__doc__)
