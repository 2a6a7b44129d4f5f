"""The review at the table: nothing before the deal is over, then a button for each finding that opens its moment."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.engine.actions import Exchange, Play
from piquet_tutor.engine.cards import parse_cards
from piquet_tutor.engine.records.io import read_score
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.players.review import exchanged, nearly
from piquet_tutor.players.review.asking import cards_of_answer, cards_of_question
from piquet_tutor.players.review.model import OPEN, Finding
from piquet_tutor.players.review.principles import Principle
from tests.players.review.dealing import SIXIEME

SUNK = {**SIXIEME, "calls": {"elder": {"sequences": []}}}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(nearly, "MOST", 5)
    monkeypatch.setattr(exchanged, "ANSWERS", 1)


@pytest.fixture
def session():
    found = ExampleReview(read_score(SUNK))
    found.press("last")
    found.review.settle()
    return found


def shown(session):
    return session.scenes()["review"]


def test_nothing_is_reviewed_before_the_end_has_been_seen():
    session = ExampleReview(read_score(SUNK))
    assert shown(session) == {}
    session.handle({"kind": "review", "finding": "not-called-4-KH"})
    assert session.place == 0


def test_of_a_deal_in_play_there_is_no_review():
    session = PlaySession(load("rubicon"), 7)
    session.press("begin" if session.cut.chooser != session.you else "leave")
    assert session.deal is not None
    assert shown(session) == {}
    session.review.settle()
    assert shown(session) == {}


def test_a_finding_opens_the_table_at_its_moment_and_once_more_goes_back(session):
    session.handle({"kind": "review", "all": True})
    first = shown(session)["findings"][0]
    session.handle({"kind": "review", "finding": first["id"]})
    assert session.place == first["place"]
    assert session.deal.to_act == "elder"
    assert set(first["cards"]) <= {one.code for one in session.deal.hands["elder"]}
    assert (shown(session)["opened"], bool(shown(session)["back"])) == (first["id"], True)
    session.press("forward")
    assert shown(session)["opened"] == ""
    session.handle({"kind": "review", "back": True})
    assert (session.deal.done, shown(session)["back"]) == (True, "")


def test_where_nobody_sits_one_chooses_whose_review_it_is(session):
    assert [(each["id"], each["pressed"]) for each in shown(session)["seats"]] == [("elder", True), ("younger", False)]
    session.handle({"kind": "review", "seat": "younger"})
    session.review.settle()
    assert shown(session)["summary"].startswith("Younger scored 14")


@pytest.mark.parametrize(
    "intent", [{"finding": 3}, {"finding": "no-such"}, {"seat": "dealer"}, {"seat": ["elder"]}, {"back": "yes"}, {}]
)
def test_what_cannot_be_understood_is_dropped(session, intent):
    session.handle({"kind": "review", **intent})
    assert session.deal.done


def test_it_is_looked_through_beside_the_loop_and_told_as_it_grows():
    async def watch():
        session = ExampleReview(read_score(SUNK))
        session.press("last")
        told = []
        session.listen(lambda: told.append(shown(session)))
        session.tell()
        for _ in range(400):
            await asyncio.sleep(0.05)
            if told[-1] and not told[-1]["working"]:
                return told
        raise AssertionError("the review was never finished")

    told = asyncio.run(watch())
    assert told[0] == {}
    growing = [each for each in told if each and each["working"]]
    assert any(each["findings"] for each in growing), "what is quick is shown before the rest is there"
    assert told[-1]["findings"][0]["text"].startswith("The sequences: what elder said gave away 16 points.")
    json.dumps(told[-1])


def test_a_learner_is_spoken_to_by_name():
    session = PlaySession(load("rubicon"), 7)
    done = ExampleReview(read_score(SUNK)).states
    session.begin_with(session.you)
    session.states, session.viewpoint.seat, session.viewpoint.bottom = done, "elder", "elder"
    session.viewpoint.names = {"elder": session.you, "younger": session.other}
    session.review.settle()
    found = shown(session)
    assert found["seats"] == []
    assert found["findings"][0]["text"].startswith("The sequences: what you said gave away 16 points.")
    session.handle({"kind": "review", "all": True})
    assert shown(session)["findings"][0]["text"] == "You did not call a sixième to the king."
    session.handle({"kind": "review", "finding": found["findings"][0]["id"]})
    assert session.deal is done[found["findings"][0]["place"]]


# --- the costliest choices, asked again -----------------------------------------------------------------------------


def question(session):
    return next(each for each in shown(session)["findings"] if each.get("question"))


def ask(session):
    """Put the first question on the table; its id."""
    name = question(session)["id"]
    session.handle({"kind": "review", "finding": name})
    return name


def prompt(session):
    return session.scenes()["table"]["prompt"]


def test_until_they_are_answered_the_review_holds_only_the_questions(session):
    """Nothing in the panel, not even the name of a finding, says what would have been better."""
    panel = shown(session)
    assert [each["question"] for each in panel["findings"]] == [True]
    told = json.dumps(panel, ensure_ascii=False)
    assert "sixième" not in told
    assert "KH" not in told
    assert panel["notes"] == []
    assert panel["reveal"]


def test_a_question_puts_the_learner_where_they_were_with_the_other_hand_covered(session):
    ask(session)
    table = session.scenes()["table"]
    mine, theirs = sorted(table["seats"], key=lambda seat: seat["at"] != "bottom")
    assert {card["card"] for card in mine["hand"]} == {one.code for one in session.states[-1].kept["elder"]}
    assert {card["card"] for card in theirs["hand"]} == {None}
    assert "what elder said gave away 16 points" in prompt(session)["text"]


def test_what_was_done_is_not_taken_and_something_else_can_be_tried(session):
    name = ask(session)
    session.handle({"kind": "press", "action": "sink-sequence"})
    assert prompt(session)["detail"] == "That does not say all you hold. Try again."
    assert shown(session)["findings"][0]["question"]
    session.handle({"kind": "press", "action": "call-sequence"})
    told = next(each for each in shown(session)["findings"] if each["id"] == name)
    assert told["verdict"] == "Yes, that is better."
    assert told["principle"] == "Call everything you hold."
    assert told["text"] == "Elder did not call a sixième to the king."


def test_whoever_would_rather_be_told_is_told_and_not_praised(session):
    name = ask(session)
    session.handle({"kind": "press", "action": "show_answer"})
    told = next(each for each in shown(session)["findings"] if each["id"] == name)
    assert (told["verdict"], told["principle"]) == ("", "Call everything you hold.")


def test_what_has_been_told_gives_its_reason_and_a_question_none(session):
    """The first reason is shown before a finding is opened, so there must be one; a question has none to give away."""
    assert all(each["why"] == [] for each in shown(session)["findings"])
    session.handle({"kind": "review", "all": True})
    told = shown(session)["findings"]
    assert told
    assert all(each["why"][0] for each in told)
    assert told[0]["why"][0] == "What is not called does not score, however good it is."


def test_both_lines_can_be_watched_to_their_ends_and_left_again(session):
    name = ask(session)
    session.handle({"kind": "press", "action": "show_answer"})
    ends = {}
    for line in ("done", "better"):
        session.handle({"kind": "review", "finding": name, "watch": line})
        session.handle({"kind": "press", "action": "last"})
        ends[line] = session.scenes()["sheet"]
        assert session.scenes()["table"]["phase"] == "done"
    assert ends["done"] != ends["better"]
    session.handle({"kind": "review", "back": True})
    assert session.place == len(session.states) - 1
    assert session.scenes()["sheet"] == ends["done"], "nothing of the deal itself has changed"


def test_a_line_is_not_watched_before_its_question_is_answered(session):
    name = question(session)["id"]
    session.handle({"kind": "review", "finding": name, "watch": "better"})
    assert session.review.aside is None


def test_the_questions_end_with_the_deal_they_are_about(session):
    ask(session)
    assert session.review.aside is not None
    session.review._take(session.review._found.__class__(session.states[-1], "younger", whole=True))
    assert session.review.aside is None


def lit(session):
    """The cards that are lit in the hand of whoever is asked."""
    seats = session.scenes()["table"]["seats"]
    return {card["card"] for seat in seats if seat["at"] == "bottom" for card in seat["hand"] if card.get("lit")}


def test_a_wrong_answer_lights_the_cards_it_turns_on(session):
    """What was held and not said lights only once it has been missed again."""
    ask(session)
    assert lit(session) == set()
    session.handle({"kind": "press", "action": "sink-sequence"})
    assert lit(session) == {"KH", "QH", "JH", "TH", "9H", "8H"}
    session.handle({"kind": "press", "action": "call-sequence"})
    assert prompt(session)["text"] != ""


def finding_of(name, **facts):
    return Finding(name, OPEN, 2.0, 3, facts=facts)


def test_a_question_about_cards_speaks_of_what_was_played_or_discarded():
    king, ace = parse_cards("KS AH")
    assert cards_of_question(finding_of("card", card=king, better=ace)) == (king,)
    assert cards_of_question(finding_of("exchange", card=(king, ace), better=(ace,))) == (king, ace)
    assert cards_of_question(finding_of("not-called", cards=(king,))) == ()


def test_what_lights_after_a_wrong_answer_never_is_the_better_card():
    king, ace, seven, eight = parse_cards("KS AH 7C 8C")
    card = finding_of("card", card=king, better=ace)
    assert cards_of_answer(card, Play("elder", seven), Principle("keep_a_guard", {"guarded": eight})) == (seven, eight)
    assert cards_of_answer(card, Play("elder", seven), Principle("play_the_odds")) == (seven,)
    exchange = finding_of("exchange", card=(king, ace), better=(ace, seven))
    assert cards_of_answer(exchange, Exchange("elder", (king, ace, eight)), Principle("keep_the_set")) == (king, eight)
