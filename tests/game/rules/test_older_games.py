"""The books that came later to the shelf, each by what its own pages say: 1651, au Cent, 1882, the classic game."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Count, Exchange
from piquet_tutor.game.cards import Cards, parse_card, parse_cards
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.io import read_deal, read_partie
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.game.rules.policies.following import playable
from tests.game.table_talk import (
    call,
    cards,
    declared,
    declared_until,
    hands_of,
    in_hand,
    may,
    play,
    refused,
    reply,
    ruling,
    rulings,
)


def shown_by(name: str, **options: object) -> dict[str, dict[str, int]]:
    """What an example scores, under its own rules with options set otherwise."""
    record = example(name)
    base = record["rules"] if isinstance(record["rules"], str) else record["rules"]["base"]
    return read_deal({**record, "rules": {"base": base, "options": options}}).tally()


# --- London, 1651 ---------------------------------------------------------------------------------


def test_molieres_hand_is_one_short_of_the_pique_by_tens_and_makes_a_hundred_by_cards():
    """Cavendish reckons seven for the point; the book of 1651, which counts 61 as six, would leave him at 29."""
    assert shown_by("molieres-hand")["elder"] == {"point": 6, "sequence": 16, "play": 7, "capot": 40, "total": 69}
    by_cards = shown_by("molieres-hand", point_score="cards")["elder"]
    assert by_cards == {"point": 7, "sequence": 16, "pique": 30, "play": 7, "capot": 40, "total": 100}


PIQUE_OF_1651 = {
    "twenty-nine and the first card": ("S:AKQJT987 H:JT9 C:7", {"any_trick": 30, "first_lead": 30}),
    "twenty-seven and three cards": ("S:AKQJT98 H:JT9 C:7 D:7", {"any_trick": 30, "first_lead": 0}),
    "twenty-nine and a first card below the ten": ("S:AKQJT987 H:JT9 C:7", {"any_trick": 30, "first_lead": 0}),
}
"""Elder's hand, and what the pique brings when any trick can complete it and when only the first card led can."""


@pytest.mark.parametrize("moment", ["any_trick", "first_lead"])
@pytest.mark.parametrize("case", PIQUE_OF_1651)
def test_chapter_xi_pique_by_the_first_card_or_by_any_trick(case, moment):
    """“By playing his first card”, before the other has played any: read literally, or as an example."""
    hand, brings = PIQUE_OF_1651[case]
    younger = "H:AKQ8 D:KQJT C:AT86"
    deal = declared(hands_of(hand, younger, rules="cent-1651", pique_moment=moment))
    assert sum(each.points for each in deal.rulings if each.side == "elder") == (27 if "seven" in case else 29)
    first = "9S 6C AS TC KS 8C" if "below" in case else "AS 6C KS TC QS 8C"
    deal = play(deal, first)
    assert sum(each.points for each in rulings(deal, "pique.award", "awarded")) == brings[moment]


def test_the_hand_of_1661_makes_its_pique_with_the_last_card():
    """Cavendish reckons it so; by the literal reading of 1651 there is none, and elder is left with 70."""
    as_an_example = shown_by("molieres-hand-by-cards", point_score="cards")["elder"]
    literally = shown_by("molieres-hand-by-cards", point_score="cards", pique_moment="first_lead")["elder"]
    assert (as_an_example["pique"], as_an_example["total"]) == (30, 100)
    assert ("pique" in literally, literally["total"]) == (False, 70)


def test_only_the_book_of_1651_is_read_in_two_ways_about_the_first_card():
    """The passage can be read either way, so both readings are cited as disputed."""
    told = load("cent-1651").settings["pique_moment"]
    assert {cite.reading for cite in told.cites if cite.source == "royall"} == {Reading.DISPUTED}
    assert {cite.reading for cite in options()["pique_moment"].held_by["first_lead"]} == {Reading.DISPUTED}


@pytest.mark.parametrize(
    ("suit", "points"), [("AKQ", 3), ("AKQ7", 4), ("AKQ6", 4), ("KQ98", 4), ("T9876", 4), ("AKQJT9876", 8)]
)
def test_the_ruff_counts_one_for_each_ten_and_five_as_a_ten(suit, points):
    """31 is three; 38, 37 and 37 four; 40 four; 81 eight (chapter VII)."""
    hand = cards(f"S:{suit}")
    rest = cards("H:9876 D:9876 C:9876")
    deal = hands_of(_text(hand + rest[: 12 - len(hand)]), "H:AKQJT D:AKQJ C:AKQ", rules="cent-1651", point_min_length=0)
    deal = reply(call(deal, "point", f"S:{suit}"), "point", "good")
    assert ruling(deal, "point.good", "awarded").points == points


def _text(hand: Cards) -> str:
    return " ".join(one.code for one in hand)


def test_the_ruff_is_compared_by_its_pips_alone():
    """Four cards of 41 beat five of 40."""
    deal = declared(hands_of("S:AKQJ H:876 D:876 C:87", "S:T9876 H:KT9 D:KJ C:KQ", rules="cent-1651"))
    found = ruling(deal, "point.good", "awarded")
    assert (found.side, found.facts["length"], found.facts["pips"]) == ("elder", 4, 41)


def test_elder_takes_up_to_eight_and_younger_all_the_rest():
    """Chapter VI: of twelve in the talon; each must put out one at least."""
    rules = load("cent-1651")
    assert first_limits(rules.rule("exchange.elder"), 12) == (1, 8)
    assert second_limits(rules.rule("exchange.younger"), 4) == (1, 4)


@pytest.mark.parametrize("scoring", ["high_lead_capture", "lead_capture", "flat_won", "high_cards_won"])
@pytest.mark.parametrize(("last", "points"), [("AC", 2), ("6S", 1)])
def test_the_last_trick_is_two_with_a_ten_or_better_and_one_with_less(scoring, last, points):
    """Chapter X; whatever the trick has counted already is part of the two."""
    elder, younger = "S:AKQJT9876 H:A D:A C:A", "H:KQJT98 D:K C:KQJT9"
    deal = declared(hands_of(elder, younger, rules="cent-1651", trick_scoring=scoring))
    kept = "KC" if last == "AC" else "8H"
    for card in [one for one in cards(elder) if one.code != last] + [parse_card(last)]:
        deal = play(deal, card.code)
        deal = play(deal, next((one for one in playable(deal) if one.code != kept), parse_card(kept)).code)
    in_trick = [one.points for one in deal.rulings if one.rule.startswith("play.") and one.facts.get("trick") == 12]
    assert sum(in_trick) == points


def test_nobody_says_that_a_quatorze_of_tens_beats_three_aces_so_it_is_marked():
    cites = load("cent-1651").rule("set.good").cites
    assert {cite.reading for cite in cites} == {Reading.STATED, Reading.HOUSE}


def test_paris_lets_a_short_call_be_mended_and_provence_does_not():
    """Chapter XII gives both customs; Paris is taken, and marked as disputed."""
    assert load("cent-1651").settings["short_call_binds"].cites[0].reading is Reading.DISPUTED
    quart, tierce = "S:KQJT", "H:QJT"
    for how, allowed in (("never", True), ("always", False)):
        deal = hands_of("S:KQJT H:QJT D:AJ C:AQ7", "S:A98 H:AK98 D:QT C:KT9", rules="cent-1651", short_call_binds=how)
        deal = reply(call(declared_until(deal, "sequence"), "sequence", tierce), "sequence", "good")
        assert may(deal, Count("elder", "sequence", (cards(quart),))) is allowed


# --- Cavendish, 1882, and au Cent -------------------------------------------------------------------


def test_law_48_a_sequence_is_called_with_its_top_unless_nothing_can_beat_it():
    told = read_deal({**example("a-tierce-good-against-the-cards")})
    assert "top" not in ruling(told, "sequence.called").facts
    deal = hands_of("S:KQJT H:QJT D:AJ C:AQ7", "S:A98 H:AK98 D:QT C:KT9", rules="cavendish")
    deal = call(declared_until(deal, "sequence"), "sequence", "H:QJT")
    assert ruling(deal, "sequence.called").facts["top"].name == "QUEEN", "younger may hold the king of hearts' tierce"


def test_law_49_a_call_good_against_the_cards_lets_the_better_one_follow():
    assert shown_by("a-tierce-good-against-the-cards")["elder"]["sequence"] == 3 + 4


def test_au_cent_the_same_call_binds_though_nothing_could_beat_it():
    record = example("the-same-call-binds-au-cent")
    deal = read_deal({key: value for key, value in record.items() if key != "play"})
    assert in_hand(deal, "elder")["sequence"] == 3
    begun = hands_of(_text(deal.kept["elder"]), _text(deal.kept["younger"]), rules="au-cent")
    begun = reply(call(declared_until(begun, "sequence"), "sequence", "H:QJT"), "sequence", "good")
    found = refused(begun, Count("elder", "sequence", (cards("S:KQJT"),)))
    assert found.facts["reason"] == "sinking.binds"


def test_au_cent_everything_is_called_with_its_value():
    deal = hands_of("S:AKQJT H:A98 D:A9 C:A9", "S:98 H:KQJT7 D:KQ C:KQJ", rules="au-cent")
    deal = call(deal, "point", "S:AKQJT")
    assert ruling(deal, "point.called").facts["pips"] == 51
    deal = call(reply(deal, "point", "good"), "sequence", "S:AKQJT")
    assert ruling(deal, "sequence.called").facts["top"].name == "ACE"


def test_au_cent_younger_need_not_exchange():
    assert second_limits(load("au-cent").rule("exchange.younger"), 3) == (0, 3)


def test_au_cent_a_double_counts_two_games_and_three_are_wanted():
    partie = read_partie({**example("two-doubles")})
    assert [one.facts["games"] for one in partie.ledger if one.rule == "settlement.race"] == [2, 2]
    assert partie.over
    assert isinstance(partie, Partie)


def test_points_that_end_in_four_count_one_less_and_low_cards_nothing():
    """The two agreements printed after the laws au Cent."""
    agreed = read_deal({**example("a-point-ending-in-four")})
    found = ruling(agreed, "point.good", "awarded")
    assert (found.facts["length"], found.facts["pips"], found.points) == (5, 44, 4)
    low = [one for one in rulings(agreed, "play.lead") if one.facts["card"].rank < 10]
    assert low
    assert not any(one.points for one in low)


# --- the encyclopaedia's classic game ---------------------------------------------------------------


def test_the_taker_counts_the_high_cards_of_a_trick():
    deal = read_deal({**example("the-taker-counts-the-high-cards")})
    assert not any(one.points for one in rulings(deal, "play.lead"))
    for one in rulings(deal, "play.trick"):
        assert one.points == sum(card.rank >= 10 for card in one.facts["cards"])
    assert not rulings(deal, "play.last")


def test_elder_may_exchange_seven_and_younger_the_five_that_are_left():
    rules = load("cent-36")
    assert first_limits(rules.rule("exchange.elder"), 12) == (1, 7)
    assert second_limits(rules.rule("exchange.younger"), 5) == (1, 5)
    assert second_limits(rules.rule("exchange.younger"), 9) == (1, 5)


def test_a_target_of_a_hundred_and_one_is_as_good():
    assert load("cent-36", {"target": 101}).rule("settlement.race").params["target"] == 101


def test_a_record_of_the_long_pack_may_hold_a_six_and_the_short_one_may_not():
    record = {"format": "piquet-record/1", "rules": "cent-36", "deal": example("the-whole-suit")["deal"]}
    deal = read_deal(record)
    assert len(deal.talon) == 12
    deal = read_deal({**record, "exchange": {"elder": _text(deal.dealt["elder"][:7])}})
    assert deal.to_act == "younger"
    assert may(deal, Exchange("younger", parse_cards(_text(deal.dealt["younger"][:5]))))
