"""The phases of a deal, by name: what each asks of whom, refuses, and does. Rule sets list them in order."""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.deal.phases.base import Phase, Refusal
from piquet_tutor.engine.deal.phases.bidding import BiddingPhase
from piquet_tutor.engine.deal.phases.carte_blanche import CarteBlanche, names_number, prove_blank
from piquet_tutor.engine.deal.phases.declare import Declare
from piquet_tutor.engine.deal.phases.exchange import ExchangePhase, draw
from piquet_tutor.engine.deal.phases.play import PlayPhase, playable
from piquet_tutor.engine.deal.phases.round import RoundPhase

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
    "Refusal",
    "RoundPhase",
    "draw",
    "names_number",
    "playable",
    "prove_blank",
]
