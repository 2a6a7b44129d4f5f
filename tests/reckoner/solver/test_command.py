"""The command ``piquet-tutor table``."""

import pytest
from click.testing import CliRunner

from piquet_tutor.commands.cli import tutor
from piquet_tutor.reckoner.solver import table, table_cache


def run(*arguments):
    return CliRunner().invoke(tutor, ["table", *arguments])


def test_the_shipped_table_is_sound():
    found = run("--check")
    assert found.exit_code == 0, found.output
    assert "36,543,158 values in 706 kB" in found.output
    assert table_cache.CHECKSUM in found.output
    assert "sound" in found.output


@pytest.fixture
def small(monkeypatch, tmp_path):
    """No table came with the tutor, and building stops at three tricks."""
    whole = table.built
    path = tmp_path / "cache" / table_cache.NAME
    monkeypatch.setattr(table, "built", lambda progress: whole(3, progress))
    monkeypatch.setattr(table_cache, "shipped_bytes", lambda: None)
    monkeypatch.setattr(table_cache, "cache_file", lambda: path)
    monkeypatch.setattr(table_cache, "CHECKSUM", whole(3).checksum)
    return path


def test_a_table_is_built_checked_and_kept(small):
    assert run().exit_code == 1
    found = run("--build")
    assert found.exit_code == 0, found.output
    assert "Built from nothing: 156 values" in found.output
    assert str(small) in found.output
    assert "The table built on this machine has every position of at most 3 tricks" in run("--check").output


def test_a_table_can_be_kept_elsewhere(small, tmp_path):
    found = run("--build", "--output", str(tmp_path / "mine.table"))
    assert found.exit_code == 0, found.output
    assert table.unpacked((tmp_path / "mine.table").read_bytes()).tricks == 3
    assert not small.exists()


def test_a_damaged_table_and_another_one_are_told(small, monkeypatch):
    run("--build")
    monkeypatch.setattr(table_cache, "CHECKSUM", "0" * 64)
    found = run("--check")
    assert found.exit_code == 1
    assert "useless" in found.output
    small.write_bytes(b"what is this?")
    found = run()
    assert found.exit_code == 1
    assert "damaged" in found.output


@pytest.mark.parametrize(
    ("arguments", "said"), [(("--build", "--check"), "Choose one"), (("--output", "x"), "add --build")]
)
def test_what_makes_no_sense_is_one_sentence(arguments, said):
    found = run(*arguments)
    assert found.exit_code == 2
    assert said in found.output


def test_where_nothing_can_be_written_it_is_said(small, tmp_path):
    (tmp_path / "file").write_text("")
    found = run("--build", "--output", str(tmp_path / "file" / "x.table"))
    assert found.exit_code == 1
    assert "could not be kept" in found.output
