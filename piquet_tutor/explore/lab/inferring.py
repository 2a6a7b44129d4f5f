"""What a written deal is, where its words leave that open: hands as dealt or after the exchange, and whose discards.

Only the cards decide: what is taken to be so is the one reading under which the deal is whole. How it was found is
told, so that the reader can say otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.sheet import Basis, Lists, Sheet
from piquet_tutor.game.cards import Card, Cards

EXCHANGE: Final = "exchange"


@dataclass(frozen=True)
class InferredDeal:
    """A written deal, and how it was found out what it is.

    Attributes:
        sheet: the deal.
        basis: how it is known what the hands are: ``said``, ``chosen`` by the reader, ``alone`` (nothing but hands),
            ``elsewhere`` (the discards are not among them), ``rebuilt`` (with talon and discards they give the deal
            back), ``played`` (they are the cards played), ``dealt`` (with the talon or the discards beside them), or
            ``fixed`` where these rules have no exchange or no cards are written.
        discards: what is known of the discards: ``none``, ``said``, ``owner`` (whose they are tells the hand that
            holds them), ``unplayed`` (the cards that were dealt and never played), or ``unneeded`` (left out, since the
            hands are known after the exchange).
        unplaced: discards that are in no hand and are nobody's by the words; the deal cannot be told then.
        left_out: what stands in the text beside the deal and was not read, as it was typed.
        headed: whether the first of that stands above the deal, as its title would, and the deal has no title.
        names: what the text calls whoever sits in a seat, by the seat, as it was typed.
    """

    sheet: Sheet
    basis: str = "fixed"
    discards: str = "none"
    unplaced: Cards = ()
    left_out: tuple[str, ...] = ()
    headed: bool = False
    names: Mapping[Seat, str] = field(default_factory=dict)


def taken(sheet: Sheet, ownerless: Cards = (), said: Basis | None = None, chosen: Basis | None = None) -> InferredDeal:
    """What a written deal is.

    Args:
        sheet: the cards as they were written.
        ownerless: discards of which the words do not say whose they are.
        said: what the words say that the hands are; None where they leave it open.
        chosen: what the reader says that they are, which counts more than anything else.
    """
    if EXCHANGE not in sheet.rule_set.phases:
        return InferredDeal(sheet, unplaced=ownerless)
    sheet, unplaced = _with_owners(sheet, ownerless)
    known = "said" if sheet.discards else "none"
    if ownerless and not unplaced:
        known = "owner"
    if chosen == "deal" or (said == "deal" and chosen is None):
        return InferredDeal(replace(sheet, basis="deal"), "chosen" if chosen else "said", known, unplaced)
    after = chosen == "hands" or (said == "hands" and chosen is None)
    given = ("chosen" if chosen else "said") if after else ""
    found = _by_the_cards(sheet, unplaced, known, given) if _whole(sheet) else None
    if found is not None:
        return found
    if after:
        return InferredDeal(replace(sheet, basis="hands"), given, known, unplaced)
    beside = sheet.talon or sheet.discards
    return InferredDeal(sheet, "dealt" if sheet.basis == "deal" and beside else "fixed", known, unplaced)


def _whole(sheet: Sheet) -> bool:
    """Whether every hand is complete and no card is in two of them."""
    rules = sheet.rule_set
    hands = [sheet.hands.get(seat, ()) for seat in rules.table.seats]
    cards = {one for hand in hands for one in hand}
    return all(len(hand) == rules.hand_size for hand in hands) and len(cards) == rules.hand_size * len(hands)


def _by_the_cards(sheet: Sheet, unplaced: Cards, known: str, given: str) -> InferredDeal | None:
    """What the cards alone say of complete hands; None where they leave it open or say that they were dealt."""
    held = {one for cards in sheet.hands.values() for one in cards}
    out = {*unplaced, *(one for cards in sheet.discards.values() for one in cards)}
    if out and not out & (held | set(sheet.talon)):
        rebuilt = _rebuilt(sheet) if not unplaced else None
        if rebuilt is not None:
            return InferredDeal(rebuilt, "rebuilt", known)
        return InferredDeal(_after(sheet), given or "elsewhere", "unneeded")
    if out:
        return None
    if given or not sheet.talon:
        return InferredDeal(_after(sheet), given or "alone", known)
    unplayed = _unplayed(sheet)
    if unplayed is not None:
        return InferredDeal(unplayed, "dealt", "unplayed" if any(unplayed.discards.values()) else known)
    if sheet.play and held.issuperset(sheet.play):
        return InferredDeal(_after(sheet), "played", known)
    return None


def _after(sheet: Sheet) -> Sheet:
    return replace(sheet, basis="hands", talon=(), discards=Frozen())


def _with_owners(sheet: Sheet, ownerless: Cards) -> tuple[Sheet, Cards]:
    """Give each discard to the seat in whose hand it is; return also those that are in none."""
    discards: dict[Seat, Cards] = dict(sheet.discards)
    unplaced: list[Card] = []
    for one in ownerless:
        owner = next((seat for seat, cards in sheet.hands.items() if one in cards), None)
        if owner is None:
            unplaced.append(one)
        else:
            discards[owner] = (*discards.get(owner, ()), one)
    return replace(sheet, discards=Frozen(discards)), tuple(unplaced)


def _rebuilt(sheet: Sheet) -> Sheet | None:
    """The deal that led to these hands, from the talon and what each seat discarded; None if there is none."""
    hands: dict[Seat, Cards] = {}
    at = 0
    for seat in sheet.rule_set.table.seats:
        out = sheet.discards.get(seat, ())
        drawn = sheet.talon[at : at + len(out)]
        at += len(out)
        hands[seat] = (*(one for one in sheet.hands[seat] if one not in drawn), *out)
    found = replace(sheet, basis="deal", hands=Frozen(hands))
    return found if _kept(found, sheet.hands) else None


def _kept(sheet: Sheet, hands: Lists) -> bool:
    """Whether a deal leads to these hands after its exchange."""
    deal = judged(replace(sheet, calls=Frozen(), play=(), beside=Frozen())).deal
    return deal is not None and {s: set(c) for s, c in deal.kept.items()} == {s: set(c) for s, c in hands.items()}


def _unplayed(sheet: Sheet) -> Sheet | None:
    """A deal in play with the discards that were never played; None if that is no deal.

    They are known once it is played out. Before that nobody may have exchanged, where a player need not.
    """
    rules = sheet.rule_set
    played = set(sheet.play)
    if not played:
        return None
    whole = len(played) == rules.hand_size * len(rules.table.seats)
    out = {seat: tuple(one for one in cards if whole and one not in played) for seat, cards in sheet.hands.items()}
    found = replace(sheet, discards=Frozen(out))
    return found if not judged(replace(found, calls=Frozen())).faults else None
