"""A room of a live class: one answer a seat, changeable until it is revealed, and nothing told before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from piquet_tutor.serving.live.room import (
    LONGEST_NAME,
    MOST_BEFORE,
    MOST_SEATS,
    Room,
    RoomFull,
    VoteQuestion,
    plain_name,
)
from piquet_tutor.serving.live.spoken import counted, present

SAID = {"en": {"text": "Good or not good?"}}
GOOD = VoteQuestion(7, ("good", "not_good", "equal"), SAID)


def room_asked(step=GOOD, named=False):
    room = Room("BCDFGH", "key", named)
    room.ask(step)
    return room


def test_an_answer_can_be_changed_until_it_is_revealed_and_counts_once():
    room = room_asked()
    seat = room.sit("")
    assert room.answer(seat, 7, ["good"])
    assert room.answer(seat, 7, ["equal"])
    assert room.reveal(7, ["good"], SAID)
    assert room.tally == {"equal": 1}
    assert not room.answer(seat, 7, ["good"])
    assert room.tally == {"equal": 1}


def test_nothing_of_the_answers_is_told_before_the_reveal_but_their_number():
    room = room_asked(named=True)
    room.answer(room.sit("", "Ann"), 7, ["equal"])
    assert room.tally == {}
    assert room.by_name == []
    assert counted(room) == {"count": {"joined": 1, "answered": 1, "number": 7}}
    assert "right" not in str(present(room))
    assert "why" not in str(present(room))
    room.reveal(7, ["good"], SAID)
    assert counted(room)["count"]["tally"] == {"equal": 1}
    assert room.by_name == [("Ann", "equal")]


def test_only_an_answer_of_the_form_asked_for_is_taken():
    room = room_asked()
    seat = room.sit("")
    for number, answer in ((6, ["good"]), (7, ["yes"]), (7, []), (7, ["good", "equal"]), (7, ["good", "good"])):
        assert not room.answer(seat, number, answer)
    assert room.answered == 0


def test_an_answer_of_several_cards_is_the_same_in_any_order():
    room = room_asked(VoteQuestion(1, ("AS", "KS", "QS", "JS"), SAID, most=3))
    ann, bob = room.sit(""), room.sit("")
    room.answer(ann, 1, ["AS", "KS", "QS"])
    room.answer(bob, 1, ["QS", "AS", "KS"])
    assert not room.answer(bob, 1, ["QS", "AS", "KS", "JS"])
    room.reveal(1, ["AS", "KS", "QS"], SAID)
    assert list(room.tally.values()) == [2]


def test_the_next_question_begins_without_answers_and_the_same_one_keeps_its_own():
    room = room_asked()
    seat = room.sit("")
    room.answer(seat, 7, ["good"])
    room.ask(GOOD)
    assert room.answered == 1
    room.ask(VoteQuestion(8, GOOD.choices, SAID))
    assert room.answered == 0


def test_a_telephone_that_returns_sits_on_its_own_seat_at_the_present_step():
    room = room_asked()
    seat = room.sit("")
    room.answer(seat, 7, ["good"])
    assert room.sit(seat.token) is seat
    assert present(room, seat.answer)["step"]["mine"] == "good"
    assert len(room.seats) == 1
    assert room.sit("someone else's") is not seat


def test_a_room_has_no_more_seats_than_it_can_hold():
    room = Room("BCDFGH", "key")
    for _ in range(MOST_SEATS):
        room.sit("")
    try:
        room.sit("")
    except RoomFull:
        return
    raise AssertionError("one more sat down")


def test_names_are_kept_only_where_they_were_asked_for():
    assert Room("BCDFGH", "key").sit("", "Ann").name == ""
    assert Room("BCDFGH", "key", named=True).sit("", "Ann").name == "Ann"


@given(st.text(max_size=200))
def test_a_name_is_one_short_printable_line(text):
    name = plain_name(text)
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert name == name.strip()


def test_a_name_of_a_hundred_thousand_letters_is_cut():
    assert plain_name("x" * 100_000) == "x" * LONGEST_NAME


def test_a_vote_is_over_before_it_is_told_what_came_of_it():
    """Its answers are counted only once nobody can vote any more, and what was chosen follows from them."""
    room = room_asked(VoteQuestion(1, ("AS", "KS"), SAID, kind="vote"))
    ann, bob = room.sit(""), room.sit("")
    assert room.answer(ann, 1, ["KS"])
    assert room.reveal(1, [], SAID)
    assert not room.answer(bob, 1, ["AS"])
    assert room.tally == {"KS": 1}
    assert present(room)["told"]["right"] == ()
    assert room.reveal(1, ["KS"], SAID)
    assert (present(room)["told"]["right"], present(room)["told"]["kind"]) == (("KS",), "vote")
    room.ask(VoteQuestion(2, ("AS", "KS"), SAID))
    assert not room.reveal(2, [], SAID)  # no vote
    assert room.answer(bob, 2, ["AS"])


def test_a_class_that_steps_back_and_forth_finds_every_question_as_it_left_it():
    room = Room("KTMRWZ", "key")
    ann, zoe = room.sit("", "Ann"), room.sit("", "Zoé")
    one, two = (VoteQuestion(number, ("good", "not_good"), {"en": {}}) for number in (1, 2))
    room.ask(one)
    room.answer(ann, 1, ["good"])
    room.reveal(1, ("good",), {"en": {"told": "why"}})
    room.ask(two)
    assert (ann.answer, room.tally) == ("", {})
    room.answer(zoe, 2, ["not_good"])
    room.ask(one)
    assert (room.right, room.told, room.tally, ann.answer) == (("good",), {"en": {"told": "why"}}, {"good": 1}, "good")
    assert not room.answer(ann, 1, ["not_good"]), "what has been revealed stays revealed"
    room.ask(two)
    assert (room.revealed, zoe.answer, room.answered) == (False, "not_good", 1)
    room.rest()
    room.ask(two)
    assert room.answered == 1


def test_no_more_questions_are_remembered_than_a_class_comes_back_to():
    room = Room("KTMRWZ", "key")
    for number in range(3 * MOST_BEFORE):
        room.ask(VoteQuestion(number, ("good",), {"en": {}}))
    assert len(room.before) == MOST_BEFORE
