"""The class plays elder: what it decides by its votes, what it is asked, and that only what elder sees is shown."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from piquet_tutor.app.pages.classroom import together_desk
from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.classroom.together_desk import hand_on, laid, may_be_played
from piquet_tutor.app.pages.classroom.together_votes import (
    Ballot,
    VoteResult,
    counted,
    decided,
    has_voted,
    is_asked,
    moment_of,
    together,
)
from piquet_tutor.app.pages.play.daily_session import DailySession, today
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.engine import legal_actions, start
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players.opponents.levels import player
from tests.app.frames import placed
from tests.app.opening import open_desk
from tests.explain.why.scanning import cards_told

HAND = Ballot(("AS", "KS", "QH", "8H", "7H", "7C"), 5)
ONE = Ballot(("AS", "KS", "QS"))


@pytest.fixture(autouse=True)
def _quick_opponent(monkeypatch):
    """What is tried here is the class; its opponent need not think."""
    monkeypatch.setattr(together_desk, "LEVEL", "beginner")


# --- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tally", "chosen", "equal"),
    [
        ({"8H 7H": 2, "AS": 1}, ("8H", "7H"), False),  # most took two
        ({"8H 7H": 2, "7H 7C": 1, "AS KS QH": 1}, ("8H", "7H"), False),
        ({"8H 7H": 1, "7H 7C": 1}, ("8H", "7H"), True),  # the seven of hearts, and of the others the first
        ({"7H 7C": 1, "AS": 1}, ("AS",), True),  # one card or two: what stands first
        ({"7C 7H 8H QH KS": 1}, ("KS", "QH", "8H", "7H", "7C"), False),
        ({}, (), False),
    ],
)
def test_of_several_the_class_decides_first_how_many_and_then_which(tally, chosen, equal):
    assert decided(HAND, counted(HAND, tally)) == VoteResult(chosen, equal)


def test_of_one_the_most_votes_decide_and_of_equal_votes_what_stands_first():
    assert decided(ONE, {"KS": 2, "AS": 1}) == VoteResult(("KS",), False)
    assert decided(ONE, {"QS": 2, "KS": 2, "AS": 1}) == VoteResult(("KS",), True)


def test_no_card_goes_that_nobody_chose_and_without_a_number_as_many_as_may():
    assert decided(HAND, {"7C": 3, "5": 3}).chosen == ("7C",)
    assert decided(HAND, {"7C": 3, "7H": 1, "8H": 2}).chosen == ("8H", "7H", "7C")
    assert not has_voted(HAND, {"5": 3})


def test_where_so_many_must_go_what_stands_first_goes_with_what_was_chosen():
    """Who claims a carte blanche says by some rules how many cards they will exchange."""
    exact = Ballot(HAND.choices, 3, 3)
    assert exact.sizes == ()
    assert counted(exact, {"7C": 2, "7C 8H": 1}) == {"7C": 3, "8H": 1}
    assert decided(exact, {"7C": 3, "8H": 1}) == VoteResult(("AS", "8H", "7C"), True)
    assert decided(exact, {"7C": 3, "8H": 1, "QH": 1, "KS": 2}) == VoteResult(("KS", "QH", "7C"), True)
    assert decided(Ballot(("AS", "KS"), 2, 2), {"KS": 1}) == VoteResult(("AS", "KS"), False)


def blank_deal(rules):
    """A deal in which elder holds no court card, and so may claim a carte blanche."""
    pack = list(pack_of(load(rules).pack).cards)
    hand = [card for card in pack if card.rank.name not in ("JACK", "QUEEN", "KING")][:12]
    rest = [card for card in pack if card not in hand]
    return start(load(rules), {"elder": tuple(hand), "younger": tuple(rest[:12])}, tuple(rest[12:]))


@pytest.mark.parametrize(("rules", "claim"), [("wikipedia", "blank-4"), ("club", "blank-2"), ("cent-36", "blank-1")])
def test_after_a_carte_blanche_just_so_many_cards_are_discarded_as_were_named(rules, claim, monkeypatch):
    monkeypatch.setattr(together_desk, "dealt", lambda *_: blank_deal(rules))
    desk = class_playing(1, monkeypatch)
    while stage(desk).sort != "asked":
        press(desk)
    assert desk.together.asking().moment.sort == "blank"
    desk.handle({"kind": "tally", "choice": claim, "by": 1})
    press(desk)
    press(desk)
    while stage(desk).sort != "asked":
        press(desk)
    count = int(claim[-1])
    assert desk.live.part.scene["step"]["most"] == count
    desk.handle({"kind": "tally", "choice": desk.presenter.scene["ask"]["choices"][-1]["id"], "by": 1})
    press(desk)
    press(desk)
    assert len(desk.together.game.states[-1].discards["elder"]) == count


def test_a_stranger_s_tally_holds_only_votes_that_can_be_cast():
    tally = {"8H 7H": 2, "8H 8H": 5, "XX": 1, "": 3, 7: 1, "AS": -1, "KS": True, "QH": "2", "AS KS QH 8H 7H 7C": 1}
    assert counted(HAND, tally) == {"8H": 2, "7H": 2, "2": 2}
    assert together({"AS": 1}, {"AS": 2, "KS": 0}) == {"AS": 3}


# --- the deal --------------------------------------------------------------------------------------------------------


class Watched:
    """An opponent that remembers what it was shown."""

    def __init__(self):
        self.views, self.player = [], player("beginner", 1)

    def choose(self, view):
        self.views.append(view)
        return self.player.choose(view)


@pytest.mark.parametrize("rules", [name for name in rule_set_names() if may_be_played(shuffled(load(name), 11))])
def test_the_opponent_is_shown_its_own_view_and_what_leaves_no_choice_is_not_asked(rules, monkeypatch):
    opponent, random, asked = Watched(), Random(5), 0
    monkeypatch.setattr(together_desk, "player", lambda *_: opponent)
    table = laid([shuffled(load(rules), 11)], 11, "en")
    while not table.finished:
        before, moment = table.states[-1], moment_of(table.states[-1])
        asked += 1
        assert moment.sort == "exchange" or len(moment.ballot.choices) > 1
        chosen = tuple(random.sample(moment.ballot.choices, random.randint(moment.ballot.least, moment.ballot.most)))
        hand_on(table, moment, chosen)
        action = table.states[-1].actions[len(before.actions)]
        assert action.seat == "elder"
        assert isinstance(action, Exchange) or action in set(legal_actions(before))
        assert set(moment.chosen(action)) == set(chosen)
    assert {view.seat for view in opponent.views} == {"younger"}
    states = table.states
    forced = [deal for deal in states[:-1] if deal.to_act == "elder" and not is_asked(moment_of(deal))]
    assert forced
    assert asked + len(forced) == sum(deal.to_act == "elder" for deal in states[:-1])


def class_playing(seed, monkeypatch, language="en", origin="fresh"):
    monkeypatch.setattr(together_desk, "drawn_seed", lambda *_: seed)
    desk = ClassroomController(language)
    desk.live.part.handle({"kind": "opened", "code": "BCDFGH", "address": "http://192.168.1.5:8866/class/BCDFGH"})
    desk.together.control.choose(origin)
    return desk


def press(desk, name="next"):
    desk.handle({"kind": "press", "action": name})


def stage(desk):
    return desk.together.course.stages[desk.together.game.at]


def to(desk, sort):
    """Step on to a step of a sort; what is asked on the way is decided by one hand for the first choice."""
    while stage(desk).sort != sort:
        vote(desk, Random(1))
        press(desk)


def vote(desk, random):
    asked = desk.presenter.scene["ask"]
    for each in random.sample(asked["choices"], min(3, len(asked["choices"]))) if asked else ():
        desk.handle({"kind": "tally", "choice": each["id"], "by": 1})


def answered(desk, tally, **more):
    number = desk.live.part.scene["step"]["number"]
    count = sum(tally.values()) if tally else 0
    more = {"tally": tally, "by": [], **more} if desk.live.part.scene["reveal"] is not None else {}
    desk.live.part.handle({"kind": "counted", "number": number, "joined": 3, "answered": count, **more})


def said_of(scene):
    """Every text and every code in something that is sent, as one."""
    return json.dumps(scene, ensure_ascii=False)


def assert_nothing_hidden(desk, place):
    live = desk.live.part.scene
    told = cards_told([desk.presenter.scene, live["step"], live["reveal"]])
    assert not told - placed(desk.together.game.states[place], "elder")


async def looked_through(desk):
    """Wait for the review as a page does: the screen says that it is at work, and shows by itself that it is over."""
    desk.draw()
    assert desk.presenter.scene["end"]
    while desk.presenter.scene["end"]:
        await asyncio.sleep(0.05)


def test_at_the_end_the_score_is_told_and_then_the_costliest_choices_as_elder_saw_them(monkeypatch):
    desk = class_playing(3, monkeypatch)
    to(desk, "over")
    score = desk.together.game.states[-1].total("elder")
    assert f"Elder scored {score} point" in desk.presenter.scene["tells"][0]["short"]
    press(desk)
    assert stage(desk).sort == "over"  # nothing has been looked through yet
    asyncio.run(asyncio.wait_for(looked_through(desk), 60))
    found = desk.together.game.again
    assert 0 < len(found) <= 3
    costs = [each.finding.points for each in found]
    assert costs == sorted(costs, reverse=True)
    for each in found:
        press(desk)
        place = each.finding.place
        shown, step = desk.presenter.scene, desk.live.part.scene["step"]
        assert shown["ask"]["text"] == each.question("en")
        assert step["kind"] == "better"
        assert_nothing_hidden(desk, place)
        assert shown["tells"] == []
        for told in each.told("en"):
            assert told not in said_of([shown, desk.live.part.scene["step"]])
        press(desk)
        assert_nothing_hidden(desk, place)
        assert [one["short"] for one in desk.presenter.scene["tells"]] == list(each.told("en"))
        right = desk.live.part.scene["reveal"]["right"]
        assert right == list(each.good)
        assert desk.live.part.scene["reveal"]["why"]["en"]["told"] == " ".join(each.told("en")[:2])
        done = each.moment.chosen(desk.together.game.states[-1].actions[place])
        assert set(done) != set(right)
        number = desk.live.part.scene["step"]["number"]
        tally = (
            {" ".join(sorted(done)): 2, right[0]: 1} if each.moment.ballot.most == 1 else {" ".join(sorted(done)): 2}
        )
        desk.live.part.handle({"kind": "counted", "number": number, "joined": 3, "answered": 3, "tally": tally})
        if each.moment.sort == "exchange":
            assert number not in desk.live.report.asked  # another discard may be as good
        else:
            assert not set(done) & set(right)
            kept = desk.live.report.asked[number]
            assert (kept.counts[kept.right], kept.counts[done[0]], kept.missed) == (1, 2, 2)
    press(desk)
    assert stage(desk).sort == "better"
    assert desk.presenter.scene["deal"] == {"at": 1, "of": 2}
    press(desk, "later")
    assert not desk.together.game.states[-1].done  # another deal


# --- the page --------------------------------------------------------------------------------------------------------


def test_what_the_class_decides_by_raised_hands_is_done_and_the_other_hand_answers(monkeypatch):
    desk = class_playing(2, monkeypatch)
    to(desk, "asked")
    press(desk)
    assert stage(desk).sort == "asked"
    assert [each["short"] for each in desk.presenter.scene["tells"]] == ["Nobody has voted yet."]
    first, second = (each["id"] for each in desk.presenter.scene["ask"]["choices"][:2])
    desk.handle({"kind": "tally", "choice": first, "count": 12})
    desk.handle({"kind": "tally", "choice": second, "count": 9})
    desk.handle({"kind": "tally", "choice": "1", "count": 20})
    press(desk)
    told = {each["id"]: each for each in desk.presenter.scene["answered"]["choices"]}
    assert (told[first]["count"], told[first]["chosen"], told[second]["chosen"]) == (12, True, False)
    assert not any(each["right"] for each in told.values())
    assert "discards one card" in desk.presenter.scene["tells"][0]["short"]
    assert len(desk.together.game.states) == 1  # told, and not done yet
    press(desk)
    done = desk.together.game.states[-1].actions
    assert [card.code for card in done[0].cards] == [first]
    assert done[1].seat == "younger"


def test_votes_of_telephones_and_raised_hands_count_together_and_wait_until_they_are_counted(monkeypatch):
    desk = class_playing(2, monkeypatch)
    to(desk, "asked")
    first, second, third = (each["id"] for each in desk.presenter.scene["ask"]["choices"][:3])
    desk.handle({"kind": "tally", "choice": third, "by": 1})
    answered(desk, {f"{first} {second}": 2})
    press(desk)
    reveal = desk.live.part.scene["reveal"]
    press(desk)
    assert stage(desk).sort == "decided"
    assert len(desk.together.game.states) == 1
    answered(desk, {f"{first} {second}": 2, "<b>": 7})
    counts = {each["id"]: each["count"] for each in desk.presenter.scene["answered"]["choices"]}
    assert counts == {first: 2, second: 2, third: 1, "2": 2}
    assert desk.live.part.scene["reveal"]["right"] == [first, second] != reveal["right"]
    for why in desk.live.part.scene["reveal"]["why"].values():
        assert why["told"]
    press(desk)
    assert {card.code for card in desk.together.game.states[-1].actions[0].cards} == {first, second}


def test_answers_to_the_question_before_are_none_to_this_one(monkeypatch):
    """However fast the teacher is: nothing is revealed before anybody has answered it."""
    desk = class_playing(2, monkeypatch)
    to(desk, "asked")
    first = desk.presenter.scene["ask"]["choices"][0]["id"]
    answered(desk, {first: 2})
    press(desk)
    answered(desk, {first: 2})
    while stage(desk).beat.place == 0 or stage(desk).sort != "asked":
        press(desk)
    press(desk)
    assert stage(desk).sort == "asked"
    assert [each["short"] for each in desk.presenter.scene["tells"]] == ["Nobody has voted yet."]


def test_a_question_that_has_been_decided_is_not_asked_again(monkeypatch):
    desk = class_playing(2, monkeypatch)
    to(desk, "decided")
    press(desk)
    before = len(desk.together.game.states)
    press(desk, "back")
    press(desk, "back")
    assert stage(desk).sort == "asked"
    assert desk.live.part.scene["step"] is None
    vote(desk, Random(9))
    press(desk)
    assert len(desk.together.game.states) == before


def test_a_page_opened_again_goes_on_where_the_class_was(monkeypatch):
    desk = class_playing(4, monkeypatch)
    open_desk(desk)
    to(desk, "asked")
    vote(desk, Random(2))
    press(desk)
    press(desk)
    to(desk, "decided")
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    assert again.presenter.scene["tells"] == desk.presenter.scene["tells"]
    assert again.presenter.scene["answered"] == desk.presenter.scene["answered"]
    assert again.together.control.value == "fresh"
    dealt = {card.code for card in desk.together.game.states[0].talon}
    assert not dealt & set(json.dumps(desk.together.kept()["actions"]).split('"'))


@pytest.mark.parametrize(
    "change",
    [
        {"origin": "<b>"},
        {"rules": "contract"},
        {"rules": None},
        {"seed": -1},
        {"seed": "4"},
        {"at": None},
        {"actions": [{"do": "Play", "seat": "elder", "card": "AS"}]},
        {"actions": "x"},
        {"actions": [{"do": "Exchange", "seat": "younger", "cards": "AS KS"}]},
    ],
)
def test_a_kept_deal_that_was_meddled_with_is_none(change, monkeypatch):
    desk = class_playing(4, monkeypatch)
    kept = desk.together.kept()
    again = ClassroomController("en")
    again.together.recall({**kept, **change}, lambda _: again.course.states[0])
    assert not again.together.on
    again.together.recall({**kept, "hands": {"asked.0": {"AS": -3, "KS": "x"}, "y": 4}, "phones": 3}, lambda _: None)
    assert again.together.on
    assert again.together.game.hands == {"asked.0": {}}


def test_the_deal_shown_can_be_played_from_its_beginning_and_left_again(monkeypatch):
    desk = class_playing(4, monkeypatch, origin="shown")
    assert desk.together.game.states[0] == desk.course.states[0]
    assert stage(desk).sort == "told"
    where = desk.beat
    desk.together.control.choose("off")
    assert not desk.together.on
    assert desk.beat == where
    desk.together.control.choose("fresh")
    desk.put(desk.link)
    assert not desk.together.on


def test_a_form_with_bidding_is_not_offered(monkeypatch):
    desk = ClassroomController("en")
    contract = shuffled(load("contract"), 3)
    monkeypatch.setattr(desk.together, "_presented", lambda: (contract, 0))
    desk.together.offer()
    assert [value for _, value in desk.together.control.options] == ["off", "fresh", "today"]
    desk.together.control.choose("fresh")
    assert desk.together.game.states[0].rules.id == "rubicon"


def test_today_s_deal_is_the_one_that_everybody_plays_today_and_comes_back_after_a_reload(monkeypatch):
    desk = class_playing(4, monkeypatch, origin="today")
    day = DailySession(today())
    first, theirs = desk.together.game.states[0], day.states[0]
    assert (first.hands, first.talon) == (theirs.hands, theirs.talon)
    open_desk(desk)
    press(desk)
    again = ClassroomController("en")
    open_desk(again, desk.store.value)
    assert again.together.control.value == "today"
    assert again.together.game.states[0] == first
