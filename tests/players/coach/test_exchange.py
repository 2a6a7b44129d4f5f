"""Advice for the exchange: from the view alone, the same each time, quick, and with reasons that hold."""

from __future__ import annotations

from dataclasses import replace
from math import comb

import pytest

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import Rank, sort_hand
from piquet_tutor.game.combinations import held
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach import exchange_race, exchange_scene
from piquet_tutor.players.coach.exchange import advise_exchange, advising, compared
from piquet_tutor.players.coach.exchange_race import Round
from piquet_tutor.players.coach.exchange_reasons import GIVES, HOPES, KEEPS, LEAVES
from piquet_tutor.reckoner.exchange.information import ground_of
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, unweighed, why_not

QUICK = (Round(100_000, 24), Round(60, 256), Round(10, 1024), Round(6, 2048))


@pytest.fixture(autouse=True)
def few_deals(monkeypatch):
    """Let every figure but the exact ones be rough: nothing here hangs on how rough."""
    monkeypatch.setattr(exchange_race, "ROUNDS", QUICK)


def dealt(seed=7, rules="rubicon"):
    return shuffled(load(rules), seed)


def elder(seed=7, rules="rubicon"):
    return seen_by(dealt(seed, rules), "elder")


def test_hidden_cards_swapped_change_nothing():
    deal = dealt()
    mixed = sort_hand((*deal.hands["younger"], *deal.stock))[::-1]
    other = replace(
        deal,
        hands=Frozen({**deal.hands, "younger": sort_hand(mixed[:12])}),
        dealt=Frozen({**deal.dealt, "younger": sort_hand(mixed[:12])}),
        stock=mixed[12:],
    )
    assert other.hands["younger"] != deal.hands["younger"]
    one, two = (advise_exchange(seen_by(each, "elder"), seed=3) for each in (deal, other))
    assert one == two
    choice = one.information.hand[:4]
    assert compared(one, choice) == compared(two, choice)
    assert exchange_scene.scene(one) == exchange_scene.scene(two)


def test_younger_too_is_advised_from_his_own_view():
    deal = apply(dealt(), Exchange("elder", dealt().hands["elder"][:4]))
    mixed = sort_hand((*deal.hands["elder"], *deal.discards["elder"], *deal.stock))[::-1]
    other = replace(
        deal,
        hands=Frozen({**deal.hands, "elder": sort_hand(mixed[:12])}),
        discards=Frozen({**deal.discards, "elder": sort_hand(mixed[12:16])}),
        stock=mixed[16:],
    )
    views = [seen_by(each, "younger") for each in (deal, other)]
    views[1] = replace(views[1], rulings=views[0].rulings)  # the ledger tells of cards only to whom they belong
    one, two = (advise_exchange(view, seed=1) for view in views)
    assert one == two
    assert {len(option.out) for option in one.options} <= {1, 2, 3, 4}


def test_the_same_seed_gives_the_same_advice_and_another_other_figures():
    one, again, other = (advise_exchange(elder(), seed=seed) for seed in (5, 5, 6))
    assert one == again
    assert one.best.points != other.best.points


def test_a_first_answer_comes_and_is_made_surer_until_it_is_stopped():
    stages = list(advising(elder()))
    assert [each.final for each in stages] == [False, True]
    assert stages[1].best.sampled.error < stages[0].best.sampled.error
    asked = []
    told = []
    stopped = advise_exchange(
        elder(),
        progress=lambda done, whole: told.append((done, whole)),
        should_stop=lambda: asked.append(1) is None,
    )
    assert not stopped.final
    assert stopped == stages[0]
    assert asked
    assert told == sorted(told)
    assert told[-1][0] < told[-1][1]


def test_progress_ends_at_the_whole():
    told = []
    advise_exchange(elder(), progress=lambda done, whole: told.append((done, whole)))
    assert told[-1][0] == told[-1][1]


def test_the_best_is_first_and_a_hand_that_speaks_for_itself_is_kept():
    advice = advise_exchange(elder(8))
    assert list(advice.options) == sorted(advice.options, key=lambda each: -each.points)
    assert advice.considered == 1585
    for option in advice.options:
        assert sort_hand((*option.out, *option.kept)) == advice.information.hand
        assert sum(option.sampled.bins) == pytest.approx(1)
        assert not any(one.rank is Rank.ACE for one in option.out)


def test_the_parts_of_a_figure_add_up():
    for option in advise_exchange(elder()).options:
        sampled = option.sampled
        assert sampled.mean == pytest.approx(sampled.calls + sampled.bonus + sampled.play)
        assert option.calls == pytest.approx(sum(each.mine - each.theirs for each in option.odds.values()))


def test_any_discard_is_compared_with_the_best():
    advice = advise_exchange(elder())
    aces = tuple(one for one in advice.information.hand if one.rank is Rank.ACE)
    found = compared(advice, aces)
    assert found.behind > 5 > 10 * found.error
    assert not found.same
    assert not found.level
    assert found.yours.out == aces
    assert [abs(part.points) for part in found.parts] == sorted(
        (abs(part.points) for part in found.parts), reverse=True
    )
    assert {part.about for part in found.parts} == {"calls", "bonus", "play"}
    assert sum(part.points for part in found.parts) == pytest.approx(-found.behind, abs=0.01)
    listed = compared(advice, advice.options[2].out[::-1])
    assert listed.yours is advice.options[2]
    assert listed.behind == pytest.approx(advice.best.points - advice.options[2].points)
    assert compared(advice, advice.best.out).same


@pytest.mark.parametrize("wrong", [(), "twice", "six", "foreign"])
def test_what_may_not_be_put_out_is_not_weighed(wrong):
    advice = advise_exchange(elder())
    hand = advice.information.hand
    cards = {"twice": (hand[0], hand[0]), "six": hand[:6], "foreign": advice.information.unseen[:1]}.get(wrong, ())
    with pytest.raises(Unweighed) as fault:
        compared(advice, cards)
    assert unweighed(fault.value)[0].startswith("These cards cannot be discarded")


def test_reasons_say_what_is_there():
    """A combination kept is held and kept; one given up is held and broken; what is hoped for can be drawn."""
    for seed in (3, 7, 8, 12):
        advice = advise_exchange(elder(seed))
        information = advice.information
        for option in (*advice.options, compared(advice, information.hand[:2]).yours):
            for reason in option.reasons:
                if reason.about == KEEPS:
                    assert set(reason.cards) <= set(option.kept)
                elif reason.about == GIVES:
                    assert reason.cards in [each.cards for each in held(reason.kind, information.hand)]
                    assert not set(reason.cards) <= set(option.kept)
                elif reason.about == HOPES:
                    assert set(reason.cards) <= set(option.kept)
                    assert set(reason.missing) <= set(information.unseen)
                elif reason.about == LEAVES:
                    assert reason.size == information.most - len(option.out)
                assert 0 <= reason.good <= 1


def test_the_chance_of_a_hope_is_that_of_the_draw():
    """Two given cards in a draw of three out of twenty; a third ace or the fourth in a draw of five."""
    advice = advise_exchange(elder(8))
    (hope,) = (reason for reason in advice.best.reasons if reason.about == HOPES)
    assert (hope.kind, hope.top, hope.size, len(hope.cards)) == ("set", Rank.ACE, 3, 2)
    assert hope.chance == pytest.approx(1 - comb(18, 5) / comb(20, 5))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_scene_is_plain_and_whole(language):
    advice = advise_exchange(elder())
    found = exchange_scene.scene(advice, language, compared(advice, advice.information.hand[5:7]))
    assert set(found) == {"title", "head", "options", "yours", "bars_title", "note", "final"}
    assert len(found["options"]) == 6
    for option in (*found["options"], found["yours"]):
        assert sorted(option["cards"] + option["kept"]) == sorted(one.code for one in advice.information.hand)
        assert len(option["bars"]) == 7
        assert sum(bar["share"] for bar in option["bars"]) == pytest.approx(1)
        assert option["why"]
        assert all(isinstance(text, str) and text.endswith(".") for text in (*option["why"], *option["versus"]))
    assert found["options"][0]["versus"] == []
    assert found["yours"]["versus"]
    assert exchange_scene.scene(advice, language)["yours"] is None
    points = found["options"][0]["points"]
    assert ("," in points) == (language == "fr")


def test_a_scene_says_when_the_best_was_chosen():
    advice = advise_exchange(elder())
    yours = exchange_scene.scene(advice, "en", compared(advice, advice.best.out))["yours"]
    assert yours["best"]
    assert yours["short"] == "You chose the best of 1,585 discards."


@pytest.mark.parametrize("rules", ["rubicon", "parlett", "club", "wikipedia", "saunt", "cavendish", "au-cent"])
def test_the_forms_for_two_with_thirty_two_cards_and_no_bids_are_served(rules):
    assert not why_not(load(rules))
    deal = dealt(2, rules)
    while deal.phase != "exchange":
        deal = apply(deal, seen_by(deal, deal.to_act).choices[0])
    assert advise_exchange(seen_by(deal, deal.to_act)).options


@pytest.mark.parametrize(
    ("rules", "options", "said"),
    [
        ("cent-36", {}, "matters which cards"),
        ("voleur", {}, "more than two play"),
        ("rubicon", {"nought_value": "50"}, "Point, sequences or sets are decided here"),
        ("rubicon", {"lesser_combinations": "both"}, "Point, sequences or sets are decided here"),
        ("rubicon", {"trick_scoring": "flat_won", "younger_pique": True}, "The second player can make a pique"),
    ],
)
def test_what_is_not_served_is_said_plainly(rules, options, said):
    short, why = unweighed(Unweighed(why_not(load(rules, options))))
    assert short == "By these rules exchanges are not weighed."
    assert said in why


def test_out_of_turn_there_is_nothing_to_weigh():
    with pytest.raises(Unweighed) as fault:
        ground_of(seen_by(dealt(), "younger"))
    assert unweighed(fault.value) == ("There is no exchange to weigh: it is not your turn to discard.",)
