"""The phases of a deal by name: the actions each awaits, and what they do. Rule sets list them in order."""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.deal.phases.bidding import BiddingPhase
from piquet_tutor.game.deal.phases.carte_blanche import CarteBlanche, prove_blank
from piquet_tutor.game.deal.phases.declare import Declare
from piquet_tutor.game.deal.phases.exchange import ExchangePhase, draw
from piquet_tutor.game.deal.phases.play import PlayPhase
from piquet_tutor.game.deal.phases.round import RoundPhase

PHASES: Final[dict[str, Phase]] = {
    phase.name: phase
    for phase in (CarteBlanche(), BiddingPhase(), ExchangePhase(), Declare(), RoundPhase(), PlayPhase())
}

__all__ = [
    "PHASES",
    "BiddingPhase",
    "CarteBlanche",
    "Declare",
    "ExchangePhase",
    "Phase",
    "PlayPhase",
    "RoundPhase",
    "draw",
    "prove_blank",
]
