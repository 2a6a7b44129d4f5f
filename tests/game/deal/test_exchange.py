"""The exchange, in what a worked case cannot say; the rest is ``tests/cases/exchange.toml``."""

from __future__ import annotations

from piquet_tutor.game.deal.views import seen_by
from tests.game.table_talk import deal_of, exchange, played_out

EXCHANGED = exchange(exchange(deal_of("S:AKQJT H:K98 D:Q9 C:87", "S:98 H:AQJT7 D:KJ C:AJ9"), "S:AKQJT"), "S:98 H:A")


def test_the_hand_kept_is_the_hand_after_the_exchange():
    """Declarations are made from it, whatever has been played since."""
    kept = dict(EXCHANGED.kept)
    assert kept == dict(EXCHANGED.hands)
    assert dict(played_out(EXCHANGED).kept) == kept


def test_law_45_each_may_look_at_his_own_discards_and_not_the_others():
    """His own stay in his view to the end; the other's never come into it."""
    for seat, other in (("elder", "younger"), ("younger", "elder")):
        view = seen_by(EXCHANGED, seat)
        assert view.discards == EXCHANGED.discards[seat]
        assert set(EXCHANGED.discards[other]) <= view.unseen
        assert view.others[other].discarded == len(EXCHANGED.discards[other])
