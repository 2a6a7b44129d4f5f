"""The coach at the table: silent until it is asked, a step at a time, and never past its learner's own view."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app.pages.play.play_page import PlayController
from piquet_tutor.app.shared.coach import exchange_scene
from piquet_tutor.app.shared.coach.coaching import ADVISER, Adviser, Coaching
from piquet_tutor.app.shared.feed.their_reasons import TheirReasons
from piquet_tutor.app.shared.keeping.looks import look_of
from piquet_tutor.app.shared.keeping.restoring import restored, written
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import LONGEST, AnyMove, acts, own_hand, playing, press, session, something, touch

HINT = {"kind": "hint"}


@dataclass(frozen=True)
class Step:
    step: str
    title: str
    paragraphs: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    bars: tuple[dict[str, object], ...] = ()


STEPS = tuple(Step(each, f"The {each}", (f"What the {each} says.",)) for each in ("nudge", "rule", "odds", "answer"))


class Asked:
    """An adviser that remembers which views it was shown."""

    def __init__(self) -> None:
        self.hinted: list = []
        self.compared: list = []

    def hints(self, view, language, names):
        self.hinted.append(view)
        return STEPS

    def exchange(self, view, cards, language, stop, names):
        self.compared.append((view, cards))
        summary = narration.message("why-is-captured", language, names, side=view.seat)
        return {"summary": summary, "options": [], "note": ""}


def coached(seed: int = 5, rules: str = "rubicon") -> tuple[PlaySession, Asked]:
    """A table whose cards have been dealt, its coach on."""
    table, asked = session(Random(1), rules, seed), Asked()
    table.coach = Coaching(table, Adviser(asked.hints, asked.exchange))
    table.handle(press("coach"))
    on_until(table, lambda: table.decision is not None)
    return table, asked


def on_until(table, come) -> None:
    """Press whatever is open until something has come."""
    rng = Random(1)
    for _ in range(LONGEST):
        if come():
            return
        table.handle(something(table.scenes()["table"], rng))
    raise AssertionError("it does not come")


def panel(table):
    return table.scenes()["coach"]


def test_the_coach_is_off_until_it_is_switched_on():
    table = session(Random(1), "rubicon", 5)
    assert table.scenes()["coach"] == {}
    tool = next(one for one in table.scenes()["table"]["tools"] if one["id"] == "coach")
    assert tool["pressed"] is False
    table.handle(HINT)
    assert table.scenes()["coach"] == {}
    table.handle(press("coach"))
    assert table.scenes()["coach"]["title"] == "The coach"
    assert table.scenes()["coach"]["ask"]["open"] is False, "nothing is asked of anybody before the deal"


def test_a_hint_is_told_one_step_at_a_time():
    table, asked = coached()
    assert panel(table)["steps"] == []
    assert panel(table)["ask"] == {"label": "A hint?", "open": True}
    assert not asked.hinted, "nobody has asked yet"
    labels = []
    for number in range(1, 5):
        table.handle(HINT)
        scene = panel(table)
        assert [one["step"] for one in scene["steps"]] == [one.step for one in STEPS[:number]]
        assert scene["said"] == f"{STEPS[number - 1].title} {STEPS[number - 1].paragraphs[0]}", "the new step alone"
        labels.append(scene["ask"]["label"])
    assert labels == ["What matters here?", "The figures?", "The answer?", "That is all"]
    assert panel(table)["ask"]["open"] is False
    table.handle(HINT)
    assert len(panel(table)["steps"]) == 4
    assert len(asked.hinted) == 1


def test_the_coach_is_shown_the_learners_view_and_nothing_else():
    table, asked = coached()
    table.handle(HINT)
    assert asked.hinted == [seen_by(table.deal, table.seat)]


def test_steps_are_gone_once_the_decision_is_made():
    table, _ = coached()
    table.handle(HINT)
    table.handle(touch(own_hand(table.scenes()["table"])[0]["card"]))
    assert panel(table)["steps"], "a card that is only chosen decides nothing"
    before = table.deal
    on_until(table, lambda: table.deal is not before)
    scene = panel(table)
    assert scene["steps"] == []
    assert scene["said"] == ""


def test_what_comes_too_late_is_dropped():
    """The learner has decided while the coach was thinking: its hint is of another moment."""

    async def decided() -> PlaySession:
        table, _ = coached()
        table.handle(HINT)
        assert panel(table)["thinking"]
        assert panel(table)["ask"]["open"] is False
        before = table.deal
        on_until(table, lambda: table.deal is not before)
        panel(table)
        await asyncio.sleep(0.05)
        return table

    table = asyncio.run(decided())
    assert panel(table)["steps"] == []
    assert panel(table)["thinking"] == ""


def test_a_hint_arrives_by_itself_once_it_is_thought_of():
    async def waited() -> tuple[PlaySession, list[int]]:
        table, _ = coached()
        seen: list[int] = []
        table.listen(lambda: seen.append(len(panel(table)["steps"])))
        table.handle(HINT)
        await asyncio.sleep(0.05)
        return table, seen

    table, seen = asyncio.run(waited())
    assert seen[-1] == 1
    assert len(panel(table)["steps"]) == 1


def test_where_the_coach_fails_the_panel_says_so_and_the_game_goes_on():
    async def failed() -> PlaySession:
        table, asked = coached()
        table.coach = Coaching(table, Adviser(lambda view, language, names: 1 // 0, asked.exchange))
        table.coach.on = True
        table.handle(HINT)
        await asyncio.sleep(0.05)
        return table

    scene = panel(asyncio.run(failed()))
    assert scene["rest"] == "The coach has nothing to say about this decision; decide as you think best."
    assert scene["ask"]["open"] is False


def exchanged(table):
    """Put out what first comes to hand."""
    on_until(table, lambda: table.deal.phase == "exchange" and table.decision is not None)
    before = table.deal
    on_until(table, lambda: table.seat in table.states[-1].discards)
    return before


@pytest.mark.parametrize("seed", [5, 6])
def test_an_exchange_is_compared_from_what_was_seen_before_it(seed):
    table, asked = coached(seed)
    assert panel(table)["exchange"] is None
    before = exchanged(table)
    on_until(table, lambda: table.decision is not None)  # something may be shown first
    assert panel(table)["exchange"]["summary"] in ("Camille had led it.", f"{table.other} had led it."), "by name"
    [(view, cards)] = asked.compared
    assert view == seen_by(before, table.seat)
    assert set(cards) == set(table.states[-1].discards[table.seat])
    table.handle(press("undo"))
    assert panel(table)["exchange"] is None


def test_nothing_is_compared_while_the_coach_is_off():
    table, asked = coached()
    table.handle(press("coach"))
    exchanged(table)
    table.scenes()
    assert asked.compared == []


def test_a_table_that_is_coached_is_coached_again_after_a_reload():
    table, _ = coached()
    assert restored(written(table)).coach.on
    table.handle(press("coach"))
    assert not restored(written(table)).coach.on
    assert look_of(table)["coached"] is False


def test_what_was_said_of_an_exchange_is_said_again_after_a_reload_at_any_moment_of_the_deal():
    """Also while the table waits for the learner to go on, when nothing is asked of them."""
    table, _ = coached()
    exchanged(table)
    on_until(table, lambda: table.states[-1].phase == "play" and table.decision is None and table.thinking is None)
    again, asked = restored(written(table)), Asked()
    again.coach = Coaching(again, Adviser(asked.hints, asked.exchange))
    again.coach.on = True
    assert again.decision is None
    assert panel(again)["exchange"]["summary"]
    assert len(asked.compared) == 1


def test_a_lesson_has_no_coach_and_no_panel():
    table = GuidedSession(lesson("first_deal"))
    assert table.coach is None
    assert TableApp(table).coach is None
    assert "coach" not in {one["id"] for one in table.scenes()["table"]["tools"]}


def test_the_panel_shows_what_the_coach_says():
    table, _ = coached()
    app = TableApp(table)
    assert app.coach.scene["title"] == "The coach"
    app.coach.handle(HINT)
    assert [one["title"] for one in app.coach.scene["steps"]] == ["The nudge"]


# --- the other players ------------------------------------------------------------------------------------------------


def level_table(level: str = "sensible") -> PlaySession:
    return PlaySession(load("rubicon"), 11, level=level)


def played_out(table: PlaySession) -> None:
    for _ in playing(table, Random(2)):
        pass


def test_another_level_is_played_at_from_the_next_deal_on():
    table = level_table("beginner")
    table.play_at("sensible")
    assert (table.level, table.next_level) == ("sensible", "sensible"), "nothing has been dealt"
    played_out(table)
    first = table.opponent
    table.play_at("beginner")
    assert (table.level, table.next_level) == ("sensible", "beginner")
    assert table.opponent is first
    again = restored(written(table))
    assert (again.level, again.next_level) == ("sensible", "beginner")
    table.handle(press("next"))
    assert (table.level, table.next_level) == ("beginner", "beginner")


def test_a_table_kept_before_there_were_levels_is_taken_up():
    table = level_table()
    played_out(table)
    kept = json.loads(written(table))
    for one in ("level", "next_level"):
        del kept[one]
    assert restored(json.dumps(kept), level="sensible").level == "sensible"
    kept["level"] = ["coach"]
    kept["next_level"] = "nobody's"
    again = restored(json.dumps(kept), level="sensible")
    assert (again.level, again.next_level) == ("sensible", "sensible")


def asking(scenes):
    return {one["number"]: one["did"] for one in scenes["feed"]["passages"] if "did" in one}


def test_the_others_are_asked_why_once_the_deal_is_over():
    table, asked = level_table(), []

    def why(deal, number, level, language, seed, names):
        asked.append((deal.done, deal.actions[number - 1].seat, level, language, seed, dict(names.called)))
        return ("It kept its point.",)

    table.theirs = TheirReasons(table, why)
    for scenes in playing(table, Random(2)):
        if not table.finished:
            assert asking(scenes) == {}
            table.theirs.handle({"kind": "did", "number": 1})
    assert not asked, "while the cards are hidden nobody tells why"
    theirs = [one for one in table.states[-1].actions if one.seat != table.seat]
    open_ = asking(table.scenes())
    assert len(open_) == len(theirs)
    assert set(map(str, open_.values())) == {"{}"}
    number = min(open_)
    table.handle({"kind": "did", "number": number})
    assert asking(table.scenes())[number] == {"lines": ["It kept its point."]}
    assert table.scenes()["feed"]["said"] == "It kept its point."
    assert asked == [(True, theirs[0].seat, "sensible", "en", table.seed, table.viewpoint.names)]
    for wrong in (0, "1", None, max(open_) + 50):
        table.handle({"kind": "did", "number": wrong})
    assert len(asked) == 1
    table.handle(press("undo"))
    assert asking(table.scenes()) == {}


def test_whoever_is_beaten_moves_up_and_says_so():
    desk = PlayController({"seed": "1", "rules": "saunt"})
    session = desk.app.session
    session.opponent = AnyMove()

    def go_on():
        if session.decision is not None:
            acts(session, Sensible().choose(seen_by(session.decision, session.seat)))
        else:
            session.handle(press(session.scenes()["table"]["actions"][0]["id"]))

    while not session.match.over:
        go_on()
    assert session.beaten
    assert "Keeps its point" in session.scenes()["table"]["prompt"]["detail"]
    assert desk.level.value == "point"
    session.handle(press("undo"))
    assert session.next_level == "beginner", "what is taken back was not won"
    go_on()
    session.handle(press("another"))
    assert desk.app.session is not session
    assert desk.app.session.level == "point"


def test_what_cannot_be_weighed_is_not_said_below_the_advice_on_the_cards(monkeypatch):
    table, asked = coached()
    told = {"told": "By these rules exchanges are not weighed."}
    monkeypatch.setattr(asked, "exchange", lambda *_: told)
    table.coach = Coaching(table, Adviser(asked.hints, asked.exchange))
    table.handle(press("coach"))
    exchanged(table)
    on_until(table, lambda: table.decision is not None)
    assert panel(table)["exchange"] is None
    told = {"summary": "weighed", "options": [], "note": ""}
    table.handle(press("undo"))
    exchanged(table)
    on_until(table, lambda: table.decision is not None)
    assert panel(table)["exchange"]["summary"] == "weighed"


def test_without_what_weighs_exchanges_the_deal_goes_on_with_the_coach(monkeypatch):
    """As in the browser's own Python, which has no numpy."""
    monkeypatch.setitem(sys.modules, "piquet_tutor.app.shared.coach.exchange_scene", None)
    table, _ = coached()
    table.coach = Coaching(table, ADVISER)
    table.handle(press("coach"))
    exchanged(table)
    on_until(table, lambda: table.decision is not None)
    assert panel(table)["exchange"] is None
    assert panel(table)["ask"]["open"]


def test_an_exchange_of_no_cards_is_told():
    option = {"place": 0, "yours": True, "cards": [], "kept": ["AS"], "text": "", "why": [], "versus": [], "bars": []}
    assert exchange_scene._option(option, "en")["out"] == "No discard"
    assert exchange_scene._option({**option, "cards": ["7S", "8S"]}, "en")["out"] == "Discard: 7♠ 8♠"
