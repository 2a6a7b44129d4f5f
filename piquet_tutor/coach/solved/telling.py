"""How far the solved play can be asked, in words."""

from __future__ import annotations

from piquet_tutor import narration
from piquet_tutor.coach.solved.dealt import Unserved
from piquet_tutor.coach.solved.points import TRICKS
from piquet_tutor.coach.solved.prices import NOTHING, serves
from piquet_tutor.rules.model import RuleSet


def served(rules: RuleSet, language: str = "en") -> tuple[str, str]:
    """How far the play is solved by a rule set: one line, and the reason."""
    service = serves(rules)
    short = narration.message("coach-served", language, how=service.how, tricks=TRICKS)
    return short, narration.message("coach-served-why", language, reason=service.reason)


def unserved(fault: Unserved, language: str = "en") -> tuple[str, ...]:
    """Why a deal is not solved: one line, and the reason where its rules are one."""
    if fault.reason in ("phase", "far"):
        short = narration.message("coach-unserved", language, reason=fault.reason, tricks=TRICKS)
    else:
        short = narration.message("coach-served", language, how=NOTHING, tricks=TRICKS)
    why = fault.why if fault.reason == "far" else fault.reason
    if fault.reason == "phase":
        return (short,)
    return short, narration.message("coach-served-why", language, reason=why)
