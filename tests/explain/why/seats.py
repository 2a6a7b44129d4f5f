"""Which cards a seat can place, from what it holds and from what has been done before it: no view, no ruling's text.

What is set out counts only once it has scored: a good combination is shown. What may be worked out is not looked at,
so this is the least that a seat knows.
"""

from __future__ import annotations

CLASSES = ("point", "sequence", "set")


def codes(cards):
    """Cards as texts."""
    return [one.code for one in cards or ()]


def set_out_by(deal):
    """Every combination that was said or shown, with the seat: from the actions alone."""
    found = []
    for each in deal.actions:
        name = type(each).__name__
        if name in ("Call", "Reply"):
            found.append((each.seat, frozenset(codes(each.cards))))
        elif name == "Count":
            found += [(each.seat, frozenset(codes(group))) for group in each.combinations]
        elif name == "Show":
            found += [(each.seat, frozenset(codes(group))) for kind in CLASSES for group in each.of(kind)]
    return [each for each in found if each[1]]


def played(deal):
    """Every card played, in order."""
    return [each.card.code for each in deal.actions if type(each).__name__ == "Play"]


def shown(deal):
    """Cards that lie open to all: played, counted before all, proved, or turned up."""
    known = set(played(deal))
    said = {cards for _, cards in set_out_by(deal)}
    for score in deal.scores:
        if score.kind in CLASSES and frozenset(codes(score.cards)) in said:
            known.update(codes(score.cards))
        if score.kind == "carte_rouge":
            known.update(codes(score.cards))
    known.update(laid_open(deal))
    for seat in deal.proved:
        blank = codes(deal.dealt.get(seat) or deal.kept.get(seat))
        known.update(blank)
    if deal.faced:
        known.update(codes(deal.stock))
    return known


def laid_open(deal):
    """Cards of what is equal, where the rules have it named or shown, and of what was asked to be seen.

    A sequence whose length and top are known is known once its suit is named. Younger names theirs after the lead.
    """
    named = deal.rules.values["equal_named"]
    for kind, contest in deal.contests.items():
        told = contest.result == "equal" and (named == "cards" or (named == "suit" and kind == "sequence"))
        asked = {one.seat for one in deal.actions if type(one).__name__ == "AskToSee" and one.kind == kind}
        first, second = deal.table.seats[:2]
        if told or second in asked:
            yield from codes(contest.called.cards if contest.called else ())
        if (told and (deal.trick or deal.tricks)) or first in asked:
            yield from codes(contest.claim.cards if contest.claim else ())


def seen(deal, seat):
    """Every card a seat can place.

    Args:
        deal: as far as it has gone.
        seat: who looks.
    """
    own = (deal.dealt, deal.hands, deal.kept, deal.discards, deal.drawn)
    known = {code for cards in own for code in codes(cards.get(seat))} | shown(deal)
    if seat == deal.table.seats[0]:
        known.update(codes(deal.peeked))
    elif deal.rules.values["younger_untaken"] == "private" and len(deal.discards) == len(deal.table.seats):
        known.update(codes(deal.stock))
    return known


def heard(deal, seat):
    """What a seat saw done, in order: others' exchanges by number, and nothing of a carte blanche kept quiet."""
    found = []
    for each in deal.actions:
        name = type(each).__name__
        if name == "Exchange" and each.seat != seat:
            found.append((name, each.seat, len(each.cards)))
        elif name != "KeepCarteBlanche" or each.seat == seat:
            found.append(each)
    return found
