"""What the road says of scoring holds on every deal of that stop, of every later one, and on deals at random.

A stop may leave out; it may not say what a later one takes back, as “before your opponent has counted anything” was
taken back by the race to thirty. A claim is a sentence of the road with what it says, asked of a deal's scores.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons import laid, lesson
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.practice import question
from tests.samples import sample

STOPS = [stop.lesson or stop.id for stop in ROAD]
THE_LIST = ("carte_blanche", *KINDS)
RIGGED = ("repique_unbarred", "any_score_bars_repique", "pique_unbarred", "pique_with_repique", "blank_outside_repique")
OTHER = {ELDER: YOUNGER, YOUNGER: ELDER}


class Claim(NamedTuple):
    """A sentence of a stop, by the step that says it and words of it, and whether a deal bears it out."""

    stop: str
    step: str
    says: str
    holds: Callable[[Deal], bool]


def points(deal, kind, side=None):
    return [each.points for each in deal.scores if each.kind == kind and side in (None, each.side)]


def bonuses(deal, kind):
    return {each.side for each in deal.scores if each.kind == kind}


def ruled(deal, clause, verdict=Verdict.AWARDED):
    return [each for each in deal.rulings if each.rule == clause and each.verdict is verdict]


def one_side_scores_a_class(deal):
    return all(len(bonuses(deal, kind)) <= 1 for kind in KINDS)


def equal_scores_nothing(deal):
    return all(
        not (ruled(deal, f"{kind}.equal", Verdict.DENIED) and points(deal, kind)) for kind in ("point", "sequence")
    )


def every_lead_scores(deal):
    return len(ruled(deal, "play.lead")) == len(deal.tricks) + bool(deal.trick)


def thirty_down_the_list(deal, side):
    """Whether a side comes to thirty from its hand alone, before anything of the other's that comes earlier."""
    total = 0
    for kind in THE_LIST:
        total += sum(points(deal, kind, side))
        if total >= 30:
            return True
        if points(deal, kind, OTHER[side]):
            return False
    return False


def a_repique_is_thirty_down_the_list(deal):
    return bonuses(deal, "repique") == {side for side in (ELDER, YOUNGER) if thirty_down_the_list(deal, side)}


def a_pique_is_elders_with_the_play_before_younger_has_anything(deal):
    hand = sum(sum(points(deal, kind, ELDER)) for kind in THE_LIST)
    played = [each for each in deal.scores if each.kind == "play"]
    first = next((at for at, each in enumerate(played) if each.side == YOUNGER), len(played))
    reached = hand + sum(each.points for each in played[:first]) >= 30
    bare = not any(points(deal, kind, YOUNGER) for kind in THE_LIST)
    return bonuses(deal, "pique") == ({ELDER} if hand < 30 and reached and bare else set())


def a_repique_leaves_no_pique(deal):
    return not bonuses(deal, "repique") & bonuses(deal, "pique")


def a_point_scores_its_cards(deal):
    return all(each.points == len(each.cards) for each in deal.scores if each.kind == "point")


def a_sequence_scores_its_cards_and_ten_from_the_fifth(deal):
    told = [each for each in deal.scores if each.kind == "sequence"]
    return all(each.points == len(each.cards) + 10 * (len(each.cards) >= 5) for each in told)


def a_set_is_of_tens_or_higher(deal):
    told = [each for each in deal.scores if each.kind == "set"]
    return all(
        (len(each.cards), each.points) in ((3, 3), (4, 14)) and min(card.rank for card in each.cards) >= 10
        for each in told
    )


def a_carte_blanche_scores_ten_and_is_first(deal):
    first = min(deal.scores, key=lambda each: each.order, default=None)
    blank = points(deal, "carte_blanche")
    return not blank or (blank == [10] and first is not None and first.kind == "carte_blanche")


def the_cards_or_the_capot(deal):
    return len([each for each in deal.scores if each.kind in ("cards", "capot")]) <= 1


def one_more_for_the_last(deal):
    return not deal.done or len(ruled(deal, "play.last")) == 1


def elder_exchanges_and_leads_first(deal):
    """Unless elder has a carte blanche, and shows it when younger has discarded."""
    if points(deal, "carte_blanche", ELDER):
        return True
    told = ([each.side for each in deal.rulings if each.rule.startswith(name)] for name in ("exchange.", "play.lead"))
    return all(sides[0] == ELDER for sides in told if sides)


def both_draw_and_elder_five_at_most(deal):
    counts = {seat: len(cards) for seat, cards in deal.discards.items() if cards}
    whole = bool(deal.discards) and deal.phase not in ("carte_blanche", "exchange")
    return counts.get(ELDER, 0) <= 5 and (not whole or not counts or set(counts) == {ELDER, YOUNGER})


def followers(deal):
    """Of every trick the lead, what was played to it, and what its player still held then."""
    left = {seat: list(cards) for seat, cards in deal.hands.items()}
    for trick in reversed(deal.tricks):
        lead, card = trick.cards
        held = left[OTHER[trick.leader]]
        held.append(card)
        left[trick.leader].append(lead)
        yield lead, card, tuple(held)


def suit_is_followed(deal):
    return all(
        card.suit is lead.suit or lead.suit not in {one.suit for one in held} for lead, card, held in followers(deal)
    )


def the_higher_card_of_the_suit_led_wins_and_leads_next(deal):
    for number, trick in enumerate(deal.tricks):
        lead, card = trick.cards
        taken = card.suit is lead.suit and card.rank > lead.rank
        if trick.winner != (OTHER[trick.leader] if taken else trick.leader):
            return False
        if number and trick.leader != deal.tricks[number - 1].winner:
            return False
    return True


def a_trick_scores_whom_it_was_not_led_by(deal):
    """One for every lead lost to the other, and nothing for one that was won."""
    lost = sum(trick.winner != trick.leader for trick in deal.tricks)
    return len(ruled(deal, "play.trick")) == lost and all(each.points == 1 for each in ruled(deal, "play.trick"))


def younger_counts_after_the_first_lead(deal):
    """All but a carte blanche, which is shown before the exchange."""
    led = next((each.number for each in ruled(deal, "play.lead")), None)
    told = [each.number for each in deal.scores if each.side == YOUNGER and each.kind in KINDS]
    return not told or (led is not None and min(told) > led)


def tens_for_the_cards_forty_for_all_and_nothing_for_an_even_split(deal):
    if not deal.done:
        return True
    won = sorted(sum(trick.winner == seat for trick in deal.tricks) for seat in OTHER)
    paid = [(each.kind, each.points) for each in deal.scores if each.kind in ("cards", "capot")]
    return paid == ([] if won[0] == won[1] else [("cards", 10)] if won[0] else [("capot", 40)])


def a_bonus_is_never_taken_back(deal):
    return all(not ruled(deal, f"{kind}.award", Verdict.SUPERSEDED) for kind in ("pique", "repique"))


CLAIMS = (
    Claim("first_deal", "seats", "you go first in this deal", elder_exchanges_and_leads_first),
    Claim("first_deal", "seats", "both of you draw", both_draw_and_elder_five_at_most),
    Claim("first_deal", "lead", "must play the same suit", suit_is_followed),
    Claim("first_deal", "lead", "its player leads next", the_higher_card_of_the_suit_led_wins_and_leads_next),
    Claim("first_deal", "lead", "a trick your opponent led", a_trick_scores_whom_it_was_not_led_by),
    Claim("first_deal", "younger-counts", "after the first lead", younger_counts_after_the_first_lead),
    Claim("08_play", "take", "except in the last trick", one_more_for_the_last),
    Claim("08_play", "take", "own lead adds nothing", a_trick_scores_whom_it_was_not_led_by),
    Claim("08_play", "capot", "An even split: nothing", tens_for_the_cards_forty_for_all_and_nothing_for_an_even_split),
    Claim("07_repique", "pique", "nothing takes it back", a_bonus_is_never_taken_back),
    Claim("07_repique", "pique", "come too late", a_pique_is_elders_with_the_play_before_younger_has_anything),
    Claim("07_repique", "equal", "stop nothing", a_repique_is_thirty_down_the_list),
    Claim("first_deal", "collect", "only the better hand scores", one_side_scores_a_class),
    Claim("first_deal", "point-equal", "nobody scores", equal_scores_nothing),
    Claim("first_deal", "sequence-good", "{other} counts none", one_side_scores_a_class),
    Claim("first_deal", "lead", "Every lead scores a point", every_lead_scores),
    Claim("first_deal", "race", "has nothing yet", a_repique_is_thirty_down_the_list),
    Claim("first_deal", "race", "for elder", a_pique_is_elders_with_the_play_before_younger_has_anything),
    Claim("08_play", "take", "The lead scores", every_lead_scores),
    Claim("08_play", "capot", "instead of the cards", the_cards_or_the_capot),
    Claim("08_play", "last", "which scores", one_more_for_the_last),
    Claim("04_point", "call", "one for each card", a_point_scores_its_cards),
    Claim("04_point", "call", "nobody scores", equal_scores_nothing),
    Claim("05_sequences", "grow", "ten more", a_sequence_scores_its_cards_and_ten_from_the_fifth),
    Claim("05_sequences", "hook", "nobody counts any", equal_scores_nothing),
    Claim("06_sets", "question-4", "Only tens", a_set_is_of_tens_or_higher),
    Claim("06_sets", "blank", "counted first of all", a_carte_blanche_scores_ten_and_is_first),
    Claim("07_repique", "repique", "reckoned earlier", a_repique_is_thirty_down_the_list),
    Claim("07_repique", "pique", "Only elder", a_pique_is_elders_with_the_play_before_younger_has_anything),
    Claim("07_repique", "one-bonus", "a repique leaves no pique", a_repique_leaves_no_pique),
    Claim("07_repique", "summary", "nobody is paid both", a_repique_leaves_no_pique),
)


@cache
def deals_of(stop: str) -> tuple[Deal, ...]:
    """The deals of a stop, by the rules that the road teaches."""
    found = (step.place for step in lesson(stop).steps if step.place is not None)
    return tuple(table.deal for table in map(laid, found) if table.rules.id == "rubicon")


@cache
def others() -> tuple[Deal, ...]:
    """Deals dealt and played without any sense, and deals on which a wrong rule about a bonus goes wrong."""
    rules = load("rubicon")
    dealt = tuple(play_out(shuffled(rules, seed), Random(seed)) for seed in range(sample(50)))
    return (*dealt, *(question(rules, name, seed).case.deal for name in RIGGED for seed in range(sample(4))))


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda each: f"{each.stop} {each.step}: {each.says}")
def test_no_later_stop_takes_back_what_a_stop_says(claim):
    step = lesson(claim.stop).step(claim.step)
    assert claim.says in " ".join((*step.text, *step.after)), "the sentence has changed: is the claim still made?"
    for stop in STOPS[STOPS.index(claim.stop) :]:
        assert all(map(claim.holds, deals_of(stop))), stop
    assert all(map(claim.holds, others()))


def test_the_claims_are_not_idle():
    """Among the deals of the road bonuses are made and barred, classes are equal, and a carte blanche is shown."""
    deals = [deal for stop in STOPS for deal in deals_of(stop)]
    for clause in ("repique.award", "pique.award"):
        assert any(ruled(deal, clause) for deal in deals)
        assert any(ruled(deal, clause, Verdict.DENIED) for deal in deals)
    assert any(trick.winner == trick.leader for deal in deals for trick in deal.tricks[-1:] if deal.done)
    assert any(sum(trick.winner == ELDER for trick in deal.tricks) == 6 for deal in others() if deal.done)
    for clause in ("point.equal", "sequence.equal"):
        assert any(ruled(deal, clause, Verdict.DENIED) for deal in deals)
    assert any(points(deal, "carte_blanche") for deal in deals)


def test_before_anything_at_all_is_said_of_no_repique():
    """Younger's repique comes after elder has led, and a quatorze that comes too late bars none."""
    told = [
        (stop, step.id, text) for stop in STOPS for step in lesson(stop).steps for text in (*step.text, *step.after)
    ]
    told += [(stop, term, meaning) for stop in STOPS for term, meaning in lesson(stop).terms.items()]
    for stop, where, text in told:
        for sentence in text.split(". "):
            if "repique" in sentence and "before" in sentence:
                assert "earlier" in sentence, f"{stop}, {where}: {sentence}"
