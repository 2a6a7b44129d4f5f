"""Advice at a table of three or four: claims are what the engine pays; hidden cards have no say; too early is said."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.hints import hints
from piquet_tutor.players.coach.play_among import FEWEST, TRICKS, advise_among, reasons_among
from piquet_tutor.players.coach.play_model import Unadvised
from piquet_tutor.reckoner.information_set import played_by, voids_shown
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver.last_tricks import LastTricks
from piquet_tutor.reckoner.solver.pending_pique import progress_of
from piquet_tutor.reckoner.solver.tricks import SideProgress, TrickPosition
from tests.players.coach.helpers import cards_to_play

FORMS = ["normand", "voleur"]


def moment_of(deal):
    """The play of a deal as it lies."""
    table, sides = deal.table, list(dict.fromkeys(deal.table.sides))
    won = tuple(sum(table.side_of(trick.winner) == side for trick in deal.tricks) for side in sides)
    view = seen_by(deal, deal.to_act)
    progress = progress_of(view)  # by these rules it can only be the first side's
    held = tuple(masks_of(deal.hands[seat]) for seat in table.seats)
    trick = tuple((int(one.suit), bit_of(one)) for one in deal.trick)
    return TrickPosition(
        held, table.seats.index(deal.leader), trick, won, SideProgress(0, progress.had) if progress else None
    )


def brought(deal, play):
    """For each card of whoever is to act, what the rest brings each side."""
    cards = sorted((each.card for each in seen_by(deal, deal.to_act).choices), key=lambda one: (one.suit, one.rank))
    return {one: play.comes_to(moment_of(deal), (int(one.suit), bit_of(one))) for one in cards}


def played_out(deal, play):
    """The deal at its end, everybody playing as is best for his side with all cards shown."""
    sides = list(dict.fromkeys(deal.table.sides))
    while not deal.done and deal.phase == "play":
        found = brought(deal, play)
        side = sides.index(deal.table.side_of(deal.to_act))
        deal = apply(deal, Play(deal.to_act, max(found, key=lambda one: play.ahead(found[one], side))))
    return deal


@pytest.mark.parametrize("form", FORMS)
def test_a_line_brings_every_side_what_was_claimed(form):
    looked_at = 0
    for seed in range(4):
        for deal, view in cards_to_play(form, seed, fewest=2, most=3):
            play, sides = LastTricks(view.rules, view.table), list(dict.fromkeys(view.table.sides))
            for one, points in brought(deal, play).items():
                end = played_out(apply(deal, Play(view.seat, one)), play)
                assert points == tuple(end.total(side) - deal.total(side) for side in sides), (seed, one)
            looked_at += 1
            break
    assert looked_at >= 3


def tried(deal, side):
    """How far a side of two is ahead at the end, every card tried by the engine."""
    if deal.done or deal.phase != "play":
        return deal.total(side) - deal.total(deal.table.opponents(side)[0])
    results = [tried(apply(deal, each), side) for each in seen_by(deal, deal.to_act).choices]
    return max(results) if deal.table.side_of(deal.to_act) == side else min(results)


def test_between_two_sides_nothing_is_better_than_what_was_found():
    for seed in range(5):
        deal, view = next(cards_to_play("voleur", seed, fewest=2, most=2))
        side, play = view.table.side_of(view.seat), LastTricks(view.rules, view.table)
        place = list(dict.fromkeys(view.table.sides)).index(side)
        before = deal.total(side) - deal.total(deal.table.opponents(side)[0])
        for one, points in brought(deal, play).items():
            assert play.ahead(points, place) == tried(apply(deal, Play(view.seat, one)), side) - before


@pytest.mark.parametrize("form", FORMS)
def test_hidden_cards_have_no_say_and_reasons_hold(form):
    said = set()
    for seed in (1, 2):
        for deal, view in cards_to_play(form, seed, most=4 if form == "normand" else 3):
            advice = advise_among(view)
            assert all((each.error is None) == (advice.tried == advice.ways) for each in advice.options)
            other = seen_by(dealt_otherwise(deal, view), view.seat)
            assert advise_among(other).options == advice.options
            assert hints(other) == hints(view)
            for reason in reasons_among(advice):
                assert holds(reason.name, view, advice.best.card)
                said.add(reason.name)
    assert said >= ({"play-among-best", "play-among-takes"} if form == "normand" else {"play-among-partner"})


def dealt_otherwise(deal, view):
    """The deal with the hands of two others exchanged, as far as what was seen of them allows."""
    first, second = list(view.others)[:2]
    mine, theirs = set(deal.hands[first]), set(deal.hands[second])
    free = [sort_hand(one for one in hand if one in view.unseen) for hand in (mine, theirs)]
    if not all(free):
        return deal
    one, two = free[0][0], free[1][0]
    new = deal.draft()
    swapped = {first: (mine - {one}) | {two}, second: (theirs - {two}) | {one}}
    hands = {seat: sort_hand(swapped.get(seat, cards)) for seat, cards in deal.hands.items()}
    kept = {seat: sort_hand((*hands[seat], *played_by(view, seat))) for seat in swapped}
    new.hands, new.kept = (
        Frozen({**deal.hands, **{seat: hands[seat] for seat in swapped}}),
        Frozen({**deal.kept, **kept}),
    )
    return new.sealed()


def holds(name, view, best):
    """Whether what is said of a card is so."""
    table = view.table
    if name == "play-among-best":
        held = {one for other in view.others.values() for one in other.held}
        gone = {one for trick in view.tricks for one in trick.cards}
        above = [one for one in (*view.unseen, *held) if one.suit is best.suit and one.rank > best.rank]
        barred = [one for one in above if one not in gone]
        return all(best.suit in voids_shown(view, seat) for seat in view.others) if barred else True
    suited = [one for one in view.trick if one.suit is view.trick[0].suit]
    top = max(suited, key=lambda one: one.rank)
    if name == "play-among-takes":
        return best.suit is top.suit and best.rank > top.rank
    place = table.seats.index(view.leader) + view.trick.index(top)
    return table.side_of(table.seats[place % len(table.seats)]) == table.side_of(view.seat)


@pytest.mark.parametrize("form", FORMS)
def test_earlier_it_says_from_when_on_there_is_advice(form):
    seats = len(load(form).table.seats)
    view = next(view for _, view in cards_to_play(form, 1))
    with pytest.raises(Unadvised) as fault:
        advise_among(view)
    assert (fault.value.reason, fault.value.tricks) == ("far", TRICKS[seats])
    for language in ("en", "fr"):
        (step,) = hints(view, language)
        assert str(TRICKS[seats]) in step.paragraphs[-1]
    late = next(view for _, view in cards_to_play(form, 1, most=TRICKS[seats]))
    advice = advise_among(late)
    assert advice.tried >= min(FEWEST, advice.ways)
    assert [each.step for each in hints(late)] == ["nudge", "rule", "odds", "answer"]


def test_whoever_is_not_to_play_is_told_so():
    deal = shuffled(load("voleur"), 1)
    with pytest.raises(Unadvised) as fault:
        advise_among(seen_by(deal, deal.to_act))
    assert fault.value.reason == "turn"
