"""A word that gives something away is asked once more where somebody learns; to sink on purpose stays possible."""

from __future__ import annotations

import pytest

from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.second_look import SINK
from piquet_tutor.game.actions import Answer, Call, Exchange, Reply
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.declarations import full_call
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import opening
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import press
from tests.explain.why.scanning import cards_told

FOUR_AGAINST_FIVE = "KS JS 9S 7S KH JH 8H KD 9D QC TC 8C", "AS QS TS AH QH AD QD TD 8D 7D AC JC"
ACES_AGAINST_TENS = "AS AH AD KS QS 9S 8H 7H KD 9D QC 8C", "TS TH TD TC KH QH JD 8D 7D AC JC 9C"
FULL = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT987")
FOUR_AGAINST_FOUR = "KS JS 9S 7S KH JH 8H KD 9D QC TC 8C", "AS QS TS AH QH TH AD QD TD 8D AC JC"


def asked_at(hands, calls, level="beginner", dealer="you"):
    """A table at which younger, the learner, is to answer a call: of the point, or after as many classes as `calls`."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": dict(zip(("elder", "younger"), hands, strict=True)),
        "play": "",
    }
    states = [opening(read_score(record))]
    while states[-1].phase != "declare":
        states.append(apply(states[-1], Exchange(states[-1].to_act, ())))
    for action in calls:
        states.append(apply(states[-1], action or full_call(states[-1], "point")))
    table = PlaySession(load("rubicon"), 1, level=level)
    table.begin_with(getattr(table, dealer))
    table.deal_out()
    table.resume(states, [])
    return table


def shown(table):
    scene = table.scenes()["table"]
    return scene["prompt"]["text"], [(one["id"], one["label"]) for one in scene["actions"]]


def elder(kind, cards=""):
    return Call("elder", kind, parse_cards(cards) if cards else ())


CASES = {
    "five against four": (FOUR_AGAINST_FIVE, [None], "You hold five, Camille four.", "reply-not_good"),
    "four, and what they make is not told": (FOUR_AGAINST_FOUR, [None], "You hold four too.", "reply-ask"),
    "four tens against three aces": (
        ACES_AGAINST_TENS,
        [elder("point"), Reply("younger", "point", Answer.GOOD), elder("sequence"),
         Reply("younger", "sequence", Answer.GOOD), elder("set", "AS AH AD")],
        "You hold four tens, Camille three aces.",
        "reply-not_good",
    ),
    "nothing called, and a point in hand": (
        FOUR_AGAINST_FIVE, [elder("point")], "You hold a point of five.", "reply-not_good"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_good_with_as_much_in_hand_is_asked_once_more_with_both_holdings(case):
    hands, calls, told, true = CASES[case]
    table = asked_at(hands, calls)
    before = table.states[-1]
    known = cards_told(table.scenes()["table"])
    table.handle(press("reply-good"))
    assert table.states[-1] is before, "nothing has been said yet"
    text, buttons = shown(table)
    assert text == told
    assert [name for name, _ in buttons] == [true, SINK]
    assert cards_told(table.scenes()["table"]) == known, "the question tells of no card that was not on the table"


def test_the_same_button_again_is_no_answer_and_sinking_on_purpose_is_one():
    table = asked_at(FOUR_AGAINST_FIVE, [None])
    table.handle(press("reply-good"))
    table.handle(press("reply-good"))  # an impatient second click, or G held down
    assert not table.decisions
    table.handle(press(SINK))
    assert table.states[-1].contests["point"].result == "good"
    kept = [one for one in table.states[-1].rulings if one.rule == "sinking.allowed"]
    assert [one.audience for one in kept] == [("younger",)]


def test_the_true_answer_is_given_with_one_press():
    table = asked_at(FOUR_AGAINST_FIVE, [None])
    table.handle(press("reply-good"))
    table.handle(press("reply-not_good"))
    assert table.states[-1].contests["point"].winner == "younger"


def test_a_true_good_and_one_at_a_stronger_table_are_taken_at_their_word():
    beaten = asked_at((FOUR_AGAINST_FIVE[1], FOUR_AGAINST_FIVE[0]), [None])
    beaten.handle(press("reply-good"))
    assert beaten.states[-1].contests["point"].result == "good"
    club = asked_at(FOUR_AGAINST_FIVE, [None], level="sensible")
    club.handle(press("reply-good"))
    assert club.doubt is None
    assert club.states[-1].contests["point"].result == "good"


def test_the_question_depends_on_no_card_that_is_hidden():
    """Elder's four are worth more or less than younger's: who has not asked is asked the same."""
    low = asked_at(("KS JS 9S 7S KH JH 8H KD 9D QC TC 8C", FOUR_AGAINST_FOUR[1]), [None])
    high = asked_at(("AH KH QH 9H KS JS 8S KD 9D QC TC 8C", "AS QS TS 7S JH TH AD QD TD 8D AC JC"), [None])
    for table in (low, high):
        table.handle(press("reply-good"))
    assert shown(low) == shown(high)


def test_a_lesson_asks_once_more_whoever_plays():
    table = GuidedSession(lesson("first_deal_younger"))
    assert table.warns


def test_younger_who_would_show_the_best_alone_is_asked_once_more():
    table = GuidedSession(lesson("first_deal_younger"))
    for card in parse_cards("7S 9H 7H"):
        table.touch(card)
    for name in ("exchange", "reply-ask", "reply-good", "reply-good", "reply-not_good"):
        table.handle(press(name))
    assert {"show-0", "show-1"} <= {name for name, _ in shown(table)[1]}
    before = table.states[-1]
    table.handle(press("show-1"))
    text, buttons = shown(table)
    assert (table.states[-1], text) == (before, "You hold more that counts: a trio of queens (3).")
    assert [name for name, _ in buttons] == ["look-again", SINK]
    table.handle(press(SINK))
    assert table.states[-1].total("younger") == before.total("younger") + 14, "four tens, and not the queens"


def test_too_little_called_is_asked_once_more():
    """The learner as elder chooses four of five, and calls them."""
    table = asked_at((FOUR_AGAINST_FIVE[1], FOUR_AGAINST_FIVE[0]), [], dealer="other")
    for card in parse_cards("AD QD TD 8D"):
        table.touch(card)
    table.handle(press("chosen-point"))
    text, buttons = shown(table)
    assert (text, [name for name, _ in buttons]) == ("You hold a point of five.", ["look-again", SINK])
    table.handle(press("look-again"))
    assert not table.decisions
    assert table.doubt is None


AS_LONG = {
    "point": ("AS KS JS 9S 8S AH QH JH TH 8H 7D 7C", "AS KS JS 9S 8S", "your hearts make 49, these only 48"),
    "sequence": ("AS KS QS 9S 8S QH JH TH 8H 7H 7D 7C", "QH JH TH", "Your best is as long but higher: a tierce major"),
}
"""A hand with two of a kind of combination, as long the one as the other; the worse of the two; what makes it worse."""


@pytest.mark.parametrize("kind", AS_LONG)
def test_of_two_as_long_as_each_other_it_is_said_what_makes_one_better(kind):
    hand, worse, told = AS_LONG[kind]
    others = [card for card in parse_cards(FULL) if card not in parse_cards(hand)][:12]
    before = [elder("point")] if kind == "sequence" else []
    table = asked_at((hand, " ".join(card.code for card in others)), before, dealer="other")
    for card in parse_cards(worse):
        table.touch(card)
    table.handle(press(f"chosen-{kind}"))
    assert told in shown(table)[0]
