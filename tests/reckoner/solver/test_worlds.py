"""The average over all hands the other may hold: numpy against a plain loop over the worlds."""

from operator import mul
from random import Random

import pytest

from piquet_tutor.game.cards import Pack, parse_cards, sort_hand
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver import worlds
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.play import makes, values
from piquet_tutor.reckoner.solver.worlds import every_hand, spreads


def cards_in(masks):
    return tuple(one for one in Pack(36).cards if masks_of((one,))[one.suit] & masks[one.suit])


def plain(hand, others, weights, led=None):
    """The average half-tricks of each card, world by world."""
    sums: dict = {}
    for masks, weight in zip(others, weights, strict=True):
        other = cards_in(masks)
        found = values(hand, other) if led is None else values(other, hand, led)
        for one, made in found.items():
            sums[one] = sums.get(one, 0.0) + made.half_tricks * weight
    return {one: total / sum(weights) for one, total in sums.items()}


@pytest.mark.parametrize("size", [1, 2, 3, 6, 12])
@pytest.mark.parametrize("follows", [False, True], ids=["leading", "following"])
def test_the_average_is_that_of_a_plain_loop(size, follows):
    rng = Random(size)
    for _ in range(6 if size < 12 else 1):
        cards = list(Pack(32).cards)
        rng.shuffle(cards)
        hand, led, unseen = sort_hand(cards[:size]), cards[size], sort_hand(cards[size + 1 : 2 * size + 3])
        others = every_hand(unseen, size - 1 if follows else size)[:80]
        weights = [rng.random() for _ in others]
        found = spreads(hand, led if follows else None, others, weights)
        wanted = plain(hand, others, weights, led if follows else None)
        assert {one: spread.mean() for one, spread in found.items()} == pytest.approx(wanted)
        assert all(sum(spread.chances) == pytest.approx(1) for spread in found.values())


@pytest.mark.parametrize("led", [None, parse_cards("9S")[0]], ids=["leading", "following"])
def test_tricks_that_nobody_wants_are_averaged_too(led):
    hand, unseen = parse_cards("QS TH KD 7C"), parse_cards("KS JS AH QD 8D AC")
    others = every_hand(unseen, 4 - (led is not None))
    weights = [1 + place % 3 for place in range(len(others))]
    for one, found in spreads(hand, led, others, weights, UNWANTED).items():
        made = [makes(masks_of(hand), other, led, one, UNWANTED) for other in others]
        assert found.mean() == pytest.approx(sum(map(mul, made, weights)) / sum(weights))
        assert found != spreads(hand, led, others, weights)[one]


def test_without_the_table_the_answer_is_the_same(monkeypatch):
    hand = parse_cards("AS QS TH 9H KD 7C")
    others = every_hand(parse_cards("KS JS AH KH QD 8D AC TC"), 6)
    led = parse_cards("8S")[0]
    fewer = every_hand(parse_cards("KS JS AH KH QD 8D"), 5)
    by_table = spreads(hand, None, others), spreads(hand, led, fewer)
    monkeypatch.setattr(worlds, "at_hand", lambda: None)
    assert (spreads(hand, None, others), spreads(hand, led, fewer)) == by_table


def test_without_the_table_a_search_stands_still_after_so_many_hands(monkeypatch):
    """Else a press on the site would wait until every card has been weighed against every hand."""
    monkeypatch.setattr(worlds, "at_hand", lambda: None)
    monkeypatch.setattr(worlds, "AT_ONCE", 5)
    hand = parse_cards("AS QS TH 9H KD 7C")
    others = every_hand(parse_cards("KS JS AH KH QD 8D AC TC"), 6)
    assert len(list(worlds.weighing(hand, None, others))) == len(hand) * -(-len(others) // 5)


def test_elder_faces_455_hands_at_the_first_trick():
    cards = Pack(32).cards
    hand, unseen = sort_hand(cards[::3] + cards[1:2]), tuple(one for one in cards[2::3] + cards[4::3])[:15]
    others = every_hand(unseen, 12)
    assert len(hand) == 12
    assert len(set(others)) == 455
    found = spreads(hand, None, others)
    # What a lead is worth in points is read off the same chances.
    paid = prices_of(load("rubicon")).by_half_tricks(0, 0, leads=True)
    sample = cards_in(others[7])
    one = spreads(hand, None, others[7:8])
    assert max(spread.mean() for spread in one.values()) == max(values(hand, sample).values()).half_tricks
    assert all(min(paid) <= spread.mean(paid) <= max(paid) for spread in found.values())


@pytest.mark.parametrize(
    ("others", "said"),
    [([], "no hand"), ([masks_of(parse_cards("7H"))], "not 2 cards"), ([masks_of(parse_cards("AS 7H"))], "elsewhere")],
)
def test_hands_that_cannot_be_are_refused(others, said):
    with pytest.raises(ValueError, match=said):
        spreads(parse_cards("AS KS"), None, others)
