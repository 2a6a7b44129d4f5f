"""Point, sequence and set: found in any hand, and compared, without a price."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piquet_tutor.game.cards import Rank, Suit, pack_of, sort_hand
from piquet_tutor.game.combinations import (
    KINDS,
    best_unseen_sequence,
    best_unseen_set,
    combination_of,
    held,
    point_of,
    points,
    sequence_of,
    sequences,
    set_of,
    sets,
    strength,
)
from tests.game.table_talk import cards, swap_suits

hands = st.lists(st.sampled_from(pack_of(36).cards), max_size=20, unique=True).map(sort_hand)
suit_orders = st.permutations(list(Suit)).map(tuple)


@pytest.mark.parametrize(
    ("suit", "pips"),
    [("S:AKQJT", 51), ("S:AKQJ9", 50), ("S:KQJT9", 49), ("S:T987", 34), ("S:A", 11), ("S:7", 7), ("S:AKQJT987", 75)],
)
def test_a_point_counts_eleven_for_the_ace_ten_for_courts_and_ten_and_the_number_of_the_others(suit, pips):
    """The worth of a suit, and its length, are what points are compared by."""
    point = point_of(cards(suit))
    assert (point.length, point.pips) == (len(suit) - 2, pips)


def test_points_are_the_whole_suits_longest_first_then_by_their_worth():
    """Five cards before four; of two fours the dearer."""
    found = points(cards("S:A987 H:KQJ9 D:KQ C:7"))
    assert [(point.suit, point.length, point.pips) for point in found] == [
        (Suit.HEARTS, 4, 39),
        (Suit.SPADES, 4, 35),
        (Suit.DIAMONDS, 2, 20),
        (Suit.CLUBS, 1, 7),
    ]


def test_cards_of_two_suits_are_no_point():
    assert point_of(cards("AS KS QH")) is None
    assert point_of(()) is None


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("S:AKQ", ["S:AKQ"]),
        ("S:AK H:AQ", []),
        ("S:AKJT9", ["S:JT9"]),
        ("S:AKQT98", ["S:AKQ", "S:T98"]),
        ("S:AKQ H:KQJ D:QJT9", ["D:QJT9", "S:AKQ", "H:KQJ"]),
        ("S:AKQJT987", ["S:AKQJT987"]),
        ("S:987 H:AKQ", ["H:AKQ", "S:987"]),
        ("S:KA H:QJT", ["H:QJT"]),
    ],
)
def test_sequences_are_the_unbroken_runs_longest_first_then_by_the_top(hand, found):
    """Three neighbours at least; a run is not cut at the end of a suit and continued in the next."""
    assert [one.cards for one in sequences(cards(hand))] == [cards(each) for each in found]


@pytest.mark.parametrize("text", ["AS KS", "AS KS JS", "AS KS QH", "AS AS KS", "AS QS TS", ""])
def test_what_is_no_sequence(text):
    assert sequence_of(cards(text)) is None


def test_a_sequence_is_read_in_any_order():
    assert sequence_of(tuple(reversed(cards("S:JT9")))).cards == cards("S:JT9")


def test_sets_are_three_or_four_of_a_rank_from_the_ten_up_any_four_before_any_three():
    """Nines make no set; a quatorze of tens stands before a trio of aces."""
    found = sets(cards("AS AH AD TS TH TD TC 9S 9H 9D 9C KS"))
    assert [(one.size, one.rank) for one in found] == [(4, Rank.TEN), (3, Rank.ACE)]


@pytest.mark.parametrize("text", ["AS AH", "AS AH KD", "9S 9H 9D", "7S 7H 7D 7C", "AS AS AH", ""])
def test_what_is_no_set(text):
    assert set_of(cards(text)) is None


@pytest.mark.parametrize(
    ("kind", "better", "worse"),
    [
        ("point", "S:987 H:-", "S:- H:AK"),
        ("point", "S:AK7", "S:KQ7"),
        ("point", "S:T987", "H:AKQ"),
        ("sequence", "S:T987", "H:AKQ"),
        ("sequence", "S:AKQ", "H:KQJ"),
        ("sequence", "S:JT987", "H:AKQJ"),
        ("set", "TS TH TD TC", "AS AH AD"),
        ("set", "AS AH AD", "KS KH KD"),
        ("set", "JS JH JD JC", "TS TH TD TC"),
    ],
)
def test_of_two_of_a_kind_the_better_is_stronger(kind, better, worse):
    """More cards first; then pips, the top card, or the rank."""
    assert strength(combination_of(kind, cards(better))) > strength(combination_of(kind, cards(worse)))


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [("point", "S:AJ9", "H:AK9"), ("point", "S:KQ7", "D:JT7"), ("sequence", "S:QJT", "H:QJT")],
)
def test_equal_is_equal_whatever_the_suit_or_the_cards(kind, one, other):
    """A knave is worth a king in a point; suits have no rank."""
    assert strength(combination_of(kind, cards(one))) == strength(combination_of(kind, cards(other)))


def test_sets_of_two_hands_are_never_equal():
    """Nobody else can hold three of a rank of which one has three, so no two sets in play compare equal."""
    trios = [combination_of("set", cards(f"{r}S {r}H {r}D")) for r in "AKQJT"]
    fours = [combination_of("set", cards(f"{r}S {r}H {r}D {r}C")) for r in "AKQJT"]
    assert len({strength(one) for one in trios + fours}) == 10


@pytest.mark.parametrize("longer", range(2, 9))
def test_with_thirty_two_cards_the_dearer_point_is_never_the_shorter(longer):
    """By pips or by number first comes to the same with this pack: the dearest short point stays below."""
    suit = cards("S:AKQJT987")
    dearest = max(point_of(hand).pips for hand in combinations(suit, longer - 1))
    cheapest = min(point_of(hand).pips for hand in combinations(suit, longer))
    assert dearest < cheapest


def test_with_thirty_six_cards_it_can_be():
    """Ace, king and queen make 31; ten is the dearest that the six, seven, eight and nine can add: 30."""
    assert point_of(cards("S:AKQ")).pips > point_of(cards("S:9876")).pips


# --- for any hand ---------------------------------------------------------------------------------


@given(hand=hands, order=suit_orders)
def test_swapping_suits_changes_nothing_but_names(hand, order):
    """Suits have no rank: the same lengths, pips, tops and ranks are found under other names."""
    other = sort_hand(swap_suits(hand, order))
    for kind in KINDS:
        here = [(strength(one), sort_hand(swap_suits(one.cards, order))) for one in held(kind, hand)]
        there = [(strength(one), one.cards) for one in held(kind, other)]
        assert sorted(here, key=repr) == sorted(there, key=repr)


@given(hand=hands)
def test_every_longest_run_is_found_once_and_nothing_else(hand):
    """A run is found just when all its cards are held and neither neighbour is."""
    found = [one.cards for one in sequences(hand)]
    expected = []
    for suit in Suit:
        ranks = {one.rank: one for one in hand if one.suit is suit}
        for top in ranks:
            if top + 1 in ranks:
                continue
            run = [top]
            while run[-1] - 1 in ranks:
                run.append(run[-1] - 1)
            if len(run) >= 3:
                expected.append(tuple(ranks[each] for each in run))
    assert sorted(map(str, found)) == sorted(map(str, expected))
    assert [(len(one), one[0].rank) for one in found] == sorted(
        [(len(one), one[0].rank) for one in found], reverse=True
    )


@given(hand=hands)
def test_every_card_is_in_one_point_and_every_rank_of_three_in_one_set(hand):
    """Suits share the hand out among points; sets are exactly the ranks from the ten held three or four times."""
    assert sorted(str(one) for point in points(hand) for one in point.cards) == sorted(map(str, hand))
    wanted = {
        rank: sum(one.rank is rank for one in hand)
        for rank in Rank
        if rank >= Rank.TEN and sum(one.rank is rank for one in hand) >= 3
    }
    assert {one.rank: one.size for one in sets(hand)} == wanted


@given(hand=hands)
def test_what_is_found_reads_back_as_the_same_combination(hand):
    """Each combination is one by itself too, in whatever order its cards are given."""
    for kind in KINDS:
        for one in held(kind, hand):
            assert combination_of(kind, tuple(reversed(one.cards))) == one


@pytest.mark.parametrize("text", ["S:AAK", "S:777", "AS AS AS", "AS AS"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_given_twice_makes_no_combination(kind, text):
    """There is one ace of spades: it cannot stand for two cards of a point."""
    assert combination_of(kind, cards(text)) is None


def test_the_best_that_could_be_held_in_cards_unseen():
    """The longest run and the best set among cards that lie one knows not where."""
    unseen = frozenset(cards("S:JT98 H:AKQ D:QJ C:QJ H:J"))
    assert best_unseen_sequence(unseen) == (4, Rank.ACE)
    assert best_unseen_set(unseen) == (4, Rank.JACK)
    assert best_unseen_sequence(frozenset(cards("AS QS"))) is None
    assert best_unseen_set(frozenset(cards("9S 9H 9D 9C"))) is None


def test_all_ways_of_writing_a_set_are_one_set():
    """The order in which a quatorze is named means nothing."""
    kings = cards("KS KH KD KC")
    assert len({set_of(sort_hand(each)) for each in permutations(kings)}) == 1
