"""What every card makes, with and without the table, against plain minimax; and lines that keep what they promise."""

from random import Random

import pytest

from piquet_tutor.game.cards import card, parse_cards
from piquet_tutor.reckoner.solver import play
from piquet_tutor.reckoner.solver.play import Made, beats, values
from tests.reckoner.solver.brute import answer_makes, led_makes, random_hands, taken


def value(leader, other, led=None):
    """What whoever is to act makes with best play on both sides."""
    return max(values(leader, other, led).values())


def best(leader, other, led=None):
    """The cards that make as much as any."""
    found = values(leader, other, led)
    most = max(found.values())
    return tuple(one for one, made in found.items() if made == most)


def line(leader, other):
    """A line of best play to the end; of equal cards a leader plays the first and a follower the lowest."""
    leader, other, played = list(leader), list(other), []
    while leader:
        led = best(leader, other)[0]
        leader.remove(led)
        answer = min(best(leader, other, led), key=lambda one: one.rank)
        other.remove(answer)
        played += [led, answer]
        if beats(answer, led):
            leader, other = other, leader
    return tuple(played)


@pytest.fixture(params=["table", "search"])
def how(request, monkeypatch):
    """By the table, and where there is none."""
    if request.param == "search":
        monkeypatch.setattr(play, "at_hand", lambda: None)
    return request.param


@pytest.mark.parametrize("size", range(1, 6))
def test_every_card_makes_what_plain_minimax_says(how, size):
    rng = Random(size)
    for _ in range(25):
        mine, other = random_hands(rng, size)
        every = values(mine, other)
        assert every == {one: (led_makes(frozenset(mine), frozenset(other), one),) for one in mine}
        led = rng.choice(mine)
        left = tuple(one for one in mine if one is not led)
        suited = [one for one in other if one.suit is led.suit] or other
        wanted = {one: (answer_makes(frozenset(other), frozenset(left), led, one),) for one in suited}
        assert values(left, other, led) == wanted
        assert every[led].half_tricks == 2 * size + 1 - value(left, other, led).half_tricks
        assert best(mine, other) == tuple(one for one in mine if every[one] == value(mine, other))


def test_a_line_of_best_play_makes_what_was_said(how):
    rng = Random(9)
    for size in (1, 2, 5, 9, 12):
        mine, other = random_hands(rng, size)
        played = line(mine, other)
        assert sorted(map(repr, played)) == sorted(map(repr, (*mine, *other)))
        leads, won = True, 0
        for led, answer in zip(played[::2], played[1::2], strict=True):
            hand, against = (mine, other) if leads else (other, mine)
            assert led in hand
            assert answer in against
            leads = leads != taken(answer, led)
            won += leads
        assert Made(2 * won + leads) == value(mine, other)


def test_tricks_and_the_last_are_read_off_the_half_tricks():
    made = value(parse_cards("AS QS"), parse_cards("KS 8S"))
    assert (made.half_tricks, made.tricks, made.last) == (3, 1, True)


def test_suits_of_nine_are_searched():
    """With thirty-six cards a suit may be longer than any in the table."""
    spades = parse_cards("AS KS QS JS TS 9S 8S 7S 6S")
    mine = (*spades[::2], *parse_cards("AH"))
    other = (*spades[1::2], *parse_cards("KH QH"))
    assert values(mine, other)[card(14, 0)] == (led_makes(frozenset(mine), frozenset(other), card(14, 0)),)


@pytest.mark.parametrize(
    ("mine", "other", "led", "said"),
    [
        ("AS", "AS", None, "in two places"),
        ("AS KS", "QS", None, "give both the same number"),
        ("AS", "QS JS", "QS", "in two places"),
        ("", "", None, "no card left"),
    ],
)
def test_hands_that_do_not_stand_so_are_refused(mine, other, led, said):
    led = parse_cards(led)[0] if led else None
    with pytest.raises(ValueError, match=said):
        values(parse_cards(mine), parse_cards(other), led)
