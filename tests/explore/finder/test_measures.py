"""What the finder measures of two hands is what the engine's ledger says of them."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.explore.finder.bidding import bidding_for, played
from piquet_tutor.explore.finder.layout import SIDES, is_for_two, layout_of, record_of, slots_for
from piquet_tutor.explore.finder.matching import words_in_ledger
from piquet_tutor.explore.finder.measures import PairMeasures, pair_measures, terms_of
from piquet_tutor.explore.finder.query import FROM_HANDS, parse
from piquet_tutor.explore.finder.two_hands import PairSearch, words_of
from piquet_tutor.explore.finder.wording import unmeasured_words
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.random_play import shuffled_cards
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.masks import bits_of

IN_HAND = ("carte_blanche", "point", "sequence", "set")


def for_two(name):
    return is_for_two(load(name)) and not law_of(load(name)).has_bidding and not terms_of(load(name)).why_not


FOR_TWO = [name for name in rule_set_names() if for_two(name)]


def random_layout(rules, seed):
    rng = Random(seed)
    return slots_for([rules], rng).layout(shuffled_cards(rules, rng)), rng


def rare_layout(rules, seed):
    """A layout with something in it that a random deal seldom brings."""
    wanted = ("blank=elder", "repique=younger", "point=equal", "sequence=equal", "repique=elder-barred")[seed % 5]
    candidate = PairSearch(parse(wanted, rules).from_hands, terms_of(rules), [rules], Random(seed))
    candidate.improve(2000, 2000)
    return candidate.layout(), Random(seed)


@pytest.mark.parametrize("name", FOR_TWO)
@pytest.mark.parametrize("make", [random_layout, rare_layout])
def test_hands_are_measured_as_the_ledger_counts_them(name, make):
    rules = load(name)
    for seed in range(60):
        layout, rng = make(rules, seed)
        deal = played(record_of(layout, rules), {"elder": "any", "younger": "strong"}, rng)
        measures = pair_measures(layout_of(deal), terms_of(rules))
        for asked in FROM_HANDS:
            assert words_of(asked, measures) == words_in_ledger(asked, deal), (asked, seed)
        for side in SIDES:
            counted = sum(one.points for one in deal.scores if one.side == side and one.kind in IN_HAND)
            assert measures.in_hand[side] == counted


def test_points_that_make_as_many_pips_are_equal_where_pips_decide():
    """Royall, Chapter VII: the point goes by what the cards make; K Q J make thirty, and so do 9 8 7 6."""
    terms = terms_of(load("cent-36", {"point_compare": "pips", "point_min_length": 0, "point_min_pips": 0}))
    three, four = (bits_of(parse_cards(text)) for text in ("KS QS JS", "9H 8H 7H 6H"))
    measures = PairMeasures({"elder": three, "younger": four}, {"elder": three, "younger": four}, terms)
    assert measures.winners["point"] == "equal"


BID_FOR = [name for name in rule_set_names() if law_of(load(name)).has_bidding]


@pytest.mark.parametrize("name", BID_FOR)
def test_hands_that_are_bid_for_are_measured_as_the_ledger_counts_them(name):
    """Elder is whoever has won the bidding: what the two hands come to is told by role."""
    rules = load(name)
    assert not terms_of(rules).why_not
    for seed in range(25):
        rng = Random(seed)
        settled = bidding_for(rules, (), needs_bid=True, rng=rng)
        layout = settled.slots(rules, rng).layout(shuffled_cards(rules, rng))
        score = record_of(layout, rules, settled.bids, settled.seats)
        deal = played(score, dict.fromkeys(settled.seats, "any"), rng)
        assert deal.table.seats == settled.seats
        measures = pair_measures(layout_of(deal), terms_of(rules))
        for asked in FROM_HANDS:
            assert words_of(asked, measures) <= words_in_ledger(asked, deal), (asked, seed)
        for role, side in zip(SIDES, deal.table.sides, strict=True):
            counted = sum(one.points for one in deal.scores if one.side == side and one.kind in IN_HAND)
            assert measures.in_hand[role] == counted


def test_lines_that_hang_on_the_sign_of_the_bid_are_outside_the_model():
    by_sign = load("auction", {"auction_repique_threshold_minus": 21})
    assert "auction_repique_threshold" in unmeasured_words(by_sign, "en")
    assert "for the opponent" in unmeasured_words(load("auction", {"auction_minus_combinations": "opponent"}), "en")


def test_rules_that_the_model_does_not_hold_are_not_proved_by_it():
    assert terms_of(load("rubicon")).why_not is None
    assert "lesser_combinations" in unmeasured_words(load("rubicon", {"lesser_combinations": "both"}), "en")
    assert "carte_rouge" in unmeasured_words(load("rubicon", {"carte_rouge": 20}), "en")
