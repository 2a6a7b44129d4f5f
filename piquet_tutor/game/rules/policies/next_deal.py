"""How many deals a partie has, and who deals the next one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import NextDeal
from piquet_tutor.game.rules.registry import policy

DEALS: Final[Mapping[str, int]] = {"six_deals": 6, "four_deals_ends_double": 4}


def agreed_deals(rules: RuleSet) -> int:
    """How many deals a partie has; 0 for a match without an agreed number."""
    return DEALS.get(rules.options.match_format, 0)


@policy("dealers_in_turn", decides=("partie.deals",))
def dealers_in_turn(deal: object, rule: Rule, event: NextDeal) -> Iterable[Finding]:
    """The players deal in turn."""
    after = event.players[(event.players.index(event.dealer) + 1) % len(event.players)]
    yield allowed(after, Facts(player=after))


@policy("scorer_deals", decides=("deal.next",))
def scorer_deals(deal: object, rule: Rule, event: NextDeal) -> Iterable[Finding]:
    """The player who scored towards the game deals next; if nobody did, the same dealer."""
    player = event.scored[0] if event.scored else event.dealer
    yield allowed(player, Facts(player=player))
