"""Every hand the other may hold, listed: as many as are counted, those the engine finds, whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.hands import UNSUNK, hands, possible
from piquet_tutor.reckoner.masks import bits_of, cards_of, masks_of
from tests.reckoner.trying import trouble
from tests.samples import sample
from tests.strategies import random_deal


@pytest.mark.parametrize("number", range(sample(8)))
def test_the_list_is_what_the_engine_finds_by_trying_and_no_hidden_card_moves_it(number):
    how, found = trouble(number, 5, 120)
    assert found == ""
    assert how in ("every hand", "drawn hands", "at most")


@pytest.mark.parametrize("name", rule_set_names())
def test_as_many_are_listed_as_are_counted_and_each_once(name):
    rng = Random(f"listed {name}")
    deal = random_deal(load(name), rng, rng.randrange(6, 30))
    for seat in deal.table.seats[:2]:
        view = seen_by(deal, seat)
        other = deal.table.after(seat)
        found, counted = hands(view, other, most=5000), possible(view, other)
        assert (found.count, found.how) == (counted.rules.hands, counted.rules.how)
        assert len(found.kept) == len(set(found.kept)) == min(5000, found.count) == len(found.now)
        assert found.sampled is (found.count > 5000)
        assert hands(view, other, UNSUNK, most=1).count == (counted.unsunk.hands or counted.rules.hands)


def test_a_drawing_is_the_same_for_a_seed_and_another_for_another():
    view = seen_by(shuffled(load("rubicon"), 3), "elder")
    one, same, two = (hands(view, most=50, seed=seed) for seed in (1, 1, 2))
    assert one.sampled
    assert one.kept == same.kept != two.kept
    assert all(not set(cards_of(each)) & set(view.hand) for each in one.kept)


def test_what_has_been_played_is_no_longer_in_the_hands():
    rng = Random(4)
    deal = shuffled(load("rubicon"), 4)
    while len(deal.tricks) < 5:
        deal = apply(deal, random_action(deal, rng))
    view = seen_by(deal, "elder")
    found = hands(view, most=200)
    played = {trick.cards[0 if trick.leader == "younger" else 1] for trick in deal.tricks}
    for kept, now in zip(found.kept, found.now, strict=True):
        assert played <= set(cards_of(kept))
        assert masks_of(set(cards_of(kept)) - played) == now


def test_taken_at_his_word_he_has_sunk_nothing():
    rng = Random(11)
    deal = shuffled(load("rubicon"), 11)
    while deal.phase != "play":
        deal = apply(deal, random_action(deal, rng))
    view = seen_by(deal, "younger")
    word, every = hands(view, reading=UNSUNK), hands(view)
    assert set(word.kept) <= set(every.kept)
    assert bits_of(deal.kept["elder"]) in every.kept
