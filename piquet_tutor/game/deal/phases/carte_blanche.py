"""Carte blanche: a player dealt no court card announces it."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, ClaimCarteBlanche, KeepCarteBlanche
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.asking import ask
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.rules.events import Blank, BlankKept, BlankTold
from piquet_tutor.game.rules.policies.carte_blanche import courts_in, exchange_follows, must_name, nameable
from piquet_tutor.game.state import DealState


class CarteBlanche(Phase):
    """A player dealt no court card announces it, or keeps quiet if the rules allow it."""

    name = "carte_blanche"

    def _holders(self, deal: DealState) -> list[Seat]:
        tens = deal.rules.options.blank_ten_is_court
        return [seat for seat in deal.table.seats if not courts_in(deal.dealt[seat], tens)]

    def begin(self, deal: DealState) -> bool:
        """Ask the first who holds one."""
        if not deal.dealt:
            deal.to_act = None
            return False
        holders = self._holders(deal)
        if not holders:
            return False
        deal.to_act = holders[0]
        return True

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """Announcing it or keeping quiet."""
        return (ClaimCarteBlanche, KeepCarteBlanche)

    def act(self, deal: DealState, action: ClaimCarteBlanche | KeepCarteBlanche) -> None:
        """Announce it, and show it at once or when the rules say."""
        seat = action.seat
        if isinstance(action, KeepCarteBlanche):
            ask(deal, "carte_blanche_kept", BlankKept(seat))
        else:
            named = action.exchange if must_name(deal, seat) else None
            deal.claimed = Frozen({**deal.claimed, seat: named})
            first = deal.table.seats[0]
            after = deal.rules.options.younger_blank_announce == "after_elder_exchange"
            late = after and seat != first and first not in deal.claimed  # elder's and this one cancel each other
            ask(deal, "carte_blanche_told", BlankTold(seat, named, late, waits=late))
            if not both_can_be_blank(deal):
                show_at_once(deal, seat)
        if deal.phase == "done":
            return
        waiting = self._holders(deal)
        rest = waiting[waiting.index(seat) + 1 :]
        deal.phase, deal.to_act = ("carte_blanche" if rest else "next"), (rest[0] if rest else None)

    def legal(self, deal: DealState) -> Iterator[Action]:
        """Claim it (naming each number that may be named), or keep it."""
        seat = deal.to_act or ""
        if must_name(deal, seat):
            least, most = nameable(deal)
            for count in range(least, most + 1):
                yield ClaimCarteBlanche(seat, count)
        else:
            yield ClaimCarteBlanche(seat)
        if deal.rules.options.blank_optional:
            yield KeepCarteBlanche(seat)


def both_can_be_blank(deal: DealState) -> bool:
    """Whether two players can both have a carte blanche: the talon can hold all the cards that spoil one.

    Then nothing is scored before both have spoken, and a hand to be shown “at once” is shown when the exchange begins,
    so that the delay does not reveal a second carte blanche.
    """
    spoiling = courts_in(pack_of(deal.rules.pack).cards, deal.rules.options.blank_ten_is_court)
    return len(deal.table.seats) == 2 and len(spoiling) <= len(deal.talon)


def show_at_once(deal: DealState, seat: Seat) -> None:
    """Show an announced carte blanche, unless it has to wait for a discard."""
    options, elder = deal.rules.options, seat == deal.table.seats[0]
    proof = options.elder_blank_proof if elder else options.younger_blank_proof
    at_once = proof == "immediate" or not exchange_follows(deal)
    if at_once and seat not in deal.proved and deal.phase != "done":
        prove_blank(deal, seat)


def prove_blank(deal: DealState, seat: Seat) -> None:
    """Show a carte blanche, and have the rules score it."""
    deal.proved = deal.proved | {seat}
    because = tuple(
        ruling.number
        for ruling in deal.rulings
        if ruling.rule == "carte_blanche.claimed" and ruling.side == deal.table.side_of(seat)
    )
    ask(deal, "blank_shown", Blank(seat, deal.dealt.get(seat, ()), because))
