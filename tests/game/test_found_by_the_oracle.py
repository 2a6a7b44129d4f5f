"""Deals on which engine and brute scorer once parted, the engine being wrong by the source; each names its rule."""

from __future__ import annotations

from piquet_tutor.game.records.io import read_deal
from tests.oracle.agreement import trouble

NOTHING = {"point": None, "sequences": [], "sets": []}


def settled(rules: object, **parts: object):
    """The deal of a record, finished, and agreed upon."""
    deal = read_deal({"format": "piquet-record/1", "rules": rules, **parts})
    assert deal.done
    assert not trouble(deal)
    return deal


def test_the_play_stops_with_the_trick_that_makes_the_pique():
    """Nine tricks bid and won, and 21 in hand: with the ninth nothing is left to make (Contract Piquet, Play)."""
    deal = settled(
        "contract",
        deal={
            "nondealer": "AS KS QS 9S AC KC QC JC TC 9C 8C 7C",
            "dealer": "JS TS 7S AH KH QH QD JD TD 9D 8D 7D",
            "talon": "KD 7H 8H AD TH 9H JH 8S",
        },
        bids=[["dealer", "pass"], ["nondealer", "9-3"]],
        exchange={"nondealer": "", "dealer": "QH JD 8D AH QD 9D TD TS"},
        calls={"nondealer": {"point": None}, "dealer": {"point": None}},
        play="AS 7S AC 7H KS 8S KC 7D QS JS QC 8H JC 9H TC TH 9S JH",
    )
    assert deal.tally()["nondealer"]["pique"] == 30
    assert len(deal.tricks) == 9


def test_younger_makes_no_pique_where_only_elder_may():
    """26 in hand and every trick (Contract Piquet with ``younger_pique`` off)."""
    deal = settled(
        {"base": "contract", "options": {"younger_pique": False}},
        hands={
            "dealer": "JS TS 9S JH TH 9H JD TD 9D JC TC 9C",
            "nondealer": "AS KS QS AH KH QH AD KD QD AC KC QC",
        },
        bids=[["dealer", "7-3"], ["nondealer", "pass"]],
        calls={"dealer": NOTHING, "nondealer": {"point": None, "sets": ["AS AH AD AC"]}},
        play="9S AS KS TS QS JS AH 9H KH TH QH JH AD 9D KD TD QD JD AC 9C KC TC QC JC",
    )
    assert deal.tally()["nondealer"] == {
        "sequence": 12, "set": 14, "bid": 147, "total": 173, "above": 26, "below": 147,
    }  # fmt: skip


def test_a_carte_rouge_helps_to_no_pique_by_tricks_where_it_may_not():
    """12 in sequences, the twenty, and seven tricks: nineteen towards thirty (``carte_rouge_in_pique`` false)."""
    deal = settled(
        {"base": "contract", "options": {"carte_rouge": 20, "carte_rouge_in_pique": "false"}},
        hands={
            "dealer": "AS KS QS AH KH QH AD KD QD AC KC QC",
            "nondealer": "JS TS 9S JH TH 9H JD TD 9D JC TC 9C",
        },
        bids=[["dealer", "7-3"], ["nondealer", "pass"]],
        calls={"dealer": {"point": None, "sets": []}, "nondealer": NOTHING},
        play="AS JS KS TS QS 9S AH JH KH TH QH 9H AD JD",
    )
    assert deal.tally()["dealer"] == {
        "sequence": 12, "carte_rouge": 20, "bid": 21, "total": 53, "above": 32, "below": 21,
    }  # fmt: skip


def test_a_combination_crossed_over_bars_the_repique_of_the_side_that_holds_it():
    """Dealer's point goes to nondealer, and stands before the forty that come over from him (Auction Piquet)."""
    deal = settled(
        {"base": "auction", "options": {"auction_minus_combinations": "opponent"}},
        deal={
            "nondealer": "AS KS QS AH KH JH AD KD QD AC KC QC",
            "dealer": "TS 8S 7S QH TH 7H JD 7D JC TC 8C 7C",
            "talon": "8D 9H 9S TD 8H JS 9C 9D",
        },
        bids=[["nondealer", "11-"], ["dealer", "pass"]],
        exchange={"nondealer": "", "dealer": "JD 7C JC 7S TH"},
        play="AS 8S AH 7H AD 7D AC 8C KS 9S KH 8H KD 8D KC TC QS TS QD TD QC 9H JH QH",
    )
    assert deal.tally()["nondealer"] == {"point": 4, "play": 1, "total": 5}
    assert "repique" not in deal.tally()["dealer"]


def test_a_hand_alone_is_no_pique_where_its_line_is_below_the_repiques():
    """24 in hand, 21 the line of the pique: yet every point of the play is the other's (Auction Piquet, minus)."""
    deal = settled(
        {"base": "auction", "options": {"auction_pique_threshold_minus": 21}},
        deal={
            "nondealer": "AS KS QS AH KH AD KD JD AC KC QC JC",
            "dealer": "JS TS 8S 7S JH TH 8H 7H TD 7D TC 9C",
            "talon": "9D QH 8D QD 7C 8C 9H 9S",
        },
        bids=[["nondealer", "10-"], ["dealer", "pass"]],
        exchange={"nondealer": "KC", "dealer": ""},
        play="AS TS AH 7H AD 7D AC 9C KS 7S KH 8H KD TD QS 8S QC TC JD TH JC JH 9D JS",
    )
    assert deal.tally()["nondealer"] == {"point": 4, "sequence": 3, "set": 17, "total": 24}


def test_the_ten_for_the_last_trick_stands_for_no_cards_where_the_form_has_its_own():
    """Three players: ten for most tricks whatever the game for two says, so the last keeps its ten at a capot."""
    deal = settled(
        {"base": "normand", "options": {"cards": 0, "last_trick": 10}},
        deal={
            "1": "AS KS AH KH QH AD KD QD AC KC",
            "2": "QS 9S TH 7H JD 9D 8D 7D TC 8C",
            "3": "TS 8S 7S JH 9H 8H TD QC 9C 7C",
            "talon": "JS JC",
        },
        exchange={"3": "JH QC"},
        play="AS 9S 7S AH 7H 8H AD 7D TD AC 8C 7C KS QS 8S KH TH 9H KD 9D 9C KC TC JC QH 8D TS QD JD JS",
    )
    assert (deal.tally()["1"]["play"], deal.tally()["1"]["capot"]) == (20, 40)


def test_a_void_worth_fifty_is_level_with_another_round_the_table_too():
    """Seats one and two, who are opponents, each call a void suit at fifty: level, so nobody scores the point."""
    deal = settled(
        {"base": "voleur", "options": {"nought_value": "50"}},
        deal={
            "1": "8H KD QD TD 8D 7D 9C 8C",
            "2": "QS 8S KH 9H 7H AC KC JC",
            "3": "AS JS TS 9S QH JH QC TC",
            "4": "KS 7S AH TH AD JD 9D 7C",
        },
        play="KD KH JS 9D 8C JC TC 7C 9H QH TH 8H 9S 7S TD QS 7H JH AH 9C JD 7D AC TS KS 8D 8S AS QC AD QD KC",
    )
    assert "point" not in deal.tally()["1-3"]
    assert "point" not in deal.tally()["2-4"]
    assert deal.rulings[[ruling.rule for ruling in deal.rulings].index("point.equal")].facts["pips"] == 50


def test_a_carte_rouge_is_reckoned_where_the_order_of_reckoning_completes_it():
    """Sets called before sequences cover the hand no sooner: younger's tierce is reckoned before the rouge's trios."""
    deal = settled(
        {
            "base": "club",
            "options": {
                "carte_rouge": 50,
                "declare_order": "point_then_free",
                "lesser_combinations": "both",
                "point_call": "value_always",
                "sequence_call": "top_unless_unbeatable",
            },
        },
        deal={
            "elder": "KS JS QH AD KD QD 9D AC KC JC TC 9C",
            "younger": "TS 9S 7S AH TH 9H 8H 7H TD 8D 7D 8C",
            "talon": "QC QS 7C AS JD JH 8S KH",
        },
        exchange={"elder": "QH KD JC 9D", "younger": "7H"},
        calls={
            "elder": {
                "point": "AC KC QC TC 9C 7C",
                "sets": ["AS AD AC", "QS QD QC"],
                "sequences": ["AS KS QS JS", "AC KC QC"],
            },
            "younger": {"carte_blanche": False},
        },
        play="QD JD JS 9S QS TS AS 7S AD 7D KS AH AC 8C 9C 8H 7C TD KC TH TC 9H QC 8D",
    )
    assert deal.tally()["elder"]["carte_rouge"] == 50
    assert "repique" not in deal.tally()["elder"]


def test_of_two_cartes_blanches_that_both_count_elder_s_reckons_first():
    """Younger's is shown first and makes a hundred, but elder's was told and comes earlier in the order."""
    deal = settled(
        {"base": "cent-36", "options": {"double_blank": "both_score", "blank_points": 100, "sinking": "partial"}},
        deal={
            "elder": "9S 8S 7S 6S AH TH 6H AD 7D AC 8C 6C",
            "younger": "AS TS 9H 8H 7H TD 9D 8D 6D TC 9C 7C",
            "talon": "QC QS KC KS JC QH JS KD JD JH QD KH",
        },
        exchange={"elder": "AC 6S 9S", "younger": "TS 8D 8H 9H 6D"},
        calls={"younger": {"sequences": []}},
        play="8C 9C 9D AD 6H QH TC KC QS KS 7C QC 8S JS TD 7D 7H AH TH AS 7S KD 6C JC",
    )
    assert (deal.tally()["elder"]["repique"], deal.tally()["elder"]["carte_blanche"]) == (60, 100)
    assert deal.tally()["younger"]["carte_blanche"] == 100
    assert "repique" not in deal.tally()["younger"]


def test_of_two_cartes_blanches_at_a_table_of_four_the_one_whose_turn_comes_first_reckons_first():
    """Seat 2 shows a hundred before seat 3 does, though seat 3 is the partner of the eldest: one repique, not two."""
    deal = settled(
        {"base": "voleur", "options": {"double_blank": "younger_scores", "blank_points": 100}},
        deal={
            "1": "KS QS JS KH KD QD TD 9D",
            "2": "AS TS 9S 9H AD 8D AC TC",
            "3": "7S AH TH 7H 7D 9C 8C 7C",
            "4": "8S QH JH 8H JD KC QC JC",
        },
        calls={"1": {"sequences": []}, "2": {"sets": []}},
        play="QD 8D 7D JD TD AD AH 8H AS 7S 8S KS 9S 7H QC QS JS TS 7C JC KH 9H TH JH KD TC 9C KC 9D AC 8C QH",
    )
    assert (deal.tally()["2-4"]["repique"], deal.tally()["2-4"]["carte_blanche"]) == (70, 100)
    assert deal.tally()["1-3"]["carte_blanche"] == 100
    assert "repique" not in deal.tally()["1-3"]


def test_elder_bars_with_their_last_trio_the_tierce_that_would_bar_their_repique():
    """A trio declared after the second quatorze completes a tierce to the ace, and so lets thirty count (Case IV).

    Elder called no sequence, so younger's tierces to the knave were to score, and a tierce reckons before any set. But
    aces, kings and queens declared lay open three tierces to the ace: the knave's count nothing, and bar no repique.
    """
    deal = settled(
        "au-cent",
        deal={
            "elder": "AS KS QS AH KH QH AD KD QD AC KC QC",
            "younger": "JS TS 9S 7S JH 9H JD TD 7D JC 8C 7C",
            "talon": "TH 7H 9C 8S TC 9D 8H 8D",
        },
        exchange={"elder": "AD", "younger": ""},
        calls={"elder": {"point": "KD QD", "sequences": []}, "younger": {"point": None}},
        play="AS 7S KS 9S AH 9H AC 7C KH JH KD 7D KC 8C QS TS QH TD QD JD QC JC TH JS",
    )
    assert (deal.tally()["elder"]["set"], deal.tally()["elder"]["repique"]) == (31, 60)
    assert "pique" not in deal.tally()["elder"]
    assert "sequence" not in deal.tally()["younger"]
