"""What was named because it is equal, shown on request, or kept back by declared cards, in counting another hand.

The hands counted are held against every hand tried by the engine, which knows nothing of the counting.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.game.actions import AskToSee
from piquet_tutor.game.cards import Suit
from piquet_tutor.game.combinations import points
from piquet_tutor.game.deal.views import known_in_hand, seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner.calls import heard, of_heard
from piquet_tutor.reckoner.guesses import possible_hands, surely_held
from piquet_tutor.reckoner.hands import RULES, UNSUNK, hands, possible
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.likely_hands import held_by_the_other
from piquet_tutor.reckoner.masks import cards_in_suit, cards_of
from piquet_tutor.reckoner.public_knowledge import hands_told
from tests.game.table_talk import apply, call, cards, declared, hands_of, lead, play, reply, shown
from tests.reckoner.brute import hands_tried

EQUAL = ("S:QJT9 H:AK7 D:A8 C:K87", "S:K8 H:QJT8 D:K9 C:QJT9")
"""Each has a point of four making 39, and a quart to the queen, in spades and in clubs."""
TRICKS = "8H KH TH AD 9D 8D KD 9C KC 7H JH TC 7C JC 8C QH 9S"


def equal_points(rules: str = "rubicon", **options: object) -> Deal:
    """Elder has called a point and been told that it is equal."""
    deal = call(hands_of(*EQUAL, rules=rules, **options), "point", "S:QJT9")
    if not deal.contests["point"].stated:
        deal = reply(deal, "point", "ask", "C:QJT9")
    return reply(deal, "point", "equal", "C:QJT9")


def held(deal: Deal, seat: str, reading: str = RULES) -> list:
    """Every hand the other may hold, as cards."""
    return [cards_of(each) for each in hands(seen_by(deal, seat), reading=reading, most=10**6).kept]


def has_point(hand, suit: str, pips: int = 39) -> bool:
    return any((one.length, one.pips, one.cards[0].suit.letter) == (4, pips, suit) for one in points(hand))


@pytest.mark.parametrize(
    ("rules", "options"), [("cavendish", {}), ("cavendish", {"sinking": "whole_class"}), ("au-cent", {})]
)
def test_cavendish_the_suit_of_an_equal_point_is_used_in_counting(rules, options):
    """Named, or shown with its cards: no hand is left that has such a point only in another suit."""
    found = held(equal_points(rules, **options), "younger", UNSUNK)
    assert found
    assert all(has_point(hand, "S") for hand in found)


def test_rubicon_more_may_be_held_of_the_suit_that_was_named():
    """Part of a point may be called there, so the suit has such four cards, and perhaps more."""
    found = held(equal_points(), "younger")
    assert all(sum(one.suit.letter == "S" for one in hand) >= 4 for hand in found)
    assert any(sum(one.suit.letter == "S" for one in hand) > 4 for hand in found)


@pytest.mark.parametrize(("rules", "seat"), [("rubicon", "younger"), ("cavendish", "younger"), ("rubicon", "elder")])
@pytest.mark.parametrize("asks", [False, True])
def test_every_hand_counted_could_have_named_and_shown_so_and_no_other(rules, seat, asks):
    deal = shown(lead(declared(hands_of(*EQUAL, rules=rules)), "AH"))
    deal = apply(deal, AskToSee(seat, "point")) if asks else deal
    deal = play(deal, TRICKS)
    for reading, sinks in ((RULES, True), (UNSUNK, False)):
        tried = hands_tried(deal, seat, sinks)
        assert set(map(frozenset, held(deal, seat, reading))) == tried
        count = possible(seen_by(deal, seat))
        assert (count.rules if sinks else count.unsunk).hands == len(tried)


def test_cards_shown_on_request_are_held_and_no_others():
    """The named suit leaves several ways to make thirty-eight of it; shown, the point is known card by card."""
    deal = call(hands_of("S:AJ98 H:AK7 D:A8 C:KT7", "S:7 H:QJ8 D:KQ97 C:AJ98"), "point", "S:AJ98")
    deal = reply(reply(deal, "point", "ask", "C:AJ98"), "point", "equal", "C:AJ98")
    assert not set(cards("S:AJ98")) <= set(possible(seen_by(deal, "younger")).rules.sure)
    after = apply(deal, AskToSee("younger", "point"))
    assert set(possible(seen_by(after, "younger")).rules.sure) == set(cards("S:AJ98"))
    assert set(held(after, "younger")) < set(held(deal, "younger"))


def test_club_what_was_called_and_shown_counts_although_it_was_not_good():
    deal = hands_of("S:A7 H:K97 D:QJT8 C:KJ9", "S:KQJT9 H:AQ8 D:K9 C:AQ", rules="club")
    deal = reply(call(deal, "point", "D:QJT8"), "point", "not_good", "S:KQJT9")
    deal = apply(deal, AskToSee("younger", "point"))
    found = held(deal, "younger")
    assert all(set(cards("D:QJT8")) <= set(hand) for hand in found)
    # A point is called whole there or not at all.
    assert all(sum(one.suit.letter == "D" for one in hand) == 4 for hand in held(deal, "younger", UNSUNK))


def test_cavendish_what_was_not_good_and_never_shown_was_barred():
    """Younger beat an unnamed sequence and shows none: it is no better than the quart in elder's point."""
    deal = hands_of("S:A H:K97 D:AJT98 C:K97", "S:T987 H:AQ8 D:KQ C:AJ8")
    deal = reply(call(deal, "point", "D:AJT98"), "point", "good")
    deal = reply(call(deal, "sequence"), "sequence", "not_good", "S:T987")
    deal = play(shown(lead(declared(deal), "AS")), "7S KC AC 8C 9C 7C JC TS 7H 9S 9H 8S KH AH 8D QH 9D")
    tried = hands_tried(deal, "elder", sinks=False)
    assert frozenset(deal.kept["younger"]) in tried
    assert set(map(frozenset, held(deal, "elder", UNSUNK))) == tried


# --- who else reckons with it -----------------------------------------------------------------------------------------


NOT_ALONE = ("S:AJ98 H:AK7 D:A8 C:KT7", "S:7 H:QJ8 D:KQ97 C:AJ98")
"""Points of four making thirty-eight, in spades and in clubs: younger's cards leave elder several ways to make it."""


def thirty_eight(options: dict[str, object] | None = None) -> Deal:
    """Elder has been told that the point is equal, and so has named its suit."""
    deal = call(hands_of(*NOT_ALONE, rules="cavendish", **(options or {})), "point", "S:AJ98")
    deal = reply(deal, "point", "ask", "C:AJ98") if not deal.contests["point"].stated else deal
    return reply(deal, "point", "equal", "C:AJ98")


def test_the_coach_reckons_what_was_named_and_shown_among_what_everybody_knows():
    """So fewer hands are left for the opponent to think of, and the next word is weighed against those."""
    silent = thirty_eight({"equal_named": "nothing"})
    named = thirty_eight()
    asked = apply(named, AskToSee("younger", "point"))
    counts = [hands_told(seen_by(deal, "elder")).hands for deal in (silent, named, asked)]
    assert counts[0] > counts[1] > counts[2]
    assert set(hands_told(seen_by(asked, "elder")).sure) == set(cards("S:AJ98"))


def in_the_play(deal: Deal) -> Deal:
    """The same deal after the first trick."""
    return play(shown(lead(declared(deal), "AH")), "8H")


def test_opponents_guess_only_hands_with_the_point_that_was_named():
    view = seen_by(in_the_play(thirty_eight()), "younger")
    for guess in possible_hands(view, 40, Random(1)):
        assert holding(guess[Suit.SPADES]).point == (4, 38)


def test_opponents_are_sure_of_cards_shown_on_request_and_of_no_others():
    deal = thirty_eight()
    asked = apply(deal, AskToSee("younger", "point"))
    assert surely_held(seen_by(deal, "younger")) == frozenset()
    assert surely_held(seen_by(asked, "younger")) == set(cards("S:AJ98"))
    for guess in possible_hands(seen_by(in_the_play(asked), "younger"), 10, Random(1)):
        assert set(cards("S:AJ98")) <= set(cards_in_suit(guess[Suit.SPADES], Suit.SPADES))


def test_the_strongest_opponent_weighs_only_such_hands():
    view = seen_by(in_the_play(thirty_eight()), "younger")
    found = held_by_the_other(view)
    assert found.hands
    assert all(holding(hand[Suit.SPADES]).point == (4, 38) for hand in found.hands)


def test_a_reason_may_name_cards_that_were_shown_on_request():
    """Whoever asked can place these cards, so a reason for them may; of a suit alone none is placed."""
    deal = thirty_eight()
    asked = apply(deal, AskToSee("younger", "point"))
    assert known_in_hand(deal, "elder") == ()
    assert set(known_in_hand(asked, "elder")) == set(cards("S:AJ98"))
    assert ReadersDeal(asked, "younger").kept("elder") is None, "the rest of the hand stays hidden"


def test_what_a_name_and_a_showing_told_is_told_like_a_call():
    """With whom it speaks of, the cards it places, and nothing of sinking: it was asked for, or the law wants it."""
    deal = thirty_eight()
    named = heard(deal, "younger")[-1]
    told = of_heard(deal, "younger", named)
    assert (told.event, told.kind, told.other, told.sunk) == ("laid_open", "point", "elder", None)
    assert set(told.known) < set(cards("S:AJ98")), "the suit alone does not tell every card"
    assert told.before.rules.hands > told.after.rules.hands
    asked = apply(deal, AskToSee("younger", "point"))
    told = of_heard(asked, "younger", heard(asked, "younger")[-1])
    assert (told.event, told.other) == ("laid_open", "elder")
    assert set(told.after.rules.sure) == set(cards("S:AJ98"))
    assert not any(each.lays_open for each in heard(asked, "elder")), "to elder it told nothing"


def test_what_younger_names_when_elder_has_led_is_told_to_elder():
    deal = lead(declared(thirty_eight()), "AH")
    told = of_heard(deal, "elder", next(each for each in heard(deal, "elder") if each.lays_open))
    assert (told.event, told.other, told.card) == ("laid_open", "younger", None)
    assert told.before.rules.hands > told.after.rules.hands
