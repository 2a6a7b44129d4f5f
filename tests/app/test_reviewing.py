"""The review at the table: nothing before the deal is over, then a button for each finding that opens its moment."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.review import exchanged, nearly
from piquet_tutor.players.review.asking import answer_to, cards_of_answer, cards_of_question
from piquet_tutor.players.review.finding import reviewing
from piquet_tutor.players.review.model import OPEN, SEEN, MissedChance
from piquet_tutor.players.review.principles import Principle
from piquet_tutor.players.review.scene import choices_of, scene
from piquet_tutor.teach.lessons import lesson
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
    session.handle({"kind": "review", "seat": "younger"})
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
    cards = [card for seat in session.scenes()["table"]["seats"] for card in seat["hand"] if card.get("lit")]
    assert {card["lit_as"] for card in cards} == {"asked"}
    session.handle({"kind": "press", "action": "call-sequence"})
    assert prompt(session)["text"] != ""


def finding_of(name, **facts):
    return MissedChance(name, OPEN, 2.0, 3, facts=facts)


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


# --- a choice beside a better one -----------------------------------------------------------------------------------


@pytest.fixture
def learner():
    """A learner who has kept the wrong cards in a guided deal, and has come to its end."""
    session = GuidedSession(lesson("first_deal"))
    for card in ("9D", "8D", "7C"):
        session.handle({"kind": "select", "card": card})
    session.handle({"kind": "press", "action": "exchange"})
    while not session.deal.done:
        table = session.scenes()["table"]
        open_ = [each for each in table["actions"] if each["enabled"]]
        mine = next(seat["hand"] for seat in table["seats"] if seat["at"] == "bottom")
        if open_:
            pressed = next((each for each in open_ if each["primary"]), open_[0])
            session.handle({"kind": "press", "action": pressed["id"]})
        else:
            session.handle({"kind": "play", "card": next(each["card"] for each in mine if each["enabled"])})
    session.review.settle()
    return session


def discard(session, cards):
    """Touch these cards, and exchange them."""
    for card in cards.split():
        session.handle({"kind": "select", "card": card})
    session.handle({"kind": "press", "action": "exchange"})


def choices_on(session):
    """What stands on the cards of the table: the choice that each belongs to, and its word."""
    hands = [card for seat in session.scenes()["table"]["seats"] for card in seat["hand"]]
    return {card["card"]: (card["choice"], card["choice_word"]) for card in hands if "choice" in card}


def chosen(session):
    hands = [card for seat in session.scenes()["table"]["seats"] for card in seat["hand"]]
    return {card["card"] for card in hands if card.get("selected")}


def test_an_answer_that_is_nearly_right_keeps_its_cards_and_is_given_its_due(learner):
    ask(learner)
    discard(learner, "9D 8D 7C 8H")
    assert prompt(learner)["detail"].startswith("Better: ")
    assert chosen(learner) == {"9D", "8D", "7C", "8H"}
    assert choices_on(learner) == {}, "nothing on the table says yet what is better"
    discard(learner, "8C")
    told = shown(learner)["findings"][0]
    assert told["verdict"] == "Yes, that is better."


def test_what_was_done_and_what_was_better_stand_apart_in_words(learner):
    ask(learner)
    learner.handle({"kind": "press", "action": "show_answer"})
    told = shown(learner)["findings"][0]
    assert [(each["id"], each["label"]) for each in told["choices"]] == [("done", "Your choice"), ("better", "Better")]
    done, better = (set(each["cards"]) for each in told["choices"])
    assert done == {"9D", "8D", "7C"}
    marked = choices_on(learner)
    assert set(marked) == done | better
    assert {marked[card] for card in done & better} == {("both", "both")}
    assert {marked[card] for card in better - done} == {("better", "better")}
    learner.handle({"kind": "review", "back": True})
    assert choices_on(learner) == {}


@pytest.mark.parametrize(
    ("group", "own", "language", "labels"),
    [
        (OPEN, True, "en", ["Your choice", "Better"]),
        (SEEN, False, "en", ["What was done", "Better as the cards lay"]),
        (OPEN, True, "fr", ["Votre choix", "Mieux"]),
        (SEEN, False, "fr", ["Ce qui a été fait", "Mieux, vu les cartes"]),
    ],
)
def test_hindsight_is_called_so_and_another_players_choice_is_not_the_readers(group, own, language, labels):
    king, ace = parse_cards("KS AH")
    found = MissedChance("card", group, 2.0, 3, facts={"card": king, "better": ace})
    made = choices_of(found, language, own=own)
    assert [each["label"] for each in made] == labels
    assert [each["cards"] for each in made] == [["KS"], ["AH"]]


def test_what_was_held_and_not_called_is_no_two_choices():
    assert choices_of(finding_of("not-called", cards=parse_cards("KS")), "en", own=True) == []


@pytest.mark.parametrize(
    ("behind", "said"),
    [
        (1.0, "Much better: only 1.0 short of the best discard on average. Change it and try again."),
        (7.0, "Better: 7.0 short of the best discard on average. Change it and try again."),
        (11.1, "That still falls 11.1 short of the best discard on average. Change it and try again."),
        (14.0, "That still falls 14.0 short of the best discard on average. Change it and try again."),
    ],
)
def test_a_better_answer_is_called_better_and_no_other(behind, said):
    king, ace, seven = parse_cards("KS AH 7C")
    found = MissedChance("exchange", OPEN, 11.1, 0, facts={"card": (king, ace), "better": (ace, seven)})
    assert answer_to(found, Exchange("elder", (king, seven)), behind, "en") == said


def test_a_better_card_is_called_better_in_both_languages():
    king, ace, seven = parse_cards("KS AH 7C")
    found = MissedChance("card", OPEN, 6.0, 3, facts={"card": king, "better": ace})
    assert answer_to(found, Play("elder", seven), 1.0, "en").startswith("Much better: the seven of clubs is only 1.0 ")
    assert answer_to(found, Play("elder", seven), 1.0, "fr").startswith("Bien mieux")


# --- while it is looked through ---------------------------------------------------------------------------------------


def test_no_choice_is_listed_before_all_of_them_have_been_weighed(learner):
    """So that “choice 1 of 2” stays true, and nothing comes in above what is being read."""
    growing = list(reviewing(learner.states[-1], "elder"))
    listed = [[each["id"] for each in scene(each, told={})["findings"]] for each in growing]
    working = [scene(each, told={})["working"] for each in growing]
    unsettled = [names for each, names in zip(growing, listed, strict=True) if not each.settled]
    settled = [names for each, names in zip(growing, listed, strict=True) if each.settled]
    assert unsettled
    assert not any(unsettled)
    assert settled[0]
    assert all(names == settled[0] for names in settled)
    assert working[0].endswith("The choices are listed once all of them have been weighed.")
    assert working[-1] == ""


def test_what_has_been_told_stays_where_it_was_read(learner):
    """What only hindsight finds is found last, and comes below."""
    growing = [each for each in reviewing(learner.states[-1], "elder") if each.settled]
    names = [each["id"] for each in scene(growing[0], told={})["findings"]]
    learner.handle({"kind": "review", "all": True})
    for each in growing:
        assert [one["id"] for one in scene(each, told=learner.review._told)["findings"]][: len(names)] == names
