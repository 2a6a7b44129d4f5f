"""Asking to see, at a table on a page: where the button stands, what it opens, and what is refused."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.table.asking_to_see import beside_rulings
from piquet_tutor.app.shared.table.known_cards import known_scene
from piquet_tutor.app.shared.table.offers import offers
from piquet_tutor.app.shared.table.redaction import seen
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import known_to
from piquet_tutor.game.actions import AskToSee
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from tests.explain.why.scanning import cards_told
from tests.game.table_talk import apply, call, cards, declared, hands_of, lead, reply, shown

EQUAL = ("S:QJT9 H:AK7 D:A8 C:K87", "S:K8 H:QJT8 D:K9 C:QJT9")
"""Each has a point of four making 39, and a quart to the queen, in spades and in clubs."""


def equal_point(rules: str = "rubicon", **options: object) -> Deal:
    """Elder has called a point and been told that it is equal."""
    deal = call(hands_of(*EQUAL, rules=rules, **options), "point", "S:QJT9")
    return reply(reply(deal, "point", "ask", "C:QJT9"), "point", "equal", "C:QJT9")


def in_the_play() -> Deal:
    """Everything has been called, elder has led, and younger has said what there is to show."""
    return shown(lead(declared(hands_of(*EQUAL)), "AH"))


def asked_for(deal: Deal, seat: str, language: str = "en") -> list[str]:
    """The buttons that ask to see, by their labels."""
    return [one.label for one in offers(deal, seat, frozenset(), language) if isinstance(one.action, AskToSee)]


def test_the_button_says_what_it_asks_to_see_in_both_languages():
    assert asked_for(equal_point(), "younger") == []  # elder is to act, who may not ask yet
    assert asked_for(in_the_play(), "younger") == ["Ask to see their point"]
    assert asked_for(in_the_play(), "younger", "fr") == ["Demander à voir le point"]


def test_of_a_set_the_button_says_whether_it_is_a_trio_or_a_quatorze():
    """In the club game whatever was called is shown, good or not."""
    deal = lead(declared(hands_of("S:AQJ H:AQJ D:AQJ C:987", "S:K98 H:K98 D:K98 C:KQJ", rules="club")), "AS")
    assert deal.contests["set"].result == "not_good"
    assert "Ask to see their trio" in asked_for(shown(deal), "younger")
    assert "Demander à voir le brelan" in asked_for(shown(deal), "younger", "fr")


def test_the_button_stands_beside_the_ruling_that_named_the_suit():
    deal = in_the_play()
    feed = {"passages": [{"number": number} for number in range(1, len(deal.rulings) + 1)]}
    viewpoint = Viewpoint("younger", "younger")
    beside = beside_rulings(feed, deal, viewpoint, offers(deal, "younger", frozenset(), "en"))
    known = known_to(deal.rulings, "younger")
    found = [known[one["number"] - 1] for one in beside["passages"] if "offer" in one]
    assert [(each.rule, each.side, each.facts["kind"]) for each in found] == [("equal.named", "elder", "point")]
    assert beside_rulings(feed, deal, viewpoint, ()) == feed


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("deal", "action", "reason"),
    [
        (lambda: declared(hands_of(*EQUAL)), AskToSee("elder", "point"), "ask.early"),
        (lambda: apply(in_the_play(), AskToSee("younger", "point")), AskToSee("younger", "point"), "ask.seen"),
        (lambda: in_the_play(), AskToSee("younger", "set"), "ask.nothing"),
        (lambda: lead(declared(hands_of(*EQUAL, rules="parlett")), "AH"), AskToSee("younger", "point"), "ask.need_not"),
    ],
)
def test_law_55_asking_out_of_time_twice_or_for_what_need_not_be_shown_is_refused_in_a_sentence(
    deal, action, reason, language
):
    refusal = refusal_of(deal(), action)
    assert refusal.facts["reason"] == reason
    text = narration.sentence(refusal, language)
    assert text.count(".") == 1
    assert text.endswith(".")


@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_law_55_what_is_shown_lies_open_and_no_other_card_of_that_hand(seat):
    other = "younger" if seat == "elder" else "elder"
    point = "S:QJT9" if other == "elder" else "C:QJT9"
    deal = in_the_play()
    before, after = seen(deal, (seat,), ()), seen(apply(deal, AskToSee(seat, "point")), (seat,), ())
    assert after - before <= set(cards(point))
    assert set(cards(point)) <= after
    asked = apply(deal, AskToSee(seat, "point"))
    scene = known_scene(asked, cards(point), Viewpoint(seat, seat))
    assert cards_told(scene["note"]) == set(cards(point))
    assert scene["rulings"], "it says which ruling laid them open"


@pytest.mark.parametrize(
    ("language", "point", "sequence"),
    [
        ("en", "My point is in spades.", "My sequence: Q♠ J♠ 10♠ 9♠."),
        ("fr", "Mon point est en pique.", "Ma séquence\u202f: D♠ V♠ 10♠ 9♠."),
    ],
)
def test_cavendish_what_is_equal_is_heard_without_asking(language, point, sequence):
    """In the words of whoever names it, in the bubble and in the feed."""
    deal = in_the_play()
    named = [each for each in deal.rulings if each.subject is Subject.EQUAL_NAMED and each.side == "elder"]
    assert [narration.text(each, "call", language, deal.rulings) for each in named] == [point, sequence]
