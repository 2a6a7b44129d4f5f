"""Big runs: the same whoever does the work, stopped when asked, and true to what is shipped."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.explore.odds import runs
from piquet_tutor.explore.odds.runs import LOT, NoScheduler, Run, shipped


def made(deals, seed, scheduler="threads"):
    run = Run(deals, seed, scheduler)
    while not run.step():
        pass
    return run.result


def test_what_is_shipped_is_found_again():
    """A smaller run from another seed, four standard errors apart at most."""
    old, new = shipped(), made(20_000, 20)
    assert old.deals >= 1_000_000
    assert str(old.deals) in old.command("books")
    assert old.command("big", "wikipedia").endswith("--rules wikipedia")
    for book, measures in new.sums.items():
        for name in measures:
            mine, theirs = new.figure(book, name), old.figure(book, name)
            rare = 3.0 / new.deals  # where nothing happened in a small run, its own error is nought
            assert abs(mine.value - theirs.value) <= 4 * (mine.error + theirs.error) + rare, (book, name)


def test_the_shipped_run_begins_with_the_lots_of_its_seed():
    assert set(runs.lot(shipped().seed, 0, 10)) == set(shipped().sums)


def test_the_seed_says_everything():
    assert made(LOT + 100, 5).sums == made(LOT + 100, 5).sums != made(LOT + 100, 6).sums


def test_a_run_can_be_stopped():
    run = Run(50 * LOT, 1)
    run.step()
    run.cancel()
    assert run.step()
    assert 0 < run.result.deals < run.deals
    assert run.share == run.result.deals / run.deals


def test_a_cluster_comes_to_the_same():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        assert made(2_000, 3, cluster.scheduler_address).sums == made(2_000, 3).sums


def test_where_nobody_answers(monkeypatch):
    monkeypatch.setattr(runs, "PATIENCE", 0.4)
    with pytest.raises(NoScheduler) as caught:
        Run(100, 1, "tcp://127.0.0.1:9")
    assert caught.value.reason == "address"


def told(*args):
    return CliRunner().invoke(tutor, ["odds", *args])


def test_the_command_counts_and_deals():
    assert "71.83%" in told("draws", "--draw", "20", "4", "5", "1").output
    run = json.loads(told("big", "--deals", "500", "--seed", "9", "--format", "json").output)["run"]
    assert run["sums"] == made(500, 9).sums
    assert run["command"] == "piquet-tutor odds big --deals 500 --seed 9 --format json"


def test_the_command_says_what_it_cannot():
    assert told("big", "--rules", "contract").output.strip().endswith("you bid for its hands.")
    assert told("draws", "--draw", "3", "4", "5", "1").exit_code == 1
    assert "leave --deals out" in told("sets", "--deals", "1000").output
