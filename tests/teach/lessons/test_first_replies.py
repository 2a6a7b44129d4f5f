"""The first reply to every wrong answer of the road says why it is wrong: it holds a fact, and does not only point."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.explore.examples import example
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import choices, laid, lesson, lesson_names
from piquet_tutor.teach.lessons.discards import discards_of, wants_figures
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import OF_EACH, key_of, normal
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.wrong_sums import tricks_won
from tests.teach.lessons.answering import hint

FIRST_DEALS = ("first_deal", "first_deal_younger")
PRICES = {
    "point": (3, 4, 5, 6),
    "sequence": (3, 4, 7, 15, 16, 17, 18),
    "set": (3, 6, 14, 17),
    "repique": (30, 60),
    "pique": (30, 60),
    "cards": (10, 30, 40),
}
"""What a beginner writes into a box, beside numbers that are nearly right."""
SOME = 13
"""Of the many discards one in so many is tried."""
POINTS = {
    "en": r"(look|add up|count|first fill|score|compare|try|press|write|choose)\b",
    "fr": r"(regardez|additionnez|(re)?comptez|revoyez|remplissez|comparez|essayez|appuyez|écrivez|choisissez)\b",
}
"""How a clause begins that only says what to do."""
DONE = {"en": r"you (are|counted|gave|let|looked|scored|thought|took)\b", "fr": r"(vous avez|vous n’avez|il y a)\b"}
"""How a clause begins that only says what was done: what is wrong with it comes after it, if at all."""
EMPTY = {
    "en": r"right side|.*number is right|but not the number",
    "fr": r"c’est bien lui|.*est juste|mais ce n’est pas",
}
"""Clauses that say only that a part was right, or that it was not."""
FACT = re.compile(
    r"[♠♥♦♣]|\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|aces?|kings?|queens?|jacks?|tens?|"
    r"spades|hearts|diamonds|clubs|trio|quatorze|tierce|quart|quint|trick|lead|longer|longest|higher|better|more|fewer|"
    r"before|after|first|last|later|earlier|equal(ly)?|each|same|alone|only|every|none|neither|nobody|nothing|not?|never|"
    r"enough|allowed|need|must|can(not)?|always|best|all|sum|instead|replaces|because|so|but|though|for|too)\b",
    re.IGNORECASE,
)
"""A card, a suit, a number, a rank, a comparison, or a word that gives a reason."""


def clauses(text: str) -> list[str]:
    """The clauses of a reply, without their connectives to the left."""
    return [each.strip() for each in re.split(r"[.;:!?…]\s*|,?\s+(?=but |mais |though |alors que |which |qui )", text)]


def gives_a_reason(text: str, language: str) -> bool:
    """Whether a reply holds a fact that makes the answer wrong, and is not only what to do or what was done."""
    empty = re.compile(rf"({POINTS[language]})|({DONE[language]})|({EMPTY[language]})$", re.IGNORECASE)
    left = [each for each in clauses(text) if each and not empty.match(each)]
    return bool(left) and (language != "en" or any(FACT.search(each) for each in left))


# --- wrong answers --------------------------------------------------------------------------------------------------


def wrong_answers(case: ScoredDeal, box: str) -> Iterator[tuple]:
    """Nobody, the wrong side, both, numbers that are off, and what every wrong rule makes of the box; each once."""
    item = case.item(box)
    truth, sides = normal(item.answer), item.sides
    found: list[dict] = [{}]
    if box in OF_EACH:
        found += [{**truth, side: truth.get(side, 0) + by} for side in sides for by in (-2, -1, 1, 2, 5)]
        found += [{side: truth.get(side, 0) + by for side in sides} for by in (-1, 1)]
        found += [dict(zip(sides, reversed([truth.get(side, 0) for side in sides]), strict=True))]
        found += [dict(tricks_won(case.deal))]
    else:
        near = [points + by for points in truth.values() for by in (-1, 0, 1)]
        found += [{side: points} for side in sides for points in (*PRICES.get(box, (10, 20)), *near)]
        if box not in ("repique", "pique"):
            found += [dict.fromkeys(sides, PRICES.get(box, (10,))[0])]
    believed = (case.answer((each.id,), box, True) for each in applicable(case.deal.rules) if box in each.items)
    found += [dict(each) for each in believed if each is not None]
    keys = dict.fromkeys(key_of(each) for each in found if all(points >= 0 for points in each.values()))
    yield from (each for each in keys if each != key_of(item.answer))


def first_remarks(case: ScoredDeal, boxes: tuple[str, ...], language: str) -> Iterator[tuple[str, str]]:
    """The first remark on each wrong answer to some boxes, all of them still open."""
    for box in boxes:
        for given in wrong_answers(case, box):
            asked = Points(case, box, focused=False, open_boxes=frozenset(boxes))
            mark = Sitting(case.deal.rules).mark(asked, dict(given))
            yield f"{box} {given}", " ".join(asked.told(mark, language, whole=False).why)


def of_lesson(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Every wrong answer of a lesson, with its first reply."""
    one = lesson(name, language)
    for step in one.steps:
        if step.ask is None or step.place is None:
            continue
        if step.ask.kind == "boxes":
            case = ScoredDeal(laid(step.place).deal)
            yield from ((f"{step.id}: {given}", told) for given, told in first_remarks(case, step.ask.boxes, language))
        for each in choices(one, step, language) if not step.ask.many else ():
            if not each.right:
                yield f"{step.id}: {each.text}", hint(one, step, each.id, language)
        if wants_figures(step):
            found = discards_of(one.id, step)
            weighed = {cards: found.weigh(cards) for cards in list(found.behind)[::SOME]}
            yield from (
                (f"{step.id}: {cards}", each.told(language)) for cards, each in weighed.items() if not each.good
            )
        if step.toy is not None and step.toy.kind == "swap":
            yield from _of_swaps(StepToy(one, step, language))


def _of_swaps(toy: StepToy) -> Iterator[tuple[str, str]]:
    """What the table says of cards that change places in vain."""
    for pair in toy.toy.swaps:
        toy.touch(pair[0])
        if not toy.reached():
            yield f"{toy.step.id}: {pair[0]}", " ".join(toy._lines())
        toy.touch(pair[0])


def of_first_deal(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Every wrong answer to a box of a first deal."""
    case = ScoredDeal(course_of(example(lesson(name).record))[-1])
    yield from first_remarks(case, tuple(item.id for item in case.items), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*lesson_names(), FIRST_DEALS[0]])
def test_the_first_reply_to_a_wrong_answer_gives_its_reason(name, language):
    found = list((of_first_deal if name in FIRST_DEALS else of_lesson)(name, language))
    assert found
    assert not [each for each in found if "{" in each[1]], "a hole is left open"
    assert not [each for each in found if not gives_a_reason(each[1], language)]


@pytest.mark.parametrize(
    "told",
    [
        "Look at elder’s spades.",
        "Look at the cards once more.",
        "Add up what younger counts in hand.",
        "Count leads, leads taken, and the last trick.",
        "Right side. Count the cards again.",
        "Right side, but not the number.",
        "You are one too high for younger.",
        "Elder’s number is right; look at younger’s again.",
        "First fill in what counts in hand: a bonus is reckoned from it.",
        "You counted a quatorze by its cards.",
        "You counted as if elder had taken everything allowed.",
        "You looked at how high the cards are. Count them first.",
    ],
)
def test_what_only_points_gives_no_reason(told):
    assert not gives_a_reason(told, "en")


@pytest.mark.parametrize(
    "told",
    [
        "Elder holds five cards, younger four.",
        "Elder’s K♠ Q♠ J♠ are in a row: a tierce.",
        "You scored only one sequence, but the player with the best counts all their others as well.",
        "Six tricks each, so neither has more.",
        "By these rules younger cannot make a pique.",
    ],
)
def test_a_fact_is_a_reason(told):
    assert gives_a_reason(told, "en")
