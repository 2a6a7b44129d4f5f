"""The register of a room: who answered what of all that was revealed is kept until the room is closed."""

from __future__ import annotations

from piquet_tutor.serving.live.register import (
    LONGEST_ABOUT,
    MOST_PUPILS,
    MOST_QUESTIONS,
    Register,
    about_of,
    remembered,
)
from piquet_tutor.serving.live.room import Room, VoteQuestion

ABOUT = {"text": "Good?"}


def asked(room, number, **answers):
    """Ask a question of a room, have it answered by the tokens of its seats, and reveal it."""
    room.ask(VoteQuestion(number, ("good", "not_good"), {"en": {}}))
    for token, answer in answers.items():
        assert room.answer(room.seats[token], number, [answer])
    assert room.reveal(number, ["good"], {"en": {}}, ABOUT)


def test_a_teacher_who_returns_is_told_every_question_with_who_answered_what_and_who_did_not():
    room = Room("BCDFGH", "key", named=True)
    ann, bob = room.sit("", "Ann"), room.sit("", "Bob")
    nobody = room.sit("", "")
    asked(room, 1, **{ann.token: "good", nobody.token: "not_good"})
    late = room.sit("", "Late")
    asked(room, 2, **{bob.token: "not_good"})
    del room.seats[ann.token]  # a seat may be freed, the answers given from it are not
    assert list(remembered(room.register)) == [
        {
            "stood": {
                "number": 1,
                "asked": ABOUT,
                "tally": {"good": 1, "not_good": 1},
                "by": [("Ann", "good"), ("Bob", ""), ("Late", "")],
            }
        },
        {
            "stood": {
                "number": 2,
                "asked": ABOUT,
                "tally": {"not_good": 1},
                "by": [("Ann", ""), ("Bob", "not_good"), ("Late", "")],
            }
        },
    ]
    asked(room, 1)  # revealed once more, by a page that was opened again
    assert room.register.questions[1].answers == {ann.token: "good", nobody.token: "not_good"}
    for token in (ann.token, nobody.token, late.token):
        room.register.close(token)
    assert room.register.questions[1].answers == {ann.token: "good", nobody.token: "not_good"}
    assert [name for name, _ in room.register.by_name({})] == ["Ann", "Bob"], "nothing was ever revealed from Late"


def test_nothing_is_remembered_before_the_reveal_nor_of_a_vote():
    room = Room("BCDFGH", "key", named=True)
    ann = room.sit("", "Ann")
    room.ask(VoteQuestion(1, ("good",), {"en": {}}, kind="vote"))
    room.answer(ann, 1, ["good"])
    assert list(remembered(room.register)) == []
    assert room.reveal(1, [], {"en": {}})
    assert list(remembered(room.register)) == []


def test_of_a_question_in_whose_place_another_is_asked_nothing_is_kept():
    room = Room("BCDFGH", "key")
    seat = room.sit("")
    asked(room, 1, **{seat.token: "good"})
    room.ask(VoteQuestion(2, ("good",), {"en": {}}))
    room.ask(VoteQuestion(1, ("yes", "no"), {"en": {}}))
    assert room.register.questions == {}


def test_where_no_names_are_asked_for_none_is_written_down():
    room = Room("BCDFGH", "key")
    asked(room, 1, **{room.sit("", "Ann").token: "good"})
    assert next(remembered(room.register))["stood"]["by"] == []


def test_two_pupils_of_one_name_are_two_and_one_who_says_it_twice_is_one():
    register = Register()
    for token, name in (("a", "Anna"), ("b", "Anna"), ("a", "Anna"), ("b", "Anna"), ("c", "Zoé")):
        register.enter(token, name)
    assert register.names == {"a": "Anna", "b": "Anna (2)", "c": "Zoé"}
    register.enter("b", "Berta")
    assert register.names["b"] == "Berta"


def test_a_register_has_bounds_and_keeps_those_who_answered():
    register = Register()
    register.enter("first", "First")
    register.record(0, ABOUT, {"first": "good"})
    for number in range(MOST_PUPILS + 5):
        register.enter(str(number), f"P{number}")
    assert len(register.names) == MOST_PUPILS
    assert "first" in register.names
    for number in range(1, 2 * MOST_QUESTIONS):
        register.record(number, ABOUT, {})
    assert len(register.questions) == MOST_QUESTIONS
    assert about_of({"text": "x" * LONGEST_ABOUT}) is None
    assert about_of(["x"]) is None
