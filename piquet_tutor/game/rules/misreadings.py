"""Common misconceptions of the rules, as policies that take the place of the right ones.

No rule set names them; only the amendments in ``rules/data/misconceptions`` do. A deal ruled with one is never shown as
a score: it tells which number a misconception would give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, awarded, denied
from piquet_tutor.engine.rulings import Facts, Ground, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.game.combinations import Point, Sequence
from piquet_tutor.game.parts import Score
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Counted, Ended, Settled, Taken
from piquet_tutor.game.rules.policies import bonuses, declaring, playing
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState

IN_HAND: Final = bonuses.IN_HAND
STANDS_FOR: Final[Mapping[str, str]] = {
    "misread_point": "best_point",
    "misread_sequence": "best_sequence",
    "misread_other_sequence": "lesser_combinations",
    "misread_set": "best_set",
    "misread_lesser": "lesser_combinations",
    "misread_after_equal": "lesser_combinations",
    "misread_equal": "equal_best",
    "misread_repique": "repique",
    "misread_pique": "pique",
    "misread_trick": "trick_point",
    "misread_capot": "capot",
    "misread_divided": "most_tricks",
}
"""The policy that each of these replaces; a form that uses another policy there has no such misreading."""


def decided_by(rules: RuleSet, needs: Mapping[str, str]) -> bool:
    """Whether each of these clauses is in force in a rule set, and decided by the policy named for it."""
    return all(name in rules.clauses and rules.clauses[name].policy == policy for name, policy in needs.items())


def _awarded(rule: Rule, finding: Finding) -> Finding:
    return finding._replace(verdict=Verdict.AWARDED, points=int(rule.params["points"]), grounds=_sum_alone(finding))


def _denied(finding: Finding) -> Finding:
    return finding._replace(verdict=Verdict.DENIED, points=0, grounds=_sum_alone(finding))


def _sum_alone(finding: Finding) -> tuple[Ground, ...]:
    """The grounds that are left where what bars or opens the way is misread."""
    return tuple(each for each in finding.grounds if each.name == "adds_up")


def _turned(
    findings: Iterable[Finding], wrong: Callable[[Finding], bool], turn: Callable[[Finding], Finding]
) -> list[Finding]:
    return [turn(each) if wrong(each) else each for each in findings]


def _equal_class(deal: DealState) -> bool:
    return any(contest.result == "equal" for contest in deal.contests.values())


def _lost_class(deal: DealState, side: Side) -> bool:
    return any(contest.winner and contest.winner != side for contest in deal.contests.values())


def _their(deal: DealState, side: Side, kinds: Iterable[str] | None = None) -> bool:
    return any(score.side != side and (kinds is None or score.kind in kinds) for score in deal.scores)


# --- point, sequences and sets --------------------------------------------------------------------------------------


@policy("misread_point", "compare", "score", "min_length", "min_pips", "per")
def misread_point(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """The better point scores its value in pips."""
    findings = declaring.best_point(deal, rule, event)
    if isinstance(event, Counted) and isinstance(event.combination, Point):
        return [_worth(each, event.combination.pips) for each in findings]
    return findings


def _worth(finding: Finding, points: int) -> Finding:
    if finding.verdict is not Verdict.AWARDED:
        return finding
    return finding._replace(points=points, facts=Facts(finding.facts | {"points": points}))


@policy("misread_sequence", *declaring.SEQUENCE_PARAMS, "compare", "min_length", "per")
def misread_sequence(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """Sequences compared, admitted or scored by another measure."""
    return _priced(rule, declaring.best_sequence(deal, rule, event))


@policy("misread_other_sequence", "clause", "per")
def misread_other_sequence(deal: DealState, rule: Rule, event: Counted) -> Iterable[Finding]:
    """Further sequences scored by another measure."""
    return _priced(rule, declaring.lesser_combinations(deal, rule, event))


def _priced(rule: Rule, findings: Iterable[Finding]) -> Iterator[Finding]:
    for each in findings:
        by_card = rule.params["per"] == "card" and each.verdict is Verdict.AWARDED
        yield _worth(each, int(each.facts["length"])) if by_card else each


@policy("misread_set", "trio", "quatorze", "lesser", "compare")
def misread_set(deal: DealState, rule: Rule, event: Settled | Counted) -> Iterable[Finding]:
    """Sets compared by rank before size."""
    return declaring.best_set(deal, rule, event)


@policy("misread_lesser", "clause")
def misread_lesser(deal: DealState, rule: Rule, event: Counted) -> Iterable[Finding]:
    """Only the best of a class counts; the rest of it counts nothing."""
    if event.lesser:
        facts = Facts(cards=event.combination.cards, why=event.why, **declaring.measure(event.combination, ""))
        yield denied(event.side, facts, because=event.because, audience=(event.side,))


@policy("misread_after_equal", "clause")
def misread_after_equal(deal: DealState, rule: Rule, event: Counted) -> Iterable[Finding]:
    """Further combinations of a class count although the best were equal."""
    return declaring.lesser_combinations(deal, rule, event._replace(good=event.good or event.why == "voided"))


@policy("misread_equal", "to")
def misread_equal(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """Equal best: both score it, or elder does for having spoken first."""
    if not isinstance(event, Settled) or event.result != "equal" or event.called is None or event.claim is None:
        return
    given = {"both": (event.caller, event.replier), "elder": (event.caller,)}[rule.params["to"]]
    for side in given:
        one = event.called if side == event.caller else event.claim
        clause = deal.rules.clauses[f"{event.kind}.good"]
        points = declaring.worth(clause, one)
        if isinstance(one, Sequence) and clause.params.get("per") == "card":
            points = one.length
        facts = Facts(cards=one.cards, points=points, why="equal", **declaring.measure(one, ""))
        yield awarded(side, facts, points, event.because)


# --- repique and pique ----------------------------------------------------------------------------------------------


@policy("misread_repique", "points", "target", "kinds", "rouge", "how")
def misread_repique(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """A repique that nothing bars, or that too much bars: any score in hand, an equality, or a point for leading."""
    how = rule.params["how"]
    if how == "any_bars" and not deal.declared:
        return ()  # this belief can only be judged after all declarations
    findings = bonuses.repique(deal, rule, event)
    if how == "nothing_bars":
        return _turned(findings, lambda each: each.verdict is Verdict.DENIED, lambda each: _awarded(rule, each))
    bars: dict[str, Callable[[Side], bool]] = {
        "any_bars": lambda side: _their(deal, side, IN_HAND),
        "equal_bars": lambda side: _equal_class(deal),
        "lead_bars": lambda side: _their(deal, side, ("play",)),
    }
    barred = bars[how]
    return _turned(findings, lambda each: each.verdict is Verdict.AWARDED and barred(each.side or ""), _denied)


_PIQUE: Final = ("points", "target", "kinds", "rouge", "cards", "reckoning", "younger", "how")


@policy("misread_pique", *_PIQUE)
def misread_pique(deal: DealState, rule: Rule, event: Score | Ended | None) -> Iterable[Finding]:
    """A pique that nothing bars, or that too much bars, or that is scored with every repique."""
    how = rule.params["how"]
    if how == "whole_deal":
        return _after_the_play(deal, rule) if isinstance(event, Ended) else ()
    if isinstance(event, Ended):
        return ()
    if how == "with_repique" and event is not None and event.kind == "repique":
        facts = Facts(total=rule.params["target"], points=rule.params["points"], reckoning=rule.params["reckoning"])
        return (awarded(event.side, facts, int(rule.params["points"]), (event.number,)),)
    if event is not None and event.kind in ("repique", "pique"):
        return ()
    findings = bonuses.pique(deal, rule, event)
    if how == "nothing_bars":
        return _turned(findings, lambda each: each.verdict is Verdict.DENIED, lambda each: _awarded(rule, each))
    if how == "lost_bars":
        return _turned(findings, lambda each: _lost_class(deal, each.side or ""), _denied)
    if how == "equal_bars":
        return _turned(findings, lambda each: _equal_class(deal), _denied)
    return findings


def _after_the_play(deal: DealState, rule: Rule) -> Iterator[Finding]:
    """Thirty by the end of the play, if the opponents have scored nothing in the whole deal."""
    for side in deal.table.sides if rule.params["younger"] else deal.table.sides[:1]:
        mine = [score for score in deal.scores if score.side == side and score.kind in rule.params["kinds"]]
        reached = sum(score.points for score in mine)
        if any(score.kind == "repique" and score.side == side for score in deal.scores):
            continue
        if reached >= rule.params["target"]:
            facts = Facts(total=reached, points=rule.params["points"], reckoning=rule.params["reckoning"])
            found = awarded(side, facts, int(rule.params["points"]))
            yield _denied(found) if _their(deal, side) else found


# --- the play -------------------------------------------------------------------------------------------------------


@policy("misread_trick", "scoring", "how")
def misread_trick(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """One for taking any trick, whoever led it; or nothing for taking any."""
    for each in playing.trick_point(deal, rule, event):
        if rule.params["how"] == "always":
            yield each._replace(verdict=Verdict.AWARDED, points=1)
        else:
            yield each._replace(verdict=Verdict.ALLOWED, points=0)


@policy("misread_capot", "points", "besides")
def misread_capot(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """The capot on top of the score for the cards."""
    return [
        each._replace(points=each.points + int(rule.params["besides"])) for each in playing.capot(deal, rule, event)
    ]


@policy("misread_divided", "points")
def misread_divided(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Six tricks each: the score for the cards is shared."""
    half = int(rule.params["points"]) // 2
    for each in playing.most_tricks(deal, rule, event):
        if each.verdict is Verdict.DENIED:
            for side in deal.table.sides:
                yield awarded(side, Facts(each.facts | {"points": half}), half)
        else:
            yield each
