"""For how many kernels the memory is enough, by what Linux says of it."""

from __future__ import annotations

import pytest

from piquet_tutor.serving import memory

GIGA = 2**30


@pytest.fixture
def system(tmp_path):
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/meminfo").write_text(f"MemTotal: 1 kB\nMemAvailable:   {4 * GIGA // 1024} kB\n")
    (tmp_path / "sys/fs/cgroup").mkdir(parents=True)
    return tmp_path


def test_the_machine_says_what_is_free(system):
    assert memory.available(system) == 4 * GIGA


def test_a_container_may_have_less(system):
    group = system / "sys/fs/cgroup"
    (group / "memory.max").write_text(f"{2 * GIGA}\n")
    (group / "memory.current").write_text(f"{GIGA}\n")
    assert memory.available(system) == GIGA
    (group / "memory.max").write_text("max\n")
    assert memory.available(system) == 4 * GIGA


def test_where_nothing_is_said_something_is_taken(tmp_path):
    assert memory.available(tmp_path) > 0


@pytest.mark.parametrize(("free", "kernels", "warm"), [(0, 2, 1), (GIGA, 5, 1), (4 * GIGA, 21, 2), (64 * GIGA, 349, 4)])
def test_how_many_that_is(free, kernels, warm):
    assert (memory.most_kernels(free), memory.most_warm(free)) == (kernels, warm)
