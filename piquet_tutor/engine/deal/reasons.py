"""Why an action may not be done: each reason by name, and the clause it rests on. Names are stable for ever."""

from __future__ import annotations

from typing import Final

CLAUSE_OF: Final[dict[str, str]] = {
    "turn.wait": "turn.wait",
    "turn.over": "turn.wait",
    "turn.not_now": "turn.wait",
    "cards.not_held": "cards.not_held",
    "cards.twice": "cards.not_held",
    "carte_blanche.bound": "carte_blanche.bound",
    "carte_blanche.number": "carte_blanche.number",
    "carte_blanche.named": "carte_blanche.named",
    "bid.no_such": "bid.said",
    "bid.higher": "bid.said",
    "bid.answer": "bid.said",
    "bid.double": "bid.said",
    "exchange.dealer": "exchange.dealer",
    "round.not_better": "round.beaten",
    "exchange.elder": "exchange.elder",
    "exchange.younger": "exchange.younger",
    "talon.untaken": "talon.untaken",
    "declare.order": "declare.order",
    "declare.no_such": "declare.no_such",
    "declare.once": "declare.once",
    "point.too_short": "point.too_short",
    "sinking.allowed": "sinking.allowed",
    "sinking.binds": "sinking.binds",
    "reply.cards": "reply.true",
    "reply.asked_with": "reply.true",
    "reply.ask": "reply.true",
    "reply.ask_first": "reply.true",
    "reply.not_better": "reply.true",
    "reply.not_equal": "reply.true",
    "show.first": "show.claimed",
    "show.claimed": "show.claimed",
    "show.not_open": "show.claimed",
    "play.follow_suit": "play.follow_suit",
    "play.head": "play.head",
    "concede.now": "concede.play",
    "concede.needless": "concede.play",
}
"""Every reason a refusal can have, and the clause it cites."""
