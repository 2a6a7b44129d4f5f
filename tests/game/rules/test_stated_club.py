"""What the club rules state, by their own rule set, and neither another test nor a worked case holds.

The cases stand in ``tests/cases/by_book.toml`` and ``carte_blanche.toml``.
"""

from __future__ import annotations

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.rules.loader import load
from tests.game.rules.test_stated_in_every_book import LADDER, OTHER, STRONG
from tests.game.table_talk import (
    deal_of,
    declared,
    exchange,
    hands_of,
    in_hand,
    play,
    played_out,
    rulings,
)


def test_twos_or_threes_is_the_dealers_choice_and_cited_on_the_deal():
    """The ruling on the deal cites it; the cards of a shuffled pack are the same either way."""
    rule = load("club").rule("deal.hands")
    assert "deal_packet" in rule.options
    assert ("club", "Deal") in {(cite.source, cite.locus) for cite in rule.cites}
    twos, threes = (shuffled(load("club", {"deal_packet": size}), 11) for size in ("2", "3"))
    assert (twos.hands, twos.talon) == (threes.hands, threes.talon)


# --- the exchange ---------------------------------------------------------------------------------


def test_eight_cards_stay_out_of_play():
    """Five and two put out and one left in the talon: none of the eight is ever played."""
    deal = exchange(exchange(deal_of(STRONG, OTHER, rules="club"), "C:87 D:9 H:98"), "C:9 D:J")
    out = {*deal.discards["elder"], *deal.discards["younger"], *deal.stock}
    assert len(out) == 8
    done = played_out(deal)
    assert {card for trick in done.tricks for card in trick.cards} == set(pack_of(32).cards) - out


# --- the play -------------------------------------------------------------------------------------


def test_one_for_the_first_lead_one_for_a_trick_kept_and_two_for_a_trick_captured():
    """Elder's first lead: one. A trick kept one more, a trick captured two, a later lead and the last trick nothing."""

    def counted(deal):
        return [in_hand(deal, seat).get("play", 0) for seat in ("elder", "younger")]

    deal = declared(hands_of(*LADDER, rules="club"))
    assert counted(play(deal, "KS")) == [1, 0]
    assert counted(play(deal, "KS QS")) == [2, 0]
    lost = play(deal, "KS AS")
    assert counted(lost) == [1, 2]
    later = play(lost, lost.hands["younger"][0].code)
    assert counted(later) == [1, 2]
    second = rulings(later, "play.lead")[-1]
    assert (second.verdict, second.side, second.points) == (Verdict.ALLOWED, "younger", 0)
    done = played_out(lost)
    kept = {seat: sum(trick.leader == seat == trick.winner for trick in done.tricks) for seat in ("elder", "younger")}
    taken = {seat: sum(trick.leader != seat == trick.winner for trick in done.tricks) for seat in kept}
    assert counted(done) == [1 + kept["elder"] + 2 * taken["elder"], kept["younger"] + 2 * taken["younger"]]
    assert not rulings(done, "play.last")
