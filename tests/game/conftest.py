"""A test marked with a clause (``@pytest.mark.clause("repique.award")``) is its worked case: the clause must speak.

So is a case of ``tests/cases`` that names it among its ``clauses``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from piquet_tutor.engine.clauses import Policy, Rule


@pytest.fixture(autouse=True)
def _named_clauses_speak(request, monkeypatch):
    """Each clause that the test is marked with has found something.

    Of a test with several cases some may show just where a clause does not speak, so they are not held to it.
    """
    named = {clause for mark in request.node.iter_markers("clause") for clause in mark.args}
    if not named or (hasattr(request.node, "callspec") and "case" not in request.fixturenames):
        yield
        return
    spoken: set[str] = set()
    kept = Rule.decide  # where a clause keeps it
    noted = property(
        lambda rule: _noting(kept.__get__(rule), spoken),
        kept.__set__,  # a rule set may be read for the first time here
    )
    monkeypatch.setattr(Rule, "decide", noted)
    yield
    assert named <= spoken, f"never spoke: {', '.join(sorted(named - spoken))}"


def _noting(judged: Policy, spoken: set[str]) -> Callable:
    def asked(deal, rule, event):
        found = tuple(judged(deal, rule, event))
        if found:
            spoken.add(rule.id)
        return found

    return asked
