"""From the second match on the learner touches what they call: no button holds it, or tells whether there is any."""

from __future__ import annotations

import json
from random import Random

import pytest

from piquet_tutor.app.pages.play.play_page import PlayController
from piquet_tutor.app.shared.keeping.restoring import restored, written
from piquet_tutor.app.shared.table.self_found import SHOW, offers_found
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rules.loader import load
from tests.app.learners import RULE_SETS, playing, press, session
from tests.app.test_second_look import ACES_AGAINST_TENS, FOUR_AGAINST_FIVE, asked_at, shown
from tests.explain.why.scanning import cards_told


def finding(*given, **more):
    table = asked_at(*given, **more)
    table.finding = "always"
    return table


def scene(table):
    return table.scenes()["table"]


def to_find(table):
    """Whether the learner is to find something now."""
    return any(one["id"] == SHOW for one in scene(table)["actions"])


@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_button_and_no_prompt_holds_the_cards_and_whoever_is_shown_them_can_go_on(rules):
    rng = Random(f"{rules} finds")
    table = session(rng, rules)
    table.finding = "always"
    found = 0
    for scenes in playing(table, rng):
        if not to_find(table):
            continue
        found += 1
        asked = scenes["table"]
        labels = [one["label"] for one in asked["actions"] if not one["id"].startswith("see-")]
        assert not cards_told([labels, asked["prompt"]["detail"]]) - table.chosen
        table.handle(press(SHOW))
        assert table.chosen <= set(table.deal.hands[table.seat])
        assert any(one["enabled"] for one in scene(table)["actions"] if one["id"] != SHOW)
    assert found or "declare" not in load(rules).phases


@pytest.mark.parametrize("seed", range(12))
def test_buttons_are_the_same_whatever_is_held(seed):
    """What is offered before a card is touched depends on what was said, and on nothing in the hand."""
    rng, deal = Random(seed), shuffled(load("rubicon"), Random(seed))
    while deal.phase != "declare":
        deal = apply(deal, random_action(deal, rng))
    offered = [(one.id, one.label) for one in offers_found(deal, "elder", frozenset(), "en")]
    assert offered == [("chosen-point", "Call these cards"), ("none-point", "No point")]


def test_what_is_touched_is_named_and_called():
    table = finding((FOUR_AGAINST_FIVE[1], FOUR_AGAINST_FIVE[0]), [], dealer="other")
    table.handle(press("chosen-point"))
    assert not table.decisions, "closed until cards are touched"
    for card in parse_cards("AD QD TD 8D 7D"):
        table.touch(card)
    assert shown(table)[1][0] == ("chosen-point", "Point of five")
    table.handle(press("chosen-point"))
    assert table.states[-1].contests["point"].called.cards == parse_cards("AD QD TD 8D 7D")


def test_who_overlooks_something_is_sent_back_to_look_and_may_be_shown_it_at_once():
    table = finding((FOUR_AGAINST_FIVE[1], FOUR_AGAINST_FIVE[0]), [], dealer="other", level="sensible")
    assert scene(table)["actions"][-1]["after"] > 0
    table.handle(press("none-point"))
    assert shown(table)[0] == "You hold a point of five."
    assert shown(table)[1][0][0] == "look-again"
    table.handle(press("look-again"))
    assert "after" not in scene(table)["actions"][-1]
    table.handle(press(SHOW))
    assert table.chosen == set(parse_cards("AD QD TD 8D 7D"))
    table.deal_out()
    assert (table.missed_at, table.found_at) == (-1, -1), "of the next deal nothing has been missed or shown yet"


def test_an_answer_needs_the_cards_it_is_given_with():
    table = finding(FOUR_AGAINST_FIVE, [None])
    closed = {one["id"]: one["enabled"] for one in scene(table)["actions"]}
    assert closed == {"reply-good": True, "reply-not_good": False, "reply-equal": False, "reply-ask": False, SHOW: True}
    table.handle(press("reply-not_good"))
    assert not table.decisions
    for card in parse_cards("AD QD TD 8D 7D"):
        table.touch(card)
    table.handle(press("reply-not_good"))
    assert table.states[-1].contests["point"].winner == "younger"


def test_the_first_match_is_as_it_was_and_the_choice_holds_and_is_kept():
    desk = PlayController({"seed": "5"})
    assert not desk.app.session.finds
    desk.find.choose("always")
    assert desk.app.session.finds
    desk.begin()
    assert desk.app.session.finding == "always"
    again = restored(written(desk.app.session))
    assert again.finding == "always"


@pytest.mark.parametrize(
    ("matches", "choice", "finds"), [(0, "usual", False), (1, "usual", True), (3, "never", False), (0, "always", True)]
)
def test_when_one_finds(matches, choice, finds):
    table = asked_at(FOUR_AGAINST_FIVE, [None])
    table.finding, table.matches = choice, matches
    assert table.finds is finds
    assert to_find(table) is finds


@pytest.mark.parametrize(
    "kept", [{"matches": -1}, {"matches": True}, {"matches": "9"}, {"finding": 7}, {"finding": "no"}]
)
def test_a_kept_table_that_was_tampered_with_has_no_matches_before_it(kept):
    text = json.dumps({**json.loads(written(asked_at(ACES_AGAINST_TENS, []))), "deals": [], **kept})
    table = restored(text)
    assert (table.finding in ("usual", "never"), table.matches) == (True, 0)
