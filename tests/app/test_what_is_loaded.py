"""What a page does not need is not loaded: a kernel that shows a table and is played at stays small."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numpy", "dask", "distributed", "jsonschema", "rich", "segno", "voila", "jupyterlab", "notebook")
ADVICE = (
    *("piquet_tutor.players.coach.exchange", "piquet_tutor.reckoner.exchange.tables", "piquet_tutor.reckoner.bulk"),
    *("piquet_tutor.players.review", "piquet_tutor.explore.odds"),
)
"""What thinks in numpy: the coach, the review of a deal that is over, the odds."""

SHOWN = """
import sys
from random import Random
from piquet_tutor.app.pages.pages import page
from tests.app.learners import something

shown = page(*{given}).page
rng = Random(4)
for _ in range({presses}):
    table = next(each for each in shown.parts().values() if each.view == "table")
    intent = something(table.scene, rng)
    if intent is None:
        break
    shown.handle({{"part": table.id, "intent": intent}})
print(*sorted(sys.modules))
"""


@pytest.mark.parametrize(
    ("given", "presses"),
    # the first deal up to its play: there the coach behind the notes comes
    [(("front",), 0), (("play",), 12), (("first_deal",), 6), (("lesson", "04_point"), 4)],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_page_is_shown_and_played_at_without_what_is_heavy(given, presses):
    run = [sys.executable, "-c", SHOWN.format(given=given, presses=presses)]
    loaded = set(subprocess.run(run, capture_output=True, text=True, check=True, timeout=120).stdout.split())
    assert "piquet_tutor.app.stage" in loaded
    assert not loaded & {*HEAVY, *ADVICE}
