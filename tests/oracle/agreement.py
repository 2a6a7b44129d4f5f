"""What is held of every random deal: the awards are the score, its record replays, the brute scorer agrees."""

from __future__ import annotations

import json

from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.state import Deal
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorers import score


def trouble(deal: Deal) -> str:
    """What is wrong with a deal's ledger, its record or its tally; empty when nothing is."""
    text = json.dumps(write_record(deal))
    tally = deal.tally()
    accounts = set(deal.rules.accounts) if len(deal.rules.accounts) > 1 else set()
    for side, found in tally.items():
        awards = sum(award.points for ruling in deal.rulings for award in ruling.awards if award.side == side)
        kinds = sum(points for kind, points in found.items() if kind not in {"total", *accounts})
        if not awards == kinds == deal.total(side) == found["total"]:
            return f"{side}: the awards come to {awards}, the kinds to {kinds}, the total is {found['total']}\n{text}"
        if accounts and sum(found[account] for account in accounts) != awards:
            return f"{side}: the accounts do not come to {awards}\n{text}"
    if read_deal(text).rulings != deal.rulings:
        return f"the record does not replay to an equal ledger\n{text}"
    try:
        counted = score(json.loads(text))
    except Unlawful as error:
        return f"the brute scorer refuses the deal: {error}\n{text}"
    if counted != tally:
        return f"the brute scorer has {counted}\nand the engine has   {tally}\n{text}"
    return ""
