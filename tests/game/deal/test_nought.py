"""A void suit called as a point or a sequence of nought: what it beats, what beats it, what it scores."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.game.actions import Call
from piquet_tutor.game.cards import Suit, parse_card, void
from piquet_tutor.game.combinations import combination_of, nought, sequences, strength
from piquet_tutor.game.deal.declarations import full_call
from piquet_tutor.game.deal.views import known_cards, seen_by
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.policies.sinking import short_call_binds, wholes
from tests.game.table_talk import call, cards, declared, hands_of, in_hand, lead, may, reply, ruling, shown

FIFTY = "S:AKQJ9 H:AK D:987 C:87"
"""A point of five making exactly fifty; no quint."""
NO_SPADE = "S:- H:QJT9 D:AKQJ C:AKQ9"
QUINT_TO_THE_KING = "S:KQJT9 H:AKQ D:A8 C:A9"


def with_nought(elder, younger, value="50.5", **options):
    return hands_of(elder, younger, rules="parlett", nought_value=value, **options)


def test_a_void_is_written_with_a_stroke():
    assert parse_card("-S") is void(Suit.SPADES)
    assert str(combination_of("point", cards("-S")).cards[0]) == "-S"
    assert combination_of("set", (void(Suit.SPADES),)) is None
    assert combination_of("point", (void(Suit.SPADES), parse_card("AH"))) is None


def test_a_sequence_of_nought_stands_between_the_quints_to_the_ace_and_to_the_king():
    """It stands above the quint to the king and below the quint major, at either price of the point."""
    order = [strength(one) for text in ("S:AKQJT", "S:KQJT9") for one in sequences(cards(text))]
    assert order[0] > strength(nought("sequence", Suit.SPADES, half=False)) > order[1]


def test_a_second_void_counts_as_another_sequence_but_there_is_only_one_point():
    two = "S:- H:- D:AQT987 C:AQT987"
    deal = shown(lead(with_nought("S:A98 H:KQJ98 D:KJ C:KJ", two), "AS"))
    assert in_hand(deal, "younger")["point"] == 6
    assert [one.facts["cards"] for one in deal.rulings if one.rule == "sequence.lesser"]


def test_its_holder_chooses_between_the_void_and_the_cards():
    """Both may be called where a whole class may be kept back; a point of four may not."""
    deal = with_nought("S:- H:AQT98 D:AKQ7 C:AKQ", "S:AKQJ H:KJ D:JT C:JT98", sinking="whole_class")
    tops = [one.cards for one in wholes(deal, "elder", "point")]
    assert tops == [(void(Suit.SPADES),), cards("H:AQT98")]
    assert may(deal, Call("elder", "point", cards("H:AQT98")))
    assert not may(deal, Call("elder", "point", cards("D:AKQ7")))
    assert full_call(deal, "point").cards == (void(Suit.SPADES),)


def test_a_void_covers_no_card_of_a_carte_rouge():
    hand = "S:- H:KQJT D:KQJT C:KQJ8"  # the eight is in nothing; the point is the void's
    deal = shown(lead(with_nought("S:AKQJ987 H:A9 D:A9 C:A", hand, carte_rouge=20), "AS"))
    assert "carte_rouge" not in in_hand(deal, "younger")


def test_a_call_of_five_may_be_a_void_and_the_text_says_so():
    """Younger hears a number and must reckon with both; the mark is nobody's card."""
    deal = call(with_nought(FIFTY, NO_SPADE), "point", "S:AKQJ9")
    text = narration.text(ruling(deal, "point.called"), "short")
    assert text == "Elder calls a point of 5: that many cards of one suit, or a void."
    deal = reply(deal, "point", "ask", "-S")
    assert void(Suit.SPADES) not in known_cards(deal, "elder")
    deal = shown(lead(reply(deal, "point", "not_good", "-S"), "AS"))
    assert all(one.code[0] != "-" for one in seen_by(deal, "elder").others["younger"].shown)
    assert narration.passage(ruling(deal, "point.good", "awarded")).cards == ()


@pytest.mark.parametrize("value", ["50", "50.5"])
def test_a_call_is_good_against_the_cards_only_if_no_void_could_beat_it(value):
    """Law 49 with voids: a quint to the king is never safe while the other hand may lack a suit."""
    options = {"nought_value": value, "short_call_binds": "unless_good_against_cards", "sinking": "partial"}
    deal = hands_of(QUINT_TO_THE_KING, "S:87 H:JT9 D:KQT7 C:KQ7", rules="parlett", **options)
    deal = reply(call(deal, "point", ""), "point", "good")
    deal = reply(call(deal, "sequence", "S:KQJ"), "sequence", "good")
    assert short_call_binds(deal, "elder", deal.contests["sequence"].called)


def test_a_record_keeps_the_void():
    deal = shown(lead(with_nought(FIFTY, NO_SPADE), "AS"))
    assert read_deal(write_record(deal)).rulings == deal.rulings
    six = "S:- H:QJT987 D:AKQ C:AKQ"
    deal = call(with_nought("S:AKQJ9 H:AK D:987 C:87", six, sinking="partial"), "point", "S:AKQJ9")
    deal = declared(reply(reply(deal, "point", "ask", "-S"), "point", "not_good", "-S"))
    assert write_record(deal)["calls"]["younger"]["point"] == "-S"
