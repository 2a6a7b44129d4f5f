"""The deals the review is tried on, and two ledgers held against each other without the review's own sums."""

from __future__ import annotations

from piquet_tutor import Deal
from piquet_tutor.game.deal.engine import apply

SIXIEME = {
    "format": "piquet-record/1",
    "rules": "rubicon",
    "deal": {
        "elder": "KS JS 9S KH QH TH 9H 8H 9D 8D AC TC",
        "younger": "AS QS 8S 7S AH AD 7D KC QC JC 9C 8C",
        "talon": "TD 7C JD JH TS KD QD 7H",
    },
    "exchange": {"elder": "JS 9S 9D 8D TC", "younger": "8S 7S 7D"},
    "play": "8H AH AD TD KD JD JC AC KH 7H QH 8C JH 9C TH QS 9H QC 7C KC AS TS QD KS",
}
"""Elder holds six hearts to the king in sequence after the exchange: a point of six and a sixième, both good."""
QUEENS = {
    "format": "piquet-record/1",
    "rules": "rubicon",
    "deal": {
        "elder": "QS JS 8S QH JH 8H QD JD 8D QC 9C 7C",
        "younger": "AS TS 9S 7S KH TH 9H 7H AD TD KC 8C",
        "talon": "KS AH KD AC TC 9D 7D JC",
    },
    "exchange": {"elder": "QC 8S 8H 8D 7C", "younger": "7S 7H 8C"},
    "play": "",
}
"""Elder is dealt four queens and puts one out; with the quatorze kept, fourteen more would be good."""


def read(record, **changed):
    return Deal.from_record({**record, **changed})


def ahead(deal, side):
    """Points of a side less the other's, summed from the ledger alone."""
    awards = [award for ruling in deal.rulings for award in ruling.awards]
    return sum(award.points if award.side == side else -award.points for award in awards)


def played_out(deal, choose):
    """The deal played to its end, each player playing what `choose` says, and declaring in full on the way."""
    while not deal.done:
        deal = apply(deal, choose(deal))
    return deal
