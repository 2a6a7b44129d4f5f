"""Deals of the forms with bidding and of those for three and four, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.game.actions import Accept, Bid, Call, Count, Double, Exchange, Pass, Play
from piquet_tutor.game.cards import pack_of, parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply, start
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal

NONDEALER = "AS JS 9S 7S QH 8H KD JD TD 9D QC 9C"
DEALER = "QS TS 8S KH JH TH QD 8D 7D KC JC 8C"
TALON = "7H AD AH KS 9H TC 7C AC"


def bid_deal(rules: str = "contract", nondealer: str = NONDEALER, dealer: str = DEALER, **options: object) -> Deal:
    """A deal before the bidding; what the two hands leave of the pack is the talon."""
    one, other = parse_cards(nondealer), parse_cards(dealer)
    rest = [card for card in pack_of(32).cards if card not in one and card not in other]
    talon = parse_cards(TALON) if nondealer == NONDEALER and dealer == DEALER else tuple(rest)
    return start(load(rules, options), {"nondealer": one, "dealer": other}, talon)


def said(deal: Deal, *words: str) -> Deal:
    """The bidding so far, in a record's words, each by whoever is to speak."""
    for word in words:
        deal = apply(deal, word_of(deal.to_act or "", word))
    return deal


def word_of(seat: str, word: str):
    """One thing said."""
    if word in ("yes", "pass", "double"):
        return {"yes": Accept, "pass": Pass, "double": Double}[word](seat)
    if word[-1] in "+-":
        return Bid(seat, int(word[:-1]), 0, "plus" if word[-1] == "+" else "minus")
    tricks, left = word.split("-")
    return Bid(seat, int(tricks), int(left))


def exchanged(deal: Deal, first: str = "", second: str = "") -> Deal:
    """Both have exchanged."""
    for cards in (first, second):
        deal = apply(deal, Exchange(deal.to_act or "", parse_cards(cards)))
    return deal


def round_deal(rules: str, hands: Iterable[str], **options: object) -> Deal:
    """A deal for three or four, eldest first."""
    found = load(rules, options)
    dealt = dict(zip(found.table.seats, map(parse_cards, hands), strict=True))
    used = {card for hand in dealt.values() for card in hand}
    talon = tuple(card for card in pack_of(32).cards if card not in used)
    return start(found, dealt, talon)


def calls(deal: Deal, kind: str, *cards: str) -> Deal:
    """One class called round the table; "" passes."""
    for each in cards:
        deal = apply(deal, Call(deal.to_act or "", kind, sort_hand(parse_cards(each))))
    return deal


def counts(deal: Deal, kind: str, *cards: str) -> Deal:
    """Whoever is to count others counts these."""
    return apply(deal, Count(deal.to_act or "", kind, tuple(parse_cards(each) for each in cards)))


def tricks(deal: Deal, *cards: str) -> Deal:
    """Cards played, each by whoever is to play."""
    for one in parse_cards(" ".join(cards)):
        deal = apply(deal, Play(deal.to_act or "", one))
    return deal


def lose_all(deal: Deal) -> Deal:
    """Played to the end, each with the lowest card that may be played."""
    while not deal.done:
        deal = apply(deal, Play(deal.to_act or "", min(playable(deal), key=lambda card: card.rank)))
    return deal
