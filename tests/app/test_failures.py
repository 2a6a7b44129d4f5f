"""A fault that repeats is written down once, and how often it came."""

from __future__ import annotations

import logging

import pytest

from piquet_tutor.app import failures


@pytest.fixture
def written():
    """A log, what is written of it, and a clock that can be put on."""
    log, lines, clock = logging.Logger("a server"), [], [0.0]
    log.addFilter(failures.Once(lambda: clock[0]))
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())
    log.addHandler(handler)
    return log, lines, clock


def test_the_same_fault_is_written_once_and_counted_a_minute_later(written):
    log, lines, clock = written
    for _ in range(1000):
        log.error("Too many open files")
    assert lines == ["Too many open files"]
    clock[0] = failures.AGAIN
    log.error("Too many open files")
    assert len(lines) == 2
    assert "999" in lines[1]
    clock[0] = 2 * failures.AGAIN
    log.error("Too many open files")
    assert "999" not in lines[2]


def test_what_only_its_numbers_tell_apart_is_one_fault(written):
    log, lines, _ = written
    for kernel in ("8167cfe6-52b0-4203-b624-2bed1255b59b", "2c7fe267-8732-4a91-a28f-c21bbeb8450a"):
        log.error("%s GET /api/kernels/%s/channels?session=%s", 500, kernel, kernel)
    log.error("%s GET /class", 500)
    assert len(lines) == 2


def test_exceptions_are_one_fault_where_they_come_from_one_place(written):
    log, lines, _ = written
    for where in ("one page", "another"):
        for wrong in ("", "a"):
            try:
                int(wrong) if where == "another" else {}[wrong]
            except (KeyError, ValueError):
                log.exception("A page failed: %s", where)
    assert lines == ["A page failed: one page", "A page failed: another"]


def test_what_is_remembered_is_bounded(written):
    log, lines, _ = written
    for number in range(3 * failures.MOST_KNOWN):
        log.error("x" * (number % (2 * failures.MOST_KNOWN)))
    assert len(lines) == 3 * failures.MOST_KNOWN
    (once,) = log.filters
    assert len(once._last) <= failures.MOST_KNOWN
