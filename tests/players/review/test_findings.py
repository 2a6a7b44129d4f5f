"""What the review finds in deals whose truth is known; every difference of points is read off two ledgers again."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Call, Play, Reply
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.pausing import finished
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.players.review import LUCK, OPEN, SEEN, NoSuchSeat, NotOver, review, reviewing
from piquet_tutor.players.review import nearly as near
from piquet_tutor.players.review.declared import undeclared
from piquet_tutor.players.review.exchanged import exchanged
from piquet_tutor.players.review.model import steps_of
from piquet_tutor.players.review.played import expected_of, played_away
from piquet_tutor.reckoner.solver.dealt import solved
from tests.players.review.dealing import QUEENS, SIXIEME, ahead, played_out, read

IN_FULL = read(SIXIEME)


def said(calls, seat="elder"):
    deal = read(SIXIEME, calls={seat: calls})
    return deal, list(undeclared(deal, seat, steps_of(deal)))


# --- declarations -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "name"),
    [
        pytest.param({"sequences": []}, "not-called", id="sunk"),
        pytest.param({"sequences": ["KH QH JH"]}, "called-short", id="called short"),
    ],
)
def test_a_sequence_not_called_costs_what_the_two_ledgers_differ_by(calls, name):
    deal, (found,) = said(calls)
    assert (found.name, found.group, found.exact) == (name, OPEN, True)
    # Younger's own sequence counts in neither: elder's point is declared, and the sixième lies in it.
    assert found.points == ahead(IN_FULL, "elder") - ahead(deal, "elder") == 16
    assert found.cards == parse_cards("KH QH JH TH 9H 8H")


def test_the_table_is_opened_where_the_call_was_left_out():
    deal, (found,) = said({"sequences": []})
    action = deal.actions[found.place]
    assert (action.seat, action.kind, action.cards) == ("elder", "sequence", ())
    assert all(number <= len(steps_of(deal)[found.place].after.rulings) for number in found.rulings)
    assert found.rulings


def test_several_things_that_score_together_are_one_finding():
    """A point and a sequence that with the trio make the thirty: called alone, neither brings the sixty."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {"elder": "AS KS QS JS TS 9S AH AD AC KH KD 8C", "younger": "QH JH TH 9H QD JD TD 9D QC JC 8S 7S"},
        "play": "",
    }
    record["play"] = _line(read(record))
    whole, deal = read(record), read(record, calls={"elder": {"point": None, "sequences": []}})
    assert whole.tally()["elder"]["repique"] == 60
    (found,) = undeclared(deal, "elder", steps_of(deal))
    assert found.name == "together"
    assert found.points == ahead(whole, "elder") - ahead(deal, "elder") > 60


def _line(deal):
    done = played_out(deal, _plainly)
    return " ".join(action.card.code for action in done.actions if isinstance(action, Play))


def _plainly(deal):
    if younger_showing.may_show(deal):
        return younger_showing.full_show(deal)
    return next(iter(legal_actions(deal)))


def test_saying_good_with_a_better_hand_is_told_as_an_answer():
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {"elder": "KS JS 9S 7S KH JH 8H KD 9D QC TC 8C", "younger": "AS QS TS AH QH AD QD TD 8D 7D AC JC"},
        "play": "",
    }
    record["play"] = _line(read(record))
    deal = read(record, calls={"younger": {"point": None}})
    (found,) = undeclared(deal, "younger", steps_of(deal))
    assert found.name == "let-pass"
    assert found.cards == parse_cards("AD QD TD 8D 7D")
    assert found.points == ahead(read(record), "younger") - ahead(deal, "younger") > 0
    assert deal.actions[found.place].seat == "younger"


def test_who_says_nor_have_i_has_not_said_good():
    """Elder calls no point, and younger keeps a better one back: it was not called, and no call was let pass."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {"elder": "KS JS 9S 7S KH JH 8H KD 9D QC TC 8C", "younger": "AS QS TS AH QH AD QD TD 8D 7D AC JC"},
        "calls": {"elder": {"point": None}},
        "play": "",
    }
    record["play"] = _line(read(record))
    deal = read(record, calls={"elder": {"point": None}, "younger": {"point": None}})
    (found,) = [each for each in undeclared(deal, "younger", steps_of(deal)) if each.cards[0].suit.letter == "D"]
    assert found.name == "nor-have-i"
    assert isinstance(deal.actions[found.place], Reply)


@pytest.mark.parametrize("seed", [18, 23, 56])
def test_elder_who_sinks_a_point_that_younger_s_would_have_equalled_has_answered_nobody(seed):
    """It was not called; that it would have been equal, and saved younger's from counting, is what it cost."""
    random, deal = Random(seed), shuffled(load("rubicon"), seed)
    while not deal.done:
        deal = apply(deal, _sinking_the_point(deal, random))
    (found,) = [each for each in undeclared(deal, "elder", steps_of(deal)) if each.name in ("less-said", "not-called")]
    assert found.name == "not-called"
    assert isinstance(deal.actions[found.place], Call)
    assert found.points > 0


def _sinking_the_point(deal, random):
    """Elder calls no point; everything else is called and answered in full."""
    calls = [each for each in legal_actions(deal) if isinstance(each, Call)]
    if calls and calls[0].kind == "point":
        return next(each for each in calls if not each.cards)
    if calls:
        return declarations.full_call(deal, calls[0].kind)
    replies = any(isinstance(each, Reply) for each in legal_actions(deal))
    return declarations.full_reply(deal) if replies else random_action(deal, random)


def test_nothing_is_found_where_everything_was_declared():
    assert [*undeclared(IN_FULL, "elder", steps_of(IN_FULL)), *undeclared(IN_FULL, "younger", steps_of(IN_FULL))] == []


# --- the play ---------------------------------------------------------------------------------------


def best_line(deal):
    """The deal with best play on both sides from here on."""
    shows = younger_showing.may_show
    return played_out(
        deal, lambda one: younger_showing.full_show(one) if shows(one) else Play(one.to_act, solved(one).best[0])
    )


def bad_card(deal, seat):
    """The deal with one card of a seat's played as badly as can be, everything else by best play; and that card."""
    worst = None
    while not deal.done:
        if younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
            continue
        here = solved(deal)
        card = min(here.cards, key=lambda one: here.cards[one].points)
        if worst is None and deal.to_act == seat and here.points - here.cards[card].points >= 10:
            worst = (deal, card)
            deal = apply(deal, Play(seat, card))
        else:
            deal = apply(deal, Play(deal.to_act, here.best[0]))
    return deal, worst


def to_the_play(record):
    deal = read(record, play="")
    while deal.phase != "play":
        deal = apply(deal, declarations.full_word(deal))
    return deal


@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_a_card_that_gave_the_cards_away_costs_what_two_lines_of_best_play_differ_by(seat):
    deal, worst = bad_card(to_the_play(SIXIEME), seat)
    assert worst is not None, "the deal has no such card; take another"
    before, card = worst
    best = best_line(before)
    lost = ahead(best, seat) - ahead(deal, seat)
    found = [each for each in played_away(deal, seat, steps_of(deal)) if hasattr(each, "place")]
    (found,) = [each for each in found if each.place == len(before.actions)]
    assert found.facts["card"] is card
    assert found.cards[0] is card
    assert found.facts["lay"] == lost >= 10
    assert found.group == (SEEN if found.exact else OPEN)
    assert not found.exact or found.points == lost


def bid_for(form, seed):
    """A deal bid for and exchanged at random, all declared."""
    rng, deal = Random(seed), shuffled(load(form), seed)
    while deal.phase != "play":
        early = deal.phase in ("carte_blanche", "bidding", "exchange")
        deal = apply(deal, random_action(deal, rng) if early else declarations.full_word(deal))
    return deal


@pytest.mark.parametrize(("form", "seed"), [("contract", 4), ("contract", 9), ("auction", 1), ("auction", 10)])
@pytest.mark.parametrize("place", [0, 1])
def test_where_tricks_were_bid_for_a_card_costs_what_two_lines_of_best_play_differ_by(form, seed, place):
    """Made or beaten, to win tricks or to lose them, or passed out: the trick is opened where the points went."""
    start = bid_for(form, seed)
    seat = start.table.seats[place]
    deal, worst = bad_card(start, seat)
    assert worst is not None, "the deal has no such card; take another"
    before, card = worst
    lost = ahead(best_line(before), seat) - ahead(deal, seat)
    every = list(filter(None, played_away(deal, seat, steps_of(deal))))
    (found,) = [each for each in every if hasattr(each, "place") and each.place == len(before.actions)]
    assert found.facts["card"] is card
    assert found.facts["lay"] == lost >= 10
    assert found.group == (SEEN if found.exact else OPEN)
    assert not found.exact or found.points == lost
    (whole,) = [each for each in every if each.name == "play-whole"]
    first = next(each.before for each in steps_of(deal) if isinstance(each.action, Play))
    assert whole.facts["came"] == ahead(deal, seat) - ahead(first, seat) - _called(deal, first, seat)
    assert whole.facts["worth"] == ahead(best_line(first), seat) - ahead(first, seat) - _called(deal, first, seat)


def _called(deal, first, seat):
    """What the second hand shows after the first lead, and a repique that hung on it: none of it is the play's."""
    kinds = {"carte_blanche", "point", "sequence", "set", "carte_rouge", "repique"}
    more = [each for each in deal.scores[len(first.scores) :] if each.kind in kinds]
    return sum(each.points if each.side == seat else -each.points for each in more)


@pytest.mark.parametrize("seed", [3, 10])
def test_a_card_that_only_hindsight_finds_fault_with_is_set_against_one_that_was_best_as_the_cards_lay(seed):
    rng, deal = Random(seed), to_the_play(SIXIEME)
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
    steps = steps_of(deal)
    every = [each for seat in deal.table.seats for each in played_away(deal, seat, steps) if each is not None]
    (found,) = [each for each in every if each.name == "card-seen"]
    best = solved(steps[found.place].before).best
    assert found.facts["better"] in best
    assert found.facts["card"] not in best
    assert found.cards == (found.facts["card"], found.facts["better"])


def test_what_could_be_known_of_a_card_hangs_on_no_hidden_card():
    """The same view with the hidden cards dealt otherwise: the same average, whatever the card then made."""
    # Younger puts out the nine of clubs and keeps the seven of spades: elder sees neither, and hears the same.
    other = {**SIXIEME, "exchange": {**SIXIEME["exchange"], "younger": "8S 9C 7D"}}
    deals = [to_the_play(SIXIEME), to_the_play(other)]
    assert deals[0].hands["younger"] != deals[1].hands["younger"]
    one, two = (finished(expected_of(seen_by(each, "elder"))) for each in deals)
    assert [(each.card, each.points) for each in one.options] == [(each.card, each.points) for each in two.options]


# --- the exchange -----------------------------------------------------------------------------------


def test_a_discard_that_threw_a_quatorze_is_found_with_its_price():
    deal = read(QUEENS)
    record = {**QUEENS, "play": _line(deal)}
    deal = read(record)
    found = [each for each in exchanged(deal, "elder", steps_of(deal)) if hasattr(each, "place")]
    threw = next(each for each in found if each.name == "threw")
    assert threw.group == SEEN
    assert set(threw.facts["cards"]) == set(parse_cards("QS QH QD QC"))
    out = " ".join(one.code for one in threw.facts["out"])
    kept, was = (
        declared(read(record, exchange={**QUEENS["exchange"], **more}, play="")) for more in ({"elder": out}, {})
    )
    assert threw.points == ahead(kept, "elder") - ahead(was, "elder") >= 14
    known = next(each for each in found if each.name == "exchange")
    assert known.group == OPEN
    assert not known.exact
    assert known.points > 3
    better = " ".join(one.code for one in known.facts["better"])
    other = declared(read(record, exchange={**QUEENS["exchange"], "elder": better}, play=""))
    assert known.facts["lay"] == ahead(other, "elder") - ahead(was, "elder")


def declared(deal):
    """The deal up to the end of its declarations, everybody declaring in full and elder leading his first card."""
    while not deal.declared:
        deal = apply(deal, _plainly(deal))
    return deal


# --- near misses ------------------------------------------------------------------------------------


def test_a_pique_one_card_away_is_luck_or_hindsight_and_never_a_mistake(monkeypatch):
    monkeypatch.setattr(near, "BONUSES", ("pique",))
    monkeypatch.setattr(near, "SECONDS", 60.0)  # so that a busy machine finds what an idle one does
    deal = read(SIXIEME, calls={"elder": {"sequences": ["KH QH JH"]}})
    (found,) = filter(None, near.nearly(deal, "elder", steps_of(deal)))
    assert found.group in (SEEN, LUCK)
    assert found.points == ahead(found.difference.deal, "elder") - ahead(deal, "elder") > 0
    assert found.difference.deal.tally()["elder"]["pique"] == 30
    assert "pique" not in deal.tally()["elder"]


# --- the whole --------------------------------------------------------------------------------------


def test_the_findings_come_group_by_group_and_the_dearest_first(monkeypatch):
    monkeypatch.setattr(near, "MOST", 40)
    deal = read(SIXIEME, calls={"elder": {"point": None, "sequences": ["KH QH JH"]}})
    *early, last = reviewing(deal, "elder")
    assert not any(each.whole for each in early)
    assert last.whole
    assert not early[0].findings
    assert {each.name for each in early[1].findings} <= {each.name for each in last.findings}
    groups = [(OPEN, SEEN, LUCK).index(each.group) for each in last.findings]
    assert groups == sorted(groups)
    points = [each.points for each in last.findings if each.group == OPEN]
    assert points == sorted(points, reverse=True)
    assert not last.nothing_given


def test_a_review_stands_still_between_two_tries_for_whoever_has_no_threads(monkeypatch):
    """Else a press on the site would wait until everything has been looked through."""
    monkeypatch.setattr(near, "MOST", 40)
    shown = list(reviewing(read(SIXIEME, calls={"elder": {"point": None, "sequences": ["KH QH JH"]}}), "elder"))
    kinds = len({id(each) for each in shown})
    assert kinds == 5, "without any finding, then after each of four searches"
    assert len(shown) > kinds + 40


def test_no_review_of_a_deal_that_is_not_over():
    deal = read(SIXIEME, play="8H AH")
    with pytest.raises(NotOver, match="not over"):
        review(deal, "elder")


def test_no_review_of_a_seat_that_is_not_there():
    with pytest.raises(NoSuchSeat, match="elder, younger"):
        review(IN_FULL, "dealer")


def test_a_review_that_is_stopped_says_no_more():
    found = list(reviewing(IN_FULL, "elder", stop=lambda: True))
    assert len(found) == 1
    assert not found[0].whole
