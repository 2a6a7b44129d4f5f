"""What a cell invites to change, as a list to choose from."""

from __future__ import annotations

import pytest

from piquet_tutor.cells.changing import changed, control, value_of


@pytest.mark.parametrize(
    ("now", "values"),
    [(7, [3, 5, 7]), ("8H", ["AH", "TH"]), (["8H", "QH"], [["9H", "TH"]]), ({"good": 16}, [{"good": 4}, {"good": 9}])],
)
def test_every_kind_of_value_can_be_chosen_from_a_list(now, values):
    source = f"chosen = {now!r}  # change this"
    chosen, _ = control(source, {"chosen": values}).children
    offered = [value for _, value in chosen.options]
    assert offered == [now, *(each for each in values if each != now)]
    assert [value_of(changed(source, "chosen", each), "chosen") for each in offered] == offered
