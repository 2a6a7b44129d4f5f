"""A discard that a lesson asks for is marked by the measure of the review."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.players.coach.exchange import advising, measure
from piquet_tutor.teach.lessons import choices, lesson, lesson_names
from piquet_tutor.teach.lessons.discards import TOLD, discards_of, figures, moment_of, wants_figures
from piquet_tutor.teach.lessons.exchanges import GUIDED, exchange_of, guided_moment

ASKED = [(name, step) for name in lesson_names() for step in lesson(name).steps if wants_figures(step)]
NAMED = [f"{name}/{step.id}" for name, step in ASKED]


@pytest.mark.parametrize(("name", "step"), ASKED, ids=NAMED)
def test_the_figures_of_a_discard_are_those_of_the_review(name, step):
    assert_of_the_review(discards_of(name, step), moment_of(step))


@pytest.mark.parametrize("name", GUIDED)
def test_so_are_those_of_a_guided_deal(name):
    deal, seat = guided_moment(name)
    assert_of_the_review(exchange_of(lesson(name).record, seat), (deal, seat))


def assert_of_the_review(found, moment):
    behind = measure(next(advising(seen_by(*moment))))
    for cards in (found.best, *Random(1).sample(list(found.behind), 4)):
        assert found.behind[cards] == pytest.approx(behind(cards), abs=1.2), cards


def test_every_step_and_guided_deal_that_judges_a_discard_has_its_figures_and_no_other():
    assert sorted(figures()) == sorted([*NAMED, *GUIDED])


@pytest.mark.parametrize(("name", "step"), [each for each in ASKED if each[1].ask.kind == "discard"])
def test_of_several_discards_one_is_good_and_each_other_is_told_why_it_is_not(name, step):
    for language in ("en", "fr"):
        offered = choices(lesson(name, language), step, language)
        assert sum(each.right for each in offered) == 1
        assert len({each.reply for each in offered}) == len(offered)


@pytest.mark.parametrize(
    ("step", "cards", "why"),
    [
        ("keep", "8H 9D 8D 8C 7C", "best"),
        ("keep", "9D 8D 8C 7C", "fewer"),
        ("keep", "JH JC 8D 8C 7C", "set"),
        ("keep", "AS AH 8D 8C 7C", "high"),
        ("suit", "9S 8S KH 9H 7C", "sequence"),
        ("younger", "KD KC QC", "high"),
        ("younger", "7S", "fewer"),
    ],
)
def test_the_reason_is_what_costs_most(step, cards, why):
    one = lesson("03_exchange").step(step)
    assert discards_of("03_exchange", one).weigh(parse_cards(cards)).why == why


@pytest.mark.parametrize(
    ("step", "cards", "told"),
    [
        ("keep", "AS AH", "Draw all you may: any new card may fit. That throws A♠ A♥: an ace wins a trick by itself"),
        (
            "keep",
            "AS AH 7C",
            "That throws A♠ A♥: an ace wins a trick by itself, and stops a long suit. You draw only three",
        ),
        ("all", "KS", "any new card may fit. That breaks the trio of kings"),
        ("suit", "QS", "That breaks a run of six: 16 points. You draw only one"),
        ("younger", "KD", "That throws K♦: aces and kings win tricks, and stop a long suit."),
        ("all", "QS 7S JD 7D 7C", "could better be spared than Q♠"),
        ("suit", "9H JD QC JC 7C", "it keeps the run K♠ Q♠ J♠ 10♠ 9♠ 8♠."),
        ("all", "8S 7S JD 7D 7C", "it keeps the trio of kings."),
        ("keep", "8H 9D 8D 8C 7C", "it keeps A♠ K♠ A♥."),
    ],
)
def test_each_thing_that_costs_is_told_the_dearest_first_and_praise_names_what_scores(step, cards, told):
    one = discards_of("03_exchange", lesson("03_exchange").step(step)).weigh(parse_cards(cards))
    assert told in one.told("en")


@pytest.mark.parametrize(("name", "step"), ASKED, ids=NAMED)
def test_too_few_drawn_hides_no_card_that_costs(name, step):
    """Whatever else is wrong with a discard, an ace or a combination that costs points is named where it is thrown."""
    found = discards_of(name, step)
    for cards in Random(2).sample(list(found.behind), 60):
        weighed = found.weigh(cards)
        if weighed.good:
            continue
        reasons = [each for each in (weighed, weighed.besides) if each is not None]
        costs = [each for each in reasons if each.why not in ("fewer", "spare")]
        lost = [facts for _, facts in found._lost(cards) if found._gain(cards, facts["cards"]) >= TOLD]
        assert bool(costs) == bool(lost), cards


def test_where_the_books_discard_is_asked_to_be_bettered_it_is_not_the_best():
    """The first deal follows the book; its cards come again, and what was advised is not found fault with unsaid."""
    first, again = lesson("first_deal"), lesson("03_exchange").step("keep")
    assert again.place.record == first.record
    advised = parse_cards(" ".join(first.step("exchange").light))
    assert parse_cards("KS")[0] in advised
    assert "threw the king of spades" in " ".join(again.text)
    assert not discards_of("03_exchange", again).weigh(advised).good
