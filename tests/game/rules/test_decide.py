"""Default and exception: what stands when several clauses answer one question."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.asking import decide
from piquet_tutor.engine.clauses import Conflict, Finding, Rule
from piquet_tutor.engine.rulings import Facts, Verdict
from piquet_tutor.engine.sources import Citation


def clause(name: str, question: str = "What do the tricks score?", exception_to: str | None = None) -> Rule:
    cites = (Citation("club", "Cards"),)
    return Rule(name, ("play_ended",), question, "some_policy", {}, cites, "game", lambda *_: (), exception_to)


def finding(verdict: Verdict = Verdict.AWARDED, points: int = 10, side: str = "elder") -> Finding:
    return Finding(verdict, side, Facts(), points)


TEN, FORTY = clause("tricks.ten"), clause("tricks.forty", exception_to="tricks.ten")


def verdicts(answers) -> dict[str, tuple[str, int]]:
    return {rule.id: (found.verdict.value, found.points) for rule, found in decide(answers)}


def test_a_default_alone_stands():
    assert verdicts([(TEN, finding())]) == {"tricks.ten": ("awarded", 10)}


def test_an_exception_that_awards_takes_the_defaults_place():
    """The default stays to be read, superseded and without points, in whichever order the two speak."""
    expected = {"tricks.ten": ("superseded", 0), "tricks.forty": ("awarded", 40)}
    both = [(TEN, finding()), (FORTY, finding(points=40))]
    assert verdicts(both) == expected
    assert verdicts(both[::-1]) == expected


def test_an_exception_that_does_not_award_leaves_the_default():
    """Not all twelve: the ten is counted, and the capot's no is told."""
    assert verdicts([(TEN, finding()), (FORTY, finding(Verdict.DENIED, 0))]) == {
        "tricks.ten": ("awarded", 10),
        "tricks.forty": ("denied", 0),
    }


def test_two_clauses_that_award_for_one_question_are_a_conflict():
    """Neither is called the exception: the law must be mended, and the message says which two."""
    with pytest.raises(Conflict, match=r"tricks.ten and tricks.five.*What do the tricks score"):
        decide([(TEN, finding()), (clause("tricks.five"), finding(points=5))])


def test_two_exceptions_to_one_default_are_a_conflict_too():
    with pytest.raises(Conflict):
        decide([(TEN, finding()), (FORTY, finding(points=40)), (clause("f", exception_to="tricks.ten"), finding())])


def test_one_clause_may_award_to_both_sides():
    """Each side counts its own: that is one answer, given twice."""
    found = decide([(TEN, finding(side="elder")), (TEN, finding(side="younger"))])
    assert [one.side for _, one in found] == ["elder", "younger"]


def test_clauses_that_answer_different_questions_do_not_meet():
    answers = [(TEN, finding()), (clause("last", "What does the last trick score?"), finding(points=1))]
    assert decide(answers) == answers


def test_an_exception_without_its_default_simply_stands():
    assert verdicts([(FORTY, finding(points=40)), (clause("x", "Else?"), finding(Verdict.ALLOWED, 0))]) == {
        "tricks.forty": ("awarded", 40),
        "x": ("allowed", 0),
    }


def test_nobody_answers():
    assert decide([]) == []


def test_nought_points_make_no_award():
    assert TEN.award("elder", 0) == ()
    assert [(one.side, one.account, one.points) for one in TEN.award("elder", 10)] == [("elder", "game", 10)]
