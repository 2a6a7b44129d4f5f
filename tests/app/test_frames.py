"""Every message of whole deals, to a page and to the telephones, names only cards that whoever gets it can place.

Of every cover that a teacher can choose a few deals are read. A few are enough to hold the kind: a message is made by
the same code for every deal, and what may be named is settled by the view
alone. What more deals add is rare turns of play.
"""

from __future__ import annotations

from collections import Counter

import pytest

from piquet_tutor.app.pages.play.play_page import PlayController
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import card_name
from piquet_tutor.narration.naming import NOBODY
from tests.app.frames import (
    HIDDEN,
    Advice,
    Telephones,
    classroom,
    in_the_app,
    in_the_class,
    lying_in,
    placed,
    played_together,
)
from tests.explain.why.scanning import cards_told
from tests.samples import sample


@pytest.mark.parametrize("coach", [False, True])
@pytest.mark.parametrize("seed", [3, *range(100, 100 + sample(1))])
def test_the_app_sends_no_card_that_its_learner_cannot_place(seed, coach):
    """With the coach off and on: what that says is made of a view in which no hidden card lies."""
    counts = Counter()
    assert in_the_app(seed, coach, counts) == []
    assert counts["frames in the app"] > 20
    assert bool(counts["hints"]) == coach


@pytest.mark.parametrize("seed", [3, *range(len(HIDDEN) * sample(1))])
def test_the_class_is_sent_no_card_under_a_cover(seed):
    """Screen and telephones, every question asked; of a covered hand nobody chooses which cards score."""
    counts = Counter()
    assert in_the_class(seed, counts) == []
    assert counts["messages to the telephones"] > 20


@pytest.mark.parametrize("seed", range(sample(4)))
def test_a_class_that_plays_is_sent_no_card_that_elder_cannot_place(seed):
    counts = Counter()
    assert played_together(seed, counts) == []
    assert counts["frames of the class that plays"] > 20


# --- the reader itself ---------------------------------------------------------------------------------------------


def test_a_leak_is_found():
    """An open hand, a card in a message to a telephone, and a coach that is shown more than its learner."""
    desk = PlayController({"seed": "3"}, "en")
    desk.app.session.handle({"kind": "press", "action": "leave"})
    desk.app.session.handle({"kind": "press", "action": "begin"})
    table = desk.app.session
    deal, seat = table.deal, table.seat
    known = placed(deal, seat)
    other = next(each for each in deal.hands if each != seat)
    table.viewpoint.open_hand = True
    assert set(deal.hands[other]) <= cards_told(table.scenes()) - known
    advice = Advice(table)
    advice.known = known
    assert not lying_in(seen_by(deal, seat)) - known
    advice.adviser.hints(seen_by(deal, other), "en", NOBODY)
    assert advice.shown
    assert advice.secret({"parts": {"table": {"label": card_name(deal.hands[other][0])}}}) == {deal.hands[other][0]}


def test_a_telephone_hears_what_the_page_hands_on():
    desk, _ = classroom("en")
    phones = Telephones(desk)
    assert phones.hear() == {"rest": {}}
    while desk.presenter.scene["ask"] is None:
        desk.handle({"kind": "press", "action": "next"})
    assert phones.hear()["step"]["choices"] == [each["id"] for each in desk.presenter.scene["ask"]["choices"]]
    desk.handle({"kind": "press", "action": "next"})
    assert phones.hear()["told"]["right"]


def test_where_all_that_is_left_lies_in_one_hand_it_is_counted():
    """With every other card seen, counting gives the last hand; not while some lie elsewhere."""
    pack = [parse_card(rank + suit) for suit in "SHDC" for rank in "AKQJT987"]
    deal = start(load("rubicon"), {"elder": tuple(pack[:12]), "younger": tuple(pack[12:24])}, tuple(pack[24:]))
    assert placed(deal, "elder") == set(pack[:12])
