"""What is kept in the exchange."""

import pytest

from piquet_tutor.game.cards import Pack, parse_cards
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.reckoner.hand_to_hand import counts
from piquet_tutor.reckoner.masks import masks_of

HANDS = {
    "a quint": ("AS KS QS JS TS 9H 8H 7H 8D 7D 9C 7C", "AS KS QS JS TS"),
    "a low quint": ("JS TS 9S 8S 7S KH 8H QD 7D 9D 9C 7C", "JS TS 9S 8S 7S"),
    "four aces": ("AS AH AD AC 9S 7S 8H TH 9D 7D 8C JC", "AS AH AD AC"),
    "four tens": ("TS TH TD TC 9S 7S 8H 7H 9D 7D 8C QC", "TS TH TD TC"),
    "a long suit": ("AS KS QS 9S 8S 7S 9H 8D 7D JC 8C 7C", "AS KS QS 9S 8S"),
}


def put_out(hand, seat):
    mine = parse_cards(hand)
    rest = [one for one in Pack(32).cards if one not in mine]
    other = "younger" if seat == "elder" else "elder"
    deal = start(load("rubicon"), {seat: mine, other: tuple(rest[:12])}, tuple(rest[12:]))
    if seat == "younger":
        deal = step(deal, {"elder": Sensible(care=4)})
    return Sensible().choose(seen_by(deal, seat)).cards


def test_cards_above_their_fellows_are_counted_from_the_lowest():
    hand, other = masks_of(parse_cards("AS 9S 7S")), masks_of(parse_cards("KS 8S"))
    # Seven to eight, nine to king, and the ace has no fellow; the other way round both are above theirs.
    assert counts(hand, other, losing=True) == (0, 2)


@pytest.mark.parametrize("seat", ["elder", "younger"])
@pytest.mark.parametrize(("hand", "kept"), HANDS.values(), ids=HANDS)
def test_what_scores_is_kept(hand, kept, seat):
    assert not set(parse_cards(kept)) & set(put_out(hand, seat))


def test_elder_takes_all_five_with_little_to_keep():
    assert len(put_out("KS 9S 8S QH 9H 7H JD 8D 7D TC 8C 7C", "elder")) == 5


def test_younger_takes_all_three_with_little_to_keep():
    assert len(put_out("KS 9S 8S QH 9H 7H JD 8D 7D TC 8C 7C", "younger")) == 3


def test_a_made_hand_is_not_broken_up():
    """Eight spades from the top and the other three aces: only the odd card may go."""
    assert put_out("AS KS QS JS TS 9S 8S 7S AH AD AC 7C", "elder") == parse_cards("7C")
