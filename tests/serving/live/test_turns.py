"""Guessing codes is slow for whoever guesses, and a right code is always heard, from wherever it comes."""

from __future__ import annotations

from piquet_tutor.serving.live.turns import MINUTE, TRIES, TRIES_AN_HOUR, TRIES_OF_ALL, TURN, Turns
from tests.serving.live.held import Clock

HERE, THERE = "192.0.2.1", "192.0.2.2"


def turns_after(wrong, machines=(HERE,)):
    clock = Clock()
    turns = Turns(clock)
    for number in range(wrong):
        turns.wrong(machines[number % len(machines)])
    return turns, clock


def test_what_a_class_mistypes_makes_nobody_wait():
    turns, _ = turns_after(TRIES - 1)
    assert turns.is_open(HERE)


def test_where_many_wrong_codes_came_from_the_next_waits_for_its_turn_for_a_minute_and_others_do_not():
    turns, clock = turns_after(TRIES)
    assert (turns.is_open(HERE), turns.is_open(THERE)) == (False, True)
    clock.now += MINUTE
    assert turns.is_open(HERE)


def test_when_many_machines_guess_together_all_wait_for_their_turns():
    turns, _ = turns_after(TRIES_OF_ALL, [f"192.0.2.{number}" for number in range(TRIES_OF_ALL)])
    assert not turns.is_open("192.0.2.250")


def test_turns_go_round_the_machines_however_many_wait_at_one():
    turns, _ = turns_after(TRIES)
    for number in range(500):
        turns.wait(HERE, number)
    turns.wait(THERE, "Ann")
    assert "Ann" in [turns.next() for _ in range(2)]


def test_behind_the_address_of_one_who_guesses_without_end_a_pupil_s_turn_comes():
    """The guesser has a hundred sockets, each of which waits again at once; the lot falls on the pupil all the same."""
    turns, _ = turns_after(TRIES)
    for number in range(100):
        turns.wait(HERE, number)
    turns.wait(HERE, "Ann")
    for turn in range(3000):  # with a chance of one in ten million million she still waits then
        whose = turns.next()
        if whose == "Ann":
            return
        assert whose is not None, turn
        turns.wait(HERE, whose)
    raise AssertionError("her turn never came")


def test_nobody_waits_twice_and_who_has_gone_waits_no_more():
    turns, _ = turns_after(TRIES)
    turns.wait(HERE, "Ann")
    turns.wait(HERE, "Ann")
    turns.wait(HERE, "Zoé")
    turns.leave(HERE, "Zoé")
    turns.leave(THERE, "nobody")
    assert (len(turns), turns.next(), turns.next()) == (1, "Ann", None)


def test_an_hour_of_guessing_at_full_speed_tries_no_more_codes_than_is_said():
    turns, clock = turns_after(0)
    tried = 0
    for _ in range(round(600 / TURN)):  # ten minutes
        while turns.is_open(HERE) or turns.is_open(THERE):
            turns.wrong(HERE if turns.is_open(HERE) else THERE)
            tried += 1
        turns.wait(HERE, "guesser")
        tried += turns.next() is not None
        turns.wrong(HERE)
        clock.now += TURN
    assert tried <= TRIES_AN_HOUR / 6
