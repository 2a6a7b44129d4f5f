"""What is said at a table comes in the order in which it was said, in the bubbles as in the list of rulings."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.table.dialogue_scene import WORDS_KEPT
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.scene import Passages, feed_scene, said_at
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import known_to, total
from piquet_tutor.game.deal.declarations import full_word
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.seating import speaker
from piquet_tutor.teach.lessons import lesson
from tests.game.table_talk import cards
from tests.samples import sample

DEALS = 200


def states_of(seed):
    """A deal played out at random, as it stood after each action."""
    rng = Random(seed)
    states = [shuffled(load("rubicon"), rng)]
    while not states[-1].done:
        states.append(apply(states[-1], random_action(states[-1], rng)))
    return states


def looks(states, rng):
    """Moments to look at, each with how many rulings the learner knew before it: as a press brings them."""
    places = sorted(rng.sample(range(1, len(states)), 6))
    return [(states[here], len(states[max(0, here - rng.randint(1, 5))].rulings)) for here in places]


@pytest.mark.parametrize("lot", range(4))
def test_bubbles_and_rulings_come_in_the_order_of_the_ledger(lot):
    count = sample(DEALS) // 4
    for seed in range(lot * count, (lot + 1) * count):
        rng = Random(f"looks {seed}")
        seat = rng.choice(["elder", "younger", None])
        viewpoint, passages = Viewpoint(seat, seat or "elder"), Passages()
        for deal, since in looks(states_of(seed), rng):
            viewpoint.look_at(deal)
            said = said_at(deal, viewpoint.places(deal.table), viewpoint, passages, since)
            feed = feed_scene(deal, viewpoint, passages, "", since, None)["passages"]
            numbers = [one["ruling"] for one in said]
            assert numbers == sorted(set(numbers))
            told = {one["number"]: one["call"] for one in feed}
            assert [told[number] for number in numbers] == [one["text"] for one in said]
            assert [one["number"] for one in feed] == list(range(1, len(known_to(deal.rulings, seat)) + 1))
            fresh = [one["ruling"] for one in said if one["fresh"]]
            known, old = known_to(deal.rulings, seat), len(known_to(deal.rulings[:since], seat))
            spoken = [each.number for each in known[old:] if told[each.number] and speaker(each)]  # some nobody says
            assert fresh == spoken
            assert len(said) - len(fresh) <= 2 * WORDS_KEPT


@pytest.mark.parametrize("seed", range(sample(10)))
def test_the_scores_told_with_each_word_are_those_of_the_ledger(seed):
    """With each word goes the score once it has been said: never one that a later word gives."""
    rng = Random(f"scores {seed}")
    viewpoint = Viewpoint("elder", "elder")
    for deal, since in looks(states_of(seed), rng):
        viewpoint.look_at(deal)
        said = said_at(deal, viewpoint.places(deal.table), viewpoint, Passages(), since)
        known = known_to(deal.rulings, "elder")
        for place, one in enumerate(said):
            until = said[place + 1]["ruling"] - 1 if place + 1 < len(said) else len(known)
            assert one["scores"] == {each: total(known[:until], each) for each in ("elder", "younger")}


def test_a_point_asked_for_is_said_as_at_a_table():
    """Point of five. Making? Forty-nine. Good. In hearts: five points."""
    session = GuidedSession(lesson("first_deal"))
    for card in ("KS", "8C", "7C", "9D", "8D"):
        session.handle({"kind": "select", "card": card})
    session.handle({"kind": "press", "action": "exchange"})
    session.handle({"kind": "press", "action": "call-point"})
    said = session.scenes()["table"]["dialogue"]
    assert [(one["at"], one["text"]) for one in said if one["fresh"]] == [
        ("bottom", "Point of five."),
        ("top", "Making?"),
        ("bottom", "Forty-nine."),
        ("top", "Good."),
        ("bottom", "In hearts: five points."),
    ]
    assert [one["scores"]["elder"] for one in said if one["fresh"]] == [0, 0, 0, 0, 5]


@pytest.mark.parametrize(("sinking", "perhaps_sunk"), [("whole_class", True), ("none", False)])
def test_ones_own_silence_leaves_open_whether_something_is_sunk_only_where_it_may_be(sinking, perhaps_sunk):
    hands = {"elder": cards("S:AKQJT H:K98 D:Q9 C:87"), "younger": cards("S:98 H:AQJ7 D:KJ8 C:AJ9")}
    deal = start_from_hands(load("rubicon", {"sinking": sinking}), hands)
    while deal.phase == "declare":
        deal = apply(deal, full_word(deal))
    viewpoint = Viewpoint("elder", "elder", {"elder": "You", "younger": "Camille"})
    feed = feed_scene(deal, viewpoint, Passages(), "", 0, None)["passages"]
    (silent,) = [one for one in feed if one["clause"] == "declare.nothing" and one["side"] == "elder"]
    assert (narration.message("naming-nothing-why", other="Camille") in silent["full"]) is perhaps_sunk
