"""What a link covers is told nowhere: not in a ruling, a reason, a bubble, a label or an answer, until it is shown.

What may be told is worked out from the cards and the actions alone (``tests.explain.why.seats``), and every text is
scanned for cards in every language; the rooms that cover share nothing with that.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation
from piquet_tutor.app.shared.table.linked_table import LinkedPlay, LinkedReview
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.loader import load
from tests.explain.why.leaking import LAW
from tests.explain.why.scanning import cards_in, texts_of
from tests.explain.why.seats import codes, shown
from tests.samples import sample
from tests.strategies import random_deal

RULES = ("rubicon", "club", "normand", "contract")
COVERS = ({"talon", "discards"}, {"talon"}, {"discards"})
PLACES = 2
"""Steps of a deal that are looked at."""


def deals(rules, seed):
    """A deal played by chance, and the chance that looks at it."""
    rng = Random(f"{rules} {seed}")
    return random_deal(load(rules), rng), rng


def visible(deal, looking, hidden):
    """Every card that lies open, or that one who looks could place, without what is covered."""
    known = set(shown(deal))
    for seat in deal.table.seats if deal.done else looking:
        known.update(codes(deal.hands[seat]), codes(deal.kept.get(seat)))
    for seat in looking:
        if "discards" not in hidden:
            known.update(codes(deal.discards.get(seat)), codes(deal.dealt.get(seat)))
    if "discards" not in hidden and (deal.done or len(looking) == len(deal.table.seats)):
        known.update(one for cards in deal.discards.values() for one in codes(cards))
    if "talon" not in hidden:
        every = len(looking) == len(deal.table.seats) or deal.done
        known.update(codes(deal.talon) if every else codes(deal.peeked if deal.table.seats[0] in looking else ()))
        if deal.rules.values["younger_untaken"] == "private" and deal.table.seats[-1] in looking:
            known.update(codes(deal.stock))
    return known


def asked_everything(session, rng):
    """The scenes of a table with reasons unfolded, and everything else asked."""
    numbers = range(1, len(session.deal.rulings) + 1)
    for number in rng.sample(numbers, min(5, len(numbers))):
        session.handle({"kind": "why", "number": number})
    for question in ("repique", "point", "exchange 3"):
        session.handle({"kind": "why_not", "question": question, "side": session.deal.table.sides[0]})
    session.handle({"kind": "press", "action": "told"})
    return session.scenes()


def leaked(scenes, known):
    """Texts with a card in them that nobody may be told of."""
    return {text for text in texts_of(scenes, LAW) if cards_in(text) - known}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(sample(1)))
def test_a_table_stepped_through_tells_of_nothing_that_is_covered(rules, seed):
    deal, rng = deals(rules, seed)
    seats = deal.table.seats
    for hidden in COVERS:
        seat = rng.choice((*seats, None))
        session = LinkedReview(score_of(deal), frozenset(hidden), seat, rng.choice(("en", "fr")))
        for place in rng.sample(range(len(session.states)), PLACES):
            session.go(place)
            scenes = asked_everything(session, rng)
            known = visible(session.states[place], (seat,) if seat else seats, hidden)
            assert not leaked(scenes, known), (place, seat, hidden)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(sample(1)))
def test_a_table_played_at_tells_of_nothing_that_is_covered(rules, seed):
    deal, rng = deals(rules, seed)
    states = LinkedReview(score_of(deal), frozenset(), None, "en").states
    begun = [place for place, each in enumerate(states) if not each.done and each.phase in ("declare", "play")]
    for hidden in COVERS:
        seat, place = rng.choice(deal.table.seats), rng.choice(begun)
        session = LinkedPlay(states[: place + 1], seat, frozenset(hidden), rng.choice(("en", "fr")), lambda: None)
        if session.states[-1].done:
            continue
        scenes = asked_everything(session, rng)
        assert not leaked(scenes, visible(session.states[-1], (seat,), hidden)), (place, seat, hidden)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(sample(1)))
def test_a_presentation_tells_of_nothing_that_is_covered(rules, seed):
    deal, rng = deals(rules, seed)
    states = tuple(LinkedReview(score_of(deal), frozenset(), None, "en").states)
    for hidden in COVERS:
        shut = {*hidden, rng.choice(deal.table.seats)} if rng.random() < 0.7 else hidden
        looking = [each for each in deal.table.seats if each not in shut]
        course = Presentation(states, frozenset(shut))
        looks = Looks(depth="full", language=rng.choice(("en", "fr")))
        for number in rng.sample(range(len(course.beats)), 4 * PLACES):
            state = states[course.beats[number].place]
            scene = beat_scene(course, number, looks)
            known = visible(state, looking, hidden)
            if state.done:
                known.update(one for cards in state.kept.values() for one in codes(cards))
            assert not leaked(scene, known), (number, shut)


def link_example(hidden, seat="elder"):
    session = LinkedReview(read_score(example("parlett-repique-example")), frozenset(hidden), seat, "en")
    session.go(next(place for place, each in enumerate(session.states) if each.phase == "declare"))
    return session


def test_what_is_covered_is_told_once_it_is_shown():
    shut, open_ = link_example({"talon", "discards"}), link_example(set())
    secret = set(codes(open_.deal.discards["elder"])) - set(codes(open_.deal.kept["elder"]))
    told = [set().union(*map(cards_in, texts_of(each.scenes()["feed"], LAW))) for each in (shut, open_)]
    assert not told[0] & secret
    assert secret <= told[1], "else the search would find nothing in any text"
    assert shut.scenes()["feed"]["ask"] is None
    assert open_.scenes()["feed"]["ask"] is not None
    numbers = [each["number"] for each in shut.scenes()["feed"]["passages"]]
    assert numbers == list(range(1, len(numbers) + 1)), "a gap would tell that something was ruled there"
