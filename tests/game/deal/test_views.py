"""What one seat knows: everything it has seen and been told, and not a card more, whatever the other holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings

from piquet_tutor.engine.rulings import OnlyFor, Ruling, Verdict
from piquet_tutor.game.actions import KeepCarteBlanche
from piquet_tutor.game.cards import Card, Void, pack_of
from piquet_tutor.game.deal.engine import Refused, apply, start
from piquet_tutor.game.deal.views import View, known_cards, seen_by
from piquet_tutor.game.rules.policies.round import waiting_to_count
from piquet_tutor.game.state import Deal
from tests.game.table_talk import (
    call,
    cards,
    deal_of,
    declared,
    declared_until,
    exchange,
    hands_of,
    lead,
    played_out,
    reply,
    rulings,
    shown,
)
from tests.samples import sample
from tests.strategies import deals, generators, random_deal, rule_sets

ELDER = "S:AKQJT H:K98 D:Q9 C:87"
YOUNGER = "S:98 H:AQJT7 D:KJ C:AJ9"


def everything_in(thing: Any) -> Iterator[Any]:
    """All that a thing holds, however deep."""
    yield thing
    if isinstance(thing, Mapping):
        for each in (*thing.keys(), *thing.values()):
            yield from everything_in(each)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for each in thing:
            yield from everything_in(each)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            yield from everything_in(getattr(thing, each.name))


def told_in(view: View) -> list[Any]:
    """All that a view tells: all of it but the rules, and the cards it says it cannot place."""
    return [
        one
        for each in fields(view)
        if each.name not in ("rules", "table", "unseen")
        for one in everything_in(getattr(view, each.name))
    ]


def calls_in(view) -> list[object]:
    """What was told aloud of each call, round the table too; and with a “not good”, where its value is told."""
    called = [one.facts for one in view.rulings if one.rule.endswith(".called")]
    back = [one.facts.get("other_pips") for one in view.rulings if one.rule == "point.good"]
    return [*called, *(back if view.rules.option("point_beaten") else ())]


def second_blank_for_nothing(deal: Deal) -> bool:
    """A blank that is blank again and worth nothing: its cards are told all the same (see the carte blanche tests)."""
    return any(one.rule == "carte_blanche.again" and not one.awards for one in deal.rulings)


def may_know(deal: Deal, seat: str) -> set[Card]:
    """What a seat can place, from the rules of the table: written out here, apart from the engine's own account."""
    first = deal.table.seats[0]
    known = {*deal.dealt.get(seat, ()), *deal.drawn.get(seat, ()), *deal.kept.get(seat, ()), *deal.hands[seat]}
    known |= {card for trick in deal.tricks for card in trick.cards} | set(deal.trick)
    awarded = [one for one in deal.rulings if one.verdict is Verdict.AWARDED or one.rule == "carte_blanche.award"]
    known |= {card for one in awarded for card in told_by(one)}
    for one in deal.rulings:
        if one.rule == "talon.faced" or (one.rule == "talon.peek" and seat == first):
            known |= set(one.facts["cards"])
        if one.rule in ("shown.on_request", "equal.named"):
            known |= set(one.facts.get("cards", ()))
    if deal.rules.option("younger_untaken") == "private" and seat != first and len(deal.discards) == 2:
        known |= set(deal.stock)
    return {one for one in known if not isinstance(one, Void)}


def told_by(award: Ruling) -> tuple[Card, ...]:
    """The cards an award shows to both: of a combination, or of a carte blanche."""
    shows = award.rule.startswith(("point.", "sequence.", "set.", "carte_blanche.", "carte_rouge."))
    return award.facts["cards"] if shows else ()


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_no_card_a_seat_cannot_place_is_anywhere_in_its_view(deal):
    """Not in a ruling's facts, not in what may be done now: every card named is one it has seen or been shown."""
    assume(not second_blank_for_nothing(deal))
    for seat in deal.table.seats:
        view = seen_by(deal, seat)
        named = {one for one in told_in(view) if isinstance(one, Card) and not isinstance(one, Void)}
        assert named <= may_know(deal, seat)
        assert not named & view.unseen


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_what_is_known_and_what_is_unseen_make_the_pack(deal):
    """Its own account and the one above agree, and nothing is both."""
    assume(not second_blank_for_nothing(deal))
    for seat in deal.table.seats:
        known = known_cards(deal, seat)
        assert known == may_know(deal, seat)
        assert seen_by(deal, seat).unseen == set(pack_of(deal.rules.pack).cards) - known


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_the_ledger_of_a_view_is_for_that_seat(deal):
    """No ruling for the other's eyes, no fact kept for him; all the rest in order."""
    for seat in deal.table.seats:
        view = seen_by(deal, seat)
        assert all(one.audience is None or seat in one.audience for one in view.rulings)
        assert not [one for one in told_in(view) if isinstance(one, OnlyFor)]
        public = [one for one in deal.rulings if one.audience is None or seat in one.audience]
        assert [(one.rule, one.awards) for one in view.rulings] == [(one.rule, one.awards) for one in public]
        assert [one.number for one in view.rulings] == list(range(1, len(public) + 1)), "no gap tells of another"
        assert all(0 < number < one.number for one in view.rulings for number in one.because)


@settings(max_examples=sample(30), deadline=None)
@given(deal=deals())
def test_a_view_offers_its_seat_only_its_own_choices(deal):
    """Who is not to act has nothing to choose, and learns nothing from what the other may do."""
    for seat in deal.table.seats:
        view = seen_by(deal, seat)
        assert all(one.seat == seat for one in view.choices)
        if deal.to_act != seat:
            assert view.choices == ()
        counting = deal.phase == "round" and waiting_to_count(deal)  # then whoever calls next is seen to act
        if deal.phase != "carte_blanche" and not counting:  # elder is seen to act, whoever may yet tell of a blank hand
            assert view.my_turn == (deal.to_act == seat)


# --- two deals that one seat cannot tell apart ----------------------------------------------------


def swapped(thing: Any, one: Card, other: Card) -> Any:
    """The same with two cards in each other's place."""
    if isinstance(thing, Card):
        return other if thing is one else one if thing is other else thing
    return tuple(swapped(each, one, other) for each in thing) if isinstance(thing, tuple) else thing


def twin(deal: Deal, seat: str, one: Card, other: Card) -> Deal:
    """The deal as it would have gone with two cards changed about that this seat cannot place.

    Raises:
        Refused: the other player could not have said or done the like.
    """
    dealt = {each: swapped(hand, one, other) for each, hand in deal.dealt.items()}
    found = start(deal.rules, dealt, swapped(deal.talon, one, other), deal.standing)
    for action in deal.actions:
        if action.seat != seat:
            changes = {each.name: swapped(getattr(action, each.name), one, other) for each in fields(action)}
            action = replace(action, **changes)
        found = apply(found, action)
    return found


@settings(max_examples=sample(45), deadline=None)
@given(rules=rule_sets(), rng=generators())
def test_a_seat_cannot_tell_apart_two_deals_that_differ_where_it_cannot_see(rules, rng):
    """Two unseen cards change places, the other player says the same words: the view is the same in every part."""
    deal = random_deal(rules, rng, rng.randint(1, 18))
    if not deal.dealt:
        return
    for seat in deal.table.seats:
        view = seen_by(deal, seat)
        for _ in range(3):
            pair = rng.sample(sorted(view.unseen, key=str), 2) if len(view.unseen) > 1 else None
            if pair is None:
                continue
            try:
                other = twin(deal, seat, *pair)
            except Refused:
                continue
            again = seen_by(other, seat)
            if again.phase != view.phase:
                continue  # somebody there has a carte blanche to speak of first
            if again.contests != view.contests or calls_in(again) != calls_in(view):
                continue  # another value was told aloud: that is to be told apart
            if deal.phase == "round" and seat in (deal.to_act, other.to_act) and deal.to_act != other.to_act:
                continue  # a partner who counts before him does so aloud
            for each in fields(view):
                assert getattr(again, each.name) == getattr(view, each.name), each.name


def test_a_gap_in_the_numbers_does_not_tell_that_a_point_was_sunk():
    """Younger says good with nothing better, or sinking five cards: elder's ledger is the same, number by number."""
    four, five = "S:98 H:AQJ7 D:KJ8 C:AJ9", ELDER
    for younger in (five, "S:AKQJ H:K98 D:Q9 C:T87"):
        deal = reply(call(hands_of(four, younger, "club"), "point", "H:AQJ7"), "point", "good")
        numbers = [one.number for one in seen_by(deal, "elder").rulings]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_wait_for_elders_count_does_not_tell_what_he_holds():
    """His best set is good. Whether he holds another, younger learns only if he counts it."""
    one_more = hands_of("AS AH AD KS KH KD 9S 9H 8D 8C 7S 7C", "S:QJT H:QJT D:QJT C:QJT", "parlett")
    no_more = hands_of("AS AH AD KS KH 7D 9S 9H 8D 8C 7S 7C", "S:QJT H:QJT D:QJT C:KQJ", "parlett")
    phases = []
    for deal in (one_more, no_more):
        deal = call(declared_until(deal, "set"), "set", "AS AH AD")
        phases.append(seen_by(reply(deal, "set", "good"), "younger").phase)
    assert phases[0] == phases[1]


# --- one thing at a time --------------------------------------------------------------------------


def test_what_is_called_is_told_by_its_number_and_kept_as_cards_for_the_caller():
    """Younger hears "point of five"; the five cards are elder's to see until they score."""
    deal = call(hands_of(ELDER, YOUNGER), "point", "S:AKQJT")
    assert "cards" not in seen_by(deal, "younger").rulings[-1].facts
    assert seen_by(deal, "elder").rulings[-1].facts["cards"] == cards("S:AKQJT")
    public = seen_by(deal, "younger").contests["point"]
    assert (public.length, public.value) == (5, None)
    asked = reply(deal, "point", "ask", "H:AQJT7")
    assert seen_by(asked, "younger").contests["point"].value == 51
    question = next(one for one in seen_by(asked, "elder").rulings if one.rule == "point.asked")
    assert "cards" not in question.facts, "what younger asks with is his"


def test_what_has_counted_is_shown():
    """A good point's cards are known to the other player."""
    deal = reply(call(hands_of(ELDER, "S:98 H:AQJ7 D:KJ8 C:AJ9"), "point", "S:AKQJT"), "point", "good")
    view = seen_by(deal, "younger")
    assert set(view.others["elder"].shown) == set(cards("S:AKQJT"))
    assert not set(cards("S:AKQJT")) & view.unseen


def test_what_was_beaten_is_not_shown():
    """Elder's four hearts were not good: younger knows there were four and no more (the knave he sees in the trio)."""
    deal = declared(hands_of("S:98 H:AQJ7 D:KJ8 C:AJ9", ELDER))
    view = seen_by(deal, "younger")
    assert set(cards("H:AQ7")) <= view.unseen
    denied = next(one for one in view.rulings if one.rule == "point.good")
    assert not [one for one in everything_in(denied.facts) if isinstance(one, Card) and one in view.unseen]


def test_the_pips_of_a_beaten_point_that_were_never_told_stay_untold():
    """Five against four: elder's thirty-eight were not asked for, and nothing tells younger of them afterwards."""
    deal = shown(lead(hands_of("S:98 H:AQJ7 D:KJ8 C:AJ9", ELDER), "AH"))
    assert 38 not in [one for each in seen_by(deal, "younger").rulings for one in everything_in(each.facts)]
    good = [one for one in rulings(deal, "point.good") if one.awards]
    assert good[0].side == "younger"


def test_the_pips_of_what_was_asked_with_stay_younger_s_own():
    """He asked with forty-eight and found it beaten: elder knows he has five cards, and not what they make."""
    deal = reply(reply(call(hands_of(ELDER, YOUNGER), "point", "S:AKQJT"), "point", "ask", "H:AQJT7"), "point", "good")
    assert 48 not in [one for each in seen_by(deal, "elder").rulings for one in everything_in(each.facts)]
    assert 48 in [one for each in seen_by(deal, "younger").rulings for one in everything_in(each.facts)]


def test_the_others_hand_is_a_number_of_cards():
    """Twelve held, two put out; which, only the play tells."""
    deal = exchange(exchange(deal_of(ELDER, YOUNGER), "8C 7C"), "9S")
    view = seen_by(deal, "younger")
    assert (view.others["elder"].count, view.others["elder"].discarded, view.others["elder"].shown) == (12, 2, ())
    assert view.stock_count == 5


def test_a_carte_blanche_kept_quiet_leaves_no_trace_but_for_its_holder():
    """Neither a ruling nor a known card."""
    deal = apply(deal_of("S:AT98 H:T98 D:T98 C:T9", "S:KQJ H:AKQJ D:KQJ C:KQ", rules="club"), KeepCarteBlanche("elder"))
    view = seen_by(deal, "younger")
    assert set(cards("S:AT98 H:T98 D:T98 C:T9")) <= view.unseen
    assert "carte_blanche" not in {one.rule.split(".")[0] for one in view.rulings}


def test_at_the_end_both_know_all_that_was_played_and_neither_the_others_discards():
    """Twenty-four cards on the table; the rest as each saw it."""
    deal = played_out(exchange(exchange(deal_of(ELDER, YOUNGER), "9H 8H 9D 8C 7C"), "9S 8S 7H"), Random(5))
    for seat, other in (("elder", "younger"), ("younger", "elder")):
        assert seen_by(deal, seat).unseen == set(deal.discards[other])


@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_an_opponent_learns_nothing_from_asking_twice(seat):
    """A view is a function of the deal: looking changes nothing."""
    deal = declared(hands_of(ELDER, YOUNGER))
    assert seen_by(deal, seat) == seen_by(deal, seat)
