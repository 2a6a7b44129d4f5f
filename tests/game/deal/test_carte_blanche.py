"""Carte blanche, in what a worked case cannot say; the rest stands in ``tests/cases/carte_blanche.toml``."""

from __future__ import annotations

from piquet_tutor.game.deal.views import seen_by
from tests.game.table_talk import deal_of

BLANK = "S:AT98 H:T98 D:T98 C:T9"
COURTS = "S:KQJ H:AKQJ D:KQJ C:KQ"


def test_elder_cannot_tell_from_the_turn_that_younger_has_a_choice_to_make():
    """Before younger has said a word, elder's view of a blank is his view of any other hand."""
    blank = seen_by(deal_of(COURTS, BLANK, talon="7S 7H 7D 7C AC JC 8C AD", rules="club"), "elder")
    plain = seen_by(deal_of(COURTS, "S:AT98 H:T98 D:T98 C:TJ", talon="7S 7H 7D 7C AC 9C 8C AD", rules="club"), "elder")
    assert (blank.phase, blank.to_act) == (plain.phase, plain.to_act)
