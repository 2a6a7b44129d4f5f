"""A test marked with a clause (``@pytest.mark.clause("repique.award")``) is its worked case: the clause must speak."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from piquet_tutor.engine.rules.registry import Policy, policies


@pytest.fixture(autouse=True)
def _named_clauses_speak(request, monkeypatch):
    """Each clause that the test is marked with has found something; one marked ``silent`` has not.

    Of a test with several cases some may show just where a clause does not speak, so they are not held to it.
    """
    marks = list(request.node.iter_markers("clause"))
    if not marks or hasattr(request.node, "callspec"):
        yield
        return
    spoken: set[str] = set()
    known = policies()
    for name, judged in list(known.items()):
        monkeypatch.setitem(known, name, _noting(judged, spoken))
    yield
    silent = {clause for mark in marks if mark.kwargs.get("silent") for clause in mark.args}
    named = {clause for mark in marks for clause in mark.args}
    assert named - silent <= spoken, f"never spoke: {', '.join(sorted(named - silent - spoken))}"
    assert not silent & spoken, f"spoke all the same: {', '.join(sorted(silent & spoken))}"


def _noting(judged: Policy, spoken: set[str]) -> Callable:
    def asked(deal, rule, event):
        found = tuple(judged(deal, rule, event))
        if found:
            spoken.add(rule.id)
        return found

    return asked
