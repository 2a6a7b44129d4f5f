"""The bidding and the play of a deal made to order.

No bid depends on the cards, so the bidding comes before the hands. The play is that of simple players who see every
hand: the aim is to find a deal quickly, not to play it well. Each seat has a manner: ``strong`` leads cards that cannot
be beaten and wins tricks as cheaply as it can, ``weak`` plays its lowest cards and wins no trick it can avoid, ``any``
plays at random.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import repeat
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.finder.layout import Slots, slots_for
from piquet_tutor.explore.finder.query import Condition
from piquet_tutor.explore.finder.side_names import names_of_side
from piquet_tutor.game.actions import Action, Bid, Bidding, KeepCarteBlanche, Play
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.random_play import card_in_manner, random_action, shuffled
from piquet_tutor.game.deal.retelling import carried_on
from piquet_tutor.game.deal.search import search
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.records.replay import ParsedRecord, next_action, opening
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.bidding import said
from piquet_tutor.game.state import Deal

UNBID_SHARE: Final = 0.15
"""How often a deal without bids is chosen, where nothing asked for needs a bid."""
ATTEMPTS: Final = 60
WORDS: Final = ("bid", "bid.sign")
"""Conditions on the bidding whose value is a word."""
Manners = Mapping[Seat, str]


@dataclass(frozen=True)
class SettledBidding:
    """A completed bidding.

    Attributes:
        bids: every bid, pass and double, in order.
        seats: the seat of elder and the seat of younger.
        undertaking: what the winner of the bidding has undertaken.
    """

    bids: tuple[Bidding, ...]
    seats: tuple[Seat, ...]
    undertaking: Undertaking

    def slots(self, rules: RuleSet, rng: Random) -> Slots:
        """How many cards each player exchanges: none where nobody has bid."""
        if not self.undertaking.tricks:
            return Slots(rules.hand_size, rules.pack, 0, 0)
        return slots_for([rules], rng, self.undertaking.left)


def bidding_for(rules: RuleSet, asked: tuple[Condition, ...], *, needs_bid: bool, rng: Random) -> SettledBidding | None:
    """A legal bidding that meets the conditions on it; None when none was found.

    Args:
        rules: the rules of the bidding.
        asked: conditions on the bids, such as ``bid.tricks>=9``.
        needs_bid: whether somebody must have bid.
        rng: the random number generator.
    """
    bare = _nobody_bids(rules, asked, needs_bid=needs_bid, rng=rng)

    def settled(deal: Deal) -> SettledBidding | None:
        won = deal.undertaking
        if won is None or bool(won.tricks) == bare:
            return None
        fits = bare or all(_fits(each, deal, won) for each in asked)
        return SettledBidding(said(deal), deal.table.seats, won) if fits else None

    return search((_bid_for(rules, () if bare else asked, rng) for _ in repeat(None)), settled, tries=ATTEMPTS).first


def _nobody_bids(rules: RuleSet, asked: tuple[Condition, ...], *, needs_bid: bool, rng: Random) -> bool:
    """Whether to look for a deal without bids: where such deals are played and meet the conditions."""
    if not law_of(rules).unbid_hands_are_played:
        return False
    if asked:
        return all(each.holds(frozenset({"none"}) if each.name in WORDS else 0) for each in asked)
    return not needs_bid and rng.random() < UNBID_SHARE


def _bid_for(rules: RuleSet, asked: tuple[Condition, ...], rng: Random) -> Deal:
    deal = shuffled(rules, rng)
    while deal.phase in ("carte_blanche", "bidding") and not deal.done:
        if deal.phase == "carte_blanche":
            deal = apply(deal, KeepCarteBlanche(deal.to_act or ""))
        else:
            deal = apply(deal, _word(deal, asked, rng))
    return deal


def _word(deal: Deal, asked: tuple[Condition, ...], rng: Random) -> Action:
    """The next bid, pass or double: one bid that meets the conditions and no other, else anything at random."""
    if not asked:
        return random_action(deal, rng)
    actions = list(legal_actions(deal))
    made = any(isinstance(each, Bid) for each in said(deal))
    words = [each for each in actions if not isinstance(each, Bid)]
    fitting = [each for each in actions if isinstance(each, Bid) and all(_bid_fits(one, each) for one in asked)]
    if fitting and not made:
        return rng.choice(fitting)
    return rng.choice(words or actions)


def _bid_fits(condition: Condition, bid: Bid) -> bool:
    found = {"tricks": bid.tricks, "left": bid.left, "value": bid.tricks * bid.left}
    what = condition.name.partition(".")[2]
    if what == "sign":
        return condition.holds(frozenset({bid.sign or "plus"}))
    return what not in found or condition.holds(found[what])


def _fits(condition: Condition, deal: Deal, won: Undertaking) -> bool:
    what = condition.name.partition(".")[2]
    if what == "sign":
        return condition.holds(frozenset({won.sign or "plus"}))
    if not what:
        return condition.holds(names_of_side(deal.table.side_of(won.seat), deal.table))
    return condition.holds(int(getattr(won, what)))


def played(score: ParsedRecord, manners: Manners, rng: Random) -> Deal:
    """The deal played to its end: declared in full and played in these manners where the record says nothing.

    Raises:
        Refused: the record does something the rules do not allow.
    """

    def following(deal: Deal) -> Action | None:
        if deal.phase != "play" or younger_showing.may_show(deal):
            return next_action(score, deal)
        seat = deal.to_act or ""
        return Play(seat, card_in_manner(deal, manners[seat], rng))

    return deque(carried_on(opening(score), following), maxlen=1).pop()
