"""Both players dealt a carte blanche, as the pack of thirty-six allows: they cancel, or younger's counts."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange, KeepCarteBlanche
from piquet_tutor.game.deal.engine import apply, start, start_from_hands
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.state import Deal
from tests.game.table_talk import cards, declared, in_hand, lead, rules_of, ruling, rulings

ELDER = "S:AT8 H:AT9 D:AT9 C:AT9"
YOUNGER = "S:976 H:876 D:876 C:876"
COURTS = cards("S:KQJ H:KQJ D:KQJ C:KQJ")
"""Both hands are blank only when the talon is exactly the twelve court cards."""


def both_blank(rules: str = "cent-1651", **options: object) -> Deal:
    hands = {"elder": cards(ELDER), "younger": cards(YOUNGER)}
    return start(rules_of(rules, **options), hands, COURTS)


def exchanged(deal: Deal) -> Deal:
    """Elder claims and exchanges seven, younger claims and exchanges three."""
    first = ClaimCarteBlanche("elder", 7) if deal.rules.option("elder_blank_proof") != "immediate" else None
    deal = apply(deal, first or ClaimCarteBlanche("elder"))
    deal = apply(deal, ClaimCarteBlanche("younger"))
    while deal.phase == "exchange":
        out = "S:8 H:T9 D:T9 C:T9" if deal.to_act == "elder" else "S:976"
        deal = apply(deal, Exchange(deal.to_act, cards(out)))
    return deal


def test_by_the_book_of_1651_youngers_alone_counts():
    """It bars elder's own, and his repique with it."""
    deal = exchanged(both_blank())
    assert ruling(deal, "carte_blanche.award", "denied").side == "elder"
    assert ruling(deal, "carte_blanche.award", "awarded").side == "younger"
    deal = declared(deal)
    assert in_hand(deal, "elder") == {"point": 5, "sequence": 15 + 4, "set": 14 + 3}
    assert rulings(deal, "repique.award", "denied", "elder")


def test_as_cavendish_has_it_they_cancel_and_stand_in_nobodys_way():
    deal = declared(exchanged(both_blank(double_blank="both_void")))
    assert {one.side for one in rulings(deal, "carte_blanche.award", "denied")} == {"elder", "younger"}
    assert "carte_blanche" not in in_hand(deal, "younger")
    assert ruling(lead(deal, "AS"), "repique.award", "awarded").side == "elder"


def test_by_the_words_of_one_source_each_counts_and_bars_the_others_repique():
    """Both hands can score, it says; then each has something that counts before all else."""
    assert rules_of("cent-36").option("double_blank") == "both_score"
    deal = lead(declared(exchanged(both_blank(double_blank="both_score"))), "AS")
    assert {one.side for one in rulings(deal, "carte_blanche.award", "awarded")} == {"elder", "younger"}
    assert ruling(deal, "repique.award", "denied").side == "elder"


def test_one_that_is_kept_quiet_cancels_nothing():
    deal = apply(apply(both_blank("cent-36"), ClaimCarteBlanche("elder", 7)), KeepCarteBlanche("younger"))
    deal = apply(deal, Exchange("elder", cards("S:8 H:T9 D:T9 C:T9")))
    deal = apply(deal, Exchange("younger", cards("S:976")))
    assert ruling(deal, "carte_blanche.award", "awarded").side == "elder"


@pytest.mark.parametrize("value", ["both_void", "younger_scores"])
def test_one_shown_at_once_waits_until_the_other_has_spoken(value):
    """Else ten points would have to be taken back."""
    deal = both_blank("cent-36", elder_blank_proof="immediate", double_blank=value)
    deal = apply(deal, ClaimCarteBlanche("elder"))
    assert not rulings(deal, "carte_blanche.award")
    deal = apply(deal, ClaimCarteBlanche("younger"))
    deal = apply(deal, Exchange("elder", cards("S:8 H:T9 D:T9 C:T9")))
    assert rulings(deal, "carte_blanche.award", "denied", "elder")


def test_younger_who_may_wait_tells_at_once_when_elder_has_told():
    deal = both_blank("cent-36", younger_blank_announce="after_elder_exchange")
    deal = apply(apply(deal, ClaimCarteBlanche("elder", 7)), ClaimCarteBlanche("younger"))
    assert [one.audience for one in rulings(deal, "carte_blanche.claimed")] == [None, None]
    while deal.phase == "exchange":
        out = "S:8 H:T9 D:T9 C:T9" if deal.to_act == "elder" else "S:976"
        deal = apply(deal, Exchange(deal.to_act, cards(out)))
    assert len(rulings(deal, "carte_blanche.claimed")) == 2, "he does not tell it twice"


def test_elder_does_not_learn_of_youngers_before_younger_speaks():
    deal = apply(both_blank("cent-36", elder_blank_proof="after_younger_discard"), ClaimCarteBlanche("elder", 7))
    view = seen_by(deal, "elder")
    assert (view.phase, view.to_act) == ("exchange", "younger")


def test_two_claims_for_bare_hands_are_believed_where_both_can_be():
    """The longer talon holds every court card; the shorter does not."""
    hands = {"elder": cards(ELDER), "younger": cards(YOUNGER)}
    deal = start_from_hands(rules_of("cent-36", double_blank="both_void"), hands, ("elder", "younger"))
    assert len(rulings(deal, "carte_blanche.award", "denied")) == 2
    record = write_record(deal)
    assert read_deal(record).rulings[:2] == deal.rulings[:2]
    short = {"elder": "AS TS 9S AH TH 9H AD TD 9D AC TC 9C", "younger": "8S 7S 8H 7H 8D 7D 8C 7C JS JH JD JC"}
    claims = {seat: {"carte_blanche": True} for seat in short}
    with pytest.raises(RecordError, match="both seats"):
        read_deal({"format": "piquet-record/1", "rules": "saunt", "hands": short, "calls": claims})


def test_a_carte_blanche_that_was_undone_scores_no_second_time():
    """The hand still blank after the exchange scores again only if it scored before."""
    rng = Random(4)
    zero = {"elder_exchange_min": 0, "younger_exchange_min": 0}
    deal = both_blank("cent-36", double_blank="both_void", blank_again_after_exchange=True, **zero)
    deal = apply(apply(deal, ClaimCarteBlanche("elder", 0)), ClaimCarteBlanche("younger"))
    deal = apply(apply(deal, Exchange("elder", ())), Exchange("younger", ()))
    assert not rulings(deal, "carte_blanche.again")
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
    assert "carte_blanche" not in in_hand(deal, "elder")
