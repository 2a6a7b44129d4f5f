"""Why a card: every sentence that is said, looked at again by other means; and each of them is said somewhere."""

from __future__ import annotations

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.play_reasons import reasons_of
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.reckoner.hands import hands
from piquet_tutor.reckoner.masks import cards_of, masks_of
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.dealt import live_pique
from piquet_tutor.reckoner.solver.play import lead_makes
from tests.players.coach.helpers import cards_to_play, moments

SAID = {
    0: {"play-take-the-rest", "play-cash", "play-for-cards", "play-throw", "play-last"},
    1: {"play-duck", "play-drive-out", "play-follow-low"},
    4: {
        "play-for-capot",
        "play-save-capot",
        "play-throw-in",
        "play-win-cheaply",
        "play-keep-the-guard",
        "play-lead-likely",
    },
    6: {"play-pique-now"},
    9: {"play-pique-mine", "play-pique-theirs"},
    3: {"play-win"},
}
"""What is said of some card in these deals."""


class Looked:
    """A moment as it is looked at again: every hand the other may hold, card by card."""

    def __init__(self, deal, view):
        found = hands(view, most=10**6)
        played = {one for trick in (*deal.tricks,) for one in trick.cards} | set(deal.trick)
        self.deal, self.view = deal, view
        self.worlds = [set(cards_of(each)) - played for each in found.kept]
        self.open = set().union(*self.worlds)

    def above(self, one):
        """Cards that beat it, in any of the hands."""
        return {each for each in self.open if each.suit is one.suit and each.rank > one.rank}

    def takes(self, one):
        led = self.view.trick[0]
        return one.suit is led.suit and one.rank > led.rank


def holds(name, facts, best, looked, advice):
    """Whether what is said is so."""
    view, hand = looked.view, looked.view.hand
    legal = [each.card for each in view.choices if isinstance(each, Play)]
    won = sum(trick.winner == view.seat for trick in view.tricks)
    lost = len(view.tricks) - won
    mine, pique_side = advice.pique_side == view.seat, advice.pique_side
    live = live_pique(looked.deal) if looked.deal.declared else (advice.live, pique_side)
    return {
        "play-cash": lambda: not looked.above(best),
        "play-take-the-rest": lambda: all(
            max(lead_makes(masks_of(hand), masks_of(each), one) for one in hand) == 2 * len(hand) + 1
            for each in looked.worlds
        ),
        "play-drive-out": lambda: (
            looked.above(best) == {facts["other"]}
            and all(looked.above(each) <= {facts["other"], best} for each in facts["cards"])
        ),
        "play-throw-in": lambda: (
            facts["share"]
            == pytest.approx(sum(bool(looked.above(best) & each) for each in looked.worlds) / len(looked.worlds))
            and facts["share"] > 0.5
            and any(not looked.above(one) and advice.of(one).points < advice.best.points for one in hand)
        ),
        "play-win-cheaply": lambda: (
            looked.takes(best) and not any(looked.takes(each) and each.rank < best.rank for each in legal)
        ),
        "play-win": lambda: looked.takes(best),
        "play-duck": lambda: (
            not looked.takes(best)
            and {each for each in legal if looked.takes(each)} == set(facts["cards"])
            and all(round(advice.of(each).points, 1) < round(advice.best.points, 1) for each in facts["cards"])
        ),
        "play-follow-low": lambda: not any(map(looked.takes, legal)) and best.suit is view.trick[0].suit,
        "play-throw": lambda: all(each.suit is not view.trick[0].suit for each in hand),
        "play-keep-the-guard": lambda: (
            facts["card"].suit is facts["other"].suit is not best.suit
            and {facts["card"], facts["other"]} <= set(hand)
            and len(looked.above(facts["card"])) >= 1
            and advice.of(facts["other"]).points < advice.best.points
            and all(each.suit is not view.trick[0].suit for each in hand)
            and len(looked.above(facts["card"])) == facts["count"]
            and sum(each.suit is facts["card"].suit for each in hand) == facts["count"] + 1
        ),
        "play-lead-likely": lambda: (
            not view.trick
            and 0.5 <= facts["share"] < 1
            and facts["share"]
            == pytest.approx(sum(not looked.above(best) & each for each in looked.worlds) / len(looked.worlds))
        ),
        "play-lead-least": lambda: (
            not view.trick
            and all(map(looked.above, hand))
            and all(round(each.points, 1) < round(advice.best.points, 1) for each in advice.options[1:])
        ),
        "play-for-capot": lambda: not lost and facts["points"] == view.rules.clauses["cards.capot"].params["points"],
        "play-save-capot": lambda: not won and facts["worse"] > facts["share"],
        "play-for-cards": lambda: facts["count"] == 7 - won and facts["share"] == advice.best.most,
        "play-last": lambda: len(hand) <= 4 and facts["points"] == view.rules.clauses["play.last"].params["extra"],
        "play-last-no-lead": lambda: len(hand) <= 4 and (facts["kept"], facts["captured"]) == (1, 2),
        "play-pique-now": lambda: mine and live[0].first == 0 and not view.trick,
        "play-pique-mine": lambda: mine and live[0].first == facts["count"],
        "play-pique-theirs": lambda: not mine and live[0].first == facts["count"],
    }[name]()


@pytest.mark.parametrize("seed", SAID)
def test_what_is_said_of_a_card_is_so(seed):
    said = set()
    for deal, view in cards_to_play("rubicon", seed):
        advice = advise_play(view)
        looked = Looked(deal, view)
        for reason in reasons_of(advice):
            assert holds(reason.name, reason.facts, advice.best.card, looked, advice), (seed, view.hand, reason)
            assert reason.said("en") != reason.said("fr")
            said.add(reason.name)
    assert said >= SAID[seed]


def test_where_a_trick_won_on_the_opponents_lead_counts_double_the_last_matters_as_no_lead_follows_it():
    """The club's page: one for a trick led to and won, two for one won on the other's lead; nothing for the last."""
    rules, said = load("club"), set()
    paid = prices_of(rules).by_half_tricks(0, 0, leads=True)
    assert not prices_of(rules).last.points
    assert paid[2 * 6 + 1] - paid[2 * 6] == 1
    for deal, view in cards_to_play("club", 1):
        if len(view.hand) <= 4:
            advice = advise_play(view)
            for reason in reasons_of(advice):
                assert holds(reason.name, reason.facts, advice.best.card, Looked(deal, view), advice), reason
                said.add(reason.name)
    assert "play-last-no-lead" in said
    assert "play-last" not in said


def test_of_a_card_that_must_be_played_nothing_else_is_said():
    for _, view in moments("rubicon", 0):
        if view.choices and isinstance(view.choices[0], Play) and len(view.choices) == 1:
            (reason,) = reasons_of(advise_play(view))
            assert (reason.name, reason.facts["card"]) == ("play-forced", view.choices[0].card)
            return
    raise AssertionError("somebody has only one card to play")
