"""Default and exception: what stands when several clauses answer at one moment."""

from __future__ import annotations

from piquet_tutor.engine.rules.model import Conflict, Finding, Rule
from piquet_tutor.engine.rulings import Verdict

Answer = tuple[Rule, Finding]


def decide(answers: list[Answer]) -> list[Answer]:
    """Let each exception that awards take the place of its default, which stays as SUPERSEDED without points.

    Raises:
        Conflict: two clauses award for one question and neither is the exception to the other.
    """
    if len(answers) < 2:
        return answers
    awarding = {rule.id: rule for rule, finding in answers if finding.verdict is Verdict.AWARDED}
    replaced = {rule.exception_to for rule in awarding.values() if rule.exception_to}
    settled: list[Answer] = []
    answered: dict[str, str] = {}
    for rule, finding in answers:
        if rule.id in replaced:
            settled.append((rule, finding._replace(verdict=Verdict.SUPERSEDED, points=0)))
            continue
        if finding.verdict is Verdict.AWARDED:
            other = answered.setdefault(rule.question, rule.id)
            if other != rule.id:
                raise Conflict(f"{other} and {rule.id} both answer “{rule.question}”; name one the exception.")
        settled.append((rule, finding))
    return settled
