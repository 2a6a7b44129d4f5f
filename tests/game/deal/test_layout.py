"""Where cards lie: a place keeps its own, the free cards fill the rest in their order, and no card lies twice."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.cards import pack_of, parse_cards
from piquet_tutor.game.deal.layout import Place, dealt_to, filled_places, pairs_apart
from piquet_tutor.game.deal.random_play import shuffled_cards
from piquet_tutor.game.rules.loader import load, rule_set_names


@pytest.mark.parametrize("name", rule_set_names())
def test_a_pack_is_dealt_out_whole(name):
    rules = load(name)
    layout = dealt_to(rules.table.seats, rules.hand_size, shuffled_cards(rules, Random(1)))
    lying = [*(one for hand in layout.dealt.values() for one in hand), *layout.talon]
    assert (len(lying), {*lying}) == (rules.pack, {*pack_of(rules.pack).cards})
    assert {len(hand) for hand in layout.dealt.values()} == {rules.hand_size}
    assert layout.begun(rules).dealt.keys() == layout.dealt.keys()


def test_what_is_fixed_stays_and_what_finds_no_room_comes_last():
    free = parse_cards("7H 8H 9H TH")
    own = parse_cards("AS KS QS")
    assert filled_places([Place(own, 2), Place((), 1), Place(own[:1], 3)], free) == (
        own,
        free[:1],
        (own[0], *free[1:3]),
        free[3:],
    )


def test_two_cards_of_one_place_cannot_change_places():
    cards = parse_cards("AS KS QS JS")
    place = dict(zip(cards, ("elder", "elder", "younger", None), strict=True))
    assert list(pairs_apart(cards, place.get)) == [
        (cards[0], cards[2]),
        (cards[0], cards[3]),
        (cards[1], cards[2]),
        (cards[1], cards[3]),
        (cards[2], cards[3]),
    ]
