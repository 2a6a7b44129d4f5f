"""Cards and packs: read leniently, written in one way, never changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piquet_tutor.game.cards import (
    Card,
    CardError,
    Rank,
    Suit,
    card,
    format_cards,
    pack_of,
    parse_card,
    parse_cards,
    sort_hand,
    twice,
)

every_card = st.sampled_from(pack_of(36).cards)


@pytest.mark.parametrize(
    "text",
    ["TH", "10H", "th", "10h", "tH", "T♥", "♥T", "10♥", "♥10", "♥t", "T♡", "♥\ufe0f10", "10♥\ufe0f", " TH "],
)
def test_a_ten_of_hearts_is_read_however_it_is_written(text):
    """Ten by figure or letter, either case, and the printed suit on either side: one and the same card."""
    assert parse_card(text) is card(Rank.TEN, Suit.HEARTS)


@given(one=every_card)
def test_a_card_is_written_rank_then_suit_and_reads_back(one):
    """What is written is canonical, and reading it gives the very same card."""
    assert one.code == f"{one.rank.letter}{one.suit.letter}"
    assert parse_card(one.code) is one
    assert parse_card(one.suit.symbol + one.rank.letter) is parse_card(one.code.lower()) is one


@pytest.mark.parametrize(
    "text", ["", "A", "AX", "1S", "5S", "11H", "SA", "S10", "ASS", "AS KS", "10", "♠♠", "AA", "♠", "🂡", "0H", "As\x00"]
)
def test_what_is_no_card_is_told_in_one_sentence_that_shows_what_a_card_looks_like(text):
    """The wrong text is quoted, and cards rightly written follow; one line, one full stop at the end."""
    with pytest.raises(CardError) as caught:
        parse_card(text)
    said = str(caught.value)
    assert f"“{text}”" in said
    assert "such as AS, TH or 7C" in said
    assert said.endswith(".")
    assert "\n" not in said
    assert said.count(". ") == 0


def test_a_long_wrong_text_is_not_quoted_at_length():
    """A megabyte of noise makes a short sentence all the same."""
    with pytest.raises(CardError) as caught:
        parse_card("spades" * 200_000)
    assert len(str(caught.value)) < 120


def test_cards_are_read_in_the_order_written_with_spaces_commas_or_lines_between():
    """A play is an order, so reading sorts nothing."""
    assert format_cards(parse_cards("7c, ah\n10s;  ♦k")) == "7C AH TS KD"
    assert parse_cards("   ") == ()


def test_the_message_for_several_cards_names_the_wrong_one():
    with pytest.raises(CardError, match="“1H”"):
        parse_cards("AS 1H KD")


@given(order=st.permutations(pack_of(36).cards))
def test_a_hand_is_sorted_by_suit_and_from_the_ace_down_whatever_its_order(order):
    """Spades, hearts, diamonds, clubs, each from the ace down, is the one order of writing a hand."""
    assert sort_hand(order) == pack_of(36).cards
    assert format_cards(sort_hand(order[:3])) == format_cards(sorted(order[:3], key=lambda one: one.index))


@pytest.mark.parametrize(("size", "lowest", "suit"), [(32, Rank.SEVEN, 8), (36, Rank.SIX, 9)])
def test_a_pack_has_each_card_once_and_no_lower_rank(size, lowest, suit):
    """Thirty-two from the seven, thirty-six from the six."""
    pack = pack_of(size)
    assert len(set(pack.cards)) == len(pack.cards) == size
    assert min(one.rank for one in pack.cards) is pack.lowest is lowest
    assert all(sum(one.suit is each for one in pack.cards) == suit for each in Suit)


def test_the_six_belongs_to_the_longer_pack_only():
    assert parse_card("6S") in pack_of(36)
    assert parse_card("6S") not in pack_of(32)


@pytest.mark.parametrize("size", [0, 24, 31, 40, 52])
def test_no_other_pack_is_used(size):
    with pytest.raises(ValueError, match="32 or 36"):
        pack_of(size)


def test_a_card_that_comes_twice_is_found():
    """The first one that comes again is the one to name."""
    assert twice(parse_cards("AS KS QS KS AS")) is parse_card("KS")
    assert twice(parse_cards("AS KS QS")) is None


@pytest.mark.parametrize("name", ["rank", "suit", "code", "index", "new"])
def test_a_card_never_changes(name):
    with pytest.raises(AttributeError):
        setattr(parse_card("AS"), name, "KS")


def test_there_is_one_object_for_each_card():
    """Cards compare by identity, so a second ace of spades would be a stranger."""
    assert isinstance(parse_card("AS"), Card)
    assert parse_card("as") is parse_card("♠A") is card(Rank.ACE, Suit.SPADES)
