"""Carte blanche: told, shown, scored, kept quiet; and how elder's turns the exchange about."""

from __future__ import annotations

import pytest

from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange, KeepCarteBlanche
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import seen_by
from tests.game.table_talk import (
    cards,
    deal_of,
    declared,
    exchange,
    hands_of,
    in_hand,
    may,
    refused,
    ruling,
    rulings,
    told,
)

BLANK = "S:AT98 H:T98 D:T98 C:T9"
"""No king, queen or knave."""
COURTS = "S:KQJ H:AKQJ D:KQJ C:KQ"
"""The other hand; of the talon's eight cards the top is named in each test."""
TALON = "7S 7H 7D 7C AC JC 8C AD"


def elders(**options: object):
    """Elder has been dealt the blank."""
    return deal_of(BLANK, COURTS, talon=TALON, **options)


def youngers(**options: object):
    """Younger has been dealt the blank."""
    return deal_of(COURTS, BLANK, talon=TALON, **options)


def claim(deal, number=None):
    return apply(deal, ClaimCarteBlanche(deal.to_act, number))


def order(deal) -> list[str]:
    """What happened about the blank and the exchange, in order: clause and side."""
    wanted = ("carte_blanche.", "exchange.")
    return [f"{one.rule} {one.side}" for one in deal.rulings if one.rule.startswith(wanted)]


# --- what it is -----------------------------------------------------------------------------------


def test_law_18_a_hand_without_king_queen_or_knave_is_one_and_any_court_spoils_it():
    """The claim is asked for just where no court card was dealt."""
    assert (elders().phase, elders().to_act) == ("carte_blanche", "elder")
    assert (youngers().phase, youngers().to_act) == ("carte_blanche", "younger")
    one_knave = deal_of("S:AT98 H:T98 D:T98 C:TJ", "S:KQJ H:AKQJ D:KQJ C:KQ")
    assert one_knave.phase == "exchange"


@pytest.mark.parametrize(("tens", "phase"), [(False, "carte_blanche"), (True, "exchange")])
def test_a_ten_spoils_it_where_a_ten_is_a_court(tens, phase):
    """The German reading."""
    assert elders(blank_ten_is_court=tens).phase == phase


def test_without_tens_it_is_one_for_the_germans_too():
    """Aces, nines, eights and sevens alone."""
    deal = deal_of("S:A987 H:A987 D:A98 C:9", "S:KQJT H:KQJT D:KQJT", blank_ten_is_court=True)
    assert deal.phase == "carte_blanche"


@pytest.mark.clause("carte_blanche.award")
@pytest.mark.parametrize("points", [5, 10, 20])
def test_what_it_scores(points):
    """Ten, or what the table agreed on; the twelve cards as dealt are its evidence."""
    deal = claim(elders(rules="parlett", blank_points=points))
    award = ruling(deal, "carte_blanche.award", "awarded")
    assert (award.side, award.points, award.facts["cards"]) == ("elder", points, cards(BLANK))


# --- elder's --------------------------------------------------------------------------------------


def test_shown_at_once_names_no_number_and_turns_nothing_about():
    """He shows, scores, and exchanges first as ever."""
    deal = elders(rules="parlett")
    deal = claim(deal)
    assert (deal.phase, deal.to_act) == ("exchange", "elder")
    deal = exchange(exchange(deal, "8S 8H"), "KS QS")
    assert order(deal) == [
        "carte_blanche.claimed elder",
        "carte_blanche.award elder",
        "exchange.elder elder",
        "exchange.cards elder",
        "exchange.younger younger",
        "exchange.cards younger",
    ]
    assert deal.drawn == {"elder": cards("7S 7H"), "younger": cards("7D 7C")}


def test_law_20_shown_after_younger_has_discarded_and_elder_draws_first():
    """Elder names two, younger puts out four, elder shows and draws the top two, younger the next four."""
    deal = claim(elders(), 2)
    assert (deal.phase, deal.to_act) == ("exchange", "younger")
    assert in_hand(deal, "elder") == {}, "not yet shown"
    deal = exchange(deal, "KS QS JS AH")
    assert in_hand(deal, "elder") == {"carte_blanche": 10}
    assert (deal.to_act, deal.drawn) == ("elder", {})
    deal = exchange(deal, "8S 8H")
    assert order(deal) == [
        "carte_blanche.claimed elder",
        "exchange.younger younger",
        "carte_blanche.award elder",
        "exchange.elder elder",
        "exchange.cards elder",
        "exchange.cards younger",
    ]
    assert deal.drawn["elder"] == cards("7S 7H")
    assert set(deal.drawn["younger"]) == set(cards("7D 7C AC JC"))


def test_shown_after_younger_has_exchanged_and_younger_draws_from_the_top():
    """The club way: younger takes the top of what elder leaves him, then elder shows and draws the next."""
    deal = exchange(claim(elders(rules="club"), 2), "KS QS JS AH")
    assert set(deal.drawn["younger"]) == set(cards("7S 7H 7D 7C"))
    deal = exchange(deal, "8S 8H")
    assert order(deal) == [
        "carte_blanche.claimed elder",
        "exchange.younger younger",
        "exchange.cards younger",
        "carte_blanche.award elder",
        "exchange.elder elder",
        "exchange.cards elder",
    ]
    assert set(deal.drawn["elder"]) == set(cards("AC JC"))


@pytest.mark.parametrize(("named", "most"), [(1, 7), (2, 6), (5, 3)])
def test_younger_may_take_eight_less_the_number_named(named, most):
    """What elder has named is kept for him."""
    deal = claim(elders(rules="club"), named)
    court = cards(COURTS)
    assert may(deal, Exchange("younger", court[:most]))
    assert refused(deal, Exchange("younger", court[: most + 1])).facts["maximum"] == most


@pytest.mark.clause("carte_blanche.named")
def test_elder_is_held_to_the_number_he_named():
    """Three named: neither two nor four will do."""
    deal = exchange(claim(elders(), 3), "KS QS JS")
    for count in (2, 4):
        assert refused(deal, Exchange("elder", cards(BLANK)[:count])).rule == "carte_blanche.named"
    assert may(deal, Exchange("elder", cards(BLANK)[:3]))


@pytest.mark.clause("carte_blanche.number")
@pytest.mark.parametrize("number", [None, 0, 6])
def test_elder_names_a_number_he_may_exchange(number):
    """One to five, and not nothing."""
    assert refused(elders(), ClaimCarteBlanche("elder", number)).rule == "carte_blanche.number"


@pytest.mark.parametrize("rules", ["rubicon", "club", "parlett", "wikipedia"])
def test_law_19_a_hand_that_is_shown_is_known(rules):
    """All twelve cards are placed by the other player from then on."""
    deal = claim(elders(rules=rules), None if rules == "parlett" else 1)
    if rules != "parlett":
        assert set(cards(BLANK)) <= seen_by(deal, "younger").unseen
        while deal.phase == "exchange" and not rulings(deal, "carte_blanche.award"):
            deal = exchange(deal, "8S" if deal.to_act == "elder" else "KS")
    assert not set(cards(BLANK)) & seen_by(deal, "younger").unseen


# --- younger's ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proof", "between"),
    [
        ("after_elder_discard", ["carte_blanche.award younger", "exchange.cards elder"]),
        ("after_elder_exchange", ["exchange.cards elder", "carte_blanche.award younger"]),
    ],
)
def test_younger_shows_before_or_after_elder_has_seen_his_draw(proof, between):
    """When elder has put out his cards, or when he has taken the new ones too."""
    deal = claim(youngers(younger_blank_proof=proof))
    assert in_hand(deal, "younger") == {}
    deal = exchange(deal, "KS QS")
    assert order(deal) == ["carte_blanche.claimed younger", "exchange.elder elder", *between]
    assert in_hand(deal, "younger") == {"carte_blanche": 10}


@pytest.mark.clause("carte_blanche.claimed")
@pytest.mark.parametrize("announce", ["at_once", "after_elder_exchange"])
def test_when_younger_tells(announce):
    """At once, for both to hear before elder discards; or not until elder has touched the stock."""
    deal = claim(youngers(younger_blank_announce=announce))
    heard = [one.rule for one in seen_by(deal, "elder").rulings]
    assert ("carte_blanche.claimed" in heard) == (announce == "at_once")
    deal = exchange(deal, "KS QS")
    assert "carte_blanche.claimed" in [one.rule for one in seen_by(deal, "elder").rulings]


def test_younger_names_no_number_and_the_exchange_keeps_its_order():
    """His blank turns nothing about: elder still goes first."""
    deal = claim(youngers())
    assert (deal.phase, deal.to_act) == ("exchange", "elder")


# --- keeping quiet --------------------------------------------------------------------------------


@pytest.mark.clause("carte_blanche.bound")
@pytest.mark.parametrize(
    ("optional", "deal_with"), [(True, elders), (False, elders), (True, youngers), (False, youngers)]
)
def test_it_may_be_kept_quiet_only_where_that_is_allowed(optional, deal_with):
    """Bound to tell by the laws; free elsewhere."""
    deal = deal_with(blank_optional=optional)
    assert may(deal, KeepCarteBlanche(deal.to_act)) == optional
    if not optional:
        assert refused(deal, KeepCarteBlanche(deal.to_act)).rule == "carte_blanche.bound"


@pytest.mark.clause("carte_blanche.kept")
@pytest.mark.parametrize("deal_with", [elders, youngers])
def test_who_keeps_quiet_scores_nothing_and_he_alone_knows(deal_with):
    """No points, no bar to the other's repique, and no word of it in the other's ledger."""
    deal = deal_with(rules="club")
    holder = deal.to_act
    other = "younger" if holder == "elder" else "elder"
    deal = apply(deal, KeepCarteBlanche(holder))
    assert in_hand(deal, holder) == {}
    assert "carte_blanche.kept" in [one.rule for one in seen_by(deal, holder).rulings]
    assert not [one for one in seen_by(deal, other).rulings if one.rule.startswith("carte_blanche")]


def test_elder_cannot_tell_from_the_turn_that_younger_has_a_choice_to_make():
    """Before younger has said a word, elder's view of a blank is his view of any other hand."""
    blank = seen_by(youngers(rules="club"), "elder")
    plain = seen_by(deal_of(COURTS, "S:AT98 H:T98 D:T98 C:TJ", talon="7S 7H 7D 7C AC 9C 8C AD", rules="club"), "elder")
    assert (blank.phase, blank.to_act) == (plain.phase, plain.to_act)


# --- blank again ----------------------------------------------------------------------------------


@pytest.mark.clause("carte_blanche.again")
@pytest.mark.parametrize(("again", "points"), [(False, 10), (True, 20)])
def test_a_hand_still_blank_after_the_exchange(again, points):
    """A second ten where that is played, for who has shown the first."""
    deal = claim(elders(blank_again_after_exchange=again, rules="parlett"))
    deal = exchange(exchange(deal, "8S 8H"), "KS QS")
    assert in_hand(deal, "elder")["carte_blanche"] == points


def test_not_when_a_court_was_drawn_nor_for_a_blank_kept_quiet():
    """Six drawn with a knave among them; and a blank that was never claimed."""
    deal = claim(deal_of(BLANK, COURTS, talon="JC 7S", rules="parlett", blank_again_after_exchange=True))
    deal = exchange(exchange(deal, "8S"), "KS QS")
    assert in_hand(deal, "elder")["carte_blanche"] == 10
    quiet = apply(elders(rules="parlett", blank_again_after_exchange=True), KeepCarteBlanche("elder"))
    assert in_hand(exchange(exchange(quiet, "8S"), "KS"), "elder") == {}


def test_the_second_blank_is_shown_too():
    """Its cards stand in the ruling both read, so both can place them."""
    deal = claim(elders(blank_again_after_exchange=True, rules="parlett"))
    deal = exchange(exchange(deal, "8S 8H"), "KS QS")
    assert not set(ruling(deal, "carte_blanche.again").facts["cards"]) & seen_by(deal, "younger").unseen


# --- what it does ---------------------------------------------------------------------------------


def test_law_18_it_comes_before_everything_else_in_the_reckoning():
    """Elder's thirty-two stand after younger's ten: no repique."""
    elder, younger = "S:AKQJT H:AKQ D:KQJ C:K", "S:987 H:T98 D:T98 C:T98"
    assert rulings(declared(hands_of(elder, younger)), "repique.award", "awarded")
    barred = declared(hands_of(elder, younger, blanks=("younger",)))
    denied = ruling(barred, "repique.award", "denied")
    assert denied.facts["by"] == "carte_blanche"
    assert ruling(barred, "carte_blanche.award").number in denied.because


def test_a_blank_taken_on_a_records_word_scores_and_shows_no_card():
    """Where only the hands after the exchange are known there is nothing to show."""
    deal = hands_of("S:AKQJT H:AKQ D:KQJ C:K", "S:987 H:T98 D:T98 C:T98", blanks=("younger",))
    award = ruling(deal, "carte_blanche.award")
    assert (award.points, award.facts["cards"], award.facts["proved"]) == (10, (), False)
    assert told(deal)[0] == "carte_blanche.award awarded younger 10"
