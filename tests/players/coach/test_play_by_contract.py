"""Advice where tricks were bid for: what it claims of a card is what the engine pays when play goes on as advised."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach import playing
from piquet_tutor.players.coach.hints import hints
from piquet_tutor.players.coach.play_model import Unadvised
from piquet_tutor.players.coach.play_reasons import reasons_of
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.reckoner.hands import hands
from piquet_tutor.reckoner.masks import bits_of, cards_of, masks_of
from piquet_tutor.reckoner.solver.moves import UNWANTED, WANTED
from tests.players.coach.helpers import cards_to_play, otherwise

FORMS = ["contract", "auction"]


@pytest.fixture
def told(monkeypatch):
    """Have the advice weigh one hand alone: the one the other really holds in the deal that is put here."""
    shown = []

    def the_true_one(view, other=None, reading="rules", most=0, seed=0):
        deal, found = shown[0], hands(view, other, reading, 1, seed)
        kept, now = deal.kept[found.other], deal.hands[found.other]
        return replace(found, count=1, kept=(bits_of(kept),), now=(masks_of(now),), sampled=False)

    monkeypatch.setattr(playing, "hands", the_true_one)

    def advise(deal):
        shown[:] = [deal]
        return advise_play(seen_by(deal, deal.to_act))

    return advise


def ahead(deal, side):
    """Every point of a side in the deal, less the other's."""
    return deal.total(side) - deal.total(deal.table.opponents(side)[0])


def played(deal, one, told):
    """The deal at its end when a card is played and everything after it as advised, both hands known."""
    deal = apply(deal, Play(deal.to_act, one))
    while not deal.done and deal.phase == "play":
        deal = apply(deal, Play(deal.to_act, told(deal).best.card))
    return deal


def made(deal):
    """Whether what was bid has been made, by the ledger."""
    bid = deal.undertaking
    if "bid.made" in deal.rules.clauses:
        return any(each.rule == "bid.made" and each.awards for each in deal.rulings)
    won = sum(trick.winner == bid.seat for trick in deal.tricks)
    return (len(deal.tricks) - won if bid.sign == "minus" else won) >= bid.tricks


@pytest.mark.parametrize(
    ("form", "seeds", "met"),
    [
        ("contract", (3, 4), {(WANTED, False), (UNWANTED, False)}),
        ("auction", (4, 9, 10), {(WANTED, False), (WANTED, True), (UNWANTED, False)}),
        ("cent-36", (1,), {("", False)}),
        ("cent-1651", (2,), {("", False)}),
    ],
)
def test_a_line_as_advised_brings_what_was_claimed_of_every_card(form, seeds, met, told):
    seen = set()
    for seed in seeds:
        moments = [deal for deal, _ in cards_to_play(form, seed) if deal.declared]
        for deal in (moments[0], moments[len(moments) // 2]):
            advice = told(deal)
            side = deal.table.side_of(deal.to_act)
            for option in (advice.best, advice.options[-1]):
                end = played(deal, option.card, told)
                assert ahead(end, side) - ahead(deal, side) == option.points, (seed, len(deal.tricks), option.card)
                if option.kept is not None and advice.live is None:
                    assert option.kept == made(end)
            seen.add((advice.contract.aim if advice.contract else "", advice.live is not None))
    assert seen >= met


@pytest.mark.parametrize("form", FORMS)
def test_no_hidden_card_has_a_say(form):
    rng = Random(form)
    for seed in (3, 10):
        for deal, view in cards_to_play(form, seed, most=9):
            other = seen_by(otherwise(deal, view, rng), view.seat)
            assert advise_play(view).options == advise_play(other).options
            assert hints(view) == hints(other)
            break


@pytest.mark.parametrize("form", [*FORMS, "cent-36", "cent-1651"])
def test_there_is_advice_from_the_first_card_on_and_it_adds_up(form):
    first = 0
    for seed in range(2):
        for _, view in cards_to_play(form, seed, fewest=11):
            advice = advise_play(view, most=30)
            first += len(view.hand) == 12
            for each in advice.options:
                assert sum(rng for _, rng in each.spread) == pytest.approx(1)
                assert (each.error is not None) == advice.hands.sampled
                assert each.kept is None or 0 <= each.kept <= 1
                mean = sum(points * rng for points, rng in each.spread)
                assert each.points == pytest.approx(mean + each.pique)
            break
    assert first


def said_of(form, seeds):
    """Every reason given in these deals, with its advice."""
    for seed in seeds:
        for deal, view in cards_to_play(form, seed, most=9):
            advice = advise_play(view, most=50)
            for reason in reasons_of(advice):
                assert reason.said("en") != reason.said("fr")
                yield deal, view, advice, reason


def holds(deal, view, advice, reason):
    """Whether what is said is so, looked at again card by card."""
    facts, best = reason.facts, advice.best.card
    gone = {one for trick in deal.tricks for one in trick.cards} | set(deal.trick)
    worlds = [set(cards_of(each)) - gone for each in advice.hands.kept]
    every = set().union(*(set(cards_of(each)) for each in hands(view, most=10**6).kept)) - gone
    legal = [each.card for each in view.choices]
    led = view.trick[0] if view.trick else None
    of_suit = [one for one in every if one.suit is best.suit]
    below = [one for one in legal if led and one.suit is led.suit and one.rank < led.rank]
    bid = view.undertaking
    won = sum(trick.winner == bid.seat for trick in view.tricks)
    done = len(view.tricks) - won if bid.sign == "minus" else won
    left = len(view.hand)
    takes = [bool(held) and all(one.rank > best.rank for one in held) for held in _of_suit(worlds, best)]
    return {
        "play-bid-mine": lambda: bid.seat == view.seat and facts["kept"] + facts["short"] == len(worlds),
        "play-bid-theirs": lambda: bid.seat != view.seat and facts["kept"] == round(advice.best.kept * len(worlds)),
        "play-bid-made": lambda: done >= bid.tricks,
        "play-bid-gone": lambda: done + left + advice.contract.last < bid.tricks,
        "play-nothing-left": lambda: len({each.points for each in advice.options}) == 1,
        "play-fewest": lambda: not bid.tricks and 0 <= facts["share"] <= 1,
        "play-lose-lowest": lambda: of_suit and all(one.rank > best.rank for one in of_suit),
        "play-lose-lead": lambda: facts["share"] == pytest.approx(sum(takes) / len(worlds)) and facts["share"] > 0.5,
        "play-lose-under": lambda: best in below and best.rank == max(one.rank for one in below),
        "play-lose-take": lambda: (
            not below and best.suit is led.suit and best.rank == max(one.rank for one in legal) > led.rank
        ),
        "play-lose-win": lambda: set(facts["cards"]) == set(below) and best.rank > led.rank,
        "play-lose-throw": lambda: best.suit is not led.suit and any(one.rank < best.rank for one in of_suit),
        "play-pique-left-out": lambda: advice.loses,
    }[reason.name]()


def _of_suit(worlds, best):
    return [[one for one in world if one.suit is best.suit] for world in worlds]


@pytest.mark.parametrize(
    ("form", "seeds", "said"),
    [
        (
            "contract",
            (3, 4, 5),
            {"play-bid-mine", "play-bid-theirs", "play-fewest", "play-lose-win", "play-lose-under"},
        ),
        ("auction", (9, 10, 11), {"play-bid-mine", "play-bid-theirs", "play-lose-take", "play-lose-lowest"}),
    ],
)
def test_what_is_said_of_a_card_is_so(form, seeds, said):
    met = set()
    for deal, view, advice, reason in said_of(form, seeds):
        if reason.name.startswith(("play-bid", "play-lose", "play-fewest", "play-nothing", "play-pique-left")):
            assert holds(deal, view, advice, reason), (view.hand, view.trick, reason)
            met.add(reason.name)
    assert met >= said


def test_where_a_trick_more_may_bring_less_it_says_so():
    rules = load("contract", {"counterpique": "exact_bonus_30"})
    view = next(view for _, view in cards_to_play("contract", 4))
    with pytest.raises(Unadvised) as fault:
        advise_play(replace(view, rules=rules))
    assert fault.value.reason == "contract"
    (step,) = hints(replace(view, rules=rules))
    assert "may help or hurt" in " ".join(step.paragraphs)
