"""What a scene says to a learner: whose words, which marks, which button stands out."""

from __future__ import annotations

import re
from random import Random

from piquet_tutor.deal import dialogue
from piquet_tutor.widgets.session import ReviewSession
from tests.widgets.learners import playing, press, session, touch


def at_the_exchange(seed: int = 3):
    """A table at which the learner is asked what to exchange."""
    chance = Random(seed)
    table = session(chance, "rubicon")
    for _ in playing(table, chance):
        if table.deal is not None and table.deal.phase == "exchange" and table.deal.to_act == table.seat:
            return table
    raise AssertionError("nobody is asked")


def test_exchanging_stands_out_only_when_cards_are_chosen():
    table = at_the_exchange()
    button = table.scenes()["table"]["actions"][0]
    assert (button["id"], button["primary"]) == ("exchange", False)
    card = table.deal.hands[table.seat][0]
    table.handle(touch(card.code))
    assert table.scenes()["table"]["actions"][0]["primary"]


def test_only_what_the_last_press_brought_is_marked_as_new():
    chance = Random(8)
    table = session(chance, "rubicon")
    known = 0
    for scenes in playing(table, chance):
        passages = scenes["feed"]["passages"]
        fresh = [one["number"] for one in passages if one.get("fresh")]
        if len(passages) > known > 0 and fresh:
            assert min(fresh) > known or table.refused is not None
        assert len(fresh) < max(2, len(passages)), "a mark on everything says nothing"
        known = len(passages)


def test_a_played_deal_is_told_by_name_with_the_role_at_the_head():
    chance = Random(5)
    table = session(chance, "rubicon")
    *_, last = playing(table, chance)
    feed = last["feed"]["passages"]
    heads = {one["who"] for one in feed}
    assert {name.split(" (")[0] for name in heads if name} == {"You", "Camille"}
    assert all(re.fullmatch(r"|.+ \((elder|younger)\)", head) for head in heads)
    for one in feed:
        assert not re.search(r"\b(Elder|Younger)\b", one["short"]), one["short"]
        assert not any(text.startswith("Where it stands") for text in one["full"]), "the authorities are listed below"
        assert any(text.startswith("The law:") for text in one["full"])
        assert one["cites"]


def test_a_review_without_players_speaks_of_roles():
    from piquet_tutor.examples import example
    from piquet_tutor.records.io import read_score

    review = ReviewSession(read_score(example("cavendish-example")))
    review.handle(press("last"))
    heads = {one["who"] for one in review.scenes()["feed"]["passages"]}
    assert heads == {"", "Elder", "Younger"}


def test_who_says_good_with_better_in_hand_is_told_kindly():
    """“Younger sinks” is no word for somebody who may only have overlooked what he held."""
    for seed in range(60):
        chance = Random(seed)
        table = session(chance, "rubicon")
        for scenes in playing(table, chance):
            deal = table.deal
            if deal is None or deal.phase != "declare" or deal.to_act != table.seat or table.waiting:
                continue
            names = {one["id"]: one for one in scenes["table"]["actions"]}
            if dialogue.current(deal) and names.get("reply-not_good", {}).get("enabled"):
                table.handle(press("reply-good"))
                told = [one["short"] for one in table.scenes()["feed"]["passages"]]
                kept = [text for text in told if text.startswith("You keep back ")]
                assert kept, told
                assert not any("sink" in text for text in told)
                return
    raise AssertionError("nobody could have said “not good”")


def test_the_score_sheet_lists_what_scores():
    table = at_the_exchange()
    rows = table.scenes()["sheet"]["prices"]["rows"]
    assert {"name": "Quint: 5 in sequence", "worth": "15"} in rows
