"""What the encyclopaedia, Parlett and the club rules all state, and a worked case cannot say.

Most of it stands in ``tests/cases/in_every_book.toml``, held under every one of the three as this is.
"""

from __future__ import annotations

from typing import Any

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.table.scene import Passages, Prompt, table_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import spoken_line
from tests.game.table_talk import (
    deal_of,
    declared,
    hands_of,
    in_hand,
    play,
    played_out,
    ruling,
)

BOOKS = ("wikipedia", "parlett", "club")
by_the_long_count = pytest.mark.parametrize("book", ["wikipedia", "parlett"])
"""The books that count each lead, where the club counts the first alone and two for a trick captured."""
every_book = pytest.mark.parametrize("book", BOOKS)


def talk(deal: Deal) -> list[str]:
    """What has been said so far, line by line."""
    return [spoken_line(each, "en") for each in narration.explain(deal, "call").shown()]


def drawn(deal: Deal, seat: str) -> dict[str, Any]:
    """The card table as this seat sees it drawn."""
    return table_scene(deal, Viewpoint(seat, seat), Prompt(), Passages(), "")


# --- the pack and the deal ------------------------------------------------------------------------


@pytest.mark.clause("deal.hands")
@every_book
def test_the_pack_is_thirty_two_twelve_are_dealt_to_each_and_eight_are_left(book):
    """Twelve, twelve and eight are the whole pack, and the ruling on the deal says so."""
    deal = shuffled(load(book), 7)
    dealt = [*deal.hands["elder"], *deal.hands["younger"], *deal.talon]
    assert len(dealt) == 32
    assert set(dealt) == set(pack_of(32).cards)
    facts = ruling(deal, "deal.hands").facts
    assert (facts["hand"], facts["talon"]) == (12, 8) == (len(deal.hands["younger"]), len(deal.talon))


@every_book
def test_the_talon_lies_face_down_in_five_and_three(book):
    """Neither seat can place a card of it; the five that elder may take are told from the three below."""
    deal = deal_of(STRONG, OTHER, rules=book)
    for seat in ("elder", "younger"):
        assert set(deal.talon) <= seen_by(deal, seat).unseen
        talon = drawn(deal, seat)["talon"]
        assert [talon["five"], talon["three"]] == [[{"card": None}] * 5, [{"card": None}] * 3]


STRONG = "S:AKQJT H:K98 D:Q9 C:87"
"""A point of five, 51; a quint major."""
OTHER = "S:98 H:AQJT7 D:KJ C:AJ9"
"""A point of five, 48; a tierce from the queen; three jacks."""


# --- the play -------------------------------------------------------------------------------------

LADDER = ("S:KJ97 H:K98 D:K9 C:987", "S:AQT8 H:AQJT D:AQJT")


@by_the_long_count
def test_one_for_each_lead_one_for_each_capture_and_one_for_the_last(book):
    """A lead held: one. A lead lost: one and one. The twelfth trick: one besides, to its winner."""
    deal = declared(hands_of(*LADDER, rules=book))
    assert in_hand(play(deal, "KS"), "elder")["play"] == 1
    held = play(deal, "KS QS")
    assert [in_hand(held, seat).get("play", 0) for seat in ("elder", "younger")] == [1, 0]
    lost = play(deal, "KS AS")
    assert [in_hand(lost, seat).get("play", 0) for seat in ("elder", "younger")] == [1, 1]
    done = played_out(lost)
    extra = ruling(done, "play.last", "awarded")
    assert (extra.points, extra.side) == (1, done.tricks[11].winner)
    leads = {seat: sum(trick.leader == seat for trick in done.tricks) for seat in ("elder", "younger")}
    taken = {seat: sum(trick.leader != seat == trick.winner for trick in done.tricks) for seat in leads}
    for seat in leads:
        assert in_hand(done, seat)["play"] == leads[seat] + taken[seat] + (extra.side == seat)


# --- the score ------------------------------------------------------------------------------------
