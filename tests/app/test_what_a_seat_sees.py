"""A scene carries only what its seat may know: what is not in the message cannot leak from the page."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import card_name
from tests.app.learners import RULE_SETS, other_hand, plain, playing, press, session, standing, touch
from tests.explain.why.scanning import cards_told
from tests.samples import sample


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", range(sample(2)))
def test_learners_press_whatever_they_find_and_no_scene_names_a_card_that_their_seat_cannot_know(rules, seed):
    """And each comes to the end of the deal."""
    rng = Random(f"{rules} {seed}")
    table = session(rng, rules)
    known, at, dealt = set(), 0, None
    for scenes in playing(table, rng, careless=0.15):
        if table.states and table.states[0] is not dealt:  # nobody bid, and the cards were dealt again
            known, at, dealt = set(), 0, table.states[0]
        for deal in table.states[at:]:  # what has once been seen stays known
            known |= known_cards(deal, table.seat)
        at = len(table.states)
        if not table.states or table.states[-1].done:
            continue
        told = cards_told(scenes)
        secret = told - known
        assert not secret, f"{table.deal.phase}: {sorted(map(str, secret))}"
    assert len(table.partie.deals) == 1
    assert table.partie.deals[0] is table.states[-1]


def test_the_walk_finds_a_leak():
    rng = Random(1)
    table = session(rng, "rubicon")
    scenes = next(each for each in playing(table, rng) if table.deal and table.deal.phase == "play")
    table.viewpoint.open_hand = True
    assert cards_told(table.scenes()) - cards_told(scenes)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_first_scene_does_not_depend_on_the_cards_the_learner_cannot_see(rules):
    """Two deals that look the same to whoever begins give the same scenes, letter for letter."""
    rng = Random(rules)
    for _ in range(30):
        table = session(rng, rules)
        begin(table)
        deal = table.deal
        if deal.to_act != table.seat or deal.actions or deal.phase == "carte_blanche":
            continue
        others = [seat for seat in deal.table.seats if seat != table.seat]
        hidden = [*(one for seat in others for one in deal.hands[seat]), *deal.talon]
        rng.shuffle(hidden)
        size = deal.rules.hand_size
        hands = {seat: tuple(hidden[place * size : (place + 1) * size]) for place, seat in enumerate(others)}
        hands = {seat: hands.get(seat, deal.hands[seat]) for seat in deal.table.seats}
        other = start(deal.rules, hands, tuple(hidden[len(others) * size :]), deal.standing)
        if (other.to_act, other.phase) != (deal.to_act, deal.phase):
            continue  # a carte blanche came up
        first = plain(table.scenes())
        table.states = [other]
        assert plain(table.scenes()) == first
        break
    else:
        pytest.fail("no deal in which the learner begins")


def begin(table: PlaySession) -> None:
    """Go through the cut: leave the deal to the other player where there is a choice."""
    names = {one["id"] for one in table.scenes()["table"]["actions"]}
    table.handle(press("leave" if "leave" in names else "begin"))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_other_hand_is_closed_until_it_is_asked_for(rules):
    rng = Random(rules)
    for scenes in playing(session(rng, rules), rng):
        table = scenes["table"]
        tool = next((one for one in table["tools"] if one["id"] == "other_hand"), None)
        assert tool is None or tool["pressed"] is (table["phase"] == "done")
    done = scenes["table"]
    assert all(one["card"] for one in other_hand(done)), "when the deal is over, it lies open"


def test_the_other_hand_opens_and_closes_at_a_press():
    rng = Random(4)
    table = session(rng, "rubicon")
    next(each for each in playing(table, rng) if table.deal and table.deal.phase == "play")
    before = plain(table.scenes())
    table.handle(press("other_hand"))
    shown = {one["card"] for one in other_hand(table.scenes()["table"])}
    other = next(seat for seat in table.deal.hands if seat != table.seat)
    assert shown == {one.code for one in table.deal.hands[other]}
    table.handle(press("other_hand"))
    assert plain(table.scenes()) == before


def test_a_record_can_be_reviewed_from_one_seat():
    """A seat's review tells no more than that seat knew, step by step."""
    review = ReviewSession(read_score(example("cavendish-example")), seat="younger")
    known = set()
    while True:
        known |= known_cards(review.deal, "younger")
        if review.deal.done:
            break
        assert not cards_told(review.scenes()) - known
        review.handle(press("forward"))


def test_a_blank_hand_kept_quiet_is_not_betrayed_by_a_pause():
    """While the other player thinks about a carte blanche of its own, the learner is told of nothing."""
    rules = load("rubicon")
    blank = "TS 9S 8S 7S TH 9H 8H TD 9D TC 9C 8C"
    mine = "AS KS QS JS AH KH QH JH AD KD QD JD"
    rest = [code for code in every_code() if code not in blank.split() + mine.split()]
    hands = {"elder": tuple(map(parse_card, mine.split())), "younger": tuple(map(parse_card, blank.split()))}
    deal = start(rules, hands, tuple(map(parse_card, rest)))
    assert deal.phase == "carte_blanche"
    table = PlaySession(rules, 1)
    begin(table)
    table.viewpoint.bottom = table.viewpoint.seat = "elder"
    table.viewpoint.names = {"elder": "You", "younger": "Camille"}
    table.states, table.decisions, table.waiting = [deal], [], "Wait."
    scene = table.scenes()["table"]
    assert scene["phase"] == "exchange"
    assert [seat["seat"] for seat in scene["seats"] if seat["to_act"]] == ["elder"]


def every_code() -> list[str]:
    """The pack, by codes."""
    return [rank + suit for suit in "SHDC" for rank in "AKQJT987"]


def test_touching_a_card_that_is_not_held_tells_nothing_of_where_it_lies():
    """Whether a card is the other player's or lies in the talon, the answer is the same."""
    rng = Random(11)
    table = session(rng, "rubicon")
    compared = 0
    for _ in playing(table, rng):
        deal = table.deal
        if deal is None or deal.done or deal.to_act != table.seat or not deal.stock:
            continue
        other = next(seat for seat in deal.hands if seat != table.seat)
        known = known_cards(deal, table.seat)
        theirs = [one for one in deal.hands[other] if one not in known]
        if not theirs or deal.stock[0] in known:
            continue
        before = standing(table)
        answers = set()
        for one in (theirs[0], deal.stock[0]):
            table.handle(touch(one.code, "play"))
            answers.add(plain(table.scenes()).replace(one.code, "?").replace(card_name(one), "?"))
            assert standing(table) == before
        assert len(answers) == 1
        compared += 1
        table.refused = None
    assert compared
