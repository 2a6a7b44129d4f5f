"""Weigh every discard of the deals on which a lesson asks for one, and write the figures that the lesson marks by.

    python tools/make_discards.py

They are those of the review: the same deals dealt out of what the seat knows, the same play. A lesson reads them from a
file because they are wanted at once, on a telephone too, and where there is no numpy.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.players.coach.exchange_race import Trial
from piquet_tutor.reckoner.exchange.information import BeforeExchange, ground_of
from piquet_tutor.reckoner.exchange.scores import SimulatedDeals
from piquet_tutor.teach.lessons import lesson, lesson_names
from piquet_tutor.teach.lessons.discards import FILE, moment_of, wants_figures
from piquet_tutor.teach.lessons.exchanges import GUIDED, guided_moment

DEALS = 32_768
"""Over how many deals: the figures are then right to about a tenth of a point."""


def main() -> None:
    """Write the file."""
    found = {}
    for name in lesson_names():
        for step in filter(wants_figures, lesson(name).steps):
            found[f"{name}/{step.id}"] = _figures(*moment_of(step))
    found |= {name: _figures(*guided_moment(name)) for name in GUIDED}
    Path(str(FILE)).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _figures(deal: Deal, seat: Seat) -> str:
    """The figures of one exchange, as the file has them."""
    return " ".join(map(str, _tenths_behind(ground_of(seen_by(deal, seat)))))


def _tenths_behind(information: BeforeExchange) -> list[int]:
    """How many tenths of a point each discard is behind the best, in the order of ``information.discards``."""
    trial = Trial(SimulatedDeals(information, DEALS, np.random.default_rng(1)))
    results = trial.of(information.discards, lambda _: None, None) or []
    means = [each.mean for each in results]
    return [round(10 * (max(means) - mean)) for mean in means]


if __name__ == "__main__":
    main()
