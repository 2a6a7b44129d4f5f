"""The proofs' own parts, held against plainer ways to the same thing; and what the longest of them find."""

from __future__ import annotations

from itertools import product
from math import comb
from random import Random

import pytest

from piquet_tutor.explore.claims import claims
from piquet_tutor.explore.claims.report import sentence_text
from piquet_tutor.game.cards import pack_of, parse_cards, sort_hand
from piquet_tutor.game.combinations import points, sequences, sets
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.reckoner.price_table import price_table
from tests.explore.claims import proofs
from tests.explore.claims.holdings import HAND, HOLDINGS, all_hands, best_in_hand, holding, orders

PARTS = [part for one in claims() for part in one.parts if part.proof]


def in_hand(hand):
    """Point, sequences and sets of a hand, counted by the engine's own eyes."""
    paid = price_table(load(proofs.BOOKS[0]))
    return (
        points(hand)[0].length
        + sum(paid.sequences[one.length] for one in sequences(hand))
        + sum({3: paid.trio, 4: paid.quatorze}[one.size] for one in sets(hand))
    )


# --- what is stored ------------------------------------------------------------------------------------------------


def test_a_larger_sample_is_stored_where_a_smaller_one_is():
    """And nowhere else: it examines more, and finds the same."""
    drawn = {part.proof for part in PARTS if any("deals played" in sentence_text(step) for step in part.proved.steps)}
    assert drawn == {part.proof for part in PARTS if part.proved_whole}
    for part in PARTS:
        if part.proved_whole:
            assert part.proved_whole.cases > part.proved.cases
            assert (part.proved_whole.holds, part.proved_whole.figure) == (part.proved.holds, part.proved.figure)


# --- holdings -------------------------------------------------------------------------------------------------------


def test_every_subset_of_a_suit_is_a_holding():
    assert len({one.ranks for one in HOLDINGS}) == 256
    assert (holding("AKJT87").runs, holding("AKJT87").courts, holding("").pips) == ((), 2, 0)


def test_orders_of_four_holdings():
    assert [orders(places) for places in [(0, 1, 2, 3), (0, 0, 1, 2), (0, 0, 1, 1), (0, 1, 1, 1), (2, 2, 2, 2)]] == [
        24,
        12,
        6,
        4,
        1,
    ]


def test_every_hand_is_met_once():
    """The search adds up to all the hands there are, or it says so; and each number of courts has its share."""
    assert all_hands() == comb(32, 12) == 225_792_840
    assert set(best_in_hand()) == set(range(13))


def test_the_most_that_a_hand_comes_to():
    """57 in all, 51 with seven court cards or fewer; and how many hands have it."""
    best = best_in_hand()
    assert max(value for value, _ in best.values()) == 57
    assert {courts: best[courts] for courts in range(4, 8)} == {4: (51, 12), 5: (51, 24), 6: (51, 48), 7: (51, 72)}
    assert max(best[courts][0] for courts in range(8)) == 51


def test_random_hands_never_come_to_more():
    pack, rng, best = pack_of(32).cards, Random(174), best_in_hand()
    for _ in range(3000):
        hand = sort_hand(rng.sample(pack, HAND))
        assert in_hand(hand) <= best[len(courts_in(hand, False))][0]


# --- the highest score ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*proofs.BOOKS, *proofs.MORE_BOOKS])
def test_claim_7_no_side_can_score_more_than_174(name):
    assert proofs.bound(load(name)) == 174


@pytest.mark.parametrize("changes", [{"carte_rouge": 20}, {"last_trick": 10}, {"nought_value": "50"}])
def test_claim_7_other_prices_are_not_taken_for_these(changes):
    with pytest.raises(ValueError, match="the bound does not hold for"):
        proofs.bound(load("parlett", changes))


def test_claim_7_it_hangs_on_elders_one_card():
    """Were he to take none, younger might draw eight court cards to four aces."""
    assert proofs.bound(load("parlett", {"elder_exchange_min": 0})) == 180
    assert proofs.bound(load("wikipedia", {"elder_exchange_min": 0})) == 174  # younger takes five at most


# --- the play -------------------------------------------------------------------------------------------------------


def test_claim_17_the_counts_by_hand():
    """Elder wins all: 13 to nothing. Younger wins all: one for elder's lead, 13 for younger. In turns: 13 to 12."""
    assert proofs.traditional((0,) * 12)[-1] == proofs.shorthand((0,) * 12)[-1] == (13, 0)
    assert proofs.traditional((1,) * 12)[-1] == proofs.shorthand((1,) * 12)[-1] == (1, 13)
    assert proofs.traditional((1, 0) * 6)[-1] == proofs.shorthand((1, 0) * 6)[-1] == (13, 12)


def test_claim_17_a_short_way_that_forgets_the_lead_is_not_the_same():
    """The proof can fail: without elder's one for leading the two counts part at once."""
    without = [(elder - 1, younger) for elder, younger in proofs.shorthand((0,) * 12)]
    assert without != proofs.traditional((0,) * 12)


def test_nobody_has_more_than_thirteen_in_play():
    assert max(max(proofs.traditional(winners)[-1]) for winners in product((0, 1), repeat=12)) == 13


# --- that the others can fail ---------------------------------------------------------------------------------------


def test_claim_1_without_the_trio_a_point_of_seven_is_easy():
    """The search does meet points of seven and of eight: it is the trio that rules them out."""
    assert max(points(hand)[0].length for hand in proofs.five_four_three()) == 8


def test_claim_3_two_quatorzes_alone_leave_sequences_to_match():
    """With one rank held four times and others thrice an equal sequence can be; with two and a trio it cannot."""
    pack = pack_of(32).cards
    hand = sort_hand(parse_cards("AS AH AD AC KS QS JS KH QH JH 7C 7D"))
    rest = sort_hand(one for one in pack if one not in hand)
    assert proofs.tierces(hand) & proofs.tierces(rest)


def test_claim_18_a_low_card_led_scores_nothing_where_only_tens_and_better_do():
    assert proofs.cards_whose_lead_scores(load("parlett", {"trick_scoring": "high_lead_capture"})) == 20
    assert proofs.cards_whose_lead_scores(load("parlett")) == 32


@pytest.mark.slow
@pytest.mark.parametrize("part", [part for part in PARTS if part.proved_whole], ids=lambda part: part.proof)
def test_a_proof_with_ten_thousand_deals_finds_what_is_stored(part):
    """What `piquet-tutor claims --whole` tells."""
    assert proofs.PROOFS[part.proof](True) == part.proved_whole
