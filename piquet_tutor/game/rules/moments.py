"""When clauses are asked: before an action, whether it is allowed, and afterwards, what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from piquet_tutor.engine.clauses import Moment
from piquet_tutor.game.actions import (
    Accept,
    Action,
    AskToSee,
    Bid,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Double,
    Exchange,
    FaceUntaken,
    KeepCarteBlanche,
    Pass,
    Play,
    Reply,
    Show,
)

MAY_ACT: Final = "may_act"
"""The moment before any action, whatever it is."""
MAY: Final[Mapping[type[Action], Moment]] = {
    ClaimCarteBlanche: "may_claim_carte_blanche",
    KeepCarteBlanche: "may_keep_carte_blanche",
    **dict.fromkeys((Bid, Accept, Pass, Double), "may_bid"),
    Exchange: "may_exchange",
    FaceUntaken: "may_turn_up",
    Call: "may_call",
    Reply: "may_answer",
    Count: "may_count",
    Show: "may_show",
    AskToSee: "may_ask_to_see",
    Play: "may_play",
    Concede: "may_concede",
}
"""The moment before each kind of action: its clauses are asked in the order of the rule file, and may refuse it."""

CONDUCT: Final = frozenset(
    {
        MAY_ACT,
        *MAY.values(),
        *("carte_blanche_told", "carte_blanche_kept", "bid_said", "passed_out"),
        *("cards_drawn", "talon_peeked", "talon_left", "talon_turned_up"),
        *("nothing_called", "kept_back"),
        *(f"{kind}_{what}" for kind in ("point", "sequence") for what in ("asked", "stated")),
        *(f"{kind}_{what}" for kind in ("point", "sequence", "set") for what in ("called", "answered")),
        *("equal_told", "asked_to_see", "declared_so_far"),
        "next_deal",
    }
)
"""Moments that concern only what may be done or said and what is announced; nothing is scored at them."""

MOMENTS: Final = CONDUCT | {
    *("dealt", "blank_shown", "elder_exchanged", "younger_exchanged", "exchanged"),
    *(f"{kind}_{what}" for kind in ("point", "sequence", "set") for what in ("settled", "counted")),
    *("class_closed", "hand_scored", "play_scored", "bonus_scored", "hands_settled", "hands_reckoned"),
    *("undertaken", "led", "trick_taken", "trick_reckoned", "play_ended", "conceded", "partie_ended"),
}
"""Every moment at which clauses can be asked."""
