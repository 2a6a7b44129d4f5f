"""What can be worked out about the other hand."""

from random import Random

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.reckoner.combination_tables import classes_of, declared
from piquet_tutor.reckoner.guesses import other_seat, possible_hands, surely_held, words_heard
from piquet_tutor.reckoner.information_set import voids_shown
from piquet_tutor.reckoner.masks import masks_of
from tests.players.opponents.helpers import late_in_the_play


def test_every_guess_could_be_true():
    """In plain play, where everything held is told, the true hand passes every check and guesses fit what is known."""
    players = {"elder": Sensible(care=2), "younger": Sensible(care=2)}
    for seed in range(12):
        deal = shuffled(load("rubicon"), seed)
        while not deal.done:
            if deal.phase == "play":
                seat = deal.to_act
                view, other = seen_by(deal, seat), deal.table.after(seat)
                truth = deal.hands[other]
                kept = masks_of(deal.kept[other])
                would_declare = declared(kept, classes_of(deal.rules))
                assert all(check(kept, would_declare) for check in words_heard(view)[other])
                assert surely_held(view) <= set(truth)
                assert not any(one.suit in voids_shown(view, other_seat(view)) for one in truth)
                for guess in possible_hands(view, 5, Random(seed)):
                    assert sum(mask.bit_count() for mask in guess) == len(truth)
                    assert not any(mine & others for mine, others in zip(masks_of(view.hand), guess, strict=True))
            deal = step(deal, players)


def test_every_hand_is_returned_when_there_are_few():
    view = late_in_the_play("AS 7S", "TS 9H", hidden="8H")
    hands = possible_hands(view, 10, Random(1))
    assert set(hands) == {masks_of(parse_cards(each)) for each in ("TS 9H", "TS 8H", "9H 8H")}


def test_a_hand_is_guessed_even_when_what_was_said_was_not_the_whole():
    """Sinking and careless answers leave words no hand fits; guesses are made all the same."""
    rng = Random(5)
    for seed in range(40):
        deal = shuffled(load("rubicon"), seed)
        while not deal.done:
            deal = apply(deal, random_action(deal, rng))
            if deal.phase == "play" and deal.to_act:
                assert possible_hands(seen_by(deal, deal.to_act), 3, rng)


def test_what_elder_saw_on_the_talon_and_left_lies_in_younger_hand():
    """Elder takes three of the five he may look at, and younger draws five: the two left are his."""
    deal = shuffled(load("rubicon"), 3)
    deal = apply(deal, Exchange("elder", deal.hands["elder"][-3:]))
    deal = apply(deal, Exchange("younger", deal.hands["younger"][-5:]))
    while deal.phase != "play":
        deal = apply(deal, next(iter(legal_actions(deal))))
    view = seen_by(deal, "elder")
    assert len(view.peeked) == 2
    assert set(view.peeked) <= set(deal.hands["younger"])
    assert set(view.peeked) <= surely_held(view)
