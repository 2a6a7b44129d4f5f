"""The declarations of two hands: the dialogue, class by class."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.game.actions import Action, AskToSee, Call, Count, Reply
from piquet_tutor.game.deal import declarations, dialogue, requests
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.deal.phases.exchange import bare
from piquet_tutor.game.state import DealState


class Declare(Phase):
    """The dialogue: elder calls, younger answers, class by class; elder counts what is good."""

    name = "declare"
    out_of_turn = (AskToSee,)

    def begin(self, deal: DealState) -> bool:
        """Elder speaks first; if nobody bid, nothing is declared."""
        if bare(deal):
            deal.kept = deal.kept or deal.hands
            return False
        deal.to_act = deal.table.seats[0]
        return True

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """A call, its answer, or the counting of what is good."""
        return (dialogue.expected(deal),)

    def act(self, deal: DealState, action: Call | Reply | Count | AskToSee) -> None:
        """Pass the action on to the dialogue; the phase ends when every class is settled and counted."""
        if isinstance(action, AskToSee):
            requests.show_on_request(deal, action)
            return
        if isinstance(action, Call):
            dialogue.call(deal, action)
            return
        if isinstance(action, Reply):
            dialogue.reply(deal, action)
        else:
            dialogue.count(deal, action)
        if deal.phase != "done" and dialogue.finished(deal):
            deal.phase = "next"

    def legal(self, deal: DealState) -> Iterator[Action]:
        """Calls, answers or counts."""
        return declarations.legal(deal)
