"""Odds in a cell: an axis on which something is to be seen, and an interrupt that says a sentence."""

from __future__ import annotations

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from piquet_tutor.cells import chances
from piquet_tutor.cells.chances import odds
from piquet_tutor.cells.finding import find
from piquet_tutor.cells.progress import Interrupted
from piquet_tutor.cells.rule_book import rules
from piquet_tutor.explore import wishes
from piquet_tutor.explore.odds.report import axis_of, end_of
from piquet_tutor.narration.catalogue import languages


@pytest.mark.parametrize(
    "subject", ["points", "sequences", "sets", "carte blanche", "draws", "winning", "big", "books"]
)
def test_every_chart_has_an_axis_from_nothing_on_which_its_longest_bar_is_seen(subject):
    for plot in odds(subject).report.plots:
        if plot.bars:
            longest, end = max(bar.value + 2 * bar.error for bar in plot.bars), end_of(plot)
            assert longest <= end
            assert longest >= end / 4 or not longest
            assert axis_of(plot)[0][0] == 0
            assert axis_of(plot)[0][1] in ("0%", "0")


def test_a_share_of_a_thousandth_has_an_axis_of_its_own():
    (plot,) = odds("carte blanche").report.plots
    assert [text for _, text in axis_of(plot)] == ["0%", "0.05%", "0.1%", "0.15%", "0.2%"]
    assert axis_of(odds("draws", wanted=4).report.plots[0])[-1][1] == "100%"


def stopped(*_, **__):
    raise KeyboardInterrupt


@pytest.mark.parametrize("language", languages())
def test_an_interrupt_before_anything_is_counted_is_one_sentence(monkeypatch, language):
    """Also while libraries are loaded, and whoever catches the interrupt itself still does."""
    monkeypatch.setattr(chances, "_odds", stopped)
    monkeypatch.setattr(wishes, "query_wished", stopped)
    shell = InteractiveShell.instance()
    for cell in (lambda: odds("big", deals=1000, language=language), lambda: find("younger pique", language=language)):
        with pytest.raises(KeyboardInterrupt) as caught:
            cell()
        assert isinstance(caught.value, Interrupted)
        assert caught.value._render_traceback_() == [str(caught.value)]
        shell.user_ns["cell"] = cell
        with capture_output() as output:
            shell.run_cell("cell()", store_history=False)
        assert "Traceback" not in output.stdout + output.stderr


def test_what_was_counted_before_an_interrupt_is_shown(monkeypatch):
    book = rules("rubicon", pique_reckoning="chronological")
    said = []

    def told(*_):
        said.append(_)
        raise KeyboardInterrupt

    class Telling:
        def __enter__(self):
            return told

        def __exit__(self, *_):
            return False

    monkeypatch.setattr("piquet_tutor.cells.rule_book.progress", Telling)
    found = book.over(50_000)
    assert said
    assert found.interrupted
    assert 0 < found.made < 50_000
